//! Written by `cuspec import` from `cuda.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[toolkits("11.7.99"..)]
#[tag(CUDA_ARRAY3D_DESCRIPTOR_v1_st)]
#[layout(size = 24, align = 4)]
struct CUDA_ARRAY3D_DESCRIPTOR_v1 {
    #[offset(0)]
    Width: c_uint,
    #[offset(4)]
    Height: c_uint,
    #[offset(8)]
    Depth: c_uint,
    #[offset(12)]
    Format: CUarray_format,
    #[offset(16)]
    NumChannels: c_uint,
    #[offset(20)]
    Flags: c_uint,
}

#[toolkits("11.7.99"..)]
#[tag(CUDA_ARRAY3D_DESCRIPTOR_st)]
#[layout(size = 40, align = 8)]
struct CUDA_ARRAY3D_DESCRIPTOR_v2 {
    #[offset(0)]
    Width: usize,
    #[offset(8)]
    Height: usize,
    #[offset(16)]
    Depth: usize,
    #[offset(24)]
    Format: CUarray_format,
    #[offset(28)]
    NumChannels: c_uint,
    #[offset(32)]
    Flags: c_uint,
}

#[toolkits("11.7.99"..)]
#[tag(CUDA_ARRAY_DESCRIPTOR_v1_st)]
#[layout(size = 16, align = 4)]
struct CUDA_ARRAY_DESCRIPTOR_v1 {
    #[offset(0)]
    Width: c_uint,
    #[offset(4)]
    Height: c_uint,
    #[offset(8)]
    Format: CUarray_format,
    #[offset(12)]
    NumChannels: c_uint,
}

#[toolkits("11.7.99"..)]
#[tag(CUDA_ARRAY_DESCRIPTOR_st)]
#[layout(size = 24, align = 8)]
struct CUDA_ARRAY_DESCRIPTOR_v2 {
    #[offset(0)]
    Width: usize,
    #[offset(8)]
    Height: usize,
    #[offset(16)]
    Format: CUarray_format,
    #[offset(20)]
    NumChannels: c_uint,
}

#[toolkits("11.7.99"..)]
#[tag(CUDA_ARRAY_MEMORY_REQUIREMENTS_st)]
#[layout(size = 32, align = 8)]
struct CUDA_ARRAY_MEMORY_REQUIREMENTS_v1 {
    #[offset(0)]
    size: usize,
    #[offset(8)]
    alignment: usize,
    #[offset(16)]
    reserved: [c_uint; 4],
}

#[toolkits("11.7.99"..)]
#[tag(CUDA_ARRAY_SPARSE_PROPERTIES_st)]
#[layout(size = 48, align = 8)]
struct CUDA_ARRAY_SPARSE_PROPERTIES_v1 {
    #[offset(0)]
    tileExtent: CUDA_ARRAY_SPARSE_PROPERTIES_v1_tileExtent,
    #[offset(12)]
    miptailFirstLevel: c_uint,
    #[offset(16)]
    miptailSize: c_ulonglong,
    #[offset(24)]
    flags: c_uint,
    #[offset(28)]
    reserved: [c_uint; 4],
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 12, align = 4)]
struct CUDA_ARRAY_SPARSE_PROPERTIES_v1_tileExtent {
    #[offset(0)]
    width: c_uint,
    #[offset(4)]
    height: c_uint,
    #[offset(8)]
    depth: c_uint,
}

#[toolkits("11.7.99".."12.2.53")]
#[tag(CUDA_BATCH_MEM_OP_NODE_PARAMS_st)]
#[layout(size = 32, align = 8)]
struct CUDA_BATCH_MEM_OP_NODE_PARAMS {
    #[offset(0)]
    ctx: CUcontext,
    #[offset(8)]
    count: c_uint,
    #[offset(16)]
    paramArray: *mut CUstreamBatchMemOpParams,
    #[offset(24)]
    flags: c_uint,
}

#[toolkits("12.2.53"..)]
#[tag(CUDA_BATCH_MEM_OP_NODE_PARAMS_v1_st)]
#[layout(size = 32, align = 8)]
struct CUDA_BATCH_MEM_OP_NODE_PARAMS_v1 {
    #[offset(0)]
    ctx: CUcontext,
    #[offset(8)]
    count: c_uint,
    #[offset(16)]
    paramArray: *mut CUstreamBatchMemOpParams,
    #[offset(24)]
    flags: c_uint,
}

#[toolkits("12.2.53"..)]
#[tag(CUDA_BATCH_MEM_OP_NODE_PARAMS_v2_st)]
#[layout(size = 32, align = 8)]
struct CUDA_BATCH_MEM_OP_NODE_PARAMS_v2 {
    #[offset(0)]
    ctx: CUcontext,
    #[offset(8)]
    count: c_uint,
    #[offset(16)]
    paramArray: *mut CUstreamBatchMemOpParams,
    #[offset(24)]
    flags: c_uint,
}

#[toolkits("12.2.53".."12.9.37")]
#[tag(CUDA_CHILD_GRAPH_NODE_PARAMS_st)]
#[layout(size = 8, align = 8)]
struct CUDA_CHILD_GRAPH_NODE_PARAMS {
    #[offset(0)]
    graph: CUgraph,
}

#[toolkits("12.9.37"..)]
#[tag(CUDA_CHILD_GRAPH_NODE_PARAMS_st)]
#[layout(size = 16, align = 8)]
struct CUDA_CHILD_GRAPH_NODE_PARAMS {
    #[offset(0)]
    graph: CUgraph,
    #[offset(8)]
    ownership: CUgraphChildGraphNodeOwnership,
}

#[toolkits("12.3.52"..)]
#[anonymous]
#[layout(size = 32, align = 8)]
struct CUDA_CONDITIONAL_NODE_PARAMS {
    #[offset(0)]
    handle: CUgraphConditionalHandle,
    #[offset(8)]
    r#type: CUgraphConditionalNodeType,
    #[offset(12)]
    size: c_uint,
    #[offset(16)]
    phGraph_out: *mut CUgraph,
    #[offset(24)]
    ctx: CUcontext,
}

#[toolkits("12.2.53".."13.4.49")]
#[tag(CUDA_EVENT_RECORD_NODE_PARAMS_st)]
#[layout(size = 8, align = 8)]
struct CUDA_EVENT_RECORD_NODE_PARAMS {
    #[offset(0)]
    event: CUevent,
}

#[toolkits("13.4.49"..)]
#[tag(CUDA_EVENT_RECORD_NODE_PARAMS_st)]
#[layout(size = 16, align = 8)]
struct CUDA_EVENT_RECORD_NODE_PARAMS {
    #[offset(0)]
    event: CUevent,
    #[offset(8)]
    #[anonymous]
    _1: CUDA_EVENT_RECORD_NODE_PARAMS_anonymous1,
}

#[toolkits("13.4.49"..)]
#[anonymous]
#[layout(size = 8, align = 8)]
union CUDA_EVENT_RECORD_NODE_PARAMS_anonymous1 {
    #[offset(0)]
    ctx: CUcontext,
    #[offset(0)]
    gCtx: CUgreenCtx,
}

#[toolkits("12.2.53"..)]
#[tag(CUDA_EVENT_WAIT_NODE_PARAMS_st)]
#[layout(size = 8, align = 8)]
struct CUDA_EVENT_WAIT_NODE_PARAMS {
    #[offset(0)]
    event: CUevent,
}

#[toolkits("11.7.99"..)]
#[tag(CUDA_EXTERNAL_MEMORY_BUFFER_DESC_st)]
#[layout(size = 88, align = 8)]
struct CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1 {
    #[offset(0)]
    offset: c_ulonglong,
    #[offset(8)]
    size: c_ulonglong,
    #[offset(16)]
    flags: c_uint,
    #[offset(20)]
    reserved: [c_uint; 16],
}

#[toolkits("11.7.99"..)]
#[tag(CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st)]
#[layout(size = 104, align = 8)]
struct CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1 {
    #[offset(0)]
    r#type: CUexternalMemoryHandleType,
    #[offset(8)]
    handle: CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1_handle,
    #[offset(24)]
    size: c_ulonglong,
    #[offset(32)]
    flags: c_uint,
    #[offset(36)]
    reserved: [c_uint; 16],
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 16, align = 8)]
union CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1_handle {
    #[offset(0)]
    fd: c_int,
    #[offset(0)]
    win32: CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1_handle_win32,
    #[offset(0)]
    nvSciBufObject: *const c_void,
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 16, align = 8)]
struct CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1_handle_win32 {
    #[offset(0)]
    handle: *mut c_void,
    #[offset(8)]
    name: *const c_void,
}

#[toolkits("11.7.99"..)]
#[tag(CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_st)]
#[layout(size = 120, align = 8)]
struct CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1 {
    #[offset(0)]
    offset: c_ulonglong,
    #[offset(8)]
    arrayDesc: CUDA_ARRAY3D_DESCRIPTOR,
    #[offset(48)]
    numLevels: c_uint,
    #[offset(52)]
    reserved: [c_uint; 16],
}

#[toolkits("11.7.99"..)]
#[tag(CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st)]
#[layout(size = 96, align = 8)]
struct CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1 {
    #[offset(0)]
    r#type: CUexternalSemaphoreHandleType,
    #[offset(8)]
    handle: CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1_handle,
    #[offset(24)]
    flags: c_uint,
    #[offset(28)]
    reserved: [c_uint; 16],
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 16, align = 8)]
union CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1_handle {
    #[offset(0)]
    fd: c_int,
    #[offset(0)]
    win32: CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1_handle_win32,
    #[offset(0)]
    nvSciSyncObj: *const c_void,
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 16, align = 8)]
struct CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1_handle_win32 {
    #[offset(0)]
    handle: *mut c_void,
    #[offset(8)]
    name: *const c_void,
}

#[toolkits("11.7.99"..)]
#[tag(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st)]
#[layout(size = 144, align = 8)]
struct CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1 {
    #[offset(0)]
    params: CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params,
    #[offset(72)]
    flags: c_uint,
    #[offset(76)]
    reserved: [c_uint; 16],
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 72, align = 8)]
struct CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params {
    #[offset(0)]
    fence: CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_fence,
    #[offset(8)]
    nvSciSync: CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_nvSciSync,
    #[offset(16)]
    keyedMutex: CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_keyedMutex,
    #[offset(24)]
    reserved: [c_uint; 12],
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 8, align = 8)]
struct CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_fence {
    #[offset(0)]
    value: c_ulonglong,
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 8, align = 8)]
struct CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_keyedMutex {
    #[offset(0)]
    key: c_ulonglong,
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 8, align = 8)]
union CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_nvSciSync {
    #[offset(0)]
    fence: *mut c_void,
    #[offset(0)]
    reserved: c_ulonglong,
}

#[toolkits("11.7.99"..)]
#[tag(CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st)]
#[layout(size = 144, align = 8)]
struct CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1 {
    #[offset(0)]
    params: CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params,
    #[offset(72)]
    flags: c_uint,
    #[offset(76)]
    reserved: [c_uint; 16],
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 72, align = 8)]
struct CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params {
    #[offset(0)]
    fence: CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_fence,
    #[offset(8)]
    nvSciSync: CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_nvSciSync,
    #[offset(16)]
    keyedMutex: CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_keyedMutex,
    #[offset(32)]
    reserved: [c_uint; 10],
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 8, align = 8)]
struct CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_fence {
    #[offset(0)]
    value: c_ulonglong,
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 16, align = 8)]
struct CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_keyedMutex {
    #[offset(0)]
    key: c_ulonglong,
    #[offset(8)]
    timeoutMs: c_uint,
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 8, align = 8)]
union CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_nvSciSync {
    #[offset(0)]
    fence: *mut c_void,
    #[offset(0)]
    reserved: c_ulonglong,
}

#[toolkits("11.7.99"..)]
#[tag(CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_st)]
#[layout(size = 24, align = 8)]
struct CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1 {
    #[offset(0)]
    extSemArray: *mut CUexternalSemaphore,
    #[offset(8)]
    paramsArray: *const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS,
    #[offset(16)]
    numExtSems: c_uint,
}

#[toolkits("12.2.53".."13.4.49")]
#[tag(CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_st)]
#[layout(size = 24, align = 8)]
struct CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2 {
    #[offset(0)]
    extSemArray: *mut CUexternalSemaphore,
    #[offset(8)]
    paramsArray: *const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS,
    #[offset(16)]
    numExtSems: c_uint,
}

#[toolkits("13.4.49"..)]
#[tag(CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_st)]
#[layout(size = 32, align = 8)]
struct CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2 {
    #[offset(0)]
    extSemArray: *mut CUexternalSemaphore,
    #[offset(8)]
    paramsArray: *const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS,
    #[offset(16)]
    numExtSems: c_uint,
    #[offset(24)]
    #[anonymous]
    _3: CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_anonymous1,
}

#[toolkits("13.4.49"..)]
#[anonymous]
#[layout(size = 8, align = 8)]
union CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_anonymous1 {
    #[offset(0)]
    ctx: CUcontext,
    #[offset(0)]
    gCtx: CUgreenCtx,
}

#[toolkits("11.7.99"..)]
#[tag(CUDA_EXT_SEM_WAIT_NODE_PARAMS_st)]
#[layout(size = 24, align = 8)]
struct CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1 {
    #[offset(0)]
    extSemArray: *mut CUexternalSemaphore,
    #[offset(8)]
    paramsArray: *const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS,
    #[offset(16)]
    numExtSems: c_uint,
}

#[toolkits("12.2.53".."13.4.49")]
#[tag(CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_st)]
#[layout(size = 24, align = 8)]
struct CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2 {
    #[offset(0)]
    extSemArray: *mut CUexternalSemaphore,
    #[offset(8)]
    paramsArray: *const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS,
    #[offset(16)]
    numExtSems: c_uint,
}

#[toolkits("13.4.49"..)]
#[tag(CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_st)]
#[layout(size = 32, align = 8)]
struct CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2 {
    #[offset(0)]
    extSemArray: *mut CUexternalSemaphore,
    #[offset(8)]
    paramsArray: *const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS,
    #[offset(16)]
    numExtSems: c_uint,
    #[offset(24)]
    #[anonymous]
    _3: CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_anonymous1,
}

#[toolkits("13.4.49"..)]
#[anonymous]
#[layout(size = 8, align = 8)]
union CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_anonymous1 {
    #[offset(0)]
    ctx: CUcontext,
    #[offset(0)]
    gCtx: CUgreenCtx,
}

#[toolkits("13.5.37"..)]
#[tag(CUDA_FABRIC_COPY_BATCH_OP_st)]
#[layout(size = 64, align = 8)]
struct CUDA_FABRIC_COPY_BATCH_OP_v1 {
    #[offset(0)]
    src: CUfabricCpyOperand,
    #[offset(24)]
    dst: CUfabricCpyOperand,
    #[offset(48)]
    size: usize,
    #[offset(56)]
    flags: c_uint,
}

#[toolkits("13.5.37"..)]
#[tag(CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1_st)]
#[layout(size = 32, align = 8)]
struct CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1 {
    #[offset(0)]
    numOps: usize,
    #[offset(8)]
    opList: *mut CUDA_FABRIC_COPY_BATCH_OP,
    #[offset(16)]
    flags: c_ulonglong,
    #[offset(24)]
    #[anonymous]
    _3: CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1_anonymous1,
}

#[toolkits("13.5.37"..)]
#[anonymous]
#[layout(size = 8, align = 8)]
union CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1_anonymous1 {
    #[offset(0)]
    ctx: CUcontext,
    #[offset(0)]
    gCtx: CUgreenCtx,
}

#[toolkits("12.0.107"..)]
#[tag(CUDA_GRAPH_INSTANTIATE_PARAMS_st)]
#[layout(size = 32, align = 8)]
struct CUDA_GRAPH_INSTANTIATE_PARAMS {
    #[offset(0)]
    flags: cuuint64_t,
    #[offset(8)]
    hUploadStream: CUstream,
    #[offset(16)]
    hErrNode_out: CUgraphNode,
    #[offset(24)]
    result_out: CUgraphInstantiateResult,
}

#[toolkits("11.7.99"..)]
#[tag(CUDA_HOST_NODE_PARAMS_st)]
#[layout(size = 16, align = 8)]
struct CUDA_HOST_NODE_PARAMS_v1 {
    #[offset(0)]
    r#fn: CUhostFn,
    #[offset(8)]
    userData: *mut c_void,
}

#[toolkits("12.2.53".."13.2.51")]
#[tag(CUDA_HOST_NODE_PARAMS_v2_st)]
#[layout(size = 16, align = 8)]
struct CUDA_HOST_NODE_PARAMS_v2 {
    #[offset(0)]
    r#fn: CUhostFn,
    #[offset(8)]
    userData: *mut c_void,
}

#[toolkits("13.2.51".."13.4.49")]
#[tag(CUDA_HOST_NODE_PARAMS_v2_st)]
#[layout(size = 24, align = 8)]
struct CUDA_HOST_NODE_PARAMS_v2 {
    #[offset(0)]
    r#fn: CUhostFn,
    #[offset(8)]
    userData: *mut c_void,
    #[offset(16)]
    syncMode: c_uint,
}

#[toolkits("13.4.49"..)]
#[tag(CUDA_HOST_NODE_PARAMS_v2_st)]
#[layout(size = 32, align = 8)]
struct CUDA_HOST_NODE_PARAMS_v2 {
    #[offset(0)]
    r#fn: CUhostFn,
    #[offset(8)]
    userData: *mut c_void,
    #[offset(16)]
    syncMode: c_uint,
    #[offset(24)]
    #[anonymous]
    _3: CUDA_HOST_NODE_PARAMS_v2_anonymous1,
}

#[toolkits("13.4.49"..)]
#[anonymous]
#[layout(size = 8, align = 8)]
union CUDA_HOST_NODE_PARAMS_v2_anonymous1 {
    #[offset(0)]
    ctx: CUcontext,
    #[offset(0)]
    gCtx: CUgreenCtx,
}

#[toolkits("11.7.99"..)]
#[tag(CUDA_KERNEL_NODE_PARAMS_st)]
#[layout(size = 56, align = 8)]
struct CUDA_KERNEL_NODE_PARAMS_v1 {
    #[offset(0)]
    func: CUfunction,
    #[offset(8)]
    gridDimX: c_uint,
    #[offset(12)]
    gridDimY: c_uint,
    #[offset(16)]
    gridDimZ: c_uint,
    #[offset(20)]
    blockDimX: c_uint,
    #[offset(24)]
    blockDimY: c_uint,
    #[offset(28)]
    blockDimZ: c_uint,
    #[offset(32)]
    sharedMemBytes: c_uint,
    #[offset(40)]
    kernelParams: *mut *mut c_void,
    #[offset(48)]
    extra: *mut *mut c_void,
}

#[toolkits("12.0.107"..)]
#[tag(CUDA_KERNEL_NODE_PARAMS_v2_st)]
#[layout(size = 72, align = 8)]
struct CUDA_KERNEL_NODE_PARAMS_v2 {
    #[offset(0)]
    func: CUfunction,
    #[offset(8)]
    gridDimX: c_uint,
    #[offset(12)]
    gridDimY: c_uint,
    #[offset(16)]
    gridDimZ: c_uint,
    #[offset(20)]
    blockDimX: c_uint,
    #[offset(24)]
    blockDimY: c_uint,
    #[offset(28)]
    blockDimZ: c_uint,
    #[offset(32)]
    sharedMemBytes: c_uint,
    #[offset(40)]
    kernelParams: *mut *mut c_void,
    #[offset(48)]
    extra: *mut *mut c_void,
    #[offset(56)]
    kern: CUkernel,
    #[offset(64)]
    ctx: CUcontext,
}

#[toolkits("12.2.53"..)]
#[tag(CUDA_KERNEL_NODE_PARAMS_v3_st)]
#[layout(size = 72, align = 8)]
struct CUDA_KERNEL_NODE_PARAMS_v3 {
    #[offset(0)]
    func: CUfunction,
    #[offset(8)]
    gridDimX: c_uint,
    #[offset(12)]
    gridDimY: c_uint,
    #[offset(16)]
    gridDimZ: c_uint,
    #[offset(20)]
    blockDimX: c_uint,
    #[offset(24)]
    blockDimY: c_uint,
    #[offset(28)]
    blockDimZ: c_uint,
    #[offset(32)]
    sharedMemBytes: c_uint,
    #[offset(40)]
    kernelParams: *mut *mut c_void,
    #[offset(48)]
    extra: *mut *mut c_void,
    #[offset(56)]
    kern: CUkernel,
    #[offset(64)]
    ctx: CUcontext,
}

#[toolkits("11.7.99"..)]
#[tag(CUDA_LAUNCH_PARAMS_st)]
#[layout(size = 56, align = 8)]
struct CUDA_LAUNCH_PARAMS_v1 {
    #[offset(0)]
    function: CUfunction,
    #[offset(8)]
    gridDimX: c_uint,
    #[offset(12)]
    gridDimY: c_uint,
    #[offset(16)]
    gridDimZ: c_uint,
    #[offset(20)]
    blockDimX: c_uint,
    #[offset(24)]
    blockDimY: c_uint,
    #[offset(28)]
    blockDimZ: c_uint,
    #[offset(32)]
    sharedMemBytes: c_uint,
    #[offset(40)]
    hStream: CUstream,
    #[offset(48)]
    kernelParams: *mut *mut c_void,
}

#[toolkits("11.7.99"..)]
#[tag(CUDA_MEMCPY2D_v1_st)]
#[layout(size = 96, align = 8)]
struct CUDA_MEMCPY2D_v1 {
    #[offset(0)]
    srcXInBytes: c_uint,
    #[offset(4)]
    srcY: c_uint,
    #[offset(8)]
    srcMemoryType: CUmemorytype,
    #[offset(16)]
    srcHost: *const c_void,
    #[offset(24)]
    srcDevice: CUdeviceptr_v1,
    #[offset(32)]
    srcArray: CUarray,
    #[offset(40)]
    srcPitch: c_uint,
    #[offset(44)]
    dstXInBytes: c_uint,
    #[offset(48)]
    dstY: c_uint,
    #[offset(52)]
    dstMemoryType: CUmemorytype,
    #[offset(56)]
    dstHost: *mut c_void,
    #[offset(64)]
    dstDevice: CUdeviceptr_v1,
    #[offset(72)]
    dstArray: CUarray,
    #[offset(80)]
    dstPitch: c_uint,
    #[offset(84)]
    WidthInBytes: c_uint,
    #[offset(88)]
    Height: c_uint,
}

#[toolkits("11.7.99"..)]
#[tag(CUDA_MEMCPY2D_st)]
#[layout(size = 128, align = 8)]
struct CUDA_MEMCPY2D_v2 {
    #[offset(0)]
    srcXInBytes: usize,
    #[offset(8)]
    srcY: usize,
    #[offset(16)]
    srcMemoryType: CUmemorytype,
    #[offset(24)]
    srcHost: *const c_void,
    #[offset(32)]
    srcDevice: CUdeviceptr,
    #[offset(40)]
    srcArray: CUarray,
    #[offset(48)]
    srcPitch: usize,
    #[offset(56)]
    dstXInBytes: usize,
    #[offset(64)]
    dstY: usize,
    #[offset(72)]
    dstMemoryType: CUmemorytype,
    #[offset(80)]
    dstHost: *mut c_void,
    #[offset(88)]
    dstDevice: CUdeviceptr,
    #[offset(96)]
    dstArray: CUarray,
    #[offset(104)]
    dstPitch: usize,
    #[offset(112)]
    WidthInBytes: usize,
    #[offset(120)]
    Height: usize,
}

#[toolkits("12.8.57"..)]
#[tag(CUDA_MEMCPY3D_BATCH_OP_st)]
#[layout(size = 112, align = 8)]
struct CUDA_MEMCPY3D_BATCH_OP_v1 {
    #[offset(0)]
    src: CUmemcpy3DOperand,
    #[offset(40)]
    dst: CUmemcpy3DOperand,
    #[offset(80)]
    extent: CUextent3D,
    #[offset(104)]
    srcAccessOrder: CUmemcpySrcAccessOrder,
    #[offset(108)]
    flags: c_uint,
}

#[toolkits("11.7.99"..)]
#[tag(CUDA_MEMCPY3D_PEER_st)]
#[layout(size = 200, align = 8)]
struct CUDA_MEMCPY3D_PEER_v1 {
    #[offset(0)]
    srcXInBytes: usize,
    #[offset(8)]
    srcY: usize,
    #[offset(16)]
    srcZ: usize,
    #[offset(24)]
    srcLOD: usize,
    #[offset(32)]
    srcMemoryType: CUmemorytype,
    #[offset(40)]
    srcHost: *const c_void,
    #[offset(48)]
    srcDevice: CUdeviceptr,
    #[offset(56)]
    srcArray: CUarray,
    #[offset(64)]
    srcContext: CUcontext,
    #[offset(72)]
    srcPitch: usize,
    #[offset(80)]
    srcHeight: usize,
    #[offset(88)]
    dstXInBytes: usize,
    #[offset(96)]
    dstY: usize,
    #[offset(104)]
    dstZ: usize,
    #[offset(112)]
    dstLOD: usize,
    #[offset(120)]
    dstMemoryType: CUmemorytype,
    #[offset(128)]
    dstHost: *mut c_void,
    #[offset(136)]
    dstDevice: CUdeviceptr,
    #[offset(144)]
    dstArray: CUarray,
    #[offset(152)]
    dstContext: CUcontext,
    #[offset(160)]
    dstPitch: usize,
    #[offset(168)]
    dstHeight: usize,
    #[offset(176)]
    WidthInBytes: usize,
    #[offset(184)]
    Height: usize,
    #[offset(192)]
    Depth: usize,
}

#[toolkits("11.7.99"..)]
#[tag(CUDA_MEMCPY3D_v1_st)]
#[layout(size = 144, align = 8)]
struct CUDA_MEMCPY3D_v1 {
    #[offset(0)]
    srcXInBytes: c_uint,
    #[offset(4)]
    srcY: c_uint,
    #[offset(8)]
    srcZ: c_uint,
    #[offset(12)]
    srcLOD: c_uint,
    #[offset(16)]
    srcMemoryType: CUmemorytype,
    #[offset(24)]
    srcHost: *const c_void,
    #[offset(32)]
    srcDevice: CUdeviceptr_v1,
    #[offset(40)]
    srcArray: CUarray,
    #[offset(48)]
    reserved0: *mut c_void,
    #[offset(56)]
    srcPitch: c_uint,
    #[offset(60)]
    srcHeight: c_uint,
    #[offset(64)]
    dstXInBytes: c_uint,
    #[offset(68)]
    dstY: c_uint,
    #[offset(72)]
    dstZ: c_uint,
    #[offset(76)]
    dstLOD: c_uint,
    #[offset(80)]
    dstMemoryType: CUmemorytype,
    #[offset(88)]
    dstHost: *mut c_void,
    #[offset(96)]
    dstDevice: CUdeviceptr_v1,
    #[offset(104)]
    dstArray: CUarray,
    #[offset(112)]
    reserved1: *mut c_void,
    #[offset(120)]
    dstPitch: c_uint,
    #[offset(124)]
    dstHeight: c_uint,
    #[offset(128)]
    WidthInBytes: c_uint,
    #[offset(132)]
    Height: c_uint,
    #[offset(136)]
    Depth: c_uint,
}

#[toolkits("11.7.99"..)]
#[tag(CUDA_MEMCPY3D_st)]
#[layout(size = 200, align = 8)]
struct CUDA_MEMCPY3D_v2 {
    #[offset(0)]
    srcXInBytes: usize,
    #[offset(8)]
    srcY: usize,
    #[offset(16)]
    srcZ: usize,
    #[offset(24)]
    srcLOD: usize,
    #[offset(32)]
    srcMemoryType: CUmemorytype,
    #[offset(40)]
    srcHost: *const c_void,
    #[offset(48)]
    srcDevice: CUdeviceptr,
    #[offset(56)]
    srcArray: CUarray,
    #[offset(64)]
    reserved0: *mut c_void,
    #[offset(72)]
    srcPitch: usize,
    #[offset(80)]
    srcHeight: usize,
    #[offset(88)]
    dstXInBytes: usize,
    #[offset(96)]
    dstY: usize,
    #[offset(104)]
    dstZ: usize,
    #[offset(112)]
    dstLOD: usize,
    #[offset(120)]
    dstMemoryType: CUmemorytype,
    #[offset(128)]
    dstHost: *mut c_void,
    #[offset(136)]
    dstDevice: CUdeviceptr,
    #[offset(144)]
    dstArray: CUarray,
    #[offset(152)]
    reserved1: *mut c_void,
    #[offset(160)]
    dstPitch: usize,
    #[offset(168)]
    dstHeight: usize,
    #[offset(176)]
    WidthInBytes: usize,
    #[offset(184)]
    Height: usize,
    #[offset(192)]
    Depth: usize,
}

#[toolkits("13.5.37"..)]
#[tag(CUDA_MEMCPY_BATCH_NODE_PARAMS_V1_st)]
#[layout(size = 64, align = 8)]
struct CUDA_MEMCPY_BATCH_NODE_PARAMS_V1 {
    #[offset(0)]
    count: usize,
    #[offset(8)]
    dsts: *mut CUdeviceptr,
    #[offset(16)]
    srcs: *mut CUdeviceptr,
    #[offset(24)]
    sizes: *mut usize,
    #[offset(32)]
    attrs: *mut CUmemcpyAttributes,
    #[offset(40)]
    attrsIdxs: *mut usize,
    #[offset(48)]
    numAttrs: usize,
    #[offset(56)]
    #[anonymous]
    _7: CUDA_MEMCPY_BATCH_NODE_PARAMS_V1_anonymous1,
}

#[toolkits("13.5.37"..)]
#[anonymous]
#[layout(size = 8, align = 8)]
union CUDA_MEMCPY_BATCH_NODE_PARAMS_V1_anonymous1 {
    #[offset(0)]
    ctx: CUcontext,
    #[offset(0)]
    gCtx: CUgreenCtx,
}

#[toolkits("12.2.53"..)]
#[tag(CUDA_MEMCPY_NODE_PARAMS_st)]
#[layout(size = 216, align = 8)]
struct CUDA_MEMCPY_NODE_PARAMS {
    #[offset(0)]
    flags: c_int,
    #[offset(4)]
    reserved: c_int,
    #[offset(8)]
    copyCtx: CUcontext,
    #[offset(16)]
    copyParams: CUDA_MEMCPY3D,
}

#[toolkits("11.7.99"..)]
#[tag(CUDA_MEMSET_NODE_PARAMS_st)]
#[layout(size = 40, align = 8)]
struct CUDA_MEMSET_NODE_PARAMS_v1 {
    #[offset(0)]
    dst: CUdeviceptr,
    #[offset(8)]
    pitch: usize,
    #[offset(16)]
    value: c_uint,
    #[offset(20)]
    elementSize: c_uint,
    #[offset(24)]
    width: usize,
    #[offset(32)]
    height: usize,
}

#[toolkits("12.2.53"..)]
#[tag(CUDA_MEMSET_NODE_PARAMS_v2_st)]
#[layout(size = 48, align = 8)]
struct CUDA_MEMSET_NODE_PARAMS_v2 {
    #[offset(0)]
    dst: CUdeviceptr,
    #[offset(8)]
    pitch: usize,
    #[offset(16)]
    value: c_uint,
    #[offset(20)]
    elementSize: c_uint,
    #[offset(24)]
    width: usize,
    #[offset(32)]
    height: usize,
    #[offset(40)]
    ctx: CUcontext,
}

#[toolkits("11.7.99".."12.2.53")]
#[tag(CUDA_MEM_ALLOC_NODE_PARAMS_st)]
#[layout(size = 120, align = 8)]
struct CUDA_MEM_ALLOC_NODE_PARAMS {
    #[offset(0)]
    poolProps: CUmemPoolProps,
    #[offset(88)]
    accessDescs: *const CUmemAccessDesc,
    #[offset(96)]
    accessDescCount: usize,
    #[offset(104)]
    bytesize: usize,
    #[offset(112)]
    dptr: CUdeviceptr,
}

#[toolkits("12.2.53"..)]
#[tag(CUDA_MEM_ALLOC_NODE_PARAMS_v1_st)]
#[layout(size = 120, align = 8)]
struct CUDA_MEM_ALLOC_NODE_PARAMS_v1 {
    #[offset(0)]
    poolProps: CUmemPoolProps,
    #[offset(88)]
    accessDescs: *const CUmemAccessDesc,
    #[offset(96)]
    accessDescCount: usize,
    #[offset(104)]
    bytesize: usize,
    #[offset(112)]
    dptr: CUdeviceptr,
}

#[toolkits("12.2.53"..)]
#[tag(CUDA_MEM_ALLOC_NODE_PARAMS_v2_st)]
#[layout(size = 120, align = 8)]
struct CUDA_MEM_ALLOC_NODE_PARAMS_v2 {
    #[offset(0)]
    poolProps: CUmemPoolProps,
    #[offset(88)]
    accessDescs: *const CUmemAccessDesc,
    #[offset(96)]
    accessDescCount: usize,
    #[offset(104)]
    bytesize: usize,
    #[offset(112)]
    dptr: CUdeviceptr,
}

#[toolkits("12.2.53"..)]
#[tag(CUDA_MEM_FREE_NODE_PARAMS_st)]
#[layout(size = 8, align = 8)]
struct CUDA_MEM_FREE_NODE_PARAMS {
    #[offset(0)]
    dptr: CUdeviceptr,
}

#[toolkits("11.7.99"..)]
#[tag(CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_st)]
#[layout(size = 16, align = 8)]
struct CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1 {
    #[offset(0)]
    p2pToken: c_ulonglong,
    #[offset(8)]
    vaSpaceToken: c_uint,
}

#[toolkits("11.7.99"..)]
#[tag(CUDA_RESOURCE_DESC_st)]
#[layout(size = 144, align = 8)]
struct CUDA_RESOURCE_DESC_v1 {
    #[offset(0)]
    resType: CUresourcetype,
    #[offset(8)]
    res: CUDA_RESOURCE_DESC_v1_res,
    #[offset(136)]
    flags: c_uint,
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 128, align = 8)]
union CUDA_RESOURCE_DESC_v1_res {
    #[offset(0)]
    array: CUDA_RESOURCE_DESC_v1_res_array,
    #[offset(0)]
    mipmap: CUDA_RESOURCE_DESC_v1_res_mipmap,
    #[offset(0)]
    linear: CUDA_RESOURCE_DESC_v1_res_linear,
    #[offset(0)]
    pitch2D: CUDA_RESOURCE_DESC_v1_res_pitch2D,
    #[offset(0)]
    reserved: CUDA_RESOURCE_DESC_v1_res_reserved,
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 8, align = 8)]
struct CUDA_RESOURCE_DESC_v1_res_array {
    #[offset(0)]
    hArray: CUarray,
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 24, align = 8)]
struct CUDA_RESOURCE_DESC_v1_res_linear {
    #[offset(0)]
    devPtr: CUdeviceptr,
    #[offset(8)]
    format: CUarray_format,
    #[offset(12)]
    numChannels: c_uint,
    #[offset(16)]
    sizeInBytes: usize,
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 8, align = 8)]
struct CUDA_RESOURCE_DESC_v1_res_mipmap {
    #[offset(0)]
    hMipmappedArray: CUmipmappedArray,
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 40, align = 8)]
struct CUDA_RESOURCE_DESC_v1_res_pitch2D {
    #[offset(0)]
    devPtr: CUdeviceptr,
    #[offset(8)]
    format: CUarray_format,
    #[offset(12)]
    numChannels: c_uint,
    #[offset(16)]
    width: usize,
    #[offset(24)]
    height: usize,
    #[offset(32)]
    pitchInBytes: usize,
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 128, align = 4)]
struct CUDA_RESOURCE_DESC_v1_res_reserved {
    #[offset(0)]
    reserved: [c_int; 32],
}

#[toolkits("11.7.99"..)]
#[tag(CUDA_RESOURCE_VIEW_DESC_st)]
#[layout(size = 112, align = 8)]
struct CUDA_RESOURCE_VIEW_DESC_v1 {
    #[offset(0)]
    format: CUresourceViewFormat,
    #[offset(8)]
    width: usize,
    #[offset(16)]
    height: usize,
    #[offset(24)]
    depth: usize,
    #[offset(32)]
    firstMipmapLevel: c_uint,
    #[offset(36)]
    lastMipmapLevel: c_uint,
    #[offset(40)]
    firstLayer: c_uint,
    #[offset(44)]
    lastLayer: c_uint,
    #[offset(48)]
    reserved: [c_uint; 16],
}

#[toolkits("11.7.99"..)]
#[tag(CUDA_TEXTURE_DESC_st)]
#[layout(size = 104, align = 4)]
struct CUDA_TEXTURE_DESC_v1 {
    #[offset(0)]
    addressMode: [CUaddress_mode; 3],
    #[offset(12)]
    filterMode: CUfilter_mode,
    #[offset(16)]
    flags: c_uint,
    #[offset(20)]
    maxAnisotropy: c_uint,
    #[offset(24)]
    mipmapFilterMode: CUfilter_mode,
    #[offset(28)]
    mipmapLevelBias: f32,
    #[offset(32)]
    minMipmapLevelClamp: f32,
    #[offset(36)]
    maxMipmapLevelClamp: f32,
    #[offset(40)]
    borderColor: [f32; 4],
    #[offset(56)]
    reserved: [c_int; 12],
}

#[toolkits("13.1.80".."13.4.49")]
#[tag(CU_DEV_SM_RESOURCE_GROUP_PARAMS_st)]
#[layout(size = 64, align = 4)]
struct CU_DEV_SM_RESOURCE_GROUP_PARAMS {
    #[offset(0)]
    smCount: c_uint,
    #[offset(4)]
    coscheduledSmCount: c_uint,
    #[offset(8)]
    preferredCoscheduledSmCount: c_uint,
    #[offset(12)]
    flags: c_uint,
    #[offset(16)]
    reserved: [c_uint; 12],
}

#[toolkits("13.4.49"..)]
#[tag(CU_DEV_SM_RESOURCE_GROUP_PARAMS_st)]
#[layout(size = 64, align = 4)]
struct CU_DEV_SM_RESOURCE_GROUP_PARAMS {
    #[offset(0)]
    smCount: c_uint,
    #[offset(4)]
    coscheduledSmCount: c_uint,
    #[offset(8)]
    preferredCoscheduledSmCount: c_uint,
    #[offset(12)]
    flags: c_uint,
    #[offset(16)]
    localityDomainId: c_uint,
    #[offset(20)]
    reserved: [c_uint; 11],
}

#[toolkits("11.7.99"..)]
#[tag(CUaccessPolicyWindow_st)]
#[layout(size = 32, align = 8)]
struct CUaccessPolicyWindow_v1 {
    #[offset(0)]
    base_ptr: *mut c_void,
    #[offset(8)]
    num_bytes: usize,
    #[offset(16)]
    hitRatio: f32,
    #[offset(20)]
    hitProp: CUaccessProperty,
    #[offset(24)]
    missProp: CUaccessProperty,
}

#[toolkits("11.7.99"..)]
#[tag(CUarrayMapInfo_st)]
#[layout(size = 96, align = 8)]
struct CUarrayMapInfo_v1 {
    #[offset(0)]
    resourceType: CUresourcetype,
    #[offset(8)]
    resource: CUarrayMapInfo_v1_resource,
    #[offset(16)]
    subresourceType: CUarraySparseSubresourceType,
    #[offset(24)]
    subresource: CUarrayMapInfo_v1_subresource,
    #[offset(56)]
    memOperationType: CUmemOperationType,
    #[offset(60)]
    memHandleType: CUmemHandleType,
    #[offset(64)]
    memHandle: CUarrayMapInfo_v1_memHandle,
    #[offset(72)]
    offset: c_ulonglong,
    #[offset(80)]
    deviceBitMask: c_uint,
    #[offset(84)]
    flags: c_uint,
    #[offset(88)]
    reserved: [c_uint; 2],
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 8, align = 8)]
union CUarrayMapInfo_v1_memHandle {
    #[offset(0)]
    memHandle: CUmemGenericAllocationHandle,
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 8, align = 8)]
union CUarrayMapInfo_v1_resource {
    #[offset(0)]
    mipmap: CUmipmappedArray,
    #[offset(0)]
    array: CUarray,
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 32, align = 8)]
union CUarrayMapInfo_v1_subresource {
    #[offset(0)]
    sparseLevel: CUarrayMapInfo_v1_subresource_sparseLevel,
    #[offset(0)]
    miptail: CUarrayMapInfo_v1_subresource_miptail,
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 24, align = 8)]
struct CUarrayMapInfo_v1_subresource_miptail {
    #[offset(0)]
    layer: c_uint,
    #[offset(8)]
    offset: c_ulonglong,
    #[offset(16)]
    size: c_ulonglong,
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 32, align = 4)]
struct CUarrayMapInfo_v1_subresource_sparseLevel {
    #[offset(0)]
    level: c_uint,
    #[offset(4)]
    layer: c_uint,
    #[offset(8)]
    offsetX: c_uint,
    #[offset(12)]
    offsetY: c_uint,
    #[offset(16)]
    offsetZ: c_uint,
    #[offset(20)]
    extentWidth: c_uint,
    #[offset(24)]
    extentHeight: c_uint,
    #[offset(28)]
    extentDepth: c_uint,
}

#[toolkits("12.4.99"..)]
#[tag(CUasyncNotificationInfo_st)]
#[layout(size = 16, align = 8)]
struct CUasyncNotificationInfo {
    #[offset(0)]
    r#type: CUasyncNotificationType,
    #[offset(8)]
    info: CUasyncNotificationInfo_info,
}

#[toolkits("12.4.99"..)]
#[anonymous]
#[layout(size = 8, align = 8)]
union CUasyncNotificationInfo_info {
    #[offset(0)]
    overBudget: CUasyncNotificationInfo_info_overBudget,
}

#[toolkits("12.4.99"..)]
#[anonymous]
#[layout(size = 8, align = 8)]
struct CUasyncNotificationInfo_info_overBudget {
    #[offset(0)]
    bytesOverBudget: c_ulonglong,
}

#[toolkits("12.8.57".."13.4.49")]
#[tag(CUcheckpointCheckpointArgs_st)]
#[layout(size = 64, align = 8)]
struct CUcheckpointCheckpointArgs {
    #[offset(0)]
    reserved: [cuuint64_t; 8],
}

#[toolkits("13.4.49"..)]
#[tag(CUcheckpointCheckpointArgs_st)]
#[layout(size = 64, align = 8)]
struct CUcheckpointCheckpointArgs {
    #[offset(0)]
    customStorageInfo_out: *mut *mut CUcheckpointCustomStorageInfo,
    #[offset(8)]
    reserved: [c_char; 56],
}

#[toolkits("13.4.49"..)]
#[tag(CUcheckpointCustomStorageInfo_st)]
#[layout(size = 24, align = 8)]
struct CUcheckpointCustomStorageInfo {
    #[offset(0)]
    handle: CUcheckpointOperationHandle,
    #[offset(8)]
    perDeviceData: *mut CUcheckpointCustomStoragePerDeviceData,
    #[offset(16)]
    deviceCount: c_uint,
}

#[toolkits("13.4.49"..)]
#[tag(CUcheckpointCustomStoragePerDeviceData_st)]
#[layout(size = 24, align = 8)]
struct CUcheckpointCustomStoragePerDeviceData {
    #[offset(0)]
    devPtr: CUdeviceptr,
    #[offset(8)]
    size: usize,
    #[offset(16)]
    stream: CUstream,
}

#[toolkits("13.0.48"..)]
#[tag(CUcheckpointGpuPair_st)]
#[layout(size = 32, align = 1)]
struct CUcheckpointGpuPair {
    #[offset(0)]
    oldUuid: CUuuid,
    #[offset(16)]
    newUuid: CUuuid,
}

#[toolkits("12.8.57"..)]
#[tag(CUcheckpointLockArgs_st)]
#[layout(size = 64, align = 8)]
struct CUcheckpointLockArgs {
    #[offset(0)]
    timeoutMs: c_uint,
    #[offset(4)]
    reserved0: c_uint,
    #[offset(8)]
    reserved1: [cuuint64_t; 7],
}

#[toolkits("12.8.57".."13.0.48")]
#[tag(CUcheckpointRestoreArgs_st)]
#[layout(size = 64, align = 8)]
struct CUcheckpointRestoreArgs {
    #[offset(0)]
    reserved: [cuuint64_t; 8],
}

#[toolkits("13.0.48".."13.3.29")]
#[tag(CUcheckpointRestoreArgs_st)]
#[layout(size = 64, align = 8)]
struct CUcheckpointRestoreArgs {
    #[offset(0)]
    gpuPairs: *mut CUcheckpointGpuPair,
    #[offset(8)]
    gpuPairsCount: c_uint,
    #[offset(12)]
    reserved: [c_char; 44],
    #[offset(56)]
    reserved1: cuuint64_t,
}

#[toolkits("13.3.29".."13.4.49")]
#[tag(CUcheckpointRestoreArgs_st)]
#[layout(size = 64, align = 8)]
struct CUcheckpointRestoreArgs {
    #[offset(0)]
    gpuPairs: *mut CUcheckpointGpuPair,
    #[offset(8)]
    gpuPairsCount: c_uint,
    #[offset(12)]
    reserved: [c_char; 52],
}

#[toolkits("13.4.49"..)]
#[tag(CUcheckpointRestoreArgs_st)]
#[layout(size = 64, align = 8)]
struct CUcheckpointRestoreArgs {
    #[offset(0)]
    gpuPairs: *mut CUcheckpointGpuPair,
    #[offset(8)]
    gpuPairsCount: c_uint,
    #[offset(12)]
    padding0: c_uint,
    #[offset(16)]
    customStorageInfo_out: *mut *mut CUcheckpointCustomStorageInfo,
    #[offset(24)]
    reserved: [c_char; 40],
}

#[toolkits("12.8.57"..)]
#[tag(CUcheckpointUnlockArgs_st)]
#[layout(size = 64, align = 8)]
struct CUcheckpointUnlockArgs {
    #[offset(0)]
    reserved: [cuuint64_t; 8],
}

#[toolkits("13.4.49"..)]
#[tag(CUcliqueInfo_st)]
#[layout(size = 8, align = 4)]
struct CUcliqueInfo {
    #[offset(0)]
    r#type: CUcliqueType,
    #[offset(4)]
    id: c_uint,
}

#[toolkits("12.5.39"..)]
#[tag(CUctxCigParam_st)]
#[layout(size = 16, align = 8)]
struct CUctxCigParam {
    #[offset(0)]
    sharedDataType: CUcigDataType,
    #[offset(8)]
    sharedData: *mut c_void,
}

#[toolkits("12.5.39"..)]
#[tag(CUctxCreateParams_st)]
#[layout(size = 24, align = 8)]
struct CUctxCreateParams {
    #[offset(0)]
    execAffinityParams: *mut CUexecAffinityParam,
    #[offset(8)]
    numExecAffinityParams: c_int,
    #[offset(16)]
    cigParams: *mut CUctxCigParam,
}

#[toolkits("12.4.99".."13.1.80")]
#[tag(CUdevResource_st)]
#[layout(size = 144, align = 4)]
struct CUdevResource_v1 {
    #[offset(0)]
    r#type: CUdevResourceType,
    #[offset(4)]
    _internal_padding: [c_uchar; 92],
    #[offset(96)]
    #[anonymous]
    _2: CUdevResource_v1_anonymous1,
}

#[toolkits("13.1.80"..)]
#[tag(CUdevResource_st)]
#[layout(size = 144, align = 8)]
struct CUdevResource_v1 {
    #[offset(0)]
    r#type: CUdevResourceType,
    #[offset(4)]
    _internal_padding: [c_uchar; 92],
    #[offset(96)]
    #[anonymous]
    _2: CUdevResource_v1_anonymous1,
    #[offset(136)]
    nextResource: *mut CUdevResource_v1,
}

#[toolkits("12.4.99".."13.1.80")]
#[anonymous]
#[layout(size = 48, align = 4)]
union CUdevResource_v1_anonymous1 {
    #[offset(0)]
    sm: CUdevSmResource,
    #[offset(0)]
    _oversize: [c_uchar; 48],
}

#[toolkits("13.1.80"..)]
#[anonymous]
#[layout(size = 40, align = 4)]
union CUdevResource_v1_anonymous1 {
    #[offset(0)]
    sm: CUdevSmResource,
    #[offset(0)]
    wqConfig: CUdevWorkqueueConfigResource,
    #[offset(0)]
    wq: CUdevWorkqueueResource,
    #[offset(0)]
    _oversize: [c_uchar; 40],
}

#[toolkits("12.4.99".."13.0.48")]
#[tag(CUdevSmResource_st)]
#[layout(size = 4, align = 4)]
struct CUdevSmResource {
    #[offset(0)]
    smCount: c_uint,
}

#[toolkits("13.0.48".."13.1.80")]
#[tag(CUdevSmResource_st)]
#[layout(size = 12, align = 4)]
struct CUdevSmResource {
    #[offset(0)]
    smCount: c_uint,
    #[offset(4)]
    minSmPartitionSize: c_uint,
    #[offset(8)]
    smCoscheduledAlignment: c_uint,
}

#[toolkits("13.1.80".."13.4.49")]
#[tag(CUdevSmResource_st)]
#[layout(size = 16, align = 4)]
struct CUdevSmResource {
    #[offset(0)]
    smCount: c_uint,
    #[offset(4)]
    minSmPartitionSize: c_uint,
    #[offset(8)]
    smCoscheduledAlignment: c_uint,
    #[offset(12)]
    flags: c_uint,
}

#[toolkits("13.4.49"..)]
#[tag(CUdevSmResource_st)]
#[layout(size = 20, align = 4)]
struct CUdevSmResource {
    #[offset(0)]
    smCount: c_uint,
    #[offset(4)]
    minSmPartitionSize: c_uint,
    #[offset(8)]
    smCoscheduledAlignment: c_uint,
    #[offset(12)]
    flags: c_uint,
    #[offset(16)]
    localityDomainId: c_uint,
}

#[toolkits("13.1.80"..)]
#[tag(CUdevWorkqueueConfigResource_st)]
#[layout(size = 12, align = 4)]
struct CUdevWorkqueueConfigResource {
    #[offset(0)]
    device: CUdevice,
    #[offset(4)]
    wqConcurrencyLimit: c_uint,
    #[offset(8)]
    sharingScope: CUdevWorkqueueConfigScope,
}

#[toolkits("13.1.80"..)]
#[tag(CUdevWorkqueueResource_st)]
#[layout(size = 40, align = 1)]
struct CUdevWorkqueueResource {
    #[offset(0)]
    reserved: [c_uchar; 40],
}

#[toolkits("11.7.99"..)]
#[tag(CUdevprop_st)]
#[layout(size = 56, align = 4)]
struct CUdevprop_v1 {
    #[offset(0)]
    maxThreadsPerBlock: c_int,
    #[offset(4)]
    maxThreadsDim: [c_int; 3],
    #[offset(16)]
    maxGridSize: [c_int; 3],
    #[offset(28)]
    sharedMemPerBlock: c_int,
    #[offset(32)]
    totalConstantMemory: c_int,
    #[offset(36)]
    SIMDWidth: c_int,
    #[offset(40)]
    memPitch: c_int,
    #[offset(44)]
    regsPerBlock: c_int,
    #[offset(48)]
    clockRate: c_int,
    #[offset(52)]
    textureAlign: c_int,
}

#[toolkits("11.7.99"..)]
#[tag(CUeglFrame_st)]
#[layout(size = 64, align = 8)]
struct CUeglFrame_v1 {
    #[offset(0)]
    frame: CUeglFrame_v1_frame,
    #[offset(24)]
    width: c_uint,
    #[offset(28)]
    height: c_uint,
    #[offset(32)]
    depth: c_uint,
    #[offset(36)]
    pitch: c_uint,
    #[offset(40)]
    planeCount: c_uint,
    #[offset(44)]
    numChannels: c_uint,
    #[offset(48)]
    frameType: CUeglFrameType,
    #[offset(52)]
    eglColorFormat: CUeglColorFormat,
    #[offset(56)]
    cuFormat: CUarray_format,
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 24, align = 8)]
union CUeglFrame_v1_frame {
    #[offset(0)]
    pArray: [CUarray; 3],
    #[offset(0)]
    pPitch: [*mut c_void; 3],
}

#[toolkits("11.7.99"..)]
#[tag(CUexecAffinityParam_st)]
#[layout(size = 8, align = 4)]
struct CUexecAffinityParam_v1 {
    #[offset(0)]
    r#type: CUexecAffinityType,
    #[offset(4)]
    param: CUexecAffinityParam_v1_param,
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 4, align = 4)]
union CUexecAffinityParam_v1_param {
    #[offset(0)]
    smCount: CUexecAffinitySmCount,
}

#[toolkits("11.7.99"..)]
#[tag(CUexecAffinitySmCount_st)]
#[layout(size = 4, align = 4)]
struct CUexecAffinitySmCount_v1 {
    #[offset(0)]
    val: c_uint,
}

#[toolkits("12.8.57"..)]
#[tag(CUextent3D_st)]
#[layout(size = 24, align = 8)]
struct CUextent3D_v1 {
    #[offset(0)]
    width: usize,
    #[offset(8)]
    height: usize,
    #[offset(16)]
    depth: usize,
}

#[toolkits("13.5.37"..)]
#[tag(CUfabricCpyOperand_st)]
#[layout(size = 24, align = 8)]
struct CUfabricCpyOperand {
    #[offset(0)]
    r#type: CUfabricCpyOperandType,
    #[offset(8)]
    op: CUfabricCpyOperand_op,
}

#[toolkits("13.5.37"..)]
#[anonymous]
#[layout(size = 16, align = 8)]
union CUfabricCpyOperand_op {
    #[offset(0)]
    ptr: CUfabricCpyOperand_op_ptr,
    #[offset(0)]
    le: CUfabricCpyOperand_op_le,
}

#[toolkits("13.5.37"..)]
#[anonymous]
#[layout(size = 16, align = 8)]
struct CUfabricCpyOperand_op_le {
    #[offset(0)]
    id: CUlogicalEndpointId,
    #[offset(8)]
    offset: cuuint64_t,
}

#[toolkits("13.5.37"..)]
#[anonymous]
#[layout(size = 16, align = 8)]
struct CUfabricCpyOperand_op_ptr {
    #[offset(0)]
    ptr: CUdeviceptr,
    #[offset(8)]
    locHint: CUmemLocation,
}

#[toolkits("12.3.52"..)]
#[tag(CUgraphEdgeData_st)]
#[layout(size = 8, align = 1)]
struct CUgraphEdgeData {
    #[offset(0)]
    from_port: c_uchar,
    #[offset(1)]
    to_port: c_uchar,
    #[offset(2)]
    r#type: c_uchar,
    #[offset(3)]
    reserved: [c_uchar; 5],
}

#[toolkits("12.0.107"..)]
#[tag(CUgraphExecUpdateResultInfo_st)]
#[layout(size = 24, align = 8)]
struct CUgraphExecUpdateResultInfo_v1 {
    #[offset(0)]
    result: CUgraphExecUpdateResult,
    #[offset(8)]
    errorNode: CUgraphNode,
    #[offset(16)]
    errorFromNode: CUgraphNode,
}

#[toolkits("12.2.53"..)]
#[tag(CUgraphNodeParams_st)]
#[layout(size = 256, align = 8)]
struct CUgraphNodeParams {
    #[offset(0)]
    r#type: CUgraphNodeType,
    #[offset(4)]
    reserved0: [c_int; 3],
    #[offset(16)]
    #[anonymous]
    _2: CUgraphNodeParams_anonymous1,
    #[offset(248)]
    reserved2: c_longlong,
}

#[toolkits("12.2.53".."12.3.52")]
#[anonymous]
#[layout(size = 232, align = 8)]
union CUgraphNodeParams_anonymous1 {
    #[offset(0)]
    reserved1: [c_longlong; 29],
    #[offset(0)]
    kernel: CUDA_KERNEL_NODE_PARAMS_v3,
    #[offset(0)]
    memcpy: CUDA_MEMCPY_NODE_PARAMS,
    #[offset(0)]
    memset: CUDA_MEMSET_NODE_PARAMS_v2,
    #[offset(0)]
    host: CUDA_HOST_NODE_PARAMS_v2,
    #[offset(0)]
    graph: CUDA_CHILD_GRAPH_NODE_PARAMS,
    #[offset(0)]
    eventWait: CUDA_EVENT_WAIT_NODE_PARAMS,
    #[offset(0)]
    eventRecord: CUDA_EVENT_RECORD_NODE_PARAMS,
    #[offset(0)]
    extSemSignal: CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2,
    #[offset(0)]
    extSemWait: CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2,
    #[offset(0)]
    alloc: CUDA_MEM_ALLOC_NODE_PARAMS_v2,
    #[offset(0)]
    free: CUDA_MEM_FREE_NODE_PARAMS,
    #[offset(0)]
    memOp: CUDA_BATCH_MEM_OP_NODE_PARAMS_v2,
}

#[toolkits("12.3.52".."13.3.29")]
#[anonymous]
#[layout(size = 232, align = 8)]
union CUgraphNodeParams_anonymous1 {
    #[offset(0)]
    reserved1: [c_longlong; 29],
    #[offset(0)]
    kernel: CUDA_KERNEL_NODE_PARAMS_v3,
    #[offset(0)]
    memcpy: CUDA_MEMCPY_NODE_PARAMS,
    #[offset(0)]
    memset: CUDA_MEMSET_NODE_PARAMS_v2,
    #[offset(0)]
    host: CUDA_HOST_NODE_PARAMS_v2,
    #[offset(0)]
    graph: CUDA_CHILD_GRAPH_NODE_PARAMS,
    #[offset(0)]
    eventWait: CUDA_EVENT_WAIT_NODE_PARAMS,
    #[offset(0)]
    eventRecord: CUDA_EVENT_RECORD_NODE_PARAMS,
    #[offset(0)]
    extSemSignal: CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2,
    #[offset(0)]
    extSemWait: CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2,
    #[offset(0)]
    alloc: CUDA_MEM_ALLOC_NODE_PARAMS_v2,
    #[offset(0)]
    free: CUDA_MEM_FREE_NODE_PARAMS,
    #[offset(0)]
    memOp: CUDA_BATCH_MEM_OP_NODE_PARAMS_v2,
    #[offset(0)]
    conditional: CUDA_CONDITIONAL_NODE_PARAMS,
}

#[toolkits("13.3.29".."13.5.37")]
#[anonymous]
#[layout(size = 232, align = 8)]
union CUgraphNodeParams_anonymous1 {
    #[offset(0)]
    reserved1: [c_longlong; 29],
    #[offset(0)]
    kernel: CUDA_KERNEL_NODE_PARAMS_v3,
    #[offset(0)]
    memcpy: CUDA_MEMCPY_NODE_PARAMS,
    #[offset(0)]
    memset: CUDA_MEMSET_NODE_PARAMS_v2,
    #[offset(0)]
    host: CUDA_HOST_NODE_PARAMS_v2,
    #[offset(0)]
    graph: CUDA_CHILD_GRAPH_NODE_PARAMS,
    #[offset(0)]
    eventWait: CUDA_EVENT_WAIT_NODE_PARAMS,
    #[offset(0)]
    eventRecord: CUDA_EVENT_RECORD_NODE_PARAMS,
    #[offset(0)]
    extSemSignal: CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2,
    #[offset(0)]
    extSemWait: CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2,
    #[offset(0)]
    alloc: CUDA_MEM_ALLOC_NODE_PARAMS_v2,
    #[offset(0)]
    free: CUDA_MEM_FREE_NODE_PARAMS,
    #[offset(0)]
    memOp: CUDA_BATCH_MEM_OP_NODE_PARAMS_v2,
    #[offset(0)]
    conditional: CUDA_CONDITIONAL_NODE_PARAMS,
    #[offset(0)]
    asBytes: [c_char; 232],
}

#[toolkits("13.5.37"..)]
#[anonymous]
#[layout(size = 232, align = 8)]
union CUgraphNodeParams_anonymous1 {
    #[offset(0)]
    reserved1: [c_longlong; 29],
    #[offset(0)]
    kernel: CUDA_KERNEL_NODE_PARAMS_v3,
    #[offset(0)]
    memcpy: CUDA_MEMCPY_NODE_PARAMS,
    #[offset(0)]
    memset: CUDA_MEMSET_NODE_PARAMS_v2,
    #[offset(0)]
    host: CUDA_HOST_NODE_PARAMS_v2,
    #[offset(0)]
    graph: CUDA_CHILD_GRAPH_NODE_PARAMS,
    #[offset(0)]
    eventWait: CUDA_EVENT_WAIT_NODE_PARAMS,
    #[offset(0)]
    eventRecord: CUDA_EVENT_RECORD_NODE_PARAMS,
    #[offset(0)]
    extSemSignal: CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2,
    #[offset(0)]
    extSemWait: CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2,
    #[offset(0)]
    alloc: CUDA_MEM_ALLOC_NODE_PARAMS_v2,
    #[offset(0)]
    free: CUDA_MEM_FREE_NODE_PARAMS,
    #[offset(0)]
    memOp: CUDA_BATCH_MEM_OP_NODE_PARAMS_v2,
    #[offset(0)]
    conditional: CUDA_CONDITIONAL_NODE_PARAMS,
    #[offset(0)]
    memcpyBatch: CUDA_MEMCPY_BATCH_NODE_PARAMS_V1,
    #[offset(0)]
    fabricCpyBatch: CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1,
    #[offset(0)]
    asBytes: [c_char; 232],
}

#[toolkits("11.7.99"..)]
#[tag(CUipcEventHandle_st)]
#[layout(size = 64, align = 1)]
struct CUipcEventHandle_v1 {
    #[offset(0)]
    reserved: [c_char; 64],
}

#[toolkits("11.7.99"..)]
#[tag(CUipcMemHandle_st)]
#[layout(size = 64, align = 1)]
struct CUipcMemHandle_v1 {
    #[offset(0)]
    reserved: [c_char; 64],
}

#[toolkits("11.7.99".."11.8.89")]
#[tag(CUkernelNodeAttrValue_union)]
#[layout(size = 32, align = 8)]
union CUkernelNodeAttrValue_v1 {
    #[offset(0)]
    accessPolicyWindow: CUaccessPolicyWindow,
    #[offset(0)]
    cooperative: c_int,
    #[offset(0)]
    priority: c_int,
}

#[toolkits("11.8.89"..)]
#[tag(CUlaunchAttribute_st)]
#[layout(size = 72, align = 8)]
struct CUlaunchAttribute {
    #[offset(0)]
    id: CUlaunchAttributeID,
    #[offset(4)]
    pad: [c_char; 4],
    #[offset(8)]
    value: CUlaunchAttributeValue,
}

#[toolkits("11.8.89".."12.0.107")]
#[tag(CUlaunchAttributeValue_union)]
#[layout(size = 64, align = 8)]
union CUlaunchAttributeValue {
    #[offset(0)]
    pad: [c_char; 64],
    #[offset(0)]
    accessPolicyWindow: CUaccessPolicyWindow,
    #[offset(0)]
    cooperative: c_int,
    #[offset(0)]
    syncPolicy: CUsynchronizationPolicy,
    #[offset(0)]
    clusterDim: CUlaunchAttributeValue_clusterDim,
    #[offset(0)]
    clusterSchedulingPolicyPreference: CUclusterSchedulingPolicy,
    #[offset(0)]
    programmaticStreamSerializationAllowed: c_int,
    #[offset(0)]
    programmaticEvent: CUlaunchAttributeValue_programmaticEvent,
    #[offset(0)]
    priority: c_int,
}

#[toolkits("12.0.107".."12.3.52")]
#[tag(CUlaunchAttributeValue_union)]
#[layout(size = 64, align = 8)]
union CUlaunchAttributeValue {
    #[offset(0)]
    pad: [c_char; 64],
    #[offset(0)]
    accessPolicyWindow: CUaccessPolicyWindow,
    #[offset(0)]
    cooperative: c_int,
    #[offset(0)]
    syncPolicy: CUsynchronizationPolicy,
    #[offset(0)]
    clusterDim: CUlaunchAttributeValue_clusterDim,
    #[offset(0)]
    clusterSchedulingPolicyPreference: CUclusterSchedulingPolicy,
    #[offset(0)]
    programmaticStreamSerializationAllowed: c_int,
    #[offset(0)]
    programmaticEvent: CUlaunchAttributeValue_programmaticEvent,
    #[offset(0)]
    priority: c_int,
    #[offset(0)]
    memSyncDomainMap: CUlaunchMemSyncDomainMap,
    #[offset(0)]
    memSyncDomain: CUlaunchMemSyncDomain,
}

#[toolkits("12.3.52".."12.4.99")]
#[tag(CUlaunchAttributeValue_union)]
#[layout(size = 64, align = 8)]
union CUlaunchAttributeValue {
    #[offset(0)]
    pad: [c_char; 64],
    #[offset(0)]
    accessPolicyWindow: CUaccessPolicyWindow,
    #[offset(0)]
    cooperative: c_int,
    #[offset(0)]
    syncPolicy: CUsynchronizationPolicy,
    #[offset(0)]
    clusterDim: CUlaunchAttributeValue_clusterDim,
    #[offset(0)]
    clusterSchedulingPolicyPreference: CUclusterSchedulingPolicy,
    #[offset(0)]
    programmaticStreamSerializationAllowed: c_int,
    #[offset(0)]
    programmaticEvent: CUlaunchAttributeValue_programmaticEvent,
    #[offset(0)]
    launchCompletionEvent: CUlaunchAttributeValue_launchCompletionEvent,
    #[offset(0)]
    priority: c_int,
    #[offset(0)]
    memSyncDomainMap: CUlaunchMemSyncDomainMap,
    #[offset(0)]
    memSyncDomain: CUlaunchMemSyncDomain,
}

#[toolkits("12.4.99".."12.5.39")]
#[tag(CUlaunchAttributeValue_union)]
#[layout(size = 64, align = 8)]
union CUlaunchAttributeValue {
    #[offset(0)]
    pad: [c_char; 64],
    #[offset(0)]
    accessPolicyWindow: CUaccessPolicyWindow,
    #[offset(0)]
    cooperative: c_int,
    #[offset(0)]
    syncPolicy: CUsynchronizationPolicy,
    #[offset(0)]
    clusterDim: CUlaunchAttributeValue_clusterDim,
    #[offset(0)]
    clusterSchedulingPolicyPreference: CUclusterSchedulingPolicy,
    #[offset(0)]
    programmaticStreamSerializationAllowed: c_int,
    #[offset(0)]
    programmaticEvent: CUlaunchAttributeValue_programmaticEvent,
    #[offset(0)]
    launchCompletionEvent: CUlaunchAttributeValue_launchCompletionEvent,
    #[offset(0)]
    priority: c_int,
    #[offset(0)]
    memSyncDomainMap: CUlaunchMemSyncDomainMap,
    #[offset(0)]
    memSyncDomain: CUlaunchMemSyncDomain,
    #[offset(0)]
    deviceUpdatableKernelNode: CUlaunchAttributeValue_deviceUpdatableKernelNode,
}

#[toolkits("12.5.39".."12.8.57")]
#[tag(CUlaunchAttributeValue_union)]
#[layout(size = 64, align = 8)]
union CUlaunchAttributeValue {
    #[offset(0)]
    pad: [c_char; 64],
    #[offset(0)]
    accessPolicyWindow: CUaccessPolicyWindow,
    #[offset(0)]
    cooperative: c_int,
    #[offset(0)]
    syncPolicy: CUsynchronizationPolicy,
    #[offset(0)]
    clusterDim: CUlaunchAttributeValue_clusterDim,
    #[offset(0)]
    clusterSchedulingPolicyPreference: CUclusterSchedulingPolicy,
    #[offset(0)]
    programmaticStreamSerializationAllowed: c_int,
    #[offset(0)]
    programmaticEvent: CUlaunchAttributeValue_programmaticEvent,
    #[offset(0)]
    launchCompletionEvent: CUlaunchAttributeValue_launchCompletionEvent,
    #[offset(0)]
    priority: c_int,
    #[offset(0)]
    memSyncDomainMap: CUlaunchMemSyncDomainMap,
    #[offset(0)]
    memSyncDomain: CUlaunchMemSyncDomain,
    #[offset(0)]
    deviceUpdatableKernelNode: CUlaunchAttributeValue_deviceUpdatableKernelNode,
    #[offset(0)]
    sharedMemCarveout: c_uint,
}

#[toolkits("12.8.57".."13.0.48")]
#[tag(CUlaunchAttributeValue_union)]
#[layout(size = 64, align = 8)]
union CUlaunchAttributeValue {
    #[offset(0)]
    pad: [c_char; 64],
    #[offset(0)]
    accessPolicyWindow: CUaccessPolicyWindow,
    #[offset(0)]
    cooperative: c_int,
    #[offset(0)]
    syncPolicy: CUsynchronizationPolicy,
    #[offset(0)]
    clusterDim: CUlaunchAttributeValue_clusterDim,
    #[offset(0)]
    clusterSchedulingPolicyPreference: CUclusterSchedulingPolicy,
    #[offset(0)]
    programmaticStreamSerializationAllowed: c_int,
    #[offset(0)]
    programmaticEvent: CUlaunchAttributeValue_programmaticEvent,
    #[offset(0)]
    launchCompletionEvent: CUlaunchAttributeValue_launchCompletionEvent,
    #[offset(0)]
    priority: c_int,
    #[offset(0)]
    memSyncDomainMap: CUlaunchMemSyncDomainMap,
    #[offset(0)]
    memSyncDomain: CUlaunchMemSyncDomain,
    #[offset(0)]
    preferredClusterDim: CUlaunchAttributeValue_preferredClusterDim,
    #[offset(0)]
    deviceUpdatableKernelNode: CUlaunchAttributeValue_deviceUpdatableKernelNode,
    #[offset(0)]
    sharedMemCarveout: c_uint,
}

#[toolkits("13.0.48".."13.2.51")]
#[tag(CUlaunchAttributeValue_union)]
#[layout(size = 64, align = 8)]
union CUlaunchAttributeValue {
    #[offset(0)]
    pad: [c_char; 64],
    #[offset(0)]
    accessPolicyWindow: CUaccessPolicyWindow,
    #[offset(0)]
    cooperative: c_int,
    #[offset(0)]
    syncPolicy: CUsynchronizationPolicy,
    #[offset(0)]
    clusterDim: CUlaunchAttributeValue_clusterDim,
    #[offset(0)]
    clusterSchedulingPolicyPreference: CUclusterSchedulingPolicy,
    #[offset(0)]
    programmaticStreamSerializationAllowed: c_int,
    #[offset(0)]
    programmaticEvent: CUlaunchAttributeValue_programmaticEvent,
    #[offset(0)]
    launchCompletionEvent: CUlaunchAttributeValue_launchCompletionEvent,
    #[offset(0)]
    priority: c_int,
    #[offset(0)]
    memSyncDomainMap: CUlaunchMemSyncDomainMap,
    #[offset(0)]
    memSyncDomain: CUlaunchMemSyncDomain,
    #[offset(0)]
    preferredClusterDim: CUlaunchAttributeValue_preferredClusterDim,
    #[offset(0)]
    deviceUpdatableKernelNode: CUlaunchAttributeValue_deviceUpdatableKernelNode,
    #[offset(0)]
    sharedMemCarveout: c_uint,
    #[offset(0)]
    nvlinkUtilCentricScheduling: c_uint,
}

#[toolkits("13.2.51"..)]
#[tag(CUlaunchAttributeValue_union)]
#[layout(size = 64, align = 8)]
union CUlaunchAttributeValue {
    #[offset(0)]
    pad: [c_char; 64],
    #[offset(0)]
    accessPolicyWindow: CUaccessPolicyWindow,
    #[offset(0)]
    cooperative: c_int,
    #[offset(0)]
    syncPolicy: CUsynchronizationPolicy,
    #[offset(0)]
    clusterDim: CUlaunchAttributeValue_clusterDim,
    #[offset(0)]
    clusterSchedulingPolicyPreference: CUclusterSchedulingPolicy,
    #[offset(0)]
    programmaticStreamSerializationAllowed: c_int,
    #[offset(0)]
    programmaticEvent: CUlaunchAttributeValue_programmaticEvent,
    #[offset(0)]
    launchCompletionEvent: CUlaunchAttributeValue_launchCompletionEvent,
    #[offset(0)]
    priority: c_int,
    #[offset(0)]
    memSyncDomainMap: CUlaunchMemSyncDomainMap,
    #[offset(0)]
    memSyncDomain: CUlaunchMemSyncDomain,
    #[offset(0)]
    preferredClusterDim: CUlaunchAttributeValue_preferredClusterDim,
    #[offset(0)]
    deviceUpdatableKernelNode: CUlaunchAttributeValue_deviceUpdatableKernelNode,
    #[offset(0)]
    sharedMemCarveout: c_uint,
    #[offset(0)]
    nvlinkUtilCentricScheduling: c_uint,
    #[offset(0)]
    portableClusterSizeMode: CUlaunchAttributePortableClusterMode,
    #[offset(0)]
    sharedMemoryMode: CUsharedMemoryMode,
}

#[toolkits("11.8.89"..)]
#[anonymous]
#[layout(size = 12, align = 4)]
struct CUlaunchAttributeValue_clusterDim {
    #[offset(0)]
    x: c_uint,
    #[offset(4)]
    y: c_uint,
    #[offset(8)]
    z: c_uint,
}

#[toolkits("12.4.99"..)]
#[anonymous]
#[layout(size = 16, align = 8)]
struct CUlaunchAttributeValue_deviceUpdatableKernelNode {
    #[offset(0)]
    deviceUpdatable: c_int,
    #[offset(8)]
    devNode: CUgraphDeviceNode,
}

#[toolkits("12.3.52"..)]
#[anonymous]
#[layout(size = 16, align = 8)]
struct CUlaunchAttributeValue_launchCompletionEvent {
    #[offset(0)]
    event: CUevent,
    #[offset(8)]
    flags: c_int,
}

#[toolkits("12.8.57"..)]
#[anonymous]
#[layout(size = 12, align = 4)]
struct CUlaunchAttributeValue_preferredClusterDim {
    #[offset(0)]
    x: c_uint,
    #[offset(4)]
    y: c_uint,
    #[offset(8)]
    z: c_uint,
}

#[toolkits("11.8.89"..)]
#[anonymous]
#[layout(size = 16, align = 8)]
struct CUlaunchAttributeValue_programmaticEvent {
    #[offset(0)]
    event: CUevent,
    #[offset(8)]
    flags: c_int,
    #[offset(12)]
    triggerAtBlockStart: c_int,
}

#[toolkits("11.8.89"..)]
#[tag(CUlaunchConfig_st)]
#[layout(size = 56, align = 8)]
struct CUlaunchConfig {
    #[offset(0)]
    gridDimX: c_uint,
    #[offset(4)]
    gridDimY: c_uint,
    #[offset(8)]
    gridDimZ: c_uint,
    #[offset(12)]
    blockDimX: c_uint,
    #[offset(16)]
    blockDimY: c_uint,
    #[offset(20)]
    blockDimZ: c_uint,
    #[offset(24)]
    sharedMemBytes: c_uint,
    #[offset(32)]
    hStream: CUstream,
    #[offset(40)]
    attrs: *mut CUlaunchAttribute,
    #[offset(48)]
    numAttrs: c_uint,
}

#[toolkits("12.0.107"..)]
#[tag(CUlaunchMemSyncDomainMap_st)]
#[layout(size = 2, align = 1)]
struct CUlaunchMemSyncDomainMap {
    #[offset(0)]
    default_: c_uchar,
    #[offset(1)]
    remote: c_uchar,
}

#[toolkits("12.0.107"..)]
#[tag(CUlibraryHostUniversalFunctionAndDataTable_st)]
#[layout(size = 32, align = 8)]
struct CUlibraryHostUniversalFunctionAndDataTable {
    #[offset(0)]
    functionTable: *mut c_void,
    #[offset(8)]
    functionWindowSize: usize,
    #[offset(16)]
    dataTable: *mut c_void,
    #[offset(24)]
    dataWindowSize: usize,
}

#[toolkits("13.3.29"..)]
#[tag(CUlogicalEndpointFabricHandle_st)]
#[layout(size = 64, align = 1)]
struct CUlogicalEndpointFabricHandle {
    #[offset(0)]
    data: [c_uchar; 64],
}

#[toolkits("13.3.29"..)]
#[tag(CUlogicalEndpointProp_struct)]
#[layout(size = 24, align = 8)]
struct CUlogicalEndpointProp {
    #[offset(0)]
    r#type: CUlogicalEndpointType,
    #[offset(4)]
    #[anonymous]
    _1: CUlogicalEndpointProp_anonymous1,
    #[offset(8)]
    size: c_ulonglong,
    #[offset(16)]
    ipcHandleTypes: c_uint,
    #[offset(20)]
    flags: c_uint,
}

#[toolkits("13.3.29"..)]
#[anonymous]
#[layout(size = 4, align = 4)]
union CUlogicalEndpointProp_anonymous1 {
    #[offset(0)]
    unicast: CUlogicalEndpointProp_anonymous1_unicast,
    #[offset(0)]
    multicast: CUlogicalEndpointProp_anonymous1_multicast,
}

#[toolkits("13.3.29"..)]
#[anonymous]
#[layout(size = 4, align = 4)]
struct CUlogicalEndpointProp_anonymous1_multicast {
    #[offset(0)]
    numDevices: c_uint,
}

#[toolkits("13.3.29"..)]
#[anonymous]
#[layout(size = 4, align = 4)]
struct CUlogicalEndpointProp_anonymous1_unicast {
    #[offset(0)]
    device: CUdevice,
}

#[toolkits("11.7.99"..)]
#[tag(CUmemAccessDesc_st)]
#[layout(size = 12, align = 4)]
struct CUmemAccessDesc_v1 {
    #[offset(0)]
    location: CUmemLocation,
    #[offset(8)]
    flags: CUmemAccess_flags,
}

#[toolkits("11.7.99"..)]
#[tag(CUmemAllocationProp_st)]
#[layout(size = 32, align = 8)]
struct CUmemAllocationProp_v1 {
    #[offset(0)]
    r#type: CUmemAllocationType,
    #[offset(4)]
    requestedHandleTypes: CUmemAllocationHandleType,
    #[offset(8)]
    location: CUmemLocation,
    #[offset(16)]
    win32HandleMetaData: *mut c_void,
    #[offset(24)]
    allocFlags: CUmemAllocationProp_v1_allocFlags,
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 8, align = 2)]
struct CUmemAllocationProp_v1_allocFlags {
    #[offset(0)]
    compressionType: c_uchar,
    #[offset(1)]
    gpuDirectRDMACapable: c_uchar,
    #[offset(2)]
    usage: c_ushort,
    #[offset(4)]
    reserved: [c_uchar; 4],
}

#[toolkits("12.8.57"..)]
#[tag(CUmemDecompressParams_st)]
#[layout(size = 64, align = 8)]
struct CUmemDecompressParams {
    #[offset(0)]
    srcNumBytes: usize,
    #[offset(8)]
    dstNumBytes: usize,
    #[offset(16)]
    dstActBytes: *mut cuuint32_t,
    #[offset(24)]
    src: *const c_void,
    #[offset(32)]
    dst: *mut c_void,
    #[offset(40)]
    algo: CUmemDecompressAlgorithm,
    #[offset(44)]
    padding: [c_uchar; 20],
}

#[toolkits("12.3.52"..)]
#[tag(CUmemFabricHandle_st)]
#[layout(size = 64, align = 1)]
struct CUmemFabricHandle_v1 {
    #[offset(0)]
    data: [c_uchar; 64],
}

#[toolkits("11.7.99".."13.2.51")]
#[tag(CUmemLocation_st)]
#[layout(size = 8, align = 4)]
struct CUmemLocation_v1 {
    #[offset(0)]
    r#type: CUmemLocationType,
    #[offset(4)]
    id: c_int,
}

#[toolkits("13.2.51"..)]
#[tag(CUmemLocation_st)]
#[layout(size = 8, align = 4)]
struct CUmemLocation_v1 {
    #[offset(0)]
    r#type: CUmemLocationType,
    #[offset(4)]
    #[anonymous]
    _1: CUmemLocation_v1_anonymous1,
}

#[toolkits("13.2.51".."13.4.49")]
#[anonymous]
#[layout(size = 4, align = 4)]
union CUmemLocation_v1_anonymous1 {
    #[offset(0)]
    id: c_int,
}

#[toolkits("13.4.49"..)]
#[anonymous]
#[layout(size = 4, align = 4)]
union CUmemLocation_v1_anonymous1 {
    #[offset(0)]
    id: c_int,
    #[offset(0)]
    localized: CUmemLocation_v1_anonymous1_localized,
}

#[toolkits("13.4.49"..)]
#[anonymous]
#[layout(size = 2, align = 1)]
struct CUmemLocation_v1_anonymous1_localized {
    #[offset(0)]
    deviceId: c_uchar,
    #[offset(1)]
    localityDomainId: c_uchar,
}

#[toolkits("11.7.99".."12.2.53")]
#[tag(CUmemPoolProps_st)]
#[layout(size = 88, align = 8)]
struct CUmemPoolProps_v1 {
    #[offset(0)]
    allocType: CUmemAllocationType,
    #[offset(4)]
    handleTypes: CUmemAllocationHandleType,
    #[offset(8)]
    location: CUmemLocation,
    #[offset(16)]
    win32SecurityAttributes: *mut c_void,
    #[offset(24)]
    reserved: [c_uchar; 64],
}

#[toolkits("12.2.53".."12.6.37")]
#[tag(CUmemPoolProps_st)]
#[layout(size = 88, align = 8)]
struct CUmemPoolProps_v1 {
    #[offset(0)]
    allocType: CUmemAllocationType,
    #[offset(4)]
    handleTypes: CUmemAllocationHandleType,
    #[offset(8)]
    location: CUmemLocation,
    #[offset(16)]
    win32SecurityAttributes: *mut c_void,
    #[offset(24)]
    maxSize: usize,
    #[offset(32)]
    reserved: [c_uchar; 56],
}

#[toolkits("12.6.37".."13.4.49")]
#[tag(CUmemPoolProps_st)]
#[layout(size = 88, align = 8)]
struct CUmemPoolProps_v1 {
    #[offset(0)]
    allocType: CUmemAllocationType,
    #[offset(4)]
    handleTypes: CUmemAllocationHandleType,
    #[offset(8)]
    location: CUmemLocation,
    #[offset(16)]
    win32SecurityAttributes: *mut c_void,
    #[offset(24)]
    maxSize: usize,
    #[offset(32)]
    usage: c_ushort,
    #[offset(34)]
    reserved: [c_uchar; 54],
}

#[toolkits("13.4.49"..)]
#[tag(CUmemPoolProps_st)]
#[layout(size = 88, align = 8)]
struct CUmemPoolProps_v1 {
    #[offset(0)]
    allocType: CUmemAllocationType,
    #[offset(4)]
    handleTypes: CUmemAllocationHandleType,
    #[offset(8)]
    location: CUmemLocation,
    #[offset(16)]
    win32SecurityAttributes: *mut c_void,
    #[offset(24)]
    maxSize: usize,
    #[offset(32)]
    usage: c_ushort,
    #[offset(34)]
    gpuDirectRDMACapable: c_uchar,
    #[offset(35)]
    reserved: [c_uchar; 53],
}

#[toolkits("11.7.99"..)]
#[tag(CUmemPoolPtrExportData_st)]
#[layout(size = 64, align = 1)]
struct CUmemPoolPtrExportData_v1 {
    #[offset(0)]
    reserved: [c_uchar; 64],
}

#[toolkits("12.8.57"..)]
#[tag(CUmemcpy3DOperand_st)]
#[layout(size = 40, align = 8)]
struct CUmemcpy3DOperand_v1 {
    #[offset(0)]
    r#type: CUmemcpy3DOperandType,
    #[offset(8)]
    op: CUmemcpy3DOperand_v1_op,
}

#[toolkits("12.8.57"..)]
#[anonymous]
#[layout(size = 32, align = 8)]
union CUmemcpy3DOperand_v1_op {
    #[offset(0)]
    ptr: CUmemcpy3DOperand_v1_op_ptr,
    #[offset(0)]
    array: CUmemcpy3DOperand_v1_op_array,
}

#[toolkits("12.8.57"..)]
#[anonymous]
#[layout(size = 32, align = 8)]
struct CUmemcpy3DOperand_v1_op_array {
    #[offset(0)]
    array: CUarray,
    #[offset(8)]
    offset: CUoffset3D,
}

#[toolkits("12.8.57"..)]
#[anonymous]
#[layout(size = 32, align = 8)]
struct CUmemcpy3DOperand_v1_op_ptr {
    #[offset(0)]
    ptr: CUdeviceptr,
    #[offset(8)]
    rowLength: usize,
    #[offset(16)]
    layerHeight: usize,
    #[offset(24)]
    locHint: CUmemLocation,
}

#[toolkits("12.8.57"..)]
#[tag(CUmemcpyAttributes_st)]
#[layout(size = 24, align = 4)]
struct CUmemcpyAttributes_v1 {
    #[offset(0)]
    srcAccessOrder: CUmemcpySrcAccessOrder,
    #[offset(4)]
    srcLocHint: CUmemLocation,
    #[offset(12)]
    dstLocHint: CUmemLocation,
    #[offset(20)]
    flags: c_uint,
}

#[toolkits("12.1.55"..)]
#[tag(CUmulticastObjectProp_st)]
#[layout(size = 32, align = 8)]
struct CUmulticastObjectProp_v1 {
    #[offset(0)]
    numDevices: c_uint,
    #[offset(8)]
    size: usize,
    #[offset(16)]
    handleTypes: c_ulonglong,
    #[offset(24)]
    flags: c_ulonglong,
}

#[toolkits("12.8.57"..)]
#[tag(CUoffset3D_st)]
#[layout(size = 24, align = 8)]
struct CUoffset3D_v1 {
    #[offset(0)]
    x: usize,
    #[offset(8)]
    y: usize,
    #[offset(16)]
    z: usize,
}

#[toolkits("11.7.99".."11.8.89")]
#[tag(CUstreamAttrValue_union)]
#[layout(size = 32, align = 8)]
union CUstreamAttrValue_v1 {
    #[offset(0)]
    accessPolicyWindow: CUaccessPolicyWindow,
    #[offset(0)]
    syncPolicy: CUsynchronizationPolicy,
}

#[toolkits("11.7.99".."13.1.80")]
#[tag(CUstreamBatchMemOpParams_union)]
#[layout(size = 48, align = 8)]
union CUstreamBatchMemOpParams_v1 {
    #[offset(0)]
    operation: CUstreamBatchMemOpType,
    #[offset(0)]
    waitValue: CUstreamMemOpWaitValueParams_st,
    #[offset(0)]
    writeValue: CUstreamMemOpWriteValueParams_st,
    #[offset(0)]
    flushRemoteWrites: CUstreamMemOpFlushRemoteWritesParams_st,
    #[offset(0)]
    memoryBarrier: CUstreamMemOpMemoryBarrierParams_st,
    #[offset(0)]
    pad: [cuuint64_t; 6],
}

#[toolkits("13.1.80"..)]
#[tag(CUstreamBatchMemOpParams_union)]
#[layout(size = 48, align = 8)]
union CUstreamBatchMemOpParams_v1 {
    #[offset(0)]
    operation: CUstreamBatchMemOpType,
    #[offset(0)]
    waitValue: CUstreamMemOpWaitValueParams_st,
    #[offset(0)]
    writeValue: CUstreamMemOpWriteValueParams_st,
    #[offset(0)]
    flushRemoteWrites: CUstreamMemOpFlushRemoteWritesParams_st,
    #[offset(0)]
    memoryBarrier: CUstreamMemOpMemoryBarrierParams_st,
    #[offset(0)]
    atomicReduction: CUstreamMemOpAtomicReductionParams_st,
    #[offset(0)]
    pad: [cuuint64_t; 6],
}

#[toolkits("13.2.51"..)]
#[tag(CUstreamCigCaptureParams_st)]
#[layout(size = 8, align = 8)]
struct CUstreamCigCaptureParams {
    #[offset(0)]
    streamCigParams: *mut CUstreamCigParam,
}

#[toolkits("13.2.51"..)]
#[tag(CUstreamCigParam_st)]
#[layout(size = 16, align = 8)]
struct CUstreamCigParam {
    #[offset(0)]
    streamSharedDataType: CUstreamCigDataType,
    #[offset(8)]
    streamSharedData: *mut c_void,
}

#[toolkits("13.1.80"..)]
#[layout(size = 40, align = 8)]
struct CUstreamMemOpAtomicReductionParams_st {
    #[offset(0)]
    operation: CUstreamBatchMemOpType,
    #[offset(4)]
    flags: c_uint,
    #[offset(8)]
    reductionOp: CUstreamAtomicReductionOpType,
    #[offset(12)]
    dataType: CUstreamAtomicReductionDataType,
    #[offset(16)]
    address: CUdeviceptr,
    #[offset(24)]
    value: cuuint64_t,
    #[offset(32)]
    alias: CUdeviceptr,
}

#[toolkits("11.7.99"..)]
#[layout(size = 8, align = 4)]
struct CUstreamMemOpFlushRemoteWritesParams_st {
    #[offset(0)]
    operation: CUstreamBatchMemOpType,
    #[offset(4)]
    flags: c_uint,
}

#[toolkits("11.7.99"..)]
#[layout(size = 8, align = 4)]
struct CUstreamMemOpMemoryBarrierParams_st {
    #[offset(0)]
    operation: CUstreamBatchMemOpType,
    #[offset(4)]
    flags: c_uint,
}

#[toolkits("11.7.99"..)]
#[layout(size = 40, align = 8)]
struct CUstreamMemOpWaitValueParams_st {
    #[offset(0)]
    operation: CUstreamBatchMemOpType,
    #[offset(8)]
    address: CUdeviceptr,
    #[offset(16)]
    #[anonymous]
    _2: CUstreamMemOpWaitValueParams_st_anonymous1,
    #[offset(24)]
    flags: c_uint,
    #[offset(32)]
    alias: CUdeviceptr,
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 8, align = 8)]
union CUstreamMemOpWaitValueParams_st_anonymous1 {
    #[offset(0)]
    value: cuuint32_t,
    #[offset(0)]
    value64: cuuint64_t,
}

#[toolkits("11.7.99"..)]
#[layout(size = 40, align = 8)]
struct CUstreamMemOpWriteValueParams_st {
    #[offset(0)]
    operation: CUstreamBatchMemOpType,
    #[offset(8)]
    address: CUdeviceptr,
    #[offset(16)]
    #[anonymous]
    _2: CUstreamMemOpWriteValueParams_st_anonymous1,
    #[offset(24)]
    flags: c_uint,
    #[offset(32)]
    alias: CUdeviceptr,
}

#[toolkits("11.7.99"..)]
#[anonymous]
#[layout(size = 8, align = 8)]
union CUstreamMemOpWriteValueParams_st_anonymous1 {
    #[offset(0)]
    value: cuuint32_t,
    #[offset(0)]
    value64: cuuint64_t,
}

#[toolkits("12.0.107".."13.0.48")]
#[tag(CUtensorMap_st)]
#[layout(size = 128, align = 64)]
struct CUtensorMap {
    #[offset(0)]
    opaque: [cuuint64_t; 16],
}

#[toolkits("13.0.48"..)]
#[tag(CUtensorMap_st)]
#[layout(size = 128, align = 128)]
struct CUtensorMap {
    #[offset(0)]
    opaque: [cuuint64_t; 16],
}

#[toolkits("11.7.99"..)]
#[tag(CUuuid_st)]
#[layout(size = 16, align = 1)]
struct CUuuid {
    #[offset(0)]
    bytes: [c_char; 16],
}
