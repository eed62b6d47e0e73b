//! What devices are like.

#![on("13.0.96")]

/// Says all there is to say of a device.
// A child knows the properties if the runtime has counted the devices in its parent, as in the state `forked`.
#[needs(devices, outside_callback, own_process)]
#[tolerates(live_context, no_capture, uncaptured_context, sound_context)]
#[order(observed)]
fn cudaGetDeviceProperties(
    /// Room for the properties.
    #[varies]
    prop: Out<cudaDeviceProp>,
    /// The device.
    device: Device,
) {
    check!(devices, prop, device);
    #[until(13000, on("12.9.79"), not_on("13.0.96"))]
    check!(own_process, outside_callback);
}

/// Says how long a one-dimensional texture over linear memory may be.
#[needs(devices)]
#[class(process_state)]
#[order(observed)]
#[contradicted(UnsupportedLimit, "a format that is none is an invalid channel descriptor or value")]
fn cudaDeviceGetTexture1DLinearMaxWidth(
    /// Room for the number of elements.
    maxWidthInElements: Out<usize>,
    /// What an element is.
    fmtDesc: In<cudaChannelFormatDesc>,
    /// The device.
    device: Device,
) {
    check!(devices, fmtDesc);
    components_are_alike(fmtDesc.x, fmtDesc.y, fmtDesc.z, fmtDesc.w, fmtDesc.f);
    check!(outside_callback, maxWidthInElements, device);
}

#[as_driver(cuDeviceGetNvSciSyncAttributes)]
#[needs(runtime)]
#[class(context_lookup)]
#[contradicted(DeviceUninitialized, "the runtime sets itself up")]
fn cudaDeviceGetNvSciSyncAttributes(nvSciSyncAttrList: _, device: _, flags: _) {
    check!(runtime, outside_callback);
}

/// Properties are what the driver says of the device, field by field.
#[scenario]
#[needs(runtime)]
// The record was another.
#[gate(runtime.version() >= 13000)]
#[shows(cudaGetDeviceProperties)]
fn properties_are_the_drivers(cuda: &Runtime) {
    let properties = cuda.cudaGetDeviceProperties(0)?;
    let mut name = [0_u8; 256];
    cuda.driver().cuDeviceGetName(name.as_mut_ptr().cast(), 256, 0)?;
    expect!(CStr::from_ptr(properties.name.as_ptr()) == CStr::from_ptr(name.as_ptr().cast()));
    expect!(properties.uuid.bytes == cuda.driver().cuDeviceGetUuid_v2(0)?.bytes);
    expect!(properties.totalGlobalMem == cuda.driver().cuDeviceTotalMem_v2(0)?);
    let mut seen = [0; 6];
    let questions = [
        cudaDevAttrMaxThreadsPerBlock,
        cudaDevAttrMaxBlockDimZ,
        cudaDevAttrMultiProcessorCount,
        cudaDevAttrMaxTexture2DHeight,
        cudaDevAttrMaxSharedMemoryPerBlockOptin,
        cudaDevAttrL2CacheSize,
    ];
    for (place, question) in seen.iter_mut().zip(questions) {
        cuda.raw().cudaDeviceGetAttribute(place, question, 0)?;
    }
    expect!(properties.maxThreadsPerBlock == seen[0]);
    expect!(properties.maxThreadsDim[2] == seen[1]);
    expect!(properties.multiProcessorCount == seen[2]);
    expect!(properties.maxTexture2D[1] == seen[3]);
    expect!(properties.sharedMemPerBlockOptin as c_int == seen[4]);
    expect!(properties.l2CacheSize == seen[5]);
}

/// A wider element makes for fewer of them, as the driver says.
#[scenario]
#[needs(runtime)]
#[shows(cudaDeviceGetTexture1DLinearMaxWidth)]
fn wider_elements_are_fewer(cuda: &Runtime) {
    let word = cudaChannelFormatDesc {
        x: 32,
        f: cudaChannelFormatKindFloat,
        ..Default::default()
    };
    let four = cudaChannelFormatDesc { y: 32, z: 32, w: 32, ..word };
    let narrow = cuda.cudaDeviceGetTexture1DLinearMaxWidth(&word, 0)?;
    let wide = cuda.cudaDeviceGetTexture1DLinearMaxWidth(&four, 0)?;
    let format = cuspec_sys::driver::CU_AD_FORMAT_FLOAT;
    expect!(narrow == cuda.driver().cuDeviceGetTexture1DLinearMaxWidth(format, 1, 0)?);
    expect!(wide == cuda.driver().cuDeviceGetTexture1DLinearMaxWidth(format, 4, 0)?);
    expect!(wide < narrow);
}
