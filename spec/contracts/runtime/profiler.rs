//! The profiler.

#![on("13.0.96")]

#[as_driver(cuProfilerStart)]
fn cudaProfilerStart() {}

#[as_driver(cuProfilerStop)]
#[needs(devices)]
#[tolerates(outside_callback)]
fn cudaProfilerStop() {
    check!(devices);
}
