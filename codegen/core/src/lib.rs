//! The hand-written code that the crates of `cuspec-sys` share: programs depend on that.
#![allow(
    clippy::missing_safety_doc,
    reason = "said once, on the front page of cuspec-sys"
)]
#![no_std]
#![warn(missing_docs)]

#[cfg(not(target_pointer_width = "64"))]
compile_error!("cuspec-sys needs a 64-bit target.");

extern crate alloc;
#[cfg(feature = "std")]
extern crate std;

// A module uses only those above it.
#[doc(hidden)]
pub mod symbol;

mod library;
#[doc(hidden)]
pub mod opened;

#[doc(hidden)]
#[macro_use]
pub mod entry;
#[doc(hidden)]
#[macro_use]
pub mod error;

#[cfg(feature = "std")]
mod open;

#[doc(hidden)]
pub mod handle;

#[doc(hidden)]
#[macro_use]
pub mod code;

pub use entry::Entry;
pub use handle::{Loaded, Options};
#[doc(hidden)]
pub use library::Query;
pub use library::{Address, Library};
#[cfg(feature = "std")]
pub use open::OpenError;
pub use symbol::{Missing, Symbol, Symbols};
