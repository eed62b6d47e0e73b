//! Launches whose blocks all run at the same time.

#![on("580.159.04")]

/// Launches a kernel whose blocks all run at the same time, so that the whole grid can synchronise.
#[needs(initialized)]
#[class(device_state)]
#[stream_ordered(hStream)]
#[order(partial)]
#[unreachable(INVALID_IMAGE, "what was loaded is an image")]
#[unreachable(LAUNCH_FAILED, "what a kernel did shows only later")]
#[unreachable(LAUNCH_TIMEOUT, "only devices that drive a display end kernels")]
#[unreachable(
    LAUNCH_INCOMPATIBLE_TEXTURING,
    "only devices of before compute capability 2.0"
)]
#[unreachable(
    SHARED_OBJECT_INIT_FAILED,
    "only where a part of the driver is missing"
)]
#[unreachable(
    NOT_FOUND,
    "only kernels of libraries, for devices that these have no code for"
)]
#[unreachable(LAUNCH_OUT_OF_RESOURCES, "what finds no room is told to be too large")]
#[unobserved(initialized)]
fn cuLaunchCooperativeKernel(
    /// The kernel.
    f: Function,
    /// Blocks in x.
    gridDimX: ResidentBlocks<{ device.max_grid_dim_x() }>,
    /// Blocks in y; all blocks together must fit on the device at once.
    gridDimY: ResidentBlocks<{ device.max_grid_dim_y() }>,
    /// Blocks in z.
    gridDimZ: ResidentBlocks<{ device.max_grid_dim_z() }>,
    /// Threads of a block in x.
    blockDimX: LaunchThreads<{ device.max_block_dim_x() }>,
    /// Threads of a block in y.
    blockDimY: LaunchThreads<{ device.max_block_dim_y() }>,
    /// Threads of a block in z.
    blockDimZ: LaunchThreads<{ device.max_block_dim_z() }>,
    /// Bytes of dynamic shared memory for each block.
    sharedMemBytes: SharedBytes,
    /// Stream whose order the launch joins; null is the default stream.
    #[refuses(CaptureInvalidated = STREAM_CAPTURE_INVALIDATED)]
    #[undefined(Garbage)]
    #[spoils(INVALID_VALUE, COOPERATIVE_LAUNCH_TOO_LARGE)]
    hStream: LaunchStream,
    /// One pointer for each parameter, to its value, which is copied before the call returns; null
    /// if there are none.
    kernelParams: KernelParams,
) {
    check!(initialized);

    /// Without a current context there are no streams that are always there.
    #[rule("special-needs-context", documented, on("580.159.04"))]
    if hStream.is_special() && !thread.has_context() {
        return INVALID_CONTEXT;
    }

    if hStream.is_special() {
        check!(intact_context);
    }

    /// A kernel runs in its own context alone.
    #[rule("contexts-match", documented, on("580.159.04"))]
    if f.context() != hStream.context() {
        return INVALID_HANDLE;
    }

    kernel_takes_block(f, blockDimX, blockDimY, blockDimZ);

    /// What a capture notes has to fit the kernel, wherever it will run.
    #[rule("noted-block-fits", observed, on("580.159.04"))]
    if hStream.is_capturing() && sharedMemBytes > f.most_dynamic_shared() {
        return INVALID_VALUE;
    }

    /// A block that finds no room on the device at all does not find it with all the others.
    #[rule("block-finds-room", observed, on("580.159.04"))]
    if !hStream.is_capturing() && sharedMemBytes > f.most_dynamic_shared()
        || f.is_hungry() && blockDimX * blockDimY * blockDimZ > 511
    {
        return COOPERATIVE_LAUNCH_TOO_LARGE;
    }

    /// A kernel that takes parameters is given some.
    #[rule("parameters-given", documented, on("580.159.04"))]
    if f.parameters() > 0 && kernelParams.is_null() {
        return INVALID_VALUE;
    }

    /// Each parameter has a value somewhere.
    #[rule("values-are-somewhere", observed, on("580.159.04"))]
    if f.parameters() > 0 && kernelParams.is_unset() {
        return INVALID_VALUE;
    }

    /// All blocks run at once: the device has so many places for blocks, and so many for threads.
    #[rule("grid-fits", documented, on("580.159.04"))]
    if gridDimX * gridDimY * gridDimZ
        > device.multiprocessor_count() * device.max_blocks_per_multiprocessor()
        || gridDimX * gridDimY * gridDimZ * blockDimX * blockDimY * blockDimZ
            > device.multiprocessor_count() * device.max_threads_per_multiprocessor()
    {
        return COOPERATIVE_LAUNCH_TOO_LARGE;
    }

    /// A grid has whole clusters.
    #[rule("whole-clusters", observed, on("580.159.04"))]
    if f.cluster_width() > 0 && gridDimX % f.cluster_width() != 0 {
        return INVALID_CLUSTER_SIZE;
    }
}

/// A cooperative launch takes its place in its own stream, and runs with the parameters that it is given.
#[scenario]
#[needs(context)]
#[gate(device.cooperative_launch() == 1)]
#[shows(cuLaunchCooperativeKernel)]
fn a_cooperative_launch_waits_its_turn(cuda: &Driver) {
    let (module, meet) = cuda.load(ptx!("barrier"), c"meet")?;
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let idle = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let counter = cuda.cuMemAlloc_v2(8)?;
    let beside = cuda.cuMemAlloc_v2(8)?;
    cuda.write(counter, &[0; 8])?;
    cuda.write(beside, &[0; 8])?;
    let mut params = [(&raw const counter).cast_mut().cast::<c_void>()];
    let gate = cuda.hold(stream)?;
    cuda.cuLaunchCooperativeKernel(meet, 2, 1, 1, 32, 1, 1, 0, stream, params.as_mut_ptr())?;
    expect!(gate.wait_reached());
    cuda.cuStreamSynchronize(idle)?;
    let early = cuda.read(counter, 8)?;
    gate.open();
    cuda.cuStreamSynchronize(stream)?;
    expect!(early == [0; 8]);
    expect!(cuda.read(counter, 8)? == [2, 0, 0, 0, 0, 0, 0, 0]);
    expect!(cuda.read(beside, 8)? == [0; 8]);
    cuda.cuMemFree_v2(beside)?;
    cuda.cuMemFree_v2(counter)?;
    cuda.cuStreamDestroy_v2(idle)?;
    cuda.cuStreamDestroy_v2(stream)?;
    cuda.raw().cuModuleUnload(module)?;
}
