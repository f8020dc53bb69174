//! Whatever the bytes are: no panic, every fault at a place that exists, and what was read is a
//! game like any other.

use proptest::prelude::*;

use chess_a_la_carte::engine::{PgnFault, PgnReading, read_pgn};

use crate::support::{read, reading};

/// The lines of a file, with their length in characters.
fn line_lengths(bytes: &[u8]) -> Vec<usize> {
    let text = String::from_utf8_lossy(bytes).replace("\r\n", "\n");
    text.split(['\n', '\r'])
        .map(|line| line.chars().count())
        .collect()
}

fn check(bytes: &[u8]) -> Result<(), TestCaseError> {
    // Bytes that aren't UTF-8 count one each, so a line is at most as long as its bytes.
    let utf8 = std::str::from_utf8(bytes).is_ok();
    let lines = line_lengths(bytes);
    let mut last_line = 0;
    for PgnReading {
        pgn,
        line,
        fault,
        warnings,
    } in read_pgn(bytes)
    {
        prop_assert!(line > last_line || line == last_line && line > 0);
        last_line = line;
        for &PgnFault { line, column, .. } in fault.iter().chain(&warnings) {
            prop_assert!(line >= last_line && line <= lines.len(), "line {line}");
            prop_assert!(column >= 1);
            if utf8 {
                prop_assert!(column <= lines[line - 1] + 1, "{line}:{column}");
            }
        }
        let text = pgn.to_string();
        let again = reading(&text);
        prop_assert_eq!(&again.pgn, &pgn, "{}", text);
        prop_assert_eq!(again.pgn.to_string(), text);
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    #[test]
    fn bytes(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        check(&bytes)?;
    }

    #[test]
    fn words_of_game_files(words in prop::collection::vec(prop::sample::select(WORDS), 0..60)) {
        check(words.concat().as_bytes())?;
    }

    #[test]
    fn words_and_bytes(
        words in prop::collection::vec(prop::sample::select(WORDS), 0..40),
        bytes in prop::collection::vec(any::<u8>(), 1..5),
        place in any::<prop::sample::Index>(),
    ) {
        let mut text = words.concat().into_bytes();
        let place = place.index(text.len() + 1);
        text.splice(place..place, bytes);
        check(&text)?;
    }
}

const WORDS: &[&str] = &[
    "[Event \"x\"]",
    "[White \"a \\\" b\"]",
    "[Result \"1-0\"]",
    "[SetUp \"1\"]",
    "[Broken",
    "[A \"b",
    "[FEN \"4k3/4R3/8/8/8/8/8/4K3 w - - 0 1\"]",
    "[FEN \"8/8\"]",
    "[Variant \"Atomic\"]",
    "[Variant \"Chess a la Carte\"]",
    "[Level \"1\"]",
    "[Level \"advanced\"]",
    "\n",
    "\n",
    "\n\n",
    "\r\n",
    "\r",
    " ",
    " ",
    "%hidden\n",
    "\n%hidden\n",
    "{comment}",
    "{",
    "}",
    ";rest\n",
    ";",
    "(",
    "(",
    ")",
    ")",
    "1.",
    "1...",
    "1",
    "12. ",
    "...",
    "e4 ",
    "e5 ",
    "Nf3 ",
    "Nc6 ",
    "d4",
    "Bb5",
    "O-O",
    "0-0",
    "Rxe8",
    "Kd8 ",
    "e2e4 ",
    "a8(Q)",
    "exd5 e.p.",
    "--",
    "Z0",
    "$1",
    "$300",
    "$",
    "!",
    "?!",
    "±",
    "∞ ",
    "=",
    "½",
    "½–½",
    "1–0",
    "1-0",
    "0-1 ",
    "*",
    "*\n\n",
    "é",
    "\u{a0}",
    "\u{feff}",
    "\\",
    "<",
    "\t",
    "[%clk 0:00:01]",
    "{[%clk 0:05:00] [%cal Ge2e4]}",
    "{ %x\n%y }",
    "{a\u{1}b}",
];

#[test]
fn nothing_is_no_game() {
    for text in [
        "",
        " \n\t\r\n",
        "\u{feff}",
        "% 1. e4\n",
        "{only a comment}",
        "; and another",
    ] {
        assert_eq!(read(text), [], "{text:?}");
    }
}
