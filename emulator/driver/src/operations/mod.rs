//! Operations on the objects of the driver.

mod arrays;
pub mod boxes;
mod captures;
mod contexts;
pub mod entry_points;
mod events;
pub mod functions;
mod graph_nodes;
mod graph_pictures;
mod graph_runs;
pub mod graph_updates;
mod graphs;
mod greens;
mod heap;
mod host_functions;
pub mod images;
pub mod launches;
mod libraries;
pub mod memops;
mod modules;
mod pictures;
pub mod pointers;
mod primary;
mod streams;
pub mod tiles;
pub mod transfers;
mod user_objects;
