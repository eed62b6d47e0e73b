//! A function that has a contract.

/// Takes memory of the current device.
fn cuMemAlloc_v2();
