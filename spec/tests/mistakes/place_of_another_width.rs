//! A place for a result that is wider in the header.

/// Returns the size of the device's memory.
#[needs(context)]
#[order(unknown)]
fn cuMemGetInfo_v2(
    /// Receives the number of free bytes.
    free: Out<c_uint>,
    /// Receives the number of all bytes.
    total: Out<usize>,
) {
}
