//! Questions that nobody can answer.

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

    /// Nor do such devices.
    #[rule("device", documented)]
    if device.has_legs() && hStream.is_null() {
        return INVALID_HANDLE;
    }
}

/// Tells how much memory there is.
#[needs(context)]
#[order(unknown)]
fn cuMemGetInfo_v2(
    /// Room for the bytes that are free.
    free: Out<usize>,
    /// Room for the bytes there are.
    #[may_leave_alone("nobody made it", when(total.is_garbage()))]
    total: Out<usize>,
) {
}
