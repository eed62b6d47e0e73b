//! What a device is set up with, and what of that shows.

#![on("13.0.96")]

/// A context of the driver's has the flags that it was made with; the mapping of host memory is among those of the
/// runtime's own context in any case.
#[scenario]
#[needs(nothing)]
#[lasting]
fn flags_of_a_context_are_its_own(cuda: &Runtime) {
    cuda.cudaSetDeviceFlags(cudaDeviceScheduleYield)?;
    let seen = cudaDeviceScheduleMask | cudaDeviceMapHost;
    let own = cudaDeviceScheduleYield | cudaDeviceMapHost;
    expect!(cuda.cudaGetDeviceFlags()? & seen == own);
    for flags in [cudaDeviceScheduleBlockingSync, cudaDeviceScheduleSpin | cudaDeviceMapHost] {
        let context = cuda.driver().cuCtxCreate_v4(
            core::ptr::null_mut(),
            cuspec_sys::driver::CUctx_flags(flags),
            cuda.driver().device(),
        )?;
        expect!(cuda.cudaGetDeviceFlags()? & seen == flags);
        cuda.driver().cuCtxDestroy_v2(context)?;
        expect!(cuda.cudaGetDeviceFlags()? & seen == own);
    }
}

/// Flags are those of the primary context: no flags are set while a context of the program is current.
#[scenario]
#[needs(runtime)]
fn flags_are_not_set_in_another_context(cuda: &Runtime) {
    let flags = cuda.cudaGetDeviceFlags()? & cudaDeviceScheduleMask;
    let context = cuda.driver().new_context()?;
    expect!(cuda.cudaSetDeviceFlags(flags) == Err(IncompatibleDriverContext));
    cuda.driver().cuCtxDestroy_v2(context)?;
    cuda.cudaSetDeviceFlags(flags)?;
}

/// Before a device is set up its flags are those that the driver was told for it, and the default ones before that.
#[scenario]
#[needs(nothing)]
#[lasting]
fn flags_are_told_before_a_device_is_set_up(cuda: &Runtime) {
    let seen = cudaDeviceScheduleMask | cudaDeviceMapHost;
    expect!(cuda.cudaGetDeviceFlags()? & seen == cudaDeviceScheduleAuto | cudaDeviceMapHost);
    let flags = cuspec_sys::driver::CU_CTX_SCHED_BLOCKING_SYNC;
    cuda.driver().cuDevicePrimaryCtxSetFlags_v2(0, flags)?;
    let told = cudaDeviceScheduleBlockingSync | cudaDeviceMapHost;
    expect!(cuda.cudaGetDeviceFlags()? & seen == told);
    let (_, active) = cuda.driver().cuDevicePrimaryCtxGetState(0)?;
    expect!(active == 0);
    let stream = cuda.cudaStreamCreate()?;
    let of_context = cuda.driver().cuCtxGetFlags()?;
    expect!(of_context & cudaDeviceScheduleMask == cudaDeviceScheduleBlockingSync);
    cuda.cudaStreamDestroy(stream)?;
}

/// Host memory has an address for the device in a context that was made without the flag for mapping, where the host
/// and the device have one space of addresses.
#[scenario]
#[needs(runtime)]
#[gate(device.unified_addressing())]
fn host_memory_is_mapped_without_the_flag(cuda: &Runtime) {
    cuda.driver().cuInit(0)?;
    let context = cuda.driver().new_context()?;
    expect!(cuda.driver().cuCtxGetFlags()? & cudaDeviceMapHost == 0);
    let memory = cuda.cudaHostAlloc(4096, cudaHostAllocDefault)?;
    let address = cuda.cudaHostGetDevicePointer(memory, 0)?;
    expect!(address == memory);
    cuda.cudaMemset(address, 0x5a, 4096)?;
    cuda.cudaDeviceSynchronize()?;
    let bytes = std::slice::from_raw_parts(memory.cast::<u8>(), 4096);
    expect!(bytes == [0x5a; 4096]);
    cuda.cudaFreeHost(memory)?;
    cuda.driver().cuCtxDestroy_v2(context)?;
}

/// A thread that waits for the device is asleep if the flags have it block, and busy if they have it spin.
#[scenario]
#[needs(nothing)]
#[lasting]
#[gate(machine.is_linux())]
fn blocking_waits_asleep_and_spinning_awake(cuda: &Runtime) {
    // How long the thread has had a processor, and how long it has wanted one that it did not get, in milliseconds.
    let used = || {
        let text = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
        let times = text.split_whitespace().take(2);
        times.filter_map(|time| time.parse::<u64>().ok()).sum::<u64>() / 1_000_000
    };
    if !std::path::Path::new("/proc/thread-self/schedstat").exists() {
        return Ok(());
    }
    let mut spent = [0, 0];
    let flags = [cudaDeviceScheduleSpin, cudaDeviceScheduleBlockingSync];
    for (flags, spent) in flags.into_iter().zip(&mut spent) {
        cuda.cudaSetDeviceFlags(flags)?;
        let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
        let gate = cuda.driver().hold(stream)?;
        expect!(gate.wait_reached());
        let before = used();
        gate.open_soon();
        cuda.cudaDeviceSynchronize()?;
        *spent = used() - before;
        expect!(cuda.cudaStreamQuery(stream) == Ok(()));
        cuda.cudaStreamDestroy(stream)?;
    }
    // Of the three hundred for which the gate is closed.
    let [spinning, blocking] = spent;
    expect!(spinning >= 150);
    expect!(blocking < 150);
}

/// Local memory that a launch has made room for is kept, without the flag for that: a later launch that needs as much
/// waits for nothing, although one that needs none was in between.
#[scenario]
#[needs(nothing)]
#[lasting]
fn local_memory_is_kept_between_launches(cuda: &Runtime) {
    let code = cuda.register(ptx!("local_memory"), &[c"local_memory"], &[])?;
    let small = cuda.register(ptx!("store"), &[c"store"], &[])?;
    let first = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let second = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let to = cuda.cudaMalloc(4)?;
    let (one, value) = (dim3 { x: 1, y: 1, z: 1 }, 3_u32);
    let mut args = [
        (&raw const to).cast_mut().cast::<c_void>(),
        (&raw const value).cast_mut().cast::<c_void>(),
    ];
    cuda.cudaMemset(to, 0, 4)?;
    cuda.cudaDeviceSynchronize()?;
    cuda.cudaLaunchKernel(code.address(c"local_memory"), one, one, args.as_mut_ptr(), 0, second)?;
    cuda.cudaDeviceSynchronize()?;
    expect!(cuda.driver().read(to as u64, 4)? == [7, 0, 0, 0]);
    cuda.cudaLaunchKernel(small.address(c"store"), one, one, args.as_mut_ptr(), 0, second)?;
    cuda.cudaDeviceSynchronize()?;
    expect!(cuda.driver().read(to as u64, 4)? == [3, 0, 0, 0]);
    let gate = cuda.driver().hold(first)?;
    expect!(gate.wait_reached());
    cuda.cudaLaunchKernel(code.address(c"local_memory"), one, one, args.as_mut_ptr(), 0, second)?;
    cuda.cudaStreamSynchronize(second)?;
    expect!(cuda.cudaStreamQuery(first) == Err(NotReady));
    gate.open();
    cuda.cudaDeviceSynchronize()?;
    expect!(cuda.driver().read(to as u64, 4)? == [7, 0, 0, 0]);
    cuda.cudaFree(to)?;
    cuda.cudaStreamDestroy(first)?;
    cuda.cudaStreamDestroy(second)?;
}
