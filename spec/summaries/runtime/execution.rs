//! Launching kernels, and what a kernel can be asked and told.

/// Launches one cooperative kernel on each of several devices, so that all their grids can
/// synchronise.
fn cudaLaunchCooperativeKernelMultiDevice();
