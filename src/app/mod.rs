//! What the screen means: the state of the app, what can be done to it, and the views drawn
//! from it. Pure: the same state and the same action always give the same next state.

mod action;
mod boot;
mod choices;
mod game_setup;
mod house;
mod lessons;
mod moving;
mod notice;
mod play;
mod prefs;
mod save;
mod session;
mod state;
mod update;
mod view;

pub use action::{Action, TableAction};
pub use boot::{Boot, BootOptions, read_fragment};
pub use choices::{
    BoardStyle, Coordinates, FirstWhite, Help, Locale, PieceStyle, Seating, TextSize, Theme,
};
pub use game_setup::GameSetup;
pub use house::HouseRule;
pub use lessons::{
    Ask, Choices, Lesson, LessonAction, Part, Progress, Quiz, Run, STEPS, Scene, Seek, Stage, Step,
    Tape,
};
pub use notice::Notice;
pub use prefs::{Choice, MAX_NAME, Prefs, Switch, Switches};
pub use save::write_save;
pub use session::{Pending, Question, Session, Told};
pub use state::{AppState, Screen};
pub use view::{
    Arrow, BoardView, CardView, ClockView, DiscardView, HandView, PieceView, SquareView, Target,
    TrayView, board_view, clock_view, hand_view, tray_view,
};
