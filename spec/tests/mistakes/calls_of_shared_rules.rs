//! Shared rules that are called in the wrong way, or with no end.

/// A stream has work.
#[rules]
fn busy(hStream: Stream) {}

/// A stream has work for ever.
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

/// Asks for a stream's work.
#[same_rules(cuStreamWait)]
#[order(unknown)]
fn cuStreamQuery(
    /// The stream.
    hStream: Stream<Null>,
) {
}
