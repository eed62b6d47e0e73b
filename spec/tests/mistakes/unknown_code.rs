//! A result code that does not exist.

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
    if Flags == CU_STREAM_NON_BLOCKING {
        return INVALID_VALU;
    }
}
