//! Written by `cuspec import` from `cuda_runtime_api.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDART_DEVICE_DEPRECATED)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaDeviceSetCacheConfig, cudaDeviceGetCacheConfig)]
#[see(cudaDeviceSetSharedMemConfig, cudaFuncSetCacheConfig)]
#[see(cuCtxGetSharedMemConfig)]
#[deprecated("12.4.99"..)]
fn cudaDeviceGetSharedMemConfig(pConfig: *mut cudaSharedMemConfig) -> cudaError_t;

#[group(CUDART_DEVICE_DEPRECATED)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaDeviceSetCacheConfig, cudaDeviceGetCacheConfig)]
#[see(cudaDeviceGetSharedMemConfig, cudaFuncSetCacheConfig)]
#[see(cuCtxSetSharedMemConfig)]
#[deprecated("12.4.99"..)]
fn cudaDeviceSetSharedMemConfig(config: cudaSharedMemConfig) -> cudaError_t;
