//! What has to be told beside the game.

use yew::prelude::*;

use super::{Button, Weight};
use crate::app::{Action, Notice};
use crate::i18n::notice_text;
use crate::ui::art::CLOSE;
use crate::ui::context::Ui;

/// The notices, until they are put away.
pub(in crate::ui) fn notices(ui: &Ui, notices: &[Notice]) -> Html {
    let words = ui.words();
    let lines = notices.iter().map(|&notice| {
        html! { <p data-notice={notice.code()} key={notice.code()}>{ notice_text(words, notice) }</p> }
    });
    html! {
        <div class="notices" role="status">
            if !notices.is_empty() {
                <div class="notice">
                    <div class="notice__lines">{ for lines }</div>
                    { Button::new("dismiss", words.labels.close, ui.dispatch.on(|| Action::DismissNotices)).icon(CLOSE).weight(Weight::Quiet).draw() }
                </div>
            }
        </div>
    }
}
