//! Giving a game away: as a link, as a code to be read by a camera, as a file.

use std::rc::Rc;

use yew::prelude::*;

use crate::app::{
    Action, AppState, Session, ShareAction, export_pgn, link_of_game, link_of_position,
};
use crate::engine::write_game;
use crate::platform::{address, can_send, copy, download, file_date, now, send};
use crate::ui::art::{SHARE, qr};
use crate::ui::context::Ui;
use crate::ui::kit::{Button, Dialog, Weight};

/// Opens the dialog.
pub(in crate::ui) fn share_button(ui: &Ui, weight: Weight) -> Html {
    let label = ui.words().library.share;
    html! {
        { Button::new("share", label, ui.dispatch.on(|| Action::Share(ShareAction::Open))).short(label).icon(SHARE).weight(weight).draw() }
    }
}

/// The dialog, while something is shared.
pub(in crate::ui) fn share_dialog(ui: &Ui, state: &AppState) -> Html {
    let (Some(sharing), Some((shown, whole))) = (state.sharing, state.on_screen()) else {
        return html! {};
    };
    let (labels, words) = (&ui.words().labels, &ui.words().library);
    let fragment = if sharing.whole {
        link_of_game(whole)
    } else {
        link_of_position(shown)
    };
    let link = address() + &fragment;
    let choice = |of_whole, key: &'static str, label: &'static str| {
        html! {
            <label class="share__choice">
                <input type="radio" name="share" data-share={key} checked={sharing.whole == of_whole}
                    onchange={ui.dispatch.on::<Event>(move || Action::Share(ShareAction::Whole(of_whole)))} />
                <span>{ label }</span>
            </label>
        }
    };
    let cards = whole.game().rules().deck.is_some();
    let warned = (sharing.whole && cards).then_some(words.share_warning);
    let copy_link = {
        let (dispatch, link) = (ui.dispatch.clone(), link.clone());
        move |_| {
            let dispatch = dispatch.clone();
            copy(&link, move |copied| {
                dispatch.send(Action::Share(ShareAction::Copied(copied)));
            });
        }
    };
    let send_link = {
        let (title, link) = (ui.words().title, link.clone());
        move |_| send(title, &link)
    };
    let (copy_label, refused) = match sharing.copied {
        None => (words.copy, None),
        Some(true) => (words.copied, None),
        Some(false) => (words.copy, Some(words.not_copied)),
    };
    let code = qr(&link, words.qr).unwrap_or_else(|| html! { <p>{ words.no_qr }</p> });
    html! {
        <Dialog id="share" title={words.share} on_cancel={ui.dispatch.on(|| Action::Share(ShareAction::Close))}>
            <div class="share__choices">
                { choice(false, "position", words.share_position) }
                { choice(true, "game", words.share_game) }
            </div>
            <p class="share__warning" data-share-warning={warned.map(|_| "")}>{ warned }</p>
            { code }
            <input class="share__link" type="text" readonly=true aria-label={words.link}
                data-link="" value={link} />
            <p class={classes!("share__said", refused.is_none().then_some("unseen"))} role="status">
                { refused.or(sharing.copied.map(|_| words.copied)) }
            </p>
            <div class="dialog__buttons share__buttons">
                { Button::new("copy-link", copy_label, Callback::from(copy_link)).weight(Weight::Main).draw() }
                if can_send() {
                    { Button::new("send", words.send, Callback::from(send_link)).draw() }
                }
                if sharing.whole {
                    { files(ui, whole, state.opened) }
                }
                { Button::new("close", labels.close, ui.dispatch.on(|| Action::Share(ShareAction::Close))).draw() }
            </div>
        </Dialog>
    }
}

/// The game as a file of one kind or the other.
fn files(ui: &Ui, session: &Rc<Session>, opened: u64) -> Html {
    let words = &ui.words().library;
    let pgn = {
        let session = Rc::clone(session);
        move |_| {
            let date = file_date(opened + now().0);
            download(
                &format!("chess-{date}.pgn"),
                &export_pgn(&session, Some(&date)),
            );
        }
    };
    let save = {
        let session = Rc::clone(session);
        move |_| {
            let date = file_date(opened + now().0);
            download(
                &format!("chess-{date}.json"),
                &write_game(&session.timed, now()),
            );
        }
    };
    html! {
        <>
            { Button::new("export-pgn", words.export_pgn, Callback::from(pgn)).draw() }
            { Button::new("export-save", words.export_save, Callback::from(save)).draw() }
        </>
    }
}
