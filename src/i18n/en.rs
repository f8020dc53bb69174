//! English.

use super::rules_en::RULES;
use super::texts::{
    CardTexts, ColorTexts, EndedTexts, Labels, LostTexts, NoticeTexts, QuestionTexts, RefusedTexts,
    RoleTexts, SquareTexts, Texts, TodoTexts, ToldTexts,
};

pub(super) static EN: Texts = Texts {
    language: "English",
    title: "Chess à la Carte",
    tagline: "Turn over a card. It says which piece may move.",
    unofficial: "An unofficial game in the spirit of No Stress Chess®. Not made or endorsed by its \
                 publisher.",
    labels: LABELS,
    colors: [
        ColorTexts {
            name: "White",
            pieces: [
                "white pawn",
                "white knight",
                "white bishop",
                "white rook",
                "white queen",
                "white king",
            ],
        },
        ColorTexts {
            name: "Black",
            pieces: [
                "black pawn",
                "black knight",
                "black bishop",
                "black rook",
                "black queen",
                "black king",
            ],
        },
    ],
    roles: ROLES,
    cards: CARDS,
    level_one: ("Level 1", "One card each turn. Take the king to win."),
    squares: SquareTexts {
        empty: "empty",
        movable: "can move",
        selected: "picked up",
        target_move: "can go here",
        target_capture: "can be taken",
        stuck: "can’t move",
        in_the_way: "in the way",
    },
    todo: TodoTexts {
        draw: |who| format!("{who}: turn over a card."),
        pick_piece: |who, role| format!("{who}: move {role}."),
        pick_either: |who, one, other| format!("{who}: move {one} or {other}."),
        pick_square: |who| format!("{who}: now choose a square."),
        accept_lost: |who| format!("{who}: no move this time."),
        over: "The game is over.",
        draw_offered: |who| format!("{who} offers a draw."),
    },
    told: ToldTexts {
        reshuffled: "The pile was empty: all cards are shuffled again.",
        card_drawn: |who, card| format!("{who} turned over: {card}."),
        moved: |who, role, to| format!("{who}: {role} to {to}."),
        captured: |who, mover, taken, square| format!("{who}: {mover} takes {taken} on {square}."),
        turn_lost: |who| format!("{who} could not move."),
        draw_declined: |who| format!("{who} plays on: no draw."),
        taken_back: "Taken back. The same cards come again.",
        played_again: "Played again.",
    },
    lost: LostTexts {
        title: |card| format!("{card}: nothing can move"),
        nothing_to_repeat: "No card lies on the discard piles yet, so there is nothing to repeat.",
        pawn_at_the_end: |square| {
            format!("The pawn on {square} has reached the end and stays there.")
        },
        and: " and ",
    },
    refused: RefusedTexts {
        game_over: "The game is over. Play again?",
        draw_first: "First turn over a card.",
        must_move: "A card lies there already. Move a piece first.",
        turn_is_lost: "This card moves nothing. Tap the button to go on.",
        nothing_lost: "This card can move a piece. Choose one.",
        already_offered: "Your offer still stands.",
        no_offer: "Nobody has offered a draw.",
        empty_square: "Nothing stands on this square.",
        not_yours: |owner| format!("That piece belongs to {owner}."),
        try_either: |one, other| format!("This card moves {one} or {other}. Try one of them."),
        nothing_to_try: "This card moves nothing.",
        pawn_straight_blocked: "A pawn can’t take straight ahead. It takes diagonally.",
        pawn_diagonal_empty: "A pawn goes diagonally only to take. Nothing stands there.",
        pawn_back: "Pawns only walk forward, never back or sideways.",
        pawn_two: "Two squares only from the pawn’s own second row.",
        castling_later: "Castling comes later, in the Advanced game.",
    },
    ended: EndedTexts {
        wins: |who| format!("{who} wins!"),
        draw: "A draw",
        king_taken: "The king is taken. Well played, both of you!",
        resigned: |who| format!("{who} gave up. Well played, both of you!"),
        draw_agreed: "You both agreed. One half point each.",
    },
    questions: QuestionTexts {
        take_back: |other, who| format!("{other}: may {who} take this back?"),
        take_back_yes: "Yes, take it back",
        take_back_no: "No, play on",
        resign: |who| format!("{who}: do you want to give up this game?"),
        resign_yes: "Yes, give up",
        resign_no: "No, play on",
    },
    notices: NOTICES,
    rules: RULES,
};

const LABELS: Labels = Labels {
    play: "Play",
    continue_game: "Continue the game",
    continue_earlier: "Continue the earlier game",
    new_game: "New game",
    rematch: "Play again",
    see_board: "Look at the board",
    see_result: "Result",
    home: "Home",
    rules: "Rules",
    back: "Back",
    undo: "Take back",
    redo: "Play again what was taken back",
    flip: "Turn the board",
    offer_draw: "Offer a draw",
    accept: "Accept",
    decline: "Decline",
    resign: "Give up",
    cancel: "Cancel",
    close: "Close",
    language: "Language",
    theme: ["Colours: as the device", "Colours: light", "Colours: dark"],
    level: "Level",
    names: "Who plays?",
    name_of: ["White", "Black"],
    board: "Chess board",
    tray: "Cards",
    moves: "Moves so far",
    no_moves_yet: "No move yet.",
    draw_card: "Turn over",
    draw_pile: |count| match count {
        1 => "Draw pile, 1 card".to_owned(),
        _ => format!("Draw pile, {count} cards"),
    },
    discard_pile: |who| format!("Discard pile of {who}"),
    empty_pile: "empty",
    accept_lost_turn: |next| format!("OK, on to {next}"),
    move_lost: "no move",
};

const ROLES: [RoleTexts; 6] = [
    RoleTexts {
        name: "pawn",
        the: "the pawn",
        one: "a pawn",
        in_the_way: |square| format!("The pawn on {square} is in the way."),
        own_there: |square| format!("Your own pawn stands on {square}."),
        shape: "A pawn walks one square straight ahead, or two from its own second row.",
        try_one: "This card moves a pawn. Try a pawn.",
        none_left: "No pawn is left.",
        shut_in: |square, by| format!("The pawn on {square} is stopped by {by}."),
    },
    RoleTexts {
        name: "knight",
        the: "the knight",
        one: "a knight",
        in_the_way: |square| format!("The knight on {square} is in the way."),
        own_there: |square| format!("Your own knight stands on {square}."),
        shape: "A knight jumps in an L: two squares one way, then one to the side.",
        try_one: "This card moves a knight. Try a knight.",
        none_left: "No knight is left.",
        shut_in: |square, by| format!("The knight on {square} would land on your own: {by}."),
    },
    RoleTexts {
        name: "bishop",
        the: "the bishop",
        one: "a bishop",
        in_the_way: |square| format!("The bishop on {square} is in the way."),
        own_there: |square| format!("Your own bishop stands on {square}."),
        shape: "A bishop slides along diagonals only.",
        try_one: "This card moves a bishop. Try a bishop.",
        none_left: "No bishop is left.",
        shut_in: |square, by| format!("The bishop on {square} is shut in by {by}."),
    },
    RoleTexts {
        name: "rook",
        the: "the rook",
        one: "a rook",
        in_the_way: |square| format!("The rook on {square} is in the way."),
        own_there: |square| format!("Your own rook stands on {square}."),
        shape: "A rook slides straight: along rows and files only.",
        try_one: "This card moves a rook. Try a rook.",
        none_left: "No rook is left.",
        shut_in: |square, by| format!("The rook on {square} is shut in by {by}."),
    },
    RoleTexts {
        name: "queen",
        the: "the queen",
        one: "the queen",
        in_the_way: |square| format!("The queen on {square} is in the way."),
        own_there: |square| format!("Your own queen stands on {square}."),
        shape: "A queen slides straight or diagonally.",
        try_one: "This card moves a queen. Try the queen.",
        none_left: "No queen is left.",
        shut_in: |square, by| format!("The queen on {square} is shut in by {by}."),
    },
    RoleTexts {
        name: "king",
        the: "the king",
        one: "the king",
        in_the_way: |square| format!("The king on {square} is in the way."),
        own_there: |square| format!("Your own king stands on {square}."),
        shape: "A king steps one square, any way.",
        try_one: "This card moves a king. Try the king.",
        none_left: "No king is left.",
        shut_in: |square, by| format!("The king on {square} is shut in by {by}."),
    },
];

const CARDS: [CardTexts; 7] = [
    CardTexts {
        name: "Pawn",
        rule: "One square ahead, two from its own second row. It takes diagonally.",
    },
    CardTexts {
        name: "Knight",
        rule: "Two squares and one to the side. It jumps over everything.",
    },
    CardTexts {
        name: "Bishop",
        rule: "Along diagonals, as far as you like.",
    },
    CardTexts {
        name: "Rook",
        rule: "Along rows and files, as far as you like.",
    },
    CardTexts {
        name: "Queen",
        rule: "Straight or diagonally, as far as you like.",
    },
    CardTexts {
        name: "King",
        rule: "One square, any way. He may step into danger.",
    },
    CardTexts {
        name: "Same type",
        rule: "Move a type that one of the two discard piles shows.",
    },
];

const NOTICES: NoticeTexts = NoticeTexts {
    bad_level: "The link asks for a level that isn’t here. This is Level 1.",
    bad_fen: |why| {
        format!("The link’s position can’t be used: {why}. The usual one is on the board.")
    },
    bad_deck: |why| {
        format!("The link’s cards can’t be used: {why}. The usual ones are on the pile.")
    },
    bad_seed: "The link’s seed is not a whole number. The cards are shuffled by chance.",
    bad_language: "The link asks for a language that isn’t here.",
    bad_theme: "The link asks for colours that aren’t here.",
    stored_damaged: "The stored game can’t be read. It was put aside, and a new one can begin.",
    stored_other_version: "The stored game comes from another version of this app. It was put \
                           aside unchanged.",
    not_stored: "This browser keeps nothing: a reload would lose the game.",
    draw_suggested: "100 turns without a capture or a pawn move. An idea of this app: agree to a \
                     draw?",
    fen_fields: [
        "the pieces are not written as FEN",
        "the side to move must be w or b",
        "the castling rights must be some of KQkq, or -",
        "the en-passant square is none",
        "the half-move count is not a number",
        "the move number is not a number",
        "there is something after the last field",
    ],
    too_many_kings: "a side has two kings",
    no_king: "a side has no king",
    too_many_pieces: "a side has more than 16 pieces",
    too_many_pawns: "a side has more than 8 pawns",
    pawn_on_first_rank: |square| format!("no pawn can stand on {square}"),
    deck_empty: "there is none",
    deck_too_long: |most| format!("there are more than {most}"),
    deck_unknown_card: |place, letter| {
        format!("card {place} is “{letter}”, and only P N B R Q K S are cards")
    },
};
