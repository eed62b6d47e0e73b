//! Written by `cuspec import` from `cuda_runtime_api.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDART_THREAD_DEPRECATED)]
#[toolkits("11.7.99".."13.0.48")]
#[returns("11.7.99".."13.0.48", Success)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaDeviceReset)]
#[deprecated]
fn cudaThreadExit() -> cudaError_t;

#[group(CUDART_THREAD_DEPRECATED)]
#[toolkits("11.7.99".."13.0.48")]
#[returns("11.7.99".."13.0.48", Success)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaDeviceGetCacheConfig)]
#[deprecated]
fn cudaThreadGetCacheConfig(pCacheConfig: *mut cudaFuncCache) -> cudaError_t;

#[group(CUDART_THREAD_DEPRECATED)]
#[toolkits("11.7.99".."13.0.48")]
#[returns("11.7.99".."13.0.48", Success, UnsupportedLimit, InvalidValue)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaDeviceGetLimit)]
#[deprecated]
fn cudaThreadGetLimit(pValue: *mut usize, limit: cudaLimit) -> cudaError_t;

#[group(CUDART_THREAD_DEPRECATED)]
#[toolkits("11.7.99".."13.0.48")]
#[returns("11.7.99".."13.0.48", Success)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaDeviceSetCacheConfig)]
#[deprecated]
fn cudaThreadSetCacheConfig(cacheConfig: cudaFuncCache) -> cudaError_t;

#[group(CUDART_THREAD_DEPRECATED)]
#[toolkits("11.7.99".."13.0.48")]
#[returns("11.7.99".."13.0.48", Success, UnsupportedLimit, InvalidValue)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaDeviceSetLimit)]
#[deprecated]
fn cudaThreadSetLimit(limit: cudaLimit, value: usize) -> cudaError_t;

#[group(CUDART_THREAD_DEPRECATED)]
#[toolkits("11.7.99".."13.0.48")]
#[returns("11.7.99".."13.0.48", Success)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaDeviceSynchronize)]
#[deprecated]
fn cudaThreadSynchronize() -> cudaError_t;
