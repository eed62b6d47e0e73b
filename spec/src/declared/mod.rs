//! The declared half of the registry: what the vendor's headers state.
//!
//! `spec/declared/{driver,runtime}/*.rs` is written by `cuspec import` alone and read here.

pub mod model;

pub use model::*;
