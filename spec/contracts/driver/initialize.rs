//! Initialisation.

/// Makes the driver ready for use; all other calls but a few come after it.
#[needs(nothing)]
#[order(observed)]
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
    /// Where no device is visible there is nothing to make ready.
    #[rule("a-device", observed, undocumented)]
    if process.is_without_devices() {
        return NO_DEVICE;
    }
}

/// Before `cuInit` nothing works, and a refused `cuInit` changes nothing.
#[scenario]
#[needs(nothing)]
fn nothing_works_before(cuda: &Driver) {
    expect!(cuda.cuDeviceGetCount() == Err(NOT_INITIALIZED));
    expect!(cuda.cuInit(1) == Err(INVALID_VALUE));
    expect!(cuda.cuDeviceGetCount() == Err(NOT_INITIALIZED));
    cuda.cuInit(0)?;
    expect!(cuda.cuDeviceGetCount()? >= 1);
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
