//! Written by `cuspec import` from `cuda_runtime_api.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDART_DEVICE_DEPRECATED)]
#[toolkits("13.0.96"..)]
#[returns("13.0.96".., Success, InvalidValue)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaDeviceSetCacheConfig, cudaDeviceGetCacheConfig)]
#[see(cudaDeviceSetSharedMemConfig, cudaFuncSetCacheConfig)]
#[see(cuCtxGetSharedMemConfig)]
#[deprecated]
fn cudaDeviceGetSharedMemConfig(pConfig: *mut cudaSharedMemConfig) -> cudaError_t;

#[group(CUDART_DEVICE_DEPRECATED)]
#[toolkits("13.0.96"..)]
#[returns("13.0.96".., Success, InvalidValue)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaDeviceSetCacheConfig, cudaDeviceGetCacheConfig)]
#[see(cudaDeviceGetSharedMemConfig, cudaFuncSetCacheConfig)]
#[see(cuCtxSetSharedMemConfig)]
#[deprecated]
fn cudaDeviceSetSharedMemConfig(config: cudaSharedMemConfig) -> cudaError_t;
