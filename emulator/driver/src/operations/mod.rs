//! What can be done with the objects of the driver.

mod captures;
mod contexts;
pub mod entry_points;
mod events;
mod graphs;
mod host_functions;
mod libraries;
mod links;
mod modules;
pub mod pointers;
mod primary;
mod streams;
pub mod transfers;
