//! Written by `cuspec import` from `cuda_runtime_api.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDART_SURFACE)]
#[toolkits("11.7.99".."12.0.107")]
#[returns("11.7.99".."12.0.107", Success, InvalidValue, InvalidSurface)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaBindSurfaceToArray, cudaArray_const_t, cudaChannelFormatDesc)]
#[see(cudaGetSurfaceReference, cuSurfRefSetArray)]
#[deprecated]
fn cudaBindSurfaceToArray(
    surfref: *const surfaceReference,
    array: cudaArray_const_t,
    desc: *const cudaChannelFormatDesc,
) -> cudaError_t;

#[group(CUDART_SURFACE)]
#[toolkits("11.7.99".."12.0.107")]
#[returns("11.7.99".."12.0.107", Success, InvalidSurface)]
#[notes(errors_from_earlier_launches, string_api_deprecation_50, init_rt)]
#[notes(callback)]
#[see(cudaBindSurfaceToArray, cudaArray_const_t, cudaChannelFormatDesc)]
#[see(cuModuleGetSurfRef)]
#[deprecated]
fn cudaGetSurfaceReference(
    surfref: *mut *const surfaceReference,
    symbol: *const c_void,
) -> cudaError_t;
