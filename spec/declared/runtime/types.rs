//! Written by `cuspec import` from `cuda_runtime_api.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[toolkits("11.7.99"..)]
type EGLImageKHR = *mut c_void;

#[toolkits("11.7.99"..)]
type EGLStreamKHR = *mut c_void;

#[toolkits("11.7.99"..)]
type EGLSyncKHR = *mut c_void;

#[toolkits("11.7.99"..)]
type EGLint = i32;

#[toolkits("11.7.99"..)]
type GLenum = c_uint;

#[toolkits("11.7.99"..)]
type GLuint = c_uint;

#[toolkits("11.7.99"..)]
type VdpDevice = u32;

#[toolkits("11.7.99"..)]
type VdpFuncId = u32;

#[toolkits("11.7.99"..)]
type VdpGetProcAddress =
    Option<unsafe extern "C" fn(VdpDevice, VdpFuncId, *mut *mut c_void) -> VdpStatus>;

#[toolkits("11.7.99"..)]
type VdpOutputSurface = u32;

#[toolkits("11.7.99"..)]
type VdpStatus = u32;

#[toolkits("11.7.99"..)]
type VdpVideoSurface = u32;

#[toolkits("11.7.99"..)]
type cudaArray_const_t = *const cudaArray;

#[toolkits("11.7.99"..)]
#[handle]
type cudaArray_t = *mut cudaArray;

#[toolkits("12.4.99"..)]
type cudaAsyncCallback = Option<
    unsafe extern "C" fn(*mut cudaAsyncNotificationInfo_t, *mut c_void, cudaAsyncCallbackHandle_t),
>;

#[toolkits("12.4.99"..)]
#[handle]
type cudaAsyncCallbackHandle_t = *mut cudaAsyncCallbackEntry;

#[toolkits("13.1.80"..)]
#[handle]
type cudaDevResourceDesc_t = *mut CUdevResourceDesc_st;

#[toolkits("11.7.99"..)]
#[handle]
type cudaEglStreamConnection = *mut CUeglStreamConnection_st;

#[toolkits("11.7.99"..)]
#[handle]
type cudaEvent_t = *mut CUevent_st;

#[toolkits("13.1.80"..)]
#[handle]
type cudaExecutionContext_t = *mut cudaExecutionContext_st;

#[toolkits("11.7.99"..)]
#[handle]
type cudaExternalMemory_t = *mut CUexternalMemory_st;

#[toolkits("11.7.99"..)]
#[handle]
type cudaExternalSemaphore_t = *mut CUexternalSemaphore_st;

#[toolkits("11.7.99"..)]
#[handle]
type cudaFunction_t = *mut CUfunc_st;

#[toolkits("12.3.52"..)]
type cudaGraphConditionalHandle = c_ulonglong;

#[toolkits("12.4.99"..)]
#[handle]
type cudaGraphDeviceNode_t = *mut CUgraphDeviceUpdatableNode_st;

#[toolkits("11.7.99"..)]
#[handle]
type cudaGraphExec_t = *mut CUgraphExec_st;

#[toolkits("11.7.99"..)]
#[handle]
type cudaGraphNode_t = *mut CUgraphNode_st;

#[toolkits("13.3.29"..)]
type cudaGraphRecaptureCallback_t = Option<
    unsafe extern "C" fn(
        *mut c_void,
        cudaGraphNode_t,
        *const cudaGraphNodeParams,
        *const cudaGraphNodeParams,
        cudaGraphRecaptureStatus,
    ) -> cudaError_t,
>;

#[toolkits("11.7.99"..)]
#[handle]
type cudaGraph_t = *mut CUgraph_st;

#[toolkits("11.7.99"..)]
#[handle]
type cudaGraphicsResource_t = *mut cudaGraphicsResource;

#[toolkits("11.7.99"..)]
type cudaHostFn_t = Option<unsafe extern "C" fn(*mut c_void)>;

#[toolkits("12.1.55"..)]
#[handle]
type cudaKernel_t = *mut CUkern_st;

#[toolkits("12.8.57"..)]
#[handle]
type cudaLibrary_t = *mut CUlib_st;

#[toolkits("13.0.48"..)]
type cudaLogIterator = c_uint;

#[toolkits("13.0.48"..)]
#[handle]
type cudaLogsCallbackHandle = *mut CUlogsCallbackEntry_st;

#[toolkits("13.0.48"..)]
type cudaLogsCallback_t =
    Option<unsafe extern "C" fn(*mut c_void, cudaLogLevel, *mut c_char, usize)>;

#[toolkits("11.7.99"..)]
#[handle]
type cudaMemPool_t = *mut CUmemPoolHandle_st;

#[toolkits("11.7.99"..)]
type cudaMipmappedArray_const_t = *const cudaMipmappedArray;

#[toolkits("11.7.99"..)]
#[handle]
type cudaMipmappedArray_t = *mut cudaMipmappedArray;

#[toolkits("11.7.99"..)]
type cudaStreamCallback_t = Option<unsafe extern "C" fn(cudaStream_t, cudaError_t, *mut c_void)>;

#[toolkits("11.7.99"..)]
#[handle]
type cudaStream_t = *mut CUstream_st;

#[toolkits("11.7.99"..)]
type cudaSurfaceObject_t = c_ulonglong;

#[toolkits("11.7.99"..)]
type cudaTextureObject_t = c_ulonglong;

#[toolkits("11.7.99"..)]
type cudaUUID_t = CUuuid;

#[toolkits("11.7.99"..)]
#[handle]
type cudaUserObject_t = *mut CUuserObject_st;
