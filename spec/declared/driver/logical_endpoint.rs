//! Written by `cuspec import` from `cuda.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDA_LOGICAL_ENDPOINT)]
#[introduced(13030)]
#[toolkits("13.3.29"..)]
#[returns(
    "13.3.29"..,
    SUCCESS, INVALID_VALUE, NOT_INITIALIZED, DEINITIALIZED, NOT_PERMITTED, NOT_SUPPORTED,
)]
#[see(cuLogicalEndpointCreate, cuLogicalEndpointIdReserve)]
#[see(cuLogicalEndpointIdRelease, cuLogicalEndpointDestroy)]
#[see(cuLogicalEndpointBindAddr, cuLogicalEndpointBindMem)]
#[see(cuLogicalEndpointUnbind, cuLogicalEndpointExport)]
#[see(cuLogicalEndpointImport, cuLogicalEndpointGetLimits)]
#[see(cuLogicalEndpointQuery)]
fn cuLogicalEndpointAddDevice(leId: CUlogicalEndpointId, dev: CUdevice) -> CUresult;

#[group(CUDA_LOGICAL_ENDPOINT)]
#[introduced(13030)]
#[toolkits("13.3.29"..)]
#[returns(
    "13.3.29"..,
    SUCCESS, INVALID_VALUE, NOT_INITIALIZED, DEINITIALIZED, NOT_PERMITTED, NOT_SUPPORTED,
    OUT_OF_MEMORY, SYSTEM_NOT_READY, ILLEGAL_STATE,
)]
#[see(cuLogicalEndpointCreate, cuLogicalEndpointIdReserve)]
#[see(cuLogicalEndpointIdRelease, cuLogicalEndpointAddDevice)]
#[see(cuLogicalEndpointDestroy, cuLogicalEndpointBindMem)]
#[see(cuLogicalEndpointUnbind, cuLogicalEndpointExport)]
#[see(cuLogicalEndpointImport, cuLogicalEndpointGetLimits)]
#[see(cuLogicalEndpointQuery)]
fn cuLogicalEndpointBindAddr(
    leId: CUlogicalEndpointId,
    dev: CUdevice,
    offset: cuuint64_t,
    ptr: *mut c_void,
    size: cuuint64_t,
    flags: c_ulonglong,
) -> CUresult;

#[group(CUDA_LOGICAL_ENDPOINT)]
#[introduced(13030)]
#[toolkits("13.3.29"..)]
#[returns(
    "13.3.29"..,
    SUCCESS, INVALID_VALUE, NOT_INITIALIZED, DEINITIALIZED, NOT_PERMITTED, NOT_SUPPORTED,
    OUT_OF_MEMORY, SYSTEM_NOT_READY, ILLEGAL_STATE,
)]
#[see(cuLogicalEndpointCreate, cuLogicalEndpointIdReserve)]
#[see(cuLogicalEndpointIdRelease, cuLogicalEndpointAddDevice)]
#[see(cuLogicalEndpointDestroy, cuLogicalEndpointBindAddr)]
#[see(cuLogicalEndpointUnbind, cuLogicalEndpointExport)]
#[see(cuLogicalEndpointImport, cuLogicalEndpointGetLimits)]
#[see(cuLogicalEndpointQuery)]
fn cuLogicalEndpointBindMem(
    leId: CUlogicalEndpointId,
    dev: CUdevice,
    offset: cuuint64_t,
    memHandle: CUmemGenericAllocationHandle,
    memOffset: cuuint64_t,
    size: cuuint64_t,
    flags: c_ulonglong,
) -> CUresult;

#[group(CUDA_LOGICAL_ENDPOINT)]
#[introduced(13030)]
#[toolkits("13.3.29"..)]
#[returns(
    "13.3.29"..,
    SUCCESS, INVALID_VALUE, NOT_INITIALIZED, DEINITIALIZED, NOT_PERMITTED, NOT_SUPPORTED,
    OUT_OF_MEMORY,
)]
#[see(cuLogicalEndpointIdReserve, cuLogicalEndpointIdRelease)]
#[see(cuLogicalEndpointAddDevice, cuLogicalEndpointDestroy)]
#[see(cuLogicalEndpointBindAddr, cuLogicalEndpointBindMem)]
#[see(cuLogicalEndpointUnbind, cuLogicalEndpointExport)]
#[see(cuLogicalEndpointImport, cuLogicalEndpointGetLimits)]
#[see(cuLogicalEndpointQuery)]
fn cuLogicalEndpointCreate(
    leId: CUlogicalEndpointId,
    prop: *const CUlogicalEndpointProp,
) -> CUresult;

#[group(CUDA_LOGICAL_ENDPOINT)]
#[introduced(13030)]
#[toolkits("13.3.29"..)]
#[returns(
    "13.3.29"..,
    SUCCESS, INVALID_VALUE, NOT_INITIALIZED, DEINITIALIZED, NOT_PERMITTED, NOT_SUPPORTED,
)]
#[see(cuLogicalEndpointCreate, cuLogicalEndpointIdReserve)]
#[see(cuLogicalEndpointIdRelease, cuLogicalEndpointAddDevice)]
#[see(cuLogicalEndpointBindAddr, cuLogicalEndpointBindMem)]
#[see(cuLogicalEndpointUnbind, cuLogicalEndpointExport)]
#[see(cuLogicalEndpointImport, cuLogicalEndpointGetLimits)]
#[see(cuLogicalEndpointQuery)]
fn cuLogicalEndpointDestroy(leId: CUlogicalEndpointId) -> CUresult;

#[group(CUDA_LOGICAL_ENDPOINT)]
#[introduced(13030)]
#[toolkits("13.3.29"..)]
#[returns(
    "13.3.29"..,
    SUCCESS, INVALID_VALUE, NOT_INITIALIZED, DEINITIALIZED, NOT_PERMITTED, NOT_SUPPORTED,
    OUT_OF_MEMORY,
)]
#[see(cuLogicalEndpointCreate, cuLogicalEndpointIdReserve)]
#[see(cuLogicalEndpointIdRelease, cuLogicalEndpointAddDevice)]
#[see(cuLogicalEndpointDestroy, cuLogicalEndpointBindAddr)]
#[see(cuLogicalEndpointBindMem, cuLogicalEndpointUnbind)]
#[see(cuLogicalEndpointImport, cuLogicalEndpointGetLimits)]
#[see(cuLogicalEndpointQuery)]
fn cuLogicalEndpointExport(
    handle: *mut c_void,
    leId: CUlogicalEndpointId,
    handleType: CUlogicalEndpointIpcHandleType,
) -> CUresult;

#[group(CUDA_LOGICAL_ENDPOINT)]
#[introduced(13030)]
#[toolkits("13.3.29"..)]
#[returns(
    "13.3.29"..,
    SUCCESS, INVALID_VALUE, NOT_INITIALIZED, DEINITIALIZED, NOT_PERMITTED, NOT_SUPPORTED,
    OUT_OF_MEMORY, SYSTEM_NOT_READY, ILLEGAL_STATE,
)]
#[see(cuLogicalEndpointCreate, cuLogicalEndpointIdReserve)]
#[see(cuLogicalEndpointIdRelease, cuLogicalEndpointAddDevice)]
#[see(cuLogicalEndpointDestroy, cuLogicalEndpointBindAddr)]
#[see(cuLogicalEndpointBindMem, cuLogicalEndpointUnbind)]
#[see(cuLogicalEndpointExport, cuLogicalEndpointImport)]
#[see(cuLogicalEndpointQuery)]
fn cuLogicalEndpointGetLimits(
    bindAlignment: *mut cuuint64_t,
    maxSize: *mut cuuint64_t,
    prop: *const CUlogicalEndpointProp,
) -> CUresult;

#[group(CUDA_LOGICAL_ENDPOINT)]
#[introduced(13030)]
#[toolkits("13.3.29"..)]
#[returns(
    "13.3.29"..,
    SUCCESS, INVALID_VALUE, NOT_INITIALIZED, DEINITIALIZED, NOT_PERMITTED, NOT_SUPPORTED,
    OUT_OF_MEMORY,
)]
#[see(cuLogicalEndpointCreate, cuLogicalEndpointAddDevice)]
#[see(cuLogicalEndpointDestroy, cuLogicalEndpointBindAddr)]
#[see(cuLogicalEndpointBindMem, cuLogicalEndpointUnbind)]
#[see(cuLogicalEndpointExport, cuLogicalEndpointImport)]
#[see(cuLogicalEndpointGetLimits, cuLogicalEndpointQuery)]
fn cuLogicalEndpointIdRelease(baseLeId: CUlogicalEndpointId, count: cuuint32_t) -> CUresult;

#[group(CUDA_LOGICAL_ENDPOINT)]
#[introduced(13030)]
#[toolkits("13.3.29"..)]
#[returns(
    "13.3.29"..,
    SUCCESS, INVALID_VALUE, NOT_INITIALIZED, DEINITIALIZED, NOT_PERMITTED, NOT_SUPPORTED,
    OUT_OF_MEMORY,
)]
#[see(cuLogicalEndpointCreate, cuLogicalEndpointAddDevice)]
#[see(cuLogicalEndpointDestroy, cuLogicalEndpointBindAddr)]
#[see(cuLogicalEndpointBindMem, cuLogicalEndpointUnbind)]
#[see(cuLogicalEndpointExport, cuLogicalEndpointImport)]
#[see(cuLogicalEndpointGetLimits, cuLogicalEndpointQuery)]
fn cuLogicalEndpointIdReserve(baseLeId: *mut CUlogicalEndpointId, count: cuuint32_t) -> CUresult;

#[group(CUDA_LOGICAL_ENDPOINT)]
#[introduced(13030)]
#[toolkits("13.3.29"..)]
#[returns(
    "13.3.29"..,
    SUCCESS, INVALID_VALUE, NOT_INITIALIZED, DEINITIALIZED, NOT_PERMITTED, NOT_SUPPORTED,
    OUT_OF_MEMORY,
)]
#[see(cuLogicalEndpointCreate, cuLogicalEndpointIdReserve)]
#[see(cuLogicalEndpointIdRelease, cuLogicalEndpointAddDevice)]
#[see(cuLogicalEndpointDestroy, cuLogicalEndpointBindAddr)]
#[see(cuLogicalEndpointBindMem, cuLogicalEndpointUnbind)]
#[see(cuLogicalEndpointExport, cuLogicalEndpointGetLimits)]
#[see(cuLogicalEndpointQuery)]
fn cuLogicalEndpointImport(
    leId: CUlogicalEndpointId,
    handle: *const c_void,
    handleType: CUlogicalEndpointIpcHandleType,
) -> CUresult;

#[group(CUDA_LOGICAL_ENDPOINT)]
#[introduced(13030)]
#[toolkits("13.3.29"..)]
#[returns(
    "13.3.29"..,
    SUCCESS, INVALID_VALUE, NOT_INITIALIZED, DEINITIALIZED, NOT_PERMITTED, NOT_SUPPORTED,
    OUT_OF_MEMORY, SYSTEM_NOT_READY, ILLEGAL_STATE,
)]
#[see(cuLogicalEndpointCreate, cuLogicalEndpointIdReserve)]
#[see(cuLogicalEndpointIdRelease, cuLogicalEndpointAddDevice)]
#[see(cuLogicalEndpointDestroy, cuLogicalEndpointBindAddr)]
#[see(cuLogicalEndpointBindMem, cuLogicalEndpointUnbind)]
#[see(cuLogicalEndpointExport, cuLogicalEndpointImport)]
#[see(cuLogicalEndpointGetLimits)]
fn cuLogicalEndpointQuery(
    leId: CUlogicalEndpointId,
    count: cuuint32_t,
    queryStatus: *mut c_int,
) -> CUresult;

#[group(CUDA_LOGICAL_ENDPOINT)]
#[introduced(13030)]
#[toolkits("13.3.29"..)]
#[returns(
    "13.3.29"..,
    SUCCESS, INVALID_VALUE, NOT_INITIALIZED, DEINITIALIZED, NOT_PERMITTED, NOT_SUPPORTED,
    OUT_OF_MEMORY, SYSTEM_NOT_READY, ILLEGAL_STATE,
)]
#[see(cuLogicalEndpointCreate, cuLogicalEndpointIdReserve)]
#[see(cuLogicalEndpointIdRelease, cuLogicalEndpointAddDevice)]
#[see(cuLogicalEndpointDestroy, cuLogicalEndpointBindAddr)]
#[see(cuLogicalEndpointBindMem, cuLogicalEndpointExport)]
#[see(cuLogicalEndpointImport, cuLogicalEndpointGetLimits)]
#[see(cuLogicalEndpointQuery)]
fn cuLogicalEndpointUnbind(
    leId: CUlogicalEndpointId,
    dev: CUdevice,
    offset: cuuint64_t,
    size: cuuint64_t,
) -> CUresult;
