//! Two rules with one id.

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
    #[rule("kind", documented)]
    if Flags == CU_STREAM_NON_BLOCKING {
        return INVALID_VALUE;
    }

    /// Other streams cannot be created either.
    #[rule("kind", documented)]
    if Flags == CU_STREAM_DEFAULT && phStream.is_null() {
        return INVALID_VALUE;
    }
}
