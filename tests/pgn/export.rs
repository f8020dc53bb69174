//! The export format of the standard, against files that other programs exported.

use crate::corpora::corpus_bytes;
use crate::support::{game_files, read};

/// Where a file isn't as the standard has it, with the section that decides.
const AGAINST_THE_STANDARD: [(&str, &str); 1] = [(
    "ashlar-chess/pgnExport/lineBreaks/01_linux.pgn",
    "8.1.1: BlackElo comes before WhiteElo, ECO before both",
)];

fn export(name: &str) -> String {
    read(corpus_bytes(name).unwrap())
        .iter()
        .map(|reading| reading.pgn.to_string())
        .collect()
}

fn text(name: &str) -> String {
    String::from_utf8(corpus_bytes(name).unwrap()).unwrap()
}

#[test]
fn exported_files_come_out_byte_for_byte() {
    for name in game_files("ashlar-chess/pgnExport") {
        let same = export(&name) == text(&name);
        let reason = AGAINST_THE_STANDARD
            .iter()
            .find(|(other, _)| *other == name);
        assert_eq!(same, reason.is_none(), "{name}: {reason:?}");
        // Only the order of the tags differs.
        assert_eq!(normal(&export(&name)), normal(&text(&name)), "{name}");
    }
}

/// Tags and words of a file, whatever their order and line breaks.
fn normal(text: &str) -> (Vec<&str>, Vec<&str>) {
    let (mut tags, moves): (Vec<_>, Vec<_>) = text.lines().partition(|line| line.starts_with('['));
    tags.sort_unstable();
    let words = moves.into_iter().flat_map(str::split_whitespace).collect();
    (tags, words)
}

/// Whether as many words as possible stand on each line of the moves, none is too long and none
/// begins with a space.
fn is_filled(text: &str) -> bool {
    let moves = text.split_once("\n\n").map_or("", |(_, moves)| moves);
    let lines: Vec<_> = moves.trim_end().lines().collect();
    let early = lines.windows(2).any(|pair| {
        let next = pair[1].split(' ').next().unwrap_or_default();
        pair[0].len() + 1 + next.len() < 80
    });
    !early
        && lines
            .iter()
            .all(|line| line.len() < 80 && !line.starts_with(' '))
}

/// Where a file has other words than the standard has, with the section that decides.
const OTHER_WORDS: [(&str, &str); 1] = [(
    "ashlar-chess/pgn/cha/lichess/quick/depthAboveFour/winnableForFlaggingWithHelpmate/lichess_jnox9kxK_helpmate.pgn",
    "4.1: codes 128 to 159 are not used; a tag was decoded wrongly and has some",
)];

/// 1,397 games of that program. Every tag, move, number and result must be the same; the layout
/// too, unless a line is 80 characters long or longer or ends too early or
/// begins with a space (8.2.1), or a tag is out
/// of order (8.1.1).
#[test]
fn other_games_come_out_word_for_word() {
    let mut same_bytes = 0;
    let files = game_files("ashlar-chess/pgn");
    for name in &files {
        let (ours, theirs) = (export(name), text(name));
        if let Some((_, reason)) = OTHER_WORDS.iter().find(|(other, _)| other == name) {
            assert_ne!(normal(&ours), normal(&theirs), "{name}: {reason}");
            continue;
        }
        assert_eq!(normal(&ours), normal(&theirs), "{name}");
        let tags = |text: &str| text.split_once("\n\n").map(|(tags, _)| tags.to_owned());
        if is_filled(&theirs) && tags(&ours) == tags(&theirs) {
            assert_eq!(ours, theirs, "{name}");
            same_bytes += 1;
        }
    }
    assert!(files.is_empty() || (files.len(), same_bytes) == (1397, 433));
}
