//! Written by `cuspec import` from `cuda_runtime_api.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDART_PROFILER)]
#[header("cuda_profiler_api.h")]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success)]
#[notes(errors_from_earlier_launches)]
#[see(cudaProfilerStop, cuProfilerStart)]
fn cudaProfilerStart() -> cudaError_t;

#[group(CUDART_PROFILER)]
#[header("cuda_profiler_api.h")]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success)]
#[notes(errors_from_earlier_launches)]
#[see(cudaProfilerStart, cuProfilerStop)]
fn cudaProfilerStop() -> cudaError_t;
