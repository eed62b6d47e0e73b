//! Written by `cuspec import` from `cuda.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDA_LOGS)]
#[introduced(12090)]
#[toolkits("12.9.37"..)]
#[returns("12.9.37".., SUCCESS, INVALID_VALUE)]
fn cuLogsCurrent(iterator_out: *mut CUlogIterator, flags: c_uint) -> CUresult;

#[group(CUDA_LOGS)]
#[introduced(12090)]
#[toolkits("12.9.37"..)]
#[returns("12.9.37".., SUCCESS, INVALID_VALUE)]
fn cuLogsDumpToFile(
    iterator: *mut CUlogIterator,
    pathToFile: *const c_char,
    flags: c_uint,
) -> CUresult;

#[group(CUDA_LOGS)]
#[introduced(12090)]
#[toolkits("12.9.37"..)]
#[returns("12.9.37".., SUCCESS, INVALID_VALUE)]
fn cuLogsDumpToMemory(
    iterator: *mut CUlogIterator,
    buffer: *mut c_char,
    size: *mut usize,
    flags: c_uint,
) -> CUresult;

#[group(CUDA_LOGS)]
#[introduced(12090)]
#[toolkits("12.9.37"..)]
#[returns("12.9.37".., SUCCESS, INVALID_VALUE)]
fn cuLogsRegisterCallback(
    callbackFunc: CUlogsCallback,
    userData: *mut c_void,
    callback_out: *mut CUlogsCallbackHandle,
) -> CUresult;

#[group(CUDA_LOGS)]
#[introduced(12090)]
#[toolkits("12.9.37"..)]
#[returns("12.9.37".., SUCCESS, INVALID_VALUE)]
fn cuLogsUnregisterCallback(callback: CUlogsCallbackHandle) -> CUresult;
