//! A function that changes a setting without a parameter for its restoration.

/// Reads a limit.
#[needs(context)]
#[order(unknown)]
#[own_thread]
fn cuCtxGetLimit(
    /// Receives the limit.
    pvalue: Out<usize>,
    /// The kind of limit.
    limit: OneOf<CUlimit>,
) {
}

/// Sets a limit.
#[needs(context)]
#[order(unknown)]
#[changes(ContextLimit)]
fn cuCtxSetLimit(
    /// The kind of limit.
    limit: OneOf<CUlimit>,
    /// The limit.
    value: Any,
) {
}

/// Changes a limit without a parameter for its kind.
#[needs(context)]
#[order(unknown)]
#[changes(ContextLimit)]
fn cuCtxResetPersistingL2Cache() {}
