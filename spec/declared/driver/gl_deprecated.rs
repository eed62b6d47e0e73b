//! Written by `cuspec import` from `cuda.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDA_GL_DEPRECATED)]
#[header("cudaGL.h")]
#[not_default]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
fn cuGLCtxCreate(pCtx: *mut CUcontext, Flags: c_uint, device: CUdevice) -> CUresult;

#[group(CUDA_GL_DEPRECATED)]
#[base(cuGLCtxCreate)]
#[header("cudaGL.h")]
#[introduced(3020)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, OUT_OF_MEMORY,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuCtxCreate, cuGLInit, cuGLMapBufferObject, cuGLRegisterBufferObject)]
#[see(cuGLUnmapBufferObject, cuGLUnregisterBufferObject)]
#[see(cuGLMapBufferObjectAsync, cuGLUnmapBufferObjectAsync)]
#[see(cuGLSetBufferObjectMapFlags, cuWGLGetDevice)]
#[deprecated]
fn cuGLCtxCreate_v2(pCtx: *mut CUcontext, Flags: c_uint, device: CUdevice) -> CUresult;

#[group(CUDA_GL_DEPRECATED)]
#[header("cudaGL.h")]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, UNKNOWN)]
#[notes(errors_from_earlier_launches)]
#[see(cuGLMapBufferObject, cuGLRegisterBufferObject, cuGLUnmapBufferObject)]
#[see(cuGLUnregisterBufferObject, cuGLMapBufferObjectAsync)]
#[see(cuGLUnmapBufferObjectAsync, cuGLSetBufferObjectMapFlags)]
#[see(cuWGLGetDevice)]
#[deprecated]
fn cuGLInit() -> CUresult;

#[group(CUDA_GL_DEPRECATED)]
#[header("cudaGL.h")]
#[not_default]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
fn cuGLMapBufferObject(dptr: *mut CUdeviceptr_v1, size: *mut c_uint, buffer: GLuint) -> CUresult;

#[group(CUDA_GL_DEPRECATED)]
#[header("cudaGL.h")]
#[not_default]
#[introduced(2030)]
#[toolkits("11.7.99"..)]
fn cuGLMapBufferObjectAsync(
    dptr: *mut CUdeviceptr_v1,
    size: *mut c_uint,
    buffer: GLuint,
    hStream: CUstream,
) -> CUresult;

#[group(CUDA_GL_DEPRECATED)]
#[base(cuGLMapBufferObjectAsync)]
#[header("cudaGL.h")]
#[introduced(3020)]
#[toolkits("11.7.99"..)]
#[per_thread(cuGLMapBufferObjectAsync_v2_ptsz, 7000)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, MAP_FAILED,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuGraphicsMapResources)]
#[deprecated]
fn cuGLMapBufferObjectAsync_v2(
    dptr: *mut CUdeviceptr,
    size: *mut usize,
    buffer: GLuint,
    hStream: CUstream,
) -> CUresult;

#[group(CUDA_GL_DEPRECATED)]
#[base(cuGLMapBufferObject)]
#[header("cudaGL.h")]
#[introduced(3020)]
#[toolkits("11.7.99"..)]
#[per_thread(cuGLMapBufferObject_v2_ptds, 7000)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, MAP_FAILED,
)]
#[notes(errors_from_earlier_launches)]
#[see(cuGraphicsMapResources)]
#[deprecated]
fn cuGLMapBufferObject_v2(dptr: *mut CUdeviceptr, size: *mut usize, buffer: GLuint) -> CUresult;

#[group(CUDA_GL_DEPRECATED)]
#[header("cudaGL.h")]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, ALREADY_MAPPED)]
#[notes(errors_from_earlier_launches)]
#[see(cuGraphicsGLRegisterBuffer)]
#[deprecated]
fn cuGLRegisterBufferObject(buffer: GLuint) -> CUresult;

#[group(CUDA_GL_DEPRECATED)]
#[header("cudaGL.h")]
#[introduced(2030)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, NOT_INITIALIZED, INVALID_HANDLE, ALREADY_MAPPED, INVALID_CONTEXT)]
#[notes(errors_from_earlier_launches)]
#[see(cuGraphicsResourceSetMapFlags)]
#[deprecated]
fn cuGLSetBufferObjectMapFlags(buffer: GLuint, Flags: c_uint) -> CUresult;

#[group(CUDA_GL_DEPRECATED)]
#[header("cudaGL.h")]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[notes(errors_from_earlier_launches)]
#[see(cuGraphicsUnmapResources)]
#[deprecated]
fn cuGLUnmapBufferObject(buffer: GLuint) -> CUresult;

#[group(CUDA_GL_DEPRECATED)]
#[header("cudaGL.h")]
#[introduced(2030)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[notes(errors_from_earlier_launches)]
#[see(cuGraphicsUnmapResources)]
#[deprecated]
fn cuGLUnmapBufferObjectAsync(buffer: GLuint, hStream: CUstream) -> CUresult;

#[group(CUDA_GL_DEPRECATED)]
#[header("cudaGL.h")]
#[introduced(2000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[notes(errors_from_earlier_launches)]
#[see(cuGraphicsUnregisterResource)]
#[deprecated]
fn cuGLUnregisterBufferObject(buffer: GLuint) -> CUresult;
