//! Finding the driver's functions through the runtime.

/// Looks up the function of the driver that fits a name and the runtime's own version.
fn cudaGetDriverEntryPoint();

/// Looks up the function of the driver that fits a name and a version that the caller gives.
fn cudaGetDriverEntryPointByVersion(
    /// Name without a suffix, `cuMemAlloc`.
    symbol: _,
    /// Room for the address, which is null if there is none.
    funcPtr: _,
    /// Version whose form of the function is meant, 12080 for 12.8.
    cudaVersion: _,
    /// Which default stream the function takes null for: the legacy one or the thread's own.
    flags: _,
    /// Room for the reason where nothing was found; may be null.
    driverStatus: _,
);
