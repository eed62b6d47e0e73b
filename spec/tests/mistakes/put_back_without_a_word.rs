//! A function that changes what it cannot name.

/// Asks for a limit.
#[needs(context)]
#[order(unknown)]
#[own_thread]
fn cuCtxGetLimit(
    /// Room for the limit.
    pvalue: Out<usize>,
    /// Which limit.
    limit: OneOf<CUlimit>,
) {
}

/// Sets a limit.
#[needs(context)]
#[order(unknown)]
#[changes(ContextLimit)]
fn cuCtxSetLimit(
    /// Which limit.
    limit: OneOf<CUlimit>,
    /// The limit.
    value: Any,
) {
}

/// Changes a limit, and does not take which.
#[needs(context)]
#[order(unknown)]
#[changes(ContextLimit)]
fn cuCtxResetPersistingL2Cache() {}
