//! Written by `cuspec import` from `cuda_runtime_api.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDART_EXECUTION)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidDeviceFunction)]
#[notes(errors_from_earlier_launches, string_api_deprecation2, init_rt)]
#[notes(callback, cudaKernel_t)]
#[see(cudaFuncSetCacheConfig, cudaFuncCache, cudaFuncGetAttributes)]
#[see(cudaFuncAttributes, cudaLaunchKernel, cudaStream_t, cuFuncGetAttribute)]
fn cudaFuncGetAttributes(attr: *mut cudaFuncAttributes, func: *const c_void) -> cudaError_t;

#[group(CUDART_EXECUTION)]
#[toolkits("12.3.52"..)]
#[returns("12.3.52".., Success, InvalidValue, InvalidDeviceFunction)]
#[notes(errors_from_earlier_launches, init_rt, callback, cudaKernel_t)]
fn cudaFuncGetName(name: *mut *const c_char, func: *const c_void) -> cudaError_t;

#[group(CUDART_EXECUTION)]
#[toolkits("13.2.51"..)]
#[returns("13.2.51".., CUDA_SUCCESS, CUDA_ERROR_INVALID_VALUE)]
#[notes(errors_from_earlier_launches, cudaKernel_t)]
fn cudaFuncGetParamCount(func: *const c_void, paramCount: *mut usize) -> cudaError_t;

#[group(CUDART_EXECUTION)]
#[toolkits("12.4.99"..)]
#[returns("12.4.99".., CUDA_SUCCESS, CUDA_ERROR_INVALID_VALUE)]
#[notes(errors_from_earlier_launches, cudaKernel_t)]
fn cudaFuncGetParamInfo(
    func: *const c_void,
    paramIndex: usize,
    paramOffset: *mut usize,
    paramSize: *mut usize,
) -> cudaError_t;

#[group(CUDART_EXECUTION)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidDeviceFunction, InvalidValue)]
#[notes(errors_from_earlier_launches, init_rt, callback, cudaKernel_t)]
fn cudaFuncSetAttribute(func: *const c_void, attr: cudaFuncAttribute, value: c_int) -> cudaError_t;

#[group(CUDART_EXECUTION)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidDeviceFunction)]
#[notes(errors_from_earlier_launches, string_api_deprecation2, init_rt)]
#[notes(callback)]
#[see(cudaFuncSetCacheConfig, cudaFuncCache, cudaFuncGetAttributes)]
#[see(cudaFuncAttributes, cudaLaunchKernel, cudaStream_t)]
#[see(cuFuncSetCacheConfig)]
fn cudaFuncSetCacheConfig(func: *const c_void, cacheConfig: cudaFuncCache) -> cudaError_t;

#[group(CUDART_EXECUTION)]
#[toolkits("11.7.99"..)]
#[per_thread(cudaLaunchCooperativeKernel_ptsz)]
#[returns(
    "11.7.99"..,
    Success, InvalidDeviceFunction, InvalidConfiguration, LaunchFailure, LaunchTimeout,
    LaunchOutOfResources, CooperativeLaunchTooLarge, SharedObjectInitFailed,
)]
#[notes(null_stream, errors_from_earlier_launches, init_rt, callback)]
#[notes(cudaKernel_t)]
#[see(cudaLaunchCooperativeKernel, cudaStream_t, cuLaunchCooperativeKernel)]
fn cudaLaunchCooperativeKernel(
    func: *const c_void,
    gridDim: dim3,
    blockDim: dim3,
    args: *mut *mut c_void,
    sharedMem: usize,
    stream: cudaStream_t,
) -> cudaError_t;

#[group(CUDART_EXECUTION)]
#[toolkits("11.7.99".."13.0.48")]
#[returns(
    "11.7.99".."13.0.48",
    Success, InvalidDeviceFunction, InvalidConfiguration, LaunchFailure, LaunchTimeout,
    LaunchOutOfResources, CooperativeLaunchTooLarge, SharedObjectInitFailed,
)]
#[notes(null_stream, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaLaunchCooperativeKernel, cudaStream_t)]
#[see(cuLaunchCooperativeKernelMultiDevice)]
#[deprecated]
fn cudaLaunchCooperativeKernelMultiDevice(
    launchParamsList: *mut cudaLaunchParams,
    numDevices: c_uint,
    flags: c_uint,
) -> cudaError_t;

#[group(CUDART_EXECUTION)]
#[toolkits("11.7.99"..)]
#[per_thread(cudaLaunchHostFunc_ptsz)]
#[returns("11.7.99".., Success, InvalidResourceHandle, InvalidValue, NotSupported)]
#[notes(null_stream, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaStreamCreate, cudaStreamQuery, cudaStreamSynchronize)]
#[see(cudaStreamWaitEvent, cudaStreamDestroy, cudaMallocManaged)]
#[see(cudaStreamAttachMemAsync, cudaStreamAddCallback, cuLaunchHostFunc)]
fn cudaLaunchHostFunc(
    stream: cudaStream_t,
    r#fn: cudaHostFn_t,
    userData: *mut c_void,
) -> cudaError_t;

#[group(CUDART_EXECUTION)]
#[base(cudaLaunchHostFunc)]
#[not_default]
#[toolkits("13.2.51"..)]
#[per_thread(cudaLaunchHostFunc_v2_ptsz)]
#[returns("13.2.51".., Success, InvalidResourceHandle, InvalidValue, NotSupported)]
#[notes(null_stream, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaStreamCreate, cudaStreamQuery, cudaStreamSynchronize)]
#[see(cudaStreamWaitEvent, cudaStreamDestroy, cudaMallocManaged)]
#[see(cudaStreamAttachMemAsync, cudaStreamAddCallback, cuLaunchHostFunc)]
fn cudaLaunchHostFunc_v2(
    stream: cudaStream_t,
    r#fn: cudaHostFn_t,
    userData: *mut c_void,
    syncMode: c_uint,
) -> cudaError_t;

#[group(CUDART_EXECUTION)]
#[toolkits("11.7.99"..)]
#[per_thread(cudaLaunchKernel_ptsz)]
#[returns(
    "11.7.99"..,
    Success, InvalidDeviceFunction, InvalidConfiguration, LaunchFailure, LaunchTimeout,
    LaunchOutOfResources, SharedObjectInitFailed, InvalidPtx, UnsupportedPtxVersion,
    NoKernelImageForDevice, JitCompilerNotFound, JitCompilationDisabled,
)]
#[notes(null_stream, errors_from_earlier_launches, init_rt, callback)]
#[notes(cudaKernel_t)]
#[see(cudaLaunchKernel, cudaStream_t, cuLaunchKernel)]
fn cudaLaunchKernel(
    func: *const c_void,
    gridDim: dim3,
    blockDim: dim3,
    args: *mut *mut c_void,
    sharedMem: usize,
    stream: cudaStream_t,
) -> cudaError_t;

#[group(CUDART_EXECUTION)]
#[toolkits("11.8.89"..)]
#[per_thread(cudaLaunchKernelExC_ptsz)]
#[returns(
    "11.8.89"..,
    Success, InvalidDeviceFunction, InvalidConfiguration, LaunchFailure, LaunchTimeout,
    LaunchOutOfResources, SharedObjectInitFailed, InvalidPtx, UnsupportedPtxVersion,
    NoKernelImageForDevice, JitCompilerNotFound, JitCompilationDisabled,
)]
#[notes(null_stream, errors_from_earlier_launches, init_rt, callback)]
#[notes(cudaKernel_t)]
#[see(cudaLaunchKernelEx, cudaLaunchConfig_t, cuLaunchKernelEx)]
fn cudaLaunchKernelExC(
    config: *const cudaLaunchConfig_t,
    func: *const c_void,
    args: *mut *mut c_void,
) -> cudaError_t;

#[group(CUDART_EXECUTION)]
#[toolkits("11.7.99".."13.0.48")]
#[returns("11.7.99".."13.0.48", Success)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaFuncSetCacheConfig, cudaFuncCache, cudaFuncGetAttributes)]
#[see(cudaFuncAttributes, cudaSetDoubleForHost)]
#[deprecated]
fn cudaSetDoubleForDevice(d: *mut f64) -> cudaError_t;

#[group(CUDART_EXECUTION)]
#[toolkits("11.7.99".."13.0.48")]
#[returns("11.7.99".."13.0.48", Success)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaFuncSetCacheConfig, cudaFuncCache, cudaFuncGetAttributes)]
#[see(cudaFuncAttributes, cudaSetDoubleForDevice)]
#[deprecated]
fn cudaSetDoubleForHost(d: *mut f64) -> cudaError_t;
