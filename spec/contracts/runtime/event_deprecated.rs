//! Events: a form that went with 13.0, which gave its name to what it did.

#[as_driver(cuEventElapsedTime_v2)]
#[needs(devices, sound_context)]
#[tolerates(outside_callback, live_context, no_capture, uncaptured_context, own_process)]
fn cudaEventElapsedTime_v2(
    /// Room for the time, in milliseconds.
    #[is(pMilliseconds)]
    #[varies]
    ms: Out<f32>,
    start: _,
    end: _,
) {
    check!(devices);
}

/// The time between two events is the same whichever form is asked.
#[scenario]
#[needs(nothing)]
#[shows(cudaEventElapsedTime_v2)]
fn both_forms_tell_the_same_time(cuda: &Runtime) {
    let stream = cuda.cudaStreamCreate()?;
    let (start, end) = (cuda.cudaEventCreate()?, cuda.cudaEventCreate()?);
    cuda.cudaEventRecord(start, stream)?;
    cuda.cudaEventRecord(end, stream)?;
    cuda.cudaEventSynchronize(end)?;
    let time = cuda.cudaEventElapsedTime_v2(start, end)?;
    expect!(time >= 0.0 && time == cuda.cudaEventElapsedTime(start, end)?);
    cuda.cudaEventDestroy(end)?;
    cuda.cudaEventDestroy(start)?;
    cuda.cudaStreamDestroy(stream)?;
}

/// Once a kernel has trapped, both forms tell that a launch has failed.
#[scenario]
#[needs(nothing)]
#[lasting]
fn both_forms_tell_of_a_trap(cuda: &Runtime) {
    let code = cuda.register(ptx!("fault"), &[c"trapped"], &[])?;
    let one = dim3 { x: 1, y: 1, z: 1 };
    let (none, stream) = (ptr::null_mut(), ptr::null_mut());
    let (start, end) = (cuda.cudaEventCreate()?, cuda.cudaEventCreate()?);
    cuda.cudaEventRecord(start, stream)?;
    cuda.cudaEventRecord(end, stream)?;
    cuda.cudaEventSynchronize(end)?;
    cuda.cudaLaunchKernel(code.address(c"trapped"), one, one, none, 0, stream)?;
    expect!(cuda.cudaDeviceSynchronize() == Err(LaunchFailure));
    expect!(cuda.cudaEventElapsedTime(start, end) == Err(LaunchFailure));
    expect!(cuda.cudaEventElapsedTime_v2(start, end) == Err(LaunchFailure));
}
