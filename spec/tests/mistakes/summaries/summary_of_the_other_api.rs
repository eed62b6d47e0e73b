//! A function of the runtime among those of the driver.

/// Allocates memory on the current device.
fn cudaMalloc();
