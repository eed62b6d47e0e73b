//! Written by `cuspec import` from `cuda.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDA_EVENT)]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, OUT_OF_MEMORY,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuEventRecord, cuEventQuery, cuEventSynchronize, cuEventDestroy)]
#[see(cuEventElapsedTime, cudaEventCreate, cudaEventCreateWithFlags)]
fn cuEventCreate(phEvent: *mut CUevent, Flags: c_uint) -> CUresult;

#[group(CUDA_EVENT)]
#[not_default]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
fn cuEventDestroy(hEvent: CUevent) -> CUresult;

#[group(CUDA_EVENT)]
#[base(cuEventDestroy)]
#[introduced(4000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_HANDLE)]
#[notes(errors_from_earlier_launches)]
#[see(cuEventCreate, cuEventRecord, cuEventQuery, cuEventSynchronize)]
#[see(cuEventElapsedTime, cudaEventDestroy)]
fn cuEventDestroy_v2(hEvent: CUevent) -> CUresult;

#[group(CUDA_EVENT)]
#[default("11.7.99".."13.0.48")]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99".."11.8.89",
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_HANDLE, NOT_READY,
)]
#[returns(
    "11.8.89".."13.0.48",
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_HANDLE, NOT_READY, UNKNOWN,
)]
fn cuEventElapsedTime(pMilliseconds: *mut f32, hStart: CUevent, hEnd: CUevent) -> CUresult;

#[group(CUDA_EVENT)]
#[base(cuEventElapsedTime)]
#[default("13.0.48"..)]
#[introduced(12080)]
#[toolkits("12.8.57"..)]
#[returns(
    "12.8.57"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_HANDLE, NOT_READY, UNKNOWN,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuEventCreate, cuEventRecord, cuEventQuery, cuEventSynchronize)]
#[see(cuEventDestroy, cudaEventElapsedTime)]
fn cuEventElapsedTime_v2(pMilliseconds: *mut f32, hStart: CUevent, hEnd: CUevent) -> CUresult;

#[group(CUDA_EVENT)]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_HANDLE, INVALID_VALUE, NOT_READY,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuEventCreate, cuEventRecord, cuEventSynchronize, cuEventDestroy)]
#[see(cuEventElapsedTime, cudaEventQuery)]
fn cuEventQuery(hEvent: CUevent) -> CUresult;

#[group(CUDA_EVENT)]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
#[per_thread(cuEventRecord_ptsz, 7000)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_HANDLE, INVALID_VALUE,
)]
#[notes(null_stream, errors_from_earlier_launches)]
#[see(cuEventCreate, cuEventQuery, cuEventSynchronize, cuStreamWaitEvent)]
#[see(cuEventDestroy, cuEventElapsedTime, cudaEventRecord)]
#[see(cuEventRecordWithFlags)]
fn cuEventRecord(hEvent: CUevent, hStream: CUstream) -> CUresult;

#[group(CUDA_EVENT)]
#[introduced(11010)]
#[toolkits("11.7.99"..)]
#[per_thread(cuEventRecordWithFlags_ptsz, 11010)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_HANDLE, INVALID_VALUE,
)]
#[notes(null_stream, errors_from_earlier_launches)]
#[see(cuEventCreate, cuEventQuery, cuEventSynchronize, cuStreamWaitEvent)]
#[see(cuEventDestroy, cuEventElapsedTime, cuEventRecord, cudaEventRecord)]
fn cuEventRecordWithFlags(hEvent: CUevent, hStream: CUstream, flags: c_uint) -> CUresult;

#[group(CUDA_EVENT)]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_HANDLE)]
#[notes(errors_from_earlier_launches)]
#[see(cuEventCreate, cuEventRecord, cuEventQuery, cuEventDestroy)]
#[see(cuEventElapsedTime, cudaEventSynchronize)]
fn cuEventSynchronize(hEvent: CUevent) -> CUresult;
