//! Room for a result that the header has the call write wider.

/// How much memory the device has.
#[needs(context)]
#[order(unknown)]
fn cuMemGetInfo_v2(
    /// Room for the number of free bytes.
    free: Out<c_uint>,
    /// Room for the number of all bytes.
    total: Out<usize>,
) {
}
