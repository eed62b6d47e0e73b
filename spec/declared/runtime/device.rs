//! Written by `cuspec import` from `cuda_runtime_api.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDART_DEVICE)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGetDeviceCount, cudaGetDevice, cudaSetDevice)]
#[see(cudaGetDeviceProperties, cudaInitDevice)]
fn cudaChooseDevice(device: *mut c_int, prop: *const cudaDeviceProp) -> cudaError_t;

#[group(CUDART_DEVICE)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, NotSupported)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cuFlushGPUDirectRDMAWrites)]
fn cudaDeviceFlushGPUDirectRDMAWrites(
    target: cudaFlushGPUDirectRDMAWritesTarget,
    scope: cudaFlushGPUDirectRDMAWritesScope,
) -> cudaError_t;

#[group(CUDART_DEVICE)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidDevice, InvalidValue)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGetDeviceCount, cudaGetDevice, cudaSetDevice, cudaChooseDevice)]
#[see(cudaGetDeviceProperties, cudaInitDevice, cuDeviceGetAttribute)]
fn cudaDeviceGetAttribute(value: *mut c_int, attr: cudaDeviceAttr, device: c_int) -> cudaError_t;

#[group(CUDART_DEVICE)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue, InvalidDevice)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaDeviceGetPCIBusId, cuDeviceGetByPCIBusId)]
fn cudaDeviceGetByPCIBusId(device: *mut c_int, pciBusId: *const c_char) -> cudaError_t;

#[group(CUDART_DEVICE)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaDeviceSetCacheConfig, cudaFuncSetCacheConfig, cudaFuncCache)]
#[see(cuCtxGetCacheConfig)]
fn cudaDeviceGetCacheConfig(pCacheConfig: *mut cudaFuncCache) -> cudaError_t;

#[group(CUDART_DEVICE)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidDevice, InvalidValue, NotSupported)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cuDeviceGetDefaultMemPool, cudaMallocAsync, cudaMemPoolTrimTo)]
#[see(cudaMemPoolGetAttribute, cudaDeviceSetMemPool, cudaMemPoolSetAttribute)]
#[see(cudaMemPoolSetAccess)]
fn cudaDeviceGetDefaultMemPool(memPool: *mut cudaMemPool_t, device: c_int) -> cudaError_t;

#[group(CUDART_DEVICE)]
#[toolkits("13.0.48"..)]
#[returns("13.0.48".., Success, InvalidDevice, InvalidValue)]
#[notes(errors_from_earlier_launches)]
#[see(cudaDeviceGetAttribute, cudaDeviceGetP2PAtomicCapabilities)]
#[see(cuDeviceGeHostAtomicCapabilities)]
fn cudaDeviceGetHostAtomicCapabilities(
    capabilities: *mut c_uint,
    operations: *const cudaAtomicOperation,
    count: c_uint,
    device: c_int,
) -> cudaError_t;

#[group(CUDART_DEVICE)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, UnsupportedLimit, InvalidValue)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaDeviceSetLimit, cuCtxGetLimit)]
fn cudaDeviceGetLimit(pValue: *mut usize, limit: cudaLimit) -> cudaError_t;

#[group(CUDART_DEVICE)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue, NotSupported)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cuDeviceGetMemPool, cudaDeviceGetDefaultMemPool, cudaDeviceSetMemPool)]
fn cudaDeviceGetMemPool(memPool: *mut cudaMemPool_t, device: c_int) -> cudaError_t;

#[group(CUDART_DEVICE)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    Success, DeviceUninitialized, InvalidValue, InvalidHandle, InvalidDevice, NotSupported,
    MemoryAllocation,
)]
#[see(cudaImportExternalSemaphore, cudaDestroyExternalSemaphore)]
#[see(cudaSignalExternalSemaphoresAsync, cudaWaitExternalSemaphoresAsync)]
fn cudaDeviceGetNvSciSyncAttributes(
    nvSciSyncAttrList: *mut c_void,
    device: c_int,
    flags: c_int,
) -> cudaError_t;

#[group(CUDART_DEVICE)]
#[toolkits("13.0.48"..)]
#[returns("13.0.48".., Success, InvalidDevice, InvalidValue)]
#[notes(errors_from_earlier_launches)]
#[see(cudaDeviceGetP2PAttribute, cuDeviceGetP2PAttribute)]
#[see(cuDeviceGetP2PAtomicCapabilities)]
fn cudaDeviceGetP2PAtomicCapabilities(
    capabilities: *mut c_uint,
    operations: *const cudaAtomicOperation,
    count: c_uint,
    srcDevice: c_int,
    dstDevice: c_int,
) -> cudaError_t;

#[group(CUDART_DEVICE)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidDevice, InvalidValue)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaDeviceEnablePeerAccess, cudaDeviceDisablePeerAccess)]
#[see(cudaDeviceCanAccessPeer, cuDeviceGetP2PAttribute)]
#[see(cudaDeviceGetP2PAtomicCapabilities)]
fn cudaDeviceGetP2PAttribute(
    value: *mut c_int,
    attr: cudaDeviceP2PAttr,
    srcDevice: c_int,
    dstDevice: c_int,
) -> cudaError_t;

#[group(CUDART_DEVICE)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue, InvalidDevice)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaDeviceGetByPCIBusId, cuDeviceGetPCIBusId)]
fn cudaDeviceGetPCIBusId(pciBusId: *mut c_char, len: c_int, device: c_int) -> cudaError_t;

#[group(CUDART_DEVICE)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaStreamCreateWithPriority, cudaStreamGetPriority)]
#[see(cuCtxGetStreamPriorityRange)]
fn cudaDeviceGetStreamPriorityRange(
    leastPriority: *mut c_int,
    greatestPriority: *mut c_int,
) -> cudaError_t;

#[group(CUDART_DEVICE)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, UnsupportedLimit, InvalidValue)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cuDeviceGetTexture1DLinearMaxWidth)]
fn cudaDeviceGetTexture1DLinearMaxWidth(
    maxWidthInElements: *mut usize,
    fmtDesc: *const cudaChannelFormatDesc,
    device: c_int,
) -> cudaError_t;

#[group(CUDART_DEVICE)]
#[toolkits("12.4.99"..)]
#[returns("12.4.99".., Success, NotSupported, InvalidDevice, InvalidValue, NotPermitted, Unknown)]
#[notes(errors_from_earlier_launches)]
#[see(cudaDeviceUnregisterAsyncNotification)]
fn cudaDeviceRegisterAsyncNotification(
    device: c_int,
    callbackFunc: cudaAsyncCallback,
    userData: *mut c_void,
    callback: *mut cudaAsyncCallbackHandle_t,
) -> cudaError_t;

#[group(CUDART_DEVICE)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaDeviceSynchronize)]
fn cudaDeviceReset() -> cudaError_t;

#[group(CUDART_DEVICE)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaDeviceGetCacheConfig, cudaFuncSetCacheConfig, cudaFuncCache)]
#[see(cuCtxSetCacheConfig)]
fn cudaDeviceSetCacheConfig(cacheConfig: cudaFuncCache) -> cudaError_t;

#[group(CUDART_DEVICE)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, UnsupportedLimit, InvalidValue, MemoryAllocation)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaDeviceGetLimit, cuCtxSetLimit)]
fn cudaDeviceSetLimit(limit: cudaLimit, value: usize) -> cudaError_t;

#[group(CUDART_DEVICE)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue, InvalidDevice, NotSupported)]
#[notes(errors_from_earlier_launches, callback)]
#[see(cuDeviceSetMemPool, cudaDeviceGetMemPool, cudaDeviceGetDefaultMemPool)]
#[see(cudaMemPoolCreate, cudaMemPoolDestroy, cudaMallocFromPoolAsync)]
fn cudaDeviceSetMemPool(device: c_int, memPool: cudaMemPool_t) -> cudaError_t;

#[group(CUDART_DEVICE)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".."13.1.80", Success)]
#[returns("13.1.80".., Success, StreamCaptureUnsupported)]
#[notes(device_sync_deprecated, errors_from_earlier_launches, init_rt)]
#[notes(callback)]
#[see(cudaDeviceReset, cuCtxSynchronize)]
fn cudaDeviceSynchronize() -> cudaError_t;

#[group(CUDART_DEVICE)]
#[toolkits("12.4.99"..)]
#[returns("12.4.99".., Success, NotSupported, InvalidDevice, InvalidValue, NotPermitted, Unknown)]
#[notes(errors_from_earlier_launches)]
#[see(cudaDeviceRegisterAsyncNotification)]
fn cudaDeviceUnregisterAsyncNotification(
    device: c_int,
    callback: cudaAsyncCallbackHandle_t,
) -> cudaError_t;

#[group(CUDART_DEVICE)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".."12.0.107", Success, InvalidValue)]
#[returns("12.0.107".., Success, InvalidValue, DeviceUnavailable)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGetDeviceCount, cudaSetDevice, cudaGetDeviceProperties)]
#[see(cudaChooseDevice, cuCtxGetCurrent)]
fn cudaGetDevice(device: *mut c_int) -> cudaError_t;

#[group(CUDART_DEVICE)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGetDevice, cudaSetDevice, cudaGetDeviceProperties)]
#[see(cudaChooseDevice, cudaInitDevice, cuDeviceGetCount)]
fn cudaGetDeviceCount(count: *mut c_int) -> cudaError_t;

#[group(CUDART_DEVICE)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidDevice)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGetDevice, cudaGetDeviceProperties, cudaSetDevice)]
#[see(cudaSetDeviceFlags, cudaInitDevice, cuCtxGetFlags)]
#[see(cuDevicePrimaryCtxGetState)]
fn cudaGetDeviceFlags(flags: *mut c_uint) -> cudaError_t;

#[group(CUDART_DEVICE)]
#[default("11.7.99".."12.0.107")]
#[default("13.0.48"..)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".."12.0.107", Success, InvalidDevice)]
#[returns("13.0.48".., Success, InvalidDevice)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGetDeviceCount, cudaGetDevice, cudaSetDevice, cudaChooseDevice)]
#[see(cudaDeviceGetAttribute, cudaInitDevice, cuDeviceGetAttribute)]
#[see(cuDeviceGetName)]
fn cudaGetDeviceProperties(prop: *mut cudaDeviceProp, device: c_int) -> cudaError_t;

#[group(CUDART_DEVICE)]
#[base(cudaGetDeviceProperties)]
#[toolkits("12.0.107".."13.0.48")]
#[returns("12.0.107".."13.0.48", Success, InvalidDevice)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGetDeviceCount, cudaGetDevice, cudaSetDevice, cudaChooseDevice)]
#[see(cudaDeviceGetAttribute, cudaInitDevice, cuDeviceGetAttribute)]
#[see(cuDeviceGetName)]
fn cudaGetDeviceProperties_v2(prop: *mut cudaDeviceProp, device: c_int) -> cudaError_t;

#[group(CUDART_DEVICE)]
#[toolkits("12.0.107"..)]
#[returns("12.0.107".., Success, InvalidDevice)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGetDeviceCount, cudaGetDevice, cudaGetDeviceProperties)]
#[see(cudaChooseDevice, cudaSetDevice, cuCtxSetCurrent)]
fn cudaInitDevice(device: c_int, deviceFlags: c_uint, flags: c_uint) -> cudaError_t;

#[group(CUDART_DEVICE)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, MapBufferObjectFailed, NotSupported, InvalidValue)]
#[notes(init_rt, callback)]
#[see(cudaMalloc, cudaFree, cudaIpcGetEventHandle, cudaIpcOpenEventHandle)]
#[see(cudaIpcGetMemHandle, cudaIpcOpenMemHandle, cuIpcCloseMemHandle)]
fn cudaIpcCloseMemHandle(devPtr: *mut c_void) -> cudaError_t;

#[group(CUDART_DEVICE)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    Success, InvalidResourceHandle, MemoryAllocation, MapBufferObjectFailed, NotSupported,
    InvalidValue,
)]
#[notes(init_rt, callback)]
#[see(cudaEventCreate, cudaEventDestroy, cudaEventSynchronize)]
#[see(cudaEventQuery, cudaStreamWaitEvent, cudaIpcOpenEventHandle)]
#[see(cudaIpcGetMemHandle, cudaIpcOpenMemHandle, cudaIpcCloseMemHandle)]
#[see(cuIpcGetEventHandle)]
fn cudaIpcGetEventHandle(handle: *mut cudaIpcEventHandle_t, event: cudaEvent_t) -> cudaError_t;

#[group(CUDART_DEVICE)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    Success, MemoryAllocation, MapBufferObjectFailed, NotSupported, InvalidValue,
)]
#[notes(init_rt, callback)]
#[see(cudaMalloc, cudaFree, cudaIpcGetEventHandle, cudaIpcOpenEventHandle)]
#[see(cudaIpcOpenMemHandle, cudaIpcCloseMemHandle, cuIpcGetMemHandle)]
fn cudaIpcGetMemHandle(handle: *mut cudaIpcMemHandle_t, devPtr: *mut c_void) -> cudaError_t;

#[group(CUDART_DEVICE)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    Success, MapBufferObjectFailed, NotSupported, InvalidValue, DeviceUninitialized,
)]
#[notes(init_rt, callback)]
#[see(cudaEventCreate, cudaEventDestroy, cudaEventSynchronize)]
#[see(cudaEventQuery, cudaStreamWaitEvent, cudaIpcGetEventHandle)]
#[see(cudaIpcGetMemHandle, cudaIpcOpenMemHandle, cudaIpcCloseMemHandle)]
#[see(cuIpcOpenEventHandle)]
fn cudaIpcOpenEventHandle(event: *mut cudaEvent_t, handle: cudaIpcEventHandle_t) -> cudaError_t;

#[group(CUDART_DEVICE)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    Success, MapBufferObjectFailed, InvalidResourceHandle, DeviceUninitialized, TooManyPeers,
    NotSupported, InvalidValue,
)]
#[notes(init_rt, callback)]
#[see(cudaMalloc, cudaFree, cudaIpcGetEventHandle, cudaIpcOpenEventHandle)]
#[see(cudaIpcGetMemHandle, cudaIpcCloseMemHandle, cudaDeviceEnablePeerAccess)]
#[see(cudaDeviceCanAccessPeer, cuIpcOpenMemHandle)]
fn cudaIpcOpenMemHandle(
    devPtr: *mut *mut c_void,
    handle: cudaIpcMemHandle_t,
    flags: c_uint,
) -> cudaError_t;

#[group(CUDART_DEVICE)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".."12.0.107", Success, InvalidDevice)]
#[returns("12.0.107".., Success, InvalidDevice, DeviceUnavailable)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGetDeviceCount, cudaGetDevice, cudaGetDeviceProperties)]
#[see(cudaChooseDevice, cudaInitDevice, cuCtxSetCurrent)]
fn cudaSetDevice(device: c_int) -> cudaError_t;

#[group(CUDART_DEVICE)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGetDeviceFlags, cudaGetDeviceCount, cudaGetDevice)]
#[see(cudaGetDeviceProperties, cudaSetDevice, cudaSetValidDevices)]
#[see(cudaInitDevice, cudaChooseDevice, cuDevicePrimaryCtxSetFlags)]
fn cudaSetDeviceFlags(flags: c_uint) -> cudaError_t;

#[group(CUDART_DEVICE)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue, InvalidDevice)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGetDeviceCount, cudaSetDevice, cudaGetDeviceProperties)]
#[see(cudaSetDeviceFlags, cudaChooseDevice)]
fn cudaSetValidDevices(device_arr: *mut c_int, len: c_int) -> cudaError_t;
