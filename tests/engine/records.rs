//! Saving a game and loading it.

use chess_a_la_carte::engine::{
    Color, Command, DeckError, FenField, Fields, GameRecord, Level, SetupError, Start, StartError,
};

use crate::support::{dealt, sq, turn};

#[test]
fn a_saved_game_loads_as_it_was() {
    let mut game = dealt("NPS");
    turn(&mut game, "g1f3");
    turn(&mut game, "a7a6");
    game.advance(Command::Draw).unwrap();
    let game = game.undo().unwrap();
    let text = serde_json::to_string(GameRecord::from(&game).fields()).unwrap();
    let loaded = GameRecord::from(Fields::read(&text).unwrap());
    assert_eq!(loaded.restore().unwrap(), game);
}

#[test]
fn a_tampered_record_is_refused() {
    let mut game = dealt("NPS");
    turn(&mut game, "g1f3");
    let text = serde_json::to_string(GameRecord::from(&game).fields()).unwrap();
    for (good, bad) in [
        ("g1f3", "g1g5"),
        ("\"NPS\"", "\"NXS\""),
        ("KQkq", "KQkz"),
        ("\"seed\":\"1\"", "\"seed\":\"x\""),
    ] {
        let tampered = text.replace(good, bad);
        assert_ne!(tampered, text, "{good} is in the record");
        let record = GameRecord::from(Fields::read(&tampered).unwrap());
        assert!(record.restore().is_err(), "{bad}");
    }
}

#[test]
fn a_start_names_what_is_wrong_with_it() {
    let start = || Start::new(Level::One, 0);
    let fen = |text: &str| start().with_fen(text).unwrap_err();
    let field = |text: &str| match fen(text) {
        StartError::Fen(error) => error.field,
        other => panic!("{other:?}"),
    };
    assert_eq!(field(""), FenField::Pieces);
    assert_eq!(field("8/8/8/8/8/8/8/9 w"), FenField::Pieces);
    assert_eq!(field("8/8/8/8/8/8/8 w"), FenField::Pieces);
    assert_eq!(field("4k3/8/8/8/8/8/8/4K3 x"), FenField::Turn);
    assert_eq!(field("4k3/8/8/8/8/8/8/4K3 w KK"), FenField::Castling);
    assert_eq!(field("4k3/8/8/8/8/8/8/4K3 w - e9"), FenField::EnPassant);
    assert_eq!(field("4k3/8/8/8/8/8/8/4K3 w - - -1"), FenField::Halfmoves);
    assert_eq!(field("4k3/8/8/8/8/8/8/4K3 w - - 0 1 1"), FenField::Extra);
    let setup = |text: &str| match fen(text) {
        StartError::Setup(errors) => errors.iter().collect::<Vec<_>>(),
        other => panic!("{text}: {other:?}"),
    };
    assert_eq!(
        setup("8/8/8/8/8/8/8/4K3 w"),
        [SetupError::NoKing(Color::Black)]
    );
    assert_eq!(
        setup("kk6/8/8/8/8/8/8/P3K3 w"),
        [
            SetupError::TooManyKings(Color::Black),
            SetupError::PawnOnFirstRank(sq("a1"))
        ]
    );
    let deck = |text: &str| start().with_cards(Some(text), None).unwrap_err();
    assert_eq!(deck(""), StartError::Deck(DeckError::TooShort { least: 1 }));
    assert_eq!(
        deck("PNX"),
        StartError::Deck(DeckError::UnknownCard {
            place: 3,
            letter: 'X'
        })
    );
    assert_eq!(deck(&"P".repeat(121)), StartError::Deck(DeckError::TooLong));
}

#[test]
fn a_game_file_keeps_how_a_game_ended() {
    use chess_a_la_carte::engine::{Color, EndReason, Game, Outcome, Timing, read_pgn};
    let ended = |clock: &str, commands: &[Command]| {
        let timing = Timing {
            control: clock.parse().unwrap(),
            timeout_loses: false,
        };
        let start = Start::new(Level::Two, 5).with_timing(timing);
        let game = Game::replay(start, commands).unwrap();
        let text = game.to_pgn().to_string();
        let pgn = read_pgn(text.as_bytes()).next().unwrap().pgn;
        let again = Game::from_pgn(&pgn).unwrap();
        assert_eq!(again.outcome(), game.outcome(), "{text}");
        again.outcome().unwrap()
    };
    let resigned = ended("none", &[Command::Resign(Color::White)]);
    assert_eq!(resigned, (Outcome::Win(Color::Black), EndReason::Resigned));
    let agreed = ended(
        "none",
        &[
            Command::OfferDraw(Color::White),
            Command::AcceptDraw(Color::Black),
        ],
    );
    assert_eq!(agreed, (Outcome::Draw, EndReason::DrawAgreed));
    let timed_out = ended("5+3", &[Command::FlagFell(Color::White)]);
    assert_eq!(timed_out, (Outcome::Win(Color::Black), EndReason::TimeOut));
    let annulled = ended("60s+15m", &[Command::FlagFell(Color::White)]);
    assert_eq!(annulled, (Outcome::Annulled, EndReason::TimeOut));
}

#[test]
fn a_game_file_that_is_no_game_of_ours_says_why() {
    use chess_a_la_carte::engine::{Game, PgnGameError, read_pgn};
    let read = |tags: &str, moves: &str| {
        let text = format!("[Variant \"Chess a la Carte\"]\n{tags}\n\n{moves} *\n");
        Game::from_pgn(&read_pgn(text.as_bytes()).next().unwrap().pgn).unwrap_err()
    };
    let one =
        "[Level \"1\"]\n[Deck \"NP\"]\n[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/5N2/8/4K3 w - - 0 1\"]";
    assert!(matches!(
        read(one, "1. Kd1 {card N}"),
        PgnGameError::Turn { ply: 1, .. }
    ));
    let two = one
        .replace("Level \"1\"", "Level \"2\"")
        .replace("NP", "NPNPNPNP");
    assert_eq!(read(&two, "1. Nd4 {card Q}"), PgnGameError::Card { ply: 1 });
    assert_eq!(read(&two, "1. Nd4"), PgnGameError::Card { ply: 1 });
    let seed = format!("{one}\n[Seed \"many\"]");
    assert_eq!(read(&seed, "1. Nd4 {card N}"), PgnGameError::Tags);
}
