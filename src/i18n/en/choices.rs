//! Settings and a new game, in English.

use super::super::choices::{PlacingTexts, ReadTexts, SettingsTexts, SetupTexts};

pub(super) const SETTINGS: SettingsTexts = SettingsTexts {
    title: "Settings",
    device: "On this device",
    device_hint: "Games and settings are kept on this device alone. The file takes them to another: open \
                  it there under “Your games”.",
    install: "On an iPad or iPhone, press Share and “Add to Home Screen”: then the app opens like any other. In other browsers the menu has “Install”.",
    save_everything: "Save everything as a file",
    erase_everything: "Erase everything",
    erase_everything_question: "Erase all games and settings on this device? They can’t be brought back.",
    keep_everything: "Keep everything",
    elsewhere: "The game goes on in another window.",
    play_here: "Play here",
    licences: "Works of others in this app, and their licences",
    theme: "Colours",
    themes: ["As the device", "Light", "Dark"],
    board: "Board",
    boards: ["Wood", "Blue", "High contrast"],
    pieces: "Pieces",
    piece_styles: ["Classic", "Simple"],
    coordinates: "Letters and numbers of the squares",
    coordinate_places: ["In the squares", "Beside the board", "None"],
    help: "Show where pieces can go",
    helps: ["Always", "After a tap on a piece", "Never"],
    seating: "Where do you sit?",
    seatings: [
        ("Side by side", "The board stays as it is."),
        ("The board turns", "It turns to who is to move."),
        ("Face to face", "Each side can read its own part."),
    ],
    text: "Size of the text",
    text_sizes: ["Normal", "Large", "Very large"],
    reading: "Reading",
    playing: "Playing",
    sound: "Sound",
    switches: [
        ("Try any move", "A move that is not allowed is explained."),
        ("Confirm each move", "It counts only after a second tap."),
        ("Sounds", "Short and soft, for cards and pieces."),
        ("Voice", "A button reads cards and lessons aloud."),
        ("Wider spacing", "More room between letters and lines."),
        ("Left-handed", "Cards and buttons change sides."),
        ("Projector", "Very large text, for a whole class."),
        (
            "Letters in the list of moves",
            "N for a knight, and no picture.",
        ),
        (
            "Letter keys on the board",
            "k q r b n p: next piece. l: last move, m: moves, t: clocks, c: cards, d: turn over.",
        ),
        (
            "Set up the pieces ourselves",
            "Before the game you put each piece on its square.",
        ),
        (
            "Far pieces upside down",
            "Face to face, each side sees its own pieces upright.",
        ),
    ],
};

pub(super) const SETUP: SetupTexts = SetupTexts {
    title: "New game",
    more: "More",
    who_has_white: "Who has White?",
    by_lot: "A coin decides",
    clock: "Clock",
    no_clock: "No clock",
    per_move: "60 s a move, 15 min in all",
    increment: |minutes, seconds| format!("{minutes} min + {seconds} s a move"),
    own_time: "Our own times",
    minutes: "minutes",
    seconds: "seconds more a move",
    time_limits: "1 to 180 minutes, 0 to 180 seconds.",
    timeout_loses: (
        "Out of time loses",
        "If this is off, the game does not count.",
    ),
    house: "House rules",
    other_levels: "For other levels",
    house_rules: [
        (
            "Kind start",
            "A “same type” card with nothing to repeat: take another card.",
        ),
        (
            "No lost turns",
            "Turn over cards until one can move a piece.",
        ),
        (
            "Promotion",
            "A pawn on the last row becomes a queen, rook, bishop or knight.",
        ),
        ("Open hands", "Everybody sees all the cards."),
        (
            "No help in hand is mate",
            "In check, and no card helps: the game is lost.",
        ),
        (
            "Usual start",
            "All pawns begin in their row, as in a usual game of chess.",
        ),
        (
            "No wasted cards",
            "A card that moves nothing may be played only if none moves anything.",
        ),
        (
            "Touch a piece, move it",
            "A piece that you touch must move, if it can.",
        ),
    ],
    hand_size: ("Cards in hand", "From 2 to 7."),
    own_deck: ("Our own deck", "Choose how many cards of each kind."),
    deck_total: |count| match count {
        1 => "1 card in all".to_owned(),
        _ => format!("{count} cards in all"),
    },
    bad_deck: |count| format!("A deck needs 20 to 120 cards. Yours has {count}."),
    fewer: |what| format!("Fewer: {what}"),
    more_of: |what| format!("More: {what}"),
    match_goes_on: "Your match goes on.",
    score: |one, points, other, others| format!("{one} {points} – {other} {others}"),
    new_match: "New match, 0 – 0",
};

pub(super) const PLACING: PlacingTexts = PlacingTexts {
    title: "Set up the pieces",
    other_side: "Standard is played on the other side of the board.",
    turn_over: "Turn the board over",
    take: "Take a piece, then tap its square.",
    put: |piece| format!("Where does the {piece} start?"),
    left: |piece, count| format!("{piece}, {count} left"),
    all: "Place all for me",
    full: "A piece stands here already.",
    not_yours: |owner| format!("This side is for {owner}."),
    look: |one| format!("Not here. Look for a square that shows {one}."),
    homes: [
        "Not here. Pawns stand in a row in front of the others.",
        "Not here. Knights stand beside the rooks.",
        "Not here. Bishops stand beside the king and the queen.",
        "Not here. Rooks stand in the corners.",
        "Not here. The queen stands in the middle, on her own colour.",
        "Not here. The king stands beside the queen.",
    ],
    printed: |piece| format!("place of the {piece}"),
};

pub(super) const READ: ReadTexts = ReadTexts {
    moves: |from, to| format!("From {from}: {to}."),
    no_moves: |from| format!("From {from}: no move."),
};
