//! Saving a game and loading it.

use chess_a_la_carte::engine::{
    Color, Command, DeckError, FenField, GameRecord, Level, SetupError, Start, StartError,
};

use crate::support::{dealt, sq, turn};

#[test]
fn a_saved_game_loads_as_it_was() {
    let mut game = dealt("NPS");
    turn(&mut game, "g1f3");
    turn(&mut game, "a7a6");
    game.advance(Command::Draw).unwrap();
    let game = game.undo().unwrap();
    let text = serde_json::to_string(&GameRecord::from(&game)).unwrap();
    let loaded: GameRecord = serde_json::from_str(&text).unwrap();
    assert_eq!(loaded.restore().unwrap(), game);
}

#[test]
fn a_tampered_record_is_refused() {
    let mut game = dealt("NPS");
    turn(&mut game, "g1f3");
    let text = serde_json::to_string(&GameRecord::from(&game)).unwrap();
    for (good, bad) in [
        ("g1f3", "g1g5"),
        ("\"NPS\"", "\"NXS\""),
        ("KQkq", "KQkz"),
        ("\"1\",\"com", "\"x\",\"com"),
    ] {
        let tampered = text.replace(good, bad);
        assert_ne!(tampered, text, "{good} is in the record");
        let record: Result<GameRecord, _> = serde_json::from_str(&tampered);
        assert!(
            record.is_ok_and(|record| record.restore().is_err()),
            "{bad}"
        );
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
