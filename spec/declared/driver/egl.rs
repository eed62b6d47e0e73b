//! Written by `cuspec import` from `cuda.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDA_EGL)]
#[header("cudaEGL.h")]
#[introduced(7000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, INVALID_HANDLE, LAUNCH_TIMEOUT)]
#[see(cuEGLStreamConsumerConnect, cuEGLStreamConsumerDisconnect)]
#[see(cuEGLStreamConsumerAcquireFrame, cuEGLStreamConsumerReleaseFrame)]
#[see(cudaEGLStreamConsumerAcquireFrame)]
fn cuEGLStreamConsumerAcquireFrame(
    conn: *mut CUeglStreamConnection,
    pCudaResource: *mut CUgraphicsResource,
    pStream: *mut CUstream,
    timeout: c_uint,
) -> CUresult;

#[group(CUDA_EGL)]
#[header("cudaEGL.h")]
#[introduced(7000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, INVALID_HANDLE, INVALID_CONTEXT)]
#[see(cuEGLStreamConsumerConnect, cuEGLStreamConsumerDisconnect)]
#[see(cuEGLStreamConsumerAcquireFrame, cuEGLStreamConsumerReleaseFrame)]
#[see(cudaEGLStreamConsumerConnect)]
fn cuEGLStreamConsumerConnect(conn: *mut CUeglStreamConnection, stream: EGLStreamKHR) -> CUresult;

#[group(CUDA_EGL)]
#[header("cudaEGL.h")]
#[introduced(8000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, INVALID_HANDLE, INVALID_CONTEXT)]
#[see(cuEGLStreamConsumerConnect, cuEGLStreamConsumerDisconnect)]
#[see(cuEGLStreamConsumerAcquireFrame, cuEGLStreamConsumerReleaseFrame)]
#[see(cudaEGLStreamConsumerConnectWithFlags)]
fn cuEGLStreamConsumerConnectWithFlags(
    conn: *mut CUeglStreamConnection,
    stream: EGLStreamKHR,
    flags: c_uint,
) -> CUresult;

#[group(CUDA_EGL)]
#[header("cudaEGL.h")]
#[introduced(7000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, INVALID_HANDLE, INVALID_CONTEXT)]
#[see(cuEGLStreamConsumerConnect, cuEGLStreamConsumerDisconnect)]
#[see(cuEGLStreamConsumerAcquireFrame, cuEGLStreamConsumerReleaseFrame)]
#[see(cudaEGLStreamConsumerDisconnect)]
fn cuEGLStreamConsumerDisconnect(conn: *mut CUeglStreamConnection) -> CUresult;

#[group(CUDA_EGL)]
#[header("cudaEGL.h")]
#[introduced(7000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, INVALID_HANDLE)]
#[see(cuEGLStreamConsumerConnect, cuEGLStreamConsumerDisconnect)]
#[see(cuEGLStreamConsumerAcquireFrame, cuEGLStreamConsumerReleaseFrame)]
#[see(cudaEGLStreamConsumerReleaseFrame)]
fn cuEGLStreamConsumerReleaseFrame(
    conn: *mut CUeglStreamConnection,
    pCudaResource: CUgraphicsResource,
    pStream: *mut CUstream,
) -> CUresult;

#[group(CUDA_EGL)]
#[header("cudaEGL.h")]
#[introduced(7000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, INVALID_HANDLE, INVALID_CONTEXT)]
#[see(cuEGLStreamProducerConnect, cuEGLStreamProducerDisconnect)]
#[see(cuEGLStreamProducerPresentFrame, cudaEGLStreamProducerConnect)]
fn cuEGLStreamProducerConnect(
    conn: *mut CUeglStreamConnection,
    stream: EGLStreamKHR,
    width: EGLint,
    height: EGLint,
) -> CUresult;

#[group(CUDA_EGL)]
#[header("cudaEGL.h")]
#[introduced(7000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, INVALID_HANDLE, INVALID_CONTEXT)]
#[see(cuEGLStreamProducerConnect, cuEGLStreamProducerDisconnect)]
#[see(cuEGLStreamProducerPresentFrame, cudaEGLStreamProducerDisconnect)]
fn cuEGLStreamProducerDisconnect(conn: *mut CUeglStreamConnection) -> CUresult;

#[group(CUDA_EGL)]
#[header("cudaEGL.h")]
#[introduced(7000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, INVALID_HANDLE)]
#[see(cuEGLStreamProducerConnect, cuEGLStreamProducerDisconnect)]
#[see(cuEGLStreamProducerReturnFrame, cudaEGLStreamProducerPresentFrame)]
fn cuEGLStreamProducerPresentFrame(
    conn: *mut CUeglStreamConnection,
    eglframe: CUeglFrame,
    pStream: *mut CUstream,
) -> CUresult;

#[group(CUDA_EGL)]
#[header("cudaEGL.h")]
#[introduced(7000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, INVALID_HANDLE, LAUNCH_TIMEOUT)]
#[see(cuEGLStreamProducerConnect, cuEGLStreamProducerDisconnect)]
#[see(cuEGLStreamProducerPresentFrame, cudaEGLStreamProducerReturnFrame)]
fn cuEGLStreamProducerReturnFrame(
    conn: *mut CUeglStreamConnection,
    eglframe: *mut CUeglFrame,
    pStream: *mut CUstream,
) -> CUresult;

#[group(CUDA_EGL)]
#[header("cudaEGL.h")]
#[introduced(9000)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, OUT_OF_MEMORY,
)]
#[see(cuEventQuery, cuEventSynchronize, cuEventDestroy)]
fn cuEventCreateFromEGLSync(phEvent: *mut CUevent, eglSync: EGLSyncKHR, flags: c_uint) -> CUresult;

#[group(CUDA_EGL)]
#[header("cudaEGL.h")]
#[introduced(7000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, INVALID_HANDLE, ALREADY_MAPPED, INVALID_CONTEXT)]
#[see(cuGraphicsEGLRegisterImage, cuGraphicsUnregisterResource)]
#[see(cuGraphicsResourceSetMapFlags, cuGraphicsMapResources)]
#[see(cuGraphicsUnmapResources, cudaGraphicsEGLRegisterImage)]
fn cuGraphicsEGLRegisterImage(
    pCudaResource: *mut CUgraphicsResource,
    image: EGLImageKHR,
    flags: c_uint,
) -> CUresult;

#[group(CUDA_EGL)]
#[header("cudaEGL.h")]
#[introduced(7000)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE, INVALID_HANDLE,
    NOT_MAPPED,
)]
#[see(cuGraphicsMapResources, cuGraphicsSubResourceGetMappedArray)]
#[see(cuGraphicsResourceGetMappedPointer)]
#[see(cudaGraphicsResourceGetMappedEglFrame)]
fn cuGraphicsResourceGetMappedEglFrame(
    eglFrame: *mut CUeglFrame,
    resource: CUgraphicsResource,
    index: c_uint,
    mipLevel: c_uint,
) -> CUresult;
