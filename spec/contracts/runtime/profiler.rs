//! The profiler.

#![on("13.0.96")]

#[as_driver(cuProfilerStart)]
fn cudaProfilerStart() {}

#[as_driver(cuProfilerStop)]
#[needs(devices, sound_context)]
#[tolerates(outside_callback, live_context, own_process)]
#[yields(no_capture = UNDEFINED, uncaptured_context = UNDEFINED)]
fn cudaProfilerStop() {
    check!(devices);
}
