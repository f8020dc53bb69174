//! What a person chose once and finds again.

use serde::{Deserialize, Serialize};

use crate::engine::{ByColor, Level};

/// The longest name of a player, in characters.
pub const MAX_NAME: usize = 20;

/// A language of the app.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Locale {
    /// English.
    En,
    /// French.
    Fr,
}

impl Locale {
    /// All languages.
    pub const ALL: [Self; 2] = [Self::En, Self::Fr];

    /// The language's tag, for links and the page's `lang`.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Fr => "fr",
        }
    }

    /// The language a tag such as `fr` or `fr-CA` names.
    #[must_use]
    pub fn from_tag(tag: &str) -> Option<Self> {
        let language = tag.split(['-', '_']).next()?;
        Self::ALL
            .into_iter()
            .find(|locale| locale.tag().eq_ignore_ascii_case(language))
    }
}

/// Light, dark, or as the device has it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    /// As the device has it.
    #[default]
    Auto,
    /// Dark ink on light paper.
    Light,
    /// Light ink on dark wood.
    Dark,
}

impl Theme {
    /// All themes, in the order a button goes through them.
    pub const ALL: [Self; 3] = [Self::Auto, Self::Light, Self::Dark];

    /// The theme's name in links and the page.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }

    /// The theme a key names.
    #[must_use]
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.key() == key)
    }

    /// The theme after this one.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::Auto => Self::Light,
            Self::Light => Self::Dark,
            Self::Dark => Self::Auto,
        }
    }
}

/// What a person chose once and finds again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Prefs {
    /// The language; `None` until one was chosen, which means the device's.
    pub locale: Option<Locale>,
    /// The theme.
    pub theme: Theme,
    /// The level chosen last.
    pub level: Level,
    /// The players' names; empty for a player without a name.
    pub names: ByColor<String>,
}

impl Default for Prefs {
    fn default() -> Self {
        Self {
            locale: None,
            theme: Theme::Auto,
            level: Level::One,
            names: ByColor::default(),
        }
    }
}

impl Prefs {
    /// The preferences in a stored text; the defaults for a text that can't be read.
    #[must_use]
    pub fn read(text: &str) -> Self {
        serde_json::from_str(text).unwrap_or_default()
    }

    /// The preferences as text to store.
    #[must_use]
    pub fn write(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// A name as it is kept: no control characters, at most [`MAX_NAME`] characters.
pub(super) fn clean_name(name: &str) -> String {
    name.chars()
        .filter(|letter| !letter.is_control())
        .take(MAX_NAME)
        .collect()
}
