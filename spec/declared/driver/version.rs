//! Written by `cuspec import` from `cuda.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDA_VERSION)]
#[introduced(2020)]
#[toolkits("13.0.96"..)]
#[returns("13.0.96".., SUCCESS, INVALID_VALUE)]
#[notes(errors_from_earlier_launches)]
#[see(cudaDriverGetVersion, cudaRuntimeGetVersion)]
fn cuDriverGetVersion(driverVersion: *mut c_int) -> CUresult;
