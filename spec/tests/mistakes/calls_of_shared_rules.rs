//! Shared rules with wrong arguments, or with endless recursion.

/// A stream has work.
#[rules]
fn busy(hStream: Stream) {}

/// A stream always has work.
#[rules]
fn endless(hStream: Stream) {
    endless(hStream);
}

/// Waits for a stream.
#[needs(context)]
#[order(unknown)]
fn cuStreamSynchronize(
    /// The stream.
    hStream: Stream<Null>,
) {
    busy();
    busy(7);
    endless(hStream);
}

/// Queries a stream.
#[same_rules(cuStreamWait)]
#[order(unknown)]
fn cuStreamQuery(
    /// The stream.
    hStream: Stream<Null>,
) {
}
