//! Mate, stalemate and material, row by row against tables of verdicts.

use chess_a_la_carte::engine::{Position, Strictness};

use crate::corpora::{corpus, rows};
use crate::support::{advanced, after, chess, load};

#[test]
fn c3_c7_the_verdicts_of_finished_games() {
    let Some(table) = corpus("draws/ashlar-verdicts.tsv") else {
        return;
    };
    for row in rows(&table) {
        let position = chess(row[2]);
        let verdict = [
            position.halfmoves().to_string(),
            u8::from(position.is_checkmate()).to_string(),
            u8::from(position.is_stalemate()).to_string(),
            u8::from(position.has_insufficient_material()).to_string(),
        ];
        assert_eq!(verdict[..], row[3..7], "{}", row[0]);
    }
}

/// Who can still mate by any series of moves: `--` where nobody can. Too little material (C7) is
/// one of the reasons.
#[test]
fn c7_too_little_material_is_always_dead() {
    let Some(text) = corpus("draws/d3-chess/test-vector.txt") else {
        return;
    };
    let mut dead = 0;
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let Some((who, fen)) = line.split_once(' ') else {
            continue;
        };
        let position = load(fen.trim(), Strictness::Basic).unwrap();
        let too_little = position.has_insufficient_material();
        assert!(!too_little || who == "--", "{line}");
        dead += usize::from(too_little);
    }
    assert_eq!(
        dead, 31,
        "of 806 dead positions; the others are shut up, not bare"
    );
}

fn leads_to(position: &Position, end: fn(&Position) -> bool) -> bool {
    position
        .legal_moves()
        .iter()
        .any(|&mv| end(&position.play(mv).unwrap()))
}

#[test]
fn c3_mates_in_one_and_stalemates() {
    // One of the stalemates has more rooks than pawns are gone: only the Basic game lets it stand.
    for (file, strictness) in [
        ("mate1", Strictness::Chess),
        ("stalemate0", Strictness::Basic),
    ] {
        let Some(text) = corpus(&format!("draws/sunfish/{file}.fen")) else {
            return;
        };
        for line in text.lines().filter(|line| !line.trim().is_empty()) {
            let position = load(line, strictness).unwrap();
            let found = match file {
                "mate1" => leads_to(&position, Position::is_checkmate),
                _ => position.is_stalemate(),
            };
            assert!(found, "{file}: {line}");
        }
    }
}

#[test]
fn c7_stalemate_is_a_draw_and_an_underpromotion_avoids_it() {
    assert!(chess("7K/5q2/6k1/8/8/8/8/8 w - - 1 2").is_stalemate());
    let pawn = chess("8/k1P5/8/1K6/8/8/8/8 w - - 0 1");
    assert!(after(&pawn, "c8=Q").is_stalemate());
    assert!(!after(&pawn, "c8=R").is_stalemate());
}

#[test]
fn c7_the_edge_cases_of_material() {
    let Some(table) = corpus("draws/edge-cases.tsv") else {
        return;
    };
    let mut checked = 0;
    for row in rows(&table) {
        let too_little = match row[3] {
            "dead position by material" => true,
            "mate still possible" => false,
            _ => continue,
        };
        assert_eq!(
            advanced(row[1]).has_insufficient_material(),
            too_little,
            "{row:?}"
        );
        checked += 1;
    }
    assert_eq!(checked, 13);
}
