//! Questions about what a call leaves that cannot be answered.

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
    /// The stream has a colour.
    #[ensure("field", documented)]
    if true {
        assert!(phStream.colour.value() == 1);
    }

    /// The stream has a name.
    #[ensure("names-a-number", documented)]
    if true {
        assert!(phStream.names(7));
    }

    /// The stream has a text.
    #[ensure("reads-a-number", documented)]
    if true {
        assert!(phStream.reads(7));
    }

    /// The stream has a name.
    #[ensure("names-nothing", documented)]
    if true {
        assert!(phStream.names());
    }
}
