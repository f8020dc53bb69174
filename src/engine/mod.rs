//! The referee: chess, cards, the rules of each level, the course of a game and its clocks.
//!
//! Pure: it knows no screen and no storage, reads no clock, and has no randomness but a seed it is
//! given. The same [`Start`] and the same [`Command`]s always lead to the same [`Game`]. Whatever
//! is refused comes with a reason that carries its facts; sentences are made elsewhere.
//!
//! ```
//! use chess_a_la_carte::engine::{Command, Event, Game, Level, Start};
//!
//! let mut game = Game::new(Start::new(Level::One, 42));
//! let events = game.advance(Command::Draw).unwrap();
//! assert!(matches!(events[0], Event::CardDrawn { .. }));
//! ```
#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod cards;
mod chess;
mod clock;
mod game;
mod match_score;
mod notation;
mod odds;
mod rules;

pub use cards::{
    Card, CardId, CardKind, DeckError, DeckList, DiscardPile, MAX_DECK, ParseDeckListError,
    same_type_roles,
};
pub use chess::{
    Bitboard, Board, ByColor, CastlingRights, CastlingSide, Color, File, IllegalMove, Move,
    MoveList, PROMOTIONS, ParseMoveError, ParseSquareError, Piece, Position, Rank, Repetitions,
    Role, RoleSet, Setup, SetupError, SetupErrors, Square, Squares, Strictness, Zobrist, attacks,
    between, castling_rook, line, perft,
};
pub use clock::{
    Clock, ClockSnapshot, FlagFallen, FlagVerdict, Millis, ParseSnapshotError, PerMove, SideTime,
    TimeControl, TimeControlError, flag_verdict,
};
pub use game::{
    Command, CommandError, EndReason, Event, Fields, Game, GameRecord, GameView, LinkError,
    MAX_COMMANDS, MAX_LINK_LETTERS, MAX_SAVE_BYTES, Moved, Outcome, ParseCommandError,
    PgnGameError, Phase, Ply, PlyAction, RecordError, SaveError, Seat, Special, Start, StartError,
    TimedGame, Timing, read_game, read_link, seal, unseal, write_game, write_link,
};
pub use match_score::{Match, ParseMatchError, Player};
pub use notation::{
    Fen, FenError, FenField, MAX_PGN_BYTES, MAX_PGN_DEPTH, MAX_PGN_GAMES, MAX_PGN_PLIES,
    MAX_PGN_TAGS, MAX_PGN_WARNINGS, Pgn, PgnFault, PgnFaultCode, PgnLine, PgnMove, PgnPlies,
    PgnPly, PgnReader, PgnReading, PgnResult, PgnShape, PgnTagError, PgnTags, SanError, UciError,
    basic_san, read_basic_san, read_pgn, read_san, read_uci, san,
};
pub use odds::{CardCounts, CardOutlook, Ratio, Tally};
pub use rules::{
    HouseRules, HouseRulesError, Level, LostTurn, Refusal, Ruleset, Stuck, StuckCause,
};
