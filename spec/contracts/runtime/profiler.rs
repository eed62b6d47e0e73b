//! The profiler.

#![on("13.0.96")]

#[as_driver(cuProfilerStart)]
fn cudaProfilerStart() {}

#[as_driver(cuProfilerStop)]
#[needs(devices)]
#[class(handle_lookup)]

fn cudaProfilerStop() {
    check!(devices);
}
