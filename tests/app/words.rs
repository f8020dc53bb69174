//! What is said, in both languages.

use chess_a_la_carte::app::{AppState, ImportNote, Locale, Notice, TableAction, board_view};
use chess_a_la_carte::engine::{
    Color, DeckError, FenError, FenField, LinkError, Role, SaveError, SetupError, StartError,
};
use chess_a_la_carte::i18n::{
    Texts, lost_turn_lines, notice_text, prose, square_name, texts, todo_text, told_text,
};

use crate::support::{linked, session, sq, table, tap, turn};

fn both(say: impl Fn(&Texts) -> String) -> [String; 2] {
    Locale::ALL.map(|locale| say(texts(locale)))
}

fn told(state: &AppState) -> [String; 2] {
    both(|words| told_text(words, session(state)))
}

fn todo(state: &AppState) -> [String; 2] {
    both(|words| todo_text(words, session(state)))
}

#[test]
fn each_moment_says_what_to_do() {
    let start = linked("deck=NRQ");
    assert_eq!(
        todo(&start),
        [
            "White: turn over a card.",
            "Blancs\u{a0}: retourne une carte."
        ]
    );
    let drawn = table(&start, TableAction::Draw);
    assert_eq!(
        todo(&drawn),
        ["White: move a knight.", "Blancs\u{a0}: joue un cavalier."]
    );
    let picked = tap(&drawn, "g1");
    assert_eq!(todo(&picked)[0], "White: now choose a square.");
    let lost = table(&tap(&picked, "f3"), TableAction::Draw);
    assert_eq!(todo(&lost)[0], "Black: no move this time.");
}

#[test]
fn a_check_is_said_until_it_is_answered() {
    let check = linked("level=standard&fen=4r2k/8/8/8/Q7/8/3P1P2/4KB2_w");
    assert_eq!(
        todo(&check),
        [
            "Check! White: move a piece.",
            "Échec\u{202f}! Blancs\u{a0}: joue une pièce."
        ]
    );
    let picked = tap(&check, "f1");
    assert_eq!(todo(&picked)[0], "Check! White: now choose a square.");
    assert_eq!(todo(&tap(&picked, "e2"))[0], "Black: move a piece.");
    let given = tap(
        &tap(&linked("level=standard&fen=7k/8/8/8/8/8/8/R5K1_w"), "a1"),
        "a8",
    );
    assert_eq!(todo(&given)[0], "Check! Black: move a piece.");
    assert_eq!(told(&given)[0], "White: rook to a8.");
    let taken = turn(
        &linked("level=1&deck=RN&fen=4k3/8/8/8/8/8/8/4R1K1_w"),
        "e1e7",
    );
    assert_eq!(todo(&taken)[0], "Black: turn over a card.");
}

#[test]
fn each_turn_is_one_sentence() {
    let moved = turn(&linked("deck=NP"), "g1f3");
    assert_eq!(
        told(&moved),
        ["White: knight to f3.", "Blancs\u{a0}: cavalier en f3."]
    );
    let took = turn(&linked("deck=R&fen=4k3/8/8/8/p7/8/8/R3K3_w"), "a1a4");
    assert_eq!(
        told(&took),
        [
            "White: the rook takes the pawn on a4.",
            "Blancs\u{a0}: la tour prend le pion en a4."
        ]
    );
    assert_eq!(told(&turn(&linked("deck=R"), "--"))[0], "White: no move.");
}

#[test]
fn l1_2_the_reasons_name_each_piece() {
    let lost = table(&linked("deck=R"), TableAction::Draw);
    let chess_a_la_carte::engine::Phase::LostTurn { why } = session(&lost).game().phase() else {
        panic!("the rooks are shut in");
    };
    assert_eq!(
        lost_turn_lines(texts(Locale::En), session(&lost).game().position(), why),
        [
            "The rook on a1 is shut in by your knight (b1)\u{a0}and your pawn (a2).",
            "The rook on h1 is shut in by your knight (g1)\u{a0}and your pawn (h2)."
        ]
    );
    assert_eq!(
        lost_turn_lines(texts(Locale::Fr), session(&lost).game().position(), why),
        [
            "La tour a1 est enfermée par ton cavalier (b1)\u{a0}et ton pion (a2).",
            "La tour h1 est enfermée par ton cavalier (g1)\u{a0}et ton pion (h2)."
        ]
    );
}

#[test]
fn squares_are_named_with_piece_and_state() {
    let picked = tap(&table(&linked("deck=N"), TableAction::Draw), "g1");
    let view = board_view(session(&picked));
    let name = |square: &str| {
        let view = view
            .squares
            .iter()
            .find(|view| view.square == sq(square))
            .unwrap();
        both(|words| square_name(words, view))
    };
    assert_eq!(name("b1")[0], "b1, white knight, can move");
    assert_eq!(
        name("g1"),
        ["g1, white knight, picked up", "g1, cavalier blanc, en main"]
    );
    assert_eq!(name("f3")[0], "f3, empty, can go here");
    assert_eq!(name("d8")[1], "d8, dame noire");
}

/// All texts of the French rules and refusals that an automatic look can judge.
#[test]
fn french_typography_and_no_tour_for_a_turn() {
    let mut all: Vec<String> = Vec::new();
    let words = texts(Locale::Fr);
    for section in &prose(Locale::Fr).rules {
        all.push(section.title.to_owned());
        all.extend(section.paragraphs.iter().map(|&(_, text)| text.to_owned()));
    }
    for role in Role::ALL {
        let role = words.role(role);
        all.extend([role.shape, role.try_one, role.none_left].map(str::to_owned));
        all.extend([
            (role.shut_in)("a1", "b1"),
            (role.in_the_way)("a1"),
            (role.own_there)("a1"),
        ]);
    }
    for notice in notices() {
        all.push(notice_text(words, notice));
    }
    all.extend(choices(words));
    all.extend([words.refused.draw_first, words.refused.game_over].map(str::to_owned));
    for text in all {
        assert!(!text.contains("ton tour"), "{text}");
        assert!(!text.contains('\''), "a straight apostrophe: {text}");
        for (index, sign) in text
            .char_indices()
            .filter(|(_, sign)| ";!?:".contains(*sign))
        {
            let before = text[..index].chars().next_back();
            let wanted = if sign == ':' { '\u{a0}' } else { '\u{202f}' };
            assert_eq!(before, Some(wanted), "the space before {sign} in: {text}");
        }
    }
}

/// What is said in the settings and before a game.
fn choices(words: &Texts) -> Vec<String> {
    let (settings, setup, placing) = (&words.settings, &words.setup, &words.placing);
    let explained = settings.switches.iter().chain(&settings.seatings);
    let explained = explained.chain(&setup.house_rules).chain([
        &setup.timeout_loses,
        &setup.hand_size,
        &setup.own_deck,
    ]);
    let explained = explained.flat_map(|(name, sentence)| [*name, *sentence]);
    let plain = [
        settings.seating,
        settings.coordinates,
        settings.help,
        setup.who_has_white,
        setup.time_limits,
        setup.match_goes_on,
        setup.new_match,
        placing.take,
        placing.other_side,
        placing.full,
    ];
    let fixed = explained.chain(plain).chain(placing.homes);
    let made = [
        (setup.bad_deck)(3),
        (setup.fewer)("a"),
        (setup.more_of)("a"),
        (placing.put)("a"),
        (placing.not_yours)("a"),
        (placing.look)("a"),
        (placing.printed)("a"),
        (words.read.moves)("a1", "a2"),
        (words.read.no_moves)("a1"),
    ];
    fixed.map(str::to_owned).chain(made).collect()
}

fn notices() -> Vec<Notice> {
    use FenField::{Castling, EnPassant, Extra, Fullmoves, Halfmoves, Pieces, Turn};
    let mut all = vec![
        Notice::BadLevel,
        Notice::BadSeed,
        Notice::BadGame(LinkError::Damaged),
        Notice::BadGame(LinkError::UnknownVersion),
        Notice::BadGame(LinkError::NoGame),
        Notice::BadLanguage,
        Notice::BadTheme,
        Notice::BadLesson,
        Notice::NoVoice,
        Notice::StoredGame(SaveError::Damaged),
        Notice::StoredGame(SaveError::UnknownVersion),
        Notice::OneChangeBack,
        Notice::Import(ImportNote::Everything),
        Notice::Import(ImportNote::RunningLeft),
        Notice::NotStored,
        Notice::DrawSuggested,
    ];
    all.extend(
        [
            Pieces, Turn, Castling, EnPassant, Halfmoves, Fullmoves, Extra,
        ]
        .map(|field| Notice::BadStart(StartError::Fen(FenError { field, column: 1 }))),
    );
    all.extend(
        [
            SetupError::TooManyKings(Color::White),
            SetupError::NoKing(Color::White),
            SetupError::TooManyPieces(Color::White),
            SetupError::TooManyPawns(Color::White),
            SetupError::PawnOnFirstRank(sq("a1")),
            SetupError::TooManyPromoted(Color::White),
            SetupError::NoCastling(Color::White),
            SetupError::KingsTouch,
            SetupError::OppositeCheck,
            SetupError::BothInCheck,
            SetupError::TooManyCheckers,
            SetupError::ImpossibleCheck,
            SetupError::NoEnPassant,
        ]
        .map(|error| Notice::BadStart(StartError::Setup([error].into_iter().collect()))),
    );
    all.extend(
        [
            DeckError::TooShort { least: 1 },
            DeckError::TooLong,
            DeckError::UnknownCard {
                place: 1,
                letter: 'X',
            },
        ]
        .map(|error| Notice::BadStart(StartError::Deck(error))),
    );
    all
}

#[test]
fn every_notice_is_a_sentence_of_its_own_in_both_languages() {
    for locale in Locale::ALL {
        let mut said: Vec<String> = notices()
            .into_iter()
            .map(|notice| notice_text(texts(locale), notice))
            .collect();
        assert!(
            said.iter()
                .all(|text| text.len() > 20 && text.ends_with(['.', '?'])),
            "{said:?}"
        );
        said.sort();
        said.dedup();
        assert_eq!(said.len(), notices().len());
    }
}

#[test]
fn both_languages_tell_the_same_rules() {
    let ids = |locale| {
        prose(locale)
            .rules
            .iter()
            .map(|section| (section.paragraphs[0].0, section.rules))
            .collect::<Vec<_>>()
    };
    assert_eq!(ids(Locale::En), ids(Locale::Fr));
    let told: String = ids(Locale::En)
        .iter()
        .map(|(_, rules)| format!(" {rules} "))
        .collect();
    for rule in "G1 G2 G3 B1 B2 B3 B4 B5 B6 B7 L1.1 L1.2 L1.3 S1 S2 U1".split(' ') {
        assert!(
            told.contains(&format!(" {rule} ")),
            "{rule} is told nowhere"
        );
    }
}

#[test]
fn l1_2_every_type_of_a_same_type_card_is_explained() {
    // White has no queen left, and the rook is shut in.
    let start = linked("deck=QRS&fen=4k3/8/8/8/8/8/P7/RN2K3_w");
    let third = table(&turn(&turn(&start, "--"), "--"), TableAction::Draw);
    let chess_a_la_carte::engine::Phase::LostTurn { why } = session(&third).game().phase() else {
        panic!("neither type can move");
    };
    let lines = lost_turn_lines(texts(Locale::En), session(&third).game().position(), why);
    assert_eq!(lines.len(), 2, "{lines:?}");
}
