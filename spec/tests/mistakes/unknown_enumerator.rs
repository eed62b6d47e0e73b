//! An enumerator that no header declares.

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
    if Flags == CU_STREAM_NONBLOCKING {
        return INVALID_VALUE;
    }
}
