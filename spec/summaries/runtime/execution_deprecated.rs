//! Width of the banks of shared memory of one kernel.

/// Asks for a width of the banks of shared memory for a kernel; recent devices have only one.
fn cudaFuncSetSharedMemConfig();
