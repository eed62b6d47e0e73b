//! Functions that are called when something happens to a device.

#![on("580.159.04")]

/// A function's registration with a device.
#[domain(CUasyncCallbackHandle, live)]
#[resource(ended_by = cuDeviceUnregisterAsyncNotification)]
enum AsyncNotification {
    /// One that the suite has made with the first device.
    #[accepted]
    Registered,
    /// Null.
    #[refused(INVALID_VALUE)]
    Null = 0,
    /// One that was ended.
    #[undefined]
    Ended,
    /// A number that never was a handle.
    #[undefined]
    Garbage = 0xdead_0000_beef,
}

/// Has a function called when something happens to a device, for instance its memory runs over budget.
#[needs(initialized)]
#[class(lookup)]
#[order(observed)]
#[unreachable(NOT_SUPPORTED, "the devices at hand can tell")]
#[unreachable(NOT_PERMITTED, "every process at hand may ask")]
#[unreachable(UNKNOWN, "nothing at hand keeps a function from being registered")]
fn cuDeviceRegisterAsyncNotification(
    /// The device.
    device: Device,
    /// The function.
    #[without(CallsApi)]
    callbackFunc: Callback<CUasyncCallback>,
    /// Handed to the function untouched.
    userData: Opaque,
    /// Room for the registration; drivers write it where there is none.
    #[creates(AsyncNotification)]
    #[undefined(Null)]
    callback: Out<CUasyncCallbackHandle>,
) {
    /// Where there are no devices there is none to be told of.
    #[rule("devices-there", observed, on("580.159.04"))]
    #[unreachable("where there are no devices the driver is not initialized either")]
    if process.is_without_devices() {
        return INVALID_DEVICE;
    }

    check!(initialized, callbackFunc, device);
}

/// Has a function called no more.
#[needs(initialized)]
#[class(lookup)]
#[order(unknown)]
#[unreachable(NOT_SUPPORTED, "the devices at hand can tell")]
#[unreachable(NOT_PERMITTED, "every process at hand may ask")]
#[unreachable(UNKNOWN, "nothing at hand keeps a registration from being ended")]
#[no_visible_effect("nothing at hand happens to a device that a function would be called for")]
fn cuDeviceUnregisterAsyncNotification(
    /// The device.
    device: Device,
    /// The registration of the function.
    #[ends(AsyncNotification)]
    callback: AsyncNotification,
) {
    check!(initialized, callback, device);

    /// With another device than the registration's the driver follows what is not there.
    #[rule("its-device", observed, on("580.159.04"))]
    if !device.is_first() {
        return UNDEFINED;
    }
}

/// Each registration is one of its own.
#[scenario]
#[needs(context)]
#[shows(cuDeviceRegisterAsyncNotification)]
fn registrations_are_told_apart(cuda: &Driver) {
    unsafe extern "C" fn hear(
        _: *mut CUasyncNotificationInfo,
        _: *mut c_void,
        _: CUasyncCallbackHandle,
    ) {
    }
    let first = cuda.cuDeviceRegisterAsyncNotification(0, Some(hear), ptr::null_mut())?;
    let second = cuda.cuDeviceRegisterAsyncNotification(0, Some(hear), ptr::null_mut())?;
    expect!(!first.is_null() && !second.is_null());
    expect!(first != second);
    cuda.cuDeviceUnregisterAsyncNotification(0, first)?;
    cuda.cuDeviceUnregisterAsyncNotification(0, second)?;
}
