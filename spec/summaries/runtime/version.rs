//! Versions of the runtime and of the driver under it.

/// Returns the newest CUDA version that the installed driver supports, and 0 where there is no
/// driver.
fn cudaDriverGetVersion(
    /// Room for the version, 13000 for 13.0.
    driverVersion: _,
);

/// Returns the version of the runtime library that the program uses.
fn cudaRuntimeGetVersion(
    /// Room for the version, 13000 for 13.0.
    runtimeVersion: _,
);
