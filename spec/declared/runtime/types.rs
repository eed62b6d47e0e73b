//! Written by `cuspec import` from `cuda_runtime_api.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[toolkits("13.0.96"..)]
#[handle]
type cudaArray_const_t = *mut cudaArray;

#[toolkits("13.0.96"..)]
#[handle]
type cudaArray_t = *mut cudaArray;

#[toolkits("13.0.96"..)]
type cudaAsyncCallback = Option<
    unsafe extern "C" fn(*mut cudaAsyncNotificationInfo_t, *mut c_void, cudaAsyncCallbackHandle_t),
>;

#[toolkits("13.0.96"..)]
#[handle]
type cudaAsyncCallbackHandle_t = *mut cudaAsyncCallbackEntry;

#[toolkits("13.0.96"..)]
#[handle]
type cudaEvent_t = *mut CUevent_st;

#[toolkits("13.0.96"..)]
#[handle]
type cudaExternalMemory_t = *mut CUexternalMemory_st;

#[toolkits("13.0.96"..)]
#[handle]
type cudaExternalSemaphore_t = *mut CUexternalSemaphore_st;

#[toolkits("13.0.96"..)]
#[handle]
type cudaFunction_t = *mut CUfunc_st;

#[toolkits("13.0.96"..)]
type cudaGraphConditionalHandle = c_ulonglong;

#[toolkits("13.0.96"..)]
#[handle]
type cudaGraphDeviceNode_t = *mut CUgraphDeviceUpdatableNode_st;

#[toolkits("13.0.96"..)]
#[handle]
type cudaGraphExec_t = *mut CUgraphExec_st;

#[toolkits("13.0.96"..)]
#[handle]
type cudaGraphNode_t = *mut CUgraphNode_st;

#[toolkits("13.0.96"..)]
#[handle]
type cudaGraph_t = *mut CUgraph_st;

#[toolkits("13.0.96"..)]
#[handle]
type cudaGraphicsResource_t = *mut cudaGraphicsResource;

#[toolkits("13.0.96"..)]
type cudaHostFn_t = Option<unsafe extern "C" fn(*mut c_void)>;

#[toolkits("13.0.96"..)]
#[handle]
type cudaKernel_t = *mut CUkern_st;

#[toolkits("13.0.96"..)]
#[handle]
type cudaLibrary_t = *mut CUlib_st;

#[toolkits("13.0.96"..)]
type cudaLogIterator = c_uint;

#[toolkits("13.0.96"..)]
#[handle]
type cudaLogsCallbackHandle = *mut CUlogsCallbackEntry_st;

#[toolkits("13.0.96"..)]
type cudaLogsCallback_t =
    Option<unsafe extern "C" fn(*mut c_void, cudaLogLevel, *mut c_char, usize)>;

#[toolkits("13.0.96"..)]
#[handle]
type cudaMemPool_t = *mut CUmemPoolHandle_st;

#[toolkits("13.0.96"..)]
#[handle]
type cudaMipmappedArray_const_t = *mut cudaMipmappedArray;

#[toolkits("13.0.96"..)]
#[handle]
type cudaMipmappedArray_t = *mut cudaMipmappedArray;

#[toolkits("13.0.96"..)]
type cudaStreamCallback_t = Option<unsafe extern "C" fn(cudaStream_t, cudaError_t, *mut c_void)>;

#[toolkits("13.0.96"..)]
#[handle]
type cudaStream_t = *mut CUstream_st;

#[toolkits("13.0.96"..)]
type cudaSurfaceObject_t = c_ulonglong;

#[toolkits("13.0.96"..)]
type cudaTextureObject_t = c_ulonglong;

#[toolkits("13.0.96"..)]
type cudaUUID_t = CUuuid;

#[toolkits("13.0.96"..)]
#[handle]
type cudaUserObject_t = *mut CUuserObject_st;
