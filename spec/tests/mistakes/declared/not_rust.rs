//! No Rust.

fn cuInit(;
