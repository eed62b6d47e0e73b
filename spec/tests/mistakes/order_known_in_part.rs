//! A partially known order without the first checks.

/// Creates a stream.
#[needs(context)]
#[order(partial)]
#[no_visible_effect("it is enough to be refused")]
fn cuStreamCreate(
    /// Receives the stream.
    #[creates(Stream)]
    phStream: Out<CUstream>,
    /// Flags of its behaviour.
    Flags: OneOf<CUstream_flags>,
) {
    /// Streams are independent.
    #[rule("some", documented)]
    if Flags == 1 {
        return INVALID_VALUE;
    }

    check!(initialized);
}
