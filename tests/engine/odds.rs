//! What cards to expect: exact figures against counting every case.

use chess_a_la_carte::engine::{
    CardCounts, CardKind, CardOutlook, DeckList, HouseRules, Level, MAX_DECK, Ratio, Role, RoleSet,
    Ruleset, Start, Tally,
};
use proptest::prelude::*;

fn deck_list() -> DeckList {
    Ruleset::of(Level::One, &HouseRules::default())
        .deck
        .unwrap()
}

fn deck() -> CardCounts {
    CardCounts::of(deck_list().kinds()).unwrap()
}

fn kinds(letters: &str) -> Vec<CardKind> {
    letters
        .chars()
        .map(|letter| CardKind::from_letter(letter).unwrap())
        .collect()
}

fn roles(letters: &str) -> RoleSet {
    kinds(letters)
        .into_iter()
        .filter_map(CardKind::role)
        .collect()
}

fn counts(letters: &str) -> CardCounts {
    CardCounts::of(kinds(letters)).unwrap()
}

fn ratio(numerator: u128, denominator: u128) -> Ratio {
    Ratio::new(numerator, denominator).unwrap()
}

fn percent(chance: Ratio) -> u32 {
    format!("{:.0}", chance.to_f64() * 100.0).parse().unwrap()
}

fn per_mille(chance: Ratio) -> u32 {
    format!("{:.0}", chance.to_f64() * 1_000.0).parse().unwrap()
}

/// All ways to take `hand` of these cards: those taken, and those left.
fn deals(cards: &[CardKind], hand: usize) -> Vec<(Vec<CardKind>, Vec<CardKind>)> {
    (0..1_u32 << cards.len())
        .filter(|chosen| chosen.count_ones() as usize == hand)
        .map(|chosen| {
            let part = |taken: bool| {
                let places = (0..cards.len()).filter(|place| (chosen >> place & 1 == 1) == taken);
                places.map(|place| cards[place]).collect()
            };
            (part(true), part(false))
        })
        .collect()
}

fn moves(card: CardKind, wanted: RoleSet, shown: RoleSet) -> bool {
    match card {
        CardKind::Piece(role) => wanted.contains(role),
        CardKind::SameType => wanted.iter().any(|role| shown.contains(role)),
    }
}

/// How often, of all deals and draws, the opponent can move one of `wanted` once it has drawn:
/// played through, card by card.
fn counted(unseen: &str, hand: usize, open: &str, shown: RoleSet, wanted: RoleSet) -> Ratio {
    let (mut good, mut all) = (0, 0);
    for (held, pile) in deals(&kinds(unseen), hand) {
        let (pile, shown) = if pile.is_empty() {
            (kinds(open), RoleSet::EMPTY)
        } else {
            (pile, shown)
        };
        for drawn in pile {
            let mut cards = held.iter().chain([&drawn]);
            good += u128::from(cards.any(|&card| moves(card, wanted, shown)));
            all += 1;
        }
    }
    ratio(good, all)
}

#[test]
fn cards_first_card_same_type() {
    let first = deck().tally(CardKind::SameType);
    assert_eq!(first.to_string(), "6/56");
    assert_eq!(first.ratio(), ratio(3, 28));
}

#[test]
fn cards_hand_with_three_alike() {
    let hands = [3, 4, 5, 6].map(|cards| per_mille(deck().three_alike_in(cards)));
    assert_eq!(hands, [16, 59, 134, 244]);
    assert_eq!(deck().three_alike_in(3), ratio(444, 27_720));
}

#[test]
fn cards_three_alike_by_counting_every_hand() {
    for cards in ["PPPNNBSSS", "PPPPPP", "PNBRQKS", "SSSSPPNNBBRR", "PP", ""] {
        for hand in 0..=cards.len() {
            let deals = deals(&kinds(cards), hand);
            let alike =
                |kind, held: &[CardKind]| held.iter().filter(|&&card| card == kind).count() >= 3;
            let good = deals
                .iter()
                .filter(|(held, _)| CardKind::ALL.into_iter().any(|kind| alike(kind, held)))
                .count();
            assert_eq!(
                counts(cards).three_alike_in(u8::try_from(hand).unwrap()),
                ratio(good as u128, deals.len() as u128),
                "{hand} of {cards}"
            );
        }
    }
}

#[test]
fn cards_the_chances_of_the_next_card_add_up_to_one() {
    for cards in [deck(), counts("PPS"), counts("K")] {
        let sum = CardKind::ALL
            .into_iter()
            .try_fold(Ratio::ZERO, |sum, kind| {
                sum.checked_add(cards.tally(kind).ratio())
            });
        assert_eq!(sum, Some(Ratio::ONE));
    }
}

#[test]
fn cards_an_attack_of_one_bishop_at_level_1() {
    let after = |shown| {
        let unseen = deck().without(kinds("B")).unwrap();
        CardOutlook::new(unseen, 0, counts("B"), shown).unwrap()
    };
    let unarmed = after(RoleSet::EMPTY);
    assert_eq!(unarmed.next_card(roles("B")).to_string(), "7/55");
    assert_eq!(per_mille(unarmed.opponent_holds(roles("B"))), 127);
    let armed = after(roles("B"));
    assert_eq!(armed.next_card(roles("B")).to_string(), "13/55");
    assert_eq!(per_mille(armed.opponent_holds(roles("B"))), 236);
    let turns = [2, 3, 4].map(|draws| percent(Tally::new(7, 55).unwrap().some_in(draws)));
    assert_eq!(turns, [24, 34, 43]);
}

#[test]
fn cards_an_attack_at_levels_2_and_3() {
    // Each player has been dealt three cards or five, and has seen no others.
    let chances = |all, drawn, favourable: &[u8]| -> Vec<u32> {
        let some = |&count| Tally::new(count, all).unwrap().some_in(drawn);
        favourable
            .iter()
            .map(|count| per_mille(some(count)))
            .collect()
    };
    assert_eq!(chances(52, 4, &[8, 14]), [499, 727]);
    assert_eq!(chances(50, 6, &[8, 14, 16]), [670, 877, 915]);
}

#[test]
fn s1_same_type_counts_only_for_what_is_shown() {
    let cards = counts("PPNSS");
    assert_eq!(cards.tally_moving(roles("P"), roles("NQ")).favourable(), 2);
    assert_eq!(cards.tally_moving(roles("P"), roles("PQ")).favourable(), 4);
    assert_eq!(cards.tally_moving(roles("PN"), roles("N")).favourable(), 5);
    assert_eq!(cards.tally_moving(roles("Q"), roles("Q")).favourable(), 2);
    assert_eq!(
        cards
            .tally_moving(RoleSet::EMPTY, RoleSet::ALL)
            .favourable(),
        0
    );
}

#[test]
fn s5_after_a_reshuffle_same_type_has_nothing_to_repeat() {
    let outlook = CardOutlook::new(counts(""), 0, counts("BBSSSN"), roles("B")).unwrap();
    assert_eq!(outlook.next_card(roles("B")).to_string(), "2/6");
    assert_eq!(outlook.opponent_holds(roles("B")), ratio(1, 3));
}

#[test]
fn l2_6_at_an_empty_draw_pile_the_hand_is_known() {
    let outlook = CardOutlook::new(counts("BSQ"), 3, counts("PPPN"), roles("QR")).unwrap();
    assert_eq!(outlook.known_hand(), Some(counts("BSQ")));
    assert_eq!(outlook.opponent_holds(roles("B")), Ratio::ONE);
    assert_eq!(outlook.opponent_holds(roles("R")), Ratio::ZERO);
    assert_eq!(outlook.opponent_holds(roles("N")), ratio(1, 4));
    let before = CardOutlook::new(counts("BSQP"), 3, counts("PPN"), roles("QR")).unwrap();
    assert_eq!(before.known_hand(), None);
}

#[test]
fn cards_no_card_anywhere_is_no_chance() {
    let outlook = CardOutlook::new(counts(""), 0, counts(""), RoleSet::ALL).unwrap();
    assert_eq!(outlook.opponent_holds(RoleSet::ALL), Ratio::ZERO);
    assert_eq!(outlook.opponent_lacks(RoleSet::ALL), Ratio::ONE);
    assert_eq!(deck().three_alike_in(0), Ratio::ZERO);
}

#[test]
fn cards_more_than_there_are() {
    assert_eq!(
        CardOutlook::new(counts("PP"), 3, counts(""), RoleSet::ALL),
        None
    );
    assert_eq!(counts("PN").without(kinds("PP")), None);
    let full = vec![CardKind::SameType; MAX_DECK];
    assert!(CardCounts::of(full.clone()).is_some());
    assert_eq!(CardCounts::of(full.into_iter().chain(kinds("P"))), None);
    assert_eq!(Tally::new(3, 2), None);
    assert_eq!(Tally::new(0, 121), None);
    assert_eq!(Tally::new(1, 3).unwrap().some_in(200), Ratio::ONE);
    assert_eq!(Tally::new(0, 3).unwrap().some_in(200), Ratio::ZERO);
}

/// The largest deck, half of it in a hand: the numbers are as large as they get.
#[test]
fn cards_nothing_overflows_at_the_largest_deck() {
    let half = Tally::new(60, 120).unwrap().none_in(60);
    assert_eq!(half.numerator(), 1);
    assert!(half.denominator() > 1 << 115);
    let cards = (0..MAX_DECK).map(|place| CardKind::ALL[place % 7]);
    let cards = CardCounts::of(cards).unwrap();
    assert_eq!(cards.three_alike_in(15), Ratio::ONE);
    assert!(cards.three_alike_in(14) < Ratio::ONE);
}

#[test]
fn ratios_that_do_not_fit_are_refused() {
    let small = ratio(1, u128::MAX);
    let other = ratio(1, u128::MAX - 1);
    assert_eq!(small.checked_add(other), None);
    assert_eq!(small.checked_mul(other), None);
    assert_eq!(Ratio::ZERO.checked_sub(small), None);
    assert_eq!(Ratio::new(1, 0), None);
    assert!(small < other);
    assert_eq!(
        ratio(u128::MAX, 2).checked_mul(ratio(2, u128::MAX)),
        Some(Ratio::ONE)
    );
    assert_eq!(ratio(3, 2).complement(), Ratio::ZERO);
}

proptest! {
    /// Every deal of small decks, played through.
    #[test]
    fn cards_an_outlook_is_what_counting_every_case_finds(
        unseen in "[PNBRQKS]{1,8}",
        hand in 0..9_usize,
        open in "[PNBRQKS]{1,5}",
        shown in "[PNBRQK]{0,2}",
        wanted in "[PNBRQK]{0,3}",
    ) {
        let hand = hand.min(unseen.len());
        let (shown, wanted) = (roles(&shown), roles(&wanted));
        let outlook = CardOutlook::new(
            counts(&unseen),
            u8::try_from(hand).unwrap(),
            counts(&open),
            shown,
        ).unwrap();
        let expected = counted(&unseen, hand, &open, shown, wanted);
        prop_assert_eq!(outlook.opponent_holds(wanted), expected);
        prop_assert_eq!(outlook.opponent_lacks(wanted), expected.complement());
    }

    #[test]
    fn cards_fewer_attackers_never_raise_the_risk(
        hand in 0..8_u8,
        shown in "[PNBRQK]{0,2}",
        few in "[PNBRQK]{0,3}",
        more in "[PNBRQK]{0,3}",
    ) {
        let outlook = CardOutlook::new(deck(), hand, counts(""), roles(&shown)).unwrap();
        let both = roles(&format!("{few}{more}"));
        prop_assert!(outlook.opponent_holds(roles(&few)) <= outlook.opponent_holds(both));
    }

    #[test]
    fn ratios_calculate_as_their_parts_do(a in 0..999_u128, b in 1..999_u128, c in 0..999_u128, d in 1..999_u128) {
        let (x, y) = (ratio(a, b), ratio(c, d));
        prop_assert_eq!(x.checked_add(y), Ratio::new(a * d + c * b, b * d));
        prop_assert_eq!(x.checked_mul(y), Ratio::new(a * c, b * d));
        prop_assert_eq!(x.cmp(&y), (a * d).cmp(&(c * b)));
        let difference = (a * d).checked_sub(c * b).and_then(|rest| Ratio::new(rest, b * d));
        prop_assert_eq!(x.checked_sub(y), difference);
    }
}

#[test]
fn g2_shuffled_decks_deal_as_the_odds_say() {
    const DEALS: u32 = 20_000;
    let rook = |seed| {
        let letters = Start::new(Level::One, seed).pile_letters();
        letters.chars().take(4).any(|card| card == 'R')
    };
    let seen = (0..DEALS).filter(|&seed| rook(seed.into())).count();
    let expected = deck()
        .tally(CardKind::Piece(Role::Rook))
        .some_in(4)
        .to_f64();
    let sigma = (f64::from(DEALS) * expected * (1.0 - expected)).sqrt();
    let off = (seen as f64 - f64::from(DEALS) * expected).abs();
    assert!(off < 4.0 * sigma, "{off} of {sigma}");
}
