//! Unknown queries.

/// Waits for a stream.
#[needs(context)]
#[order(unknown)]
fn cuStreamSynchronize(
    /// The stream.
    hStream: Stream<Null>,
) {
    /// Streams that capture are refused.
    #[rule("capturing", documented)]
    if hStream.is_capturin() {
        return INVALID_HANDLE;
    }

    /// Such devices are refused.
    #[rule("device", documented)]
    if device.has_legs() && hStream.is_null() {
        return INVALID_HANDLE;
    }
}

/// Returns the size of the memory.
#[needs(context)]
#[order(unknown)]
fn cuMemGetInfo_v2(
    /// Receives the number of free bytes.
    free: Out<usize>,
    /// Receives the number of all bytes.
    #[may_leave_alone("nobody made it", when(total.is_garbage()))]
    total: Out<usize>,
) {
}
