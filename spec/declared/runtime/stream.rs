//! Written by `cuspec import` from `cuda_runtime_api.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDART_STREAM)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success)]
#[notes(errors_from_earlier_launches)]
#[see(cudaAccessPolicyWindow)]
fn cudaCtxResetPersistingL2Cache() -> cudaError_t;

#[group(CUDART_STREAM)]
#[toolkits("11.7.99"..)]
#[per_thread(cudaStreamAddCallback_ptsz)]
#[returns("11.7.99".., Success, InvalidResourceHandle, InvalidValue, NotSupported)]
#[notes(null_stream, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaStreamCreate, cudaStreamCreateWithFlags, cudaStreamQuery)]
#[see(cudaStreamSynchronize, cudaStreamWaitEvent, cudaStreamDestroy)]
#[see(cudaMallocManaged, cudaStreamAttachMemAsync, cudaLaunchHostFunc)]
#[see(cuStreamAddCallback)]
fn cudaStreamAddCallback(
    stream: cudaStream_t,
    callback: cudaStreamCallback_t,
    userData: *mut c_void,
    flags: c_uint,
) -> cudaError_t;

#[group(CUDART_STREAM)]
#[toolkits("11.7.99"..)]
#[per_thread(cudaStreamAttachMemAsync_ptsz)]
#[returns("11.7.99".., Success, NotReady, InvalidValue, InvalidResourceHandle)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaStreamCreate, cudaStreamCreateWithFlags, cudaStreamWaitEvent)]
#[see(cudaStreamSynchronize, cudaStreamAddCallback, cudaStreamDestroy)]
#[see(cudaMallocManaged, cuStreamAttachMemAsync)]
fn cudaStreamAttachMemAsync(
    stream: cudaStream_t,
    devPtr: *mut c_void,
    length: usize,
    flags: c_uint,
) -> cudaError_t;

#[group(CUDART_STREAM)]
#[toolkits("11.7.99"..)]
#[per_thread(cudaStreamBeginCapture_ptsz)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(errors_from_earlier_launches)]
#[see(cudaStreamCreate, cudaStreamIsCapturing, cudaStreamEndCapture)]
#[see(cudaThreadExchangeStreamCaptureMode)]
fn cudaStreamBeginCapture(stream: cudaStream_t, mode: cudaStreamCaptureMode) -> cudaError_t;

#[group(CUDART_STREAM)]
#[toolkits("12.3.52"..)]
#[per_thread(cudaStreamBeginCaptureToGraph_ptsz)]
#[returns("12.3.52".., Success, InvalidValue)]
#[notes(errors_from_earlier_launches)]
#[see(cudaStreamCreate, cudaStreamIsCapturing, cudaStreamEndCapture)]
#[see(cudaThreadExchangeStreamCaptureMode)]
fn cudaStreamBeginCaptureToGraph(
    stream: cudaStream_t,
    graph: cudaGraph_t,
    dependencies: *const cudaGraphNode_t,
    dependencyData: *const cudaGraphEdgeData,
    numDependencies: usize,
    mode: cudaStreamCaptureMode,
) -> cudaError_t;

#[group(CUDART_STREAM)]
#[toolkits("13.3.29"..)]
#[per_thread(cudaStreamBeginRecaptureToGraph_ptsz)]
#[returns("13.3.29".., Success, Deinitialized, NotInitialized, InvalidValue)]
#[notes(errors_from_earlier_launches)]
#[see(cudaStreamCreate, cudaStreamBeginCapture, cudaStreamIsCapturing)]
#[see(cudaStreamEndCapture, cudaThreadExchangeStreamCaptureMode)]
fn cudaStreamBeginRecaptureToGraph(
    stream: cudaStream_t,
    mode: cudaStreamCaptureMode,
    graph: cudaGraph_t,
    callbackData: *mut cudaGraphRecaptureCallbackData,
) -> cudaError_t;

#[group(CUDART_STREAM)]
#[toolkits("11.7.99"..)]
#[per_thread(cudaStreamCopyAttributes_ptsz)]
#[returns("11.7.99".., Success, NotSupported)]
#[notes(errors_from_earlier_launches)]
#[see(cudaAccessPolicyWindow)]
fn cudaStreamCopyAttributes(dst: cudaStream_t, src: cudaStream_t) -> cudaError_t;

#[group(CUDART_STREAM)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".."13.2.51", Success, InvalidValue)]
#[returns("13.2.51".., Success, InvalidValue, ExternalDevice)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaStreamCreateWithPriority, cudaStreamCreateWithFlags)]
#[see(cudaStreamGetPriority, cudaStreamGetFlags, cudaStreamGetDevice)]
#[see(cudaStreamGetDevResource, cudaStreamQuery, cudaStreamSynchronize)]
#[see(cudaStreamWaitEvent, cudaStreamAddCallback, cudaSetDevice)]
#[see(cudaStreamDestroy, cuStreamCreate)]
fn cudaStreamCreate(pStream: *mut cudaStream_t) -> cudaError_t;

#[group(CUDART_STREAM)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".."13.2.51", Success, InvalidValue)]
#[returns("13.2.51".., Success, InvalidValue, ExternalDevice)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaStreamCreate, cudaStreamCreateWithPriority, cudaStreamGetFlags)]
#[see(cudaStreamGetDevice, cudaStreamGetDevResource, cudaStreamQuery)]
#[see(cudaStreamSynchronize, cudaStreamWaitEvent, cudaStreamAddCallback)]
#[see(cudaSetDevice, cudaStreamDestroy, cuStreamCreate)]
fn cudaStreamCreateWithFlags(pStream: *mut cudaStream_t, flags: c_uint) -> cudaError_t;

#[group(CUDART_STREAM)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".."13.2.51", Success, InvalidValue)]
#[returns("13.2.51".., Success, InvalidValue, ExternalDevice)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaStreamCreate, cudaStreamCreateWithFlags)]
#[see(cudaDeviceGetStreamPriorityRange, cudaStreamGetPriority)]
#[see(cudaStreamQuery, cudaStreamWaitEvent, cudaStreamAddCallback)]
#[see(cudaStreamSynchronize, cudaSetDevice, cudaStreamDestroy)]
#[see(cuStreamCreateWithPriority)]
fn cudaStreamCreateWithPriority(
    pStream: *mut cudaStream_t,
    flags: c_uint,
    priority: c_int,
) -> cudaError_t;

#[group(CUDART_STREAM)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".."13.2.51", Success, InvalidValue, InvalidResourceHandle)]
#[returns("13.2.51".."13.5.37", Success, InvalidValue, InvalidResourceHandle, ExternalDevice)]
#[returns("13.5.37".., Success, InvalidValue, InvalidResourceHandle)]
#[notes(null_stream, errors_from_earlier_launches, init_rt, callback)]
#[notes(destroy_ub)]
#[see(cudaStreamCreate, cudaStreamCreateWithFlags, cudaStreamQuery)]
#[see(cudaStreamWaitEvent, cudaStreamSynchronize, cudaStreamAddCallback)]
#[see(cuStreamDestroy)]
fn cudaStreamDestroy(stream: cudaStream_t) -> cudaError_t;

#[group(CUDART_STREAM)]
#[toolkits("11.7.99"..)]
#[per_thread(cudaStreamEndCapture_ptsz)]
#[returns("11.7.99".., Success, InvalidValue, StreamCaptureWrongThread)]
#[notes(errors_from_earlier_launches)]
#[see(cudaStreamCreate, cudaStreamBeginCapture, cudaStreamIsCapturing)]
#[see(cudaGraphDestroy)]
fn cudaStreamEndCapture(stream: cudaStream_t, pGraph: *mut cudaGraph_t) -> cudaError_t;

#[group(CUDART_STREAM)]
#[toolkits("11.7.99".."11.8.89")]
#[per_thread(cudaStreamGetAttribute_ptsz)]
#[returns("11.7.99".."11.8.89", Success, InvalidValue, InvalidResourceHandle)]
#[notes(errors_from_earlier_launches)]
#[see(cudaAccessPolicyWindow)]
fn cudaStreamGetAttribute(
    hStream: cudaStream_t,
    attr: cudaStreamAttrID,
    value_out: *mut cudaStreamAttrValue,
) -> cudaError_t;

#[group(CUDART_STREAM)]
#[toolkits("11.8.89"..)]
#[per_thread(cudaStreamGetAttribute_ptsz)]
#[returns("11.8.89".., Success, InvalidValue, InvalidResourceHandle)]
#[notes(errors_from_earlier_launches)]
#[see(cudaAccessPolicyWindow)]
fn cudaStreamGetAttribute(
    hStream: cudaStream_t,
    attr: cudaLaunchAttributeID,
    value_out: *mut cudaLaunchAttributeValue,
) -> cudaError_t;

#[group(CUDART_STREAM)]
#[toolkits("11.7.99".."12.0.107")]
#[per_thread(cudaStreamGetCaptureInfo_ptsz)]
#[returns("11.7.99".."12.0.107", Success, StreamCaptureImplicit)]
#[notes(errors_from_earlier_launches)]
#[see(cudaStreamGetCaptureInfo_v2, cudaStreamBeginCapture)]
#[see(cudaStreamIsCapturing)]
fn cudaStreamGetCaptureInfo(
    stream: cudaStream_t,
    pCaptureStatus: *mut cudaStreamCaptureStatus,
    pId: *mut c_ulonglong,
) -> cudaError_t;

#[group(CUDART_STREAM)]
#[not_default]
#[toolkits("12.0.107".."13.0.48")]
#[per_thread(cudaStreamGetCaptureInfo_ptsz)]
fn cudaStreamGetCaptureInfo(
    stream: cudaStream_t,
    captureStatus_out: *mut cudaStreamCaptureStatus,
    id_out: *mut c_ulonglong,
) -> cudaError_t;

#[group(CUDART_STREAM)]
#[toolkits("13.0.48"..)]
#[per_thread(cudaStreamGetCaptureInfo_ptsz)]
#[returns("13.0.48".., Success, InvalidValue, StreamCaptureImplicit, LossyQuery)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cudaStreamBeginCapture, cudaStreamIsCapturing)]
#[see(cudaStreamUpdateCaptureDependencies)]
fn cudaStreamGetCaptureInfo(
    stream: cudaStream_t,
    captureStatus_out: *mut cudaStreamCaptureStatus,
    id_out: *mut c_ulonglong,
    graph_out: *mut cudaGraph_t,
    dependencies_out: *mut *const cudaGraphNode_t,
    edgeData_out: *mut *const cudaGraphEdgeData,
    numDependencies_out: *mut usize,
) -> cudaError_t;

#[group(CUDART_STREAM)]
#[base(cudaStreamGetCaptureInfo)]
#[default("12.0.107".."13.0.48")]
#[toolkits("11.7.99".."13.0.48")]
#[per_thread(cudaStreamGetCaptureInfo_v2_ptsz)]
#[returns("11.7.99".."13.0.48", Success, InvalidValue, StreamCaptureImplicit)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cudaStreamGetCaptureInfo_v3, cudaStreamBeginCapture)]
#[see(cudaStreamIsCapturing, cudaStreamUpdateCaptureDependencies)]
fn cudaStreamGetCaptureInfo_v2(
    stream: cudaStream_t,
    captureStatus_out: *mut cudaStreamCaptureStatus,
    id_out: *mut c_ulonglong,
    graph_out: *mut cudaGraph_t,
    dependencies_out: *mut *const cudaGraphNode_t,
    numDependencies_out: *mut usize,
) -> cudaError_t;

#[group(CUDART_STREAM)]
#[base(cudaStreamGetCaptureInfo)]
#[not_default]
#[toolkits("12.3.52".."13.0.48")]
#[per_thread(cudaStreamGetCaptureInfo_v3_ptsz)]
#[returns("12.3.52".."13.0.48", Success, InvalidValue, StreamCaptureImplicit, LossyQuery)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cudaStreamBeginCapture, cudaStreamIsCapturing)]
#[see(cudaStreamUpdateCaptureDependencies)]
fn cudaStreamGetCaptureInfo_v3(
    stream: cudaStream_t,
    captureStatus_out: *mut cudaStreamCaptureStatus,
    id_out: *mut c_ulonglong,
    graph_out: *mut cudaGraph_t,
    dependencies_out: *mut *const cudaGraphNode_t,
    edgeData_out: *mut *const cudaGraphEdgeData,
    numDependencies_out: *mut usize,
) -> cudaError_t;

#[group(CUDART_STREAM)]
#[toolkits("12.8.57"..)]
#[per_thread(cudaStreamGetDevice_ptsz)]
#[returns("12.8.57".., Success, InvalidValue, DeviceUnavailable)]
#[notes(null_stream, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaSetDevice, cudaGetDevice, cudaStreamCreate, cudaStreamGetPriority)]
#[see(cudaStreamGetFlags, cuStreamGetId)]
fn cudaStreamGetDevice(hStream: cudaStream_t, device: *mut c_int) -> cudaError_t;

#[group(CUDART_STREAM)]
#[toolkits("11.7.99"..)]
#[per_thread(cudaStreamGetFlags_ptsz)]
#[returns("11.7.99".., Success, InvalidValue, InvalidResourceHandle)]
#[notes(null_stream, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaStreamCreateWithPriority, cudaStreamCreateWithFlags)]
#[see(cudaStreamGetPriority, cudaStreamGetDevice, cuStreamGetFlags)]
fn cudaStreamGetFlags(hStream: cudaStream_t, flags: *mut c_uint) -> cudaError_t;

#[group(CUDART_STREAM)]
#[toolkits("12.0.107"..)]
#[per_thread(cudaStreamGetId_ptsz)]
#[returns("12.0.107".., Success, InvalidValue, InvalidResourceHandle)]
#[notes(null_stream, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaStreamCreateWithPriority, cudaStreamCreateWithFlags)]
#[see(cudaStreamGetPriority, cudaStreamGetFlags, cuStreamGetId)]
fn cudaStreamGetId(hStream: cudaStream_t, streamId: *mut c_ulonglong) -> cudaError_t;

#[group(CUDART_STREAM)]
#[toolkits("11.7.99"..)]
#[per_thread(cudaStreamGetPriority_ptsz)]
#[returns("11.7.99".., Success, InvalidValue, InvalidResourceHandle)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaStreamCreateWithPriority, cudaDeviceGetStreamPriorityRange)]
#[see(cudaStreamGetFlags, cudaStreamGetDevice, cudaStreamGetDevResource)]
#[see(cuStreamGetPriority)]
fn cudaStreamGetPriority(hStream: cudaStream_t, priority: *mut c_int) -> cudaError_t;

#[group(CUDART_STREAM)]
#[toolkits("11.7.99"..)]
#[per_thread(cudaStreamIsCapturing_ptsz)]
#[returns("11.7.99".., Success, InvalidValue, StreamCaptureImplicit)]
#[notes(errors_from_earlier_launches)]
#[see(cudaStreamCreate, cudaStreamBeginCapture, cudaStreamEndCapture)]
fn cudaStreamIsCapturing(
    stream: cudaStream_t,
    pCaptureStatus: *mut cudaStreamCaptureStatus,
) -> cudaError_t;

#[group(CUDART_STREAM)]
#[toolkits("11.7.99"..)]
#[per_thread(cudaStreamQuery_ptsz)]
#[returns("11.7.99".., Success, NotReady, InvalidResourceHandle)]
#[notes(null_stream, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaStreamCreate, cudaStreamCreateWithFlags, cudaStreamWaitEvent)]
#[see(cudaStreamSynchronize, cudaStreamAddCallback, cudaStreamDestroy)]
#[see(cuStreamQuery)]
fn cudaStreamQuery(stream: cudaStream_t) -> cudaError_t;

#[group(CUDART_STREAM)]
#[toolkits("11.7.99".."11.8.89")]
#[per_thread(cudaStreamSetAttribute_ptsz)]
#[returns("11.7.99".."11.8.89", Success, InvalidValue, InvalidResourceHandle)]
#[notes(errors_from_earlier_launches)]
#[see(cudaAccessPolicyWindow)]
fn cudaStreamSetAttribute(
    hStream: cudaStream_t,
    attr: cudaStreamAttrID,
    value: *const cudaStreamAttrValue,
) -> cudaError_t;

#[group(CUDART_STREAM)]
#[toolkits("11.8.89"..)]
#[per_thread(cudaStreamSetAttribute_ptsz)]
#[returns("11.8.89".., Success, InvalidValue, InvalidResourceHandle)]
#[notes(errors_from_earlier_launches)]
#[see(cudaAccessPolicyWindow)]
fn cudaStreamSetAttribute(
    hStream: cudaStream_t,
    attr: cudaLaunchAttributeID,
    value: *const cudaLaunchAttributeValue,
) -> cudaError_t;

#[group(CUDART_STREAM)]
#[toolkits("11.7.99"..)]
#[per_thread(cudaStreamSynchronize_ptsz)]
#[returns("11.7.99".., Success, InvalidResourceHandle)]
#[notes(null_stream, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaStreamCreate, cudaStreamCreateWithFlags, cudaStreamQuery)]
#[see(cudaStreamWaitEvent, cudaStreamAddCallback, cudaStreamDestroy)]
#[see(cuStreamSynchronize)]
fn cudaStreamSynchronize(stream: cudaStream_t) -> cudaError_t;

#[group(CUDART_STREAM)]
#[toolkits("11.7.99".."13.0.48")]
#[per_thread(cudaStreamUpdateCaptureDependencies_ptsz)]
#[returns("11.7.99".."13.0.48", Success, InvalidValue, IllegalState)]
#[notes(errors_from_earlier_launches)]
#[see(cudaStreamBeginCapture, cudaStreamGetCaptureInfo)]
fn cudaStreamUpdateCaptureDependencies(
    stream: cudaStream_t,
    dependencies: *mut cudaGraphNode_t,
    numDependencies: usize,
    flags: c_uint,
) -> cudaError_t;

#[group(CUDART_STREAM)]
#[toolkits("13.0.48"..)]
#[per_thread(cudaStreamUpdateCaptureDependencies_ptsz)]
#[returns("13.0.48".., Success, InvalidValue, IllegalState)]
#[notes(errors_from_earlier_launches)]
#[see(cudaStreamBeginCapture, cudaStreamGetCaptureInfo)]
fn cudaStreamUpdateCaptureDependencies(
    stream: cudaStream_t,
    dependencies: *mut cudaGraphNode_t,
    dependencyData: *const cudaGraphEdgeData,
    numDependencies: usize,
    flags: c_uint,
) -> cudaError_t;

#[group(CUDART_STREAM)]
#[base(cudaStreamUpdateCaptureDependencies)]
#[not_default]
#[toolkits("12.3.52".."13.0.48")]
#[per_thread(cudaStreamUpdateCaptureDependencies_v2_ptsz)]
#[returns("12.3.52".."13.0.48", Success, InvalidValue, IllegalState)]
#[notes(errors_from_earlier_launches)]
#[see(cudaStreamBeginCapture, cudaStreamGetCaptureInfo)]
fn cudaStreamUpdateCaptureDependencies_v2(
    stream: cudaStream_t,
    dependencies: *mut cudaGraphNode_t,
    dependencyData: *const cudaGraphEdgeData,
    numDependencies: usize,
    flags: c_uint,
) -> cudaError_t;

#[group(CUDART_STREAM)]
#[toolkits("11.7.99"..)]
#[per_thread(cudaStreamWaitEvent_ptsz)]
#[returns("11.7.99".., Success, InvalidValue, InvalidResourceHandle)]
#[notes(null_stream, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaStreamCreate, cudaStreamCreateWithFlags, cudaStreamQuery)]
#[see(cudaStreamSynchronize, cudaStreamAddCallback, cudaStreamDestroy)]
#[see(cuStreamWaitEvent)]
fn cudaStreamWaitEvent(stream: cudaStream_t, event: cudaEvent_t, flags: c_uint) -> cudaError_t;

#[group(CUDART_STREAM)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(errors_from_earlier_launches)]
#[see(cudaStreamBeginCapture)]
fn cudaThreadExchangeStreamCaptureMode(mode: *mut cudaStreamCaptureMode) -> cudaError_t;
