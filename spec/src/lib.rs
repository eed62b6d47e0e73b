//! The registry of the CUDA APIs.
//!
//! [`declared`] is what headers state, [`contract`] what people wrote; [`Registry::load`] reads and
//! checks both.

#![warn(missing_docs)]

#[expect(
    unreachable_pub,
    reason = "most items that only this folder uses are still public"
)]
pub mod contract;
pub mod declared;
pub mod layout;
mod names;
mod registry;
mod sentences;
mod source;
pub mod span;
pub mod summaries;

pub use cuspec_case as case;
pub use cuspec_diagnostic as diagnostic;
pub use names::{Names, result_type, shorten};
pub use registry::Registry;
