//! Written by `cuspec import` from `cuda.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDA_PROFILER)]
#[header("cudaProfiler.h")]
#[introduced(4000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, INVALID_CONTEXT)]
#[notes(errors_from_earlier_launches)]
#[see(cuProfilerInitialize, cuProfilerStop, cudaProfilerStart)]
fn cuProfilerStart() -> CUresult;

#[group(CUDA_PROFILER)]
#[header("cudaProfiler.h")]
#[introduced(4000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, INVALID_CONTEXT)]
#[notes(errors_from_earlier_launches)]
#[see(cuProfilerInitialize, cuProfilerStart, cudaProfilerStop)]
fn cuProfilerStop() -> CUresult;
