//! Statements about the time of a return that name nothing, or that no call is left for.

/// Waits for a stream.
#[needs(context)]
#[order(unknown)]
#[no_visible_effect("an example")]
#[waits(stream = hStraem)]
fn cuStreamSynchronize(
    /// The stream.
    hStream: Stream<Null>,
) {
}

/// Whether a stream is idle.
#[needs(context)]
#[order(unknown)]
#[no_visible_effect("an example")]
#[waits(nothing)]
fn cuStreamQuery(
    /// The stream.
    hStream: Stream<Null>,
) {
}

/// Copies from the host to the device in stream order.
#[needs(context)]
#[order(unknown)]
#[no_visible_effect("an example")]
#[copies(from = srcHost)]
#[waits(own)]
#[waits(never)]
#[read_at_return(when(srcHost.is_pageable()))]
#[read_in_order]
fn cuMemcpyHtoDAsync_v2(
    /// First byte written.
    dstDevice: Address<Device>,
    /// First byte read.
    srcHost: Host,
    /// Bytes to copy.
    ByteCount: Bytes<dstDevice>,
    /// The stream.
    hStream: Stream<Null>,
) {
}
