//! The rules in English.

use super::super::texts::RuleSection;

pub(super) const RULES: &[RuleSection] = &[
    RuleSection {
        id: "goal",
        rules: "G1 B7",
        title: "How to win",
        paragraphs: &[
            "Two players, White and Black. White begins, then you take turns.",
            "Take the other king and you win. You may also give up, or agree to a draw.",
            "When nothing was taken and no pawn moved for 100 turns, this app suggests a draw. That \
             is its own idea; you need not follow it.",
        ],
    },
    RuleSection {
        id: "setup",
        rules: "G1 G2 G3",
        title: "Board and cards",
        paragraphs: &[
            "The pieces stand as in chess, each queen on her own colour. Two pawns of each side have \
             already walked ahead, so that the pieces behind them can come out.",
            "There are 56 cards: 11 pawns, 8 knights, 8 bishops, 8 rooks, 8 queens, 7 kings and 6 \
             “same type”. They are shuffled and lie face down in the middle.",
        ],
    },
    RuleSection {
        id: "turn",
        rules: "L1.1 B5",
        title: "Level 1: your turn",
        paragraphs: &[
            "Turn over the top card onto your own discard pile. It says which type of piece you move.",
            "If one of these pieces can move, you must move one. Which one, and how far, is up to \
             you. You never have to take anything, not even the king.",
        ],
    },
    RuleSection {
        id: "pieces",
        rules: "B1 B2 B3 B4",
        title: "How pieces move",
        paragraphs: &[
            "The rook goes straight, the bishop diagonally, the queen both ways, as far as the way is \
             free. The king goes one square any way.",
            "The knight goes two squares and one to the side, and it alone jumps over others.",
            "The pawn walks one square straight ahead, or two from its own second row if both are \
             empty. It takes one square diagonally ahead, never straight.",
            "You never go onto or through a piece of your own. When you land on an enemy piece, you \
             take it and your move ends there.",
        ],
    },
    RuleSection {
        id: "lost-turn",
        rules: "L1.2",
        title: "When nothing can move",
        paragraphs: &[
            "Sometimes no piece of the card’s type can move, or none is left. Then you don’t move \
             this time. The app shows you why, and waits until you go on.",
        ],
    },
    RuleSection {
        id: "same-type",
        rules: "S1 S2 S4 S5 S6",
        title: "The “same type” card",
        paragraphs: &[
            "Look at the top cards of both discard piles, just before you lay this one. You may move \
             a piece of either type, always your own.",
            "If a pile shows another “same type” card, look at the one under it. If only one pile \
             shows a piece, it alone counts; a card that moved nothing counts as well.",
            "If only one of the two types can move, use that one. If no pile shows a piece, at the \
             start or right after a shuffle, there is nothing to repeat and you don’t move.",
        ],
    },
    RuleSection {
        id: "reshuffle",
        rules: "L1.3",
        title: "When the pile is empty",
        paragraphs: &["All discarded cards are shuffled and become the new draw pile."],
    },
    RuleSection {
        id: "basic",
        rules: "B6",
        title: "Levels 1 to 3: not yet chess",
        paragraphs: &[
            "At these levels there is no check: your king may step into danger, stand beside the other \
             king, and even take it.",
            "There is no castling and no en passant. A pawn that reaches the last row stays a pawn: \
             it can’t move any more, but it can be taken.",
        ],
    },
    RuleSection {
        id: "hands",
        rules: "L2.1 L2.2 L2.3 L2.4 L2.5",
        title: "Levels 2 and 3: a hand of cards",
        paragraphs: &[
            "Each player holds three cards, at Level 3 five, and keeps them hidden. On your turn draw \
             one card, then play one face up and move a piece of its type.",
            "A card that moves nothing may be played too, and your turn passes. With three cards \
             alike, or when no card moves anything, you may change the whole hand instead of playing.",
        ],
    },
    RuleSection {
        id: "advanced",
        rules: "A1 A2 A3 A4 A5 A6 A7 A8 A9",
        title: "Advanced: check and special moves",
        paragraphs: &[
            "Five cards, and all of chess: you may not leave your king in attack. In check you must \
             play a card that helps, if you hold one. If you hold none, your turn passes, and your \
             king may be taken.",
            "Checkmate, when no move of any piece helps, ends the game at once. If the side to move is \
             not in check and no piece can move, it is stalemate: a draw.",
            "Castling goes with a king or a rook card, taking in passing with a pawn card on the very \
             next turn. A pawn on the last row becomes a queen, rook, bishop or knight.",
        ],
    },
    RuleSection {
        id: "standard",
        rules: "C1 C2 C3 C4 C5 C6 C7 C8",
        title: "Standard: chess without cards",
        paragraphs: &[
            "All pieces start at home, and any piece may move. Checkmate wins. In check you move the \
             king, take the attacker, or step between.",
            "It is a draw by stalemate, when nobody can mate any more, when the same position comes \
             for the third time, or after fifty moves each without a capture or a pawn move.",
        ],
    },
    RuleSection {
        id: "take-back",
        rules: "U1",
        title: "Taking back",
        paragraphs: &[
            "A move may be taken back if the other player agrees. The same cards come again in the \
             same order, so nobody can fish for a better one.",
        ],
    },
];
