//! What the core of the reference driver promises, tried through its Rust side.

mod capture;
mod contexts;
mod events;
mod faults;
mod graph_launches;
mod launches;
mod memops;
mod memory;
mod modules;
mod streams;
mod stress;
mod support;
