//! Written by `cuspec import` from `cuda_runtime_api.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDART_TEXTURE_OBJECT)]
#[toolkits("11.7.99"..)]
#[see(cudaCreateChannelDesc, cudaGetChannelDesc, cudaCreateTextureObject)]
#[see(cudaCreateSurfaceObject)]
fn cudaCreateChannelDesc(
    x: c_int,
    y: c_int,
    z: c_int,
    w: c_int,
    f: cudaChannelFormatKind,
) -> cudaChannelFormatDesc;

#[group(CUDART_TEXTURE_OBJECT)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(init_rt, callback)]
#[see(cudaDestroyTextureObject, cuTexObjectCreate)]
fn cudaCreateTextureObject(
    pTexObject: *mut cudaTextureObject_t,
    pResDesc: *const cudaResourceDesc,
    pTexDesc: *const cudaTextureDesc,
    pResViewDesc: *const cudaResourceViewDesc,
) -> cudaError_t;

#[group(CUDART_TEXTURE_OBJECT)]
#[base(cudaCreateTextureObject)]
#[not_default]
#[toolkits("11.8.89".."12.0.107")]
#[returns("11.8.89".."12.0.107", Success, InvalidValue)]
#[notes(init_rt, callback)]
#[see(cudaDestroyTextureObject, cuTexObjectCreate)]
fn cudaCreateTextureObject_v2(
    pTexObject: *mut cudaTextureObject_t,
    pResDesc: *const cudaResourceDesc,
    pTexDesc: *const cudaTextureDesc_v2,
    pResViewDesc: *const cudaResourceViewDesc,
) -> cudaError_t;

#[group(CUDART_TEXTURE_OBJECT)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(init_rt, callback, destroy_ub)]
#[see(cudaCreateTextureObject, cuTexObjectDestroy)]
fn cudaDestroyTextureObject(texObject: cudaTextureObject_t) -> cudaError_t;

#[group(CUDART_TEXTURE_OBJECT)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaCreateChannelDesc, cudaChannelFormatKind, cudaCreateTextureObject)]
#[see(cudaCreateSurfaceObject)]
fn cudaGetChannelDesc(desc: *mut cudaChannelFormatDesc, array: cudaArray_const_t) -> cudaError_t;

#[group(CUDART_TEXTURE_OBJECT)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(init_rt, callback)]
#[see(cudaCreateTextureObject, cuTexObjectGetResourceDesc)]
fn cudaGetTextureObjectResourceDesc(
    pResDesc: *mut cudaResourceDesc,
    texObject: cudaTextureObject_t,
) -> cudaError_t;

#[group(CUDART_TEXTURE_OBJECT)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(init_rt, callback)]
#[see(cudaCreateTextureObject, cuTexObjectGetResourceViewDesc)]
fn cudaGetTextureObjectResourceViewDesc(
    pResViewDesc: *mut cudaResourceViewDesc,
    texObject: cudaTextureObject_t,
) -> cudaError_t;

#[group(CUDART_TEXTURE_OBJECT)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(init_rt, callback)]
#[see(cudaCreateTextureObject, cuTexObjectGetTextureDesc)]
fn cudaGetTextureObjectTextureDesc(
    pTexDesc: *mut cudaTextureDesc,
    texObject: cudaTextureObject_t,
) -> cudaError_t;

#[group(CUDART_TEXTURE_OBJECT)]
#[base(cudaGetTextureObjectTextureDesc)]
#[not_default]
#[toolkits("11.8.89".."12.0.107")]
#[returns("11.8.89".."12.0.107", Success, InvalidValue)]
#[notes(init_rt, callback)]
#[see(cudaCreateTextureObject, cuTexObjectGetTextureDesc)]
fn cudaGetTextureObjectTextureDesc_v2(
    pTexDesc: *mut cudaTextureDesc_v2,
    texObject: cudaTextureObject_t,
) -> cudaError_t;
