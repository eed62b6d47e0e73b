//! Kernels that end their context.

#![on("580.159.04")]

/// A kernel that writes where nothing is ends its context: whoever waits is told, then everybody else, again
/// and again. Other contexts of the process on the device are lost with it.
#[scenario]
#[needs(context)]
#[lasting]
#[shows(cuLaunchKernel)]
fn a_stray_write_ends_the_context(cuda: &Driver) {
    let primary = cuda.cuCtxGetCurrent()?;
    let _doomed = cuda.cuCtxCreate_v2(CU_CTX_SCHED_AUTO, 0)?;
    let (_, stray) = cuda.load(ptx!("fault"), c"stray")?;
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let memory = cuda.cuMemAlloc_v2(4)?;
    let nowhere = 64_u64;
    let mut params = [(&raw const nowhere).cast_mut().cast::<c_void>()];
    let none = ptr::null_mut();
    let launched = cuda.cuLaunchKernel(
        stray,
        1,
        1,
        1,
        1,
        1,
        1,
        0,
        stream,
        params.as_mut_ptr(),
        none,
    );
    expect!(launched == Ok(()));
    expect!(cuda.cuStreamSynchronize(stream) == Err(ILLEGAL_ADDRESS));
    expect!(cuda.cuStreamSynchronize(stream) == Err(ILLEGAL_ADDRESS));
    expect!(cuda.cuStreamQuery(stream) == Err(ILLEGAL_ADDRESS));
    expect!(cuda.cuCtxSynchronize() == Err(ILLEGAL_ADDRESS));
    expect!(cuda.cuMemAlloc_v2(4) == Err(ILLEGAL_ADDRESS));
    expect!(cuda.cuMemsetD8_v2(memory, 0, 4) == Err(ILLEGAL_ADDRESS));
    let later = cuda.cuLaunchKernel(
        stray,
        1,
        1,
        1,
        1,
        1,
        1,
        0,
        stream,
        params.as_mut_ptr(),
        none,
    );
    expect!(later == Err(ILLEGAL_ADDRESS));
    cuda.cuCtxSetCurrent(primary)?;
    expect!(cuda.cuCtxSynchronize() == Err(ILLEGAL_ADDRESS));
    expect!(cuda.cuMemAlloc_v2(4) == Err(ILLEGAL_ADDRESS));
}

/// An address at which a word cannot begin ends the context as well, with a code of its own.
#[scenario]
#[needs(context)]
#[lasting]
fn a_misaligned_write_ends_the_context(cuda: &Driver) {
    let primary = cuda.cuCtxGetCurrent()?;
    let _doomed = cuda.cuCtxCreate_v2(CU_CTX_SCHED_AUTO, 0)?;
    let (_, misaligned) = cuda.load(ptx!("fault"), c"misaligned")?;
    let memory = cuda.cuMemAlloc_v2(16)?;
    let mut params = [(&raw const memory).cast_mut().cast::<c_void>()];
    let (stream, none) = (ptr::null_mut(), ptr::null_mut());
    cuda.cuLaunchKernel(
        misaligned,
        1,
        1,
        1,
        1,
        1,
        1,
        0,
        stream,
        params.as_mut_ptr(),
        none,
    )?;
    expect!(cuda.cuCtxSynchronize() == Err(MISALIGNED_ADDRESS));
    expect!(cuda.cuMemAlloc_v2(4) == Err(MISALIGNED_ADDRESS));
    cuda.cuCtxSetCurrent(primary)?;
    expect!(cuda.cuCtxSynchronize() == Err(MISALIGNED_ADDRESS));
}

/// A kernel that traps has failed.
#[scenario]
#[needs(context)]
#[lasting]
fn a_trap_ends_the_context(cuda: &Driver) {
    let primary = cuda.cuCtxGetCurrent()?;
    let _doomed = cuda.cuCtxCreate_v2(CU_CTX_SCHED_AUTO, 0)?;
    let (_, trapped) = cuda.load(ptx!("fault"), c"trapped")?;
    let (stream, none) = (ptr::null_mut(), ptr::null_mut());
    cuda.cuLaunchKernel(trapped, 1, 1, 1, 1, 1, 1, 0, stream, none, none)?;
    expect!(cuda.cuCtxSynchronize() == Err(LAUNCH_FAILED));
    expect!(cuda.cuMemAlloc_v2(4) == Err(LAUNCH_FAILED));
    cuda.cuCtxSetCurrent(primary)?;
    expect!(cuda.cuCtxSynchronize() == Err(LAUNCH_FAILED));
}

/// An assertion of a kernel that does not hold has a code of its own.
#[scenario]
#[needs(context)]
#[lasting]
fn a_failed_assertion_ends_the_context(cuda: &Driver) {
    let primary = cuda.cuCtxGetCurrent()?;
    let _doomed = cuda.cuCtxCreate_v2(CU_CTX_SCHED_AUTO, 0)?;
    let (_, asserting) = cuda.load(ptx!("asserting"), c"asserting")?;
    let (stream, none) = (ptr::null_mut(), ptr::null_mut());
    cuda.cuLaunchKernel(asserting, 1, 1, 1, 1, 1, 1, 0, stream, none, none)?;
    expect!(cuda.cuCtxSynchronize() == Err(ASSERT));
    expect!(cuda.cuMemAlloc_v2(4) == Err(ASSERT));
    cuda.cuCtxSetCurrent(primary)?;
    expect!(cuda.cuCtxSynchronize() == Err(ASSERT));
}

/// A kernel that calls itself without end finds no room for its stack.
#[scenario]
#[needs(context)]
#[lasting]
fn an_endless_recursion_ends_the_context(cuda: &Driver) {
    let primary = cuda.cuCtxGetCurrent()?;
    let _doomed = cuda.cuCtxCreate_v2(CU_CTX_SCHED_AUTO, 0)?;
    let (_, recursing) = cuda.load(ptx!("recursing"), c"recursing")?;
    let to = cuda.cuMemAlloc_v2(4)?;
    let mut params = [(&raw const to).cast_mut().cast::<c_void>()];
    let (stream, none) = (ptr::null_mut(), ptr::null_mut());
    cuda.cuLaunchKernel(
        recursing,
        1,
        1,
        1,
        1,
        1,
        1,
        0,
        stream,
        params.as_mut_ptr(),
        none,
    )?;
    expect!(cuda.cuCtxSynchronize() == Err(ILLEGAL_ADDRESS));
    expect!(cuda.cuMemAlloc_v2(4) == Err(ILLEGAL_ADDRESS));
    cuda.cuCtxSetCurrent(primary)?;
    expect!(cuda.cuCtxSynchronize() == Err(ILLEGAL_ADDRESS));
}

/// What follows a kernel that has faulted is not done, and an event behind it tells of the fault.
#[scenario]
#[needs(context)]
#[lasting]
fn nothing_follows_a_fault(cuda: &Driver) {
    let primary = cuda.cuCtxGetCurrent()?;
    let doomed = cuda.cuCtxCreate_v2(CU_CTX_SCHED_AUTO, 0)?;
    let (_, trapped) = cuda.load(ptx!("fault"), c"trapped")?;
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let event = cuda.cuEventCreate(CU_EVENT_DISABLE_TIMING)?;
    let witness = cuda
        .cuMemHostAlloc(4, CU_MEMHOSTALLOC_PORTABLE as u32)?
        .cast::<u32>();
    witness.write_volatile(1);
    let none = ptr::null_mut();
    let gate = cuda.hold(stream)?;
    cuda.cuLaunchKernel(trapped, 1, 1, 1, 1, 1, 1, 0, stream, none, none)?;
    cuda.cuMemsetD32Async(witness as u64, 2, 1, stream)?;
    cuda.cuEventRecord(event, stream)?;
    gate.open();
    expect!(cuda.cuEventSynchronize(event) == Err(LAUNCH_FAILED));
    expect!(cuda.cuEventQuery(event) == Err(LAUNCH_FAILED));
    expect!(witness.read_volatile() == 1);
    cuda.cuCtxSetCurrent(primary)?;
    expect!(cuda.cuCtxDestroy_v2(doomed) == Ok(()));
}

/// After a fault in any context of the process no primary context is made.
#[scenario]
#[needs(nothing)]
#[gate(machine.devices() >= 1)]
#[lasting]
fn no_primary_context_is_made_after_a_fault(cuda: &Driver) {
    cuda.cuInit(0)?;
    let context = cuda.new_context()?;
    let (_, trapped) = cuda.load(ptx!("fault"), c"trapped")?;
    let (stream, none) = (ptr::null_mut(), ptr::null_mut());
    cuda.cuLaunchKernel(trapped, 1, 1, 1, 1, 1, 1, 0, stream, none, none)?;
    expect!(cuda.cuCtxSynchronize() == Err(LAUNCH_FAILED));
    cuda.cuCtxDestroy_v2(context)?;
    expect!(cuda.cuMemAlloc_v2(16) == Err(INVALID_CONTEXT));
    let mut primary = ptr::null_mut();
    expect!(cuda.raw().cuDevicePrimaryCtxRetain(&mut primary, 0) == Err(LAUNCH_FAILED));
    expect!(cuda.cuDevicePrimaryCtxGetState(0)?.1 == 0);
}
