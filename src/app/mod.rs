//! What the screen means: the state of the app, what can be done to it, and the views drawn
//! from it. Pure: the same state and the same action always give the same next state.

mod action;
mod backup;
mod boot;
mod choices;
mod export;
mod game_setup;
mod history;
mod house;
mod import;
mod keys;
mod lessons;
mod moments;
mod moving;
mod notice;
mod placing;
mod play;
mod prefs;
mod review;
mod save;
mod session;
mod share;
mod sound;
mod state;
mod update;
mod view;

pub use action::{Action, TableAction};
pub use backup::write_backup;
pub use boot::{Boot, BootOptions, read_fragment};
pub use choices::{
    BoardStyle, Coordinates, FirstWhite, Help, Locale, PieceStyle, Seating, TextSize, Theme,
};
pub use export::{export_pgn, link_of_game, link_of_position};
pub use game_setup::GameSetup;
pub use history::{Finished, HistoryAction, MAX_HISTORY, write_history};
pub use house::HouseRule;
pub use import::{ImportNote, MAX_IMPORT};
pub use keys::{BoardKey, board_key, next_piece};
pub use lessons::{
    Ask, Choices, Lesson, LessonAction, Part, Progress, Quiz, Run, STEPS, Scene, Seek, Stage, Step,
    Tape,
};
pub use moments::{Moment, MomentKind, moments};
pub use notice::Notice;
pub use placing::{Placing, PlacingAction};
pub use prefs::{Choice, MAX_NAME, Prefs, Switch, Switches};
pub use review::{Review, ReviewAction, ToldTurn};
pub use save::write_save;
pub use session::{Pending, Question, Reading, Session, Told};
pub use share::{ShareAction, Sharing};
pub use sound::{Sound, sound_of};
pub use state::{AppState, Screen};
pub use view::{
    Arrow, BoardView, CardView, ClockView, DiscardView, HandView, PieceView, SquareView, Stir,
    StripView, Target, TrayView, board_view, clock_view, hand_view, piece_code, strip_view,
    tray_view,
};
