//! Libraries: code that is loaded while the program runs and belongs to no device.

/// Changes a property of a library's kernel on one device.
fn cudaKernelSetAttributeForDevice(
    /// The kernel.
    kernel: _,
    /// Which property.
    attr: _,
    /// The new value; sizes are in bytes.
    value: _,
    /// The device.
    device: _,
);
