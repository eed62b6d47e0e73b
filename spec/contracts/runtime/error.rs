//! The last error of a thread, and the names and texts of codes.

#![on("13.0.96")]

/// Returns the last error of the calling thread and resets it; an error that broke the context stays.
#[class(lookup)]
#[returns(last_error)]
#[order(observed)]
#[changes(LastError)]
#[unreachable(Unknown, "only where the driver has a mistake")]
#[unreachable(
    InitializationError,
    "needs a child that was forked before the runtime had counted devices, as a scenario has it"
)]
#[unreachable(JitCompilerNotFound, "the compiler comes with the driver")]
#[unreachable(JitCompilationDisabled, "needs a process that is started with compilation forbidden")]
#[unreachable(InvalidConfiguration, "only runtimes of before 13.0 return it")]
#[unreachable(LaunchTimeout, "only devices that drive a display end kernels")]
#[unreachable(MissingConfiguration, "a launch and its configuration are one call")]
#[unreachable(InvalidDevicePointer, "no function returns it any more")]
#[unreachable(InvalidTexture, "only references to textures, which the runtime has no more")]
#[unreachable(InvalidTextureBinding, "only references to textures, which the runtime has no more")]
#[unreachable(UnmapBufferObjectFailed, "only buffers of graphics")]
#[unreachable(InsufficientDriver, "needs a driver that is older than the runtime takes")]
#[unreachable(SetOnActiveProcess, "a device takes other flags while it is in use")]
#[unreachable(StartupFailure, "only where the runtime has a mistake")]
fn cudaGetLastError() {
    no_device();
}

/// Returns the last error of the calling thread and keeps it.
#[class(lookup)]
#[returns(last_error)]
#[order(observed)]
#[unreachable(Unknown, "only where the driver has a mistake")]
#[unreachable(
    InitializationError,
    "needs a child that was forked before the runtime had counted devices, as a scenario has it"
)]
#[unreachable(JitCompilerNotFound, "the compiler comes with the driver")]
#[unreachable(JitCompilationDisabled, "needs a process that is started with compilation forbidden")]
#[unreachable(InvalidConfiguration, "only runtimes of before 13.0 return it")]
#[unreachable(LaunchTimeout, "only devices that drive a display end kernels")]
#[unreachable(MissingConfiguration, "a launch and its configuration are one call")]
#[unreachable(InvalidDevicePointer, "no function returns it any more")]
#[unreachable(InvalidTexture, "only references to textures, which the runtime has no more")]
#[unreachable(InvalidTextureBinding, "only references to textures, which the runtime has no more")]
#[unreachable(UnmapBufferObjectFailed, "only buffers of graphics")]
#[unreachable(InsufficientDriver, "needs a driver that is older than the runtime takes")]
#[unreachable(SetOnActiveProcess, "a device takes other flags while it is in use")]
#[unreachable(StartupFailure, "only where the runtime has a mistake")]
fn cudaPeekAtLastError() {
    no_device();
}

/// A runtime that cannot initialize itself has the reason as its last error, which reading does not reset.
#[rules]
fn no_device() {
    /// The last error of a process without a device is that there is none.
    #[rule("no-device", observed, on("13.0.96"), undocumented)]
    if machine.devices() == 0 || process.is_without_devices() {
        return NoDevice;
    }
}

/// Gives the enumerator's name of a code.
#[needs(nothing)]
#[tolerates(outside_callback, live_context, no_capture, uncaptured_context, sound_context)]
#[yields(own_process = UNDEFINED)]
#[order(observed)]
fn cudaGetErrorName(
    /// The code to name; any number will do.
    error: AnyOf<cudaError_t>,
) -> *const c_char {
    /// A code that the header lists has the enumerator's name.
    #[ensure("names-the-code", documented, on("13.0.96"))]
    if error.is_listed() {
        assert!(result.names(error));
    }

    /// A number that is no code has a text that says so.
    #[ensure("unrecognized", documented, on("13.0.96"))]
    if !error.is_listed() {
        assert!(result.reads("unrecognized error code"));
    }
}

/// Gives the text that explains a code.
#[needs(nothing)]
#[tolerates(outside_callback, live_context, no_capture, uncaptured_context, sound_context)]
#[yields(own_process = UNDEFINED)]
#[order(observed)]
fn cudaGetErrorString(
    /// The code to explain; any number will do.
    error: AnyOf<cudaError_t>,
) -> *const c_char {
    /// A code that the header lists has a text, which is not its name.
    #[ensure("has-a-text", documented, on("13.0.96"))]
    if error.is_listed() {
        assert!(result.value() != 0 && !result.names(error) && !result.reads(""));
    }

    /// A number that is no code has a text that says so.
    #[ensure("unrecognized", documented, on("13.0.96"))]
    if !error.is_listed() {
        assert!(result.reads("unrecognized error code"));
    }
}

/// A call that fails sets the last error, one that works leaves it, and asking for it resets it.
#[scenario]
#[needs(nothing)]
#[shows(cudaPeekAtLastError)]
fn the_last_error_is_reset_by_asking(cuda: &Runtime) {
    expect!(cuda.cudaGetLastError() == Ok(()));
    expect!(cuda.raw().cudaRuntimeGetVersion(ptr::null_mut()) == Err(InvalidValue));
    expect!(cuda.cudaPeekAtLastError() == Err(InvalidValue));
    cuda.cudaRuntimeGetVersion()?;
    expect!(cuda.cudaPeekAtLastError() == Err(InvalidValue));
    expect!(cuda.cudaGetLastError() == Err(InvalidValue));
    expect!(cuda.cudaGetLastError() == Ok(()));
    expect!(cuda.cudaPeekAtLastError() == Ok(()));
}

/// Each thread has a last error of its own.
#[scenario]
#[needs(nothing)]
#[shows(cudaGetLastError)]
fn the_last_error_belongs_to_the_thread(cuda: &Runtime) {
    expect!(cuda.raw().cudaDriverGetVersion(ptr::null_mut()) == Err(InvalidValue));
    cuda.thread(|cuda| {
        expect!(cuda.cudaPeekAtLastError() == Ok(()));
        expect!(cuda.raw().cudaRuntimeGetVersion(ptr::null_mut()) == Err(InvalidValue));
        expect!(cuda.cudaGetLastError() == Err(InvalidValue));
    })?;
    expect!(cuda.cudaGetLastError() == Err(InvalidValue));
}

/// A failing call of the driver is no error of the runtime.
#[scenario]
#[needs(nothing)]
fn errors_of_the_driver_are_not_the_runtimes(cuda: &Runtime) {
    expect!(cuda.driver().raw().cuDriverGetVersion(ptr::null_mut()).is_err());
    expect!(cuda.cudaGetLastError() == Ok(()));
}

/// Texts stay where they are.
#[scenario]
#[needs(nothing)]
fn texts_stay(cuda: &Runtime) {
    let name = cuda.cudaGetErrorName(cudaErrorInvalidValue)?;
    expect!(name == cuda.cudaGetErrorName(cudaErrorInvalidValue)?);
    let text = cuda.cudaGetErrorString(cudaErrorInvalidValue)?;
    expect!(text == cuda.cudaGetErrorString(cudaErrorInvalidValue)?);
    expect!(text != name);
}
