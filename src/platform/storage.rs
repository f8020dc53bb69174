//! What the browser keeps for us. Any of it may be denied, full or gone: then nothing is kept.

use std::sync::atomic::{AtomicBool, Ordering};

use gloo::events::EventListener;
use gloo::utils::window;
use wasm_bindgen::JsCast;
use web_sys::{Event, Storage, StorageEvent};

/// A place in the storage. The prefix is shared by nobody else on the same host.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Key {
    /// The running games.
    Games,
    /// The same as they were one change earlier.
    GamesBefore,
    /// A stored text that could not be read, kept for a version that can.
    GamesAside,
    /// The finished games.
    History,
    /// A history that could not be read, kept for a version that can.
    HistoryAside,
    /// The preferences.
    Prefs,
}

impl Key {
    const ALL: [Self; 6] = [
        Self::Games,
        Self::GamesBefore,
        Self::GamesAside,
        Self::History,
        Self::HistoryAside,
        Self::Prefs,
    ];

    const fn name(self) -> &'static str {
        match self {
            Self::Games => "chess-a-la-carte/games",
            Self::GamesBefore => "chess-a-la-carte/games-before",
            Self::GamesAside => "chess-a-la-carte/games-aside",
            Self::History => "chess-a-la-carte/history",
            Self::HistoryAside => "chess-a-la-carte/history-aside",
            Self::Prefs => "chess-a-la-carte/prefs",
        }
    }
}

/// The browser did not let it be stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NotStored;

fn storage() -> Option<Storage> {
    web_sys::window()?.local_storage().ok()?
}

/// The text stored under `key`.
pub(crate) fn read(key: Key) -> Option<String> {
    storage()?.get_item(key.name()).ok()?
}

/// Whether this window stores nothing any more.
static SILENT: AtomicBool = AtomicBool::new(false);

/// Erases all that is stored. From now on this window stores nothing, until it is loaded again.
pub(crate) fn erase() {
    SILENT.store(true, Ordering::Relaxed);
    for key in Key::ALL {
        if let Some(storage) = storage() {
            // What can't be reached wasn't stored either.
            let _ = storage.remove_item(key.name());
        }
    }
    tell_page();
}

/// Calls `then` when another window stores its games, as long as the listener lives. From then on
/// this one stores nothing, until it is loaded again: two would take turns to destroy each other's.
pub(crate) fn on_other_window(then: impl Fn() + 'static) -> EventListener {
    EventListener::new(&window(), "storage", move |event| {
        let key = event.dyn_ref::<StorageEvent>().and_then(StorageEvent::key);
        if key.as_deref() == Some(Key::Games.name()) {
            SILENT.store(true, Ordering::Relaxed);
            then();
        }
    })
}

/// Stores `text` under `key`, unless this window stores nothing any more.
pub(crate) fn write(key: Key, text: &str) -> Result<(), NotStored> {
    if SILENT.load(Ordering::Relaxed) {
        return Ok(());
    }
    storage()
        .ok_or(NotStored)?
        .set_item(key.name(), text)
        .map_err(|_| NotStored)?;
    tell_page();
    Ok(())
}

/// Tells the page that something was stored or erased: `boot.js` keeps it where a power cut can't
/// undo it.
fn tell_page() {
    if let Ok(event) = Event::new("stored") {
        let _ = window().dispatch_event(&event);
    }
}

/// Puts what is stored under `key` aside, unchanged. What was put aside before is kept too.
pub(crate) fn keep_aside(key: Key, aside: Key) -> Result<(), NotStored> {
    let Some(stored) = read(key) else {
        return Ok(());
    };
    let text = match read(aside) {
        Some(before) if !before.is_empty() => format!("{before}\n{stored}"),
        _ => stored,
    };
    write(aside, &text)
}
