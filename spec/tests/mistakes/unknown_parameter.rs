//! A parameter that the header does not have.

/// Waits for a stream.
#[needs(context)]
#[order(unknown)]
fn cuStreamSynchronize(
    /// The stream.
    stream: Stream<Null>,
) {
}
