//! Kernels that fail, and code that cannot be loaded.

#![on("13.0.96")]

/// Once a kernel has trapped, everybody who asks is told that a launch has failed.
#[scenario]
#[needs(nothing)]
#[hazard("corrupts-context")]
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
