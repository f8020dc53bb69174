//! The gallery: every drawing and part in every state, for who changes them.

use std::rc::Rc;

use yew::prelude::*;

use super::gallery_samples::{hand, marked_board, tray};
use crate::app::Stir;
use crate::engine::{ByColor, CardKind, Color, Level, Piece, Role};
use crate::ui::art::{BOOK, FLAG, SAME_TYPE, UNDO, card_back, card_face, piece_image};
use crate::ui::board::Board;
use crate::ui::cards::{CardTray, Hand};
use crate::ui::context::Ui;
use crate::ui::kit::{Button, Weight};

/// Everything at once. The page's language and theme are those of the link.
pub(in crate::ui) fn gallery(ui: &Ui) -> Html {
    let words = ui.words();
    let pieces = ["classic", "simple"].map(|set| {
        let rows = ["size-24", "size-48", "size-96", "size-200"].map(piece_rows);
        html! { <section class="gallery__pieces" data-pieces={set}>{ for rows }</section> }
    });
    let cards = ["card large", "card middle", "card small", "card tiny"].map(|size| {
        let faces = CardKind::ALL.map(|kind| {
            let live = [Role::Knight, Role::Bishop];
            card(
                size,
                card_face(
                    words,
                    kind,
                    if kind == CardKind::SameType {
                        &live
                    } else {
                        &[]
                    },
                ),
            )
        });
        html! { <section class="gallery__row">{ for faces }{ card(size, card_back()) }</section> }
    });
    let boards = [("wood", Level::One), ("blue", Level::Two), ("contrast", Level::Standard)].map(|(style, level)| {
        let view = Rc::new(marked_board(level));
        html! { <div class="gallery__board" data-squares={style} data-look={style}><Board {view} /></div> }
    });
    let [white, black] = words.colors.map(|color| color.label.to_owned());
    let players = ByColor {
        white,
        black: black.clone(),
    };
    let trays = [(56, Some(Stir::Shuffled)), (30, None), (9, None), (0, None), (48, Some(Stir::Gathered))].map(|(count, stir)| {
        let view = tray(count, stir);
        html! { <div class="gallery__tray"><CardTray {view} players={players.clone()} flipped={false} compact={false} /></div> }
    });
    let hands = [Some(()), None].map(|seen| {
        html! { <div class="gallery__tray"><Hand view={hand(seen.is_some())} player={black.clone()} place="" /></div> }
    });
    let buttons = [Weight::Main, Weight::Plain, Weight::Tool, Weight::Quiet].map(|weight| {
        let two = [(BOOK, false), (UNDO, false), (FLAG, true), (SAME_TYPE, false)].map(|(icon, disabled)| html! {
            { Button::new("back", words.labels.rules, Callback::noop()).short(words.labels.rules).icon(icon).weight(weight).disabled(disabled).draw() }
        });
        html! { <section class="gallery__row">{ for two }</section> }
    });
    html! {
        <main class="screen gallery" data-screen="gallery">
            { for pieces }
            { for cards }
            <section class="gallery__row">{ for boards }</section>
            <section class="gallery__row">{ for trays }{ for hands }</section>
            { for buttons }
        </main>
    }
}

fn piece_rows(size: &'static str) -> Html {
    let row = |shade: &'static str| {
        let pieces = Color::ALL
            .into_iter()
            .flat_map(|color| Role::ALL.map(|role| Piece { color, role }));
        let pieces = pieces.map(|piece| html! { <span class={size}>{ piece_image(piece) }</span> });
        html! { <div class={shade}>{ for pieces }</div> }
    };
    html! { <>{ row("square--light") }{ row("square--dark") }</> }
}

fn card(size: &'static str, drawing: Html) -> Html {
    html! { <span class={size}>{ drawing }</span> }
}
