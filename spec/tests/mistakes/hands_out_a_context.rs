//! A function that hands out a context, whose cases are not kept from other cases' thread.

/// The context of a stream.
#[needs(context)]
#[order(unknown)]
fn cuStreamGetCtx(
    /// The stream.
    hStream: Stream<Null>,
    /// Room for the context.
    #[creates(Context)]
    pctx: Out<CUcontext>,
) {
}
