//! Taking the time.

use std::hint::black_box;
use std::time::Instant;

/// The seconds that `work` takes.
pub(crate) fn seconds<T>(work: impl FnOnce() -> T) -> f64 {
    let start = Instant::now();
    black_box(work());
    start.elapsed().as_secs_f64()
}

/// The shortest time of each of two pieces of work, done in turns so that a busy machine slows
/// both.
pub(crate) fn side_by_side<T, U>(
    rounds: u32,
    mut ours: impl FnMut() -> T,
    mut theirs: impl FnMut() -> U,
) -> [f64; 2] {
    (0..rounds).fold([f64::INFINITY; 2], |[best, best_theirs], _| {
        [
            best.min(seconds(&mut ours)),
            best_theirs.min(seconds(&mut theirs)),
        ]
    })
}
