//! What is given to streams to execute.

#![on("13.0.96")]

#[as_driver(cuLaunchHostFunc)]
#[class(context_state)]
fn cudaLaunchHostFunc(stream: _, r#fn: _, userData: _) {}

#[as_driver(cuLaunchHostFunc_v2)]
#[order(unknown)]
#[unobserved(success, runtime, outside_callback, loaded)]
#[unreachable(Success, "drivers at hand are older than the runtimes that have it")]
#[unreachable(InvalidValue, "drivers at hand are older than the runtimes that have it")]
#[unreachable(InvalidResourceHandle, "drivers at hand are older than the runtimes that have it")]
#[unreachable(NotSupported, "drivers at hand are older than the runtimes that have it")]
fn cudaLaunchHostFunc_v2(
    #[unobserved(CaptureInvalidated)] stream: _,
    #[unobserved(Null)] r#fn: _,
    userData: _,
    syncMode: _,
) {
}

/// A host function that may be waited for in either way is called when it is its turn.
#[scenario]
#[needs(nothing)]
#[gate(driver.version() >= 13020)]
#[shows(cudaLaunchHostFunc_v2)]
fn host_functions_are_waited_for_in_either_way(cuda: &Runtime) {
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    for mode in [cudaHostTaskBlocking, cudaHostTaskSpinWait] {
        let seen = cuda
            .driver()
            .collect(|cuda, seen| seen.push(cuda.cuDriverGetVersion()));
        let gate = cuda.hold(stream)?;
        cuda.cudaLaunchHostFunc_v2(stream, seen.host_fn(), seen.data(), mode.0)?;
        expect!(gate.wait_reached());
        expect!(seen.take().is_empty());
        gate.open();
        cuda.cudaStreamSynchronize(stream)?;
        expect!(seen.take().len() == 1);
    }
    cuda.cudaStreamDestroy(stream)?;
}

/// A function of the program's is called in the order of its stream.
#[scenario]
#[needs(runtime)]
#[shows(cudaLaunchHostFunc)]
fn host_functions_are_called_in_order(cuda: &Runtime) {
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let gate = cuda.driver().gate();
    let seen = cuda
        .driver()
        .collect(|cuda, seen| seen.push(cuda.cuDriverGetVersion()));
    cuda.cudaLaunchHostFunc(stream, gate.host_fn(), gate.data())?;
    cuda.cudaLaunchHostFunc(stream, seen.host_fn(), seen.data())?;
    expect!(gate.wait_reached());
    expect!(cuda.cudaStreamQuery(stream) == Err(NotReady));
    expect!(seen.take().is_empty());
    gate.open();
    cuda.cudaStreamSynchronize(stream)?;
    expect!(seen.take().len() == 1);
    cuda.cudaStreamDestroy(stream)?;
}
