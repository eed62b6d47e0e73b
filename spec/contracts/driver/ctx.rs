//! Contexts, and the stack of them that each thread has.

#![on("580.159.04")]

/// Makes a context and puts it on the thread's stack.
#[needs(initialized, free_memory)]
#[class(device_state)]
#[order(observed)]
#[unreachable(INVALID_CONTEXT, "no context is needed to make one")]
#[not_safe(
    UNKNOWN,
    "needs a device whose compute mode forbids contexts, for everybody"
)]
#[changes(ContextStack)]
fn cuCtxCreate_v4(
    /// Room for the context.
    #[creates(Context)]
    pctx: Out<CUcontext>,
    /// What it is made with, if anything. Both a share of the device and a partnership at once are
    /// nobody's to rely on.
    ctxCreateParams: In<CUctxCreateParams, Null>,
    /// How threads wait, one way of three, and what else the context does.
    #[refuses(CU_CTX_SCHED_MASK = INVALID_VALUE, CU_CTX_FLAGS_MASK = INVALID_VALUE)]
    // A context that dumps on request creates a pipe in the file system.
    #[without(CU_CTX_USER_COREDUMP_ENABLE)]
    flags: MaskedOne<CUctx_flags, CU_CTX_SCHED_MASK>,
    /// The device.
    dev: Device,
) {
    /// The first driver that had the function crashes where there is no driver yet.
    #[rule("crashes-uninitialized", observed, on("555.58.02"))]
    #[until(13000, not_on("580.159.04"))]
    if !process.is_initialized() {
        return UNDEFINED;
    }

    #[since(13000, on("580.159.04"), not_on("555.58.02"))]
    check!(initialized);
    check!(outside_callback, dev, pctx);

    /// Shares that are counted are there.
    #[rule("shares-given", observed, on("580.159.04"))]
    if ctxCreateParams.execAffinityParams.is_null() && ctxCreateParams.numExecAffinityParams != 0 {
        return INVALID_VALUE;
    }

    /// A partnership with graphics needs a device that offers one.
    #[rule("graphics-supported", documented, on("580.159.04"))]
    if ctxCreateParams.cigParams.is_given() && !device.vulkan_cig_supported() {
        return NOT_SUPPORTED;
    }

    /// Shares exist where several processes share the device through a server.
    #[rule("shares-need-a-server", documented, on("580.159.04"), undocumented)]
    if ctxCreateParams.numExecAffinityParams != 0 && !machine.is_mps() {
        return UNSUPPORTED_EXEC_AFFINITY;
    }

    check!(flags);
    check!(free_memory);
}

/// Makes a context and puts it on the thread's stack, under the name it had first.
#[needs(initialized, free_memory)]
#[class(device_state)]
#[order(observed)]
#[unobserved(free_memory)]
#[same_rules(cuCtxCreate_v2)]
#[changes(ContextStack)]
fn cuCtxCreate(
    /// Room for the context.
    #[creates(Context)]
    pctx: Out<CUcontext>,
    /// How threads wait, one way of three, and what else the context does.
    #[refuses(CU_CTX_SCHED_MASK = INVALID_VALUE, CU_CTX_FLAGS_MASK = INVALID_VALUE)]
    // A context that dumps on request creates a pipe in the file system.
    #[without(CU_CTX_USER_COREDUMP_ENABLE)]
    flags: MaskedOne<CUctx_flags, CU_CTX_SCHED_MASK>,
    /// The device.
    dev: Device,
) {
    /// A process has contexts of the first form or of the newer ones, which the primary contexts are, and not both. The
    /// driver runs out of memory, or dies where managed memory is around.
    #[rule("no-newer-form", observed, on("580.159.04"))]
    if !process.is_primary_inactive() {
        return UNDEFINED;
    }
}

/// Makes a context and puts it on the thread's stack.
#[needs(initialized, free_memory)]
#[class(device_state)]
#[order(observed)]
#[unreachable(INVALID_CONTEXT, "no context is needed to make one")]
#[not_safe(
    UNKNOWN,
    "needs a device whose compute mode forbids contexts, for everybody"
)]
#[changes(ContextStack)]
fn cuCtxCreate_v2(
    /// Room for the context.
    #[creates(Context)]
    pctx: Out<CUcontext>,
    /// How threads wait, one way of three, and what else the context does.
    #[refuses(CU_CTX_SCHED_MASK = INVALID_VALUE, CU_CTX_FLAGS_MASK = INVALID_VALUE)]
    // A context that dumps on request creates a pipe in the file system.
    #[without(CU_CTX_USER_COREDUMP_ENABLE)]
    flags: MaskedOne<CUctx_flags, CU_CTX_SCHED_MASK>,
    /// The device.
    dev: Device,
) {
    check!(initialized, outside_callback, dev, pctx, flags);
    check!(free_memory);
}

/// Makes a context with a share of the device and puts it on the thread's stack.
#[needs(initialized, free_memory)]
#[class(device_state)]
#[order(observed)]
#[unreachable(INVALID_CONTEXT, "no context is needed to make one")]
#[not_safe(
    UNKNOWN,
    "needs a device whose compute mode forbids contexts, for everybody"
)]
#[changes(ContextStack)]
fn cuCtxCreate_v3(
    /// Room for the context.
    #[creates(Context)]
    pctx: Out<CUcontext>,
    /// The shares; of two of one kind the last one counts.
    paramsArray: Slice<CUexecAffinityParam, numParams, Null>,
    /// Number of shares.
    numParams: Count<paramsArray>,
    /// How threads wait, one way of three, and what else the context does.
    #[refuses(CU_CTX_SCHED_MASK = INVALID_VALUE, CU_CTX_FLAGS_MASK = INVALID_VALUE)]
    // A context that dumps on request creates a pipe in the file system.
    #[without(CU_CTX_USER_COREDUMP_ENABLE)]
    flags: MaskedOne<CUctx_flags, CU_CTX_SCHED_MASK>,
    /// The device.
    dev: Device,
) {
    check!(initialized, outside_callback, dev, pctx);

    /// Shares that are counted are there.
    #[rule("shares-given", observed, on("580.159.04"))]
    if paramsArray.is_null() && numParams != 0 {
        return INVALID_VALUE;
    }

    /// Shares exist where several processes share the device through a server.
    #[rule("shares-need-a-server", documented, on("580.159.04"))]
    if numParams != 0 && !machine.is_mps() {
        return UNSUPPORTED_EXEC_AFFINITY;
    }

    check!(paramsArray, flags);
    check!(free_memory);
}

/// Destroys a context, whoever it is current to, and takes it off the calling thread's stack.
#[needs(initialized)]
#[class(process_state)]
// A destroyed context is refused before the callback is, or after it, by what has become of its memory.
#[order(unknown)]
#[changes(ContextStack)]
#[unreachable(
    NOT_INITIALIZED,
    "before there is a context only null can be passed, which is refused first"
)]
#[unobserved(initialized)]
#[waits(context = ctx)]
fn cuCtxDestroy_v2(
    /// The context.
    #[refuses(Destroyed = either(INVALID_CONTEXT, CONTEXT_IS_DESTROYED))]
    #[undefined(Garbage)]
    #[ends(Context)]
    ctx: Context<Null>,
) {
    // Old drivers see first that there can be no context yet.
    #[until(
        12020,
        on("470.256.02", "525.147.05"),
        not_on("535.261.03", "580.159.04")
    )]
    check!(initialized);

    /// There is a context to destroy.
    #[rule("not-null", observed, on("580.159.04"))]
    if ctx.is_null() {
        return INVALID_VALUE;
    }

    check!(initialized, outside_callback, ctx);

    /// The primary context is released, not destroyed.
    #[rule("not-primary", observed, on("580.159.04"))]
    if ctx.is_primary() {
        return INVALID_CONTEXT;
    }
}

/// Destroys a context, under the name it had first.
#[needs(initialized)]
#[class(process_state)]
// A destroyed context is refused before the callback is, or after it, by what has become of its memory.
#[order(unknown)]
#[same_rules(cuCtxDestroy_v2)]
#[changes(ContextStack)]
#[unreachable(
    NOT_INITIALIZED,
    "before there is a context only null can be passed, which is refused first"
)]
#[unobserved(initialized)]
fn cuCtxDestroy(
    /// The context.
    #[refuses(Destroyed = either(INVALID_CONTEXT, CONTEXT_IS_DESTROYED))]
    #[undefined(Garbage)]
    #[ends(Context)]
    ctx: Context<Null>,
) {
}

/// Puts a context on the thread's stack, which makes it current.
#[needs(initialized)]
#[class(process_state)]
#[order(observed)]
#[contradicted(
    INVALID_CONTEXT,
    "null gives INVALID_VALUE, and a destroyed context is pushed and crashes its next user"
)]
#[changes(ContextStack)]
fn cuCtxPushCurrent_v2(
    /// The context.
    #[refuses(Null = INVALID_VALUE)]
    #[undefined(Destroyed)]
    ctx: Context,
) {
}

/// Puts a context on the thread's stack, under the name it had first.
#[needs(initialized)]
#[class(process_state)]
#[order(observed)]
#[same_rules(cuCtxPushCurrent_v2)]
#[changes(ContextStack)]
fn cuCtxPushCurrent(
    /// The context.
    #[refuses(Null = INVALID_VALUE)]
    #[undefined(Destroyed)]
    ctx: Context,
) {
    /// The first form takes a context that is current to no thread.
    #[rule("not-current", observed, on("580.159.04"))]
    if ctx.current() {
        return INVALID_CONTEXT;
    }
}

/// Takes the current context off the thread's stack; the one below it is current again.
#[needs(context)]
#[class(process_state)]
#[order(observed)]
#[changes(ContextStack)]
fn cuCtxPopCurrent_v2(
    /// Room for the context that was current, if anybody wants to know.
    #[lends(Context)]
    pctx: Out<CUcontext, Null>,
) {
    /// What comes off the stack is the context that was current.
    #[ensure("is-a-context", documented)]
    if pctx.is_place() && !thread.has_destroyed_context() {
        assert!(pctx.value() == device.primary_context());
    }
}

/// Takes the current context off the thread's stack, under the name it had first. A context with several users, as one
/// that `cuCtxAttach` counted or a primary context that was retained twice, stays current, and the place is not
/// written.
#[needs(context)]
#[class(process_state)]
#[order(observed)]
#[changes(ContextStack)]
fn cuCtxPopCurrent(
    /// Room for the context that was current; null if the caller does not need it.
    #[lends(Context)]
    #[may_leave_alone("a context with several users stays current")]
    #[varies]
    pctx: Out<CUcontext, Null>,
) {
}

/// Puts a context in the place of the current one; null takes the current one off the stack.
#[needs(initialized)]
#[class(process_state)]
#[order(observed)]
#[contradicted(
    INVALID_CONTEXT,
    "a destroyed context becomes current and crashes its next user"
)]
#[changes(ContextStack)]
#[waits(never)]
fn cuCtxSetCurrent(
    /// The context, or null for none.
    #[undefined(Destroyed)]
    ctx: Context<Null>,
) {
}

/// The thread's current context.
#[needs(initialized)]
#[class(process_state)]
#[order(observed)]
#[own_thread]
fn cuCtxGetCurrent(
    /// Room for the context; null when the thread has none.
    #[lends(Context)]
    pctx: Out<CUcontext>,
) {
    /// A thread without a context learns so.
    #[ensure("none-is-null", documented, on("580.159.04"))]
    if !thread.has_context() {
        assert!(pctx.value() == 0);
    }

    /// A thread with a context learns which.
    #[ensure("some-is-not-null", documented)]
    if thread.has_context() && !thread.has_destroyed_context() {
        assert!(pctx.value() == device.primary_context());
    }
}

/// Contexts are a stack per thread: what was pushed last comes off first.
#[scenario]
#[needs(initialized)]
#[shows(
    cuCtxCreate_v4,
    cuCtxDestroy_v2,
    cuCtxGetCurrent,
    cuCtxPopCurrent_v2,
    cuCtxPushCurrent_v2
)]
fn contexts_are_a_stack(cuda: &Driver) {
    let device = cuda.cuDeviceGet(0)?;
    let below = cuda.cuCtxCreate_v4(core::ptr::null_mut(), CUctx_flags(0), device)?;
    let above = cuda.cuCtxCreate_v4(core::ptr::null_mut(), CUctx_flags(0), device)?;
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
#[shows(cuCtxSetCurrent)]
fn set_current_replaces_the_top(cuda: &Driver) {
    let below = cuda.new_context()?;
    let above = cuda.new_context()?;
    let other = cuda.new_context()?;
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

/// Destroying a context waits for the work of the others, too.
#[scenario]
#[needs(initialized)]
fn destroying_a_context_waits_for_the_others(cuda: &Driver) {
    let busy = cuda.new_context()?;
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let idle = cuda.new_context()?;
    let gate = cuda.hold(stream)?;
    expect!(gate.wait_reached());
    gate.open_soon();
    cuda.cuCtxDestroy_v2(idle)?;
    expect!(cuda.cuStreamQuery(stream) == Ok(()));
    cuda.cuStreamDestroy_v2(stream)?;
    cuda.cuCtxDestroy_v2(busy)?;
}

/// A context that another thread destroyed stays current, and every use of it says what happened.
#[scenario]
#[needs(initialized)]
fn destroyed_context_stays_current(cuda: &Driver) {
    let context = cuda.new_context()?;
    cuda.thread(|cuda| {
        cuda.cuCtxDestroy_v2(context)?;
        Ok(())
    })?;
    expect!(cuda.cuCtxGetCurrent()? == context);
    expect!(cuda.cuCtxSynchronize() == Err(CONTEXT_IS_DESTROYED));
    expect!(cuda.cuStreamCreate(CU_STREAM_DEFAULT) == Err(CONTEXT_IS_DESTROYED));
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

/// The first form makes contexts where there are none of the newer forms, and none beside those.
#[scenario]
#[needs(nothing)]
#[gate(machine.devices() >= 1)]
#[shows(cuCtxCreate)]
fn first_form_is_not_mixed_with_others(cuda: &Driver) {
    cuda.cuInit(0)?;
    let below = cuda.cuCtxCreate(CUctx_flags(0), 0)?;
    expect!(cuda.cuCtxGetCurrent()? == below);
    expect!(cuda.cuCtxGetApiVersion(below)? == 3010);
    let above = cuda.cuCtxCreate(CUctx_flags(0), 0)?;
    expect!(above != below);
    expect!(cuda.cuCtxGetCurrent()? == above);
    expect!(cuda.cuCtxCreate_v2(CUctx_flags(0), 0) == Err(OUT_OF_MEMORY));
    expect!(cuda.cuDevicePrimaryCtxRetain(0) == Err(OUT_OF_MEMORY));
    cuda.cuCtxDestroy_v2(above)?;
    expect!(cuda.cuCtxGetCurrent()? == below);
    cuda.cuCtxDestroy_v2(below)?;
    let newer = cuda.cuCtxCreate_v2(CUctx_flags(0), 0)?;
    expect!(cuda.cuCtxCreate(CUctx_flags(0), 0) == Err(OUT_OF_MEMORY));
    expect!(cuda.cuCtxGetCurrent()? == newer);
    cuda.cuCtxDestroy_v2(newer)?;
    let again = cuda.cuCtxCreate(CUctx_flags(0), 0)?;
    cuda.cuCtxDestroy_v2(again)?;
}

/// The first forms of pushing and destroying fail with a context that is current to another thread; the second forms
/// take it.
#[scenario]
#[needs(initialized)]
#[shows(cuCtxDestroy, cuCtxPushCurrent)]
fn first_forms_refuse_a_context_of_another_thread(cuda: &Driver) {
    let context = cuda.cuCtxCreate_v2(CUctx_flags(0), 0)?;
    cuda.thread(|cuda| {
        expect!(cuda.cuCtxPushCurrent(context) == Err(INVALID_CONTEXT));
        expect!(cuda.cuCtxDestroy(context) == Err(INVALID_CONTEXT));
        cuda.cuCtxPushCurrent_v2(context)?;
        expect!(cuda.cuCtxGetCurrent()? == context);
        expect!(cuda.cuCtxPopCurrent_v2()? == context);
        Ok(())
    })?;
    expect!(cuda.cuCtxPopCurrent_v2()? == context);
    cuda.cuCtxDestroy(context)?;
}

/// The older forms make, push, pop and destroy contexts as the newer ones do.
#[scenario]
#[needs(initialized)]
#[shows(
    cuCtxCreate_v2,
    cuCtxCreate_v3,
    cuCtxDestroy,
    cuCtxPopCurrent,
    cuCtxPushCurrent
)]
fn older_forms_share_the_stack(cuda: &Driver) {
    let device = cuda.cuDeviceGet(0)?;
    let below = cuda.cuCtxCreate_v2(CUctx_flags(0), device)?;
    expect!(cuda.cuCtxGetCurrent()? == below);
    let above = cuda.cuCtxCreate_v3(core::ptr::null_mut(), 0, CUctx_flags(0), device)?;
    expect!(above != below);
    expect!(cuda.cuCtxGetCurrent()? == above);
    expect!(cuda.cuCtxPopCurrent()? == above);
    expect!(cuda.cuCtxGetCurrent()? == below);
    cuda.cuCtxPushCurrent(above)?;
    expect!(cuda.cuCtxGetCurrent()? == above);
    cuda.cuCtxDestroy(above)?;
    expect!(cuda.cuCtxGetCurrent()? == below);
    cuda.cuCtxDestroy(below)?;
    expect!(cuda.cuCtxGetCurrent()?.is_null());
}

/// The first forms of popping and destroying leave a context with several users as it is.
#[scenario]
#[needs(context)]
#[shows(cuCtxAttach)]
fn first_forms_leave_a_context_of_several_users(cuda: &Driver) {
    let primary = cuda.cuDevicePrimaryCtxRetain(0)?;
    expect!(cuda.cuCtxGetCurrent()? == primary);
    let mut popped = ptr::null_mut();
    cuda.raw().cuCtxPopCurrent(&mut popped)?;
    expect!(popped.is_null());
    expect!(cuda.cuCtxGetCurrent()? == primary);
    cuda.cuDevicePrimaryCtxRelease_v2(0)?;

    let context = cuda.cuCtxCreate_v2(CU_CTX_SCHED_AUTO, 0)?;
    expect!(cuda.cuCtxAttach(0)? == context);
    expect!(cuda.cuCtxDestroy(context) == Err(INVALID_CONTEXT));
    cuda.cuCtxDetach(context)?;
    expect!(cuda.cuCtxGetCurrent()? == context);
    cuda.cuCtxDestroy(context)?;
    expect!(cuda.cuCtxGetCurrent()? == primary);
}

/// The first form of destroying takes a context that is current to the calling thread, although it is current to another
/// thread too.
#[scenario]
#[needs(initialized)]
fn the_first_form_destroys_a_shared_current_context(cuda: &Driver) {
    let context = cuda.cuCtxCreate_v2(CU_CTX_SCHED_AUTO, 0)?;
    cuda.thread(|cuda| {
        cuda.cuCtxSetCurrent(context)?;
        cuda.cuCtxDestroy(context)?;
        Ok(())
    })?;
    expect!(cuda.cuCtxGetId(context) == Err(CONTEXT_IS_DESTROYED));
    expect!(cuda.cuCtxPopCurrent_v2()? == context);
}
