//! Facts about devices, as they were asked for before there were attributes.

#![on("580.159.04")]

/// Gives ten limits of a device at once.
#[needs(initialized)]
#[class(process_state)]
#[order(observed)]
#[contradicted(INVALID_CONTEXT, "the call works without a context")]
fn cuDeviceGetProperties(
    /// Room for the limits.
    prop: Out<CUdevprop>,
    /// The device.
    dev: Device,
) {
    check!(initialized, prop, dev);
}

/// Gives a device's compute capability.
#[needs(initialized)]
#[class(process_state)]
#[order(observed)]
#[contradicted(INVALID_CONTEXT, "the call works without a context")]
fn cuDeviceComputeCapability(
    /// Room for the first part.
    major: Out<c_int>,
    /// Room for the second part.
    minor: Out<c_int>,
    /// The device.
    dev: Device,
) {
    check!(initialized, major, minor, dev);

    /// It is what the attributes say.
    #[ensure("as-the-attributes", documented, on("580.159.04"))]
    if dev.is_first() {
        assert!(major.value() == device.compute_capability_major());
        assert!(minor.value() == device.compute_capability_minor());
    }
}

/// The old questions get the answers of the new one.
#[scenario]
#[needs(initialized)]
#[shows(cuDeviceComputeCapability, cuDeviceGetAttribute, cuDeviceGetProperties)]
fn properties_are_attributes(cuda: &Driver) {
    let old = cuda.cuDeviceGetProperties(0)?;
    let threads = cuda.cuDeviceGetAttribute(CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK, 0)?;
    expect!(old.maxThreadsPerBlock == threads);
    let width = cuda.cuDeviceGetAttribute(CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X, 0)?;
    expect!(old.maxThreadsDim[0] == width);
    let grid = cuda.cuDeviceGetAttribute(CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z, 0)?;
    expect!(old.maxGridSize[2] == grid);
    let warp = cuda.cuDeviceGetAttribute(CU_DEVICE_ATTRIBUTE_WARP_SIZE, 0)?;
    expect!(old.SIMDWidth == warp);
    let pitch = cuda.cuDeviceGetAttribute(CU_DEVICE_ATTRIBUTE_MAX_PITCH, 0)?;
    expect!(old.memPitch == pitch);
    let alignment = cuda.cuDeviceGetAttribute(CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT, 0)?;
    expect!(old.textureAlign == alignment);

    let major = cuda.cuDeviceGetAttribute(CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, 0)?;
    let minor = cuda.cuDeviceGetAttribute(CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR, 0)?;
    expect!(cuda.cuDeviceComputeCapability(0)? == (major, minor));
}
