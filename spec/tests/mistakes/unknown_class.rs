//! A contract that names a class of functions that the vocabulary does not have.

/// Allocates device memory.
#[class(context_objekt)]
#[order(unknown)]
fn cuMemAlloc_v2(
    /// Room for the address.
    #[creates(DeviceMemory)]
    dptr: Out<CUdeviceptr>,
    /// Bytes to allocate.
    bytesize: Size,
) {
}
