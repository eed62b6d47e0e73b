//! Written by `cuspec import` from `cuda_runtime_api.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDART_DRIVER_ENTRY_POINT)]
#[toolkits("11.7.99".."12.0.107")]
#[per_thread(cudaGetDriverEntryPoint_ptsz)]
#[returns("11.7.99".."12.0.107", Success, InvalidValue, NotSupported, SymbolNotFound)]
#[notes(version_mixing, init_rt, callback)]
#[see(cuGetProcAddress)]
fn cudaGetDriverEntryPoint(
    symbol: *const c_char,
    funcPtr: *mut *mut c_void,
    flags: c_ulonglong,
) -> cudaError_t;

#[group(CUDART_DRIVER_ENTRY_POINT)]
#[toolkits("12.0.107"..)]
#[per_thread(cudaGetDriverEntryPoint_ptsz)]
#[returns("12.0.107".., Success, InvalidValue, NotSupported)]
#[notes(version_mixing, init_rt, callback)]
#[see(cuGetProcAddress)]
#[deprecated("13.0.48"..)]
fn cudaGetDriverEntryPoint(
    symbol: *const c_char,
    funcPtr: *mut *mut c_void,
    flags: c_ulonglong,
    driverStatus: *mut cudaDriverEntryPointQueryResult,
) -> cudaError_t;

#[group(CUDART_DRIVER_ENTRY_POINT)]
#[toolkits("12.5.39"..)]
#[per_thread(cudaGetDriverEntryPointByVersion_ptsz)]
#[returns("12.5.39".., Success, InvalidValue, NotSupported)]
#[notes(version_mixing, init_rt, callback)]
#[see(cuGetProcAddress)]
fn cudaGetDriverEntryPointByVersion(
    symbol: *const c_char,
    funcPtr: *mut *mut c_void,
    cudaVersion: c_uint,
    flags: c_ulonglong,
    driverStatus: *mut cudaDriverEntryPointQueryResult,
) -> cudaError_t;
