//! Written by `cuspec import` from `cuda.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDA_MEMOP)]
#[default("11.7.99".."12.0.107")]
#[introduced(8000)]
#[toolkits("11.7.99"..)]
#[per_thread(cuStreamBatchMemOp_ptsz, 8000)]
#[returns("11.7.99".."12.0.107", SUCCESS, INVALID_VALUE, NOT_SUPPORTED)]
fn cuStreamBatchMemOp(
    stream: CUstream,
    count: c_uint,
    paramArray: *mut CUstreamBatchMemOpParams,
    flags: c_uint,
) -> CUresult;

#[group(CUDA_MEMOP)]
#[base(cuStreamBatchMemOp)]
#[default("12.0.107"..)]
#[introduced(11070)]
#[toolkits("11.7.99"..)]
#[per_thread(cuStreamBatchMemOp_v2_ptsz, 11070)]
#[returns("11.7.99".., SUCCESS, INVALID_VALUE, NOT_SUPPORTED)]
#[notes(errors_from_earlier_launches)]
#[see(cuStreamWaitValue32, cuStreamWaitValue64, cuStreamWriteValue32)]
#[see(cuStreamWriteValue64, cuMemHostRegister)]
fn cuStreamBatchMemOp_v2(
    stream: CUstream,
    count: c_uint,
    paramArray: *mut CUstreamBatchMemOpParams,
    flags: c_uint,
) -> CUresult;

#[group(CUDA_MEMOP)]
#[default("11.7.99".."12.0.107")]
#[introduced(8000)]
#[toolkits("11.7.99"..)]
#[per_thread(cuStreamWaitValue32_ptsz, 8000)]
#[returns("11.7.99".."12.0.107", SUCCESS, INVALID_VALUE, NOT_SUPPORTED)]
fn cuStreamWaitValue32(
    stream: CUstream,
    addr: CUdeviceptr,
    value: cuuint32_t,
    flags: c_uint,
) -> CUresult;

#[group(CUDA_MEMOP)]
#[base(cuStreamWaitValue32)]
#[default("12.0.107"..)]
#[introduced(11070)]
#[toolkits("11.7.99"..)]
#[per_thread(cuStreamWaitValue32_v2_ptsz, 11070)]
#[returns("11.7.99".., SUCCESS, INVALID_VALUE, NOT_SUPPORTED)]
#[notes(errors_from_earlier_launches)]
#[see(cuStreamWaitValue64, cuStreamWriteValue32, cuStreamWriteValue64)]
#[see(cuStreamBatchMemOp, cuMemHostRegister, cuStreamWaitEvent)]
fn cuStreamWaitValue32_v2(
    stream: CUstream,
    addr: CUdeviceptr,
    value: cuuint32_t,
    flags: c_uint,
) -> CUresult;

#[group(CUDA_MEMOP)]
#[default("11.7.99".."12.0.107")]
#[introduced(9000)]
#[toolkits("11.7.99"..)]
#[per_thread(cuStreamWaitValue64_ptsz, 9000)]
#[returns("11.7.99".."12.0.107", SUCCESS, INVALID_VALUE, NOT_SUPPORTED)]
fn cuStreamWaitValue64(
    stream: CUstream,
    addr: CUdeviceptr,
    value: cuuint64_t,
    flags: c_uint,
) -> CUresult;

#[group(CUDA_MEMOP)]
#[base(cuStreamWaitValue64)]
#[default("12.0.107"..)]
#[introduced(11070)]
#[toolkits("11.7.99"..)]
#[per_thread(cuStreamWaitValue64_v2_ptsz, 11070)]
#[returns("11.7.99".., SUCCESS, INVALID_VALUE, NOT_SUPPORTED)]
#[notes(errors_from_earlier_launches)]
#[see(cuStreamWaitValue32, cuStreamWriteValue32, cuStreamWriteValue64)]
#[see(cuStreamBatchMemOp, cuMemHostRegister, cuStreamWaitEvent)]
fn cuStreamWaitValue64_v2(
    stream: CUstream,
    addr: CUdeviceptr,
    value: cuuint64_t,
    flags: c_uint,
) -> CUresult;

#[group(CUDA_MEMOP)]
#[default("11.7.99".."12.0.107")]
#[introduced(8000)]
#[toolkits("11.7.99"..)]
#[per_thread(cuStreamWriteValue32_ptsz, 8000)]
#[returns("11.7.99".."12.0.107", SUCCESS, INVALID_VALUE, NOT_SUPPORTED)]
fn cuStreamWriteValue32(
    stream: CUstream,
    addr: CUdeviceptr,
    value: cuuint32_t,
    flags: c_uint,
) -> CUresult;

#[group(CUDA_MEMOP)]
#[base(cuStreamWriteValue32)]
#[default("12.0.107"..)]
#[introduced(11070)]
#[toolkits("11.7.99"..)]
#[per_thread(cuStreamWriteValue32_v2_ptsz, 11070)]
#[returns("11.7.99".., SUCCESS, INVALID_VALUE, NOT_SUPPORTED)]
#[notes(errors_from_earlier_launches)]
#[see(cuStreamWriteValue64, cuStreamWaitValue32, cuStreamWaitValue64)]
#[see(cuStreamBatchMemOp, cuMemHostRegister, cuEventRecord)]
fn cuStreamWriteValue32_v2(
    stream: CUstream,
    addr: CUdeviceptr,
    value: cuuint32_t,
    flags: c_uint,
) -> CUresult;

#[group(CUDA_MEMOP)]
#[default("11.7.99".."12.0.107")]
#[introduced(9000)]
#[toolkits("11.7.99"..)]
#[per_thread(cuStreamWriteValue64_ptsz, 9000)]
#[returns("11.7.99".."12.0.107", SUCCESS, INVALID_VALUE, NOT_SUPPORTED)]
fn cuStreamWriteValue64(
    stream: CUstream,
    addr: CUdeviceptr,
    value: cuuint64_t,
    flags: c_uint,
) -> CUresult;

#[group(CUDA_MEMOP)]
#[base(cuStreamWriteValue64)]
#[default("12.0.107"..)]
#[introduced(11070)]
#[toolkits("11.7.99"..)]
#[per_thread(cuStreamWriteValue64_v2_ptsz, 11070)]
#[returns("11.7.99".., SUCCESS, INVALID_VALUE, NOT_SUPPORTED)]
#[notes(errors_from_earlier_launches)]
#[see(cuStreamWriteValue32, cuStreamWaitValue32, cuStreamWaitValue64)]
#[see(cuStreamBatchMemOp, cuMemHostRegister, cuEventRecord)]
fn cuStreamWriteValue64_v2(
    stream: CUstream,
    addr: CUdeviceptr,
    value: cuuint64_t,
    flags: c_uint,
) -> CUresult;
