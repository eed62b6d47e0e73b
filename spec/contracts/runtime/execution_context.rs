//! Execution contexts: a whole device, or a part with multiprocessors of its own.

#![on("13.5.37")]

/// An execution context.
#[domain(cudaExecutionContext_t, live)]
#[resource(ended_by = cudaExecutionCtxDestroy)]
enum ExecutionContext {
    /// That of the whole first device.
    #[accepted]
    #[has(context = 1)]
    Device,
    /// One that has eight multiprocessors.
    #[accepted]
    #[has(context = 1)]
    Green,
    /// Null.
    #[refused(InvalidValue)]
    Null = 0,
    /// One that was destroyed.
    #[undefined]
    Destroyed,
    /// A number that never was a handle.
    #[undefined]
    Garbage = 0xdead_0000_beef,
}

#[as_driver(cuDeviceGetDevResource)]
#[needs(devices)]
#[class(process_state)]
#[unobserved(own_process)]
#[order(unknown)]
#[unreachable(NotSupported, "every device at hand tells")]
#[contradicted(
    InitializationError,
    "the runtime initializes itself, and where it cannot there is no device"
)]
fn cudaDeviceGetDevResource(device: _, resource: _, r#type: _) {
    check!(devices, outside_callback);
}

#[as_driver(cuDevSmResourceSplitByCount)]
#[needs(devices)]
#[class(process_state)]
#[unobserved(own_process)]
#[order(unknown)]
#[unreachable(NotSupported, "every device at hand has multiprocessors to split")]
#[contradicted(
    InitializationError,
    "the runtime initializes itself, and where it cannot there is no device"
)]
fn cudaDevSmResourceSplitByCount(
    result: _,
    nbGroups: _,
    input: _,
    remaining: _,
    flags: _,
    minCount: _,
) {
    check!(devices, outside_callback);
}

#[as_driver(cuDevSmResourceSplit)]
#[needs(devices)]
#[class(process_state)]
#[unobserved(own_process)]
#[order(unknown)]
#[unobserved(devices, outside_callback, success)]
#[unreachable(NotSupported, "every device at hand has multiprocessors to split")]
#[contradicted(
    InitializationError,
    "the runtime initializes itself, and where it cannot there is no device"
)]
#[unreachable(Success, "drivers at hand are older than the runtimes that have it")]
#[unreachable(InvalidValue, "drivers at hand are older than the runtimes that have it")]
#[unreachable(NotPermitted, "drivers at hand are older than the runtimes that have it")]
#[unreachable(InvalidResourceType, "drivers at hand are older than the runtimes that have it")]
fn cudaDevSmResourceSplit(
    result: _,
    nbGroups: _,
    input: _,
    remainder: _,
    flags: _,
    groupParams: _,
) {
    check!(devices, outside_callback);

    /// Drivers have it since 13.1.
    #[rule("driver-has-it", observed, on("13.5.37"), undocumented)]
    if driver.version() < 13010 {
        return CallRequiresNewerDriver;
    }
}

#[as_driver(cuDevResourceGenerateDesc)]
#[needs(devices)]
#[class(process_state)]
#[unobserved(own_process)]
#[order(unknown)]
#[unreachable(NotSupported, "every device at hand has multiprocessors to give")]
fn cudaDevResourceGenerateDesc(phDesc: _, resources: _, nbResources: _) {
    check!(devices, outside_callback);
}

#[needs(runtime, outside_callback, usable_context, sound_context, own_process)]
#[tolerates(no_capture, uncaptured_context)]
#[as_driver(cuStreamGetDevResource)]
#[order(unknown)]
#[contradicted(DeviceUninitialized, "the runtime sets itself up")]
#[contradicted(
    InitializationError,
    "the runtime initializes itself, and where it cannot there is no device"
)]
#[unreachable(CallRequiresNewerDriver, "the driver at hand has it")]
fn cudaStreamGetDevResource(hStream: _, resource: _, r#type: _) {
    // The null stream is one of the current context.
    if hStream.is_null() {
        check!(usable_context);
    }
}

/// Gives the execution context of a whole device, which is its primary context and is not destroyed.
#[needs(devices)]
#[class(process_state)]
#[unobserved(own_process)]
#[order(unknown)]
#[unobserved(devices)]
fn cudaDeviceGetExecutionCtx(
    /// Room for the context.
    #[lends(ExecutionContext)]
    ctx: Out<cudaExecutionContext_t>,
    /// The device.
    device: Device,
) {
}

/// Makes an execution context on a part of a device.
#[needs(devices)]
#[class(device_state)]
#[unobserved(own_process)]
#[order(unknown)]
#[unobserved(devices)]
#[unreachable(NotSupported, "every device at hand has multiprocessors to give")]
#[contradicted(
    InitializationError,
    "the runtime initializes itself, and where it cannot there is no device"
)]
fn cudaGreenCtxCreate(
    /// Room for the context.
    #[creates(ExecutionContext)]
    phCtx: Out<cudaExecutionContext_t>,
    /// What it is to have.
    #[refuses(Null = InvalidValue)]
    desc: ResourceDesc,
    /// The device.
    device: Device,
    /// Kept for later.
    flags: Reserved,
) {
}

/// Destroys an execution context on a part of a device.
#[needs(devices)]
#[class(process_state)]
#[unobserved(own_process)]
#[order(unknown)]
#[unobserved(devices, outside_callback)]
#[contradicted(
    InitializationError,
    "the runtime initializes itself, and where it cannot there is no device"
)]
fn cudaExecutionCtxDestroy(
    /// The context; that of a whole device stays.
    #[refuses(Device = InvalidValue, Destroyed = InvalidValue)]
    #[ends(ExecutionContext)]
    ctx: ExecutionContext,
) {
}

/// Tells which multiprocessors an execution context has.
#[needs(devices)]
#[class(device_state)]
#[unobserved(own_process)]
#[order(unknown)]
#[unobserved(devices)]
#[unreachable(NotSupported, "every device at hand tells")]
#[contradicted(
    InitializationError,
    "the runtime initializes itself, and where it cannot there is no device"
)]
fn cudaExecutionCtxGetDevResource(
    /// The context.
    ctx: ExecutionContext,
    /// Room for the resource.
    #[varies]
    resource: Out<cudaDevResource>,
    /// Which kind of resource.
    r#type: ResourceKind,
) {
}

/// Some calls take a part of a device only where the runtime has set the device up.
#[rules]
fn the_device_is_set_up(ctx: ExecutionContext) {
    // Scenarios that begin with `cudaSetDevice` make the same calls, and they succeed.
    /// In a case the driver has made the context of the device current, which sets nothing up.
    #[rule("device-is-set-up", observed, on("13.1.80", "13.3.29", "13.5.37"))]
    if ctx.is_green() && !process.is_runtime_set_up() {
        return DeviceUninitialized;
    }
}

/// Tells the device of an execution context.
#[needs(devices)]
#[class(process_state)]
#[unobserved(own_process)]
#[order(unknown)]
#[unobserved(devices)]
#[contradicted(
    InitializationError,
    "the runtime initializes itself, and where it cannot there is no device"
)]
fn cudaExecutionCtxGetDevice(
    /// Room for the device.
    device: Out<c_int>,
    /// The context.
    #[unseen("all contexts at hand are of one device")]
    ctx: ExecutionContext,
) {
    check!(devices, outside_callback, device, ctx);
    the_device_is_set_up(ctx);

    /// All contexts here are of the first device.
    #[ensure("first-device", documented, on("13.5.37"))]
    if device.is_place() {
        assert!(device.value() == 0);
    }
}

/// Tells a number that no other context of the process has.
#[needs(devices)]
#[class(process_state)]
#[unobserved(own_process)]
#[order(unknown)]
#[unobserved(devices)]
#[contradicted(
    InitializationError,
    "the runtime initializes itself, and where it cannot there is no device"
)]
fn cudaExecutionCtxGetId(
    /// The context.
    ctx: ExecutionContext,
    /// Room for the number.
    #[unseen("a number that tells contexts apart may be any")]
    #[varies]
    ctxId: Out<c_ulonglong>,
) {
}

/// Notes in an event everything an execution context has to do up to here.
#[as_driver(cuCtxRecordEvent)]
#[needs(devices, outside_callback, uncaptured_context, sound_context, own_process)]
#[tolerates(live_context, no_capture)]
#[unobserved(own_process)]
#[order(unknown)]
#[contradicted(
    InitializationError,
    "the runtime initializes itself, and where it cannot there is no device"
)]
fn cudaExecutionCtxRecordEvent(
    /// The context.
    #[is(hCtx)]
    ctx: ExecutionContext,
    event: _,
) {
    check!(devices, outside_callback);
}

/// Holds back all later work of an execution context until an event has happened.
#[as_driver(cuCtxWaitEvent)]
#[needs(devices, outside_callback, uncaptured_context, sound_context, own_process)]
#[tolerates(live_context, no_capture)]
#[unobserved(own_process)]
#[order(unknown)]
#[except("interprocess-keeps-context")]
#[contradicted(
    InitializationError,
    "the runtime initializes itself, and where it cannot there is no device"
)]
fn cudaExecutionCtxWaitEvent(
    /// The context.
    #[is(hCtx)]
    ctx: ExecutionContext,
    event: _,
) {
    check!(devices, outside_callback);
}

/// Waits until an execution context has done everything it was given.
#[as_driver(cuCtxSynchronize_v2)]
#[needs(devices, outside_callback, uncaptured_context, sound_context, own_process)]
#[tolerates(live_context, no_capture)]
#[unobserved(own_process)]
#[order(unknown)]
fn cudaExecutionCtxSynchronize(
    /// The context.
    #[is(ctx)]
    ctx: ExecutionContext,
) {
    check!(devices, outside_callback);
    the_device_is_set_up(ctx);
}

/// Makes a stream whose work runs on the multiprocessors of an execution context.
#[needs(devices)]
#[class(device_state)]
#[unobserved(own_process)]
#[order(unknown)]
#[unobserved(devices)]
#[contradicted(
    InitializationError,
    "the runtime initializes itself, and where it cannot there is no device"
)]
fn cudaExecutionCtxStreamCreate(
    /// Room for the stream.
    #[creates(Stream)]
    #[on_failure(written)]
    phStream: Out<cudaStream_t>,
    /// The context.
    ctx: ExecutionContext,
    /// Whether the stream waits for the legacy stream and the other way round.
    flags: OneOf<CUstream_flags>,
    /// Lower numbers go first; moved into the device's range.
    priority: Clamped,
) {
}

/// A part of a device has the multiprocessors that were described, and so have its streams, whose kernels run there.
#[scenario]
#[needs(nothing)]
#[shows(
    cudaDeviceGetDevResource,
    cudaDevSmResourceSplitByCount,
    cudaDevResourceGenerateDesc,
    cudaGreenCtxCreate,
    cudaExecutionCtxDestroy,
    cudaExecutionCtxGetDevResource,
    cudaExecutionCtxGetId,
    cudaExecutionCtxStreamCreate,
    cudaStreamGetDevResource
)]
fn parts_have_what_was_described(cuda: &Runtime) {
    const BLOCKS: usize = 2048;
    cuda.cudaSetDevice(0)?;
    let all = cuda.cudaDeviceGetDevResource(0, cudaDevResourceTypeSm)?;
    let whole = all.anon1.sm.smCount;
    let mut groups = [cudaDevResource::default(); 2];
    let (mut rest, mut count) = (cudaDevResource::default(), 2);
    cuda.raw().cudaDevSmResourceSplitByCount(
        groups.as_mut_ptr(),
        &mut count,
        &all,
        &mut rest,
        0,
        16,
    )?;
    expect!(count == 2);
    expect!(groups[0].anon1.sm.smCount == 16 && groups[1].anon1.sm.smCount == 16);
    expect!(rest.anon1.sm.smCount == whole - 32);
    let device = cuda.cudaDeviceGetExecutionCtx(0)?;
    let mut ids = vec![cuda.cudaExecutionCtxGetId(device)?];
    let library = cuda.load_library(ptx!("placed"))?;
    let kernel = cuda.cudaLibraryGetKernel(library, c"placed".as_ptr())?;
    let places = cuda.cudaMalloc(4 * BLOCKS)?;
    let mut used: Vec<std::collections::BTreeSet<u32>> = Vec::new();
    for mut part in [groups[0], groups[1], rest] {
        let size = part.anon1.sm.smCount;
        let desc = cuda.cudaDevResourceGenerateDesc(&mut part, 1)?;
        let context = cuda.cudaGreenCtxCreate(desc, 0, 0)?;
        ids.push(cuda.cudaExecutionCtxGetId(context)?);
        let has = cuda.cudaExecutionCtxGetDevResource(context, cudaDevResourceTypeSm)?;
        expect!(has.r#type == cudaDevResourceTypeSm);
        expect!(has.anon1.sm.smCount == size);
        let stream = cuda.cudaExecutionCtxStreamCreate(context, cudaStreamNonBlocking, -1)?;
        let has = cuda.cudaStreamGetDevResource(stream, cudaDevResourceTypeSm)?;
        expect!(has.r#type == cudaDevResourceTypeSm);
        expect!(has.anon1.sm.smCount == size);
        expect!(cuda.cudaStreamGetPriority(stream)? == -1);
        let mut to = places;
        let mut parameters = [(&raw mut to).cast::<c_void>()];
        let none = ptr::null_mut();
        let blocks = BLOCKS as u32;
        cuda.driver().cuLaunchKernel(
            kernel.cast(), blocks, 1, 1, 64, 1, 1, 0, stream, parameters.as_mut_ptr(), none,
        )?;
        cuda.cudaExecutionCtxSynchronize(context)?;
        let seen: std::collections::BTreeSet<u32> = cuda
            .driver()
            .read(places as u64, 4 * BLOCKS)?
            .chunks(4)
            .map(|word| u32::from_le_bytes([word[0], word[1], word[2], word[3]]))
            .collect();
        expect!(seen.len() <= size as usize);
        expect!(used.iter().all(|others| others.is_disjoint(&seen)));
        used.push(seen);
        cuda.cudaStreamDestroy(stream)?;
        cuda.cudaExecutionCtxDestroy(context)?;
        expect!(cuda.cudaExecutionCtxDestroy(context) == Err(InvalidValue));
    }
    ids.sort();
    ids.dedup();
    expect!(ids.len() == 4);
    let has = cuda.cudaExecutionCtxGetDevResource(device, cudaDevResourceTypeSm)?;
    expect!(has.anon1.sm.smCount == whole);
    cuda.cudaLibraryUnload(library)?;
    cuda.cudaFree(places)?;
}

/// The execution context of a device is its primary one, and has all of its streams.
#[scenario]
#[needs(nothing)]
#[shows(
    cudaDeviceGetExecutionCtx,
    cudaExecutionCtxRecordEvent,
    cudaExecutionCtxWaitEvent,
    cudaExecutionCtxSynchronize
)]
fn a_device_is_an_execution_context(cuda: &Runtime) {
    let context = cuda.cudaDeviceGetExecutionCtx(0)?;
    cuda.cudaSetDevice(0)?;
    expect!(cuda.driver().cuCtxGetCurrent()? as usize == context as usize);
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let behind = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let events = [
        cuda.cudaEventCreate()?,
        cuda.cudaEventCreate()?,
        cuda.cudaEventCreate()?,
    ];
    let gate = cuda.hold(stream)?;
    cuda.cudaExecutionCtxRecordEvent(context, events[0])?;
    expect!(cuda.cudaEventQuery(events[0]) == Err(NotReady));
    cuda.driver().cuEventRecord(events[1], stream)?;
    cuda.cudaExecutionCtxWaitEvent(context, events[1])?;
    cuda.driver().cuEventRecord(events[2], behind)?;
    expect!(cuda.cudaEventQuery(events[2]) == Err(NotReady));
    gate.open_soon();
    cuda.cudaExecutionCtxSynchronize(context)?;
    for event in events {
        expect!(cuda.cudaEventQuery(event) == Ok(()));
        cuda.cudaEventDestroy(event)?;
    }
    for stream in [stream, behind] {
        expect!(cuda.cudaStreamQuery(stream) == Ok(()));
        cuda.cudaStreamDestroy(stream)?;
    }
    expect!(cuda.cudaExecutionCtxDestroy(context) == Err(InvalidValue));
}

/// A group that is described has the multiprocessors that were asked for.
#[scenario]
#[needs(nothing)]
#[gate(driver.version() >= 13010)]
#[shows(cudaDevSmResourceSplit)]
fn described_groups_are_made(cuda: &Runtime) {
    let all = cuda.cudaDeviceGetDevResource(0, cudaDevResourceTypeSm)?;
    let mut group = cudaDevResource::default();
    let mut rest = cudaDevResource::default();
    let mut wanted = cudaDevSmResourceGroupParams::default();
    wanted.smCount = 8;
    cuda.raw()
        .cudaDevSmResourceSplit(&mut group, 1, &all, &mut rest, 0, &mut wanted)?;
    expect!(group.anon1.sm.smCount == 8);
    expect!(rest.anon1.sm.smCount == all.anon1.sm.smCount - 8);
}
