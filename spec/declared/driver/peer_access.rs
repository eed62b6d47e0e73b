//! Written by `cuspec import` from `cuda.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDA_PEER_ACCESS)]
#[introduced(4000)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, PEER_ACCESS_NOT_ENABLED, INVALID_CONTEXT,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuDeviceCanAccessPeer, cuCtxEnablePeerAccess)]
#[see(cudaDeviceDisablePeerAccess)]
fn cuCtxDisablePeerAccess(peerContext: CUcontext) -> CUresult;

#[group(CUDA_PEER_ACCESS)]
#[introduced(4000)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, PEER_ACCESS_ALREADY_ENABLED, TOO_MANY_PEERS,
    INVALID_CONTEXT, PEER_ACCESS_UNSUPPORTED, INVALID_VALUE,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuDeviceCanAccessPeer, cuCtxDisablePeerAccess)]
#[see(cudaDeviceEnablePeerAccess)]
fn cuCtxEnablePeerAccess(peerContext: CUcontext, Flags: c_uint) -> CUresult;

#[group(CUDA_PEER_ACCESS)]
#[introduced(4000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_DEVICE)]
#[notes(errors_from_earlier_launches)]
#[see(cuCtxEnablePeerAccess, cuCtxDisablePeerAccess, cudaDeviceCanAccessPeer)]
fn cuDeviceCanAccessPeer(canAccessPeer: *mut c_int, dev: CUdevice, peerDev: CUdevice) -> CUresult;

#[group(CUDA_PEER_ACCESS)]
#[introduced(13000)]
#[toolkits("13.0.48"..)]
#[returns("13.0.48".., SUCCESS, INVALID_DEVICE, INVALID_VALUE)]
#[notes(errors_from_earlier_launches)]
#[see(cuDeviceGetP2PAttribute, cudaDeviceGetP2PAttribute)]
#[see(cudaDeviceGetP2PAtomicCapabilities)]
fn cuDeviceGetP2PAtomicCapabilities(
    capabilities: *mut c_uint,
    operations: *const CUatomicOperation,
    count: c_uint,
    srcDevice: CUdevice,
    dstDevice: CUdevice,
) -> CUresult;

#[group(CUDA_PEER_ACCESS)]
#[introduced(8000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_DEVICE, INVALID_VALUE)]
#[notes(errors_from_earlier_launches)]
#[see(cuCtxEnablePeerAccess, cuCtxDisablePeerAccess, cuDeviceCanAccessPeer)]
#[see(cuDeviceGetP2PAtomicCapabilities, cudaDeviceGetP2PAttribute)]
fn cuDeviceGetP2PAttribute(
    value: *mut c_int,
    attrib: CUdevice_P2PAttribute,
    srcDevice: CUdevice,
    dstDevice: CUdevice,
) -> CUresult;
