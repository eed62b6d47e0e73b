//! Kernels that fail, and code that cannot be loaded.

#![on("13.0.96")]

/// Once a kernel has trapped, everybody who asks is told that a launch has failed.
#[scenario]
#[needs(nothing)]
#[lasting]
fn a_trap_is_told_to_everybody(cuda: &Runtime) {
    let code = cuda.register(ptx!("fault"), &[c"trapped"], &[])?;
    let one = dim3 { x: 1, y: 1, z: 1 };
    let (none, stream) = (ptr::null_mut(), ptr::null_mut());
    let (first, second) = (cuda.cudaEventCreate()?, cuda.cudaEventCreate()?);
    cuda.cudaEventRecord(first, stream)?;
    cuda.cudaEventRecord(second, stream)?;
    cuda.cudaEventSynchronize(second)?;
    cuda.cudaLaunchKernel(code.address(c"trapped"), one, one, none, 0, stream)?;
    expect!(cuda.cudaDeviceSynchronize() == Err(LaunchFailure));
    expect!(cuda.cudaPeekAtLastError() == Err(LaunchFailure));
    expect!(cuda.cudaGetLastError() == Err(LaunchFailure));
    expect!(cuda.cudaEventQuery(first) == Err(LaunchFailure));
    expect!(cuda.cudaEventSynchronize(first) == Err(LaunchFailure));
    expect!(cuda.cudaEventRecord(first, stream) == Err(LaunchFailure));
    expect!(cuda.cudaEventRecordWithFlags(first, stream, cudaEventRecordDefault) == Err(LaunchFailure));
    expect!(cuda.cudaEventElapsedTime(first, second) == Err(LaunchFailure));
    expect!(cuda.cudaEventCreate() == Err(LaunchFailure));
    expect!(cuda.cudaEventCreateWithFlags(cudaEventDisableTiming) == Err(LaunchFailure));
    expect!(cuda.cudaMemGetInfo() == Err(LaunchFailure));
    expect!(cuda.cudaEventDestroy(first) == Err(LaunchFailure));
}

/// What is wrong with the text of a program's code is told when it is launched.
#[scenario]
#[needs(runtime)]
fn code_is_read_when_it_is_launched(cuda: &Runtime) {
    let one = dim3 { x: 1, y: 1, z: 1 };
    let (none, stream) = (ptr::null_mut(), ptr::null_mut());
    let words = c".version 6.0 .target sm_50 .address_size 64 .visible .entry nothing() { nonsense; }";
    let mistaken = cuda.register(words.as_ptr().cast(), &[c"nothing"], &[])?;
    let nothing = mistaken.address(c"nothing");
    expect!(cuda.cudaLaunchKernel(nothing, one, one, none, 0, stream) == Err(InvalidPtx));
    let words = c".version 99.0 .target sm_50 .address_size 64 .visible .entry nothing() { ret; }";
    let newer = cuda.register(words.as_ptr().cast(), &[c"nothing"], &[])?;
    let nothing = newer.address(c"nothing");
    expect!(cuda.cudaLaunchKernel(nothing, one, one, none, 0, stream) == Err(UnsupportedPtxVersion));
    let mut config: cudaLaunchConfig_t = std::mem::zeroed();
    (config.gridDim, config.blockDim) = (one, one);
    expect!(cuda.cudaLaunchKernelExC(&config, mistaken.address(c"nothing"), none) == Err(InvalidPtx));
    expect!(cuda.cudaLaunchKernelExC(&config, nothing, none) == Err(UnsupportedPtxVersion));
}

/// A host function behind a kernel that faults is not called, neither when somebody waits nor later.
#[scenario]
#[needs(nothing)]
#[lasting]
#[shows(cudaLaunchHostFunc)]
fn host_functions_behind_a_fault_are_not_called(cuda: &Runtime) {
    unsafe extern "C" fn note(data: *mut c_void) {
        unsafe { data.cast::<u32>().write_volatile(1) };
    }
    let code = cuda.register(ptx!("fault"), &[c"trapped"], &[])?;
    let (one, none) = (dim3 { x: 1, y: 1, z: 1 }, ptr::null_mut());
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let mut called = [0_u32; 2];
    let places = [&raw mut called[0], &raw mut called[1]];
    cuda.cudaLaunchHostFunc(stream, Some(note), places[0].cast())?;
    cuda.cudaStreamSynchronize(stream)?;
    // Loading the code later would wait for the gate.
    cuda.cudaFuncGetAttributes(code.address(c"trapped"))?;
    let gate = cuda.driver().gate();
    cuda.cudaLaunchHostFunc(stream, gate.host_fn(), gate.data())?;
    cuda.cudaLaunchKernel(code.address(c"trapped"), one, one, none, 0, stream)?;
    let queued = cuda.cudaLaunchHostFunc(stream, Some(note), places[1].cast());
    gate.open();
    let waited = cuda.cudaStreamSynchronize(stream);
    let then = places.map(|place| unsafe { place.read_volatile() });
    let _ = cuda.cudaDeviceReset();
    let later = unsafe { places[1].read_volatile() };
    expect!(queued == Ok(()));
    expect!(waited == Err(LaunchFailure));
    expect!(then == [1, 0]);
    expect!(later == 0);
}

/// A reset does not undo a fault: the device is unavailable to the process from then on. Before it, the device can be
/// chosen, and what uses it returns the fault.
#[scenario]
#[needs(nothing)]
#[lasting]
// The runtime of 11.8 lets the device be chosen after the reset.
#[gate(runtime.version() >= 12000)]
fn a_reset_does_not_undo_a_fault(cuda: &Runtime) {
    let code = cuda.register(ptx!("fault"), &[c"trapped"], &[])?;
    let (one, none) = (dim3 { x: 1, y: 1, z: 1 }, ptr::null_mut());
    cuda.cudaLaunchKernel(code.address(c"trapped"), one, one, none, 0, ptr::null_mut())?;
    expect!(cuda.cudaDeviceSynchronize() == Err(LaunchFailure));
    expect!(cuda.cudaGetLastError() == Err(LaunchFailure));
    expect!(cuda.cudaGetLastError() == Ok(()));
    expect!(cuda.cudaFree(ptr::null_mut()) == Err(LaunchFailure));
    expect!(cuda.cudaSetDevice(0) == Ok(()));
    expect!(cuda.cudaGetDevice() == Ok(0));
    expect!(cuda.cudaGetLastError() == Err(LaunchFailure));
    expect!(cuda.cudaDeviceReset() == Ok(()));
    expect!(cuda.cudaGetLastError() == Ok(()));
    expect!(cuda.cudaMalloc(16) == Err(DevicesUnavailable));
    expect!(cuda.cudaGetLastError() == Err(DevicesUnavailable));
    expect!(cuda.cudaGetLastError() == Ok(()));
    expect!(cuda.cudaSetDevice(0) == Err(DevicesUnavailable));
    expect!(cuda.cudaFree(ptr::null_mut()) == Err(DevicesUnavailable));
    expect!(cuda.cudaDeviceReset() == Ok(()));
    expect!(cuda.cudaFree(ptr::null_mut()) == Err(DevicesUnavailable));
    expect!(!cuda.driver().cuCtxGetCurrent()?.is_null());
    expect!(cuda.driver().cuCtxSynchronize().is_err());
    expect!(cuda.driver().cuDevicePrimaryCtxGetState(0)?.1 == 0);
}
