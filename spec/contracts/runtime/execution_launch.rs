//! Launching kernels of the program.

#![on("13.0.96")]

/// Blocks of a grid.
#[fields(dim3)]
struct Grid {
    /// From left to right.
    #[until(
        13000,
        refuses(Zero = InvalidConfiguration, Over = InvalidConfiguration),
        on("12.9.79"),
        not_on("13.0.96")
    )]
    x: GridBlocks<{ device.max_grid_dim_x() }>,
    /// From top to bottom.
    #[until(
        13000,
        refuses(Zero = InvalidConfiguration, Over = InvalidConfiguration),
        on("12.9.79"),
        not_on("13.0.96")
    )]
    y: GridBlocks<{ device.max_grid_dim_y() }>,
    /// From front to back.
    #[until(
        13000,
        refuses(Zero = InvalidConfiguration, Over = InvalidConfiguration),
        on("12.9.79"),
        not_on("13.0.96")
    )]
    z: GridBlocks<{ device.max_grid_dim_z() }>,
}

/// Blocks of a grid that has to run at once.
#[fields(dim3)]
struct ResidentGrid {
    /// From left to right.
    #[until(
        13000,
        refuses(Zero = InvalidConfiguration, Over = InvalidConfiguration),
        on("12.9.79"),
        not_on("13.0.96")
    )]
    x: ResidentBlocks<{ device.max_grid_dim_x() }>,
    /// From top to bottom.
    #[until(
        13000,
        refuses(Zero = InvalidConfiguration, Over = InvalidConfiguration),
        on("12.9.79"),
        not_on("13.0.96")
    )]
    y: ResidentBlocks<{ device.max_grid_dim_y() }>,
    /// From front to back.
    #[until(
        13000,
        refuses(Zero = InvalidConfiguration, Over = InvalidConfiguration),
        on("12.9.79"),
        not_on("13.0.96")
    )]
    z: ResidentBlocks<{ device.max_grid_dim_z() }>,
}

/// Threads of a block.
#[fields(dim3)]
struct Block {
    /// From left to right.
    #[until(
        13000,
        refuses(Zero = InvalidConfiguration, Over = InvalidConfiguration),
        on("12.9.79"),
        not_on("13.0.96")
    )]
    x: LaunchThreads<{ device.max_block_dim_x() }>,
    /// From top to bottom.
    #[until(
        13000,
        refuses(Zero = InvalidConfiguration, Over = InvalidConfiguration),
        on("12.9.79"),
        not_on("13.0.96")
    )]
    y: LaunchThreads<{ device.max_block_dim_y() }>,
    /// From front to back.
    #[until(
        13000,
        refuses(Zero = InvalidConfiguration, Over = InvalidConfiguration),
        on("12.9.79"),
        not_on("13.0.96")
    )]
    z: LaunchThreads<{ device.max_block_dim_z() }>,
}

/// A kernel that is no function of a context runs in whichever its stream is of.
#[rules]
fn stays_in_the_current_context(stream: Stream) {
    /// It is one of the current context where the runtime launches a function of that.
    #[rule("current-context", observed, on("12.9.79"))]
    #[until(13000, not_on("13.0.96"))]
    if stream.is_other_context() {
        return InvalidResourceHandle;
    }
}

/// Launches a kernel on the current device in stream order and returns before it has run;
/// `<<<...>>>` becomes this call.
#[as_driver(
    cuLaunchKernel,
    gridDimX = gridDim.x,
    gridDimY = gridDim.y,
    gridDimZ = gridDim.z,
    blockDimX = blockDim.x,
    blockDimY = blockDim.y,
    blockDimZ = blockDim.z,
    extra = 0
)]
#[class(context_state)]
#[order(observed)]
#[except("contexts-match")]
#[contradicted(
    InvalidConfiguration,
    "since 13.0 a launch that does not fit the device is an invalid value"
)]
#[unreachable(JitCompilerNotFound, "the compiler comes with the driver")]
#[unreachable(JitCompilationDisabled, "needs a process that is started with compilation forbidden")]
fn cudaLaunchKernel(
    /// The kernel, as the program names it or as a `cudaKernel_t`.
    #[is(f)]
    #[refuses(Uncoded = NoKernelImageForDevice)]
    func: Entry,
    /// Blocks in each dimension.
    gridDim: Record<Grid>,
    /// Threads of a block in each dimension.
    blockDim: Record<Block>,
    #[is(kernelParams)] args: _,
    #[is(sharedMemBytes)] sharedMem: _,
    #[is(hStream)] stream: _,
) {
    check!(runtime, outside_callback);
    #[until(13000, on("12.9.79"), not_on("13.0.96"))]
    check!(sound_context);
    check!(func);
    #[until(13000, on("12.9.79"), not_on("13.0.96"))]
    check!(gridDim.x, gridDim.y, gridDim.z);
    stays_in_the_current_context(stream);
}

/// Launches a kernel whose blocks all run at the same time, so that the whole grid can synchronise.
#[as_driver(
    cuLaunchCooperativeKernel,
    gridDimX = gridDim.x,
    gridDimY = gridDim.y,
    gridDimZ = gridDim.z,
    blockDimX = blockDim.x,
    blockDimY = blockDim.y,
    blockDimZ = blockDim.z
)]
#[class(context_state)]
#[order(partial)]
#[except("contexts-match")]
#[contradicted(
    InvalidConfiguration,
    "since 13.0 a launch that does not fit the device is an invalid value"
)]
fn cudaLaunchCooperativeKernel(
    /// The kernel, as the program names it or as a `cudaKernel_t`.
    #[is(f)]
    #[refuses(Uncoded = NoKernelImageForDevice)]
    func: Entry,
    /// Blocks in each dimension; all together must fit on the device at once.
    gridDim: Record<ResidentGrid>,
    /// Threads of a block in each dimension.
    blockDim: Record<Block>,
    #[is(kernelParams)] args: _,
    #[is(sharedMemBytes)] sharedMem: _,
    #[is(hStream)] stream: _,
) {
    check!(runtime, outside_callback, func);
    stays_in_the_current_context(stream);
}

/// Launches a kernel in stream order with launch attributes: clusters, priority, programmatic
/// dependence and others.
#[as_driver(cuLaunchKernelEx, extra = 0)]
#[class(context_state)]
#[order(partial)]
#[except("contexts-match")]
#[contradicted(
    InvalidConfiguration,
    "since 13.0 a launch that does not fit the device is an invalid value"
)]
#[unreachable(JitCompilerNotFound, "the compiler comes with the driver")]
#[unreachable(JitCompilationDisabled, "needs a process that is started with compilation forbidden")]
fn cudaLaunchKernelExC(
    #[undefined(Null)]
    #[until(
        13000,
        refuses(
            gridDimX.Zero = InvalidConfiguration,
            gridDimX.Over = InvalidConfiguration,
            gridDimY.Zero = InvalidConfiguration,
            gridDimY.Over = InvalidConfiguration,
            gridDimZ.Zero = InvalidConfiguration,
            gridDimZ.Over = InvalidConfiguration,
            blockDimX.Zero = InvalidConfiguration,
            blockDimX.Over = InvalidConfiguration,
            blockDimY.Zero = InvalidConfiguration,
            blockDimY.Over = InvalidConfiguration,
            blockDimZ.Zero = InvalidConfiguration,
            blockDimZ.Over = InvalidConfiguration,
        ),
        on("12.9.79"),
        not_on("13.0.96")
    )]
    config: _,
    /// The kernel, as the program names it or as a `cudaKernel_t`.
    #[is(f)]
    func: Entry,
    args: _,
){
    check!(runtime, outside_callback, func);
    stays_in_the_current_context(config.hStream);
}

/// A kernel that the program has registered is launched by the address that stands for it, in a process that has
/// called nothing before, with the parameters that the launch is given.
#[scenario]
#[needs(nothing)]
#[shows(cudaLaunchKernel)]
fn a_registered_kernel_is_launched(cuda: &Runtime) {
    let code = cuda.register(ptx!("store"), &[c"store"], &[])?;
    let one = dim3 { x: 1, y: 1, z: 1 };
    let (to, beside) = (cuda.cudaMalloc(8)?, cuda.cudaMalloc(8)?);
    cuda.cudaMemset(to, 0, 8)?;
    cuda.cudaMemset(beside, 0, 8)?;
    let value = 7_u32;
    let mut args = [
        (&raw const to).cast_mut().cast::<c_void>(),
        (&raw const value).cast_mut().cast::<c_void>(),
    ];
    let stream = ptr::null_mut();
    cuda.cudaLaunchKernel(code.address(c"store"), one, one, args.as_mut_ptr(), 0, stream)?;
    cuda.cudaStreamSynchronize(stream)?;
    expect!(cuda.driver().read(to as u64, 8)? == [7, 0, 0, 0, 0, 0, 0, 0]);
    expect!(cuda.driver().read(beside as u64, 8)? == [0; 8]);
    cuda.cudaFree(beside)?;
    cuda.cudaFree(to)?;
}

/// A kernel that was compiled for one shape of block takes this shape, and a block of one thread.
#[scenario]
#[needs(runtime)]
fn a_launch_has_the_required_block_or_one_thread(cuda: &Runtime) {
    let code = cuda.register(ptx!("bounded"), &[c"exactly_64"], &[])?;
    let kernel = code.address(c"exactly_64");
    let (none, stream) = (ptr::null_mut(), ptr::null_mut());
    let one = dim3 { x: 1, y: 1, z: 1 };
    let launch = |x, y| cuda.cudaLaunchKernel(kernel, one, dim3 { x, y, z: 1 }, none, 0, stream);
    for (x, y) in [(1, 1), (64, 1)] {
        expect!(launch(x, y) == Ok(()));
    }
    for (x, y) in [(32, 1), (63, 1), (65, 1), (32, 2), (1, 64)] {
        expect!(launch(x, y) == Err(InvalidValue));
    }
    expect!(cuda.cudaGetLastError() == Err(InvalidValue));
    cuda.cudaStreamSynchronize(stream)?;
}

/// The handle of a library's kernel is launched like an address that is registered.
#[scenario]
#[needs(runtime)]
fn a_kernel_of_a_library_is_launched_by_its_handle(cuda: &Runtime) {
    let library = cuda.load_library(ptx!("store"))?;
    let store = cuda.cudaLibraryGetKernel(library, c"store".as_ptr())?;
    let one = dim3 { x: 1, y: 1, z: 1 };
    let to = cuda.cudaMalloc(4)?;
    let value = 9_u32;
    let mut args = [
        (&raw const to).cast_mut().cast::<c_void>(),
        (&raw const value).cast_mut().cast::<c_void>(),
    ];
    let stream = ptr::null_mut();
    cuda.cudaLaunchKernel(store.cast(), one, one, args.as_mut_ptr(), 0, stream)?;
    cuda.cudaStreamSynchronize(stream)?;
    expect!(cuda.driver().read(to as u64, 4)? == [9, 0, 0, 0]);
    cuda.cudaFree(to)?;
    cuda.cudaLibraryUnload(library)?;
}

/// A grid has the blocks and threads that a launch asks for, in each direction.
#[scenario]
#[needs(runtime)]
#[shows(cudaLaunchKernel, cudaLaunchKernelExC)]
fn a_launch_has_its_shape(cuda: &Runtime) {
    let code = cuda.register(ptx!("identify"), &[c"identify"], &[])?;
    let to = cuda.cudaMalloc(28)?;
    let mut args = [(&raw const to).cast_mut().cast::<c_void>()];
    let (grid, block) = (dim3 { x: 5, y: 3, z: 2 }, dim3 { x: 8, y: 4, z: 2 });
    let identify = code.address(c"identify");
    let stream = cuda.cudaStreamCreate()?;
    for is_long in [false, true] {
        cuda.cudaMemset(to, 0, 28)?;
        if is_long {
            let config = cudaLaunchConfig_t {
                gridDim: grid,
                blockDim: block,
                stream,
                ..Default::default()
            };
            cuda.cudaLaunchKernelExC(&config, identify, args.as_mut_ptr())?;
        } else {
            cuda.cudaLaunchKernel(identify, grid, block, args.as_mut_ptr(), 0, stream)?;
        }
        cuda.cudaStreamSynchronize(stream)?;
        let seen = cuda.driver().read(to as u64, 28)?;
        let seen: Vec<u32> = seen
            .chunks_exact(4)
            .map(|word| u32::from_le_bytes([word[0], word[1], word[2], word[3]]))
            .collect();
        expect!(seen == [5, 3, 2, 8, 4, 2, 5 * 3 * 2 * 8 * 4 * 2]);
    }
    cuda.cudaStreamDestroy(stream)?;
    cuda.cudaFree(to)?;
}

/// All blocks of a cooperative launch run at once, so that they can wait for each other; of more than fit there is
/// no launch.
#[scenario]
#[needs(runtime)]
#[gate(device.cooperative_launch() == 1)]
#[shows(cudaLaunchCooperativeKernel)]
fn blocks_of_a_cooperative_launch_meet_each_other(cuda: &Runtime) {
    let code = cuda.register(ptx!("barrier"), &[c"meet"], &[])?;
    let meet = code.address(c"meet");
    let counter = cuda.cudaMalloc(4)?;
    cuda.cudaMemset(counter, 0, 4)?;
    let mut args = [(&raw const counter).cast_mut().cast::<c_void>()];
    let (grid, block) = (dim3 { x: 4, y: 2, z: 1 }, dim3 { x: 32, y: 1, z: 1 });
    let stream = cuda.cudaStreamCreate()?;
    let many = dim3 { x: 65535, y: 1, z: 1 };
    expect!(
        cuda.cudaLaunchCooperativeKernel(meet, many, block, args.as_mut_ptr(), 0, stream)
            == Err(CooperativeLaunchTooLarge)
    );
    expect!(cuda.cudaGetLastError() == Err(CooperativeLaunchTooLarge));
    cuda.cudaLaunchCooperativeKernel(meet, grid, block, args.as_mut_ptr(), 0, stream)?;
    cuda.cudaStreamSynchronize(stream)?;
    expect!(cuda.driver().read(counter as u64, 4)? == [8, 0, 0, 0]);
    cuda.cudaStreamDestroy(stream)?;
    cuda.cudaFree(counter)?;
}

/// A launch with attributes heeds them: the blocks of a cluster know how many they are.
#[scenario]
#[needs(runtime)]
#[gate(device.cluster_launch() == 1)]
#[shows(cudaLaunchKernelExC)]
fn a_launch_says_how_large_its_clusters_are(cuda: &Runtime) {
    let code = cuda.register(ptx!("cluster"), &[c"of_any"], &[])?;
    let to = cuda.cudaMalloc(4)?;
    let mut args = [(&raw const to).cast_mut().cast::<c_void>()];
    let mut size = cudaLaunchAttribute {
        id: cudaLaunchAttributeClusterDimension,
        ..Default::default()
    };
    size.val.clusterDim.x = 4;
    size.val.clusterDim.y = 1;
    size.val.clusterDim.z = 1;
    let config = cudaLaunchConfig_t {
        gridDim: dim3 { x: 8, y: 1, z: 1 },
        blockDim: dim3 { x: 1, y: 1, z: 1 },
        attrs: &mut size,
        numAttrs: 1,
        ..Default::default()
    };
    cuda.cudaLaunchKernelExC(&config, code.address(c"of_any"), args.as_mut_ptr())?;
    cuda.cudaDeviceSynchronize()?;
    expect!(cuda.driver().read(to as u64, 4)? == [4, 0, 0, 0]);
    cuda.cudaFree(to)?;
}

/// A kernel may be told to take more dynamic shared memory than there is without asking, and says so itself.
#[scenario]
#[needs(runtime)]
#[gate(device.max_shared_memory_per_block_optin() >= 65536)]
#[shows(cudaFuncGetAttributes, cudaFuncSetAttribute)]
fn more_shared_memory_has_to_be_asked_for(cuda: &Runtime) {
    let text = ptx!("nothing");
    let (code, other) = (
        cuda.register(text, &[c"nothing"], &[])?,
        cuda.register(text, &[c"nothing"], &[])?,
    );
    let (asking, silent) = (code.address(c"nothing"), other.address(c"nothing"));
    let one = dim3 { x: 1, y: 1, z: 1 };
    let (none, stream) = (ptr::null_mut(), ptr::null_mut());
    expect!(cuda.cudaLaunchKernel(asking, one, one, none, 65536, stream) == Err(InvalidValue));
    expect!(cuda.cudaGetLastError() == Err(InvalidValue));
    cuda.cudaFuncSetAttribute(asking, cudaFuncAttributeMaxDynamicSharedMemorySize, 65536)?;
    cuda.cudaLaunchKernel(asking, one, one, none, 65536, stream)?;
    cuda.cudaStreamSynchronize(stream)?;
    expect!(cuda.cudaFuncGetAttributes(asking)?.maxDynamicSharedSizeBytes == 65536);
    expect!(cuda.cudaFuncGetAttributes(silent)?.maxDynamicSharedSizeBytes == 49152);
    expect!(cuda.cudaLaunchKernel(silent, one, one, none, 65536, stream) == Err(InvalidValue));
    expect!(cuda.cudaGetLastError() == Err(InvalidValue));
}

/// Parameters are read before the launch returns, and are laid out as the kernel has them.
#[scenario]
#[needs(runtime)]
#[shows(cudaFuncGetName, cudaFuncGetParamInfo)]
fn a_kernel_tells_its_name_and_its_parameters(cuda: &Runtime) {
    let text = ptx!("symbols");
    let code = cuda.register(text, &[c"advance", c"weigh"], &[])?;
    let (advance, weigh) = (code.address(c"advance"), code.address(c"weigh"));
    expect!(CStr::from_ptr(cuda.cudaFuncGetName(advance)?) == c"advance");
    expect!(CStr::from_ptr(cuda.cudaFuncGetName(weigh)?) == c"weigh");
    expect!(cuda.cudaFuncGetParamInfo(weigh, 2)? == (12, 4));
    expect!(cuda.cudaFuncGetParamInfo(weigh, 3)? == (16, 48));
    expect!(cuda.cudaFuncGetParamInfo(advance, 0) == Err(InvalidValue));
    expect!(cuda.cudaGetLastError() == Err(InvalidValue));
}
