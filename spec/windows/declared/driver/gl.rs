//! Written by `cuspec import` from `cuda.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDA_GL)]
#[header("cudaGL.h")]
#[introduced(2020)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[notes(errors_from_earlier_launches)]
#[see(cuGLMapBufferObject, cuGLRegisterBufferObject, cuGLUnmapBufferObject)]
#[see(cuGLUnregisterBufferObject, cuGLUnmapBufferObjectAsync)]
#[see(cuGLSetBufferObjectMapFlags, cudaWGLGetDevice)]
fn cuWGLGetDevice(pDevice: *mut CUdevice, hGpu: HGPUNV) -> CUresult;
