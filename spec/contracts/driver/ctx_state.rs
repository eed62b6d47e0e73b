//! What a context can be asked and told about itself.

#![on("580.159.04")]

/// Null stands for the current context, so there must be one.
#[rules]
fn given_or_current(ctx: Context) {
    /// Without a current context null stands for nothing.
    #[rule("null-needs-a-current", documented, on("580.159.04"))]
    if ctx.is_null() && !thread.has_context() {
        return INVALID_CONTEXT;
    }

    if ctx.is_null() {
        check!(intact_context);
    }
}

/// The device of the current context.
#[needs(context)]
#[class(process_state)]
#[order(observed, except(own_process))]
#[own_thread]
fn cuCtxGetDevice(
    /// Room for the device.
    device: Out<CUdevice>,
) {
    // Drivers of before 13.0 look at the place last, as the needs of others.
    #[until(
        13000,
        on("470.256.02", "525.147.05", "535.261.03", "550.163.01", "555.58.02"),
        not_on("580.159.04")
    )]
    check!(initialized);
    check!(device, initialized, outside_callback, context);

    /// The current context is one of the first device.
    #[ensure("first-device", documented, on("580.159.04"))]
    if device.is_place() {
        assert!(device.value() == 0);
    }
}

/// The device of a context.
#[needs(initialized)]
#[class(process_state)]
#[yields(intact_context = UNDEFINED)]
#[order(observed, except(intact_context))]
#[own_thread]
fn cuCtxGetDevice_v2(
    /// Room for the device.
    device: Out<CUdevice>,
    /// The context, or null for the current one.
    #[undefined(Destroyed)]
    #[unseen("all contexts at hand are of one device")]
    ctx: Context<Null>,
) {
    check!(device, initialized, outside_callback);
    given_or_current(ctx);

    /// All contexts here are ones of the first device.
    #[ensure("first-device", documented, on("580.159.04"))]
    if device.is_place() {
        assert!(device.value() == 0);
    }
}

/// The flags of the current context.
#[needs(context)]
#[class(process_state)]
#[order(observed)]
#[own_thread]
fn cuCtxGetFlags(
    /// Room for the flags.
    flags: Out<c_uint>,
) {
    check!(flags);

    /// Only bits that have a name come back.
    #[ensure("known-bits", documented, on("580.159.04"))]
    if flags.is_place() {
        assert!(flags.value() & CU_CTX_FLAGS_MASK == flags.value());
    }
}

/// Replaces the flags of the current context, which must not have been destroyed: the driver does
/// not look, and crashes.
#[needs(context, outside_callback, own_process)]
#[tolerates(no_capture, uncaptured_context, sound_context)]
#[yields(live_context = UNDEFINED)]
#[order(observed)]
#[changes(ContextFlags)]
fn cuCtxSetFlags(
    /// How threads wait, one way of three, and what else the context does.
    #[refuses(CU_CTX_SCHED_MASK = INVALID_VALUE, CU_CTX_FLAGS_MASK = INVALID_VALUE)]
    // A context that dumps on request creates a pipe in the file system.
    #[without(CU_CTX_USER_COREDUMP_ENABLE)]
    flags: MaskedOne<CUctx_flags, CU_CTX_SCHED_MASK>,
) {
    check!(initialized, outside_callback, context, flags);
}

/// A number that no other context of the process has or had.
#[needs(initialized)]
#[class(process_state)]
#[order(observed)]
#[own_thread]
fn cuCtxGetId(
    /// The context, or null for the current one.
    ctx: Context<Null>,
    /// Room for the number.
    #[varies]
    ctxId: Out<c_ulonglong>,
) {
    check!(ctxId, initialized, outside_callback);
    given_or_current(ctx);
}

/// Asks for a new limit; the driver may round or clamp what it is asked for.
#[class(context_object)]
#[order(observed)]
#[unreachable(OUT_OF_MEMORY, "only reservations that do not fit the device")]
#[changes(ContextLimit)]
fn cuCtxSetLimit(
    /// Which limit.
    limit: OneOf<CUlimit>,
    /// The limit, in its own unit.
    value: Any,
) {
    /// Kernels of today's devices do not wait for each other.
    #[rule("sync-depth", documented, on("580.159.04"))]
    if limit == CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH && device.compute_capability_major() >= 9 {
        return UNSUPPORTED_LIMIT;
    }

    /// What a partnership with graphics has settled can be read, not changed.
    #[rule("read-only", observed, on("580.159.04"), undocumented)]
    if matches!(limit, CU_LIMIT_SHMEM_SIZE | CU_LIMIT_CIG_ENABLED) {
        return NOT_PERMITTED;
    }

    /// The way out of a full shared memory exists in a partnership with graphics.
    #[rule("fallback-needs-graphics", observed, on("580.159.04"))]
    if limit == CU_LIMIT_CIG_SHMEM_FALLBACK_ENABLED {
        return UNSUPPORTED_LIMIT;
    }
}

/// A limit of the current context.
#[class(context_state)]
#[order(observed)]
#[own_thread]
fn cuCtxGetLimit(
    /// Room for the limit, in its own unit.
    #[varies]
    pvalue: Out<usize>,
    /// Which limit.
    limit: OneOf<CUlimit>,
) {
    /// Kernels of today's devices do not wait for each other.
    #[rule("sync-depth", observed, on("580.159.04"))]
    if limit == CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH && device.compute_capability_major() >= 9 {
        return UNSUPPORTED_LIMIT;
    }

    /// The way out of a full shared memory exists in a partnership with graphics.
    #[rule("fallback-needs-graphics", observed, on("580.159.04"))]
    if limit == CU_LIMIT_CIG_SHMEM_FALLBACK_ENABLED {
        return UNSUPPORTED_LIMIT;
    }

    /// A context that was made without graphics is in no partnership.
    #[ensure("no-partnership", documented, on("580.159.04"))]
    if limit == CU_LIMIT_CIG_ENABLED {
        assert!(pvalue.value() == 0);
    }
}

/// How the current context would like its fast memory divided.
#[class(context_state)]
#[order(observed)]
#[own_thread]
fn cuCtxGetCacheConfig(
    /// Room for the preference.
    pconfig: Out<CUfunc_cache>,
) {
    /// The preference is one of four.
    #[ensure("known", documented, on("580.159.04"))]
    if pconfig.is_place() {
        assert!(pconfig.value() <= CU_FUNC_CACHE_PREFER_EQUAL);
    }
}

/// Says how the current context would like its fast memory divided.
#[class(context_object)]
#[order(observed)]
#[changes(CacheConfig)]
fn cuCtxSetCacheConfig(
    /// The preference; devices with a fixed division pass over it.
    config: OneOf<CUfunc_cache>,
) {
}

/// The interface version a context was made with.
#[needs(initialized)]
#[class(process_state)]
#[order(observed)]
#[unreachable(UNKNOWN, "the documents name no way to it")]
#[own_thread]
fn cuCtxGetApiVersion(
    /// The context, or null for the current one.
    #[refuses(Destroyed = INVALID_CONTEXT)]
    #[unseen("all contexts at hand have the same version")]
    ctx: Context<Null>,
    /// Room for the version, 3020 for 3.2.
    version: Out<c_uint>,
) {
    check!(initialized, outside_callback);
    given_or_current(ctx);
    check!(version);

    /// The version has the form of one, and there was one when the driver was made.
    #[ensure("is-a-version", documented)]
    if version.is_place() {
        assert!(version.value() >= 2000 && version.value() % 10 == 0);
        assert!(version.value() <= driver.version());
    }
}

/// The least and the greatest priority a stream can have; greater ones are lower numbers.
#[class(context_state)]
#[order(observed)]
#[unreachable(
    INVALID_VALUE,
    "both parameters are places, and null is allowed for either"
)]
#[own_thread]
fn cuCtxGetStreamPriorityRange(
    /// Room for the least, if anybody wants to know.
    leastPriority: Out<c_int, Null>,
    /// Room for the greatest, if anybody wants to know.
    greatestPriority: Out<c_int, Null>,
) {
    /// Greater priorities are lower numbers, and the least is that of streams that ask for none.
    #[ensure("lower-is-greater", observed, on("580.159.04"))]
    if leastPriority.is_place() && greatestPriority.is_place() {
        assert!(greatestPriority.value() <= 0 && leastPriority.value() == 0);
    }

    /// A device without priorities has a range of nothing but zero.
    #[ensure("zero-without-support", documented)]
    if greatestPriority.is_place() {
        assert!(device.stream_priorities_supported() || greatestPriority.value() == 0);
    }
}

/// Makes all lines of the cache ordinary again.
#[class(context_state)]
#[order(observed)]
#[unreachable(NOT_SUPPORTED, "needs a device whose cache cannot keep lines")]
#[own_thread]
#[no_visible_effect("only the time that kernels take tells what the cache holds")]
fn cuCtxResetPersistingL2Cache() {}

/// The share of the device that the current context has.
#[class(context_state)]
#[order(observed)]
#[own_thread]
fn cuCtxGetExecAffinity(
    /// Room for the share.
    #[on_failure(written)]
    pExecAffinity: Out<CUexecAffinityParam>,
    /// A share of what.
    #[refuses(Unknown = UNSUPPORTED_EXEC_AFFINITY)]
    r#type: OneOf<CUexecAffinityType>,
) {
}

/// A context keeps the flags it was made with, until it gets others.
#[scenario]
#[needs(initialized)]
#[shows(cuCtxGetFlags, cuCtxSetFlags)]
fn flags_are_read_back(cuda: &Driver) {
    let device = cuda.cuDeviceGet(0)?;
    let context = cuda.cuCtxCreate_v4(core::ptr::null_mut(), CU_CTX_SCHED_BLOCKING_SYNC, device)?;
    expect!(cuda.cuCtxGetFlags()? & CU_CTX_SCHED_MASK.0 == CU_CTX_SCHED_BLOCKING_SYNC.0);
    cuda.cuCtxSetFlags(CU_CTX_SCHED_YIELD)?;
    expect!(cuda.cuCtxGetFlags()? & CU_CTX_SCHED_MASK.0 == CU_CTX_SCHED_YIELD.0);
    cuda.cuCtxDestroy_v2(context)?;
}

/// Every context has a number of its own, and null asks about the current one.
#[scenario]
#[needs(initialized)]
#[shows(cuCtxGetId)]
fn contexts_have_numbers(cuda: &Driver) {
    let device = cuda.cuDeviceGet(0)?;
    let below = cuda.new_context()?;
    let above = cuda.new_context()?;
    let number = cuda.cuCtxGetId(above)?;
    expect!(cuda.cuCtxGetId(core::ptr::null_mut())? == number);
    expect!(cuda.cuCtxGetId(below)? != number);
    expect!(cuda.cuCtxGetDevice_v2(below)? == device);
    cuda.cuCtxDestroy_v2(above)?;
    cuda.cuCtxDestroy_v2(below)?;
}

/// A limit is at least what was asked for, and what is beyond its range is refused.
#[scenario]
#[needs(initialized)]
#[shows(cuCtxGetLimit, cuCtxSetLimit)]
fn limits_are_read_back(cuda: &Driver) {
    let context = cuda.new_context()?;
    cuda.cuCtxSetLimit(CU_LIMIT_STACK_SIZE, 4000)?;
    expect!(cuda.cuCtxGetLimit(CU_LIMIT_STACK_SIZE)? >= 4000);
    expect!(cuda.cuCtxSetLimit(CU_LIMIT_MAX_L2_FETCH_GRANULARITY, 100_000) == Err(INVALID_VALUE));
    // All bits stand for none.
    for limit in [CU_LIMIT_PRINTF_FIFO_SIZE, CU_LIMIT_MALLOC_HEAP_SIZE] {
        cuda.cuCtxSetLimit(limit, usize::MAX)?;
        expect!(cuda.cuCtxGetLimit(limit)? == 0);
        cuda.cuCtxSetLimit(limit, 0)?;
        expect!(cuda.cuCtxGetLimit(limit)? > 0);
    }
    cuda.cuCtxSetLimit(CU_LIMIT_MAX_L2_FETCH_GRANULARITY, 128)?;
    expect!(cuda.cuCtxGetLimit(CU_LIMIT_MAX_L2_FETCH_GRANULARITY)? <= 128);
    cuda.cuCtxDestroy_v2(context)?;
}

/// A larger stack waits for the work of the context; larger buffers for printing and for the heap do not.
#[scenario]
#[needs(initialized)]
fn a_larger_stack_waits_for_the_context(cuda: &Driver) {
    let context = cuda.new_context()?;
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let gate = cuda.hold(stream)?;
    expect!(gate.wait_reached());
    cuda.cuCtxSetLimit(CU_LIMIT_PRINTF_FIFO_SIZE, 16 << 20)?;
    cuda.cuCtxSetLimit(CU_LIMIT_MALLOC_HEAP_SIZE, 32 << 20)?;
    expect!(cuda.cuStreamQuery(stream) == Err(NOT_READY));
    gate.open_soon();
    cuda.cuCtxSetLimit(CU_LIMIT_STACK_SIZE, 2048)?;
    expect!(cuda.cuStreamQuery(stream) == Ok(()));
    cuda.cuCtxDestroy_v2(context)?;
}

/// A wish for how fast memory is divided is read back.
#[scenario]
#[needs(initialized)]
#[shows(cuCtxGetCacheConfig, cuCtxSetCacheConfig)]
fn cache_preference_is_read_back(cuda: &Driver) {
    let context = cuda.new_context()?;
    expect!(cuda.cuCtxGetCacheConfig()? == CU_FUNC_CACHE_PREFER_NONE);
    cuda.cuCtxSetCacheConfig(CU_FUNC_CACHE_PREFER_L1)?;
    expect!(cuda.cuCtxGetCacheConfig()? == CU_FUNC_CACHE_PREFER_L1);
    cuda.cuCtxDestroy_v2(context)?;
}

/// Without a server every context has all multiprocessors of its device.
#[scenario]
#[needs(context)]
#[shows(cuCtxGetExecAffinity)]
fn whole_device_is_the_share(cuda: &Driver) {
    let device = cuda.cuCtxGetDevice()?;
    let all = cuda.cuDeviceGetAttribute(CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT, device)?;
    let share = cuda.cuCtxGetExecAffinity(CU_EXEC_AFFINITY_TYPE_SM_COUNT)?;
    expect!(share.r#type == CU_EXEC_AFFINITY_TYPE_SM_COUNT);
    expect!(share.param.smCount.val == all as c_uint);
}

/// Contexts of all forms since CUDA 3.2 have the interface of that version, and null asks about the current one.
#[scenario]
#[needs(initialized)]
#[shows(cuCtxGetApiVersion)]
fn interface_is_that_of_3_2(cuda: &Driver) {
    let context = cuda.new_context()?;
    expect!(cuda.cuCtxGetApiVersion(context)? == 3020);
    expect!(cuda.cuCtxGetApiVersion(core::ptr::null_mut())? == 3020);
    cuda.cuCtxDestroy_v2(context)?;
}

/// Whether the faults of a context write core dumps cannot be changed while it is in use: the flags are accepted, and not
/// read back.
#[scenario]
#[needs(context)]
fn core_dumps_are_settled_beforehand(cuda: &Driver) {
    cuda.cuCtxSetFlags(CU_CTX_SCHED_YIELD)?;
    let flags = cuda.cuCtxGetFlags()?;
    expect!(flags & CU_CTX_COREDUMP_ENABLE.0 == 0);
    cuda.cuCtxSetFlags(CU_CTX_COREDUMP_ENABLE)?;
    expect!(cuda.cuCtxGetFlags()? == flags & !CU_CTX_SCHED_YIELD.0);
}

/// The same holds of dumps on request.
#[scenario]
#[needs(context)]
#[hazard("files")]
fn dumps_on_request_are_settled_beforehand(cuda: &Driver) {
    cuda.cuCtxSetFlags(CU_CTX_SCHED_AUTO)?;
    let flags = cuda.cuCtxGetFlags()?;
    cuda.cuCtxSetFlags(CU_CTX_USER_COREDUMP_ENABLE)?;
    expect!(cuda.cuCtxGetFlags()? == flags);
}
