//! Written by `cuspec import` from `cuda.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDA_PROFILER_DEPRECATED)]
#[header("cudaProfiler.h")]
#[introduced(4000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".."12.0.107", SUCCESS, INVALID_CONTEXT, INVALID_VALUE, PROFILER_DISABLED)]
#[returns("12.0.107".., NOT_SUPPORTED)]
#[notes(errors_from_earlier_launches)]
#[see(cuProfilerStart, cuProfilerStop)]
#[deprecated]
fn cuProfilerInitialize(
    configFile: *const c_char,
    outputFile: *const c_char,
    outputMode: CUoutput_mode,
) -> CUresult;
