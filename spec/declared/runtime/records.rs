//! Written by `cuspec import` from `cuda_runtime_api.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[toolkits("11.7.99"..)]
#[tag(CUuuid_st)]
#[layout(size = 16, align = 1)]
struct CUuuid {
    #[offset(0)]
    bytes: [c_char; 16],
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 1, align = 1)]
struct char1 {
    #[offset(0)]
    x: c_schar,
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 2, align = 2)]
struct char2 {
    #[offset(0)]
    x: c_schar,
    #[offset(1)]
    y: c_schar,
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 3, align = 1)]
struct char3 {
    #[offset(0)]
    x: c_schar,
    #[offset(1)]
    y: c_schar,
    #[offset(2)]
    z: c_schar,
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 4, align = 4)]
struct char4 {
    #[offset(0)]
    x: c_schar,
    #[offset(1)]
    y: c_schar,
    #[offset(2)]
    z: c_schar,
    #[offset(3)]
    w: c_schar,
}

#[toolkits("11.7.99"..)]
#[layout(size = 32, align = 8)]
struct cudaAccessPolicyWindow {
    #[offset(0)]
    base_ptr: *mut c_void,
    #[offset(8)]
    num_bytes: usize,
    #[offset(16)]
    hitRatio: f32,
    #[offset(20)]
    hitProp: cudaAccessProperty,
    #[offset(24)]
    missProp: cudaAccessProperty,
}

#[toolkits("11.7.99"..)]
#[layout(size = 32, align = 8)]
struct cudaArrayMemoryRequirements {
    #[offset(0)]
    size: usize,
    #[offset(8)]
    alignment: usize,
    #[offset(16)]
    reserved: [c_uint; 4],
}

#[toolkits("11.7.99"..)]
#[layout(size = 48, align = 8)]
struct cudaArraySparseProperties {
    #[offset(0)]
    tileExtent: cudaArraySparseProperties_tileExtent,
    #[offset(12)]
    miptailFirstLevel: c_uint,
    #[offset(16)]
    miptailSize: c_ulonglong,
    #[offset(24)]
    flags: c_uint,
    #[offset(28)]
    reserved: [c_uint; 4],
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 12, align = 4)]
struct cudaArraySparseProperties_tileExtent {
    #[offset(0)]
    width: c_uint,
    #[offset(4)]
    height: c_uint,
    #[offset(8)]
    depth: c_uint,
}

#[toolkits("12.4.99"..)]
#[tag(cudaAsyncNotificationInfo)]
#[layout(size = 16, align = 8)]
struct cudaAsyncNotificationInfo_t {
    #[offset(0)]
    r#type: cudaAsyncNotificationType,
    #[offset(8)]
    info: cudaAsyncNotificationInfo_t_info,
}

#[toolkits("12.4.99"..)]
#[anonymous]
#[layout(size = 8, align = 8)]
union cudaAsyncNotificationInfo_t_info {
    #[offset(0)]
    overBudget: cudaAsyncNotificationInfo_t_info_overBudget,
}

#[toolkits("12.4.99"..)]
#[anonymous]
#[layout(size = 8, align = 8)]
struct cudaAsyncNotificationInfo_t_info_overBudget {
    #[offset(0)]
    bytesOverBudget: c_ulonglong,
}

#[toolkits("11.7.99"..)]
#[layout(size = 20, align = 4)]
struct cudaChannelFormatDesc {
    #[offset(0)]
    x: c_int,
    #[offset(4)]
    y: c_int,
    #[offset(8)]
    z: c_int,
    #[offset(12)]
    w: c_int,
    #[offset(16)]
    f: cudaChannelFormatKind,
}

#[toolkits("12.2.53".."12.9.37")]
#[layout(size = 8, align = 8)]
struct cudaChildGraphNodeParams {
    #[offset(0)]
    graph: cudaGraph_t,
}

#[toolkits("12.9.37"..)]
#[layout(size = 16, align = 8)]
struct cudaChildGraphNodeParams {
    #[offset(0)]
    graph: cudaGraph_t,
    #[offset(8)]
    ownership: cudaGraphChildGraphNodeOwnership,
}

#[toolkits("12.3.52".."13.1.80")]
#[layout(size = 24, align = 8)]
struct cudaConditionalNodeParams {
    #[offset(0)]
    handle: cudaGraphConditionalHandle,
    #[offset(8)]
    r#type: cudaGraphConditionalNodeType,
    #[offset(12)]
    size: c_uint,
    #[offset(16)]
    phGraph_out: *mut cudaGraph_t,
}

#[toolkits("13.1.80"..)]
#[layout(size = 32, align = 8)]
struct cudaConditionalNodeParams {
    #[offset(0)]
    handle: cudaGraphConditionalHandle,
    #[offset(8)]
    r#type: cudaGraphConditionalNodeType,
    #[offset(12)]
    size: c_uint,
    #[offset(16)]
    phGraph_out: *mut cudaGraph_t,
    #[offset(24)]
    ctx: cudaExecutionContext_t,
}

#[toolkits("13.1.80"..)]
#[tag(cudaDevResource_st)]
#[layout(size = 144, align = 8)]
struct cudaDevResource {
    #[offset(0)]
    r#type: cudaDevResourceType,
    #[offset(4)]
    _internal_padding: [c_uchar; 92],
    #[offset(96)]
    #[anonymous]
    _2: cudaDevResource_anonymous1,
    #[offset(136)]
    nextResource: *mut cudaDevResource,
}

#[toolkits("13.1.80"..)]
#[anonymous]
#[layout(size = 40, align = 4)]
union cudaDevResource_anonymous1 {
    #[offset(0)]
    sm: cudaDevSmResource,
    #[offset(0)]
    wqConfig: cudaDevWorkqueueConfigResource,
    #[offset(0)]
    wq: cudaDevWorkqueueResource,
    #[offset(0)]
    _oversize: [c_uchar; 40],
}

#[toolkits("13.1.80".."13.4.49")]
#[layout(size = 16, align = 4)]
struct cudaDevSmResource {
    #[offset(0)]
    smCount: c_uint,
    #[offset(4)]
    minSmPartitionSize: c_uint,
    #[offset(8)]
    smCoscheduledAlignment: c_uint,
    #[offset(12)]
    flags: c_uint,
}

#[toolkits("13.4.49"..)]
#[layout(size = 20, align = 4)]
struct cudaDevSmResource {
    #[offset(0)]
    smCount: c_uint,
    #[offset(4)]
    minSmPartitionSize: c_uint,
    #[offset(8)]
    smCoscheduledAlignment: c_uint,
    #[offset(12)]
    flags: c_uint,
    #[offset(16)]
    localityDomainId: c_uint,
}

#[toolkits("13.1.80".."13.4.49")]
#[tag(cudaDevSmResourceGroupParams_st)]
#[layout(size = 64, align = 4)]
struct cudaDevSmResourceGroupParams {
    #[offset(0)]
    smCount: c_uint,
    #[offset(4)]
    coscheduledSmCount: c_uint,
    #[offset(8)]
    preferredCoscheduledSmCount: c_uint,
    #[offset(12)]
    flags: c_uint,
    #[offset(16)]
    reserved: [c_uint; 12],
}

#[toolkits("13.4.49"..)]
#[tag(cudaDevSmResourceGroupParams_st)]
#[layout(size = 64, align = 4)]
struct cudaDevSmResourceGroupParams {
    #[offset(0)]
    smCount: c_uint,
    #[offset(4)]
    coscheduledSmCount: c_uint,
    #[offset(8)]
    preferredCoscheduledSmCount: c_uint,
    #[offset(12)]
    flags: c_uint,
    #[offset(16)]
    localityDomainId: c_uint,
    #[offset(20)]
    reserved: [c_uint; 11],
}

#[toolkits("13.1.80"..)]
#[layout(size = 12, align = 4)]
struct cudaDevWorkqueueConfigResource {
    #[offset(0)]
    device: c_int,
    #[offset(4)]
    wqConcurrencyLimit: c_uint,
    #[offset(8)]
    sharingScope: cudaDevWorkqueueConfigScope,
}

#[toolkits("13.1.80"..)]
#[layout(size = 40, align = 1)]
struct cudaDevWorkqueueResource {
    #[offset(0)]
    reserved: [c_uchar; 40],
}

#[toolkits("11.7.99".."12.0.107")]
#[layout(size = 728, align = 8)]
struct cudaDeviceProp {
    #[offset(0)]
    name: [c_char; 256],
    #[offset(256)]
    uuid: cudaUUID_t,
    #[offset(272)]
    luid: [c_char; 8],
    #[offset(280)]
    luidDeviceNodeMask: c_uint,
    #[offset(288)]
    totalGlobalMem: usize,
    #[offset(296)]
    sharedMemPerBlock: usize,
    #[offset(304)]
    regsPerBlock: c_int,
    #[offset(308)]
    warpSize: c_int,
    #[offset(312)]
    memPitch: usize,
    #[offset(320)]
    maxThreadsPerBlock: c_int,
    #[offset(324)]
    maxThreadsDim: [c_int; 3],
    #[offset(336)]
    maxGridSize: [c_int; 3],
    #[offset(348)]
    clockRate: c_int,
    #[offset(352)]
    totalConstMem: usize,
    #[offset(360)]
    major: c_int,
    #[offset(364)]
    minor: c_int,
    #[offset(368)]
    textureAlignment: usize,
    #[offset(376)]
    texturePitchAlignment: usize,
    #[offset(384)]
    deviceOverlap: c_int,
    #[offset(388)]
    multiProcessorCount: c_int,
    #[offset(392)]
    kernelExecTimeoutEnabled: c_int,
    #[offset(396)]
    integrated: c_int,
    #[offset(400)]
    canMapHostMemory: c_int,
    #[offset(404)]
    computeMode: c_int,
    #[offset(408)]
    maxTexture1D: c_int,
    #[offset(412)]
    maxTexture1DMipmap: c_int,
    #[offset(416)]
    maxTexture1DLinear: c_int,
    #[offset(420)]
    maxTexture2D: [c_int; 2],
    #[offset(428)]
    maxTexture2DMipmap: [c_int; 2],
    #[offset(436)]
    maxTexture2DLinear: [c_int; 3],
    #[offset(448)]
    maxTexture2DGather: [c_int; 2],
    #[offset(456)]
    maxTexture3D: [c_int; 3],
    #[offset(468)]
    maxTexture3DAlt: [c_int; 3],
    #[offset(480)]
    maxTextureCubemap: c_int,
    #[offset(484)]
    maxTexture1DLayered: [c_int; 2],
    #[offset(492)]
    maxTexture2DLayered: [c_int; 3],
    #[offset(504)]
    maxTextureCubemapLayered: [c_int; 2],
    #[offset(512)]
    maxSurface1D: c_int,
    #[offset(516)]
    maxSurface2D: [c_int; 2],
    #[offset(524)]
    maxSurface3D: [c_int; 3],
    #[offset(536)]
    maxSurface1DLayered: [c_int; 2],
    #[offset(544)]
    maxSurface2DLayered: [c_int; 3],
    #[offset(556)]
    maxSurfaceCubemap: c_int,
    #[offset(560)]
    maxSurfaceCubemapLayered: [c_int; 2],
    #[offset(568)]
    surfaceAlignment: usize,
    #[offset(576)]
    concurrentKernels: c_int,
    #[offset(580)]
    ECCEnabled: c_int,
    #[offset(584)]
    pciBusID: c_int,
    #[offset(588)]
    pciDeviceID: c_int,
    #[offset(592)]
    pciDomainID: c_int,
    #[offset(596)]
    tccDriver: c_int,
    #[offset(600)]
    asyncEngineCount: c_int,
    #[offset(604)]
    unifiedAddressing: c_int,
    #[offset(608)]
    memoryClockRate: c_int,
    #[offset(612)]
    memoryBusWidth: c_int,
    #[offset(616)]
    l2CacheSize: c_int,
    #[offset(620)]
    persistingL2CacheMaxSize: c_int,
    #[offset(624)]
    maxThreadsPerMultiProcessor: c_int,
    #[offset(628)]
    streamPrioritiesSupported: c_int,
    #[offset(632)]
    globalL1CacheSupported: c_int,
    #[offset(636)]
    localL1CacheSupported: c_int,
    #[offset(640)]
    sharedMemPerMultiprocessor: usize,
    #[offset(648)]
    regsPerMultiprocessor: c_int,
    #[offset(652)]
    managedMemory: c_int,
    #[offset(656)]
    isMultiGpuBoard: c_int,
    #[offset(660)]
    multiGpuBoardGroupID: c_int,
    #[offset(664)]
    hostNativeAtomicSupported: c_int,
    #[offset(668)]
    singleToDoublePrecisionPerfRatio: c_int,
    #[offset(672)]
    pageableMemoryAccess: c_int,
    #[offset(676)]
    concurrentManagedAccess: c_int,
    #[offset(680)]
    computePreemptionSupported: c_int,
    #[offset(684)]
    canUseHostPointerForRegisteredMem: c_int,
    #[offset(688)]
    cooperativeLaunch: c_int,
    #[offset(692)]
    cooperativeMultiDeviceLaunch: c_int,
    #[offset(696)]
    sharedMemPerBlockOptin: usize,
    #[offset(704)]
    pageableMemoryAccessUsesHostPageTables: c_int,
    #[offset(708)]
    directManagedMemAccessFromHost: c_int,
    #[offset(712)]
    maxBlocksPerMultiProcessor: c_int,
    #[offset(716)]
    accessPolicyMaxWindowSize: c_int,
    #[offset(720)]
    reservedSharedMemPerBlock: usize,
}

#[toolkits("12.0.107".."12.1.55")]
#[layout(size = 1032, align = 8)]
struct cudaDeviceProp {
    #[offset(0)]
    name: [c_char; 256],
    #[offset(256)]
    uuid: cudaUUID_t,
    #[offset(272)]
    luid: [c_char; 8],
    #[offset(280)]
    luidDeviceNodeMask: c_uint,
    #[offset(288)]
    totalGlobalMem: usize,
    #[offset(296)]
    sharedMemPerBlock: usize,
    #[offset(304)]
    regsPerBlock: c_int,
    #[offset(308)]
    warpSize: c_int,
    #[offset(312)]
    memPitch: usize,
    #[offset(320)]
    maxThreadsPerBlock: c_int,
    #[offset(324)]
    maxThreadsDim: [c_int; 3],
    #[offset(336)]
    maxGridSize: [c_int; 3],
    #[offset(348)]
    clockRate: c_int,
    #[offset(352)]
    totalConstMem: usize,
    #[offset(360)]
    major: c_int,
    #[offset(364)]
    minor: c_int,
    #[offset(368)]
    textureAlignment: usize,
    #[offset(376)]
    texturePitchAlignment: usize,
    #[offset(384)]
    deviceOverlap: c_int,
    #[offset(388)]
    multiProcessorCount: c_int,
    #[offset(392)]
    kernelExecTimeoutEnabled: c_int,
    #[offset(396)]
    integrated: c_int,
    #[offset(400)]
    canMapHostMemory: c_int,
    #[offset(404)]
    computeMode: c_int,
    #[offset(408)]
    maxTexture1D: c_int,
    #[offset(412)]
    maxTexture1DMipmap: c_int,
    #[offset(416)]
    maxTexture1DLinear: c_int,
    #[offset(420)]
    maxTexture2D: [c_int; 2],
    #[offset(428)]
    maxTexture2DMipmap: [c_int; 2],
    #[offset(436)]
    maxTexture2DLinear: [c_int; 3],
    #[offset(448)]
    maxTexture2DGather: [c_int; 2],
    #[offset(456)]
    maxTexture3D: [c_int; 3],
    #[offset(468)]
    maxTexture3DAlt: [c_int; 3],
    #[offset(480)]
    maxTextureCubemap: c_int,
    #[offset(484)]
    maxTexture1DLayered: [c_int; 2],
    #[offset(492)]
    maxTexture2DLayered: [c_int; 3],
    #[offset(504)]
    maxTextureCubemapLayered: [c_int; 2],
    #[offset(512)]
    maxSurface1D: c_int,
    #[offset(516)]
    maxSurface2D: [c_int; 2],
    #[offset(524)]
    maxSurface3D: [c_int; 3],
    #[offset(536)]
    maxSurface1DLayered: [c_int; 2],
    #[offset(544)]
    maxSurface2DLayered: [c_int; 3],
    #[offset(556)]
    maxSurfaceCubemap: c_int,
    #[offset(560)]
    maxSurfaceCubemapLayered: [c_int; 2],
    #[offset(568)]
    surfaceAlignment: usize,
    #[offset(576)]
    concurrentKernels: c_int,
    #[offset(580)]
    ECCEnabled: c_int,
    #[offset(584)]
    pciBusID: c_int,
    #[offset(588)]
    pciDeviceID: c_int,
    #[offset(592)]
    pciDomainID: c_int,
    #[offset(596)]
    tccDriver: c_int,
    #[offset(600)]
    asyncEngineCount: c_int,
    #[offset(604)]
    unifiedAddressing: c_int,
    #[offset(608)]
    memoryClockRate: c_int,
    #[offset(612)]
    memoryBusWidth: c_int,
    #[offset(616)]
    l2CacheSize: c_int,
    #[offset(620)]
    persistingL2CacheMaxSize: c_int,
    #[offset(624)]
    maxThreadsPerMultiProcessor: c_int,
    #[offset(628)]
    streamPrioritiesSupported: c_int,
    #[offset(632)]
    globalL1CacheSupported: c_int,
    #[offset(636)]
    localL1CacheSupported: c_int,
    #[offset(640)]
    sharedMemPerMultiprocessor: usize,
    #[offset(648)]
    regsPerMultiprocessor: c_int,
    #[offset(652)]
    managedMemory: c_int,
    #[offset(656)]
    isMultiGpuBoard: c_int,
    #[offset(660)]
    multiGpuBoardGroupID: c_int,
    #[offset(664)]
    hostNativeAtomicSupported: c_int,
    #[offset(668)]
    singleToDoublePrecisionPerfRatio: c_int,
    #[offset(672)]
    pageableMemoryAccess: c_int,
    #[offset(676)]
    concurrentManagedAccess: c_int,
    #[offset(680)]
    computePreemptionSupported: c_int,
    #[offset(684)]
    canUseHostPointerForRegisteredMem: c_int,
    #[offset(688)]
    cooperativeLaunch: c_int,
    #[offset(692)]
    cooperativeMultiDeviceLaunch: c_int,
    #[offset(696)]
    sharedMemPerBlockOptin: usize,
    #[offset(704)]
    pageableMemoryAccessUsesHostPageTables: c_int,
    #[offset(708)]
    directManagedMemAccessFromHost: c_int,
    #[offset(712)]
    maxBlocksPerMultiProcessor: c_int,
    #[offset(716)]
    accessPolicyMaxWindowSize: c_int,
    #[offset(720)]
    reservedSharedMemPerBlock: usize,
    #[offset(728)]
    hostRegisterSupported: c_int,
    #[offset(732)]
    sparseCudaArraySupported: c_int,
    #[offset(736)]
    hostRegisterReadOnlySupported: c_int,
    #[offset(740)]
    timelineSemaphoreInteropSupported: c_int,
    #[offset(744)]
    memoryPoolsSupported: c_int,
    #[offset(748)]
    gpuDirectRDMASupported: c_int,
    #[offset(752)]
    gpuDirectRDMAFlushWritesOptions: c_uint,
    #[offset(756)]
    gpuDirectRDMAWritesOrdering: c_int,
    #[offset(760)]
    memoryPoolSupportedHandleTypes: c_uint,
    #[offset(764)]
    deferredMappingCudaArraySupported: c_int,
    #[offset(768)]
    ipcEventSupported: c_int,
    #[offset(772)]
    clusterLaunch: c_int,
    #[offset(776)]
    unifiedFunctionPointers: c_int,
    #[offset(780)]
    reserved: [c_int; 63],
}

#[toolkits("12.1.55".."12.3.52")]
#[layout(size = 1032, align = 8)]
struct cudaDeviceProp {
    #[offset(0)]
    name: [c_char; 256],
    #[offset(256)]
    uuid: cudaUUID_t,
    #[offset(272)]
    luid: [c_char; 8],
    #[offset(280)]
    luidDeviceNodeMask: c_uint,
    #[offset(288)]
    totalGlobalMem: usize,
    #[offset(296)]
    sharedMemPerBlock: usize,
    #[offset(304)]
    regsPerBlock: c_int,
    #[offset(308)]
    warpSize: c_int,
    #[offset(312)]
    memPitch: usize,
    #[offset(320)]
    maxThreadsPerBlock: c_int,
    #[offset(324)]
    maxThreadsDim: [c_int; 3],
    #[offset(336)]
    maxGridSize: [c_int; 3],
    #[offset(348)]
    clockRate: c_int,
    #[offset(352)]
    totalConstMem: usize,
    #[offset(360)]
    major: c_int,
    #[offset(364)]
    minor: c_int,
    #[offset(368)]
    textureAlignment: usize,
    #[offset(376)]
    texturePitchAlignment: usize,
    #[offset(384)]
    deviceOverlap: c_int,
    #[offset(388)]
    multiProcessorCount: c_int,
    #[offset(392)]
    kernelExecTimeoutEnabled: c_int,
    #[offset(396)]
    integrated: c_int,
    #[offset(400)]
    canMapHostMemory: c_int,
    #[offset(404)]
    computeMode: c_int,
    #[offset(408)]
    maxTexture1D: c_int,
    #[offset(412)]
    maxTexture1DMipmap: c_int,
    #[offset(416)]
    maxTexture1DLinear: c_int,
    #[offset(420)]
    maxTexture2D: [c_int; 2],
    #[offset(428)]
    maxTexture2DMipmap: [c_int; 2],
    #[offset(436)]
    maxTexture2DLinear: [c_int; 3],
    #[offset(448)]
    maxTexture2DGather: [c_int; 2],
    #[offset(456)]
    maxTexture3D: [c_int; 3],
    #[offset(468)]
    maxTexture3DAlt: [c_int; 3],
    #[offset(480)]
    maxTextureCubemap: c_int,
    #[offset(484)]
    maxTexture1DLayered: [c_int; 2],
    #[offset(492)]
    maxTexture2DLayered: [c_int; 3],
    #[offset(504)]
    maxTextureCubemapLayered: [c_int; 2],
    #[offset(512)]
    maxSurface1D: c_int,
    #[offset(516)]
    maxSurface2D: [c_int; 2],
    #[offset(524)]
    maxSurface3D: [c_int; 3],
    #[offset(536)]
    maxSurface1DLayered: [c_int; 2],
    #[offset(544)]
    maxSurface2DLayered: [c_int; 3],
    #[offset(556)]
    maxSurfaceCubemap: c_int,
    #[offset(560)]
    maxSurfaceCubemapLayered: [c_int; 2],
    #[offset(568)]
    surfaceAlignment: usize,
    #[offset(576)]
    concurrentKernels: c_int,
    #[offset(580)]
    ECCEnabled: c_int,
    #[offset(584)]
    pciBusID: c_int,
    #[offset(588)]
    pciDeviceID: c_int,
    #[offset(592)]
    pciDomainID: c_int,
    #[offset(596)]
    tccDriver: c_int,
    #[offset(600)]
    asyncEngineCount: c_int,
    #[offset(604)]
    unifiedAddressing: c_int,
    #[offset(608)]
    memoryClockRate: c_int,
    #[offset(612)]
    memoryBusWidth: c_int,
    #[offset(616)]
    l2CacheSize: c_int,
    #[offset(620)]
    persistingL2CacheMaxSize: c_int,
    #[offset(624)]
    maxThreadsPerMultiProcessor: c_int,
    #[offset(628)]
    streamPrioritiesSupported: c_int,
    #[offset(632)]
    globalL1CacheSupported: c_int,
    #[offset(636)]
    localL1CacheSupported: c_int,
    #[offset(640)]
    sharedMemPerMultiprocessor: usize,
    #[offset(648)]
    regsPerMultiprocessor: c_int,
    #[offset(652)]
    managedMemory: c_int,
    #[offset(656)]
    isMultiGpuBoard: c_int,
    #[offset(660)]
    multiGpuBoardGroupID: c_int,
    #[offset(664)]
    hostNativeAtomicSupported: c_int,
    #[offset(668)]
    singleToDoublePrecisionPerfRatio: c_int,
    #[offset(672)]
    pageableMemoryAccess: c_int,
    #[offset(676)]
    concurrentManagedAccess: c_int,
    #[offset(680)]
    computePreemptionSupported: c_int,
    #[offset(684)]
    canUseHostPointerForRegisteredMem: c_int,
    #[offset(688)]
    cooperativeLaunch: c_int,
    #[offset(692)]
    cooperativeMultiDeviceLaunch: c_int,
    #[offset(696)]
    sharedMemPerBlockOptin: usize,
    #[offset(704)]
    pageableMemoryAccessUsesHostPageTables: c_int,
    #[offset(708)]
    directManagedMemAccessFromHost: c_int,
    #[offset(712)]
    maxBlocksPerMultiProcessor: c_int,
    #[offset(716)]
    accessPolicyMaxWindowSize: c_int,
    #[offset(720)]
    reservedSharedMemPerBlock: usize,
    #[offset(728)]
    hostRegisterSupported: c_int,
    #[offset(732)]
    sparseCudaArraySupported: c_int,
    #[offset(736)]
    hostRegisterReadOnlySupported: c_int,
    #[offset(740)]
    timelineSemaphoreInteropSupported: c_int,
    #[offset(744)]
    memoryPoolsSupported: c_int,
    #[offset(748)]
    gpuDirectRDMASupported: c_int,
    #[offset(752)]
    gpuDirectRDMAFlushWritesOptions: c_uint,
    #[offset(756)]
    gpuDirectRDMAWritesOrdering: c_int,
    #[offset(760)]
    memoryPoolSupportedHandleTypes: c_uint,
    #[offset(764)]
    deferredMappingCudaArraySupported: c_int,
    #[offset(768)]
    ipcEventSupported: c_int,
    #[offset(772)]
    clusterLaunch: c_int,
    #[offset(776)]
    unifiedFunctionPointers: c_int,
    #[offset(780)]
    reserved2: [c_int; 2],
    #[offset(788)]
    reserved: [c_int; 61],
}

#[toolkits("12.3.52".."12.8.57")]
#[layout(size = 1032, align = 8)]
struct cudaDeviceProp {
    #[offset(0)]
    name: [c_char; 256],
    #[offset(256)]
    uuid: cudaUUID_t,
    #[offset(272)]
    luid: [c_char; 8],
    #[offset(280)]
    luidDeviceNodeMask: c_uint,
    #[offset(288)]
    totalGlobalMem: usize,
    #[offset(296)]
    sharedMemPerBlock: usize,
    #[offset(304)]
    regsPerBlock: c_int,
    #[offset(308)]
    warpSize: c_int,
    #[offset(312)]
    memPitch: usize,
    #[offset(320)]
    maxThreadsPerBlock: c_int,
    #[offset(324)]
    maxThreadsDim: [c_int; 3],
    #[offset(336)]
    maxGridSize: [c_int; 3],
    #[offset(348)]
    clockRate: c_int,
    #[offset(352)]
    totalConstMem: usize,
    #[offset(360)]
    major: c_int,
    #[offset(364)]
    minor: c_int,
    #[offset(368)]
    textureAlignment: usize,
    #[offset(376)]
    texturePitchAlignment: usize,
    #[offset(384)]
    deviceOverlap: c_int,
    #[offset(388)]
    multiProcessorCount: c_int,
    #[offset(392)]
    kernelExecTimeoutEnabled: c_int,
    #[offset(396)]
    integrated: c_int,
    #[offset(400)]
    canMapHostMemory: c_int,
    #[offset(404)]
    computeMode: c_int,
    #[offset(408)]
    maxTexture1D: c_int,
    #[offset(412)]
    maxTexture1DMipmap: c_int,
    #[offset(416)]
    maxTexture1DLinear: c_int,
    #[offset(420)]
    maxTexture2D: [c_int; 2],
    #[offset(428)]
    maxTexture2DMipmap: [c_int; 2],
    #[offset(436)]
    maxTexture2DLinear: [c_int; 3],
    #[offset(448)]
    maxTexture2DGather: [c_int; 2],
    #[offset(456)]
    maxTexture3D: [c_int; 3],
    #[offset(468)]
    maxTexture3DAlt: [c_int; 3],
    #[offset(480)]
    maxTextureCubemap: c_int,
    #[offset(484)]
    maxTexture1DLayered: [c_int; 2],
    #[offset(492)]
    maxTexture2DLayered: [c_int; 3],
    #[offset(504)]
    maxTextureCubemapLayered: [c_int; 2],
    #[offset(512)]
    maxSurface1D: c_int,
    #[offset(516)]
    maxSurface2D: [c_int; 2],
    #[offset(524)]
    maxSurface3D: [c_int; 3],
    #[offset(536)]
    maxSurface1DLayered: [c_int; 2],
    #[offset(544)]
    maxSurface2DLayered: [c_int; 3],
    #[offset(556)]
    maxSurfaceCubemap: c_int,
    #[offset(560)]
    maxSurfaceCubemapLayered: [c_int; 2],
    #[offset(568)]
    surfaceAlignment: usize,
    #[offset(576)]
    concurrentKernels: c_int,
    #[offset(580)]
    ECCEnabled: c_int,
    #[offset(584)]
    pciBusID: c_int,
    #[offset(588)]
    pciDeviceID: c_int,
    #[offset(592)]
    pciDomainID: c_int,
    #[offset(596)]
    tccDriver: c_int,
    #[offset(600)]
    asyncEngineCount: c_int,
    #[offset(604)]
    unifiedAddressing: c_int,
    #[offset(608)]
    memoryClockRate: c_int,
    #[offset(612)]
    memoryBusWidth: c_int,
    #[offset(616)]
    l2CacheSize: c_int,
    #[offset(620)]
    persistingL2CacheMaxSize: c_int,
    #[offset(624)]
    maxThreadsPerMultiProcessor: c_int,
    #[offset(628)]
    streamPrioritiesSupported: c_int,
    #[offset(632)]
    globalL1CacheSupported: c_int,
    #[offset(636)]
    localL1CacheSupported: c_int,
    #[offset(640)]
    sharedMemPerMultiprocessor: usize,
    #[offset(648)]
    regsPerMultiprocessor: c_int,
    #[offset(652)]
    managedMemory: c_int,
    #[offset(656)]
    isMultiGpuBoard: c_int,
    #[offset(660)]
    multiGpuBoardGroupID: c_int,
    #[offset(664)]
    hostNativeAtomicSupported: c_int,
    #[offset(668)]
    singleToDoublePrecisionPerfRatio: c_int,
    #[offset(672)]
    pageableMemoryAccess: c_int,
    #[offset(676)]
    concurrentManagedAccess: c_int,
    #[offset(680)]
    computePreemptionSupported: c_int,
    #[offset(684)]
    canUseHostPointerForRegisteredMem: c_int,
    #[offset(688)]
    cooperativeLaunch: c_int,
    #[offset(692)]
    cooperativeMultiDeviceLaunch: c_int,
    #[offset(696)]
    sharedMemPerBlockOptin: usize,
    #[offset(704)]
    pageableMemoryAccessUsesHostPageTables: c_int,
    #[offset(708)]
    directManagedMemAccessFromHost: c_int,
    #[offset(712)]
    maxBlocksPerMultiProcessor: c_int,
    #[offset(716)]
    accessPolicyMaxWindowSize: c_int,
    #[offset(720)]
    reservedSharedMemPerBlock: usize,
    #[offset(728)]
    hostRegisterSupported: c_int,
    #[offset(732)]
    sparseCudaArraySupported: c_int,
    #[offset(736)]
    hostRegisterReadOnlySupported: c_int,
    #[offset(740)]
    timelineSemaphoreInteropSupported: c_int,
    #[offset(744)]
    memoryPoolsSupported: c_int,
    #[offset(748)]
    gpuDirectRDMASupported: c_int,
    #[offset(752)]
    gpuDirectRDMAFlushWritesOptions: c_uint,
    #[offset(756)]
    gpuDirectRDMAWritesOrdering: c_int,
    #[offset(760)]
    memoryPoolSupportedHandleTypes: c_uint,
    #[offset(764)]
    deferredMappingCudaArraySupported: c_int,
    #[offset(768)]
    ipcEventSupported: c_int,
    #[offset(772)]
    clusterLaunch: c_int,
    #[offset(776)]
    unifiedFunctionPointers: c_int,
    #[offset(780)]
    reserved2: [c_int; 2],
    #[offset(788)]
    reserved1: [c_int; 1],
    #[offset(792)]
    reserved: [c_int; 60],
}

#[toolkits("12.8.57".."13.0.48")]
#[layout(size = 1032, align = 8)]
struct cudaDeviceProp {
    #[offset(0)]
    name: [c_char; 256],
    #[offset(256)]
    uuid: cudaUUID_t,
    #[offset(272)]
    luid: [c_char; 8],
    #[offset(280)]
    luidDeviceNodeMask: c_uint,
    #[offset(288)]
    totalGlobalMem: usize,
    #[offset(296)]
    sharedMemPerBlock: usize,
    #[offset(304)]
    regsPerBlock: c_int,
    #[offset(308)]
    warpSize: c_int,
    #[offset(312)]
    memPitch: usize,
    #[offset(320)]
    maxThreadsPerBlock: c_int,
    #[offset(324)]
    maxThreadsDim: [c_int; 3],
    #[offset(336)]
    maxGridSize: [c_int; 3],
    #[offset(348)]
    clockRate: c_int,
    #[offset(352)]
    totalConstMem: usize,
    #[offset(360)]
    major: c_int,
    #[offset(364)]
    minor: c_int,
    #[offset(368)]
    textureAlignment: usize,
    #[offset(376)]
    texturePitchAlignment: usize,
    #[offset(384)]
    deviceOverlap: c_int,
    #[offset(388)]
    multiProcessorCount: c_int,
    #[offset(392)]
    kernelExecTimeoutEnabled: c_int,
    #[offset(396)]
    integrated: c_int,
    #[offset(400)]
    canMapHostMemory: c_int,
    #[offset(404)]
    computeMode: c_int,
    #[offset(408)]
    maxTexture1D: c_int,
    #[offset(412)]
    maxTexture1DMipmap: c_int,
    #[offset(416)]
    maxTexture1DLinear: c_int,
    #[offset(420)]
    maxTexture2D: [c_int; 2],
    #[offset(428)]
    maxTexture2DMipmap: [c_int; 2],
    #[offset(436)]
    maxTexture2DLinear: [c_int; 3],
    #[offset(448)]
    maxTexture2DGather: [c_int; 2],
    #[offset(456)]
    maxTexture3D: [c_int; 3],
    #[offset(468)]
    maxTexture3DAlt: [c_int; 3],
    #[offset(480)]
    maxTextureCubemap: c_int,
    #[offset(484)]
    maxTexture1DLayered: [c_int; 2],
    #[offset(492)]
    maxTexture2DLayered: [c_int; 3],
    #[offset(504)]
    maxTextureCubemapLayered: [c_int; 2],
    #[offset(512)]
    maxSurface1D: c_int,
    #[offset(516)]
    maxSurface2D: [c_int; 2],
    #[offset(524)]
    maxSurface3D: [c_int; 3],
    #[offset(536)]
    maxSurface1DLayered: [c_int; 2],
    #[offset(544)]
    maxSurface2DLayered: [c_int; 3],
    #[offset(556)]
    maxSurfaceCubemap: c_int,
    #[offset(560)]
    maxSurfaceCubemapLayered: [c_int; 2],
    #[offset(568)]
    surfaceAlignment: usize,
    #[offset(576)]
    concurrentKernels: c_int,
    #[offset(580)]
    ECCEnabled: c_int,
    #[offset(584)]
    pciBusID: c_int,
    #[offset(588)]
    pciDeviceID: c_int,
    #[offset(592)]
    pciDomainID: c_int,
    #[offset(596)]
    tccDriver: c_int,
    #[offset(600)]
    asyncEngineCount: c_int,
    #[offset(604)]
    unifiedAddressing: c_int,
    #[offset(608)]
    memoryClockRate: c_int,
    #[offset(612)]
    memoryBusWidth: c_int,
    #[offset(616)]
    l2CacheSize: c_int,
    #[offset(620)]
    persistingL2CacheMaxSize: c_int,
    #[offset(624)]
    maxThreadsPerMultiProcessor: c_int,
    #[offset(628)]
    streamPrioritiesSupported: c_int,
    #[offset(632)]
    globalL1CacheSupported: c_int,
    #[offset(636)]
    localL1CacheSupported: c_int,
    #[offset(640)]
    sharedMemPerMultiprocessor: usize,
    #[offset(648)]
    regsPerMultiprocessor: c_int,
    #[offset(652)]
    managedMemory: c_int,
    #[offset(656)]
    isMultiGpuBoard: c_int,
    #[offset(660)]
    multiGpuBoardGroupID: c_int,
    #[offset(664)]
    hostNativeAtomicSupported: c_int,
    #[offset(668)]
    singleToDoublePrecisionPerfRatio: c_int,
    #[offset(672)]
    pageableMemoryAccess: c_int,
    #[offset(676)]
    concurrentManagedAccess: c_int,
    #[offset(680)]
    computePreemptionSupported: c_int,
    #[offset(684)]
    canUseHostPointerForRegisteredMem: c_int,
    #[offset(688)]
    cooperativeLaunch: c_int,
    #[offset(692)]
    cooperativeMultiDeviceLaunch: c_int,
    #[offset(696)]
    sharedMemPerBlockOptin: usize,
    #[offset(704)]
    pageableMemoryAccessUsesHostPageTables: c_int,
    #[offset(708)]
    directManagedMemAccessFromHost: c_int,
    #[offset(712)]
    maxBlocksPerMultiProcessor: c_int,
    #[offset(716)]
    accessPolicyMaxWindowSize: c_int,
    #[offset(720)]
    reservedSharedMemPerBlock: usize,
    #[offset(728)]
    hostRegisterSupported: c_int,
    #[offset(732)]
    sparseCudaArraySupported: c_int,
    #[offset(736)]
    hostRegisterReadOnlySupported: c_int,
    #[offset(740)]
    timelineSemaphoreInteropSupported: c_int,
    #[offset(744)]
    memoryPoolsSupported: c_int,
    #[offset(748)]
    gpuDirectRDMASupported: c_int,
    #[offset(752)]
    gpuDirectRDMAFlushWritesOptions: c_uint,
    #[offset(756)]
    gpuDirectRDMAWritesOrdering: c_int,
    #[offset(760)]
    memoryPoolSupportedHandleTypes: c_uint,
    #[offset(764)]
    deferredMappingCudaArraySupported: c_int,
    #[offset(768)]
    ipcEventSupported: c_int,
    #[offset(772)]
    clusterLaunch: c_int,
    #[offset(776)]
    unifiedFunctionPointers: c_int,
    #[offset(780)]
    reserved: [c_int; 63],
}

#[toolkits("13.0.48"..)]
#[layout(size = 1008, align = 8)]
struct cudaDeviceProp {
    #[offset(0)]
    name: [c_char; 256],
    #[offset(256)]
    uuid: cudaUUID_t,
    #[offset(272)]
    luid: [c_char; 8],
    #[offset(280)]
    luidDeviceNodeMask: c_uint,
    #[offset(288)]
    totalGlobalMem: usize,
    #[offset(296)]
    sharedMemPerBlock: usize,
    #[offset(304)]
    regsPerBlock: c_int,
    #[offset(308)]
    warpSize: c_int,
    #[offset(312)]
    memPitch: usize,
    #[offset(320)]
    maxThreadsPerBlock: c_int,
    #[offset(324)]
    maxThreadsDim: [c_int; 3],
    #[offset(336)]
    maxGridSize: [c_int; 3],
    #[offset(352)]
    totalConstMem: usize,
    #[offset(360)]
    major: c_int,
    #[offset(364)]
    minor: c_int,
    #[offset(368)]
    textureAlignment: usize,
    #[offset(376)]
    texturePitchAlignment: usize,
    #[offset(384)]
    multiProcessorCount: c_int,
    #[offset(388)]
    integrated: c_int,
    #[offset(392)]
    canMapHostMemory: c_int,
    #[offset(396)]
    maxTexture1D: c_int,
    #[offset(400)]
    maxTexture1DMipmap: c_int,
    #[offset(404)]
    maxTexture2D: [c_int; 2],
    #[offset(412)]
    maxTexture2DMipmap: [c_int; 2],
    #[offset(420)]
    maxTexture2DLinear: [c_int; 3],
    #[offset(432)]
    maxTexture2DGather: [c_int; 2],
    #[offset(440)]
    maxTexture3D: [c_int; 3],
    #[offset(452)]
    maxTexture3DAlt: [c_int; 3],
    #[offset(464)]
    maxTextureCubemap: c_int,
    #[offset(468)]
    maxTexture1DLayered: [c_int; 2],
    #[offset(476)]
    maxTexture2DLayered: [c_int; 3],
    #[offset(488)]
    maxTextureCubemapLayered: [c_int; 2],
    #[offset(496)]
    maxSurface1D: c_int,
    #[offset(500)]
    maxSurface2D: [c_int; 2],
    #[offset(508)]
    maxSurface3D: [c_int; 3],
    #[offset(520)]
    maxSurface1DLayered: [c_int; 2],
    #[offset(528)]
    maxSurface2DLayered: [c_int; 3],
    #[offset(540)]
    maxSurfaceCubemap: c_int,
    #[offset(544)]
    maxSurfaceCubemapLayered: [c_int; 2],
    #[offset(552)]
    surfaceAlignment: usize,
    #[offset(560)]
    concurrentKernels: c_int,
    #[offset(564)]
    ECCEnabled: c_int,
    #[offset(568)]
    pciBusID: c_int,
    #[offset(572)]
    pciDeviceID: c_int,
    #[offset(576)]
    pciDomainID: c_int,
    #[offset(580)]
    tccDriver: c_int,
    #[offset(584)]
    asyncEngineCount: c_int,
    #[offset(588)]
    unifiedAddressing: c_int,
    #[offset(592)]
    memoryBusWidth: c_int,
    #[offset(596)]
    l2CacheSize: c_int,
    #[offset(600)]
    persistingL2CacheMaxSize: c_int,
    #[offset(604)]
    maxThreadsPerMultiProcessor: c_int,
    #[offset(608)]
    streamPrioritiesSupported: c_int,
    #[offset(612)]
    globalL1CacheSupported: c_int,
    #[offset(616)]
    localL1CacheSupported: c_int,
    #[offset(624)]
    sharedMemPerMultiprocessor: usize,
    #[offset(632)]
    regsPerMultiprocessor: c_int,
    #[offset(636)]
    managedMemory: c_int,
    #[offset(640)]
    isMultiGpuBoard: c_int,
    #[offset(644)]
    multiGpuBoardGroupID: c_int,
    #[offset(648)]
    hostNativeAtomicSupported: c_int,
    #[offset(652)]
    pageableMemoryAccess: c_int,
    #[offset(656)]
    concurrentManagedAccess: c_int,
    #[offset(660)]
    computePreemptionSupported: c_int,
    #[offset(664)]
    canUseHostPointerForRegisteredMem: c_int,
    #[offset(668)]
    cooperativeLaunch: c_int,
    #[offset(672)]
    sharedMemPerBlockOptin: usize,
    #[offset(680)]
    pageableMemoryAccessUsesHostPageTables: c_int,
    #[offset(684)]
    directManagedMemAccessFromHost: c_int,
    #[offset(688)]
    maxBlocksPerMultiProcessor: c_int,
    #[offset(692)]
    accessPolicyMaxWindowSize: c_int,
    #[offset(696)]
    reservedSharedMemPerBlock: usize,
    #[offset(704)]
    hostRegisterSupported: c_int,
    #[offset(708)]
    sparseCudaArraySupported: c_int,
    #[offset(712)]
    hostRegisterReadOnlySupported: c_int,
    #[offset(716)]
    timelineSemaphoreInteropSupported: c_int,
    #[offset(720)]
    memoryPoolsSupported: c_int,
    #[offset(724)]
    gpuDirectRDMASupported: c_int,
    #[offset(728)]
    gpuDirectRDMAFlushWritesOptions: c_uint,
    #[offset(732)]
    gpuDirectRDMAWritesOrdering: c_int,
    #[offset(736)]
    memoryPoolSupportedHandleTypes: c_uint,
    #[offset(740)]
    deferredMappingCudaArraySupported: c_int,
    #[offset(744)]
    ipcEventSupported: c_int,
    #[offset(748)]
    clusterLaunch: c_int,
    #[offset(752)]
    unifiedFunctionPointers: c_int,
    #[offset(756)]
    deviceNumaConfig: c_int,
    #[offset(760)]
    deviceNumaId: c_int,
    #[offset(764)]
    mpsEnabled: c_int,
    #[offset(768)]
    hostNumaId: c_int,
    #[offset(772)]
    gpuPciDeviceID: c_uint,
    #[offset(776)]
    gpuPciSubsystemID: c_uint,
    #[offset(780)]
    hostNumaMultinodeIpcSupported: c_int,
    #[offset(784)]
    reserved: [c_int; 56],
}

#[toolkits("11.7.99"..)]
#[tag(cudaEglFrame_st)]
#[layout(size = 280, align = 8)]
struct cudaEglFrame {
    #[offset(0)]
    frame: cudaEglFrame_frame,
    #[offset(96)]
    planeDesc: [cudaEglPlaneDesc; 3],
    #[offset(264)]
    planeCount: c_uint,
    #[offset(268)]
    frameType: cudaEglFrameType,
    #[offset(272)]
    eglColorFormat: cudaEglColorFormat,
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 96, align = 8)]
union cudaEglFrame_frame {
    #[offset(0)]
    pArray: [cudaArray_t; 3],
    #[offset(0)]
    pPitch: [cudaPitchedPtr; 3],
}

#[toolkits("11.7.99"..)]
#[tag(cudaEglPlaneDesc_st)]
#[layout(size = 56, align = 4)]
struct cudaEglPlaneDesc {
    #[offset(0)]
    width: c_uint,
    #[offset(4)]
    height: c_uint,
    #[offset(8)]
    depth: c_uint,
    #[offset(12)]
    pitch: c_uint,
    #[offset(16)]
    numChannels: c_uint,
    #[offset(20)]
    channelDesc: cudaChannelFormatDesc,
    #[offset(40)]
    reserved: [c_uint; 4],
}

#[toolkits("12.2.53".."13.4.49")]
#[layout(size = 8, align = 8)]
struct cudaEventRecordNodeParams {
    #[offset(0)]
    event: cudaEvent_t,
}

#[toolkits("13.4.49"..)]
#[layout(size = 16, align = 8)]
struct cudaEventRecordNodeParams {
    #[offset(0)]
    event: cudaEvent_t,
    #[offset(8)]
    ctx: cudaExecutionContext_t,
}

#[toolkits("12.2.53"..)]
#[layout(size = 8, align = 8)]
struct cudaEventWaitNodeParams {
    #[offset(0)]
    event: cudaEvent_t,
}

#[toolkits("11.7.99"..)]
#[layout(size = 24, align = 8)]
struct cudaExtent {
    #[offset(0)]
    width: usize,
    #[offset(8)]
    height: usize,
    #[offset(16)]
    depth: usize,
}

#[toolkits("11.7.99".."13.0.48")]
#[layout(size = 24, align = 8)]
struct cudaExternalMemoryBufferDesc {
    #[offset(0)]
    offset: c_ulonglong,
    #[offset(8)]
    size: c_ulonglong,
    #[offset(16)]
    flags: c_uint,
}

#[toolkits("13.0.48"..)]
#[layout(size = 88, align = 8)]
struct cudaExternalMemoryBufferDesc {
    #[offset(0)]
    offset: c_ulonglong,
    #[offset(8)]
    size: c_ulonglong,
    #[offset(16)]
    flags: c_uint,
    #[offset(20)]
    reserved: [c_uint; 16],
}

#[toolkits("11.7.99".."13.0.48")]
#[layout(size = 40, align = 8)]
struct cudaExternalMemoryHandleDesc {
    #[offset(0)]
    r#type: cudaExternalMemoryHandleType,
    #[offset(8)]
    handle: cudaExternalMemoryHandleDesc_handle,
    #[offset(24)]
    size: c_ulonglong,
    #[offset(32)]
    flags: c_uint,
}

#[toolkits("13.0.48"..)]
#[layout(size = 104, align = 8)]
struct cudaExternalMemoryHandleDesc {
    #[offset(0)]
    r#type: cudaExternalMemoryHandleType,
    #[offset(8)]
    handle: cudaExternalMemoryHandleDesc_handle,
    #[offset(24)]
    size: c_ulonglong,
    #[offset(32)]
    flags: c_uint,
    #[offset(36)]
    reserved: [c_uint; 16],
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 16, align = 8)]
union cudaExternalMemoryHandleDesc_handle {
    #[offset(0)]
    fd: c_int,
    #[offset(0)]
    win32: cudaExternalMemoryHandleDesc_handle_win32,
    #[offset(0)]
    nvSciBufObject: *const c_void,
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 16, align = 8)]
struct cudaExternalMemoryHandleDesc_handle_win32 {
    #[offset(0)]
    handle: *mut c_void,
    #[offset(8)]
    name: *const c_void,
}

#[toolkits("11.7.99".."13.0.48")]
#[layout(size = 64, align = 8)]
struct cudaExternalMemoryMipmappedArrayDesc {
    #[offset(0)]
    offset: c_ulonglong,
    #[offset(8)]
    formatDesc: cudaChannelFormatDesc,
    #[offset(32)]
    extent: cudaExtent,
    #[offset(56)]
    flags: c_uint,
    #[offset(60)]
    numLevels: c_uint,
}

#[toolkits("13.0.48"..)]
#[layout(size = 128, align = 8)]
struct cudaExternalMemoryMipmappedArrayDesc {
    #[offset(0)]
    offset: c_ulonglong,
    #[offset(8)]
    formatDesc: cudaChannelFormatDesc,
    #[offset(32)]
    extent: cudaExtent,
    #[offset(56)]
    flags: c_uint,
    #[offset(60)]
    numLevels: c_uint,
    #[offset(64)]
    reserved: [c_uint; 16],
}

#[toolkits("11.7.99".."13.0.48")]
#[layout(size = 32, align = 8)]
struct cudaExternalSemaphoreHandleDesc {
    #[offset(0)]
    r#type: cudaExternalSemaphoreHandleType,
    #[offset(8)]
    handle: cudaExternalSemaphoreHandleDesc_handle,
    #[offset(24)]
    flags: c_uint,
}

#[toolkits("13.0.48"..)]
#[layout(size = 96, align = 8)]
struct cudaExternalSemaphoreHandleDesc {
    #[offset(0)]
    r#type: cudaExternalSemaphoreHandleType,
    #[offset(8)]
    handle: cudaExternalSemaphoreHandleDesc_handle,
    #[offset(24)]
    flags: c_uint,
    #[offset(28)]
    reserved: [c_uint; 16],
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 16, align = 8)]
union cudaExternalSemaphoreHandleDesc_handle {
    #[offset(0)]
    fd: c_int,
    #[offset(0)]
    win32: cudaExternalSemaphoreHandleDesc_handle_win32,
    #[offset(0)]
    nvSciSyncObj: *const c_void,
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 16, align = 8)]
struct cudaExternalSemaphoreHandleDesc_handle_win32 {
    #[offset(0)]
    handle: *mut c_void,
    #[offset(8)]
    name: *const c_void,
}

#[toolkits("11.7.99"..)]
#[layout(size = 24, align = 8)]
struct cudaExternalSemaphoreSignalNodeParams {
    #[offset(0)]
    extSemArray: *mut cudaExternalSemaphore_t,
    #[offset(8)]
    paramsArray: *const cudaExternalSemaphoreSignalParams,
    #[offset(16)]
    numExtSems: c_uint,
}

#[toolkits("12.2.53".."13.4.49")]
#[layout(size = 24, align = 8)]
struct cudaExternalSemaphoreSignalNodeParamsV2 {
    #[offset(0)]
    extSemArray: *mut cudaExternalSemaphore_t,
    #[offset(8)]
    paramsArray: *const cudaExternalSemaphoreSignalParams,
    #[offset(16)]
    numExtSems: c_uint,
}

#[toolkits("13.4.49"..)]
#[layout(size = 32, align = 8)]
struct cudaExternalSemaphoreSignalNodeParamsV2 {
    #[offset(0)]
    extSemArray: *mut cudaExternalSemaphore_t,
    #[offset(8)]
    paramsArray: *const cudaExternalSemaphoreSignalParams,
    #[offset(16)]
    numExtSems: c_uint,
    #[offset(24)]
    ctx: cudaExecutionContext_t,
}

#[toolkits("11.7.99"..)]
#[layout(size = 144, align = 8)]
struct cudaExternalSemaphoreSignalParams {
    #[offset(0)]
    params: cudaExternalSemaphoreSignalParams_params,
    #[offset(72)]
    flags: c_uint,
    #[offset(76)]
    reserved: [c_uint; 16],
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 72, align = 8)]
struct cudaExternalSemaphoreSignalParams_params {
    #[offset(0)]
    fence: cudaExternalSemaphoreSignalParams_params_fence,
    #[offset(8)]
    nvSciSync: cudaExternalSemaphoreSignalParams_params_nvSciSync,
    #[offset(16)]
    keyedMutex: cudaExternalSemaphoreSignalParams_params_keyedMutex,
    #[offset(24)]
    reserved: [c_uint; 12],
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 8, align = 8)]
struct cudaExternalSemaphoreSignalParams_params_fence {
    #[offset(0)]
    value: c_ulonglong,
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 8, align = 8)]
struct cudaExternalSemaphoreSignalParams_params_keyedMutex {
    #[offset(0)]
    key: c_ulonglong,
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 8, align = 8)]
union cudaExternalSemaphoreSignalParams_params_nvSciSync {
    #[offset(0)]
    fence: *mut c_void,
    #[offset(0)]
    reserved: c_ulonglong,
}

#[toolkits("11.7.99".."13.0.48")]
#[layout(size = 32, align = 8)]
struct cudaExternalSemaphoreSignalParams_v1 {
    #[offset(0)]
    params: cudaExternalSemaphoreSignalParams_v1_params,
    #[offset(24)]
    flags: c_uint,
}

#[toolkits("11.7.99".."13.0.48")]
#[anonymous]
#[layout(size = 24, align = 8)]
struct cudaExternalSemaphoreSignalParams_v1_params {
    #[offset(0)]
    fence: cudaExternalSemaphoreSignalParams_v1_params_fence,
    #[offset(8)]
    nvSciSync: cudaExternalSemaphoreSignalParams_v1_params_nvSciSync,
    #[offset(16)]
    keyedMutex: cudaExternalSemaphoreSignalParams_v1_params_keyedMutex,
}

#[toolkits("11.7.99".."13.0.48")]
#[anonymous]
#[layout(size = 8, align = 8)]
struct cudaExternalSemaphoreSignalParams_v1_params_fence {
    #[offset(0)]
    value: c_ulonglong,
}

#[toolkits("11.7.99".."13.0.48")]
#[anonymous]
#[layout(size = 8, align = 8)]
struct cudaExternalSemaphoreSignalParams_v1_params_keyedMutex {
    #[offset(0)]
    key: c_ulonglong,
}

#[toolkits("11.7.99".."13.0.48")]
#[anonymous]
#[layout(size = 8, align = 8)]
union cudaExternalSemaphoreSignalParams_v1_params_nvSciSync {
    #[offset(0)]
    fence: *mut c_void,
    #[offset(0)]
    reserved: c_ulonglong,
}

#[toolkits("11.7.99"..)]
#[layout(size = 24, align = 8)]
struct cudaExternalSemaphoreWaitNodeParams {
    #[offset(0)]
    extSemArray: *mut cudaExternalSemaphore_t,
    #[offset(8)]
    paramsArray: *const cudaExternalSemaphoreWaitParams,
    #[offset(16)]
    numExtSems: c_uint,
}

#[toolkits("12.2.53".."13.4.49")]
#[layout(size = 24, align = 8)]
struct cudaExternalSemaphoreWaitNodeParamsV2 {
    #[offset(0)]
    extSemArray: *mut cudaExternalSemaphore_t,
    #[offset(8)]
    paramsArray: *const cudaExternalSemaphoreWaitParams,
    #[offset(16)]
    numExtSems: c_uint,
}

#[toolkits("13.4.49"..)]
#[layout(size = 32, align = 8)]
struct cudaExternalSemaphoreWaitNodeParamsV2 {
    #[offset(0)]
    extSemArray: *mut cudaExternalSemaphore_t,
    #[offset(8)]
    paramsArray: *const cudaExternalSemaphoreWaitParams,
    #[offset(16)]
    numExtSems: c_uint,
    #[offset(24)]
    ctx: cudaExecutionContext_t,
}

#[toolkits("11.7.99"..)]
#[layout(size = 144, align = 8)]
struct cudaExternalSemaphoreWaitParams {
    #[offset(0)]
    params: cudaExternalSemaphoreWaitParams_params,
    #[offset(72)]
    flags: c_uint,
    #[offset(76)]
    reserved: [c_uint; 16],
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 72, align = 8)]
struct cudaExternalSemaphoreWaitParams_params {
    #[offset(0)]
    fence: cudaExternalSemaphoreWaitParams_params_fence,
    #[offset(8)]
    nvSciSync: cudaExternalSemaphoreWaitParams_params_nvSciSync,
    #[offset(16)]
    keyedMutex: cudaExternalSemaphoreWaitParams_params_keyedMutex,
    #[offset(32)]
    reserved: [c_uint; 10],
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 8, align = 8)]
struct cudaExternalSemaphoreWaitParams_params_fence {
    #[offset(0)]
    value: c_ulonglong,
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 16, align = 8)]
struct cudaExternalSemaphoreWaitParams_params_keyedMutex {
    #[offset(0)]
    key: c_ulonglong,
    #[offset(8)]
    timeoutMs: c_uint,
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 8, align = 8)]
union cudaExternalSemaphoreWaitParams_params_nvSciSync {
    #[offset(0)]
    fence: *mut c_void,
    #[offset(0)]
    reserved: c_ulonglong,
}

#[toolkits("11.7.99".."13.0.48")]
#[layout(size = 40, align = 8)]
struct cudaExternalSemaphoreWaitParams_v1 {
    #[offset(0)]
    params: cudaExternalSemaphoreWaitParams_v1_params,
    #[offset(32)]
    flags: c_uint,
}

#[toolkits("11.7.99".."13.0.48")]
#[anonymous]
#[layout(size = 32, align = 8)]
struct cudaExternalSemaphoreWaitParams_v1_params {
    #[offset(0)]
    fence: cudaExternalSemaphoreWaitParams_v1_params_fence,
    #[offset(8)]
    nvSciSync: cudaExternalSemaphoreWaitParams_v1_params_nvSciSync,
    #[offset(16)]
    keyedMutex: cudaExternalSemaphoreWaitParams_v1_params_keyedMutex,
}

#[toolkits("11.7.99".."13.0.48")]
#[anonymous]
#[layout(size = 8, align = 8)]
struct cudaExternalSemaphoreWaitParams_v1_params_fence {
    #[offset(0)]
    value: c_ulonglong,
}

#[toolkits("11.7.99".."13.0.48")]
#[anonymous]
#[layout(size = 16, align = 8)]
struct cudaExternalSemaphoreWaitParams_v1_params_keyedMutex {
    #[offset(0)]
    key: c_ulonglong,
    #[offset(8)]
    timeoutMs: c_uint,
}

#[toolkits("11.7.99".."13.0.48")]
#[anonymous]
#[layout(size = 8, align = 8)]
union cudaExternalSemaphoreWaitParams_v1_params_nvSciSync {
    #[offset(0)]
    fence: *mut c_void,
    #[offset(0)]
    reserved: c_ulonglong,
}

#[toolkits("11.7.99".."12.0.107")]
#[layout(size = 56, align = 8)]
struct cudaFuncAttributes {
    #[offset(0)]
    sharedSizeBytes: usize,
    #[offset(8)]
    constSizeBytes: usize,
    #[offset(16)]
    localSizeBytes: usize,
    #[offset(24)]
    maxThreadsPerBlock: c_int,
    #[offset(28)]
    numRegs: c_int,
    #[offset(32)]
    ptxVersion: c_int,
    #[offset(36)]
    binaryVersion: c_int,
    #[offset(40)]
    cacheModeCA: c_int,
    #[offset(44)]
    maxDynamicSharedSizeBytes: c_int,
    #[offset(48)]
    preferredShmemCarveout: c_int,
}

#[toolkits("12.0.107".."13.2.51")]
#[layout(size = 144, align = 8)]
struct cudaFuncAttributes {
    #[offset(0)]
    sharedSizeBytes: usize,
    #[offset(8)]
    constSizeBytes: usize,
    #[offset(16)]
    localSizeBytes: usize,
    #[offset(24)]
    maxThreadsPerBlock: c_int,
    #[offset(28)]
    numRegs: c_int,
    #[offset(32)]
    ptxVersion: c_int,
    #[offset(36)]
    binaryVersion: c_int,
    #[offset(40)]
    cacheModeCA: c_int,
    #[offset(44)]
    maxDynamicSharedSizeBytes: c_int,
    #[offset(48)]
    preferredShmemCarveout: c_int,
    #[offset(52)]
    clusterDimMustBeSet: c_int,
    #[offset(56)]
    requiredClusterWidth: c_int,
    #[offset(60)]
    requiredClusterHeight: c_int,
    #[offset(64)]
    requiredClusterDepth: c_int,
    #[offset(68)]
    clusterSchedulingPolicyPreference: c_int,
    #[offset(72)]
    nonPortableClusterSizeAllowed: c_int,
    #[offset(76)]
    reserved: [c_int; 16],
}

#[toolkits("13.2.51".."13.3.29")]
#[layout(size = 144, align = 8)]
struct cudaFuncAttributes {
    #[offset(0)]
    sharedSizeBytes: usize,
    #[offset(8)]
    constSizeBytes: usize,
    #[offset(16)]
    localSizeBytes: usize,
    #[offset(24)]
    maxThreadsPerBlock: c_int,
    #[offset(28)]
    numRegs: c_int,
    #[offset(32)]
    ptxVersion: c_int,
    #[offset(36)]
    binaryVersion: c_int,
    #[offset(40)]
    cacheModeCA: c_int,
    #[offset(44)]
    maxDynamicSharedSizeBytes: c_int,
    #[offset(48)]
    preferredShmemCarveout: c_int,
    #[offset(52)]
    clusterDimMustBeSet: c_int,
    #[offset(56)]
    requiredClusterWidth: c_int,
    #[offset(60)]
    requiredClusterHeight: c_int,
    #[offset(64)]
    requiredClusterDepth: c_int,
    #[offset(68)]
    clusterSchedulingPolicyPreference: c_int,
    #[offset(72)]
    nonPortableClusterSizeAllowed: c_int,
    #[offset(76)]
    reserved0: c_int,
    #[offset(80)]
    reserved: [c_int; 15],
}

#[toolkits("13.3.29".."13.4.49")]
#[layout(size = 144, align = 8)]
struct cudaFuncAttributes {
    #[offset(0)]
    sharedSizeBytes: usize,
    #[offset(8)]
    constSizeBytes: usize,
    #[offset(16)]
    localSizeBytes: usize,
    #[offset(24)]
    maxThreadsPerBlock: c_int,
    #[offset(28)]
    numRegs: c_int,
    #[offset(32)]
    ptxVersion: c_int,
    #[offset(36)]
    binaryVersion: c_int,
    #[offset(40)]
    cacheModeCA: c_int,
    #[offset(44)]
    maxDynamicSharedSizeBytes: c_int,
    #[offset(48)]
    preferredShmemCarveout: c_int,
    #[offset(52)]
    clusterDimMustBeSet: c_int,
    #[offset(56)]
    requiredClusterWidth: c_int,
    #[offset(60)]
    requiredClusterHeight: c_int,
    #[offset(64)]
    requiredClusterDepth: c_int,
    #[offset(68)]
    clusterSchedulingPolicyPreference: c_int,
    #[offset(72)]
    nonPortableClusterSizeAllowed: c_int,
    #[offset(76)]
    deviceNodeUpdateStatus: c_int,
    #[offset(80)]
    reserved1: c_int,
    #[offset(84)]
    reserved: [c_int; 14],
}

#[toolkits("13.4.49"..)]
#[layout(size = 144, align = 8)]
struct cudaFuncAttributes {
    #[offset(0)]
    sharedSizeBytes: usize,
    #[offset(8)]
    constSizeBytes: usize,
    #[offset(16)]
    localSizeBytes: usize,
    #[offset(24)]
    maxThreadsPerBlock: c_int,
    #[offset(28)]
    numRegs: c_int,
    #[offset(32)]
    ptxVersion: c_int,
    #[offset(36)]
    binaryVersion: c_int,
    #[offset(40)]
    cacheModeCA: c_int,
    #[offset(44)]
    maxDynamicSharedSizeBytes: c_int,
    #[offset(48)]
    preferredShmemCarveout: c_int,
    #[offset(52)]
    clusterDimMustBeSet: c_int,
    #[offset(56)]
    requiredClusterWidth: c_int,
    #[offset(60)]
    requiredClusterHeight: c_int,
    #[offset(64)]
    requiredClusterDepth: c_int,
    #[offset(68)]
    clusterSchedulingPolicyPreference: c_int,
    #[offset(72)]
    nonPortableClusterSizeAllowed: c_int,
    #[offset(76)]
    deviceNodeUpdateStatus: c_int,
    #[offset(80)]
    sharedMemoryMode: cudaSharedMemoryMode,
    #[offset(84)]
    reserved: [c_int; 14],
}

#[toolkits("12.3.52"..)]
#[tag(cudaGraphEdgeData_st)]
#[layout(size = 8, align = 1)]
struct cudaGraphEdgeData {
    #[offset(0)]
    from_port: c_uchar,
    #[offset(1)]
    to_port: c_uchar,
    #[offset(2)]
    r#type: c_uchar,
    #[offset(3)]
    reserved: [c_uchar; 5],
}

#[toolkits("12.0.107"..)]
#[tag(cudaGraphExecUpdateResultInfo_st)]
#[layout(size = 24, align = 8)]
struct cudaGraphExecUpdateResultInfo {
    #[offset(0)]
    result: cudaGraphExecUpdateResult,
    #[offset(8)]
    errorNode: cudaGraphNode_t,
    #[offset(16)]
    errorFromNode: cudaGraphNode_t,
}

#[toolkits("12.0.107"..)]
#[tag(cudaGraphInstantiateParams_st)]
#[layout(size = 32, align = 8)]
struct cudaGraphInstantiateParams {
    #[offset(0)]
    flags: c_ulonglong,
    #[offset(8)]
    uploadStream: cudaStream_t,
    #[offset(16)]
    errNode_out: cudaGraphNode_t,
    #[offset(24)]
    result_out: cudaGraphInstantiateResult,
}

#[toolkits("12.4.99"..)]
#[layout(size = 40, align = 8)]
struct cudaGraphKernelNodeUpdate {
    #[offset(0)]
    node: cudaGraphDeviceNode_t,
    #[offset(8)]
    field: cudaGraphKernelNodeField,
    #[offset(16)]
    updateData: cudaGraphKernelNodeUpdate_updateData,
}

#[toolkits("12.4.99"..)]
#[anonymous]
#[layout(size = 24, align = 8)]
union cudaGraphKernelNodeUpdate_updateData {
    #[offset(0)]
    gridDim: dim3,
    #[offset(0)]
    param: cudaGraphKernelNodeUpdate_updateData_param,
    #[offset(0)]
    isEnabled: c_uint,
}

#[toolkits("12.4.99"..)]
#[anonymous]
#[layout(size = 24, align = 8)]
struct cudaGraphKernelNodeUpdate_updateData_param {
    #[offset(0)]
    pValue: *const c_void,
    #[offset(8)]
    offset: usize,
    #[offset(16)]
    size: usize,
}

#[toolkits("12.2.53"..)]
#[layout(size = 256, align = 8)]
struct cudaGraphNodeParams {
    #[offset(0)]
    r#type: cudaGraphNodeType,
    #[offset(4)]
    reserved0: [c_int; 3],
    #[offset(16)]
    #[anonymous]
    _2: cudaGraphNodeParams_anonymous1,
    #[offset(248)]
    reserved2: c_longlong,
}

#[toolkits("12.2.53".."12.3.52")]
#[anonymous]
#[layout(size = 232, align = 8)]
union cudaGraphNodeParams_anonymous1 {
    #[offset(0)]
    reserved1: [c_longlong; 29],
    #[offset(0)]
    kernel: cudaKernelNodeParamsV2,
    #[offset(0)]
    memcpy: cudaMemcpyNodeParams,
    #[offset(0)]
    memset: cudaMemsetParamsV2,
    #[offset(0)]
    host: cudaHostNodeParamsV2,
    #[offset(0)]
    graph: cudaChildGraphNodeParams,
    #[offset(0)]
    eventWait: cudaEventWaitNodeParams,
    #[offset(0)]
    eventRecord: cudaEventRecordNodeParams,
    #[offset(0)]
    extSemSignal: cudaExternalSemaphoreSignalNodeParamsV2,
    #[offset(0)]
    extSemWait: cudaExternalSemaphoreWaitNodeParamsV2,
    #[offset(0)]
    alloc: cudaMemAllocNodeParamsV2,
    #[offset(0)]
    free: cudaMemFreeNodeParams,
}

#[toolkits("12.3.52".."13.5.37")]
#[anonymous]
#[layout(size = 232, align = 8)]
union cudaGraphNodeParams_anonymous1 {
    #[offset(0)]
    reserved1: [c_longlong; 29],
    #[offset(0)]
    kernel: cudaKernelNodeParamsV2,
    #[offset(0)]
    memcpy: cudaMemcpyNodeParams,
    #[offset(0)]
    memset: cudaMemsetParamsV2,
    #[offset(0)]
    host: cudaHostNodeParamsV2,
    #[offset(0)]
    graph: cudaChildGraphNodeParams,
    #[offset(0)]
    eventWait: cudaEventWaitNodeParams,
    #[offset(0)]
    eventRecord: cudaEventRecordNodeParams,
    #[offset(0)]
    extSemSignal: cudaExternalSemaphoreSignalNodeParamsV2,
    #[offset(0)]
    extSemWait: cudaExternalSemaphoreWaitNodeParamsV2,
    #[offset(0)]
    alloc: cudaMemAllocNodeParamsV2,
    #[offset(0)]
    free: cudaMemFreeNodeParams,
    #[offset(0)]
    conditional: cudaConditionalNodeParams,
}

#[toolkits("13.5.37"..)]
#[anonymous]
#[layout(size = 232, align = 8)]
union cudaGraphNodeParams_anonymous1 {
    #[offset(0)]
    reserved1: [c_longlong; 29],
    #[offset(0)]
    kernel: cudaKernelNodeParamsV2,
    #[offset(0)]
    memcpy: cudaMemcpyNodeParams,
    #[offset(0)]
    memset: cudaMemsetParamsV2,
    #[offset(0)]
    host: cudaHostNodeParamsV2,
    #[offset(0)]
    graph: cudaChildGraphNodeParams,
    #[offset(0)]
    eventWait: cudaEventWaitNodeParams,
    #[offset(0)]
    eventRecord: cudaEventRecordNodeParams,
    #[offset(0)]
    extSemSignal: cudaExternalSemaphoreSignalNodeParamsV2,
    #[offset(0)]
    extSemWait: cudaExternalSemaphoreWaitNodeParamsV2,
    #[offset(0)]
    alloc: cudaMemAllocNodeParamsV2,
    #[offset(0)]
    free: cudaMemFreeNodeParams,
    #[offset(0)]
    conditional: cudaConditionalNodeParams,
    #[offset(0)]
    memcpyBatch: cudaMemcpyBatchNodeParams,
}

#[toolkits("13.3.29"..)]
#[layout(size = 16, align = 8)]
struct cudaGraphRecaptureCallbackData {
    #[offset(0)]
    callbackFunc: cudaGraphRecaptureCallback_t,
    #[offset(8)]
    userData: *mut c_void,
}

#[toolkits("11.7.99"..)]
#[layout(size = 16, align = 8)]
struct cudaHostNodeParams {
    #[offset(0)]
    r#fn: cudaHostFn_t,
    #[offset(8)]
    userData: *mut c_void,
}

#[toolkits("12.2.53".."13.2.51")]
#[layout(size = 16, align = 8)]
struct cudaHostNodeParamsV2 {
    #[offset(0)]
    r#fn: cudaHostFn_t,
    #[offset(8)]
    userData: *mut c_void,
}

#[toolkits("13.2.51".."13.4.49")]
#[layout(size = 24, align = 8)]
struct cudaHostNodeParamsV2 {
    #[offset(0)]
    r#fn: cudaHostFn_t,
    #[offset(8)]
    userData: *mut c_void,
    #[offset(16)]
    syncMode: c_uint,
}

#[toolkits("13.4.49"..)]
#[layout(size = 32, align = 8)]
struct cudaHostNodeParamsV2 {
    #[offset(0)]
    r#fn: cudaHostFn_t,
    #[offset(8)]
    userData: *mut c_void,
    #[offset(16)]
    syncMode: c_uint,
    #[offset(24)]
    ctx: cudaExecutionContext_t,
}

#[toolkits("11.7.99"..)]
#[tag(cudaIpcEventHandle_st)]
#[layout(size = 64, align = 1)]
struct cudaIpcEventHandle_t {
    #[offset(0)]
    reserved: [c_char; 64],
}

#[toolkits("11.7.99"..)]
#[tag(cudaIpcMemHandle_st)]
#[layout(size = 64, align = 1)]
struct cudaIpcMemHandle_t {
    #[offset(0)]
    reserved: [c_char; 64],
}

#[toolkits("11.7.99".."11.8.89")]
#[anonymous]
#[layout(size = 32, align = 8)]
union cudaKernelNodeAttrValue {
    #[offset(0)]
    accessPolicyWindow: cudaAccessPolicyWindow,
    #[offset(0)]
    cooperative: c_int,
    #[offset(0)]
    priority: c_int,
}

#[toolkits("11.7.99"..)]
#[layout(size = 56, align = 8)]
struct cudaKernelNodeParams {
    #[offset(0)]
    func: *mut c_void,
    #[offset(8)]
    gridDim: dim3,
    #[offset(20)]
    blockDim: dim3,
    #[offset(32)]
    sharedMemBytes: c_uint,
    #[offset(40)]
    kernelParams: *mut *mut c_void,
    #[offset(48)]
    extra: *mut *mut c_void,
}

#[toolkits("12.2.53".."13.1.80")]
#[layout(size = 56, align = 8)]
struct cudaKernelNodeParamsV2 {
    #[offset(0)]
    func: *mut c_void,
    #[offset(8)]
    gridDim: dim3,
    #[offset(20)]
    blockDim: dim3,
    #[offset(32)]
    sharedMemBytes: c_uint,
    #[offset(40)]
    kernelParams: *mut *mut c_void,
    #[offset(48)]
    extra: *mut *mut c_void,
}

#[toolkits("13.1.80".."13.2.51")]
#[layout(size = 64, align = 8)]
struct cudaKernelNodeParamsV2 {
    #[offset(0)]
    func: *mut c_void,
    #[offset(8)]
    gridDim: dim3,
    #[offset(20)]
    blockDim: dim3,
    #[offset(32)]
    sharedMemBytes: c_uint,
    #[offset(40)]
    kernelParams: *mut *mut c_void,
    #[offset(48)]
    extra: *mut *mut c_void,
    #[offset(56)]
    ctx: cudaExecutionContext_t,
}

#[toolkits("13.2.51"..)]
#[layout(size = 72, align = 8)]
struct cudaKernelNodeParamsV2 {
    #[offset(0)]
    #[anonymous]
    _0: cudaKernelNodeParamsV2_anonymous1,
    #[offset(8)]
    gridDim: dim3,
    #[offset(20)]
    blockDim: dim3,
    #[offset(32)]
    sharedMemBytes: c_uint,
    #[offset(40)]
    kernelParams: *mut *mut c_void,
    #[offset(48)]
    extra: *mut *mut c_void,
    #[offset(56)]
    ctx: cudaExecutionContext_t,
    #[offset(64)]
    functionType: cudaKernelFunctionType,
}

#[toolkits("13.2.51"..)]
#[anonymous]
#[layout(size = 8, align = 8)]
union cudaKernelNodeParamsV2_anonymous1 {
    #[offset(0)]
    func: *mut c_void,
    #[offset(0)]
    kern: cudaKernel_t,
    #[offset(0)]
    cuFunc: cudaFunction_t,
}

#[toolkits("11.8.89"..)]
#[tag(cudaLaunchAttribute_st)]
#[layout(size = 72, align = 8)]
struct cudaLaunchAttribute {
    #[offset(0)]
    id: cudaLaunchAttributeID,
    #[offset(4)]
    pad: [c_char; 4],
    #[offset(8)]
    val: cudaLaunchAttributeValue,
}

#[toolkits("11.8.89".."12.0.107")]
#[anonymous]
#[layout(size = 64, align = 8)]
union cudaLaunchAttributeValue {
    #[offset(0)]
    pad: [c_char; 64],
    #[offset(0)]
    accessPolicyWindow: cudaAccessPolicyWindow,
    #[offset(0)]
    cooperative: c_int,
    #[offset(0)]
    syncPolicy: cudaSynchronizationPolicy,
    #[offset(0)]
    clusterDim: cudaLaunchAttributeValue_clusterDim,
    #[offset(0)]
    clusterSchedulingPolicyPreference: cudaClusterSchedulingPolicy,
    #[offset(0)]
    programmaticStreamSerializationAllowed: c_int,
    #[offset(0)]
    programmaticEvent: cudaLaunchAttributeValue_programmaticEvent,
    #[offset(0)]
    priority: c_int,
}

#[toolkits("12.0.107".."12.3.52")]
#[anonymous]
#[layout(size = 64, align = 8)]
union cudaLaunchAttributeValue {
    #[offset(0)]
    pad: [c_char; 64],
    #[offset(0)]
    accessPolicyWindow: cudaAccessPolicyWindow,
    #[offset(0)]
    cooperative: c_int,
    #[offset(0)]
    syncPolicy: cudaSynchronizationPolicy,
    #[offset(0)]
    clusterDim: cudaLaunchAttributeValue_clusterDim,
    #[offset(0)]
    clusterSchedulingPolicyPreference: cudaClusterSchedulingPolicy,
    #[offset(0)]
    programmaticStreamSerializationAllowed: c_int,
    #[offset(0)]
    programmaticEvent: cudaLaunchAttributeValue_programmaticEvent,
    #[offset(0)]
    priority: c_int,
    #[offset(0)]
    memSyncDomainMap: cudaLaunchMemSyncDomainMap,
    #[offset(0)]
    memSyncDomain: cudaLaunchMemSyncDomain,
}

#[toolkits("12.3.52".."12.4.99")]
#[anonymous]
#[layout(size = 64, align = 8)]
union cudaLaunchAttributeValue {
    #[offset(0)]
    pad: [c_char; 64],
    #[offset(0)]
    accessPolicyWindow: cudaAccessPolicyWindow,
    #[offset(0)]
    cooperative: c_int,
    #[offset(0)]
    syncPolicy: cudaSynchronizationPolicy,
    #[offset(0)]
    clusterDim: cudaLaunchAttributeValue_clusterDim,
    #[offset(0)]
    clusterSchedulingPolicyPreference: cudaClusterSchedulingPolicy,
    #[offset(0)]
    programmaticStreamSerializationAllowed: c_int,
    #[offset(0)]
    programmaticEvent: cudaLaunchAttributeValue_programmaticEvent,
    #[offset(0)]
    priority: c_int,
    #[offset(0)]
    memSyncDomainMap: cudaLaunchMemSyncDomainMap,
    #[offset(0)]
    memSyncDomain: cudaLaunchMemSyncDomain,
    #[offset(0)]
    launchCompletionEvent: cudaLaunchAttributeValue_launchCompletionEvent,
}

#[toolkits("12.4.99".."12.5.39")]
#[anonymous]
#[layout(size = 64, align = 8)]
union cudaLaunchAttributeValue {
    #[offset(0)]
    pad: [c_char; 64],
    #[offset(0)]
    accessPolicyWindow: cudaAccessPolicyWindow,
    #[offset(0)]
    cooperative: c_int,
    #[offset(0)]
    syncPolicy: cudaSynchronizationPolicy,
    #[offset(0)]
    clusterDim: cudaLaunchAttributeValue_clusterDim,
    #[offset(0)]
    clusterSchedulingPolicyPreference: cudaClusterSchedulingPolicy,
    #[offset(0)]
    programmaticStreamSerializationAllowed: c_int,
    #[offset(0)]
    programmaticEvent: cudaLaunchAttributeValue_programmaticEvent,
    #[offset(0)]
    priority: c_int,
    #[offset(0)]
    memSyncDomainMap: cudaLaunchMemSyncDomainMap,
    #[offset(0)]
    memSyncDomain: cudaLaunchMemSyncDomain,
    #[offset(0)]
    launchCompletionEvent: cudaLaunchAttributeValue_launchCompletionEvent,
    #[offset(0)]
    deviceUpdatableKernelNode: cudaLaunchAttributeValue_deviceUpdatableKernelNode,
}

#[toolkits("12.5.39".."12.8.57")]
#[anonymous]
#[layout(size = 64, align = 8)]
union cudaLaunchAttributeValue {
    #[offset(0)]
    pad: [c_char; 64],
    #[offset(0)]
    accessPolicyWindow: cudaAccessPolicyWindow,
    #[offset(0)]
    cooperative: c_int,
    #[offset(0)]
    syncPolicy: cudaSynchronizationPolicy,
    #[offset(0)]
    clusterDim: cudaLaunchAttributeValue_clusterDim,
    #[offset(0)]
    clusterSchedulingPolicyPreference: cudaClusterSchedulingPolicy,
    #[offset(0)]
    programmaticStreamSerializationAllowed: c_int,
    #[offset(0)]
    programmaticEvent: cudaLaunchAttributeValue_programmaticEvent,
    #[offset(0)]
    priority: c_int,
    #[offset(0)]
    memSyncDomainMap: cudaLaunchMemSyncDomainMap,
    #[offset(0)]
    memSyncDomain: cudaLaunchMemSyncDomain,
    #[offset(0)]
    launchCompletionEvent: cudaLaunchAttributeValue_launchCompletionEvent,
    #[offset(0)]
    deviceUpdatableKernelNode: cudaLaunchAttributeValue_deviceUpdatableKernelNode,
    #[offset(0)]
    sharedMemCarveout: c_uint,
}

#[toolkits("12.8.57".."13.0.48")]
#[anonymous]
#[layout(size = 64, align = 8)]
union cudaLaunchAttributeValue {
    #[offset(0)]
    pad: [c_char; 64],
    #[offset(0)]
    accessPolicyWindow: cudaAccessPolicyWindow,
    #[offset(0)]
    cooperative: c_int,
    #[offset(0)]
    syncPolicy: cudaSynchronizationPolicy,
    #[offset(0)]
    clusterDim: cudaLaunchAttributeValue_clusterDim,
    #[offset(0)]
    clusterSchedulingPolicyPreference: cudaClusterSchedulingPolicy,
    #[offset(0)]
    programmaticStreamSerializationAllowed: c_int,
    #[offset(0)]
    programmaticEvent: cudaLaunchAttributeValue_programmaticEvent,
    #[offset(0)]
    priority: c_int,
    #[offset(0)]
    memSyncDomainMap: cudaLaunchMemSyncDomainMap,
    #[offset(0)]
    memSyncDomain: cudaLaunchMemSyncDomain,
    #[offset(0)]
    preferredClusterDim: cudaLaunchAttributeValue_preferredClusterDim,
    #[offset(0)]
    launchCompletionEvent: cudaLaunchAttributeValue_launchCompletionEvent,
    #[offset(0)]
    deviceUpdatableKernelNode: cudaLaunchAttributeValue_deviceUpdatableKernelNode,
    #[offset(0)]
    sharedMemCarveout: c_uint,
}

#[toolkits("13.0.48".."13.2.51")]
#[anonymous]
#[layout(size = 64, align = 8)]
union cudaLaunchAttributeValue {
    #[offset(0)]
    pad: [c_char; 64],
    #[offset(0)]
    accessPolicyWindow: cudaAccessPolicyWindow,
    #[offset(0)]
    cooperative: c_int,
    #[offset(0)]
    syncPolicy: cudaSynchronizationPolicy,
    #[offset(0)]
    clusterDim: cudaLaunchAttributeValue_clusterDim,
    #[offset(0)]
    clusterSchedulingPolicyPreference: cudaClusterSchedulingPolicy,
    #[offset(0)]
    programmaticStreamSerializationAllowed: c_int,
    #[offset(0)]
    programmaticEvent: cudaLaunchAttributeValue_programmaticEvent,
    #[offset(0)]
    priority: c_int,
    #[offset(0)]
    memSyncDomainMap: cudaLaunchMemSyncDomainMap,
    #[offset(0)]
    memSyncDomain: cudaLaunchMemSyncDomain,
    #[offset(0)]
    preferredClusterDim: cudaLaunchAttributeValue_preferredClusterDim,
    #[offset(0)]
    launchCompletionEvent: cudaLaunchAttributeValue_launchCompletionEvent,
    #[offset(0)]
    deviceUpdatableKernelNode: cudaLaunchAttributeValue_deviceUpdatableKernelNode,
    #[offset(0)]
    sharedMemCarveout: c_uint,
    #[offset(0)]
    nvlinkUtilCentricScheduling: c_uint,
}

#[toolkits("13.2.51"..)]
#[anonymous]
#[layout(size = 64, align = 8)]
union cudaLaunchAttributeValue {
    #[offset(0)]
    pad: [c_char; 64],
    #[offset(0)]
    accessPolicyWindow: cudaAccessPolicyWindow,
    #[offset(0)]
    cooperative: c_int,
    #[offset(0)]
    syncPolicy: cudaSynchronizationPolicy,
    #[offset(0)]
    clusterDim: cudaLaunchAttributeValue_clusterDim,
    #[offset(0)]
    clusterSchedulingPolicyPreference: cudaClusterSchedulingPolicy,
    #[offset(0)]
    programmaticStreamSerializationAllowed: c_int,
    #[offset(0)]
    programmaticEvent: cudaLaunchAttributeValue_programmaticEvent,
    #[offset(0)]
    priority: c_int,
    #[offset(0)]
    memSyncDomainMap: cudaLaunchMemSyncDomainMap,
    #[offset(0)]
    memSyncDomain: cudaLaunchMemSyncDomain,
    #[offset(0)]
    preferredClusterDim: cudaLaunchAttributeValue_preferredClusterDim,
    #[offset(0)]
    launchCompletionEvent: cudaLaunchAttributeValue_launchCompletionEvent,
    #[offset(0)]
    deviceUpdatableKernelNode: cudaLaunchAttributeValue_deviceUpdatableKernelNode,
    #[offset(0)]
    sharedMemCarveout: c_uint,
    #[offset(0)]
    nvlinkUtilCentricScheduling: c_uint,
    #[offset(0)]
    portableClusterSizeMode: cudaLaunchAttributePortableClusterMode,
    #[offset(0)]
    sharedMemoryMode: cudaSharedMemoryMode,
}

#[toolkits("11.8.89"..)]
#[anonymous]
#[layout(size = 12, align = 4)]
struct cudaLaunchAttributeValue_clusterDim {
    #[offset(0)]
    x: c_uint,
    #[offset(4)]
    y: c_uint,
    #[offset(8)]
    z: c_uint,
}

#[toolkits("12.4.99"..)]
#[anonymous]
#[layout(size = 16, align = 8)]
struct cudaLaunchAttributeValue_deviceUpdatableKernelNode {
    #[offset(0)]
    deviceUpdatable: c_int,
    #[offset(8)]
    devNode: cudaGraphDeviceNode_t,
}

#[toolkits("12.3.52"..)]
#[anonymous]
#[layout(size = 16, align = 8)]
struct cudaLaunchAttributeValue_launchCompletionEvent {
    #[offset(0)]
    event: cudaEvent_t,
    #[offset(8)]
    flags: c_int,
}

#[toolkits("12.8.57"..)]
#[anonymous]
#[layout(size = 12, align = 4)]
struct cudaLaunchAttributeValue_preferredClusterDim {
    #[offset(0)]
    x: c_uint,
    #[offset(4)]
    y: c_uint,
    #[offset(8)]
    z: c_uint,
}

#[toolkits("11.8.89"..)]
#[anonymous]
#[layout(size = 16, align = 8)]
struct cudaLaunchAttributeValue_programmaticEvent {
    #[offset(0)]
    event: cudaEvent_t,
    #[offset(8)]
    flags: c_int,
    #[offset(12)]
    triggerAtBlockStart: c_int,
}

#[toolkits("11.8.89"..)]
#[tag(cudaLaunchConfig_st)]
#[layout(size = 56, align = 8)]
struct cudaLaunchConfig_t {
    #[offset(0)]
    gridDim: dim3,
    #[offset(12)]
    blockDim: dim3,
    #[offset(24)]
    dynamicSmemBytes: usize,
    #[offset(32)]
    stream: cudaStream_t,
    #[offset(40)]
    attrs: *mut cudaLaunchAttribute,
    #[offset(48)]
    numAttrs: c_uint,
}

#[toolkits("12.0.107"..)]
#[tag(cudaLaunchMemSyncDomainMap_st)]
#[layout(size = 2, align = 1)]
struct cudaLaunchMemSyncDomainMap {
    #[offset(0)]
    default_: c_uchar,
    #[offset(1)]
    remote: c_uchar,
}

#[toolkits("11.7.99".."13.0.48")]
#[layout(size = 56, align = 8)]
struct cudaLaunchParams {
    #[offset(0)]
    func: *mut c_void,
    #[offset(8)]
    gridDim: dim3,
    #[offset(20)]
    blockDim: dim3,
    #[offset(32)]
    args: *mut *mut c_void,
    #[offset(40)]
    sharedMem: usize,
    #[offset(48)]
    stream: cudaStream_t,
}

#[toolkits("11.7.99"..)]
#[layout(size = 12, align = 4)]
struct cudaMemAccessDesc {
    #[offset(0)]
    location: cudaMemLocation,
    #[offset(8)]
    flags: cudaMemAccessFlags,
}

#[toolkits("11.7.99"..)]
#[layout(size = 120, align = 8)]
struct cudaMemAllocNodeParams {
    #[offset(0)]
    poolProps: cudaMemPoolProps,
    #[offset(88)]
    accessDescs: *const cudaMemAccessDesc,
    #[offset(96)]
    accessDescCount: usize,
    #[offset(104)]
    bytesize: usize,
    #[offset(112)]
    dptr: *mut c_void,
}

#[toolkits("12.2.53"..)]
#[layout(size = 120, align = 8)]
struct cudaMemAllocNodeParamsV2 {
    #[offset(0)]
    poolProps: cudaMemPoolProps,
    #[offset(88)]
    accessDescs: *const cudaMemAccessDesc,
    #[offset(96)]
    accessDescCount: usize,
    #[offset(104)]
    bytesize: usize,
    #[offset(112)]
    dptr: *mut c_void,
}

#[toolkits("12.3.52"..)]
#[tag(cudaMemFabricHandle_st)]
#[layout(size = 64, align = 1)]
struct cudaMemFabricHandle_t {
    #[offset(0)]
    reserved: [c_char; 64],
}

#[toolkits("12.2.53"..)]
#[layout(size = 8, align = 8)]
struct cudaMemFreeNodeParams {
    #[offset(0)]
    dptr: *mut c_void,
}

#[toolkits("11.7.99".."13.3.29")]
#[layout(size = 8, align = 4)]
struct cudaMemLocation {
    #[offset(0)]
    r#type: cudaMemLocationType,
    #[offset(4)]
    id: c_int,
}

#[toolkits("13.3.29"..)]
#[layout(size = 8, align = 4)]
struct cudaMemLocation {
    #[offset(0)]
    r#type: cudaMemLocationType,
    #[offset(4)]
    #[anonymous]
    _1: cudaMemLocation_anonymous1,
}

#[toolkits("13.3.29".."13.4.49")]
#[anonymous]
#[layout(size = 4, align = 4)]
union cudaMemLocation_anonymous1 {
    #[offset(0)]
    id: c_int,
}

#[toolkits("13.4.49"..)]
#[anonymous]
#[layout(size = 4, align = 4)]
union cudaMemLocation_anonymous1 {
    #[offset(0)]
    id: c_int,
    #[offset(0)]
    localized: cudaMemLocation_anonymous1_localized,
}

#[toolkits("13.4.49"..)]
#[anonymous]
#[layout(size = 2, align = 1)]
struct cudaMemLocation_anonymous1_localized {
    #[offset(0)]
    deviceId: c_uchar,
    #[offset(1)]
    localityDomainId: c_uchar,
}

#[toolkits("11.7.99".."12.2.53")]
#[layout(size = 88, align = 8)]
struct cudaMemPoolProps {
    #[offset(0)]
    allocType: cudaMemAllocationType,
    #[offset(4)]
    handleTypes: cudaMemAllocationHandleType,
    #[offset(8)]
    location: cudaMemLocation,
    #[offset(16)]
    win32SecurityAttributes: *mut c_void,
    #[offset(24)]
    reserved: [c_uchar; 64],
}

#[toolkits("12.2.53".."12.6.37")]
#[layout(size = 88, align = 8)]
struct cudaMemPoolProps {
    #[offset(0)]
    allocType: cudaMemAllocationType,
    #[offset(4)]
    handleTypes: cudaMemAllocationHandleType,
    #[offset(8)]
    location: cudaMemLocation,
    #[offset(16)]
    win32SecurityAttributes: *mut c_void,
    #[offset(24)]
    maxSize: usize,
    #[offset(32)]
    reserved: [c_uchar; 56],
}

#[toolkits("12.6.37".."13.5.37")]
#[layout(size = 88, align = 8)]
struct cudaMemPoolProps {
    #[offset(0)]
    allocType: cudaMemAllocationType,
    #[offset(4)]
    handleTypes: cudaMemAllocationHandleType,
    #[offset(8)]
    location: cudaMemLocation,
    #[offset(16)]
    win32SecurityAttributes: *mut c_void,
    #[offset(24)]
    maxSize: usize,
    #[offset(32)]
    usage: c_ushort,
    #[offset(34)]
    reserved: [c_uchar; 54],
}

#[toolkits("13.5.37"..)]
#[layout(size = 88, align = 8)]
struct cudaMemPoolProps {
    #[offset(0)]
    allocType: cudaMemAllocationType,
    #[offset(4)]
    handleTypes: cudaMemAllocationHandleType,
    #[offset(8)]
    location: cudaMemLocation,
    #[offset(16)]
    win32SecurityAttributes: *mut c_void,
    #[offset(24)]
    maxSize: usize,
    #[offset(32)]
    usage: c_ushort,
    #[offset(34)]
    reserved: [c_uchar; 53],
    #[offset(87)]
    reserved1: c_uchar,
}

#[toolkits("11.7.99"..)]
#[layout(size = 64, align = 1)]
struct cudaMemPoolPtrExportData {
    #[offset(0)]
    reserved: [c_uchar; 64],
}

#[toolkits("12.8.57"..)]
#[layout(size = 112, align = 8)]
struct cudaMemcpy3DBatchOp {
    #[offset(0)]
    src: cudaMemcpy3DOperand,
    #[offset(40)]
    dst: cudaMemcpy3DOperand,
    #[offset(80)]
    extent: cudaExtent,
    #[offset(104)]
    srcAccessOrder: cudaMemcpySrcAccessOrder,
    #[offset(108)]
    flags: c_uint,
}

#[toolkits("12.8.57"..)]
#[layout(size = 40, align = 8)]
struct cudaMemcpy3DOperand {
    #[offset(0)]
    r#type: cudaMemcpy3DOperandType,
    #[offset(8)]
    op: cudaMemcpy3DOperand_op,
}

#[toolkits("12.8.57"..)]
#[anonymous]
#[layout(size = 32, align = 8)]
union cudaMemcpy3DOperand_op {
    #[offset(0)]
    ptr: cudaMemcpy3DOperand_op_ptr,
    #[offset(0)]
    array: cudaMemcpy3DOperand_op_array,
}

#[toolkits("12.8.57"..)]
#[anonymous]
#[layout(size = 32, align = 8)]
struct cudaMemcpy3DOperand_op_array {
    #[offset(0)]
    array: cudaArray_t,
    #[offset(8)]
    offset: cudaOffset3D,
}

#[toolkits("12.8.57"..)]
#[anonymous]
#[layout(size = 32, align = 8)]
struct cudaMemcpy3DOperand_op_ptr {
    #[offset(0)]
    ptr: *mut c_void,
    #[offset(8)]
    rowLength: usize,
    #[offset(16)]
    layerHeight: usize,
    #[offset(24)]
    locHint: cudaMemLocation,
}

#[toolkits("11.7.99"..)]
#[layout(size = 160, align = 8)]
struct cudaMemcpy3DParms {
    #[offset(0)]
    srcArray: cudaArray_t,
    #[offset(8)]
    srcPos: cudaPos,
    #[offset(32)]
    srcPtr: cudaPitchedPtr,
    #[offset(64)]
    dstArray: cudaArray_t,
    #[offset(72)]
    dstPos: cudaPos,
    #[offset(96)]
    dstPtr: cudaPitchedPtr,
    #[offset(128)]
    extent: cudaExtent,
    #[offset(152)]
    kind: cudaMemcpyKind,
}

#[toolkits("11.7.99"..)]
#[layout(size = 168, align = 8)]
struct cudaMemcpy3DPeerParms {
    #[offset(0)]
    srcArray: cudaArray_t,
    #[offset(8)]
    srcPos: cudaPos,
    #[offset(32)]
    srcPtr: cudaPitchedPtr,
    #[offset(64)]
    srcDevice: c_int,
    #[offset(72)]
    dstArray: cudaArray_t,
    #[offset(80)]
    dstPos: cudaPos,
    #[offset(104)]
    dstPtr: cudaPitchedPtr,
    #[offset(136)]
    dstDevice: c_int,
    #[offset(144)]
    extent: cudaExtent,
}

#[toolkits("12.8.57"..)]
#[layout(size = 24, align = 4)]
struct cudaMemcpyAttributes {
    #[offset(0)]
    srcAccessOrder: cudaMemcpySrcAccessOrder,
    #[offset(4)]
    srcLocHint: cudaMemLocation,
    #[offset(12)]
    dstLocHint: cudaMemLocation,
    #[offset(20)]
    flags: c_uint,
}

#[toolkits("13.5.37"..)]
#[layout(size = 64, align = 8)]
struct cudaMemcpyBatchNodeParams {
    #[offset(0)]
    count: usize,
    #[offset(8)]
    dsts: *mut *mut c_void,
    #[offset(16)]
    srcs: *mut *mut c_void,
    #[offset(24)]
    sizes: *mut usize,
    #[offset(32)]
    attrs: *mut cudaMemcpyAttributes,
    #[offset(40)]
    attrsIdxs: *mut usize,
    #[offset(48)]
    numAttrs: usize,
    #[offset(56)]
    ctx: cudaExecutionContext_t,
}

#[toolkits("12.2.53".."13.1.80")]
#[layout(size = 176, align = 8)]
struct cudaMemcpyNodeParams {
    #[offset(0)]
    flags: c_int,
    #[offset(4)]
    reserved: [c_int; 3],
    #[offset(16)]
    copyParams: cudaMemcpy3DParms,
}

#[toolkits("13.1.80"..)]
#[layout(size = 176, align = 8)]
struct cudaMemcpyNodeParams {
    #[offset(0)]
    flags: c_int,
    #[offset(4)]
    reserved: c_int,
    #[offset(8)]
    ctx: cudaExecutionContext_t,
    #[offset(16)]
    copyParams: cudaMemcpy3DParms,
}

#[toolkits("11.7.99"..)]
#[layout(size = 40, align = 8)]
struct cudaMemsetParams {
    #[offset(0)]
    dst: *mut c_void,
    #[offset(8)]
    pitch: usize,
    #[offset(16)]
    value: c_uint,
    #[offset(20)]
    elementSize: c_uint,
    #[offset(24)]
    width: usize,
    #[offset(32)]
    height: usize,
}

#[toolkits("12.2.53".."13.1.80")]
#[layout(size = 40, align = 8)]
struct cudaMemsetParamsV2 {
    #[offset(0)]
    dst: *mut c_void,
    #[offset(8)]
    pitch: usize,
    #[offset(16)]
    value: c_uint,
    #[offset(20)]
    elementSize: c_uint,
    #[offset(24)]
    width: usize,
    #[offset(32)]
    height: usize,
}

#[toolkits("13.1.80"..)]
#[layout(size = 48, align = 8)]
struct cudaMemsetParamsV2 {
    #[offset(0)]
    dst: *mut c_void,
    #[offset(8)]
    pitch: usize,
    #[offset(16)]
    value: c_uint,
    #[offset(20)]
    elementSize: c_uint,
    #[offset(24)]
    width: usize,
    #[offset(32)]
    height: usize,
    #[offset(40)]
    ctx: cudaExecutionContext_t,
}

#[toolkits("12.8.57"..)]
#[layout(size = 24, align = 8)]
struct cudaOffset3D {
    #[offset(0)]
    x: usize,
    #[offset(8)]
    y: usize,
    #[offset(16)]
    z: usize,
}

#[toolkits("11.7.99"..)]
#[layout(size = 32, align = 8)]
struct cudaPitchedPtr {
    #[offset(0)]
    ptr: *mut c_void,
    #[offset(8)]
    pitch: usize,
    #[offset(16)]
    xsize: usize,
    #[offset(24)]
    ysize: usize,
}

#[toolkits("11.7.99".."13.0.48")]
#[layout(size = 24, align = 8)]
struct cudaPointerAttributes {
    #[offset(0)]
    r#type: cudaMemoryType,
    #[offset(4)]
    device: c_int,
    #[offset(8)]
    devicePointer: *mut c_void,
    #[offset(16)]
    hostPointer: *mut c_void,
}

#[toolkits("13.0.48".."13.4.49")]
#[layout(size = 88, align = 8)]
#[windows(size = 56, align = 8)]
struct cudaPointerAttributes {
    #[offset(0)]
    r#type: cudaMemoryType,
    #[offset(4)]
    device: c_int,
    #[offset(8)]
    devicePointer: *mut c_void,
    #[offset(16)]
    hostPointer: *mut c_void,
    #[offset(24)]
    reserved: [c_long; 8],
}

#[toolkits("13.4.49"..)]
#[layout(size = 88, align = 8)]
#[windows(size = 56, align = 8)]
struct cudaPointerAttributes {
    #[offset(0)]
    r#type: cudaMemoryType,
    #[offset(4)]
    device: c_int,
    #[offset(8)]
    devicePointer: *mut c_void,
    #[offset(16)]
    hostPointer: *mut c_void,
    #[offset(24)]
    #[anonymous]
    _4: cudaPointerAttributes_anonymous1,
    #[offset(32)]
    reserved: [c_long; 7],
}

#[toolkits("13.4.49"..)]
#[anonymous]
#[layout(size = 8, align = 8)]
#[windows(size = 4, align = 4)]
union cudaPointerAttributes_anonymous1 {
    #[offset(0)]
    localityDomainOrdinal: c_int,
    #[offset(0)]
    unused: c_long,
}

#[toolkits("11.7.99"..)]
#[layout(size = 24, align = 8)]
struct cudaPos {
    #[offset(0)]
    x: usize,
    #[offset(8)]
    y: usize,
    #[offset(16)]
    z: usize,
}

#[toolkits("11.7.99".."13.0.48")]
#[layout(size = 64, align = 8)]
struct cudaResourceDesc {
    #[offset(0)]
    resType: cudaResourceType,
    #[offset(8)]
    res: cudaResourceDesc_res,
}

#[toolkits("13.0.48"..)]
#[layout(size = 144, align = 8)]
struct cudaResourceDesc {
    #[offset(0)]
    resType: cudaResourceType,
    #[offset(8)]
    res: cudaResourceDesc_res,
    #[offset(136)]
    flags: c_uint,
}

#[toolkits("11.7.99".."13.0.48")]
#[anonymous]
#[layout(size = 56, align = 8)]
union cudaResourceDesc_res {
    #[offset(0)]
    array: cudaResourceDesc_res_array,
    #[offset(0)]
    mipmap: cudaResourceDesc_res_mipmap,
    #[offset(0)]
    linear: cudaResourceDesc_res_linear,
    #[offset(0)]
    pitch2D: cudaResourceDesc_res_pitch2D,
}

#[toolkits("13.0.48"..)]
#[anonymous]
#[layout(size = 128, align = 8)]
union cudaResourceDesc_res {
    #[offset(0)]
    array: cudaResourceDesc_res_array,
    #[offset(0)]
    mipmap: cudaResourceDesc_res_mipmap,
    #[offset(0)]
    linear: cudaResourceDesc_res_linear,
    #[offset(0)]
    pitch2D: cudaResourceDesc_res_pitch2D,
    #[offset(0)]
    reserved: cudaResourceDesc_res_reserved,
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 8, align = 8)]
struct cudaResourceDesc_res_array {
    #[offset(0)]
    array: cudaArray_t,
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 40, align = 8)]
struct cudaResourceDesc_res_linear {
    #[offset(0)]
    devPtr: *mut c_void,
    #[offset(8)]
    desc: cudaChannelFormatDesc,
    #[offset(32)]
    sizeInBytes: usize,
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 8, align = 8)]
struct cudaResourceDesc_res_mipmap {
    #[offset(0)]
    mipmap: cudaMipmappedArray_t,
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 56, align = 8)]
struct cudaResourceDesc_res_pitch2D {
    #[offset(0)]
    devPtr: *mut c_void,
    #[offset(8)]
    desc: cudaChannelFormatDesc,
    #[offset(32)]
    width: usize,
    #[offset(40)]
    height: usize,
    #[offset(48)]
    pitchInBytes: usize,
}

#[toolkits("13.0.48"..)]
#[anonymous]
#[layout(size = 128, align = 4)]
struct cudaResourceDesc_res_reserved {
    #[offset(0)]
    reserved: [c_int; 32],
}

#[toolkits("11.7.99".."13.0.48")]
#[layout(size = 48, align = 8)]
struct cudaResourceViewDesc {
    #[offset(0)]
    format: cudaResourceViewFormat,
    #[offset(8)]
    width: usize,
    #[offset(16)]
    height: usize,
    #[offset(24)]
    depth: usize,
    #[offset(32)]
    firstMipmapLevel: c_uint,
    #[offset(36)]
    lastMipmapLevel: c_uint,
    #[offset(40)]
    firstLayer: c_uint,
    #[offset(44)]
    lastLayer: c_uint,
}

#[toolkits("13.0.48"..)]
#[layout(size = 112, align = 8)]
struct cudaResourceViewDesc {
    #[offset(0)]
    format: cudaResourceViewFormat,
    #[offset(8)]
    width: usize,
    #[offset(16)]
    height: usize,
    #[offset(24)]
    depth: usize,
    #[offset(32)]
    firstMipmapLevel: c_uint,
    #[offset(36)]
    lastMipmapLevel: c_uint,
    #[offset(40)]
    firstLayer: c_uint,
    #[offset(44)]
    lastLayer: c_uint,
    #[offset(48)]
    reserved: [c_uint; 16],
}

#[toolkits("11.7.99".."11.8.89")]
#[anonymous]
#[layout(size = 32, align = 8)]
union cudaStreamAttrValue {
    #[offset(0)]
    accessPolicyWindow: cudaAccessPolicyWindow,
    #[offset(0)]
    syncPolicy: cudaSynchronizationPolicy,
}

#[toolkits("11.7.99".."11.8.89")]
#[layout(size = 72, align = 4)]
struct cudaTextureDesc {
    #[offset(0)]
    addressMode: [cudaTextureAddressMode; 3],
    #[offset(12)]
    filterMode: cudaTextureFilterMode,
    #[offset(16)]
    readMode: cudaTextureReadMode,
    #[offset(20)]
    sRGB: c_int,
    #[offset(24)]
    borderColor: [f32; 4],
    #[offset(40)]
    normalizedCoords: c_int,
    #[offset(44)]
    maxAnisotropy: c_uint,
    #[offset(48)]
    mipmapFilterMode: cudaTextureFilterMode,
    #[offset(52)]
    mipmapLevelBias: f32,
    #[offset(56)]
    minMipmapLevelClamp: f32,
    #[offset(60)]
    maxMipmapLevelClamp: f32,
    #[offset(64)]
    disableTrilinearOptimization: c_int,
    #[offset(68)]
    seamlessCubemap: c_int,
}

#[toolkits("11.8.89".."12.0.107")]
#[layout(size = 68, align = 4)]
struct cudaTextureDesc {
    #[offset(0)]
    addressMode: [cudaTextureAddressMode; 3],
    #[offset(12)]
    filterMode: cudaTextureFilterMode,
    #[offset(16)]
    readMode: cudaTextureReadMode,
    #[offset(20)]
    sRGB: c_int,
    #[offset(24)]
    borderColor: [f32; 4],
    #[offset(40)]
    normalizedCoords: c_int,
    #[offset(44)]
    maxAnisotropy: c_uint,
    #[offset(48)]
    mipmapFilterMode: cudaTextureFilterMode,
    #[offset(52)]
    mipmapLevelBias: f32,
    #[offset(56)]
    minMipmapLevelClamp: f32,
    #[offset(60)]
    maxMipmapLevelClamp: f32,
    #[offset(64)]
    disableTrilinearOptimization: c_int,
}

#[toolkits("12.0.107"..)]
#[layout(size = 72, align = 4)]
struct cudaTextureDesc {
    #[offset(0)]
    addressMode: [cudaTextureAddressMode; 3],
    #[offset(12)]
    filterMode: cudaTextureFilterMode,
    #[offset(16)]
    readMode: cudaTextureReadMode,
    #[offset(20)]
    sRGB: c_int,
    #[offset(24)]
    borderColor: [f32; 4],
    #[offset(40)]
    normalizedCoords: c_int,
    #[offset(44)]
    maxAnisotropy: c_uint,
    #[offset(48)]
    mipmapFilterMode: cudaTextureFilterMode,
    #[offset(52)]
    mipmapLevelBias: f32,
    #[offset(56)]
    minMipmapLevelClamp: f32,
    #[offset(60)]
    maxMipmapLevelClamp: f32,
    #[offset(64)]
    disableTrilinearOptimization: c_int,
    #[offset(68)]
    seamlessCubemap: c_int,
}

#[toolkits("11.8.89".."12.0.107")]
#[layout(size = 72, align = 4)]
struct cudaTextureDesc_v2 {
    #[offset(0)]
    addressMode: [cudaTextureAddressMode; 3],
    #[offset(12)]
    filterMode: cudaTextureFilterMode,
    #[offset(16)]
    readMode: cudaTextureReadMode,
    #[offset(20)]
    sRGB: c_int,
    #[offset(24)]
    borderColor: [f32; 4],
    #[offset(40)]
    normalizedCoords: c_int,
    #[offset(44)]
    maxAnisotropy: c_uint,
    #[offset(48)]
    mipmapFilterMode: cudaTextureFilterMode,
    #[offset(52)]
    mipmapLevelBias: f32,
    #[offset(56)]
    minMipmapLevelClamp: f32,
    #[offset(60)]
    maxMipmapLevelClamp: f32,
    #[offset(64)]
    disableTrilinearOptimization: c_int,
    #[offset(68)]
    seamlessCubemap: c_int,
}

#[toolkits("12.8.57"..)]
#[layout(size = 32, align = 8)]
struct cudalibraryHostUniversalFunctionAndDataTable {
    #[offset(0)]
    functionTable: *mut c_void,
    #[offset(8)]
    functionWindowSize: usize,
    #[offset(16)]
    dataTable: *mut c_void,
    #[offset(24)]
    dataWindowSize: usize,
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 12, align = 4)]
struct dim3 {
    #[offset(0)]
    x: c_uint,
    #[offset(4)]
    y: c_uint,
    #[offset(8)]
    z: c_uint,
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 8, align = 8)]
struct double1 {
    #[offset(0)]
    x: f64,
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 16, align = 16)]
struct double2 {
    #[offset(0)]
    x: f64,
    #[offset(8)]
    y: f64,
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 24, align = 8)]
struct double3 {
    #[offset(0)]
    x: f64,
    #[offset(8)]
    y: f64,
    #[offset(16)]
    z: f64,
}

#[toolkits("11.7.99"..)]
#[layout(size = 32, align = 16)]
struct double4 {
    #[offset(0)]
    x: f64,
    #[offset(8)]
    y: f64,
    #[offset(16)]
    z: f64,
    #[offset(24)]
    w: f64,
}

#[toolkits("13.0.48"..)]
#[layout(size = 32, align = 16)]
struct double4_16a {
    #[offset(0)]
    x: f64,
    #[offset(8)]
    y: f64,
    #[offset(16)]
    z: f64,
    #[offset(24)]
    w: f64,
}

#[toolkits("13.0.48"..)]
#[anonymous]
#[layout(size = 32, align = 32)]
struct double4_32a {
    #[offset(0)]
    x: f64,
    #[offset(8)]
    y: f64,
    #[offset(16)]
    z: f64,
    #[offset(24)]
    w: f64,
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 4, align = 4)]
struct float1 {
    #[offset(0)]
    x: f32,
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 8, align = 8)]
struct float2 {
    #[offset(0)]
    x: f32,
    #[offset(4)]
    y: f32,
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 12, align = 4)]
struct float3 {
    #[offset(0)]
    x: f32,
    #[offset(4)]
    y: f32,
    #[offset(8)]
    z: f32,
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 16, align = 16)]
struct float4 {
    #[offset(0)]
    x: f32,
    #[offset(4)]
    y: f32,
    #[offset(8)]
    z: f32,
    #[offset(12)]
    w: f32,
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 4, align = 4)]
struct int1 {
    #[offset(0)]
    x: c_int,
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 8, align = 8)]
struct int2 {
    #[offset(0)]
    x: c_int,
    #[offset(4)]
    y: c_int,
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 12, align = 4)]
struct int3 {
    #[offset(0)]
    x: c_int,
    #[offset(4)]
    y: c_int,
    #[offset(8)]
    z: c_int,
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 16, align = 16)]
struct int4 {
    #[offset(0)]
    x: c_int,
    #[offset(4)]
    y: c_int,
    #[offset(8)]
    z: c_int,
    #[offset(12)]
    w: c_int,
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 8, align = 8)]
#[windows(size = 4, align = 4)]
struct long1 {
    #[offset(0)]
    x: c_long,
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 16, align = 16)]
#[windows(size = 8, align = 8)]
struct long2 {
    #[offset(0)]
    x: c_long,
    #[offset(8)]
    y: c_long,
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 24, align = 8)]
#[windows(size = 12, align = 4)]
struct long3 {
    #[offset(0)]
    x: c_long,
    #[offset(8)]
    y: c_long,
    #[offset(16)]
    z: c_long,
}

#[toolkits("11.7.99"..)]
#[layout(size = 32, align = 16)]
#[windows(size = 16, align = 16)]
struct long4 {
    #[offset(0)]
    x: c_long,
    #[offset(8)]
    y: c_long,
    #[offset(16)]
    z: c_long,
    #[offset(24)]
    w: c_long,
}

#[toolkits("13.0.48"..)]
#[layout(size = 32, align = 16)]
#[windows(size = 16, align = 16)]
struct long4_16a {
    #[offset(0)]
    x: c_long,
    #[offset(8)]
    y: c_long,
    #[offset(16)]
    z: c_long,
    #[offset(24)]
    w: c_long,
}

#[toolkits("13.0.48"..)]
#[anonymous]
#[layout(size = 32, align = 32)]
#[windows(size = 32, align = 32)]
struct long4_32a {
    #[offset(0)]
    x: c_long,
    #[offset(8)]
    y: c_long,
    #[offset(16)]
    z: c_long,
    #[offset(24)]
    w: c_long,
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 8, align = 8)]
struct longlong1 {
    #[offset(0)]
    x: c_longlong,
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 16, align = 16)]
struct longlong2 {
    #[offset(0)]
    x: c_longlong,
    #[offset(8)]
    y: c_longlong,
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 24, align = 8)]
struct longlong3 {
    #[offset(0)]
    x: c_longlong,
    #[offset(8)]
    y: c_longlong,
    #[offset(16)]
    z: c_longlong,
}

#[toolkits("11.7.99"..)]
#[layout(size = 32, align = 16)]
struct longlong4 {
    #[offset(0)]
    x: c_longlong,
    #[offset(8)]
    y: c_longlong,
    #[offset(16)]
    z: c_longlong,
    #[offset(24)]
    w: c_longlong,
}

#[toolkits("13.0.48"..)]
#[layout(size = 32, align = 16)]
struct longlong4_16a {
    #[offset(0)]
    x: c_longlong,
    #[offset(8)]
    y: c_longlong,
    #[offset(16)]
    z: c_longlong,
    #[offset(24)]
    w: c_longlong,
}

#[toolkits("13.0.48"..)]
#[anonymous]
#[layout(size = 32, align = 32)]
struct longlong4_32a {
    #[offset(0)]
    x: c_longlong,
    #[offset(8)]
    y: c_longlong,
    #[offset(16)]
    z: c_longlong,
    #[offset(24)]
    w: c_longlong,
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 2, align = 2)]
struct short1 {
    #[offset(0)]
    x: c_short,
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 4, align = 4)]
struct short2 {
    #[offset(0)]
    x: c_short,
    #[offset(2)]
    y: c_short,
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 6, align = 2)]
struct short3 {
    #[offset(0)]
    x: c_short,
    #[offset(2)]
    y: c_short,
    #[offset(4)]
    z: c_short,
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 8, align = 8)]
struct short4 {
    #[offset(0)]
    x: c_short,
    #[offset(2)]
    y: c_short,
    #[offset(4)]
    z: c_short,
    #[offset(6)]
    w: c_short,
}

#[toolkits("11.7.99".."12.0.107")]
#[layout(size = 20, align = 4)]
struct surfaceReference {
    #[offset(0)]
    channelDesc: cudaChannelFormatDesc,
}

#[toolkits("11.7.99".."12.0.107")]
#[layout(size = 124, align = 4)]
struct textureReference {
    #[offset(0)]
    normalized: c_int,
    #[offset(4)]
    filterMode: cudaTextureFilterMode,
    #[offset(8)]
    addressMode: [cudaTextureAddressMode; 3],
    #[offset(20)]
    channelDesc: cudaChannelFormatDesc,
    #[offset(40)]
    sRGB: c_int,
    #[offset(44)]
    maxAnisotropy: c_uint,
    #[offset(48)]
    mipmapFilterMode: cudaTextureFilterMode,
    #[offset(52)]
    mipmapLevelBias: f32,
    #[offset(56)]
    minMipmapLevelClamp: f32,
    #[offset(60)]
    maxMipmapLevelClamp: f32,
    #[offset(64)]
    disableTrilinearOptimization: c_int,
    #[offset(68)]
    __cudaReserved: [c_int; 14],
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 1, align = 1)]
struct uchar1 {
    #[offset(0)]
    x: c_uchar,
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 2, align = 2)]
struct uchar2 {
    #[offset(0)]
    x: c_uchar,
    #[offset(1)]
    y: c_uchar,
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 3, align = 1)]
struct uchar3 {
    #[offset(0)]
    x: c_uchar,
    #[offset(1)]
    y: c_uchar,
    #[offset(2)]
    z: c_uchar,
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 4, align = 4)]
struct uchar4 {
    #[offset(0)]
    x: c_uchar,
    #[offset(1)]
    y: c_uchar,
    #[offset(2)]
    z: c_uchar,
    #[offset(3)]
    w: c_uchar,
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 4, align = 4)]
struct uint1 {
    #[offset(0)]
    x: c_uint,
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 8, align = 8)]
struct uint2 {
    #[offset(0)]
    x: c_uint,
    #[offset(4)]
    y: c_uint,
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 12, align = 4)]
struct uint3 {
    #[offset(0)]
    x: c_uint,
    #[offset(4)]
    y: c_uint,
    #[offset(8)]
    z: c_uint,
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 16, align = 16)]
struct uint4 {
    #[offset(0)]
    x: c_uint,
    #[offset(4)]
    y: c_uint,
    #[offset(8)]
    z: c_uint,
    #[offset(12)]
    w: c_uint,
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 8, align = 8)]
#[windows(size = 4, align = 4)]
struct ulong1 {
    #[offset(0)]
    x: c_ulong,
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 16, align = 16)]
#[windows(size = 8, align = 8)]
struct ulong2 {
    #[offset(0)]
    x: c_ulong,
    #[offset(8)]
    y: c_ulong,
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 24, align = 8)]
#[windows(size = 12, align = 4)]
struct ulong3 {
    #[offset(0)]
    x: c_ulong,
    #[offset(8)]
    y: c_ulong,
    #[offset(16)]
    z: c_ulong,
}

#[toolkits("11.7.99"..)]
#[layout(size = 32, align = 16)]
#[windows(size = 16, align = 16)]
struct ulong4 {
    #[offset(0)]
    x: c_ulong,
    #[offset(8)]
    y: c_ulong,
    #[offset(16)]
    z: c_ulong,
    #[offset(24)]
    w: c_ulong,
}

#[toolkits("13.0.48"..)]
#[anonymous]
#[layout(size = 32, align = 16)]
#[windows(size = 16, align = 16)]
struct ulong4_16a {
    #[offset(0)]
    x: c_ulong,
    #[offset(8)]
    y: c_ulong,
    #[offset(16)]
    z: c_ulong,
    #[offset(24)]
    w: c_ulong,
}

#[toolkits("13.0.48"..)]
#[anonymous]
#[layout(size = 32, align = 32)]
#[windows(size = 32, align = 32)]
struct ulong4_32a {
    #[offset(0)]
    x: c_ulong,
    #[offset(8)]
    y: c_ulong,
    #[offset(16)]
    z: c_ulong,
    #[offset(24)]
    w: c_ulong,
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 8, align = 8)]
struct ulonglong1 {
    #[offset(0)]
    x: c_ulonglong,
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 16, align = 16)]
struct ulonglong2 {
    #[offset(0)]
    x: c_ulonglong,
    #[offset(8)]
    y: c_ulonglong,
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 24, align = 8)]
struct ulonglong3 {
    #[offset(0)]
    x: c_ulonglong,
    #[offset(8)]
    y: c_ulonglong,
    #[offset(16)]
    z: c_ulonglong,
}

#[toolkits("11.7.99"..)]
#[layout(size = 32, align = 16)]
struct ulonglong4 {
    #[offset(0)]
    x: c_ulonglong,
    #[offset(8)]
    y: c_ulonglong,
    #[offset(16)]
    z: c_ulonglong,
    #[offset(24)]
    w: c_ulonglong,
}

#[toolkits("13.0.48"..)]
#[anonymous]
#[layout(size = 32, align = 16)]
struct ulonglong4_16a {
    #[offset(0)]
    x: c_ulonglong,
    #[offset(8)]
    y: c_ulonglong,
    #[offset(16)]
    z: c_ulonglong,
    #[offset(24)]
    w: c_ulonglong,
}

#[toolkits("13.0.48"..)]
#[anonymous]
#[layout(size = 32, align = 32)]
struct ulonglong4_32a {
    #[offset(0)]
    x: c_ulonglong,
    #[offset(8)]
    y: c_ulonglong,
    #[offset(16)]
    z: c_ulonglong,
    #[offset(24)]
    w: c_ulonglong,
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 2, align = 2)]
struct ushort1 {
    #[offset(0)]
    x: c_ushort,
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 4, align = 4)]
struct ushort2 {
    #[offset(0)]
    x: c_ushort,
    #[offset(2)]
    y: c_ushort,
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 6, align = 2)]
struct ushort3 {
    #[offset(0)]
    x: c_ushort,
    #[offset(2)]
    y: c_ushort,
    #[offset(4)]
    z: c_ushort,
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 8, align = 8)]
struct ushort4 {
    #[offset(0)]
    x: c_ushort,
    #[offset(2)]
    y: c_ushort,
    #[offset(4)]
    z: c_ushort,
    #[offset(6)]
    w: c_ushort,
}
