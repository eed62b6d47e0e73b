//! Written by `cuspec import` from `cuda.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDA_MALLOC_ASYNC)]
#[introduced(11020)]
#[toolkits("11.7.99"..)]
#[per_thread(cuMemAllocAsync_ptsz, 11020)]
#[returns(
    "11.7.99"..,
    SUCCESS, INVALID_VALUE, NOT_INITIALIZED, INVALID_CONTEXT, NOT_SUPPORTED, OUT_OF_MEMORY,
)]
#[see(cuMemAllocFromPoolAsync, cuMemFreeAsync, cuDeviceSetMemPool)]
#[see(cuDeviceGetDefaultMemPool, cuDeviceGetMemPool, cuMemPoolCreate)]
#[see(cuMemPoolSetAccess, cuMemPoolSetAttribute)]
fn cuMemAllocAsync(dptr: *mut CUdeviceptr, bytesize: usize, hStream: CUstream) -> CUresult;

#[group(CUDA_MALLOC_ASYNC)]
#[introduced(11020)]
#[toolkits("11.7.99"..)]
#[per_thread(cuMemAllocFromPoolAsync_ptsz, 11020)]
#[returns(
    "11.7.99"..,
    SUCCESS, INVALID_VALUE, NOT_INITIALIZED, INVALID_CONTEXT, NOT_SUPPORTED, OUT_OF_MEMORY,
)]
#[see(cuMemAllocAsync, cuMemFreeAsync, cuDeviceGetDefaultMemPool)]
#[see(cuDeviceGetMemPool, cuMemPoolCreate, cuMemPoolSetAccess)]
#[see(cuMemPoolSetAttribute)]
fn cuMemAllocFromPoolAsync(
    dptr: *mut CUdeviceptr,
    bytesize: usize,
    pool: CUmemoryPool,
    hStream: CUstream,
) -> CUresult;

#[group(CUDA_MALLOC_ASYNC)]
#[introduced(11020)]
#[toolkits("11.7.99"..)]
#[per_thread(cuMemFreeAsync_ptsz, 11020)]
#[returns("11.7.99".., SUCCESS, INVALID_VALUE, NOT_INITIALIZED, INVALID_CONTEXT, NOT_SUPPORTED)]
fn cuMemFreeAsync(dptr: CUdeviceptr, hStream: CUstream) -> CUresult;

#[group(CUDA_MALLOC_ASYNC)]
#[introduced(13000)]
#[toolkits("13.0.48"..)]
#[returns(
    "13.0.48"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_VALUE, INVALID_DEVICE, NOT_SUPPORTED,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuMemAllocAsync, cuMemPoolTrimTo, cuMemPoolGetAttribute)]
#[see(cuMemPoolSetAttribute, cuMemPoolSetAccess, cuMemGetMemPool)]
#[see(cuMemPoolCreate)]
fn cuMemGetDefaultMemPool(
    pool_out: *mut CUmemoryPool,
    location: *mut CUmemLocation,
    r#type: CUmemAllocationType,
) -> CUresult;

#[group(CUDA_MALLOC_ASYNC)]
#[introduced(13000)]
#[toolkits("13.0.48"..)]
#[returns("13.0.48".."13.4.49", SUCCESS, INVALID_VALUE)]
#[returns("13.4.49".., SUCCESS, INVALID_VALUE, NOT_SUPPORTED)]
#[see(cuDeviceGetDefaultMemPool, cuMemPoolCreate, cuDeviceSetMemPool)]
#[see(cuMemSetMemPool)]
fn cuMemGetMemPool(
    pool: *mut CUmemoryPool,
    location: *mut CUmemLocation,
    r#type: CUmemAllocationType,
) -> CUresult;

#[group(CUDA_MALLOC_ASYNC)]
#[introduced(11020)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99".."12.4.99",
    SUCCESS, NOT_INITIALIZED, INVALID_VALUE, OUT_OF_MEMORY, NOT_SUPPORTED,
)]
#[returns(
    "12.4.99"..,
    SUCCESS, NOT_INITIALIZED, INVALID_VALUE, OUT_OF_MEMORY, NOT_PERMITTED, NOT_SUPPORTED,
)]
#[see(cuDeviceSetMemPool, cuDeviceGetMemPool, cuDeviceGetDefaultMemPool)]
#[see(cuMemAllocFromPoolAsync, cuMemPoolExportToShareableHandle)]
fn cuMemPoolCreate(pool: *mut CUmemoryPool, poolProps: *const CUmemPoolProps) -> CUresult;

#[group(CUDA_MALLOC_ASYNC)]
#[introduced(11020)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, INVALID_VALUE)]
#[see(cuMemFreeAsync, cuDeviceSetMemPool, cuDeviceGetMemPool)]
#[see(cuDeviceGetDefaultMemPool, cuMemPoolCreate)]
fn cuMemPoolDestroy(pool: CUmemoryPool) -> CUresult;

#[group(CUDA_MALLOC_ASYNC)]
#[introduced(11020)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, INVALID_VALUE, NOT_INITIALIZED, OUT_OF_MEMORY)]
#[see(cuMemPoolExportToShareableHandle, cuMemPoolImportFromShareableHandle)]
#[see(cuMemPoolImportPointer)]
fn cuMemPoolExportPointer(shareData_out: *mut CUmemPoolPtrExportData, ptr: CUdeviceptr)
-> CUresult;

#[group(CUDA_MALLOC_ASYNC)]
#[introduced(11020)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, INVALID_VALUE, NOT_INITIALIZED, OUT_OF_MEMORY)]
#[see(cuMemPoolImportFromShareableHandle, cuMemPoolExportPointer)]
#[see(cuMemPoolImportPointer, cuMemAllocAsync, cuMemFreeAsync)]
#[see(cuDeviceGetDefaultMemPool, cuDeviceGetMemPool, cuMemPoolCreate)]
#[see(cuMemPoolSetAccess, cuMemPoolSetAttribute)]
fn cuMemPoolExportToShareableHandle(
    handle_out: *mut c_void,
    pool: CUmemoryPool,
    handleType: CUmemAllocationHandleType,
    flags: c_ulonglong,
) -> CUresult;

#[group(CUDA_MALLOC_ASYNC)]
#[introduced(11020)]
#[toolkits("11.7.99"..)]
#[see(cuMemAllocAsync, cuMemFreeAsync, cuDeviceGetDefaultMemPool)]
#[see(cuDeviceGetMemPool, cuMemPoolCreate)]
fn cuMemPoolGetAccess(
    flags: *mut CUmemAccess_flags,
    memPool: CUmemoryPool,
    location: *mut CUmemLocation,
) -> CUresult;

#[group(CUDA_MALLOC_ASYNC)]
#[introduced(11020)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, NOT_INITIALIZED, INVALID_VALUE)]
#[see(cuMemAllocAsync, cuMemFreeAsync, cuDeviceGetDefaultMemPool)]
#[see(cuDeviceGetMemPool, cuMemPoolCreate)]
fn cuMemPoolGetAttribute(
    pool: CUmemoryPool,
    attr: CUmemPool_attribute,
    value: *mut c_void,
) -> CUresult;

#[group(CUDA_MALLOC_ASYNC)]
#[introduced(11020)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, INVALID_VALUE, NOT_INITIALIZED, OUT_OF_MEMORY)]
#[see(cuMemPoolExportToShareableHandle, cuMemPoolExportPointer)]
#[see(cuMemPoolImportPointer)]
fn cuMemPoolImportFromShareableHandle(
    pool_out: *mut CUmemoryPool,
    handle: *mut c_void,
    handleType: CUmemAllocationHandleType,
    flags: c_ulonglong,
) -> CUresult;

#[group(CUDA_MALLOC_ASYNC)]
#[introduced(11020)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, INVALID_VALUE, NOT_INITIALIZED, OUT_OF_MEMORY)]
#[see(cuMemPoolExportToShareableHandle, cuMemPoolImportFromShareableHandle)]
#[see(cuMemPoolExportPointer)]
fn cuMemPoolImportPointer(
    ptr_out: *mut CUdeviceptr,
    pool: CUmemoryPool,
    shareData: *mut CUmemPoolPtrExportData,
) -> CUresult;

#[group(CUDA_MALLOC_ASYNC)]
#[introduced(11020)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".."13.4.49", SUCCESS, NOT_INITIALIZED, INVALID_VALUE)]
#[returns("13.4.49".., SUCCESS, NOT_INITIALIZED, INVALID_VALUE, NOT_SUPPORTED)]
#[see(cuMemAllocAsync, cuMemFreeAsync, cuDeviceGetDefaultMemPool)]
#[see(cuDeviceGetMemPool, cuMemPoolCreate)]
fn cuMemPoolSetAccess(pool: CUmemoryPool, map: *const CUmemAccessDesc, count: usize) -> CUresult;

#[group(CUDA_MALLOC_ASYNC)]
#[introduced(11020)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, INVALID_VALUE)]
#[see(cuMemAllocAsync, cuMemFreeAsync, cuDeviceGetDefaultMemPool)]
#[see(cuDeviceGetMemPool, cuMemPoolCreate)]
fn cuMemPoolSetAttribute(
    pool: CUmemoryPool,
    attr: CUmemPool_attribute,
    value: *mut c_void,
) -> CUresult;

#[group(CUDA_MALLOC_ASYNC)]
#[introduced(11020)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, NOT_INITIALIZED, INVALID_VALUE)]
#[see(cuMemAllocAsync, cuMemFreeAsync, cuDeviceGetDefaultMemPool)]
#[see(cuDeviceGetMemPool, cuMemPoolCreate)]
fn cuMemPoolTrimTo(pool: CUmemoryPool, minBytesToKeep: usize) -> CUresult;

#[group(CUDA_MALLOC_ASYNC)]
#[introduced(13000)]
#[toolkits("13.0.48"..)]
#[returns("13.0.48".."13.4.49", SUCCESS, INVALID_VALUE)]
#[returns("13.4.49".., SUCCESS, INVALID_VALUE, NOT_SUPPORTED)]
#[see(cuDeviceGetDefaultMemPool, cuDeviceGetMemPool, cuMemGetMemPool)]
#[see(cuMemPoolCreate, cuMemPoolDestroy, cuMemAllocFromPoolAsync)]
fn cuMemSetMemPool(
    location: *mut CUmemLocation,
    r#type: CUmemAllocationType,
    pool: CUmemoryPool,
) -> CUresult;
