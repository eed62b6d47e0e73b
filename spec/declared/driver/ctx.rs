//! Written by `cuspec import` from `cuda.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDA_CTX)]
#[not_default]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
fn cuCtxCreate(pctx: *mut CUcontext, flags: c_uint, dev: CUdevice) -> CUresult;

#[group(CUDA_CTX)]
#[base(cuCtxCreate)]
#[default("11.7.99".."13.0.48")]
#[introduced(3020)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99".."13.0.48",
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_DEVICE, INVALID_VALUE,
    OUT_OF_MEMORY, UNKNOWN,
)]
fn cuCtxCreate_v2(pctx: *mut CUcontext, flags: c_uint, dev: CUdevice) -> CUresult;

#[group(CUDA_CTX)]
#[base(cuCtxCreate)]
#[not_default]
#[introduced(11040)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99".."13.0.48",
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_DEVICE, INVALID_VALUE,
    OUT_OF_MEMORY, UNSUPPORTED_EXEC_AFFINITY, UNKNOWN,
)]
fn cuCtxCreate_v3(
    pctx: *mut CUcontext,
    paramsArray: *mut CUexecAffinityParam,
    numParams: c_int,
    flags: c_uint,
    dev: CUdevice,
) -> CUresult;

#[group(CUDA_CTX)]
#[base(cuCtxCreate)]
#[default("13.0.48"..)]
#[introduced(12050)]
#[toolkits("12.5.39"..)]
#[returns(
    "12.5.39"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_DEVICE, INVALID_VALUE,
    NOT_SUPPORTED, OUT_OF_MEMORY, UNKNOWN,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuCtxDestroy, cuCtxGetApiVersion, cuCtxGetCacheConfig, cuCtxGetDevice)]
#[see(cuCtxGetFlags, cuCtxGetLimit, cuCtxPopCurrent, cuCtxPushCurrent)]
#[see(cuCtxSetCacheConfig, cuCtxSetLimit, cuCoredumpSetAttributeGlobal)]
#[see(cuCoredumpSetAttribute, cuCtxSynchronize, cuCtxGetExecAffinity)]
fn cuCtxCreate_v4(
    pctx: *mut CUcontext,
    ctxCreateParams: *mut CUctxCreateParams,
    flags: c_uint,
    dev: CUdevice,
) -> CUresult;

#[group(CUDA_CTX)]
#[not_default]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
fn cuCtxDestroy(ctx: CUcontext) -> CUresult;

#[group(CUDA_CTX)]
#[base(cuCtxDestroy)]
#[introduced(4000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[notes(errors_from_earlier_launches)]
#[see(cuCtxCreate, cuCtxGetApiVersion, cuCtxGetCacheConfig, cuCtxGetDevice)]
#[see(cuCtxGetFlags, cuCtxGetLimit, cuCtxPopCurrent, cuCtxPushCurrent)]
#[see(cuCtxSetCacheConfig, cuCtxSetLimit, cuCtxSynchronize)]
fn cuCtxDestroy_v2(ctx: CUcontext) -> CUresult;

#[group(CUDA_CTX)]
#[introduced(3020)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, UNKNOWN,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuCtxCreate, cuCtxDestroy, cuCtxGetDevice, cuCtxGetFlags)]
#[see(cuCtxGetLimit, cuCtxPopCurrent, cuCtxPushCurrent, cuCtxSetCacheConfig)]
#[see(cuCtxSetLimit, cuCtxSynchronize)]
fn cuCtxGetApiVersion(ctx: CUcontext, version: *mut c_uint) -> CUresult;

#[group(CUDA_CTX)]
#[introduced(3020)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[notes(errors_from_earlier_launches)]
#[see(cuCtxCreate, cuCtxDestroy, cuCtxGetApiVersion, cuCtxGetDevice)]
#[see(cuCtxGetFlags, cuCtxGetLimit, cuCtxPopCurrent, cuCtxPushCurrent)]
#[see(cuCtxSetCacheConfig, cuCtxSetLimit, cuCtxSynchronize)]
#[see(cuFuncSetCacheConfig, cudaDeviceGetCacheConfig)]
fn cuCtxGetCacheConfig(pconfig: *mut CUfunc_cache) -> CUresult;

#[group(CUDA_CTX)]
#[introduced(4000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED)]
#[notes(errors_from_earlier_launches)]
#[see(cuCtxSetCurrent, cuCtxCreate, cuCtxDestroy, cudaGetDevice)]
fn cuCtxGetCurrent(pctx: *mut CUcontext) -> CUresult;

#[group(CUDA_CTX)]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[notes(errors_from_earlier_launches)]
#[see(cuCtxCreate, cuCtxDestroy, cuCtxGetApiVersion, cuCtxGetCacheConfig)]
#[see(cuCtxGetFlags, cuCtxGetLimit, cuCtxPopCurrent, cuCtxPushCurrent)]
#[see(cuCtxSetCacheConfig, cuCtxSetLimit, cuCtxSynchronize, cudaGetDevice)]
fn cuCtxGetDevice(device: *mut CUdevice) -> CUresult;

#[group(CUDA_CTX)]
#[base(cuCtxGetDevice)]
#[not_default]
#[introduced(13000)]
#[toolkits("13.0.48"..)]
#[returns("13.0.48".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[notes(errors_from_earlier_launches)]
#[see(cuCtxGetCurrent, cuCtxPopCurrent, cuCtxPushCurrent)]
fn cuCtxGetDevice_v2(device: *mut CUdevice, ctx: CUcontext) -> CUresult;

#[group(CUDA_CTX)]
#[introduced(11040)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE,
    UNSUPPORTED_EXEC_AFFINITY,
)]
#[notes(errors_from_earlier_launches)]
fn cuCtxGetExecAffinity(
    pExecAffinity: *mut CUexecAffinityParam,
    r#type: CUexecAffinityType,
) -> CUresult;

#[group(CUDA_CTX)]
#[introduced(7000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[notes(errors_from_earlier_launches)]
#[see(cuCtxCreate, cuCtxGetApiVersion, cuCtxGetCacheConfig, cuCtxGetCurrent)]
#[see(cuCtxGetDevice, cuCtxGetLimit, cuCtxGetSharedMemConfig)]
#[see(cuCtxGetStreamPriorityRange, cuCtxSetFlags, cudaGetDeviceFlags)]
fn cuCtxGetFlags(flags: *mut c_uint) -> CUresult;

#[group(CUDA_CTX)]
#[introduced(12000)]
#[toolkits("12.0.107"..)]
#[returns(
    "12.0.107"..,
    SUCCESS, CONTEXT_IS_DESTROYED, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuCtxCreate, cuCtxDestroy, cuCtxGetApiVersion, cuCtxGetCacheConfig)]
#[see(cuCtxGetDevice, cuCtxGetFlags, cuCtxGetLimit, cuCtxPushCurrent)]
fn cuCtxGetId(ctx: CUcontext, ctxId: *mut c_ulonglong) -> CUresult;

#[group(CUDA_CTX)]
#[introduced(3010)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, INVALID_VALUE, UNSUPPORTED_LIMIT)]
#[notes(errors_from_earlier_launches)]
#[see(cuCtxCreate, cuCtxDestroy, cuCtxGetApiVersion, cuCtxGetCacheConfig)]
#[see(cuCtxGetDevice, cuCtxGetFlags, cuCtxPopCurrent, cuCtxPushCurrent)]
#[see(cuCtxSetCacheConfig, cuCtxSetLimit, cuCtxSynchronize)]
#[see(cudaDeviceGetLimit)]
fn cuCtxGetLimit(pvalue: *mut usize, limit: CUlimit) -> CUresult;

#[group(CUDA_CTX)]
#[introduced(5050)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, INVALID_VALUE)]
#[notes(errors_from_earlier_launches)]
#[see(cuStreamCreateWithPriority, cuStreamGetPriority, cuCtxGetDevice)]
#[see(cuCtxGetFlags, cuCtxSetLimit, cuCtxSynchronize)]
#[see(cudaDeviceGetStreamPriorityRange)]
fn cuCtxGetStreamPriorityRange(leastPriority: *mut c_int, greatestPriority: *mut c_int)
-> CUresult;

#[group(CUDA_CTX)]
#[not_default]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
fn cuCtxPopCurrent(pctx: *mut CUcontext) -> CUresult;

#[group(CUDA_CTX)]
#[base(cuCtxPopCurrent)]
#[introduced(4000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT)]
#[notes(errors_from_earlier_launches)]
#[see(cuCtxCreate, cuCtxDestroy, cuCtxGetApiVersion, cuCtxGetCacheConfig)]
#[see(cuCtxGetDevice, cuCtxGetFlags, cuCtxGetLimit, cuCtxPushCurrent)]
#[see(cuCtxSetCacheConfig, cuCtxSetLimit, cuCtxSynchronize)]
fn cuCtxPopCurrent_v2(pctx: *mut CUcontext) -> CUresult;

#[group(CUDA_CTX)]
#[not_default]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
fn cuCtxPushCurrent(ctx: CUcontext) -> CUresult;

#[group(CUDA_CTX)]
#[base(cuCtxPushCurrent)]
#[introduced(4000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[notes(errors_from_earlier_launches)]
#[see(cuCtxCreate, cuCtxDestroy, cuCtxGetApiVersion, cuCtxGetCacheConfig)]
#[see(cuCtxGetDevice, cuCtxGetFlags, cuCtxGetLimit, cuCtxPopCurrent)]
#[see(cuCtxSetCacheConfig, cuCtxSetLimit, cuCtxSynchronize)]
fn cuCtxPushCurrent_v2(ctx: CUcontext) -> CUresult;

#[group(CUDA_CTX)]
#[introduced(12050)]
#[toolkits("12.5.39"..)]
#[returns(
    "12.5.39"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_HANDLE,
    STREAM_CAPTURE_UNSUPPORTED,
)]
#[see(cuCtxWaitEvent, cuGreenCtxRecordEvent, cuGreenCtxWaitEvent)]
#[see(cuEventRecord)]
fn cuCtxRecordEvent(hCtx: CUcontext, hEvent: CUevent) -> CUresult;

#[group(CUDA_CTX)]
#[introduced(11000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, NOT_SUPPORTED)]
#[notes(errors_from_earlier_launches)]
fn cuCtxResetPersistingL2Cache() -> CUresult;

#[group(CUDA_CTX)]
#[introduced(3020)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[notes(errors_from_earlier_launches)]
#[see(cuCtxCreate, cuCtxDestroy, cuCtxGetApiVersion, cuCtxGetCacheConfig)]
#[see(cuCtxGetDevice, cuCtxGetFlags, cuCtxGetLimit, cuCtxPopCurrent)]
#[see(cuCtxPushCurrent, cuCtxSetLimit, cuCtxSynchronize)]
#[see(cuFuncSetCacheConfig, cudaDeviceSetCacheConfig, cuKernelSetCacheConfig)]
fn cuCtxSetCacheConfig(config: CUfunc_cache) -> CUresult;

#[group(CUDA_CTX)]
#[introduced(4000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT)]
#[notes(errors_from_earlier_launches)]
#[see(cuCtxGetCurrent, cuCtxCreate, cuCtxDestroy, cudaSetDevice)]
fn cuCtxSetCurrent(ctx: CUcontext) -> CUresult;

#[group(CUDA_CTX)]
#[introduced(12010)]
#[toolkits("12.1.55"..)]
#[returns("12.1.55".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[notes(errors_from_earlier_launches)]
#[see(cuCtxCreate, cuCtxGetApiVersion, cuCtxGetCacheConfig, cuCtxGetCurrent)]
#[see(cuCtxGetDevice, cuCtxGetLimit, cuCtxGetSharedMemConfig)]
#[see(cuCtxGetStreamPriorityRange, cuCtxGetFlags, cudaGetDeviceFlags)]
#[see(cuDevicePrimaryCtxSetFlags)]
fn cuCtxSetFlags(flags: c_uint) -> CUresult;

#[group(CUDA_CTX)]
#[introduced(3010)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, INVALID_VALUE, UNSUPPORTED_LIMIT, OUT_OF_MEMORY, INVALID_CONTEXT)]
#[notes(errors_from_earlier_launches)]
#[see(cuCtxCreate, cuCtxDestroy, cuCtxGetApiVersion, cuCtxGetCacheConfig)]
#[see(cuCtxGetDevice, cuCtxGetFlags, cuCtxGetLimit, cuCtxPopCurrent)]
#[see(cuCtxPushCurrent, cuCtxSetCacheConfig, cuCtxSynchronize)]
#[see(cudaDeviceSetLimit)]
fn cuCtxSetLimit(limit: CUlimit, value: usize) -> CUresult;

#[group(CUDA_CTX)]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".."13.1.80", SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT)]
#[returns(
    "13.1.80"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, STREAM_CAPTURE_UNSUPPORTED,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuCtxCreate, cuCtxDestroy, cuCtxGetApiVersion, cuCtxGetCacheConfig)]
#[see(cuCtxGetDevice, cuCtxGetFlags, cuCtxGetLimit, cuCtxPopCurrent)]
#[see(cuCtxPushCurrent, cuCtxSetCacheConfig, cuCtxSetLimit)]
#[see(cudaDeviceSynchronize)]
fn cuCtxSynchronize() -> CUresult;

#[group(CUDA_CTX)]
#[base(cuCtxSynchronize)]
#[not_default]
#[introduced(13000)]
#[toolkits("13.0.48"..)]
#[returns(
    "13.0.48".."13.1.80",
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE,
)]
#[returns(
    "13.1.80"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE,
    STREAM_CAPTURE_UNSUPPORTED,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuCtxGetCurrent, cuCtxPopCurrent, cuCtxPushCurrent, cuGreenCtxCreate)]
#[see(cuCtxFromGreenCtx, cudaDeviceSynchronize)]
fn cuCtxSynchronize_v2(ctx: CUcontext) -> CUresult;

#[group(CUDA_CTX)]
#[introduced(12050)]
#[toolkits("12.5.39"..)]
#[returns(
    "12.5.39"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_HANDLE,
    STREAM_CAPTURE_UNSUPPORTED,
)]
#[see(cuCtxRecordEvent, cuGreenCtxRecordEvent, cuGreenCtxWaitEvent)]
#[see(cuStreamWaitEvent)]
fn cuCtxWaitEvent(hCtx: CUcontext, hEvent: CUevent) -> CUresult;
