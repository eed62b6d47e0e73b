//! Inconsistent effects on resources.

/// Makes a stream without declaring its owner.
#[needs(context)]
#[order(unknown)]
fn cuStreamCreate(
    /// Receives the stream.
    phStream: Out<CUstream>,
    /// Flags of its behaviour.
    #[creates(Stream)]
    #[on_failure(zeroed)]
    Flags: OneOf<CUstream_flags>,
) {
}

/// Destroys a stream without declaring it.
#[needs(context)]
#[order(unknown)]
fn cuStreamDestroy_v2(
    /// The stream.
    hStream: Stream,
) {
}

/// Ends a capture with a second parameter.
#[needs(context)]
#[order(unknown)]
fn cuStreamEndCapture(
    /// The stream.
    #[ends(Capture)]
    hStream: Stream,
    /// A parameter whose value cannot be derived.
    phGraph: Host<Null>,
) {
}

/// Reserves a range of addresses, whose type is that of several resources.
#[needs(initialized)]
#[order(unknown)]
fn cuMemAddressReserve(
    /// Receives the first address.
    ptr: Out<CUdeviceptr>,
    /// Bytes of the range.
    size: Size,
    /// Alignment of the first address in bytes.
    alignment: Any,
    /// The requested address.
    addr: Any,
    /// Reserved.
    flags: Reserved,
) {
}
