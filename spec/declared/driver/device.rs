//! Written by `cuspec import` from `cuda.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDA_DEVICE)]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, INVALID_DEVICE,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuDeviceGetAttribute, cuDeviceGetCount, cuDeviceGetName)]
#[see(cuDeviceGetUuid, cuDeviceGetLuid, cuDeviceTotalMem)]
#[see(cuDeviceGetExecAffinitySupport)]
fn cuDeviceGet(device: *mut CUdevice, ordinal: c_int) -> CUresult;

#[group(CUDA_DEVICE)]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, INVALID_DEVICE,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuDeviceGetCount, cuDeviceGetName, cuDeviceGetUuid, cuDeviceGet)]
#[see(cuDeviceTotalMem, cuDeviceGetExecAffinitySupport)]
#[see(cudaDeviceGetAttribute, cudaGetDeviceProperties)]
fn cuDeviceGetAttribute(pi: *mut c_int, attrib: CUdevice_attribute, dev: CUdevice) -> CUresult;

#[group(CUDA_DEVICE)]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[notes(errors_from_earlier_launches)]
#[see(cuDeviceGetAttribute, cuDeviceGetName, cuDeviceGetUuid)]
#[see(cuDeviceGetLuid, cuDeviceGet, cuDeviceTotalMem)]
#[see(cuDeviceGetExecAffinitySupport, cudaGetDeviceCount)]
fn cuDeviceGetCount(count: *mut c_int) -> CUresult;

#[group(CUDA_DEVICE)]
#[introduced(11020)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_VALUE, INVALID_DEVICE, NOT_SUPPORTED,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuMemAllocAsync, cuMemPoolTrimTo, cuMemPoolGetAttribute)]
#[see(cuMemPoolSetAttribute, cuMemPoolSetAccess, cuDeviceGetMemPool)]
#[see(cuMemPoolCreate)]
fn cuDeviceGetDefaultMemPool(pool_out: *mut CUmemoryPool, dev: CUdevice) -> CUresult;

#[group(CUDA_DEVICE)]
#[introduced(11040)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, INVALID_DEVICE,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuDeviceGetAttribute, cuDeviceGetCount, cuDeviceGetName)]
#[see(cuDeviceGetUuid, cuDeviceGet, cuDeviceTotalMem)]
fn cuDeviceGetExecAffinitySupport(
    pi: *mut c_int,
    r#type: CUexecAffinityType,
    dev: CUdevice,
) -> CUresult;

#[group(CUDA_DEVICE)]
#[introduced(13000)]
#[toolkits("13.0.48"..)]
#[returns("13.0.48".., SUCCESS, INVALID_DEVICE, INVALID_VALUE)]
#[notes(errors_from_earlier_launches)]
#[see(cuDeviceGetAttribute, cuDeviceGetP2PAtomicCapabilities)]
#[see(cudaDeviceGeHostAtomicCapabilities)]
fn cuDeviceGetHostAtomicCapabilities(
    capabilities: *mut c_uint,
    operations: *const CUatomicOperation,
    count: c_uint,
    dev: CUdevice,
) -> CUresult;

#[group(CUDA_DEVICE)]
#[introduced(10000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_VALUE, INVALID_DEVICE)]
#[notes(errors_from_earlier_launches)]
#[see(cuDeviceGetAttribute, cuDeviceGetCount, cuDeviceGetName, cuDeviceGet)]
#[see(cuDeviceTotalMem, cuDeviceGetExecAffinitySupport)]
#[see(cudaGetDeviceProperties)]
fn cuDeviceGetLuid(luid: *mut c_char, deviceNodeMask: *mut c_uint, dev: CUdevice) -> CUresult;

#[group(CUDA_DEVICE)]
#[introduced(11020)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, INVALID_VALUE)]
#[see(cuDeviceGetDefaultMemPool, cuMemPoolCreate, cuDeviceSetMemPool)]
fn cuDeviceGetMemPool(pool: *mut CUmemoryPool, dev: CUdevice) -> CUresult;

#[group(CUDA_DEVICE)]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, INVALID_DEVICE,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuDeviceGetAttribute, cuDeviceGetUuid, cuDeviceGetLuid)]
#[see(cuDeviceGetCount, cuDeviceGet, cuDeviceTotalMem)]
#[see(cuDeviceGetExecAffinitySupport, cudaGetDeviceProperties)]
fn cuDeviceGetName(name: *mut c_char, len: c_int, dev: CUdevice) -> CUresult;

#[group(CUDA_DEVICE)]
#[introduced(10020)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_VALUE, INVALID_HANDLE, INVALID_DEVICE,
    NOT_SUPPORTED, OUT_OF_MEMORY,
)]
#[see(cuImportExternalSemaphore, cuDestroyExternalSemaphore)]
#[see(cuSignalExternalSemaphoresAsync, cuWaitExternalSemaphoresAsync)]
fn cuDeviceGetNvSciSyncAttributes(
    nvSciSyncAttrList: *mut c_void,
    dev: CUdevice,
    flags: c_int,
) -> CUresult;

#[group(CUDA_DEVICE)]
#[introduced(11010)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, INVALID_DEVICE,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuDeviceGetAttribute, cuDeviceGetCount, cuDeviceGetName)]
#[see(cuDeviceGetUuid, cuDeviceGet, cudaMemGetInfo, cuDeviceTotalMem)]
fn cuDeviceGetTexture1DLinearMaxWidth(
    maxWidthInElements: *mut usize,
    format: CUarray_format,
    numChannels: c_uint,
    dev: CUdevice,
) -> CUresult;

#[group(CUDA_DEVICE)]
#[default("11.7.99".."13.0.48")]
#[introduced(9020)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99".."13.0.48",
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_VALUE, INVALID_DEVICE,
)]
fn cuDeviceGetUuid(uuid: *mut CUuuid, dev: CUdevice) -> CUresult;

#[group(CUDA_DEVICE)]
#[base(cuDeviceGetUuid)]
#[default("13.0.48"..)]
#[introduced(11040)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_VALUE, INVALID_DEVICE)]
#[notes(errors_from_earlier_launches)]
#[see(cuDeviceGetAttribute, cuDeviceGetCount, cuDeviceGetName)]
#[see(cuDeviceGetLuid, cuDeviceGet, cuDeviceTotalMem)]
#[see(cudaGetDeviceProperties)]
fn cuDeviceGetUuid_v2(uuid: *mut CUuuid, dev: CUdevice) -> CUresult;

#[group(CUDA_DEVICE)]
#[introduced(11020)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, INVALID_VALUE)]
#[see(cuDeviceGetDefaultMemPool, cuDeviceGetMemPool, cuMemPoolCreate)]
#[see(cuMemPoolDestroy, cuMemAllocFromPoolAsync)]
fn cuDeviceSetMemPool(dev: CUdevice, pool: CUmemoryPool) -> CUresult;

#[group(CUDA_DEVICE)]
#[not_default]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
fn cuDeviceTotalMem(bytes: *mut c_uint, dev: CUdevice) -> CUresult;

#[group(CUDA_DEVICE)]
#[base(cuDeviceTotalMem)]
#[introduced(3020)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, INVALID_DEVICE,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuDeviceGetAttribute, cuDeviceGetCount, cuDeviceGetName)]
#[see(cuDeviceGetUuid, cuDeviceGet, cuDeviceGetExecAffinitySupport)]
#[see(cudaMemGetInfo)]
fn cuDeviceTotalMem_v2(bytes: *mut usize, dev: CUdevice) -> CUresult;

#[group(CUDA_DEVICE)]
#[introduced(11030)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[notes(errors_from_earlier_launches)]
fn cuFlushGPUDirectRDMAWrites(
    target: CUflushGPUDirectRDMAWritesTarget,
    scope: CUflushGPUDirectRDMAWritesScope,
) -> CUresult;
