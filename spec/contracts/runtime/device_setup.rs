//! Which device is taken, what it is set up with, and setting it up beforehand.

#![on("13.0.96")]

/// Says what the current device is set up with, or will be.
#[needs(devices)]
#[order(observed)]
fn cudaGetDeviceFlags(
    /// Room for the flags.
    flags: Out<c_uint>,
) {
}

/// Says how threads wait for the current device, and what else it shall do.
#[needs(devices)]
#[order(observed)]
#[changes(ContextFlags)]
fn cudaSetDeviceFlags(
    /// How threads wait, one way of three, and what else the device does.
    #[without(CU_CTX_USER_COREDUMP_ENABLE, CU_CTX_COREDUMP_ENABLE)]
    #[refuses(CU_CTX_SCHED_MASK = InvalidValue, CU_CTX_FLAGS_MASK = InvalidValue)]
    flags: Masked<CUctx_flags, CU_CTX_SCHED_MASK>,
) {
}

/// Sets a device up without having the calling thread use it.
#[needs(devices)]
#[order(observed)]
#[changes(ContextFlags)]
fn cudaInitDevice(
    /// The device.
    device: Device,
    /// What to set it up with, as `cudaSetDeviceFlags` takes it.
    #[without(CU_CTX_USER_COREDUMP_ENABLE, CU_CTX_COREDUMP_ENABLE)]
    #[refuses(CU_CTX_SCHED_MASK = InvalidValue, CU_CTX_FLAGS_MASK = InvalidValue)]
    deviceFlags: Masked<CUctx_flags, CU_CTX_SCHED_MASK>,
    /// One if the second argument counts.
    flags: Flags<1>,
) {
}

/// Says which devices to try, in which order, where a thread has chosen none.
#[needs(devices)]
#[order(observed)]
#[no_visible_effect("which device is tried first shows only where there are two")]
fn cudaSetValidDevices(
    /// The devices.
    device_arr: Slice<Device, len>,
    /// How many they are.
    len: Count<device_arr>,
) {
}

/// Finds the device that comes nearest to a description.
#[needs(devices)]
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
