//! Callbacks at the beginning and at the end of a core dump.

/// A callback that is registered for the beginning of core dumps.
#[domain(CUcoredumpCallbackHandle, live)]
#[resource(ended_by = cuCoredumpDeregisterStartCallback)]
enum CoredumpStart {
    /// A registered callback.
    #[accepted]
    #[without_driver]
    Registered,
    /// Null.
    #[refused(INVALID_VALUE)]
    Null = 0,
    /// A callback that is registered for the end of core dumps.
    #[refused(INVALID_VALUE)]
    #[without_driver]
    OfTheEnd,
    /// A callback that was deregistered.
    #[refused(INVALID_VALUE)]
    #[without_driver]
    Deregistered,
    /// A number that never was a handle.
    #[undefined]
    Garbage = 0xdead_0000_beef,
}

/// A callback that is registered for the end of core dumps.
#[domain(CUcoredumpCallbackHandle, live)]
#[resource(ended_by = cuCoredumpDeregisterCompleteCallback)]
enum CoredumpComplete {
    /// A registered callback.
    #[accepted]
    #[without_driver]
    Registered,
    /// Null.
    #[refused(INVALID_VALUE)]
    Null = 0,
    /// A callback that is registered for the beginning of core dumps.
    #[refused(INVALID_VALUE)]
    #[without_driver]
    OfTheStart,
    /// A callback that was deregistered.
    #[refused(INVALID_VALUE)]
    #[without_driver]
    Deregistered,
    /// A number that never was a handle.
    #[undefined]
    Garbage = 0xdead_0000_beef,
}

/// Registers a function to be called when a core dump begins, before the driver collects any data. Functions are
/// called in the order of their registration.
#[class(lookup)]
#[order(unknown)]
#[unreachable(NOT_PERMITTED, "only a callback of a core dump gets it")]
#[unreachable(OUT_OF_MEMORY, "only a process without memory gets it")]
fn cuCoredumpRegisterStartCallback(
    /// The function.
    #[without(CallsApi)]
    callback: Callback<CUcoredumpStatusCallback>,
    /// A word that the function receives.
    userData: Opaque,
    /// Place for the handle, or null.
    #[creates(CoredumpStart)]
    #[without(Null)]
    callbackOut: Out<CUcoredumpCallbackHandle>,
) {
}

/// Registers a function to be called when a core dump has been written. Functions are called in the order of their
/// registration.
#[class(lookup)]
#[order(unknown)]
#[unreachable(NOT_PERMITTED, "only a callback of a core dump gets it")]
#[unreachable(OUT_OF_MEMORY, "only a process without memory gets it")]
fn cuCoredumpRegisterCompleteCallback(
    /// The function.
    #[without(CallsApi)]
    callback: Callback<CUcoredumpStatusCallback>,
    /// A word that the function receives.
    userData: Opaque,
    /// Place for the handle, or null.
    #[creates(CoredumpComplete)]
    #[without(Null)]
    callbackOut: Out<CUcoredumpCallbackHandle>,
) {
}

/// Deregisters a function, which is then no longer called when a core dump begins.
#[class(lookup)]
#[order(unknown)]
#[unreachable(NOT_PERMITTED, "only a callback of a core dump gets it")]
fn cuCoredumpDeregisterStartCallback(
    /// The handle of the registration.
    #[ends(CoredumpStart)]
    callback: CoredumpStart,
) {
}

/// Deregisters a function, which is then no longer called when a core dump has been written.
#[class(lookup)]
#[order(unknown)]
#[unreachable(NOT_PERMITTED, "only a callback of a core dump gets it")]
fn cuCoredumpDeregisterCompleteCallback(
    /// The handle of the registration.
    #[ends(CoredumpComplete)]
    callback: CoredumpComplete,
) {
}

/// A handle is valid for one deregistration.
#[scenario]
#[needs(nothing)]
#[shows(cuCoredumpRegisterStartCallback, cuCoredumpRegisterCompleteCallback)]
#[shows(
    cuCoredumpDeregisterStartCallback,
    cuCoredumpDeregisterCompleteCallback
)]
fn handles_of_callbacks_end(cuda: &Driver) {
    unsafe extern "C" fn ignore(_: *mut c_void, _: c_int, _: CUdevice) {}
    let start = cuda.cuCoredumpRegisterStartCallback(Some(ignore), ptr::null_mut())?;
    let complete = cuda.cuCoredumpRegisterCompleteCallback(Some(ignore), ptr::null_mut())?;
    expect!(start != complete);
    expect!(cuda.cuCoredumpDeregisterStartCallback(complete) == Err(INVALID_VALUE));
    cuda.cuCoredumpDeregisterStartCallback(start)?;
    cuda.cuCoredumpDeregisterCompleteCallback(complete)?;
    expect!(cuda.cuCoredumpDeregisterStartCallback(start) == Err(INVALID_VALUE));
}
