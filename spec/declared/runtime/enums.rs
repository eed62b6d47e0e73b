//! Written by `cuspec import` from `cuda_runtime_api.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[toolkits("11.7.99"..)]
#[repr(u32)]
enum cudaAccessProperty {
    cudaAccessPropertyNormal = 0,
    cudaAccessPropertyStreaming = 1,
    cudaAccessPropertyPersisting = 2,
}

#[toolkits("12.4.99"..)]
#[tag(cudaAsyncNotificationType_enum)]
#[repr(u32)]
enum cudaAsyncNotificationType {
    cudaAsyncNotificationTypeOverBudget = 1,
}

#[toolkits("13.0.48"..)]
#[repr(u32)]
enum cudaAtomicOperation {
    cudaAtomicOperationIntegerAdd = 0,
    cudaAtomicOperationIntegerMin = 1,
    cudaAtomicOperationIntegerMax = 2,
    cudaAtomicOperationIntegerIncrement = 3,
    cudaAtomicOperationIntegerDecrement = 4,
    cudaAtomicOperationAnd = 5,
    cudaAtomicOperationOr = 6,
    cudaAtomicOperationXOR = 7,
    cudaAtomicOperationExchange = 8,
    cudaAtomicOperationCAS = 9,
    cudaAtomicOperationFloatAdd = 10,
    cudaAtomicOperationFloatMin = 11,
    cudaAtomicOperationFloatMax = 12,
}

#[toolkits("13.0.48"..)]
#[repr(u32)]
enum cudaAtomicOperationCapability {
    cudaAtomicCapabilitySigned = 1,
    cudaAtomicCapabilityUnsigned = 2,
    cudaAtomicCapabilityReduction = 4,
    cudaAtomicCapabilityScalar32 = 8,
    cudaAtomicCapabilityScalar64 = 16,
    cudaAtomicCapabilityScalar128 = 32,
    cudaAtomicCapabilityVector32x4 = 64,
}

#[toolkits("11.7.99"..)]
#[repr(u32)]
enum cudaCGScope {
    cudaCGScopeInvalid = 0,
    cudaCGScopeGrid = 1,
    #[toolkits("11.7.99".."13.0.48")]
    cudaCGScopeMultiGrid = 2,
    #[toolkits("13.0.48"..)]
    cudaCGScopeReserved = 2,
}

#[toolkits("11.7.99"..)]
#[repr(u32)]
enum cudaChannelFormatKind {
    cudaChannelFormatKindSigned = 0,
    cudaChannelFormatKindUnsigned = 1,
    cudaChannelFormatKindFloat = 2,
    cudaChannelFormatKindNone = 3,
    cudaChannelFormatKindNV12 = 4,
    cudaChannelFormatKindUnsignedNormalized8X1 = 5,
    cudaChannelFormatKindUnsignedNormalized8X2 = 6,
    cudaChannelFormatKindUnsignedNormalized8X4 = 7,
    cudaChannelFormatKindUnsignedNormalized16X1 = 8,
    cudaChannelFormatKindUnsignedNormalized16X2 = 9,
    cudaChannelFormatKindUnsignedNormalized16X4 = 10,
    cudaChannelFormatKindSignedNormalized8X1 = 11,
    cudaChannelFormatKindSignedNormalized8X2 = 12,
    cudaChannelFormatKindSignedNormalized8X4 = 13,
    cudaChannelFormatKindSignedNormalized16X1 = 14,
    cudaChannelFormatKindSignedNormalized16X2 = 15,
    cudaChannelFormatKindSignedNormalized16X4 = 16,
    cudaChannelFormatKindUnsignedBlockCompressed1 = 17,
    cudaChannelFormatKindUnsignedBlockCompressed1SRGB = 18,
    cudaChannelFormatKindUnsignedBlockCompressed2 = 19,
    cudaChannelFormatKindUnsignedBlockCompressed2SRGB = 20,
    cudaChannelFormatKindUnsignedBlockCompressed3 = 21,
    cudaChannelFormatKindUnsignedBlockCompressed3SRGB = 22,
    cudaChannelFormatKindUnsignedBlockCompressed4 = 23,
    cudaChannelFormatKindSignedBlockCompressed4 = 24,
    cudaChannelFormatKindUnsignedBlockCompressed5 = 25,
    cudaChannelFormatKindSignedBlockCompressed5 = 26,
    cudaChannelFormatKindUnsignedBlockCompressed6H = 27,
    cudaChannelFormatKindSignedBlockCompressed6H = 28,
    cudaChannelFormatKindUnsignedBlockCompressed7 = 29,
    cudaChannelFormatKindUnsignedBlockCompressed7SRGB = 30,
    #[toolkits("12.8.57"..)]
    cudaChannelFormatKindUnsignedNormalized1010102 = 31,
    #[toolkits("13.3.29"..)]
    cudaChannelFormatKindUnsigned8Packed422 = 32,
    #[toolkits("13.3.29"..)]
    cudaChannelFormatKindUnsigned8Packed444 = 33,
    #[toolkits("13.3.29"..)]
    cudaChannelFormatKindUnsigned8SemiPlanar420 = 34,
    #[toolkits("13.3.29"..)]
    cudaChannelFormatKindUnsigned16SemiPlanar420 = 35,
    #[toolkits("13.3.29"..)]
    cudaChannelFormatKindUnsigned8SemiPlanar422 = 36,
    #[toolkits("13.3.29"..)]
    cudaChannelFormatKindUnsigned16SemiPlanar422 = 37,
    #[toolkits("13.3.29"..)]
    cudaChannelFormatKindUnsigned8SemiPlanar444 = 38,
    #[toolkits("13.3.29"..)]
    cudaChannelFormatKindUnsigned16SemiPlanar444 = 39,
    #[toolkits("13.3.29"..)]
    cudaChannelFormatKindUnsigned8Planar420 = 40,
    #[toolkits("13.3.29"..)]
    cudaChannelFormatKindUnsigned16Planar420 = 41,
    #[toolkits("13.3.29"..)]
    cudaChannelFormatKindUnsigned8Planar422 = 42,
    #[toolkits("13.3.29"..)]
    cudaChannelFormatKindUnsigned16Planar422 = 43,
    #[toolkits("13.3.29"..)]
    cudaChannelFormatKindUnsigned8Planar444 = 44,
    #[toolkits("13.3.29"..)]
    cudaChannelFormatKindUnsigned16Planar444 = 45,
}

#[toolkits("11.8.89"..)]
#[repr(u32)]
enum cudaClusterSchedulingPolicy {
    cudaClusterSchedulingPolicyDefault = 0,
    cudaClusterSchedulingPolicySpread = 1,
    cudaClusterSchedulingPolicyLoadBalancing = 2,
    #[toolkits("13.4.49"..)]
    cudaClusterSchedulingPolicyRubinDsmemLocality = 3,
}

#[toolkits("11.7.99"..)]
#[repr(u32)]
enum cudaComputeMode {
    cudaComputeModeDefault = 0,
    cudaComputeModeExclusive = 1,
    cudaComputeModeProhibited = 2,
    cudaComputeModeExclusiveProcess = 3,
}

#[toolkits("11.7.99"..)]
#[tag(cudaDataType_t)]
#[repr(u32)]
enum cudaDataType {
    CUDA_R_32F = 0,
    CUDA_R_64F = 1,
    CUDA_R_16F = 2,
    CUDA_R_8I = 3,
    CUDA_C_32F = 4,
    CUDA_C_64F = 5,
    CUDA_C_16F = 6,
    CUDA_C_8I = 7,
    CUDA_R_8U = 8,
    CUDA_C_8U = 9,
    CUDA_R_32I = 10,
    CUDA_C_32I = 11,
    CUDA_R_32U = 12,
    CUDA_C_32U = 13,
    CUDA_R_16BF = 14,
    CUDA_C_16BF = 15,
    CUDA_R_4I = 16,
    CUDA_C_4I = 17,
    CUDA_R_4U = 18,
    CUDA_C_4U = 19,
    CUDA_R_16I = 20,
    CUDA_C_16I = 21,
    CUDA_R_16U = 22,
    CUDA_C_16U = 23,
    CUDA_R_64I = 24,
    CUDA_C_64I = 25,
    CUDA_R_64U = 26,
    CUDA_C_64U = 27,
    #[toolkits("11.8.89"..)]
    CUDA_R_8F_E4M3 = 28,
    #[toolkits("12.8.57"..)]
    CUDA_R_8F_UE4M3 = 28,
    #[toolkits("11.8.89"..)]
    CUDA_R_8F_E5M2 = 29,
    #[toolkits("12.8.57"..)]
    CUDA_R_8F_UE8M0 = 30,
    #[toolkits("12.8.57"..)]
    CUDA_R_6F_E2M3 = 31,
    #[toolkits("12.8.57"..)]
    CUDA_R_6F_E3M2 = 32,
    #[toolkits("12.8.57"..)]
    CUDA_R_4F_E2M1 = 33,
    #[toolkits("13.4.49"..)]
    CUDA_R_8F_UE5M3 = 34,
}

#[toolkits("13.1.80"..)]
#[repr(u32)]
enum cudaDevResourceType {
    cudaDevResourceTypeInvalid = 0,
    cudaDevResourceTypeSm = 1,
    cudaDevResourceTypeWorkqueueConfig = 1000,
    cudaDevResourceTypeWorkqueue = 10000,
}

#[toolkits("13.1.80"..)]
#[repr(u32)]
enum cudaDevSmResourceGroup_flags {
    cudaDevSmResourceGroupDefault = 0,
    cudaDevSmResourceGroupBackfill = 1,
    #[toolkits("13.4.49"..)]
    cudaDevSmResourceGroupLocalityDomainId = 2,
    #[toolkits("13.5.37"..)]
    cudaDevSmResourceGroupLocalityDomainSupplementalSms = 4,
}

#[toolkits("13.1.80"..)]
#[repr(u32)]
enum cudaDevSmResourceSplitByCount_flags {
    cudaDevSmResourceSplitIgnoreSmCoscheduling = 1,
    cudaDevSmResourceSplitMaxPotentialClusterSize = 2,
}

#[toolkits("13.1.80"..)]
#[repr(u32)]
enum cudaDevWorkqueueConfigScope {
    cudaDevWorkqueueConfigScopeDeviceCtx = 0,
    cudaDevWorkqueueConfigScopeGreenCtxBalanced = 1,
}

#[toolkits("11.7.99"..)]
#[repr(u32)]
enum cudaDeviceAttr {
    cudaDevAttrMaxThreadsPerBlock = 1,
    cudaDevAttrMaxBlockDimX = 2,
    cudaDevAttrMaxBlockDimY = 3,
    cudaDevAttrMaxBlockDimZ = 4,
    cudaDevAttrMaxGridDimX = 5,
    cudaDevAttrMaxGridDimY = 6,
    cudaDevAttrMaxGridDimZ = 7,
    cudaDevAttrMaxSharedMemoryPerBlock = 8,
    cudaDevAttrTotalConstantMemory = 9,
    cudaDevAttrWarpSize = 10,
    cudaDevAttrMaxPitch = 11,
    cudaDevAttrMaxRegistersPerBlock = 12,
    cudaDevAttrClockRate = 13,
    cudaDevAttrTextureAlignment = 14,
    cudaDevAttrGpuOverlap = 15,
    cudaDevAttrMultiProcessorCount = 16,
    cudaDevAttrKernelExecTimeout = 17,
    cudaDevAttrIntegrated = 18,
    cudaDevAttrCanMapHostMemory = 19,
    cudaDevAttrComputeMode = 20,
    cudaDevAttrMaxTexture1DWidth = 21,
    cudaDevAttrMaxTexture2DWidth = 22,
    cudaDevAttrMaxTexture2DHeight = 23,
    cudaDevAttrMaxTexture3DWidth = 24,
    cudaDevAttrMaxTexture3DHeight = 25,
    cudaDevAttrMaxTexture3DDepth = 26,
    cudaDevAttrMaxTexture2DLayeredWidth = 27,
    cudaDevAttrMaxTexture2DLayeredHeight = 28,
    cudaDevAttrMaxTexture2DLayeredLayers = 29,
    cudaDevAttrSurfaceAlignment = 30,
    cudaDevAttrConcurrentKernels = 31,
    cudaDevAttrEccEnabled = 32,
    cudaDevAttrPciBusId = 33,
    cudaDevAttrPciDeviceId = 34,
    cudaDevAttrTccDriver = 35,
    cudaDevAttrMemoryClockRate = 36,
    cudaDevAttrGlobalMemoryBusWidth = 37,
    cudaDevAttrL2CacheSize = 38,
    cudaDevAttrMaxThreadsPerMultiProcessor = 39,
    cudaDevAttrAsyncEngineCount = 40,
    cudaDevAttrUnifiedAddressing = 41,
    cudaDevAttrMaxTexture1DLayeredWidth = 42,
    cudaDevAttrMaxTexture1DLayeredLayers = 43,
    cudaDevAttrMaxTexture2DGatherWidth = 45,
    cudaDevAttrMaxTexture2DGatherHeight = 46,
    cudaDevAttrMaxTexture3DWidthAlt = 47,
    cudaDevAttrMaxTexture3DHeightAlt = 48,
    cudaDevAttrMaxTexture3DDepthAlt = 49,
    cudaDevAttrPciDomainId = 50,
    cudaDevAttrTexturePitchAlignment = 51,
    cudaDevAttrMaxTextureCubemapWidth = 52,
    cudaDevAttrMaxTextureCubemapLayeredWidth = 53,
    cudaDevAttrMaxTextureCubemapLayeredLayers = 54,
    cudaDevAttrMaxSurface1DWidth = 55,
    cudaDevAttrMaxSurface2DWidth = 56,
    cudaDevAttrMaxSurface2DHeight = 57,
    cudaDevAttrMaxSurface3DWidth = 58,
    cudaDevAttrMaxSurface3DHeight = 59,
    cudaDevAttrMaxSurface3DDepth = 60,
    cudaDevAttrMaxSurface1DLayeredWidth = 61,
    cudaDevAttrMaxSurface1DLayeredLayers = 62,
    cudaDevAttrMaxSurface2DLayeredWidth = 63,
    cudaDevAttrMaxSurface2DLayeredHeight = 64,
    cudaDevAttrMaxSurface2DLayeredLayers = 65,
    cudaDevAttrMaxSurfaceCubemapWidth = 66,
    cudaDevAttrMaxSurfaceCubemapLayeredWidth = 67,
    cudaDevAttrMaxSurfaceCubemapLayeredLayers = 68,
    cudaDevAttrMaxTexture1DLinearWidth = 69,
    cudaDevAttrMaxTexture2DLinearWidth = 70,
    cudaDevAttrMaxTexture2DLinearHeight = 71,
    cudaDevAttrMaxTexture2DLinearPitch = 72,
    cudaDevAttrMaxTexture2DMipmappedWidth = 73,
    cudaDevAttrMaxTexture2DMipmappedHeight = 74,
    cudaDevAttrComputeCapabilityMajor = 75,
    cudaDevAttrComputeCapabilityMinor = 76,
    cudaDevAttrMaxTexture1DMipmappedWidth = 77,
    cudaDevAttrStreamPrioritiesSupported = 78,
    cudaDevAttrGlobalL1CacheSupported = 79,
    cudaDevAttrLocalL1CacheSupported = 80,
    cudaDevAttrMaxSharedMemoryPerMultiprocessor = 81,
    cudaDevAttrMaxRegistersPerMultiprocessor = 82,
    cudaDevAttrManagedMemory = 83,
    cudaDevAttrIsMultiGpuBoard = 84,
    cudaDevAttrMultiGpuBoardGroupID = 85,
    cudaDevAttrHostNativeAtomicSupported = 86,
    cudaDevAttrSingleToDoublePrecisionPerfRatio = 87,
    cudaDevAttrPageableMemoryAccess = 88,
    cudaDevAttrConcurrentManagedAccess = 89,
    cudaDevAttrComputePreemptionSupported = 90,
    cudaDevAttrCanUseHostPointerForRegisteredMem = 91,
    cudaDevAttrReserved92 = 92,
    cudaDevAttrReserved93 = 93,
    cudaDevAttrReserved94 = 94,
    cudaDevAttrCooperativeLaunch = 95,
    #[toolkits("11.7.99".."13.0.48")]
    cudaDevAttrCooperativeMultiDeviceLaunch = 96,
    #[toolkits("13.0.48"..)]
    cudaDevAttrReserved96 = 96,
    cudaDevAttrMaxSharedMemoryPerBlockOptin = 97,
    cudaDevAttrCanFlushRemoteWrites = 98,
    cudaDevAttrHostRegisterSupported = 99,
    cudaDevAttrPageableMemoryAccessUsesHostPageTables = 100,
    cudaDevAttrDirectManagedMemAccessFromHost = 101,
    cudaDevAttrMaxBlocksPerMultiprocessor = 106,
    cudaDevAttrMaxPersistingL2CacheSize = 108,
    cudaDevAttrMaxAccessPolicyWindowSize = 109,
    cudaDevAttrReservedSharedMemoryPerBlock = 111,
    cudaDevAttrSparseCudaArraySupported = 112,
    cudaDevAttrHostRegisterReadOnlySupported = 113,
    #[toolkits("11.7.99".."13.0.48")]
    cudaDevAttrMaxTimelineSemaphoreInteropSupported = 114,
    cudaDevAttrTimelineSemaphoreInteropSupported = 114,
    cudaDevAttrMemoryPoolsSupported = 115,
    cudaDevAttrGPUDirectRDMASupported = 116,
    cudaDevAttrGPUDirectRDMAFlushWritesOptions = 117,
    cudaDevAttrGPUDirectRDMAWritesOrdering = 118,
    cudaDevAttrMemoryPoolSupportedHandleTypes = 119,
    #[toolkits("11.8.89"..)]
    cudaDevAttrClusterLaunch = 120,
    cudaDevAttrDeferredMappingCudaArraySupported = 121,
    #[toolkits("11.7.99".."12.0.107")]
    cudaDevAttrMax = 122,
    #[toolkits("12.0.107"..)]
    cudaDevAttrReserved122 = 122,
    #[toolkits("12.0.107"..)]
    cudaDevAttrReserved123 = 123,
    #[toolkits("12.0.107"..)]
    cudaDevAttrReserved124 = 124,
    #[toolkits("12.0.107"..)]
    cudaDevAttrIpcEventSupport = 125,
    #[toolkits("12.0.107"..)]
    cudaDevAttrMemSyncDomainCount = 126,
    #[toolkits("12.0.107".."12.1.55")]
    cudaDevAttrMax = 127,
    #[toolkits("12.1.55"..)]
    cudaDevAttrReserved127 = 127,
    #[toolkits("12.1.55"..)]
    cudaDevAttrReserved128 = 128,
    #[toolkits("12.1.55"..)]
    cudaDevAttrReserved129 = 129,
    #[toolkits("12.2.53"..)]
    cudaDevAttrNumaConfig = 130,
    #[toolkits("12.2.53"..)]
    cudaDevAttrNumaId = 131,
    #[toolkits("12.1.55"..)]
    cudaDevAttrReserved132 = 132,
    #[toolkits("12.1.55".."12.2.53")]
    cudaDevAttrMax = 133,
    #[toolkits("12.3.52"..)]
    cudaDevAttrMpsEnabled = 133,
    #[toolkits("12.2.53"..)]
    cudaDevAttrHostNumaId = 134,
    #[toolkits("12.5.39"..)]
    cudaDevAttrD3D12CigSupported = 135,
    #[toolkits("12.2.53".."12.5.39")]
    cudaDevAttrMax = 135,
    #[toolkits("12.5.39".."12.8.57")]
    cudaDevAttrMax = 136,
    #[toolkits("12.9.37"..)]
    cudaDevAttrVulkanCigSupported = 138,
    #[toolkits("12.8.57"..)]
    cudaDevAttrGpuPciDeviceId = 139,
    #[toolkits("12.8.57"..)]
    cudaDevAttrGpuPciSubsystemId = 140,
    #[toolkits("12.9.37"..)]
    cudaDevAttrReserved141 = 141,
    #[toolkits("12.9.37"..)]
    cudaDevAttrHostNumaMemoryPoolsSupported = 142,
    #[toolkits("12.8.57"..)]
    cudaDevAttrHostNumaMultinodeIpcSupported = 143,
    #[toolkits("13.0.48"..)]
    cudaDevAttrHostMemoryPoolsSupported = 144,
    #[toolkits("12.8.57".."13.0.48")]
    cudaDevAttrMax = 144,
    #[toolkits("13.0.48"..)]
    cudaDevAttrReserved145 = 145,
    #[toolkits("13.0.48"..)]
    cudaDevAttrOnlyPartialHostNativeAtomicSupported = 147,
    #[toolkits("13.3.29"..)]
    cudaDevAttrAtomicReductionSupported = 148,
    #[toolkits("13.0.48".."13.3.29")]
    cudaDevAttrMax = 148,
    #[toolkits("13.4.49"..)]
    cudaDevAttrLocalityDomainCount = 149,
    #[toolkits("13.4.49"..)]
    cudaDevAttrOversizedSharedMemoryPerBlock = 150,
    #[toolkits("13.3.29"..)]
    cudaDevAttrCigStreamsSupported = 151,
    #[toolkits("13.3.29".."13.4.49")]
    cudaDevAttrMax = 152,
    #[toolkits("13.4.49"..)]
    cudaDevAttrLocalityDomainMultiprocessorCount = 157,
    #[toolkits("13.4.49".."13.5.37")]
    cudaDevAttrMax = 158,
    #[toolkits("13.5.37"..)]
    cudaDevAttrTensorMapLargeTensorMinSize = 160,
    #[toolkits("13.5.37"..)]
    cudaDevAttrMax = 161,
}

#[toolkits("12.2.53"..)]
#[repr(u32)]
enum cudaDeviceNumaConfig {
    cudaDeviceNumaConfigNone = 0,
    cudaDeviceNumaConfigNumaNode = 1,
}

#[toolkits("11.7.99"..)]
#[repr(u32)]
enum cudaDeviceP2PAttr {
    cudaDevP2PAttrPerformanceRank = 1,
    cudaDevP2PAttrAccessSupported = 2,
    cudaDevP2PAttrNativeAtomicSupported = 3,
    cudaDevP2PAttrCudaArrayAccessSupported = 4,
    #[toolkits("13.0.48"..)]
    cudaDevP2PAttrOnlyPartialNativeAtomicSupported = 5,
}

#[toolkits("12.0.107"..)]
#[repr(u32)]
enum cudaDriverEntryPointQueryResult {
    cudaDriverEntryPointSuccess = 0,
    cudaDriverEntryPointSymbolNotFound = 1,
    cudaDriverEntryPointVersionNotSufficent = 2,
}

#[toolkits("11.7.99"..)]
#[tag(cudaEglColorFormat_enum)]
#[repr(u32)]
enum cudaEglColorFormat {
    cudaEglColorFormatYUV420Planar = 0,
    cudaEglColorFormatYUV420SemiPlanar = 1,
    cudaEglColorFormatYUV422Planar = 2,
    cudaEglColorFormatYUV422SemiPlanar = 3,
    cudaEglColorFormatARGB = 6,
    cudaEglColorFormatRGBA = 7,
    cudaEglColorFormatL = 8,
    cudaEglColorFormatR = 9,
    cudaEglColorFormatYUV444Planar = 10,
    cudaEglColorFormatYUV444SemiPlanar = 11,
    cudaEglColorFormatYUYV422 = 12,
    cudaEglColorFormatUYVY422 = 13,
    cudaEglColorFormatABGR = 14,
    cudaEglColorFormatBGRA = 15,
    cudaEglColorFormatA = 16,
    cudaEglColorFormatRG = 17,
    cudaEglColorFormatAYUV = 18,
    cudaEglColorFormatYVU444SemiPlanar = 19,
    cudaEglColorFormatYVU422SemiPlanar = 20,
    cudaEglColorFormatYVU420SemiPlanar = 21,
    cudaEglColorFormatY10V10U10_444SemiPlanar = 22,
    cudaEglColorFormatY10V10U10_420SemiPlanar = 23,
    cudaEglColorFormatY12V12U12_444SemiPlanar = 24,
    cudaEglColorFormatY12V12U12_420SemiPlanar = 25,
    cudaEglColorFormatVYUY_ER = 26,
    cudaEglColorFormatUYVY_ER = 27,
    cudaEglColorFormatYUYV_ER = 28,
    cudaEglColorFormatYVYU_ER = 29,
    cudaEglColorFormatYUVA_ER = 31,
    cudaEglColorFormatAYUV_ER = 32,
    cudaEglColorFormatYUV444Planar_ER = 33,
    cudaEglColorFormatYUV422Planar_ER = 34,
    cudaEglColorFormatYUV420Planar_ER = 35,
    cudaEglColorFormatYUV444SemiPlanar_ER = 36,
    cudaEglColorFormatYUV422SemiPlanar_ER = 37,
    cudaEglColorFormatYUV420SemiPlanar_ER = 38,
    cudaEglColorFormatYVU444Planar_ER = 39,
    cudaEglColorFormatYVU422Planar_ER = 40,
    cudaEglColorFormatYVU420Planar_ER = 41,
    cudaEglColorFormatYVU444SemiPlanar_ER = 42,
    cudaEglColorFormatYVU422SemiPlanar_ER = 43,
    cudaEglColorFormatYVU420SemiPlanar_ER = 44,
    cudaEglColorFormatBayerRGGB = 45,
    cudaEglColorFormatBayerBGGR = 46,
    cudaEglColorFormatBayerGRBG = 47,
    cudaEglColorFormatBayerGBRG = 48,
    cudaEglColorFormatBayer10RGGB = 49,
    cudaEglColorFormatBayer10BGGR = 50,
    cudaEglColorFormatBayer10GRBG = 51,
    cudaEglColorFormatBayer10GBRG = 52,
    cudaEglColorFormatBayer12RGGB = 53,
    cudaEglColorFormatBayer12BGGR = 54,
    cudaEglColorFormatBayer12GRBG = 55,
    cudaEglColorFormatBayer12GBRG = 56,
    cudaEglColorFormatBayer14RGGB = 57,
    cudaEglColorFormatBayer14BGGR = 58,
    cudaEglColorFormatBayer14GRBG = 59,
    cudaEglColorFormatBayer14GBRG = 60,
    cudaEglColorFormatBayer20RGGB = 61,
    cudaEglColorFormatBayer20BGGR = 62,
    cudaEglColorFormatBayer20GRBG = 63,
    cudaEglColorFormatBayer20GBRG = 64,
    cudaEglColorFormatYVU444Planar = 65,
    cudaEglColorFormatYVU422Planar = 66,
    cudaEglColorFormatYVU420Planar = 67,
    cudaEglColorFormatBayerIspRGGB = 68,
    cudaEglColorFormatBayerIspBGGR = 69,
    cudaEglColorFormatBayerIspGRBG = 70,
    cudaEglColorFormatBayerIspGBRG = 71,
    cudaEglColorFormatBayerBCCR = 72,
    cudaEglColorFormatBayerRCCB = 73,
    cudaEglColorFormatBayerCRBC = 74,
    cudaEglColorFormatBayerCBRC = 75,
    cudaEglColorFormatBayer10CCCC = 76,
    cudaEglColorFormatBayer12BCCR = 77,
    cudaEglColorFormatBayer12RCCB = 78,
    cudaEglColorFormatBayer12CRBC = 79,
    cudaEglColorFormatBayer12CBRC = 80,
    cudaEglColorFormatBayer12CCCC = 81,
    cudaEglColorFormatY = 82,
    cudaEglColorFormatYUV420SemiPlanar_2020 = 83,
    cudaEglColorFormatYVU420SemiPlanar_2020 = 84,
    cudaEglColorFormatYUV420Planar_2020 = 85,
    cudaEglColorFormatYVU420Planar_2020 = 86,
    cudaEglColorFormatYUV420SemiPlanar_709 = 87,
    cudaEglColorFormatYVU420SemiPlanar_709 = 88,
    cudaEglColorFormatYUV420Planar_709 = 89,
    cudaEglColorFormatYVU420Planar_709 = 90,
    cudaEglColorFormatY10V10U10_420SemiPlanar_709 = 91,
    cudaEglColorFormatY10V10U10_420SemiPlanar_2020 = 92,
    cudaEglColorFormatY10V10U10_422SemiPlanar_2020 = 93,
    cudaEglColorFormatY10V10U10_422SemiPlanar = 94,
    cudaEglColorFormatY10V10U10_422SemiPlanar_709 = 95,
    cudaEglColorFormatY_ER = 96,
    cudaEglColorFormatY_709_ER = 97,
    cudaEglColorFormatY10_ER = 98,
    cudaEglColorFormatY10_709_ER = 99,
    cudaEglColorFormatY12_ER = 100,
    cudaEglColorFormatY12_709_ER = 101,
    cudaEglColorFormatYUVA = 102,
    cudaEglColorFormatYVYU = 104,
    cudaEglColorFormatVYUY = 105,
    cudaEglColorFormatY10V10U10_420SemiPlanar_ER = 106,
    cudaEglColorFormatY10V10U10_420SemiPlanar_709_ER = 107,
    cudaEglColorFormatY10V10U10_444SemiPlanar_ER = 108,
    cudaEglColorFormatY10V10U10_444SemiPlanar_709_ER = 109,
    cudaEglColorFormatY12V12U12_420SemiPlanar_ER = 110,
    cudaEglColorFormatY12V12U12_420SemiPlanar_709_ER = 111,
    cudaEglColorFormatY12V12U12_444SemiPlanar_ER = 112,
    cudaEglColorFormatY12V12U12_444SemiPlanar_709_ER = 113,
    #[toolkits("12.8.57"..)]
    cudaEglColorFormatUYVY709 = 114,
    #[toolkits("12.8.57"..)]
    cudaEglColorFormatUYVY709_ER = 115,
    #[toolkits("12.8.57"..)]
    cudaEglColorFormatUYVY2020 = 116,
}

#[toolkits("11.7.99"..)]
#[tag(cudaEglFrameType_enum)]
#[repr(u32)]
enum cudaEglFrameType {
    cudaEglFrameTypeArray = 0,
    cudaEglFrameTypePitch = 1,
}

#[toolkits("11.7.99"..)]
#[tag(cudaEglResourceLocationFlags_enum)]
#[repr(u32)]
enum cudaEglResourceLocationFlags {
    cudaEglResourceLocationSysmem = 0,
    cudaEglResourceLocationVidmem = 1,
}

#[toolkits("13.0.96"..)]
#[tag(cudaEmulationMantissaControl_t)]
#[repr(u32)]
enum cudaEmulationMantissaControl {
    CUDA_EMULATION_MANTISSA_CONTROL_DYNAMIC = 0,
    CUDA_EMULATION_MANTISSA_CONTROL_FIXED = 1,
}

#[toolkits("13.0.96"..)]
#[tag(cudaEmulationSpecialValuesSupport_t)]
#[repr(u32)]
enum cudaEmulationSpecialValuesSupport {
    CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_NONE = 0,
    CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_INFINITY = 1,
    CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_NAN = 2,
    CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_DEFAULT = 65535,
}

#[toolkits("13.0.48"..)]
#[tag(cudaEmulationStrategy_t)]
#[repr(u32)]
enum cudaEmulationStrategy {
    CUDA_EMULATION_STRATEGY_DEFAULT = 0,
    CUDA_EMULATION_STRATEGY_PERFORMANT = 1,
    CUDA_EMULATION_STRATEGY_EAGER = 2,
}

#[toolkits("11.7.99"..)]
#[tag(cudaError)]
#[repr(u32)]
enum cudaError_t {
    cudaSuccess = 0,
    cudaErrorInvalidValue = 1,
    cudaErrorMemoryAllocation = 2,
    cudaErrorInitializationError = 3,
    cudaErrorCudartUnloading = 4,
    cudaErrorProfilerDisabled = 5,
    #[deprecated]
    cudaErrorProfilerNotInitialized = 6,
    #[deprecated]
    cudaErrorProfilerAlreadyStarted = 7,
    #[deprecated]
    cudaErrorProfilerAlreadyStopped = 8,
    cudaErrorInvalidConfiguration = 9,
    #[toolkits("13.2.51"..)]
    cudaErrorVersionTranslation = 10,
    cudaErrorInvalidPitchValue = 12,
    cudaErrorInvalidSymbol = 13,
    #[deprecated]
    cudaErrorInvalidHostPointer = 16,
    #[deprecated]
    cudaErrorInvalidDevicePointer = 17,
    cudaErrorInvalidTexture = 18,
    cudaErrorInvalidTextureBinding = 19,
    cudaErrorInvalidChannelDescriptor = 20,
    cudaErrorInvalidMemcpyDirection = 21,
    #[deprecated]
    cudaErrorAddressOfConstant = 22,
    #[deprecated]
    cudaErrorTextureFetchFailed = 23,
    #[deprecated]
    cudaErrorTextureNotBound = 24,
    #[deprecated]
    cudaErrorSynchronizationError = 25,
    cudaErrorInvalidFilterSetting = 26,
    cudaErrorInvalidNormSetting = 27,
    #[deprecated]
    cudaErrorMixedDeviceExecution = 28,
    #[deprecated]
    cudaErrorNotYetImplemented = 31,
    #[deprecated]
    cudaErrorMemoryValueTooLarge = 32,
    cudaErrorStubLibrary = 34,
    cudaErrorInsufficientDriver = 35,
    cudaErrorCallRequiresNewerDriver = 36,
    cudaErrorInvalidSurface = 37,
    cudaErrorDuplicateVariableName = 43,
    cudaErrorDuplicateTextureName = 44,
    cudaErrorDuplicateSurfaceName = 45,
    cudaErrorDevicesUnavailable = 46,
    cudaErrorIncompatibleDriverContext = 49,
    cudaErrorMissingConfiguration = 52,
    #[deprecated]
    cudaErrorPriorLaunchFailure = 53,
    cudaErrorLaunchMaxDepthExceeded = 65,
    cudaErrorLaunchFileScopedTex = 66,
    cudaErrorLaunchFileScopedSurf = 67,
    cudaErrorSyncDepthExceeded = 68,
    cudaErrorLaunchPendingCountExceeded = 69,
    cudaErrorInvalidDeviceFunction = 98,
    cudaErrorNoDevice = 100,
    cudaErrorInvalidDevice = 101,
    cudaErrorDeviceNotLicensed = 102,
    cudaErrorSoftwareValidityNotEstablished = 103,
    cudaErrorStartupFailure = 127,
    cudaErrorInvalidKernelImage = 200,
    cudaErrorDeviceUninitialized = 201,
    cudaErrorMapBufferObjectFailed = 205,
    cudaErrorUnmapBufferObjectFailed = 206,
    cudaErrorArrayIsMapped = 207,
    cudaErrorAlreadyMapped = 208,
    cudaErrorNoKernelImageForDevice = 209,
    cudaErrorAlreadyAcquired = 210,
    cudaErrorNotMapped = 211,
    cudaErrorNotMappedAsArray = 212,
    cudaErrorNotMappedAsPointer = 213,
    cudaErrorECCUncorrectable = 214,
    cudaErrorUnsupportedLimit = 215,
    cudaErrorDeviceAlreadyInUse = 216,
    cudaErrorPeerAccessUnsupported = 217,
    cudaErrorInvalidPtx = 218,
    cudaErrorInvalidGraphicsContext = 219,
    cudaErrorNvlinkUncorrectable = 220,
    cudaErrorJitCompilerNotFound = 221,
    cudaErrorUnsupportedPtxVersion = 222,
    cudaErrorJitCompilationDisabled = 223,
    cudaErrorUnsupportedExecAffinity = 224,
    #[toolkits("12.1.55"..)]
    cudaErrorUnsupportedDevSideSync = 225,
    #[toolkits("12.8.57"..)]
    cudaErrorContained = 226,
    #[toolkits("13.4.49"..)]
    cudaErrorInsufficientLoaderVersion = 227,
    cudaErrorInvalidSource = 300,
    cudaErrorFileNotFound = 301,
    cudaErrorSharedObjectSymbolNotFound = 302,
    cudaErrorSharedObjectInitFailed = 303,
    cudaErrorOperatingSystem = 304,
    cudaErrorInvalidResourceHandle = 400,
    cudaErrorIllegalState = 401,
    #[toolkits("12.3.52"..)]
    cudaErrorLossyQuery = 402,
    cudaErrorSymbolNotFound = 500,
    cudaErrorNotReady = 600,
    cudaErrorIllegalAddress = 700,
    cudaErrorLaunchOutOfResources = 701,
    cudaErrorLaunchTimeout = 702,
    cudaErrorLaunchIncompatibleTexturing = 703,
    cudaErrorPeerAccessAlreadyEnabled = 704,
    cudaErrorPeerAccessNotEnabled = 705,
    cudaErrorSetOnActiveProcess = 708,
    cudaErrorContextIsDestroyed = 709,
    cudaErrorAssert = 710,
    cudaErrorTooManyPeers = 711,
    cudaErrorHostMemoryAlreadyRegistered = 712,
    cudaErrorHostMemoryNotRegistered = 713,
    cudaErrorHardwareStackError = 714,
    cudaErrorIllegalInstruction = 715,
    cudaErrorMisalignedAddress = 716,
    cudaErrorInvalidAddressSpace = 717,
    cudaErrorInvalidPc = 718,
    cudaErrorLaunchFailure = 719,
    cudaErrorCooperativeLaunchTooLarge = 720,
    #[toolkits("12.8.57"..)]
    cudaErrorTensorMemoryLeak = 721,
    cudaErrorNotPermitted = 800,
    cudaErrorNotSupported = 801,
    cudaErrorSystemNotReady = 802,
    cudaErrorSystemDriverMismatch = 803,
    cudaErrorCompatNotSupportedOnDevice = 804,
    cudaErrorMpsConnectionFailed = 805,
    cudaErrorMpsRpcFailure = 806,
    cudaErrorMpsServerNotReady = 807,
    cudaErrorMpsMaxClientsReached = 808,
    cudaErrorMpsMaxConnectionsReached = 809,
    #[toolkits("11.8.89"..)]
    cudaErrorMpsClientTerminated = 810,
    #[toolkits("12.0.107"..)]
    cudaErrorCdpNotSupported = 811,
    #[toolkits("12.0.107"..)]
    cudaErrorCdpVersionMismatch = 812,
    cudaErrorStreamCaptureUnsupported = 900,
    cudaErrorStreamCaptureInvalidated = 901,
    cudaErrorStreamCaptureMerge = 902,
    cudaErrorStreamCaptureUnmatched = 903,
    cudaErrorStreamCaptureUnjoined = 904,
    cudaErrorStreamCaptureIsolation = 905,
    cudaErrorStreamCaptureImplicit = 906,
    cudaErrorCapturedEvent = 907,
    cudaErrorStreamCaptureWrongThread = 908,
    cudaErrorTimeout = 909,
    cudaErrorGraphExecUpdateFailure = 910,
    cudaErrorExternalDevice = 911,
    #[toolkits("11.8.89"..)]
    cudaErrorInvalidClusterSize = 912,
    #[toolkits("12.6.37"..)]
    cudaErrorFunctionNotLoaded = 913,
    #[toolkits("12.6.37"..)]
    cudaErrorInvalidResourceType = 914,
    #[toolkits("12.6.37"..)]
    cudaErrorInvalidResourceConfiguration = 915,
    #[toolkits("13.1.80"..)]
    cudaErrorStreamDetached = 917,
    #[toolkits("13.3.29"..)]
    cudaErrorGraphRecaptureFailure = 918,
    #[toolkits("13.4.49"..)]
    cudaErrorFabricNotReady = 919,
    cudaErrorUnknown = 999,
    #[deprecated("11.7.99".."12.3.52")]
    cudaErrorApiFailureBase = 10000,
}

#[toolkits("11.7.99"..)]
#[repr(u32)]
enum cudaExternalMemoryHandleType {
    cudaExternalMemoryHandleTypeOpaqueFd = 1,
    cudaExternalMemoryHandleTypeOpaqueWin32 = 2,
    cudaExternalMemoryHandleTypeOpaqueWin32Kmt = 3,
    cudaExternalMemoryHandleTypeD3D12Heap = 4,
    cudaExternalMemoryHandleTypeD3D12Resource = 5,
    cudaExternalMemoryHandleTypeD3D11Resource = 6,
    cudaExternalMemoryHandleTypeD3D11ResourceKmt = 7,
    cudaExternalMemoryHandleTypeNvSciBuf = 8,
}

#[toolkits("11.7.99"..)]
#[repr(u32)]
enum cudaExternalSemaphoreHandleType {
    cudaExternalSemaphoreHandleTypeOpaqueFd = 1,
    cudaExternalSemaphoreHandleTypeOpaqueWin32 = 2,
    cudaExternalSemaphoreHandleTypeOpaqueWin32Kmt = 3,
    cudaExternalSemaphoreHandleTypeD3D12Fence = 4,
    cudaExternalSemaphoreHandleTypeD3D11Fence = 5,
    cudaExternalSemaphoreHandleTypeNvSciSync = 6,
    cudaExternalSemaphoreHandleTypeKeyedMutex = 7,
    cudaExternalSemaphoreHandleTypeKeyedMutexKmt = 8,
    cudaExternalSemaphoreHandleTypeTimelineSemaphoreFd = 9,
    cudaExternalSemaphoreHandleTypeTimelineSemaphoreWin32 = 10,
}

#[toolkits("13.3.29"..)]
#[repr(u32)]
enum cudaFabricOpStatusInfo {
    cudaFabricOpStatusInfoLast = 0,
    cudaFabricOpStatusInfoSuccess = 0,
    cudaFabricOpStatusInfoMax = 0x7fffffff,
}

#[toolkits("13.3.29"..)]
#[repr(u32)]
enum cudaFabricOpStatusSource {
    cudaFabricOpStatusSourceMbarrierV1 = 0,
    cudaFabricOpStatusSourceMax = 0x7fffffff,
}

#[toolkits("11.7.99"..)]
#[repr(u32)]
enum cudaFlushGPUDirectRDMAWritesOptions {
    cudaFlushGPUDirectRDMAWritesOptionHost = 1,
    cudaFlushGPUDirectRDMAWritesOptionMemOps = 2,
}

#[toolkits("11.7.99"..)]
#[repr(u32)]
enum cudaFlushGPUDirectRDMAWritesScope {
    cudaFlushGPUDirectRDMAWritesToOwner = 100,
    cudaFlushGPUDirectRDMAWritesToAllDevices = 200,
}

#[toolkits("11.7.99"..)]
#[repr(u32)]
enum cudaFlushGPUDirectRDMAWritesTarget {
    cudaFlushGPUDirectRDMAWritesTargetCurrentDevice = 0,
}

#[toolkits("11.7.99"..)]
#[repr(u32)]
enum cudaFuncAttribute {
    cudaFuncAttributeMaxDynamicSharedMemorySize = 8,
    cudaFuncAttributePreferredSharedMemoryCarveout = 9,
    #[toolkits("11.8.89"..)]
    cudaFuncAttributeClusterDimMustBeSet = 10,
    #[toolkits("11.7.99".."11.8.89")]
    cudaFuncAttributeMax = 10,
    #[toolkits("11.8.89"..)]
    cudaFuncAttributeRequiredClusterWidth = 11,
    #[toolkits("11.8.89"..)]
    cudaFuncAttributeRequiredClusterHeight = 12,
    #[toolkits("11.8.89"..)]
    cudaFuncAttributeRequiredClusterDepth = 13,
    #[toolkits("11.8.89"..)]
    cudaFuncAttributeNonPortableClusterSizeAllowed = 14,
    #[toolkits("11.8.89"..)]
    cudaFuncAttributeClusterSchedulingPolicyPreference = 15,
    #[toolkits("11.8.89".."13.4.49")]
    cudaFuncAttributeMax = 16,
    #[toolkits("13.4.49"..)]
    cudaFuncAttributeSharedMemoryMode = 16,
    #[toolkits("13.4.49"..)]
    cudaFuncAttributeMax = 17,
}

#[toolkits("11.7.99"..)]
#[repr(u32)]
enum cudaFuncCache {
    cudaFuncCachePreferNone = 0,
    cudaFuncCachePreferShared = 1,
    cudaFuncCachePreferL1 = 2,
    cudaFuncCachePreferEqual = 3,
}

#[toolkits("11.7.99"..)]
#[repr(u32)]
enum cudaGLDeviceList {
    cudaGLDeviceListAll = 1,
    cudaGLDeviceListCurrentFrame = 2,
    cudaGLDeviceListNextFrame = 3,
}

#[toolkits("11.7.99"..)]
#[repr(u32)]
enum cudaGLMapFlags {
    cudaGLMapFlagsNone = 0,
    cudaGLMapFlagsReadOnly = 1,
    cudaGLMapFlagsWriteDiscard = 2,
}

#[toolkits("11.7.99"..)]
#[repr(u32)]
enum cudaGPUDirectRDMAWritesOrdering {
    cudaGPUDirectRDMAWritesOrderingNone = 0,
    cudaGPUDirectRDMAWritesOrderingOwner = 100,
    cudaGPUDirectRDMAWritesOrderingAllDevices = 200,
}

#[toolkits("11.7.99"..)]
#[repr(u32)]
enum cudaGetDriverEntryPointFlags {
    cudaEnableDefault = 0,
    cudaEnableLegacyStream = 1,
    cudaEnablePerThreadDefaultStream = 2,
}

#[toolkits("12.9.37".."13.2.51")]
#[repr(u32)]
enum cudaGraphChildGraphNodeOwnership {
    cudaGraphChildGraphOwnershipClone = 0,
    cudaGraphChildGraphOwnershipMove = 1,
}

#[toolkits("13.2.51"..)]
#[repr(i32)]
enum cudaGraphChildGraphNodeOwnership {
    cudaGraphChildGraphOwnershipInvalid = -1,
    cudaGraphChildGraphOwnershipClone = 0,
    cudaGraphChildGraphOwnershipMove = 1,
}

#[toolkits("12.3.52"..)]
#[repr(u32)]
enum cudaGraphConditionalHandleFlags {
    cudaGraphCondAssignDefault = 1,
}

#[toolkits("12.3.52"..)]
#[repr(u32)]
enum cudaGraphConditionalNodeType {
    cudaGraphCondTypeIf = 0,
    cudaGraphCondTypeWhile = 1,
    #[toolkits("12.8.57"..)]
    cudaGraphCondTypeSwitch = 2,
}

#[toolkits("11.7.99"..)]
#[repr(u32)]
enum cudaGraphDebugDotFlags {
    cudaGraphDebugDotFlagsVerbose = 1,
    cudaGraphDebugDotFlagsKernelNodeParams = 4,
    cudaGraphDebugDotFlagsMemcpyNodeParams = 8,
    cudaGraphDebugDotFlagsMemsetNodeParams = 16,
    cudaGraphDebugDotFlagsHostNodeParams = 32,
    cudaGraphDebugDotFlagsEventNodeParams = 64,
    cudaGraphDebugDotFlagsExtSemasSignalNodeParams = 128,
    cudaGraphDebugDotFlagsExtSemasWaitNodeParams = 256,
    cudaGraphDebugDotFlagsKernelNodeAttributes = 512,
    cudaGraphDebugDotFlagsHandles = 1024,
    #[toolkits("12.3.52"..)]
    cudaGraphDebugDotFlagsConditionalNodeParams = 32768,
    #[toolkits("13.5.37"..)]
    cudaGraphDebugDotFlagsMemcpyBatchNodeParams = 0x10000,
}

#[toolkits("12.3.52"..)]
#[tag(cudaGraphDependencyType_enum)]
#[repr(u32)]
enum cudaGraphDependencyType {
    cudaGraphDependencyTypeDefault = 0,
    cudaGraphDependencyTypeProgrammatic = 1,
}

#[toolkits("11.7.99"..)]
#[repr(u32)]
enum cudaGraphExecUpdateResult {
    cudaGraphExecUpdateSuccess = 0,
    cudaGraphExecUpdateError = 1,
    cudaGraphExecUpdateErrorTopologyChanged = 2,
    cudaGraphExecUpdateErrorNodeTypeChanged = 3,
    cudaGraphExecUpdateErrorFunctionChanged = 4,
    cudaGraphExecUpdateErrorParametersChanged = 5,
    cudaGraphExecUpdateErrorNotSupported = 6,
    cudaGraphExecUpdateErrorUnsupportedFunctionChange = 7,
    cudaGraphExecUpdateErrorAttributesChanged = 8,
}

#[toolkits("11.7.99"..)]
#[repr(u32)]
enum cudaGraphInstantiateFlags {
    cudaGraphInstantiateFlagAutoFreeOnLaunch = 1,
    #[toolkits("12.0.107"..)]
    cudaGraphInstantiateFlagUpload = 2,
    #[toolkits("12.0.107"..)]
    cudaGraphInstantiateFlagDeviceLaunch = 4,
    cudaGraphInstantiateFlagUseNodePriority = 8,
}

#[toolkits("12.0.107"..)]
#[anonymous]
#[repr(u32)]
enum cudaGraphInstantiateResult {
    cudaGraphInstantiateSuccess = 0,
    cudaGraphInstantiateError = 1,
    cudaGraphInstantiateInvalidStructure = 2,
    cudaGraphInstantiateNodeOperationNotSupported = 3,
    cudaGraphInstantiateMultipleDevicesNotSupported = 4,
    #[toolkits("12.8.57"..)]
    cudaGraphInstantiateConditionalHandleUnused = 5,
}

#[toolkits("12.4.99"..)]
#[repr(u32)]
enum cudaGraphKernelNodeField {
    cudaGraphKernelNodeFieldInvalid = 0,
    cudaGraphKernelNodeFieldGridDim = 1,
    cudaGraphKernelNodeFieldParam = 2,
    cudaGraphKernelNodeFieldEnabled = 3,
}

#[toolkits("11.7.99"..)]
#[repr(u32)]
enum cudaGraphMemAttributeType {
    cudaGraphMemAttrUsedMemCurrent = 0,
    cudaGraphMemAttrUsedMemHigh = 1,
    cudaGraphMemAttrReservedMemCurrent = 2,
    cudaGraphMemAttrReservedMemHigh = 3,
}

#[toolkits("11.7.99"..)]
#[repr(u32)]
enum cudaGraphNodeType {
    cudaGraphNodeTypeKernel = 0,
    cudaGraphNodeTypeMemcpy = 1,
    cudaGraphNodeTypeMemset = 2,
    cudaGraphNodeTypeHost = 3,
    cudaGraphNodeTypeGraph = 4,
    cudaGraphNodeTypeEmpty = 5,
    cudaGraphNodeTypeWaitEvent = 6,
    cudaGraphNodeTypeEventRecord = 7,
    cudaGraphNodeTypeExtSemaphoreSignal = 8,
    cudaGraphNodeTypeExtSemaphoreWait = 9,
    cudaGraphNodeTypeMemAlloc = 10,
    cudaGraphNodeTypeMemFree = 11,
    #[toolkits("11.7.99".."12.3.52")]
    cudaGraphNodeTypeCount = 12,
    #[toolkits("12.3.52"..)]
    cudaGraphNodeTypeConditional = 13,
    #[toolkits("12.3.52".."13.3.29")]
    cudaGraphNodeTypeCount = 14,
    #[toolkits("13.5.37"..)]
    cudaGraphNodeTypeMemcpyBatch = 14,
    #[toolkits("13.3.29"..)]
    cudaGraphNodeTypeReserved16 = 16,
    #[toolkits("13.3.29".."13.5.37")]
    cudaGraphNodeTypeCount = 17,
    #[toolkits("13.5.37"..)]
    cudaGraphNodeTypeExternalEngine = 17,
    #[toolkits("13.5.37"..)]
    cudaGraphNodeTypeCount = 18,
}

#[toolkits("13.3.29"..)]
#[repr(u32)]
enum cudaGraphRecaptureStatus {
    cudaGraphRecaptureEligibleForUpdate = 0,
    cudaGraphRecaptureIneligibleForUpdate = 1,
    cudaGraphRecaptureError = 2,
}

#[toolkits("11.7.99"..)]
#[repr(u32)]
enum cudaGraphicsCubeFace {
    cudaGraphicsCubeFacePositiveX = 0,
    cudaGraphicsCubeFaceNegativeX = 1,
    cudaGraphicsCubeFacePositiveY = 2,
    cudaGraphicsCubeFaceNegativeY = 3,
    cudaGraphicsCubeFacePositiveZ = 4,
    cudaGraphicsCubeFaceNegativeZ = 5,
}

#[toolkits("11.7.99"..)]
#[repr(u32)]
enum cudaGraphicsMapFlags {
    cudaGraphicsMapFlagsNone = 0,
    cudaGraphicsMapFlagsReadOnly = 1,
    cudaGraphicsMapFlagsWriteDiscard = 2,
}

#[toolkits("11.7.99"..)]
#[repr(u32)]
enum cudaGraphicsRegisterFlags {
    cudaGraphicsRegisterFlagsNone = 0,
    cudaGraphicsRegisterFlagsReadOnly = 1,
    cudaGraphicsRegisterFlagsWriteDiscard = 2,
    cudaGraphicsRegisterFlagsSurfaceLoadStore = 4,
    cudaGraphicsRegisterFlagsTextureGather = 8,
}

#[toolkits("13.2.51"..)]
#[repr(u32)]
enum cudaHostTaskSyncMode {
    cudaHostTaskBlocking = 0,
    cudaHostTaskSpinWait = 1,
}

#[toolkits("12.8.57"..)]
#[repr(u32)]
enum cudaJitOption {
    cudaJitMaxRegisters = 0,
    cudaJitThreadsPerBlock = 1,
    cudaJitWallTime = 2,
    cudaJitInfoLogBuffer = 3,
    cudaJitInfoLogBufferSizeBytes = 4,
    cudaJitErrorLogBuffer = 5,
    cudaJitErrorLogBufferSizeBytes = 6,
    cudaJitOptimizationLevel = 7,
    cudaJitFallbackStrategy = 10,
    cudaJitGenerateDebugInfo = 11,
    cudaJitLogVerbose = 12,
    cudaJitGenerateLineInfo = 13,
    cudaJitCacheMode = 14,
    cudaJitPositionIndependentCode = 30,
    cudaJitMinCtaPerSm = 31,
    cudaJitMaxThreadsPerBlock = 32,
    cudaJitOverrideDirectiveValues = 33,
}

#[toolkits("12.8.57"..)]
#[repr(u32)]
enum cudaJit_CacheMode {
    cudaJitCacheOptionNone = 0,
    cudaJitCacheOptionCG = 1,
    cudaJitCacheOptionCA = 2,
}

#[toolkits("12.8.57"..)]
#[repr(u32)]
enum cudaJit_Fallback {
    cudaPreferPtx = 0,
    cudaPreferBinary = 1,
}

#[toolkits("13.2.51"..)]
#[repr(u32)]
enum cudaKernelFunctionType {
    cudaKernelFunctionTypeUnspecified = 0,
    cudaKernelFunctionTypeDeviceEntry = 1,
    cudaKernelFunctionTypeKernel = 2,
    cudaKernelFunctionTypeFunction = 3,
}

#[toolkits("11.7.99".."11.8.89")]
#[anonymous]
#[repr(u32)]
enum cudaKernelNodeAttrID {
    cudaKernelNodeAttributeAccessPolicyWindow = 1,
    cudaKernelNodeAttributeCooperative = 2,
    cudaKernelNodeAttributePriority = 8,
}

#[toolkits("11.8.89"..)]
#[anonymous]
#[repr(u32)]
enum cudaLaunchAttributeID {
    cudaLaunchAttributeIgnore = 0,
    cudaLaunchAttributeAccessPolicyWindow = 1,
    cudaLaunchAttributeCooperative = 2,
    cudaLaunchAttributeSynchronizationPolicy = 3,
    cudaLaunchAttributeClusterDimension = 4,
    cudaLaunchAttributeClusterSchedulingPolicyPreference = 5,
    cudaLaunchAttributeProgrammaticStreamSerialization = 6,
    cudaLaunchAttributeProgrammaticEvent = 7,
    cudaLaunchAttributePriority = 8,
    #[toolkits("12.0.107"..)]
    cudaLaunchAttributeMemSyncDomainMap = 9,
    #[toolkits("12.0.107"..)]
    cudaLaunchAttributeMemSyncDomain = 10,
    #[toolkits("12.8.57"..)]
    cudaLaunchAttributePreferredClusterDimension = 11,
    #[toolkits("12.3.52"..)]
    cudaLaunchAttributeLaunchCompletionEvent = 12,
    #[toolkits("12.4.99"..)]
    cudaLaunchAttributeDeviceUpdatableKernelNode = 13,
    #[toolkits("12.5.39"..)]
    cudaLaunchAttributePreferredSharedMemoryCarveout = 14,
    #[toolkits("13.0.48"..)]
    cudaLaunchAttributeNvlinkUtilCentricScheduling = 16,
    #[toolkits("13.2.51"..)]
    cudaLaunchAttributePortableClusterSizeMode = 17,
    #[toolkits("13.2.51"..)]
    cudaLaunchAttributeSharedMemoryMode = 18,
}

#[toolkits("13.2.51"..)]
#[anonymous]
#[repr(u32)]
enum cudaLaunchAttributePortableClusterMode {
    cudaLaunchPortableClusterModeDefault = 0,
    cudaLaunchPortableClusterModeRequirePortable = 1,
    cudaLaunchPortableClusterModeAllowNonPortable = 2,
}

#[toolkits("12.0.107"..)]
#[anonymous]
#[repr(u32)]
enum cudaLaunchMemSyncDomain {
    cudaLaunchMemSyncDomainDefault = 0,
    cudaLaunchMemSyncDomainRemote = 1,
}

#[toolkits("12.8.57"..)]
#[repr(u32)]
enum cudaLibraryOption {
    cudaLibraryHostUniversalFunctionAndDataTable = 0,
    cudaLibraryBinaryIsPreserved = 1,
}

#[toolkits("11.7.99"..)]
#[repr(u32)]
enum cudaLimit {
    cudaLimitStackSize = 0,
    cudaLimitPrintfFifoSize = 1,
    cudaLimitMallocHeapSize = 2,
    cudaLimitDevRuntimeSyncDepth = 3,
    cudaLimitDevRuntimePendingLaunchCount = 4,
    cudaLimitMaxL2FetchGranularity = 5,
    cudaLimitPersistingL2CacheSize = 6,
    #[toolkits("13.4.49"..)]
    cudaLimitPerBlockMemorySize = 10,
}

#[toolkits("13.0.48"..)]
#[tag(CUDAlogLevel_enum)]
#[repr(u32)]
enum cudaLogLevel {
    cudaLogLevelError = 0,
    cudaLogLevelWarning = 1,
}

#[toolkits("11.7.99"..)]
#[repr(u32)]
enum cudaMemAccessFlags {
    cudaMemAccessFlagsProtNone = 0,
    cudaMemAccessFlagsProtRead = 1,
    cudaMemAccessFlagsProtReadWrite = 3,
}

#[toolkits("11.7.99"..)]
#[repr(u32)]
enum cudaMemAllocationHandleType {
    cudaMemHandleTypeNone = 0,
    cudaMemHandleTypePosixFileDescriptor = 1,
    cudaMemHandleTypeWin32 = 2,
    cudaMemHandleTypeWin32Kmt = 4,
    #[toolkits("12.4.99"..)]
    cudaMemHandleTypeFabric = 8,
}

#[toolkits("11.7.99"..)]
#[repr(u32)]
enum cudaMemAllocationType {
    cudaMemAllocationTypeInvalid = 0,
    cudaMemAllocationTypePinned = 1,
    #[toolkits("13.0.48"..)]
    cudaMemAllocationTypeManaged = 2,
    cudaMemAllocationTypeMax = 0x7fffffff,
}

#[toolkits("11.7.99"..)]
#[repr(u32)]
enum cudaMemLocationType {
    cudaMemLocationTypeInvalid = 0,
    #[toolkits("13.0.48"..)]
    cudaMemLocationTypeNone = 0,
    cudaMemLocationTypeDevice = 1,
    #[toolkits("12.2.53"..)]
    cudaMemLocationTypeHost = 2,
    #[toolkits("12.2.53"..)]
    cudaMemLocationTypeHostNuma = 3,
    #[toolkits("12.2.53"..)]
    cudaMemLocationTypeHostNumaCurrent = 4,
    #[toolkits("13.2.51"..)]
    cudaMemLocationTypeInvisible = 5,
    #[toolkits("13.4.49"..)]
    cudaMemLocationTypeDeviceLocalityDomain = 6,
}

#[toolkits("11.7.99"..)]
#[repr(u32)]
enum cudaMemPoolAttr {
    cudaMemPoolReuseFollowEventDependencies = 1,
    cudaMemPoolReuseAllowOpportunistic = 2,
    cudaMemPoolReuseAllowInternalDependencies = 3,
    cudaMemPoolAttrReleaseThreshold = 4,
    cudaMemPoolAttrReservedMemCurrent = 5,
    cudaMemPoolAttrReservedMemHigh = 6,
    cudaMemPoolAttrUsedMemCurrent = 7,
    cudaMemPoolAttrUsedMemHigh = 8,
    #[toolkits("13.2.51"..)]
    cudaMemPoolAttrAllocationType = 9,
    #[toolkits("13.2.51"..)]
    cudaMemPoolAttrExportHandleTypes = 10,
    #[toolkits("13.2.51"..)]
    cudaMemPoolAttrLocationId = 11,
    #[toolkits("13.2.51"..)]
    cudaMemPoolAttrLocationType = 12,
    #[toolkits("13.2.51"..)]
    cudaMemPoolAttrMaxPoolSize = 13,
    #[toolkits("13.2.51"..)]
    cudaMemPoolAttrHwDecompressEnabled = 14,
    #[toolkits("13.4.49"..)]
    cudaMemPoolAttrLocalityDomainId = 15,
}

#[toolkits("11.7.99"..)]
#[repr(u32)]
enum cudaMemRangeAttribute {
    cudaMemRangeAttributeReadMostly = 1,
    cudaMemRangeAttributePreferredLocation = 2,
    cudaMemRangeAttributeAccessedBy = 3,
    cudaMemRangeAttributeLastPrefetchLocation = 4,
    #[toolkits("12.2.53"..)]
    cudaMemRangeAttributePreferredLocationType = 5,
    #[toolkits("12.2.53"..)]
    cudaMemRangeAttributePreferredLocationId = 6,
    #[toolkits("12.2.53"..)]
    cudaMemRangeAttributeLastPrefetchLocationType = 7,
    #[toolkits("12.2.53"..)]
    cudaMemRangeAttributeLastPrefetchLocationId = 8,
}

#[toolkits("12.8.57"..)]
#[repr(u32)]
enum cudaMemcpy3DOperandType {
    cudaMemcpyOperandTypePointer = 1,
    cudaMemcpyOperandTypeArray = 2,
    cudaMemcpyOperandTypeMax = 0x7fffffff,
}

#[toolkits("12.8.57"..)]
#[repr(u32)]
enum cudaMemcpyFlags {
    cudaMemcpyFlagDefault = 0,
    cudaMemcpyFlagPreferOverlapWithCompute = 1,
}

#[toolkits("11.7.99"..)]
#[repr(u32)]
enum cudaMemcpyKind {
    cudaMemcpyHostToHost = 0,
    cudaMemcpyHostToDevice = 1,
    cudaMemcpyDeviceToHost = 2,
    cudaMemcpyDeviceToDevice = 3,
    cudaMemcpyDefault = 4,
}

#[toolkits("12.8.57"..)]
#[repr(u32)]
enum cudaMemcpySrcAccessOrder {
    cudaMemcpySrcAccessOrderInvalid = 0,
    cudaMemcpySrcAccessOrderStream = 1,
    cudaMemcpySrcAccessOrderDuringApiCall = 2,
    cudaMemcpySrcAccessOrderAny = 3,
    cudaMemcpySrcAccessOrderMax = 0x7fffffff,
}

#[toolkits("11.7.99"..)]
#[repr(u32)]
enum cudaMemoryAdvise {
    cudaMemAdviseSetReadMostly = 1,
    cudaMemAdviseUnsetReadMostly = 2,
    cudaMemAdviseSetPreferredLocation = 3,
    cudaMemAdviseUnsetPreferredLocation = 4,
    cudaMemAdviseSetAccessedBy = 5,
    cudaMemAdviseUnsetAccessedBy = 6,
}

#[toolkits("11.7.99"..)]
#[repr(u32)]
enum cudaMemoryType {
    cudaMemoryTypeUnregistered = 0,
    cudaMemoryTypeHost = 1,
    cudaMemoryTypeDevice = 2,
    cudaMemoryTypeManaged = 3,
}

#[toolkits("11.7.99".."12.0.107")]
#[tag(cudaOutputMode)]
#[repr(u32)]
enum cudaOutputMode_t {
    cudaKeyValuePair = 0,
    cudaCSV = 1,
}

#[toolkits("11.7.99"..)]
#[repr(u32)]
enum cudaResourceType {
    cudaResourceTypeArray = 0,
    cudaResourceTypeMipmappedArray = 1,
    cudaResourceTypeLinear = 2,
    cudaResourceTypePitch2D = 3,
}

#[toolkits("11.7.99"..)]
#[repr(u32)]
enum cudaResourceViewFormat {
    cudaResViewFormatNone = 0,
    cudaResViewFormatUnsignedChar1 = 1,
    cudaResViewFormatUnsignedChar2 = 2,
    cudaResViewFormatUnsignedChar4 = 3,
    cudaResViewFormatSignedChar1 = 4,
    cudaResViewFormatSignedChar2 = 5,
    cudaResViewFormatSignedChar4 = 6,
    cudaResViewFormatUnsignedShort1 = 7,
    cudaResViewFormatUnsignedShort2 = 8,
    cudaResViewFormatUnsignedShort4 = 9,
    cudaResViewFormatSignedShort1 = 10,
    cudaResViewFormatSignedShort2 = 11,
    cudaResViewFormatSignedShort4 = 12,
    cudaResViewFormatUnsignedInt1 = 13,
    cudaResViewFormatUnsignedInt2 = 14,
    cudaResViewFormatUnsignedInt4 = 15,
    cudaResViewFormatSignedInt1 = 16,
    cudaResViewFormatSignedInt2 = 17,
    cudaResViewFormatSignedInt4 = 18,
    cudaResViewFormatHalf1 = 19,
    cudaResViewFormatHalf2 = 20,
    cudaResViewFormatHalf4 = 21,
    cudaResViewFormatFloat1 = 22,
    cudaResViewFormatFloat2 = 23,
    cudaResViewFormatFloat4 = 24,
    cudaResViewFormatUnsignedBlockCompressed1 = 25,
    cudaResViewFormatUnsignedBlockCompressed2 = 26,
    cudaResViewFormatUnsignedBlockCompressed3 = 27,
    cudaResViewFormatUnsignedBlockCompressed4 = 28,
    cudaResViewFormatSignedBlockCompressed4 = 29,
    cudaResViewFormatUnsignedBlockCompressed5 = 30,
    cudaResViewFormatSignedBlockCompressed5 = 31,
    cudaResViewFormatUnsignedBlockCompressed6H = 32,
    cudaResViewFormatSignedBlockCompressed6H = 33,
    cudaResViewFormatUnsignedBlockCompressed7 = 34,
}

#[toolkits("11.7.99"..)]
#[repr(u32)]
enum cudaRoundMode {
    cudaRoundNearest = 0,
    cudaRoundZero = 1,
    cudaRoundPosInf = 2,
    cudaRoundMinInf = 3,
}

#[toolkits("11.7.99"..)]
#[repr(i32)]
enum cudaSharedCarveout {
    cudaSharedmemCarveoutDefault = -1,
    cudaSharedmemCarveoutMaxL1 = 0,
    cudaSharedmemCarveoutMaxShared = 100,
}

#[toolkits("11.7.99"..)]
#[repr(u32)]
enum cudaSharedMemConfig {
    cudaSharedMemBankSizeDefault = 0,
    cudaSharedMemBankSizeFourByte = 1,
    cudaSharedMemBankSizeEightByte = 2,
}

#[toolkits("13.2.51"..)]
#[anonymous]
#[repr(u32)]
enum cudaSharedMemoryMode {
    cudaSharedMemoryModeDefault = 0,
    cudaSharedMemoryModeRequirePortable = 1,
    cudaSharedMemoryModeAllowNonPortable = 2,
    #[toolkits("13.4.49"..)]
    cudaSharedMemoryModeAllowOversizedSharedMemory = 3,
    #[toolkits("13.4.49"..)]
    cudaSharedMemoryModePreferOversizedSharedMemory = 4,
}

#[toolkits("11.7.99".."11.8.89")]
#[anonymous]
#[repr(u32)]
enum cudaStreamAttrID {
    cudaStreamAttributeAccessPolicyWindow = 1,
    cudaStreamAttributeSynchronizationPolicy = 3,
}

#[toolkits("11.7.99"..)]
#[repr(u32)]
enum cudaStreamCaptureMode {
    cudaStreamCaptureModeGlobal = 0,
    cudaStreamCaptureModeThreadLocal = 1,
    cudaStreamCaptureModeRelaxed = 2,
}

#[toolkits("11.7.99"..)]
#[repr(u32)]
enum cudaStreamCaptureStatus {
    cudaStreamCaptureStatusNone = 0,
    cudaStreamCaptureStatusActive = 1,
    cudaStreamCaptureStatusInvalidated = 2,
}

#[toolkits("11.7.99"..)]
#[repr(u32)]
enum cudaStreamUpdateCaptureDependenciesFlags {
    cudaStreamAddCaptureDependencies = 0,
    cudaStreamSetCaptureDependencies = 1,
}

#[toolkits("11.7.99"..)]
#[repr(u32)]
enum cudaSurfaceBoundaryMode {
    cudaBoundaryModeZero = 0,
    cudaBoundaryModeClamp = 1,
    cudaBoundaryModeTrap = 2,
}

#[toolkits("11.7.99"..)]
#[repr(u32)]
enum cudaSurfaceFormatMode {
    cudaFormatModeForced = 0,
    cudaFormatModeAuto = 1,
}

#[toolkits("11.7.99"..)]
#[repr(u32)]
enum cudaSynchronizationPolicy {
    cudaSyncPolicyAuto = 1,
    cudaSyncPolicySpin = 2,
    cudaSyncPolicyYield = 3,
    cudaSyncPolicyBlockingSync = 4,
}

#[toolkits("11.7.99"..)]
#[repr(u32)]
enum cudaTextureAddressMode {
    cudaAddressModeWrap = 0,
    cudaAddressModeClamp = 1,
    cudaAddressModeMirror = 2,
    cudaAddressModeBorder = 3,
}

#[toolkits("11.7.99"..)]
#[repr(u32)]
enum cudaTextureFilterMode {
    cudaFilterModePoint = 0,
    cudaFilterModeLinear = 1,
}

#[toolkits("11.7.99"..)]
#[repr(u32)]
enum cudaTextureReadMode {
    cudaReadModeElementType = 0,
    cudaReadModeNormalizedFloat = 1,
}

#[toolkits("11.7.99"..)]
#[repr(u32)]
enum cudaUserObjectFlags {
    cudaUserObjectNoDestructorSync = 1,
}

#[toolkits("11.7.99"..)]
#[repr(u32)]
enum cudaUserObjectRetainFlags {
    cudaGraphUserObjectMove = 1,
}

#[toolkits("11.7.99"..)]
#[tag(libraryPropertyType_t)]
#[repr(u32)]
enum libraryPropertyType {
    MAJOR_VERSION = 0,
    MINOR_VERSION = 1,
    PATCH_LEVEL = 2,
}
