//! The tutorial's steps in English: at most two short sentences each, and what is asked.

use super::super::prose::StepTexts;
use crate::app::Lesson;

#[expect(clippy::too_many_lines, reason = "one entry a step")]
pub(in crate::i18n) const fn lesson(lesson: Lesson) -> &'static StepTexts {
    match lesson {
        Lesson::Welcome => &StepTexts {
            title: "Board and pieces",
            says: "White begins, then you take turns. Each queen starts on her own colour.",
            ask: "Tap both queens.",
        },
        Lesson::Setup => &StepTexts {
            title: "Setting up",
            says: "On each side, two pawns stand ahead already. They open the way for the pieces behind.",
            ask: "A bishop card: tap every bishop that can move.",
        },
        Lesson::Deck => &StepTexts {
            title: "The cards",
            says: "56 cards are shuffled and lie face down in the middle. Each card you use goes face up onto your own pile.",
            ask: "Which of these cards comes most often?",
        },
        Lesson::Turn => &StepTexts {
            title: "Your turn",
            says: "Turn over the top card. Then move one piece of that kind.",
            ask: "Tap every piece that this card can move.",
        },
        Lesson::Rook => &StepTexts {
            title: "The rook",
            says: "The rook goes straight, as far as the way is free. You choose where it stops.",
            ask: "Tap every square the rook can go to.",
        },
        Lesson::Bishop => &StepTexts {
            title: "The bishop",
            says: "The bishop slides diagonally. It stays on squares of one colour for ever.",
            ask: "Can this bishop ever get to the star?",
        },
        Lesson::Queen => &StepTexts {
            title: "The queen",
            says: "The queen goes straight or diagonally, as far as she likes. She is the strongest piece.",
            ask: "Tap every square the queen can go to.",
        },
        Lesson::King => &StepTexts {
            title: "The king",
            says: "The king takes one step, any way he likes.",
            ask: "Tap every square the king can go to.",
        },
        Lesson::Knight => &StepTexts {
            title: "The knight",
            says: "The knight goes two squares and one to the side. It alone jumps over others.",
            ask: "Tap all eight squares the knight can go to.",
        },
        Lesson::Pawn => &StepTexts {
            title: "The pawn",
            says: "A pawn goes one step ahead, or two from its home row. It takes only diagonally ahead.",
            ask: "Tap every square this pawn can go to.",
        },
        Lesson::Capture => &StepTexts {
            title: "Taking",
            says: "Land on an enemy piece to take it: your move ends there. You never go onto or through your own.",
            ask: "May the rook go to the star?",
        },
        Lesson::MustMove => &StepTexts {
            title: "You must move",
            says: "If a piece of that kind can move, you must move one. You need not take anything.",
            ask: "Must the rook take the pawn?",
        },
        Lesson::LostTurn => &StepTexts {
            title: "A lost turn",
            says: "Sometimes no piece of that kind can move, or none is left. Then you don’t move this time.",
            ask: "Is this turn lost?",
        },
        Lesson::Risk => &StepTexts {
            title: "Taking a risk",
            says: "You may leave a piece in danger and hope for the cards. Here only a bishop card would hurt.",
            ask: "Black is next. Which card costs White the queen?",
        },
        Lesson::SameType => &StepTexts {
            title: "The “same type” card",
            says: "Look at the top card of both face-up piles. You may move your piece of either kind.",
            ask: "Tap every piece that “same type” can move now.",
        },
        Lesson::NothingToRepeat => &StepTexts {
            title: "Nothing to repeat",
            says: "Under another “same type” card, the next card counts. If no pile shows a piece, the turn is lost.",
            ask: "Is this turn lost?",
        },
        Lesson::Reshuffle => &StepTexts {
            title: "The pile is empty",
            says: "No cards left? All face-up cards are shuffled and make a new pile.",
            ask: "The pile is empty. Take the next card.",
        },
        Lesson::Win => &StepTexts {
            title: "How to win",
            says: "Take the other king and you win. You may also give up, or agree to a draw.",
            ask: "Win now: take the king!",
        },
        Lesson::NoCheck => &StepTexts {
            title: "No check yet",
            says: "At Levels 1 to 3 your king may step into danger. A pawn on the last row just stays there.",
            ask: "May White’s piece go to the star?",
        },
        Lesson::Hand => &StepTexts {
            title: "A hand of cards",
            says: "Take a card, then play one of yours and move that kind. Level 2 begins with three cards.",
            ask: "Play the card that takes the queen.",
        },
        Lesson::DeadCard => &StepTexts {
            title: "A card that moves nothing",
            says: "You may play a card that moves nothing. Then you don’t move this time.",
            ask: "Which card of White’s hand moves nothing?",
        },
        Lesson::ChangeHand => &StepTexts {
            title: "Changing your hand",
            says: "Three cards alike, or none that moves anything? Then you may swap them all instead of moving.",
            ask: "May White change the hand?",
        },
        Lesson::LevelThree => &StepTexts {
            title: "Level 3",
            says: "Now you begin with five cards. More cards, more plans.",
            ask: "Play the card that takes the bishop.",
        },
        Lesson::Advanced => &StepTexts {
            title: "The Advanced game",
            says: "The rules of chess join in, but a card still says what moves. Your king may never stay in danger.",
            ask: "Advanced: may the king go to the star?",
        },
        Lesson::SpecialCards => &StepTexts {
            title: "Special moves with cards",
            says: "Castle with a king card or a rook card. A pawn on the last row becomes a new piece.",
            ask: "Castle, with a card that allows it.",
        },
        Lesson::PassingCard => &StepTexts {
            title: "In passing, with a card",
            says: "Taking in passing needs a pawn card on the very next turn. After that it is too late.",
            ask: "May the pawn still take on the star?",
        },
        Lesson::CheckCard => &StepTexts {
            title: "In check with cards",
            says: "In check, play a card that helps. If none helps, you don’t move, and your king may be taken.",
            ask: "White is in check. Which card helps?",
        },
        Lesson::MateWithCards => &StepTexts {
            title: "Mate with cards",
            says: "Checkmate: no move of any piece could help, so the game ends. In check without a card is not mate.",
            ask: "Mate, stalemate, or does the game go on?",
        },
        Lesson::Standard => &StepTexts {
            title: "Chess without cards",
            says: "The board is turned over: all pieces start at home. Any piece may move.",
            ask: "Which of these can move first?",
        },
        Lesson::Values => &StepTexts {
            title: "What pieces are worth",
            says: "Pawn 1, knight 3, bishop 3, rook 5, queen 9. The king is worth the whole game.",
            ask: "Whose marked pieces are worth more?",
        },
        Lesson::Trades => &StepTexts {
            title: "Good and bad trades",
            says: "Count what you give and what you get. Mate is worth any piece.",
            ask: "Should White take on the star?",
        },
        Lesson::Check => &StepTexts {
            title: "Check",
            says: "An attacked king is in check. Move him, take the attacker, or step between.",
            ask: "White is in check. Play a move that helps.",
        },
        Lesson::DoubleCheck => &StepTexts {
            title: "Double check",
            says: "Two pieces attack the king at once. Then only the king can move.",
            ask: "Tap every square where Black’s king is safe.",
        },
        Lesson::Mate => &StepTexts {
            title: "Checkmate",
            says: "The king is in check and nothing helps: checkmate. The game is won.",
            ask: "Mate, stalemate, or does the game go on?",
        },
        Lesson::Promotion => &StepTexts {
            title: "Promotion",
            says: "A pawn on the last row becomes a queen, rook, bishop or knight. Mostly you choose a queen.",
            ask: "A queen would be stalemate here. Choose a piece that still wins.",
        },
        Lesson::EnPassant => &StepTexts {
            title: "Taking in passing",
            says: "A pawn jumps two squares and lands beside yours? Take it as if it had gone one, but only at once.",
            ask: "May White’s pawn take on the star?",
        },
        Lesson::Castling => &StepTexts {
            title: "Castling",
            says: "The king goes two squares and the rook jumps over him. Neither has moved, nothing is between, no attacked square is crossed.",
            ask: "May White castle to the star?",
        },
        Lesson::Stalemate => &StepTexts {
            title: "Stalemate",
            says: "Not in check, but nothing can move: stalemate. That is a draw.",
            ask: "Mate, stalemate, or does the game go on?",
        },
        Lesson::TooLittle => &StepTexts {
            title: "Too little to mate",
            says: "A king alone can’t mate, nor with one bishop or knight. The game is a draw at once.",
            ask: "Is this a draw?",
        },
        Lesson::Draws => &StepTexts {
            title: "Going round in circles",
            says: "The same position three times is a draw. So are fifty moves each with nothing taken and no pawn moved.",
            ask: "Is this a draw now?",
        },
        Lesson::Agree => &StepTexts {
            title: "Agreeing and giving up",
            says: "You may offer a draw, and the other side says yes or no. You may give up at any time.",
            ask: "Black offers a draw. Accept it.",
        },
        Lesson::TipCentre => &StepTexts {
            title: "Tip 1: the centre",
            says: "Begin with the king’s or the queen’s pawn, two squares. It opens the way for the others.",
            ask: "Make a good first move like that.",
        },
        Lesson::TipGuard => &StepTexts {
            title: "Tip 2: guard each other",
            says: "Bring out knights and bishops early. Let your pieces guard each other.",
            ask: "Guard Black’s knight with a pawn.",
        },
        Lesson::TipFree => &StepTexts {
            title: "Tip 3: look for gifts",
            says: "Is an enemy piece guarded by nobody? Take it.",
            ask: "Which piece is free? Take it.",
        },
        Lesson::TipTrade => &StepTexts {
            title: "Tip 4: ahead? Trade!",
            says: "When you have more, trade pieces of the same worth. The rest wins more easily.",
            ask: "White is ahead. Trade the rooks.",
        },
        Lesson::TipTogether => &StepTexts {
            title: "Tip 5: attack together",
            says: "Count attackers and guards of one square. With more attackers, you win something.",
            ask: "Bring a second piece against the knight.",
        },
        Lesson::TipFinish => &StepTexts {
            title: "Tip 6: finish calmly",
            says: "When you lead, go for the king. Step by step, two rooks drive him to the edge.",
            ask: "One move to mate. Find it.",
        },
        Lesson::Touch => &StepTexts {
            title: "Touched, then moved",
            says: "You may agree on it: a piece you touch must move. To set a piece straight, say “j’adoube” first.",
            ask: "White touched the knight. May the pawn go to the star?",
        },
        Lesson::Clock => &StepTexts {
            title: "Playing with a clock",
            says: "Your time runs while it is your move: out of time loses. If the other side has only a king, it is a draw.",
            ask: "White’s time is up. Who wins?",
        },
        Lesson::MatchScore => &StepTexts {
            title: "A match",
            says: "A win counts one point, a draw half a point. Colours change after every game.",
            ask: "You had White. Which colour do you have next?",
        },
        Lesson::TakeBack => &StepTexts {
            title: "Taking back",
            says: "A turn may be taken back if the other player agrees. The same cards come again.",
            ask: "White took back a move. Which card does White use now?",
        },
    }
}
