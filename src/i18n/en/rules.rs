//! The rules in English.

use super::super::prose::WrittenSection;
use crate::app::Lesson;

pub(in crate::i18n) const RULES: &[WrittenSection] = &[
    WrittenSection {
        rules: "G1",
        title: "What it is",
        paragraphs: &[
            (
                Lesson::Welcome,
                "Two players come to chess with cards: each turn a card says which kind of piece may move. You can begin at once, even if you have never played.",
            ),
            (
                Lesson::LevelThree,
                "From level to level you hold more cards and meet more rules. In the end the cards are put away, and you play chess.",
            ),
        ],
    },
    WrittenSection {
        rules: "G2 G5",
        title: "Pieces, cards and tray",
        paragraphs: &[
            (
                Lesson::Deck,
                "You play with 16 white and 16 black pieces on a board with two sides, and with 56 cards: 11 pawns, 8 knights, 8 bishops, 8 rooks, 8 queens, 7 kings and 6 “same type”.",
            ),
            (
                Lesson::Turn,
                "The draw pile lies in the middle, face down. On each side of it a player has a discard pile of their own, face up.",
            ),
        ],
    },
    WrittenSection {
        rules: "G1 G3",
        title: "Setting up",
        paragraphs: &[
            (
                Lesson::Welcome,
                "The corner at White’s left hand, a1, is dark. Each queen starts on her own colour. White begins, then you take turns.",
            ),
            (
                Lesson::Setup,
                "The pieces stand as in chess, but two pawns of each side have already walked: the queen’s pawn two squares, the king’s pawn one. So the pieces behind them can come out.",
            ),
        ],
    },
    WrittenSection {
        rules: "L1.1 B5",
        title: "Level 1: your turn",
        paragraphs: &[
            (
                Lesson::Turn,
                "Turn over the top card onto your own discard pile. Then move one piece of the kind it shows. The picture on the card shows how that piece moves.",
            ),
            (
                Lesson::MustMove,
                "If a piece of that kind can move, you must move one. Which one, and how far, is up to you. You never have to take anything, not even the king.",
            ),
            (
                Lesson::Risk,
                "You can’t know your opponent’s next card. So you may leave a piece in danger and hope: in chess without cards that would be careless.",
            ),
        ],
    },
    WrittenSection {
        rules: "B1 B2 B3 B4",
        title: "How pieces move",
        paragraphs: &[
            (
                Lesson::Rook,
                "The rook goes straight along ranks and files, as far as the way is free.",
            ),
            (
                Lesson::Bishop,
                "The bishop goes diagonally, as far as the way is free. One of yours lives on light squares, the other on dark ones.",
            ),
            (
                Lesson::Queen,
                "The queen goes like a rook or like a bishop.",
            ),
            (Lesson::King, "The king goes one square any way."),
            (
                Lesson::Knight,
                "The knight goes two squares straight and one to the side. It alone jumps over others, and takes only where it lands.",
            ),
            (
                Lesson::Pawn,
                "The pawn walks one square straight ahead, or two from its own second row if both are empty. It takes one square diagonally ahead, never straight, and never goes back.",
            ),
            (
                Lesson::Capture,
                "You never go onto or through a piece of your own. When you land on an enemy piece, you take it and your move ends there.",
            ),
        ],
    },
    WrittenSection {
        rules: "L1.2",
        title: "When nothing can move",
        paragraphs: &[(
            Lesson::LostTurn,
            "Sometimes no piece of the card’s kind can move, or none is left. Then you don’t move this time. The app shows you why, and waits until you go on.",
        )],
    },
    WrittenSection {
        rules: "S1 S2 S4 S5 S6",
        title: "The “same type” card",
        paragraphs: &[
            (
                Lesson::SameType,
                "Look at the top cards of both discard piles, just before you lay this one. You may move a piece of either kind, always your own. If only one of the two can move, use that one.",
            ),
            (
                Lesson::NothingToRepeat,
                "If a pile shows another “same type” card, the next card under it counts, even one that moved nothing. If no pile shows a piece, at the start or right after a shuffle, there is nothing to repeat and you don’t move.",
            ),
        ],
    },
    WrittenSection {
        rules: "L1.3",
        title: "When the pile is empty",
        paragraphs: &[(
            Lesson::Reshuffle,
            "All discarded cards are shuffled and become the new draw pile. Cards in hand stay in hand.",
        )],
    },
    WrittenSection {
        rules: "B7",
        title: "How to win",
        paragraphs: &[(
            Lesson::Win,
            "Take the other king and you win. You may also give up, or agree to a draw. When nothing was taken and no pawn moved for 100 turns, this app suggests a draw: that is its own idea.",
        )],
    },
    WrittenSection {
        rules: "B6",
        title: "Levels 1 to 3: not yet chess",
        paragraphs: &[(
            Lesson::NoCheck,
            "There is no check here: your king may step into danger, stand beside the other king, and even take it. There is no castling and no taking in passing. A pawn on the last row stays a pawn: it can’t move any more, but it can be taken.",
        )],
    },
    WrittenSection {
        rules: "L2.1 L2.2 L2.3 L2.4 L2.5",
        title: "Levels 2 and 3: a hand of cards",
        paragraphs: &[
            (
                Lesson::Hand,
                "Each player is dealt three cards, at Level 3 five, and keeps them hidden. On your turn take one card first, then play one face up and move a piece of its kind.",
            ),
            (
                Lesson::DeadCard,
                "A card that moves nothing may be played too. Then you don’t move this time.",
            ),
            (
                Lesson::ChangeHand,
                "With three cards alike, or when no card moves anything, you may change the whole hand instead of playing. The old cards go under your discard pile.",
            ),
        ],
    },
    WrittenSection {
        rules: "A1 A2 A3 A4 A5 A6 A7 A8 A9",
        title: "Advanced: check and special moves",
        paragraphs: &[
            (
                Lesson::Advanced,
                "Five cards, and all of chess: you may not leave your king in attack. A card only says which kind of piece moves.",
            ),
            (
                Lesson::CheckCard,
                "In check you must play a card that helps, if you hold one. If you hold none, change your hand or play any card: you don’t move, and your king may be taken.",
            ),
            (
                Lesson::MateWithCards,
                "Checkmate, when no move of any piece would help, ends the game at once. If the side to move is not in check and no piece could move, it is stalemate: a draw.",
            ),
            (
                Lesson::SpecialCards,
                "Castling goes with a king or a rook card. A pawn that reaches the last row becomes a new piece, without another card.",
            ),
            (
                Lesson::PassingCard,
                "Taking in passing needs a pawn card on the very next turn. If that turn is lost, it is too late.",
            ),
        ],
    },
    WrittenSection {
        rules: "C1 G4",
        title: "Standard: chess without cards",
        paragraphs: &[(
            Lesson::Standard,
            "The board is turned over: all pieces start at home, and any piece may move. Before each move ask: what does the other side want, and what can I do next?",
        )],
    },
    WrittenSection {
        rules: "G6",
        title: "What pieces are worth",
        paragraphs: &[
            (
                Lesson::Values,
                "A pawn is worth 1, a knight 3, a bishop 3, a rook 5, a queen 9. The king is worth the whole game.",
            ),
            (
                Lesson::Trades,
                "Before you trade, count what you give and what you get. A queen for a rook is a bad trade, unless it mates.",
            ),
        ],
    },
    WrittenSection {
        rules: "C4 C5 C6",
        title: "Special moves",
        paragraphs: &[
            (
                Lesson::Promotion,
                "A pawn on the last row becomes at once a queen, rook, bishop or knight, whatever was taken before. You may have several queens.",
            ),
            (
                Lesson::EnPassant,
                "If a pawn goes two squares and lands beside your pawn, you may take it as if it had gone only one. You can do so on the very next move only.",
            ),
            (
                Lesson::Castling,
                "Castling moves two pieces: the king goes two squares towards a rook, and the rook jumps to his other side. Neither may have moved before, and nothing stands between them. The king may not be in check, nor cross or reach an attacked square.",
            ),
        ],
    },
    WrittenSection {
        rules: "C2 C3",
        title: "Check and mate",
        paragraphs: &[
            (
                Lesson::Check,
                "A king that is attacked is in check, and must get out of it: move him, take the attacker, or put a piece between. A king never steps into attack, and kings never stand side by side.",
            ),
            (
                Lesson::DoubleCheck,
                "When two pieces give check at once, only the king can move.",
            ),
            (
                Lesson::Mate,
                "If nothing helps, it is checkmate and the game is won. In real chess nobody takes the king: the game stops one move earlier.",
            ),
        ],
    },
    WrittenSection {
        rules: "C11",
        title: "Giving up",
        paragraphs: &[(
            Lesson::Agree,
            "You may give up at any time; the app asks once more. But playing on is a good way to learn.",
        )],
    },
    WrittenSection {
        rules: "C7 C8 C9 C10",
        title: "Draws",
        paragraphs: &[
            (
                Lesson::Stalemate,
                "Stalemate: the side to move is not in check and can’t move anything.",
            ),
            (
                Lesson::TooLittle,
                "Too little to mate: two kings alone, or with one bishop or knight, or with bishops that all stand on one colour.",
            ),
            (
                Lesson::Draws,
                "The same position for the third time, or fifty moves of each side without a capture or a pawn move. Who goes back and forth three times may also claim a draw.",
            ),
            (
                Lesson::Agree,
                "By agreement: an offer stands until it is answered. Who moves instead says no.",
            ),
        ],
    },
    WrittenSection {
        rules: "",
        title: "Six tips",
        paragraphs: &[
            (
                Lesson::TipCentre,
                "Begin with the king’s or the queen’s pawn, two squares: that opens the way for bishops and queen, and helps in the centre.",
            ),
            (
                Lesson::TipGuard,
                "Bring out knights and bishops, castle early, and let your pieces guard each other.",
            ),
            (
                Lesson::TipFree,
                "Before each move look whether a piece stands unguarded: theirs, to take it, or yours, to save it.",
            ),
            (
                Lesson::TipTrade,
                "When you have more, trade pieces of the same worth. Attack what can’t be defended.",
            ),
            (
                Lesson::TipTogether,
                "Bring several pieces against one square.",
            ),
            (
                Lesson::TipFinish,
                "When you lead, go for the king, but patiently. Whoever likes chess finds hundreds of good books about it.",
            ),
        ],
    },
    WrittenSection {
        rules: "K1 K2 K3 K5 M1 C12",
        title: "Clocks and match",
        paragraphs: &[
            (
                Lesson::Clock,
                "A clock is off unless you choose one: time for the whole game, with seconds added for each move, or a limit for each move. It runs for who is to move. Out of time loses, but it is a draw if the other side has only a king.",
            ),
            (
                Lesson::MatchScore,
                "In a match a win counts 1 and a draw ½. A coin decides who has White first, then the colours change after each game.",
            ),
            (
                Lesson::Touch,
                "Touch-move is an agreement between you: a piece that is touched must move, or be taken, if it can. Say “j’adoube” before you put a piece straight.",
            ),
        ],
    },
    WrittenSection {
        rules: "U1",
        title: "Taking back",
        paragraphs: &[(
            Lesson::TakeBack,
            "A turn may be taken back if the other player agrees. The same cards come again in the same order, so nobody can fish for a better one.",
        )],
    },
];
