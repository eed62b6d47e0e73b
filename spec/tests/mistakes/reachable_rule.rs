//! A rule that is marked unreachable, but a case reaches it.

/// Creates a stream.
#[needs(context)]
#[order(unknown)]
fn cuStreamCreate(
    /// Receives the stream.
    #[creates(Stream)]
    phStream: Out<CUstream>,
    /// Flags of its behaviour.
    Flags: OneOf<CUstream_flags>,
) {
    /// Some streams cannot be created.
    #[rule("no-blocking", documented)]
    #[unreachable("nobody asks for such a stream")]
    if Flags == CU_STREAM_NON_BLOCKING {
        return INVALID_VALUE;
    }
}
