//! Which device is taken, what it is set up with, and setting it up beforehand.

#![on("13.0.96")]

/// Says what the current device is set up with, or will be.
#[needs(devices)]
#[class(process_state)]
#[order(observed)]
#[unreachable(InvalidDevice, "the current device is always one that there is")]
fn cudaGetDeviceFlags(
    /// Room for the flags.
    flags: Out<c_uint>,
) {
    check!(devices, flags, outside_callback);
}

/// Says how threads wait for the current device, and what else it shall do.
#[needs(devices, runtime)]
#[class(context_lookup)]
#[order(observed)]
#[changes(ContextFlags)]
fn cudaSetDeviceFlags(
    /// How threads wait, one way of three, and what else the device does.
    #[refuses(CU_CTX_SCHED_MASK = InvalidValue, CU_CTX_FLAGS_MASK = InvalidValue)]
    #[until(
        12010,
        refuses(
            CU_CTX_COREDUMP_ENABLE = InvalidValue,
            CU_CTX_USER_COREDUMP_ENABLE = InvalidValue,
            CU_CTX_SYNC_MEMOPS = InvalidValue
        ),
        on("11.8.89", "12.0.146"),
        not_on("12.1.105", "12.9.79")
    )]
    flags: MaskedOne<CUctx_flags, CU_CTX_SCHED_MASK>,
) {
    // A thread gets no current context if the flags are refused.
    check!(devices, flags, runtime, outside_callback);
}

/// Sets a device up without having the calling thread use it.
#[needs(devices)]
#[class(process_state)]
#[order(observed)]
#[changes(ContextFlags)]
fn cudaInitDevice(
    /// The device.
    device: Device,
    /// What to set it up with, as `cudaSetDeviceFlags` takes it.
    #[accepts(Mixed, WholeMask, UnknownBit, TopBit, AllOnes)]
    deviceFlags: MaskedOne<CUctx_flags, CU_CTX_SCHED_MASK>,
    /// One if the second argument counts; nobody looks at other bits.
    #[accepts(UnknownBit, TopBit, AllOnes)]
    flags: Flags<1>,
) {
    check!(devices, device, outside_callback);
    /// Flags that count are flags that there are, and say one way to wait at most.
    #[rule("flags-that-count", observed, on("13.0.96"), undocumented)]
    if flags & 1 != 0
        && (deviceFlags > 255
            || deviceFlags < 0
            || deviceFlags & 7 == 3
            || deviceFlags & 7 > 4)
    {
        return InvalidValue;
    }
}

/// Says which devices to try, in which order, where a thread has chosen none; the calling thread has
/// chosen none from now on.
#[needs(devices)]
#[class(process_state)]
#[order(observed)]
#[changes(ContextStack)]
#[own_thread]
fn cudaSetValidDevices(
    /// The devices.
    #[without(Twice)]
    device_arr: Slice<Device, len>,
    /// How many they are.
    len: Count<device_arr>,
) {
    check!(devices, device_arr, outside_callback);
    /// There are so many.
    #[rule("so-many", documented, on("13.0.96"))]
    if len > machine.devices() {
        return InvalidValue;
    }
}

/// Finds the device that comes nearest to a description.
#[needs(devices)]
#[class(lookup)]
#[order(observed)]
fn cudaChooseDevice(
    /// Room for the device.
    device: Out<c_int>,
    /// The description, of which fields that are zero do not count.
    prop: In<cudaDeviceProp>,
) {
    /// With one device it is that one.
    #[ensure("first-device", documented, on("13.0.96"))]
    if machine.devices() == 1 {
        assert!(device.value() == 0);
    }
}

/// What a device is set up with is what was asked for, once it is set up and before.
#[scenario]
#[needs(nothing)]
#[lasting]
#[shows(cudaGetDeviceFlags, cudaSetDeviceFlags)]
fn flags_are_kept(cuda: &Runtime) {
    cuda.cudaSetDeviceFlags(cudaDeviceScheduleYield)?;
    let flags = cuda.cudaGetDeviceFlags()?;
    expect!(flags & cudaDeviceScheduleMask == cudaDeviceScheduleYield);
    let stream = cuda.cudaStreamCreate()?;
    let of_context = cuda.driver().cuCtxGetFlags()?;
    expect!(of_context & cudaDeviceScheduleMask == cudaDeviceScheduleYield);
    cuda.cudaSetDeviceFlags(cudaDeviceScheduleBlockingSync)?;
    let flags = cuda.cudaGetDeviceFlags()?;
    expect!(flags & cudaDeviceScheduleMask == cudaDeviceScheduleBlockingSync);
    let of_context = cuda.driver().cuCtxGetFlags()?;
    expect!(of_context & cudaDeviceScheduleMask == cudaDeviceScheduleBlockingSync);
    cuda.cudaStreamDestroy(stream)?;
}

/// A device that is set up beforehand is active, with the flags that were given, and nobody uses it yet.
#[scenario]
#[needs(nothing)]
#[lasting]
#[shows(cudaInitDevice)]
fn a_device_is_set_up_beforehand(cuda: &Runtime) {
    cuda.cudaInitDevice(0, cudaDeviceScheduleYield, cudaInitDeviceFlagsAreValid)?;
    let (flags, active) = cuda.driver().cuDevicePrimaryCtxGetState(0)?;
    expect!(active == 1);
    expect!(flags & cudaDeviceScheduleMask == cudaDeviceScheduleYield);
    expect!(cuda.driver().cuCtxGetCurrent()?.is_null());
}

/// A thread that is told which devices to try has none from then on, and begins with the first of them.
#[scenario]
#[needs(nothing)]
#[lasting]
#[shows(cudaSetValidDevices)]
fn devices_to_try_are_begun_with(cuda: &Runtime) {
    cuda.cudaSetDevice(0)?;
    let context = cuda.driver().cuCtxGetCurrent()?;
    expect!(!context.is_null());
    let mut devices = [0];
    cuda.cudaSetValidDevices(devices.as_mut_ptr(), 1)?;
    expect!(cuda.driver().cuCtxGetCurrent()?.is_null());
    cuda.cudaDeviceSynchronize()?;
    expect!(cuda.driver().cuCtxGetCurrent()? == context);
}

/// Who only asks of devices, or says which to take, sets none up.
#[scenario]
#[needs(nothing)]
#[lasting]
// The properties of a device were another record.
#[gate(runtime.version() >= 13000)]
fn asking_sets_nothing_up(cuda: &Runtime) {
    expect!(cuda.cudaGetDeviceCount()? >= 1);
    let is_active = || cuda.driver().cuDevicePrimaryCtxGetState(0).map(|(_, active)| active);
    expect!(is_active()? == 0);
    cuda.cudaGetDevice()?;
    expect!(is_active()? == 0);
    cuda.cudaGetDeviceProperties(0)?;
    expect!(is_active()? == 0);
    let mut answer = 0;
    cuda.raw().cudaDeviceGetAttribute(&mut answer, cudaDevAttrWarpSize, 0)?;
    expect!(is_active()? == 0);
    let wanted = cudaDeviceProp::default();
    cuda.cudaChooseDevice(&wanted)?;
    expect!(is_active()? == 0);
    cuda.cudaGetDeviceFlags()?;
    expect!(is_active()? == 0);
    let mut devices = [0];
    cuda.cudaSetValidDevices(devices.as_mut_ptr(), 1)?;
    expect!(is_active()? == 0);
    cuda.cudaDeviceGetDefaultMemPool(0)?;
    expect!(is_active()? == 0);
    cuda.cudaDeviceGetMemPool(0)?;
    expect!(is_active()? == 0);
    cuda.cudaPointerGetAttributes((&raw const answer).cast())?;
    expect!(is_active()? == 0);
    cuda.cudaProfilerStop()?;
    expect!(is_active()? == 0);
    expect!(cuda.driver().cuCtxGetCurrent()?.is_null());
}

/// Who needs a device has it set up.
#[scenario]
#[needs(nothing)]
#[lasting]
fn needing_sets_up(cuda: &Runtime) {
    cuda.cudaSetDeviceFlags(cudaDeviceScheduleAuto)?;
    let (_, active) = cuda.driver().cuDevicePrimaryCtxGetState(0)?;
    expect!(active == 1);
    expect!(!cuda.driver().cuCtxGetCurrent()?.is_null());
}

/// Where another thread has destroyed the context that is current, nothing is set up in its place, and every call that
/// needs a context is refused.
#[scenario]
#[needs(context)]
#[lasting]
fn a_destroyed_context_is_not_replaced(cuda: &Runtime) {
    let stream = cuda.cudaStreamCreate()?;
    let context = cuda.driver().new_context()?;
    cuda.thread(|_| {
        cuda.driver().cuCtxDestroy_v2(context)?;
    })?;
    expect!(cuda.cudaGetDevice()? == 0);
    expect!(cuda.cudaMalloc(64) == Err(DeviceUninitialized));
    expect!(cuda.cudaMemGetInfo() == Err(DeviceUninitialized));
    expect!(cuda.cudaStreamCreate() == Err(DeviceUninitialized));
    expect!(cuda.cudaStreamQuery(stream) == Err(DeviceUninitialized));
    expect!(cuda.cudaEventCreate() == Err(DeviceUninitialized));
    expect!(cuda.cudaDeviceSynchronize() == Err(DeviceUninitialized));
    expect!(cuda.cudaPeekAtLastError() == Err(DeviceUninitialized));
    expect!(cuda.cudaGetLastError() == Err(DeviceUninitialized));
    expect!(cuda.driver().cuCtxPopCurrent_v2()? == context);
    cuda.cudaStreamDestroy(stream)?;
}
