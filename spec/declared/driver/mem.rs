//! Written by `cuspec import` from `cuda.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDA_MEM)]
#[not_default]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
fn cuArray3DCreate(
    pHandle: *mut CUarray,
    pAllocateArray: *const CUDA_ARRAY3D_DESCRIPTOR_v1,
) -> CUresult;

#[group(CUDA_MEM)]
#[base(cuArray3DCreate)]
#[introduced(3020)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, OUT_OF_MEMORY, UNKNOWN,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuArray3DGetDescriptor, cuArrayCreate, cuArrayDestroy)]
#[see(cuArrayGetDescriptor, cuMemAlloc, cuMemAllocHost, cuMemAllocPitch)]
#[see(cuMemcpy2D, cuMemcpy2DAsync, cuMemcpy2DUnaligned, cuMemcpy3D)]
#[see(cuMemcpy3DAsync, cuMemcpyAtoA, cuMemcpyAtoD, cuMemcpyAtoH)]
#[see(cuMemcpyAtoHAsync, cuMemcpyDtoA, cuMemcpyDtoD, cuMemcpyDtoDAsync)]
#[see(cuMemcpyDtoH, cuMemcpyDtoHAsync, cuMemcpyHtoA, cuMemcpyHtoAAsync)]
#[see(cuMemcpyHtoD, cuMemcpyHtoDAsync, cuMemFree, cuMemFreeHost)]
#[see(cuMemGetAddressRange, cuMemGetInfo, cuMemHostAlloc)]
#[see(cuMemHostGetDevicePointer, cuMemsetD2D8, cuMemsetD2D16, cuMemsetD2D32)]
#[see(cuMemsetD8, cuMemsetD16, cuMemsetD32, cudaMalloc3DArray)]
fn cuArray3DCreate_v2(
    pHandle: *mut CUarray,
    pAllocateArray: *const CUDA_ARRAY3D_DESCRIPTOR,
) -> CUresult;

#[group(CUDA_MEM)]
#[not_default]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
fn cuArray3DGetDescriptor(
    pArrayDescriptor: *mut CUDA_ARRAY3D_DESCRIPTOR_v1,
    hArray: CUarray,
) -> CUresult;

#[group(CUDA_MEM)]
#[base(cuArray3DGetDescriptor)]
#[introduced(3020)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, INVALID_HANDLE,
    CONTEXT_IS_DESTROYED,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuArray3DCreate, cuArrayCreate, cuArrayDestroy, cuArrayGetDescriptor)]
#[see(cuMemAlloc, cuMemAllocHost, cuMemAllocPitch, cuMemcpy2D)]
#[see(cuMemcpy2DAsync, cuMemcpy2DUnaligned, cuMemcpy3D, cuMemcpy3DAsync)]
#[see(cuMemcpyAtoA, cuMemcpyAtoD, cuMemcpyAtoH, cuMemcpyAtoHAsync)]
#[see(cuMemcpyDtoA, cuMemcpyDtoD, cuMemcpyDtoDAsync, cuMemcpyDtoH)]
#[see(cuMemcpyDtoHAsync, cuMemcpyHtoA, cuMemcpyHtoAAsync, cuMemcpyHtoD)]
#[see(cuMemcpyHtoDAsync, cuMemFree, cuMemFreeHost, cuMemGetAddressRange)]
#[see(cuMemGetInfo, cuMemHostAlloc, cuMemHostGetDevicePointer, cuMemsetD2D8)]
#[see(cuMemsetD2D16, cuMemsetD2D32, cuMemsetD8, cuMemsetD16, cuMemsetD32)]
#[see(cudaArrayGetInfo)]
fn cuArray3DGetDescriptor_v2(
    pArrayDescriptor: *mut CUDA_ARRAY3D_DESCRIPTOR,
    hArray: CUarray,
) -> CUresult;

#[group(CUDA_MEM)]
#[not_default]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
fn cuArrayCreate(
    pHandle: *mut CUarray,
    pAllocateArray: *const CUDA_ARRAY_DESCRIPTOR_v1,
) -> CUresult;

#[group(CUDA_MEM)]
#[base(cuArrayCreate)]
#[introduced(3020)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, OUT_OF_MEMORY, UNKNOWN,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuArray3DCreate, cuArray3DGetDescriptor, cuArrayDestroy)]
#[see(cuArrayGetDescriptor, cuMemAlloc, cuMemAllocHost, cuMemAllocPitch)]
#[see(cuMemcpy2D, cuMemcpy2DAsync, cuMemcpy2DUnaligned, cuMemcpy3D)]
#[see(cuMemcpy3DAsync, cuMemcpyAtoA, cuMemcpyAtoD, cuMemcpyAtoH)]
#[see(cuMemcpyAtoHAsync, cuMemcpyDtoA, cuMemcpyDtoD, cuMemcpyDtoDAsync)]
#[see(cuMemcpyDtoH, cuMemcpyDtoHAsync, cuMemcpyHtoA, cuMemcpyHtoAAsync)]
#[see(cuMemcpyHtoD, cuMemcpyHtoDAsync, cuMemFree, cuMemFreeHost)]
#[see(cuMemGetAddressRange, cuMemGetInfo, cuMemHostAlloc)]
#[see(cuMemHostGetDevicePointer, cuMemsetD2D8, cuMemsetD2D16, cuMemsetD2D32)]
#[see(cuMemsetD8, cuMemsetD16, cuMemsetD32, cudaMallocArray)]
fn cuArrayCreate_v2(
    pHandle: *mut CUarray,
    pAllocateArray: *const CUDA_ARRAY_DESCRIPTOR,
) -> CUresult;

#[group(CUDA_MEM)]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_HANDLE, ARRAY_IS_MAPPED,
    CONTEXT_IS_DESTROYED,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuArray3DCreate, cuArray3DGetDescriptor, cuArrayCreate)]
#[see(cuArrayGetDescriptor, cuMemAlloc, cuMemAllocHost, cuMemAllocPitch)]
#[see(cuMemcpy2D, cuMemcpy2DAsync, cuMemcpy2DUnaligned, cuMemcpy3D)]
#[see(cuMemcpy3DAsync, cuMemcpyAtoA, cuMemcpyAtoD, cuMemcpyAtoH)]
#[see(cuMemcpyAtoHAsync, cuMemcpyDtoA, cuMemcpyDtoD, cuMemcpyDtoDAsync)]
#[see(cuMemcpyDtoH, cuMemcpyDtoHAsync, cuMemcpyHtoA, cuMemcpyHtoAAsync)]
#[see(cuMemcpyHtoD, cuMemcpyHtoDAsync, cuMemFree, cuMemFreeHost)]
#[see(cuMemGetAddressRange, cuMemGetInfo, cuMemHostAlloc)]
#[see(cuMemHostGetDevicePointer, cuMemsetD2D8, cuMemsetD2D16, cuMemsetD2D32)]
#[see(cuMemsetD8, cuMemsetD16, cuMemsetD32, cudaFreeArray)]
fn cuArrayDestroy(hArray: CUarray) -> CUresult;

#[group(CUDA_MEM)]
#[not_default]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
fn cuArrayGetDescriptor(
    pArrayDescriptor: *mut CUDA_ARRAY_DESCRIPTOR_v1,
    hArray: CUarray,
) -> CUresult;

#[group(CUDA_MEM)]
#[base(cuArrayGetDescriptor)]
#[introduced(3020)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, INVALID_HANDLE,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuArray3DCreate, cuArray3DGetDescriptor, cuArrayCreate, cuArrayDestroy)]
#[see(cuMemAlloc, cuMemAllocHost, cuMemAllocPitch, cuMemcpy2D)]
#[see(cuMemcpy2DAsync, cuMemcpy2DUnaligned, cuMemcpy3D, cuMemcpy3DAsync)]
#[see(cuMemcpyAtoA, cuMemcpyAtoD, cuMemcpyAtoH, cuMemcpyAtoHAsync)]
#[see(cuMemcpyDtoA, cuMemcpyDtoD, cuMemcpyDtoDAsync, cuMemcpyDtoH)]
#[see(cuMemcpyDtoHAsync, cuMemcpyHtoA, cuMemcpyHtoAAsync, cuMemcpyHtoD)]
#[see(cuMemcpyHtoDAsync, cuMemFree, cuMemFreeHost, cuMemGetAddressRange)]
#[see(cuMemGetInfo, cuMemHostAlloc, cuMemHostGetDevicePointer, cuMemsetD2D8)]
#[see(cuMemsetD2D16, cuMemsetD2D32, cuMemsetD8, cuMemsetD16, cuMemsetD32)]
#[see(cudaArrayGetInfo)]
fn cuArrayGetDescriptor_v2(
    pArrayDescriptor: *mut CUDA_ARRAY_DESCRIPTOR,
    hArray: CUarray,
) -> CUresult;

#[group(CUDA_MEM)]
#[introduced(11060)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, INVALID_VALUE)]
#[see(cuMipmappedArrayGetMemoryRequirements, cuMemMapArrayAsync)]
fn cuArrayGetMemoryRequirements(
    memoryRequirements: *mut CUDA_ARRAY_MEMORY_REQUIREMENTS,
    array: CUarray,
    device: CUdevice,
) -> CUresult;

#[group(CUDA_MEM)]
#[introduced(11020)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, INVALID_HANDLE,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuArrayCreate, cudaArrayGetPlane)]
fn cuArrayGetPlane(pPlaneArray: *mut CUarray, hArray: CUarray, planeIdx: c_uint) -> CUresult;

#[group(CUDA_MEM)]
#[introduced(11010)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, INVALID_VALUE)]
#[see(cuMipmappedArrayGetSparseProperties, cuMemMapArrayAsync)]
fn cuArrayGetSparseProperties(
    sparseProperties: *mut CUDA_ARRAY_SPARSE_PROPERTIES,
    array: CUarray,
) -> CUresult;

#[group(CUDA_MEM)]
#[introduced(4010)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_VALUE, INVALID_DEVICE)]
#[notes(errors_from_earlier_launches)]
#[see(cuDeviceGet, cuDeviceGetAttribute, cuDeviceGetPCIBusId)]
#[see(cudaDeviceGetByPCIBusId)]
fn cuDeviceGetByPCIBusId(dev: *mut CUdevice, pciBusId: *const c_char) -> CUresult;

#[group(CUDA_MEM)]
#[introduced(4010)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_VALUE, INVALID_DEVICE)]
#[notes(errors_from_earlier_launches)]
#[see(cuDeviceGet, cuDeviceGetAttribute, cuDeviceGetByPCIBusId)]
#[see(cudaDeviceGetPCIBusId)]
fn cuDeviceGetPCIBusId(pciBusId: *mut c_char, len: c_int, dev: CUdevice) -> CUresult;

#[group(CUDA_MEM)]
#[introduced(12040)]
#[toolkits("12.4.99"..)]
#[returns(
    "12.4.99"..,
    SUCCESS, NOT_SUPPORTED, INVALID_DEVICE, INVALID_VALUE, NOT_PERMITTED, UNKNOWN,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuDeviceUnregisterAsyncNotification)]
fn cuDeviceRegisterAsyncNotification(
    device: CUdevice,
    callbackFunc: CUasyncCallback,
    userData: *mut c_void,
    callback: *mut CUasyncCallbackHandle,
) -> CUresult;

#[group(CUDA_MEM)]
#[introduced(12040)]
#[toolkits("12.4.99"..)]
#[returns(
    "12.4.99"..,
    SUCCESS, NOT_SUPPORTED, INVALID_DEVICE, INVALID_VALUE, NOT_PERMITTED, UNKNOWN,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuDeviceRegisterAsyncNotification)]
fn cuDeviceUnregisterAsyncNotification(
    device: CUdevice,
    callback: CUasyncCallbackHandle,
) -> CUresult;

#[group(CUDA_MEM)]
#[introduced(4010)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, INVALID_CONTEXT, MAP_FAILED, INVALID_HANDLE, INVALID_VALUE)]
#[see(cuMemAlloc, cuMemFree, cuIpcGetEventHandle, cuIpcOpenEventHandle)]
#[see(cuIpcGetMemHandle, cuIpcOpenMemHandle, cudaIpcCloseMemHandle)]
fn cuIpcCloseMemHandle(dptr: CUdeviceptr) -> CUresult;

#[group(CUDA_MEM)]
#[introduced(4010)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, INVALID_HANDLE, OUT_OF_MEMORY, MAP_FAILED, INVALID_VALUE)]
#[see(cuEventCreate, cuEventDestroy, cuEventSynchronize, cuEventQuery)]
#[see(cuStreamWaitEvent, cuIpcOpenEventHandle, cuIpcGetMemHandle)]
#[see(cuIpcOpenMemHandle, cuIpcCloseMemHandle, cudaIpcGetEventHandle)]
fn cuIpcGetEventHandle(pHandle: *mut CUipcEventHandle, event: CUevent) -> CUresult;

#[group(CUDA_MEM)]
#[introduced(4010)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, INVALID_HANDLE, INVALID_CONTEXT, OUT_OF_MEMORY, MAP_FAILED, INVALID_VALUE,
)]
#[see(cuMemAlloc, cuMemFree, cuIpcGetEventHandle, cuIpcOpenEventHandle)]
#[see(cuIpcOpenMemHandle, cuIpcCloseMemHandle, cudaIpcGetMemHandle)]
fn cuIpcGetMemHandle(pHandle: *mut CUipcMemHandle, dptr: CUdeviceptr) -> CUresult;

#[group(CUDA_MEM)]
#[introduced(4010)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, INVALID_CONTEXT, MAP_FAILED, PEER_ACCESS_UNSUPPORTED, INVALID_HANDLE, INVALID_VALUE,
)]
#[see(cuEventCreate, cuEventDestroy, cuEventSynchronize, cuEventQuery)]
#[see(cuStreamWaitEvent, cuIpcGetEventHandle, cuIpcGetMemHandle)]
#[see(cuIpcOpenMemHandle, cuIpcCloseMemHandle, cudaIpcOpenEventHandle)]
fn cuIpcOpenEventHandle(phEvent: *mut CUevent, handle: CUipcEventHandle) -> CUresult;

#[group(CUDA_MEM)]
#[not_default]
#[introduced(4010)]
#[toolkits("11.7.99"..)]
fn cuIpcOpenMemHandle(pdptr: *mut CUdeviceptr, handle: CUipcMemHandle, Flags: c_uint) -> CUresult;

#[group(CUDA_MEM)]
#[base(cuIpcOpenMemHandle)]
#[introduced(11000)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, INVALID_CONTEXT, MAP_FAILED, INVALID_HANDLE, TOO_MANY_PEERS, INVALID_VALUE,
)]
#[see(cuMemAlloc, cuMemFree, cuIpcGetEventHandle, cuIpcOpenEventHandle)]
#[see(cuIpcGetMemHandle, cuIpcCloseMemHandle, cuCtxEnablePeerAccess)]
#[see(cuDeviceCanAccessPeer, cudaIpcOpenMemHandle)]
fn cuIpcOpenMemHandle_v2(
    pdptr: *mut CUdeviceptr,
    handle: CUipcMemHandle,
    Flags: c_uint,
) -> CUresult;

#[group(CUDA_MEM)]
#[not_default]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
fn cuMemAlloc(dptr: *mut CUdeviceptr_v1, bytesize: c_uint) -> CUresult;

#[group(CUDA_MEM)]
#[not_default]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
fn cuMemAllocHost(pp: *mut *mut c_void, bytesize: c_uint) -> CUresult;

#[group(CUDA_MEM)]
#[base(cuMemAllocHost)]
#[introduced(3020)]
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
#[see(cuArray3DCreate, cuArray3DGetDescriptor, cuArrayCreate, cuArrayDestroy)]
#[see(cuArrayGetDescriptor, cuMemAlloc, cuMemAllocPitch, cuMemcpy2D)]
#[see(cuMemcpy2DAsync, cuMemcpy2DUnaligned, cuMemcpy3D, cuMemcpy3DAsync)]
#[see(cuMemcpyAtoA, cuMemcpyAtoD, cuMemcpyAtoH, cuMemcpyAtoHAsync)]
#[see(cuMemcpyDtoA, cuMemcpyDtoD, cuMemcpyDtoDAsync, cuMemcpyDtoH)]
#[see(cuMemcpyDtoHAsync, cuMemcpyHtoA, cuMemcpyHtoAAsync, cuMemcpyHtoD)]
#[see(cuMemcpyHtoDAsync, cuMemFree, cuMemFreeHost, cuMemGetAddressRange)]
#[see(cuMemGetInfo, cuMemHostAlloc, cuMemHostGetDevicePointer, cuMemsetD2D8)]
#[see(cuMemsetD2D16, cuMemsetD2D32, cuMemsetD8, cuMemsetD16, cuMemsetD32)]
#[see(cudaMallocHost)]
fn cuMemAllocHost_v2(pp: *mut *mut c_void, bytesize: usize) -> CUresult;

#[group(CUDA_MEM)]
#[introduced(6000)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, NOT_SUPPORTED, INVALID_VALUE,
    OUT_OF_MEMORY,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuArray3DCreate, cuArray3DGetDescriptor, cuArrayCreate, cuArrayDestroy)]
#[see(cuArrayGetDescriptor, cuMemAllocHost, cuMemAllocPitch, cuMemcpy2D)]
#[see(cuMemcpy2DAsync, cuMemcpy2DUnaligned, cuMemcpy3D, cuMemcpy3DAsync)]
#[see(cuMemcpyAtoA, cuMemcpyAtoD, cuMemcpyAtoH, cuMemcpyAtoHAsync)]
#[see(cuMemcpyDtoA, cuMemcpyDtoD, cuMemcpyDtoDAsync, cuMemcpyDtoH)]
#[see(cuMemcpyDtoHAsync, cuMemcpyHtoA, cuMemcpyHtoAAsync, cuMemcpyHtoD)]
#[see(cuMemcpyHtoDAsync, cuMemFree, cuMemFreeHost, cuMemGetAddressRange)]
#[see(cuMemGetInfo, cuMemHostAlloc, cuMemHostGetDevicePointer, cuMemsetD2D8)]
#[see(cuMemsetD2D16, cuMemsetD2D32, cuMemsetD8, cuMemsetD16, cuMemsetD32)]
#[see(cuDeviceGetAttribute, cuStreamAttachMemAsync, cudaMallocManaged)]
fn cuMemAllocManaged(dptr: *mut CUdeviceptr, bytesize: usize, flags: c_uint) -> CUresult;

#[group(CUDA_MEM)]
#[not_default]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
fn cuMemAllocPitch(
    dptr: *mut CUdeviceptr_v1,
    pPitch: *mut c_uint,
    WidthInBytes: c_uint,
    Height: c_uint,
    ElementSizeBytes: c_uint,
) -> CUresult;

#[group(CUDA_MEM)]
#[base(cuMemAllocPitch)]
#[introduced(3020)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, OUT_OF_MEMORY,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuArray3DCreate, cuArray3DGetDescriptor, cuArrayCreate, cuArrayDestroy)]
#[see(cuArrayGetDescriptor, cuMemAlloc, cuMemAllocHost, cuMemcpy2D)]
#[see(cuMemcpy2DAsync, cuMemcpy2DUnaligned, cuMemcpy3D, cuMemcpy3DAsync)]
#[see(cuMemcpyAtoA, cuMemcpyAtoD, cuMemcpyAtoH, cuMemcpyAtoHAsync)]
#[see(cuMemcpyDtoA, cuMemcpyDtoD, cuMemcpyDtoDAsync, cuMemcpyDtoH)]
#[see(cuMemcpyDtoHAsync, cuMemcpyHtoA, cuMemcpyHtoAAsync, cuMemcpyHtoD)]
#[see(cuMemcpyHtoDAsync, cuMemFree, cuMemFreeHost, cuMemGetAddressRange)]
#[see(cuMemGetInfo, cuMemHostAlloc, cuMemHostGetDevicePointer, cuMemsetD2D8)]
#[see(cuMemsetD2D16, cuMemsetD2D32, cuMemsetD8, cuMemsetD16, cuMemsetD32)]
#[see(cudaMallocPitch)]
fn cuMemAllocPitch_v2(
    dptr: *mut CUdeviceptr,
    pPitch: *mut usize,
    WidthInBytes: usize,
    Height: usize,
    ElementSizeBytes: c_uint,
) -> CUresult;

#[group(CUDA_MEM)]
#[base(cuMemAlloc)]
#[introduced(3020)]
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
#[see(cuArray3DCreate, cuArray3DGetDescriptor, cuArrayCreate, cuArrayDestroy)]
#[see(cuArrayGetDescriptor, cuMemAllocHost, cuMemAllocPitch, cuMemcpy2D)]
#[see(cuMemcpy2DAsync, cuMemcpy2DUnaligned, cuMemcpy3D, cuMemcpy3DAsync)]
#[see(cuMemcpyAtoA, cuMemcpyAtoD, cuMemcpyAtoH, cuMemcpyAtoHAsync)]
#[see(cuMemcpyDtoA, cuMemcpyDtoD, cuMemcpyDtoDAsync, cuMemcpyDtoH)]
#[see(cuMemcpyDtoHAsync, cuMemcpyHtoA, cuMemcpyHtoAAsync, cuMemcpyHtoD)]
#[see(cuMemcpyHtoDAsync, cuMemFree, cuMemFreeHost, cuMemGetAddressRange)]
#[see(cuMemGetInfo, cuMemHostAlloc, cuMemHostGetDevicePointer, cuMemsetD2D8)]
#[see(cuMemsetD2D16, cuMemsetD2D32, cuMemsetD8, cuMemsetD16, cuMemsetD32)]
#[see(cudaMalloc)]
fn cuMemAlloc_v2(dptr: *mut CUdeviceptr, bytesize: usize) -> CUresult;

#[group(CUDA_MEM)]
#[introduced(12060)]
#[toolkits("12.8.57"..)]
#[per_thread(cuMemBatchDecompressAsync_ptsz, 12060)]
#[returns(
    "12.8.57"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, INVALID_HANDLE,
)]
#[notes(errors_from_earlier_launches, async, null_stream)]
#[see(cuMemAlloc, cuMemPoolCreate, cuMemAllocFromPoolAsync)]
fn cuMemBatchDecompressAsync(
    paramsArray: *mut CUmemDecompressParams,
    count: usize,
    flags: c_uint,
    errorIndex: *mut usize,
    stream: CUstream,
) -> CUresult;

#[group(CUDA_MEM)]
#[not_default]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
fn cuMemFree(dptr: CUdeviceptr_v1) -> CUresult;

#[group(CUDA_MEM)]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[notes(errors_from_earlier_launches)]
#[see(cuArray3DCreate, cuArray3DGetDescriptor, cuArrayCreate, cuArrayDestroy)]
#[see(cuArrayGetDescriptor, cuMemAlloc, cuMemAllocHost, cuMemAllocPitch)]
#[see(cuMemcpy2D, cuMemcpy2DAsync, cuMemcpy2DUnaligned, cuMemcpy3D)]
#[see(cuMemcpy3DAsync, cuMemcpyAtoA, cuMemcpyAtoD, cuMemcpyAtoH)]
#[see(cuMemcpyAtoHAsync, cuMemcpyDtoA, cuMemcpyDtoD, cuMemcpyDtoDAsync)]
#[see(cuMemcpyDtoH, cuMemcpyDtoHAsync, cuMemcpyHtoA, cuMemcpyHtoAAsync)]
#[see(cuMemcpyHtoD, cuMemcpyHtoDAsync, cuMemFree, cuMemGetAddressRange)]
#[see(cuMemGetInfo, cuMemHostAlloc, cuMemHostGetDevicePointer, cuMemsetD2D8)]
#[see(cuMemsetD2D16, cuMemsetD2D32, cuMemsetD8, cuMemsetD16, cuMemsetD32)]
#[see(cudaFreeHost)]
fn cuMemFreeHost(p: *mut c_void) -> CUresult;

#[group(CUDA_MEM)]
#[base(cuMemFree)]
#[introduced(3020)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[notes(errors_from_earlier_launches)]
#[see(cuArray3DCreate, cuArray3DGetDescriptor, cuArrayCreate, cuArrayDestroy)]
#[see(cuArrayGetDescriptor, cuMemAlloc, cuMemAllocHost, cuMemAllocPitch)]
#[see(cuMemAllocManaged, cuMemAllocAsync, cuMemAllocFromPoolAsync)]
#[see(cuMemcpy2D, cuMemcpy2DAsync, cuMemcpy2DUnaligned, cuMemcpy3D)]
#[see(cuMemcpy3DAsync, cuMemcpyAtoA, cuMemcpyAtoD, cuMemcpyAtoH)]
#[see(cuMemcpyAtoHAsync, cuMemcpyDtoA, cuMemcpyDtoD, cuMemcpyDtoDAsync)]
#[see(cuMemcpyDtoH, cuMemcpyDtoHAsync, cuMemcpyHtoA, cuMemcpyHtoAAsync)]
#[see(cuMemcpyHtoD, cuMemcpyHtoDAsync, cuMemFreeHost, cuMemGetAddressRange)]
#[see(cuMemGetInfo, cuMemHostAlloc, cuMemFreeAsync)]
#[see(cuMemHostGetDevicePointer, cuMemsetD2D8, cuMemsetD2D16, cuMemsetD2D32)]
#[see(cuMemsetD8, cuMemsetD16, cuMemsetD32, cudaFree)]
fn cuMemFree_v2(dptr: CUdeviceptr) -> CUresult;

#[group(CUDA_MEM)]
#[not_default]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
fn cuMemGetAddressRange(
    pbase: *mut CUdeviceptr_v1,
    psize: *mut c_uint,
    dptr: CUdeviceptr_v1,
) -> CUresult;

#[group(CUDA_MEM)]
#[base(cuMemGetAddressRange)]
#[introduced(3020)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, NOT_FOUND, INVALID_VALUE,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuArray3DCreate, cuArray3DGetDescriptor, cuArrayCreate, cuArrayDestroy)]
#[see(cuArrayGetDescriptor, cuMemAlloc, cuMemAllocHost, cuMemAllocPitch)]
#[see(cuMemcpy2D, cuMemcpy2DAsync, cuMemcpy2DUnaligned, cuMemcpy3D)]
#[see(cuMemcpy3DAsync, cuMemcpyAtoA, cuMemcpyAtoD, cuMemcpyAtoH)]
#[see(cuMemcpyAtoHAsync, cuMemcpyDtoA, cuMemcpyDtoD, cuMemcpyDtoDAsync)]
#[see(cuMemcpyDtoH, cuMemcpyDtoHAsync, cuMemcpyHtoA, cuMemcpyHtoAAsync)]
#[see(cuMemcpyHtoD, cuMemcpyHtoDAsync, cuMemFree, cuMemFreeHost)]
#[see(cuMemGetInfo, cuMemHostAlloc, cuMemHostGetDevicePointer, cuMemsetD2D8)]
#[see(cuMemsetD2D16, cuMemsetD2D32, cuMemsetD8, cuMemsetD16, cuMemsetD32)]
fn cuMemGetAddressRange_v2(
    pbase: *mut CUdeviceptr,
    psize: *mut usize,
    dptr: CUdeviceptr,
) -> CUresult;

#[group(CUDA_MEM)]
#[introduced(11070)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, INVALID_VALUE, NOT_SUPPORTED)]
fn cuMemGetHandleForAddressRange(
    handle: *mut c_void,
    dptr: CUdeviceptr,
    size: usize,
    handleType: CUmemRangeHandleType,
    flags: c_ulonglong,
) -> CUresult;

#[group(CUDA_MEM)]
#[not_default]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
fn cuMemGetInfo(free: *mut c_uint, total: *mut c_uint) -> CUresult;

#[group(CUDA_MEM)]
#[base(cuMemGetInfo)]
#[introduced(3020)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[notes(errors_from_earlier_launches)]
#[see(cuArray3DCreate, cuArray3DGetDescriptor, cuArrayCreate, cuArrayDestroy)]
#[see(cuArrayGetDescriptor, cuMemAlloc, cuMemAllocHost, cuMemAllocPitch)]
#[see(cuMemcpy2D, cuMemcpy2DAsync, cuMemcpy2DUnaligned, cuMemcpy3D)]
#[see(cuMemcpy3DAsync, cuMemcpyAtoA, cuMemcpyAtoD, cuMemcpyAtoH)]
#[see(cuMemcpyAtoHAsync, cuMemcpyDtoA, cuMemcpyDtoD, cuMemcpyDtoDAsync)]
#[see(cuMemcpyDtoH, cuMemcpyDtoHAsync, cuMemcpyHtoA, cuMemcpyHtoAAsync)]
#[see(cuMemcpyHtoD, cuMemcpyHtoDAsync, cuMemFree, cuMemFreeHost)]
#[see(cuMemGetAddressRange, cuMemHostAlloc, cuMemHostGetDevicePointer)]
#[see(cuMemsetD2D8, cuMemsetD2D16, cuMemsetD2D32, cuMemsetD8, cuMemsetD16)]
#[see(cuMemsetD32, cudaMemGetInfo)]
fn cuMemGetInfo_v2(free: *mut usize, total: *mut usize) -> CUresult;

#[group(CUDA_MEM)]
#[introduced(2020)]
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
#[see(cuArray3DCreate, cuArray3DGetDescriptor, cuArrayCreate, cuArrayDestroy)]
#[see(cuArrayGetDescriptor, cuMemAlloc, cuMemAllocHost, cuMemAllocPitch)]
#[see(cuMemcpy2D, cuMemcpy2DAsync, cuMemcpy2DUnaligned, cuMemcpy3D)]
#[see(cuMemcpy3DAsync, cuMemcpyAtoA, cuMemcpyAtoD, cuMemcpyAtoH)]
#[see(cuMemcpyAtoHAsync, cuMemcpyDtoA, cuMemcpyDtoD, cuMemcpyDtoDAsync)]
#[see(cuMemcpyDtoH, cuMemcpyDtoHAsync, cuMemcpyHtoA, cuMemcpyHtoAAsync)]
#[see(cuMemcpyHtoD, cuMemcpyHtoDAsync, cuMemFree, cuMemFreeHost)]
#[see(cuMemGetAddressRange, cuMemGetInfo, cuMemHostGetDevicePointer)]
#[see(cuMemsetD2D8, cuMemsetD2D16, cuMemsetD2D32, cuMemsetD8, cuMemsetD16)]
#[see(cuMemsetD32, cudaHostAlloc)]
fn cuMemHostAlloc(pp: *mut *mut c_void, bytesize: usize, Flags: c_uint) -> CUresult;

#[group(CUDA_MEM)]
#[not_default]
#[introduced(2020)]
#[toolkits("11.7.99"..)]
fn cuMemHostGetDevicePointer(pdptr: *mut CUdeviceptr_v1, p: *mut c_void, Flags: c_uint)
-> CUresult;

#[group(CUDA_MEM)]
#[base(cuMemHostGetDevicePointer)]
#[introduced(3020)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[notes(errors_from_earlier_launches)]
#[see(cuArray3DCreate, cuArray3DGetDescriptor, cuArrayCreate, cuArrayDestroy)]
#[see(cuArrayGetDescriptor, cuMemAlloc, cuMemAllocHost, cuMemAllocPitch)]
#[see(cuMemcpy2D, cuMemcpy2DAsync, cuMemcpy2DUnaligned, cuMemcpy3D)]
#[see(cuMemcpy3DAsync, cuMemcpyAtoA, cuMemcpyAtoD, cuMemcpyAtoH)]
#[see(cuMemcpyAtoHAsync, cuMemcpyDtoA, cuMemcpyDtoD, cuMemcpyDtoDAsync)]
#[see(cuMemcpyDtoH, cuMemcpyDtoHAsync, cuMemcpyHtoA, cuMemcpyHtoAAsync)]
#[see(cuMemcpyHtoD, cuMemcpyHtoDAsync, cuMemFree, cuMemFreeHost)]
#[see(cuMemGetAddressRange, cuMemGetInfo, cuMemHostAlloc, cuMemsetD2D8)]
#[see(cuMemsetD2D16, cuMemsetD2D32, cuMemsetD8, cuMemsetD16, cuMemsetD32)]
#[see(cudaHostGetDevicePointer)]
fn cuMemHostGetDevicePointer_v2(pdptr: *mut CUdeviceptr, p: *mut c_void, Flags: c_uint)
-> CUresult;

#[group(CUDA_MEM)]
#[introduced(2030)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[notes(errors_from_earlier_launches)]
#[see(cuMemAllocHost, cuMemHostAlloc, cudaHostGetFlags)]
fn cuMemHostGetFlags(pFlags: *mut c_uint, p: *mut c_void) -> CUresult;

#[group(CUDA_MEM)]
#[not_default]
#[introduced(4000)]
#[toolkits("11.7.99"..)]
fn cuMemHostRegister(p: *mut c_void, bytesize: usize, Flags: c_uint) -> CUresult;

#[group(CUDA_MEM)]
#[base(cuMemHostRegister)]
#[introduced(6050)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99".."13.2.51",
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, OUT_OF_MEMORY,
    HOST_MEMORY_ALREADY_REGISTERED, NOT_PERMITTED, NOT_SUPPORTED,
)]
#[returns(
    "13.2.51"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, OUT_OF_MEMORY,
    HOST_MEMORY_ALREADY_REGISTERED, NOT_PERMITTED, NOT_SUPPORTED, EXTERNAL_DEVICE,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuMemHostUnregister, cuMemHostGetFlags, cuMemHostGetDevicePointer)]
#[see(cudaHostRegister)]
fn cuMemHostRegister_v2(p: *mut c_void, bytesize: usize, Flags: c_uint) -> CUresult;

#[group(CUDA_MEM)]
#[introduced(4000)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, OUT_OF_MEMORY,
    HOST_MEMORY_NOT_REGISTERED,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuMemHostRegister, cudaHostUnregister)]
fn cuMemHostUnregister(p: *mut c_void) -> CUresult;

#[group(CUDA_MEM)]
#[introduced(4000)]
#[toolkits("11.7.99"..)]
#[per_thread(cuMemcpy_ptds, 7000)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[notes(errors_from_earlier_launches, sync, memcpy)]
#[see(cuArray3DCreate, cuArray3DGetDescriptor, cuArrayCreate, cuArrayDestroy)]
#[see(cuArrayGetDescriptor, cuMemAlloc, cuMemAllocHost, cuMemAllocPitch)]
#[see(cuMemcpy2D, cuMemcpy2DAsync, cuMemcpy2DUnaligned, cuMemcpy3D)]
#[see(cuMemcpy3DAsync, cuMemcpyAtoA, cuMemcpyAtoD, cuMemcpyAtoH)]
#[see(cuMemcpyAtoHAsync, cuMemcpyDtoA, cuMemcpyDtoH, cuMemcpyDtoHAsync)]
#[see(cuMemcpyHtoA, cuMemcpyHtoAAsync, cuMemcpyHtoD, cuMemcpyHtoDAsync)]
#[see(cuMemFree, cuMemFreeHost, cuMemGetAddressRange, cuMemGetInfo)]
#[see(cuMemHostAlloc, cuMemHostGetDevicePointer, cuMemsetD2D8, cuMemsetD2D16)]
#[see(cuMemsetD2D32, cuMemsetD8, cuMemsetD16, cuMemsetD32, cudaMemcpy)]
#[see(cudaMemcpyToSymbol, cudaMemcpyFromSymbol)]
fn cuMemcpy(dst: CUdeviceptr, src: CUdeviceptr, ByteCount: usize) -> CUresult;

#[group(CUDA_MEM)]
#[not_default]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
fn cuMemcpy2D(pCopy: *const CUDA_MEMCPY2D_v1) -> CUresult;

#[group(CUDA_MEM)]
#[not_default]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
fn cuMemcpy2DAsync(pCopy: *const CUDA_MEMCPY2D_v1, hStream: CUstream) -> CUresult;

#[group(CUDA_MEM)]
#[base(cuMemcpy2DAsync)]
#[introduced(3020)]
#[toolkits("11.7.99"..)]
#[per_thread(cuMemcpy2DAsync_v2_ptsz, 7000)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, INVALID_HANDLE,
)]
#[notes(errors_from_earlier_launches, async, null_stream)]
#[see(cuArray3DCreate, cuArray3DGetDescriptor, cuArrayCreate, cuArrayDestroy)]
#[see(cuArrayGetDescriptor, cuMemAlloc, cuMemAllocHost, cuMemAllocPitch)]
#[see(cuMemcpy2D, cuMemcpy2DUnaligned, cuMemcpy3D, cuMemcpy3DAsync)]
#[see(cuMemcpyAtoA, cuMemcpyAtoD, cuMemcpyAtoH, cuMemcpyAtoHAsync)]
#[see(cuMemcpyDtoA, cuMemcpyDtoD, cuMemcpyDtoDAsync, cuMemcpyDtoH)]
#[see(cuMemcpyDtoHAsync, cuMemcpyHtoA, cuMemcpyHtoAAsync, cuMemcpyHtoD)]
#[see(cuMemcpyHtoDAsync, cuMemFree, cuMemFreeHost, cuMemGetAddressRange)]
#[see(cuMemGetInfo, cuMemHostAlloc, cuMemHostGetDevicePointer, cuMemsetD2D8)]
#[see(cuMemsetD2D8Async, cuMemsetD2D16, cuMemsetD2D16Async, cuMemsetD2D32)]
#[see(cuMemsetD2D32Async, cuMemsetD8, cuMemsetD8Async, cuMemsetD16)]
#[see(cuMemsetD16Async, cuMemsetD32, cuMemsetD32Async, cudaMemcpy2DAsync)]
#[see(cudaMemcpy2DToArrayAsync, cudaMemcpy2DFromArrayAsync)]
fn cuMemcpy2DAsync_v2(pCopy: *const CUDA_MEMCPY2D, hStream: CUstream) -> CUresult;

#[group(CUDA_MEM)]
#[not_default]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
fn cuMemcpy2DUnaligned(pCopy: *const CUDA_MEMCPY2D_v1) -> CUresult;

#[group(CUDA_MEM)]
#[base(cuMemcpy2DUnaligned)]
#[introduced(3020)]
#[toolkits("11.7.99"..)]
#[per_thread(cuMemcpy2DUnaligned_v2_ptds, 7000)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[notes(errors_from_earlier_launches, sync)]
#[see(cuArray3DCreate, cuArray3DGetDescriptor, cuArrayCreate, cuArrayDestroy)]
#[see(cuArrayGetDescriptor, cuMemAlloc, cuMemAllocHost, cuMemAllocPitch)]
#[see(cuMemcpy2D, cuMemcpy2DAsync, cuMemcpy3D, cuMemcpy3DAsync, cuMemcpyAtoA)]
#[see(cuMemcpyAtoD, cuMemcpyAtoH, cuMemcpyAtoHAsync, cuMemcpyDtoA)]
#[see(cuMemcpyDtoD, cuMemcpyDtoDAsync, cuMemcpyDtoH, cuMemcpyDtoHAsync)]
#[see(cuMemcpyHtoA, cuMemcpyHtoAAsync, cuMemcpyHtoD, cuMemcpyHtoDAsync)]
#[see(cuMemFree, cuMemFreeHost, cuMemGetAddressRange, cuMemGetInfo)]
#[see(cuMemHostAlloc, cuMemHostGetDevicePointer, cuMemsetD2D8, cuMemsetD2D16)]
#[see(cuMemsetD2D32, cuMemsetD8, cuMemsetD16, cuMemsetD32, cudaMemcpy2D)]
#[see(cudaMemcpy2DToArray, cudaMemcpy2DFromArray)]
fn cuMemcpy2DUnaligned_v2(pCopy: *const CUDA_MEMCPY2D) -> CUresult;

#[group(CUDA_MEM)]
#[base(cuMemcpy2D)]
#[introduced(3020)]
#[toolkits("11.7.99"..)]
#[per_thread(cuMemcpy2D_v2_ptds, 7000)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[notes(errors_from_earlier_launches, sync)]
#[see(cuArray3DCreate, cuArray3DGetDescriptor, cuArrayCreate, cuArrayDestroy)]
#[see(cuArrayGetDescriptor, cuMemAlloc, cuMemAllocHost, cuMemAllocPitch)]
#[see(cuMemcpy2DAsync, cuMemcpy2DUnaligned, cuMemcpy3D, cuMemcpy3DAsync)]
#[see(cuMemcpyAtoA, cuMemcpyAtoD, cuMemcpyAtoH, cuMemcpyAtoHAsync)]
#[see(cuMemcpyDtoA, cuMemcpyDtoD, cuMemcpyDtoDAsync, cuMemcpyDtoH)]
#[see(cuMemcpyDtoHAsync, cuMemcpyHtoA, cuMemcpyHtoAAsync, cuMemcpyHtoD)]
#[see(cuMemcpyHtoDAsync, cuMemFree, cuMemFreeHost, cuMemGetAddressRange)]
#[see(cuMemGetInfo, cuMemHostAlloc, cuMemHostGetDevicePointer, cuMemsetD2D8)]
#[see(cuMemsetD2D16, cuMemsetD2D32, cuMemsetD8, cuMemsetD16, cuMemsetD32)]
#[see(cudaMemcpy2D, cudaMemcpy2DToArray, cudaMemcpy2DFromArray)]
fn cuMemcpy2D_v2(pCopy: *const CUDA_MEMCPY2D) -> CUresult;

#[group(CUDA_MEM)]
#[not_default]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
fn cuMemcpy3D(pCopy: *const CUDA_MEMCPY3D_v1) -> CUresult;

#[group(CUDA_MEM)]
#[not_default]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
fn cuMemcpy3DAsync(pCopy: *const CUDA_MEMCPY3D_v1, hStream: CUstream) -> CUresult;

#[group(CUDA_MEM)]
#[base(cuMemcpy3DAsync)]
#[introduced(3020)]
#[toolkits("11.7.99"..)]
#[per_thread(cuMemcpy3DAsync_v2_ptsz, 7000)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, INVALID_HANDLE,
)]
#[notes(errors_from_earlier_launches, async, null_stream)]
#[see(cuArray3DCreate, cuArray3DGetDescriptor, cuArrayCreate, cuArrayDestroy)]
#[see(cuArrayGetDescriptor, cuMemAlloc, cuMemAllocHost, cuMemAllocPitch)]
#[see(cuMemcpy2D, cuMemcpy2DAsync, cuMemcpy2DUnaligned, cuMemcpy3D)]
#[see(cuMemcpyAtoA, cuMemcpyAtoD, cuMemcpyAtoH, cuMemcpyAtoHAsync)]
#[see(cuMemcpyDtoA, cuMemcpyDtoD, cuMemcpyDtoDAsync, cuMemcpyDtoH)]
#[see(cuMemcpyDtoHAsync, cuMemcpyHtoA, cuMemcpyHtoAAsync, cuMemcpyHtoD)]
#[see(cuMemcpyHtoDAsync, cuMemFree, cuMemFreeHost, cuMemGetAddressRange)]
#[see(cuMemGetInfo, cuMemHostAlloc, cuMemHostGetDevicePointer, cuMemsetD2D8)]
#[see(cuMemsetD2D8Async, cuMemsetD2D16, cuMemsetD2D16Async, cuMemsetD2D32)]
#[see(cuMemsetD2D32Async, cuMemsetD8, cuMemsetD8Async, cuMemsetD16)]
#[see(cuMemsetD16Async, cuMemsetD32, cuMemsetD32Async, cudaMemcpy3DAsync)]
fn cuMemcpy3DAsync_v2(pCopy: *const CUDA_MEMCPY3D, hStream: CUstream) -> CUresult;

#[group(CUDA_MEM)]
#[default("12.8.57".."13.0.48")]
#[introduced(12080)]
#[toolkits("12.8.57"..)]
#[per_thread(cuMemcpy3DBatchAsync_ptsz, 12080)]
#[returns("12.8.57".."13.0.48", SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_VALUE)]
fn cuMemcpy3DBatchAsync(
    numOps: usize,
    opList: *mut CUDA_MEMCPY3D_BATCH_OP,
    failIdx: *mut usize,
    flags: c_ulonglong,
    hStream: CUstream,
) -> CUresult;

#[group(CUDA_MEM)]
#[base(cuMemcpy3DBatchAsync)]
#[introduced(13000)]
#[toolkits("13.0.48"..)]
#[per_thread(cuMemcpy3DBatchAsync_v2_ptsz, 13000)]
#[returns("13.0.48".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_VALUE)]
#[notes(errors_from_earlier_launches, async, memcpy)]
fn cuMemcpy3DBatchAsync_v2(
    numOps: usize,
    opList: *mut CUDA_MEMCPY3D_BATCH_OP,
    flags: c_ulonglong,
    hStream: CUstream,
) -> CUresult;

#[group(CUDA_MEM)]
#[introduced(4000)]
#[toolkits("11.7.99"..)]
#[per_thread(cuMemcpy3DPeer_ptds, 7000)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[notes(errors_from_earlier_launches, sync)]
#[see(cuMemcpyDtoD, cuMemcpyPeer, cuMemcpyDtoDAsync, cuMemcpyPeerAsync)]
#[see(cuMemcpy3DPeerAsync, cudaMemcpy3DPeer)]
fn cuMemcpy3DPeer(pCopy: *const CUDA_MEMCPY3D_PEER) -> CUresult;

#[group(CUDA_MEM)]
#[introduced(4000)]
#[toolkits("11.7.99"..)]
#[per_thread(cuMemcpy3DPeerAsync_ptsz, 7000)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[notes(errors_from_earlier_launches, async, null_stream)]
#[see(cuMemcpyDtoD, cuMemcpyPeer, cuMemcpyDtoDAsync, cuMemcpyPeerAsync)]
#[see(cuMemcpy3DPeerAsync, cudaMemcpy3DPeerAsync)]
fn cuMemcpy3DPeerAsync(pCopy: *const CUDA_MEMCPY3D_PEER, hStream: CUstream) -> CUresult;

#[group(CUDA_MEM)]
#[introduced(13020)]
#[toolkits("13.2.51"..)]
#[per_thread(cuMemcpy3DWithAttributesAsync_ptsz, 13020)]
#[returns("13.2.51".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_VALUE)]
#[notes(errors_from_earlier_launches, async, memcpy)]
#[see(cuMemcpy3DBatchAsync)]
fn cuMemcpy3DWithAttributesAsync(
    op: *mut CUDA_MEMCPY3D_BATCH_OP,
    flags: c_ulonglong,
    hStream: CUstream,
) -> CUresult;

#[group(CUDA_MEM)]
#[base(cuMemcpy3D)]
#[introduced(3020)]
#[toolkits("11.7.99"..)]
#[per_thread(cuMemcpy3D_v2_ptds, 7000)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[notes(errors_from_earlier_launches, sync)]
#[see(cuArray3DCreate, cuArray3DGetDescriptor, cuArrayCreate, cuArrayDestroy)]
#[see(cuArrayGetDescriptor, cuMemAlloc, cuMemAllocHost, cuMemAllocPitch)]
#[see(cuMemcpy2D, cuMemcpy2DAsync, cuMemcpy2DUnaligned, cuMemcpy3DAsync)]
#[see(cuMemcpyAtoA, cuMemcpyAtoD, cuMemcpyAtoH, cuMemcpyAtoHAsync)]
#[see(cuMemcpyDtoA, cuMemcpyDtoD, cuMemcpyDtoDAsync, cuMemcpyDtoH)]
#[see(cuMemcpyDtoHAsync, cuMemcpyHtoA, cuMemcpyHtoAAsync, cuMemcpyHtoD)]
#[see(cuMemcpyHtoDAsync, cuMemFree, cuMemFreeHost, cuMemGetAddressRange)]
#[see(cuMemGetInfo, cuMemHostAlloc, cuMemHostGetDevicePointer, cuMemsetD2D8)]
#[see(cuMemsetD2D16, cuMemsetD2D32, cuMemsetD8, cuMemsetD16, cuMemsetD32)]
#[see(cudaMemcpy3D)]
fn cuMemcpy3D_v2(pCopy: *const CUDA_MEMCPY3D) -> CUresult;

#[group(CUDA_MEM)]
#[introduced(4000)]
#[toolkits("11.7.99"..)]
#[per_thread(cuMemcpyAsync_ptsz, 7000)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, INVALID_HANDLE,
)]
#[notes(errors_from_earlier_launches, async, null_stream, memcpy)]
#[see(cuArray3DCreate, cuArray3DGetDescriptor, cuArrayCreate, cuArrayDestroy)]
#[see(cuArrayGetDescriptor, cuMemAlloc, cuMemAllocHost, cuMemAllocPitch)]
#[see(cuMemcpy2D, cuMemcpy2DAsync, cuMemcpy2DUnaligned, cuMemcpy3D)]
#[see(cuMemcpy3DAsync, cuMemcpyAtoA, cuMemcpyAtoD, cuMemcpyAtoH)]
#[see(cuMemcpyAtoHAsync, cuMemcpyDtoA, cuMemcpyDtoD, cuMemcpyDtoH)]
#[see(cuMemcpyDtoHAsync, cuMemcpyHtoA, cuMemcpyHtoAAsync, cuMemcpyHtoD)]
#[see(cuMemcpyHtoDAsync, cuMemFree, cuMemFreeHost, cuMemGetAddressRange)]
#[see(cuMemGetInfo, cuMemHostAlloc, cuMemHostGetDevicePointer, cuMemsetD2D8)]
#[see(cuMemsetD2D8Async, cuMemsetD2D16, cuMemsetD2D16Async, cuMemsetD2D32)]
#[see(cuMemsetD2D32Async, cuMemsetD8, cuMemsetD8Async, cuMemsetD16)]
#[see(cuMemsetD16Async, cuMemsetD32, cuMemsetD32Async, cudaMemcpyAsync)]
#[see(cudaMemcpyToSymbolAsync, cudaMemcpyFromSymbolAsync)]
fn cuMemcpyAsync(
    dst: CUdeviceptr,
    src: CUdeviceptr,
    ByteCount: usize,
    hStream: CUstream,
) -> CUresult;

#[group(CUDA_MEM)]
#[not_default]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
fn cuMemcpyAtoA(
    dstArray: CUarray,
    dstOffset: c_uint,
    srcArray: CUarray,
    srcOffset: c_uint,
    ByteCount: c_uint,
) -> CUresult;

#[group(CUDA_MEM)]
#[base(cuMemcpyAtoA)]
#[introduced(3020)]
#[toolkits("11.7.99"..)]
#[per_thread(cuMemcpyAtoA_v2_ptds, 7000)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[notes(errors_from_earlier_launches, sync)]
#[see(cuArray3DCreate, cuArray3DGetDescriptor, cuArrayCreate, cuArrayDestroy)]
#[see(cuArrayGetDescriptor, cuMemAlloc, cuMemAllocHost, cuMemAllocPitch)]
#[see(cuMemcpy2D, cuMemcpy2DAsync, cuMemcpy2DUnaligned, cuMemcpy3D)]
#[see(cuMemcpy3DAsync, cuMemcpyAtoD, cuMemcpyAtoH, cuMemcpyAtoHAsync)]
#[see(cuMemcpyDtoA, cuMemcpyDtoD, cuMemcpyDtoDAsync, cuMemcpyDtoH)]
#[see(cuMemcpyDtoHAsync, cuMemcpyHtoA, cuMemcpyHtoAAsync, cuMemcpyHtoD)]
#[see(cuMemcpyHtoDAsync, cuMemFree, cuMemFreeHost, cuMemGetAddressRange)]
#[see(cuMemGetInfo, cuMemHostAlloc, cuMemHostGetDevicePointer, cuMemsetD2D8)]
#[see(cuMemsetD2D16, cuMemsetD2D32, cuMemsetD8, cuMemsetD16, cuMemsetD32)]
#[see(cudaMemcpyArrayToArray)]
fn cuMemcpyAtoA_v2(
    dstArray: CUarray,
    dstOffset: usize,
    srcArray: CUarray,
    srcOffset: usize,
    ByteCount: usize,
) -> CUresult;

#[group(CUDA_MEM)]
#[not_default]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
fn cuMemcpyAtoD(
    dstDevice: CUdeviceptr_v1,
    srcArray: CUarray,
    srcOffset: c_uint,
    ByteCount: c_uint,
) -> CUresult;

#[group(CUDA_MEM)]
#[base(cuMemcpyAtoD)]
#[introduced(3020)]
#[toolkits("11.7.99"..)]
#[per_thread(cuMemcpyAtoD_v2_ptds, 7000)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[notes(errors_from_earlier_launches, sync)]
#[see(cuArray3DCreate, cuArray3DGetDescriptor, cuArrayCreate, cuArrayDestroy)]
#[see(cuArrayGetDescriptor, cuMemAlloc, cuMemAllocHost, cuMemAllocPitch)]
#[see(cuMemcpy2D, cuMemcpy2DAsync, cuMemcpy2DUnaligned, cuMemcpy3D)]
#[see(cuMemcpy3DAsync, cuMemcpyAtoA, cuMemcpyAtoH, cuMemcpyAtoHAsync)]
#[see(cuMemcpyDtoA, cuMemcpyDtoD, cuMemcpyDtoDAsync, cuMemcpyDtoH)]
#[see(cuMemcpyDtoHAsync, cuMemcpyHtoA, cuMemcpyHtoAAsync, cuMemcpyHtoD)]
#[see(cuMemcpyHtoDAsync, cuMemFree, cuMemFreeHost, cuMemGetAddressRange)]
#[see(cuMemGetInfo, cuMemHostAlloc, cuMemHostGetDevicePointer, cuMemsetD2D8)]
#[see(cuMemsetD2D16, cuMemsetD2D32, cuMemsetD8, cuMemsetD16, cuMemsetD32)]
#[see(cudaMemcpyFromArray)]
fn cuMemcpyAtoD_v2(
    dstDevice: CUdeviceptr,
    srcArray: CUarray,
    srcOffset: usize,
    ByteCount: usize,
) -> CUresult;

#[group(CUDA_MEM)]
#[not_default]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
fn cuMemcpyAtoH(
    dstHost: *mut c_void,
    srcArray: CUarray,
    srcOffset: c_uint,
    ByteCount: c_uint,
) -> CUresult;

#[group(CUDA_MEM)]
#[not_default]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
fn cuMemcpyAtoHAsync(
    dstHost: *mut c_void,
    srcArray: CUarray,
    srcOffset: c_uint,
    ByteCount: c_uint,
    hStream: CUstream,
) -> CUresult;

#[group(CUDA_MEM)]
#[base(cuMemcpyAtoHAsync)]
#[introduced(3020)]
#[toolkits("11.7.99"..)]
#[per_thread(cuMemcpyAtoHAsync_v2_ptsz, 7000)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, INVALID_HANDLE,
)]
#[notes(errors_from_earlier_launches, async, null_stream, memcpy)]
#[see(cuArray3DCreate, cuArray3DGetDescriptor, cuArrayCreate, cuArrayDestroy)]
#[see(cuArrayGetDescriptor, cuMemAlloc, cuMemAllocHost, cuMemAllocPitch)]
#[see(cuMemcpy2D, cuMemcpy2DAsync, cuMemcpy2DUnaligned, cuMemcpy3D)]
#[see(cuMemcpy3DAsync, cuMemcpyAtoA, cuMemcpyAtoD, cuMemcpyAtoH)]
#[see(cuMemcpyDtoA, cuMemcpyDtoD, cuMemcpyDtoDAsync, cuMemcpyDtoH)]
#[see(cuMemcpyDtoHAsync, cuMemcpyHtoA, cuMemcpyHtoAAsync, cuMemcpyHtoD)]
#[see(cuMemcpyHtoDAsync, cuMemFree, cuMemFreeHost, cuMemGetAddressRange)]
#[see(cuMemGetInfo, cuMemHostAlloc, cuMemHostGetDevicePointer, cuMemsetD2D8)]
#[see(cuMemsetD2D8Async, cuMemsetD2D16, cuMemsetD2D16Async, cuMemsetD2D32)]
#[see(cuMemsetD2D32Async, cuMemsetD8, cuMemsetD8Async, cuMemsetD16)]
#[see(cuMemsetD16Async, cuMemsetD32, cuMemsetD32Async)]
#[see(cudaMemcpyFromArrayAsync)]
fn cuMemcpyAtoHAsync_v2(
    dstHost: *mut c_void,
    srcArray: CUarray,
    srcOffset: usize,
    ByteCount: usize,
    hStream: CUstream,
) -> CUresult;

#[group(CUDA_MEM)]
#[base(cuMemcpyAtoH)]
#[introduced(3020)]
#[toolkits("11.7.99"..)]
#[per_thread(cuMemcpyAtoH_v2_ptds, 7000)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[notes(errors_from_earlier_launches, sync, memcpy)]
#[see(cuArray3DCreate, cuArray3DGetDescriptor, cuArrayCreate, cuArrayDestroy)]
#[see(cuArrayGetDescriptor, cuMemAlloc, cuMemAllocHost, cuMemAllocPitch)]
#[see(cuMemcpy2D, cuMemcpy2DAsync, cuMemcpy2DUnaligned, cuMemcpy3D)]
#[see(cuMemcpy3DAsync, cuMemcpyAtoA, cuMemcpyAtoD, cuMemcpyAtoHAsync)]
#[see(cuMemcpyDtoA, cuMemcpyDtoD, cuMemcpyDtoDAsync, cuMemcpyDtoH)]
#[see(cuMemcpyDtoHAsync, cuMemcpyHtoA, cuMemcpyHtoAAsync, cuMemcpyHtoD)]
#[see(cuMemcpyHtoDAsync, cuMemFree, cuMemFreeHost, cuMemGetAddressRange)]
#[see(cuMemGetInfo, cuMemHostAlloc, cuMemHostGetDevicePointer, cuMemsetD2D8)]
#[see(cuMemsetD2D16, cuMemsetD2D32, cuMemsetD8, cuMemsetD16, cuMemsetD32)]
#[see(cudaMemcpyFromArray)]
fn cuMemcpyAtoH_v2(
    dstHost: *mut c_void,
    srcArray: CUarray,
    srcOffset: usize,
    ByteCount: usize,
) -> CUresult;

#[group(CUDA_MEM)]
#[default("12.8.57".."13.0.48")]
#[introduced(12080)]
#[toolkits("12.8.57"..)]
#[per_thread(cuMemcpyBatchAsync_ptsz, 12080)]
#[returns("12.8.57".."13.0.48", SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_VALUE)]
fn cuMemcpyBatchAsync(
    dsts: *mut CUdeviceptr,
    srcs: *mut CUdeviceptr,
    sizes: *mut usize,
    count: usize,
    attrs: *mut CUmemcpyAttributes,
    attrsIdxs: *mut usize,
    numAttrs: usize,
    failIdx: *mut usize,
    hStream: CUstream,
) -> CUresult;

#[group(CUDA_MEM)]
#[base(cuMemcpyBatchAsync)]
#[introduced(13000)]
#[toolkits("13.0.48"..)]
#[per_thread(cuMemcpyBatchAsync_v2_ptsz, 13000)]
#[returns("13.0.48".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_VALUE)]
#[notes(errors_from_earlier_launches, async, memcpy)]
fn cuMemcpyBatchAsync_v2(
    dsts: *mut CUdeviceptr,
    srcs: *mut CUdeviceptr,
    sizes: *mut usize,
    count: usize,
    attrs: *mut CUmemcpyAttributes,
    attrsIdxs: *mut usize,
    numAttrs: usize,
    hStream: CUstream,
) -> CUresult;

#[group(CUDA_MEM)]
#[not_default]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
fn cuMemcpyDtoA(
    dstArray: CUarray,
    dstOffset: c_uint,
    srcDevice: CUdeviceptr_v1,
    ByteCount: c_uint,
) -> CUresult;

#[group(CUDA_MEM)]
#[base(cuMemcpyDtoA)]
#[introduced(3020)]
#[toolkits("11.7.99"..)]
#[per_thread(cuMemcpyDtoA_v2_ptds, 7000)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[notes(errors_from_earlier_launches, sync)]
#[see(cuArray3DCreate, cuArray3DGetDescriptor, cuArrayCreate, cuArrayDestroy)]
#[see(cuArrayGetDescriptor, cuMemAlloc, cuMemAllocHost, cuMemAllocPitch)]
#[see(cuMemcpy2D, cuMemcpy2DAsync, cuMemcpy2DUnaligned, cuMemcpy3D)]
#[see(cuMemcpy3DAsync, cuMemcpyAtoA, cuMemcpyAtoD, cuMemcpyAtoH)]
#[see(cuMemcpyAtoHAsync, cuMemcpyDtoD, cuMemcpyDtoDAsync, cuMemcpyDtoH)]
#[see(cuMemcpyDtoHAsync, cuMemcpyHtoA, cuMemcpyHtoAAsync, cuMemcpyHtoD)]
#[see(cuMemcpyHtoDAsync, cuMemFree, cuMemFreeHost, cuMemGetAddressRange)]
#[see(cuMemGetInfo, cuMemHostAlloc, cuMemHostGetDevicePointer, cuMemsetD2D8)]
#[see(cuMemsetD2D16, cuMemsetD2D32, cuMemsetD8, cuMemsetD16, cuMemsetD32)]
#[see(cudaMemcpyToArray)]
fn cuMemcpyDtoA_v2(
    dstArray: CUarray,
    dstOffset: usize,
    srcDevice: CUdeviceptr,
    ByteCount: usize,
) -> CUresult;

#[group(CUDA_MEM)]
#[not_default]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
fn cuMemcpyDtoD(
    dstDevice: CUdeviceptr_v1,
    srcDevice: CUdeviceptr_v1,
    ByteCount: c_uint,
) -> CUresult;

#[group(CUDA_MEM)]
#[not_default]
#[introduced(3000)]
#[toolkits("11.7.99"..)]
fn cuMemcpyDtoDAsync(
    dstDevice: CUdeviceptr_v1,
    srcDevice: CUdeviceptr_v1,
    ByteCount: c_uint,
    hStream: CUstream,
) -> CUresult;

#[group(CUDA_MEM)]
#[base(cuMemcpyDtoDAsync)]
#[introduced(3020)]
#[toolkits("11.7.99"..)]
#[per_thread(cuMemcpyDtoDAsync_v2_ptsz, 7000)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, INVALID_HANDLE,
)]
#[notes(errors_from_earlier_launches, async, null_stream)]
#[see(cuArray3DCreate, cuArray3DGetDescriptor, cuArrayCreate, cuArrayDestroy)]
#[see(cuArrayGetDescriptor, cuMemAlloc, cuMemAllocHost, cuMemAllocPitch)]
#[see(cuMemcpy2D, cuMemcpy2DAsync, cuMemcpy2DUnaligned, cuMemcpy3D)]
#[see(cuMemcpy3DAsync, cuMemcpyAtoA, cuMemcpyAtoD, cuMemcpyAtoH)]
#[see(cuMemcpyAtoHAsync, cuMemcpyDtoA, cuMemcpyDtoD, cuMemcpyDtoH)]
#[see(cuMemcpyDtoHAsync, cuMemcpyHtoA, cuMemcpyHtoAAsync, cuMemcpyHtoD)]
#[see(cuMemcpyHtoDAsync, cuMemFree, cuMemFreeHost, cuMemGetAddressRange)]
#[see(cuMemGetInfo, cuMemHostAlloc, cuMemHostGetDevicePointer, cuMemsetD2D8)]
#[see(cuMemsetD2D8Async, cuMemsetD2D16, cuMemsetD2D16Async, cuMemsetD2D32)]
#[see(cuMemsetD2D32Async, cuMemsetD8, cuMemsetD8Async, cuMemsetD16)]
#[see(cuMemsetD16Async, cuMemsetD32, cuMemsetD32Async, cudaMemcpyAsync)]
#[see(cudaMemcpyToSymbolAsync, cudaMemcpyFromSymbolAsync)]
fn cuMemcpyDtoDAsync_v2(
    dstDevice: CUdeviceptr,
    srcDevice: CUdeviceptr,
    ByteCount: usize,
    hStream: CUstream,
) -> CUresult;

#[group(CUDA_MEM)]
#[base(cuMemcpyDtoD)]
#[introduced(3020)]
#[toolkits("11.7.99"..)]
#[per_thread(cuMemcpyDtoD_v2_ptds, 7000)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[notes(errors_from_earlier_launches, sync)]
#[see(cuArray3DCreate, cuArray3DGetDescriptor, cuArrayCreate, cuArrayDestroy)]
#[see(cuArrayGetDescriptor, cuMemAlloc, cuMemAllocHost, cuMemAllocPitch)]
#[see(cuMemcpy2D, cuMemcpy2DAsync, cuMemcpy2DUnaligned, cuMemcpy3D)]
#[see(cuMemcpy3DAsync, cuMemcpyAtoA, cuMemcpyAtoD, cuMemcpyAtoH)]
#[see(cuMemcpyAtoHAsync, cuMemcpyDtoA, cuMemcpyDtoH, cuMemcpyDtoHAsync)]
#[see(cuMemcpyHtoA, cuMemcpyHtoAAsync, cuMemcpyHtoD, cuMemcpyHtoDAsync)]
#[see(cuMemFree, cuMemFreeHost, cuMemGetAddressRange, cuMemGetInfo)]
#[see(cuMemHostAlloc, cuMemHostGetDevicePointer, cuMemsetD2D8, cuMemsetD2D16)]
#[see(cuMemsetD2D32, cuMemsetD8, cuMemsetD16, cuMemsetD32, cudaMemcpy)]
#[see(cudaMemcpyToSymbol, cudaMemcpyFromSymbol)]
fn cuMemcpyDtoD_v2(dstDevice: CUdeviceptr, srcDevice: CUdeviceptr, ByteCount: usize) -> CUresult;

#[group(CUDA_MEM)]
#[not_default]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
fn cuMemcpyDtoH(dstHost: *mut c_void, srcDevice: CUdeviceptr_v1, ByteCount: c_uint) -> CUresult;

#[group(CUDA_MEM)]
#[not_default]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
fn cuMemcpyDtoHAsync(
    dstHost: *mut c_void,
    srcDevice: CUdeviceptr_v1,
    ByteCount: c_uint,
    hStream: CUstream,
) -> CUresult;

#[group(CUDA_MEM)]
#[base(cuMemcpyDtoHAsync)]
#[introduced(3020)]
#[toolkits("11.7.99"..)]
#[per_thread(cuMemcpyDtoHAsync_v2_ptsz, 7000)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, INVALID_HANDLE,
)]
#[notes(errors_from_earlier_launches, async, null_stream, memcpy)]
#[see(cuArray3DCreate, cuArray3DGetDescriptor, cuArrayCreate, cuArrayDestroy)]
#[see(cuArrayGetDescriptor, cuMemAlloc, cuMemAllocHost, cuMemAllocPitch)]
#[see(cuMemcpy2D, cuMemcpy2DAsync, cuMemcpy2DUnaligned, cuMemcpy3D)]
#[see(cuMemcpy3DAsync, cuMemcpyAtoA, cuMemcpyAtoD, cuMemcpyAtoH)]
#[see(cuMemcpyAtoHAsync, cuMemcpyDtoA, cuMemcpyDtoD, cuMemcpyDtoDAsync)]
#[see(cuMemcpyDtoH, cuMemcpyHtoA, cuMemcpyHtoAAsync, cuMemcpyHtoD)]
#[see(cuMemcpyHtoDAsync, cuMemFree, cuMemFreeHost, cuMemGetAddressRange)]
#[see(cuMemGetInfo, cuMemHostAlloc, cuMemHostGetDevicePointer, cuMemsetD2D8)]
#[see(cuMemsetD2D8Async, cuMemsetD2D16, cuMemsetD2D16Async, cuMemsetD2D32)]
#[see(cuMemsetD2D32Async, cuMemsetD8, cuMemsetD8Async, cuMemsetD16)]
#[see(cuMemsetD16Async, cuMemsetD32, cuMemsetD32Async, cudaMemcpyAsync)]
#[see(cudaMemcpyFromSymbolAsync)]
fn cuMemcpyDtoHAsync_v2(
    dstHost: *mut c_void,
    srcDevice: CUdeviceptr,
    ByteCount: usize,
    hStream: CUstream,
) -> CUresult;

#[group(CUDA_MEM)]
#[base(cuMemcpyDtoH)]
#[introduced(3020)]
#[toolkits("11.7.99"..)]
#[per_thread(cuMemcpyDtoH_v2_ptds, 7000)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[notes(errors_from_earlier_launches, sync, memcpy)]
#[see(cuArray3DCreate, cuArray3DGetDescriptor, cuArrayCreate, cuArrayDestroy)]
#[see(cuArrayGetDescriptor, cuMemAlloc, cuMemAllocHost, cuMemAllocPitch)]
#[see(cuMemcpy2D, cuMemcpy2DAsync, cuMemcpy2DUnaligned, cuMemcpy3D)]
#[see(cuMemcpy3DAsync, cuMemcpyAtoA, cuMemcpyAtoD, cuMemcpyAtoH)]
#[see(cuMemcpyAtoHAsync, cuMemcpyDtoA, cuMemcpyDtoD, cuMemcpyDtoDAsync)]
#[see(cuMemcpyDtoHAsync, cuMemcpyHtoA, cuMemcpyHtoAAsync, cuMemcpyHtoD)]
#[see(cuMemcpyHtoDAsync, cuMemFree, cuMemFreeHost, cuMemGetAddressRange)]
#[see(cuMemGetInfo, cuMemHostAlloc, cuMemHostGetDevicePointer, cuMemsetD2D8)]
#[see(cuMemsetD2D16, cuMemsetD2D32, cuMemsetD8, cuMemsetD16, cuMemsetD32)]
#[see(cudaMemcpy, cudaMemcpyFromSymbol)]
fn cuMemcpyDtoH_v2(dstHost: *mut c_void, srcDevice: CUdeviceptr, ByteCount: usize) -> CUresult;

#[group(CUDA_MEM)]
#[not_default]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
fn cuMemcpyHtoA(
    dstArray: CUarray,
    dstOffset: c_uint,
    srcHost: *const c_void,
    ByteCount: c_uint,
) -> CUresult;

#[group(CUDA_MEM)]
#[not_default]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
fn cuMemcpyHtoAAsync(
    dstArray: CUarray,
    dstOffset: c_uint,
    srcHost: *const c_void,
    ByteCount: c_uint,
    hStream: CUstream,
) -> CUresult;

#[group(CUDA_MEM)]
#[base(cuMemcpyHtoAAsync)]
#[introduced(3020)]
#[toolkits("11.7.99"..)]
#[per_thread(cuMemcpyHtoAAsync_v2_ptsz, 7000)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, INVALID_HANDLE,
)]
#[notes(errors_from_earlier_launches, async, null_stream, memcpy)]
#[see(cuArray3DCreate, cuArray3DGetDescriptor, cuArrayCreate, cuArrayDestroy)]
#[see(cuArrayGetDescriptor, cuMemAlloc, cuMemAllocHost, cuMemAllocPitch)]
#[see(cuMemcpy2D, cuMemcpy2DAsync, cuMemcpy2DUnaligned, cuMemcpy3D)]
#[see(cuMemcpy3DAsync, cuMemcpyAtoA, cuMemcpyAtoD, cuMemcpyAtoH)]
#[see(cuMemcpyAtoHAsync, cuMemcpyDtoA, cuMemcpyDtoD, cuMemcpyDtoDAsync)]
#[see(cuMemcpyDtoH, cuMemcpyDtoHAsync, cuMemcpyHtoA, cuMemcpyHtoD)]
#[see(cuMemcpyHtoDAsync, cuMemFree, cuMemFreeHost, cuMemGetAddressRange)]
#[see(cuMemGetInfo, cuMemHostAlloc, cuMemHostGetDevicePointer, cuMemsetD2D8)]
#[see(cuMemsetD2D8Async, cuMemsetD2D16, cuMemsetD2D16Async, cuMemsetD2D32)]
#[see(cuMemsetD2D32Async, cuMemsetD8, cuMemsetD8Async, cuMemsetD16)]
#[see(cuMemsetD16Async, cuMemsetD32, cuMemsetD32Async)]
#[see(cudaMemcpyToArrayAsync)]
fn cuMemcpyHtoAAsync_v2(
    dstArray: CUarray,
    dstOffset: usize,
    srcHost: *const c_void,
    ByteCount: usize,
    hStream: CUstream,
) -> CUresult;

#[group(CUDA_MEM)]
#[base(cuMemcpyHtoA)]
#[introduced(3020)]
#[toolkits("11.7.99"..)]
#[per_thread(cuMemcpyHtoA_v2_ptds, 7000)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[notes(errors_from_earlier_launches, sync, memcpy)]
#[see(cuArray3DCreate, cuArray3DGetDescriptor, cuArrayCreate, cuArrayDestroy)]
#[see(cuArrayGetDescriptor, cuMemAlloc, cuMemAllocHost, cuMemAllocPitch)]
#[see(cuMemcpy2D, cuMemcpy2DAsync, cuMemcpy2DUnaligned, cuMemcpy3D)]
#[see(cuMemcpy3DAsync, cuMemcpyAtoA, cuMemcpyAtoD, cuMemcpyAtoH)]
#[see(cuMemcpyAtoHAsync, cuMemcpyDtoA, cuMemcpyDtoD, cuMemcpyDtoDAsync)]
#[see(cuMemcpyDtoH, cuMemcpyDtoHAsync, cuMemcpyHtoAAsync, cuMemcpyHtoD)]
#[see(cuMemcpyHtoDAsync, cuMemFree, cuMemFreeHost, cuMemGetAddressRange)]
#[see(cuMemGetInfo, cuMemHostAlloc, cuMemHostGetDevicePointer, cuMemsetD2D8)]
#[see(cuMemsetD2D16, cuMemsetD2D32, cuMemsetD8, cuMemsetD16, cuMemsetD32)]
#[see(cudaMemcpyToArray)]
fn cuMemcpyHtoA_v2(
    dstArray: CUarray,
    dstOffset: usize,
    srcHost: *const c_void,
    ByteCount: usize,
) -> CUresult;

#[group(CUDA_MEM)]
#[not_default]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
fn cuMemcpyHtoD(dstDevice: CUdeviceptr_v1, srcHost: *const c_void, ByteCount: c_uint) -> CUresult;

#[group(CUDA_MEM)]
#[not_default]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
fn cuMemcpyHtoDAsync(
    dstDevice: CUdeviceptr_v1,
    srcHost: *const c_void,
    ByteCount: c_uint,
    hStream: CUstream,
) -> CUresult;

#[group(CUDA_MEM)]
#[base(cuMemcpyHtoDAsync)]
#[introduced(3020)]
#[toolkits("11.7.99"..)]
#[per_thread(cuMemcpyHtoDAsync_v2_ptsz, 7000)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, INVALID_HANDLE,
)]
#[notes(errors_from_earlier_launches, async, null_stream, memcpy)]
#[see(cuArray3DCreate, cuArray3DGetDescriptor, cuArrayCreate, cuArrayDestroy)]
#[see(cuArrayGetDescriptor, cuMemAlloc, cuMemAllocHost, cuMemAllocPitch)]
#[see(cuMemcpy2D, cuMemcpy2DAsync, cuMemcpy2DUnaligned, cuMemcpy3D)]
#[see(cuMemcpy3DAsync, cuMemcpyAtoA, cuMemcpyAtoD, cuMemcpyAtoH)]
#[see(cuMemcpyAtoHAsync, cuMemcpyDtoA, cuMemcpyDtoD, cuMemcpyDtoDAsync)]
#[see(cuMemcpyDtoH, cuMemcpyDtoHAsync, cuMemcpyHtoA, cuMemcpyHtoAAsync)]
#[see(cuMemcpyHtoD, cuMemFree, cuMemFreeHost, cuMemGetAddressRange)]
#[see(cuMemGetInfo, cuMemHostAlloc, cuMemHostGetDevicePointer, cuMemsetD2D8)]
#[see(cuMemsetD2D8Async, cuMemsetD2D16, cuMemsetD2D16Async, cuMemsetD2D32)]
#[see(cuMemsetD2D32Async, cuMemsetD8, cuMemsetD8Async, cuMemsetD16)]
#[see(cuMemsetD16Async, cuMemsetD32, cuMemsetD32Async, cudaMemcpyAsync)]
#[see(cudaMemcpyToSymbolAsync)]
fn cuMemcpyHtoDAsync_v2(
    dstDevice: CUdeviceptr,
    srcHost: *const c_void,
    ByteCount: usize,
    hStream: CUstream,
) -> CUresult;

#[group(CUDA_MEM)]
#[base(cuMemcpyHtoD)]
#[introduced(3020)]
#[toolkits("11.7.99"..)]
#[per_thread(cuMemcpyHtoD_v2_ptds, 7000)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[notes(errors_from_earlier_launches, sync, memcpy)]
#[see(cuArray3DCreate, cuArray3DGetDescriptor, cuArrayCreate, cuArrayDestroy)]
#[see(cuArrayGetDescriptor, cuMemAlloc, cuMemAllocHost, cuMemAllocPitch)]
#[see(cuMemcpy2D, cuMemcpy2DAsync, cuMemcpy2DUnaligned, cuMemcpy3D)]
#[see(cuMemcpy3DAsync, cuMemcpyAtoA, cuMemcpyAtoD, cuMemcpyAtoH)]
#[see(cuMemcpyAtoHAsync, cuMemcpyDtoA, cuMemcpyDtoD, cuMemcpyDtoDAsync)]
#[see(cuMemcpyDtoH, cuMemcpyDtoHAsync, cuMemcpyHtoA, cuMemcpyHtoAAsync)]
#[see(cuMemcpyHtoDAsync, cuMemFree, cuMemFreeHost, cuMemGetAddressRange)]
#[see(cuMemGetInfo, cuMemHostAlloc, cuMemHostGetDevicePointer, cuMemsetD2D8)]
#[see(cuMemsetD2D16, cuMemsetD2D32, cuMemsetD8, cuMemsetD16, cuMemsetD32)]
#[see(cudaMemcpy, cudaMemcpyToSymbol)]
fn cuMemcpyHtoD_v2(dstDevice: CUdeviceptr, srcHost: *const c_void, ByteCount: usize) -> CUresult;

#[group(CUDA_MEM)]
#[introduced(4000)]
#[toolkits("11.7.99"..)]
#[per_thread(cuMemcpyPeer_ptds, 7000)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[notes(errors_from_earlier_launches, sync)]
#[see(cuMemcpyDtoD, cuMemcpy3DPeer, cuMemcpyDtoDAsync, cuMemcpyPeerAsync)]
#[see(cuMemcpy3DPeerAsync, cudaMemcpyPeer)]
fn cuMemcpyPeer(
    dstDevice: CUdeviceptr,
    dstContext: CUcontext,
    srcDevice: CUdeviceptr,
    srcContext: CUcontext,
    ByteCount: usize,
) -> CUresult;

#[group(CUDA_MEM)]
#[introduced(4000)]
#[toolkits("11.7.99"..)]
#[per_thread(cuMemcpyPeerAsync_ptsz, 7000)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, INVALID_HANDLE,
)]
#[notes(errors_from_earlier_launches, async, null_stream)]
#[see(cuMemcpyDtoD, cuMemcpyPeer, cuMemcpy3DPeer, cuMemcpyDtoDAsync)]
#[see(cuMemcpy3DPeerAsync, cudaMemcpyPeerAsync)]
fn cuMemcpyPeerAsync(
    dstDevice: CUdeviceptr,
    dstContext: CUcontext,
    srcDevice: CUdeviceptr,
    srcContext: CUcontext,
    ByteCount: usize,
    hStream: CUstream,
) -> CUresult;

#[group(CUDA_MEM)]
#[introduced(13020)]
#[toolkits("13.2.51"..)]
#[per_thread(cuMemcpyWithAttributesAsync_ptsz, 13020)]
#[returns("13.2.51".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_VALUE)]
#[notes(errors_from_earlier_launches, async, memcpy)]
#[see(cuMemcpyBatchAsync)]
fn cuMemcpyWithAttributesAsync(
    dst: CUdeviceptr,
    src: CUdeviceptr,
    size: usize,
    attr: *mut CUmemcpyAttributes,
    hStream: CUstream,
) -> CUresult;

#[group(CUDA_MEM)]
#[not_default]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
fn cuMemsetD16(dstDevice: CUdeviceptr_v1, us: c_ushort, N: c_uint) -> CUresult;

#[group(CUDA_MEM)]
#[introduced(3020)]
#[toolkits("11.7.99"..)]
#[per_thread(cuMemsetD16Async_ptsz, 7000)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[notes(errors_from_earlier_launches, memset, null_stream)]
#[see(cuArray3DCreate, cuArray3DGetDescriptor, cuArrayCreate, cuArrayDestroy)]
#[see(cuArrayGetDescriptor, cuMemAlloc, cuMemAllocHost, cuMemAllocPitch)]
#[see(cuMemcpy2D, cuMemcpy2DAsync, cuMemcpy2DUnaligned, cuMemcpy3D)]
#[see(cuMemcpy3DAsync, cuMemcpyAtoA, cuMemcpyAtoD, cuMemcpyAtoH)]
#[see(cuMemcpyAtoHAsync, cuMemcpyDtoA, cuMemcpyDtoD, cuMemcpyDtoDAsync)]
#[see(cuMemcpyDtoH, cuMemcpyDtoHAsync, cuMemcpyHtoA, cuMemcpyHtoAAsync)]
#[see(cuMemcpyHtoD, cuMemcpyHtoDAsync, cuMemFree, cuMemFreeHost)]
#[see(cuMemGetAddressRange, cuMemGetInfo, cuMemHostAlloc)]
#[see(cuMemHostGetDevicePointer, cuMemsetD2D8, cuMemsetD2D8Async)]
#[see(cuMemsetD2D16, cuMemsetD2D16Async, cuMemsetD2D32, cuMemsetD2D32Async)]
#[see(cuMemsetD8, cuMemsetD8Async, cuMemsetD16, cuMemsetD32)]
#[see(cuMemsetD32Async, cudaMemsetAsync)]
fn cuMemsetD16Async(dstDevice: CUdeviceptr, us: c_ushort, N: usize, hStream: CUstream) -> CUresult;

#[group(CUDA_MEM)]
#[base(cuMemsetD16)]
#[introduced(3020)]
#[toolkits("11.7.99"..)]
#[per_thread(cuMemsetD16_v2_ptds, 7000)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[notes(errors_from_earlier_launches, memset)]
#[see(cuArray3DCreate, cuArray3DGetDescriptor, cuArrayCreate, cuArrayDestroy)]
#[see(cuArrayGetDescriptor, cuMemAlloc, cuMemAllocHost, cuMemAllocPitch)]
#[see(cuMemcpy2D, cuMemcpy2DAsync, cuMemcpy2DUnaligned, cuMemcpy3D)]
#[see(cuMemcpy3DAsync, cuMemcpyAtoA, cuMemcpyAtoD, cuMemcpyAtoH)]
#[see(cuMemcpyAtoHAsync, cuMemcpyDtoA, cuMemcpyDtoD, cuMemcpyDtoDAsync)]
#[see(cuMemcpyDtoH, cuMemcpyDtoHAsync, cuMemcpyHtoA, cuMemcpyHtoAAsync)]
#[see(cuMemcpyHtoD, cuMemcpyHtoDAsync, cuMemFree, cuMemFreeHost)]
#[see(cuMemGetAddressRange, cuMemGetInfo, cuMemHostAlloc)]
#[see(cuMemHostGetDevicePointer, cuMemsetD2D8, cuMemsetD2D8Async)]
#[see(cuMemsetD2D16, cuMemsetD2D16Async, cuMemsetD2D32, cuMemsetD2D32Async)]
#[see(cuMemsetD8, cuMemsetD8Async, cuMemsetD16Async, cuMemsetD32)]
#[see(cuMemsetD32Async, cudaMemset)]
fn cuMemsetD16_v2(dstDevice: CUdeviceptr, us: c_ushort, N: usize) -> CUresult;

#[group(CUDA_MEM)]
#[not_default]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
fn cuMemsetD2D16(
    dstDevice: CUdeviceptr_v1,
    dstPitch: c_uint,
    us: c_ushort,
    Width: c_uint,
    Height: c_uint,
) -> CUresult;

#[group(CUDA_MEM)]
#[introduced(3020)]
#[toolkits("11.7.99"..)]
#[per_thread(cuMemsetD2D16Async_ptsz, 7000)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[notes(errors_from_earlier_launches, memset, null_stream)]
#[see(cuArray3DCreate, cuArray3DGetDescriptor, cuArrayCreate, cuArrayDestroy)]
#[see(cuArrayGetDescriptor, cuMemAlloc, cuMemAllocHost, cuMemAllocPitch)]
#[see(cuMemcpy2D, cuMemcpy2DAsync, cuMemcpy2DUnaligned, cuMemcpy3D)]
#[see(cuMemcpy3DAsync, cuMemcpyAtoA, cuMemcpyAtoD, cuMemcpyAtoH)]
#[see(cuMemcpyAtoHAsync, cuMemcpyDtoA, cuMemcpyDtoD, cuMemcpyDtoDAsync)]
#[see(cuMemcpyDtoH, cuMemcpyDtoHAsync, cuMemcpyHtoA, cuMemcpyHtoAAsync)]
#[see(cuMemcpyHtoD, cuMemcpyHtoDAsync, cuMemFree, cuMemFreeHost)]
#[see(cuMemGetAddressRange, cuMemGetInfo, cuMemHostAlloc)]
#[see(cuMemHostGetDevicePointer, cuMemsetD2D8, cuMemsetD2D8Async)]
#[see(cuMemsetD2D16, cuMemsetD2D32, cuMemsetD2D32Async, cuMemsetD8)]
#[see(cuMemsetD8Async, cuMemsetD16, cuMemsetD16Async, cuMemsetD32)]
#[see(cuMemsetD32Async, cudaMemset2DAsync)]
fn cuMemsetD2D16Async(
    dstDevice: CUdeviceptr,
    dstPitch: usize,
    us: c_ushort,
    Width: usize,
    Height: usize,
    hStream: CUstream,
) -> CUresult;

#[group(CUDA_MEM)]
#[base(cuMemsetD2D16)]
#[introduced(3020)]
#[toolkits("11.7.99"..)]
#[per_thread(cuMemsetD2D16_v2_ptds, 7000)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[notes(errors_from_earlier_launches, memset)]
#[see(cuArray3DCreate, cuArray3DGetDescriptor, cuArrayCreate, cuArrayDestroy)]
#[see(cuArrayGetDescriptor, cuMemAlloc, cuMemAllocHost, cuMemAllocPitch)]
#[see(cuMemcpy2D, cuMemcpy2DAsync, cuMemcpy2DUnaligned, cuMemcpy3D)]
#[see(cuMemcpy3DAsync, cuMemcpyAtoA, cuMemcpyAtoD, cuMemcpyAtoH)]
#[see(cuMemcpyAtoHAsync, cuMemcpyDtoA, cuMemcpyDtoD, cuMemcpyDtoDAsync)]
#[see(cuMemcpyDtoH, cuMemcpyDtoHAsync, cuMemcpyHtoA, cuMemcpyHtoAAsync)]
#[see(cuMemcpyHtoD, cuMemcpyHtoDAsync, cuMemFree, cuMemFreeHost)]
#[see(cuMemGetAddressRange, cuMemGetInfo, cuMemHostAlloc)]
#[see(cuMemHostGetDevicePointer, cuMemsetD2D8, cuMemsetD2D8Async)]
#[see(cuMemsetD2D16Async, cuMemsetD2D32, cuMemsetD2D32Async, cuMemsetD8)]
#[see(cuMemsetD8Async, cuMemsetD16, cuMemsetD16Async, cuMemsetD32)]
#[see(cuMemsetD32Async, cudaMemset2D)]
fn cuMemsetD2D16_v2(
    dstDevice: CUdeviceptr,
    dstPitch: usize,
    us: c_ushort,
    Width: usize,
    Height: usize,
) -> CUresult;

#[group(CUDA_MEM)]
#[not_default]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
fn cuMemsetD2D32(
    dstDevice: CUdeviceptr_v1,
    dstPitch: c_uint,
    ui: c_uint,
    Width: c_uint,
    Height: c_uint,
) -> CUresult;

#[group(CUDA_MEM)]
#[introduced(3020)]
#[toolkits("11.7.99"..)]
#[per_thread(cuMemsetD2D32Async_ptsz, 7000)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[notes(errors_from_earlier_launches, memset, null_stream)]
#[see(cuArray3DCreate, cuArray3DGetDescriptor, cuArrayCreate, cuArrayDestroy)]
#[see(cuArrayGetDescriptor, cuMemAlloc, cuMemAllocHost, cuMemAllocPitch)]
#[see(cuMemcpy2D, cuMemcpy2DAsync, cuMemcpy2DUnaligned, cuMemcpy3D)]
#[see(cuMemcpy3DAsync, cuMemcpyAtoA, cuMemcpyAtoD, cuMemcpyAtoH)]
#[see(cuMemcpyAtoHAsync, cuMemcpyDtoA, cuMemcpyDtoD, cuMemcpyDtoDAsync)]
#[see(cuMemcpyDtoH, cuMemcpyDtoHAsync, cuMemcpyHtoA, cuMemcpyHtoAAsync)]
#[see(cuMemcpyHtoD, cuMemcpyHtoDAsync, cuMemFree, cuMemFreeHost)]
#[see(cuMemGetAddressRange, cuMemGetInfo, cuMemHostAlloc)]
#[see(cuMemHostGetDevicePointer, cuMemsetD2D8, cuMemsetD2D8Async)]
#[see(cuMemsetD2D16, cuMemsetD2D16Async, cuMemsetD2D32, cuMemsetD8)]
#[see(cuMemsetD8Async, cuMemsetD16, cuMemsetD16Async, cuMemsetD32)]
#[see(cuMemsetD32Async, cudaMemset2DAsync)]
fn cuMemsetD2D32Async(
    dstDevice: CUdeviceptr,
    dstPitch: usize,
    ui: c_uint,
    Width: usize,
    Height: usize,
    hStream: CUstream,
) -> CUresult;

#[group(CUDA_MEM)]
#[base(cuMemsetD2D32)]
#[introduced(3020)]
#[toolkits("11.7.99"..)]
#[per_thread(cuMemsetD2D32_v2_ptds, 7000)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[notes(errors_from_earlier_launches, memset)]
#[see(cuArray3DCreate, cuArray3DGetDescriptor, cuArrayCreate, cuArrayDestroy)]
#[see(cuArrayGetDescriptor, cuMemAlloc, cuMemAllocHost, cuMemAllocPitch)]
#[see(cuMemcpy2D, cuMemcpy2DAsync, cuMemcpy2DUnaligned, cuMemcpy3D)]
#[see(cuMemcpy3DAsync, cuMemcpyAtoA, cuMemcpyAtoD, cuMemcpyAtoH)]
#[see(cuMemcpyAtoHAsync, cuMemcpyDtoA, cuMemcpyDtoD, cuMemcpyDtoDAsync)]
#[see(cuMemcpyDtoH, cuMemcpyDtoHAsync, cuMemcpyHtoA, cuMemcpyHtoAAsync)]
#[see(cuMemcpyHtoD, cuMemcpyHtoDAsync, cuMemFree, cuMemFreeHost)]
#[see(cuMemGetAddressRange, cuMemGetInfo, cuMemHostAlloc)]
#[see(cuMemHostGetDevicePointer, cuMemsetD2D8, cuMemsetD2D8Async)]
#[see(cuMemsetD2D16, cuMemsetD2D16Async, cuMemsetD2D32Async, cuMemsetD8)]
#[see(cuMemsetD8Async, cuMemsetD16, cuMemsetD16Async, cuMemsetD32)]
#[see(cuMemsetD32Async, cudaMemset2D)]
fn cuMemsetD2D32_v2(
    dstDevice: CUdeviceptr,
    dstPitch: usize,
    ui: c_uint,
    Width: usize,
    Height: usize,
) -> CUresult;

#[group(CUDA_MEM)]
#[not_default]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
fn cuMemsetD2D8(
    dstDevice: CUdeviceptr_v1,
    dstPitch: c_uint,
    uc: c_uchar,
    Width: c_uint,
    Height: c_uint,
) -> CUresult;

#[group(CUDA_MEM)]
#[introduced(3020)]
#[toolkits("11.7.99"..)]
#[per_thread(cuMemsetD2D8Async_ptsz, 7000)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[notes(errors_from_earlier_launches, memset, null_stream)]
#[see(cuArray3DCreate, cuArray3DGetDescriptor, cuArrayCreate, cuArrayDestroy)]
#[see(cuArrayGetDescriptor, cuMemAlloc, cuMemAllocHost, cuMemAllocPitch)]
#[see(cuMemcpy2D, cuMemcpy2DAsync, cuMemcpy2DUnaligned, cuMemcpy3D)]
#[see(cuMemcpy3DAsync, cuMemcpyAtoA, cuMemcpyAtoD, cuMemcpyAtoH)]
#[see(cuMemcpyAtoHAsync, cuMemcpyDtoA, cuMemcpyDtoD, cuMemcpyDtoDAsync)]
#[see(cuMemcpyDtoH, cuMemcpyDtoHAsync, cuMemcpyHtoA, cuMemcpyHtoAAsync)]
#[see(cuMemcpyHtoD, cuMemcpyHtoDAsync, cuMemFree, cuMemFreeHost)]
#[see(cuMemGetAddressRange, cuMemGetInfo, cuMemHostAlloc)]
#[see(cuMemHostGetDevicePointer, cuMemsetD2D8, cuMemsetD2D16)]
#[see(cuMemsetD2D16Async, cuMemsetD2D32, cuMemsetD2D32Async, cuMemsetD8)]
#[see(cuMemsetD8Async, cuMemsetD16, cuMemsetD16Async, cuMemsetD32)]
#[see(cuMemsetD32Async, cudaMemset2DAsync)]
fn cuMemsetD2D8Async(
    dstDevice: CUdeviceptr,
    dstPitch: usize,
    uc: c_uchar,
    Width: usize,
    Height: usize,
    hStream: CUstream,
) -> CUresult;

#[group(CUDA_MEM)]
#[base(cuMemsetD2D8)]
#[introduced(3020)]
#[toolkits("11.7.99"..)]
#[per_thread(cuMemsetD2D8_v2_ptds, 7000)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[notes(errors_from_earlier_launches, memset)]
#[see(cuArray3DCreate, cuArray3DGetDescriptor, cuArrayCreate, cuArrayDestroy)]
#[see(cuArrayGetDescriptor, cuMemAlloc, cuMemAllocHost, cuMemAllocPitch)]
#[see(cuMemcpy2D, cuMemcpy2DAsync, cuMemcpy2DUnaligned, cuMemcpy3D)]
#[see(cuMemcpy3DAsync, cuMemcpyAtoA, cuMemcpyAtoD, cuMemcpyAtoH)]
#[see(cuMemcpyAtoHAsync, cuMemcpyDtoA, cuMemcpyDtoD, cuMemcpyDtoDAsync)]
#[see(cuMemcpyDtoH, cuMemcpyDtoHAsync, cuMemcpyHtoA, cuMemcpyHtoAAsync)]
#[see(cuMemcpyHtoD, cuMemcpyHtoDAsync, cuMemFree, cuMemFreeHost)]
#[see(cuMemGetAddressRange, cuMemGetInfo, cuMemHostAlloc)]
#[see(cuMemHostGetDevicePointer, cuMemsetD2D8Async, cuMemsetD2D16)]
#[see(cuMemsetD2D16Async, cuMemsetD2D32, cuMemsetD2D32Async, cuMemsetD8)]
#[see(cuMemsetD8Async, cuMemsetD16, cuMemsetD16Async, cuMemsetD32)]
#[see(cuMemsetD32Async, cudaMemset2D)]
fn cuMemsetD2D8_v2(
    dstDevice: CUdeviceptr,
    dstPitch: usize,
    uc: c_uchar,
    Width: usize,
    Height: usize,
) -> CUresult;

#[group(CUDA_MEM)]
#[not_default]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
fn cuMemsetD32(dstDevice: CUdeviceptr_v1, ui: c_uint, N: c_uint) -> CUresult;

#[group(CUDA_MEM)]
#[introduced(3020)]
#[toolkits("11.7.99"..)]
#[per_thread(cuMemsetD32Async_ptsz, 7000)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[notes(errors_from_earlier_launches, memset, null_stream)]
#[see(cuArray3DCreate, cuArray3DGetDescriptor, cuArrayCreate, cuArrayDestroy)]
#[see(cuArrayGetDescriptor, cuMemAlloc, cuMemAllocHost, cuMemAllocPitch)]
#[see(cuMemcpy2D, cuMemcpy2DAsync, cuMemcpy2DUnaligned, cuMemcpy3D)]
#[see(cuMemcpy3DAsync, cuMemcpyAtoA, cuMemcpyAtoD, cuMemcpyAtoH)]
#[see(cuMemcpyAtoHAsync, cuMemcpyDtoA, cuMemcpyDtoD, cuMemcpyDtoDAsync)]
#[see(cuMemcpyDtoH, cuMemcpyDtoHAsync, cuMemcpyHtoA, cuMemcpyHtoAAsync)]
#[see(cuMemcpyHtoD, cuMemcpyHtoDAsync, cuMemFree, cuMemFreeHost)]
#[see(cuMemGetAddressRange, cuMemGetInfo, cuMemHostAlloc)]
#[see(cuMemHostGetDevicePointer, cuMemsetD2D8, cuMemsetD2D8Async)]
#[see(cuMemsetD2D16, cuMemsetD2D16Async, cuMemsetD2D32, cuMemsetD2D32Async)]
#[see(cuMemsetD8, cuMemsetD8Async, cuMemsetD16, cuMemsetD16Async)]
#[see(cuMemsetD32, cudaMemsetAsync)]
fn cuMemsetD32Async(dstDevice: CUdeviceptr, ui: c_uint, N: usize, hStream: CUstream) -> CUresult;

#[group(CUDA_MEM)]
#[base(cuMemsetD32)]
#[introduced(3020)]
#[toolkits("11.7.99"..)]
#[per_thread(cuMemsetD32_v2_ptds, 7000)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[notes(errors_from_earlier_launches, memset)]
#[see(cuArray3DCreate, cuArray3DGetDescriptor, cuArrayCreate, cuArrayDestroy)]
#[see(cuArrayGetDescriptor, cuMemAlloc, cuMemAllocHost, cuMemAllocPitch)]
#[see(cuMemcpy2D, cuMemcpy2DAsync, cuMemcpy2DUnaligned, cuMemcpy3D)]
#[see(cuMemcpy3DAsync, cuMemcpyAtoA, cuMemcpyAtoD, cuMemcpyAtoH)]
#[see(cuMemcpyAtoHAsync, cuMemcpyDtoA, cuMemcpyDtoD, cuMemcpyDtoDAsync)]
#[see(cuMemcpyDtoH, cuMemcpyDtoHAsync, cuMemcpyHtoA, cuMemcpyHtoAAsync)]
#[see(cuMemcpyHtoD, cuMemcpyHtoDAsync, cuMemFree, cuMemFreeHost)]
#[see(cuMemGetAddressRange, cuMemGetInfo, cuMemHostAlloc)]
#[see(cuMemHostGetDevicePointer, cuMemsetD2D8, cuMemsetD2D8Async)]
#[see(cuMemsetD2D16, cuMemsetD2D16Async, cuMemsetD2D32, cuMemsetD2D32Async)]
#[see(cuMemsetD8, cuMemsetD8Async, cuMemsetD16, cuMemsetD16Async)]
#[see(cuMemsetD32Async, cudaMemset)]
fn cuMemsetD32_v2(dstDevice: CUdeviceptr, ui: c_uint, N: usize) -> CUresult;

#[group(CUDA_MEM)]
#[not_default]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
fn cuMemsetD8(dstDevice: CUdeviceptr_v1, uc: c_uchar, N: c_uint) -> CUresult;

#[group(CUDA_MEM)]
#[introduced(3020)]
#[toolkits("11.7.99"..)]
#[per_thread(cuMemsetD8Async_ptsz, 7000)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[notes(errors_from_earlier_launches, memset, null_stream)]
#[see(cuArray3DCreate, cuArray3DGetDescriptor, cuArrayCreate, cuArrayDestroy)]
#[see(cuArrayGetDescriptor, cuMemAlloc, cuMemAllocHost, cuMemAllocPitch)]
#[see(cuMemcpy2D, cuMemcpy2DAsync, cuMemcpy2DUnaligned, cuMemcpy3D)]
#[see(cuMemcpy3DAsync, cuMemcpyAtoA, cuMemcpyAtoD, cuMemcpyAtoH)]
#[see(cuMemcpyAtoHAsync, cuMemcpyDtoA, cuMemcpyDtoD, cuMemcpyDtoDAsync)]
#[see(cuMemcpyDtoH, cuMemcpyDtoHAsync, cuMemcpyHtoA, cuMemcpyHtoAAsync)]
#[see(cuMemcpyHtoD, cuMemcpyHtoDAsync, cuMemFree, cuMemFreeHost)]
#[see(cuMemGetAddressRange, cuMemGetInfo, cuMemHostAlloc)]
#[see(cuMemHostGetDevicePointer, cuMemsetD2D8, cuMemsetD2D8Async)]
#[see(cuMemsetD2D16, cuMemsetD2D16Async, cuMemsetD2D32, cuMemsetD2D32Async)]
#[see(cuMemsetD8, cuMemsetD16, cuMemsetD16Async, cuMemsetD32)]
#[see(cuMemsetD32Async, cudaMemsetAsync)]
fn cuMemsetD8Async(dstDevice: CUdeviceptr, uc: c_uchar, N: usize, hStream: CUstream) -> CUresult;

#[group(CUDA_MEM)]
#[base(cuMemsetD8)]
#[introduced(3020)]
#[toolkits("11.7.99"..)]
#[per_thread(cuMemsetD8_v2_ptds, 7000)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[notes(errors_from_earlier_launches, memset)]
#[see(cuArray3DCreate, cuArray3DGetDescriptor, cuArrayCreate, cuArrayDestroy)]
#[see(cuArrayGetDescriptor, cuMemAlloc, cuMemAllocHost, cuMemAllocPitch)]
#[see(cuMemcpy2D, cuMemcpy2DAsync, cuMemcpy2DUnaligned, cuMemcpy3D)]
#[see(cuMemcpy3DAsync, cuMemcpyAtoA, cuMemcpyAtoD, cuMemcpyAtoH)]
#[see(cuMemcpyAtoHAsync, cuMemcpyDtoA, cuMemcpyDtoD, cuMemcpyDtoDAsync)]
#[see(cuMemcpyDtoH, cuMemcpyDtoHAsync, cuMemcpyHtoA, cuMemcpyHtoAAsync)]
#[see(cuMemcpyHtoD, cuMemcpyHtoDAsync, cuMemFree, cuMemFreeHost)]
#[see(cuMemGetAddressRange, cuMemGetInfo, cuMemHostAlloc)]
#[see(cuMemHostGetDevicePointer, cuMemsetD2D8, cuMemsetD2D8Async)]
#[see(cuMemsetD2D16, cuMemsetD2D16Async, cuMemsetD2D32, cuMemsetD2D32Async)]
#[see(cuMemsetD8Async, cuMemsetD16, cuMemsetD16Async, cuMemsetD32)]
#[see(cuMemsetD32Async, cudaMemset)]
fn cuMemsetD8_v2(dstDevice: CUdeviceptr, uc: c_uchar, N: usize) -> CUresult;

#[group(CUDA_MEM)]
#[introduced(5000)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, OUT_OF_MEMORY, UNKNOWN,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuMipmappedArrayDestroy, cuMipmappedArrayGetLevel, cuArrayCreate)]
#[see(cudaMallocMipmappedArray)]
fn cuMipmappedArrayCreate(
    pHandle: *mut CUmipmappedArray,
    pMipmappedArrayDesc: *const CUDA_ARRAY3D_DESCRIPTOR,
    numMipmapLevels: c_uint,
) -> CUresult;

#[group(CUDA_MEM)]
#[introduced(5000)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_HANDLE, ARRAY_IS_MAPPED,
    CONTEXT_IS_DESTROYED,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuMipmappedArrayCreate, cuMipmappedArrayGetLevel, cuArrayCreate)]
#[see(cudaFreeMipmappedArray)]
fn cuMipmappedArrayDestroy(hMipmappedArray: CUmipmappedArray) -> CUresult;

#[group(CUDA_MEM)]
#[introduced(5000)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, INVALID_HANDLE,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuMipmappedArrayCreate, cuMipmappedArrayDestroy, cuArrayCreate)]
#[see(cudaGetMipmappedArrayLevel)]
fn cuMipmappedArrayGetLevel(
    pLevelArray: *mut CUarray,
    hMipmappedArray: CUmipmappedArray,
    level: c_uint,
) -> CUresult;

#[group(CUDA_MEM)]
#[introduced(11060)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, INVALID_VALUE)]
#[see(cuArrayGetMemoryRequirements, cuMemMapArrayAsync)]
fn cuMipmappedArrayGetMemoryRequirements(
    memoryRequirements: *mut CUDA_ARRAY_MEMORY_REQUIREMENTS,
    mipmap: CUmipmappedArray,
    device: CUdevice,
) -> CUresult;

#[group(CUDA_MEM)]
#[introduced(11010)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, INVALID_VALUE)]
#[see(cuArrayGetSparseProperties, cuMemMapArrayAsync)]
fn cuMipmappedArrayGetSparseProperties(
    sparseProperties: *mut CUDA_ARRAY_SPARSE_PROPERTIES,
    mipmap: CUmipmappedArray,
) -> CUresult;
