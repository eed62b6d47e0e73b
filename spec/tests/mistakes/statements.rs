//! Statements that contracts do not support.

/// Waits for a stream.
#[needs(context)]
#[order(unknown)]
fn cuStreamSynchronize(
    /// The stream.
    hStream: Stream<Null>,
) {
    let idle = hStream;
    check!(1 + 1);
    check!(=);
    for 1 in hStream {}
    for stream in [7] {}
    for stream in 7 {}
    hStream.idle()(1);
}
