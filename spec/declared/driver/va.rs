//! Written by `cuspec import` from `cuda.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDA_VA)]
#[introduced(10020)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, INVALID_VALUE, NOT_INITIALIZED, DEINITIALIZED, NOT_PERMITTED, NOT_SUPPORTED,
)]
#[see(cuMemAddressReserve)]
fn cuMemAddressFree(ptr: CUdeviceptr, size: usize) -> CUresult;

#[group(CUDA_VA)]
#[introduced(10020)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, INVALID_VALUE, OUT_OF_MEMORY, NOT_INITIALIZED, DEINITIALIZED, NOT_PERMITTED,
    NOT_SUPPORTED,
)]
#[see(cuMemAddressFree)]
fn cuMemAddressReserve(
    ptr: *mut CUdeviceptr,
    size: usize,
    alignment: usize,
    addr: CUdeviceptr,
    flags: c_ulonglong,
) -> CUresult;

#[group(CUDA_VA)]
#[introduced(10020)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, INVALID_VALUE, OUT_OF_MEMORY, INVALID_DEVICE, NOT_INITIALIZED, DEINITIALIZED,
    NOT_PERMITTED, NOT_SUPPORTED,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuMemRelease, cuMemExportToShareableHandle)]
#[see(cuMemImportFromShareableHandle)]
fn cuMemCreate(
    handle: *mut CUmemGenericAllocationHandle,
    size: usize,
    prop: *const CUmemAllocationProp,
    flags: c_ulonglong,
) -> CUresult;

#[group(CUDA_VA)]
#[introduced(10020)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, INVALID_VALUE, NOT_INITIALIZED, DEINITIALIZED, NOT_PERMITTED, NOT_SUPPORTED,
)]
#[see(cuMemImportFromShareableHandle)]
fn cuMemExportToShareableHandle(
    shareableHandle: *mut c_void,
    handle: CUmemGenericAllocationHandle,
    handleType: CUmemAllocationHandleType,
    flags: c_ulonglong,
) -> CUresult;

#[group(CUDA_VA)]
#[introduced(10020)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, INVALID_VALUE, INVALID_DEVICE, NOT_INITIALIZED, DEINITIALIZED, NOT_PERMITTED,
    NOT_SUPPORTED,
)]
#[see(cuMemSetAccess)]
fn cuMemGetAccess(
    flags: *mut c_ulonglong,
    location: *const CUmemLocation,
    ptr: CUdeviceptr,
) -> CUresult;

#[group(CUDA_VA)]
#[introduced(10020)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, INVALID_VALUE, NOT_INITIALIZED, DEINITIALIZED, NOT_PERMITTED, NOT_SUPPORTED,
)]
#[see(cuMemCreate, cuMemMap)]
fn cuMemGetAllocationGranularity(
    granularity: *mut usize,
    prop: *const CUmemAllocationProp,
    option: CUmemAllocationGranularity_flags,
) -> CUresult;

#[group(CUDA_VA)]
#[introduced(10020)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, INVALID_VALUE, NOT_INITIALIZED, DEINITIALIZED, NOT_PERMITTED, NOT_SUPPORTED,
)]
#[see(cuMemCreate, cuMemImportFromShareableHandle)]
fn cuMemGetAllocationPropertiesFromHandle(
    prop: *mut CUmemAllocationProp,
    handle: CUmemGenericAllocationHandle,
) -> CUresult;

#[group(CUDA_VA)]
#[introduced(10020)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, INVALID_VALUE, NOT_INITIALIZED, DEINITIALIZED, NOT_PERMITTED, NOT_SUPPORTED,
)]
#[see(cuMemExportToShareableHandle, cuMemMap, cuMemRelease)]
fn cuMemImportFromShareableHandle(
    handle: *mut CUmemGenericAllocationHandle,
    osHandle: *mut c_void,
    shHandleType: CUmemAllocationHandleType,
) -> CUresult;

#[group(CUDA_VA)]
#[introduced(10020)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99".."12.9.37",
    SUCCESS, INVALID_VALUE, INVALID_DEVICE, OUT_OF_MEMORY, NOT_INITIALIZED, DEINITIALIZED,
    NOT_PERMITTED, NOT_SUPPORTED,
)]
#[returns(
    "12.9.37"..,
    SUCCESS, INVALID_VALUE, INVALID_DEVICE, OUT_OF_MEMORY, NOT_INITIALIZED, DEINITIALIZED,
    NOT_PERMITTED, NOT_SUPPORTED, ILLEGAL_STATE,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuMemUnmap, cuMemSetAccess, cuMemCreate, cuMemAddressReserve)]
#[see(cuMemImportFromShareableHandle)]
fn cuMemMap(
    ptr: CUdeviceptr,
    size: usize,
    offset: usize,
    handle: CUmemGenericAllocationHandle,
    flags: c_ulonglong,
) -> CUresult;

#[group(CUDA_VA)]
#[introduced(11010)]
#[toolkits("11.7.99"..)]
#[per_thread(cuMemMapArrayAsync_ptsz, 11010)]
#[returns("11.7.99".., SUCCESS, INVALID_VALUE, INVALID_HANDLE)]
#[see(cuMipmappedArrayCreate, cuArrayCreate, cuArray3DCreate, cuMemCreate)]
#[see(cuArrayGetSparseProperties, cuMipmappedArrayGetSparseProperties)]
fn cuMemMapArrayAsync(
    mapInfoList: *mut CUarrayMapInfo,
    count: c_uint,
    hStream: CUstream,
) -> CUresult;

#[group(CUDA_VA)]
#[introduced(10020)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, INVALID_VALUE, NOT_INITIALIZED, DEINITIALIZED, NOT_PERMITTED, NOT_SUPPORTED,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuMemCreate)]
fn cuMemRelease(handle: CUmemGenericAllocationHandle) -> CUresult;

#[group(CUDA_VA)]
#[introduced(11000)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, INVALID_VALUE, NOT_INITIALIZED, DEINITIALIZED, NOT_PERMITTED, NOT_SUPPORTED,
)]
#[see(cuMemCreate, cuMemRelease, cuMemMap)]
fn cuMemRetainAllocationHandle(
    handle: *mut CUmemGenericAllocationHandle,
    addr: *mut c_void,
) -> CUresult;

#[group(CUDA_VA)]
#[introduced(10020)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, INVALID_VALUE, INVALID_DEVICE, NOT_SUPPORTED)]
#[notes(errors_from_earlier_launches, sync)]
#[see(cuMemSetAccess, cuMemCreate, cuMemMap)]
fn cuMemSetAccess(
    ptr: CUdeviceptr,
    size: usize,
    desc: *const CUmemAccessDesc,
    count: usize,
) -> CUresult;

#[group(CUDA_VA)]
#[introduced(10020)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, INVALID_VALUE, NOT_INITIALIZED, DEINITIALIZED, NOT_PERMITTED, NOT_SUPPORTED,
)]
#[notes(errors_from_earlier_launches, sync)]
#[see(cuMemCreate, cuMemAddressReserve)]
fn cuMemUnmap(ptr: CUdeviceptr, size: usize) -> CUresult;
