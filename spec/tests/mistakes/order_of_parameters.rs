//! Parameters in another order than the header's.

/// Reads the flags of a stream.
#[needs(context)]
#[order(unknown)]
fn cuStreamGetFlags(
    /// Receives the flags.
    flags: Out<c_uint>,
    /// The stream.
    hStream: Stream<Null>,
) {
}
