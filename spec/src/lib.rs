//! The registry of the CUDA APIs.

pub mod case;
pub mod declared;
pub mod diagnostic;
