//! Written by `cuspec import` from `cuda.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[toolkits("11.7.99"..)]
type CUDA_ARRAY3D_DESCRIPTOR = CUDA_ARRAY3D_DESCRIPTOR_v2;

#[toolkits("11.7.99"..)]
type CUDA_ARRAY_DESCRIPTOR = CUDA_ARRAY_DESCRIPTOR_v2;

#[toolkits("11.7.99"..)]
type CUDA_ARRAY_MEMORY_REQUIREMENTS = CUDA_ARRAY_MEMORY_REQUIREMENTS_v1;

#[toolkits("11.7.99"..)]
type CUDA_ARRAY_SPARSE_PROPERTIES = CUDA_ARRAY_SPARSE_PROPERTIES_v1;

#[toolkits("12.2.53"..)]
type CUDA_BATCH_MEM_OP_NODE_PARAMS = CUDA_BATCH_MEM_OP_NODE_PARAMS_v1;

#[toolkits("11.7.99"..)]
type CUDA_EXTERNAL_MEMORY_BUFFER_DESC = CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1;

#[toolkits("11.7.99"..)]
type CUDA_EXTERNAL_MEMORY_HANDLE_DESC = CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1;

#[toolkits("11.7.99"..)]
type CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC = CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1;

#[toolkits("11.7.99"..)]
type CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC = CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1;

#[toolkits("11.7.99"..)]
type CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS = CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1;

#[toolkits("11.7.99"..)]
type CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS = CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1;

#[toolkits("11.7.99"..)]
type CUDA_EXT_SEM_SIGNAL_NODE_PARAMS = CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1;

#[toolkits("11.7.99"..)]
type CUDA_EXT_SEM_WAIT_NODE_PARAMS = CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1;

#[toolkits("13.5.37"..)]
type CUDA_FABRIC_COPY_BATCH_OP = CUDA_FABRIC_COPY_BATCH_OP_v1;

#[toolkits("13.5.37"..)]
type CUDA_FABRIC_CPY_BATCH_NODE_PARAMS = CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1;

#[toolkits("11.7.99"..)]
type CUDA_HOST_NODE_PARAMS = CUDA_HOST_NODE_PARAMS_v1;

#[toolkits("11.7.99".."12.0.107")]
type CUDA_KERNEL_NODE_PARAMS = CUDA_KERNEL_NODE_PARAMS_v1;

#[toolkits("12.0.107"..)]
type CUDA_KERNEL_NODE_PARAMS = CUDA_KERNEL_NODE_PARAMS_v2;

#[toolkits("11.7.99"..)]
type CUDA_LAUNCH_PARAMS = CUDA_LAUNCH_PARAMS_v1;

#[toolkits("11.7.99"..)]
type CUDA_MEMCPY2D = CUDA_MEMCPY2D_v2;

#[toolkits("11.7.99"..)]
type CUDA_MEMCPY3D = CUDA_MEMCPY3D_v2;

#[toolkits("12.8.57"..)]
type CUDA_MEMCPY3D_BATCH_OP = CUDA_MEMCPY3D_BATCH_OP_v1;

#[toolkits("11.7.99"..)]
type CUDA_MEMCPY3D_PEER = CUDA_MEMCPY3D_PEER_v1;

#[toolkits("13.5.37"..)]
type CUDA_MEMCPY_BATCH_NODE_PARAMS = CUDA_MEMCPY_BATCH_NODE_PARAMS_V1;

#[toolkits("11.7.99"..)]
type CUDA_MEMSET_NODE_PARAMS = CUDA_MEMSET_NODE_PARAMS_v1;

#[toolkits("12.2.53"..)]
type CUDA_MEM_ALLOC_NODE_PARAMS = CUDA_MEM_ALLOC_NODE_PARAMS_v1;

#[toolkits("11.7.99"..)]
type CUDA_POINTER_ATTRIBUTE_P2P_TOKENS = CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1;

#[toolkits("11.7.99"..)]
type CUDA_RESOURCE_DESC = CUDA_RESOURCE_DESC_v1;

#[toolkits("11.7.99"..)]
type CUDA_RESOURCE_VIEW_DESC = CUDA_RESOURCE_VIEW_DESC_v1;

#[toolkits("11.7.99"..)]
type CUDA_TEXTURE_DESC = CUDA_TEXTURE_DESC_v1;

#[toolkits("11.7.99"..)]
type CUaccessPolicyWindow = CUaccessPolicyWindow_v1;

#[toolkits("11.7.99"..)]
#[handle]
type CUarray = *mut CUarray_st;

#[toolkits("11.7.99"..)]
type CUarrayMapInfo = CUarrayMapInfo_v1;

#[toolkits("12.4.99"..)]
type CUasyncCallback =
    Option<unsafe extern "C" fn(*mut CUasyncNotificationInfo, *mut c_void, CUasyncCallbackHandle)>;

#[toolkits("12.4.99"..)]
#[handle]
type CUasyncCallbackHandle = *mut CUasyncCallbackEntry_st;

#[toolkits("13.4.49"..)]
#[handle]
type CUcheckpointOperationHandle = *mut CUIcheckpointOperation_st;

#[toolkits("11.7.99"..)]
#[handle]
type CUcontext = *mut CUctx_st;

#[toolkits("13.2.51"..)]
#[handle]
type CUcoredumpCallbackHandle = *mut CUcoredumpCallbackEntry_st;

#[toolkits("13.2.51"..)]
type CUcoredumpStatusCallback = Option<unsafe extern "C" fn(*mut c_void, c_int, CUdevice)>;

#[toolkits("12.4.99"..)]
type CUdevResource = CUdevResource_v1;

#[toolkits("12.4.99"..)]
#[handle]
type CUdevResourceDesc = *mut CUdevResourceDesc_st;

#[toolkits("11.7.99"..)]
type CUdevice = CUdevice_v1;

#[toolkits("11.7.99"..)]
type CUdevice_v1 = c_int;

#[toolkits("11.7.99"..)]
type CUdeviceptr = CUdeviceptr_v2;

#[toolkits("11.7.99"..)]
type CUdeviceptr_v1 = c_uint;

#[toolkits("11.7.99"..)]
type CUdeviceptr_v2 = c_ulonglong;

#[toolkits("11.7.99"..)]
type CUdevprop = CUdevprop_v1;

#[toolkits("11.7.99"..)]
type CUeglFrame = CUeglFrame_v1;

#[toolkits("11.7.99"..)]
#[handle]
type CUeglStreamConnection = *mut CUeglStreamConnection_st;

#[toolkits("11.7.99"..)]
#[handle]
type CUevent = *mut CUevent_st;

#[toolkits("11.7.99"..)]
type CUexecAffinityParam = CUexecAffinityParam_v1;

#[toolkits("11.7.99"..)]
type CUexecAffinitySmCount = CUexecAffinitySmCount_v1;

#[toolkits("12.8.57"..)]
type CUextent3D = CUextent3D_v1;

#[toolkits("11.7.99"..)]
#[handle]
type CUexternalMemory = *mut CUextMemory_st;

#[toolkits("11.7.99"..)]
#[handle]
type CUexternalSemaphore = *mut CUextSemaphore_st;

#[toolkits("11.7.99"..)]
#[handle]
type CUfunction = *mut CUfunc_st;

#[toolkits("11.7.99"..)]
#[handle]
type CUgraph = *mut CUgraph_st;

#[toolkits("12.3.52"..)]
type CUgraphConditionalHandle = cuuint64_t;

#[toolkits("12.4.99"..)]
#[handle]
type CUgraphDeviceNode = *mut CUgraphDeviceUpdatableNode_st;

#[toolkits("11.7.99"..)]
#[handle]
type CUgraphExec = *mut CUgraphExec_st;

#[toolkits("12.0.107"..)]
type CUgraphExecUpdateResultInfo = CUgraphExecUpdateResultInfo_v1;

#[toolkits("11.7.99"..)]
#[handle]
type CUgraphNode = *mut CUgraphNode_st;

#[toolkits("13.3.29"..)]
type CUgraphRecaptureCallback = Option<
    unsafe extern "C" fn(
        *mut c_void,
        CUgraphNode,
        *const CUgraphNodeParams,
        *const CUgraphNodeParams,
        CUgraphRecaptureStatus,
    ) -> CUresult,
>;

#[toolkits("11.7.99"..)]
#[handle]
type CUgraphicsResource = *mut CUgraphicsResource_st;

#[toolkits("12.4.99"..)]
#[handle]
type CUgreenCtx = *mut CUgreenCtx_st;

#[toolkits("11.7.99"..)]
type CUhostFn = Option<unsafe extern "C" fn(*mut c_void)>;

#[toolkits("11.7.99"..)]
type CUipcEventHandle = CUipcEventHandle_v1;

#[toolkits("11.7.99"..)]
type CUipcMemHandle = CUipcMemHandle_v1;

#[toolkits("12.0.107"..)]
#[handle]
type CUkernel = *mut CUkern_st;

#[toolkits("11.8.89"..)]
type CUkernelNodeAttrID = CUlaunchAttributeID;

#[toolkits("11.7.99"..)]
type CUkernelNodeAttrValue = CUkernelNodeAttrValue_v1;

#[toolkits("11.8.89"..)]
type CUkernelNodeAttrValue_v1 = CUlaunchAttributeValue;

#[toolkits("12.0.107"..)]
#[handle]
type CUlibrary = *mut CUlib_st;

#[toolkits("11.7.99"..)]
#[handle]
type CUlinkState = *mut CUlinkState_st;

#[toolkits("12.9.37"..)]
type CUlogIterator = c_uint;

#[toolkits("13.3.29"..)]
type CUlogicalEndpointId = cuuint32_t;

#[toolkits("12.9.37"..)]
type CUlogsCallback = Option<unsafe extern "C" fn(*mut c_void, CUlogLevel, *mut c_char, usize)>;

#[toolkits("12.9.37"..)]
#[handle]
type CUlogsCallbackHandle = *mut CUlogsCallbackEntry_st;

#[toolkits("11.7.99"..)]
type CUmemAccessDesc = CUmemAccessDesc_v1;

#[toolkits("11.7.99"..)]
type CUmemAllocationProp = CUmemAllocationProp_v1;

#[toolkits("12.3.52"..)]
type CUmemFabricHandle = CUmemFabricHandle_v1;

#[toolkits("11.7.99"..)]
type CUmemGenericAllocationHandle = CUmemGenericAllocationHandle_v1;

#[toolkits("11.7.99"..)]
type CUmemGenericAllocationHandle_v1 = c_ulonglong;

#[toolkits("11.7.99"..)]
type CUmemLocation = CUmemLocation_v1;

#[toolkits("11.7.99"..)]
type CUmemPoolProps = CUmemPoolProps_v1;

#[toolkits("11.7.99"..)]
type CUmemPoolPtrExportData = CUmemPoolPtrExportData_v1;

#[toolkits("12.8.57"..)]
type CUmemcpy3DOperand = CUmemcpy3DOperand_v1;

#[toolkits("12.8.57"..)]
type CUmemcpyAttributes = CUmemcpyAttributes_v1;

#[toolkits("11.7.99"..)]
#[handle]
type CUmemoryPool = *mut CUmemPoolHandle_st;

#[toolkits("11.7.99"..)]
#[handle]
type CUmipmappedArray = *mut CUmipmappedArray_st;

#[toolkits("11.7.99"..)]
#[handle]
type CUmodule = *mut CUmod_st;

#[toolkits("12.1.55"..)]
type CUmulticastObjectProp = CUmulticastObjectProp_v1;

#[toolkits("11.7.99"..)]
type CUoccupancyB2DSize = Option<unsafe extern "C" fn(c_int) -> usize>;

#[toolkits("12.8.57"..)]
type CUoffset3D = CUoffset3D_v1;

#[toolkits("11.7.99"..)]
#[handle]
type CUstream = *mut CUstream_st;

#[toolkits("11.8.89"..)]
type CUstreamAttrID = CUlaunchAttributeID;

#[toolkits("11.7.99"..)]
type CUstreamAttrValue = CUstreamAttrValue_v1;

#[toolkits("11.8.89"..)]
type CUstreamAttrValue_v1 = CUlaunchAttributeValue;

#[toolkits("11.7.99"..)]
type CUstreamBatchMemOpParams = CUstreamBatchMemOpParams_v1;

#[toolkits("11.7.99"..)]
type CUstreamCallback = Option<unsafe extern "C" fn(CUstream, CUresult, *mut c_void)>;

#[toolkits("11.7.99"..)]
type CUsurfObject = CUsurfObject_v1;

#[toolkits("11.7.99"..)]
type CUsurfObject_v1 = c_ulonglong;

#[toolkits("11.7.99"..)]
#[handle]
type CUsurfref = *mut CUsurfref_st;

#[toolkits("11.7.99"..)]
type CUtexObject = CUtexObject_v1;

#[toolkits("11.7.99"..)]
type CUtexObject_v1 = c_ulonglong;

#[toolkits("11.7.99"..)]
#[handle]
type CUtexref = *mut CUtexref_st;

#[toolkits("11.7.99"..)]
#[handle]
type CUuserObject = *mut CUuserObject_st;

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
type cuuint32_t = u32;

#[toolkits("11.7.99"..)]
type cuuint64_t = u64;
