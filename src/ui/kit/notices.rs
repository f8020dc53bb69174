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

/// The notices, each until it is put away.
#[component]
pub(in crate::ui) fn Notices(props: &NoticesProps) -> Html {
    let dispatch = use_dispatch();
    let words = use_texts();
    let rows = props.notices.iter().enumerate().map(|(place, &notice)| {
        html! {
            <p class="notice" data-notice={notice.code()} key={notice.code()}>
                <span>{ notice_text(words, notice) }</span>
                <Button action="dismiss" label={words.labels.close} icon={CLOSE}
                    weight={Weight::Quiet}
                    on_press={dispatch.on(move || Action::DismissNotice(place))} />
            </p>
        }
    });
    html! { <div class="notices" role="status">{ for rows }</div> }
}
