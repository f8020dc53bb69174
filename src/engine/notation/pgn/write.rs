//! The export format of the standard.

use super::super::super::chess::{Color, Position, Strictness};
use super::super::fen::Fen;
use super::game::Pgn;
use super::law;
use super::line::{PgnLine, PgnPlies};
use super::tags::ROSTER;

/// A line is shorter than 80 characters.
const LINE: usize = 79;

/// The game, with the empty line that ends it.
pub(super) fn export(pgn: &Pgn) -> String {
    let mut out = String::new();
    for (name, unknown) in ROSTER {
        tag(&mut out, name, pgn.tags.get(name).unwrap_or(unknown));
    }
    let result = pgn.result.to_string();
    tag(&mut out, "Result", &result);
    // In the order of their names. There are few: a sort of the library would be out of proportion.
    let mut others: Vec<(&str, &str)> = Vec::new();
    let mut add = |name, value| {
        let place = others.partition_point(|other| *other < (name, value));
        others.insert(place, (name, value));
    };
    for (name, value) in pgn.tags.iter() {
        if ROSTER.iter().all(|(tag, _)| *tag != name) {
            add(name, value);
        }
    }
    let fen = Fen(pgn.start.to_setup()).to_string();
    if pgn.rules != Strictness::Chess || pgn.start != law::initial() {
        add("SetUp", "1");
        add("FEN", &fen);
    }
    for (name, value) in others {
        tag(&mut out, name, value);
    }
    out.push('\n');
    let mut moves = Movetext {
        out,
        column: 0,
        pending: String::new(),
    };
    moves.line(pgn.rules, &pgn.start, &pgn.line, "");
    moves.word(&result);
    moves.place_pending();
    moves.out + "\n\n"
}

fn tag(out: &mut String, name: &str, value: &str) {
    let value = value.replace('\\', "\\\\").replace('"', "\\\"");
    out.push_str(&format!("[{name} \"{value}\"]\n"));
}

/// The moves, broken into lines.
struct Movetext {
    out: String,
    column: usize,
    /// The last word: it is placed when nothing can stick to it any more.
    pending: String,
}

impl Movetext {
    /// Writes a line and its variations, which are never deeper than a reader allows. `opening`
    /// sticks to the first word.
    fn line(&mut self, rules: Strictness, start: &Position, line: &PgnLine, opening: &str) {
        let mut opening = opening;
        for comment in &line.comments {
            self.comment(comment, opening);
            opening = "";
        }
        // Black's move is numbered where White's doesn't stand right before it.
        let mut apart = true;
        for ply in PgnPlies::new(rules, *start, line) {
            let position = ply.position();
            let number = position.fullmoves();
            match position.turn() {
                Color::White => {
                    self.word(&format!("{opening}{number}."));
                    opening = "";
                }
                Color::Black if apart => {
                    self.word(&format!("{opening}{number}..."));
                    opening = "";
                }
                Color::Black => {}
            }
            self.word(&ply.san());
            let played = ply.played();
            for nag in &played.nags {
                self.word(&format!("${nag}"));
            }
            for comment in &played.comments {
                self.comment(comment, "");
            }
            for variation in &played.variations {
                self.line(rules, position, variation, "(");
                self.pending.push(')');
            }
            for comment in &played.closing {
                self.comment(comment, "");
            }
            apart = !(played.nags.is_empty()
                && played.comments.is_empty()
                && played.variations.is_empty());
        }
    }

    fn comment(&mut self, comment: &str, opening: &str) {
        let mut start = format!("{opening}{{");
        for word in words(comment) {
            start.push_str(word);
            self.word(&start);
            start.clear();
        }
        self.pending.push('}');
    }

    fn word(&mut self, word: &str) {
        self.place_pending();
        self.pending.push_str(word);
    }

    fn place_pending(&mut self) {
        let length = self.pending.chars().count();
        if self.column == 0 {
            self.column = length;
        } else if self.column + 1 + length <= LINE {
            self.out.push(' ');
            self.column += 1 + length;
        } else {
            self.out.push('\n');
            self.column = length;
        }
        self.out.push_str(&self.pending);
        self.pending.clear();
    }
}

/// The parts of a comment between which a line may end: not within a command such as
/// `[%clk 0:05:00]`, nor before a `%`, which in the first column would hide its line.
fn words(comment: &str) -> Vec<&str> {
    let mut words = Vec::new();
    let (mut start, mut command_end) = (0, 0);
    // An unclosed bracket is looked for once only.
    let last_bracket = comment.rfind(']').unwrap_or(0);
    for (at, letter) in comment.char_indices() {
        let rest = &comment[at..];
        if at >= command_end && at < last_bracket && rest.starts_with("[%") {
            command_end = at + rest.find(']').unwrap_or(0);
        }
        if letter == ' ' && at >= command_end && !rest.starts_with(" %") {
            words.push(&comment[start..at]);
            start = at + 1;
        }
    }
    words.push(&comment[start..]);
    words
}
