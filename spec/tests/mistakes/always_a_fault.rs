//! A contract that no call can satisfy.

/// Waits for a stream.
#[needs(context)]
#[order(unknown)]
fn cuStreamSynchronize(
    /// The stream.
    hStream: Stream<Null>,
) {
    /// Nothing can be waited for.
    #[rule("never", documented)]
    if hStream.context() != 7 {
        return INVALID_HANDLE;
    }
}
