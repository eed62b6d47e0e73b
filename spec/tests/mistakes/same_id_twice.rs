//! Two rules with one id.

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
    #[rule("kind", documented)]
    if Flags == CU_STREAM_NON_BLOCKING {
        return INVALID_VALUE;
    }

    /// Nor can others.
    #[rule("kind", documented)]
    if Flags == CU_STREAM_DEFAULT && phStream.is_null() {
        return INVALID_VALUE;
    }
}
