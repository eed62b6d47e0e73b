//! Written by `cuspec import` from `cuda_runtime_api.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDART_SURFACE_OBJECT)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue, InvalidChannelDescriptor, InvalidResourceHandle)]
#[notes(init_rt, callback)]
#[see(cudaDestroySurfaceObject, cuSurfObjectCreate)]
fn cudaCreateSurfaceObject(
    pSurfObject: *mut cudaSurfaceObject_t,
    pResDesc: *const cudaResourceDesc,
) -> cudaError_t;

#[group(CUDART_SURFACE_OBJECT)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(init_rt, callback, destroy_ub)]
#[see(cudaCreateSurfaceObject, cuSurfObjectDestroy)]
fn cudaDestroySurfaceObject(surfObject: cudaSurfaceObject_t) -> cudaError_t;

#[group(CUDART_SURFACE_OBJECT)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(init_rt, callback)]
#[see(cudaCreateSurfaceObject, cuSurfObjectGetResourceDesc)]
fn cudaGetSurfaceObjectResourceDesc(
    pResDesc: *mut cudaResourceDesc,
    surfObject: cudaSurfaceObject_t,
) -> cudaError_t;
