//! Written by `cuspec import` from `cuda.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDA_SURFOBJECT)]
#[introduced(5000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[see(cuSurfObjectDestroy, cudaCreateSurfaceObject)]
fn cuSurfObjectCreate(
    pSurfObject: *mut CUsurfObject,
    pResDesc: *const CUDA_RESOURCE_DESC,
) -> CUresult;

#[group(CUDA_SURFOBJECT)]
#[introduced(5000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[see(cuSurfObjectCreate, cudaDestroySurfaceObject)]
fn cuSurfObjectDestroy(surfObject: CUsurfObject) -> CUresult;

#[group(CUDA_SURFOBJECT)]
#[introduced(5000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[see(cuSurfObjectCreate, cudaGetSurfaceObjectResourceDesc)]
fn cuSurfObjectGetResourceDesc(
    pResDesc: *mut CUDA_RESOURCE_DESC,
    surfObject: CUsurfObject,
) -> CUresult;
