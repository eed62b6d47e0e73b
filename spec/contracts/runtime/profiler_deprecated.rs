//! The profiler: a form that went with 12.0.

#[as_driver(cuProfilerInitialize)]
#[class(context_lookup)]
#[contradicted(
    Success,
    "drivers have no profiler of their own any more, and say so before they look at anything else"
)]
#[unreachable(
    InvalidValue,
    "drivers have no profiler of their own any more, and say so before they look at anything else"
)]
#[unreachable(
    ProfilerDisabled,
    "drivers have no profiler of their own any more, and say so before they look at anything else"
)]
fn cudaProfilerInitialize(configFile: _, outputFile: _, outputMode: _) {
    check!(runtime, own_process, outside_callback, usable_context);
}
