//! The print on the learning side of the board: the silhouette and the name of each piece on the
//! square it starts on.

use std::fmt::Write as _;

use chess_a_la_carte::app::Locale;
use chess_a_la_carte::engine::{Level, Start};
use chess_a_la_carte::i18n::texts;

/// One symbol for each way round the board can lie.
pub(crate) fn symbols() -> String {
    [("white", false), ("black", true)]
        .map(|(bottom, flipped)| symbol(bottom, flipped))
        .concat()
}

fn symbol(bottom: &str, flipped: bool) -> String {
    let start = Start::new(Level::One, 0);
    let board = start.position().board();
    let seen = |index: u8| i32::from(if flipped { 7 - index } else { index });
    let mut figures = String::new();
    let mut names = Locale::ALL.map(|locale| (locale, String::new()));
    for square in board.occupied() {
        let piece = board.piece_at(square).unwrap();
        let (x, y) = (
            seen(square.file().index()) * 100,
            seen(7 - square.rank().index()) * 100,
        );
        let letter = piece.role.letter();
        writeln!(
            figures,
            "<use href=\"#piece-{letter}\" x=\"{}\" y=\"{}\" width=\"70\" height=\"70\"/>",
            x + 15,
            y + 11,
        )
        .unwrap();
        for (locale, names) in &mut names {
            let name = texts(*locale).role(piece.role).name;
            write!(
                names,
                "<text x=\"{}\" y=\"{}\">{name}</text>",
                x + 50,
                y + 95
            )
            .unwrap();
        }
    }
    let names = names
        .map(|(locale, names)| {
            format!(
                "<g class=\"print-{}\" text-anchor=\"middle\">{names}</g>\n",
                locale.key()
            )
        })
        .concat();
    format!("<symbol id=\"print-{bottom}\" viewBox=\"0 0 800 800\">\n{figures}{names}</symbol>\n")
}
