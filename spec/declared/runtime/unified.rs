//! Written by `cuspec import` from `cuda_runtime_api.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDART_UNIFIED)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidDevice, InvalidValue)]
#[notes(init_rt, callback)]
#[see(cudaGetDeviceCount, cudaGetDevice, cudaSetDevice, cudaChooseDevice)]
#[see(cudaInitDevice, cuPointerGetAttributes)]
fn cudaPointerGetAttributes(
    attributes: *mut cudaPointerAttributes,
    ptr: *const c_void,
) -> cudaError_t;
