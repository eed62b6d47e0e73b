//! The registry of the CUDA APIs.

pub mod case;
pub mod contract;
pub mod declared;
pub mod diagnostic;
pub mod layout;
mod registry;
pub mod span;
pub mod summaries;

pub use registry::Registry;
