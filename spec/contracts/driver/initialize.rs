//! Initialisation.

#![on("580.159.04")]

/// Makes the driver ready for use; all other calls but a few come after it.
#[needs(own_process)]
#[tolerates(outside_callback, live_context, no_capture, uncaptured_context, sound_context)]
#[order(observed, except(own_process))]
#[unreachable(INVALID_DEVICE, "needs a device that is broken or hidden badly")]
#[unreachable(
    SYSTEM_DRIVER_MISMATCH,
    "needs a library that does not fit the kernel's driver"
)]
#[unreachable(
    COMPAT_NOT_SUPPORTED_ON_DEVICE,
    "needs a compatibility library and a device that does not allow one"
)]
// What a library keeps for each thread may begin here.
#[own_thread]
fn cuInit(
    /// Kept for later.
    Flags: Reserved,
) {
    check!(Flags);

    /// Where no device is visible there is nothing to make ready.
    #[rule(
        "a-device",
        observed,
        on("470.256.02", "525.147.05", "535.261.03", "550.163.01", "555.58.02", "580.159.04"),
        undocumented
    )]
    if machine.devices() == 0 || process.is_without_devices() {
        return NO_DEVICE;
    }
}

/// Where there is no device nothing begins, however often one tries.
#[scenario]
#[needs(nothing)]
#[gate(machine.devices() == 0)]
#[on("470.256.02", "525.147.05", "535.261.03", "550.163.01", "555.58.02")]
fn without_a_device(cuda: &Driver) {
    expect!(cuda.cuInit(1) == Err(INVALID_VALUE));
    expect!(cuda.cuInit(0) == Err(NO_DEVICE));
    expect!(cuda.cuDeviceGetCount() == Err(NOT_INITIALIZED));
    expect!(cuda.cuInit(0) == Err(NO_DEVICE));
    expect!(cuda.cuDriverGetVersion()? >= 2000);
}

/// Before `cuInit` nothing works, and a refused `cuInit` changes nothing.
#[scenario]
#[needs(nothing)]
#[gate(machine.devices() >= 1)]
#[shows(cuInit)]
fn nothing_works_before(cuda: &Driver) {
    expect!(cuda.cuDeviceGetCount() == Err(NOT_INITIALIZED));
    expect!(cuda.cuInit(1) == Err(INVALID_VALUE));
    expect!(cuda.cuDeviceGetCount() == Err(NOT_INITIALIZED));
    cuda.cuInit(0)?;
    expect!(cuda.cuDeviceGetCount()? >= 1);
    expect!(cuda.cuDeviceGet(0)? == 0);
}

/// `cuInit` may be called again, from any thread, and a refused call takes nothing back.
#[scenario]
#[needs(initialized)]
fn again_and_elsewhere(cuda: &Driver) {
    cuda.cuInit(0)?;
    cuda.thread(|cuda| {
        cuda.cuInit(0)?;
    })?;
    expect!(cuda.cuInit(1) == Err(INVALID_VALUE));
    expect!(cuda.cuDeviceGetCount()? >= 1);
}
