//! Places that a successful call may leave alone, and nobody says why, or when.

/// Tells how much memory there is.
#[needs(context)]
#[order(unknown)]
fn cuMemGetInfo_v2(
    /// Room for the bytes that are free.
    #[may_leave_alone]
    free: Out<usize>,
    /// Room for the bytes there are.
    #[may_leave_alone("", when(true))]
    total: Out<usize>,
) {
}

/// Allocates device memory.
#[needs(context)]
#[order(unknown)]
fn cuMemAlloc_v2(
    /// Room for the address.
    #[creates(DeviceMemory)]
    #[may_leave_alone("nobody looks", when())]
    dptr: Out<CUdeviceptr>,
    /// Bytes to allocate.
    bytesize: Size,
) {
}
