//! Streams: making and destroying them, asking them, waiting for them.

#![on("580.159.04")]

/// A stream that is only asked about itself; captures do not matter.
type AnyStream = Stream<Null, Legacy, PerThread, Capturing, CaptureInvalidated, CapturedElsewhere>;

/// A stream whose capture does not matter as long as it has not been spoilt.
type SoundStream = Stream<Null, Legacy, PerThread, Capturing, CapturedElsewhere>;

/// A stream that takes work, or notes it in a capture.
type WorkStream = Stream<Null, Legacy, PerThread, Capturing>;

/// Where the call is made matters only for the streams that are always there, which are those of
/// the current context. A stream that somebody made brings its context along.
#[rules]
fn special_needs_context(hStream: Stream) {
    if hStream.is_special() {
        check!(own_process, outside_callback);
    }

    /// Without a current context there are no streams that are always there.
    #[rule("special-needs-context", observed, on("580.159.04"))]
    if hStream.is_special() && !thread.has_context() {
        return INVALID_CONTEXT;
    }

    if hStream.is_special() {
        check!(intact_context);
    }
}

/// Work of the legacy stream waits for the blocking streams of its context, and cannot wait for a captured one.
#[rules]
fn legacy_is_uncaptured(hStream: Stream) {
    if hStream.is_legacy() || hStream.is_null() && !symbol.is_per_thread() {
        check!(uncaptured_legacy);
    }
}

/// Synchronous work goes to the legacy stream, by the symbols that are not those of the per-thread stream.
#[rules]
fn default_is_uncaptured() {
    if !symbol.is_per_thread() {
        check!(uncaptured_legacy);
    }
}

/// Makes a stream.
#[class(context_state)]
#[tolerates(free_memory)]
#[contradicted(
    OUT_OF_MEMORY,
    "a stream is made all the same when the memory of the device is used up"
)]
#[order(observed)]
#[waits(never)]
fn cuStreamCreate(
    /// Room for the stream.
    #[creates(Stream)]
    #[on_failure(written, unless(INVALID_VALUE))]
    phStream: Out<CUstream>,
    /// Whether the stream waits for the legacy stream and the other way round.
    Flags: OneOf<CUstream_flags>,
) {
    check!(
        phStream,
        Flags,
        initialized,
        outside_callback,
        context,
        live_context
    );
}

/// Makes a stream with a priority.
#[class(context_state)]
#[tolerates(free_memory)]
#[contradicted(
    OUT_OF_MEMORY,
    "a stream is made all the same when the memory of the device is used up"
)]
#[order(observed)]
fn cuStreamCreateWithPriority(
    /// Room for the stream.
    #[creates(Stream)]
    #[on_failure(written, unless(INVALID_VALUE))]
    phStream: Out<CUstream>,
    /// Whether the stream waits for the legacy stream and the other way round.
    flags: OneOf<CUstream_flags>,
    /// Lower numbers go first; moved into the device's range.
    priority: Clamped,
) {
    check!(
        phStream,
        flags,
        initialized,
        outside_callback,
        context,
        live_context
    );
}

/// The priority of a stream, as it was moved into the device's range.
#[needs(initialized)]
#[class(stream_work)]
#[tolerates(free_memory)]
#[order(observed)]
#[contradicted(OUT_OF_MEMORY, "a full device answers the question all the same")]
#[not_safe(
    INVALID_HANDLE,
    "only a handle that is none, which may crash the driver"
)]
fn cuStreamGetPriority(
    /// The stream.
    hStream: SoundStream,
    /// Room for the priority.
    priority: Out<c_int>,
) {
    check!(priority, initialized);
    special_needs_context(hStream);
    legacy_is_uncaptured(hStream);
    check!(hStream);

    /// A stream nobody gave a priority has the ordinary one.
    #[ensure("zero-by-default", documented, on("580.159.04"))]
    if hStream.is_created() || hStream.is_non_blocking() {
        assert!(priority.value() == 0);
    }
}

/// The device a stream runs on.
#[needs(initialized)]
#[class(stream_work)]
#[tolerates(free_memory)]
#[order(observed)]
#[contradicted(OUT_OF_MEMORY, "a full device answers the question all the same")]
#[not_safe(
    INVALID_HANDLE,
    "only a handle that is none, which may crash the driver"
)]
fn cuStreamGetDevice(
    /// The stream; one that is captured gives no answer, and its capture is spoilt.
    #[refuses(
        CaptureInvalidated = STREAM_CAPTURE_UNSUPPORTED,
        CapturedElsewhere = STREAM_CAPTURE_UNSUPPORTED
    )]
    #[unseen("all streams at hand are of one device")]
    hStream: UncapturedStream,
    /// Room for the device.
    device: Out<CUdevice>,
) {
    check!(device, initialized);
    special_needs_context(hStream);
    legacy_is_uncaptured(hStream);
    check!(hStream);

    /// All streams here run on the first device.
    #[ensure("first-device", documented, on("580.159.04"))]
    if device.is_place() {
        assert!(device.value() == 0);
    }
}

/// The flags a stream was made with.
#[needs(initialized)]
#[class(stream_work)]
#[tolerates(free_memory)]
#[order(observed)]
#[contradicted(OUT_OF_MEMORY, "a full device answers the question all the same")]
#[not_safe(
    INVALID_HANDLE,
    "only a handle that is none, which may crash the driver"
)]
fn cuStreamGetFlags(
    /// The stream; one that is captured gives no answer, and its capture is spoilt.
    #[refuses(
        CaptureInvalidated = STREAM_CAPTURE_UNSUPPORTED,
        CapturedElsewhere = STREAM_CAPTURE_UNSUPPORTED
    )]
    hStream: UncapturedStream,
    /// Room for the flags.
    flags: Out<c_uint>,
) {
    check!(flags, initialized);
    special_needs_context(hStream);
    legacy_is_uncaptured(hStream);
    check!(hStream);

    /// A stream made without a flag has none.
    #[ensure("none", documented, on("580.159.04"))]
    if hStream.is_created() {
        assert!(flags.value() == CU_STREAM_DEFAULT);
    }

    /// A flag comes back.
    #[ensure("all-of-them", documented, on("580.159.04"))]
    if hStream.is_non_blocking() {
        assert!(flags.value() == CU_STREAM_NON_BLOCKING);
    }
}

/// A number that no other stream of the process has or had.
#[needs(initialized)]
#[class(stream_work)]
#[order(observed)]
#[not_safe(
    INVALID_HANDLE,
    "only a handle that is none, which may crash the driver"
)]
fn cuStreamGetId(
    /// The stream; one that is captured gives no answer, and its capture is spoilt.
    #[refuses(
        CaptureInvalidated = STREAM_CAPTURE_UNSUPPORTED,
        CapturedElsewhere = STREAM_CAPTURE_UNSUPPORTED
    )]
    hStream: UncapturedStream,
    /// Room for the number.
    #[unseen("a number that tells streams apart may be any")]
    #[varies]
    streamId: Out<c_ulonglong>,
) {
    check!(streamId, initialized);
    special_needs_context(hStream);
    legacy_is_uncaptured(hStream);
    check!(hStream);
}

/// The context a stream belongs to; for the streams that are always there, the current one.
#[needs(initialized)]
#[class(stream_work)]
#[order(observed)]
#[unreachable(NOT_SUPPORTED, "streams of green contexts, which had no context once")]
#[not_safe(
    INVALID_HANDLE,
    "only a handle that is none, which may crash the driver"
)]
#[own_thread]
fn cuStreamGetCtx(
    /// The stream.
    hStream: SoundStream,
    /// Room for the context.
    #[lends(Context)]
    pctx: Out<CUcontext>,
) {
    check!(pctx, initialized);
    special_needs_context(hStream);
    legacy_is_uncaptured(hStream);
    check!(hStream);

    /// A stream belongs to the context that was current when it was made.
    #[ensure("is-a-context", documented)]
    if hStream.context() == 1 {
        assert!(pctx.value() == device.primary_context());
    }
}

/// The context a stream belongs to, and the green one if there is one.
#[needs(initialized)]
#[class(stream_work)]
#[order(observed)]
#[not_safe(
    INVALID_HANDLE,
    "only a handle that is none, which may crash the driver"
)]
#[own_thread]
fn cuStreamGetCtx_v2(
    /// The stream.
    hStream: SoundStream,
    /// Room for the context; null leaves it out.
    #[lends(Context)]
    pCtx: Out<CUcontext, Null>,
    /// Room for the green context, which is null when there is none; no room leaves it out.
    #[lends(GreenContext)]
    pGreenCtx: Out<CUgreenCtx, Null>,
) {
    /// A call that is to tell nothing is refused.
    #[rule("some-room", observed, on("580.159.04"))]
    if pCtx.is_null() && pGreenCtx.is_null() {
        return INVALID_VALUE;
    }

    check!(initialized);
    special_needs_context(hStream);
    legacy_is_uncaptured(hStream);
    check!(hStream);

    /// A stream belongs to the context that was current when it was made.
    #[ensure("is-a-context", documented)]
    if hStream.context() == 1 && pCtx.is_place() {
        assert!(pCtx.value() == device.primary_context());
    }

    /// None of the streams here was made for a green context.
    #[ensure("not-green", documented, on("580.159.04"))]
    if pGreenCtx.is_place() {
        assert!(pGreenCtx.value() == 0);
    }
}

/// Whether a stream has done everything it was given.
#[needs(initialized)]
#[class(stream_wait)]
#[order(observed)]
#[not_safe(
    INVALID_HANDLE,
    "only a handle that is none, which may crash the driver"
)]
#[waits(never, stream = hStream, when(hStream.is_busy()))]
#[waits(never)]
fn cuStreamQuery(
    /// The stream; one that is captured has nothing to do, and no answer.
    #[refuses(
        CaptureInvalidated = STREAM_CAPTURE_UNSUPPORTED,
        CapturedElsewhere = STREAM_CAPTURE_UNSUPPORTED
    )]
    hStream: UncapturedStream,
) {
    check!(initialized);
    special_needs_context(hStream);
    legacy_is_uncaptured(hStream);
    check!(no_capture);
    check!(hStream);

    /// Some of its work is still under way.
    #[rule("done", documented, on("580.159.04"))]
    if hStream.is_busy() {
        return NOT_READY;
    }
}

/// Waits until a stream has done everything it was given.
#[needs(initialized)]
#[class(stream_wait)]
#[order(observed)]
#[not_safe(
    INVALID_HANDLE,
    "only a handle that is none, which may crash the driver"
)]
#[waits(stream = hStream)]
fn cuStreamSynchronize(
    /// The stream; for one that is captured there is nothing to wait for.
    #[refuses(
        CaptureInvalidated = STREAM_CAPTURE_UNSUPPORTED,
        CapturedElsewhere = STREAM_CAPTURE_UNSUPPORTED
    )]
    hStream: UncapturedStream,
) {
    check!(initialized);
    special_needs_context(hStream);
    legacy_is_uncaptured(hStream);
    check!(no_capture);
    check!(hStream);
}

/// Destroys a stream, at once or when its work is done.
#[needs(context, sound_context)]
#[tolerates(outside_callback, live_context, no_capture, uncaptured_context)]
#[yields(own_process = UNDEFINED)]
#[order(observed)]
#[unreachable(
    INVALID_VALUE,
    "the only parameter is a handle, and a wrong one gives INVALID_HANDLE"
)]

#[waits(never, stream = hStream)]
fn cuStreamDestroy_v2(
    /// The stream; those that are always there stay.
    #[undefined(Capturing, CaptureInvalidated)]
    #[ends(Stream)]
    #[until(9010, undefined(Legacy, PerThread), on("340.108"), not_on("390.157", "580.159.04"))]
    hStream: Stream<Legacy, PerThread>,
) {
    check!(hStream);
    if hStream.is_legacy() || hStream.is_per_thread() {
        check!(initialized, context, intact_context);
    }

    /// The streams that are always there stay.
    #[rule("always-there", observed, on("580.159.04"))]
    if hStream.is_legacy() || hStream.is_per_thread() {
        return INVALID_HANDLE;
    }
}

/// Destroys a stream, under the name it had first.
#[needs(context, sound_context)]
#[tolerates(outside_callback, live_context, no_capture, uncaptured_context)]
#[yields(own_process = UNDEFINED)]
#[order(observed)]
#[same_rules(cuStreamDestroy_v2)]
#[no_visible_effect("destroying leaves nothing to ask")]
fn cuStreamDestroy(
    /// The stream; those that are always there stay.
    #[undefined(Capturing, CaptureInvalidated)]
    #[ends(Stream)]
    hStream: Stream<Legacy, PerThread>,
) {
}

/// Gives a stream the attributes of another.
#[needs(initialized)]
#[class(stream_work)]
#[order(observed)]
// The calling thread's own stream would keep what it is given for the next case.
#[own_thread]
fn cuStreamCopyAttributes(
    /// Stream that gets them.
    dst: SoundStream,
    /// Stream that has them.
    src: SoundStream,
) {
    check!(initialized);
    special_needs_context(dst);
    legacy_is_uncaptured(dst);
    check!(dst);
    special_needs_context(src);
    legacy_is_uncaptured(src);
    check!(src);

    /// Both streams belong to one context.
    #[rule("same-context", documented, on("580.159.04"))]
    if dst.context() != src.context() {
        return INVALID_VALUE;
    }
}

/// The attributes that streams have; launches and nodes of graphs have more.
#[rules]
fn streams_have(attr: CUstreamAttrID) {
    /// The other attributes are for launches and nodes of graphs.
    #[rule("of-streams", documented, on("580.159.04"))]
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

    /// Streams take no advice about links between devices, only launches do.
    #[rule("no-link-advice", observed, on("580.159.04"), documented = SUCCESS)]
    if attr == CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING {
        return INVALID_VALUE;
    }
}

/// An attribute of a stream.
#[needs(initialized)]
#[class(stream_work)]
#[order(observed)]
#[not_safe(
    INVALID_HANDLE,
    "only a handle that is none, which may crash the driver"
)]
fn cuStreamGetAttribute(
    /// The stream.
    hStream: SoundStream,
    /// Which attribute.
    attr: OneOf<CUlaunchAttributeID>,
    /// Room for its value.
    #[undefined(Null)]
    value_out: Out<CUstreamAttrValue>,
) {
    check!(initialized);
    special_needs_context(hStream);
    legacy_is_uncaptured(hStream);
    check!(hStream, attr);
    streams_have(attr);
}

/// Sets an attribute of a stream for the work that follows.
#[needs(initialized)]
#[class(stream_work)]
#[order(observed)]
#[not_safe(
    INVALID_HANDLE,
    "only a handle that is none, which may crash the driver"
)]
// The calling thread's own stream would keep what it is given for the next case.
#[own_thread]
fn cuStreamSetAttribute(
    /// The stream.
    hStream: SoundStream,
    /// Which attribute.
    attr: OneOf<CUlaunchAttributeID>,
    /// Its value, in the member that belongs to the attribute.
    #[undefined(Null)]
    value: In<CUstreamAttrValue<attr>>,
) {
    check!(initialized);
    special_needs_context(hStream);
    legacy_is_uncaptured(hStream);
    check!(hStream, attr);
    streams_have(attr);
    check!(value);
}

/// A priority outside the device's range is moved to its nearer end.
#[scenario]
#[needs(context)]
#[shows(cuCtxGetStreamPriorityRange, cuStreamCreateWithPriority)]
fn priority_is_clamped(cuda: &Driver) {
    let (least, greatest) = cuda.cuCtxGetStreamPriorityRange()?;
    let first = cuda.cuStreamCreateWithPriority(CU_STREAM_DEFAULT, greatest - 100)?;
    expect!(cuda.cuStreamGetPriority(first)? == greatest);
    let last = cuda.cuStreamCreateWithPriority(CU_STREAM_DEFAULT, least + 100)?;
    expect!(cuda.cuStreamGetPriority(last)? == least);
    cuda.cuStreamDestroy_v2(last)?;
    cuda.cuStreamDestroy_v2(first)?;
}

/// A stream keeps the flags and the priority it was made with.
#[scenario]
#[needs(context)]
#[shows(cuStreamGetFlags)]
fn flags_and_priority_are_read_back(cuda: &Driver) {
    let (_least, greatest) = cuda.cuCtxGetStreamPriorityRange()?;
    let stream = cuda.cuStreamCreateWithPriority(CU_STREAM_NON_BLOCKING, greatest)?;
    expect!(cuda.cuStreamGetFlags(stream)? == CU_STREAM_NON_BLOCKING.0);
    expect!(cuda.cuStreamGetPriority(stream)? == greatest);
    cuda.cuStreamDestroy_v2(stream)?;
}

/// A stream belongs to the context that was current when it was made; null means the current one.
#[scenario]
#[needs(context)]
#[shows(cuStreamGetCtx)]
fn streams_belong_to_contexts(cuda: &Driver) {
    let context = cuda.cuCtxGetCurrent()?;
    let stream = cuda.cuStreamCreate(CU_STREAM_DEFAULT)?;
    expect!(cuda.cuStreamGetCtx(stream)? == context);
    expect!(cuda.cuStreamGetCtx(core::ptr::null_mut())? == context);
    expect!(cuda.cuStreamGetDevice(stream)? == cuda.cuCtxGetDevice()?);
    cuda.thread(|cuda| {
        expect!(cuda.cuStreamGetCtx(stream)? == context);
        expect!(cuda.cuStreamGetCtx(core::ptr::null_mut()) == Err(INVALID_CONTEXT));
        Ok(())
    })?;
    cuda.cuStreamDestroy_v2(stream)?;
}

/// Every stream has a number of its own, and the null stream is the legacy stream.
#[scenario]
#[needs(context)]
#[shows(cuStreamGetId)]
fn streams_have_numbers(cuda: &Driver) {
    let stream = cuda.cuStreamCreate(CU_STREAM_DEFAULT)?;
    let number = cuda.cuStreamGetId(stream)?;
    let legacy = cuda.cuStreamGetId(CU_STREAM_LEGACY)?;
    expect!(cuda.cuStreamGetId(stream)? == number);
    expect!(cuda.cuStreamGetId(core::ptr::null_mut())? == legacy);
    expect!(cuda.cuStreamGetId(CU_STREAM_PER_THREAD)? != legacy);
    expect!(number != legacy);
    cuda.cuStreamDestroy_v2(stream)?;
}

/// A stream is not ready while a host function of it runs, and waiting for it makes it ready.
#[scenario]
#[needs(context)]
fn busy_stream_is_not_ready(cuda: &Driver) {
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let gate = cuda.gate();
    cuda.cuStreamAddCallback(stream, gate.callback(), gate.data(), 0)?;
    expect!(gate.wait_reached());
    expect!(cuda.cuStreamQuery(stream) == Err(NOT_READY));
    gate.open();
    cuda.cuStreamSynchronize(stream)?;
    expect!(cuda.cuStreamQuery(stream) == Ok(()));
    cuda.cuStreamDestroy_v2(stream)?;
}

/// Waiting for a stream really waits: by itself the gate opens only after a while.
#[scenario]
#[needs(context)]
#[shows(cuStreamSynchronize)]
fn synchronize_waits(cuda: &Driver) {
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let gate = cuda.gate();
    let seen = cuda.collect(|cuda, seen| seen.push(cuda.cuDriverGetVersion()));
    cuda.cuStreamAddCallback(stream, gate.callback(), gate.data(), 0)?;
    cuda.cuStreamAddCallback(stream, seen.callback(), seen.data(), 0)?;
    gate.open_soon();
    cuda.cuStreamSynchronize(stream)?;
    expect!(seen.take().len() == 1);
    cuda.cuStreamDestroy_v2(stream)?;
}

/// Destroying a busy stream does not wait for its work, and the work is done all the same.
#[scenario]
#[needs(context)]
fn busy_stream_may_be_destroyed(cuda: &Driver) {
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let seen = cuda.collect(|cuda, seen| seen.push(cuda.cuDriverGetVersion()));
    let gate = cuda.hold(stream)?;
    cuda.cuLaunchHostFunc(stream, seen.host_fn(), seen.data())?;
    cuda.cuStreamDestroy_v2(stream)?;
    expect!(seen.take().is_empty());
    gate.open();
    cuda.cuCtxSynchronize()?;
    expect!(seen.take().len() == 1);
}

/// An attribute can be read from one stream and given to another, alone or with all others.
#[scenario]
#[needs(context)]
#[shows(
    cuStreamCopyAttributes,
    cuStreamCreate,
    cuStreamGetAttribute,
    cuStreamGetPriority,
    cuStreamSetAttribute
)]
fn attributes_are_handed_on(cuda: &Driver) {
    let (_least, greatest) = cuda.cuCtxGetStreamPriorityRange()?;
    let first = cuda.cuStreamCreateWithPriority(CU_STREAM_DEFAULT, greatest)?;
    let second = cuda.cuStreamCreate(CU_STREAM_DEFAULT)?;
    let third = cuda.cuStreamCreate(CU_STREAM_DEFAULT)?;
    let value = cuda.cuStreamGetAttribute(first, CU_LAUNCH_ATTRIBUTE_PRIORITY)?;
    expect!(value.priority == greatest);
    cuda.cuStreamSetAttribute(second, CU_LAUNCH_ATTRIBUTE_PRIORITY, &value)?;
    expect!(cuda.cuStreamGetPriority(second)? == greatest);
    cuda.cuStreamCopyAttributes(third, first)?;
    expect!(cuda.cuStreamGetPriority(third)? == greatest);
    cuda.cuStreamDestroy_v2(third)?;
    cuda.cuStreamDestroy_v2(second)?;
    cuda.cuStreamDestroy_v2(first)?;
}

/// Streams of two contexts know which is whose, in both forms of the question.
#[scenario]
#[needs(context)]
#[shows(cuStreamGetCtx, cuStreamGetCtx_v2)]
fn streams_of_two_contexts(cuda: &Driver) {
    let context = cuda.cuCtxGetCurrent()?;
    let own = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let other = cuda.new_context()?;
    let foreign = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    expect!(cuda.cuStreamGetCtx(own)? == context);
    expect!(cuda.cuStreamGetCtx(foreign)? == other);
    expect!(cuda.cuStreamGetCtx_v2(own)?.0 == context);
    expect!(cuda.cuStreamGetCtx_v2(foreign)?.0 == other);
    cuda.cuStreamDestroy_v2(foreign)?;
    cuda.cuCtxDestroy_v2(other)?;
    cuda.cuStreamDestroy_v2(own)?;
}

/// A stream that is idle is told to be, and one that is busy is not, whatever the other one does.
#[scenario]
#[needs(context)]
fn streams_are_told_apart(cuda: &Driver) {
    let idle = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let busy = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let gate = cuda.hold(busy)?;
    expect!(cuda.cuStreamQuery(idle) == Ok(()));
    expect!(cuda.cuStreamQuery(busy) == Err(NOT_READY));
    cuda.cuStreamSynchronize(idle)?;
    expect!(cuda.cuStreamQuery(busy) == Err(NOT_READY));
    gate.open();
    cuda.cuStreamSynchronize(busy)?;
    cuda.cuStreamDestroy_v2(busy)?;
    cuda.cuStreamDestroy_v2(idle)?;
}

/// Destroying a stream by the first form of the call leaves other streams alone.
#[scenario]
#[needs(context)]
fn other_streams_outlive_a_stream(cuda: &Driver) {
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let other = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    cuda.cuStreamDestroy(stream)?;
    expect!(cuda.cuStreamQuery(other) == Ok(()));
    cuda.cuStreamDestroy(other)?;
}
