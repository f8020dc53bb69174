//! How a game began, as bits. Each part that is as usual takes one bit.

use super::super::super::cards::{CardKind, DeckList, MAX_DECK};
use super::super::super::chess::{ByColor, CastlingSide, Color, Piece, Role, Setup, Square};
use super::super::super::clock::{PerMove, SideTime, TimeControl};
use super::super::super::rules::{HouseRules, Level};
use super::super::start::{Start, Timing};
use super::bits::{BitReader, BitWriter};

/// The bits of a count of cards, which is at most [`MAX_DECK`].
const CARDS: u32 = usize::BITS - MAX_DECK.leading_zeros();
/// The bits of a length of a seed, 0 to 64.
const SEED_LENGTH: u32 = 7;
const HAND_SIZE: u32 = 3;
const MINUTES: u32 = 8;
const SECONDS: u32 = 12;
const INCREMENT: u32 = 8;

pub(super) fn write(bits: &mut BitWriter, start: &Start) {
    let level = Level::ALL.iter().position(|&level| level == start.level());
    bits.choice(level.unwrap_or_default(), Level::ALL.len());
    write_house(bits, start.house_rules());
    write_timing(bits, start.timing());
    let seed = start.seed();
    let length = u64::BITS - seed.leading_zeros();
    bits.bits(length.into(), SEED_LENGTH);
    bits.bits(seed, length);

    let usual_position = *start.position() == start.rules().position();
    bits.flag(usual_position);
    if !usual_position {
        write_setup(bits, &start.position().to_setup());
    }
    let (pile, hands) = (start.pile_letters(), start.hand_letters());
    let usual_cards = Start::with_house_rules(start.level(), *start.house_rules(), seed)
        .is_ok_and(|usual| usual.pile_letters() == pile && usual.hand_letters() == hands);
    bits.flag(usual_cards);
    if !usual_cards {
        bits.bits(pile.len() as u64, CARDS);
        for letter in [hands.white, hands.black, pile].concat().chars() {
            let kind = CardKind::ALL
                .iter()
                .position(|kind| kind.letter() == letter);
            bits.choice(kind.unwrap_or_default(), CardKind::ALL.len());
        }
    }
}

pub(super) fn read(bits: &mut BitReader<'_>) -> Option<Start> {
    let level = *Level::ALL.get(bits.choice(Level::ALL.len())?)?;
    let house = read_house(bits)?;
    let timing = read_timing(bits)?;
    let length = bits.bits(SEED_LENGTH)?.try_into().ok()?;
    let seed = bits.bits(length)?;
    let mut start = Start::with_house_rules(level, house, seed)
        .ok()?
        .with_timing(timing);
    if !bits.flag()? {
        start = start.with_setup(&read_setup(bits)?).ok()?;
    }
    if !bits.flag()? {
        let pile = bits.small(CARDS)?.into();
        let hand = start.rules().hand.into();
        let mut letters = |count: usize| -> Option<String> {
            (0..count)
                .map(|_| {
                    Some(
                        CardKind::ALL
                            .get(bits.choice(CardKind::ALL.len())?)?
                            .letter(),
                    )
                })
                .collect()
        };
        let (white, black) = (letters(hand)?, letters(hand)?);
        let hands = ByColor {
            white: &*white,
            black: &*black,
        };
        start = start.with_cards(Some(&letters(pile)?), Some(hands)).ok()?;
    }
    Some(start)
}

const fn switches(house: &mut HouseRules) -> [&mut bool; 8] {
    [
        &mut house.kind_start,
        &mut house.no_lost_turns,
        &mut house.promotion,
        &mut house.open_hands,
        &mut house.hand_mate,
        &mut house.normal_array,
        &mut house.no_dead_cards,
        &mut house.touch_move,
    ]
}

fn write_house(bits: &mut BitWriter, house: &HouseRules) {
    let usual = *house == HouseRules::default();
    bits.flag(usual);
    if usual {
        return;
    }
    for switch in switches(&mut house.clone()) {
        bits.flag(*switch);
    }
    bits.flag(house.hand_size.is_some());
    if let Some(size) = house.hand_size {
        bits.bits(size.into(), HAND_SIZE);
    }
    bits.flag(house.deck.is_some());
    if let Some(deck) = house.deck {
        for wanted in CardKind::ALL {
            let count = deck.kinds().filter(|&kind| kind == wanted).count();
            bits.bits(count as u64, CARDS);
        }
    }
}

fn read_house(bits: &mut BitReader<'_>) -> Option<HouseRules> {
    let mut house = HouseRules::default();
    if bits.flag()? {
        return Some(house);
    }
    for switch in switches(&mut house) {
        *switch = bits.flag()?;
    }
    if bits.flag()? {
        house.hand_size = bits.small(HAND_SIZE)?.try_into().ok();
    }
    if bits.flag()? {
        let mut counts = CardKind::ALL.map(|kind| (kind, 0));
        for (_, count) in &mut counts {
            *count = bits.small(CARDS)?.try_into().ok()?;
        }
        house.deck = Some(DeckList { counts });
    }
    Some(house)
}

fn write_timing(bits: &mut BitWriter, timing: &Timing) {
    let usual = *timing == Timing::default();
    bits.flag(usual);
    if usual {
        return;
    }
    bits.flag(timing.timeout_loses);
    match timing.control {
        TimeControl::Unlimited => bits.bits(0, 2),
        TimeControl::PerMove(limits) => {
            bits.bits(1, 2);
            bits.bits(limits.seconds().into(), SECONDS);
            bits.bits(limits.minutes().into(), MINUTES);
        }
        TimeControl::Increment(ByColor { white, black }) => {
            let same = white == black;
            bits.bits(if same { 2 } else { 3 }, 2);
            write_side(bits, white);
            if !same {
                write_side(bits, black);
            }
        }
    }
}

fn read_timing(bits: &mut BitReader<'_>) -> Option<Timing> {
    if bits.flag()? {
        return Some(Timing::default());
    }
    let timeout_loses = bits.flag()?;
    let control = match bits.bits(2)? {
        0 => TimeControl::Unlimited,
        1 => {
            let (seconds, minutes) = (bits.small(SECONDS)?, bits.small(MINUTES)?);
            TimeControl::PerMove(PerMove::new(seconds, minutes).ok()?)
        }
        sides => {
            let white = read_side(bits)?;
            let black = if sides == 2 { white } else { read_side(bits)? };
            TimeControl::Increment(ByColor { white, black })
        }
    };
    Some(Timing {
        control,
        timeout_loses,
    })
}

fn write_side(bits: &mut BitWriter, time: SideTime) {
    bits.bits(time.minutes().into(), MINUTES);
    bits.bits(time.seconds().into(), INCREMENT);
}

fn read_side(bits: &mut BitReader<'_>) -> Option<SideTime> {
    let (minutes, seconds) = (bits.small(MINUTES)?, bits.small(INCREMENT)?);
    SideTime::new(minutes, seconds).ok()
}

fn write_setup(bits: &mut BitWriter, setup: &Setup) {
    for square in Square::all() {
        let piece = setup.board.piece_at(square);
        bits.flag(piece.is_some());
        if let Some(piece) = piece {
            bits.color(piece.color);
            bits.choice(piece.role.index(), Role::ALL.len());
        }
    }
    bits.color(setup.turn);
    for (color, side) in castlings() {
        bits.flag(setup.castling.has(color, side));
    }
    bits.flag(setup.en_passant.is_some());
    if let Some(square) = setup.en_passant {
        bits.square(square);
    }
    bits.count(setup.halfmoves.into());
    bits.count(setup.fullmoves.into());
}

fn read_setup(bits: &mut BitReader<'_>) -> Option<Setup> {
    let mut setup = Setup::default();
    for square in Square::all() {
        if bits.flag()? {
            let color = bits.color()?;
            let role = *Role::ALL.get(bits.choice(Role::ALL.len())?)?;
            setup.board.put(square, Piece { color, role });
        }
    }
    setup.turn = bits.color()?;
    for (color, side) in castlings() {
        if bits.flag()? {
            setup.castling = setup.castling.with(color, side);
        }
    }
    if bits.flag()? {
        setup.en_passant = Some(bits.square()?);
    }
    setup.halfmoves = bits.count()?.try_into().ok()?;
    setup.fullmoves = bits.count()?.try_into().ok()?;
    Some(setup)
}

fn castlings() -> impl Iterator<Item = (Color, CastlingSide)> {
    Color::ALL
        .into_iter()
        .flat_map(|color| CastlingSide::ALL.map(|side| (color, side)))
}
