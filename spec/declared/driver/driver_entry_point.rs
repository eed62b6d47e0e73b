//! Written by `cuspec import` from `cuda.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDA_DRIVER_ENTRY_POINT)]
#[default("11.7.99".."12.0.107")]
#[introduced(11030)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".."12.0.107", SUCCESS, INVALID_VALUE, NOT_SUPPORTED, NOT_FOUND)]
fn cuGetProcAddress(
    symbol: *const c_char,
    pfn: *mut *mut c_void,
    cudaVersion: c_int,
    flags: cuuint64_t,
) -> CUresult;

#[group(CUDA_DRIVER_ENTRY_POINT)]
#[base(cuGetProcAddress)]
#[introduced(12000)]
#[toolkits("12.0.107"..)]
#[returns("12.0.107".., SUCCESS, INVALID_VALUE, NOT_SUPPORTED)]
#[notes(version_mixing)]
#[see(cudaGetDriverEntryPointByVersion)]
fn cuGetProcAddress_v2(
    symbol: *const c_char,
    pfn: *mut *mut c_void,
    cudaVersion: c_int,
    flags: cuuint64_t,
    symbolStatus: *mut CUdriverProcAddressQueryResult,
) -> CUresult;
