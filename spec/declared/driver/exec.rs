//! Written by `cuspec import` from `cuda.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDA_EXEC)]
#[introduced(2020)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99".."12.4.99",
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_HANDLE, INVALID_VALUE,
)]
#[returns(
    "12.4.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_HANDLE, INVALID_VALUE,
    FUNCTION_NOT_LOADED,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuCtxGetCacheConfig, cuCtxSetCacheConfig, cuFuncSetCacheConfig)]
#[see(cuLaunchKernel, cudaFuncGetAttributes, cudaFuncSetAttribute)]
#[see(cuFuncIsLoaded, cuFuncLoad, cuKernelGetAttribute)]
fn cuFuncGetAttribute(pi: *mut c_int, attrib: CUfunction_attribute, hfunc: CUfunction) -> CUresult;

#[group(CUDA_EXEC)]
#[introduced(11000)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, NOT_FOUND,
)]
#[notes(errors_from_earlier_launches)]
fn cuFuncGetModule(hmod: *mut CUmodule, hfunc: CUfunction) -> CUresult;

#[group(CUDA_EXEC)]
#[introduced(12030)]
#[toolkits("12.3.52"..)]
#[returns("12.3.52".., SUCCESS, INVALID_VALUE)]
#[notes(errors_from_earlier_launches)]
fn cuFuncGetName(name: *mut *const c_char, hfunc: CUfunction) -> CUresult;

#[group(CUDA_EXEC)]
#[introduced(13020)]
#[toolkits("13.2.51"..)]
#[returns("13.2.51".., SUCCESS, INVALID_VALUE)]
#[notes(errors_from_earlier_launches)]
#[see(cuFuncGetParamInfo)]
fn cuFuncGetParamCount(func: CUfunction, paramCount: *mut usize) -> CUresult;

#[group(CUDA_EXEC)]
#[introduced(12040)]
#[toolkits("12.4.99"..)]
#[returns("12.4.99".., SUCCESS, INVALID_VALUE)]
#[notes(errors_from_earlier_launches)]
#[see(cuKernelGetParamInfo)]
fn cuFuncGetParamInfo(
    func: CUfunction,
    paramIndex: usize,
    paramOffset: *mut usize,
    paramSize: *mut usize,
) -> CUresult;

#[group(CUDA_EXEC)]
#[introduced(12040)]
#[toolkits("12.4.99"..)]
#[returns("12.4.99".., SUCCESS, INVALID_HANDLE, INVALID_VALUE)]
#[see(cuFuncLoad, cuModuleEnumerateFunctions)]
fn cuFuncIsLoaded(state: *mut CUfunctionLoadingState, function: CUfunction) -> CUresult;

#[group(CUDA_EXEC)]
#[introduced(12040)]
#[toolkits("12.4.99"..)]
#[returns("12.4.99".., SUCCESS, INVALID_HANDLE, INVALID_VALUE)]
#[see(cuModuleEnumerateFunctions, cuFuncIsLoaded)]
fn cuFuncLoad(function: CUfunction) -> CUresult;

#[group(CUDA_EXEC)]
#[introduced(9000)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_HANDLE, INVALID_VALUE,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuCtxGetCacheConfig, cuCtxSetCacheConfig, cuFuncSetCacheConfig)]
#[see(cuLaunchKernel, cudaFuncGetAttributes, cudaFuncSetAttribute)]
#[see(cuKernelSetAttribute)]
fn cuFuncSetAttribute(hfunc: CUfunction, attrib: CUfunction_attribute, value: c_int) -> CUresult;

#[group(CUDA_EXEC)]
#[introduced(3000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, INVALID_VALUE, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT)]
#[notes(errors_from_earlier_launches)]
#[see(cuCtxGetCacheConfig, cuCtxSetCacheConfig, cuFuncGetAttribute)]
#[see(cuLaunchKernel, cudaFuncSetCacheConfig, cuKernelSetCacheConfig)]
fn cuFuncSetCacheConfig(hfunc: CUfunction, config: CUfunc_cache) -> CUresult;

#[group(CUDA_EXEC)]
#[introduced(9000)]
#[toolkits("11.7.99"..)]
#[per_thread(cuLaunchCooperativeKernel_ptsz, 9000)]
#[returns(
    "11.7.99".."12.0.107",
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_HANDLE, INVALID_IMAGE,
    INVALID_VALUE, LAUNCH_FAILED, LAUNCH_OUT_OF_RESOURCES, LAUNCH_TIMEOUT,
    LAUNCH_INCOMPATIBLE_TEXTURING, COOPERATIVE_LAUNCH_TOO_LARGE, SHARED_OBJECT_INIT_FAILED,
)]
#[returns(
    "12.0.107"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_HANDLE, INVALID_IMAGE,
    INVALID_VALUE, LAUNCH_FAILED, LAUNCH_OUT_OF_RESOURCES, LAUNCH_TIMEOUT,
    LAUNCH_INCOMPATIBLE_TEXTURING, COOPERATIVE_LAUNCH_TOO_LARGE, SHARED_OBJECT_INIT_FAILED,
    NOT_FOUND,
)]
#[notes(null_stream, errors_from_earlier_launches)]
#[see(cuCtxGetCacheConfig, cuCtxSetCacheConfig, cuFuncSetCacheConfig)]
#[see(cuFuncGetAttribute, cuLaunchCooperativeKernelMultiDevice)]
#[see(cudaLaunchCooperativeKernel, cuLibraryGetKernel)]
#[see(cuKernelSetCacheConfig, cuKernelGetAttribute, cuKernelSetAttribute)]
fn cuLaunchCooperativeKernel(
    f: CUfunction,
    gridDimX: c_uint,
    gridDimY: c_uint,
    gridDimZ: c_uint,
    blockDimX: c_uint,
    blockDimY: c_uint,
    blockDimZ: c_uint,
    sharedMemBytes: c_uint,
    hStream: CUstream,
    kernelParams: *mut *mut c_void,
) -> CUresult;

#[group(CUDA_EXEC)]
#[introduced(10000)]
#[toolkits("11.7.99"..)]
#[per_thread(cuLaunchHostFunc_ptsz, 10000)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_HANDLE, NOT_SUPPORTED,
)]
#[notes(null_stream, errors_from_earlier_launches)]
#[see(cuStreamCreate, cuStreamQuery, cuStreamSynchronize, cuStreamWaitEvent)]
#[see(cuStreamDestroy, cuMemAllocManaged, cuStreamAttachMemAsync)]
#[see(cuStreamAddCallback)]
fn cuLaunchHostFunc(hStream: CUstream, r#fn: CUhostFn, userData: *mut c_void) -> CUresult;

#[group(CUDA_EXEC)]
#[base(cuLaunchHostFunc)]
#[not_default]
#[introduced(13010)]
#[toolkits("13.2.51"..)]
#[per_thread(cuLaunchHostFunc_v2_ptsz, 13010)]
#[returns(
    "13.2.51"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_HANDLE, NOT_SUPPORTED,
)]
#[notes(null_stream, errors_from_earlier_launches)]
#[see(cuStreamCreate, cuStreamQuery, cuStreamSynchronize, cuStreamWaitEvent)]
#[see(cuStreamDestroy, cuMemAllocManaged, cuStreamAttachMemAsync)]
#[see(cuStreamAddCallback)]
fn cuLaunchHostFunc_v2(
    hStream: CUstream,
    r#fn: CUhostFn,
    userData: *mut c_void,
    syncMode: c_uint,
) -> CUresult;

#[group(CUDA_EXEC)]
#[introduced(4000)]
#[toolkits("11.7.99"..)]
#[per_thread(cuLaunchKernel_ptsz, 7000)]
#[returns(
    "11.7.99".."12.0.107",
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_HANDLE, INVALID_IMAGE,
    INVALID_VALUE, LAUNCH_FAILED, LAUNCH_OUT_OF_RESOURCES, LAUNCH_TIMEOUT,
    LAUNCH_INCOMPATIBLE_TEXTURING, SHARED_OBJECT_INIT_FAILED,
)]
#[returns(
    "12.0.107"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_HANDLE, INVALID_IMAGE,
    INVALID_VALUE, LAUNCH_FAILED, LAUNCH_OUT_OF_RESOURCES, LAUNCH_TIMEOUT,
    LAUNCH_INCOMPATIBLE_TEXTURING, SHARED_OBJECT_INIT_FAILED, NOT_FOUND,
)]
#[notes(null_stream, errors_from_earlier_launches)]
#[see(cuCtxGetCacheConfig, cuCtxSetCacheConfig, cuFuncSetCacheConfig)]
#[see(cuFuncGetAttribute, cudaLaunchKernel, cuLibraryGetKernel)]
#[see(cuKernelSetCacheConfig, cuKernelGetAttribute, cuKernelSetAttribute)]
fn cuLaunchKernel(
    f: CUfunction,
    gridDimX: c_uint,
    gridDimY: c_uint,
    gridDimZ: c_uint,
    blockDimX: c_uint,
    blockDimY: c_uint,
    blockDimZ: c_uint,
    sharedMemBytes: c_uint,
    hStream: CUstream,
    kernelParams: *mut *mut c_void,
    extra: *mut *mut c_void,
) -> CUresult;

#[group(CUDA_EXEC)]
#[introduced(11060)]
#[toolkits("11.8.89"..)]
#[per_thread(cuLaunchKernelEx_ptsz, 11060)]
#[returns(
    "11.8.89".."12.0.107",
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_HANDLE, INVALID_IMAGE,
    INVALID_VALUE, LAUNCH_FAILED, LAUNCH_OUT_OF_RESOURCES, LAUNCH_TIMEOUT,
    LAUNCH_INCOMPATIBLE_TEXTURING, COOPERATIVE_LAUNCH_TOO_LARGE, SHARED_OBJECT_INIT_FAILED,
)]
#[returns(
    "12.0.107"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_HANDLE, INVALID_IMAGE,
    INVALID_VALUE, LAUNCH_FAILED, LAUNCH_OUT_OF_RESOURCES, LAUNCH_TIMEOUT,
    LAUNCH_INCOMPATIBLE_TEXTURING, COOPERATIVE_LAUNCH_TOO_LARGE, SHARED_OBJECT_INIT_FAILED,
    NOT_FOUND,
)]
#[notes(null_stream, errors_from_earlier_launches)]
#[see(cuCtxGetCacheConfig, cuCtxSetCacheConfig, cuFuncSetCacheConfig)]
#[see(cuFuncGetAttribute, cudaLaunchKernel, cudaLaunchKernelEx)]
#[see(cuLibraryGetKernel, cuKernelSetCacheConfig, cuKernelGetAttribute)]
#[see(cuKernelSetAttribute)]
fn cuLaunchKernelEx(
    config: *const CUlaunchConfig,
    f: CUfunction,
    kernelParams: *mut *mut c_void,
    extra: *mut *mut c_void,
) -> CUresult;
