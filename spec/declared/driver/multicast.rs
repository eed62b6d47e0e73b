//! Written by `cuspec import` from `cuda.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDA_MULTICAST)]
#[introduced(12010)]
#[toolkits("13.0.96"..)]
#[returns(
    "13.0.96"..,
    SUCCESS, INVALID_VALUE, OUT_OF_MEMORY, INVALID_DEVICE, NOT_INITIALIZED, DEINITIALIZED,
    NOT_PERMITTED, NOT_SUPPORTED,
)]
#[see(cuMulticastCreate, cuMulticastBindMem, cuMulticastBindAddr)]
fn cuMulticastAddDevice(mcHandle: CUmemGenericAllocationHandle, dev: CUdevice) -> CUresult;

#[group(CUDA_MULTICAST)]
#[introduced(12010)]
#[toolkits("13.0.96"..)]
#[returns(
    "13.0.96"..,
    SUCCESS, INVALID_VALUE, INVALID_DEVICE, NOT_INITIALIZED, DEINITIALIZED, NOT_PERMITTED,
    NOT_SUPPORTED, OUT_OF_MEMORY, SYSTEM_NOT_READY, ILLEGAL_STATE,
)]
#[see(cuMulticastCreate, cuMulticastAddDevice, cuMemCreate)]
fn cuMulticastBindAddr(
    mcHandle: CUmemGenericAllocationHandle,
    mcOffset: usize,
    memptr: CUdeviceptr,
    size: usize,
    flags: c_ulonglong,
) -> CUresult;

#[group(CUDA_MULTICAST)]
#[introduced(12010)]
#[toolkits("13.0.96"..)]
#[returns(
    "13.0.96"..,
    SUCCESS, INVALID_VALUE, INVALID_DEVICE, NOT_INITIALIZED, DEINITIALIZED, NOT_PERMITTED,
    NOT_SUPPORTED, OUT_OF_MEMORY, SYSTEM_NOT_READY, ILLEGAL_STATE,
)]
#[see(cuMulticastCreate, cuMulticastAddDevice, cuMemCreate)]
fn cuMulticastBindMem(
    mcHandle: CUmemGenericAllocationHandle,
    mcOffset: usize,
    memHandle: CUmemGenericAllocationHandle,
    memOffset: usize,
    size: usize,
    flags: c_ulonglong,
) -> CUresult;

#[group(CUDA_MULTICAST)]
#[introduced(12010)]
#[toolkits("13.0.96"..)]
#[returns(
    "13.0.96"..,
    SUCCESS, INVALID_VALUE, OUT_OF_MEMORY, INVALID_DEVICE, NOT_INITIALIZED, DEINITIALIZED,
    NOT_PERMITTED, NOT_SUPPORTED,
)]
#[see(cuMulticastAddDevice, cuMulticastBindMem, cuMulticastBindAddr)]
#[see(cuMulticastUnbind, cuMemCreate, cuMemRelease)]
#[see(cuMemExportToShareableHandle, cuMemImportFromShareableHandle)]
fn cuMulticastCreate(
    mcHandle: *mut CUmemGenericAllocationHandle,
    prop: *const CUmulticastObjectProp,
) -> CUresult;

#[group(CUDA_MULTICAST)]
#[introduced(12010)]
#[toolkits("13.0.96"..)]
#[returns(
    "13.0.96"..,
    SUCCESS, INVALID_VALUE, NOT_INITIALIZED, DEINITIALIZED, NOT_PERMITTED, NOT_SUPPORTED,
)]
#[see(cuMulticastCreate, cuMulticastBindMem, cuMulticastBindAddr)]
#[see(cuMulticastUnbind)]
fn cuMulticastGetGranularity(
    granularity: *mut usize,
    prop: *const CUmulticastObjectProp,
    option: CUmulticastGranularity_flags,
) -> CUresult;

#[group(CUDA_MULTICAST)]
#[introduced(12010)]
#[toolkits("13.0.96"..)]
#[returns(
    "13.0.96"..,
    SUCCESS, INVALID_VALUE, INVALID_DEVICE, NOT_INITIALIZED, DEINITIALIZED, NOT_PERMITTED,
    NOT_SUPPORTED,
)]
#[see(cuMulticastBindMem, cuMulticastBindAddr)]
fn cuMulticastUnbind(
    mcHandle: CUmemGenericAllocationHandle,
    dev: CUdevice,
    mcOffset: usize,
    size: usize,
) -> CUresult;
