//! Time, for the clocks.

use crate::engine::Millis;

/// The milliseconds since the page was opened. They never go back, whatever happens to the
/// device's clock.
#[cfg(target_arch = "wasm32")]
pub(crate) fn now() -> Millis {
    let elapsed = gloo::utils::window()
        .performance()
        .map_or(0.0, |performance| performance.now());
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "never negative, and far below 2^53"
    )]
    Millis(elapsed as u64)
}

/// Where there is no browser, as in tests that render to text, no time passes.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) const fn now() -> Millis {
    Millis::ZERO
}
