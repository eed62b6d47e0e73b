//! A call of undeclared shared rules.

/// Waits for a stream.
#[needs(context)]
#[order(unknown)]
fn cuStreamSynchronize(
    /// The stream.
    hStream: Stream<Null>,
) {
    idle(hStream);
}
