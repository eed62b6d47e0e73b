//! What an address belongs to.

/// Tells what kind of memory an address is in, and of which device; unknown memory is no error
/// since CUDA 11.
fn cudaPointerGetAttributes(
    /// Room for the kind of memory, its device, and the address for the device and for the host.
    attributes: _,
    /// Any address.
    ptr: _,
);
