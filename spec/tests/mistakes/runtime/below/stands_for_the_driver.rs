//! What the contracts of the fixture of the same name could stand for.

/// Makes a stream.
#[needs(context)]
#[order(unknown)]
#[no_visible_effect("nobody asks the stream anything here")]
fn cuStreamCreate(
    /// Room for the stream.
    #[creates(Stream)]
    phStream: Out<CUstream>,
    /// Whether it waits for the legacy stream.
    Flags: OneOf<CUstream_flags>,
) {
    /// Nobody has a stream twice.
    #[rule("once", assumed)]
    #[unreachable("null is refused before")]
    if phStream.is_null() {
        return CONTEXT_ALREADY_CURRENT;
    }
}
