//! Written by `cuspec import` from `cuda.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDA_EXEC_DEPRECATED)]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_HANDLE, INVALID_VALUE,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuFuncSetSharedSize, cuFuncSetCacheConfig, cuFuncGetAttribute)]
#[see(cuParamSetSize, cuParamSeti, cuParamSetf, cuParamSetv, cuLaunch)]
#[see(cuLaunchGrid, cuLaunchGridAsync, cuLaunchKernel)]
#[deprecated]
fn cuFuncSetBlockShape(hfunc: CUfunction, x: c_int, y: c_int, z: c_int) -> CUresult;

#[group(CUDA_EXEC_DEPRECATED)]
#[introduced(4020)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, INVALID_VALUE, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT)]
#[notes(errors_from_earlier_launches)]
#[see(cuCtxGetCacheConfig, cuCtxSetCacheConfig, cuCtxGetSharedMemConfig)]
#[see(cuCtxSetSharedMemConfig, cuFuncGetAttribute, cuLaunchKernel)]
#[see(cudaFuncSetSharedMemConfig)]
#[deprecated("12.4.99"..)]
fn cuFuncSetSharedMemConfig(hfunc: CUfunction, config: CUsharedconfig) -> CUresult;

#[group(CUDA_EXEC_DEPRECATED)]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_HANDLE, INVALID_VALUE,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuFuncSetBlockShape, cuFuncSetCacheConfig, cuFuncGetAttribute)]
#[see(cuParamSetSize, cuParamSeti, cuParamSetf, cuParamSetv, cuLaunch)]
#[see(cuLaunchGrid, cuLaunchGridAsync, cuLaunchKernel)]
#[deprecated]
fn cuFuncSetSharedSize(hfunc: CUfunction, bytes: c_uint) -> CUresult;

#[group(CUDA_EXEC_DEPRECATED)]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, LAUNCH_FAILED,
    LAUNCH_OUT_OF_RESOURCES, LAUNCH_TIMEOUT, LAUNCH_INCOMPATIBLE_TEXTURING,
    SHARED_OBJECT_INIT_FAILED,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuFuncSetBlockShape, cuFuncSetSharedSize, cuFuncGetAttribute)]
#[see(cuParamSetSize, cuParamSetf, cuParamSeti, cuParamSetv, cuLaunchGrid)]
#[see(cuLaunchGridAsync, cuLaunchKernel)]
#[deprecated]
fn cuLaunch(f: CUfunction) -> CUresult;

#[group(CUDA_EXEC_DEPRECATED)]
#[introduced(9000)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_HANDLE, INVALID_IMAGE,
    INVALID_VALUE, LAUNCH_FAILED, LAUNCH_OUT_OF_RESOURCES, LAUNCH_TIMEOUT,
    LAUNCH_INCOMPATIBLE_TEXTURING, COOPERATIVE_LAUNCH_TOO_LARGE, SHARED_OBJECT_INIT_FAILED,
)]
#[notes(null_stream, errors_from_earlier_launches)]
#[see(cuCtxGetCacheConfig, cuCtxSetCacheConfig, cuFuncSetCacheConfig)]
#[see(cuFuncGetAttribute, cuLaunchCooperativeKernel)]
#[see(cudaLaunchCooperativeKernelMultiDevice)]
#[deprecated]
fn cuLaunchCooperativeKernelMultiDevice(
    launchParamsList: *mut CUDA_LAUNCH_PARAMS,
    numDevices: c_uint,
    flags: c_uint,
) -> CUresult;

#[group(CUDA_EXEC_DEPRECATED)]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, LAUNCH_FAILED,
    LAUNCH_OUT_OF_RESOURCES, LAUNCH_TIMEOUT, LAUNCH_INCOMPATIBLE_TEXTURING,
    SHARED_OBJECT_INIT_FAILED,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuFuncSetBlockShape, cuFuncSetSharedSize, cuFuncGetAttribute)]
#[see(cuParamSetSize, cuParamSetf, cuParamSeti, cuParamSetv, cuLaunch)]
#[see(cuLaunchGridAsync, cuLaunchKernel)]
#[deprecated]
fn cuLaunchGrid(f: CUfunction, grid_width: c_int, grid_height: c_int) -> CUresult;

#[group(CUDA_EXEC_DEPRECATED)]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_HANDLE, INVALID_VALUE,
    LAUNCH_FAILED, LAUNCH_OUT_OF_RESOURCES, LAUNCH_TIMEOUT, LAUNCH_INCOMPATIBLE_TEXTURING,
    SHARED_OBJECT_INIT_FAILED,
)]
#[notes(null_stream, errors_from_earlier_launches)]
#[see(cuFuncSetBlockShape, cuFuncSetSharedSize, cuFuncGetAttribute)]
#[see(cuParamSetSize, cuParamSetf, cuParamSeti, cuParamSetv, cuLaunch)]
#[see(cuLaunchGrid, cuLaunchKernel)]
#[deprecated]
fn cuLaunchGridAsync(
    f: CUfunction,
    grid_width: c_int,
    grid_height: c_int,
    hStream: CUstream,
) -> CUresult;

#[group(CUDA_EXEC_DEPRECATED)]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[notes(errors_from_earlier_launches)]
#[see(cuFuncSetBlockShape, cuFuncSetSharedSize, cuFuncGetAttribute)]
#[see(cuParamSetf, cuParamSeti, cuParamSetv, cuLaunch, cuLaunchGrid)]
#[see(cuLaunchGridAsync, cuLaunchKernel)]
#[deprecated]
fn cuParamSetSize(hfunc: CUfunction, numbytes: c_uint) -> CUresult;

#[group(CUDA_EXEC_DEPRECATED)]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[notes(errors_from_earlier_launches)]
#[deprecated]
fn cuParamSetTexRef(hfunc: CUfunction, texunit: c_int, hTexRef: CUtexref) -> CUresult;

#[group(CUDA_EXEC_DEPRECATED)]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[notes(errors_from_earlier_launches)]
#[see(cuFuncSetBlockShape, cuFuncSetSharedSize, cuFuncGetAttribute)]
#[see(cuParamSetSize, cuParamSeti, cuParamSetv, cuLaunch, cuLaunchGrid)]
#[see(cuLaunchGridAsync, cuLaunchKernel)]
#[deprecated]
fn cuParamSetf(hfunc: CUfunction, offset: c_int, value: f32) -> CUresult;

#[group(CUDA_EXEC_DEPRECATED)]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[notes(errors_from_earlier_launches)]
#[see(cuFuncSetBlockShape, cuFuncSetSharedSize, cuFuncGetAttribute)]
#[see(cuParamSetSize, cuParamSetf, cuParamSetv, cuLaunch, cuLaunchGrid)]
#[see(cuLaunchGridAsync, cuLaunchKernel)]
#[deprecated]
fn cuParamSeti(hfunc: CUfunction, offset: c_int, value: c_uint) -> CUresult;

#[group(CUDA_EXEC_DEPRECATED)]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[notes(errors_from_earlier_launches)]
#[see(cuFuncSetBlockShape, cuFuncSetSharedSize, cuFuncGetAttribute)]
#[see(cuParamSetSize, cuParamSetf, cuParamSeti, cuLaunch, cuLaunchGrid)]
#[see(cuLaunchGridAsync, cuLaunchKernel)]
#[deprecated]
fn cuParamSetv(hfunc: CUfunction, offset: c_int, ptr: *mut c_void, numbytes: c_uint) -> CUresult;
