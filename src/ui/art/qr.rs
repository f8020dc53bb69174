//! A link as a square code, to be read by a camera.

use qrcodegen::{QrCode, QrCodeEcc};
use yew::prelude::*;

/// More letters make a code too fine to be read off a screen.
const MOST_LETTERS: usize = 1200;
/// The empty edge that readers need.
const EDGE: i32 = 4;

/// The code of `text`; `None` if it is too long.
pub(in crate::ui) fn qr(text: &str, label: &'static str) -> Option<Html> {
    if text.len() > MOST_LETTERS {
        return None;
    }
    let code = QrCode::encode_binary(text.as_bytes(), QrCodeEcc::Low).ok()?;
    let size = code.size();
    let mut path = String::new();
    for y in 0..size {
        for x in 0..size {
            if code.get_module(x, y) {
                path += &format!("M{} {}h1v1h-1z", x + EDGE, y + EDGE);
            }
        }
    }
    let all = size + 2 * EDGE;
    Some(html! {
        <svg class="qr" viewBox={format!("0 0 {all} {all}")} role="img" aria-label={label}
            shape-rendering="crispEdges" data-qr={text.to_owned()}>
            <path d={path} />
        </svg>
    })
}
