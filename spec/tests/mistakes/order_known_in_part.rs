//! An order that is known in part, and no word of what comes first.

/// Makes a stream.
#[needs(context)]
#[order(partial)]
#[no_visible_effect("it is enough to be refused")]
fn cuStreamCreate(
    /// Room for the stream.
    #[creates(Stream)]
    phStream: Out<CUstream>,
    /// How it behaves.
    Flags: OneOf<CUstream_flags>,
) {
    /// No stream minds another.
    #[rule("some", documented)]
    if Flags == 1 {
        return INVALID_VALUE;
    }

    check!(initialized);
}
