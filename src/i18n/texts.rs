//! What each language has to say.

use super::choices::{PlacingTexts, ReadTexts, SettingsTexts, SetupTexts};
use super::library::LibraryTexts;
use super::messages::{
    EndedTexts, LostTexts, NoticeTexts, QuestionTexts, RefusedTexts, TodoTexts, ToldTexts,
};
use super::table::TableTexts;
use super::tutorial::TutorialTexts;
use crate::engine::{CardKind, Color, Level, Piece, Role};

/// One value for each role.
pub(super) type ByRole<T> = [T; 6];

/// Everything one language says: whole sentences; what varies in them is an argument.
#[derive(Clone, Copy, Debug)]
pub struct Texts {
    /// The language's own name, for the button that chooses it.
    pub language: &'static str,
    /// The name of the product.
    pub title: &'static str,
    /// One sentence under the name.
    pub tagline: &'static str,
    /// Says that the product is unofficial.
    pub unofficial: &'static str,
    /// Labels of buttons and parts.
    pub labels: Labels,
    /// Words of the two sides.
    pub colors: [ColorTexts; 2],
    /// Words of the six roles.
    pub roles: ByRole<RoleTexts>,
    /// Words of the seven cards.
    pub cards: [CardTexts; 7],
    /// The five levels: the name of each and what it is.
    pub levels: [(&'static str, &'static str); 5],
    /// Sentences about the state of the board's squares.
    pub squares: SquareTexts,
    /// What is to be done, said to `who`.
    pub todo: TodoTexts,
    /// What happened.
    pub told: ToldTexts,
    /// Why a turn is lost.
    pub lost: LostTexts,
    /// Why a move is refused.
    pub refused: RefusedTexts,
    /// How a game ended.
    pub ended: EndedTexts,
    /// What else is said at the table.
    pub table: TableTexts,
    /// Questions.
    pub questions: QuestionTexts,
    /// What is told beside the game.
    pub notices: NoticeTexts,
    /// What is said of games that are over.
    pub library: LibraryTexts,
    /// The tutorial.
    pub tutorial: TutorialTexts,
    /// The settings.
    pub settings: SettingsTexts,
    /// The screen where a game is chosen.
    pub setup: SetupTexts,
    /// Guided setup.
    pub placing: PlacingTexts,
    /// What is read aloud on a key.
    pub read: ReadTexts,
}

/// Labels of buttons and parts.
#[derive(Clone, Copy, Debug)]
pub struct Labels {
    pub play: &'static str,
    pub continue_game: &'static str,
    pub continue_earlier: &'static str,
    pub new_game: &'static str,
    pub rematch: &'static str,
    pub rematch_swapped: &'static str,
    pub other_players: &'static str,
    pub see_board: &'static str,
    pub see_result: &'static str,
    pub home: &'static str,
    pub rules: &'static str,
    pub back: &'static str,
    pub undo: &'static str,
    pub redo: &'static str,
    pub flip: &'static str,
    pub offer_draw: &'static str,
    pub accept: &'static str,
    pub decline: &'static str,
    pub resign: &'static str,
    pub cancel: &'static str,
    pub close: &'static str,
    pub language: &'static str,
    pub theme: [&'static str; 3],
    pub level: &'static str,
    pub names: &'static str,
    pub name_hint: &'static str,
    pub controls: &'static str,
    pub turn_short: &'static str,
    pub draw_short: &'static str,
    pub undo_short: &'static str,
    pub redo_short: &'static str,
    /// The first player is 1.
    pub player: fn(usize) -> String,
    pub board: &'static str,
    pub tray: &'static str,
    pub moves: &'static str,
    pub no_moves_yet: &'static str,
    pub draw_card: &'static str,
    pub take_card: &'static str,
    /// Both discard piles become the draw pile again.
    pub shuffle: &'static str,
    pub draw_pile: fn(usize) -> String,
    /// How many cards a pile holds, in one or two words.
    pub cards: fn(usize) -> String,
    pub discard_pile: fn(&str) -> String,
    pub empty_pile: &'static str,
    /// A heading and what it is about, "heading: text".
    pub colon: fn(&str, &str) -> String,
    pub accept_lost_turn: fn(&str) -> String,
    pub move_lost: &'static str,
    pub hand_changed: &'static str,
    pub hand: fn(&str) -> String,
    pub hidden_cards: fn(usize) -> String,
    pub change_hand: &'static str,
    pub hand_over: fn(&str) -> String,
    pub take_over: fn(&str) -> String,
    pub moves_nothing: &'static str,
    pub promotion: &'static str,
    pub update: &'static str,
    pub claim_draw: &'static str,
    pub clock: fn(&str) -> String,
    pub clock_ready: &'static str,
    pub clock_start: &'static str,
    pub pause: &'static str,
    pub paused: &'static str,
    pub slept: &'static str,
    pub resume: &'static str,
    pub coin_says: fn(&str) -> String,
    pub adjust: &'static str,
    pub adjust_short: &'static str,
    pub confirm: &'static str,
    pub confirm_move: fn(&str, &str) -> String,
}

/// Words of a side.
#[derive(Clone, Copy, Debug)]
pub struct ColorTexts {
    /// The side's name as a label and before a colon, where its player has no name.
    pub label: &'static str,
    /// The same inside a sentence.
    pub name: &'static str,
    /// Asks that the tablet goes to this side, where its player has no name.
    pub hand_over: &'static str,
    /// Says that one plays this side and wants to see its cards.
    pub take_over: &'static str,
    /// The name of each of its pieces.
    pub pieces: ByRole<&'static str>,
}

/// Words of a role.
#[derive(Clone, Copy, Debug)]
pub struct RoleTexts {
    /// The name alone, as a heading.
    pub name: &'static str,
    /// With the definite article, "the knight".
    pub the: &'static str,
    /// As the player's own, "your knight".
    pub own: &'static str,
    /// As what a player is asked to move, "a knight".
    pub one: &'static str,
    /// "The pawn on d5 is in the way".
    pub in_the_way: fn(&str) -> String,
    /// The player's own piece stands on the square.
    pub own_there: fn(&str) -> String,
    /// How the role moves, said to one who tried otherwise.
    pub shape: &'static str,
    /// The card moves this role: try one.
    pub try_one: &'static str,
    /// The player has none of it left.
    pub none_left: &'static str,
    /// The piece on the square is shut in by the pieces that are listed.
    pub shut_in: fn(&str, &str) -> String,
    /// The piece on the square has to guard its king.
    pub guards: fn(&str) -> String,
    /// The piece on the square, an enemy's, would take the king.
    pub takes_king: fn(&str) -> String,
    /// A pawn becomes this piece.
    pub becomes: &'static str,
}

/// Words of a card.
#[derive(Clone, Copy, Debug)]
pub struct CardTexts {
    /// Its name.
    pub name: &'static str,
    /// What it lets do, in one or two short sentences.
    pub rule: &'static str,
}

/// Words of the squares, as they are read aloud after the square and the piece.
#[derive(Clone, Copy, Debug)]
pub struct SquareTexts {
    pub empty: &'static str,
    pub movable: &'static str,
    pub selected: &'static str,
    pub target_move: &'static str,
    pub target_capture: &'static str,
    pub stuck: &'static str,
    pub in_the_way: &'static str,
    pub in_check: &'static str,
}

impl Texts {
    /// The words of a side.
    #[must_use]
    pub const fn color(&self, color: Color) -> &ColorTexts {
        let [white, black] = &self.colors;
        match color {
            Color::White => white,
            Color::Black => black,
        }
    }

    /// The words of a role.
    #[must_use]
    pub const fn role(&self, role: Role) -> &RoleTexts {
        of_role(&self.roles, role)
    }

    /// The letter of a role in written moves.
    #[must_use]
    pub const fn letter(&self, role: Role) -> &'static str {
        of_role::<&'static str>(&self.library.letters, role)
    }

    /// The words of a card.
    #[must_use]
    pub const fn card(&self, kind: CardKind) -> &CardTexts {
        let [pawn, knight, bishop, rook, queen, king, same_type] = &self.cards;
        match kind {
            CardKind::Piece(Role::Pawn) => pawn,
            CardKind::Piece(Role::Knight) => knight,
            CardKind::Piece(Role::Bishop) => bishop,
            CardKind::Piece(Role::Rook) => rook,
            CardKind::Piece(Role::Queen) => queen,
            CardKind::Piece(Role::King) => king,
            CardKind::SameType => same_type,
        }
    }

    /// The name of a level, and what it is.
    #[must_use]
    pub const fn level(&self, level: Level) -> (&'static str, &'static str) {
        let [one, two, three, advanced, standard] = self.levels;
        match level {
            Level::One => one,
            Level::Two => two,
            Level::Three => three,
            Level::Advanced => advanced,
            Level::Standard => standard,
        }
    }

    /// The name of a piece with its colour, "white knight".
    #[must_use]
    pub const fn piece(&self, piece: Piece) -> &'static str {
        of_role::<&'static str>(&self.color(piece.color).pieces, piece.role)
    }
}

const fn of_role<T>(values: &ByRole<T>, role: Role) -> &T {
    let [pawn, knight, bishop, rook, queen, king] = values;
    match role {
        Role::Pawn => pawn,
        Role::Knight => knight,
        Role::Bishop => bishop,
        Role::Rook => rook,
        Role::Queen => queen,
        Role::King => king,
    }
}
