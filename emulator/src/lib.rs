//! The reference driver: a `libcuda.so.1` on the host's memory that obeys the contracts.
//!
//! The contracts, printed as Rust in `cuspec-glue`, check every argument and every state. What is
//! here is what remains: the state itself, and what a call does once it is found to be right.

pub mod context;
pub mod device;
pub mod effects;
pub mod entry_point;
pub mod error;
pub mod event;
mod facts;
pub mod graph;
pub mod handle;
pub mod memory;
pub mod pointer;
pub mod stream;
pub mod world;

cuspec_glue::export_driver!(crate::world::driver);
