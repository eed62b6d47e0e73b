//! Width of the banks of shared memory, which no recent device lets one choose.

/// Returns how wide the banks of shared memory are on the current device.
fn cudaDeviceGetSharedMemConfig();

/// Asks for a width of the banks of shared memory on the current device; recent devices have only
/// one.
fn cudaDeviceSetSharedMemConfig();
