//! A check that is neither a parameter nor a need.

/// Waits for a stream.
#[needs(context)]
#[order(unknown)]
fn cuStreamSynchronize(
    /// The stream.
    hStream: Stream<Null>,
) {
    check!(initialized, hSteam);
}
