//! The registry of the CUDA APIs.

pub mod case;
pub mod contract;
pub mod declared;
pub mod diagnostic;
pub mod guide;
pub mod layout;
pub mod python;
mod registry;
pub mod span;
pub mod summaries;
pub mod words;

pub use registry::Registry;
