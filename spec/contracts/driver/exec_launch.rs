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
    #[rule("threads-fit-device", documented)]
    if blockDimX * blockDimY * blockDimZ > device.max_threads_per_block() {
        return INVALID_VALUE;
    }

    /// A block has no more threads than the kernel was compiled for.
    #[rule("threads-fit-kernel", documented, on("580.159.04"))]
    if f.is_bounded() && blockDimX * blockDimY * blockDimZ > f.max_threads() {
        return INVALID_VALUE;
    }

    /// A kernel that was compiled for one shape of block takes this shape, and a block of one thread.
    #[rule("shape-fits-kernel", documented, on("580.159.04"))]
    if f.is_exact()
        && blockDimX * blockDimY * blockDimZ > 1
        && (blockDimX != f.required_x()
            || blockDimY != f.required_y()
            || blockDimZ != f.required_z())
    {
        return INVALID_VALUE;
    }
}

/// The registers that a block takes are there.
#[rules]
fn block_has_registers(
    f: Function,
    blockDimX: LaunchThreads<1024>,
    blockDimY: LaunchThreads<1024>,
    blockDimZ: LaunchThreads<64>,
) {
    /// All threads of a block have their registers at the same time.
    #[rule("registers-suffice", documented, on("580.159.04"))]
    if f.is_hungry() && blockDimX * blockDimY * blockDimZ > 511 {
        return LAUNCH_OUT_OF_RESOURCES;
    }
}

/// The memory that a block takes is there.
#[rules]
fn block_has_memory(f: Function, sharedMemBytes: SharedBytes) {
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
#[needs(initialized)]
#[class(device_state)]
#[stream_ordered(hStream)]
#[order(observed, except(own_process))]
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
#[waits(never, stream = hStream)]
fn cuLaunchKernel(
    /// The kernel; a `CUkernel` cast to this type is launched in the stream's context.
    #[until(
        13000,
        undefined(Garbage),
        on("525.147.05", "535.261.03", "550.163.01"),
        not_on("580.159.04")
    )]
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
    #[spoils(INVALID_VALUE)]
    hStream: LaunchStream,
    /// One pointer for each parameter, to its value, which is copied before the call returns; null
    /// where `extra` is used.
    kernelParams: KernelParams,
    /// Arguments packed into one buffer, as a list of keys and values that ends with
    /// `CU_LAUNCH_PARAM_END`; null otherwise.
    extra: LaunchExtra,
) {
    // Without a device, earlier drivers check the kernel first.
    #[since(12000, not_on("470.256.02"))]
    #[until(
        13000,
        on("525.147.05", "535.261.03", "550.163.01"),
        not_on("580.159.04")
    )]
    if process.is_without_devices() {
        check!(f);
    }
    check!(initialized, sound_context);

    /// Without a current context there are no streams that are always there.
    #[rule("special-needs-context", documented, on("580.159.04"))]
    if hStream.is_special() && !thread.has_context() {
        return INVALID_CONTEXT;
    }

    if hStream.is_special() {
        check!(intact_context);
    }

    check!(hStream, f, outside_callback);

    /// A kernel runs in its own context alone.
    #[rule("contexts-match", documented, on("580.159.04"))]
    if f.context() != hStream.context() {
        return INVALID_HANDLE;
    }

    kernel_takes_block(f, blockDimX, blockDimY, blockDimZ);
    takes_parameters(f, kernelParams, extra);
    check!(gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, extra);

    /// A buffer has all parameters in it.
    #[rule("buffer-suffices", observed, on("580.159.04"))]
    if kernelParams.is_null() && extra.is_packed() && extra.size() < f.parameter_bytes() {
        return UNDEFINED;
    }

    /// A grid has whole clusters.
    #[rule("whole-clusters", observed, on("580.159.04"))]
    if f.cluster_width() > 0 && gridDimX % f.cluster_width() != 0 {
        return INVALID_CLUSTER_SIZE;
    }

    block_has_memory(f, sharedMemBytes);
    block_has_registers(f, blockDimX, blockDimY, blockDimZ);

    /// A buffer has nothing behind the parameters; what a capture notes nobody measures.
    #[rule("buffer-fits", observed, on("580.159.04"))]
    if kernelParams.is_null()
        && extra.is_packed()
        && extra.size() > f.parameter_bytes()
        && !hStream.is_capturing()
    {
        return LAUNCH_OUT_OF_RESOURCES;
    }
}

/// Launches a kernel in stream order with launch attributes: clusters, priority, programmatic
/// dependence and others.
#[needs(initialized)]
#[class(device_state)]
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
#[unreachable(
    COOPERATIVE_LAUNCH_TOO_LARGE,
    "the grids of its cases fit; a scenario launches one that does not"
)]
#[unobserved(initialized)]
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
    check!(config, initialized);

    if config.hStream.is_special() {
        check!(intact_context);
    }

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
    block_has_registers(f, config.blockDimX, config.blockDimY, config.blockDimZ);
    block_has_memory(f, config.sharedMemBytes);
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
        /// An event of a launch takes no time.
        #[rule("events-take-no-time", observed, on("580.159.04"))]
        if attribute.triggered.is_timed() || attribute.begun.is_timed() {
            return NOT_SUPPORTED;
        }

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

        /// A cluster has blocks in all directions, or in none, which stands for no clusters.
        #[rule("cluster-has-blocks", observed, on("580.159.04"))]
        if attribute.clusterX * attribute.clusterY * attribute.clusterZ == 0
            && attribute.clusterX + attribute.clusterY + attribute.clusterZ > 0
        {
            return INVALID_CLUSTER_SIZE;
        }

        /// The same holds for the preferred size of a cluster.
        #[rule("preferred-cluster-has-blocks", observed, on("580.159.04"))]
        if attribute.preferredX * attribute.preferredY * attribute.preferredZ == 0
            && attribute.preferredX + attribute.preferredY + attribute.preferredZ > 0
        {
            return INVALID_CLUSTER_SIZE;
        }

        /// A cluster is no larger than the device takes.
        #[rule("cluster-fits", documented, undocumented, on("580.159.04"))]
        if attribute.clusterX * attribute.clusterY * attribute.clusterZ > 8 {
            return INVALID_CLUSTER_SIZE;
        }

        /// A grid has whole clusters.
        #[rule("whole-clusters", observed, on("580.159.04"))]
        if attribute.clusterX * attribute.clusterY * attribute.clusterZ <= 8
            && attribute.clusterX * attribute.clusterY * attribute.clusterZ > 0
            && (config.gridDimX % attribute.clusterX != 0
                || config.gridDimY % attribute.clusterY != 0
                || config.gridDimZ % attribute.clusterZ != 0)
        {
            return INVALID_CLUSTER_SIZE;
        }
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

/// A kernel that was compiled for one shape of block takes neither a part of it nor as many threads in another
/// shape. It takes one thread, and the bound on threads of another kernel allows every shape.
#[scenario]
#[needs(context)]
fn a_block_has_the_required_shape_or_one_thread(cuda: &Driver) {
    let module = cuda.cuModuleLoadData(ptx!("bounded"))?;
    let row = cuda.cuModuleGetFunction(module, c"exactly_64".as_ptr())?;
    let rows = cuda.cuModuleGetFunction(module, c"exactly_8_by_4".as_ptr())?;
    let bounded = cuda.cuModuleGetFunction(module, c"at_most_8_by_4".as_ptr())?;
    let (stream, none) = (ptr::null_mut(), ptr::null_mut());
    let launch = |kernel, (x, y): (u32, u32)| {
        cuda.cuLaunchKernel(kernel, 1, 1, 1, x, y, 1, 0, stream, none, none)
    };
    for (kernel, accepted, refused) in [
        (
            row,
            vec![(1, 1), (64, 1)],
            vec![(2, 1), (32, 1), (63, 1), (65, 1), (32, 2), (1, 64)],
        ),
        (
            rows,
            vec![(1, 1), (8, 4)],
            vec![(8, 1), (1, 4), (4, 4), (8, 2), (4, 8), (32, 1), (8, 8)],
        ),
        (
            bounded,
            vec![(1, 1), (8, 4), (4, 8), (32, 1), (1, 32)],
            vec![(33, 1), (1, 33), (8, 8)],
        ),
    ] {
        for block in accepted {
            expect!(launch(kernel, block) == Ok(()));
        }
        for block in refused {
            expect!(launch(kernel, block) == Err(INVALID_VALUE));
        }
    }
    cuda.cuStreamSynchronize(stream)?;
    cuda.raw().cuModuleUnload(module)?;
}

/// A cluster that has no blocks in any direction stands for no clusters.
#[scenario]
#[needs(context)]
#[gate(device.cluster_launch() == 1)]
fn a_cluster_without_blocks_is_none(cuda: &Driver) {
    let (module, kernel) = cuda.load(ptx!("nothing"), c"nothing")?;
    let mut cluster = CUlaunchAttribute {
        id: CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION,
        ..Default::default()
    };
    let mut config = CUlaunchConfig {
        gridDimX: 3,
        gridDimY: 1,
        gridDimZ: 1,
        blockDimX: 1,
        blockDimY: 1,
        blockDimZ: 1,
        attrs: &mut cluster,
        numAttrs: 1,
        ..Default::default()
    };
    let none = ptr::null_mut();
    cuda.cuLaunchKernelEx(&config, kernel, none, none.cast())?;
    let mut cluster = cluster;
    cluster.value.clusterDim.x = 3;
    config.attrs = &mut cluster;
    let part = cuda.cuLaunchKernelEx(&config, kernel, none, none.cast());
    expect!(part == Err(INVALID_CLUSTER_SIZE));
    cuda.cuStreamSynchronize(ptr::null_mut())?;
    cuda.raw().cuModuleUnload(module)?;
}

/// Attributes and policies that later versions introduced are unknown to drivers of 13.0.
#[scenario]
#[needs(context)]
#[gate(driver.version() >= 12000)]
#[gate(driver.version() < 13010)]
fn newer_attributes_are_refused(cuda: &Driver) {
    let (module, kernel) = cuda.load(ptx!("nothing"), c"nothing")?;
    let scheduling = CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE;
    for (id, policy) in [
        (CUlaunchAttributeID(17), 0),
        (CUlaunchAttributeID(18), 0),
        (scheduling, 3),
    ] {
        let mut newer = CUlaunchAttribute {
            id,
            value: CUlaunchAttributeValue {
                clusterSchedulingPolicyPreference: CUclusterSchedulingPolicy(policy),
            },
            ..Default::default()
        };
        let config = CUlaunchConfig {
            gridDimX: 1,
            gridDimY: 1,
            gridDimZ: 1,
            blockDimX: 1,
            blockDimY: 1,
            blockDimZ: 1,
            attrs: &mut newer,
            numAttrs: 1,
            ..Default::default()
        };
        let none = ptr::null_mut();
        let launched = cuda.cuLaunchKernelEx(&config, kernel, none, none.cast());
        expect!(launched == Err(INVALID_VALUE));
    }
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

/// A launch with a list of attributes, be it empty, runs the kernel with its parameters.
#[scenario]
#[needs(context)]
#[shows(cuLaunchKernelEx)]
fn a_launch_with_attributes_runs_the_kernel(cuda: &Driver) {
    let (module, store) = cuda.load(ptx!("store"), c"store")?;
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let to = cuda.cuMemAlloc_v2(8)?;
    let beside = cuda.cuMemAlloc_v2(8)?;
    cuda.write(beside, &[0; 8])?;
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
    // The same in a buffer, for the word behind.
    let mut buffer = [(to + 4) as u32, ((to + 4) >> 32) as u32, value];
    let mut size = 12_usize;
    let mut extra = [
        CU_LAUNCH_PARAM_BUFFER_POINTER,
        buffer.as_mut_ptr().cast(),
        CU_LAUNCH_PARAM_BUFFER_SIZE,
        (&raw mut size).cast(),
        CU_LAUNCH_PARAM_END,
    ];
    let config = CUlaunchConfig {
        gridDimX: 1,
        gridDimY: 1,
        gridDimZ: 1,
        blockDimX: 1,
        blockDimY: 1,
        blockDimZ: 1,
        hStream: stream,
        ..Default::default()
    };
    cuda.cuLaunchKernelEx(&config, store, ptr::null_mut(), extra.as_mut_ptr())?;
    cuda.cuStreamSynchronize(stream)?;
    expect!(cuda.read(to, 8)? == [8, 0, 0, 0, 9, 0, 0, 0]);
    expect!(cuda.read(beside, 8)? == [0; 8]);
    cuda.cuMemFree_v2(beside)?;
    cuda.cuMemFree_v2(to)?;
    cuda.cuStreamDestroy_v2(stream)?;
    cuda.raw().cuModuleUnload(module)?;
}
