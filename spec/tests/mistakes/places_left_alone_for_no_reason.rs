//! Places that a successful call may leave unchanged, without a reason or a condition.

/// Returns the size of the memory.
#[needs(context)]
#[order(unknown)]
fn cuMemGetInfo_v2(
    /// Receives the number of free bytes.
    #[may_leave_alone]
    free: Out<usize>,
    /// Receives the number of all bytes.
    #[may_leave_alone("", when(true))]
    total: Out<usize>,
) {
}

/// Allocates device memory.
#[needs(context)]
#[order(unknown)]
fn cuMemAlloc_v2(
    /// Receives the address.
    #[creates(DeviceMemory)]
    #[may_leave_alone("nobody looks", when())]
    dptr: Out<CUdeviceptr>,
    /// Bytes to allocate.
    bytesize: Size,
) {
}
