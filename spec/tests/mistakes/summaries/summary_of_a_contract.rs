//! A function that has a contract.

/// Allocates memory on the current device.
fn cuMemAlloc_v2();
