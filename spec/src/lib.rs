//! The registry of the CUDA APIs.
//!
//! [`declared`] has the declarations of headers, [`contract`] the hand-written contracts; [`Registry::load`]
//! reads and checks both.
//!
//! A module uses only modules listed above it. A test of `cuspec-tidy` checks this.

#![warn(missing_docs)]

pub mod span;

pub mod declared;

mod names;

pub mod layout;

mod source;

#[expect(
    unreachable_pub,
    reason = "most items that only this folder uses are still public"
)]
pub mod contract;

pub mod guide;

pub mod summaries;

pub mod python;

pub mod reviewed;

mod lag;

mod registry;

mod sentences;

pub mod display;

pub use cuspec_case as case;
pub use cuspec_diagnostic as diagnostic;
pub use names::{Names, result_type, shorten};
pub use registry::Registry;
