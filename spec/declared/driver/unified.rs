//! Written by `cuspec import` from `cuda.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDA_UNIFIED)]
#[default("11.7.99".."13.0.48")]
#[introduced(8000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".."13.0.48", SUCCESS, INVALID_VALUE, INVALID_DEVICE)]
fn cuMemAdvise(
    devPtr: CUdeviceptr,
    count: usize,
    advice: CUmem_advise,
    device: CUdevice,
) -> CUresult;

#[group(CUDA_UNIFIED)]
#[base(cuMemAdvise)]
#[default("13.0.48"..)]
#[introduced(12020)]
#[toolkits("12.2.53"..)]
#[returns("12.2.53".."13.4.49", SUCCESS, INVALID_VALUE, INVALID_DEVICE)]
#[returns("13.4.49".., SUCCESS, INVALID_VALUE, INVALID_DEVICE, NOT_SUPPORTED)]
#[notes(errors_from_earlier_launches, async, null_stream)]
#[see(cuMemcpy, cuMemcpyPeer, cuMemcpyAsync, cuMemcpy3DPeerAsync)]
#[see(cuMemPrefetchAsync, cudaMemAdvise)]
fn cuMemAdvise_v2(
    devPtr: CUdeviceptr,
    count: usize,
    advice: CUmem_advise,
    location: CUmemLocation,
) -> CUresult;

#[group(CUDA_UNIFIED)]
#[introduced(13000)]
#[toolkits("13.0.48"..)]
#[per_thread(cuMemDiscardAndPrefetchBatchAsync_ptsz, 13000)]
fn cuMemDiscardAndPrefetchBatchAsync(
    dptrs: *mut CUdeviceptr,
    sizes: *mut usize,
    count: usize,
    prefetchLocs: *mut CUmemLocation,
    prefetchLocIdxs: *mut usize,
    numPrefetchLocs: usize,
    flags: c_ulonglong,
    hStream: CUstream,
) -> CUresult;

#[group(CUDA_UNIFIED)]
#[introduced(13000)]
#[toolkits("13.0.48"..)]
#[per_thread(cuMemDiscardBatchAsync_ptsz, 13000)]
fn cuMemDiscardBatchAsync(
    dptrs: *mut CUdeviceptr,
    sizes: *mut usize,
    count: usize,
    flags: c_ulonglong,
    hStream: CUstream,
) -> CUresult;

#[group(CUDA_UNIFIED)]
#[introduced(13040)]
#[toolkits("13.4.49"..)]
#[returns("13.4.49".., SUCCESS, INVALID_VALUE, NOT_SUPPORTED)]
#[notes(errors_from_earlier_launches)]
fn cuMemGetLocationInfo(
    ptr: CUdeviceptr,
    size: usize,
    summaryGranularity: usize,
    samplingGranularity: usize,
    location_out: *mut CUmemLocation,
) -> CUresult;

#[group(CUDA_UNIFIED)]
#[default("11.7.99".."13.0.48")]
#[introduced(8000)]
#[toolkits("11.7.99"..)]
#[per_thread(cuMemPrefetchAsync_ptsz, 8000)]
#[returns("11.7.99".."13.0.48", SUCCESS, INVALID_VALUE, INVALID_DEVICE)]
fn cuMemPrefetchAsync(
    devPtr: CUdeviceptr,
    count: usize,
    dstDevice: CUdevice,
    hStream: CUstream,
) -> CUresult;

#[group(CUDA_UNIFIED)]
#[base(cuMemPrefetchAsync)]
#[default("13.0.48"..)]
#[introduced(12020)]
#[toolkits("12.2.53"..)]
#[per_thread(cuMemPrefetchAsync_v2_ptsz, 12020)]
#[returns("12.2.53".."13.4.49", SUCCESS, INVALID_VALUE, INVALID_DEVICE)]
#[returns("13.4.49".., SUCCESS, INVALID_VALUE, INVALID_DEVICE, NOT_SUPPORTED)]
#[notes(errors_from_earlier_launches, async, null_stream)]
#[see(cuMemcpy, cuMemcpyPeer, cuMemcpyAsync, cuMemcpy3DPeerAsync)]
#[see(cuMemAdvise, cudaMemPrefetchAsync)]
fn cuMemPrefetchAsync_v2(
    devPtr: CUdeviceptr,
    count: usize,
    location: CUmemLocation,
    flags: c_uint,
    hStream: CUstream,
) -> CUresult;

#[group(CUDA_UNIFIED)]
#[introduced(13000)]
#[toolkits("13.0.48"..)]
#[per_thread(cuMemPrefetchBatchAsync_ptsz, 13000)]
fn cuMemPrefetchBatchAsync(
    dptrs: *mut CUdeviceptr,
    sizes: *mut usize,
    count: usize,
    prefetchLocs: *mut CUmemLocation,
    prefetchLocIdxs: *mut usize,
    numPrefetchLocs: usize,
    flags: c_ulonglong,
    hStream: CUstream,
) -> CUresult;

#[group(CUDA_UNIFIED)]
#[introduced(8000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, INVALID_VALUE, INVALID_DEVICE)]
#[notes(errors_from_earlier_launches, async, null_stream)]
#[see(cuMemRangeGetAttributes, cuMemPrefetchAsync, cuMemAdvise)]
#[see(cudaMemRangeGetAttribute)]
fn cuMemRangeGetAttribute(
    data: *mut c_void,
    dataSize: usize,
    attribute: CUmem_range_attribute,
    devPtr: CUdeviceptr,
    count: usize,
) -> CUresult;

#[group(CUDA_UNIFIED)]
#[introduced(8000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, INVALID_CONTEXT, INVALID_VALUE, INVALID_DEVICE)]
#[notes(errors_from_earlier_launches)]
#[see(cuMemRangeGetAttribute, cuMemAdvise, cuMemPrefetchAsync)]
#[see(cudaMemRangeGetAttributes)]
fn cuMemRangeGetAttributes(
    data: *mut *mut c_void,
    dataSizes: *mut usize,
    attributes: *mut CUmem_range_attribute,
    numAttributes: usize,
    devPtr: CUdeviceptr,
    count: usize,
) -> CUresult;

#[group(CUDA_UNIFIED)]
#[introduced(4000)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, INVALID_DEVICE,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuPointerSetAttribute, cuMemAlloc, cuMemFree, cuMemAllocHost)]
#[see(cuMemFreeHost, cuMemHostAlloc, cuMemHostRegister, cuMemHostUnregister)]
#[see(cudaPointerGetAttributes)]
fn cuPointerGetAttribute(
    data: *mut c_void,
    attribute: CUpointer_attribute,
    ptr: CUdeviceptr,
) -> CUresult;

#[group(CUDA_UNIFIED)]
#[introduced(7000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, INVALID_CONTEXT, INVALID_VALUE, INVALID_DEVICE)]
#[notes(errors_from_earlier_launches)]
#[see(cuPointerGetAttribute, cuPointerSetAttribute, cudaPointerGetAttributes)]
fn cuPointerGetAttributes(
    numAttributes: c_uint,
    attributes: *mut CUpointer_attribute,
    data: *mut *mut c_void,
    ptr: CUdeviceptr,
) -> CUresult;

#[group(CUDA_UNIFIED)]
#[introduced(6000)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, INVALID_DEVICE,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuPointerGetAttribute, cuPointerGetAttributes, cuMemAlloc, cuMemFree)]
#[see(cuMemAllocHost, cuMemFreeHost, cuMemHostAlloc, cuMemHostRegister)]
#[see(cuMemHostUnregister)]
fn cuPointerSetAttribute(
    value: *const c_void,
    attribute: CUpointer_attribute,
    ptr: CUdeviceptr,
) -> CUresult;
