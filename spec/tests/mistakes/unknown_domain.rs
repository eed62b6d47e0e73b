//! A domain that the vocabulary does not have.

/// Waits for a stream.
#[needs(context)]
#[order(unknown)]
fn cuStreamSynchronize(
    /// The stream.
    hStream: Steam<Null>,
) {
}
