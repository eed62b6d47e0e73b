//! What calls say of resources and does not hold together.

/// Makes a stream and does not say whose it is.
#[needs(context)]
#[order(unknown)]
fn cuStreamCreate(
    /// Room for the stream.
    phStream: Out<CUstream>,
    /// How it behaves.
    #[creates(Stream)]
    #[on_failure(zeroed)]
    Flags: OneOf<CUstream_flags>,
) {
}

/// Destroys a stream and does not say so.
#[needs(context)]
#[order(unknown)]
fn cuStreamDestroy_v2(
    /// The stream.
    hStream: Stream,
) {
}

/// Ends a capture by more than its stream.
#[needs(context)]
#[order(unknown)]
fn cuStreamEndCapture(
    /// The stream.
    #[ends(Capture)]
    hStream: Stream,
    /// Nobody could tell what to pass here.
    phGraph: Host<Null>,
) {
}

/// Reserves a range of addresses, of which the type may be several resources.
#[needs(initialized)]
#[order(unknown)]
fn cuMemAddressReserve(
    /// Room for the first address.
    ptr: Out<CUdeviceptr>,
    /// Bytes of the range.
    size: Size,
    /// Alignment of the first address in bytes.
    alignment: Any,
    /// Address that is asked for.
    addr: Any,
    /// Kept for later.
    flags: Reserved,
) {
}
