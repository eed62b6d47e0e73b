//! The profiler.

#![on("13.0.96")]

#[as_driver(cuProfilerStart)]
fn cudaProfilerStart() {}

#[as_driver(cuProfilerStop)]
#[needs(runtime)]
fn cudaProfilerStop() {}
