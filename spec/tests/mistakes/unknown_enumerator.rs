//! An enumerator that no header declares.

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
    if Flags == CU_STREAM_NONBLOCKING {
        return INVALID_VALUE;
    }
}
