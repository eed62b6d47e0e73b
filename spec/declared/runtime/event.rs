//! Written by `cuspec import` from `cuda_runtime_api.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDART_EVENT)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue, LaunchFailure, MemoryAllocation)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaEventCreate, cudaEvent_t, cudaEventCreateWithFlags)]
#[see(cudaEventRecord, cudaEventQuery, cudaEventSynchronize)]
#[see(cudaEventDestroy, cudaEventElapsedTime, cudaStreamWaitEvent)]
#[see(cuEventCreate)]
fn cudaEventCreate(event: *mut cudaEvent_t) -> cudaError_t;

#[group(CUDART_EVENT)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue, LaunchFailure, MemoryAllocation)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaEventCreate, cudaEvent_t, cudaEventSynchronize, cudaEventDestroy)]
#[see(cudaEventElapsedTime, cudaStreamWaitEvent, cuEventCreate)]
fn cudaEventCreateWithFlags(event: *mut cudaEvent_t, flags: c_uint) -> cudaError_t;

#[group(CUDART_EVENT)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue, InvalidResourceHandle, LaunchFailure)]
#[notes(errors_from_earlier_launches, init_rt, callback, destroy_ub)]
#[notes(null_event)]
#[see(cudaEventCreate, cudaEvent_t, cudaEventCreateWithFlags, cudaEventQuery)]
#[see(cudaEventSynchronize, cudaEventRecord, cudaEventElapsedTime)]
#[see(cuEventDestroy)]
fn cudaEventDestroy(event: cudaEvent_t) -> cudaError_t;

#[group(CUDART_EVENT)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99".."11.8.89",
    Success, NotReady, InvalidValue, InvalidResourceHandle, LaunchFailure,
)]
#[returns(
    "11.8.89"..,
    Success, NotReady, InvalidValue, InvalidResourceHandle, LaunchFailure, Unknown,
)]
#[notes(errors_from_earlier_launches, init_rt, callback, null_event)]
#[see(cudaEventCreate, cudaEvent_t, cudaEventCreateWithFlags, cudaEventQuery)]
#[see(cudaEventSynchronize, cudaEventDestroy, cudaEventRecord)]
#[see(cuEventElapsedTime)]
fn cudaEventElapsedTime(ms: *mut f32, start: cudaEvent_t, end: cudaEvent_t) -> cudaError_t;

#[group(CUDART_EVENT)]
#[base(cudaEventElapsedTime)]
#[not_default]
#[toolkits("12.8.57".."13.0.48")]
#[returns(
    "12.8.57".."13.0.48",
    Success, NotReady, InvalidValue, InvalidResourceHandle, LaunchFailure, Unknown,
)]
#[notes(errors_from_earlier_launches, init_rt, callback, null_event)]
#[see(cudaEventCreate, cudaEvent_t, cudaEventCreateWithFlags, cudaEventQuery)]
#[see(cudaEventSynchronize, cudaEventDestroy, cudaEventRecord)]
#[see(cuEventElapsedTime)]
fn cudaEventElapsedTime_v2(ms: *mut f32, start: cudaEvent_t, end: cudaEvent_t) -> cudaError_t;

#[group(CUDART_EVENT)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, NotReady, InvalidValue, InvalidResourceHandle, LaunchFailure)]
#[notes(errors_from_earlier_launches, init_rt, callback, null_event)]
#[see(cudaEventCreate, cudaEvent_t, cudaEventCreateWithFlags)]
#[see(cudaEventRecord, cudaEventSynchronize, cudaEventDestroy)]
#[see(cudaEventElapsedTime, cuEventQuery)]
fn cudaEventQuery(event: cudaEvent_t) -> cudaError_t;

#[group(CUDART_EVENT)]
#[toolkits("11.7.99"..)]
#[per_thread(cudaEventRecord_ptsz)]
#[returns("11.7.99".., Success, InvalidValue, InvalidResourceHandle, LaunchFailure)]
#[notes(null_stream, errors_from_earlier_launches, init_rt, callback)]
#[notes(null_event)]
#[see(cudaEventCreate, cudaEvent_t, cudaEventCreateWithFlags, cudaEventQuery)]
#[see(cudaEventSynchronize, cudaEventDestroy, cudaEventElapsedTime)]
#[see(cudaStreamWaitEvent, cudaEventRecordWithFlags, cuEventRecord)]
fn cudaEventRecord(event: cudaEvent_t, stream: cudaStream_t) -> cudaError_t;

#[group(CUDART_EVENT)]
#[toolkits("11.7.99"..)]
#[per_thread(cudaEventRecordWithFlags_ptsz)]
#[returns("11.7.99".., Success, InvalidValue, InvalidResourceHandle, LaunchFailure)]
#[notes(null_stream, errors_from_earlier_launches, init_rt, callback)]
#[notes(null_event)]
#[see(cudaEventCreate, cudaEvent_t, cudaEventCreateWithFlags, cudaEventQuery)]
#[see(cudaEventSynchronize, cudaEventDestroy, cudaEventElapsedTime)]
#[see(cudaStreamWaitEvent, cudaEventRecord, cuEventRecord)]
fn cudaEventRecordWithFlags(event: cudaEvent_t, stream: cudaStream_t, flags: c_uint)
-> cudaError_t;

#[group(CUDART_EVENT)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue, InvalidResourceHandle, LaunchFailure)]
#[notes(errors_from_earlier_launches, init_rt, callback, null_event)]
#[see(cudaEventCreate, cudaEvent_t, cudaEventCreateWithFlags)]
#[see(cudaEventRecord, cudaEventQuery, cudaEventDestroy)]
#[see(cudaEventElapsedTime, cuEventSynchronize)]
fn cudaEventSynchronize(event: cudaEvent_t) -> cudaError_t;
