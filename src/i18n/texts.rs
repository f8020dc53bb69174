//! What each language has to say.

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
    /// Questions.
    pub questions: QuestionTexts,
    /// What is told beside the game.
    pub notices: NoticeTexts,
    /// The rules.
    pub rules: &'static [RuleSection],
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
    pub name_of: [&'static str; 2],
    pub board: &'static str,
    pub tray: &'static str,
    pub moves: &'static str,
    pub no_moves_yet: &'static str,
    pub draw_card: &'static str,
    pub draw_pile: fn(usize) -> String,
    /// How many cards a pile holds, in one or two words.
    pub cards: fn(usize) -> String,
    pub discard_pile: fn(&str) -> String,
    pub empty_pile: &'static str,
    /// A heading and what it is about, "heading: text".
    pub colon: fn(&str, &str) -> String,
    pub accept_lost_turn: fn(&str) -> String,
    pub move_lost: &'static str,
}

/// Words of a side.
#[derive(Clone, Copy, Debug)]
pub struct ColorTexts {
    /// The side's name as a label and before a colon, where its player has no name.
    pub label: &'static str,
    /// The same inside a sentence.
    pub name: &'static str,
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
}

/// What is to be done.
#[derive(Clone, Copy, Debug)]
pub struct TodoTexts {
    pub draw: fn(&str) -> String,
    pub pick_piece: fn(&str, &str) -> String,
    pub pick_either: fn(&str, &str, &str) -> String,
    pub pick_square: fn(&str) -> String,
    pub accept_lost: fn(&str) -> String,
    pub choose_card: fn(&str) -> String,
    /// Said to `who`, who has to answer; `by` offered.
    pub draw_offered: fn(&str, &str) -> String,
    /// The question that the answers follow.
    pub answer_draw: fn(&str) -> String,
}

/// What happened.
#[derive(Clone, Copy, Debug)]
pub struct ToldTexts {
    pub reshuffled: &'static str,
    pub card_drawn: fn(&str, &str) -> String,
    pub card_taken: fn(&str) -> String,
    pub card_played: fn(&str, &str) -> String,
    pub hand_changed: fn(&str) -> String,
    pub check: &'static str,
    pub touched: fn(&str) -> String,
    pub castles_short: fn(&str) -> String,
    pub castles_long: fn(&str) -> String,
    /// Who, and the square the pawn arrives on.
    pub en_passant: fn(&str, &str) -> String,
    /// Who, the role's name, the square.
    pub moved: fn(&str, &str, &str) -> String,
    /// Who, the mover and what it took with their articles, the square.
    pub captured: fn(&str, &str, &str, &str) -> String,
    pub turn_lost: fn(&str) -> String,
    pub draw_declined: fn(&str) -> String,
    pub taken_back: &'static str,
    pub played_again: &'static str,
}

/// Why a turn is lost.
#[derive(Clone, Copy, Debug)]
pub struct LostTexts {
    /// With the name of the card.
    pub title: fn(&str) -> String,
    pub nothing_to_repeat: &'static str,
    /// A piece and its square, "your pawn (a2)".
    pub piece_on: fn(&str, &str) -> String,
    pub pawn_at_the_end: fn(&str) -> String,
    pub and: &'static str,
}

/// Why something is refused.
#[derive(Clone, Copy, Debug)]
pub struct RefusedTexts {
    pub game_over: &'static str,
    pub draw_first: &'static str,
    pub must_move: &'static str,
    pub turn_is_lost: &'static str,
    pub nothing_lost: &'static str,
    pub already_offered: &'static str,
    pub no_offer: &'static str,
    pub empty_square: &'static str,
    pub not_yours: fn(&str) -> String,
    pub try_either: fn(&str, &str) -> String,
    pub nothing_to_try: &'static str,
    pub pawn_straight_blocked: &'static str,
    pub pawn_diagonal_empty: &'static str,
    pub pawn_back: &'static str,
    pub pawn_two: &'static str,
    pub en_passant_late: &'static str,
    pub promotion_missing: &'static str,
    pub no_promotion: &'static str,
    pub not_in_this_level: &'static str,
    pub kings_touch: &'static str,
    pub castling_moved: &'static str,
    pub castling_between: fn(&str) -> String,
    pub castling_in_check: &'static str,
    pub castling_attacked: fn(&str) -> String,
    pub touch_move: fn(&str) -> String,
    pub nothing_to_draw: &'static str,
    pub choose_card_first: &'static str,
    pub no_such_card: &'static str,
    pub must_answer_check: &'static str,
    pub other_card_moves: &'static str,
    pub hand_stays: &'static str,
    pub touch_not_binding: &'static str,
    pub nothing_to_claim: &'static str,
    pub no_clock: &'static str,
}

/// How a game ended.
#[derive(Clone, Copy, Debug)]
pub struct EndedTexts {
    pub wins: fn(&str) -> String,
    pub draw: &'static str,
    pub annulled: &'static str,
    pub king_taken: &'static str,
    pub time_out: fn(&str) -> String,
    pub time_out_bare_king: &'static str,
    pub checkmate: &'static str,
    pub hand_mate: &'static str,
    pub stalemate: &'static str,
    pub insufficient_material: &'static str,
    pub repetition: &'static str,
    pub fifty_moves: &'static str,
    pub shuttle: &'static str,
    pub resigned: fn(&str) -> String,
    pub draw_agreed: &'static str,
}

/// Questions and their answers.
#[derive(Clone, Copy, Debug)]
pub struct QuestionTexts {
    /// Asked of the other player.
    pub take_back: fn(&str) -> String,
    pub take_back_yes: &'static str,
    pub take_back_no: &'static str,
    pub resign: fn(&str) -> String,
    pub resign_yes: &'static str,
    pub resign_no: &'static str,
}

/// What is told beside the game.
#[derive(Clone, Copy, Debug)]
pub struct NoticeTexts {
    pub bad_level: &'static str,
    pub bad_fen: fn(&str) -> String,
    pub bad_deck: fn(&str) -> String,
    pub bad_hands: fn(u8) -> String,
    pub bad_hands_text: &'static str,
    pub bad_house: &'static str,
    pub bad_seed: &'static str,
    pub bad_game: &'static str,
    pub game_of_other_version: &'static str,
    pub game_not_playable: &'static str,
    pub bad_language: &'static str,
    pub bad_theme: &'static str,
    pub stored_damaged: &'static str,
    pub stored_other_version: &'static str,
    pub not_stored: &'static str,
    pub draw_suggested: &'static str,
    /// The fields of a FEN, in their order, the seventh for one too many.
    pub fen_fields: [&'static str; 7],
    pub too_many_kings: &'static str,
    pub no_king: &'static str,
    pub too_many_pieces: &'static str,
    pub too_many_pawns: &'static str,
    pub no_pawn_on: fn(&str) -> String,
    pub too_many_promoted: &'static str,
    pub no_castling: &'static str,
    pub kings_touch: &'static str,
    pub opposite_check: &'static str,
    pub both_in_check: &'static str,
    pub too_many_checkers: &'static str,
    pub impossible_check: &'static str,
    pub no_en_passant: &'static str,
    pub deck_too_short: fn(usize) -> String,
    pub deck_too_long: fn(usize) -> String,
    pub deck_unknown_card: fn(usize, char) -> String,
}

/// A section of the rules.
#[derive(Clone, Copy, Debug)]
pub struct RuleSection {
    /// The name of the section in links.
    pub id: &'static str,
    /// The rules it tells, by their ids.
    pub rules: &'static str,
    /// Its heading.
    pub title: &'static str,
    /// Its paragraphs.
    pub paragraphs: &'static [&'static str],
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
