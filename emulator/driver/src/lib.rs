//! The reference driver: a `libcuda.so.1` on the host's memory that obeys the contracts.
//!
//! The contracts, printed as Rust in `cuspec-glue`, check every argument and every state. What is
//! here is what remains: the state itself, and what a call does once it is found to be right.
//!
//! A module uses only those listed above it; a test of `cuspec-tidy` holds them to that.

/// Files without names, by which processes share bytes.
pub mod nameless_file;

/// Address space, set aside and given out.
pub mod arena;

/// The result codes.
pub mod code;

/// The device: its attributes are those of a real one.
pub mod device;

/// Numbers that tell things apart.
pub mod id;

/// What makes streams run: queues of work, and threads that empty them.
pub mod queue;

/// What the driver holds for a program, as plain data.
pub mod objects;

/// The memory the driver knows.
pub mod memory;

/// Everything together, behind one lock.
pub mod world;

/// What can be done with the objects.
pub mod operations;

/// Which exemplar of the vocabulary a live value is, and how the process and the thread stand.
mod classify;

/// What each function does once its contract has found the call to be right.
pub mod calls;

cuspec_glue::export_driver!(crate::world::driver);
