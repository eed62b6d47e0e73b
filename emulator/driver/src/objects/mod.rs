//! What the driver holds for a program, as plain data.

pub mod capture;
pub mod context;
pub mod event;
pub mod graph;
pub mod handle;
pub mod image;
pub mod limits;
pub mod module;
pub mod primary;
pub mod stream;
pub mod stream_attributes;
pub mod symbols;
pub mod thread;
