//! Named texts: the form of everything that is kept. Each value writes and reads itself as text,
//! so that one small reader serves all.

use std::fmt;
use std::str::FromStr;

use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
use serde::ser::{Serialize, Serializer};

/// Names with their texts, in order; as JSON one object of strings.
///
/// ```
/// use chess_a_la_carte::engine::Fields;
/// let fields = Fields::default().with("level", "2").with("seed", 7);
/// assert_eq!(fields.get("seed"), Some("7"));
/// assert_eq!(fields.parse::<u64>("level"), Some(2));
/// assert_eq!(fields.text("house"), "");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fields(Vec<(String, String)>);

impl Fields {
    /// The same with one name more. A value that is an empty text is left out.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl fmt::Display) -> Self {
        let text = value.to_string();
        if !text.is_empty() {
            self.0.push((name.to_owned(), text));
        }
        self
    }

    /// The same with one name more if it is to be there.
    #[must_use]
    pub fn with_flag(self, name: &str, holds: bool) -> Self {
        self.with(name, if holds { "yes" } else { "" })
    }

    /// The text of a name.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&str> {
        let found = self.0.iter().find(|(other, _)| other == name);
        found.map(|(_, text)| text.as_str())
    }

    /// The text of a name; empty if it isn't there.
    #[must_use]
    pub fn text(&self, name: &str) -> &str {
        self.get(name).unwrap_or_default()
    }

    /// Whether a name is there.
    #[must_use]
    pub fn flag(&self, name: &str) -> bool {
        self.get(name).is_some()
    }

    /// The value of a name; `None` if it isn't there or is no such value.
    #[must_use]
    pub fn parse<T: FromStr>(&self, name: &str) -> Option<T> {
        self.get(name)?.parse().ok()
    }
}

impl Serialize for Fields {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, text)| (name, text)))
    }
}

impl<'de> Deserialize<'de> for Fields {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Names;
        impl<'de> Visitor<'de> for Names {
            type Value = Fields;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object of strings")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Fields, A::Error> {
                let mut fields = Vec::new();
                while let Some(field) = map.next_entry()? {
                    fields.push(field);
                }
                Ok(Fields(fields))
            }
        }
        deserializer.deserialize_map(Names)
    }
}
