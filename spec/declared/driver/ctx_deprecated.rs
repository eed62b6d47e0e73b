//! Written by `cuspec import` from `cuda.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDA_CTX_DEPRECATED)]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[notes(errors_from_earlier_launches)]
#[see(cuCtxCreate, cuCtxDestroy, cuCtxDetach, cuCtxGetApiVersion)]
#[see(cuCtxGetCacheConfig, cuCtxGetDevice, cuCtxGetFlags, cuCtxGetLimit)]
#[see(cuCtxPopCurrent, cuCtxPushCurrent, cuCtxSetCacheConfig, cuCtxSetLimit)]
#[see(cuCtxSynchronize)]
#[deprecated]
fn cuCtxAttach(pctx: *mut CUcontext, flags: c_uint) -> CUresult;

#[group(CUDA_CTX_DEPRECATED)]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT)]
#[notes(errors_from_earlier_launches)]
#[see(cuCtxCreate, cuCtxDestroy, cuCtxGetApiVersion, cuCtxGetCacheConfig)]
#[see(cuCtxGetDevice, cuCtxGetFlags, cuCtxGetLimit, cuCtxPopCurrent)]
#[see(cuCtxPushCurrent, cuCtxSetCacheConfig, cuCtxSetLimit, cuCtxSynchronize)]
#[deprecated]
fn cuCtxDetach(ctx: CUcontext) -> CUresult;

#[group(CUDA_CTX_DEPRECATED)]
#[introduced(4020)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[notes(errors_from_earlier_launches)]
#[see(cuCtxCreate, cuCtxDestroy, cuCtxGetApiVersion, cuCtxGetCacheConfig)]
#[see(cuCtxGetDevice, cuCtxGetFlags, cuCtxGetLimit, cuCtxPopCurrent)]
#[see(cuCtxPushCurrent, cuCtxSetLimit, cuCtxSynchronize)]
#[see(cuCtxGetSharedMemConfig, cuFuncSetCacheConfig)]
#[see(cudaDeviceGetSharedMemConfig)]
#[deprecated("12.4.99"..)]
fn cuCtxGetSharedMemConfig(pConfig: *mut CUsharedconfig) -> CUresult;

#[group(CUDA_CTX_DEPRECATED)]
#[introduced(4020)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[notes(errors_from_earlier_launches)]
#[see(cuCtxCreate, cuCtxDestroy, cuCtxGetApiVersion, cuCtxGetCacheConfig)]
#[see(cuCtxGetDevice, cuCtxGetFlags, cuCtxGetLimit, cuCtxPopCurrent)]
#[see(cuCtxPushCurrent, cuCtxSetLimit, cuCtxSynchronize)]
#[see(cuCtxGetSharedMemConfig, cuFuncSetCacheConfig)]
#[see(cudaDeviceSetSharedMemConfig)]
#[deprecated("12.4.99"..)]
fn cuCtxSetSharedMemConfig(config: CUsharedconfig) -> CUresult;
