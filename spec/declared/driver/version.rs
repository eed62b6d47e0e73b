//! Written by `cuspec import` from `cuda.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDA_VERSION)]
#[introduced(2020)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, INVALID_VALUE)]
#[notes(errors_from_earlier_launches)]
#[see(cudaDriverGetVersion, cudaRuntimeGetVersion)]
fn cuDriverGetVersion(driverVersion: *mut c_int) -> CUresult;
