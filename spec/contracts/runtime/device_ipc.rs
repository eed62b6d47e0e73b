//! Memory and events of other processes.

#![on("13.0.96")]

#[as_driver(cuIpcGetEventHandle)]
#[order(observed)]
fn cudaIpcGetEventHandle(#[undefined(Null)] handle: _, event: _) {
    check!(runtime, outside_callback);
}

#[as_driver(cuIpcOpenEventHandle)]
#[order(observed)]
fn cudaIpcOpenEventHandle(event: _, handle: _) {
    check!(runtime, outside_callback);
}

#[as_driver(cuIpcGetMemHandle)]
#[order(observed)]
fn cudaIpcGetMemHandle(#[undefined(Null)] handle: _, devPtr: _) {
    check!(runtime, outside_callback);
}

#[as_driver(cuIpcOpenMemHandle_v2)]
#[order(observed)]
fn cudaIpcOpenMemHandle(devPtr: _, handle: _, flags: _) {
    check!(runtime, outside_callback);
}

#[as_driver(cuIpcCloseMemHandle)]
#[order(observed)]
fn cudaIpcCloseMemHandle(devPtr: _) {
    check!(runtime, outside_callback);
}

/// A handle tells memory apart that is nobody's and memory that is the caller's own, which is not opened twice.
#[scenario]
#[needs(nothing)]
#[shows(cudaIpcGetMemHandle, cudaIpcOpenMemHandle)]
fn own_memory_is_not_opened(cuda: &Runtime) {
    let memory = cuda.cudaMalloc(65536)?;
    let handle = cuda.cudaIpcGetMemHandle(memory)?;
    expect!(cuda.cudaIpcOpenMemHandle(handle, 1) == Err(DeviceUninitialized));
    expect!(cuda.cudaIpcOpenMemHandle(Default::default(), 1) == Err(InvalidValue));
    cuda.cudaFree(memory)?;
}

/// A handle tells events apart that are nobody's and those that are the caller's own, which are not opened twice.
#[scenario]
#[needs(nothing)]
#[shows(cudaIpcGetEventHandle, cudaIpcOpenEventHandle)]
fn own_events_are_not_opened(cuda: &Runtime) {
    const DISABLE_TIMING: c_uint = 2;
    const INTERPROCESS: c_uint = 4;
    let event = cuda.cudaEventCreateWithFlags(DISABLE_TIMING | INTERPROCESS)?;
    let handle = cuda.cudaIpcGetEventHandle(event)?;
    expect!(cuda.cudaIpcOpenEventHandle(handle) == Err(DeviceUninitialized));
    expect!(cuda.cudaIpcOpenEventHandle(Default::default()) == Err(MapBufferObjectFailed));
    cuda.cudaEventDestroy(event)?;
}
