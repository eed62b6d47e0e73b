//! The closed list of states a call can be made in, and what each need yields when it is not met.

/// What a function can ask of the process and the thread. A need is checked in this order unless
/// the body says otherwise with `check!`. What every function asks no contract says again.
#[needs]
enum Need {
    /// The driver is alive: it shuts down while its process ends.
    #[every_function(driver)]
    #[yields(DEINITIALIZED)]
    Alive,
    /// The runtime is there: it goes while its process ends, as the driver does.
    #[every_function(runtime)]
    #[yields(DEINITIALIZED)]
    Loaded,
    /// There are devices for the runtime to tell of. It initializes the driver, and makes no context.
    #[yields(NO_DEVICE)]
    Devices,
    /// The runtime can set itself up: there is a driver, and a device. It initializes the driver, and has the
    /// primary context of the thread's device current where the thread has no context.
    #[scenarios]
    #[yields(NO_DEVICE)]
    Runtime,
    /// `cuInit` has succeeded in this process.
    #[met_by(runtime)]
    #[scenarios]
    #[yields(NOT_INITIALIZED)]
    Initialized,
    /// The primary context of the first device is retained.
    #[implies(initialized)]
    #[met_by(runtime)]
    #[yields(INVALID_CONTEXT)]
    PrimaryRetained,
    /// The call is made outside of stream callbacks and host functions.
    #[yields(NOT_PERMITTED)]
    OutsideCallback,
    /// A context is current to the calling thread.
    #[implies(initialized)]
    #[met_by(runtime)]
    #[scenarios]
    #[yields(INVALID_CONTEXT)]
    Context,
    /// The current context has not been destroyed.
    #[implies(initialized, context)]
    #[met_by(runtime)]
    #[yields(CONTEXT_IS_DESTROYED)]
    LiveContext,
    /// Captures under way, if there are any, allow calls that may have an effect outside of them.
    #[yields(STREAM_CAPTURE_UNSUPPORTED)]
    NoCapture,
    /// The current context is free of streams that are being captured, in whatever mode.
    #[yields(STREAM_CAPTURE_UNSUPPORTED)]
    UncapturedContext,
    /// No kernel of the current context has faulted.
    #[implies(initialized)]
    #[yields(ILLEGAL_ADDRESS)]
    SoundContext,
    /// The device has memory left.
    #[yields(OUT_OF_MEMORY)]
    FreeMemory,
}

/// The states the planner puts a call in. `fails` names the needs a state does not meet, `only`
/// the functions it is used for by a need they state, `facts` what conditions may ask and find true.
/// A state with a `last_error` is used for functions that return that.
#[states]
enum State {
    /// Initialised, with the primary context of the first device current.
    #[facts(is_initialized, has_context)]
    Ready,
    /// `cuInit` has not been called in this process.
    #[fails(initialized, context, live_context, primary_retained)]
    // The runtime sets itself up there, in a process of its own for each call, and a device makes contexts one
    // at a time; what is wrong with a call it says as it does elsewhere.
    #[crossed(once, runtime)]
    Uninitialized,
    /// The driver has shut down, and the runtime: the call is made by an exit handler that was there before
    /// they were loaded, in a process that has used the device.
    #[fails(alive, loaded)]
    #[only(alive, loaded)]
    // Nothing else is looked at any more; one call with another fault shows that.
    #[crossed(once)]
    #[facts(is_initialized, has_context)]
    Exiting,
    /// No device is visible to the process, and `cuInit` has said so.
    #[fails(devices, runtime, initialized, context, live_context, primary_retained)]
    // Before anything else a function finds what it finds before `cuInit`.
    #[crossed(never)]
    #[facts(is_without_devices)]
    NoDevice,
    /// Initialised, and nobody in the process has retained a primary context or has another.
    #[fails(context, live_context, primary_retained)]
    #[only(primary_retained)]
    #[facts(is_initialized, is_primary_inactive)]
    PrimaryInactive,
    /// Initialised, with no context current to the thread.
    #[fails(context, live_context)]
    #[facts(is_initialized)]
    NoContext,
    /// The context that is current to the thread has been destroyed by another thread.
    #[fails(live_context)]
    #[only(live_context)]
    #[facts(is_initialized, has_context)]
    ContextDestroyed,
    /// The runtime has reset the device, which the process had used, and nobody has set it up again. Nothing
    /// is left of what there was, and the device is set up by whoever needs it.
    #[only(devices, runtime)]
    #[crossed(never)]
    #[lifeless]
    #[facts(is_initialized)]
    AfterReset,
    /// The call is made by a host function that a stream runs.
    #[fails(outside_callback)]
    #[only(outside_callback)]
    #[facts(is_initialized, has_context)]
    InCallback,
    /// The calling thread captures a stream in global mode.
    #[fails(no_capture, uncaptured_context)]
    #[only(no_capture, uncaptured_context)]
    #[facts(is_initialized, has_context, is_capturing)]
    CapturingGlobal,
    /// The calling thread captures a stream in thread-local mode.
    #[fails(no_capture, uncaptured_context)]
    #[only(no_capture, uncaptured_context)]
    #[facts(is_initialized, has_context, is_capturing)]
    CapturingThreadLocal,
    /// Another thread captures a stream in global mode.
    #[fails(no_capture, uncaptured_context)]
    #[only(no_capture, uncaptured_context)]
    #[facts(is_initialized, has_context)]
    CapturingElsewhere,
    /// The calling thread captures a stream in relaxed mode, which forbids nothing.
    #[fails(uncaptured_context)]
    #[only(no_capture, uncaptured_context)]
    #[facts(is_initialized, has_context)]
    CapturingRelaxed,
    /// A kernel of the current context has written where nothing is, and somebody has waited for it.
    #[hazard("corrupts-context")]
    #[fails(sound_context)]
    #[only(sound_context)]
    #[crossed(never)]
    #[facts(is_initialized, has_context)]
    Faulted,
    /// All memory of the device is in use, the last byte of it by the process itself.
    #[hazard("fills-memory")]
    #[fails(free_memory)]
    #[only(free_memory)]
    #[crossed(never)]
    #[facts(is_initialized, has_context)]
    MemoryFull,
    /// A call of the runtime has failed on the calling thread, for an argument was not valid.
    #[last_error(INVALID_VALUE)]
    #[facts(is_initialized, has_context)]
    AfterError,
}
