//! Queries on the result of a call that have no answer.

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
