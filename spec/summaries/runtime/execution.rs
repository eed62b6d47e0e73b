//! Launching kernels, and what a kernel can be asked and told.

/// Launches one cooperative kernel on each of several devices, so that all their grids can
/// synchronise.
fn cudaLaunchCooperativeKernelMultiDevice();

/// Rounds a double as a device without double precision would see it; on all others it stays as it
/// is.
fn cudaSetDoubleForDevice();

/// Turns a double back that came from a device without double precision; on all others it stays as
/// it is.
fn cudaSetDoubleForHost();
