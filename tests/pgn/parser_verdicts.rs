//! Files that another parser accepts or refuses: the folder's name is its verdict.

use crate::corpora::corpus_bytes;
use crate::support::{game_files, movetext, read};

/// What that parser refuses and we put up with, by a part of the file's name.
const TOLERATED: [(&str, &str); 22] = [
    (
        "beyond_insufficient_material",
        "players go on; the moves are legal",
    ),
    (
        "commentary_not_followed_by_space",
        "white space means nothing",
    ),
    (
        "commentary_followed_by_two_spaces",
        "white space means nothing",
    ),
    (
        "commentary_followed_by_space_but_ending",
        "a comment may end a game",
    ),
    (
        "commentary_not_followed_by_value",
        "a comment may end a game",
    ),
    ("/empty/", "no game at all is a valid file (section 8)"),
    (
        "04_tag_format",
        "the bracket is missing, the value is there",
    ),
    (
        "12_1_tag_no_end_brace",
        "the bracket is missing, the value is there",
    ),
    ("tag_reappear", "tags after moves are the next game's"),
    (
        "tag_setup_tag_value_invalid",
        "there is no FEN: the normal array",
    ),
    (
        "tag_set_up_value_invalid",
        "the FEN counts, whatever SetUp says",
    ),
    (
        "24_fen_tag_set_but_not_required",
        "a FEN without SetUp is common",
    ),
    ("empty_line", "empty lines mean nothing before the end"),
    ("tag_name_starts_with_space", "white space means nothing"),
    ("tag_name_space_after_missing", "white space means nothing"),
    ("tag_result_missing", "the result after the moves counts"),
    (
        "16_tag_result_value_invalid",
        "the result after the moves counts",
    ),
    ("18_file_end_invalid", "a result may be missing"),
    ("26_", "numbers of moves are not needed (8.2.2.1)"),
    (
        "strict/exception/san/03_",
        "a sign for a capture that is none",
    ),
    (
        "AndCommentary/exception/02_",
        "a sign may stand apart from its move",
    ),
    (
        "AnnotationOnly/exception/0",
        "signs may be longer or stand apart",
    ),
];

#[test]
fn what_is_refused_has_a_fault_or_a_warning() {
    let mut tolerated = 0;
    let files: Vec<_> = game_files("ashlar-chess/pgnParser")
        .into_iter()
        .filter(|name| name.contains("/exception/") || name.contains("/beyond/"))
        .collect();
    for name in &files {
        let found = read(corpus_bytes(name).unwrap())
            .iter()
            .any(|reading| reading.fault.is_some() || !reading.warnings.is_empty());
        let reason = TOLERATED.iter().find(|(part, _)| name.contains(part));
        assert!(found || reason.is_some(), "{name}");
        tolerated += usize::from(!found);
    }
    assert!(files.is_empty() || (files.len(), tolerated) == (90, 40));
}

#[test]
fn what_is_accepted_has_no_fault() {
    let mut accepted = 0;
    let files = game_files("ashlar-chess/pgnParser");
    for name in &files {
        if name.contains("/exception/") || name.contains("/beyond/") {
            continue;
        }
        let readings = read(corpus_bytes(name).unwrap());
        assert_eq!(readings.len(), 1, "{name}");
        assert_eq!(readings[0].fault, None, "{name}");
        accepted += 1;
    }
    assert!(files.is_empty() || accepted == 155, "{accepted}");
}

#[test]
fn sloppy_moves_are_exported_canonically() {
    for (name, moves) in [
        ("01_missing_check_suffix", "1. e4 e5 2. Bc4 Nc6 3. Bxf7+ *"),
        ("02_missing_checkmate_suffix", "1. Ra8# *"),
        ("03_spurious_check_suffix", "1. e4 *"),
        ("04_spurious_checkmate_suffix", "1. e4 *"),
        ("05_wrong_check_suffix_for_checkmate", "1. Ra8# *"),
        (
            "06_wrong_checkmate_suffix_for_check",
            "1. e4 e5 2. Bc4 Nc6 3. Bxf7+ *",
        ),
        ("07_missing_capture_marker", "1. e4 e5 2. Nf3 d6 3. Nxe5 *"),
        ("08_spurious_capture_marker", "1. e4 e5 2. Bc4 *"),
        ("09_overspecified_file_disambiguation", "1. e4 Nc6 *"),
        ("10_overspecified_rank_disambiguation", "1. Ne7 *"),
        ("11_overspecified_square_disambiguation", "1. Ne7 *"),
        ("12_non_standard_rank_disambiguation", "1. Rda1 *"),
        ("13_long_algebraic_notation", "1. e4 *"),
        ("14_uci_notation", "1. e4 *"),
        (
            "15_zero_instead_of_o_castling",
            "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O *",
        ),
        ("16_explicit_pawn_letter", "1. e4 *"),
        ("17_missing_promotion_equals", "1. a8=Q *"),
        ("18_lowercase_piece_letter", "1. Nf3 *"),
        ("19_uppercase_file_letter", "1. Nf3 *"),
        (
            "20_uppercase_capture_marker",
            "1. e4 e5 2. Nf3 d6 3. Nxe5 *",
        ),
        ("21_lowercase_promotion_piece", "1. a8=Q *"),
    ] {
        let name = format!("ashlar-chess/pgnParser/lenient/sanForgivenItems/{name}.pgn");
        let Some(bytes) = corpus_bytes(&name) else {
            return;
        };
        assert_eq!(movetext(&read(bytes)[0].pgn), moves, "{name}");
    }
}
