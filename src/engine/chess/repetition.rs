//! How often a position has stood on the board (rule C8).

use super::position::Position;
use super::zobrist::Zobrist;

/// The positions of a game, to count repetitions. Hands of cards are ignored (rule A10).
///
/// ```
/// use chess_a_la_carte::engine::{Fen, Position, Repetitions, Strictness};
/// let Fen(setup) = "4k3/8/8/8/8/8/8/4K2R w K - 0 1".parse().unwrap();
/// let mut position = Position::new(&setup, Strictness::Chess).unwrap();
/// let mut seen = Repetitions::default();
/// assert_eq!(seen.record(&position), 1);
/// for mv in ["h1g1", "e8e7", "g1h1", "e7e8"] {
///     position = position.play(mv.parse().unwrap()).unwrap();
///     assert_eq!(seen.record(&position), 1, "the right to castle is gone");
/// }
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Repetitions {
    keys: Vec<Zobrist>,
}

impl Repetitions {
    /// Adds the position that now stands on the board and says how often it has stood there,
    /// this time included.
    pub fn record(&mut self, position: &Position) -> usize {
        self.keys.push(position.key());
        // What stood before the last capture or pawn move can't come back.
        let reversible = usize::from(position.halfmoves()) + 1;
        self.keys
            .iter()
            .rev()
            .take(reversible)
            .filter(|&&key| key == position.key())
            .count()
    }
}
