//! Written by `cuspec import` from `cuda_runtime_api.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDART_LOGS)]
#[toolkits("13.0.48"..)]
#[returns("13.0.48".., Success, InvalidValue)]
fn cudaLogsCurrent(iterator_out: *mut cudaLogIterator, flags: c_uint) -> cudaError_t;

#[group(CUDART_LOGS)]
#[toolkits("13.0.48"..)]
#[returns("13.0.48".., Success, InvalidValue)]
fn cudaLogsDumpToFile(
    iterator: *mut cudaLogIterator,
    pathToFile: *const c_char,
    flags: c_uint,
) -> cudaError_t;

#[group(CUDART_LOGS)]
#[toolkits("13.0.48"..)]
#[returns("13.0.48".., Success, InvalidValue)]
fn cudaLogsDumpToMemory(
    iterator: *mut cudaLogIterator,
    buffer: *mut c_char,
    size: *mut usize,
    flags: c_uint,
) -> cudaError_t;

#[group(CUDART_LOGS)]
#[toolkits("13.0.48"..)]
#[returns("13.0.48".., Success, InvalidValue)]
fn cudaLogsRegisterCallback(
    callbackFunc: cudaLogsCallback_t,
    userData: *mut c_void,
    callback_out: *mut cudaLogsCallbackHandle,
) -> cudaError_t;

#[group(CUDART_LOGS)]
#[toolkits("13.0.48"..)]
#[returns("13.0.48".., Success, InvalidValue)]
fn cudaLogsUnregisterCallback(callback: cudaLogsCallbackHandle) -> cudaError_t;
