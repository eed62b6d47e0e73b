//! A need that the vocabulary does not have.

/// Waits for a stream.
#[needs(contxt)]
#[order(unknown)]
fn cuStreamSynchronize(
    /// The stream.
    hStream: Stream<Null>,
) {
}
