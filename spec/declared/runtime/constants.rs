//! Written by `cuspec import` from `cuda_runtime_api.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[toolkits("13.0.96"..)]
const CUDART_VERSION: c_int = 13000;

#[toolkits("13.0.96"..)]
const CUDA_IPC_HANDLE_SIZE: c_int = 64;

#[toolkits("13.0.96"..)]
const cudaArrayColorAttachment: c_int = 32;

#[toolkits("13.0.96"..)]
const cudaArrayCubemap: c_int = 4;

#[toolkits("13.0.96"..)]
const cudaArrayDefault: c_int = 0;

#[toolkits("13.0.96"..)]
const cudaArrayDeferredMapping: c_int = 128;

#[toolkits("13.0.96"..)]
const cudaArrayLayered: c_int = 1;

#[toolkits("13.0.96"..)]
const cudaArraySparse: c_int = 64;

#[toolkits("13.0.96"..)]
const cudaArraySparsePropertiesSingleMipTail: c_int = 1;

#[toolkits("13.0.96"..)]
const cudaArraySurfaceLoadStore: c_int = 2;

#[toolkits("13.0.96"..)]
const cudaArrayTextureGather: c_int = 8;

#[toolkits("13.0.96"..)]
const cudaCpuDeviceId: c_int = -1;

#[toolkits("13.0.96"..)]
const cudaDeviceBlockingSync: c_int = 4;

#[toolkits("13.0.96"..)]
const cudaDeviceLmemResizeToMax: c_int = 16;

#[toolkits("13.0.96"..)]
const cudaDeviceMapHost: c_int = 8;

#[toolkits("13.0.96"..)]
const cudaDeviceMask: c_int = 255;

#[toolkits("13.0.96"..)]
const cudaDeviceScheduleAuto: c_int = 0;

#[toolkits("13.0.96"..)]
const cudaDeviceScheduleBlockingSync: c_int = 4;

#[toolkits("13.0.96"..)]
const cudaDeviceScheduleMask: c_int = 7;

#[toolkits("13.0.96"..)]
const cudaDeviceScheduleSpin: c_int = 1;

#[toolkits("13.0.96"..)]
const cudaDeviceScheduleYield: c_int = 2;

#[toolkits("13.0.96"..)]
const cudaDeviceSyncMemops: c_int = 128;

#[toolkits("13.0.96"..)]
const cudaEventBlockingSync: c_int = 1;

#[toolkits("13.0.96"..)]
const cudaEventDefault: c_int = 0;

#[toolkits("13.0.96"..)]
const cudaEventDisableTiming: c_int = 2;

#[toolkits("13.0.96"..)]
const cudaEventInterprocess: c_int = 4;

#[toolkits("13.0.96"..)]
const cudaEventRecordDefault: c_int = 0;

#[toolkits("13.0.96"..)]
const cudaEventRecordExternal: c_int = 1;

#[toolkits("13.0.96"..)]
const cudaEventWaitDefault: c_int = 0;

#[toolkits("13.0.96"..)]
const cudaEventWaitExternal: c_int = 1;

#[toolkits("13.0.96"..)]
const cudaExternalMemoryDedicated: c_int = 1;

#[toolkits("13.0.96"..)]
const cudaExternalSemaphoreSignalSkipNvSciBufMemSync: c_int = 1;

#[toolkits("13.0.96"..)]
const cudaExternalSemaphoreWaitSkipNvSciBufMemSync: c_int = 2;

#[toolkits("13.0.96"..)]
const cudaGraphKernelNodePortDefault: c_int = 0;

#[toolkits("13.0.96"..)]
const cudaGraphKernelNodePortLaunchCompletion: c_int = 2;

#[toolkits("13.0.96"..)]
const cudaGraphKernelNodePortProgrammatic: c_int = 1;

#[toolkits("13.0.96"..)]
const cudaHostAllocDefault: c_int = 0;

#[toolkits("13.0.96"..)]
const cudaHostAllocMapped: c_int = 2;

#[toolkits("13.0.96"..)]
const cudaHostAllocPortable: c_int = 1;

#[toolkits("13.0.96"..)]
const cudaHostAllocWriteCombined: c_int = 4;

#[toolkits("13.0.96"..)]
const cudaHostRegisterDefault: c_int = 0;

#[toolkits("13.0.96"..)]
const cudaHostRegisterIoMemory: c_int = 4;

#[toolkits("13.0.96"..)]
const cudaHostRegisterMapped: c_int = 2;

#[toolkits("13.0.96"..)]
const cudaHostRegisterPortable: c_int = 1;

#[toolkits("13.0.96"..)]
const cudaHostRegisterReadOnly: c_int = 8;

#[toolkits("13.0.96"..)]
const cudaInitDeviceFlagsAreValid: c_int = 1;

#[toolkits("13.0.96"..)]
const cudaInvalidDeviceId: c_int = -2;

#[toolkits("13.0.96"..)]
const cudaIpcMemLazyEnablePeerAccess: c_int = 1;

#[toolkits("13.0.96"..)]
#[alias]
const cudaKernelNodeAttrID: _ = cudaLaunchAttributeID;

#[toolkits("13.0.96"..)]
#[alias]
const cudaKernelNodeAttrValue: _ = cudaLaunchAttributeValue;

#[toolkits("13.0.96"..)]
#[alias]
const cudaKernelNodeAttributeAccessPolicyWindow: _ = cudaLaunchAttributeAccessPolicyWindow;

#[toolkits("13.0.96"..)]
#[alias]
const cudaKernelNodeAttributeClusterDimension: _ = cudaLaunchAttributeClusterDimension;

#[toolkits("13.0.96"..)]
#[alias]
const cudaKernelNodeAttributeClusterSchedulingPolicyPreference: _ =
    cudaLaunchAttributeClusterSchedulingPolicyPreference;

#[toolkits("13.0.96"..)]
#[alias]
const cudaKernelNodeAttributeCooperative: _ = cudaLaunchAttributeCooperative;

#[toolkits("13.0.96"..)]
#[alias]
const cudaKernelNodeAttributeDeviceUpdatableKernelNode: _ =
    cudaLaunchAttributeDeviceUpdatableKernelNode;

#[toolkits("13.0.96"..)]
#[alias]
const cudaKernelNodeAttributeMemSyncDomain: _ = cudaLaunchAttributeMemSyncDomain;

#[toolkits("13.0.96"..)]
#[alias]
const cudaKernelNodeAttributeMemSyncDomainMap: _ = cudaLaunchAttributeMemSyncDomainMap;

#[toolkits("13.0.96"..)]
#[alias]
const cudaKernelNodeAttributeNvlinkUtilCentricScheduling: _ =
    cudaLaunchAttributeNvlinkUtilCentricScheduling;

#[toolkits("13.0.96"..)]
#[alias]
const cudaKernelNodeAttributePreferredSharedMemoryCarveout: _ =
    cudaLaunchAttributePreferredSharedMemoryCarveout;

#[toolkits("13.0.96"..)]
#[alias]
const cudaKernelNodeAttributePriority: _ = cudaLaunchAttributePriority;

#[toolkits("13.0.96"..)]
const cudaMemAttachGlobal: c_int = 1;

#[toolkits("13.0.96"..)]
const cudaMemAttachHost: c_int = 2;

#[toolkits("13.0.96"..)]
const cudaMemAttachSingle: c_int = 4;

#[toolkits("13.0.96"..)]
const cudaMemPoolCreateUsageHwDecompress: c_int = 2;

#[toolkits("13.0.96"..)]
const cudaNvSciSyncAttrSignal: c_int = 1;

#[toolkits("13.0.96"..)]
const cudaNvSciSyncAttrWait: c_int = 2;

#[toolkits("13.0.96"..)]
const cudaOccupancyDefault: c_int = 0;

#[toolkits("13.0.96"..)]
const cudaOccupancyDisableCachingOverride: c_int = 1;

#[toolkits("13.0.96"..)]
const cudaPeerAccessDefault: c_int = 0;

#[toolkits("13.0.96"..)]
#[alias]
const cudaStreamAttrID: _ = cudaLaunchAttributeID;

#[toolkits("13.0.96"..)]
#[alias]
const cudaStreamAttrValue: _ = cudaLaunchAttributeValue;

#[toolkits("13.0.96"..)]
#[alias]
const cudaStreamAttributeAccessPolicyWindow: _ = cudaLaunchAttributeAccessPolicyWindow;

#[toolkits("13.0.96"..)]
#[alias]
const cudaStreamAttributeMemSyncDomain: _ = cudaLaunchAttributeMemSyncDomain;

#[toolkits("13.0.96"..)]
#[alias]
const cudaStreamAttributeMemSyncDomainMap: _ = cudaLaunchAttributeMemSyncDomainMap;

#[toolkits("13.0.96"..)]
#[alias]
const cudaStreamAttributePriority: _ = cudaLaunchAttributePriority;

#[toolkits("13.0.96"..)]
#[alias]
const cudaStreamAttributeSynchronizationPolicy: _ = cudaLaunchAttributeSynchronizationPolicy;

#[toolkits("13.0.96"..)]
const cudaStreamDefault: c_int = 0;

#[toolkits("13.0.96"..)]
const cudaStreamLegacy: cudaStream_t = 0x1 as _;

#[toolkits("13.0.96"..)]
const cudaStreamNonBlocking: c_int = 1;

#[toolkits("13.0.96"..)]
const cudaStreamPerThread: cudaStream_t = 0x2 as _;

#[toolkits("13.0.96"..)]
const cudaSurfaceType1D: c_int = 1;

#[toolkits("13.0.96"..)]
const cudaSurfaceType1DLayered: c_int = 241;

#[toolkits("13.0.96"..)]
const cudaSurfaceType2D: c_int = 2;

#[toolkits("13.0.96"..)]
const cudaSurfaceType2DLayered: c_int = 242;

#[toolkits("13.0.96"..)]
const cudaSurfaceType3D: c_int = 3;

#[toolkits("13.0.96"..)]
const cudaSurfaceTypeCubemap: c_int = 12;

#[toolkits("13.0.96"..)]
const cudaSurfaceTypeCubemapLayered: c_int = 252;

#[toolkits("13.0.96"..)]
const cudaTextureType1D: c_int = 1;

#[toolkits("13.0.96"..)]
const cudaTextureType1DLayered: c_int = 241;

#[toolkits("13.0.96"..)]
const cudaTextureType2D: c_int = 2;

#[toolkits("13.0.96"..)]
const cudaTextureType2DLayered: c_int = 242;

#[toolkits("13.0.96"..)]
const cudaTextureType3D: c_int = 3;

#[toolkits("13.0.96"..)]
const cudaTextureTypeCubemap: c_int = 12;

#[toolkits("13.0.96"..)]
const cudaTextureTypeCubemapLayered: c_int = 252;
