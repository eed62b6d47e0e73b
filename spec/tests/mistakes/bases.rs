//! Rules that do not say what they stand on, and releases that are none.

#![on(580)]

/// Waits for a stream.
#[needs(context)]
#[order(unknown)]
#[unobserved(contexts)]
fn cuStreamSynchronize(
    /// The stream.
    hStream: Stream<Null>,
) {
    /// Nobody says which driver refused null.
    #[rule("null", observed)]
    if hStream.is_null() {
        return INVALID_HANDLE;
    }

    /// A driver has shown it, and it is called a guess.
    #[rule("no-blocking", assumed, on("580.159.04"))]
    if hStream.is_non_blocking() {
        return NOT_FOUND;
    }
}

/// Gives access to a pool.
#[needs(nothing)]
#[order(unknown)]
fn cuMemPoolGetAccess(
    /// Room for the kind of access.
    flags: Out<CUmemAccess_flags>,
    /// The pool.
    memPool: MemPool,
    /// From where.
    location: In<CUmemLocation>,
) {
    /// No header says anything of the function.
    #[rule("default-pool", documented)]
    if memPool.is_default() {
        return INVALID_VALUE;
    }
}
