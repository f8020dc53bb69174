//! What a game that is over is worth looking at again for.

use crate::engine::{
    Bitboard, Card, Color, Command, Game, Move, Phase, Position, Role, Square, Strictness,
};

/// A moment of a game, at the turn in which it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    /// The turn, from 0.
    pub turn: usize,
    /// Whose turn it was.
    pub color: Color,
    /// The move that could be made, or was.
    pub mv: Move,
    /// The piece that makes it.
    pub role: Role,
    /// What is to be seen.
    pub kind: MomentKind,
}

/// What is to be seen in a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MomentKind {
    /// The king could be taken, and was not.
    KingMissed,
    /// Checkmate could be given, and was not.
    MateMissed,
    /// A piece could be taken for nothing, and was not, nor anything worth as much.
    FreePieceMissed(Role),
    /// The card that was just drawn, and no other, won the game or a rook or queen for nothing.
    LuckyCard(Card),
}

/// More than any piece is worth.
const GAME: u8 = 100;
/// What a piece must be worth at least to be called missed, and to be called lucky.
const MISSED: u8 = 3;
const LUCKY: u8 = 5;

/// At most three moments of a game, in its order: the first chance to end it that was missed, the
/// dearest piece that could be taken for nothing, and the luckiest card.
#[must_use]
pub fn moments(game: &Game) -> Vec<Moment> {
    let mut found: [Option<(u8, Moment)>; 3] = [None; 3];
    let mut then = Game::new(game.start().clone());
    for &command in game.commands() {
        let played = if let Command::Move(mv) = command {
            Some((then.discards(then.turn()).top(), mv))
        } else if let Command::Play(id, mv) = command {
            let hand = then.hand(then.turn()).iter();
            Some((hand.copied().find(|card| card.id == id), mv))
        } else {
            None
        };
        if played.is_some() || matches!(command, Command::PlayDead(_) | Command::ChangeHand) {
            let [over, piece, lucky] = look(&then, played);
            let [first, dearest, luckiest] = &mut found;
            keep(first, over);
            keep(dearest, piece);
            keep(luckiest, lucky);
        }
        // It was carried out before.
        let _ = then.advance(command);
    }
    let mut moments: Vec<Moment> = Vec::new();
    for (_, moment) in found.into_iter().flatten() {
        // A sort of the library would weigh more than all the rest here.
        let later = moments.iter().position(|other| other.turn > moment.turn);
        moments.insert(later.unwrap_or(moments.len()), moment);
    }
    moments
}

/// Keeps the first of the greatest.
fn keep(kept: &mut Option<(u8, Moment)>, new: Option<(u8, Moment)>) {
    if let Some((gain, _)) = new
        && kept.is_none_or(|(most, _)| gain > most)
    {
        *kept = new;
    }
}

/// What is to be seen in the turn that is decided now: a chance to end the game, a piece, a card.
fn look(game: &Game, played: Option<(Option<Card>, Move)>) -> [Option<(u8, Moment)>; 3] {
    let hand = game.hand(game.turn());
    let mut options: Vec<(Option<Card>, Move)> = Vec::new();
    if *game.phase() == Phase::Choose {
        for &card in hand {
            options.extend(game.card_moves(card).iter().map(|&mv| (Some(card), mv)));
        }
    } else {
        let card = game.discards(game.turn()).top();
        options.extend(game.legal_moves().iter().map(|&mv| (card, mv)));
    }
    options.retain(|&(_, mv)| game.honours_touch(mv));
    let moment = |mv: Move, kind| Moment {
        turn: game.plies().len(),
        color: game.turn(),
        mv,
        role: role_at(game, mv.from),
        kind,
    };
    let mut best: Option<(u8, Move)> = None;
    // The greatest gain of the other cards.
    let mut without = 0;
    let drawn = hand.last().copied().or(game.discards(game.turn()).top());
    for &(card, mv) in &options {
        let gain = gain(game, mv);
        if best.is_none_or(|(most, _)| gain > most) {
            best = Some((gain, mv));
        }
        if card != drawn {
            without = gain.max(without);
        }
    }
    let taken = played.map_or(0, |(_, mv)| {
        taken(game, mv).and_then(Role::value).unwrap_or(0)
    });
    let won = played.map_or(0, |(_, mv)| gain(game, mv));
    let missed = best.filter(|&(gain, _)| gain > won.max(taken));
    let (over, piece) = match missed {
        Some((GAME, mv)) if taken_king(game, mv) => {
            (Some((GAME, moment(mv, MomentKind::KingMissed))), None)
        }
        Some((GAME, mv)) => (Some((GAME, moment(mv, MomentKind::MateMissed))), None),
        Some((gain, mv)) if gain >= MISSED => {
            let taken = role_at(game, mv.to);
            (
                None,
                Some((gain, moment(mv, MomentKind::FreePieceMissed(taken)))),
            )
        }
        _ => (None, None),
    };
    let lucky = match played {
        Some((Some(card), mv)) if Some(card) == drawn && won >= LUCKY && without < LUCKY => {
            Some((won, moment(mv, MomentKind::LuckyCard(card))))
        }
        _ => None,
    };
    [over, piece, lucky]
}

/// What a move wins without losing anything for it: the game, the value of a piece, or nothing.
fn gain(game: &Game, mv: Move) -> u8 {
    let position = game.position();
    if taken_king(game, mv) {
        return GAME;
    }
    if game.rules().strictness != Strictness::Basic {
        let mates = |next: Position| next.is_check() && next.is_checkmate();
        if position.play(mv).is_ok_and(mates) {
            return GAME;
        }
    }
    let Some(value) = taken(game, mv).and_then(Role::value) else {
        return 0;
    };
    let board = position.board();
    let enemy = game.turn().opponent();
    let occupied = board.occupied().without(mv.from);
    let king = board.pieces(game.turn(), Role::King).without(mv.from);
    // Whoever is on the king, except the piece that is taken, makes the price too high.
    let danger = king.first().map_or(Bitboard::EMPTY, |king| {
        board.attackers(king, enemy, occupied).without(mv.to)
    });
    if danger.is_empty() && board.attackers(mv.to, enemy, occupied).is_empty() {
        value
    } else {
        0
    }
}

fn taken(game: &Game, mv: Move) -> Option<Role> {
    let piece = game.position().board().piece_at(mv.to)?;
    (piece.color != game.turn()).then_some(piece.role)
}

fn taken_king(game: &Game, mv: Move) -> bool {
    taken(game, mv) == Some(Role::King)
}

fn role_at(game: &Game, square: Square) -> Role {
    let role = game.position().board().role_at(square);
    role.unwrap_or(Role::Pawn)
}
