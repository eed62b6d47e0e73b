//! Initialisation.

#![on("580.159.04")]

/// Makes the driver ready for use; all other calls but a few come after it.
#[needs(own_process)]
#[tolerates(outside_callback, live_context, no_capture, uncaptured_context, sound_context)]
#[order(observed, except(own_process))]
#[unreachable(INVALID_DEVICE, "needs a list of visible devices that names one twice, as a scenario has it")]
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

    /// Drivers of CUDA 9 have no code for this.
    #[rule("no-device-unnamed", observed, on("390.157"), undocumented)]
    #[since(9010, not_on("340.108"))]
    #[until(10010, not_on("418.226.00", "580.159.04"))]
    if machine.devices() == 0 || process.is_without_devices() {
        return UNKNOWN;
    }

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
#[gate(driver.version() != 9010)]
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

/// `CUDA_VISIBLE_DEVICES` lists the devices of a process. A number is read like `strtol` reads it, cut to 32 bits, and
/// text after it does not count. The list ends at the first item that names no device.
#[scenario]
#[needs(nothing)]
#[gate(machine.is_linux() && machine.devices() >= 1)]
fn visible_devices_are_listed_by_number(cuda: &Driver) {
    let of_one_device = [
        "0", "000", "-0", "+0", "\t0", "  0", "0 ", "0x0", "0gpu", "0.0", "0;0", "0,", "0,,0", "0,-1,0", "0,a",
        "4294967296", "-4294967296", "0,99999999999",
    ];
    for list in of_one_device {
        cuda.fork(|cuda| {
            std::env::set_var("CUDA_VISIBLE_DEVICES", list);
            expect!((list, cuda.cuInit(0)) == (list, Ok(())));
            expect!((list, cuda.cuDeviceGetCount()?) == (list, 1));
        })?;
    }
    let of_none = [
        "", " ", "-1", "-1,0", ",0", "a,0", "gpu0", "'0'", "--0", "-", "99999999999", "2147483648",
        "18446744073709551616",
    ];
    for list in of_none {
        cuda.fork(|cuda| {
            std::env::set_var("CUDA_VISIBLE_DEVICES", list);
            expect!((list, cuda.cuInit(0)) == (list, Err(NO_DEVICE)));
            expect!(cuda.cuDeviceGetCount() == Err(NOT_INITIALIZED));
        })?;
    }
}

/// An identifier in `CUDA_VISIBLE_DEVICES` is `GPU-` with hexadecimal digits that begin the UUID of the device, in
/// either case. Dashes do not count, nor does text after the digits.
#[scenario]
#[needs(nothing)]
#[gate(machine.is_linux() && machine.devices() >= 1)]
fn visible_devices_are_listed_by_identifier(cuda: &Driver) {
    let other = cuda.process(|cuda, first| {
        cuda.cuInit(0)?;
        first.send(cuda.cuDeviceGetUuid_v2(0)?.bytes)?;
    })?;
    let uuid: [u8; 16] = other.receive()?;
    other.end()?;
    let digits: Vec<String> = uuid.iter().map(|byte| format!("{byte:02x}")).collect();
    let digits = digits.concat();
    let dashed = format!("{}-{}-{}", &digits[..8], &digits[8..12], &digits[12..]);
    let of_one_device = [
        format!("GPU-{digits}"),
        format!("GPU-{dashed}"),
        format!("GPU-{}", digits.to_uppercase()),
        format!("GPU-{digits}x"),
        format!("GPU-{}", &digits[..8]),
        // Items are of one kind.
        format!("GPU-{digits},0"),
        format!("0,GPU-{digits}"),
    ];
    for list in &of_one_device {
        cuda.fork(|cuda| {
            std::env::set_var("CUDA_VISIBLE_DEVICES", list);
            expect!((list, cuda.cuInit(0)) == (list, Ok(())));
            expect!((list, cuda.cuDeviceGetCount()?) == (list, 1));
        })?;
    }
    let last = if digits.ends_with('0') { '1' } else { '0' };
    let of_none = [
        format!("gpu-{digits}"),
        format!(" GPU-{digits}"),
        digits.clone(),
        format!("GPU-{}{last}", &digits[..31]),
        "GPU-".to_owned(),
        "GPU-zz".to_owned(),
    ];
    for list in &of_none {
        cuda.fork(|cuda| {
            std::env::set_var("CUDA_VISIBLE_DEVICES", list);
            expect!((list, cuda.cuInit(0)) == (list, Err(NO_DEVICE)));
        })?;
    }
}

/// A list that names a device twice is an error.
#[scenario]
#[needs(nothing)]
#[gate(machine.is_linux() && machine.devices() >= 1)]
fn a_device_is_listed_once(cuda: &Driver) {
    for list in ["0,0", "0, 0"] {
        cuda.fork(|cuda| {
            std::env::set_var("CUDA_VISIBLE_DEVICES", list);
            expect!(cuda.cuInit(0) == Err(INVALID_DEVICE));
            expect!(cuda.cuDeviceGetCount() == Err(NOT_INITIALIZED));
        })?;
    }
}

/// `CUDA_VISIBLE_DEVICES` is read by every `cuInit` until one succeeds.
#[scenario]
#[needs(nothing)]
#[gate(machine.is_linux() && machine.devices() >= 1)]
fn visible_devices_are_read_until_there_are_some(cuda: &Driver) {
    cuda.fork(|cuda| {
        std::env::set_var("CUDA_VISIBLE_DEVICES", "-1");
        expect!(cuda.cuInit(0) == Err(NO_DEVICE));
        std::env::set_var("CUDA_VISIBLE_DEVICES", "0");
        expect!(cuda.cuInit(0) == Ok(()));
        expect!(cuda.cuDeviceGetCount()? == 1);
        std::env::set_var("CUDA_VISIBLE_DEVICES", "-1");
        expect!(cuda.cuInit(0) == Ok(()));
        expect!(cuda.cuDeviceGetCount()? == 1);
    })?;
}

/// A child that was forked after `cuInit` cannot use the driver, nor initialize it. Its parent still can.
#[scenario]
#[needs(context)]
#[gate(machine.is_linux())]
fn a_forked_child_cannot_use_the_driver(cuda: &Driver) {
    let memory = cuda.cuMemAlloc_v2(16)?;
    cuda.fork(|cuda| {
        expect!(cuda.cuInit(0) == Err(NOT_INITIALIZED));
        expect!(cuda.cuDriverGetVersion()? >= 2000);
        expect!(cuda.cuDeviceGetCount() == Err(NOT_INITIALIZED));
        expect!(cuda.cuDeviceGet(0) == Err(NOT_INITIALIZED));
        expect!(cuda.cuDevicePrimaryCtxRetain(0) == Err(NOT_INITIALIZED));
        expect!(cuda.cuCtxGetCurrent() == Err(NOT_INITIALIZED));
        expect!(cuda.cuCtxSynchronize() == Err(NOT_INITIALIZED));
        expect!(cuda.cuMemAlloc_v2(16) == Err(NOT_INITIALIZED));
        expect!(cuda.cuStreamQuery(ptr::null_mut()) == Err(NOT_INITIALIZED));
    })?;
    cuda.cuMemFree_v2(memory)?;
    cuda.cuCtxSynchronize()?;
}

/// A child that was forked before `cuInit` has succeeded initializes the driver for itself.
#[scenario]
#[needs(nothing)]
#[gate(machine.is_linux() && machine.devices() >= 1)]
fn a_child_forked_beforehand_initializes_the_driver(cuda: &Driver) {
    cuda.fork(|cuda| {
        cuda.cuInit(0)?;
        expect!(cuda.cuDeviceGetCount()? >= 1);
    })?;
    expect!(cuda.cuInit(1) == Err(INVALID_VALUE));
    cuda.fork(|cuda| {
        cuda.cuInit(0)?;
        expect!(cuda.cuDeviceGetCount()? >= 1);
    })?;
    expect!(cuda.cuDeviceGetCount() == Err(NOT_INITIALIZED));
}
