//! Memory and events of other processes.

#![on("13.0.96")]

#[as_driver(cuIpcGetEventHandle)]
#[order(observed, except(sound_context))]
#[unreachable(NotSupported, "every device at hand shares with other processes")]
fn cudaIpcGetEventHandle(#[undefined(Null)] handle: _, event: _) {
    check!(runtime, outside_callback);
}

#[as_driver(cuIpcOpenEventHandle)]
#[order(observed, except(sound_context))]
#[unreachable(NotSupported, "every device at hand shares with other processes")]
fn cudaIpcOpenEventHandle(event: _, handle: _) {
    check!(runtime, outside_callback);
}

#[as_driver(cuIpcGetMemHandle)]
#[order(observed)]
#[unreachable(NotSupported, "every device at hand shares with other processes")]
fn cudaIpcGetMemHandle(#[undefined(Null)] handle: _, devPtr: _) {
    check!(runtime, outside_callback);
}

#[as_driver(cuIpcOpenMemHandle_v2)]
#[order(observed, except(sound_context))]
#[unreachable(NotSupported, "every device at hand shares with other processes")]
fn cudaIpcOpenMemHandle(devPtr: _, handle: _, flags: _) {
    check!(runtime, outside_callback);
}

#[as_driver(cuIpcCloseMemHandle)]
#[order(observed)]
#[unreachable(NotSupported, "every device at hand shares with other processes")]
fn cudaIpcCloseMemHandle(devPtr: _) {
    check!(runtime, outside_callback);
}

/// A handle tells memory apart that is nobody's and memory that is the caller's own, which is not opened twice.
#[scenario]
#[needs(runtime)]
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
#[needs(runtime)]
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

/// Another process opens memory by its handle, reads what is there, and writes what is seen here; what it has closed is
/// closed once. An event is waited for there.
#[scenario]
#[needs(nothing)]
#[gate(machine.is_linux() && machine.devices() >= 1)]
#[shows(
    cudaIpcCloseMemHandle,
    cudaIpcGetEventHandle,
    cudaIpcGetMemHandle,
    cudaIpcOpenEventHandle,
    cudaIpcOpenMemHandle
)]
fn another_process_opens_what_is_here(cuda: &Runtime) {
    const LAZY_PEER_ACCESS: c_uint = 1;
    let other = cuda.process(|cuda, first| {
        // The first call there, which sets the runtime up.
        let handle: cudaIpcMemHandle_t = first.receive()?;
        let memory = cuda.cudaIpcOpenMemHandle(handle, LAZY_PEER_ACCESS)?;
        expect!(cuda.driver().read(memory as u64, 4)? == [7; 4]);
        expect!(cuda.cudaPointerGetAttributes(memory)?.r#type == cudaMemoryTypeDevice);
        cuda.cudaMemset(memory.cast::<u8>().add(100).cast(), 9, 2)?;
        cuda.cudaDeviceSynchronize()?;
        expect!(cuda.cudaFree(memory) == Err(InvalidValue));
        cuda.cudaIpcCloseMemHandle(memory)?;
        expect!(cuda.cudaIpcCloseMemHandle(memory) == Err(InvalidValue));
        let handle: cudaIpcEventHandle_t = first.receive()?;
        let event = cuda.cudaIpcOpenEventHandle(handle)?;
        first.send(1_u8)?;
        first.receive::<u8>()?;
        let early = cuda.cudaEventQuery(event);
        first.send(2_u8)?;
        cuda.cudaEventSynchronize(event)?;
        expect!(early == Err(NotReady));
        cuda.cudaEventDestroy(event)?;
    })?;
    const DISABLE_TIMING: c_uint = 2;
    const INTERPROCESS: c_uint = 4;
    let memory = cuda.cudaMalloc(65536)?;
    cuda.cudaMemset(memory, 7, 65536)?;
    cuda.cudaDeviceSynchronize()?;
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let event = cuda.cudaEventCreateWithFlags(DISABLE_TIMING | INTERPROCESS)?;
    other.send(cuda.cudaIpcGetMemHandle(memory)?)?;
    other.send(cuda.cudaIpcGetEventHandle(event)?)?;
    other.receive::<u8>()?;
    expect!(cuda.driver().read(memory as u64 + 98, 6)? == [7, 7, 9, 9, 7, 7]);
    let gate = cuda.hold(stream)?;
    cuda.cudaEventRecord(event, stream)?;
    other.send(1_u8)?;
    other.receive::<u8>()?;
    gate.open();
    other.end()?;
    cuda.cudaEventDestroy(event)?;
    cuda.cudaStreamDestroy(stream)?;
    cuda.cudaFree(memory)?;
}
