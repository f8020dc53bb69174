//! What cards to expect, from what everybody at the table can see: exact, and without floats.

mod counts;
mod outlook;
mod ratio;
mod tally;

pub use counts::CardCounts;
pub use outlook::CardOutlook;
pub use ratio::Ratio;
pub use tally::Tally;
