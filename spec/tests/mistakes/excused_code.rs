//! An excuse for a code that the function does not document.

/// Creates a stream.
#[needs(context)]
#[order(unknown)]
#[unreachable(NOT_FOUND, "nothing is looked for")]
fn cuStreamCreate(
    /// Receives the stream.
    #[creates(Stream)]
    phStream: Out<CUstream>,
    /// Flags of its behaviour.
    Flags: OneOf<CUstream_flags>,
) {
}
