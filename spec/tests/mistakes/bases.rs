//! Rules without a basis, and invalid releases.

#![on(580)]

/// Waits for a stream.
#[needs(context)]
#[order(unknown)]
#[unobserved(contexts)]
fn cuStreamSynchronize(
    /// The stream.
    hStream: Stream<Null>,
) {
    /// The release that refused null is missing.
    #[rule("null", observed)]
    if hStream.is_null() {
        return INVALID_HANDLE;
    }

    /// An assumption that a driver has shown.
    #[rule("no-blocking", assumed, on("580.159.04"))]
    if hStream.is_non_blocking() {
        return NOT_FOUND;
    }
}

/// Gives access to a pool.
#[needs(nothing)]
#[order(unknown)]
fn cuMemPoolGetAccess(
    /// Receives the kind of access.
    flags: Out<CUmemAccess_flags>,
    /// The pool.
    memPool: MemPool,
    /// The location.
    location: In<CUmemLocation>,
) {
    /// No header documents the function.
    #[rule("default-pool", documented)]
    if memPool.is_default() {
        return INVALID_VALUE;
    }
}
