//! A game as a game file, and back.

use super::super::cards::{Card, CardKind};
use super::super::chess::{ByColor, Color};
use super::super::clock::TimeControl;
use super::super::notation::{Fen, Pgn, PgnMove, PgnResult};
use super::super::rules::{HouseRules, Level};
use super::command::{Command, CommandError};
use super::outcome::{EndReason, Outcome};
use super::ply::{Ply, PlyAction};
use super::start::{Start, StartError, Timing};
use super::state::{Game, Phase};

/// Why a game file holds no game that can be played here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PgnGameError {
    /// The tag `Level` names no level.
    Level,
    /// The tag `Seed`, `HouseRules` or `Clock` can't be read.
    Tags,
    /// The game can't start like that.
    Start(StartError),
    /// A comment names no card that was there to be played.
    Card {
        /// The number of the turn, from 1.
        ply: usize,
    },
    /// A turn can't be played.
    Turn {
        /// The number of the turn, from 1.
        ply: usize,
        /// Why.
        error: CommandError,
    },
}

impl From<StartError> for PgnGameError {
    fn from(error: StartError) -> Self {
        Self::Start(error)
    }
}

const NEW_HAND: &str = "new hand";

impl Game {
    /// The game as a game file: for a card game with its level, deck, hands, seed and house rules
    /// as tags, and the card of each turn as a comment, so that [`Self::from_pgn`] gives it back.
    /// Draw offers and what was taken back are not in it.
    ///
    /// ```
    /// use chess_a_la_carte::engine::{Command, Game, Level, Start};
    /// let mut game = Game::new(Start::new(Level::One, 7).with_cards(Some("NR"), None).unwrap());
    /// game.advance(Command::Draw).unwrap();
    /// game.advance(Command::Move("g1f3".parse().unwrap())).unwrap();
    /// let pgn = game.to_pgn();
    /// assert!(pgn.to_string().ends_with("1. Nf3 {card N} *\n\n"));
    /// assert_eq!(Game::from_pgn(&pgn).unwrap().plies(), game.plies());
    /// ```
    #[must_use]
    pub fn to_pgn(&self) -> Pgn {
        let start = self.start();
        let position = *start.position();
        let mut pgn = match Pgn::card_game(position, self.level().key()) {
            Some(pgn) if self.rules().deck.is_some() => pgn,
            _ => Pgn::new(position),
        };
        for (name, value) in self.tags() {
            // The names are our own, so they can be used.
            let _ = pgn.set_tag(name, &value);
        }
        let places = self.places_in_hand();
        for (ply, place) in self.plies().iter().zip(places) {
            let mv = match ply.action {
                PlyAction::Moved(moved) => Some(moved.mv),
                PlyAction::Lost | PlyAction::ChangedHand => None,
            };
            // A turn that was played here can be written there.
            let Ok(written) = pgn.push(mv) else { break };
            if let Some(comment) = card_comment(ply, place) {
                written.add_comment(&comment);
            }
        }
        pgn.set_result(match self.outcome() {
            None | Some((Outcome::Annulled, _)) => PgnResult::Unfinished,
            Some((Outcome::Draw, _)) => PgnResult::Draw,
            Some((Outcome::Win(Color::White), _)) => PgnResult::WhiteWins,
            Some((Outcome::Win(Color::Black), _)) => PgnResult::BlackWins,
        });
        pgn
    }

    fn tags(&self) -> Vec<(&'static str, String)> {
        let start = self.start();
        let mut tags = Vec::new();
        if self.rules().deck.is_some() {
            tags.push(("Deck", start.pile_letters()));
            tags.push(("Seed", start.seed().to_string()));
            if self.rules().hand > 0 {
                let hands = start.hand_letters();
                tags.push(("Hands", format!("{},{}", hands.white, hands.black)));
            }
        }
        if *start.house_rules() != HouseRules::default() {
            tags.push(("HouseRules", start.house_rules().to_string()));
        }
        let timing = start.timing();
        if timing.control != TimeControl::Unlimited {
            tags.push(("Clock", timing.control.to_string()));
        }
        if let Some((_, reason)) = self.outcome() {
            tags.push(("Ending", reason.code().to_owned()));
        }
        tags
    }

    /// For each turn, how many cards of the same kind stood in the hand before the one played.
    fn places_in_hand(&self) -> Vec<usize> {
        let mut then = Self::new(self.start.clone());
        let mut places = Vec::new();
        for &command in &self.commands {
            if command.ends_a_turn() {
                let hand = then.hand(then.turn());
                let played = match command {
                    Command::Play(id, _) | Command::PlayDead(id) => then.card_in_hand(id),
                    Command::Draw
                    | Command::Move(_)
                    | Command::ChangeHand
                    | Command::AcceptLostTurn
                    | Command::Touch(_)
                    | Command::OfferDraw(_)
                    | Command::AcceptDraw(_)
                    | Command::DeclineDraw(_)
                    | Command::ClaimDraw(_)
                    | Command::Resign(_)
                    | Command::FlagFell(_) => None,
                };
                places.push(played.map_or(0, |card| {
                    let before = hand.iter().take_while(|held| held.id != card.id);
                    before.filter(|held| held.kind == card.kind).count()
                }));
            }
            // They were carried out before.
            let _ = then.advance(command);
        }
        places
    }

    /// The game that a game file holds.
    ///
    /// # Errors
    /// Why it is no game of ours.
    pub fn from_pgn(pgn: &Pgn) -> Result<Self, PgnGameError> {
        match Self::from_pgn_so_far(pgn)? {
            (game, None) => Ok(game),
            (_, Some(error)) => Err(error),
        }
    }

    /// The game that a game file holds, as far as it can be played here, and why not further.
    ///
    /// # Errors
    /// Why not even its start is one of ours.
    pub fn from_pgn_so_far(pgn: &Pgn) -> Result<(Self, Option<PgnGameError>), PgnGameError> {
        let mut game = Self::new(start(pgn)?);
        for (index, written) in pgn.line().moves().iter().enumerate() {
            if let Err(error) = game.play_written(index + 1, written) {
                return Ok((game, Some(error)));
            }
        }
        end(&mut game, pgn);
        Ok((game, None))
    }

    fn play_written(&mut self, ply: usize, written: &PgnMove) -> Result<(), PgnGameError> {
        let refused = |error| PgnGameError::Turn { ply, error };
        if *self.phase() == Phase::Draw {
            self.advance(Command::Draw).map_err(refused)?;
        }
        let command = turn(self, written).ok_or(PgnGameError::Card { ply })?;
        self.advance(command).map_err(refused)?;
        Ok(())
    }
}

/// "card N"; "card N 2" where the second knight card of the hand was played.
fn card_comment(ply: &Ply, place: usize) -> Option<String> {
    match (ply.action, ply.card) {
        (PlyAction::ChangedHand, _) => Some(NEW_HAND.to_owned()),
        (_, None) => None,
        (_, Some(card)) if place == 0 => Some(format!("card {}", card.kind.letter())),
        (_, Some(card)) => Some(format!("card {} {}", card.kind.letter(), place + 1)),
    }
}

fn start(pgn: &Pgn) -> Result<Start, PgnGameError> {
    let tag = |name| pgn.tags().get(name);
    let level = match tag("Level") {
        None => Level::Standard,
        Some(key) => Level::from_key(key).ok_or(PgnGameError::Level)?,
    };
    let seed = tag("Seed")
        .map_or(Ok(0), str::parse)
        .map_err(|_| PgnGameError::Tags)?;
    let house: HouseRules = tag("HouseRules")
        .unwrap_or_default()
        .parse()
        .map_err(|_| PgnGameError::Tags)?;
    let hands = tag("Hands").and_then(|hands| hands.split_once(','));
    let hands = hands.map(|(white, black)| ByColor { white, black });
    let start = Start::with_house_rules(level, house, seed).map_err(StartError::from)?;
    let fen = Fen(pgn.start().to_setup()).to_string();
    let start = start.with_fen(&fen)?.with_cards(tag("Deck"), hands)?;
    let control = tag("Clock").map_or(Ok(TimeControl::Unlimited), str::parse);
    Ok(start.with_timing(Timing {
        control: control.map_err(|_| PgnGameError::Tags)?,
        timeout_loses: pgn.result() != PgnResult::Unfinished,
    }))
}

/// What was done in a turn, as its move and its comments tell.
fn turn(game: &Game, written: &PgnMove) -> Option<Command> {
    let told = |comment: &&String| comment.as_str() == NEW_HAND || comment.starts_with("card ");
    let comment = written.comments().iter().find(told).map(String::as_str);
    match (game.phase(), written.mv()) {
        (Phase::Choose, mv) => {
            if comment? == NEW_HAND {
                return Some(Command::ChangeHand);
            }
            let card = card_in_hand(game, comment?)?;
            Some(match mv {
                Some(mv) => Command::Play(card.id, mv),
                None => Command::PlayDead(card.id),
            })
        }
        (_, Some(mv)) => Some(Command::Move(mv)),
        (_, None) => Some(Command::AcceptLostTurn),
    }
}

fn card_in_hand(game: &Game, comment: &str) -> Option<Card> {
    let mut words = comment.split(' ').skip(1);
    let kind = words
        .next()?
        .chars()
        .next()
        .and_then(CardKind::from_letter)?;
    let place: usize = words.next().map_or(Some(1), |number| number.parse().ok())?;
    let alike = game
        .hand(game.turn())
        .iter()
        .filter(|card| card.kind == kind);
    alike.copied().nth(place.checked_sub(1)?)
}

/// Ends a game that its moves alone don't end, as its result and its tag `Ending` tell.
fn end(game: &mut Game, pgn: &Pgn) {
    let winner = match pgn.result() {
        PgnResult::WhiteWins => Some(Color::White),
        PgnResult::BlackWins => Some(Color::Black),
        PgnResult::Draw | PgnResult::Unfinished => None,
    };
    let ending = pgn.tags().get("Ending").unwrap_or_default();
    let side = game.turn();
    let timed_out = [EndReason::TimeOut, EndReason::TimeOutBareKing];
    let commands = if timed_out.iter().any(|reason| reason.code() == ending) {
        vec![Command::FlagFell(winner.map_or(side, Color::opponent))]
    } else if ending == EndReason::HandMate.code() {
        vec![Command::Draw]
    } else if let Some(winner) = winner {
        vec![Command::Resign(winner.opponent())]
    } else if ending == EndReason::DrawAgreed.code() {
        vec![
            Command::OfferDraw(side),
            Command::AcceptDraw(side.opponent()),
        ]
    } else if pgn.result() == PgnResult::Draw {
        vec![Command::ClaimDraw(side)]
    } else {
        Vec::new()
    };
    for command in commands {
        // A game that has ended by itself, or a draw that can't be claimed: it stays as it is.
        let _ = game.advance(command);
    }
}
