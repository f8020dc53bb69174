//! The gallery: whether the drawings look as they were approved, and whether they can be told apart
//! without colour.

use std::collections::BTreeMap;
use std::path::Path;
use std::{env, fs};

use browser_tests::{Outcome, Page, Picture, Size, check};

/// Set to look at the drawings and approve of them: then what they look like is kept.
const WRITE: &str = "CHESS_A_LA_CARTE_WRITE_ART";

/// Engines smooth edges each in its way.
const MOST_DRIFT: f64 = 9.0;

const PIECES: [&str; 6] = ["P", "N", "B", "R", "Q", "K"];

fn open(page: &Page, fragment: &str) -> Outcome {
    page.goto(&format!("gallery&{fragment}"))?;
    page.wait_for("[data-screen=gallery]")?;
    page.wait_still()
}

/// A selector for a piece of the gallery. `side` is 0 for White and 1 for Black.
fn piece(set: &str, size: u32, shade: &str, side: usize, role: usize) -> String {
    let place = side * PIECES.len() + role + 1;
    format!("[data-pieces={set}] .square--{shade} > .size-{size}:nth-child({place})")
}

#[test]
fn the_drawings_look_as_approved() -> Outcome {
    check("gallery", Size::LAPTOP, |page| {
        let mut seen = BTreeMap::new();
        open(page, "theme=light")?;
        for (set, side, shade) in [
            ("classic", 0, "dark"),
            ("classic", 1, "light"),
            ("simple", 0, "dark"),
            ("simple", 1, "dark"),
        ] {
            for (role, letter) in PIECES.iter().enumerate() {
                let picture = page.picture(&piece(set, 96, shade, side, role))?;
                seen.insert(format!("{set}-{}{letter}", ["w", "b"][side]), picture);
            }
        }
        for kind in ["P", "N", "B", "R", "Q", "K", "S"] {
            let css = format!(".gallery .small > [data-kind={kind}]");
            seen.insert(format!("card-{kind}"), page.picture(&css)?);
        }
        seen.insert(
            "card-back".into(),
            page.picture(".gallery .large > .card-back")?,
        );
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/gallery.txt");
        if env::var_os(WRITE).is_some() {
            let lines = seen
                .iter()
                .map(|(name, picture)| format!("{name} {}\n", picture.to_text()));
            fs::write(&path, lines.collect::<String>()).expect("the file can be written");
        }
        let kept = fs::read_to_string(&path).unwrap_or_default();
        let kept: BTreeMap<&str, Picture> = kept
            .lines()
            .filter_map(|line| line.split_once(' '))
            .filter_map(|(name, text)| Some((name, Picture::from_text(text)?)))
            .collect();
        let mut changed = Vec::new();
        for (name, picture) in &seen {
            let drift = kept
                .get(name.as_str())
                .map_or(f64::INFINITY, |kept| picture.distance(kept));
            if drift > MOST_DRIFT {
                changed.push(format!("{name} by {drift:.1}"));
            }
        }
        assert!(
            changed.is_empty(),
            "look at #gallery, then run with {WRITE}=1: {changed:?}"
        );
        Ok(())
    })
}

#[test]
fn pieces_of_24_pixels_differ_in_outline() -> Outcome {
    check("gallery-small", Size::LAPTOP, |page| {
        open(page, "theme=light")?;
        for set in ["classic", "simple"] {
            for (side, shade) in [(0, "light"), (0, "dark"), (1, "light"), (1, "dark")] {
                let pictures = (0..PIECES.len())
                    .map(|role| page.picture(&piece(set, 24, shade, side, role)))
                    .collect::<Outcome<Vec<_>>>()?;
                told_apart(&format!("{set} {side} {shade}"), &PIECES, &pictures, 12.0);
            }
        }
        Ok(())
    })
}

#[test]
fn every_state_of_a_square_is_seen_without_colour() -> Outcome {
    check("gallery-marks", Size::LAPTOP, |page| {
        const EMPTY: &[&str] = &["", "target=move", "last"];
        const OCCUPIED: &[&str] = &[
            "",
            "movable",
            "target=capture",
            "selected",
            "last",
            "blocker",
            "check",
        ];
        const SQUARES: [(&str, &[&str]); 4] = [
            ("e5", EMPTY),
            ("f5", EMPTY),
            ("f7", OCCUPIED),
            ("g7", OCCUPIED),
        ];
        for theme in ["light", "dark"] {
            open(page, &format!("theme={theme}"))?;
            for style in ["wood", "blue", "contrast"] {
                for (square, states) in SQUARES {
                    let css = format!("[data-look={style}] [data-square={square}]");
                    let mut pictures = Vec::new();
                    for state in states {
                        mark(page, &css, state)?;
                        pictures.push(page.picture(&css)?);
                    }
                    mark(page, &css, "")?;
                    told_apart(&format!("{theme} {style} {square}"), states, &pictures, 6.0);
                }
            }
        }
        Ok(())
    })
}

/// Marks a square by hand: two states can then be compared on the very same square. The plates below
/// what can move are one drawing for the whole board; its first one is moved to the square.
fn mark(page: &Page, css: &str, state: &str) -> Outcome {
    let body = "const cell = document.querySelector(arguments[0]); \
        for (const name of ['movable', 'target', 'selected', 'last', 'blocker', 'check']) \
            delete cell.dataset[name]; \
        for (const mark of arguments[1].split(' ').filter(Boolean)) \
            cell.dataset[mark.split('=')[0]] = mark.split('=')[1] ?? ''; \
        const board = cell.closest('.board'), plates = board.querySelector('.plates'); \
        const place = [...board.querySelectorAll('[data-square]')].indexOf(cell); \
        const corner = plates.getAttribute('d').match(/\\d+/g).slice(0, 2).map((at) => Math.floor(at / 100)); \
        const way = [place % 8 - corner[0], Math.floor(place / 8) - corner[1]].map((squares) => squares * 100); \
        plates.setAttribute('transform', `translate(${'movable' in cell.dataset ? way : -9999})`)";
    page.script(body, &[css.into(), state.into()])?;
    page.wait_still()
}

fn told_apart(what: &str, names: &[&str], pictures: &[Picture], least: f64) {
    for (first, one) in names.iter().zip(pictures) {
        for (second, two) in names
            .iter()
            .zip(pictures)
            .skip_while(|(name, _)| *name != first)
            .skip(1)
        {
            let distance = one.distance(two);
            assert!(
                distance > least,
                "{what}: {first:?} and {second:?} differ by {distance:.1} only"
            );
        }
    }
}
