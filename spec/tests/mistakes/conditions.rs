//! Expressions that conditions do not support.

/// Waits for a stream.
#[needs(context)]
#[order(unknown)]
fn cuStreamSynchronize(
    /// The stream.
    hStream: Stream<Null>,
) {
    if hStream.is_null() && 999999999999999999999999999999999999999999999 == 1 {}
    if "text" == 1 {}
    if ({ 1; }) == 1 {}
    if *hStream == 1 {}
    if hStream.is_null() ^ true {}
    if [1] == 1 {}
    if hStream.0 == 1 {}
    if f(1).is_null() {}
    if matches!(hStream) {}
    if matches!(hStream, 1..=2) {}
}
