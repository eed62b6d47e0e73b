//! Driver contracts that the fixture of the same name refers to.

/// Creates a stream.
#[needs(context)]
#[class(context_state)]
#[order(unknown)]
#[no_visible_effect("nobody asks the stream anything here")]
fn cuStreamCreate(
    /// Receives the stream.
    #[creates(Stream)]
    phStream: Out<CUstream>,
    /// Whether it waits for the legacy stream.
    Flags: OneOf<CUstream_flags>,
) {
    /// A stream cannot be created twice.
    #[rule("once", assumed)]
    #[unreachable("null is refused before")]
    if phStream.is_null() {
        return CONTEXT_ALREADY_CURRENT;
    }
}
