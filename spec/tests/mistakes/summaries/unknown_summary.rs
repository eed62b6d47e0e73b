//! A function that no header declares.

/// Launches a kernel.
fn cuLaunchKernal();
