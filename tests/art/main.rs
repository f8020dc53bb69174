//! The drawings that follow from the engine: the small boards on the cards and the print on the
//! learning side of the board. `cargo xtask art` writes them; here they are compared.
#![allow(clippy::unwrap_used, reason = "a test stops at the first surprise")]

mod learning_side;
mod mini_board;

use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

use chess_a_la_carte::engine::{CardKind, Role};

/// Set by `cargo xtask art`: then the file is written instead of compared.
const WRITE: &str = "CHESS_A_LA_CARTE_WRITE_ART";

fn drawn() -> String {
    let mut svg =
        String::from("<svg class=\"sprite\" width=\"0\" height=\"0\" aria-hidden=\"true\">\n");
    for role in Role::ALL {
        svg += &mini_board::symbol(role);
    }
    svg += &learning_side::symbols();
    svg += "</svg>\n";
    svg
}

#[test]
fn the_drawings_show_the_moves_and_words_of_the_engine() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/ui/art/drawn.svg");
    let drawn = drawn();
    if env::var_os(WRITE).is_some() {
        fs::write(&path, &drawn).unwrap();
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        kept == drawn,
        "src/ui/art/drawn.svg is out of date: `cargo xtask art` draws it"
    );
}

#[test]
fn every_piece_and_card_has_its_symbols() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/ui/art");
    let mut sprite = fs::read_to_string(folder.join("sprite.svg")).unwrap();
    sprite += &drawn();
    let kinds = Role::ALL
        .map(CardKind::Piece)
        .into_iter()
        .chain([CardKind::SameType]);
    for kind in kinds {
        for part in ["piece", "moves"] {
            let mut id = String::new();
            write!(id, "id=\"{part}-{}\"", kind.letter()).unwrap();
            assert_eq!(sprite.matches(&id).count(), 1, "{id}");
        }
    }
}

#[test]
fn every_icon_has_its_symbol() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/ui/art");
    let sprite = fs::read_to_string(folder.join("sprite.svg")).unwrap();
    let names = fs::read_to_string(folder.join("icons.rs")).unwrap();
    let names: Vec<&str> = names.split('"').skip(1).step_by(2).collect();
    assert!(names.len() > 15, "{names:?}");
    for name in names {
        let id = name.strip_prefix('#').map(|id| format!("id=\"{id}\""));
        let drawn = id.is_some_and(|id| sprite.matches(&id).count() == 1);
        assert!(
            drawn,
            "icons.rs: {name} is not the name of a symbol in sprite.svg: draw it there"
        );
    }
}
