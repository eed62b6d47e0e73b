//! Fields that vary, of a number and of a record without them.

/// Returns the version of the driver.
#[needs(nothing)]
#[order(unknown)]
#[class(process_state)]
fn cuDriverGetVersion(
    /// Receives the version.
    #[varies(version)]
    driverVersion: Out<c_int>,
) {
}

/// Returns the descriptor of an array.
#[needs(context)]
#[order(unknown)]
#[class(context_state)]
fn cuArrayGetDescriptor_v2(
    /// Receives the descriptor.
    #[varies(Breadth)]
    pArrayDescriptor: Out<CUDA_ARRAY_DESCRIPTOR>,
    /// The array.
    hArray: Array,
) {
}
