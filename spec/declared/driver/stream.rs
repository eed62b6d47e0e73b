//! Written by `cuspec import` from `cuda.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDA_STREAM)]
#[introduced(5000)]
#[toolkits("11.7.99"..)]
#[per_thread(cuStreamAddCallback_ptsz, 7000)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_HANDLE, NOT_SUPPORTED,
)]
#[notes(null_stream, errors_from_earlier_launches)]
#[see(cuStreamCreate, cuStreamQuery, cuStreamSynchronize, cuStreamWaitEvent)]
#[see(cuStreamDestroy, cuMemAllocManaged, cuStreamAttachMemAsync)]
#[see(cuLaunchHostFunc, cudaStreamAddCallback)]
fn cuStreamAddCallback(
    hStream: CUstream,
    callback: CUstreamCallback,
    userData: *mut c_void,
    flags: c_uint,
) -> CUresult;

#[group(CUDA_STREAM)]
#[introduced(6000)]
#[toolkits("11.7.99"..)]
#[per_thread(cuStreamAttachMemAsync_ptsz, 7000)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_HANDLE, NOT_SUPPORTED,
)]
#[notes(null_stream, errors_from_earlier_launches)]
#[see(cuStreamCreate, cuStreamQuery, cuStreamSynchronize, cuStreamWaitEvent)]
#[see(cuStreamDestroy, cuMemAllocManaged, cudaStreamAttachMemAsync)]
fn cuStreamAttachMemAsync(
    hStream: CUstream,
    dptr: CUdeviceptr,
    length: usize,
    flags: c_uint,
) -> CUresult;

#[group(CUDA_STREAM)]
#[not_default]
#[introduced(10000)]
#[toolkits("11.7.99"..)]
#[per_thread(cuStreamBeginCapture_ptsz, 10000)]
fn cuStreamBeginCapture(hStream: CUstream) -> CUresult;

#[group(CUDA_STREAM)]
#[introduced(13010)]
#[toolkits("13.2.51"..)]
#[per_thread(cuStreamBeginCaptureToCig_ptsz, 13010)]
#[returns(
    "13.2.51"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, NOT_SUPPORTED, INVALID_CONTEXT, INVALID_VALUE,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuStreamEndCaptureToCig, cuStreamBeginCapture, cuStreamWaitEvent)]
#[see(cuStreamQuery, cuStreamSynchronize, cuStreamAddCallback)]
fn cuStreamBeginCaptureToCig(
    hStream: CUstream,
    streamCigCaptureParams: *mut CUstreamCigCaptureParams,
) -> CUresult;

#[group(CUDA_STREAM)]
#[introduced(12030)]
#[toolkits("12.3.52"..)]
#[per_thread(cuStreamBeginCaptureToGraph_ptsz, 12030)]
#[returns("12.3.52".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_VALUE)]
#[notes(errors_from_earlier_launches)]
#[see(cuStreamBeginCapture, cuStreamCreate, cuStreamIsCapturing)]
#[see(cuStreamEndCapture, cuThreadExchangeStreamCaptureMode, cuGraphAddNode)]
fn cuStreamBeginCaptureToGraph(
    hStream: CUstream,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    dependencyData: *const CUgraphEdgeData,
    numDependencies: usize,
    mode: CUstreamCaptureMode,
) -> CUresult;

#[group(CUDA_STREAM)]
#[base(cuStreamBeginCapture)]
#[introduced(10010)]
#[toolkits("11.7.99"..)]
#[per_thread(cuStreamBeginCapture_v2_ptsz, 10010)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_VALUE)]
#[notes(errors_from_earlier_launches)]
#[see(cuStreamCreate, cuStreamIsCapturing, cuStreamEndCapture)]
#[see(cuThreadExchangeStreamCaptureMode)]
fn cuStreamBeginCapture_v2(hStream: CUstream, mode: CUstreamCaptureMode) -> CUresult;

#[group(CUDA_STREAM)]
#[introduced(13030)]
#[toolkits("13.3.29"..)]
#[per_thread(cuStreamBeginRecaptureToGraph_ptsz, 13030)]
#[returns("13.3.29".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_VALUE)]
#[notes(errors_from_earlier_launches)]
#[see(cuStreamCreate, cuStreamBeginCapture, cuStreamIsCapturing)]
#[see(cuStreamEndCapture, cuThreadExchangeStreamCaptureMode)]
fn cuStreamBeginRecaptureToGraph(
    hStream: CUstream,
    mode: CUstreamCaptureMode,
    hGraph: CUgraph,
    callbackFunc: CUgraphRecaptureCallback,
    userData: *mut c_void,
) -> CUresult;

#[group(CUDA_STREAM)]
#[introduced(11000)]
#[toolkits("11.7.99"..)]
#[per_thread(cuStreamCopyAttributes_ptsz, 11000)]
#[returns("11.7.99".., SUCCESS, INVALID_VALUE)]
#[notes(errors_from_earlier_launches)]
fn cuStreamCopyAttributes(dst: CUstream, src: CUstream) -> CUresult;

#[group(CUDA_STREAM)]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99".."13.2.51",
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, OUT_OF_MEMORY,
)]
#[returns(
    "13.2.51"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, OUT_OF_MEMORY,
    EXTERNAL_DEVICE,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuStreamDestroy, cuStreamCreateWithPriority, cuGreenCtxStreamCreate)]
#[see(cuStreamGetPriority, cuStreamGetFlags, cuStreamGetDevice)]
#[see(cuStreamWaitEvent, cuStreamQuery, cuStreamSynchronize)]
#[see(cuStreamAddCallback, cudaStreamCreate, cudaStreamCreateWithFlags)]
fn cuStreamCreate(phStream: *mut CUstream, Flags: c_uint) -> CUresult;

#[group(CUDA_STREAM)]
#[introduced(5050)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99".."13.2.51",
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, OUT_OF_MEMORY,
)]
#[returns(
    "13.2.51"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, OUT_OF_MEMORY,
    EXTERNAL_DEVICE,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuStreamDestroy, cuStreamCreate, cuGreenCtxStreamCreate)]
#[see(cuStreamGetPriority, cuCtxGetStreamPriorityRange, cuStreamGetFlags)]
#[see(cuStreamGetDevice, cuStreamWaitEvent, cuStreamQuery)]
#[see(cuStreamSynchronize, cuStreamAddCallback, cudaStreamCreateWithPriority)]
fn cuStreamCreateWithPriority(phStream: *mut CUstream, flags: c_uint, priority: c_int) -> CUresult;

#[group(CUDA_STREAM)]
#[not_default]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
fn cuStreamDestroy(hStream: CUstream) -> CUresult;

#[group(CUDA_STREAM)]
#[base(cuStreamDestroy)]
#[introduced(4000)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99".."13.2.51",
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, INVALID_HANDLE,
)]
#[returns(
    "13.2.51".."13.5.37",
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, INVALID_HANDLE,
    EXTERNAL_DEVICE,
)]
#[returns(
    "13.5.37"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, INVALID_HANDLE,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuStreamCreate, cuStreamWaitEvent, cuStreamQuery, cuStreamSynchronize)]
#[see(cuStreamAddCallback, cudaStreamDestroy)]
fn cuStreamDestroy_v2(hStream: CUstream) -> CUresult;

#[group(CUDA_STREAM)]
#[introduced(10000)]
#[toolkits("11.7.99"..)]
#[per_thread(cuStreamEndCapture_ptsz, 10000)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_VALUE, STREAM_CAPTURE_WRONG_THREAD,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuStreamCreate, cuStreamBeginCapture, cuStreamIsCapturing)]
#[see(cuGraphDestroy)]
fn cuStreamEndCapture(hStream: CUstream, phGraph: *mut CUgraph) -> CUresult;

#[group(CUDA_STREAM)]
#[introduced(13010)]
#[toolkits("13.2.51"..)]
#[per_thread(cuStreamEndCaptureToCig_ptsz, 13010)]
#[returns(
    "13.2.51"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_VALUE, STREAM_CAPTURE_WRONG_THREAD,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuStreamBeginCaptureToCig)]
fn cuStreamEndCaptureToCig(hStream: CUstream) -> CUresult;

#[group(CUDA_STREAM)]
#[introduced(11000)]
#[toolkits("11.7.99"..)]
#[per_thread(cuStreamGetAttribute_ptsz, 11000)]
#[returns("11.7.99".., SUCCESS, INVALID_VALUE, INVALID_HANDLE)]
#[notes(errors_from_earlier_launches)]
fn cuStreamGetAttribute(
    hStream: CUstream,
    attr: CUstreamAttrID,
    value_out: *mut CUstreamAttrValue,
) -> CUresult;

#[group(CUDA_STREAM)]
#[default("11.7.99".."12.0.107")]
#[introduced(10010)]
#[toolkits("11.7.99"..)]
#[per_thread(cuStreamGetCaptureInfo_ptsz, 10010)]
#[returns("11.7.99".."12.0.107", SUCCESS, STREAM_CAPTURE_IMPLICIT)]
fn cuStreamGetCaptureInfo(
    hStream: CUstream,
    captureStatus_out: *mut CUstreamCaptureStatus,
    id_out: *mut cuuint64_t,
) -> CUresult;

#[group(CUDA_STREAM)]
#[base(cuStreamGetCaptureInfo)]
#[default("12.0.107".."13.0.48")]
#[introduced(11030)]
#[toolkits("11.7.99"..)]
#[per_thread(cuStreamGetCaptureInfo_v2_ptsz, 11030)]
#[returns("11.7.99".."13.0.48", SUCCESS, INVALID_VALUE, STREAM_CAPTURE_IMPLICIT)]
fn cuStreamGetCaptureInfo_v2(
    hStream: CUstream,
    captureStatus_out: *mut CUstreamCaptureStatus,
    id_out: *mut cuuint64_t,
    graph_out: *mut CUgraph,
    dependencies_out: *mut *const CUgraphNode,
    numDependencies_out: *mut usize,
) -> CUresult;

#[group(CUDA_STREAM)]
#[base(cuStreamGetCaptureInfo)]
#[default("13.0.48"..)]
#[introduced(12030)]
#[toolkits("12.3.52"..)]
#[per_thread(cuStreamGetCaptureInfo_v3_ptsz, 12030)]
#[returns("12.3.52".., SUCCESS, INVALID_VALUE, STREAM_CAPTURE_IMPLICIT, LOSSY_QUERY)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cuStreamBeginCapture, cuStreamIsCapturing)]
#[see(cuStreamUpdateCaptureDependencies)]
fn cuStreamGetCaptureInfo_v3(
    hStream: CUstream,
    captureStatus_out: *mut CUstreamCaptureStatus,
    id_out: *mut cuuint64_t,
    graph_out: *mut CUgraph,
    dependencies_out: *mut *const CUgraphNode,
    edgeData_out: *mut *const CUgraphEdgeData,
    numDependencies_out: *mut usize,
) -> CUresult;

#[group(CUDA_STREAM)]
#[introduced(9020)]
#[toolkits("11.7.99"..)]
#[per_thread(cuStreamGetCtx_ptsz, 9020)]
#[returns(
    "11.7.99".."12.5.39",
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_HANDLE,
)]
#[returns(
    "12.5.39"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_HANDLE, NOT_SUPPORTED,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuStreamDestroy, cuStreamCreateWithPriority, cuStreamGetPriority)]
#[see(cuStreamGetFlags, cuStreamGetDevice, cuStreamWaitEvent, cuStreamQuery)]
#[see(cuStreamSynchronize, cuStreamAddCallback, cudaStreamCreate)]
#[see(cudaStreamCreateWithFlags)]
fn cuStreamGetCtx(hStream: CUstream, pctx: *mut CUcontext) -> CUresult;

#[group(CUDA_STREAM)]
#[base(cuStreamGetCtx)]
#[not_default]
#[introduced(12050)]
#[toolkits("12.5.39"..)]
#[per_thread(cuStreamGetCtx_v2_ptsz, 12050)]
#[returns("12.5.39".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_HANDLE)]
#[notes(errors_from_earlier_launches)]
#[see(cuStreamDestroy, cuStreamCreate, cuStreamCreateWithPriority)]
#[see(cuGreenCtxStreamCreate, cuStreamGetPriority, cuStreamGetFlags)]
#[see(cuStreamGetDevice, cuStreamWaitEvent, cuStreamQuery)]
#[see(cuStreamSynchronize, cuStreamAddCallback, cudaStreamCreate)]
#[see(cudaStreamCreateWithFlags)]
fn cuStreamGetCtx_v2(
    hStream: CUstream,
    pCtx: *mut CUcontext,
    pGreenCtx: *mut CUgreenCtx,
) -> CUresult;

#[group(CUDA_STREAM)]
#[introduced(12080)]
#[toolkits("12.8.57"..)]
#[per_thread(cuStreamGetDevice_ptsz, 12080)]
#[returns(
    "12.8.57"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, INVALID_HANDLE,
    OUT_OF_MEMORY,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuStreamDestroy, cuStreamCreate, cuGreenCtxStreamCreate)]
#[see(cuStreamGetFlags)]
fn cuStreamGetDevice(hStream: CUstream, device: *mut CUdevice) -> CUresult;

#[group(CUDA_STREAM)]
#[introduced(5050)]
#[toolkits("11.7.99"..)]
#[per_thread(cuStreamGetFlags_ptsz, 7000)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, INVALID_HANDLE,
    OUT_OF_MEMORY,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuStreamDestroy, cuStreamCreate, cuGreenCtxStreamCreate)]
#[see(cuStreamGetPriority, cudaStreamGetFlags, cuStreamGetDevice)]
fn cuStreamGetFlags(hStream: CUstream, flags: *mut c_uint) -> CUresult;

#[group(CUDA_STREAM)]
#[introduced(12000)]
#[toolkits("12.0.107"..)]
#[per_thread(cuStreamGetId_ptsz, 12000)]
#[returns("12.0.107".., SUCCESS, INVALID_VALUE, INVALID_HANDLE)]
#[notes(errors_from_earlier_launches)]
#[see(cuStreamDestroy, cuStreamCreate, cuStreamGetPriority, cudaStreamGetId)]
fn cuStreamGetId(hStream: CUstream, streamId: *mut c_ulonglong) -> CUresult;

#[group(CUDA_STREAM)]
#[introduced(5050)]
#[toolkits("11.7.99"..)]
#[per_thread(cuStreamGetPriority_ptsz, 7000)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, INVALID_HANDLE,
    OUT_OF_MEMORY,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuStreamDestroy, cuStreamCreate, cuStreamCreateWithPriority)]
#[see(cuGreenCtxStreamCreate, cuCtxGetStreamPriorityRange, cuStreamGetFlags)]
#[see(cuStreamGetDevice, cudaStreamGetPriority)]
fn cuStreamGetPriority(hStream: CUstream, priority: *mut c_int) -> CUresult;

#[group(CUDA_STREAM)]
#[introduced(10000)]
#[toolkits("11.7.99"..)]
#[per_thread(cuStreamIsCapturing_ptsz, 10000)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_VALUE, STREAM_CAPTURE_IMPLICIT,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuStreamCreate, cuStreamBeginCapture, cuStreamEndCapture)]
fn cuStreamIsCapturing(hStream: CUstream, captureStatus: *mut CUstreamCaptureStatus) -> CUresult;

#[group(CUDA_STREAM)]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
#[per_thread(cuStreamQuery_ptsz, 7000)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_HANDLE, NOT_READY,
)]
#[notes(null_stream, errors_from_earlier_launches)]
#[see(cuStreamCreate, cuStreamWaitEvent, cuStreamDestroy)]
#[see(cuStreamSynchronize, cuStreamAddCallback, cudaStreamQuery)]
fn cuStreamQuery(hStream: CUstream) -> CUresult;

#[group(CUDA_STREAM)]
#[introduced(11000)]
#[toolkits("11.7.99"..)]
#[per_thread(cuStreamSetAttribute_ptsz, 11000)]
#[returns("11.7.99".., SUCCESS, INVALID_VALUE, INVALID_HANDLE)]
#[notes(errors_from_earlier_launches)]
fn cuStreamSetAttribute(
    hStream: CUstream,
    attr: CUstreamAttrID,
    value: *const CUstreamAttrValue,
) -> CUresult;

#[group(CUDA_STREAM)]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
#[per_thread(cuStreamSynchronize_ptsz, 7000)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_HANDLE)]
#[notes(null_stream, errors_from_earlier_launches)]
#[see(cuStreamCreate, cuStreamDestroy, cuStreamWaitEvent, cuStreamQuery)]
#[see(cuStreamAddCallback, cudaStreamSynchronize)]
fn cuStreamSynchronize(hStream: CUstream) -> CUresult;

#[group(CUDA_STREAM)]
#[default("11.7.99".."13.0.48")]
#[introduced(11030)]
#[toolkits("11.7.99"..)]
#[per_thread(cuStreamUpdateCaptureDependencies_ptsz, 11030)]
#[returns("11.7.99".."13.0.48", SUCCESS, INVALID_VALUE, ILLEGAL_STATE)]
fn cuStreamUpdateCaptureDependencies(
    hStream: CUstream,
    dependencies: *mut CUgraphNode,
    numDependencies: usize,
    flags: c_uint,
) -> CUresult;

#[group(CUDA_STREAM)]
#[base(cuStreamUpdateCaptureDependencies)]
#[default("13.0.48"..)]
#[introduced(12030)]
#[toolkits("12.3.52"..)]
#[per_thread(cuStreamUpdateCaptureDependencies_v2_ptsz, 12030)]
#[returns("12.3.52".., SUCCESS, INVALID_VALUE, ILLEGAL_STATE)]
#[see(cuStreamBeginCapture, cuStreamGetCaptureInfo)]
fn cuStreamUpdateCaptureDependencies_v2(
    hStream: CUstream,
    dependencies: *mut CUgraphNode,
    dependencyData: *const CUgraphEdgeData,
    numDependencies: usize,
    flags: c_uint,
) -> CUresult;

#[group(CUDA_STREAM)]
#[introduced(3020)]
#[toolkits("11.7.99"..)]
#[per_thread(cuStreamWaitEvent_ptsz, 7000)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_HANDLE)]
#[notes(null_stream, errors_from_earlier_launches)]
#[see(cuStreamCreate, cuEventRecord, cuStreamQuery, cuStreamSynchronize)]
#[see(cuStreamAddCallback, cuStreamDestroy, cudaStreamWaitEvent)]
fn cuStreamWaitEvent(hStream: CUstream, hEvent: CUevent, Flags: c_uint) -> CUresult;

#[group(CUDA_STREAM)]
#[introduced(10010)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_VALUE)]
#[notes(errors_from_earlier_launches)]
#[see(cuStreamBeginCapture)]
fn cuThreadExchangeStreamCaptureMode(mode: *mut CUstreamCaptureMode) -> CUresult;
