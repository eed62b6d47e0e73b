//! Written by `cuspec import` from `cuda_runtime_api.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDART_TEXTURE)]
#[toolkits("11.7.99".."12.0.107")]
#[returns("11.7.99".."12.0.107", Success, InvalidValue, InvalidTexture)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaCreateChannelDesc, cudaChannelFormatKind, cudaGetChannelDesc)]
#[see(cudaGetTextureReference, cudaBindTexture, cudaChannelFormatDesc)]
#[see(cudaBindTexture2D, cudaBindTextureToArray, cudaArray_const_t)]
#[see(cudaUnbindTexture, cudaGetTextureAlignmentOffset, cuTexRefSetAddress)]
#[see(cuTexRefSetAddressMode, cuTexRefSetFormat, cuTexRefSetFlags)]
#[see(cuTexRefSetBorderColor)]
#[deprecated]
fn cudaBindTexture(
    offset: *mut usize,
    texref: *const textureReference,
    devPtr: *const c_void,
    desc: *const cudaChannelFormatDesc,
    size: usize,
) -> cudaError_t;

#[group(CUDART_TEXTURE)]
#[toolkits("11.7.99".."12.0.107")]
#[returns("11.7.99".."12.0.107", Success, InvalidValue, InvalidTexture)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaCreateChannelDesc, cudaChannelFormatKind, cudaGetChannelDesc)]
#[see(cudaGetTextureReference, cudaBindTexture, cudaChannelFormatDesc)]
#[see(cudaBindTexture2D, cudaBindTextureToArray, cudaArray_const_t)]
#[see(cudaUnbindTexture, cudaGetTextureAlignmentOffset, cuTexRefSetAddress2D)]
#[see(cuTexRefSetFormat, cuTexRefSetFlags, cuTexRefSetAddressMode)]
#[see(cuTexRefSetBorderColor)]
#[deprecated]
fn cudaBindTexture2D(
    offset: *mut usize,
    texref: *const textureReference,
    devPtr: *const c_void,
    desc: *const cudaChannelFormatDesc,
    width: usize,
    height: usize,
    pitch: usize,
) -> cudaError_t;

#[group(CUDART_TEXTURE)]
#[toolkits("11.7.99".."12.0.107")]
#[returns("11.7.99".."12.0.107", Success, InvalidValue, InvalidTexture)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaCreateChannelDesc, cudaChannelFormatKind, cudaGetChannelDesc)]
#[see(cudaGetTextureReference, cudaBindTexture, cudaChannelFormatDesc)]
#[see(cudaBindTexture2D, cudaBindTextureToArray, cudaArray_const_t)]
#[see(cudaUnbindTexture, cudaGetTextureAlignmentOffset, cuTexRefSetArray)]
#[see(cuTexRefSetFormat, cuTexRefSetFlags, cuTexRefSetAddressMode)]
#[see(cuTexRefSetFilterMode, cuTexRefSetBorderColor)]
#[see(cuTexRefSetMaxAnisotropy)]
#[deprecated]
fn cudaBindTextureToArray(
    texref: *const textureReference,
    array: cudaArray_const_t,
    desc: *const cudaChannelFormatDesc,
) -> cudaError_t;

#[group(CUDART_TEXTURE)]
#[toolkits("11.7.99".."12.0.107")]
#[returns("11.7.99".."12.0.107", Success, InvalidValue, InvalidTexture)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaCreateChannelDesc, cudaChannelFormatKind, cudaGetChannelDesc)]
#[see(cudaGetTextureReference, cudaBindTexture, cudaChannelFormatDesc)]
#[see(cudaBindTexture2D, cudaBindTextureToArray, cudaArray_const_t)]
#[see(cudaUnbindTexture, cudaGetTextureAlignmentOffset)]
#[see(cuTexRefSetMipmappedArray, cuTexRefSetMipmapFilterMode)]
#[see(cuTexRefSetMipmapLevelClamp, cuTexRefSetMipmapLevelBias)]
#[see(cuTexRefSetFormat, cuTexRefSetFlags, cuTexRefSetAddressMode)]
#[see(cuTexRefSetBorderColor, cuTexRefSetMaxAnisotropy)]
#[deprecated]
fn cudaBindTextureToMipmappedArray(
    texref: *const textureReference,
    mipmappedArray: cudaMipmappedArray_const_t,
    desc: *const cudaChannelFormatDesc,
) -> cudaError_t;

#[group(CUDART_TEXTURE)]
#[toolkits("11.7.99".."12.0.107")]
#[returns("11.7.99".."12.0.107", Success, InvalidTexture, InvalidTextureBinding)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaCreateChannelDesc, cudaChannelFormatKind, cudaGetChannelDesc)]
#[see(cudaGetTextureReference, cudaBindTexture, cudaChannelFormatDesc)]
#[see(cudaBindTexture2D, cudaBindTextureToArray, cudaArray_const_t)]
#[see(cudaUnbindTexture, cudaGetTextureAlignmentOffset)]
#[deprecated]
fn cudaGetTextureAlignmentOffset(
    offset: *mut usize,
    texref: *const textureReference,
) -> cudaError_t;

#[group(CUDART_TEXTURE)]
#[toolkits("11.7.99".."12.0.107")]
#[returns("11.7.99".."12.0.107", Success, InvalidTexture)]
#[notes(errors_from_earlier_launches, string_api_deprecation_50, init_rt)]
#[notes(callback)]
#[see(cudaCreateChannelDesc, cudaChannelFormatKind, cudaGetChannelDesc)]
#[see(cudaGetTextureAlignmentOffset, cudaBindTexture, cudaChannelFormatDesc)]
#[see(cudaBindTexture2D, cudaBindTextureToArray, cudaArray_const_t)]
#[see(cudaUnbindTexture, cuModuleGetTexRef)]
#[deprecated]
fn cudaGetTextureReference(
    texref: *mut *const textureReference,
    symbol: *const c_void,
) -> cudaError_t;

#[group(CUDART_TEXTURE)]
#[toolkits("11.7.99".."12.0.107")]
#[returns("11.7.99".."12.0.107", Success, InvalidTexture)]
#[notes(errors_from_earlier_launches, init_rt, callback)]
#[see(cudaCreateChannelDesc, cudaChannelFormatKind, cudaGetChannelDesc)]
#[see(cudaGetTextureReference, cudaBindTexture, cudaChannelFormatDesc)]
#[see(cudaBindTexture2D, cudaBindTextureToArray, cudaArray_const_t)]
#[see(cudaUnbindTexture, cudaGetTextureAlignmentOffset)]
#[deprecated]
fn cudaUnbindTexture(texref: *const textureReference) -> cudaError_t;
