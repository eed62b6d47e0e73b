//! A rule that is marked unreachable and is not.

/// Makes a stream.
#[needs(context)]
#[order(unknown)]
fn cuStreamCreate(
    /// Room for the stream.
    #[creates(Stream)]
    phStream: Out<CUstream>,
    /// How it behaves.
    Flags: OneOf<CUstream_flags>,
) {
    /// Some streams cannot be made.
    #[rule("no-blocking", documented)]
    #[unreachable("nobody asks for such a stream")]
    if Flags == CU_STREAM_NON_BLOCKING {
        return INVALID_VALUE;
    }
}
