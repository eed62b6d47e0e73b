//! Written by `cuspec import` from `cuda_runtime_api.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDART_OPENGL_DEPRECATED)]
#[header("cuda_gl_interop.h")]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, MapBufferObjectFailed)]
#[notes(errors_from_earlier_launches)]
#[see(cudaGraphicsMapResources)]
#[deprecated]
fn cudaGLMapBufferObject(devPtr: *mut *mut c_void, bufObj: GLuint) -> cudaError_t;

#[group(CUDART_OPENGL_DEPRECATED)]
#[header("cuda_gl_interop.h")]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, MapBufferObjectFailed)]
#[notes(errors_from_earlier_launches)]
#[see(cudaGraphicsMapResources)]
#[deprecated]
fn cudaGLMapBufferObjectAsync(
    devPtr: *mut *mut c_void,
    bufObj: GLuint,
    stream: cudaStream_t,
) -> cudaError_t;

#[group(CUDART_OPENGL_DEPRECATED)]
#[header("cuda_gl_interop.h")]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InitializationError)]
#[notes(errors_from_earlier_launches)]
#[see(cudaGraphicsGLRegisterBuffer)]
#[deprecated]
fn cudaGLRegisterBufferObject(bufObj: GLuint) -> cudaError_t;

#[group(CUDART_OPENGL_DEPRECATED)]
#[header("cuda_gl_interop.h")]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue, InvalidResourceHandle, Unknown)]
#[notes(errors_from_earlier_launches)]
#[see(cudaGraphicsResourceSetMapFlags)]
#[deprecated]
fn cudaGLSetBufferObjectMapFlags(bufObj: GLuint, flags: c_uint) -> cudaError_t;

#[group(CUDART_OPENGL_DEPRECATED)]
#[header("cuda_gl_interop.h")]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidDevice, SetOnActiveProcess)]
#[notes(errors_from_earlier_launches)]
#[see(cudaGraphicsGLRegisterBuffer, cudaGraphicsGLRegisterImage)]
#[deprecated]
fn cudaGLSetGLDevice(device: c_int) -> cudaError_t;

#[group(CUDART_OPENGL_DEPRECATED)]
#[header("cuda_gl_interop.h")]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, UnmapBufferObjectFailed)]
#[notes(errors_from_earlier_launches)]
#[see(cudaGraphicsUnmapResources)]
#[deprecated]
fn cudaGLUnmapBufferObject(bufObj: GLuint) -> cudaError_t;

#[group(CUDART_OPENGL_DEPRECATED)]
#[header("cuda_gl_interop.h")]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, UnmapBufferObjectFailed)]
#[notes(errors_from_earlier_launches)]
#[see(cudaGraphicsUnmapResources)]
#[deprecated]
fn cudaGLUnmapBufferObjectAsync(bufObj: GLuint, stream: cudaStream_t) -> cudaError_t;

#[group(CUDART_OPENGL_DEPRECATED)]
#[header("cuda_gl_interop.h")]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success)]
#[notes(errors_from_earlier_launches)]
#[see(cudaGraphicsUnregisterResource)]
#[deprecated]
fn cudaGLUnregisterBufferObject(bufObj: GLuint) -> cudaError_t;
