//! Sample: callbacks of core dumps.

#![on("580.159.04")]

/// A registered function, or none.
#[domain(CUcoredumpCallbackHandle, live)]
#[resource(ended_by = cuCoredumpDeregisterCompleteCallback)]
enum SampleHandle {
    /// A registration.
    #[accepted]
    Made,
    /// Null.
    #[refused(INVALID_VALUE)]
    Null = 0,
}

/// A number that is passed on.
#[domain]
enum SampleNumber {
    /// Zero.
    #[accepted]
    Nothing = 0,
    /// One.
    #[accepted]
    One = 1,
}

/// Registers a function.
#[needs(nothing)]
#[order(unknown)]
#[class(process_state)]
fn cuCoredumpRegisterCompleteCallback(
    /// The function.
    callback: Opaque,
    /// A number for the function.
    userData: SampleNumber,
    /// Receives the registration.
    #[creates(SampleHandle)]
    callbackOut: Out<CUcoredumpCallbackHandle>,
) {
}

/// Ends a registration.
#[needs(nothing)]
#[order(unknown)]
#[class(process_state)]
fn cuCoredumpDeregisterCompleteCallback(
    /// The registration.
    #[ends(SampleHandle)]
    callback: SampleHandle,
) {
}

/// A registration is made and ended.
#[scenario]
#[shows(cuCoredumpRegisterCompleteCallback, cuCoredumpDeregisterCompleteCallback)]
fn sample_registrations_end(cuda: &Driver) {
    let handle = cuda.cuCoredumpRegisterCompleteCallback(None, ptr::null_mut())?;
    expect!(!handle.is_null());
    cuda.cuCoredumpDeregisterCompleteCallback(handle)?;
}
