//! Events from EGL syncs, which only the drivers of integrated devices have.

/// An EGL sync.
#[domain(EGLSyncKHR, live)]
enum EglSync {
    /// A fence that is signaled.
    #[accepted]
    #[gate(device.integrated())]
    Signaled,
    /// Null.
    #[undefined]
    Null = 0,
    /// A number that never was a sync.
    #[undefined]
    Garbage = 0xdead_0000_beef,
}

/// Flags of an event from an EGL sync.
#[domain]
enum EglEventFlags {
    /// The default.
    #[accepted]
    Default = CU_EVENT_DEFAULT,
    /// Threads that wait for the event block.
    #[accepted]
    Blocking = CU_EVENT_BLOCKING_SYNC,
    /// The event keeps no time, which is the only possibility.
    #[undefined]
    Other = CU_EVENT_DISABLE_TIMING,
    /// Every bit of the type.
    #[refused(INVALID_VALUE)]
    #[when(value > 7)]
    AllOnes = all_ones(),
}

/// Creates an event from an EGL sync. Streams and threads can wait for it; it can be neither recorded nor measured.
#[needs(
    initialized,
    context,
    outside_callback,
    live_context,
    no_capture,
    uncaptured_context,
    sound_context,
    own_process
)]
#[yields(
    outside_callback = UNDEFINED,
    live_context = UNDEFINED,
    no_capture = UNDEFINED,
    uncaptured_context = UNDEFINED,
    sound_context = UNDEFINED,
    own_process = UNDEFINED
)]
#[order(unknown)]
#[unreachable(OUT_OF_MEMORY, "needs a full device")]
#[no_visible_effect("the driver of a device with its own memory has no such function")]
fn cuEventCreateFromEGLSync(
    /// A place for the event.
    #[creates(Event)]
    phEvent: Out<CUevent>,
    /// The sync.
    eglSync: EglSync,
    /// Flags of the event.
    flags: EglEventFlags,
) {
    check!(initialized);
}
