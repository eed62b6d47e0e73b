//! The registry of the CUDA APIs.

pub mod declared;
