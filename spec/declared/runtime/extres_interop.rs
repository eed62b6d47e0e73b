//! Written by `cuspec import` from `cuda_runtime_api.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDART_EXTRES_INTEROP)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidResourceHandle)]
#[notes(errors_from_earlier_launches, init_rt, callback, destroy_ub)]
#[see(cudaImportExternalMemory, cudaExternalMemoryGetMappedBuffer)]
#[see(cudaExternalMemoryGetMappedMipmappedArray)]
fn cudaDestroyExternalMemory(extMem: cudaExternalMemory_t) -> cudaError_t;

#[group(CUDART_EXTRES_INTEROP)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidResourceHandle)]
#[notes(errors_from_earlier_launches, init_rt, callback, destroy_ub)]
#[see(cudaImportExternalSemaphore, cudaSignalExternalSemaphoresAsync)]
#[see(cudaWaitExternalSemaphoresAsync)]
fn cudaDestroyExternalSemaphore(extSem: cudaExternalSemaphore_t) -> cudaError_t;

#[group(CUDART_EXTRES_INTEROP)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue, InvalidResourceHandle)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaImportExternalMemory, cudaDestroyExternalMemory)]
#[see(cudaExternalMemoryGetMappedMipmappedArray)]
fn cudaExternalMemoryGetMappedBuffer(
    devPtr: *mut *mut c_void,
    extMem: cudaExternalMemory_t,
    bufferDesc: *const cudaExternalMemoryBufferDesc,
) -> cudaError_t;

#[group(CUDART_EXTRES_INTEROP)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue, InvalidResourceHandle)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaImportExternalMemory, cudaDestroyExternalMemory)]
#[see(cudaExternalMemoryGetMappedBuffer)]
fn cudaExternalMemoryGetMappedMipmappedArray(
    mipmap: *mut cudaMipmappedArray_t,
    extMem: cudaExternalMemory_t,
    mipmapDesc: *const cudaExternalMemoryMipmappedArrayDesc,
) -> cudaError_t;

#[group(CUDART_EXTRES_INTEROP)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".."12.0.107", Success, InvalidValue, InvalidResourceHandle)]
#[returns("12.0.107".., Success, InvalidValue, InvalidResourceHandle, OperatingSystem)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaDestroyExternalMemory, cudaExternalMemoryGetMappedBuffer)]
#[see(cudaExternalMemoryGetMappedMipmappedArray)]
fn cudaImportExternalMemory(
    extMem_out: *mut cudaExternalMemory_t,
    memHandleDesc: *const cudaExternalMemoryHandleDesc,
) -> cudaError_t;

#[group(CUDART_EXTRES_INTEROP)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".."12.0.107", Success, InvalidResourceHandle)]
#[returns("12.0.107".., Success, InvalidResourceHandle, OperatingSystem)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaDestroyExternalSemaphore, cudaSignalExternalSemaphoresAsync)]
#[see(cudaWaitExternalSemaphoresAsync)]
fn cudaImportExternalSemaphore(
    extSem_out: *mut cudaExternalSemaphore_t,
    semHandleDesc: *const cudaExternalSemaphoreHandleDesc,
) -> cudaError_t;

#[group(CUDART_EXTRES_INTEROP)]
#[not_default]
#[toolkits("11.7.99".."13.0.48")]
#[per_thread(cudaSignalExternalSemaphoresAsync_ptsz)]
fn cudaSignalExternalSemaphoresAsync(
    extSemArray: *const cudaExternalSemaphore_t,
    paramsArray: *const cudaExternalSemaphoreSignalParams_v1,
    numExtSems: c_uint,
    stream: cudaStream_t,
) -> cudaError_t;

#[group(CUDART_EXTRES_INTEROP)]
#[toolkits("13.0.48"..)]
#[per_thread(cudaSignalExternalSemaphoresAsync_ptsz)]
#[returns("13.0.48".., Success, InvalidResourceHandle)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaImportExternalSemaphore, cudaDestroyExternalSemaphore)]
#[see(cudaWaitExternalSemaphoresAsync)]
fn cudaSignalExternalSemaphoresAsync(
    extSemArray: *const cudaExternalSemaphore_t,
    paramsArray: *const cudaExternalSemaphoreSignalParams,
    numExtSems: c_uint,
    stream: cudaStream_t,
) -> cudaError_t;

#[group(CUDART_EXTRES_INTEROP)]
#[base(cudaSignalExternalSemaphoresAsync)]
#[toolkits("11.7.99".."13.0.48")]
#[per_thread(cudaSignalExternalSemaphoresAsync_v2_ptsz)]
#[returns("11.7.99".."13.0.48", Success, InvalidResourceHandle)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaImportExternalSemaphore, cudaDestroyExternalSemaphore)]
#[see(cudaWaitExternalSemaphoresAsync)]
fn cudaSignalExternalSemaphoresAsync_v2(
    extSemArray: *const cudaExternalSemaphore_t,
    paramsArray: *const cudaExternalSemaphoreSignalParams,
    numExtSems: c_uint,
    stream: cudaStream_t,
) -> cudaError_t;

#[group(CUDART_EXTRES_INTEROP)]
#[not_default]
#[toolkits("11.7.99".."13.0.48")]
#[per_thread(cudaWaitExternalSemaphoresAsync_ptsz)]
fn cudaWaitExternalSemaphoresAsync(
    extSemArray: *const cudaExternalSemaphore_t,
    paramsArray: *const cudaExternalSemaphoreWaitParams_v1,
    numExtSems: c_uint,
    stream: cudaStream_t,
) -> cudaError_t;

#[group(CUDART_EXTRES_INTEROP)]
#[toolkits("13.0.48"..)]
#[per_thread(cudaWaitExternalSemaphoresAsync_ptsz)]
#[returns("13.0.48".., Success, InvalidResourceHandle, Timeout)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaImportExternalSemaphore, cudaDestroyExternalSemaphore)]
#[see(cudaSignalExternalSemaphoresAsync)]
fn cudaWaitExternalSemaphoresAsync(
    extSemArray: *const cudaExternalSemaphore_t,
    paramsArray: *const cudaExternalSemaphoreWaitParams,
    numExtSems: c_uint,
    stream: cudaStream_t,
) -> cudaError_t;

#[group(CUDART_EXTRES_INTEROP)]
#[base(cudaWaitExternalSemaphoresAsync)]
#[toolkits("11.7.99".."13.0.48")]
#[per_thread(cudaWaitExternalSemaphoresAsync_v2_ptsz)]
#[returns("11.7.99".."13.0.48", Success, InvalidResourceHandle, Timeout)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaImportExternalSemaphore, cudaDestroyExternalSemaphore)]
#[see(cudaSignalExternalSemaphoresAsync)]
fn cudaWaitExternalSemaphoresAsync_v2(
    extSemArray: *const cudaExternalSemaphore_t,
    paramsArray: *const cudaExternalSemaphoreWaitParams,
    numExtSems: c_uint,
    stream: cudaStream_t,
) -> cudaError_t;
