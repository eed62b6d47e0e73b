//! A rule about an exemplar that its parameter already refuses.

/// Waits for a stream.
#[needs(context)]
#[order(unknown)]
fn cuStreamSynchronize(
    /// The stream.
    hStream: Stream,
) {
    /// The null stream is shared.
    #[rule("not-null", documented)]
    if hStream.is_null() {
        return INVALID_HANDLE;
    }
}
