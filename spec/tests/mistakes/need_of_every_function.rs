//! A need that every function has implicitly, declared by one.

/// Waits for a stream.
#[needs(alive, context)]
#[order(unknown)]
fn cuStreamSynchronize(
    /// The stream.
    hStream: Stream<Null>,
) {
}
