//! Malformed rules and ensures.

/// Waits for a stream.
#[needs(context)]
#[order(unknown)]
fn cuStreamSynchronize(
    /// The stream.
    hStream: Stream<Null>,
) {
    /// The stream is a stream.
    #[rule("has-an-else", documented)]
    if hStream.is_null() {
        return INVALID_VALUE;
    } else {
    }

    /// The stream is a stream.
    #[rule("returns-nothing", documented)]
    if hStream.is_null() {
        return;
    }

    /// The stream is a stream.
    #[rule("does-two-things", documented)]
    if hStream.is_null() {
        check!(hStream);
        return INVALID_VALUE;
    }

    /// The stream is a stream.
    #[rule(documented)]
    if hStream.is_null() {
        return INVALID_VALUE;
    }

    /// The stream is idle.
    #[ensure("returns", documented)]
    if true {
        return INVALID_VALUE;
    }

    /// The stream is idle.
    #[ensure("prints", documented)]
    if true {
        print!(1);
    }

    /// The stream is idle.
    #[ensure("asserts-nothing", documented)]
    if true {
        assert!(=);
    }
}
