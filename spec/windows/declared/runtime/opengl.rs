//! Written by `cuspec import` from `cuda_runtime_api.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDART_OPENGL)]
#[header("cuda_gl_interop.h")]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success)]
#[notes(errors_from_earlier_launches)]
#[see(cuWGLGetDevice)]
fn cudaWGLGetDevice(device: *mut c_int, hGpu: HGPUNV) -> cudaError_t;
