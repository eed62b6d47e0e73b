//! One function, two summaries.

/// Launches a kernel.
fn cuLaunchKernel();

/// Launches a kernel.
fn cuLaunchKernel();
