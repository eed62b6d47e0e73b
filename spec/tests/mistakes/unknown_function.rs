//! A contract that names no declared function.

/// Waits for a stream.
#[needs(context)]
#[order(unknown)]
fn cuStreamSynchronise(
    /// The stream.
    hStream: Stream<Null>,
) {
}
