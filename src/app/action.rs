//! What can be done to the app.

use std::rc::Rc;

use super::boot::BootOptions;
use super::history::HistoryAction;
use super::lessons::LessonAction;
use super::placing::PlacingAction;
use super::prefs::Choice;
use super::review::ReviewAction;
use super::session::{Question, Reading};
use super::share::ShareAction;
use super::state::Screen;
use crate::engine::{CardId, Color, Millis, Role, Square};

/// Something a person did, or the browser reported. Chance comes in here and nowhere else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// Go to a screen.
    Show(Screen),
    /// Leave the rules or the settings for the screen they were opened from.
    Back,
    /// The page's address changed: do what the link asks for.
    FollowLink {
        /// What it asks for.
        options: BootOptions,
        /// Decides the shuffles unless the link does.
        chance: u64,
        /// When.
        now: Millis,
    },
    /// Choose something in the settings or before a game.
    Choose(Choice),
    /// Start a game as it was chosen: the next of the running match, or the first of a new one.
    StartGame {
        /// Decides the lot and the shuffles.
        chance: u64,
        /// When.
        now: Millis,
    },
    /// The same, but the score begins anew.
    NewMatch {
        /// Decides the lot and the shuffles.
        chance: u64,
        /// When.
        now: Millis,
    },
    /// Go on with the game that was left.
    Continue,
    /// Go on with the game that another one was started over.
    ContinueEarlier,
    /// Play again with exchanged colours.
    Rematch {
        /// Decides the shuffles.
        chance: u64,
        /// When.
        now: Millis,
    },
    /// Do something at the table, at this moment.
    Table(TableAction, Millis),
    /// Do something while looking at a game that is over.
    Review(ReviewAction),
    /// Do something with the history of finished games.
    History(HistoryAction),
    /// Share the game on the screen.
    Share(ShareAction),
    /// Open what a file holds, or what was pasted or dropped.
    Import {
        /// The bytes of a game file, a saved game, a position or a link.
        content: Rc<[u8]>,
        /// Decides the shuffles of a new game from a position.
        chance: u64,
        /// When.
        now: Millis,
    },
    /// Do something in the tutorial.
    Lesson(LessonAction),
    /// Put the notices away.
    DismissNotices,
    /// Search the rules.
    Search(String),
    /// No voice of the device speaks the language.
    NoVoice,
    /// The long texts have come, or can't be had.
    ProseCame,
    /// A newer version of the app is there.
    NewVersion,
    /// The app broke down twice in a row: the stored game was put aside.
    AfterCrash,
    /// Another window of the app stored its games: they go on there.
    PlayedElsewhere,
    /// The browser let nothing be stored.
    StorageFailed,
}

/// Something done at the table, in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableAction {
    /// Tap a square.
    TapSquare(Square),
    /// Pick up the piece of a square, if it can move.
    PickUp(Square),
    /// Drop the piece of one square on another.
    DropPiece {
        /// Where it was picked up.
        from: Square,
        /// Where it was let go.
        to: Square,
    },
    /// Put the picked-up piece down where it was.
    Deselect,
    /// Take the tablet: the player who is to move shows the own hand.
    TakeOver,
    /// Across the table: look at a hand, or cover it.
    Peek(Option<Color>),
    /// Turn over the top card.
    Draw,
    /// Choose a card of the hand, or put it back.
    ChooseCard(CardId),
    /// Say what the pawn becomes.
    Promote(Role),
    /// Confirm the move that waits for it.
    ConfirmMove,
    /// Accept that the card moves nothing.
    AcceptLostTurn,
    /// Offer a draw, or claim the one that the position gives.
    OfferDraw(Color),
    /// Answer the draw offer that stands.
    AnswerDraw {
        /// Whether it is accepted.
        accept: bool,
    },
    /// Ask before doing something.
    Ask(Question),
    /// Answer what is asked.
    Answer {
        /// Whether it is a yes.
        yes: bool,
    },
    /// Play again the turn that was taken back last.
    Redo,
    /// Turn the board round.
    Flip,
    /// Halt the clocks, or let them go on.
    Pause,
    /// The page went out of sight: running clocks are halted.
    Away,
    /// The device slept since that moment, while a clock ran: the clocks are halted as they were.
    Slept,
    /// Look at the clocks: a flag may have fallen.
    Tick,
    /// Put a piece straight without having to move it, with touch-move ("j'adoube").
    Adjust,
    /// Place the pieces before the game.
    Place(PlacingAction),
    /// Read something aloud.
    Read(Reading),
    /// The coin was looked at.
    PickUpCoin,
    /// Put the result aside to look at the board, or bring it back.
    ShowResult(bool),
}
