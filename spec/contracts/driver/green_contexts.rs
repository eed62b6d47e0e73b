//! Green contexts: parts of a device with multiprocessors of their own.

#![on("580.159.04")]

/// A green context.
#[domain(CUgreenCtx, live)]
#[resource(ended_by = cuGreenCtxDestroy)]
enum GreenContext {
    /// One that has eight multiprocessors.
    #[accepted]
    Created,
    /// One of its streams is being captured.
    #[refused(STREAM_CAPTURE_UNSUPPORTED)]
    #[own_thread]
    Captured,
    /// Null.
    #[refused(INVALID_CONTEXT)]
    Null = 0,
    /// One that was destroyed.
    #[refused(CONTEXT_IS_DESTROYED)]
    Destroyed,
    /// A number that never was a handle.
    #[undefined]
    Garbage = 0xdead_0000_beef,
}

/// Makes a green context, which shares all but multiprocessors with the device's primary context.
#[needs(initialized, free_memory)]
#[class(device_state)]
#[order(observed)]
#[unreachable(NOT_SUPPORTED, "every device at hand has multiprocessors to give")]
fn cuGreenCtxCreate(
    /// Room for the context.
    #[creates(GreenContext)]
    phCtx: Out<CUgreenCtx>,
    /// What it is to have.
    desc: ResourceDesc,
    /// The device.
    dev: Device,
    /// Whether it has a stream that is always there, which it had to have once.
    flags: OneOf<CUgreenCtxCreate_flags>,
) {
    check!(initialized, outside_callback, phCtx, dev, flags);

    /// What it is to have is the device's own.
    #[rule("of-the-device", observed, on("580.159.04"))]
    if !dev.is_first() && !desc.is_null() {
        return INVALID_DEVICE;
    }
}

/// Destroys a green context. Its streams answer that it is destroyed, and its share of the primary context
/// is given back.
#[needs(initialized)]
#[class(process_state)]
#[order(observed)]
fn cuGreenCtxDestroy(
    /// The context.
    #[ends(GreenContext)]
    #[without(Captured)]
    hCtx: GreenContext,
) {
    check!(initialized, outside_callback, hCtx);
}

/// Gives the context as which a green context is made current, and is asked.
#[needs(initialized)]
#[class(device_state)]
#[order(observed)]
#[own_thread]
fn cuCtxFromGreenCtx(
    /// Room for the context, which is gone with the green one.
    #[lends(Context)]
    pContext: Out<CUcontext>,
    /// The green context.
    #[accepts(Captured)]
    hCtx: GreenContext,
) {
    check!(pContext, initialized, outside_callback, hCtx);
}

/// Tells which multiprocessors a green context has.
#[needs(initialized)]
#[class(device_state)]
#[order(observed)]
fn cuGreenCtxGetDevResource(
    /// The context.
    #[accepts(Captured)]
    hCtx: GreenContext,
    /// Room for the resource.
    #[varies]
    resource: Out<CUdevResource>,
    /// Which kind of resource.
    r#type: ResourceKind,
) {
    check!(resource, r#type, initialized, outside_callback, hCtx);
}

/// Returns a number that no other context of the process has.
#[needs(initialized)]
#[class(device_state)]
#[order(observed)]
fn cuGreenCtxGetId(
    /// The context; null stands for the current one if that is green.
    #[accepts(Captured, Null)]
    greenCtx: GreenContext,
    /// Room for the number.
    #[varies]
    greenCtxId: Out<c_ulonglong>,
) {
    check!(greenCtxId, initialized, own_process, outside_callback, sound_context);
    if greenCtx.is_null() {
        check!(intact_context);
    }

    // No case has a current context that is green.
    /// Null stands for the current context, which must be green.
    #[rule("current-is-green", documented, on("580.159.04"))]
    if greenCtx.is_null() {
        return INVALID_CONTEXT;
    }
    check!(greenCtx);
}

/// What is behind a handle is looked at before anything is asked of the driver.
#[rules]
fn handle_is_followed(greenCtx: GreenContext) {
    check!(greenCtx);

    /// Where there is no driver yet there are no contexts, and the driver dies of it.
    #[rule("crashes-uninitialized", observed, on("580.159.04"))]
    #[unreachable("no handle is one where there is no driver")]
    if !process.is_initialized() {
        return UNDEFINED;
    }

    check!(outside_callback);
}

/// Makes a stream whose work runs on the multiprocessors of a green context.
#[class(device_state)]
#[tolerates(free_memory)]
#[order(unknown)]
#[unobserved(free_memory)]
#[contradicted(OUT_OF_MEMORY, "a stream is made all the same when the memory of the device is used up")]
#[contradicted(NOT_INITIALIZED, "a handle is followed where there is no driver yet")]
fn cuGreenCtxStreamCreate(
    /// Room for the stream.
    #[creates(Stream)]
    #[on_failure(written)]
    phStream: Out<CUstream>,
    /// The context.
    #[accepts(Captured)]
    greenCtx: GreenContext,
    /// That the stream does not wait for the legacy stream, as it has to be.
    #[refuses(CU_STREAM_DEFAULT = INVALID_VALUE)]
    flags: OneOf<CUstream_flags>,
    /// Lower numbers go first; moved into the device's range.
    priority: Clamped,
) {
    check!(phStream);
    handle_is_followed(greenCtx);
    check!(flags);
}

/// Notes in an event everything a green context has to do up to here.
#[class(device_state)]
#[order(unknown)]
#[contradicted(NOT_INITIALIZED, "a handle is followed where there is no driver yet")]
#[own_thread]
fn cuGreenCtxRecordEvent(
    /// The context.
    hCtx: GreenContext,
    /// The event; what it held is forgotten.
    #[without(CaptureEnded)]
    hEvent: Event,
) {
    handle_is_followed(hCtx);
    check!(hEvent);

    /// The event is one of the device's primary context, which the green one shares.
    #[rule("same-context", documented, on("580.159.04"))]
    if hEvent.is_other_context() {
        return INVALID_HANDLE;
    }
}

/// Holds back all later work of a green context until an event has happened.
#[class(device_state)]
#[order(unknown)]
#[contradicted(NOT_INITIALIZED, "a handle is followed where there is no driver yet")]
#[own_thread]
fn cuGreenCtxWaitEvent(
    /// The context.
    hCtx: GreenContext,
    /// The event, of whichever context or device.
    #[without(CaptureEnded)]
    hEvent: Event,
) {
    handle_is_followed(hCtx);
    check!(hEvent);
}

/// The green context that a stream was made for, if there is one.
#[needs(initialized)]
#[class(stream_work)]
#[order(observed)]
#[not_safe(
    INVALID_HANDLE,
    "only a handle that is none, which may crash the driver"
)]
#[own_thread]
fn cuStreamGetGreenCtx(
    /// The stream; those that are always there are those of the current context.
    hStream: SoundStream,
    /// Room for the context, which is null when there is none.
    #[lends(GreenContext)]
    phCtx: Out<CUgreenCtx>,
) {
    check!(phCtx, initialized);
    special_needs_context(hStream);
    legacy_is_uncaptured(hStream);
    check!(hStream);

    /// None of the streams here was made for a green context.
    #[ensure("not-green", documented, on("580.159.04"))]
    if phCtx.is_place() {
        assert!(phCtx.value() == 0);
    }
}

/// A green context has the multiprocessors that it was made with, and the primary context as long as it lives.
#[scenario]
#[needs(initialized)]
#[shows(
    cuDevResourceGenerateDesc,
    cuGreenCtxCreate,
    cuGreenCtxDestroy,
    cuGreenCtxGetDevResource,
    cuCtxGetDevResource
)]
fn contexts_have_what_was_described(cuda: &Driver) {
    let mut all = cuda.cuDeviceGetDevResource(0, CU_DEV_RESOURCE_TYPE_SM)?;
    let whole = all.anon1.sm.smCount;
    let mut groups = [CUdevResource::default(); 2];
    let (mut rest, mut count) = (CUdevResource::default(), 2);
    let room = groups.as_mut_ptr();
    cuda.raw()
        .cuDevSmResourceSplitByCount(room, &mut count, &all, &mut rest, 0, 16)?;
    let before = cuda.cuDevicePrimaryCtxGetState(0)?;
    let mut made = Vec::new();
    let given = [(room, 1), (room, 2), (&raw mut rest, 1), (&raw mut all, 1)];
    for ((resources, number), size) in given.into_iter().zip([16, 32, whole - 32, whole]) {
        let desc = cuda.cuDevResourceGenerateDesc(resources, number)?;
        let green = cuda.cuGreenCtxCreate(desc, 0, CU_GREEN_CTX_DEFAULT_STREAM)?;
        expect!(cuda.cuDevicePrimaryCtxGetState(0)?.1 == 1);
        let has = cuda.cuGreenCtxGetDevResource(green, CU_DEV_RESOURCE_TYPE_SM)?;
        expect!(has.r#type == CU_DEV_RESOURCE_TYPE_SM);
        expect!(has.anon1.sm.smCount == size);
        let context = cuda.cuCtxFromGreenCtx(green)?;
        let same = cuda.cuCtxGetDevResource(context, CU_DEV_RESOURCE_TYPE_SM)?;
        expect!(same.r#type == CU_DEV_RESOURCE_TYPE_SM);
        expect!(same.anon1.sm.smCount == size);
        made.push(green);
    }
    for green in made {
        cuda.cuGreenCtxDestroy(green)?;
        expect!(cuda.cuGreenCtxDestroy(green) == Err(CONTEXT_IS_DESTROYED));
    }
    expect!(cuda.cuDevicePrimaryCtxGetState(0)?.1 == before.1);
    // What a device has is not used up by contexts.
    let again = cuda.cuDeviceGetDevResource(0, CU_DEV_RESOURCE_TYPE_SM)?;
    expect!(again.anon1.sm.smCount == whole);
}

/// Kernels in a stream of a green context run on its multiprocessors, which no other group has, and nowhere else.
#[scenario]
#[needs(context)]
#[shows(cuGreenCtxStreamCreate, cuStreamGetGreenCtx)]
fn kernels_keep_to_their_multiprocessors(cuda: &Driver) {
    const BLOCKS: usize = 4096;
    let (_, kernel) = cuda.load(ptx!("placed"), c"placed")?;
    let places = cuda.cuMemAlloc_v2(4 * BLOCKS)?;
    let all = cuda.cuDeviceGetDevResource(0, CU_DEV_RESOURCE_TYPE_SM)?;
    let mut groups = [CUdevResource::default(); 2];
    let (mut rest, mut count) = (CUdevResource::default(), 2);
    let room = groups.as_mut_ptr();
    cuda.raw()
        .cuDevSmResourceSplitByCount(room, &mut count, &all, &mut rest, 0, 8)?;
    let mut used: Vec<std::collections::BTreeSet<u32>> = Vec::new();
    for mut part in [groups[0], groups[1], rest] {
        let desc = cuda.cuDevResourceGenerateDesc(&mut part, 1)?;
        let green = cuda.cuGreenCtxCreate(desc, 0, CU_GREEN_CTX_DEFAULT_STREAM)?;
        let stream = cuda.cuGreenCtxStreamCreate(green, CU_STREAM_NON_BLOCKING, -1)?;
        expect!(cuda.cuStreamGetGreenCtx(stream)? == green);
        expect!(cuda.cuStreamGetPriority(stream)? == -1);
        cuda.cuMemsetD8Async(places, 0xff, 4 * BLOCKS, stream)?;
        let mut to = places;
        let mut parameters = [(&raw mut to).cast::<c_void>()];
        let none = ptr::null_mut();
        let blocks = BLOCKS as u32;
        cuda.cuLaunchKernel(
            kernel, blocks, 1, 1, 64, 1, 1, 0, stream, parameters.as_mut_ptr(), none,
        )?;
        cuda.cuStreamSynchronize(stream)?;
        let seen: std::collections::BTreeSet<u32> = cuda
            .read(places, 4 * BLOCKS)?
            .chunks(4)
            .map(|word| u32::from_le_bytes([word[0], word[1], word[2], word[3]]))
            .collect();
        expect!(!seen.contains(&u32::MAX));
        expect!(seen.len() <= part.anon1.sm.smCount as usize);
        expect!(used.iter().all(|others| others.is_disjoint(&seen)));
        used.push(seen);
        cuda.cuStreamDestroy_v2(stream)?;
        cuda.cuGreenCtxDestroy(green)?;
    }
    let sum: usize = used.iter().map(|seen| seen.len()).sum();
    expect!(sum > 16 && sum <= all.anon1.sm.smCount as usize);
    cuda.cuMemFree_v2(places)?;
}

/// A green context is made current as a context of its own, with the memory of the primary one.
#[scenario]
#[needs(context)]
#[shows(cuCtxFromGreenCtx, cuGreenCtxGetId)]
fn green_contexts_are_made_current(cuda: &Driver) {
    let primary = cuda.cuCtxGetCurrent()?;
    let (green, other) = cuda.two_green_contexts()?;
    let context = cuda.cuCtxFromGreenCtx(green)?;
    expect!(context != primary);
    expect!(cuda.cuCtxFromGreenCtx(green)? == context);
    expect!(cuda.cuCtxFromGreenCtx(other)? != context);
    let id = cuda.cuGreenCtxGetId(green)?;
    expect!(id != cuda.cuGreenCtxGetId(other)?);
    expect!(id != cuda.cuCtxGetId(primary)?);
    expect!(id == cuda.cuCtxGetId(context)?);
    expect!(cuda.cuGreenCtxGetId(ptr::null_mut()) == Err(INVALID_CONTEXT));

    cuda.cuCtxPushCurrent_v2(context)?;
    expect!(cuda.cuCtxGetCurrent()? == context);
    expect!(cuda.cuStreamGetGreenCtx(ptr::null_mut())? == green);
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    expect!(cuda.cuStreamGetGreenCtx(stream)? == green);
    expect!(cuda.cuStreamGetCtx(stream)? == context);
    let (mut of, mut which) = (ptr::null_mut(), ptr::null_mut());
    cuda.raw().cuStreamGetCtx_v2(stream, &mut of, &mut which)?;
    expect!(of == primary && which == green);
    let memory = cuda.cuMemAlloc_v2(4096)?;
    expect!(cuda.cuCtxPopCurrent_v2()? == context);
    expect!(cuda.cuCtxGetCurrent()? == primary);
    cuda.cuMemsetD8_v2(memory, 7, 4096)?;
    expect!(cuda.read(memory, 4096)? == [7; 4096]);
    cuda.cuMemFree_v2(memory)?;
    cuda.cuStreamDestroy_v2(stream)?;
    // As a context it is not destroyed.
    expect!(cuda.cuCtxDestroy_v2(context) == Err(INVALID_CONTEXT));
    cuda.cuGreenCtxDestroy(other)?;
    cuda.cuGreenCtxDestroy(green)?;
    expect!(cuda.cuCtxFromGreenCtx(green) == Err(CONTEXT_IS_DESTROYED));
}

/// An event of a green context happens when all of its streams have come to it, and those of others do not matter.
#[scenario]
#[needs(context)]
#[shows(cuGreenCtxRecordEvent)]
fn event_covers_the_streams_of_a_green_context(cuda: &Driver) {
    let (green, other) = cuda.two_green_contexts()?;
    let stream = cuda.cuGreenCtxStreamCreate(green, CU_STREAM_NON_BLOCKING, 0)?;
    let [event, elsewhere] = [
        cuda.cuEventCreate(CU_EVENT_DISABLE_TIMING)?,
        cuda.cuEventCreate(CU_EVENT_DISABLE_TIMING)?,
    ];
    let gate = cuda.hold(stream)?;
    cuda.cuGreenCtxRecordEvent(green, event)?;
    cuda.cuGreenCtxRecordEvent(other, elsewhere)?;
    expect!(cuda.cuEventQuery(event) == Err(NOT_READY));
    cuda.cuEventSynchronize(elsewhere)?;
    expect!(cuda.cuEventQuery(event) == Err(NOT_READY));
    gate.open();
    cuda.cuEventSynchronize(event)?;
    expect!(cuda.cuStreamQuery(stream) == Ok(()));
    cuda.cuEventDestroy_v2(elsewhere)?;
    cuda.cuEventDestroy_v2(event)?;
    cuda.cuStreamDestroy_v2(stream)?;
    cuda.cuGreenCtxDestroy(other)?;
    cuda.cuGreenCtxDestroy(green)?;
}

/// A green context that waits for an event holds back its streams, and no others.
#[scenario]
#[needs(context)]
#[shows(cuGreenCtxWaitEvent)]
fn green_context_waits_with_its_streams(cuda: &Driver) {
    let (green, other) = cuda.two_green_contexts()?;
    let behind = cuda.cuGreenCtxStreamCreate(green, CU_STREAM_NON_BLOCKING, 0)?;
    let beside = cuda.cuGreenCtxStreamCreate(other, CU_STREAM_NON_BLOCKING, 0)?;
    let ahead = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let events = [
        cuda.cuEventCreate(CU_EVENT_DISABLE_TIMING)?,
        cuda.cuEventCreate(CU_EVENT_DISABLE_TIMING)?,
        cuda.cuEventCreate(CU_EVENT_DISABLE_TIMING)?,
    ];
    let gate = cuda.hold(ahead)?;
    cuda.cuEventRecord(events[0], ahead)?;
    cuda.cuGreenCtxWaitEvent(green, events[0])?;
    cuda.cuEventRecord(events[1], behind)?;
    cuda.cuEventRecord(events[2], beside)?;
    cuda.cuEventSynchronize(events[2])?;
    expect!(cuda.cuEventQuery(events[1]) == Err(NOT_READY));
    gate.open();
    cuda.cuEventSynchronize(events[1])?;
    for event in events {
        cuda.cuEventDestroy_v2(event)?;
    }
    for stream in [ahead, beside, behind] {
        cuda.cuStreamDestroy_v2(stream)?;
    }
    cuda.cuGreenCtxDestroy(other)?;
    cuda.cuGreenCtxDestroy(green)?;
}

/// What is left of a green context that was destroyed says so: its streams, and whoever has it current.
#[scenario]
#[needs(context)]
#[shows(cuStreamDestroy_v2)]
fn streams_go_with_their_green_context(cuda: &Driver) {
    let mut all = cuda.cuDeviceGetDevResource(0, CU_DEV_RESOURCE_TYPE_SM)?;
    let desc = cuda.cuDevResourceGenerateDesc(&mut all, 1)?;
    let green = cuda.cuGreenCtxCreate(desc, 0, CU_GREEN_CTX_DEFAULT_STREAM)?;
    let context = cuda.cuCtxFromGreenCtx(green)?;
    let stream = cuda.cuGreenCtxStreamCreate(green, CU_STREAM_NON_BLOCKING, 0)?;
    cuda.cuCtxPushCurrent_v2(context)?;
    cuda.cuGreenCtxDestroy(green)?;
    expect!(cuda.cuCtxGetCurrent()? == context);
    expect!(cuda.cuCtxSynchronize() == Err(CONTEXT_IS_DESTROYED));
    cuda.cuCtxPopCurrent_v2()?;
    expect!(cuda.cuStreamQuery(stream) == Err(CONTEXT_IS_DESTROYED));
    expect!(cuda.cuStreamSynchronize(stream) == Err(CONTEXT_IS_DESTROYED));
    expect!(cuda.cuStreamGetGreenCtx(stream) == Err(CONTEXT_IS_DESTROYED));
    expect!(cuda.cuStreamDestroy_v2(stream) == Err(CONTEXT_IS_DESTROYED));
    cuda.cuCtxSynchronize()?;
}

/// A driver of 13.0 makes no green context without its own default stream.
#[scenario]
#[needs(context)]
#[gate(driver.version() < 13030)]
fn green_contexts_have_a_default_stream(cuda: &Driver) {
    let none = CUgreenCtxCreate_flags(0);
    expect!(cuda.cuGreenCtxCreate(ptr::null_mut(), 0, none) == Err(INVALID_VALUE));
    let all = cuda.cuDeviceGetDevResource(0, CU_DEV_RESOURCE_TYPE_SM)?;
    let mut resources = [all];
    let desc = cuda.cuDevResourceGenerateDesc(resources.as_mut_ptr(), 1)?;
    expect!(cuda.cuGreenCtxCreate(desc, 0, none) == Err(INVALID_VALUE));
}
