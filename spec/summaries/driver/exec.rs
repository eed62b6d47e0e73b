//! Launching kernels, and what a kernel can be asked and told.

/// Puts a host function into a stream and chooses whether the thread that is to call it blocks or
/// spins until then.
fn cuLaunchHostFunc_v2();
