//! Named texts: the form of everything that is kept. Each value writes and reads itself as text,
//! so that one small reader serves all.

use std::fmt;
use std::str::FromStr;

use serde::de::{Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};
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
    /// The names and texts in a JSON object of strings, `None` if `json` is anything else.
    ///
    /// ```
    /// use chess_a_la_carte::engine::Fields;
    /// let fields = Fields::read(r#"{"level":"2"}"#);
    /// assert_eq!(fields, Some(Fields::default().with("level", "2")));
    /// assert_eq!(Fields::read(r#"{"level":2}"#), None);
    /// ```
    #[must_use]
    pub fn read(json: &str) -> Option<Self> {
        serde_json::from_str::<Json>(json).ok()?.names()
    }

    /// As [`Fields::read`], for a JSON list of such objects.
    ///
    /// ```
    /// use chess_a_la_carte::engine::Fields;
    /// assert_eq!(Fields::read_list("[{},{}]"), Some(vec![Fields::default(); 2]));
    /// assert_eq!(Fields::read_list("{}"), None);
    /// ```
    #[must_use]
    pub fn read_list(json: &str) -> Option<Vec<Self>> {
        match serde_json::from_str(json).ok()? {
            Json::List(items) => items.into_iter().map(Json::names).collect(),
            Json::Text(_) | Json::Names(_) | Json::Other => None,
        }
    }

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

/// Any JSON, so that nothing in it is of a wrong type: `serde_json`'s complaints about those, which
/// nobody reads, and the floating-point numbers that those write, take 10 KB of the first load.
enum Json {
    Text(String),
    List(Vec<Json>),
    Names(Vec<(String, Json)>),
    Other,
}

impl Json {
    fn names(self) -> Option<Fields> {
        let Self::Names(names) = self else {
            return None;
        };
        let texts = names.into_iter().map(|(name, value)| match value {
            Self::Text(text) => Some((name, text)),
            Self::List(_) | Self::Names(_) | Self::Other => None,
        });
        Some(Fields(texts.collect::<Option<_>>()?))
    }
}

impl<'de> Deserialize<'de> for Json {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Anything)
    }
}

struct Anything;

impl<'de> Visitor<'de> for Anything {
    type Value = Json;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_bool<E>(self, _: bool) -> Result<Json, E> {
        Ok(Json::Other)
    }

    fn visit_i64<E>(self, _: i64) -> Result<Json, E> {
        Ok(Json::Other)
    }

    fn visit_u64<E>(self, _: u64) -> Result<Json, E> {
        Ok(Json::Other)
    }

    fn visit_f64<E>(self, _: f64) -> Result<Json, E> {
        Ok(Json::Other)
    }

    fn visit_unit<E>(self) -> Result<Json, E> {
        Ok(Json::Other)
    }

    fn visit_str<E>(self, text: &str) -> Result<Json, E> {
        Ok(Json::Text(text.to_owned()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Json, A::Error> {
        let mut items = Vec::new();
        while let Some(item) = seq.next_element()? {
            items.push(item);
        }
        Ok(Json::List(items))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Json, A::Error> {
        let mut names = Vec::new();
        while let Some(name) = map.next_entry()? {
            names.push(name);
        }
        Ok(Json::Names(names))
    }
}
