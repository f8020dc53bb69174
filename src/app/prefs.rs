//! What a person chose once and finds again.

use super::choices::{
    BoardStyle, Coordinates, FirstWhite, Help, Locale, PieceStyle, Seating, TextSize, Theme,
};
use super::lessons::Progress;
use crate::engine::{DeckList, Fields, HouseRules, Level, TimeControl};

/// The longest name of a player, in characters.
pub const MAX_NAME: usize = 20;

/// What a person chose once and finds again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prefs {
    /// The language; `None` until one was chosen, which means the device's.
    pub locale: Option<Locale>,
    /// The theme.
    pub theme: Theme,
    /// The level chosen last.
    pub level: Level,
    /// The names of the first and the second player; empty for a player without a name.
    pub players: [String; 2],
    /// Who has White in the first game of a match.
    pub first_white: FirstWhite,
    /// The clock chosen last.
    pub clock: TimeControl,
    /// Whether a fallen flag also loses where it would annul the game (rule K3).
    pub timeout_loses: bool,
    /// The house rules chosen last.
    pub house: HouseRules,
    /// The own deck of house rule H10, which may still be one that can't be played with.
    pub deck: Option<DeckList>,
    /// How the players sit.
    pub seating: Seating,
    /// The colours of the board.
    pub board: BoardStyle,
    /// How the pieces are drawn.
    pub pieces: PieceStyle,
    /// Where the names of files and ranks stand.
    pub coordinates: Coordinates,
    /// How much the board shows of what can be done.
    pub help: Help,
    /// The size of the text.
    pub text: TextSize,
    /// What is switched on.
    pub switches: Switches,
    /// What was learnt.
    pub learnt: Progress,
}

/// What can be switched on and off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Switches(u32);

/// One of the switches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Switch {
    /// Any move may be tried, and is explained when it is not allowed.
    FreeHand,
    /// Every move is confirmed before it counts.
    Confirm,
    /// Sounds of cards and pieces.
    Sounds,
    /// Cards and lessons can be read aloud.
    Voice,
    /// Wider spacing of letters and lines.
    Spacing,
    /// Tray and controls are mirrored for the left hand.
    LeftHanded,
    /// Large text for a class.
    Projector,
    /// Letters instead of pictures in the list of moves.
    Letters,
    /// Single letters on the keyboard are commands.
    Keys,
    /// The players place the pieces themselves before a game.
    Placing,
    /// Across the table, the far player's pieces stand upside down.
    TurnedPieces,
}

impl Switch {
    /// All switches.
    pub const ALL: [Self; 11] = [
        Self::FreeHand,
        Self::Confirm,
        Self::Sounds,
        Self::Voice,
        Self::Spacing,
        Self::LeftHanded,
        Self::Projector,
        Self::Letters,
        Self::Keys,
        Self::Placing,
        Self::TurnedPieces,
    ];

    /// The name in the page.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::FreeHand => "free-hand",
            Self::Confirm => "confirm",
            Self::Sounds => "sounds",
            Self::Voice => "voice",
            Self::Spacing => "spacing",
            Self::LeftHanded => "left-handed",
            Self::Projector => "projector",
            Self::Letters => "letters",
            Self::Keys => "keys",
            Self::Placing => "placing",
            Self::TurnedPieces => "turned-pieces",
        }
    }

    /// Its place in what is stored: never to be changed.
    const fn bit(self) -> u32 {
        1 << self as u32
    }
}

impl Switches {
    /// Whether `switch` is on.
    #[must_use]
    pub const fn on(self, switch: Switch) -> bool {
        self.0 & switch.bit() != 0
    }

    /// The same with `switch` on or off.
    #[must_use]
    pub const fn with(self, switch: Switch, on: bool) -> Self {
        if on {
            Self(self.0 | switch.bit())
        } else {
            Self(self.0 & !switch.bit())
        }
    }
}

impl Default for Switches {
    fn default() -> Self {
        Self(0)
            .with(Switch::Sounds, true)
            .with(Switch::Voice, true)
            .with(Switch::Keys, true)
    }
}

/// Something that is chosen in the settings, or before a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Choice {
    /// A language.
    Locale(Locale),
    /// A theme.
    Theme(Theme),
    /// A level.
    Level(Level),
    /// The name of the first player (0) or the second.
    Name(usize, String),
    /// Who has White first.
    FirstWhite(FirstWhite),
    /// A clock.
    Clock(TimeControl),
    /// Whether a fallen flag always loses.
    TimeoutLoses(bool),
    /// House rules, but for the own deck.
    House(HouseRules),
    /// An own deck, or the level's.
    Deck(Option<DeckList>),
    /// How the players sit.
    Seating(Seating),
    /// The colours of the board.
    Board(BoardStyle),
    /// How the pieces are drawn.
    Pieces(PieceStyle),
    /// Where coordinates stand.
    Coordinates(Coordinates),
    /// How much is shown of what can be done.
    Help(Help),
    /// The size of the text.
    Text(TextSize),
    /// A switch, on or off.
    Switch(Switch, bool),
}

impl Prefs {
    /// The same with something chosen.
    #[must_use]
    pub fn with(&self, choice: Choice) -> Self {
        let mut prefs = self.clone();
        match choice {
            Choice::Locale(locale) => prefs.locale = Some(locale),
            Choice::Theme(theme) => prefs.theme = theme,
            Choice::Level(level) => prefs.level = level,
            Choice::Name(player, name) => {
                if let Some(kept) = prefs.players.get_mut(player) {
                    *kept = clean_name(&name);
                }
            }
            Choice::FirstWhite(first) => prefs.first_white = first,
            Choice::Clock(clock) => prefs.clock = clock,
            Choice::TimeoutLoses(loses) => prefs.timeout_loses = loses,
            Choice::House(house) => prefs.house = house,
            Choice::Deck(deck) => prefs.deck = deck,
            Choice::Seating(seating) => prefs.seating = seating,
            Choice::Board(board) => prefs.board = board,
            Choice::Pieces(pieces) => prefs.pieces = pieces,
            Choice::Coordinates(coordinates) => prefs.coordinates = coordinates,
            Choice::Help(help) => prefs.help = help,
            Choice::Text(text) => prefs.text = text,
            Choice::Switch(switch, on) => prefs.switches = prefs.switches.with(switch, on),
        }
        prefs
    }

    /// Whether at least one player has a name.
    #[must_use]
    pub fn has_names(&self) -> bool {
        self.players.iter().any(|name| !name.trim().is_empty())
    }

    /// Whether `switch` is on.
    #[must_use]
    pub const fn on(&self, switch: Switch) -> bool {
        self.switches.on(switch)
    }

    /// The preferences in a stored text. What is missing in it or unknown is as at first.
    #[must_use]
    pub fn read(text: &str) -> Self {
        let fields = Fields::read(text).unwrap_or_default();
        let usual = Self::default();
        let key = |name| fields.text(name);
        Self {
            locale: Locale::from_key(key("locale")),
            theme: Theme::from_key(key("theme")).unwrap_or_default(),
            level: Level::from_key(key("level")).unwrap_or(usual.level),
            players: ["first", "second"].map(|name| clean_name(key(name))),
            first_white: FirstWhite::from_key(key("first-white")).unwrap_or_default(),
            clock: fields.parse("clock").unwrap_or_default(),
            timeout_loses: fields.flag("timeout"),
            house: fields.parse("house").unwrap_or_default(),
            deck: fields.parse("deck"),
            seating: Seating::from_key(key("seating")).unwrap_or_default(),
            board: BoardStyle::from_key(key("board")).unwrap_or_default(),
            pieces: PieceStyle::from_key(key("pieces")).unwrap_or_default(),
            coordinates: Coordinates::from_key(key("coordinates")).unwrap_or_default(),
            help: Help::from_key(key("help")).unwrap_or_default(),
            text: TextSize::from_key(key("text")).unwrap_or_default(),
            switches: fields.parse("switches").map_or(usual.switches, Switches),
            learnt: Progress::read(key("learnt")),
        }
    }

    /// The preferences as text to store.
    #[must_use]
    pub fn write(&self) -> String {
        let [first, second] = &self.players;
        let fields = Fields::default()
            .with("locale", self.locale.map_or("", Locale::key))
            .with("theme", self.theme.key())
            .with("level", self.level.key())
            .with("first", first)
            .with("second", second)
            .with("first-white", self.first_white.key())
            .with("clock", self.clock)
            .with_flag("timeout", self.timeout_loses)
            .with("house", self.house)
            .with(
                "deck",
                self.deck.map(|deck| deck.to_string()).unwrap_or_default(),
            )
            .with("seating", self.seating.key())
            .with("board", self.board.key())
            .with("pieces", self.pieces.key())
            .with("coordinates", self.coordinates.key())
            .with("help", self.help.key())
            .with("text", self.text.key())
            .with("switches", self.switches.0)
            .with("learnt", self.learnt.text());
        serde_json::to_string(&fields).unwrap_or_default()
    }
}

impl Default for Prefs {
    fn default() -> Self {
        Self {
            locale: None,
            theme: Theme::default(),
            level: Level::One,
            players: Default::default(),
            first_white: FirstWhite::default(),
            clock: TimeControl::Unlimited,
            timeout_loses: false,
            house: HouseRules::default(),
            deck: None,
            seating: Seating::default(),
            board: BoardStyle::default(),
            pieces: PieceStyle::default(),
            coordinates: Coordinates::default(),
            help: Help::default(),
            text: TextSize::default(),
            switches: Switches::default(),
            learnt: Progress::default(),
        }
    }
}

/// A name as it is kept: no control characters, at most [`MAX_NAME`] characters.
pub(super) fn clean_name(name: &str) -> String {
    name.chars()
        .filter(|letter| !letter.is_control())
        .take(MAX_NAME)
        .collect()
}
