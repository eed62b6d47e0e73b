//! Launches that 13.0 removed.

#![on("11.8.89", "12.9.79")]

/// One launch of several that go to a device each.
#[fields]
struct cudaLaunchParams {
    /// The kernel, as the program names it.
    #[without(Uncoded, Clustered)]
    func: Entry,
    /// Blocks in each dimension; all together must fit on the device at once.
    #[refuses(
        x.Zero = InvalidConfiguration,
        x.Over = InvalidConfiguration,
        y.Zero = InvalidConfiguration,
        y.Over = InvalidConfiguration,
        z.Zero = InvalidConfiguration,
        z.Over = InvalidConfiguration
    )]
    gridDim: Record<ResidentGrid>,
    /// Threads of a block in each dimension.
    #[refuses(
        x.Zero = InvalidConfiguration,
        x.Over = InvalidConfiguration,
        y.Zero = InvalidConfiguration,
        y.Over = InvalidConfiguration,
        z.Zero = InvalidConfiguration,
        z.Over = InvalidConfiguration
    )]
    blockDim: Record<Block>,
    /// A pointer to each parameter of the kernel.
    args: KernelParams,
    /// Bytes of dynamic shared memory of each block.
    sharedMem: SharedBytes,
    /// Stream of the device, which is no default one.
    stream: Stream,
}

/// Launches one cooperative kernel on each of several devices, so that all their grids can synchronise.
#[needs(runtime)]
#[class(context_state)]
#[order(unknown)]
#[unreachable(LaunchFailure, "what a kernel did shows only later")]
#[unreachable(LaunchTimeout, "only devices that drive a display end kernels")]
#[unreachable(LaunchOutOfResources, "no kernel at hand is in such a list")]
#[unreachable(SharedObjectInitFailed, "only where a part of the driver is missing")]
#[unobserved(runtime, live_context, sound_context, own_process)]
fn cudaLaunchCooperativeKernelMultiDevice(
    /// A launch for each device.
    #[refuses(Empty = InvalidValue, NullEmpty = InvalidValue)]
    #[without(Two, Twice)]
    launchParamsList: Slice<cudaLaunchParams, numDevices>,
    /// Number of launches.
    numDevices: Count<launchParamsList>,
    /// What the launches do not wait for.
    flags: Flags<3>,
) {
    check!(launchParamsList, numDevices);

    /// There are more launches than devices.
    #[rule("a-device-each", observed, on("11.8.89", "12.9.79"))]
    #[unreachable("a list has one launch")]
    if numDevices > machine.devices() {
        return InvalidValue;
    }

    check!(runtime, launchParamsList[].func);
    check!(
        launchParamsList[].gridDim.x,
        launchParamsList[].gridDim.y,
        launchParamsList[].gridDim.z,
        launchParamsList[].blockDim.x,
        launchParamsList[].blockDim.y,
        launchParamsList[].blockDim.z
    );

    for launch in launchParamsList {
        /// A block has more threads than the device takes in one.
        #[rule("threads-fit-device", documented, on("11.8.89", "12.9.79"))]
        if launch.blockDim.x * launch.blockDim.y * launch.blockDim.z
            > device.max_threads_per_block()
        {
            return InvalidConfiguration;
        }
    }

    check!(flags, outside_callback, launchParamsList[].stream);

    for launch in launchParamsList {
        /// A kernel that takes parameters is given none.
        #[rule("parameters-given", observed, on("11.8.89", "12.9.79"))]
        if launch.func.parameters() > 0 && launch.args.is_null() {
            return InvalidValue;
        }

        /// A parameter has no value.
        #[rule("values-are-somewhere", observed, on("11.8.89", "12.9.79"))]
        if launch.func.parameters() > 0 && launch.args.is_unset() {
            return InvalidValue;
        }

        /// The dynamic shared memory exceeds what the kernel can have beside its own.
        #[rule("shared-fits", documented, on("11.8.89", "12.9.79"))]
        if launch.sharedMem > launch.func.most_dynamic_shared() {
            return CooperativeLaunchTooLarge;
        }

        /// The device cannot run all blocks at once.
        #[rule("grid-fits", documented, on("11.8.89", "12.9.79"))]
        if launch.gridDim.x * launch.gridDim.y * launch.gridDim.z
            > device.multiprocessor_count() * device.max_blocks_per_multiprocessor()
        {
            return CooperativeLaunchTooLarge;
        }
    }
}

/// A launch for one device alone runs the kernel.
#[scenario]
#[needs(runtime)]
#[gate(device.cooperative_multi_device_launch() == 1)]
#[shows(cudaLaunchCooperativeKernelMultiDevice)]
fn one_launch_of_several_runs_its_kernel(cuda: &Runtime) {
    let code = cuda.register(ptx!("store"), &[c"store"], &[])?;
    let to = cuda.cudaMalloc(8)?;
    cuda.cudaMemset(to, 0, 8)?;
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    cuda.cudaDeviceSynchronize()?;
    let value = 7_u32;
    let mut args = [
        (&raw const to).cast_mut().cast::<c_void>(),
        (&raw const value).cast_mut().cast::<c_void>(),
    ];
    let one = dim3 { x: 1, y: 1, z: 1 };
    let mut launch: cudaLaunchParams = std::mem::zeroed();
    launch.func = code.address(c"store").cast_mut();
    launch.gridDim = one;
    launch.blockDim = one;
    launch.args = args.as_mut_ptr();
    launch.stream = stream;
    cuda.cudaLaunchCooperativeKernelMultiDevice(&mut launch, 1, 0)?;
    cuda.cudaStreamSynchronize(stream)?;
    expect!(cuda.driver().read(to as u64, 8)? == [7, 0, 0, 0, 0, 0, 0, 0]);
    cuda.cudaStreamDestroy(stream)?;
    cuda.cudaFree(to)?;
}
