//! What was done in a game, as bits.
//!
//! Nearly every command is the one that its phase asks for: drawing, a move, a card with a move,
//! accepting a lost turn. So the commands are written as runs of such, each with its length
//! before it, and another command or the end after it. In a run, only choices take bits.

use super::super::super::cards::{Card, CardId};
use super::super::super::chess::Move;
use super::super::command::Command;
use super::super::save::MAX_COMMANDS;
use super::super::start::Start;
use super::super::state::{Game, Phase};
use super::bits::{BitReader, BitWriter};

/// What may follow a run. A link holds the places in this list: add only at its end.
const AFTER_RUN: [AfterRun; 10] = [
    AfterRun::End,
    AfterRun::PlayDead,
    AfterRun::ChangeHand,
    AfterRun::Touch,
    AfterRun::OfferDraw,
    AfterRun::AcceptDraw,
    AfterRun::DeclineDraw,
    AfterRun::ClaimDraw,
    AfterRun::Resign,
    AfterRun::FlagFell,
];

#[derive(Clone, Copy, PartialEq, Eq)]
enum AfterRun {
    End,
    PlayDead,
    ChangeHand,
    Touch,
    OfferDraw,
    AcceptDraw,
    DeclineDraw,
    ClaimDraw,
    Resign,
    FlagFell,
}

impl AfterRun {
    /// `None` for a command of a run.
    const fn of(command: Command) -> Option<Self> {
        match command {
            Command::Draw | Command::Move(_) | Command::Play(..) | Command::AcceptLostTurn => None,
            Command::PlayDead(_) => Some(Self::PlayDead),
            Command::ChangeHand => Some(Self::ChangeHand),
            Command::Touch(_) => Some(Self::Touch),
            Command::OfferDraw(_) => Some(Self::OfferDraw),
            Command::AcceptDraw(_) => Some(Self::AcceptDraw),
            Command::DeclineDraw(_) => Some(Self::DeclineDraw),
            Command::ClaimDraw(_) => Some(Self::ClaimDraw),
            Command::Resign(_) => Some(Self::Resign),
            Command::FlagFell(_) => Some(Self::FlagFell),
        }
    }

    fn write(self, bits: &mut BitWriter) {
        let place = AFTER_RUN.iter().position(|&other| other == self);
        bits.choice(place.unwrap_or_default(), AFTER_RUN.len());
    }

    fn read(bits: &mut BitReader<'_>) -> Option<Self> {
        AFTER_RUN.get(bits.choice(AFTER_RUN.len())?).copied()
    }
}

/// Writes what was done and taken back, and returns the game with all of it done.
pub(super) fn write(bits: &mut BitWriter, game: &Game) -> Game {
    bits.count(game.undone.len());
    let line: Vec<Command> = game
        .commands
        .iter()
        .chain(game.undone.iter().rev())
        .copied()
        .collect();
    let mut game = Game::new(game.start.clone());
    let mut rest = &*line;
    loop {
        let is_other = |&command: &Command| AfterRun::of(command).is_some();
        let run = rest.iter().position(is_other).unwrap_or(rest.len());
        bits.count(run);
        let (run, after) = rest.split_at(run);
        for &command in run {
            write_choices(bits, &game, command);
            // What was once part of the game is not refused.
            let _ = game.advance(command);
        }
        let Some((&command, after)) = after.split_first() else {
            AfterRun::End.write(bits);
            return game;
        };
        if let Some(kind) = AfterRun::of(command) {
            kind.write(bits);
        }
        write_choices(bits, &game, command);
        let _ = game.advance(command);
        rest = after;
    }
}

/// Reads what [`write`] wrote: the game, and the game with everything taken back done again.
pub(super) fn read(bits: &mut BitReader<'_>, start: Start) -> Option<(Game, Game)> {
    let undone = bits.count()?;
    let mut end = Game::new(start);
    loop {
        let run = bits.count()?;
        if end.commands.len() + run > MAX_COMMANDS {
            return None;
        }
        for _ in 0..run {
            let command = read_of_run(bits, &end)?;
            end.advance(command).ok()?;
        }
        let command = match AfterRun::read(bits)? {
            AfterRun::End => break,
            AfterRun::PlayDead => Command::PlayDead(read_card(bits, &end)?.id),
            AfterRun::ChangeHand => Command::ChangeHand,
            AfterRun::Touch => Command::Touch(bits.square()?),
            AfterRun::OfferDraw => Command::OfferDraw(bits.color()?),
            AfterRun::AcceptDraw => Command::AcceptDraw(bits.color()?),
            AfterRun::DeclineDraw => Command::DeclineDraw(bits.color()?),
            AfterRun::ClaimDraw => Command::ClaimDraw(bits.color()?),
            AfterRun::Resign => Command::Resign(bits.color()?),
            AfterRun::FlagFell => Command::FlagFell(bits.color()?),
        };
        end.advance(command).ok()?;
    }
    let done = end.commands.len().checked_sub(undone)?;
    let (done, taken_back) = end.commands.split_at_checked(done)?;
    if taken_back.is_empty() {
        return Some((end.clone(), end));
    }
    let mut game = Game::replay(end.start.clone(), done).ok()?;
    game.undone = taken_back.iter().rev().copied().collect();
    Some((game, end))
}

/// The command that the phase asks for.
fn read_of_run(bits: &mut BitReader<'_>, game: &Game) -> Option<Command> {
    match game.phase() {
        Phase::Draw => Some(Command::Draw),
        Phase::Move { .. } => read_move(bits, &game.legal_moves()).map(Command::Move),
        Phase::LostTurn { .. } => Some(Command::AcceptLostTurn),
        Phase::Choose => {
            let card = read_card(bits, game)?;
            let mv = read_move(bits, &game.card_moves(card))?;
            Some(Command::Play(card.id, mv))
        }
        Phase::Over { .. } => None,
    }
}

fn write_choices(bits: &mut BitWriter, game: &Game, command: Command) {
    match command {
        Command::Draw | Command::AcceptLostTurn | Command::ChangeHand => {}
        Command::Move(mv) => write_move(bits, &game.legal_moves(), mv),
        Command::Play(id, mv) => {
            write_card(bits, game, id);
            let moves = game.card_in_hand(id).map(|card| game.card_moves(card));
            write_move(bits, &moves.unwrap_or_default(), mv);
        }
        Command::PlayDead(id) => write_card(bits, game, id),
        Command::Touch(square) => bits.square(square),
        Command::OfferDraw(color)
        | Command::AcceptDraw(color)
        | Command::DeclineDraw(color)
        | Command::ClaimDraw(color)
        | Command::Resign(color)
        | Command::FlagFell(color) => bits.color(color),
    }
}

fn write_card(bits: &mut BitWriter, game: &Game, id: CardId) {
    let hand = game.hand(game.turn());
    let place = hand.iter().position(|card| card.id == id);
    bits.choice(place.unwrap_or_default(), hand.len());
}

fn read_card(bits: &mut BitReader<'_>, game: &Game) -> Option<Card> {
    let hand = game.hand(game.turn());
    hand.get(bits.choice(hand.len())?).copied()
}

fn write_move(bits: &mut BitWriter, moves: &[Move], mv: Move) {
    bits.choice(place(moves, mv), moves.len());
}

fn read_move(bits: &mut BitReader<'_>, moves: &[Move]) -> Option<Move> {
    let chosen = bits.choice(moves.len())?;
    let mut moves_there = moves.iter().copied();
    moves_there.find(|&mv| place(moves, mv) == chosen)
}

/// The place of a move among those possible. Links must not depend on the order in which moves
/// happen to be found; counting is smaller than sorting, and they are few.
fn place(moves: &[Move], mv: Move) -> usize {
    let key = |mv: &Move| (mv.from, mv.to, mv.promotion);
    moves.iter().filter(|other| key(other) < key(&mv)).count()
}
