//! Written by `cuspec import` from `cuda.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDA_CLIQUE)]
#[introduced(13040)]
#[toolkits("13.4.49"..)]
#[returns(
    "13.4.49"..,
    SUCCESS, INVALID_VALUE, NOT_INITIALIZED, DEINITIALIZED, NOT_PERMITTED, NOT_SUPPORTED,
)]
fn cuDeviceGetCliqueCount(count: *mut usize, dev: CUdevice) -> CUresult;

#[group(CUDA_CLIQUE)]
#[introduced(13040)]
#[toolkits("13.4.49"..)]
#[returns(
    "13.4.49"..,
    SUCCESS, INVALID_VALUE, NOT_INITIALIZED, DEINITIALIZED, NOT_PERMITTED, NOT_SUPPORTED,
)]
fn cuDeviceGetCliqueInfo(
    cliqueInfo: *mut CUcliqueInfo,
    count: *mut usize,
    dev: CUdevice,
) -> CUresult;

#[group(CUDA_CLIQUE)]
#[introduced(13040)]
#[toolkits("13.4.49"..)]
#[returns(
    "13.4.49"..,
    SUCCESS, INVALID_VALUE, NOT_INITIALIZED, DEINITIALIZED, NOT_PERMITTED, NOT_SUPPORTED,
)]
fn cuDeviceGetFabricClusterUuid(uuid: *mut CUuuid, dev: CUdevice) -> CUresult;
