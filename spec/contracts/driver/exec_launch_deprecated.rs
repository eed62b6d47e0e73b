//! Launches that programs of today have other functions for.

#![on("580.159.04")]

/// Launches a kernel as a single block, with the block shape and the arguments that were set on it
/// before.
#[class(context_object)]
#[order(observed)]
#[unreachable(LAUNCH_FAILED, "what a kernel did shows only later")]
#[unreachable(LAUNCH_OUT_OF_RESOURCES, "no kernel at hand has such a shape set")]
#[unreachable(LAUNCH_TIMEOUT, "only devices that drive a display end kernels")]
#[unreachable(
    LAUNCH_INCOMPATIBLE_TEXTURING,
    "only devices of before compute capability 2.0"
)]
#[unreachable(
    SHARED_OBJECT_INIT_FAILED,
    "only where a part of the driver is missing"
)]
#[unreachable(INVALID_VALUE, "what cannot be launched is refused where it is set")]
fn cuLaunch(
    /// The kernel.
    #[without(Storing, Varied, Bounded, Exact, Sharing, Hungry, Clustered)]
    f: Function,
) {
    /// The older functions know the kernels of the current context alone.
    #[rule("of-the-current-context", observed, on("580.159.04"))]
    if f.is_other_context() {
        return INVALID_HANDLE;
    }
}

/// Launches a kernel on a grid of two dimensions, with the block shape and the arguments set on it
/// before.
#[class(context_object)]
#[order(observed)]
#[unreachable(LAUNCH_FAILED, "what a kernel did shows only later")]
#[unreachable(LAUNCH_OUT_OF_RESOURCES, "no kernel at hand has such a shape set")]
#[unreachable(LAUNCH_TIMEOUT, "only devices that drive a display end kernels")]
#[unreachable(
    LAUNCH_INCOMPATIBLE_TEXTURING,
    "only devices of before compute capability 2.0"
)]
#[unreachable(
    SHARED_OBJECT_INIT_FAILED,
    "only where a part of the driver is missing"
)]
fn cuLaunchGrid(
    /// The kernel.
    #[without(Storing, Varied, Bounded, Exact, Sharing, Hungry, Clustered)]
    f: Function,
    /// Blocks in x.
    grid_width: GridWidth,
    /// Blocks in y.
    grid_height: GridWidth,
) {
    check!(initialized, context, outside_callback, sound_context, f);

    /// The older functions know the kernels of the current context alone.
    #[rule("of-the-current-context", observed, on("580.159.04"))]
    if f.is_other_context() {
        return INVALID_HANDLE;
    }
}

/// Launches a kernel on a grid of two dimensions in stream order, with what was set on it before.
#[class(context_object)]
#[stream_ordered(hStream)]
#[order(observed)]
#[unreachable(LAUNCH_FAILED, "what a kernel did shows only later")]
#[unreachable(LAUNCH_OUT_OF_RESOURCES, "no kernel at hand has such a shape set")]
#[unreachable(LAUNCH_TIMEOUT, "only devices that drive a display end kernels")]
#[unreachable(
    LAUNCH_INCOMPATIBLE_TEXTURING,
    "only devices of before compute capability 2.0"
)]
#[unreachable(
    SHARED_OBJECT_INIT_FAILED,
    "only where a part of the driver is missing"
)]
fn cuLaunchGridAsync(
    /// The kernel.
    #[without(Storing, Varied, Bounded, Exact, Sharing, Hungry, Clustered)]
    f: Function,
    /// Blocks in x.
    grid_width: GridWidth,
    /// Blocks in y.
    grid_height: GridWidth,
    /// Stream whose order the launch joins.
    #[accepts(CaptureInvalidated)]
    hStream: LaunchStream,
) {
    check!(initialized, context, outside_callback, sound_context, f);

    /// A kernel runs in its own context alone, and that has to be the current one.
    #[rule("contexts-match", documented, on("580.159.04"))]
    if f.is_other_context() || f.context() != hStream.context() {
        return INVALID_HANDLE;
    }
}

/// Launches one cooperative kernel on each of several devices, so that all their grids can
/// synchronise.
#[needs(initialized)]
#[class(device_state)]
#[order(observed, except(own_process))]
#[unreachable(INVALID_IMAGE, "what was loaded is an image")]
#[unreachable(LAUNCH_FAILED, "what a kernel did shows only later")]
#[unreachable(LAUNCH_OUT_OF_RESOURCES, "no kernel at hand is in such a list")]
#[unreachable(LAUNCH_TIMEOUT, "only devices that drive a display end kernels")]
#[unreachable(
    LAUNCH_INCOMPATIBLE_TEXTURING,
    "only devices of before compute capability 2.0"
)]
#[unreachable(
    SHARED_OBJECT_INIT_FAILED,
    "only where a part of the driver is missing"
)]
#[unreachable(INVALID_CONTEXT, "a stream that is made has a context")]
#[unobserved(initialized)]
fn cuLaunchCooperativeKernelMultiDevice(
    /// A launch for each device.
    #[refuses(Empty = INVALID_VALUE, NullEmpty = INVALID_VALUE)]
    #[without(Two, Twice)]
    launchParamsList: Slice<CUDA_LAUNCH_PARAMS_v1, numDevices>,
    /// How many.
    numDevices: Count<launchParamsList>,
    /// What the launches do not wait for.
    flags: Flags<3>,
) {
    /// Each launch has a device to itself.
    #[rule("a-device-each", assumed)]
    #[unreachable("who sees no device has no context either, and is told of that as well")]
    if process.is_without_devices() {
        return INVALID_VALUE;
    }

    /// Earlier drivers count the devices first, and find none before the initialization.
    #[rule("count-before-initialization", observed, on("390.157", "418.226.00"))]
    #[until(11040, not_on("470.256.02", "580.159.04"))]
    #[unreachable("without initialization there is no context either")]
    if !process.is_initialized() {
        return INVALID_VALUE;
    }

    check!(
        initialized,
        flags,
        launchParamsList,
        launchParamsList[].function,
        outside_callback,
        launchParamsList[].gridDimX,
        launchParamsList[].gridDimY,
        launchParamsList[].gridDimZ,
        launchParamsList[].blockDimX,
        launchParamsList[].blockDimY,
        launchParamsList[].blockDimZ,
        launchParamsList[].sharedMemBytes,
        launchParamsList[].hStream,
        launchParamsList[].kernelParams
    );

    for launch in launchParamsList {
        /// A kernel runs in its own context alone.
        #[rule("contexts-match", documented, on("580.159.04"))]
        if launch.function.context() != launch.hStream.context() {
            return INVALID_HANDLE;
        }

        /// A block has no more threads than the device takes in one.
        #[rule("threads-fit-device", documented)]
        if launch.blockDimX * launch.blockDimY * launch.blockDimZ > device.max_threads_per_block() {
            return INVALID_VALUE;
        }

        /// Dynamic shared memory comes on top of what the kernel has anyway.
        #[rule("shared-fits", documented, on("580.159.04"))]
        if launch.sharedMemBytes > launch.function.most_dynamic_shared() {
            return COOPERATIVE_LAUNCH_TOO_LARGE;
        }

        /// A kernel that takes parameters is given some.
        #[rule("parameters-given", documented, on("580.159.04"))]
        if launch.function.parameters() > 0 && launch.kernelParams.is_null() {
            return INVALID_VALUE;
        }

        /// Each parameter has a value somewhere.
        #[rule("values-are-somewhere", observed, on("580.159.04"))]
        if launch.function.parameters() > 0 && launch.kernelParams.is_unset() {
            return INVALID_VALUE;
        }

        /// All blocks run at once.
        #[rule("grid-fits", documented, on("580.159.04"))]
        if launch.gridDimX > device.multiprocessor_count() * device.max_blocks_per_multiprocessor()
        {
            return COOPERATIVE_LAUNCH_TOO_LARGE;
        }
    }
}

/// Blocks of a grid in one direction, as the older functions take them.
#[domain]
enum GridWidth {
    /// One.
    #[accepted]
    One = 1,
    /// Some.
    #[accepted]
    Some = 16,
    /// None.
    #[refused(INVALID_VALUE)]
    Zero = 0,
    /// One below zero.
    #[refused(INVALID_VALUE)]
    #[when(value < 0)]
    Negative = -1,
}

/// One device is several as well: a launch for it alone runs the kernel.
#[scenario]
#[needs(context)]
#[gate(device.cooperative_multi_device_launch() == 1)]
#[shows(cuLaunchCooperativeKernelMultiDevice)]
fn a_launch_for_one_device_of_several(cuda: &Driver) {
    let (module, store) = cuda.load(ptx!("store"), c"store")?;
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let to = cuda.cuMemAlloc_v2(4)?;
    cuda.write(to, &[0; 4])?;
    let value = 7_u32;
    let mut params = [
        (&raw const to).cast_mut().cast::<c_void>(),
        (&raw const value).cast_mut().cast::<c_void>(),
    ];
    let mut launch = CUDA_LAUNCH_PARAMS {
        function: store,
        gridDimX: 1,
        gridDimY: 1,
        gridDimZ: 1,
        blockDimX: 1,
        blockDimY: 1,
        blockDimZ: 1,
        hStream: stream,
        kernelParams: params.as_mut_ptr(),
        ..Default::default()
    };
    cuda.cuLaunchCooperativeKernelMultiDevice(&mut launch, 1, 0)?;
    cuda.cuStreamSynchronize(stream)?;
    expect!(cuda.read(to, 4)? == [7, 0, 0, 0]);
    cuda.cuMemFree_v2(to)?;
    cuda.cuStreamDestroy_v2(stream)?;
    cuda.raw().cuModuleUnload(module)?;
}

/// The oldest launches are made while a blocking stream is captured in relaxed mode; newer work of the legacy stream is
/// refused.
#[scenario]
#[needs(context)]
fn the_oldest_launches_pass_captures(cuda: &Driver) {
    let (module, advance) = cuda.load(ptx!("symbols"), c"advance")?;
    let stream = cuda.cuStreamCreate(CU_STREAM_DEFAULT)?;
    cuda.cuStreamBeginCapture_v2(stream, CU_STREAM_CAPTURE_MODE_RELAXED)?;
    expect!(cuda.cuLaunch(advance) == Ok(()));
    expect!(cuda.cuLaunchGrid(advance, 1, 1) == Ok(()));
    let graph = cuda.cuStreamEndCapture(stream)?;
    cuda.cuGraphDestroy(graph)?;
    cuda.cuStreamDestroy_v2(stream)?;
    cuda.cuCtxSynchronize()?;
    cuda.cuModuleUnload(module)?;
}
