//! Written by `cuspec import` from `cuda_runtime_api.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDART_DRIVER_ENTRY_POINT)]
#[toolkits("13.0.96"..)]
#[per_thread(cudaGetDriverEntryPoint_ptsz)]
#[returns("13.0.96".., Success, InvalidValue, NotSupported)]
#[notes(version_mixing, init_rt, callback)]
#[see(cuGetProcAddress)]
#[deprecated]
fn cudaGetDriverEntryPoint(
    symbol: *const c_char,
    funcPtr: *mut *mut c_void,
    flags: c_ulonglong,
    driverStatus: *mut cudaDriverEntryPointQueryResult,
) -> cudaError_t;

#[group(CUDART_DRIVER_ENTRY_POINT)]
#[toolkits("13.0.96"..)]
#[per_thread(cudaGetDriverEntryPointByVersion_ptsz)]
#[returns("13.0.96".., Success, InvalidValue, NotSupported)]
#[notes(version_mixing, init_rt, callback)]
#[see(cuGetProcAddress)]
fn cudaGetDriverEntryPointByVersion(
    symbol: *const c_char,
    funcPtr: *mut *mut c_void,
    cudaVersion: c_uint,
    flags: c_ulonglong,
    driverStatus: *mut cudaDriverEntryPointQueryResult,
) -> cudaError_t;
