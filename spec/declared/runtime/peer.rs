//! Written by `cuspec import` from `cuda_runtime_api.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDART_PEER)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidDevice)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaDeviceEnablePeerAccess, cudaDeviceDisablePeerAccess)]
#[see(cuDeviceCanAccessPeer)]
fn cudaDeviceCanAccessPeer(
    canAccessPeer: *mut c_int,
    device: c_int,
    peerDevice: c_int,
) -> cudaError_t;

#[group(CUDART_PEER)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, PeerAccessNotEnabled, InvalidDevice)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaDeviceCanAccessPeer, cudaDeviceEnablePeerAccess)]
#[see(cuCtxDisablePeerAccess)]
fn cudaDeviceDisablePeerAccess(peerDevice: c_int) -> cudaError_t;

#[group(CUDART_PEER)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidDevice, PeerAccessAlreadyEnabled, InvalidValue)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaDeviceCanAccessPeer, cudaDeviceDisablePeerAccess)]
#[see(cuCtxEnablePeerAccess)]
fn cudaDeviceEnablePeerAccess(peerDevice: c_int, flags: c_uint) -> cudaError_t;
