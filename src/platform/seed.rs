//! Chance, for the shuffles.

/// A number nobody can foresee. Where the browser has no source of chance, always the same.
pub(crate) fn chance() -> u64 {
    getrandom::u64().unwrap_or_default()
}
