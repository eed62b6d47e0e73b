//! One function, two summaries.

/// Launches a kernel.
fn cuGraphLaunch();

/// Launches a kernel.
fn cuGraphLaunch();
