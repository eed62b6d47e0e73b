//! Launching kernels.

#![on("580.159.04")]

/// A stream that takes launches, or notes them in a capture.
type LaunchStream = Stream<Null, Legacy, PerThread, Capturing, CapturedElsewhere>;

/// A kernel and its block have to suit each other, and the device.
#[rules]
fn kernel_takes_block(
    f: Function,
    blockDimX: LaunchThreads<1024>,
    blockDimY: LaunchThreads<1024>,
    blockDimZ: LaunchThreads<64>,
) {
    /// A block has no more threads than the device takes in one.
    #[rule("threads-fit-device", documented, on("580.159.04"))]
    if blockDimX * blockDimY * blockDimZ > device.max_threads_per_block() {
        return INVALID_VALUE;
    }

    /// A block has no more threads than the kernel was compiled for.
    #[rule("threads-fit-kernel", documented, on("580.159.04"))]
    if f.is_bounded() && blockDimX * blockDimY * blockDimZ > f.max_threads() {
        return INVALID_VALUE;
    }

    /// A kernel that was compiled for one shape of block, rows of 32 threads here, takes none that is larger anywhere.
    #[rule("shape-fits-kernel", documented, on("580.159.04"))]
    if f.is_exact() && (blockDimX > 32 || blockDimY > 1 || blockDimZ > 1) {
        return INVALID_VALUE;
    }
}

/// What a block takes is there.
#[rules]
fn block_finds_room(
    f: Function,
    blockDimX: LaunchThreads<1024>,
    blockDimY: LaunchThreads<1024>,
    blockDimZ: LaunchThreads<64>,
    sharedMemBytes: SharedBytes,
) {
    /// All threads of a block have their registers at the same time.
    #[rule("registers-suffice", documented, on("580.159.04"))]
    if f.is_hungry() && blockDimX * blockDimY * blockDimZ > 511 {
        return LAUNCH_OUT_OF_RESOURCES;
    }

    /// Dynamic shared memory comes on top of what the kernel has anyway.
    #[rule("shared-fits", documented, on("580.159.04"))]
    if sharedMemBytes > f.most_dynamic_shared() {
        return INVALID_VALUE;
    }
}

/// A kernel takes its parameters one way or the other.
#[rules]
fn takes_parameters(f: Function, kernelParams: KernelParams, extra: LaunchExtra) {
    /// They are not given in both ways.
    #[rule("one-way-only", documented, on("580.159.04"))]
    if !kernelParams.is_null() && extra.is_packed() {
        return INVALID_VALUE;
    }

    /// A kernel that takes parameters is given some.
    #[rule("parameters-given", documented, on("580.159.04"))]
    if f.parameters() > 0 && kernelParams.is_null() && !extra.is_packed() {
        return INVALID_VALUE;
    }

    /// Each parameter has a value somewhere.
    #[rule("values-are-somewhere", observed, on("580.159.04"))]
    if f.parameters() > 0 && kernelParams.is_unset() {
        return INVALID_VALUE;
    }
}

/// Launches a kernel on a grid of blocks in stream order and returns before it has run.
#[needs(initialized, outside_callback, sound_context)]
#[stream_ordered(hStream)]
#[order(unknown)]
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
fn cuLaunchKernel(
    /// The kernel; a `CUkernel` cast to this type is launched in the stream's context.
    f: Function,
    /// Blocks in x.
    gridDimX: GridBlocks<{ device.max_grid_dim_x() }>,
    /// Blocks in y.
    gridDimY: GridBlocks<{ device.max_grid_dim_y() }>,
    /// Blocks in z.
    gridDimZ: GridBlocks<{ device.max_grid_dim_z() }>,
    /// Threads of a block in x.
    blockDimX: LaunchThreads<{ device.max_block_dim_x() }>,
    /// Threads of a block in y.
    blockDimY: LaunchThreads<{ device.max_block_dim_y() }>,
    /// Threads of a block in z.
    blockDimZ: LaunchThreads<{ device.max_block_dim_z() }>,
    /// Bytes of dynamic shared memory for each block, on top of what the kernel declares.
    sharedMemBytes: SharedBytes,
    /// Stream whose order the launch joins; null is the default stream.
    #[refuses(CaptureInvalidated = STREAM_CAPTURE_INVALIDATED)]
    #[undefined(Garbage)]
    hStream: LaunchStream,
    /// One pointer for each parameter, to its value, which is copied before the call returns; null
    /// where `extra` is used.
    kernelParams: KernelParams,
    /// Arguments packed into one buffer, as a list of keys and values that ends with
    /// `CU_LAUNCH_PARAM_END`; null otherwise.
    extra: LaunchExtra,
) {
    /// Without a current context there are no streams that are always there.
    #[rule("special-needs-context", documented, on("580.159.04"))]
    if hStream.is_special() && !thread.has_context() {
        return INVALID_CONTEXT;
    }

    /// A kernel runs in its own context alone.
    #[rule("contexts-match", documented, on("580.159.04"))]
    if f.context() != hStream.context() {
        return INVALID_HANDLE;
    }

    kernel_takes_block(f, blockDimX, blockDimY, blockDimZ);
    block_finds_room(f, blockDimX, blockDimY, blockDimZ, sharedMemBytes);
    takes_parameters(f, kernelParams, extra);

    /// A buffer has all parameters in it.
    #[rule("buffer-suffices", observed, on("580.159.04"))]
    if kernelParams.is_null() && extra.is_packed() && extra.size() < f.parameter_bytes() {
        return UNDEFINED;
    }

    /// A buffer has nothing behind the parameters; what a capture notes nobody measures.
    #[rule("buffer-fits", observed, on("580.159.04"))]
    if kernelParams.is_null()
        && extra.is_packed()
        && extra.size() > f.parameter_bytes()
        && !hStream.is_capturing()
    {
        return LAUNCH_OUT_OF_RESOURCES;
    }

    /// A grid has whole clusters.
    #[rule("whole-clusters", observed, on("580.159.04"))]
    if f.cluster_width() > 0 && gridDimX % f.cluster_width() != 0 {
        return INVALID_CLUSTER_SIZE;
    }
}

/// Launches a kernel in stream order with launch attributes: clusters, priority, programmatic
/// dependence and others.
#[needs(initialized, outside_callback, sound_context)]
#[order(unknown)]
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
#[unreachable(
    COOPERATIVE_LAUNCH_TOO_LARGE,
    "the grids of its cases fit; a scenario launches one that does not"
)]
fn cuLaunchKernelEx(
    /// Grid and block dimensions, dynamic shared memory in bytes, stream, and a list of attributes.
    config: In<CUlaunchConfig>,
    /// The kernel.
    #[without(Varied, Shaped)]
    f: Function,
    /// One pointer for each parameter, to its value, which is copied before the call returns; null
    /// where `extra` is used.
    kernelParams: KernelParams,
    /// Arguments packed into one buffer, as for `cuLaunchKernel`; null otherwise.
    extra: LaunchExtra,
) {
    /// A kernel runs in its own context alone.
    #[rule("contexts-match", documented, on("580.159.04"))]
    if f.context() != config.hStream.context() {
        return INVALID_HANDLE;
    }

    /// Without a current context there are no streams that are always there.
    #[rule("special-needs-context", documented, on("580.159.04"))]
    if config.hStream.is_special() && !thread.has_context() {
        return INVALID_CONTEXT;
    }

    kernel_takes_block(f, config.blockDimX, config.blockDimY, config.blockDimZ);
    block_finds_room(
        f,
        config.blockDimX,
        config.blockDimY,
        config.blockDimZ,
        config.sharedMemBytes,
    );
    takes_parameters(f, kernelParams, extra);

    /// A buffer has nothing behind the parameters; what a capture notes nobody measures.
    #[rule("buffer-fits", observed, on("580.159.04"))]
    if kernelParams.is_null()
        && extra.is_packed()
        && extra.size() > f.parameter_bytes()
        && !config.hStream.is_capturing()
    {
        return LAUNCH_OUT_OF_RESOURCES;
    }

    /// A grid has whole clusters of the size that the kernel was compiled for.
    #[rule("whole-clusters-of-kernel", observed, on("580.159.04"))]
    if f.cluster_width() > 0 && config.gridDimX % f.cluster_width() != 0 {
        return INVALID_CLUSTER_SIZE;
    }

    for attribute in config.attrs {
        /// How a thread waits is a matter of streams.
        #[rule("waiting-is-for-streams", observed, on("580.159.04"))]
        if attribute.id == CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY {
            return INVALID_VALUE;
        }

        /// Only what a capture notes becomes a node that kernels may change.
        #[rule("nodes-are-for-captures", observed, on("580.159.04"))]
        if attribute.id == CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE {
            return NOT_SUPPORTED;
        }

        /// A cluster is no larger than the device takes.
        #[rule("cluster-fits", documented, undocumented, on("580.159.04"))]
        if attribute.clusterX * attribute.clusterY * attribute.clusterZ > 8 {
            return INVALID_CLUSTER_SIZE;
        }

        /// A grid has whole clusters.
        #[rule("whole-clusters", observed, on("580.159.04"))]
        if attribute.clusterX * attribute.clusterY * attribute.clusterZ <= 8
            && (config.gridDimX % attribute.clusterX != 0
                || config.gridDimY % attribute.clusterY != 0
                || config.gridDimZ % attribute.clusterZ != 0)
        {
            return INVALID_CLUSTER_SIZE;
        }
    }
}

/// Launches a kernel whose blocks all run at the same time, so that the whole grid can synchronise.
#[needs(initialized, outside_callback, sound_context)]
#[stream_ordered(hStream)]
#[order(unknown)]
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
    hStream: LaunchStream,
    /// One pointer for each parameter, to its value, which is copied before the call returns; null
    /// if there are none.
    kernelParams: KernelParams,
) {
    /// Without a current context there are no streams that are always there.
    #[rule("special-needs-context", documented, on("580.159.04"))]
    if hStream.is_special() && !thread.has_context() {
        return INVALID_CONTEXT;
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

/// A launch runs the kernel with the parameters that it is given.
#[scenario]
#[needs(context)]
#[shows(cuLaunchKernel)]
fn a_launch_runs_the_kernel(cuda: &Driver) {
    let (module, store) = cuda.load(ptx!("store"), c"store")?;
    let to = cuda.cuMemAlloc_v2(16)?;
    cuda.write(to, &[0; 16])?;
    let value = 7_u32;
    let mut params = [
        (&raw const to).cast_mut().cast::<c_void>(),
        (&raw const value).cast_mut().cast::<c_void>(),
    ];
    let stream = ptr::null_mut();
    cuda.cuLaunchKernel(
        store,
        1,
        1,
        1,
        1,
        1,
        1,
        0,
        stream,
        params.as_mut_ptr(),
        ptr::null_mut(),
    )?;
    cuda.cuStreamSynchronize(stream)?;
    expect!(cuda.read(to, 16)? == [7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    cuda.cuMemFree_v2(to)?;
    cuda.raw().cuModuleUnload(module)?;
}

/// A kernel of a library is launched without asking for its function, in whichever context is current.
#[scenario]
#[needs(context)]
#[shows(cuLaunchKernel)]
fn a_kernel_of_a_library_is_launched(cuda: &Driver) {
    let mut library = ptr::null_mut();
    cuda.raw().cuLibraryLoadData(
        &mut library,
        ptx!("store"),
        ptr::null_mut(),
        ptr::null_mut(),
        0,
        ptr::null_mut(),
        ptr::null_mut(),
        0,
    )?;
    let mut kernel = ptr::null_mut();
    cuda.raw()
        .cuLibraryGetKernel(&mut kernel, library, c"store".as_ptr())?;
    let to = cuda.cuMemAlloc_v2(8)?;
    cuda.write(to, &[0; 8])?;
    let value = 7_u32;
    let mut params = [
        (&raw const to).cast_mut().cast::<c_void>(),
        (&raw const value).cast_mut().cast::<c_void>(),
    ];
    let stream = ptr::null_mut();
    cuda.cuLaunchKernel(
        kernel.cast(),
        1,
        1,
        1,
        1,
        1,
        1,
        0,
        stream,
        params.as_mut_ptr(),
        ptr::null_mut(),
    )?;
    cuda.cuStreamSynchronize(stream)?;
    expect!(cuda.read(to, 8)? == [7, 0, 0, 0, 0, 0, 0, 0]);
    cuda.cuMemFree_v2(to)?;
    cuda.raw().cuLibraryUnload(library)?;
}

/// The values of parameters are copied before a launch returns, however late the kernel runs.
#[scenario]
#[needs(context)]
fn parameters_are_read_at_the_launch(cuda: &Driver) {
    let (module, store) = cuda.load(ptx!("store"), c"store")?;
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let first = cuda.cuMemAlloc_v2(8)?;
    cuda.write(first, &[0; 8])?;
    let gate = cuda.gate();
    cuda.cuLaunchHostFunc(stream, gate.host_fn(), gate.data())?;
    let (mut to, mut value) = (first, 7_u32);
    let mut params = [
        (&raw mut to).cast::<c_void>(),
        (&raw mut value).cast::<c_void>(),
    ];
    cuda.cuLaunchKernel(
        store,
        1,
        1,
        1,
        1,
        1,
        1,
        0,
        stream,
        params.as_mut_ptr(),
        ptr::null_mut(),
    )?;
    (&raw mut to).write_volatile(first + 4);
    (&raw mut value).write_volatile(9);
    // The same values in a buffer, for the word behind.
    let mut buffer = [(first + 4) as u32, ((first + 4) >> 32) as u32, 8];
    let mut size = 12_usize;
    let mut extra = [
        CU_LAUNCH_PARAM_BUFFER_POINTER,
        buffer.as_mut_ptr().cast(),
        CU_LAUNCH_PARAM_BUFFER_SIZE,
        (&raw mut size).cast(),
        CU_LAUNCH_PARAM_END,
    ];
    cuda.cuLaunchKernel(
        store,
        1,
        1,
        1,
        1,
        1,
        1,
        0,
        stream,
        ptr::null_mut(),
        extra.as_mut_ptr(),
    )?;
    buffer = [0; 3];
    expect!(std::hint::black_box(buffer) == [0; 3]);
    gate.open();
    cuda.cuStreamSynchronize(stream)?;
    expect!(cuda.read(first, 8)? == [7, 0, 0, 0, 8, 0, 0, 0]);
    cuda.cuMemFree_v2(first)?;
    cuda.cuStreamDestroy_v2(stream)?;
    cuda.raw().cuModuleUnload(module)?;
}

/// Parameters of every size arrive, each at its place.
#[scenario]
#[needs(context)]
fn parameters_of_every_size_arrive(cuda: &Driver) {
    let (module, parameters) = cuda.load(ptx!("parameters"), c"parameters")?;
    let to = cuda.cuMemAlloc_v2(128)?;
    cuda.write(to, &[0; 128])?;
    let (byte, short, word, long) = (
        0x11_u8,
        0x2222_u16,
        0x3333_3333_u32,
        0x4444_4444_4444_4444_u64,
    );
    let (single, double, block) = (1.5_f32, -2.25_f64, [0x55_u8; 48]);
    let mut params = [
        (&raw const to).cast_mut().cast::<c_void>(),
        (&raw const byte).cast_mut().cast::<c_void>(),
        (&raw const short).cast_mut().cast::<c_void>(),
        (&raw const word).cast_mut().cast::<c_void>(),
        (&raw const long).cast_mut().cast::<c_void>(),
        (&raw const single).cast_mut().cast::<c_void>(),
        (&raw const double).cast_mut().cast::<c_void>(),
        (&raw const block).cast_mut().cast::<c_void>(),
    ];
    let stream = ptr::null_mut();
    cuda.cuLaunchKernel(
        parameters,
        1,
        1,
        1,
        1,
        1,
        1,
        0,
        stream,
        params.as_mut_ptr(),
        ptr::null_mut(),
    )?;
    let mut expected = vec![byte, 0];
    expected.extend(short.to_le_bytes());
    expected.extend(word.to_le_bytes());
    expected.extend(long.to_le_bytes());
    expected.extend(single.to_le_bytes());
    expected.extend([0; 4]);
    expected.extend(double.to_le_bytes());
    expected.extend(block);
    expect!(cuda.read(to, 80)? == expected);
    cuda.cuMemFree_v2(to)?;
    cuda.raw().cuModuleUnload(module)?;
}

/// A launch with a list of attributes, be it empty, runs the kernel with its parameters.
#[scenario]
#[needs(context)]
#[shows(cuLaunchKernelEx)]
fn a_launch_with_attributes_runs_the_kernel(cuda: &Driver) {
    let (module, store) = cuda.load(ptx!("store"), c"store")?;
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let to = cuda.cuMemAlloc_v2(4)?;
    let mut value = 7_u32;
    let mut priority = CUlaunchAttribute {
        id: CU_LAUNCH_ATTRIBUTE_PRIORITY,
        value: CUlaunchAttributeValue { priority: -1 },
        ..Default::default()
    };
    for count in [0, 1] {
        let mut params = [
            (&raw const to).cast_mut().cast::<c_void>(),
            (&raw mut value).cast::<c_void>(),
        ];
        let config = CUlaunchConfig {
            gridDimX: 1,
            gridDimY: 1,
            gridDimZ: 1,
            blockDimX: 1,
            blockDimY: 1,
            blockDimZ: 1,
            hStream: stream,
            attrs: &mut priority,
            numAttrs: count,
            ..Default::default()
        };
        cuda.cuLaunchKernelEx(&config, store, params.as_mut_ptr(), ptr::null_mut())?;
        cuda.cuStreamSynchronize(stream)?;
        expect!(cuda.read(to, 4)? == value.to_le_bytes());
        value += 1;
    }
    cuda.cuMemFree_v2(to)?;
    cuda.cuStreamDestroy_v2(stream)?;
    cuda.raw().cuModuleUnload(module)?;
}
