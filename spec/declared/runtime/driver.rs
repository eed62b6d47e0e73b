//! Written by `cuspec import` from `cuda_runtime_api.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDART_DRIVER)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success)]
fn cudaGetFuncBySymbol(functionPtr: *mut cudaFunction_t, symbolPtr: *const c_void) -> cudaError_t;

#[group(CUDART_DRIVER)]
#[toolkits("12.1.55"..)]
#[returns("12.1.55".., Success)]
#[see(cudaGetKernel, cudaKernel_t)]
fn cudaGetKernel(kernelPtr: *mut cudaKernel_t, entryFuncAddr: *const c_void) -> cudaError_t;
