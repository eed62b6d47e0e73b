//! Written by `cuspec import` from `cuda.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDA_ERROR)]
#[introduced(6000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, INVALID_VALUE)]
#[see(cudaGetErrorName)]
fn cuGetErrorName(error: CUresult, pStr: *mut *const c_char) -> CUresult;

#[group(CUDA_ERROR)]
#[introduced(6000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, INVALID_VALUE)]
#[see(cudaGetErrorString)]
fn cuGetErrorString(error: CUresult, pStr: *mut *const c_char) -> CUresult;
