//! Streams.

/// A stream that is only asked about itself; captures do not matter.
type AnyStream = Stream<Null, Legacy, PerThread, Capturing, CaptureInvalidated, CapturedElsewhere>;

/// A stream that takes work, or notes it in a capture.
type WorkStream = Stream<Null, Legacy, PerThread, Capturing>;

/// A stream that takes work, which no capture can note.
type UncapturedStream = Stream<Null, Legacy, PerThread>;

/// The streams that are always there belong to the current context, so there must be one.
#[rules]
fn special_needs_context(hStream: Stream) {
    /// Without a current context there are no streams that are always there.
    #[rule("special-needs-context", documented, undocumented)]
    if hStream.is_special() && !thread.has_context() {
        return INVALID_CONTEXT;
    }
}

/// Makes a stream.
#[needs(live_context, outside_callback)]
#[order(unknown)]
#[unreachable(DEINITIALIZED, "only while the process ends")]
#[unreachable(OUT_OF_MEMORY, "only when memory is used up")]
fn cuStreamCreate(
    /// Room for the stream.
    phStream: Out<CUstream>,
    /// Whether the stream waits for the legacy stream and the other way round.
    Flags: OneOf<CUstream_flags>,
) {
}

/// Makes a stream with a priority.
#[needs(live_context, outside_callback)]
#[order(unknown)]
#[unreachable(DEINITIALIZED, "only while the process ends")]
#[unreachable(OUT_OF_MEMORY, "only when memory is used up")]
fn cuStreamCreateWithPriority(
    /// Room for the stream.
    phStream: Out<CUstream>,
    /// Whether the stream waits for the legacy stream and the other way round.
    flags: OneOf<CUstream_flags>,
    /// Lower numbers go first; moved into the device's range.
    priority: Clamped,
) {
}

/// The priority of a stream, as it was moved into the device's range.
#[needs(context, outside_callback)]
#[order(unknown)]
#[unreachable(DEINITIALIZED, "only while the process ends")]
#[unreachable(OUT_OF_MEMORY, "a question allocates nothing")]
#[not_safe(
    INVALID_HANDLE,
    "only a handle that is none, which may crash the driver"
)]
fn cuStreamGetPriority(
    /// The stream.
    hStream: AnyStream,
    /// Room for the priority.
    priority: Out<c_int>,
) {
    /// A stream nobody gave a priority has the ordinary one.
    #[ensure("zero-by-default", documented)]
    if hStream.is_created() || hStream.is_non_blocking() {
        assert!(priority.value() == 0);
    }
}

/// The device a stream runs on.
#[needs(context, outside_callback)]
#[order(unknown)]
#[unreachable(DEINITIALIZED, "only while the process ends")]
#[unreachable(OUT_OF_MEMORY, "a question allocates nothing")]
#[not_safe(
    INVALID_HANDLE,
    "only a handle that is none, which may crash the driver"
)]
fn cuStreamGetDevice(
    /// The stream.
    hStream: AnyStream,
    /// Room for the device.
    device: Out<CUdevice>,
) {
    /// All streams here run on the first device.
    #[ensure("first-device", documented)]
    if device.is_place() {
        assert!(device.value() == 0);
    }
}

/// The flags a stream was made with.
#[needs(context, outside_callback)]
#[order(unknown)]
#[unreachable(DEINITIALIZED, "only while the process ends")]
#[unreachable(OUT_OF_MEMORY, "a question allocates nothing")]
#[not_safe(
    INVALID_HANDLE,
    "only a handle that is none, which may crash the driver"
)]
fn cuStreamGetFlags(
    /// The stream.
    hStream: AnyStream,
    /// Room for the flags.
    flags: Out<c_uint>,
) {
    /// A stream made without a flag has none.
    #[ensure("none", documented)]
    if hStream.is_created() {
        assert!(flags.value() == CU_STREAM_DEFAULT);
    }

    /// A flag comes back.
    #[ensure("all-of-them", documented)]
    if hStream.is_non_blocking() {
        assert!(flags.value() == CU_STREAM_NON_BLOCKING);
    }
}

/// A number that no other stream of the process has or had.
#[needs(initialized, outside_callback)]
#[order(unknown)]
#[not_safe(
    INVALID_HANDLE,
    "only a handle that is none, which may crash the driver"
)]
fn cuStreamGetId(
    /// The stream.
    hStream: AnyStream,
    /// Room for the number.
    streamId: Out<c_ulonglong>,
) {
    check!(initialized);
    special_needs_context(hStream);
}

/// The context a stream belongs to; for the streams that are always there, the current one.
#[needs(initialized, outside_callback)]
#[order(unknown)]
#[unreachable(DEINITIALIZED, "only while the process ends")]
#[unreachable(NOT_SUPPORTED, "streams of green contexts, which had no context once")]
#[not_safe(
    INVALID_HANDLE,
    "only a handle that is none, which may crash the driver"
)]
fn cuStreamGetCtx(
    /// The stream.
    hStream: AnyStream,
    /// Room for the context.
    pctx: Out<CUcontext>,
) {
    check!(initialized);
    special_needs_context(hStream);

    /// Every stream has a context.
    #[ensure("is-a-context", documented)]
    if pctx.is_place() {
        assert!(pctx.value() != 0);
    }
}

/// The context a stream belongs to, and the green one if there is one.
#[needs(initialized, outside_callback)]
#[order(unknown)]
#[unreachable(DEINITIALIZED, "only while the process ends")]
#[not_safe(
    INVALID_HANDLE,
    "only a handle that is none, which may crash the driver"
)]
fn cuStreamGetCtx_v2(
    /// The stream.
    hStream: AnyStream,
    /// Room for the context.
    pCtx: Out<CUcontext>,
    /// Room for the green context; null when there is none.
    pGreenCtx: Out<CUgreenCtx>,
) {
    check!(initialized);
    special_needs_context(hStream);

    /// Every stream has a context.
    #[ensure("is-a-context", documented)]
    if pCtx.is_place() {
        assert!(pCtx.value() != 0);
    }

    /// None of the streams here was made for a green context.
    #[ensure("not-green", documented)]
    if pGreenCtx.is_place() {
        assert!(pGreenCtx.value() == 0);
    }
}

/// Holds back later work of a stream until an event has happened.
#[needs(context, outside_callback)]
#[stream_ordered(hStream)]
#[order(unknown)]
#[unreachable(DEINITIALIZED, "only while the process ends")]
fn cuStreamWaitEvent(
    /// Stream that waits; null holds back every stream that waits for the null stream.
    hStream: WorkStream,
    /// Event waited for, of whichever context; one never recorded holds nothing back.
    hEvent: Event,
    /// Whether a capture gets a node that waits for the event each time the graph runs.
    Flags: OneOf<CUevent_wait_flags>,
) {
    check!(hEvent);

    /// Outside a capture there is no graph in which the node could stand.
    #[rule("external-needs-capture", documented, undocumented)]
    if Flags == CU_EVENT_WAIT_EXTERNAL && !hStream.is_capturing() {
        return ILLEGAL_STATE;
    }

    /// A capture cannot depend on work outside of it.
    #[rule("capture-stays-isolated", assumed)]
    if hStream.is_capturing() && Flags == CU_EVENT_WAIT_DEFAULT && hEvent.is_recorded() {
        return STREAM_CAPTURE_ISOLATION;
    }
}

/// Runs a host function once everything already in the stream is done.
#[needs(context, outside_callback)]
#[stream_ordered(hStream)]
#[order(unknown)]
#[unreachable(DEINITIALIZED, "only while the process ends")]
#[unreachable(NOT_SUPPORTED, "only devices of before compute capability 1.1")]
#[not_safe(
    INVALID_HANDLE,
    "only a handle that is none, which may crash the driver"
)]
fn cuStreamAddCallback(
    /// Stream the function takes its place in; a capture cannot note it.
    hStream: UncapturedStream,
    /// Function to run; it may not call the driver.
    callback: Callback,
    /// Handed to the function untouched.
    userData: Opaque,
    /// Kept for later.
    flags: Reserved,
) {
    check!(callback);
}

/// Sets who may touch a managed or pageable range, in stream order.
#[needs(context, outside_callback)]
#[stream_ordered(hStream)]
#[order(unknown)]
#[unreachable(DEINITIALIZED, "only while the process ends")]
#[unreachable(NOT_SUPPORTED, "only devices without managed memory")]
#[not_safe(
    INVALID_HANDLE,
    "only a handle that is none, which may crash the driver"
)]
fn cuStreamAttachMemAsync(
    /// Stream whose order the change joins.
    hStream: UncapturedStream,
    /// First byte of the range.
    dptr: Address<Managed, Pageable>,
    /// Bytes in the range; zero stands for the whole managed allocation.
    length: Bytes<dptr>,
    /// Who may touch the range from now on.
    #[undefined(Unset)]
    flags: OneOf<CUmemAttach_flags>,
) {
    /// A managed allocation changes hands whole.
    #[rule("whole-allocation", documented, undocumented)]
    if dptr.is_managed() && length != 0 && length != dptr.allocation_size() {
        return INVALID_VALUE;
    }

    /// Pageable memory needs a device that reaches it.
    #[rule("pageable-access", documented, undocumented)]
    if dptr.is_pageable() && !hStream.device().pageable_memory_access() {
        return INVALID_VALUE;
    }

    /// Pageable memory has no size of its own to fall back on.
    #[rule("pageable-length", documented, undocumented)]
    if dptr.is_pageable() && length == 0 {
        return INVALID_VALUE;
    }

    /// The null stream is every stream, so nothing can belong to it alone.
    #[rule("single-needs-a-stream", documented, undocumented)]
    if flags == CU_MEM_ATTACH_SINGLE && hStream.is_null() && !symbol.is_per_thread() {
        return INVALID_VALUE;
    }

    /// The legacy stream is the null stream by another name.
    #[rule("single-not-legacy", assumed)]
    if flags == CU_MEM_ATTACH_SINGLE && hStream.is_legacy() {
        return INVALID_VALUE;
    }
}

/// Whether a stream has done everything it was given.
#[needs(context, outside_callback)]
#[order(unknown)]
#[unreachable(DEINITIALIZED, "only while the process ends")]
#[not_safe(
    INVALID_HANDLE,
    "only a handle that is none, which may crash the driver"
)]
fn cuStreamQuery(
    /// The stream; one that is captured has nothing to do, and no answer.
    hStream: UncapturedStream,
) {
    /// Some of its work is still under way.
    #[rule("done", documented)]
    if hStream.is_busy() {
        return NOT_READY;
    }
}

/// Waits until a stream has done everything it was given.
#[needs(context, outside_callback)]
#[order(unknown)]
#[unreachable(DEINITIALIZED, "only while the process ends")]
#[not_safe(
    INVALID_HANDLE,
    "only a handle that is none, which may crash the driver"
)]
fn cuStreamSynchronize(
    /// The stream; for one that is captured there is nothing to wait for.
    hStream: UncapturedStream,
) {
}

/// Destroys a stream, at once or when its work is done.
#[needs(context, outside_callback)]
#[order(unknown)]
#[unreachable(DEINITIALIZED, "only while the process ends")]
#[unreachable(
    INVALID_VALUE,
    "the only parameter is a handle, and a wrong one gives INVALID_HANDLE"
)]
fn cuStreamDestroy_v2(
    /// The stream; those that are always there stay.
    #[undefined(Capturing, CaptureInvalidated)]
    hStream: Stream,
) {
}

/// Destroys a stream, under the name it had first.
#[needs(context, outside_callback)]
#[order(unknown)]
#[same_rules(cuStreamDestroy_v2)]
fn cuStreamDestroy(
    /// The stream; those that are always there stay.
    #[undefined(Capturing, CaptureInvalidated)]
    hStream: Stream,
) {
}

/// Gives a stream the attributes of another.
#[needs(context, outside_callback)]
#[order(unknown)]
fn cuStreamCopyAttributes(
    /// Stream that gets them.
    dst: WorkStream,
    /// Stream that has them.
    src: WorkStream,
) {
    /// Both streams belong to one context.
    #[rule("same-context", documented)]
    if dst.context() != src.context() {
        return INVALID_VALUE;
    }
}

/// The attributes that streams have; launches and nodes of graphs have more.
#[rules]
fn streams_have(attr: CUstreamAttrID) {
    /// The other attributes are for launches and nodes of graphs.
    #[rule("of-streams", documented)]
    if !matches!(
        attr,
        CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW
            | CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY
            | CU_LAUNCH_ATTRIBUTE_PRIORITY
            | CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP
            | CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN
            | CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING
    ) {
        return INVALID_VALUE;
    }
}

/// An attribute of a stream.
#[needs(context, outside_callback)]
#[order(unknown)]
#[not_safe(
    INVALID_HANDLE,
    "only a handle that is none, which may crash the driver"
)]
fn cuStreamGetAttribute(
    /// The stream.
    hStream: WorkStream,
    /// Which attribute.
    attr: OneOf<CUlaunchAttributeID>,
    /// Room for its value.
    value_out: Out<CUstreamAttrValue>,
) {
    streams_have(attr);
}

/// Sets an attribute of a stream for the work that follows.
#[needs(context, outside_callback)]
#[order(unknown)]
#[not_safe(
    INVALID_HANDLE,
    "only a handle that is none, which may crash the driver"
)]
fn cuStreamSetAttribute(
    /// The stream.
    hStream: WorkStream,
    /// Which attribute.
    attr: OneOf<CUlaunchAttributeID>,
    /// Its value, in the member that belongs to the attribute.
    value: In<StreamAttributeValue>,
) {
    streams_have(attr);

    for given in value {
        /// Zero names no way to wait.
        #[rule("no-policy", assumed)]
        if attr == CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY && given.is_plain() {
            return INVALID_VALUE;
        }

        /// What means nothing is refused.
        #[rule("meaningful", assumed)]
        if given.is_nonsense() {
            return INVALID_VALUE;
        }
    }
}
