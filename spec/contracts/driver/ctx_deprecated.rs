//! Calls on contexts that the header has given up.

#![on("580.159.04")]

/// Counts one more user of the current context.
#[class(context_lookup)]
#[order(observed)]
#[changes(CurrentContext)]
fn cuCtxAttach(
    /// Room for the current context.
    #[lends(Context)]
    pctx: Out<CUcontext>,
    /// Kept for later.
    flags: Reserved,
) {
    /// What comes back is the current context.
    #[ensure("is-a-context", documented)]
    if pctx.is_place() {
        assert!(pctx.value() == device.primary_context());
    }
}

/// Counts one user less of the current context, and destroys it after the last.
#[class(context_lookup)]
#[order(observed)]
#[changes(CurrentContext)]
fn cuCtxDetach(
    /// The context, as `cuCtxCreate` or `cuCtxAttach` gave it.
    #[refuses(Destroyed = INVALID_CONTEXT, Garbage = INVALID_CONTEXT)]
    #[ends(Context)]
    ctx: Context,
) {
    /// Only the current context can be left.
    #[rule("current", documented, on("580.159.04"))]
    if !ctx.current() {
        return INVALID_CONTEXT;
    }
}

/// How wide the banks of shared memory are.
#[class(context_state)]
#[order(observed)]
#[own_thread]
fn cuCtxGetSharedMemConfig(
    /// Room for the width.
    pConfig: Out<CUsharedconfig>,
) {
    /// A width is told, not the wish for the default one.
    #[ensure("four-or-eight-bytes", documented, on("580.159.04"))]
    if pConfig.is_place() {
        assert!(
            pConfig.value() == CU_SHARED_MEM_CONFIG_FOUR_BYTE_BANK_SIZE
                || pConfig.value() == CU_SHARED_MEM_CONFIG_EIGHT_BYTE_BANK_SIZE
        );
    }
}

/// Sets how wide the banks of shared memory are, where a device lets that be chosen.
#[class(context_object)]
#[order(observed)]
#[changes(SharedMemConfig)]
#[no_visible_effect("no device of today has a choice")]
fn cuCtxSetSharedMemConfig(
    /// The width; no device of today has a choice.
    config: OneOf<CUsharedconfig>,
) {
}

/// A context lives until everybody who attached to it has left.
#[scenario]
#[needs(initialized)]
#[shows(cuCtxAttach, cuCtxDetach)]
fn last_user_destroys_a_context(cuda: &Driver) {
    let context = cuda.new_context()?;
    expect!(cuda.cuCtxAttach(0)? == context);
    cuda.cuCtxDetach(context)?;
    expect!(cuda.cuCtxGetCurrent()? == context);
    cuda.cuCtxSynchronize()?;
    cuda.cuCtxDetach(context)?;
    expect!(cuda.cuCtxGetCurrent()?.is_null());
}

/// Banks of shared memory are four bytes wide.
#[scenario]
#[needs(context)]
#[shows(cuCtxGetSharedMemConfig)]
fn banks_are_four_bytes_wide(cuda: &Driver) {
    expect!(cuda.cuCtxGetSharedMemConfig()? == CU_SHARED_MEM_CONFIG_FOUR_BYTE_BANK_SIZE);
}
