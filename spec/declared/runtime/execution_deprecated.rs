//! Written by `cuspec import` from `cuda_runtime_api.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDART_EXECUTION_DEPRECATED)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidDeviceFunction, InvalidValue)]
#[notes(errors_from_earlier_launches, string_api_deprecation2, init_rt)]
#[notes(callback)]
#[see(cudaDeviceSetSharedMemConfig, cudaDeviceGetSharedMemConfig)]
#[see(cudaDeviceSetCacheConfig, cudaDeviceGetCacheConfig)]
#[see(cudaFuncSetCacheConfig, cuFuncSetSharedMemConfig)]
#[deprecated("12.4.99"..)]
fn cudaFuncSetSharedMemConfig(func: *const c_void, config: cudaSharedMemConfig) -> cudaError_t;
