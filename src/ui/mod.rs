//! The components. They draw views of the state and send actions; they know no rules.

mod art;
mod board;
mod cards;
mod context;
mod hooks;
mod kit;
#[cfg(feature = "csr")]
mod mount;
mod panels;
mod root;
mod screens;

#[cfg(feature = "csr")]
pub use mount::mount;
pub use root::{Root, RootProps};
