//! The profiler that was part of the driver.

/// Sets up the profiler that older drivers had built in; gone since CUDA 12.
fn cudaProfilerInitialize();
