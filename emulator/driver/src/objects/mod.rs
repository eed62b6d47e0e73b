//! Objects of the driver, as plain data.

pub mod array;
mod array_bounds;
pub mod capture;
pub mod context;
pub mod event;
pub mod fatbin;
pub mod function_notes;
pub mod graph;
pub mod graph_exec;
pub mod green;
pub mod handle;
pub mod health;
pub mod image;
pub mod lent;
pub mod library;
pub mod limits;
pub mod link;
pub mod log;
pub mod module;
pub mod multiprocessors;
mod own_names;
pub mod picture;
pub mod primary;
pub mod shared_event;
pub mod stream;
pub mod stream_attributes;
pub mod thread;
