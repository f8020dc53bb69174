//! What the browser keeps for us. Any of it may be denied, full or gone: then nothing is kept.

use web_sys::Storage;

/// A place in the storage. The prefix is shared by nobody else on the same host.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Key {
    /// The running games.
    Games,
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
    const fn name(self) -> &'static str {
        match self {
            Self::Games => "chess-a-la-carte/games",
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

/// Stores `text` under `key`.
pub(crate) fn write(key: Key, text: &str) -> Result<(), NotStored> {
    storage()
        .ok_or(NotStored)?
        .set_item(key.name(), text)
        .map_err(|_| NotStored)
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
