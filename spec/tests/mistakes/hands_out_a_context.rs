//! A function that returns a context, whose cases share a thread with other cases.

/// The context of a stream.
#[needs(context)]
#[order(unknown)]
fn cuStreamGetCtx(
    /// The stream.
    hStream: Stream<Null>,
    /// Receives the context.
    #[creates(Context)]
    pctx: Out<CUcontext>,
) {
}
