//! Contexts, and the stack of them that each thread has.

/// Dumps on request need the name of a pipe, which must have been set for the whole process.
#[rules]
fn dumps(flags: u32) {
    /// The pipe's name is set before the first context that dumps on request.
    #[rule("pipe-before-dumps", documented)]
    #[hazard(files)]
    if flags & CU_CTX_USER_COREDUMP_ENABLE != 0 && flags & CU_CTX_SCHED_MASK != CU_CTX_SCHED_MASK {
        return UNDEFINED;
    }
}

/// Null stands for the current context, so there must be one.
#[rules]
fn given_or_current(ctx: Context) {
    /// Without a current context null stands for nothing.
    #[rule("null-needs-a-current", documented)]
    if ctx.is_null() && !thread.has_context() {
        return INVALID_CONTEXT;
    }
}

/// Makes a context and puts it on the thread's stack.
#[needs(initialized, outside_callback)]
#[order(unknown)]
#[unreachable(DEINITIALIZED, "only while the process ends")]
#[unreachable(INVALID_CONTEXT, "no context is needed to make one")]
#[unreachable(OUT_OF_MEMORY, "only when the device is full")]
#[not_safe(
    UNKNOWN,
    "needs a device whose compute mode forbids contexts, for everybody"
)]
fn cuCtxCreate_v4(
    /// Room for the context.
    pctx: Out<CUcontext>,
    /// What it is made with, if anything. Both a share of the device and a partnership at once are
    /// nobody's to rely on.
    ctxCreateParams: In<ContextParams, Null>,
    /// How threads wait, one way of three, and what else the context does.
    #[refuses(CU_CTX_SCHED_MASK = INVALID_VALUE, CU_CTX_FLAGS_MASK = INVALID_VALUE)]
    flags: Masked<CUctx_flags, CU_CTX_SCHED_MASK>,
    /// The device.
    dev: Device,
) {
    for params in ctxCreateParams {
        /// Shares exist where several processes share the device through a server.
        #[rule("shares-need-a-server", documented, undocumented)]
        if params.is_affinity() && !machine.is_mps() {
            return UNSUPPORTED_EXEC_AFFINITY;
        }

        /// A partnership with graphics needs a device that offers one.
        #[rule("graphics-supported", documented)]
        if params.is_graphics() && !device.vulkan_cig_supported() {
            return NOT_SUPPORTED;
        }
    }

    dumps(flags);
}

/// Makes a context and puts it on the thread's stack, under the name it had first.
#[needs(initialized, outside_callback)]
#[order(unknown)]
#[same_rules(cuCtxCreate_v2)]
fn cuCtxCreate(
    /// Room for the context.
    pctx: Out<CUcontext>,
    /// How threads wait, one way of three, and what else the context does.
    #[refuses(CU_CTX_SCHED_MASK = INVALID_VALUE, CU_CTX_FLAGS_MASK = INVALID_VALUE)]
    flags: Masked<CUctx_flags, CU_CTX_SCHED_MASK>,
    /// The device.
    dev: Device,
) {
}

/// Makes a context and puts it on the thread's stack.
#[needs(initialized, outside_callback)]
#[order(unknown)]
fn cuCtxCreate_v2(
    /// Room for the context.
    pctx: Out<CUcontext>,
    /// How threads wait, one way of three, and what else the context does.
    #[refuses(CU_CTX_SCHED_MASK = INVALID_VALUE, CU_CTX_FLAGS_MASK = INVALID_VALUE)]
    flags: Masked<CUctx_flags, CU_CTX_SCHED_MASK>,
    /// The device.
    dev: Device,
) {
    check!(initialized);
    dumps(flags);
}

/// Makes a context with a share of the device and puts it on the thread's stack.
#[needs(initialized, outside_callback)]
#[order(unknown)]
fn cuCtxCreate_v3(
    /// Room for the context.
    pctx: Out<CUcontext>,
    /// The shares; of two of one kind the last one counts.
    paramsArray: Slice<AffinityParam, numParams>,
    /// Number of shares.
    numParams: Count<paramsArray>,
    /// How threads wait, one way of three, and what else the context does.
    #[refuses(CU_CTX_SCHED_MASK = INVALID_VALUE, CU_CTX_FLAGS_MASK = INVALID_VALUE)]
    flags: Masked<CUctx_flags, CU_CTX_SCHED_MASK>,
    /// The device.
    dev: Device,
) {
    check!(initialized);

    /// Shares exist where several processes share the device through a server.
    #[rule("shares-need-a-server", documented)]
    if numParams != 0 && !machine.is_mps() {
        return UNSUPPORTED_EXEC_AFFINITY;
    }

    dumps(flags);
}

/// Destroys a context, whoever it is current to, and takes it off the calling thread's stack.
#[needs(initialized, outside_callback)]
#[order(unknown)]
#[unreachable(DEINITIALIZED, "only while the process ends")]
#[unreachable(
    INVALID_VALUE,
    "the only parameter is a handle, and a wrong one gives INVALID_CONTEXT"
)]
fn cuCtxDestroy_v2(
    /// The context.
    #[refuses(Destroyed = either(INVALID_CONTEXT, CONTEXT_IS_DESTROYED))]
    ctx: Context,
) {
    /// The primary context is released, not destroyed.
    #[rule("not-primary", assumed)]
    if ctx.is_primary() {
        return INVALID_CONTEXT;
    }
}

/// Destroys a context, under the name it had first.
#[needs(initialized, outside_callback)]
#[order(unknown)]
#[same_rules(cuCtxDestroy_v2)]
fn cuCtxDestroy(
    /// The context.
    #[refuses(Destroyed = either(INVALID_CONTEXT, CONTEXT_IS_DESTROYED))]
    ctx: Context,
) {
}

/// Puts a context on the thread's stack, which makes it current.
#[needs(initialized, outside_callback)]
#[order(unknown)]
#[unreachable(DEINITIALIZED, "only while the process ends")]
#[unreachable(
    INVALID_VALUE,
    "the only parameter is a handle, and a wrong one gives INVALID_CONTEXT"
)]
fn cuCtxPushCurrent_v2(
    /// The context.
    #[refuses(Destroyed = either(INVALID_CONTEXT, CONTEXT_IS_DESTROYED))]
    ctx: Context,
) {
}

/// Puts a context on the thread's stack, under the name it had first.
#[needs(initialized, outside_callback)]
#[order(unknown)]
#[same_rules(cuCtxPushCurrent_v2)]
fn cuCtxPushCurrent(
    /// The context.
    #[refuses(Destroyed = either(INVALID_CONTEXT, CONTEXT_IS_DESTROYED))]
    ctx: Context,
) {
}

/// Takes the current context off the thread's stack; the one below it is current again.
#[needs(context, outside_callback)]
#[order(unknown)]
#[unreachable(DEINITIALIZED, "only while the process ends")]
fn cuCtxPopCurrent_v2(
    /// Room for the context that was current, if anybody wants to know.
    pctx: Out<CUcontext, Null>,
) {
    /// What comes off the stack is a context.
    #[ensure("is-a-context", documented)]
    if pctx.is_place() {
        assert!(pctx.value() != 0);
    }
}

/// Takes the current context off the thread's stack, under the name it had first.
#[needs(context, outside_callback)]
#[order(unknown)]
fn cuCtxPopCurrent(
    /// Room for the context that was current, if anybody wants to know.
    pctx: Out<CUcontext, Null>,
) {
}

/// Puts a context in the place of the current one; null takes the current one off the stack.
#[needs(initialized, outside_callback)]
#[order(unknown)]
#[unreachable(DEINITIALIZED, "only while the process ends")]
fn cuCtxSetCurrent(
    /// The context, or null for none.
    #[refuses(Destroyed = either(INVALID_CONTEXT, CONTEXT_IS_DESTROYED))]
    ctx: Context<Null>,
) {
}

/// The thread's current context.
#[needs(initialized)]
#[order(unknown)]
#[unreachable(DEINITIALIZED, "only while the process ends")]
fn cuCtxGetCurrent(
    /// Room for the context; null when the thread has none.
    pctx: Out<CUcontext>,
) {
    /// A thread without a context learns so.
    #[ensure("none-is-null", documented)]
    if !thread.has_context() {
        assert!(pctx.value() == 0);
    }

    /// A thread with a context learns which.
    #[ensure("some-is-not-null", documented)]
    if thread.has_context() {
        assert!(pctx.value() != 0);
    }
}

/// The device of the current context.
#[needs(live_context, outside_callback)]
#[order(unknown)]
#[unreachable(DEINITIALIZED, "only while the process ends")]
fn cuCtxGetDevice(
    /// Room for the device.
    device: Out<CUdevice>,
) {
    /// The current context is one of the first device.
    #[ensure("first-device", documented)]
    if device.is_place() {
        assert!(device.value() == 0);
    }
}

/// The device of a context.
#[needs(initialized, outside_callback)]
#[order(unknown)]
#[unreachable(DEINITIALIZED, "only while the process ends")]
fn cuCtxGetDevice_v2(
    /// Room for the device.
    device: Out<CUdevice>,
    /// The context, or null for the current one.
    ctx: Context<Null>,
) {
    check!(initialized);
    given_or_current(ctx);

    /// All contexts here are ones of the first device.
    #[ensure("first-device", documented)]
    if device.is_place() {
        assert!(device.value() == 0);
    }
}

/// The flags of the current context.
#[needs(live_context, outside_callback)]
#[order(unknown)]
#[unreachable(DEINITIALIZED, "only while the process ends")]
fn cuCtxGetFlags(
    /// Room for the flags.
    flags: Out<c_uint>,
) {
    /// Only bits that have a name come back.
    #[ensure("known-bits", documented)]
    if flags.is_place() {
        assert!(flags.value() & CU_CTX_FLAGS_MASK == flags.value());
    }
}

/// Replaces the flags of the current context.
#[needs(live_context, outside_callback)]
#[order(unknown)]
#[unreachable(DEINITIALIZED, "only while the process ends")]
fn cuCtxSetFlags(
    /// How threads wait, one way of three, and what else the context does.
    #[refuses(CU_CTX_SCHED_MASK = INVALID_VALUE, CU_CTX_FLAGS_MASK = INVALID_VALUE)]
    flags: Masked<CUctx_flags, CU_CTX_SCHED_MASK>,
) {
    check!(initialized, outside_callback, context, live_context);
    dumps(flags);
}

/// A number that no other context of the process has or had.
#[needs(initialized, outside_callback)]
#[order(unknown)]
#[unreachable(DEINITIALIZED, "only while the process ends")]
fn cuCtxGetId(
    /// The context, or null for the current one.
    ctx: Context<Null>,
    /// Room for the number.
    ctxId: Out<c_ulonglong>,
) {
    check!(initialized);
    given_or_current(ctx);
}

/// Waits until the current context has done everything it was given.
#[needs(live_context, outside_callback, uncaptured_context)]
#[order(unknown)]
#[unreachable(DEINITIALIZED, "only while the process ends")]
fn cuCtxSynchronize() {}

/// Waits until a context has done everything it was given.
#[needs(initialized, outside_callback, uncaptured_context)]
#[order(unknown)]
#[unreachable(DEINITIALIZED, "only while the process ends")]
#[unreachable(
    INVALID_VALUE,
    "the only parameter is a handle, and null stands for the current context"
)]
fn cuCtxSynchronize_v2(
    /// The context, or null for the current one.
    ctx: Context<Null>,
) {
    check!(initialized);
    given_or_current(ctx);
}

/// Asks for a new limit; the driver may round or clamp what it is asked for.
#[needs(live_context, outside_callback)]
#[order(unknown)]
#[unreachable(OUT_OF_MEMORY, "only reservations that do not fit the device")]
fn cuCtxSetLimit(
    /// Which limit.
    #[refuses(Unknown = either(INVALID_VALUE, UNSUPPORTED_LIMIT))]
    limit: OneOf<CUlimit>,
    /// The limit, in its own unit.
    value: Any,
) {
    /// Kernels of today's devices do not wait for each other.
    #[rule("sync-depth", documented)]
    if limit == CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH && device.compute_capability_major() >= 9 {
        return UNSUPPORTED_LIMIT;
    }

    /// What a partnership with graphics has settled can be read, not changed.
    #[rule("read-only", documented)]
    if matches!(limit, CU_LIMIT_SHMEM_SIZE | CU_LIMIT_CIG_ENABLED) {
        return either(INVALID_VALUE, UNSUPPORTED_LIMIT);
    }

    /// The way out of a full shared memory exists in a partnership with graphics.
    #[rule("fallback-needs-graphics", assumed)]
    if limit == CU_LIMIT_CIG_SHMEM_FALLBACK_ENABLED {
        return UNSUPPORTED_LIMIT;
    }
}

/// A limit of the current context.
#[needs(live_context, outside_callback)]
#[order(unknown)]
fn cuCtxGetLimit(
    /// Room for the limit, in its own unit.
    pvalue: Out<usize>,
    /// Which limit.
    #[refuses(Unknown = either(INVALID_VALUE, UNSUPPORTED_LIMIT))]
    limit: OneOf<CUlimit>,
) {
    /// Kernels of today's devices do not wait for each other.
    #[rule("sync-depth", assumed)]
    if limit == CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH && device.compute_capability_major() >= 9 {
        return UNSUPPORTED_LIMIT;
    }

    /// Outside a partnership with graphics there is nothing to tell of its shared memory.
    #[rule("graphics-limits", assumed)]
    if matches!(
        limit,
        CU_LIMIT_SHMEM_SIZE | CU_LIMIT_CIG_SHMEM_FALLBACK_ENABLED
    ) {
        return UNSUPPORTED_LIMIT;
    }

    /// A context that was made without graphics is in no partnership.
    #[ensure("no-partnership", documented)]
    if limit == CU_LIMIT_CIG_ENABLED {
        assert!(pvalue.value() == 0);
    }
}

/// How the current context would like its fast memory divided.
#[needs(live_context, outside_callback)]
#[order(unknown)]
#[unreachable(DEINITIALIZED, "only while the process ends")]
fn cuCtxGetCacheConfig(
    /// Room for the preference.
    pconfig: Out<CUfunc_cache>,
) {
    /// The preference is one of four.
    #[ensure("known", documented)]
    if pconfig.is_place() {
        assert!(pconfig.value() <= CU_FUNC_CACHE_PREFER_EQUAL);
    }
}

/// Says how the current context would like its fast memory divided.
#[needs(live_context, outside_callback)]
#[order(unknown)]
#[unreachable(DEINITIALIZED, "only while the process ends")]
fn cuCtxSetCacheConfig(
    /// The preference; devices with a fixed division pass over it.
    config: OneOf<CUfunc_cache>,
) {
}

/// The interface version a context was made with.
#[needs(initialized, outside_callback)]
#[order(unknown)]
#[unreachable(DEINITIALIZED, "only while the process ends")]
#[unreachable(UNKNOWN, "the documents name no way to it")]
fn cuCtxGetApiVersion(
    /// The context, or null for the current one.
    ctx: Context<Null>,
    /// Room for the version, 3020 for 3.2.
    version: Out<c_uint>,
) {
    check!(initialized);
    given_or_current(ctx);

    /// The version has the form of one.
    #[ensure("is-a-version", documented)]
    if version.is_place() {
        assert!(version.value() >= 2000);
    }
}

/// The least and the greatest priority a stream can have; greater ones are lower numbers.
#[needs(live_context, outside_callback)]
#[order(unknown)]
#[unreachable(
    INVALID_VALUE,
    "both parameters are places, and null is allowed for either"
)]
fn cuCtxGetStreamPriorityRange(
    /// Room for the least, if anybody wants to know.
    leastPriority: Out<c_int, Null>,
    /// Room for the greatest, if anybody wants to know.
    greatestPriority: Out<c_int, Null>,
) {
    /// Greater priorities are lower numbers.
    #[ensure("lower-is-greater", documented)]
    if leastPriority.is_place() && greatestPriority.is_place() {
        assert!(greatestPriority.value() <= leastPriority.value());
    }

    /// A device without priorities has a range of nothing but zero.
    #[ensure("zero-without-support", documented)]
    if greatestPriority.is_place() {
        assert!(device.stream_priorities_supported() || greatestPriority.value() == 0);
    }
}

/// Makes all lines of the cache ordinary again.
#[needs(live_context, outside_callback)]
#[order(unknown)]
#[unreachable(NOT_SUPPORTED, "needs a device whose cache cannot keep lines")]
fn cuCtxResetPersistingL2Cache() {}

/// The share of the device that the current context has.
#[needs(live_context, outside_callback)]
#[order(unknown)]
#[unreachable(DEINITIALIZED, "only while the process ends")]
fn cuCtxGetExecAffinity(
    /// Room for the share.
    pExecAffinity: Out<CUexecAffinityParam>,
    /// A share of what.
    r#type: OneOf<CUexecAffinityType>,
) {
    /// Shares exist where several processes share the device through a server.
    #[rule("shares-need-a-server", assumed)]
    if r#type == CU_EXEC_AFFINITY_TYPE_SM_COUNT && !machine.is_mps() {
        return UNSUPPORTED_EXEC_AFFINITY;
    }
}

/// Notes in an event everything a context has to do up to here.
#[needs(initialized, outside_callback, uncaptured_context)]
#[order(unknown)]
#[unreachable(DEINITIALIZED, "only while the process ends")]
fn cuCtxRecordEvent(
    /// The context.
    hCtx: Context,
    /// The event; what it held is forgotten.
    hEvent: Event,
) {
    check!(initialized);

    /// Event and context belong together.
    #[rule("same-context", documented)]
    if hCtx.is_created() || hEvent.is_other_context() {
        return INVALID_HANDLE;
    }
}

/// Holds back all later work of a context until an event has happened.
#[needs(initialized, outside_callback, uncaptured_context)]
#[order(unknown)]
#[unreachable(DEINITIALIZED, "only while the process ends")]
fn cuCtxWaitEvent(
    /// The context.
    hCtx: Context,
    /// The event, of whichever context or device.
    hEvent: Event,
) {
}

/// Contexts are a stack per thread: what was pushed last comes off first.
#[scenario]
#[needs(initialized)]
fn contexts_are_a_stack(cuda: &Driver) {
    let device = cuda.cuDeviceGet(0)?;
    let below = cuda.cuCtxCreate_v4(core::ptr::null_mut(), 0, device)?;
    let above = cuda.cuCtxCreate_v4(core::ptr::null_mut(), 0, device)?;
    expect!(cuda.cuCtxPopCurrent_v2()? == above);
    expect!(cuda.cuCtxGetCurrent()? == below);
    cuda.thread(|cuda| {
        expect!(cuda.cuCtxPopCurrent_v2() == Err(INVALID_CONTEXT));
        Ok(())
    })?;
    cuda.cuCtxPushCurrent_v2(above)?;
    expect!(cuda.cuCtxGetCurrent()? == above);
    cuda.cuCtxDestroy_v2(above)?;
    expect!(cuda.cuCtxGetCurrent()? == below);
    cuda.cuCtxDestroy_v2(below)?;
    expect!(cuda.cuCtxGetCurrent()?.is_null());
}

/// Setting the current context replaces the top of the stack, and setting none takes it off.
#[scenario]
#[needs(initialized)]
fn set_current_replaces_the_top(cuda: &Driver) {
    let device = cuda.cuDeviceGet(0)?;
    let below = cuda.cuCtxCreate_v4(core::ptr::null_mut(), 0, device)?;
    let above = cuda.cuCtxCreate_v4(core::ptr::null_mut(), 0, device)?;
    let other = cuda.cuCtxCreate_v4(core::ptr::null_mut(), 0, device)?;
    expect!(cuda.cuCtxPopCurrent_v2()? == other);
    cuda.cuCtxSetCurrent(other)?;
    expect!(cuda.cuCtxGetCurrent()? == other);
    cuda.cuCtxSetCurrent(core::ptr::null_mut())?;
    expect!(cuda.cuCtxGetCurrent()? == below);
    cuda.cuCtxDestroy_v2(other)?;
    cuda.cuCtxDestroy_v2(above)?;
    cuda.cuCtxDestroy_v2(below)?;
    expect!(cuda.cuCtxGetCurrent()?.is_null());
}

/// A context that another thread destroyed stays current, and every use of it says what happened.
#[scenario]
#[needs(initialized)]
fn destroyed_context_stays_current(cuda: &Driver) {
    let device = cuda.cuDeviceGet(0)?;
    let context = cuda.cuCtxCreate_v4(core::ptr::null_mut(), 0, device)?;
    cuda.thread(|cuda| {
        cuda.cuCtxDestroy_v2(context)?;
        Ok(())
    })?;
    expect!(cuda.cuCtxGetCurrent()? == context);
    expect!(cuda.cuCtxSynchronize() == Err(CONTEXT_IS_DESTROYED));
    expect!(cuda.cuStreamCreate(CU_STREAM_DEFAULT.0) == Err(CONTEXT_IS_DESTROYED));
    expect!(cuda.cuCtxGetId(context) == Err(CONTEXT_IS_DESTROYED));
    expect!(cuda.cuCtxPopCurrent_v2()? == context);
}

/// One context can be current to two threads at once.
#[scenario]
#[needs(context)]
fn threads_share_a_context(cuda: &Driver) {
    let context = cuda.cuCtxGetCurrent()?;
    let id = cuda.cuCtxGetId(context)?;
    cuda.thread(|cuda| {
        expect!(cuda.cuCtxGetCurrent()?.is_null());
        cuda.cuCtxSetCurrent(context)?;
        expect!(cuda.cuCtxGetId(core::ptr::null_mut())? == id);
        cuda.cuCtxSetCurrent(core::ptr::null_mut())?;
        Ok(())
    })?;
    expect!(cuda.cuCtxGetCurrent()? == context);
}

/// A context keeps the flags it was made with, until it gets others.
#[scenario]
#[needs(initialized)]
fn flags_are_read_back(cuda: &Driver) {
    let device = cuda.cuDeviceGet(0)?;
    let context =
        cuda.cuCtxCreate_v4(core::ptr::null_mut(), CU_CTX_SCHED_BLOCKING_SYNC.0, device)?;
    expect!(cuda.cuCtxGetFlags()? & CU_CTX_SCHED_MASK.0 == CU_CTX_SCHED_BLOCKING_SYNC.0);
    cuda.cuCtxSetFlags(CU_CTX_SCHED_YIELD.0)?;
    expect!(cuda.cuCtxGetFlags()? & CU_CTX_SCHED_MASK.0 == CU_CTX_SCHED_YIELD.0);
    cuda.cuCtxDestroy_v2(context)?;
}

/// Every context has a number of its own, and null asks about the current one.
#[scenario]
#[needs(initialized)]
fn contexts_have_numbers(cuda: &Driver) {
    let device = cuda.cuDeviceGet(0)?;
    let below = cuda.cuCtxCreate_v4(core::ptr::null_mut(), 0, device)?;
    let above = cuda.cuCtxCreate_v4(core::ptr::null_mut(), 0, device)?;
    let number = cuda.cuCtxGetId(above)?;
    expect!(cuda.cuCtxGetId(core::ptr::null_mut())? == number);
    expect!(cuda.cuCtxGetId(below)? != number);
    expect!(cuda.cuCtxGetDevice_v2(below)? == device);
    cuda.cuCtxDestroy_v2(above)?;
    cuda.cuCtxDestroy_v2(below)?;
}

/// A limit is at least what was asked for, or the most the device can do.
#[scenario]
#[needs(initialized)]
fn limits_are_read_back(cuda: &Driver) {
    let device = cuda.cuDeviceGet(0)?;
    let context = cuda.cuCtxCreate_v4(core::ptr::null_mut(), 0, device)?;
    cuda.cuCtxSetLimit(CU_LIMIT_STACK_SIZE, 4000)?;
    expect!(cuda.cuCtxGetLimit(CU_LIMIT_STACK_SIZE)? >= 4000);
    cuda.cuCtxSetLimit(CU_LIMIT_MAX_L2_FETCH_GRANULARITY, 100_000)?;
    expect!(cuda.cuCtxGetLimit(CU_LIMIT_MAX_L2_FETCH_GRANULARITY)? <= 128);
    cuda.cuCtxDestroy_v2(context)?;
}

/// Waiting for a context waits for all of its streams.
#[scenario]
#[needs(context)]
fn synchronize_waits_for_every_stream(cuda: &Driver) {
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING.0)?;
    let gate = cuda.gate();
    cuda.cuLaunchHostFunc(stream, gate.host_fn(), gate.data())?;
    expect!(cuda.cuStreamQuery(stream) == Err(NOT_READY));
    gate.open();
    cuda.cuCtxSynchronize()?;
    expect!(cuda.cuStreamQuery(stream) == Ok(()));
    cuda.cuStreamDestroy_v2(stream)?;
}

/// An event of a context happens when all of its streams have come to it.
#[scenario]
#[needs(context)]
fn context_event_covers_every_stream(cuda: &Driver) {
    let context = cuda.cuCtxGetCurrent()?;
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING.0)?;
    let event = cuda.cuEventCreate(CU_EVENT_DISABLE_TIMING.0)?;
    let gate = cuda.gate();
    cuda.cuLaunchHostFunc(stream, gate.host_fn(), gate.data())?;
    cuda.cuCtxRecordEvent(context, event)?;
    expect!(cuda.cuEventQuery(event) == Err(NOT_READY));
    gate.open();
    cuda.cuEventSynchronize(event)?;
    expect!(cuda.cuStreamQuery(stream) == Ok(()));
    cuda.cuEventDestroy_v2(event)?;
    cuda.cuStreamDestroy_v2(stream)?;
}

/// A context that waits for an event holds back every stream of it.
#[scenario]
#[needs(context)]
fn context_waits_with_every_stream(cuda: &Driver) {
    let context = cuda.cuCtxGetCurrent()?;
    let ahead = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING.0)?;
    let behind = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING.0)?;
    let event = cuda.cuEventCreate(CU_EVENT_DISABLE_TIMING.0)?;
    let later = cuda.cuEventCreate(CU_EVENT_DISABLE_TIMING.0)?;
    let gate = cuda.gate();
    cuda.cuLaunchHostFunc(ahead, gate.host_fn(), gate.data())?;
    cuda.cuEventRecord(event, ahead)?;
    cuda.cuCtxWaitEvent(context, event)?;
    cuda.cuEventRecord(later, behind)?;
    expect!(cuda.cuEventQuery(later) == Err(NOT_READY));
    gate.open();
    cuda.cuEventSynchronize(later)?;
    cuda.cuEventDestroy_v2(later)?;
    cuda.cuEventDestroy_v2(event)?;
    cuda.cuStreamDestroy_v2(behind)?;
    cuda.cuStreamDestroy_v2(ahead)?;
}

/// An event of a context cannot be recorded while one of its streams is captured, and trying to
/// spoils the capture.
#[scenario]
#[needs(context)]
fn context_event_spoils_a_capture(cuda: &Driver) {
    let context = cuda.cuCtxGetCurrent()?;
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING.0)?;
    let event = cuda.cuEventCreate(CU_EVENT_DISABLE_TIMING.0)?;
    cuda.cuStreamBeginCapture_v2(stream, CU_STREAM_CAPTURE_MODE_RELAXED)?;
    expect!(cuda.cuCtxRecordEvent(context, event) == Err(STREAM_CAPTURE_UNSUPPORTED));
    expect!(cuda.cuStreamIsCapturing(stream)? == CU_STREAM_CAPTURE_STATUS_INVALIDATED);
    expect!(cuda.cuStreamEndCapture(stream) == Err(STREAM_CAPTURE_INVALIDATED));
    cuda.cuEventDestroy_v2(event)?;
    cuda.cuStreamDestroy_v2(stream)?;
}
