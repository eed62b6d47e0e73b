//! Which part of a program profilers look at.

/// Makes an attached profiler collect from here on; has no effect without one.
fn cuProfilerStart();

/// Makes an attached profiler stop collecting; has no effect without one.
fn cuProfilerStop();
