//! Written by `cuspec import` from `cuda.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDA_COREDUMP)]
#[introduced(13020)]
#[toolkits("13.2.51"..)]
#[returns("13.2.51".."13.5.37", SUCCESS, INVALID_VALUE)]
#[returns("13.5.37".., SUCCESS, INVALID_VALUE, NOT_PERMITTED)]
#[see(cuCoredumpRegisterCompleteCallback)]
fn cuCoredumpDeregisterCompleteCallback(callback: CUcoredumpCallbackHandle) -> CUresult;

#[group(CUDA_COREDUMP)]
#[introduced(13020)]
#[toolkits("13.2.51"..)]
#[returns("13.2.51".."13.5.37", SUCCESS, INVALID_VALUE)]
#[returns("13.5.37".., SUCCESS, INVALID_VALUE, NOT_PERMITTED)]
#[see(cuCoredumpRegisterStartCallback)]
fn cuCoredumpDeregisterStartCallback(callback: CUcoredumpCallbackHandle) -> CUresult;

#[group(CUDA_COREDUMP)]
#[introduced(12010)]
#[toolkits("12.1.55"..)]
#[returns(
    "12.1.55"..,
    SUCCESS, INVALID_VALUE, NOT_PERMITTED, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT,
    CONTEXT_IS_DESTROYED,
)]
#[see(cuCoredumpGetAttributeGlobal, cuCoredumpSetAttribute)]
#[see(cuCoredumpSetAttributeGlobal)]
fn cuCoredumpGetAttribute(
    attrib: CUcoredumpSettings,
    value: *mut c_void,
    size: *mut usize,
) -> CUresult;

#[group(CUDA_COREDUMP)]
#[introduced(12010)]
#[toolkits("12.1.55"..)]
#[returns("12.1.55".., SUCCESS, INVALID_VALUE)]
#[see(cuCoredumpGetAttribute, cuCoredumpSetAttribute)]
#[see(cuCoredumpSetAttributeGlobal)]
fn cuCoredumpGetAttributeGlobal(
    attrib: CUcoredumpSettings,
    value: *mut c_void,
    size: *mut usize,
) -> CUresult;

#[group(CUDA_COREDUMP)]
#[introduced(13020)]
#[toolkits("13.2.51"..)]
#[returns("13.2.51".."13.5.37", SUCCESS, INVALID_VALUE, OUT_OF_MEMORY)]
#[returns("13.5.37".., SUCCESS, INVALID_VALUE, NOT_PERMITTED, OUT_OF_MEMORY)]
#[see(cuCoredumpDeregisterCompleteCallback, cuCoredumpRegisterStartCallback)]
fn cuCoredumpRegisterCompleteCallback(
    callback: CUcoredumpStatusCallback,
    userData: *mut c_void,
    callbackOut: *mut CUcoredumpCallbackHandle,
) -> CUresult;

#[group(CUDA_COREDUMP)]
#[introduced(13020)]
#[toolkits("13.2.51"..)]
#[returns("13.2.51".."13.5.37", SUCCESS, INVALID_VALUE, OUT_OF_MEMORY)]
#[returns("13.5.37".., SUCCESS, INVALID_VALUE, NOT_PERMITTED, OUT_OF_MEMORY)]
#[see(cuCoredumpDeregisterStartCallback, cuCoredumpRegisterCompleteCallback)]
fn cuCoredumpRegisterStartCallback(
    callback: CUcoredumpStatusCallback,
    userData: *mut c_void,
    callbackOut: *mut CUcoredumpCallbackHandle,
) -> CUresult;

#[group(CUDA_COREDUMP)]
#[introduced(12010)]
#[toolkits("12.1.55"..)]
#[returns(
    "12.1.55"..,
    SUCCESS, INVALID_VALUE, NOT_PERMITTED, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT,
    CONTEXT_IS_DESTROYED, NOT_SUPPORTED,
)]
#[see(cuCoredumpGetAttributeGlobal, cuCoredumpGetAttribute)]
#[see(cuCoredumpSetAttributeGlobal)]
fn cuCoredumpSetAttribute(
    attrib: CUcoredumpSettings,
    value: *mut c_void,
    size: *mut usize,
) -> CUresult;

#[group(CUDA_COREDUMP)]
#[introduced(12010)]
#[toolkits("12.1.55"..)]
#[returns("12.1.55".., SUCCESS, INVALID_VALUE, NOT_PERMITTED)]
#[see(cuCoredumpGetAttribute, cuCoredumpGetAttributeGlobal)]
#[see(cuCoredumpSetAttribute)]
fn cuCoredumpSetAttributeGlobal(
    attrib: CUcoredumpSettings,
    value: *mut c_void,
    size: *mut usize,
) -> CUresult;
