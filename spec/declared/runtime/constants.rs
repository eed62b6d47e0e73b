//! Written by `cuspec import` from `cuda_runtime_api.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[toolkits("11.7.99".."11.8.89")]
const CUDART_VERSION: c_int = 11070;

#[toolkits("11.8.89".."12.0.107")]
const CUDART_VERSION: c_int = 11080;

#[toolkits("12.0.107".."12.1.55")]
const CUDART_VERSION: c_int = 12000;

#[toolkits("12.1.55".."12.2.53")]
const CUDART_VERSION: c_int = 12010;

#[toolkits("12.2.53".."12.3.52")]
const CUDART_VERSION: c_int = 12020;

#[toolkits("12.3.52".."12.4.99")]
const CUDART_VERSION: c_int = 12030;

#[toolkits("12.4.99".."12.5.39")]
const CUDART_VERSION: c_int = 12040;

#[toolkits("12.5.39".."12.6.37")]
const CUDART_VERSION: c_int = 12050;

#[toolkits("12.6.37".."12.8.57")]
const CUDART_VERSION: c_int = 12060;

#[toolkits("12.8.57".."12.9.37")]
const CUDART_VERSION: c_int = 12080;

#[toolkits("12.9.37".."13.0.48")]
const CUDART_VERSION: c_int = 12090;

#[toolkits("13.0.48".."13.1.80")]
const CUDART_VERSION: c_int = 13000;

#[toolkits("13.1.80".."13.2.51")]
const CUDART_VERSION: c_int = 13010;

#[toolkits("13.2.51".."13.3.29")]
const CUDART_VERSION: c_int = 13020;

#[toolkits("13.3.29".."13.4.49")]
const CUDART_VERSION: c_int = 13030;

#[toolkits("13.4.49".."13.5.37")]
const CUDART_VERSION: c_int = 13040;

#[toolkits("13.5.37"..)]
const CUDART_VERSION: c_int = 13050;

#[toolkits("11.7.99"..)]
const CUDA_EGL_MAX_PLANES: c_int = 3;

#[toolkits("11.7.99"..)]
const CUDA_IPC_HANDLE_SIZE: c_int = 64;

#[toolkits("11.7.99"..)]
const cudaArrayColorAttachment: c_int = 32;

#[toolkits("11.7.99"..)]
const cudaArrayCubemap: c_int = 4;

#[toolkits("11.7.99"..)]
const cudaArrayDefault: c_int = 0;

#[toolkits("11.7.99"..)]
const cudaArrayDeferredMapping: c_int = 128;

#[toolkits("11.7.99"..)]
const cudaArrayLayered: c_int = 1;

#[toolkits("11.7.99"..)]
const cudaArraySparse: c_int = 64;

#[toolkits("11.7.99"..)]
const cudaArraySparsePropertiesSingleMipTail: c_int = 1;

#[toolkits("11.7.99"..)]
const cudaArraySurfaceLoadStore: c_int = 2;

#[toolkits("11.7.99"..)]
const cudaArrayTextureGather: c_int = 8;

#[toolkits("11.7.99".."13.0.48")]
const cudaCooperativeLaunchMultiDeviceNoPostSync: c_int = 2;

#[toolkits("11.7.99".."13.0.48")]
const cudaCooperativeLaunchMultiDeviceNoPreSync: c_int = 1;

#[toolkits("11.7.99"..)]
const cudaCpuDeviceId: c_int = -1;

#[toolkits("13.5.37"..)]
const cudaDevSmResourceGroupLocalityDomainIdAny: c_uint = 0xffffffff;

#[toolkits("11.7.99"..)]
const cudaDeviceBlockingSync: c_int = 4;

#[toolkits("11.7.99"..)]
const cudaDeviceLmemResizeToMax: c_int = 16;

#[toolkits("11.7.99"..)]
const cudaDeviceMapHost: c_int = 8;

#[toolkits("11.7.99".."12.1.55")]
const cudaDeviceMask: c_int = 31;

#[toolkits("12.1.55"..)]
const cudaDeviceMask: c_int = 255;

#[toolkits("11.7.99"..)]
const cudaDeviceScheduleAuto: c_int = 0;

#[toolkits("11.7.99"..)]
const cudaDeviceScheduleBlockingSync: c_int = 4;

#[toolkits("11.7.99"..)]
const cudaDeviceScheduleMask: c_int = 7;

#[toolkits("11.7.99"..)]
const cudaDeviceScheduleSpin: c_int = 1;

#[toolkits("11.7.99"..)]
const cudaDeviceScheduleYield: c_int = 2;

#[toolkits("12.1.55"..)]
const cudaDeviceSyncMemops: c_int = 128;

#[toolkits("11.7.99"..)]
const cudaEventBlockingSync: c_int = 1;

#[toolkits("11.7.99"..)]
const cudaEventDefault: c_int = 0;

#[toolkits("11.7.99"..)]
const cudaEventDisableTiming: c_int = 2;

#[toolkits("11.7.99"..)]
const cudaEventInterprocess: c_int = 4;

#[toolkits("11.7.99"..)]
const cudaEventRecordDefault: c_int = 0;

#[toolkits("11.7.99"..)]
const cudaEventRecordExternal: c_int = 1;

#[toolkits("11.7.99"..)]
const cudaEventWaitDefault: c_int = 0;

#[toolkits("11.7.99"..)]
const cudaEventWaitExternal: c_int = 1;

#[toolkits("11.7.99"..)]
const cudaExternalMemoryDedicated: c_int = 1;

#[toolkits("11.7.99"..)]
const cudaExternalSemaphoreSignalSkipNvSciBufMemSync: c_int = 1;

#[toolkits("11.7.99"..)]
const cudaExternalSemaphoreWaitSkipNvSciBufMemSync: c_int = 2;

#[toolkits("12.3.52"..)]
const cudaGraphKernelNodePortDefault: c_int = 0;

#[toolkits("12.3.52"..)]
const cudaGraphKernelNodePortLaunchCompletion: c_int = 2;

#[toolkits("12.3.52"..)]
const cudaGraphKernelNodePortProgrammatic: c_int = 1;

#[toolkits("11.7.99"..)]
const cudaHostAllocDefault: c_int = 0;

#[toolkits("11.7.99"..)]
const cudaHostAllocMapped: c_int = 2;

#[toolkits("11.7.99"..)]
const cudaHostAllocPortable: c_int = 1;

#[toolkits("11.7.99"..)]
const cudaHostAllocWriteCombined: c_int = 4;

#[toolkits("11.7.99"..)]
const cudaHostRegisterDefault: c_int = 0;

#[toolkits("11.7.99"..)]
const cudaHostRegisterIoMemory: c_int = 4;

#[toolkits("11.7.99"..)]
const cudaHostRegisterMapped: c_int = 2;

#[toolkits("11.7.99"..)]
const cudaHostRegisterPortable: c_int = 1;

#[toolkits("11.7.99"..)]
const cudaHostRegisterReadOnly: c_int = 8;

#[toolkits("12.0.107"..)]
const cudaInitDeviceFlagsAreValid: c_int = 1;

#[toolkits("11.7.99"..)]
const cudaInvalidDeviceId: c_int = -2;

#[toolkits("11.7.99"..)]
const cudaIpcMemLazyEnablePeerAccess: c_int = 1;

#[toolkits("11.8.89"..)]
#[alias]
const cudaKernelNodeAttrID: _ = cudaLaunchAttributeID;

#[toolkits("11.8.89"..)]
#[alias]
const cudaKernelNodeAttrValue: _ = cudaLaunchAttributeValue;

#[toolkits("11.8.89"..)]
#[alias]
const cudaKernelNodeAttributeAccessPolicyWindow: _ = cudaLaunchAttributeAccessPolicyWindow;

#[toolkits("11.8.89"..)]
#[alias]
const cudaKernelNodeAttributeClusterDimension: _ = cudaLaunchAttributeClusterDimension;

#[toolkits("11.8.89"..)]
#[alias]
const cudaKernelNodeAttributeClusterSchedulingPolicyPreference: _ =
    cudaLaunchAttributeClusterSchedulingPolicyPreference;

#[toolkits("11.8.89"..)]
#[alias]
const cudaKernelNodeAttributeCooperative: _ = cudaLaunchAttributeCooperative;

#[toolkits("12.4.99"..)]
#[alias]
const cudaKernelNodeAttributeDeviceUpdatableKernelNode: _ =
    cudaLaunchAttributeDeviceUpdatableKernelNode;

#[toolkits("12.0.107"..)]
#[alias]
const cudaKernelNodeAttributeMemSyncDomain: _ = cudaLaunchAttributeMemSyncDomain;

#[toolkits("12.0.107"..)]
#[alias]
const cudaKernelNodeAttributeMemSyncDomainMap: _ = cudaLaunchAttributeMemSyncDomainMap;

#[toolkits("13.0.48"..)]
#[alias]
const cudaKernelNodeAttributeNvlinkUtilCentricScheduling: _ =
    cudaLaunchAttributeNvlinkUtilCentricScheduling;

#[toolkits("12.5.39"..)]
#[alias]
const cudaKernelNodeAttributePreferredSharedMemoryCarveout: _ =
    cudaLaunchAttributePreferredSharedMemoryCarveout;

#[toolkits("11.8.89"..)]
#[alias]
const cudaKernelNodeAttributePriority: _ = cudaLaunchAttributePriority;

#[toolkits("11.7.99"..)]
const cudaMemAttachGlobal: c_int = 1;

#[toolkits("11.7.99"..)]
const cudaMemAttachHost: c_int = 2;

#[toolkits("11.7.99"..)]
const cudaMemAttachSingle: c_int = 4;

#[toolkits("12.8.57"..)]
const cudaMemPoolCreateUsageHwDecompress: c_int = 2;

#[toolkits("11.7.99"..)]
const cudaNvSciSyncAttrSignal: c_int = 1;

#[toolkits("11.7.99"..)]
const cudaNvSciSyncAttrWait: c_int = 2;

#[toolkits("11.7.99"..)]
const cudaOccupancyDefault: c_int = 0;

#[toolkits("11.7.99"..)]
const cudaOccupancyDisableCachingOverride: c_int = 1;

#[toolkits("11.7.99"..)]
const cudaPeerAccessDefault: c_int = 0;

#[toolkits("11.8.89"..)]
#[alias]
const cudaStreamAttrID: _ = cudaLaunchAttributeID;

#[toolkits("11.8.89"..)]
#[alias]
const cudaStreamAttrValue: _ = cudaLaunchAttributeValue;

#[toolkits("11.8.89"..)]
#[alias]
const cudaStreamAttributeAccessPolicyWindow: _ = cudaLaunchAttributeAccessPolicyWindow;

#[toolkits("12.0.107"..)]
#[alias]
const cudaStreamAttributeMemSyncDomain: _ = cudaLaunchAttributeMemSyncDomain;

#[toolkits("12.0.107"..)]
#[alias]
const cudaStreamAttributeMemSyncDomainMap: _ = cudaLaunchAttributeMemSyncDomainMap;

#[toolkits("12.0.107"..)]
#[alias]
const cudaStreamAttributePriority: _ = cudaLaunchAttributePriority;

#[toolkits("11.8.89"..)]
#[alias]
const cudaStreamAttributeSynchronizationPolicy: _ = cudaLaunchAttributeSynchronizationPolicy;

#[toolkits("11.7.99"..)]
const cudaStreamDefault: c_int = 0;

#[toolkits("11.7.99"..)]
const cudaStreamLegacy: cudaStream_t = 0x1 as _;

#[toolkits("11.7.99"..)]
const cudaStreamNonBlocking: c_int = 1;

#[toolkits("11.7.99"..)]
const cudaStreamPerThread: cudaStream_t = 0x2 as _;

#[toolkits("11.7.99"..)]
const cudaSurfaceType1D: c_int = 1;

#[toolkits("11.7.99"..)]
const cudaSurfaceType1DLayered: c_int = 241;

#[toolkits("11.7.99"..)]
const cudaSurfaceType2D: c_int = 2;

#[toolkits("11.7.99"..)]
const cudaSurfaceType2DLayered: c_int = 242;

#[toolkits("11.7.99"..)]
const cudaSurfaceType3D: c_int = 3;

#[toolkits("11.7.99"..)]
const cudaSurfaceTypeCubemap: c_int = 12;

#[toolkits("11.7.99"..)]
const cudaSurfaceTypeCubemapLayered: c_int = 252;

#[toolkits("11.7.99"..)]
const cudaTextureType1D: c_int = 1;

#[toolkits("11.7.99"..)]
const cudaTextureType1DLayered: c_int = 241;

#[toolkits("11.7.99"..)]
const cudaTextureType2D: c_int = 2;

#[toolkits("11.7.99"..)]
const cudaTextureType2DLayered: c_int = 242;

#[toolkits("11.7.99"..)]
const cudaTextureType3D: c_int = 3;

#[toolkits("11.7.99"..)]
const cudaTextureTypeCubemap: c_int = 12;

#[toolkits("11.7.99"..)]
const cudaTextureTypeCubemapLayered: c_int = 252;
