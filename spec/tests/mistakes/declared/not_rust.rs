//! Text that is not Rust.

fn cuInit(;
