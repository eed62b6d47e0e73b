//! What is told of devices, field by field and attribute by attribute.

#![on("13.0.96")]

/// What the properties say of threads, blocks and grids, and of what a block and a multiprocessor have, is what the
/// attributes say.
#[scenario]
#[needs(runtime)]
// The record was another.
#[gate(runtime.version() >= 13000)]
fn fields_about_launches_are_attributes(cuda: &Runtime) {
    let told = cuda.cudaGetDeviceProperties(0)?;
    let pairs = [
        (told.major, cudaDevAttrComputeCapabilityMajor),
        (told.minor, cudaDevAttrComputeCapabilityMinor),
        (told.warpSize, cudaDevAttrWarpSize),
        (told.multiProcessorCount, cudaDevAttrMultiProcessorCount),
        (told.maxThreadsPerBlock, cudaDevAttrMaxThreadsPerBlock),
        (told.maxThreadsDim[0], cudaDevAttrMaxBlockDimX),
        (told.maxThreadsDim[1], cudaDevAttrMaxBlockDimY),
        (told.maxThreadsDim[2], cudaDevAttrMaxBlockDimZ),
        (told.maxGridSize[0], cudaDevAttrMaxGridDimX),
        (told.maxGridSize[1], cudaDevAttrMaxGridDimY),
        (told.maxGridSize[2], cudaDevAttrMaxGridDimZ),
        (told.maxThreadsPerMultiProcessor, cudaDevAttrMaxThreadsPerMultiProcessor),
        (told.maxBlocksPerMultiProcessor, cudaDevAttrMaxBlocksPerMultiprocessor),
        (told.regsPerBlock, cudaDevAttrMaxRegistersPerBlock),
        (told.regsPerMultiprocessor, cudaDevAttrMaxRegistersPerMultiprocessor),
        (told.sharedMemPerBlock as c_int, cudaDevAttrMaxSharedMemoryPerBlock),
        (told.sharedMemPerBlockOptin as c_int, cudaDevAttrMaxSharedMemoryPerBlockOptin),
        (told.sharedMemPerMultiprocessor as c_int, cudaDevAttrMaxSharedMemoryPerMultiprocessor),
        (told.reservedSharedMemPerBlock as c_int, cudaDevAttrReservedSharedMemoryPerBlock),
        (told.concurrentKernels, cudaDevAttrConcurrentKernels),
        (told.cooperativeLaunch, cudaDevAttrCooperativeLaunch),
        (told.clusterLaunch, cudaDevAttrClusterLaunch),
        (told.computePreemptionSupported, cudaDevAttrComputePreemptionSupported),
        (told.streamPrioritiesSupported, cudaDevAttrStreamPrioritiesSupported),
    ];
    let mut others = Vec::new();
    for (field, attribute) in pairs {
        let mut value = !field;
        cuda.raw().cudaDeviceGetAttribute(&mut value, attribute, 0)?;
        if value != field {
            others.push((attribute, value, field));
        }
    }
    expect!(others == []);
}

/// What the properties say of memory, of caches and of addresses is what the attributes say.
#[scenario]
#[needs(runtime)]
// The record was another.
#[gate(runtime.version() >= 13000)]
fn fields_about_memory_are_attributes(cuda: &Runtime) {
    let told = cuda.cudaGetDeviceProperties(0)?;
    let pairs = [
        (told.memPitch as c_int, cudaDevAttrMaxPitch),
        (told.totalConstMem as c_int, cudaDevAttrTotalConstantMemory),
        (told.memoryBusWidth, cudaDevAttrGlobalMemoryBusWidth),
        (told.l2CacheSize, cudaDevAttrL2CacheSize),
        (told.persistingL2CacheMaxSize, cudaDevAttrMaxPersistingL2CacheSize),
        (told.accessPolicyMaxWindowSize, cudaDevAttrMaxAccessPolicyWindowSize),
        (told.globalL1CacheSupported, cudaDevAttrGlobalL1CacheSupported),
        (told.localL1CacheSupported, cudaDevAttrLocalL1CacheSupported),
        (told.ECCEnabled, cudaDevAttrEccEnabled),
        (told.canMapHostMemory, cudaDevAttrCanMapHostMemory),
        (told.unifiedAddressing, cudaDevAttrUnifiedAddressing),
        (told.managedMemory, cudaDevAttrManagedMemory),
        (told.concurrentManagedAccess, cudaDevAttrConcurrentManagedAccess),
        (told.directManagedMemAccessFromHost, cudaDevAttrDirectManagedMemAccessFromHost),
        (told.pageableMemoryAccess, cudaDevAttrPageableMemoryAccess),
        (
            told.pageableMemoryAccessUsesHostPageTables,
            cudaDevAttrPageableMemoryAccessUsesHostPageTables,
        ),
        (told.canUseHostPointerForRegisteredMem, cudaDevAttrCanUseHostPointerForRegisteredMem),
        (told.hostRegisterSupported, cudaDevAttrHostRegisterSupported),
        (told.hostRegisterReadOnlySupported, cudaDevAttrHostRegisterReadOnlySupported),
        (told.hostNativeAtomicSupported, cudaDevAttrHostNativeAtomicSupported),
        (told.memoryPoolsSupported, cudaDevAttrMemoryPoolsSupported),
        (
            told.memoryPoolSupportedHandleTypes as c_int,
            cudaDevAttrMemoryPoolSupportedHandleTypes,
        ),
        (told.sparseCudaArraySupported, cudaDevAttrSparseCudaArraySupported),
        (told.deferredMappingCudaArraySupported, cudaDevAttrDeferredMappingCudaArraySupported),
        (told.unifiedFunctionPointers, cudaDevAttrReserved129),
    ];
    let mut others = Vec::new();
    for (field, attribute) in pairs {
        let mut value = !field;
        cuda.raw().cudaDeviceGetAttribute(&mut value, attribute, 0)?;
        if value != field {
            others.push((attribute, value, field));
        }
    }
    expect!(others == []);
}

/// What the properties say of how large textures and surfaces may be, and of where they begin, is what the attributes
/// say.
#[scenario]
#[needs(runtime)]
// The record was another.
#[gate(runtime.version() >= 13000)]
fn fields_about_textures_are_attributes(cuda: &Runtime) {
    let told = cuda.cudaGetDeviceProperties(0)?;
    let pairs = [
        (told.textureAlignment as c_int, cudaDevAttrTextureAlignment),
        (told.texturePitchAlignment as c_int, cudaDevAttrTexturePitchAlignment),
        (told.surfaceAlignment as c_int, cudaDevAttrSurfaceAlignment),
        (told.maxTexture1D, cudaDevAttrMaxTexture1DWidth),
        (told.maxTexture1DMipmap, cudaDevAttrMaxTexture1DMipmappedWidth),
        (told.maxTexture2D[0], cudaDevAttrMaxTexture2DWidth),
        (told.maxTexture2D[1], cudaDevAttrMaxTexture2DHeight),
        (told.maxTexture2DMipmap[0], cudaDevAttrMaxTexture2DMipmappedWidth),
        (told.maxTexture2DMipmap[1], cudaDevAttrMaxTexture2DMipmappedHeight),
        (told.maxTexture2DLinear[0], cudaDevAttrMaxTexture2DLinearWidth),
        (told.maxTexture2DLinear[1], cudaDevAttrMaxTexture2DLinearHeight),
        (told.maxTexture2DLinear[2], cudaDevAttrMaxTexture2DLinearPitch),
        (told.maxTexture2DGather[0], cudaDevAttrMaxTexture2DGatherWidth),
        (told.maxTexture2DGather[1], cudaDevAttrMaxTexture2DGatherHeight),
        (told.maxTexture3D[0], cudaDevAttrMaxTexture3DWidth),
        (told.maxTexture3D[1], cudaDevAttrMaxTexture3DHeight),
        (told.maxTexture3D[2], cudaDevAttrMaxTexture3DDepth),
        (told.maxTexture3DAlt[0], cudaDevAttrMaxTexture3DWidthAlt),
        (told.maxTexture3DAlt[1], cudaDevAttrMaxTexture3DHeightAlt),
        (told.maxTexture3DAlt[2], cudaDevAttrMaxTexture3DDepthAlt),
        (told.maxTextureCubemap, cudaDevAttrMaxTextureCubemapWidth),
        (told.maxTexture1DLayered[0], cudaDevAttrMaxTexture1DLayeredWidth),
        (told.maxTexture1DLayered[1], cudaDevAttrMaxTexture1DLayeredLayers),
        (told.maxTexture2DLayered[0], cudaDevAttrMaxTexture2DLayeredWidth),
        (told.maxTexture2DLayered[1], cudaDevAttrMaxTexture2DLayeredHeight),
        (told.maxTexture2DLayered[2], cudaDevAttrMaxTexture2DLayeredLayers),
        (told.maxTextureCubemapLayered[0], cudaDevAttrMaxTextureCubemapLayeredWidth),
        (told.maxTextureCubemapLayered[1], cudaDevAttrMaxTextureCubemapLayeredLayers),
        (told.maxSurface1D, cudaDevAttrMaxSurface1DWidth),
        (told.maxSurface2D[0], cudaDevAttrMaxSurface2DWidth),
        (told.maxSurface2D[1], cudaDevAttrMaxSurface2DHeight),
        (told.maxSurface3D[0], cudaDevAttrMaxSurface3DWidth),
        (told.maxSurface3D[1], cudaDevAttrMaxSurface3DHeight),
        (told.maxSurface3D[2], cudaDevAttrMaxSurface3DDepth),
        (told.maxSurface1DLayered[0], cudaDevAttrMaxSurface1DLayeredWidth),
        (told.maxSurface1DLayered[1], cudaDevAttrMaxSurface1DLayeredLayers),
        (told.maxSurface2DLayered[0], cudaDevAttrMaxSurface2DLayeredWidth),
        (told.maxSurface2DLayered[1], cudaDevAttrMaxSurface2DLayeredHeight),
        (told.maxSurface2DLayered[2], cudaDevAttrMaxSurface2DLayeredLayers),
        (told.maxSurfaceCubemap, cudaDevAttrMaxSurfaceCubemapWidth),
        (told.maxSurfaceCubemapLayered[0], cudaDevAttrMaxSurfaceCubemapLayeredWidth),
        (told.maxSurfaceCubemapLayered[1], cudaDevAttrMaxSurfaceCubemapLayeredLayers),
    ];
    let mut others = Vec::new();
    for (field, attribute) in pairs {
        let mut value = !field;
        cuda.raw().cudaDeviceGetAttribute(&mut value, attribute, 0)?;
        if value != field {
            others.push((attribute, value, field));
        }
    }
    expect!(others == []);
}

/// What the properties say of where a device is, and of what else it works with, is what the attributes say.
#[scenario]
#[needs(runtime)]
// The record was another.
#[gate(runtime.version() >= 13000)]
fn fields_about_the_place_are_attributes(cuda: &Runtime) {
    let told = cuda.cudaGetDeviceProperties(0)?;
    let pairs = [
        (told.integrated, cudaDevAttrIntegrated),
        (told.pciBusID, cudaDevAttrPciBusId),
        (told.pciDeviceID, cudaDevAttrPciDeviceId),
        (told.pciDomainID, cudaDevAttrPciDomainId),
        (told.gpuPciDeviceID as c_int, cudaDevAttrGpuPciDeviceId),
        (told.gpuPciSubsystemID as c_int, cudaDevAttrGpuPciSubsystemId),
        (told.tccDriver, cudaDevAttrTccDriver),
        (told.asyncEngineCount, cudaDevAttrAsyncEngineCount),
        (told.isMultiGpuBoard, cudaDevAttrIsMultiGpuBoard),
        (told.multiGpuBoardGroupID, cudaDevAttrMultiGpuBoardGroupID),
        (told.mpsEnabled, cudaDevAttrMpsEnabled),
        (told.deviceNumaConfig, cudaDevAttrNumaConfig),
        (told.deviceNumaId, cudaDevAttrNumaId),
        (told.hostNumaId, cudaDevAttrHostNumaId),
        (told.hostNumaMultinodeIpcSupported, cudaDevAttrHostNumaMultinodeIpcSupported),
        (told.ipcEventSupported, cudaDevAttrIpcEventSupport),
        (told.gpuDirectRDMASupported, cudaDevAttrGPUDirectRDMASupported),
        (
            told.gpuDirectRDMAFlushWritesOptions as c_int,
            cudaDevAttrGPUDirectRDMAFlushWritesOptions,
        ),
        (told.gpuDirectRDMAWritesOrdering, cudaDevAttrGPUDirectRDMAWritesOrdering),
        (told.timelineSemaphoreInteropSupported, cudaDevAttrTimelineSemaphoreInteropSupported),
    ];
    let mut others = Vec::new();
    for (field, attribute) in pairs {
        let mut value = !field;
        cuda.raw().cudaDeviceGetAttribute(&mut value, attribute, 0)?;
        if value != field {
            others.push((attribute, value, field));
        }
    }
    expect!(others == []);
}

/// Each attribute of the runtime is the attribute of the driver that has its number.
#[scenario]
#[needs(runtime)]
#[gate(runtime.version() >= 13000)]
fn each_attribute_is_the_drivers(cuda: &Runtime) {
    let mut others = Vec::new();
    let mut known = 0;
    for number in 1..=147 {
        let mut value = 0x5a5a_5a5a;
        let answer = cuda.raw().cudaDeviceGetAttribute(&mut value, cudaDeviceAttr(number), 0);
        let told = answer.ok().map(|()| value);
        let attribute = cuspec_sys::driver::CUdevice_attribute(number);
        let same = cuda.driver().cuDeviceGetAttribute(attribute, 0).ok();
        known += same.is_some() as c_int;
        if told != same {
            others.push((number, told, same));
        }
    }
    cuda.cudaGetLastError().ok();
    expect!(others == []);
    expect!(known > 100);
}

/// The window of an access policy is as large as the device says at most.
#[scenario]
#[needs(runtime)]
#[gate(device.max_access_policy_window_size())]
fn the_window_of_a_policy_has_a_bound(cuda: &Runtime) {
    let mut most = 0;
    cuda.raw().cudaDeviceGetAttribute(&mut most, cudaDevAttrMaxAccessPolicyWindowSize, 0)?;
    let most = most as usize;
    let memory = cuda.cudaMalloc(most + 256)?;
    let stream = cuda.cudaStreamCreate()?;
    let attribute = cudaLaunchAttributeAccessPolicyWindow;
    let mut value: cudaLaunchAttributeValue = std::mem::zeroed();
    value.accessPolicyWindow = cudaAccessPolicyWindow {
        base_ptr: memory,
        num_bytes: most,
        hitRatio: 1.0,
        hitProp: cudaAccessPropertyPersisting,
        missProp: cudaAccessPropertyStreaming,
    };
    cuda.cudaStreamSetAttribute(stream, attribute, &value)?;
    value.accessPolicyWindow.num_bytes = most + 1;
    expect!(cuda.cudaStreamSetAttribute(stream, attribute, &value) == Err(InvalidValue));
    cuda.cudaGetLastError().ok();
    let kept = cuda.cudaStreamGetAttribute(stream, attribute)?;
    expect!(kept.accessPolicyWindow.num_bytes == most);
    cuda.cudaStreamDestroy(stream)?;
    cuda.cudaFree(memory)?;
}

/// A texture over linear memory has as many elements as the device says for such elements, and not one more.
#[scenario]
#[needs(runtime)]
fn textures_over_memory_have_a_bound(cuda: &Runtime) {
    let memory = cuda.cudaMalloc(4096)?;
    let float = cudaChannelFormatDesc {
        x: 32,
        f: cudaChannelFormatKindFloat,
        ..Default::default()
    };
    let four = cudaChannelFormatDesc { y: 32, z: 32, w: 32, ..float };
    let byte = cudaChannelFormatDesc {
        x: 8,
        f: cudaChannelFormatKindUnsigned,
        ..Default::default()
    };
    let reading = cudaTextureDesc::default();
    for (element, size) in [(float, 4), (four, 16), (byte, 1)] {
        let most = cuda.cudaDeviceGetTexture1DLinearMaxWidth(&element, 0)?;
        let mut elements: cudaResourceDesc = std::mem::zeroed();
        elements.resType = cudaResourceTypeLinear;
        elements.res.linear.devPtr = memory;
        elements.res.linear.desc = element;
        elements.res.linear.sizeInBytes = most * size;
        let texture = cuda.cudaCreateTextureObject(&elements, &reading, ptr::null())?;
        cuda.cudaDestroyTextureObject(texture)?;
        elements.res.linear.sizeInBytes = (most + 1) * size;
        let more = cuda.cudaCreateTextureObject(&elements, &reading, ptr::null());
        expect!(more == Err(InvalidValue));
        cuda.cudaGetLastError().ok();
    }
    cuda.cudaFree(memory)?;
}
