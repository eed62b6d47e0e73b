//! Written by `cuspec import` from `cuda_runtime_api.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDART_PROFILER_DEPRECATED)]
#[header("cuda_profiler_api.h")]
#[toolkits("11.7.99".."12.0.107")]
#[returns("11.7.99".."12.0.107", Success, InvalidValue, ProfilerDisabled)]
#[notes(errors_from_earlier_launches)]
#[see(cudaProfilerStart, cudaProfilerStop, cuProfilerInitialize)]
#[deprecated]
fn cudaProfilerInitialize(
    configFile: *const c_char,
    outputFile: *const c_char,
    outputMode: cudaOutputMode_t,
) -> cudaError_t;
