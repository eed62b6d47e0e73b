//! An ensure whose condition no successful call satisfies.

/// Waits for a stream.
#[needs(context)]
#[order(unknown)]
fn cuStreamSynchronize(
    /// The stream.
    hStream: Stream<Null>,
) {
    /// A stream that is null and not null is idle.
    #[ensure("never", documented)]
    if hStream.is_null() && !hStream.is_null() {
        assert!(true);
    }
}
