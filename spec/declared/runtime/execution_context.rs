//! Written by `cuspec import` from `cuda_runtime_api.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDART_EXECUTION_CONTEXT)]
#[toolkits("13.1.80"..)]
#[returns(
    "13.1.80"..,
    Success, InvalidValue, NotPermitted, InvalidResourceType, InvalidResourceConfiguration,
    NotSupported, OutOfMemory, CudartUnloading, InitializationError,
)]
#[notes(callback)]
#[see(cuDevResourceGenerateDesc, cudaDeviceGetDevResource)]
#[see(cudaExecutionCtxGetDevResource, cudaDevSmResourceSplit)]
#[see(cudaGreenCtxCreate)]
fn cudaDevResourceGenerateDesc(
    phDesc: *mut cudaDevResourceDesc_t,
    resources: *mut cudaDevResource,
    nbResources: c_uint,
) -> cudaError_t;

#[group(CUDART_EXECUTION_CONTEXT)]
#[toolkits("13.1.80"..)]
#[returns(
    "13.1.80"..,
    Success, InvalidValue, NotPermitted, InvalidResourceType, InvalidResourceConfiguration,
    NotSupported, CudartUnloading, InitializationError,
)]
#[notes(callback)]
#[see(cuDevSmResourceSplit, cudaDeviceGetDevResource)]
#[see(cudaExecutionCtxGetDevResource, cudaDevResourceGenerateDesc)]
fn cudaDevSmResourceSplit(
    result: *mut cudaDevResource,
    nbGroups: c_uint,
    input: *const cudaDevResource,
    remainder: *mut cudaDevResource,
    flags: c_uint,
    groupParams: *mut cudaDevSmResourceGroupParams,
) -> cudaError_t;

#[group(CUDART_EXECUTION_CONTEXT)]
#[toolkits("13.1.80"..)]
#[returns(
    "13.1.80"..,
    Success, InvalidValue, NotPermitted, InvalidResourceType, InvalidResourceConfiguration,
    NotSupported, CudartUnloading, InitializationError,
)]
#[notes(callback)]
#[see(cuDevSmResourceSplitByCount, cudaDeviceGetDevResource)]
#[see(cudaExecutionCtxGetDevResource, cudaDevResourceGenerateDesc)]
fn cudaDevSmResourceSplitByCount(
    result: *mut cudaDevResource,
    nbGroups: *mut c_uint,
    input: *const cudaDevResource,
    remaining: *mut cudaDevResource,
    flags: c_uint,
    minCount: c_uint,
) -> cudaError_t;

#[group(CUDART_EXECUTION_CONTEXT)]
#[toolkits("13.1.80"..)]
#[returns(
    "13.1.80"..,
    Success, InvalidValue, NotPermitted, InvalidDevice, InvalidResourceType, NotSupported,
    CudartUnloading, InitializationError,
)]
#[notes(callback)]
#[see(cuDeviceGetDevResource, cudaExecutionCtxGetDevResource)]
#[see(cudaDevSmResourceSplit, cudaDevResourceGenerateDesc)]
fn cudaDeviceGetDevResource(
    device: c_int,
    resource: *mut cudaDevResource,
    r#type: cudaDevResourceType,
) -> cudaError_t;

#[group(CUDART_EXECUTION_CONTEXT)]
#[toolkits("13.1.80"..)]
#[returns("13.1.80".., Success, InvalidValue, InvalidDevice)]
#[see(cudaExecutionCtxGetDevice, cudaExecutionCtxGetId)]
fn cudaDeviceGetExecutionCtx(ctx: *mut cudaExecutionContext_t, device: c_int) -> cudaError_t;

#[group(CUDART_EXECUTION_CONTEXT)]
#[toolkits("13.1.80"..)]
#[returns("13.1.80".., Success, InvalidValue, NotPermitted, CudartUnloading, InitializationError)]
#[notes(callback, cudaExecutionContext_t_required_param)]
#[see(cudaGreenCtxCreate)]
fn cudaExecutionCtxDestroy(ctx: cudaExecutionContext_t) -> cudaError_t;

#[group(CUDART_EXECUTION_CONTEXT)]
#[toolkits("13.1.80"..)]
#[returns(
    "13.1.80"..,
    Success, InvalidValue, NotSupported, NotPermitted, CudartUnloading, InitializationError,
)]
#[notes(errors_from_earlier_launches, callback)]
#[notes(cudaExecutionContext_t_required_param)]
#[see(cudaDeviceGetDevResource, cudaDevSmResourceSplit)]
#[see(cudaDevResourceGenerateDesc, cudaGreenCtxCreate)]
fn cudaExecutionCtxGetDevResource(
    ctx: cudaExecutionContext_t,
    resource: *mut cudaDevResource,
    r#type: cudaDevResourceType,
) -> cudaError_t;

#[group(CUDART_EXECUTION_CONTEXT)]
#[toolkits("13.1.80"..)]
#[returns("13.1.80".., Success, CudartUnloading, InitializationError, InvalidValue, NotPermitted)]
#[notes(errors_from_earlier_launches, callback)]
#[notes(cudaExecutionContext_t_required_param)]
#[see(cudaGreenCtxCreate, cudaExecutionCtxDestroy, cuCtxGetDevice)]
fn cudaExecutionCtxGetDevice(device: *mut c_int, ctx: cudaExecutionContext_t) -> cudaError_t;

#[group(CUDART_EXECUTION_CONTEXT)]
#[toolkits("13.1.80"..)]
#[returns("13.1.80".., Success, CudartUnloading, InitializationError, InvalidValue, NotPermitted)]
#[notes(errors_from_earlier_launches, callback)]
#[notes(cudaExecutionContext_t_required_param)]
#[see(cudaGreenCtxCreate, cudaExecutionCtxDestroy, cudaExecutionCtxGetDevice)]
#[see(cuCtxGetId)]
fn cudaExecutionCtxGetId(ctx: cudaExecutionContext_t, ctxId: *mut c_ulonglong) -> cudaError_t;

#[group(CUDART_EXECUTION_CONTEXT)]
#[toolkits("13.1.80"..)]
#[returns(
    "13.1.80"..,
    Success, CudartUnloading, InitializationError, InvalidHandle, StreamCaptureUnsupported,
)]
#[notes(errors_from_earlier_launches, callback)]
#[notes(cudaExecutionContext_t_required_param)]
#[see(cudaEventRecord, cudaExecutionCtxWaitEvent, cuCtxRecordEvent)]
#[see(cuGreenCtxRecordEvent)]
fn cudaExecutionCtxRecordEvent(ctx: cudaExecutionContext_t, event: cudaEvent_t) -> cudaError_t;

#[group(CUDART_EXECUTION_CONTEXT)]
#[toolkits("13.1.80"..)]
#[returns(
    "13.1.80"..,
    Success, InvalidValue, NotPermitted, OutOfMemory, CudartUnloading, InitializationError,
)]
#[notes(errors_from_earlier_launches, callback)]
#[notes(cudaExecutionContext_t_required_param)]
#[see(cudaStreamDestroy, cudaGreenCtxCreate)]
#[see(cudaDeviceGetStreamPriorityRange, cudaStreamGetFlags)]
#[see(cudaStreamGetPriority, cudaStreamGetDevice, cudaStreamGetDevResource)]
#[see(cudaLaunchKernel, cudaEventRecord, cudaStreamWaitEvent)]
#[see(cudaStreamQuery, cudaStreamSynchronize, cudaStreamAddCallback)]
fn cudaExecutionCtxStreamCreate(
    phStream: *mut cudaStream_t,
    ctx: cudaExecutionContext_t,
    flags: c_uint,
    priority: c_int,
) -> cudaError_t;

#[group(CUDART_EXECUTION_CONTEXT)]
#[toolkits("13.1.80"..)]
#[returns("13.1.80".., Success, CudartUnloading, DeviceUninitialized, InvalidValue)]
#[notes(errors_from_earlier_launches, callback)]
#[notes(cudaExecutionContext_t_required_param)]
#[see(cudaGreenCtxCreate, cudaExecutionCtxDestroy, cudaDeviceSynchronize)]
#[see(cuCtxSynchronize_v2)]
fn cudaExecutionCtxSynchronize(ctx: cudaExecutionContext_t) -> cudaError_t;

#[group(CUDART_EXECUTION_CONTEXT)]
#[toolkits("13.1.80"..)]
#[returns(
    "13.1.80"..,
    Success, CudartUnloading, InitializationError, InvalidHandle, StreamCaptureUnsupported,
)]
#[notes(errors_from_earlier_launches, callback)]
#[notes(cudaExecutionContext_t_required_param)]
#[see(cudaExecutionCtxRecordEvent, cudaStreamWaitEvent, cuCtxWaitEvent)]
#[see(cuGreenCtxWaitEvent)]
fn cudaExecutionCtxWaitEvent(ctx: cudaExecutionContext_t, event: cudaEvent_t) -> cudaError_t;

#[group(CUDART_EXECUTION_CONTEXT)]
#[toolkits("13.1.80"..)]
#[returns(
    "13.1.80"..,
    Success, InvalidValue, InvalidDevice, NotPermitted, NotSupported, OutOfMemory, CudartUnloading,
    InitializationError,
)]
#[notes(callback)]
#[see(cudaDeviceGetDevResource, cudaDevSmResourceSplit)]
#[see(cudaDevResourceGenerateDesc, cudaExecutionCtxGetDevResource)]
#[see(cudaExecutionCtxDestroy, cudaInitDevice, cudaExecutionCtxStreamCreate)]
fn cudaGreenCtxCreate(
    phCtx: *mut cudaExecutionContext_t,
    desc: cudaDevResourceDesc_t,
    device: c_int,
    flags: c_uint,
) -> cudaError_t;

#[group(CUDART_EXECUTION_CONTEXT)]
#[toolkits("13.1.80"..)]
#[per_thread(cudaStreamGetDevResource_ptsz)]
#[returns(
    "13.1.80"..,
    Success, CudartUnloading, InitializationError, DeviceUninitialized, InvalidResourceType,
    InvalidValue, InvalidHandle, NotPermitted, CallRequiresNewerDriver,
)]
#[notes(errors_from_earlier_launches, callback)]
#[see(cudaGreenCtxCreate, cudaExecutionCtxStreamCreate, cudaStreamCreate)]
#[see(cudaDevSmResourceSplit, cudaDevResourceGenerateDesc)]
#[see(cuStreamGetDevResource)]
fn cudaStreamGetDevResource(
    hStream: cudaStream_t,
    resource: *mut cudaDevResource,
    r#type: cudaDevResourceType,
) -> cudaError_t;
