//! A script that plays itself at a table, one action after the other, as a person would do it.
//!
//! | written | done |
//! |---|---|
//! | `+` | a card is taken from the pile |
//! | `e2e4` `e7e8q` | a piece is picked up and put down, and a pawn promoted |
//! | `e2-e4` | the same at one stroke |
//! | `Ne2g3` | a card of the hand is chosen, then its move is made |
//! | `N--` | a card of the hand that moves nothing is played |
//! | `--` | the lost turn is accepted |
//! | `*` | the hand is changed |
//! | `@e2` | a piece is picked up, or a square tapped |
//! | `^e2d4` | these squares are pointed at |
//! | `&e2` | a piece is touched, where that binds |
//! | `=` `=+` `=-` | a draw is offered, accepted, declined |
//! | `#` `<` | the side to move resigns; the last turn is taken back |
//! | `!` before any of these | it is tried and refused |

use std::rc::Rc;

use super::super::action::TableAction;
use super::super::play::Edge;
use super::super::session::{Question, Session};
use super::step::Scene;
use crate::engine::{Bitboard, CardKind, Command, Move, Square};

/// A table at which a script is being played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tape {
    /// The table as it stands.
    pub session: Rc<Session>,
    /// The squares that are pointed at.
    pub marks: Bitboard,
    /// What is still to be played.
    rest: &'static str,
    /// The actions of the part that has begun, the next one last.
    queue: Vec<TableAction>,
}

impl Tape {
    /// The table of a scene with its script still to be played.
    #[must_use]
    pub fn new(scene: &Scene) -> Option<Self> {
        Some(Self {
            session: Rc::new(scene.table().ok()?),
            marks: Bitboard::EMPTY,
            rest: scene.script,
            queue: Vec::new(),
        })
    }

    /// The table of a scene after its script.
    #[must_use]
    pub fn played(scene: &Scene) -> Option<Self> {
        let mut tape = Self::new(scene)?;
        tape.play_out();
        Some(tape)
    }

    /// The same table with another script before it.
    #[must_use]
    pub fn then(self, script: &'static str) -> Self {
        Self {
            rest: script,
            ..self
        }
    }

    /// Whether everything has been played.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.queue.is_empty() && self.rest.trim_start().is_empty()
    }

    /// The next part of the script as it is written; `None` while one is being played.
    #[must_use]
    pub fn upcoming(&self) -> Option<&'static str> {
        self.queue
            .is_empty()
            .then(|| split_token(self.rest))?
            .map(|(token, _)| token)
    }

    /// Plays the next action of the script. `None` at its end, or where it can't go on.
    #[must_use]
    pub fn next(&self) -> Option<Self> {
        let mut tape = self.clone();
        if tape.queue.is_empty() {
            let (token, rest) = split_token(tape.rest)?;
            tape.rest = rest;
            if let Some(squares) = token.strip_prefix('^') {
                tape.marks = squares_in(squares);
                return Some(tape);
            }
            if let Some(square) = token.strip_prefix('&') {
                let touch = Command::Touch(square.parse().ok()?);
                tape.session = Rc::new(tape.session.command(touch, None, Edge::PLAIN));
                return Some(tape);
            }
            if token == "!*" {
                let error = tape.session.game().may_change_hand().err()?;
                tape.session = Rc::new(tape.session.refuse(error, None));
                return Some(tape);
            }
            tape.queue = actions(&tape.session, token)?;
        }
        let action = tape.queue.pop()?;
        tape.session = Rc::new(tape.act(action)?);
        Some(tape)
    }

    /// The table after an action, with no result lying over it.
    fn act(&self, action: TableAction) -> Option<Session> {
        let session = self.session.play(action, Edge::PLAIN)?;
        Some(Session {
            result_open: false,
            ..session
        })
    }

    /// Plays the rest of the script at once.
    pub fn play_out(&mut self) {
        while let Some(next) = self.next() {
            *self = next;
        }
    }
}

fn split_token(script: &'static str) -> Option<(&'static str, &'static str)> {
    let script = script.trim_start();
    (!script.is_empty()).then(|| script.split_once(' ').unwrap_or((script, "")))
}

/// The squares of a text such as `e2d4` or `e2 d4`.
pub(super) fn squares_in(text: &str) -> Bitboard {
    let mut squares = Bitboard::EMPTY;
    for part in text.split(' ') {
        let mut rest = part;
        while let Some((name, after)) = rest.split_at_checked(2) {
            if let Ok(square) = name.parse::<Square>() {
                squares = squares.with(square);
            }
            rest = after;
        }
    }
    squares
}

/// What has to be done at the table for one part of a script, the first action last.
fn actions(session: &Session, token: &str) -> Option<Vec<TableAction>> {
    let yes = TableAction::Answer { yes: true };
    let asked = |question| Some(vec![yes, TableAction::Ask(question)]);
    let bare = token.strip_prefix('!');
    let (token, refused) = (bare.unwrap_or(token), bare.is_some());
    let single = match token {
        "+" => TableAction::Draw,
        "--" => TableAction::AcceptLostTurn,
        "=" => TableAction::OfferDraw(session.game().turn()),
        "=+" => TableAction::AnswerDraw { accept: true },
        "=-" => TableAction::AnswerDraw { accept: false },
        "*" => return asked(Question::ChangeHand),
        "#" => return asked(Question::Resign(session.game().turn())),
        "<" => return asked(Question::TakeBack(session.last_to_play())),
        _ => return moves(session, token, refused),
    };
    Some(vec![single])
}

fn moves(session: &Session, token: &str, refused: bool) -> Option<Vec<TableAction>> {
    if let Some(square) = token.strip_prefix('@') {
        return Some(vec![TableAction::TapSquare(square.parse().ok()?)]);
    }
    let first = token.chars().next().filter(char::is_ascii_uppercase);
    let kind = first.and_then(CardKind::from_letter);
    let token = token.get(usize::from(kind.is_some())..)?;
    let mut all = Vec::new();
    if token == "--" {
        if !refused {
            all.push(TableAction::Answer { yes: true });
        }
    } else {
        let (from, to, becomes) = match token.split_once('-') {
            Some((from, to)) => (from.parse().ok()?, to.parse().ok()?, None),
            None => {
                let mv: Move = token.parse().ok()?;
                (mv.from, mv.to, mv.promotion)
            }
        };
        if refused || token.len() == 5 && becomes.is_none() {
            all.push(TableAction::DropPiece { from, to });
        } else {
            all.extend(becomes.map(TableAction::Promote));
            all.extend([TableAction::TapSquare(to), TableAction::TapSquare(from)]);
        }
    }
    if let Some(kind) = kind {
        let hand = session.game().hand(session.game().turn());
        let card = hand.iter().find(|card| card.kind == kind)?;
        all.push(TableAction::ChooseCard(card.id));
    }
    Some(all)
}
