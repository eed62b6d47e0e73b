//! Functions that are called when something happens to a device.

#![on("13.0.96")]

#[as_driver(cuDeviceRegisterAsyncNotification)]
#[needs(devices)]
#[class(lookup)]
fn cudaDeviceRegisterAsyncNotification(device: _, callbackFunc: _, userData: _, callback: _) {
    check!(devices);
}

#[as_driver(cuDeviceUnregisterAsyncNotification)]
#[needs(devices)]
#[class(lookup)]
fn cudaDeviceUnregisterAsyncNotification(device: _, callback: _) {
    check!(devices);
}

/// Each registration is one of its own.
#[scenario]
#[needs(runtime)]
#[shows(cudaDeviceRegisterAsyncNotification)]
fn registrations_are_told_apart(cuda: &Runtime) {
    unsafe extern "C" fn hear(
        _: *mut cudaAsyncNotificationInfo_t,
        _: *mut c_void,
        _: cudaAsyncCallbackHandle_t,
    ) {
    }
    let first = cuda.cudaDeviceRegisterAsyncNotification(0, Some(hear), ptr::null_mut())?;
    let second = cuda.cudaDeviceRegisterAsyncNotification(0, Some(hear), ptr::null_mut())?;
    expect!(!first.is_null() && !second.is_null());
    expect!(first != second);
    cuda.cudaDeviceUnregisterAsyncNotification(0, first)?;
    cuda.cudaDeviceUnregisterAsyncNotification(0, second)?;
}
