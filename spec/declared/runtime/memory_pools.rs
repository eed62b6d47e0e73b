//! Written by `cuspec import` from `cuda_runtime_api.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDART_MEMORY_POOLS)]
#[toolkits("11.7.99"..)]
#[per_thread(cudaFreeAsync_ptsz)]
#[returns("11.7.99".., Success, InvalidValue, NotSupported)]
#[notes(errors_from_earlier_launches, null_stream, init_rt, callback)]
#[see(cuMemFreeAsync, cudaMallocAsync)]
fn cudaFreeAsync(devPtr: *mut c_void, hStream: cudaStream_t) -> cudaError_t;

#[group(CUDART_MEMORY_POOLS)]
#[toolkits("11.7.99"..)]
#[per_thread(cudaMallocAsync_ptsz)]
#[returns("11.7.99".., Success, InvalidValue, NotSupported, OutOfMemory)]
#[notes(errors_from_earlier_launches, null_stream, init_rt, callback)]
#[see(cuMemAllocAsync, cudaMallocAsync, cudaMemPool_t, cudaStream_t)]
#[see(cudaMallocFromPoolAsync, cudaFreeAsync, cudaDeviceSetMemPool)]
#[see(cudaDeviceGetDefaultMemPool, cudaDeviceGetMemPool)]
#[see(cudaMemPoolSetAccess, cudaMemPoolSetAttribute, cudaMemPoolGetAttribute)]
fn cudaMallocAsync(devPtr: *mut *mut c_void, size: usize, hStream: cudaStream_t) -> cudaError_t;

#[group(CUDART_MEMORY_POOLS)]
#[toolkits("11.7.99"..)]
#[per_thread(cudaMallocFromPoolAsync_ptsz)]
#[returns("11.7.99".., Success, InvalidValue, NotSupported, OutOfMemory)]
#[see(cuMemAllocFromPoolAsync, cudaMallocAsync, cudaMemPool_t, cudaStream_t)]
#[see(cudaFreeAsync, cudaDeviceGetDefaultMemPool, cudaMemPoolCreate)]
#[see(cudaMemPoolSetAccess, cudaMemPoolSetAttribute)]
fn cudaMallocFromPoolAsync(
    ptr: *mut *mut c_void,
    size: usize,
    memPool: cudaMemPool_t,
    stream: cudaStream_t,
) -> cudaError_t;

#[group(CUDART_MEMORY_POOLS)]
#[toolkits("13.0.48"..)]
#[returns("13.0.48".., Success, InvalidValue, NotSupported)]
#[see(cuMemAllocAsync, cuMemPoolTrimTo, cuMemPoolGetAttribute)]
#[see(cuMemPoolSetAttribute, cuMemPoolSetAccess, cuMemGetMemPool)]
#[see(cuMemPoolCreate)]
fn cudaMemGetDefaultMemPool(
    memPool: *mut cudaMemPool_t,
    location: *mut cudaMemLocation,
    r#type: cudaMemAllocationType,
) -> cudaError_t;

#[group(CUDART_MEMORY_POOLS)]
#[toolkits("13.0.48"..)]
#[returns("13.0.48".."13.4.49", Success, InvalidValue)]
#[returns("13.4.49".., Success, InvalidValue, NotSupported)]
#[see(cuDeviceGetDefaultMemPool, cuMemPoolCreate, cuDeviceSetMemPool)]
#[see(cuMemSetMemPool)]
fn cudaMemGetMemPool(
    memPool: *mut cudaMemPool_t,
    location: *mut cudaMemLocation,
    r#type: cudaMemAllocationType,
) -> cudaError_t;

#[group(CUDART_MEMORY_POOLS)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue, NotSupported)]
#[see(cuMemPoolCreate, cudaDeviceSetMemPool, cudaMallocFromPoolAsync)]
#[see(cudaMemPoolExportToShareableHandle, cudaDeviceGetDefaultMemPool)]
#[see(cudaDeviceGetMemPool)]
fn cudaMemPoolCreate(
    memPool: *mut cudaMemPool_t,
    poolProps: *const cudaMemPoolProps,
) -> cudaError_t;

#[group(CUDART_MEMORY_POOLS)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[see(cuMemPoolDestroy, cudaFreeAsync, cudaDeviceSetMemPool)]
#[see(cudaDeviceGetDefaultMemPool, cudaDeviceGetMemPool, cudaMemPoolCreate)]
fn cudaMemPoolDestroy(memPool: cudaMemPool_t) -> cudaError_t;

#[group(CUDART_MEMORY_POOLS)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue, OutOfMemory)]
#[see(cuMemPoolExportPointer, cudaMemPoolExportToShareableHandle)]
#[see(cudaMemPoolImportFromShareableHandle, cudaMemPoolImportPointer)]
fn cudaMemPoolExportPointer(
    exportData: *mut cudaMemPoolPtrExportData,
    ptr: *mut c_void,
) -> cudaError_t;

#[group(CUDART_MEMORY_POOLS)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue, OutOfMemory)]
#[see(cuMemPoolExportToShareableHandle, cudaMemPoolImportFromShareableHandle)]
#[see(cudaMemPoolExportPointer, cudaMemPoolImportPointer)]
fn cudaMemPoolExportToShareableHandle(
    shareableHandle: *mut c_void,
    memPool: cudaMemPool_t,
    handleType: cudaMemAllocationHandleType,
    flags: c_uint,
) -> cudaError_t;

#[group(CUDART_MEMORY_POOLS)]
#[toolkits("11.7.99"..)]
#[see(cuMemPoolGetAccess, cudaMemPoolSetAccess)]
fn cudaMemPoolGetAccess(
    flags: *mut cudaMemAccessFlags,
    memPool: cudaMemPool_t,
    location: *mut cudaMemLocation,
) -> cudaError_t;

#[group(CUDART_MEMORY_POOLS)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(callback)]
#[see(cuMemPoolGetAttribute, cudaMallocAsync, cudaFreeAsync)]
#[see(cudaDeviceGetDefaultMemPool, cudaDeviceGetMemPool, cudaMemPoolCreate)]
fn cudaMemPoolGetAttribute(
    memPool: cudaMemPool_t,
    attr: cudaMemPoolAttr,
    value: *mut c_void,
) -> cudaError_t;

#[group(CUDART_MEMORY_POOLS)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue, OutOfMemory)]
#[see(cuMemPoolImportFromShareableHandle, cudaMemPoolExportToShareableHandle)]
#[see(cudaMemPoolExportPointer, cudaMemPoolImportPointer)]
fn cudaMemPoolImportFromShareableHandle(
    memPool: *mut cudaMemPool_t,
    shareableHandle: *mut c_void,
    handleType: cudaMemAllocationHandleType,
    flags: c_uint,
) -> cudaError_t;

#[group(CUDART_MEMORY_POOLS)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    CUDA_SUCCESS, CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED, CUDA_ERROR_OUT_OF_MEMORY,
)]
#[see(cuMemPoolImportPointer, cudaMemPoolExportToShareableHandle)]
#[see(cudaMemPoolImportFromShareableHandle, cudaMemPoolExportPointer)]
fn cudaMemPoolImportPointer(
    ptr: *mut *mut c_void,
    memPool: cudaMemPool_t,
    exportData: *mut cudaMemPoolPtrExportData,
) -> cudaError_t;

#[group(CUDART_MEMORY_POOLS)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".."13.4.49", Success, InvalidValue)]
#[returns("13.4.49".., Success, InvalidValue, NotSupported)]
#[see(cuMemPoolSetAccess, cudaMemPoolGetAccess, cudaMallocAsync)]
#[see(cudaFreeAsync)]
fn cudaMemPoolSetAccess(
    memPool: cudaMemPool_t,
    descList: *const cudaMemAccessDesc,
    count: usize,
) -> cudaError_t;

#[group(CUDART_MEMORY_POOLS)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(callback)]
#[see(cuMemPoolSetAttribute, cudaMallocAsync, cudaFreeAsync)]
#[see(cudaDeviceGetDefaultMemPool, cudaDeviceGetMemPool, cudaMemPoolCreate)]
fn cudaMemPoolSetAttribute(
    memPool: cudaMemPool_t,
    attr: cudaMemPoolAttr,
    value: *mut c_void,
) -> cudaError_t;

#[group(CUDART_MEMORY_POOLS)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(callback)]
#[see(cuMemPoolTrimTo, cudaMallocAsync, cudaFreeAsync)]
#[see(cudaDeviceGetDefaultMemPool, cudaDeviceGetMemPool, cudaMemPoolCreate)]
fn cudaMemPoolTrimTo(memPool: cudaMemPool_t, minBytesToKeep: usize) -> cudaError_t;

#[group(CUDART_MEMORY_POOLS)]
#[toolkits("13.0.48"..)]
#[returns("13.0.48".."13.4.49", Success, InvalidValue)]
#[returns("13.4.49".., Success, InvalidValue, NotSupported)]
#[see(cuDeviceGetDefaultMemPool, cuDeviceGetMemPool, cuMemGetMemPool)]
#[see(cuMemPoolCreate, cuMemPoolDestroy, cuMemAllocFromPoolAsync)]
fn cudaMemSetMemPool(
    location: *mut cudaMemLocation,
    r#type: cudaMemAllocationType,
    memPool: cudaMemPool_t,
) -> cudaError_t;
