//! Streams and their captures.
//!
//! How domains are written: docs/contracts.md, "Writing a domain".

/// The capture of a stream, until it is ended.
#[resource(ended_by = cuStreamEndCapture, before_waiting)]
// What a capture cannot note spoils it.
#[spoiled_by(STREAM_CAPTURE_UNSUPPORTED, STREAM_CAPTURE_ISOLATION, STREAM_CAPTURE_IMPLICIT)]
struct Capture;

/// What belongs to a thread and decides what its captures forbid.
#[settings]
enum StreamSetting {
    /// Which calls the thread's captures forbid.
    #[reach(thread)]
    CaptureMode,
}

/// A stream: work that the device does in the order in which it was given. It is the same to every
/// thread that its context is current to.
#[domain(CUstream, live)]
#[resource(ended_by = cuStreamDestroy_v2)]
#[any_thread]
#[carries(Capture)]
enum Stream {
    /// A stream that the suite has made, and that waits for the legacy stream.
    #[accepted]
    #[has(context = 1)]
    Created,
    /// A stream that the suite has made, and that does not wait for the legacy stream.
    #[accepted]
    #[has(context = 1)]
    NonBlocking,
    /// Null: the legacy stream, or the one of the thread, by the symbol that is called.
    #[refused(INVALID_HANDLE)]
    #[is(special)]
    #[has(context = 1)]
    #[in_twin(PerThread)]
    Null = 0,
    /// The legacy stream by its own handle.
    #[refused(INVALID_HANDLE)]
    #[is(special)]
    #[has(context = 1)]
    Legacy = 1,
    /// The stream of the calling thread by its own handle.
    #[refused(INVALID_HANDLE)]
    #[is(special)]
    #[has(context = 1)]
    // Each thread has another one, and cases share it all the same, as they share the legacy one: its
    // work is waited for after each call. A capture or an attribute would stay in it, and what begins
    // the one or sets the other is a function that says `#[own_thread]`.
    PerThread = 2,
    /// A host function it runs has not returned.
    #[accepted]
    #[has(context = 1)]
    // Another thread holds it up, until the call is over.
    #[own_thread]
    Busy,
    /// The calling thread captures it in relaxed mode.
    #[refused(STREAM_CAPTURE_UNSUPPORTED)]
    #[has(context = 1)]
    #[own_thread]
    Capturing,
    /// It is being captured, and a mistake has spoilt the capture.
    #[refused(STREAM_CAPTURE_INVALIDATED)]
    #[is(capturing)]
    #[has(context = 1)]
    #[own_thread]
    CaptureInvalidated,
    /// Another thread has begun the capture, and not in relaxed mode.
    #[undefined]
    #[is(capturing)]
    #[has(context = 1)]
    // A call could draw what is this thread's own into the other's capture.
    #[own_thread]
    CapturedElsewhere,
    /// A stream of a context that is not current.
    #[accepted]
    #[has(context = 2)]
    // To make it is to have another context current for a while.
    #[own_thread]
    OtherContext,
    /// A stream that was destroyed.
    #[undefined]
    Destroyed,
    /// A number that never was a handle.
    #[undefined]
    Garbage = 0xdead_0000_beef,
}

/// A share of accesses, as a number of single precision.
#[domain]
enum Ratio {
    /// No access.
    #[accepted]
    None = 0,
    /// All accesses.
    #[accepted]
    All = 0x3f80_0000,
    /// A share above the whole.
    #[refused(INVALID_VALUE)]
    Above = 0x4000_0000,
    /// A share below zero.
    #[refused(INVALID_VALUE)]
    Negative = 0xbf80_0000,
}

/// A value of an attribute of a stream: the attribute decides which arm is meant.
#[fields]
struct CUstreamAttrValue<attr> {
    /// How a thread waits for the stream.
    #[when(attr == CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY)]
    syncPolicy: OneOf<CUsynchronizationPolicy>,
    /// Priority, moved into the range of the device.
    #[when(attr == CU_LAUNCH_ATTRIBUTE_PRIORITY)]
    priority: Clamped,
    /// Which writes a fence waits for.
    #[when(attr == CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN)]
    memSyncDomain: OneOf<CUlaunchMemSyncDomain>,
    /// The domain of the device for writes of its own.
    #[field(memSyncDomainMap.default_)]
    #[when(attr == CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP)]
    localDomain: Range<0, 3>,
    /// The domain of the device for writes to others.
    #[field(memSyncDomainMap.remote)]
    #[when(attr == CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP)]
    remoteDomain: Range<0, 3>,
    /// How many of the accesses to the window count as hits.
    #[field(accessPolicyWindow.hitRatio)]
    #[when(attr == CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW)]
    hitRatio: Ratio,
    /// What a hit is kept as.
    #[field(accessPolicyWindow.hitProp)]
    #[when(attr == CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW)]
    hitProp: AnyOf<CUaccessProperty>,
    /// What a miss is kept as.
    #[field(accessPolicyWindow.missProp)]
    #[when(attr == CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW)]
    #[refuses(CU_ACCESS_PROPERTY_PERSISTING = INVALID_VALUE)]
    missProp: AnyOf<CUaccessProperty>,
}
