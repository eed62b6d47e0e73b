//! Results of cases: classification, verdicts, and storage.

pub mod atomic_write;
pub mod classify;
pub mod counts;
pub mod environment;
pub mod exit;
pub mod merge;
mod outcome;
pub mod run_manifest;
pub mod sanitize;
pub mod slow;
pub mod store;
#[cfg(test)]
pub(crate) mod testing;
pub mod verdict;

pub(crate) use outcome::LATER;
pub use outcome::{CaseResult, Outcome, ReferenceVerdict, Steps};
