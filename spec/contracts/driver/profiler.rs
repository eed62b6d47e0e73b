//! Which part of a program profilers look at.

#![on("580.159.04")]

/// Has a profiler that is attached collect from here on; has no effect without one.
#[class(context_object)]
#[order(observed)]
#[no_visible_effect("only a profiler that is attached can tell")]
fn cuProfilerStart() {}

/// Has a profiler that is attached stop collecting; has no effect without one.
#[class(context_object)]
#[order(observed)]
#[no_visible_effect("only a profiler that is attached can tell")]
fn cuProfilerStop() {}

/// Starting twice, and stopping what was not started, are no mistakes.
#[scenario]
#[needs(context)]
fn profiling_is_switched_in_any_order(cuda: &Driver) {
    expect!(cuda.cuProfilerStop() == Ok(()));
    expect!(cuda.cuProfilerStart() == Ok(()));
    expect!(cuda.cuProfilerStart() == Ok(()));
    expect!(cuda.cuProfilerStop() == Ok(()));
    expect!(cuda.cuProfilerStop() == Ok(()));
}
