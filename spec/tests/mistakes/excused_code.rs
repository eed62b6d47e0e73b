//! An excuse for a code that the function does not document.

/// Makes a stream.
#[needs(context)]
#[order(unknown)]
#[unreachable(NOT_FOUND, "nothing is looked for")]
fn cuStreamCreate(
    /// Room for the stream.
    #[creates(Stream)]
    phStream: Out<CUstream>,
    /// How it behaves.
    Flags: OneOf<CUstream_flags>,
) {
}
