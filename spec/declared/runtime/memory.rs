//! Written by `cuspec import` from `cuda_runtime_api.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDART_MEMORY)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cuArrayGetDescriptor, cuArray3DGetDescriptor)]
fn cudaArrayGetInfo(
    desc: *mut cudaChannelFormatDesc,
    extent: *mut cudaExtent,
    flags: *mut c_uint,
    array: cudaArray_t,
) -> cudaError_t;

#[group(CUDART_MEMORY)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[see(cudaMipmappedArrayGetMemoryRequirements)]
fn cudaArrayGetMemoryRequirements(
    memoryRequirements: *mut cudaArrayMemoryRequirements,
    array: cudaArray_t,
    device: c_int,
) -> cudaError_t;

#[group(CUDART_MEMORY)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue, InvalidResourceHandle)]
#[notes(errors_from_earlier_launches)]
#[see(cuArrayGetPlane)]
fn cudaArrayGetPlane(
    pPlaneArray: *mut cudaArray_t,
    hArray: cudaArray_t,
    planeIdx: c_uint,
) -> cudaError_t;

#[group(CUDART_MEMORY)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[see(cudaMipmappedArrayGetSparseProperties, cuMemMapArrayAsync)]
fn cudaArrayGetSparseProperties(
    sparseProperties: *mut cudaArraySparseProperties,
    array: cudaArray_t,
) -> cudaError_t;

#[group(CUDART_MEMORY)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaMalloc, cudaMallocPitch, cudaMallocManaged, cudaMallocArray)]
#[see(cudaFreeArray, cudaMallocAsync, cudaMallocFromPoolAsync)]
#[see(cudaMallocHost, cudaFreeHost, cudaMalloc3D, cudaMalloc3DArray)]
#[see(cudaFreeAsync, cudaHostAlloc, cuMemFree)]
fn cudaFree(devPtr: *mut c_void) -> cudaError_t;

#[group(CUDART_MEMORY)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaMalloc, cudaMallocPitch, cudaFree, cudaMallocArray, cudaMallocHost)]
#[see(cudaFreeHost, cudaHostAlloc, cuArrayDestroy)]
fn cudaFreeArray(array: cudaArray_t) -> cudaError_t;

#[group(CUDART_MEMORY)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaMalloc, cudaMallocPitch, cudaFree, cudaMallocArray, cudaFreeArray)]
#[see(cudaMallocHost, cudaMalloc3D, cudaMalloc3DArray, cudaHostAlloc)]
#[see(cuMemFreeHost)]
fn cudaFreeHost(ptr: *mut c_void) -> cudaError_t;

#[group(CUDART_MEMORY)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaMalloc, cudaMallocPitch, cudaFree, cudaMallocArray, cudaMallocHost)]
#[see(cudaFreeHost, cudaHostAlloc, cuMipmappedArrayDestroy)]
fn cudaFreeMipmappedArray(mipmappedArray: cudaMipmappedArray_t) -> cudaError_t;

#[group(CUDART_MEMORY)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue, InvalidResourceHandle)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaMalloc3D, cudaMalloc, cudaMallocPitch, cudaFree, cudaFreeArray)]
#[see(cudaMallocHost, cudaFreeHost, cudaHostAlloc, cuMipmappedArrayGetLevel)]
fn cudaGetMipmappedArrayLevel(
    levelArray: *mut cudaArray_t,
    mipmappedArray: cudaMipmappedArray_const_t,
    level: c_uint,
) -> cudaError_t;

#[group(CUDART_MEMORY)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidSymbol, NoKernelImageForDevice)]
#[notes(errors_from_earlier_launches, string_api_deprecation, init_rt)]
#[notes(callback)]
#[see(cudaGetSymbolAddress, cudaGetSymbolSize, cuModuleGetGlobal)]
fn cudaGetSymbolAddress(devPtr: *mut *mut c_void, symbol: *const c_void) -> cudaError_t;

#[group(CUDART_MEMORY)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidSymbol, NoKernelImageForDevice)]
#[notes(errors_from_earlier_launches, string_api_deprecation, init_rt)]
#[notes(callback)]
#[see(cudaGetSymbolAddress, cudaGetSymbolSize, cuModuleGetGlobal)]
fn cudaGetSymbolSize(size: *mut usize, symbol: *const c_void) -> cudaError_t;

#[group(CUDART_MEMORY)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".."13.2.51", Success, InvalidValue, MemoryAllocation)]
#[returns("13.2.51".., Success, InvalidValue, MemoryAllocation, ExternalDevice)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaSetDeviceFlags, cudaMallocHost, cudaFreeHost, cudaGetDeviceFlags)]
#[see(cuMemHostAlloc)]
fn cudaHostAlloc(pHost: *mut *mut c_void, size: usize, flags: c_uint) -> cudaError_t;

#[group(CUDART_MEMORY)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue, MemoryAllocation)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaSetDeviceFlags, cudaHostAlloc, cuMemHostGetDevicePointer)]
fn cudaHostGetDevicePointer(
    pDevice: *mut *mut c_void,
    pHost: *mut c_void,
    flags: c_uint,
) -> cudaError_t;

#[group(CUDART_MEMORY)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaHostAlloc, cuMemHostGetFlags)]
fn cudaHostGetFlags(pFlags: *mut c_uint, pHost: *mut c_void) -> cudaError_t;

#[group(CUDART_MEMORY)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99".."13.2.51",
    Success, InvalidValue, MemoryAllocation, HostMemoryAlreadyRegistered, NotSupported,
)]
#[returns(
    "13.2.51"..,
    Success, InvalidValue, MemoryAllocation, HostMemoryAlreadyRegistered, NotSupported,
    ExternalDevice,
)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaHostUnregister, cudaHostGetFlags, cudaHostGetDevicePointer)]
#[see(cuMemHostRegister)]
fn cudaHostRegister(ptr: *mut c_void, size: usize, flags: c_uint) -> cudaError_t;

#[group(CUDART_MEMORY)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue, HostMemoryNotRegistered)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaHostUnregister, cuMemHostUnregister)]
fn cudaHostUnregister(ptr: *mut c_void) -> cudaError_t;

#[group(CUDART_MEMORY)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".."13.2.51", Success, InvalidValue, MemoryAllocation)]
#[returns("13.2.51".., Success, InvalidValue, MemoryAllocation, ExternalDevice)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaMallocPitch, cudaFree, cudaMallocArray, cudaFreeArray)]
#[see(cudaMalloc3D, cudaMalloc3DArray, cudaMallocHost, cudaFreeHost)]
#[see(cudaHostAlloc, cuMemAlloc)]
fn cudaMalloc(devPtr: *mut *mut c_void, size: usize) -> cudaError_t;

#[group(CUDART_MEMORY)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue, MemoryAllocation)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaMallocPitch, cudaFree, cudaMemcpy3D, cudaMemset3D)]
#[see(cudaMalloc3DArray, cudaMallocArray, cudaFreeArray, cudaMallocHost)]
#[see(cudaFreeHost, cudaHostAlloc, cuMemAllocPitch)]
fn cudaMalloc3D(pitchedDevPtr: *mut cudaPitchedPtr, extent: cudaExtent) -> cudaError_t;

#[group(CUDART_MEMORY)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue, MemoryAllocation)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaMalloc3D, cudaMalloc, cudaMallocPitch, cudaFree, cudaFreeArray)]
#[see(cudaMallocHost, cudaFreeHost, cudaHostAlloc, cuArray3DCreate)]
fn cudaMalloc3DArray(
    array: *mut cudaArray_t,
    desc: *const cudaChannelFormatDesc,
    extent: cudaExtent,
    flags: c_uint,
) -> cudaError_t;

#[group(CUDART_MEMORY)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue, MemoryAllocation)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaMalloc, cudaMallocPitch, cudaFree, cudaFreeArray, cudaMallocHost)]
#[see(cudaFreeHost, cudaMalloc3D, cudaMalloc3DArray, cudaHostAlloc)]
#[see(cuArrayCreate)]
fn cudaMallocArray(
    array: *mut cudaArray_t,
    desc: *const cudaChannelFormatDesc,
    width: usize,
    height: usize,
    flags: c_uint,
) -> cudaError_t;

#[group(CUDART_MEMORY)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".."13.2.51", Success, InvalidValue, MemoryAllocation)]
#[returns("13.2.51".., Success, InvalidValue, MemoryAllocation, ExternalDevice)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaMalloc, cudaMallocPitch, cudaMallocArray, cudaMalloc3D)]
#[see(cudaMalloc3DArray, cudaHostAlloc, cudaFree, cudaFreeArray)]
#[see(cudaMallocHost, cudaFreeHost, cuMemAllocHost)]
fn cudaMallocHost(ptr: *mut *mut c_void, size: usize) -> cudaError_t;

#[group(CUDART_MEMORY)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, MemoryAllocation, NotSupported, InvalidValue)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaMallocPitch, cudaFree, cudaMallocArray, cudaFreeArray)]
#[see(cudaMalloc3D, cudaMalloc3DArray, cudaMallocHost, cudaFreeHost)]
#[see(cudaHostAlloc, cudaDeviceGetAttribute, cudaStreamAttachMemAsync)]
#[see(cuMemAllocManaged)]
fn cudaMallocManaged(devPtr: *mut *mut c_void, size: usize, flags: c_uint) -> cudaError_t;

#[group(CUDART_MEMORY)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue, MemoryAllocation)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaMalloc3D, cudaMalloc, cudaMallocPitch, cudaFree, cudaFreeArray)]
#[see(cudaMallocHost, cudaFreeHost, cudaHostAlloc, cuMipmappedArrayCreate)]
fn cudaMallocMipmappedArray(
    mipmappedArray: *mut cudaMipmappedArray_t,
    desc: *const cudaChannelFormatDesc,
    extent: cudaExtent,
    numLevels: c_uint,
    flags: c_uint,
) -> cudaError_t;

#[group(CUDART_MEMORY)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue, MemoryAllocation)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaMalloc, cudaFree, cudaMallocArray, cudaFreeArray, cudaMallocHost)]
#[see(cudaFreeHost, cudaMalloc3D, cudaMalloc3DArray, cudaHostAlloc)]
#[see(cuMemAllocPitch)]
fn cudaMallocPitch(
    devPtr: *mut *mut c_void,
    pitch: *mut usize,
    width: usize,
    height: usize,
) -> cudaError_t;

#[group(CUDART_MEMORY)]
#[toolkits("11.7.99".."13.0.48")]
#[returns("11.7.99".."13.0.48", Success, InvalidValue, InvalidDevice)]
#[notes(errors_from_earlier_launches, async, null_stream, init_rt, callback)]
#[see(cudaMemcpy, cudaMemcpyPeer, cudaMemcpyAsync, cudaMemcpy3DPeerAsync)]
#[see(cudaMemPrefetchAsync, cuMemAdvise)]
fn cudaMemAdvise(
    devPtr: *const c_void,
    count: usize,
    advice: cudaMemoryAdvise,
    device: c_int,
) -> cudaError_t;

#[group(CUDART_MEMORY)]
#[toolkits("13.0.48"..)]
#[returns("13.0.48".."13.4.49", Success, InvalidValue, InvalidDevice)]
#[returns("13.4.49".., Success, InvalidValue, InvalidDevice, NotSupported)]
#[notes(errors_from_earlier_launches, async, null_stream, init_rt, callback)]
#[see(cudaMemcpy, cudaMemcpyPeer, cudaMemcpyAsync, cudaMemcpy3DPeerAsync)]
#[see(cudaMemPrefetchAsync, cuMemAdvise)]
fn cudaMemAdvise(
    devPtr: *const c_void,
    count: usize,
    advice: cudaMemoryAdvise,
    location: cudaMemLocation,
) -> cudaError_t;

#[group(CUDART_MEMORY)]
#[base(cudaMemAdvise)]
#[not_default]
#[toolkits("12.2.53".."13.0.48")]
#[returns("12.2.53".."13.0.48", Success, InvalidValue, InvalidDevice)]
#[notes(errors_from_earlier_launches, async, null_stream, init_rt, callback)]
#[see(cudaMemcpy, cudaMemcpyPeer, cudaMemcpyAsync, cudaMemcpy3DPeerAsync)]
#[see(cudaMemPrefetchAsync, cuMemAdvise, cuMemAdvise_v2)]
fn cudaMemAdvise_v2(
    devPtr: *const c_void,
    count: usize,
    advice: cudaMemoryAdvise,
    location: cudaMemLocation,
) -> cudaError_t;

#[group(CUDART_MEMORY)]
#[toolkits("13.0.48"..)]
#[per_thread(cudaMemDiscardAndPrefetchBatchAsync_ptsz)]
fn cudaMemDiscardAndPrefetchBatchAsync(
    dptrs: *mut *mut c_void,
    sizes: *mut usize,
    count: usize,
    prefetchLocs: *mut cudaMemLocation,
    prefetchLocIdxs: *mut usize,
    numPrefetchLocs: usize,
    flags: c_ulonglong,
    stream: cudaStream_t,
) -> cudaError_t;

#[group(CUDART_MEMORY)]
#[toolkits("13.0.48"..)]
#[per_thread(cudaMemDiscardBatchAsync_ptsz)]
fn cudaMemDiscardBatchAsync(
    dptrs: *mut *mut c_void,
    sizes: *mut usize,
    count: usize,
    flags: c_ulonglong,
    stream: cudaStream_t,
) -> cudaError_t;

#[group(CUDART_MEMORY)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue, LaunchFailure)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cuMemGetInfo)]
fn cudaMemGetInfo(free: *mut usize, total: *mut usize) -> cudaError_t;

#[group(CUDART_MEMORY)]
#[toolkits("13.4.49"..)]
#[returns("13.4.49".., Success, InvalidValue, NotSupported)]
#[notes(errors_from_earlier_launches)]
fn cudaMemGetLocationInfo(
    devPtr: *mut c_void,
    size: usize,
    summaryGranularity: usize,
    samplingGranularity: usize,
    location_out: *mut cudaMemLocation,
) -> cudaError_t;

#[group(CUDART_MEMORY)]
#[toolkits("11.7.99".."13.0.48")]
#[per_thread(cudaMemPrefetchAsync_ptsz)]
#[returns("11.7.99".."13.0.48", Success, InvalidValue, InvalidDevice)]
#[notes(errors_from_earlier_launches, async, null_stream, init_rt, callback)]
#[see(cudaMemcpy, cudaMemcpyPeer, cudaMemcpyAsync, cudaMemcpy3DPeerAsync)]
#[see(cudaMemAdvise, cudaMemAdvise_v2, cuMemPrefetchAsync)]
fn cudaMemPrefetchAsync(
    devPtr: *const c_void,
    count: usize,
    dstDevice: c_int,
    stream: cudaStream_t,
) -> cudaError_t;

#[group(CUDART_MEMORY)]
#[toolkits("13.0.48"..)]
#[per_thread(cudaMemPrefetchAsync_ptsz)]
#[returns("13.0.48".."13.4.49", Success, InvalidValue, InvalidDevice)]
#[returns("13.4.49".., Success, InvalidValue, InvalidDevice, NotSupported)]
#[notes(errors_from_earlier_launches, async, null_stream, init_rt, callback)]
#[see(cudaMemcpy, cudaMemcpyPeer, cudaMemcpyAsync, cudaMemcpy3DPeerAsync)]
#[see(cudaMemAdvise, cuMemPrefetchAsync)]
fn cudaMemPrefetchAsync(
    devPtr: *const c_void,
    count: usize,
    location: cudaMemLocation,
    flags: c_uint,
    stream: cudaStream_t,
) -> cudaError_t;

#[group(CUDART_MEMORY)]
#[base(cudaMemPrefetchAsync)]
#[not_default]
#[toolkits("12.2.53".."13.0.48")]
#[per_thread(cudaMemPrefetchAsync_v2_ptsz)]
#[returns("12.6.37".."13.0.48", Success, InvalidValue, InvalidDevice)]
#[notes(errors_from_earlier_launches, async, null_stream, init_rt, callback)]
#[see(cudaMemcpy, cudaMemcpyPeer, cudaMemcpyAsync, cudaMemcpy3DPeerAsync)]
#[see(cudaMemAdvise, cudaMemAdvise_v2, cuMemPrefetchAsync)]
fn cudaMemPrefetchAsync_v2(
    devPtr: *const c_void,
    count: usize,
    location: cudaMemLocation,
    flags: c_uint,
    stream: cudaStream_t,
) -> cudaError_t;

#[group(CUDART_MEMORY)]
#[toolkits("13.0.48"..)]
#[per_thread(cudaMemPrefetchBatchAsync_ptsz)]
fn cudaMemPrefetchBatchAsync(
    dptrs: *mut *mut c_void,
    sizes: *mut usize,
    count: usize,
    prefetchLocs: *mut cudaMemLocation,
    prefetchLocIdxs: *mut usize,
    numPrefetchLocs: usize,
    flags: c_ulonglong,
    stream: cudaStream_t,
) -> cudaError_t;

#[group(CUDART_MEMORY)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(errors_from_earlier_launches, async, null_stream, init_rt, callback)]
#[see(cudaMemRangeGetAttributes, cudaMemPrefetchAsync, cudaMemAdvise)]
#[see(cuMemRangeGetAttribute)]
fn cudaMemRangeGetAttribute(
    data: *mut c_void,
    dataSize: usize,
    attribute: cudaMemRangeAttribute,
    devPtr: *const c_void,
    count: usize,
) -> cudaError_t;

#[group(CUDART_MEMORY)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaMemRangeGetAttribute, cudaMemAdvise, cudaMemPrefetchAsync)]
#[see(cuMemRangeGetAttributes)]
fn cudaMemRangeGetAttributes(
    data: *mut *mut c_void,
    dataSizes: *mut usize,
    attributes: *mut cudaMemRangeAttribute,
    numAttributes: usize,
    devPtr: *const c_void,
    count: usize,
) -> cudaError_t;

#[group(CUDART_MEMORY)]
#[toolkits("11.7.99"..)]
#[per_thread(cudaMemcpy_ptds)]
#[returns("11.7.99".., Success, InvalidValue, InvalidMemcpyDirection)]
#[notes(errors_from_earlier_launches, init_rt, callback, sync, memcpy)]
#[see(cudaMemcpy2D, cudaMemcpy2DToArray, cudaMemcpy2DFromArray)]
#[see(cudaMemcpy2DArrayToArray, cudaMemcpyToSymbol, cudaMemcpyFromSymbol)]
#[see(cudaMemcpyAsync, cudaMemcpy2DAsync, cudaMemcpy2DToArrayAsync)]
#[see(cudaMemcpy2DFromArrayAsync, cudaMemcpyToSymbolAsync)]
#[see(cudaMemcpyFromSymbolAsync, cuMemcpyDtoH, cuMemcpyHtoD, cuMemcpyDtoD)]
#[see(cuMemcpy)]
fn cudaMemcpy(
    dst: *mut c_void,
    src: *const c_void,
    count: usize,
    kind: cudaMemcpyKind,
) -> cudaError_t;

#[group(CUDART_MEMORY)]
#[toolkits("11.7.99"..)]
#[per_thread(cudaMemcpy2D_ptds)]
#[returns("11.7.99".., Success, InvalidValue, InvalidPitchValue, InvalidMemcpyDirection)]
#[notes(errors_from_earlier_launches, init_rt, callback, memcpy)]
#[see(cudaMemcpy, cudaMemcpy2DToArray, cudaMemcpy2DFromArray)]
#[see(cudaMemcpy2DArrayToArray, cudaMemcpyToSymbol, cudaMemcpyFromSymbol)]
#[see(cudaMemcpyAsync, cudaMemcpy2DAsync, cudaMemcpy2DToArrayAsync)]
#[see(cudaMemcpy2DFromArrayAsync, cudaMemcpyToSymbolAsync)]
#[see(cudaMemcpyFromSymbolAsync, cuMemcpy2D, cuMemcpy2DUnaligned)]
fn cudaMemcpy2D(
    dst: *mut c_void,
    dpitch: usize,
    src: *const c_void,
    spitch: usize,
    width: usize,
    height: usize,
    kind: cudaMemcpyKind,
) -> cudaError_t;

#[group(CUDART_MEMORY)]
#[toolkits("11.7.99"..)]
#[per_thread(cudaMemcpy2DArrayToArray_ptds)]
#[returns("11.7.99".., Success, InvalidValue, InvalidMemcpyDirection)]
#[notes(errors_from_earlier_launches, sync, init_rt, callback)]
#[see(cudaMemcpy, cudaMemcpy2D, cudaMemcpy2DToArray, cudaMemcpy2DFromArray)]
#[see(cudaMemcpyToSymbol, cudaMemcpyFromSymbol, cudaMemcpyAsync)]
#[see(cudaMemcpy2DAsync, cudaMemcpy2DToArrayAsync)]
#[see(cudaMemcpy2DFromArrayAsync, cudaMemcpyToSymbolAsync)]
#[see(cudaMemcpyFromSymbolAsync, cuMemcpy2D, cuMemcpy2DUnaligned)]
fn cudaMemcpy2DArrayToArray(
    dst: cudaArray_t,
    wOffsetDst: usize,
    hOffsetDst: usize,
    src: cudaArray_const_t,
    wOffsetSrc: usize,
    hOffsetSrc: usize,
    width: usize,
    height: usize,
    kind: cudaMemcpyKind,
) -> cudaError_t;

#[group(CUDART_MEMORY)]
#[toolkits("11.7.99"..)]
#[per_thread(cudaMemcpy2DAsync_ptsz)]
#[returns("11.7.99".., Success, InvalidValue, InvalidPitchValue, InvalidMemcpyDirection)]
#[notes(errors_from_earlier_launches, async, null_stream, init_rt, callback)]
#[notes(memcpy)]
#[see(cudaMemcpy, cudaMemcpy2D, cudaMemcpy2DToArray, cudaMemcpy2DFromArray)]
#[see(cudaMemcpy2DArrayToArray, cudaMemcpyToSymbol, cudaMemcpyFromSymbol)]
#[see(cudaMemcpyAsync, cudaMemcpy2DToArrayAsync, cudaMemcpy2DFromArrayAsync)]
#[see(cudaMemcpyToSymbolAsync, cudaMemcpyFromSymbolAsync, cuMemcpy2DAsync)]
fn cudaMemcpy2DAsync(
    dst: *mut c_void,
    dpitch: usize,
    src: *const c_void,
    spitch: usize,
    width: usize,
    height: usize,
    kind: cudaMemcpyKind,
    stream: cudaStream_t,
) -> cudaError_t;

#[group(CUDART_MEMORY)]
#[toolkits("11.7.99"..)]
#[per_thread(cudaMemcpy2DFromArray_ptds)]
#[returns("11.7.99".., Success, InvalidValue, InvalidPitchValue, InvalidMemcpyDirection)]
#[notes(errors_from_earlier_launches, sync, init_rt, callback, memcpy)]
#[see(cudaMemcpy, cudaMemcpy2D, cudaMemcpy2DToArray)]
#[see(cudaMemcpy2DArrayToArray, cudaMemcpyToSymbol, cudaMemcpyFromSymbol)]
#[see(cudaMemcpyAsync, cudaMemcpy2DAsync, cudaMemcpy2DToArrayAsync)]
#[see(cudaMemcpy2DFromArrayAsync, cudaMemcpyToSymbolAsync)]
#[see(cudaMemcpyFromSymbolAsync, cuMemcpy2D, cuMemcpy2DUnaligned)]
fn cudaMemcpy2DFromArray(
    dst: *mut c_void,
    dpitch: usize,
    src: cudaArray_const_t,
    wOffset: usize,
    hOffset: usize,
    width: usize,
    height: usize,
    kind: cudaMemcpyKind,
) -> cudaError_t;

#[group(CUDART_MEMORY)]
#[toolkits("11.7.99"..)]
#[per_thread(cudaMemcpy2DFromArrayAsync_ptsz)]
#[returns("11.7.99".., Success, InvalidValue, InvalidPitchValue, InvalidMemcpyDirection)]
#[notes(errors_from_earlier_launches, async, null_stream, init_rt, callback)]
#[notes(memcpy)]
#[see(cudaMemcpy, cudaMemcpy2D, cudaMemcpy2DToArray, cudaMemcpy2DFromArray)]
#[see(cudaMemcpy2DArrayToArray, cudaMemcpyToSymbol, cudaMemcpyFromSymbol)]
#[see(cudaMemcpyAsync, cudaMemcpy2DAsync, cudaMemcpy2DToArrayAsync)]
fn cudaMemcpy2DFromArrayAsync(
    dst: *mut c_void,
    dpitch: usize,
    src: cudaArray_const_t,
    wOffset: usize,
    hOffset: usize,
    width: usize,
    height: usize,
    kind: cudaMemcpyKind,
    stream: cudaStream_t,
) -> cudaError_t;

#[group(CUDART_MEMORY)]
#[toolkits("11.7.99"..)]
#[per_thread(cudaMemcpy2DToArray_ptds)]
#[returns("11.7.99".., Success, InvalidValue, InvalidPitchValue, InvalidMemcpyDirection)]
#[notes(errors_from_earlier_launches, sync, init_rt, callback, memcpy)]
#[see(cudaMemcpy, cudaMemcpy2D, cudaMemcpy2DFromArray)]
#[see(cudaMemcpy2DArrayToArray, cudaMemcpyToSymbol, cudaMemcpyFromSymbol)]
#[see(cudaMemcpyAsync, cudaMemcpy2DAsync, cudaMemcpy2DToArrayAsync)]
#[see(cudaMemcpy2DFromArrayAsync, cudaMemcpyToSymbolAsync)]
#[see(cudaMemcpyFromSymbolAsync, cuMemcpy2D, cuMemcpy2DUnaligned)]
fn cudaMemcpy2DToArray(
    dst: cudaArray_t,
    wOffset: usize,
    hOffset: usize,
    src: *const c_void,
    spitch: usize,
    width: usize,
    height: usize,
    kind: cudaMemcpyKind,
) -> cudaError_t;

#[group(CUDART_MEMORY)]
#[toolkits("11.7.99"..)]
#[per_thread(cudaMemcpy2DToArrayAsync_ptsz)]
#[returns("11.7.99".., Success, InvalidValue, InvalidPitchValue, InvalidMemcpyDirection)]
#[notes(errors_from_earlier_launches, async, null_stream, init_rt, callback)]
#[notes(memcpy)]
#[see(cudaMemcpy, cudaMemcpy2D, cudaMemcpy2DToArray, cudaMemcpy2DFromArray)]
#[see(cudaMemcpy2DArrayToArray, cudaMemcpyToSymbol, cudaMemcpyFromSymbol)]
#[see(cudaMemcpyAsync, cudaMemcpy2DAsync)]
fn cudaMemcpy2DToArrayAsync(
    dst: cudaArray_t,
    wOffset: usize,
    hOffset: usize,
    src: *const c_void,
    spitch: usize,
    width: usize,
    height: usize,
    kind: cudaMemcpyKind,
    stream: cudaStream_t,
) -> cudaError_t;

#[group(CUDART_MEMORY)]
#[toolkits("11.7.99"..)]
#[per_thread(cudaMemcpy3D_ptds)]
#[returns("11.7.99".., Success, InvalidValue, InvalidPitchValue, InvalidMemcpyDirection)]
#[notes(errors_from_earlier_launches, sync, init_rt, callback)]
#[see(cudaMalloc3D, cudaMalloc3DArray, cudaMemset3D, cudaMemcpy3DAsync)]
#[see(cudaMemcpy, cudaMemcpy2D, cudaMemcpy2DToArray, cudaMemcpy2DFromArray)]
#[see(cudaMemcpy2DArrayToArray, cudaMemcpyToSymbol, cudaMemcpyFromSymbol)]
#[see(cudaMemcpyAsync, cudaMemcpy2DAsync, cudaMemcpy2DToArrayAsync)]
#[see(cudaMemcpy2DFromArrayAsync, cudaMemcpyToSymbolAsync)]
#[see(cudaMemcpyFromSymbolAsync, cuMemcpy3D)]
fn cudaMemcpy3D(p: *const cudaMemcpy3DParms) -> cudaError_t;

#[group(CUDART_MEMORY)]
#[toolkits("11.7.99"..)]
#[per_thread(cudaMemcpy3DAsync_ptsz)]
#[returns("11.7.99".., Success, InvalidValue, InvalidPitchValue, InvalidMemcpyDirection)]
#[notes(errors_from_earlier_launches, async, null_stream, init_rt, callback)]
#[see(cudaMalloc3D, cudaMalloc3DArray, cudaMemset3D, cudaMemcpy3D)]
#[see(cudaMemcpy, cudaMemcpy2D, cudaMemcpy2DToArray, cudaMemcpy2DFromArray)]
#[see(cudaMemcpy2DArrayToArray, cudaMemcpyToSymbol, cudaMemcpyFromSymbol)]
#[see(cudaMemcpyAsync, cudaMemcpy2DAsync, cudaMemcpy2DToArrayAsync)]
#[see(cudaMemcpy2DFromArrayAsync, cudaMemcpyToSymbolAsync)]
#[see(cudaMemcpyFromSymbolAsync, cuMemcpy3DAsync)]
fn cudaMemcpy3DAsync(p: *const cudaMemcpy3DParms, stream: cudaStream_t) -> cudaError_t;

#[group(CUDART_MEMORY)]
#[toolkits("12.8.57".."13.0.48")]
#[per_thread(cudaMemcpy3DBatchAsync_ptsz)]
#[returns("12.8.57".."13.0.48", Success, InvalidValue)]
#[notes(errors_from_earlier_launches, async, memcpy)]
fn cudaMemcpy3DBatchAsync(
    numOps: usize,
    opList: *mut cudaMemcpy3DBatchOp,
    failIdx: *mut usize,
    flags: c_ulonglong,
    stream: cudaStream_t,
) -> cudaError_t;

#[group(CUDART_MEMORY)]
#[toolkits("13.0.48"..)]
#[per_thread(cudaMemcpy3DBatchAsync_ptsz)]
#[returns("13.0.48".., Success, InvalidValue)]
#[notes(errors_from_earlier_launches, async, memcpy)]
fn cudaMemcpy3DBatchAsync(
    numOps: usize,
    opList: *mut cudaMemcpy3DBatchOp,
    flags: c_ulonglong,
    stream: cudaStream_t,
) -> cudaError_t;

#[group(CUDART_MEMORY)]
#[toolkits("11.7.99"..)]
#[per_thread(cudaMemcpy3DPeer_ptds)]
#[returns("11.7.99".."12.0.107", Success, InvalidValue, InvalidDevice)]
#[returns("12.0.107".., Success, InvalidValue, InvalidDevice, InvalidPitchValue)]
#[notes(errors_from_earlier_launches, sync, init_rt, callback)]
#[see(cudaMemcpy, cudaMemcpyPeer, cudaMemcpyAsync, cudaMemcpyPeerAsync)]
#[see(cudaMemcpy3DPeerAsync, cuMemcpy3DPeer)]
fn cudaMemcpy3DPeer(p: *const cudaMemcpy3DPeerParms) -> cudaError_t;

#[group(CUDART_MEMORY)]
#[toolkits("11.7.99"..)]
#[per_thread(cudaMemcpy3DPeerAsync_ptsz)]
#[returns("11.7.99".."12.0.107", Success, InvalidValue, InvalidDevice)]
#[returns("12.0.107".., Success, InvalidValue, InvalidDevice, InvalidPitchValue)]
#[notes(errors_from_earlier_launches, async, null_stream, init_rt, callback)]
#[see(cudaMemcpy, cudaMemcpyPeer, cudaMemcpyAsync, cudaMemcpyPeerAsync)]
#[see(cudaMemcpy3DPeerAsync, cuMemcpy3DPeerAsync)]
fn cudaMemcpy3DPeerAsync(p: *const cudaMemcpy3DPeerParms, stream: cudaStream_t) -> cudaError_t;

#[group(CUDART_MEMORY)]
#[toolkits("13.2.51"..)]
#[per_thread(cudaMemcpy3DWithAttributesAsync_ptsz)]
#[returns("13.2.51".., Success, InvalidValue)]
#[notes(errors_from_earlier_launches, async, memcpy)]
#[see(cudaMemcpy3DBatchAsync)]
fn cudaMemcpy3DWithAttributesAsync(
    op: *mut cudaMemcpy3DBatchOp,
    flags: c_ulonglong,
    stream: cudaStream_t,
) -> cudaError_t;

#[group(CUDART_MEMORY)]
#[toolkits("11.7.99"..)]
#[per_thread(cudaMemcpyAsync_ptsz)]
#[returns("11.7.99".., Success, InvalidValue, InvalidMemcpyDirection)]
#[notes(errors_from_earlier_launches, async, null_stream, init_rt, callback)]
#[notes(memcpy)]
#[see(cudaMemcpy, cudaMemcpy2D, cudaMemcpy2DToArray, cudaMemcpy2DFromArray)]
#[see(cudaMemcpy2DArrayToArray, cudaMemcpyToSymbol, cudaMemcpyFromSymbol)]
#[see(cudaMemcpy2DAsync, cudaMemcpy2DToArrayAsync)]
#[see(cudaMemcpy2DFromArrayAsync, cudaMemcpyToSymbolAsync)]
#[see(cudaMemcpyFromSymbolAsync, cuMemcpyAsync, cuMemcpyDtoHAsync)]
#[see(cuMemcpyHtoDAsync, cuMemcpyDtoDAsync)]
fn cudaMemcpyAsync(
    dst: *mut c_void,
    src: *const c_void,
    count: usize,
    kind: cudaMemcpyKind,
    stream: cudaStream_t,
) -> cudaError_t;

#[group(CUDART_MEMORY)]
#[toolkits("12.8.57".."13.0.48")]
#[per_thread(cudaMemcpyBatchAsync_ptsz)]
#[returns("12.8.57".."13.0.48", Success, InvalidValue)]
#[notes(errors_from_earlier_launches, async, memcpy)]
fn cudaMemcpyBatchAsync(
    dsts: *mut *mut c_void,
    srcs: *mut *mut c_void,
    sizes: *mut usize,
    count: usize,
    attrs: *mut cudaMemcpyAttributes,
    attrsIdxs: *mut usize,
    numAttrs: usize,
    failIdx: *mut usize,
    stream: cudaStream_t,
) -> cudaError_t;

#[group(CUDART_MEMORY)]
#[toolkits("13.0.48"..)]
#[per_thread(cudaMemcpyBatchAsync_ptsz)]
#[returns("13.0.48".., Success, InvalidValue)]
#[notes(errors_from_earlier_launches, async, memcpy)]
fn cudaMemcpyBatchAsync(
    dsts: *const *mut c_void,
    srcs: *const *const c_void,
    sizes: *const usize,
    count: usize,
    attrs: *mut cudaMemcpyAttributes,
    attrsIdxs: *mut usize,
    numAttrs: usize,
    stream: cudaStream_t,
) -> cudaError_t;

#[group(CUDART_MEMORY)]
#[toolkits("11.7.99"..)]
#[per_thread(cudaMemcpyFromSymbol_ptds)]
#[returns(
    "11.7.99"..,
    Success, InvalidValue, InvalidSymbol, InvalidMemcpyDirection, NoKernelImageForDevice,
)]
#[notes(errors_from_earlier_launches, sync, string_api_deprecation, init_rt)]
#[notes(callback)]
#[see(cudaMemcpy, cudaMemcpy2D, cudaMemcpy2DToArray, cudaMemcpy2DFromArray)]
#[see(cudaMemcpy2DArrayToArray, cudaMemcpyToSymbol, cudaMemcpyAsync)]
#[see(cudaMemcpy2DAsync, cudaMemcpy2DToArrayAsync)]
#[see(cudaMemcpy2DFromArrayAsync, cudaMemcpyToSymbolAsync)]
#[see(cudaMemcpyFromSymbolAsync, cuMemcpy, cuMemcpyDtoH, cuMemcpyDtoD)]
fn cudaMemcpyFromSymbol(
    dst: *mut c_void,
    symbol: *const c_void,
    count: usize,
    offset: usize,
    kind: cudaMemcpyKind,
) -> cudaError_t;

#[group(CUDART_MEMORY)]
#[toolkits("11.7.99"..)]
#[per_thread(cudaMemcpyFromSymbolAsync_ptsz)]
#[returns(
    "11.7.99"..,
    Success, InvalidValue, InvalidSymbol, InvalidMemcpyDirection, NoKernelImageForDevice,
)]
#[notes(errors_from_earlier_launches, async, null_stream)]
#[notes(string_api_deprecation, init_rt, callback)]
#[see(cudaMemcpy, cudaMemcpy2D, cudaMemcpy2DToArray, cudaMemcpy2DFromArray)]
#[see(cudaMemcpy2DArrayToArray, cudaMemcpyToSymbol, cudaMemcpyFromSymbol)]
#[see(cudaMemcpyAsync, cudaMemcpy2DAsync, cudaMemcpy2DToArrayAsync)]
#[see(cudaMemcpy2DFromArrayAsync, cudaMemcpyToSymbolAsync, cuMemcpyAsync)]
#[see(cuMemcpyDtoHAsync, cuMemcpyDtoDAsync)]
fn cudaMemcpyFromSymbolAsync(
    dst: *mut c_void,
    symbol: *const c_void,
    count: usize,
    offset: usize,
    kind: cudaMemcpyKind,
    stream: cudaStream_t,
) -> cudaError_t;

#[group(CUDART_MEMORY)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue, InvalidDevice)]
#[notes(errors_from_earlier_launches, sync, init_rt, callback)]
#[see(cudaMemcpy, cudaMemcpyAsync, cudaMemcpyPeerAsync)]
#[see(cudaMemcpy3DPeerAsync, cuMemcpyPeer)]
fn cudaMemcpyPeer(
    dst: *mut c_void,
    dstDevice: c_int,
    src: *const c_void,
    srcDevice: c_int,
    count: usize,
) -> cudaError_t;

#[group(CUDART_MEMORY)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue, InvalidDevice)]
#[notes(errors_from_earlier_launches, async, null_stream, init_rt, callback)]
#[see(cudaMemcpy, cudaMemcpyPeer, cudaMemcpyAsync, cudaMemcpy3DPeerAsync)]
#[see(cuMemcpyPeerAsync)]
fn cudaMemcpyPeerAsync(
    dst: *mut c_void,
    dstDevice: c_int,
    src: *const c_void,
    srcDevice: c_int,
    count: usize,
    stream: cudaStream_t,
) -> cudaError_t;

#[group(CUDART_MEMORY)]
#[toolkits("11.7.99"..)]
#[per_thread(cudaMemcpyToSymbol_ptds)]
#[returns(
    "11.7.99"..,
    Success, InvalidValue, InvalidSymbol, InvalidMemcpyDirection, NoKernelImageForDevice,
)]
#[notes(errors_from_earlier_launches, sync, string_api_deprecation, init_rt)]
#[notes(callback)]
#[see(cudaMemcpy, cudaMemcpy2D, cudaMemcpy2DToArray, cudaMemcpy2DFromArray)]
#[see(cudaMemcpy2DArrayToArray, cudaMemcpyFromSymbol, cudaMemcpyAsync)]
#[see(cudaMemcpy2DAsync, cudaMemcpy2DToArrayAsync)]
#[see(cudaMemcpy2DFromArrayAsync, cudaMemcpyToSymbolAsync)]
#[see(cudaMemcpyFromSymbolAsync, cuMemcpy, cuMemcpyHtoD, cuMemcpyDtoD)]
fn cudaMemcpyToSymbol(
    symbol: *const c_void,
    src: *const c_void,
    count: usize,
    offset: usize,
    kind: cudaMemcpyKind,
) -> cudaError_t;

#[group(CUDART_MEMORY)]
#[toolkits("11.7.99"..)]
#[per_thread(cudaMemcpyToSymbolAsync_ptsz)]
#[returns(
    "11.7.99"..,
    Success, InvalidValue, InvalidSymbol, InvalidMemcpyDirection, NoKernelImageForDevice,
)]
#[notes(errors_from_earlier_launches, async, null_stream)]
#[notes(string_api_deprecation, init_rt, callback)]
#[see(cudaMemcpy, cudaMemcpy2D, cudaMemcpy2DToArray, cudaMemcpy2DFromArray)]
#[see(cudaMemcpy2DArrayToArray, cudaMemcpyToSymbol, cudaMemcpyFromSymbol)]
#[see(cudaMemcpyAsync, cudaMemcpy2DAsync, cudaMemcpy2DToArrayAsync)]
#[see(cudaMemcpy2DFromArrayAsync, cudaMemcpyFromSymbolAsync, cuMemcpyAsync)]
#[see(cuMemcpyHtoDAsync, cuMemcpyDtoDAsync)]
fn cudaMemcpyToSymbolAsync(
    symbol: *const c_void,
    src: *const c_void,
    count: usize,
    offset: usize,
    kind: cudaMemcpyKind,
    stream: cudaStream_t,
) -> cudaError_t;

#[group(CUDART_MEMORY)]
#[toolkits("13.2.51"..)]
#[per_thread(cudaMemcpyWithAttributesAsync_ptsz)]
#[returns("13.2.51".., Success, InvalidValue)]
#[notes(errors_from_earlier_launches, async, memcpy)]
#[see(cudaMemcpyBatchAsync)]
fn cudaMemcpyWithAttributesAsync(
    dst: *mut c_void,
    src: *const c_void,
    size: usize,
    attr: *mut cudaMemcpyAttributes,
    stream: cudaStream_t,
) -> cudaError_t;

#[group(CUDART_MEMORY)]
#[toolkits("11.7.99"..)]
#[per_thread(cudaMemset_ptds)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(errors_from_earlier_launches, memset, init_rt, callback)]
#[see(cuMemsetD8, cuMemsetD16, cuMemsetD32)]
fn cudaMemset(devPtr: *mut c_void, value: c_int, count: usize) -> cudaError_t;

#[group(CUDART_MEMORY)]
#[toolkits("11.7.99"..)]
#[per_thread(cudaMemset2D_ptds)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(errors_from_earlier_launches, memset, init_rt, callback)]
#[see(cudaMemset, cudaMemset3D, cudaMemsetAsync, cudaMemset2DAsync)]
#[see(cudaMemset3DAsync, cuMemsetD2D8, cuMemsetD2D16, cuMemsetD2D32)]
fn cudaMemset2D(
    devPtr: *mut c_void,
    pitch: usize,
    value: c_int,
    width: usize,
    height: usize,
) -> cudaError_t;

#[group(CUDART_MEMORY)]
#[toolkits("11.7.99"..)]
#[per_thread(cudaMemset2DAsync_ptsz)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(errors_from_earlier_launches, memset, null_stream, init_rt, callback)]
#[see(cudaMemset, cudaMemset2D, cudaMemset3D, cudaMemsetAsync)]
#[see(cudaMemset3DAsync, cuMemsetD2D8Async, cuMemsetD2D16Async)]
#[see(cuMemsetD2D32Async)]
fn cudaMemset2DAsync(
    devPtr: *mut c_void,
    pitch: usize,
    value: c_int,
    width: usize,
    height: usize,
    stream: cudaStream_t,
) -> cudaError_t;

#[group(CUDART_MEMORY)]
#[toolkits("11.7.99"..)]
#[per_thread(cudaMemset3D_ptds)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(errors_from_earlier_launches, memset, init_rt, callback)]
#[see(cudaMemset, cudaMemset2D, cudaMemsetAsync, cudaMemset2DAsync)]
#[see(cudaMemset3DAsync, cudaMalloc3D)]
fn cudaMemset3D(pitchedDevPtr: cudaPitchedPtr, value: c_int, extent: cudaExtent) -> cudaError_t;

#[group(CUDART_MEMORY)]
#[toolkits("11.7.99"..)]
#[per_thread(cudaMemset3DAsync_ptsz)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(errors_from_earlier_launches, memset, null_stream, init_rt, callback)]
#[see(cudaMemset, cudaMemset2D, cudaMemset3D, cudaMemsetAsync)]
#[see(cudaMemset2DAsync, cudaMalloc3D)]
fn cudaMemset3DAsync(
    pitchedDevPtr: cudaPitchedPtr,
    value: c_int,
    extent: cudaExtent,
    stream: cudaStream_t,
) -> cudaError_t;

#[group(CUDART_MEMORY)]
#[toolkits("11.7.99"..)]
#[per_thread(cudaMemsetAsync_ptsz)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(errors_from_earlier_launches, memset, null_stream, init_rt, callback)]
#[see(cudaMemset, cudaMemset2D, cudaMemset3D, cudaMemset2DAsync)]
#[see(cudaMemset3DAsync, cuMemsetD8Async, cuMemsetD16Async, cuMemsetD32Async)]
fn cudaMemsetAsync(
    devPtr: *mut c_void,
    value: c_int,
    count: usize,
    stream: cudaStream_t,
) -> cudaError_t;

#[group(CUDART_MEMORY)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[see(cudaArrayGetMemoryRequirements)]
fn cudaMipmappedArrayGetMemoryRequirements(
    memoryRequirements: *mut cudaArrayMemoryRequirements,
    mipmap: cudaMipmappedArray_t,
    device: c_int,
) -> cudaError_t;

#[group(CUDART_MEMORY)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[see(cudaArrayGetSparseProperties, cuMemMapArrayAsync)]
fn cudaMipmappedArrayGetSparseProperties(
    sparseProperties: *mut cudaArraySparseProperties,
    mipmap: cudaMipmappedArray_t,
) -> cudaError_t;
