//! Written by `cuspec import` from `cuda.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDA_DEVICE_DEPRECATED)]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, INVALID_DEVICE,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuDeviceGetAttribute, cuDeviceGetCount, cuDeviceGetName)]
#[see(cuDeviceGetUuid, cuDeviceGet, cuDeviceTotalMem)]
#[deprecated]
fn cuDeviceComputeCapability(major: *mut c_int, minor: *mut c_int, dev: CUdevice) -> CUresult;

#[group(CUDA_DEVICE_DEPRECATED)]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, INVALID_DEVICE,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuDeviceGetAttribute, cuDeviceGetCount, cuDeviceGetName)]
#[see(cuDeviceGetUuid, cuDeviceGet, cuDeviceTotalMem)]
#[deprecated]
fn cuDeviceGetProperties(prop: *mut CUdevprop, dev: CUdevice) -> CUresult;
