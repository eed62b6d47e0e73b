//! Written by `cuspec import` from `cuda_runtime_api.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDART_EGL)]
#[header("cuda_egl_interop.h")]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue, Unknown, LaunchTimeout)]
#[see(cudaEGLStreamConsumerConnect, cudaEGLStreamConsumerDisconnect)]
#[see(cudaEGLStreamConsumerReleaseFrame, cuEGLStreamConsumerAcquireFrame)]
fn cudaEGLStreamConsumerAcquireFrame(
    conn: *mut cudaEglStreamConnection,
    pCudaResource: *mut cudaGraphicsResource_t,
    pStream: *mut cudaStream_t,
    timeout: c_uint,
) -> cudaError_t;

#[group(CUDART_EGL)]
#[header("cuda_egl_interop.h")]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue, Unknown)]
#[see(cudaEGLStreamConsumerDisconnect, cudaEGLStreamConsumerAcquireFrame)]
#[see(cudaEGLStreamConsumerReleaseFrame, cuEGLStreamConsumerConnect)]
fn cudaEGLStreamConsumerConnect(
    conn: *mut cudaEglStreamConnection,
    eglStream: EGLStreamKHR,
) -> cudaError_t;

#[group(CUDART_EGL)]
#[header("cuda_egl_interop.h")]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue, Unknown)]
#[see(cudaEGLStreamConsumerDisconnect, cudaEGLStreamConsumerAcquireFrame)]
#[see(cudaEGLStreamConsumerReleaseFrame, cuEGLStreamConsumerConnectWithFlags)]
fn cudaEGLStreamConsumerConnectWithFlags(
    conn: *mut cudaEglStreamConnection,
    eglStream: EGLStreamKHR,
    flags: c_uint,
) -> cudaError_t;

#[group(CUDART_EGL)]
#[header("cuda_egl_interop.h")]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue, Unknown)]
#[see(cudaEGLStreamConsumerConnect, cudaEGLStreamConsumerAcquireFrame)]
#[see(cudaEGLStreamConsumerReleaseFrame, cuEGLStreamConsumerDisconnect)]
fn cudaEGLStreamConsumerDisconnect(conn: *mut cudaEglStreamConnection) -> cudaError_t;

#[group(CUDART_EGL)]
#[header("cuda_egl_interop.h")]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue, Unknown)]
#[see(cudaEGLStreamConsumerConnect, cudaEGLStreamConsumerDisconnect)]
#[see(cudaEGLStreamConsumerAcquireFrame, cuEGLStreamConsumerReleaseFrame)]
fn cudaEGLStreamConsumerReleaseFrame(
    conn: *mut cudaEglStreamConnection,
    pCudaResource: cudaGraphicsResource_t,
    pStream: *mut cudaStream_t,
) -> cudaError_t;

#[group(CUDART_EGL)]
#[header("cuda_egl_interop.h")]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue, Unknown)]
#[see(cudaEGLStreamProducerDisconnect, cudaEGLStreamProducerPresentFrame)]
#[see(cudaEGLStreamProducerReturnFrame, cuEGLStreamProducerConnect)]
fn cudaEGLStreamProducerConnect(
    conn: *mut cudaEglStreamConnection,
    eglStream: EGLStreamKHR,
    width: EGLint,
    height: EGLint,
) -> cudaError_t;

#[group(CUDART_EGL)]
#[header("cuda_egl_interop.h")]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue, Unknown)]
#[see(cudaEGLStreamProducerConnect, cudaEGLStreamProducerPresentFrame)]
#[see(cudaEGLStreamProducerReturnFrame, cuEGLStreamProducerDisconnect)]
fn cudaEGLStreamProducerDisconnect(conn: *mut cudaEglStreamConnection) -> cudaError_t;

#[group(CUDART_EGL)]
#[header("cuda_egl_interop.h")]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue, Unknown)]
#[see(cudaEGLStreamProducerConnect, cudaEGLStreamProducerDisconnect)]
#[see(cudaEGLStreamProducerReturnFrame, cuEGLStreamProducerPresentFrame)]
fn cudaEGLStreamProducerPresentFrame(
    conn: *mut cudaEglStreamConnection,
    eglframe: cudaEglFrame,
    pStream: *mut cudaStream_t,
) -> cudaError_t;

#[group(CUDART_EGL)]
#[header("cuda_egl_interop.h")]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, LaunchTimeout, InvalidValue, Unknown)]
#[see(cudaEGLStreamProducerConnect, cudaEGLStreamProducerDisconnect)]
#[see(cudaEGLStreamProducerPresentFrame, cuEGLStreamProducerReturnFrame)]
fn cudaEGLStreamProducerReturnFrame(
    conn: *mut cudaEglStreamConnection,
    eglframe: *mut cudaEglFrame,
    pStream: *mut cudaStream_t,
) -> cudaError_t;

#[group(CUDART_EGL)]
#[header("cuda_egl_interop.h")]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InitializationError, InvalidValue, LaunchFailure, MemoryAllocation)]
#[see(cudaEventQuery, cudaEventSynchronize, cudaEventDestroy)]
fn cudaEventCreateFromEGLSync(
    phEvent: *mut cudaEvent_t,
    eglSync: EGLSyncKHR,
    flags: c_uint,
) -> cudaError_t;

#[group(CUDART_EGL)]
#[header("cuda_egl_interop.h")]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidResourceHandle, InvalidValue, Unknown)]
#[see(cudaGraphicsUnregisterResource, cudaGraphicsResourceGetMappedEglFrame)]
#[see(cuGraphicsEGLRegisterImage)]
fn cudaGraphicsEGLRegisterImage(
    pCudaResource: *mut *mut cudaGraphicsResource,
    image: EGLImageKHR,
    flags: c_uint,
) -> cudaError_t;

#[group(CUDART_EGL)]
#[header("cuda_egl_interop.h")]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue, Unknown)]
#[see(cudaGraphicsSubResourceGetMappedArray)]
#[see(cudaGraphicsResourceGetMappedPointer)]
#[see(cuGraphicsResourceGetMappedEglFrame)]
fn cudaGraphicsResourceGetMappedEglFrame(
    eglFrame: *mut cudaEglFrame,
    resource: cudaGraphicsResource_t,
    index: c_uint,
    mipLevel: c_uint,
) -> cudaError_t;
