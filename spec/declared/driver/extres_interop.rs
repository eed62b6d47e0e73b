//! Written by `cuspec import` from `cuda.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDA_EXTRES_INTEROP)]
#[introduced(10000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, NOT_INITIALIZED, INVALID_HANDLE)]
#[notes(errors_from_earlier_launches)]
#[see(cuImportExternalMemory, cuExternalMemoryGetMappedBuffer)]
#[see(cuExternalMemoryGetMappedMipmappedArray)]
fn cuDestroyExternalMemory(extMem: CUexternalMemory) -> CUresult;

#[group(CUDA_EXTRES_INTEROP)]
#[introduced(10000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, NOT_INITIALIZED, INVALID_HANDLE)]
#[notes(errors_from_earlier_launches)]
#[see(cuImportExternalSemaphore, cuSignalExternalSemaphoresAsync)]
#[see(cuWaitExternalSemaphoresAsync)]
fn cuDestroyExternalSemaphore(extSem: CUexternalSemaphore) -> CUresult;

#[group(CUDA_EXTRES_INTEROP)]
#[introduced(10000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".."13.5.37", SUCCESS, NOT_INITIALIZED, INVALID_VALUE, INVALID_HANDLE)]
#[returns("13.5.37".., SUCCESS, NOT_INITIALIZED, INVALID_VALUE, ALREADY_MAPPED, INVALID_HANDLE)]
#[notes(errors_from_earlier_launches)]
#[see(cuImportExternalMemory, cuDestroyExternalMemory)]
#[see(cuExternalMemoryGetMappedMipmappedArray)]
fn cuExternalMemoryGetMappedBuffer(
    devPtr: *mut CUdeviceptr,
    extMem: CUexternalMemory,
    bufferDesc: *const CUDA_EXTERNAL_MEMORY_BUFFER_DESC,
) -> CUresult;

#[group(CUDA_EXTRES_INTEROP)]
#[introduced(10000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, NOT_INITIALIZED, INVALID_VALUE, INVALID_HANDLE)]
#[notes(errors_from_earlier_launches)]
#[see(cuImportExternalMemory, cuDestroyExternalMemory)]
#[see(cuExternalMemoryGetMappedBuffer)]
fn cuExternalMemoryGetMappedMipmappedArray(
    mipmap: *mut CUmipmappedArray,
    extMem: CUexternalMemory,
    mipmapDesc: *const CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC,
) -> CUresult;

#[group(CUDA_EXTRES_INTEROP)]
#[introduced(10000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".."12.0.107", SUCCESS, NOT_INITIALIZED, INVALID_VALUE, INVALID_HANDLE)]
#[returns("12.0.107".., SUCCESS, NOT_INITIALIZED, INVALID_VALUE, INVALID_HANDLE, OPERATING_SYSTEM)]
#[notes(errors_from_earlier_launches)]
#[see(cuDestroyExternalMemory, cuExternalMemoryGetMappedBuffer)]
#[see(cuExternalMemoryGetMappedMipmappedArray)]
fn cuImportExternalMemory(
    extMem_out: *mut CUexternalMemory,
    memHandleDesc: *const CUDA_EXTERNAL_MEMORY_HANDLE_DESC,
) -> CUresult;

#[group(CUDA_EXTRES_INTEROP)]
#[introduced(10000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".."12.0.107", SUCCESS, NOT_INITIALIZED, NOT_SUPPORTED, INVALID_HANDLE)]
#[returns("12.0.107".., SUCCESS, NOT_INITIALIZED, NOT_SUPPORTED, INVALID_HANDLE, OPERATING_SYSTEM)]
#[notes(errors_from_earlier_launches)]
#[see(cuDestroyExternalSemaphore, cuSignalExternalSemaphoresAsync)]
#[see(cuWaitExternalSemaphoresAsync)]
fn cuImportExternalSemaphore(
    extSem_out: *mut CUexternalSemaphore,
    semHandleDesc: *const CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC,
) -> CUresult;

#[group(CUDA_EXTRES_INTEROP)]
#[introduced(10000)]
#[toolkits("11.7.99"..)]
#[per_thread(cuSignalExternalSemaphoresAsync_ptsz, 10000)]
#[returns("11.7.99".., SUCCESS, NOT_INITIALIZED, INVALID_HANDLE, NOT_SUPPORTED)]
#[notes(errors_from_earlier_launches)]
#[see(cuImportExternalSemaphore, cuDestroyExternalSemaphore)]
#[see(cuWaitExternalSemaphoresAsync)]
fn cuSignalExternalSemaphoresAsync(
    extSemArray: *const CUexternalSemaphore,
    paramsArray: *const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS,
    numExtSems: c_uint,
    stream: CUstream,
) -> CUresult;

#[group(CUDA_EXTRES_INTEROP)]
#[introduced(10000)]
#[toolkits("11.7.99"..)]
#[per_thread(cuWaitExternalSemaphoresAsync_ptsz, 10000)]
#[returns("11.7.99".., SUCCESS, NOT_INITIALIZED, INVALID_HANDLE, NOT_SUPPORTED, TIMEOUT)]
#[notes(errors_from_earlier_launches)]
#[see(cuImportExternalSemaphore, cuDestroyExternalSemaphore)]
#[see(cuSignalExternalSemaphoresAsync)]
fn cuWaitExternalSemaphoresAsync(
    extSemArray: *const CUexternalSemaphore,
    paramsArray: *const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS,
    numExtSems: c_uint,
    stream: CUstream,
) -> CUresult;
