//! What the app says while it is used: what to do, what happened, why not.

/// What is to be done.
#[derive(Clone, Copy, Debug)]
pub struct TodoTexts {
    /// Said before what is to be done.
    pub check: &'static str,
    pub draw: fn(&str) -> String,
    pub pick_piece: fn(&str, &str) -> String,
    pub pick_either: fn(&str, &str, &str) -> String,
    pub pick_square: fn(&str) -> String,
    pub accept_lost: fn(&str) -> String,
    pub choose_card: fn(&str) -> String,
    pub draw_to_hand: fn(&str) -> String,
    pub which_card: fn(&str) -> String,
    pub move_any: fn(&str) -> String,
    pub hand_over: fn(&str) -> String,
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
    pub castling_no_rook: &'static str,
    pub castling_between: fn(&str) -> String,
    pub castling_in_check: &'static str,
    pub castling_attacked: fn(&str) -> String,
    pub touch_move: fn(&str) -> String,
    pub nothing_to_draw: &'static str,
    pub choose_card_first: &'static str,
    pub no_such_card: &'static str,
    pub no_hand: &'static str,
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
    pub play_dead: fn(&str) -> String,
    pub play_dead_yes: &'static str,
    pub play_dead_no: &'static str,
    pub change_hand: fn(&str) -> String,
    pub change_hand_yes: &'static str,
    pub change_hand_no: &'static str,
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
    pub bad_clock: &'static str,
    pub bad_seed: &'static str,
    pub bad_language: &'static str,
    pub bad_theme: &'static str,
    pub bad_game: &'static str,
    pub game_of_other_version: &'static str,
    pub game_not_playable: &'static str,
    pub stored_damaged: &'static str,
    pub one_change_back: &'static str,
    pub stored_other_version: &'static str,
    pub after_crash: &'static str,
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
