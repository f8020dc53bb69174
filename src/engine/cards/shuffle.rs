//! The seeded shuffle.

use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;

/// Shuffles `items`. The same seed and round always give the same order; each round (0 for the
/// first deal, then one for each reshuffle) has a stream of numbers of its own, so a game needs
/// to remember no generator: seed and round are enough.
pub(in crate::engine) fn shuffle<T>(items: &mut [T], seed: u64, round: u32) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    rng.set_stream(round.into());
    items.shuffle(&mut rng);
}

#[cfg(test)]
mod tests {
    use super::shuffle;

    /// Links and saved games hold a seed: another order under the same seed would change them.
    #[test]
    fn the_order_of_a_seed_never_changes() {
        let mut items: Vec<u8> = (0..12).collect();
        shuffle(&mut items, 7, 0);
        assert_eq!(items, [0, 11, 5, 2, 9, 1, 6, 10, 3, 4, 8, 7]);
    }
}
