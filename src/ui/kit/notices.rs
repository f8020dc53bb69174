//! What has to be told beside the game.

use std::rc::Rc;

use yew::prelude::*;

use super::{Button, Weight};
use crate::app::{Action, Notice};
use crate::i18n::notice_text;
use crate::ui::art::CLOSE;
use crate::ui::context::{use_dispatch, use_texts};

#[derive(Clone, PartialEq, Properties)]
pub(in crate::ui) struct NoticesProps {
    pub(in crate::ui) notices: Rc<[Notice]>,
}

/// The notices, until they are put away.
#[component]
pub(in crate::ui) fn Notices(props: &NoticesProps) -> Html {
    let dispatch = use_dispatch();
    let words = use_texts();
    let lines = props.notices.iter().map(|&notice| {
        html! { <p data-notice={notice.code()} key={notice.code()}>{ notice_text(words, notice) }</p> }
    });
    html! {
        <div class="notices" role="status">
            if !props.notices.is_empty() {
                <div class="notice">
                    <div class="notice__lines">{ for lines }</div>
                    <Button action="dismiss" label={words.labels.close} icon={CLOSE}
                        weight={Weight::Quiet}
                        on_press={dispatch.on(|| Action::DismissNotices)} />
                </div>
            }
        </div>
    }
}
