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
    #[refused_by_older_driver]
    Devices,
    /// The runtime can set itself up: there is a driver, and a device. It initializes the driver, and has the
    /// primary context of the thread's device current where the thread has no context. After a fault and a reset of the
    /// device it cannot, and the code is DEVICES_UNAVAILABLE.
    #[scenarios]
    #[yields(NO_DEVICE)]
    #[refused_by_older_driver]
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
    #[stated]
    #[beside(initialized, runtime, devices)]
    #[yields(NOT_PERMITTED)]
    OutsideCallback,
    /// A context is current to the calling thread.
    #[implies(initialized)]
    #[met_by(runtime)]
    #[scenarios]
    #[yields(INVALID_CONTEXT)]
    Context,
    /// The current context has not been destroyed.
    #[stated]
    #[beside(context)]
    #[implies(initialized, context)]
    #[met_by(runtime)]
    #[yields(CONTEXT_IS_DESTROYED)]
    LiveContext,
    /// The context that is current to the thread, if there is one, has not been destroyed.
    #[stated(live_context)]
    #[met_by(runtime)]
    #[beside(outside_callback, initialized)]
    #[yields(CONTEXT_IS_DESTROYED)]
    IntactContext,
    /// The runtime can use the context that is current to the thread, if there is one. It creates a primary context
    /// again that was released or reset.
    #[stated(live_context)]
    #[beside(outside_callback, runtime)]
    #[yields(INVALID_CONTEXT)]
    UsableContext,
    /// Captures under way, if there are any, allow calls that may have an effect outside of them.
    #[stated]
    #[beside(
        live_context,
        intact_context,
        usable_context,
        context,
        outside_callback,
        initialized,
        runtime,
        devices
    )]
    #[yields(STREAM_CAPTURE_UNSUPPORTED)]
    NoCapture,
    /// The current context is free of streams that are being captured, in whatever mode.
    #[stated]
    #[yields(STREAM_CAPTURE_UNSUPPORTED)]
    UncapturedContext,
    /// The current context is free of captured streams that its legacy stream waits for.
    #[stated(uncaptured_context)]
    #[yields(STREAM_CAPTURE_IMPLICIT)]
    UncapturedLegacy,
    /// No kernel of the current context has faulted.
    #[stated]
    #[beside(live_context, intact_context, usable_context)]
    #[yields(ILLEGAL_ADDRESS)]
    SoundContext,
    /// The device has memory left.
    #[yields(OUT_OF_MEMORY)]
    FreeMemory,
    /// The process has initialized the driver itself, and is not a child forked afterwards.
    #[stated]
    #[beside(initialized)]
    #[before(outside_callback, runtime, devices)]
    #[yields(NOT_INITIALIZED)]
    OwnProcess,
}

/// Classes of functions that need the same of the process and the thread. A class says of every need that is
/// `stated` whether its functions have it. `class(..)` takes the place of a list of needs.
#[classes]
enum Class {
    /// Reads its arguments and tables of the library, in any process and on any thread.
    #[tolerates(
        outside_callback,
        live_context,
        no_capture,
        uncaptured_context,
        sound_context,
        own_process
    )]
    Lookup,
    /// Reads an object of a context. After a fault it returns the fault.
    #[needs(sound_context)]
    #[tolerates(
        outside_callback,
        live_context,
        no_capture,
        uncaptured_context,
        own_process
    )]
    HandleLookup,
    /// Reads or changes something of the process or the device. It ignores the current context.
    #[needs(outside_callback, own_process)]
    #[tolerates(live_context, no_capture, uncaptured_context, sound_context)]
    ProcessState,
    /// Creates or frees something of the process at once, which a capture forbids.
    #[needs(outside_callback, no_capture, own_process)]
    #[tolerates(live_context, uncaptured_context, sound_context)]
    ProcessObject,
    /// Uses the device. After a fault it returns the fault.
    #[needs(outside_callback, sound_context, own_process)]
    #[tolerates(live_context, no_capture, uncaptured_context)]
    DeviceState,
    /// Creates or frees something on the device at once, which a capture forbids.
    #[needs(outside_callback, no_capture, sound_context, own_process)]
    #[tolerates(live_context, uncaptured_context)]
    DeviceObject,
    /// Reads or changes something of the current context without the device.
    #[needs(outside_callback, live_context, own_process)]
    #[tolerates(no_capture, uncaptured_context, sound_context)]
    ContextLookup,
    /// Uses the current context.
    #[needs(outside_callback, live_context, sound_context, own_process)]
    #[tolerates(no_capture, uncaptured_context)]
    ContextState,
    /// Creates or frees something in the current context at once, which a capture forbids.
    #[needs(outside_callback, live_context, no_capture, sound_context, own_process)]
    #[tolerates(uncaptured_context)]
    ContextObject,
    /// Frees memory, with or without a current context.
    #[needs(
        outside_callback,
        intact_context,
        no_capture,
        sound_context,
        own_process
    )]
    #[tolerates(uncaptured_context)]
    Free,
    /// Uses a stream, by whose handle it finds the context.
    #[needs(outside_callback, sound_context)]
    #[tolerates(live_context, no_capture, uncaptured_context, own_process)]
    StreamWork,
    /// Copies in a stream, and checks the current context as well.
    #[needs(outside_callback, intact_context, sound_context, own_process)]
    #[tolerates(no_capture, uncaptured_context)]
    StreamCopy,
    /// Waits for a stream or queries it, which a capture forbids.
    #[needs(outside_callback, no_capture, sound_context)]
    #[tolerates(live_context, uncaptured_context, own_process)]
    StreamWait,
    /// Reads or changes a node of an executable, which a host function and a forked child cannot look up.
    #[needs(outside_callback, own_process)]
    #[tolerates(live_context, no_capture, uncaptured_context, sound_context)]
    ExecutableNode,
    /// The same for a node that uses the device. After a fault it returns the fault.
    #[needs(outside_callback, own_process, sound_context)]
    #[tolerates(live_context, no_capture, uncaptured_context)]
    ExecutableDeviceNode,
    /// Waits for an event or queries it, which a capture forbids.
    #[needs(no_capture, sound_context)]
    #[tolerates(outside_callback, live_context, uncaptured_context, own_process)]
    Wait,
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
    // The runtime initializes itself in this state, in a new process for each call, and a device creates contexts
    // one at a time. A second fault has the same result as in the ready state.
    #[crossed(never, runtime)]
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
    /// An OpenGL context is current to the thread, and the primary context of the first device.
    #[asked]
    #[facts(is_initialized, has_context, has_opengl)]
    UnderOpengl,
    /// The context that is current to the thread has been destroyed by another thread.
    #[fails(live_context, intact_context, usable_context)]
    #[only(live_context, intact_context, usable_context)]
    #[facts(is_initialized, has_context, has_destroyed_context)]
    ContextDestroyed,
    /// The runtime has reset the device, which the process had used. Nothing is left but the handle of the primary
    /// context, which is still current. The next call that needs the device sets it up.
    #[only(devices, runtime)]
    #[crossed(never)]
    #[lifeless]
    #[facts(is_initialized, has_context, has_destroyed_context)]
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
    /// Another thread captures a stream in thread-local mode.
    #[fails(uncaptured_context)]
    #[only(uncaptured_context)]
    #[crossed(never)]
    #[facts(is_initialized, has_context)]
    CapturingElsewhereThreadLocal,
    /// Another thread captures a stream in relaxed mode.
    #[fails(uncaptured_context)]
    #[only(uncaptured_context)]
    #[crossed(never)]
    #[facts(is_initialized, has_context)]
    CapturingElsewhereRelaxed,
    // A thread is in global mode until it exchanges its mode. The states above are those of such a thread.
    /// The calling thread captures a stream in global mode, and is itself in thread-local mode.
    #[fails(no_capture, uncaptured_context)]
    #[only(no_capture)]
    #[strict]
    #[crossed(never)]
    #[facts(is_initialized, has_context, is_capturing)]
    CapturingGlobalFromThreadLocal,
    /// The calling thread captures a stream in global mode, and is itself in relaxed mode.
    #[fails(uncaptured_context)]
    #[only(no_capture)]
    #[strict]
    #[crossed(never)]
    #[facts(is_initialized, has_context)]
    CapturingGlobalFromRelaxed,
    /// The calling thread captures a stream in thread-local mode, and is itself in thread-local mode.
    #[fails(no_capture, uncaptured_context)]
    #[only(no_capture)]
    #[strict]
    #[crossed(never)]
    #[facts(is_initialized, has_context, is_capturing)]
    CapturingThreadLocalFromThreadLocal,
    /// The calling thread captures a stream in thread-local mode, and is itself in relaxed mode.
    #[fails(uncaptured_context)]
    #[only(no_capture)]
    #[strict]
    #[crossed(never)]
    #[facts(is_initialized, has_context)]
    CapturingThreadLocalFromRelaxed,
    /// The calling thread captures a stream in relaxed mode, and is itself in thread-local mode.
    #[fails(uncaptured_context)]
    #[only(no_capture)]
    #[strict]
    #[crossed(never)]
    #[facts(is_initialized, has_context)]
    CapturingRelaxedFromThreadLocal,
    /// The calling thread captures a stream in relaxed mode, and is itself in relaxed mode.
    #[fails(uncaptured_context)]
    #[only(no_capture)]
    #[strict]
    #[crossed(never)]
    #[facts(is_initialized, has_context)]
    CapturingRelaxedFromRelaxed,
    /// Another thread captures a stream in global mode, and the calling one is in thread-local mode.
    #[fails(uncaptured_context)]
    #[only(no_capture)]
    #[strict]
    #[crossed(never)]
    #[facts(is_initialized, has_context)]
    CapturingElsewhereFromThreadLocal,
    /// Another thread captures a stream in global mode, and the calling one is in relaxed mode.
    #[fails(uncaptured_context)]
    #[only(no_capture)]
    #[strict]
    #[crossed(never)]
    #[facts(is_initialized, has_context)]
    CapturingElsewhereFromRelaxed,
    /// Another thread captures a stream in thread-local mode, and the calling one is in thread-local mode.
    #[fails(uncaptured_context)]
    #[only(no_capture)]
    #[strict]
    #[crossed(never)]
    #[facts(is_initialized, has_context)]
    CapturingElsewhereThreadLocalFromThreadLocal,
    /// Another thread captures a stream in thread-local mode, and the calling one is in relaxed mode.
    #[fails(uncaptured_context)]
    #[only(no_capture)]
    #[strict]
    #[crossed(never)]
    #[facts(is_initialized, has_context)]
    CapturingElsewhereThreadLocalFromRelaxed,
    /// Another thread captures a stream in relaxed mode, and the calling one is in thread-local mode.
    #[fails(uncaptured_context)]
    #[only(no_capture)]
    #[strict]
    #[crossed(never)]
    #[facts(is_initialized, has_context)]
    CapturingElsewhereRelaxedFromThreadLocal,
    /// Another thread captures a stream in relaxed mode, and the calling one is in relaxed mode.
    #[fails(uncaptured_context)]
    #[only(no_capture)]
    #[strict]
    #[crossed(never)]
    #[facts(is_initialized, has_context)]
    CapturingElsewhereRelaxedFromRelaxed,
    /// The calling thread captures a stream in global mode, and an earlier call has invalidated the capture.
    #[fails(no_capture, uncaptured_context)]
    #[only(no_capture, uncaptured_context)]
    #[crossed(never)]
    #[facts(is_initialized, has_context, is_capturing)]
    CaptureInvalidated,
    /// The calling thread captures, in relaxed mode, a stream that the legacy stream waits for.
    #[fails(uncaptured_legacy, uncaptured_context)]
    #[only(uncaptured_legacy)]
    #[crossed(once)]
    #[facts(is_initialized, has_context)]
    CapturingBlocking,
    /// Another context of the same device is current. The arguments belong to the primary context.
    // Exemplars say whose context a handle belongs to, so planned cases need no such state.
    #[unplanned]
    #[facts(is_initialized, has_context)]
    OtherContext,
    /// The current context is a primary context that was released to zero after the arguments were made.
    #[fails(live_context, intact_context, primary_retained)]
    #[only(live_context, intact_context, runtime)]
    #[crossed(never)]
    #[lifeless]
    #[facts(
        is_initialized,
        has_context,
        has_destroyed_context,
        is_primary_inactive
    )]
    PrimaryReleased,
    /// The current context is a primary context that was reset after the arguments were made.
    #[fails(live_context, intact_context)]
    #[only(live_context, intact_context, runtime)]
    #[crossed(never)]
    #[lifeless]
    #[facts(
        is_initialized,
        has_context,
        has_destroyed_context,
        is_primary_inactive
    )]
    PrimaryReset,
    /// The process is a child that was forked after the driver was initialized, and the runtime set up.
    #[fails(own_process)]
    #[only(own_process)]
    #[crossed(once)]
    #[facts(is_initialized, has_context)]
    Forked,
    /// A kernel of the current context has written where nothing is, and somebody has waited for it.
    #[fails(sound_context)]
    #[only(sound_context)]
    #[crossed(once)]
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
