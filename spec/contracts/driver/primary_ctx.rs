//! The one context per device that all parts of a process share.

#![on("580.159.04")]

/// Takes a share in the primary context of a device, making it if need be; it does not become current.
#[needs(initialized)]
#[class(process_state)]
#[tolerates(primary_retained)]
#[order(observed)]
#[unreachable(INVALID_CONTEXT, "the call uses no context")]
#[unreachable(OUT_OF_MEMORY, "needs a full device")]
#[unreachable(UNKNOWN, "needs a device set to refuse contexts")]
// The primary context is the one that is current to the thread.
#[own_thread]
fn cuDevicePrimaryCtxRetain(
    /// Room for the context.
    #[lends(Context)]
    // After a fault it is written as well.
    #[on_failure(written, unless(NOT_INITIALIZED, DEINITIALIZED, INVALID_DEVICE, NOT_PERMITTED, INVALID_VALUE))]
    pctx: Out<CUcontext>,
    /// The device.
    #[acquires(PrimaryContextShare)]
    dev: Device,
) {
    check!(initialized, dev);

    // A context that is active is shared after a fault as well; a new one is not made.
    if process.is_primary_inactive() {
        check!(sound_context);
    }

    /// It is the same context as long as somebody has a share in it.
    #[ensure("a-context", documented)]
    if dev.is_first() {
        assert!(pctx.value() == device.primary_context());
    }
}

/// Gives a share in the primary context back; the last one resets it.
#[needs(initialized, primary_retained)]
#[class(process_state)]
#[order(observed)]
#[changes(PrimaryContext)]
fn cuDevicePrimaryCtxRelease_v2(
    /// The device; only the primary context of the first is ever retained while cases run.
    #[ends(PrimaryContextShare)]
    dev: Device,
) {
    check!(initialized, dev, primary_retained);

    /// What nobody retained cannot be released.
    #[rule("retained", documented)]
    if dev.is_second() {
        return INVALID_CONTEXT;
    }
}

/// Gives a share in the primary context back, if there is one; the form of CUDA 7.
#[needs(initialized)]
#[class(process_state)]
#[tolerates(primary_retained)]
#[order(observed)]
#[contradicted(
    INVALID_CONTEXT,
    "what nobody has retained is given back without an error"
)]
#[changes(PrimaryContext)]
fn cuDevicePrimaryCtxRelease(
    /// The device; only the primary context of the first is ever retained while cases run.
    #[ends(PrimaryContextShare)]
    dev: Device,
) {
}

/// Sets how the primary context works, instead of what was set before.
#[needs(initialized)]
#[class(process_state)]
#[tolerates(primary_retained)]
#[order(observed)]
#[changes(PrimaryContextFlags)]
fn cuDevicePrimaryCtxSetFlags_v2(
    /// The device.
    dev: Device,
    /// How threads wait, one way of three, and what else the context does.
    #[refuses(
        CU_CTX_MAP_HOST = INVALID_VALUE,
        CU_CTX_SCHED_MASK = INVALID_VALUE,
        CU_CTX_FLAGS_MASK = INVALID_VALUE
    )]
    // A context that dumps on request creates a pipe in the file system.
    #[without(CU_CTX_USER_COREDUMP_ENABLE)]
    flags: MaskedOne<CUctx_flags, CU_CTX_SCHED_MASK>,
) {
}

/// Sets how the primary context works; the form of CUDA 7.
#[needs(initialized)]
#[class(process_state)]
#[order(observed)]
#[same_rules(cuDevicePrimaryCtxSetFlags_v2)]
#[changes(PrimaryContextFlags)]
fn cuDevicePrimaryCtxSetFlags(
    /// The device. The second one, whose context nobody uses, is not there on every machine.
    #[without(Second)]
    dev: Device,
    /// How threads wait, one way of three, and what else the context does.
    #[refuses(
        CU_CTX_MAP_HOST = INVALID_VALUE,
        CU_CTX_SCHED_MASK = INVALID_VALUE,
        CU_CTX_FLAGS_MASK = INVALID_VALUE
    )]
    // A context that dumps on request creates a pipe in the file system.
    #[without(CU_CTX_USER_COREDUMP_ENABLE)]
    flags: MaskedOne<CUctx_flags, CU_CTX_SCHED_MASK>,
) {
    /// The first form changes nothing of a context in use.
    #[rule("not-active", observed, on("580.159.04"))]
    if !process.is_primary_inactive() {
        return PRIMARY_CONTEXT_ACTIVE;
    }
}

/// Says how the primary context works, and whether there is one.
#[needs(initialized)]
#[class(process_state)]
#[order(observed)]
// The primary context is the one that is current to the thread.
#[own_thread]
fn cuDevicePrimaryCtxGetState(
    /// The device.
    dev: Device,
    /// Room for the flags.
    flags: Out<c_uint>,
    /// Room for one if it is active and zero if not.
    active: Out<c_int>,
) {
    #[until(10010, on("390.157"), not_on("418.226.00", "580.159.04"))]
    check!(initialized);
    check!(flags, active, initialized, own_process, outside_callback);

    /// The context of the first device is active while it is retained.
    #[ensure("active", documented)]
    if dev.is_first() && !process.is_primary_inactive() {
        assert!(active.value() == 1);
    }

    /// A context that nobody has retained is not.
    #[ensure("inactive", documented)]
    if dev.is_second() || process.is_primary_inactive() {
        assert!(active.value() == 0);
    }
}

/// Destroys what the primary context of a device holds; shares in it stay to be given back.
#[needs(initialized, outside_callback, own_process)]
#[tolerates(live_context, sound_context)]
#[yields(no_capture = UNDEFINED, uncaptured_context = UNDEFINED)]
#[tolerates(primary_retained)]
#[order(observed)]
#[unreachable(
    PRIMARY_CONTEXT_ACTIVE,
    "this form resets an active context; the documents name no other way to the code"
)]
#[changes(PrimaryContext)]
fn cuDevicePrimaryCtxReset_v2(
    /// The device.
    dev: Device,
) {
}

/// Destroys what the primary context of a device holds; the form of CUDA 7.
#[needs(initialized, outside_callback, own_process)]
#[tolerates(live_context, sound_context)]
#[yields(no_capture = UNDEFINED, uncaptured_context = UNDEFINED)]
#[tolerates(primary_retained)]
#[order(observed)]
#[same_rules(cuDevicePrimaryCtxReset_v2)]
#[changes(PrimaryContext)]
fn cuDevicePrimaryCtxReset(
    /// The device.
    dev: Device,
) {
}

/// The primary context lives from the first retain to the last release, and is never pushed.
#[scenario]
#[needs(nothing)]
#[gate(machine.devices() >= 1)]
#[shows(cuDevicePrimaryCtxGetState, cuDevicePrimaryCtxRelease_v2)]
fn shares_are_counted(cuda: &Driver) {
    cuda.cuInit(0)?;
    expect!(cuda.cuDevicePrimaryCtxRelease_v2(0) == Err(INVALID_CONTEXT));
    expect!(cuda.cuDevicePrimaryCtxGetState(0)?.1 == 0);

    let first = cuda.cuDevicePrimaryCtxRetain(0)?;
    let second = cuda.cuDevicePrimaryCtxRetain(0)?;
    expect!(first == second);
    expect!(cuda.cuCtxGetCurrent()?.is_null());
    expect!(cuda.cuDevicePrimaryCtxGetState(0)?.1 == 1);

    cuda.cuDevicePrimaryCtxRelease_v2(0)?;
    expect!(cuda.cuDevicePrimaryCtxGetState(0)?.1 == 1);
    cuda.cuDevicePrimaryCtxRelease_v2(0)?;
    expect!(cuda.cuDevicePrimaryCtxGetState(0)?.1 == 0);
    expect!(cuda.cuDevicePrimaryCtxRelease_v2(0) == Err(INVALID_CONTEXT));
}

/// Releasing the last share leaves the stack of current contexts alone.
#[scenario]
#[needs(nothing)]
#[gate(machine.devices() >= 1)]
fn release_does_not_pop(cuda: &Driver) {
    cuda.cuInit(0)?;
    let primary = cuda.cuDevicePrimaryCtxRetain(0)?;
    cuda.cuCtxPushCurrent_v2(primary)?;
    cuda.cuDevicePrimaryCtxRelease_v2(0)?;
    expect!(cuda.cuCtxGetCurrent()? == primary);
    cuda.cuCtxPopCurrent_v2()?;
    expect!(cuda.cuCtxGetCurrent()?.is_null());
}

/// Flags can be read back, before there is a context and after, and new ones replace old ones.
#[scenario]
#[needs(nothing)]
#[gate(machine.devices() >= 1)]
#[shows(cuDevicePrimaryCtxRetain, cuDevicePrimaryCtxSetFlags_v2)]
fn flags_are_kept(cuda: &Driver) {
    cuda.cuInit(0)?;
    cuda.cuDevicePrimaryCtxSetFlags_v2(0, CU_CTX_SCHED_YIELD)?;
    let flags = cuda.cuDevicePrimaryCtxGetState(0)?.0;
    expect!(flags & CU_CTX_SCHED_MASK.0 == CU_CTX_SCHED_YIELD.0);

    cuda.cuDevicePrimaryCtxRetain(0)?;
    let flags = cuda.cuDevicePrimaryCtxGetState(0)?.0;
    expect!(flags & CU_CTX_SCHED_MASK.0 == CU_CTX_SCHED_YIELD.0);
    cuda.cuDevicePrimaryCtxSetFlags_v2(0, CU_CTX_SCHED_BLOCKING_SYNC)?;
    let flags = cuda.cuDevicePrimaryCtxGetState(0)?.0;
    expect!(flags & CU_CTX_SCHED_MASK.0 == CU_CTX_SCHED_BLOCKING_SYNC.0);
    cuda.cuDevicePrimaryCtxRelease_v2(0)?;
}

/// A reset takes memory away and keeps the share, which can still be released.
#[scenario]
#[needs(nothing)]
#[gate(machine.devices() >= 1)]
#[shows(cuDevicePrimaryCtxReset_v2)]
fn reset_keeps_the_share(cuda: &Driver) {
    cuda.cuInit(0)?;
    let primary = cuda.cuDevicePrimaryCtxRetain(0)?;
    cuda.cuCtxPushCurrent_v2(primary)?;
    cuda.cuMemAlloc_v2(65536)?;
    cuda.cuCtxPopCurrent_v2()?;
    cuda.cuDevicePrimaryCtxReset_v2(0)?;
    expect!(cuda.cuDevicePrimaryCtxGetState(0)?.1 == 0);
    cuda.cuDevicePrimaryCtxRelease_v2(0)?;
}

/// The forms of CUDA 7 give a share back, and reset, as the newer ones do.
#[scenario]
#[needs(nothing)]
#[gate(machine.devices() >= 1)]
#[shows(cuDevicePrimaryCtxRelease, cuDevicePrimaryCtxReset)]
fn older_forms_end_the_context(cuda: &Driver) {
    cuda.cuInit(0)?;
    cuda.cuDevicePrimaryCtxRetain(0)?;
    expect!(cuda.cuDevicePrimaryCtxGetState(0)?.1 == 1);
    cuda.cuDevicePrimaryCtxRelease(0)?;
    expect!(cuda.cuDevicePrimaryCtxGetState(0)?.1 == 0);
    cuda.cuDevicePrimaryCtxRetain(0)?;
    expect!(cuda.cuDevicePrimaryCtxGetState(0)?.1 == 1);
    cuda.cuDevicePrimaryCtxReset(0)?;
    expect!(cuda.cuDevicePrimaryCtxGetState(0)?.1 == 0);
    cuda.cuDevicePrimaryCtxRelease(0)?;
}

/// A share is one in the context that all have a share in, whatever other contexts there are.
#[scenario]
#[needs(context)]
#[shows(cuDevicePrimaryCtxRetain)]
fn share_is_in_the_primary_context(cuda: &Driver) {
    let primary = cuda.cuCtxGetCurrent()?;
    let device = cuda.cuCtxGetDevice()?;
    let other = cuda.new_context()?;
    expect!(cuda.cuDevicePrimaryCtxRetain(device)? == primary);
    cuda.cuDevicePrimaryCtxRelease_v2(device)?;
    cuda.cuCtxDestroy_v2(other)?;
}

/// The first form sets the flags of an inactive primary context.
#[scenario]
#[needs(nothing)]
#[gate(machine.devices() >= 1)]
#[shows(cuDevicePrimaryCtxSetFlags)]
fn first_form_sets_flags(cuda: &Driver) {
    cuda.cuInit(0)?;
    cuda.cuDevicePrimaryCtxSetFlags(0, CU_CTX_SCHED_YIELD)?;
    let (flags, active) = cuda.cuDevicePrimaryCtxGetState(0)?;
    expect!(active == 0);
    expect!(flags & CU_CTX_SCHED_MASK.0 == CU_CTX_SCHED_YIELD.0);
}

/// An inactive primary context accepts the flag for dumps on request, and the flag is read back.
#[scenario]
#[needs(nothing)]
#[gate(machine.devices() >= 1)]
#[hazard("files")]
fn dumps_on_request_are_read_back(cuda: &Driver) {
    cuda.cuInit(0)?;
    cuda.cuDevicePrimaryCtxSetFlags_v2(0, CU_CTX_USER_COREDUMP_ENABLE)?;
    expect!(cuda.cuDevicePrimaryCtxGetState(0)? == (CU_CTX_USER_COREDUMP_ENABLE.0, 0));
    cuda.cuDevicePrimaryCtxSetFlags_v2(0, CU_CTX_SCHED_AUTO)?;
}
