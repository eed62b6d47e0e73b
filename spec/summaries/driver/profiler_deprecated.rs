//! The profiler that was part of the driver.

/// Does nothing today; it set up the profiler that older drivers had built in.
fn cuProfilerInitialize();
