//! Written by `cuspec import` from `cuda.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDA_COREDUMP)]
#[introduced(12010)]
#[toolkits("13.0.96"..)]
#[returns(
    "13.0.96"..,
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
#[toolkits("13.0.96"..)]
#[returns("13.0.96".., SUCCESS, INVALID_VALUE)]
#[see(cuCoredumpGetAttribute, cuCoredumpSetAttribute)]
#[see(cuCoredumpSetAttributeGlobal)]
fn cuCoredumpGetAttributeGlobal(
    attrib: CUcoredumpSettings,
    value: *mut c_void,
    size: *mut usize,
) -> CUresult;

#[group(CUDA_COREDUMP)]
#[introduced(12010)]
#[toolkits("13.0.96"..)]
#[returns(
    "13.0.96"..,
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
#[toolkits("13.0.96"..)]
#[returns("13.0.96".., SUCCESS, INVALID_VALUE, NOT_PERMITTED)]
#[see(cuCoredumpGetAttribute, cuCoredumpGetAttributeGlobal)]
#[see(cuCoredumpSetAttribute)]
fn cuCoredumpSetAttributeGlobal(
    attrib: CUcoredumpSettings,
    value: *mut c_void,
    size: *mut usize,
) -> CUresult;
