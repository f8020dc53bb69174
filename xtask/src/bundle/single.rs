//! The whole app in one file, to be opened by a double click.

use std::path::Path;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use sha2::{Digest, Sha256};

use super::page::Page;
use crate::failure::{Explain, Failure, Result};

pub(crate) const NAME: &str = "chess-a-la-carte.html";

/// Writes [`NAME`] beside the page of `stage`: scripts and first styles in the page, allowed by
/// their hashes; the wasm, and what else is fetched `later` elsewhere, packed as text.
pub(super) fn write(stage: &Path, later: [&str; 3]) -> Result<()> {
    let mut page = Page::read(stage.join("index.html"))?;
    let wasm = page.link_ending(".wasm")?;
    let glue = page.link_ending(".js")?;
    let loader = page.script()?;
    let [sheet] = page.style_sheets().try_into().map_err(|sheets: Vec<_>| {
        Failure::new(format!(
            "The page should have one style sheet, not {}.",
            sheets.len()
        ))
    })?;

    let styles = super::text(&stage.join(&sheet))?;
    // In one module the glue's names are the loader's own: nothing is left to import or export.
    let glue_text = super::text(&stage.join(&glue))?;
    let glue_text = without_exports(&glue_text)?;
    let loader_text = super::text(&stage.join(&loader))?.replace(
        "import(glue.href)",
        "Promise.resolve({ default: __wbg_init })",
    );
    let script = format!("{glue_text}\n{loader_text}");
    if script.contains("</script") || script.contains("<!--") || styles.contains("</style") {
        return Err(Failure::new(
            "A script or a style holds an end tag, which would end it inside the single file.",
        ));
    }

    page.replace_link(&sheet, &format!("<style>{styles}</style>"))?;
    page.replace_link(&glue, "")?;
    page.replace_link(&wasm, "")?;
    page.replace_link("manifest.webmanifest", "")?;
    page.replace_link("icons/apple-touch-icon.png", "")?;
    page.replace("<html ", "<html data-single=\"\" ");
    page.inline_icon(&super::text(&stage.join("icon.svg"))?)?;
    page.replace_script(&loader, &script)?;
    let later = later.map(|name| super::text(&stage.join(name)));
    let later = later.into_iter().collect::<Result<Vec<_>>>()?;
    for (id, content) in [
        ("wasm", super::read(&stage.join(&wasm))?),
        ("later", later.join("\0").into_bytes()),
    ] {
        let packed = STANDARD.encode(gzip(&content)?);
        page.replace(
            "</body>",
            &format!("<script type=\"application/octet-stream+base64\" id=\"{id}\">{packed}</script>\n</body>"),
        );
    }
    page.replace(
        "script-src 'self'",
        &format!("script-src '{}'", hash(&script)),
    );
    page.replace(
        "style-src 'self'",
        &format!("style-src '{}'", hash(&styles)),
    );
    page.write_to(&stage.join(NAME))
}

/// wasm-bindgen's glue with its `export`s taken out.
fn without_exports(glue: &str) -> Result<String> {
    let mut lines = Vec::new();
    for line in glue.lines() {
        if line.starts_with("import ") {
            return Err(Failure::new(
                "The glue imports another file, which the single file can't hold yet.",
            ));
        }
        if !line.starts_with("export {") {
            lines.push(line.strip_prefix("export ").unwrap_or(line));
        }
    }
    Ok(lines.join("\n"))
}

fn hash(text: &str) -> String {
    format!("sha256-{}", STANDARD.encode(Sha256::digest(text)))
}

/// As small as it gets, however long that takes.
fn gzip(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut packed = Vec::new();
    let options = zopfli::Options::default();
    zopfli::compress(options, zopfli::Format::Gzip, bytes, &mut packed)
        .explain(|| "Cannot pack a part of the single file".to_owned())?;
    Ok(packed)
}
