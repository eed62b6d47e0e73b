//! Written by `cuspec import` from `cuda.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDA_PRIMARY_CTX)]
#[introduced(7000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_DEVICE, INVALID_VALUE)]
#[notes(errors_from_earlier_launches)]
#[see(cuDevicePrimaryCtxSetFlags, cuCtxGetFlags, cuCtxSetFlags)]
#[see(cudaGetDeviceFlags)]
fn cuDevicePrimaryCtxGetState(dev: CUdevice, flags: *mut c_uint, active: *mut c_int) -> CUresult;

#[group(CUDA_PRIMARY_CTX)]
#[not_default]
#[introduced(7000)]
#[toolkits("11.7.99"..)]
fn cuDevicePrimaryCtxRelease(dev: CUdevice) -> CUresult;

#[group(CUDA_PRIMARY_CTX)]
#[base(cuDevicePrimaryCtxRelease)]
#[introduced(11000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_DEVICE, INVALID_CONTEXT)]
#[notes(errors_from_earlier_launches)]
#[see(cuDevicePrimaryCtxRetain, cuCtxDestroy, cuCtxGetApiVersion)]
#[see(cuCtxGetCacheConfig, cuCtxGetDevice, cuCtxGetFlags, cuCtxGetLimit)]
#[see(cuCtxPopCurrent, cuCtxPushCurrent, cuCtxSetCacheConfig, cuCtxSetLimit)]
#[see(cuCtxSynchronize)]
fn cuDevicePrimaryCtxRelease_v2(dev: CUdevice) -> CUresult;

#[group(CUDA_PRIMARY_CTX)]
#[not_default]
#[introduced(7000)]
#[toolkits("11.7.99"..)]
fn cuDevicePrimaryCtxReset(dev: CUdevice) -> CUresult;

#[group(CUDA_PRIMARY_CTX)]
#[base(cuDevicePrimaryCtxReset)]
#[introduced(11000)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_DEVICE, PRIMARY_CONTEXT_ACTIVE,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuDevicePrimaryCtxRetain, cuDevicePrimaryCtxRelease)]
#[see(cuCtxGetApiVersion, cuCtxGetCacheConfig, cuCtxGetDevice, cuCtxGetFlags)]
#[see(cuCtxGetLimit, cuCtxPopCurrent, cuCtxPushCurrent, cuCtxSetCacheConfig)]
#[see(cuCtxSetLimit, cuCtxSynchronize, cudaDeviceReset)]
fn cuDevicePrimaryCtxReset_v2(dev: CUdevice) -> CUresult;

#[group(CUDA_PRIMARY_CTX)]
#[introduced(7000)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_DEVICE, INVALID_VALUE,
    OUT_OF_MEMORY, UNKNOWN,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuDevicePrimaryCtxRelease, cuDevicePrimaryCtxSetFlags, cuCtxCreate)]
#[see(cuCtxGetApiVersion, cuCtxGetCacheConfig, cuCtxGetDevice, cuCtxGetFlags)]
#[see(cuCtxGetLimit, cuCtxPopCurrent, cuCtxPushCurrent, cuCtxSetCacheConfig)]
#[see(cuCtxSetLimit, cuCtxSynchronize)]
fn cuDevicePrimaryCtxRetain(pctx: *mut CUcontext, dev: CUdevice) -> CUresult;

#[group(CUDA_PRIMARY_CTX)]
#[not_default]
#[introduced(7000)]
#[toolkits("11.7.99"..)]
fn cuDevicePrimaryCtxSetFlags(dev: CUdevice, flags: c_uint) -> CUresult;

#[group(CUDA_PRIMARY_CTX)]
#[base(cuDevicePrimaryCtxSetFlags)]
#[introduced(11000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_DEVICE, INVALID_VALUE)]
#[notes(errors_from_earlier_launches)]
#[see(cuDevicePrimaryCtxRetain, cuDevicePrimaryCtxGetState, cuCtxCreate)]
#[see(cuCtxGetFlags, cuCtxSetFlags, cudaSetDeviceFlags)]
fn cuDevicePrimaryCtxSetFlags_v2(dev: CUdevice, flags: c_uint) -> CUresult;
