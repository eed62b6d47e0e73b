//! A function of the runtime among those of the driver.

/// Takes memory of the current device.
fn cudaMalloc();
