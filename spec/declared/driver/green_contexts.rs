//! Written by `cuspec import` from `cuda.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDA_GREEN_CONTEXTS)]
#[introduced(12040)]
#[toolkits("12.4.99"..)]
#[returns("12.4.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[see(cuGreenCtxCreate)]
fn cuCtxFromGreenCtx(pContext: *mut CUcontext, hCtx: CUgreenCtx) -> CUresult;

#[group(CUDA_GREEN_CONTEXTS)]
#[introduced(12040)]
#[toolkits("12.4.99"..)]
#[returns(
    "12.4.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_RESOURCE_TYPE, INVALID_VALUE, INVALID_CONTEXT,
)]
#[see(cuDevResourceGenerateDesc)]
fn cuCtxGetDevResource(
    hCtx: CUcontext,
    resource: *mut CUdevResource,
    r#type: CUdevResourceType,
) -> CUresult;

#[group(CUDA_GREEN_CONTEXTS)]
#[introduced(12040)]
#[toolkits("12.4.99"..)]
#[returns(
    "12.4.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_VALUE, INVALID_RESOURCE_TYPE,
    INVALID_RESOURCE_CONFIGURATION,
)]
#[see(cuDevSmResourceSplitByCount)]
fn cuDevResourceGenerateDesc(
    phDesc: *mut CUdevResourceDesc,
    resources: *mut CUdevResource,
    nbResources: c_uint,
) -> CUresult;

#[group(CUDA_GREEN_CONTEXTS)]
#[introduced(13010)]
#[toolkits("13.1.80"..)]
#[returns(
    "13.1.80"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_DEVICE, INVALID_VALUE, INVALID_RESOURCE_TYPE,
    INVALID_RESOURCE_CONFIGURATION,
)]
#[see(cuGreenCtxGetDevResource, cuCtxGetDevResource, cuDeviceGetDevResource)]
fn cuDevSmResourceSplit(
    result: *mut CUdevResource,
    nbGroups: c_uint,
    input: *const CUdevResource,
    remainder: *mut CUdevResource,
    flags: c_uint,
    groupParams: *mut CU_DEV_SM_RESOURCE_GROUP_PARAMS,
) -> CUresult;

#[group(CUDA_GREEN_CONTEXTS)]
#[introduced(12040)]
#[toolkits("12.4.99".."13.1.80")]
#[returns(
    "12.4.99".."13.1.80",
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_DEVICE, INVALID_VALUE, INVALID_RESOURCE_TYPE,
    INVALID_RESOURCE_CONFIGURATION,
)]
#[see(cuGreenCtxGetDevResource, cuCtxGetDevResource, cuDeviceGetDevResource)]
fn cuDevSmResourceSplitByCount(
    result: *mut CUdevResource,
    nbGroups: *mut c_uint,
    input: *const CUdevResource,
    remaining: *mut CUdevResource,
    useFlags: c_uint,
    minCount: c_uint,
) -> CUresult;

#[group(CUDA_GREEN_CONTEXTS)]
#[introduced(12040)]
#[toolkits("13.1.80"..)]
#[returns(
    "13.1.80"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_DEVICE, INVALID_VALUE, INVALID_RESOURCE_TYPE,
    INVALID_RESOURCE_CONFIGURATION,
)]
#[see(cuGreenCtxGetDevResource, cuCtxGetDevResource, cuDeviceGetDevResource)]
fn cuDevSmResourceSplitByCount(
    result: *mut CUdevResource,
    nbGroups: *mut c_uint,
    input: *const CUdevResource,
    remainder: *mut CUdevResource,
    flags: c_uint,
    minCount: c_uint,
) -> CUresult;

#[group(CUDA_GREEN_CONTEXTS)]
#[introduced(12040)]
#[toolkits("12.4.99"..)]
#[returns(
    "12.4.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_RESOURCE_TYPE, INVALID_VALUE, INVALID_DEVICE,
)]
#[see(cuDevResourceGenerateDesc)]
fn cuDeviceGetDevResource(
    device: CUdevice,
    resource: *mut CUdevResource,
    r#type: CUdevResourceType,
) -> CUresult;

#[group(CUDA_GREEN_CONTEXTS)]
#[introduced(12040)]
#[toolkits("12.4.99"..)]
#[returns(
    "12.4.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_DEVICE, INVALID_VALUE, NOT_SUPPORTED,
    OUT_OF_MEMORY,
)]
#[see(cuGreenCtxDestroy, cuCtxFromGreenCtx, cuCtxSetCurrent)]
#[see(cuCtxPushCurrent, cuDevResourceGenerateDesc, cuDevicePrimaryCtxRetain)]
#[see(cuCtxCreate)]
fn cuGreenCtxCreate(
    phCtx: *mut CUgreenCtx,
    desc: CUdevResourceDesc,
    dev: CUdevice,
    flags: c_uint,
) -> CUresult;

#[group(CUDA_GREEN_CONTEXTS)]
#[introduced(12040)]
#[toolkits("12.4.99"..)]
#[returns(
    "12.4.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, CONTEXT_IS_DESTROYED,
)]
#[see(cuGreenCtxCreate, cuCtxDestroy)]
fn cuGreenCtxDestroy(hCtx: CUgreenCtx) -> CUresult;

#[group(CUDA_GREEN_CONTEXTS)]
#[introduced(12040)]
#[toolkits("12.4.99"..)]
#[returns(
    "12.4.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_RESOURCE_TYPE, INVALID_VALUE,
)]
#[see(cuDevResourceGenerateDesc)]
fn cuGreenCtxGetDevResource(
    hCtx: CUgreenCtx,
    resource: *mut CUdevResource,
    r#type: CUdevResourceType,
) -> CUresult;

#[group(CUDA_GREEN_CONTEXTS)]
#[introduced(12090)]
#[toolkits("13.0.48"..)]
#[returns(
    "13.0.48"..,
    SUCCESS, CONTEXT_IS_DESTROYED, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuGreenCtxCreate, cuGreenCtxDestroy, cuCtxGetId)]
fn cuGreenCtxGetId(greenCtx: CUgreenCtx, greenCtxId: *mut c_ulonglong) -> CUresult;

#[group(CUDA_GREEN_CONTEXTS)]
#[introduced(12040)]
#[toolkits("12.4.99"..)]
#[returns(
    "12.4.99".."12.5.39",
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_HANDLE,
)]
#[returns(
    "12.5.39"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_HANDLE,
    STREAM_CAPTURE_UNSUPPORTED,
)]
#[see(cuGreenCtxWaitEvent, cuEventRecord, cuCtxRecordEvent, cuCtxWaitEvent)]
fn cuGreenCtxRecordEvent(hCtx: CUgreenCtx, hEvent: CUevent) -> CUresult;

#[group(CUDA_GREEN_CONTEXTS)]
#[introduced(12050)]
#[toolkits("12.5.39"..)]
#[returns(
    "12.5.39"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, OUT_OF_MEMORY,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuStreamDestroy, cuGreenCtxCreate, cuStreamCreate, cuStreamGetPriority)]
#[see(cuCtxGetStreamPriorityRange, cuStreamGetFlags, cuStreamGetDevice)]
#[see(cuStreamWaitEvent, cuStreamQuery, cuStreamSynchronize)]
#[see(cuStreamAddCallback, cudaStreamCreateWithPriority)]
fn cuGreenCtxStreamCreate(
    phStream: *mut CUstream,
    greenCtx: CUgreenCtx,
    flags: c_uint,
    priority: c_int,
) -> CUresult;

#[group(CUDA_GREEN_CONTEXTS)]
#[introduced(12040)]
#[toolkits("12.4.99"..)]
#[returns(
    "12.4.99".."12.5.39",
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_HANDLE,
)]
#[returns(
    "12.5.39"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_HANDLE,
    STREAM_CAPTURE_UNSUPPORTED,
)]
#[see(cuGreenCtxRecordEvent, cuStreamWaitEvent, cuCtxRecordEvent)]
#[see(cuCtxWaitEvent)]
fn cuGreenCtxWaitEvent(hCtx: CUgreenCtx, hEvent: CUevent) -> CUresult;

#[group(CUDA_GREEN_CONTEXTS)]
#[introduced(13010)]
#[toolkits("13.1.80"..)]
#[per_thread(cuStreamGetDevResource_ptsz, 13010)]
#[returns(
    "13.1.80"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_RESOURCE_TYPE, INVALID_VALUE, INVALID_HANDLE,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuGreenCtxCreate, cuGreenCtxStreamCreate, cuStreamCreate)]
#[see(cuDevSmResourceSplitByCount, cuDevResourceGenerateDesc)]
#[see(cudaStreamGetDevResource)]
fn cuStreamGetDevResource(
    hStream: CUstream,
    resource: *mut CUdevResource,
    r#type: CUdevResourceType,
) -> CUresult;

#[group(CUDA_GREEN_CONTEXTS)]
#[introduced(12040)]
#[toolkits("12.4.99"..)]
#[returns("12.4.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_HANDLE)]
#[notes(errors_from_earlier_launches)]
#[see(cuStreamDestroy, cuStreamCreate, cuStreamCreateWithPriority)]
#[see(cuStreamGetCtx, cuGreenCtxStreamCreate, cuStreamGetPriority)]
#[see(cuStreamGetFlags, cuStreamGetDevice, cuStreamWaitEvent, cuStreamQuery)]
#[see(cuStreamSynchronize, cuStreamAddCallback, cudaStreamCreate)]
#[see(cudaStreamCreateWithFlags)]
fn cuStreamGetGreenCtx(hStream: CUstream, phCtx: *mut CUgreenCtx) -> CUresult;
