//! Written by `cuspec import` from `cuda.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDA_MULTICAST)]
#[introduced(12010)]
#[toolkits("12.1.55"..)]
#[returns(
    "12.1.55"..,
    SUCCESS, INVALID_VALUE, OUT_OF_MEMORY, INVALID_DEVICE, NOT_INITIALIZED, DEINITIALIZED,
    NOT_PERMITTED, NOT_SUPPORTED,
)]
#[see(cuMulticastCreate, cuMulticastBindMem, cuMulticastBindAddr)]
fn cuMulticastAddDevice(mcHandle: CUmemGenericAllocationHandle, dev: CUdevice) -> CUresult;

#[group(CUDA_MULTICAST)]
#[introduced(12010)]
#[toolkits("12.1.55"..)]
#[returns(
    "12.1.55".."12.9.37",
    SUCCESS, INVALID_VALUE, INVALID_DEVICE, NOT_INITIALIZED, DEINITIALIZED, NOT_PERMITTED,
    NOT_SUPPORTED, OUT_OF_MEMORY, SYSTEM_NOT_READY,
)]
#[returns(
    "12.9.37".."13.4.49",
    SUCCESS, INVALID_VALUE, INVALID_DEVICE, NOT_INITIALIZED, DEINITIALIZED, NOT_PERMITTED,
    NOT_SUPPORTED, OUT_OF_MEMORY, SYSTEM_NOT_READY, ILLEGAL_STATE,
)]
#[returns(
    "13.4.49"..,
    SUCCESS, INVALID_VALUE, INVALID_DEVICE, NOT_INITIALIZED, DEINITIALIZED, NOT_PERMITTED,
    NOT_SUPPORTED, OUT_OF_MEMORY, SYSTEM_NOT_READY, ILLEGAL_STATE, MULTICAST_RESOURCE_FULL,
)]
#[see(cuMulticastCreate, cuMulticastAddDevice, cuMemCreate)]
#[see(cuMulticastBindAddr_v2)]
fn cuMulticastBindAddr(
    mcHandle: CUmemGenericAllocationHandle,
    mcOffset: usize,
    memptr: CUdeviceptr,
    size: usize,
    flags: c_ulonglong,
) -> CUresult;

#[group(CUDA_MULTICAST)]
#[base(cuMulticastBindAddr)]
#[not_default]
#[introduced(13010)]
#[toolkits("13.1.80"..)]
#[returns(
    "13.1.80".."13.4.49",
    SUCCESS, INVALID_VALUE, INVALID_DEVICE, NOT_INITIALIZED, DEINITIALIZED, NOT_PERMITTED,
    NOT_SUPPORTED, OUT_OF_MEMORY, SYSTEM_NOT_READY, ILLEGAL_STATE,
)]
#[returns(
    "13.4.49"..,
    SUCCESS, INVALID_VALUE, INVALID_DEVICE, NOT_INITIALIZED, DEINITIALIZED, NOT_PERMITTED,
    NOT_SUPPORTED, OUT_OF_MEMORY, SYSTEM_NOT_READY, ILLEGAL_STATE, MULTICAST_RESOURCE_FULL,
)]
#[see(cuMulticastCreate, cuMulticastAddDevice, cuMemCreate)]
fn cuMulticastBindAddr_v2(
    mcHandle: CUmemGenericAllocationHandle,
    dev: CUdevice,
    mcOffset: usize,
    memptr: CUdeviceptr,
    size: usize,
    flags: c_ulonglong,
) -> CUresult;

#[group(CUDA_MULTICAST)]
#[introduced(12010)]
#[toolkits("12.1.55"..)]
#[returns(
    "12.1.55".."12.9.37",
    SUCCESS, INVALID_VALUE, INVALID_DEVICE, NOT_INITIALIZED, DEINITIALIZED, NOT_PERMITTED,
    NOT_SUPPORTED, OUT_OF_MEMORY, SYSTEM_NOT_READY,
)]
#[returns(
    "12.9.37".."13.4.49",
    SUCCESS, INVALID_VALUE, INVALID_DEVICE, NOT_INITIALIZED, DEINITIALIZED, NOT_PERMITTED,
    NOT_SUPPORTED, OUT_OF_MEMORY, SYSTEM_NOT_READY, ILLEGAL_STATE,
)]
#[returns(
    "13.4.49"..,
    SUCCESS, INVALID_VALUE, INVALID_DEVICE, NOT_INITIALIZED, DEINITIALIZED, NOT_PERMITTED,
    NOT_SUPPORTED, OUT_OF_MEMORY, SYSTEM_NOT_READY, ILLEGAL_STATE, MULTICAST_RESOURCE_FULL,
)]
#[see(cuMulticastCreate, cuMulticastAddDevice, cuMemCreate)]
#[see(cuMulticastBindMem_v2)]
fn cuMulticastBindMem(
    mcHandle: CUmemGenericAllocationHandle,
    mcOffset: usize,
    memHandle: CUmemGenericAllocationHandle,
    memOffset: usize,
    size: usize,
    flags: c_ulonglong,
) -> CUresult;

#[group(CUDA_MULTICAST)]
#[base(cuMulticastBindMem)]
#[not_default]
#[introduced(13010)]
#[toolkits("13.1.80"..)]
#[returns(
    "13.1.80".."13.4.49",
    SUCCESS, INVALID_VALUE, INVALID_DEVICE, NOT_INITIALIZED, DEINITIALIZED, NOT_PERMITTED,
    NOT_SUPPORTED, OUT_OF_MEMORY, SYSTEM_NOT_READY, ILLEGAL_STATE,
)]
#[returns(
    "13.4.49"..,
    SUCCESS, INVALID_VALUE, INVALID_DEVICE, NOT_INITIALIZED, DEINITIALIZED, NOT_PERMITTED,
    NOT_SUPPORTED, OUT_OF_MEMORY, SYSTEM_NOT_READY, ILLEGAL_STATE, MULTICAST_RESOURCE_FULL,
)]
#[see(cuMulticastCreate, cuMulticastAddDevice, cuMemCreate)]
fn cuMulticastBindMem_v2(
    mcHandle: CUmemGenericAllocationHandle,
    dev: CUdevice,
    mcOffset: usize,
    memHandle: CUmemGenericAllocationHandle,
    memOffset: usize,
    size: usize,
    flags: c_ulonglong,
) -> CUresult;

#[group(CUDA_MULTICAST)]
#[introduced(12010)]
#[toolkits("12.1.55"..)]
#[returns(
    "12.1.55"..,
    SUCCESS, INVALID_VALUE, OUT_OF_MEMORY, INVALID_DEVICE, NOT_INITIALIZED, DEINITIALIZED,
    NOT_PERMITTED, NOT_SUPPORTED,
)]
#[see(cuMulticastAddDevice, cuMulticastBindMem, cuMulticastBindAddr)]
#[see(cuMulticastUnbind, cuMemCreate, cuMemRelease)]
#[see(cuMemExportToShareableHandle, cuMemImportFromShareableHandle)]
#[see(cuMulticastBindAddr_v2, cuMulticastBindMem_v2)]
fn cuMulticastCreate(
    mcHandle: *mut CUmemGenericAllocationHandle,
    prop: *const CUmulticastObjectProp,
) -> CUresult;

#[group(CUDA_MULTICAST)]
#[introduced(12010)]
#[toolkits("12.1.55"..)]
#[returns(
    "12.1.55"..,
    SUCCESS, INVALID_VALUE, NOT_INITIALIZED, DEINITIALIZED, NOT_PERMITTED, NOT_SUPPORTED,
)]
#[see(cuMulticastCreate, cuMulticastBindMem, cuMulticastBindAddr)]
#[see(cuMulticastUnbind, cuMulticastBindMem_v2, cuMulticastBindAddr_v2)]
fn cuMulticastGetGranularity(
    granularity: *mut usize,
    prop: *const CUmulticastObjectProp,
    option: CUmulticastGranularity_flags,
) -> CUresult;

#[group(CUDA_MULTICAST)]
#[introduced(12010)]
#[toolkits("12.1.55"..)]
#[returns(
    "12.1.55"..,
    SUCCESS, INVALID_VALUE, INVALID_DEVICE, NOT_INITIALIZED, DEINITIALIZED, NOT_PERMITTED,
    NOT_SUPPORTED,
)]
#[see(cuMulticastBindMem, cuMulticastBindAddr, cuMulticastBindMem_v2)]
#[see(cuMulticastBindAddr_v2)]
fn cuMulticastUnbind(
    mcHandle: CUmemGenericAllocationHandle,
    dev: CUdevice,
    mcOffset: usize,
    size: usize,
) -> CUresult;
