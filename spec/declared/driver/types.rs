//! Written by `cuspec import` from `cuda.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[toolkits("13.0.96"..)]
type CUDA_ARRAY3D_DESCRIPTOR = CUDA_ARRAY3D_DESCRIPTOR_v2;

#[toolkits("13.0.96"..)]
type CUDA_ARRAY_DESCRIPTOR = CUDA_ARRAY_DESCRIPTOR_v2;

#[toolkits("13.0.96"..)]
type CUDA_ARRAY_MEMORY_REQUIREMENTS = CUDA_ARRAY_MEMORY_REQUIREMENTS_v1;

#[toolkits("13.0.96"..)]
type CUDA_ARRAY_SPARSE_PROPERTIES = CUDA_ARRAY_SPARSE_PROPERTIES_v1;

#[toolkits("13.0.96"..)]
type CUDA_BATCH_MEM_OP_NODE_PARAMS = CUDA_BATCH_MEM_OP_NODE_PARAMS_v1;

#[toolkits("13.0.96"..)]
type CUDA_EXTERNAL_MEMORY_BUFFER_DESC = CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1;

#[toolkits("13.0.96"..)]
type CUDA_EXTERNAL_MEMORY_HANDLE_DESC = CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1;

#[toolkits("13.0.96"..)]
type CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC = CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1;

#[toolkits("13.0.96"..)]
type CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC = CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1;

#[toolkits("13.0.96"..)]
type CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS = CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1;

#[toolkits("13.0.96"..)]
type CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS = CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1;

#[toolkits("13.0.96"..)]
type CUDA_EXT_SEM_SIGNAL_NODE_PARAMS = CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1;

#[toolkits("13.0.96"..)]
type CUDA_EXT_SEM_WAIT_NODE_PARAMS = CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1;

#[toolkits("13.0.96"..)]
type CUDA_HOST_NODE_PARAMS = CUDA_HOST_NODE_PARAMS_v1;

#[toolkits("13.0.96"..)]
type CUDA_KERNEL_NODE_PARAMS = CUDA_KERNEL_NODE_PARAMS_v2;

#[toolkits("13.0.96"..)]
type CUDA_LAUNCH_PARAMS = CUDA_LAUNCH_PARAMS_v1;

#[toolkits("13.0.96"..)]
type CUDA_MEMCPY2D = CUDA_MEMCPY2D_v2;

#[toolkits("13.0.96"..)]
type CUDA_MEMCPY3D = CUDA_MEMCPY3D_v2;

#[toolkits("13.0.96"..)]
type CUDA_MEMCPY3D_BATCH_OP = CUDA_MEMCPY3D_BATCH_OP_v1;

#[toolkits("13.0.96"..)]
type CUDA_MEMCPY3D_PEER = CUDA_MEMCPY3D_PEER_v1;

#[toolkits("13.0.96"..)]
type CUDA_MEMSET_NODE_PARAMS = CUDA_MEMSET_NODE_PARAMS_v1;

#[toolkits("13.0.96"..)]
type CUDA_MEM_ALLOC_NODE_PARAMS = CUDA_MEM_ALLOC_NODE_PARAMS_v1;

#[toolkits("13.0.96"..)]
type CUDA_POINTER_ATTRIBUTE_P2P_TOKENS = CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1;

#[toolkits("13.0.96"..)]
type CUDA_RESOURCE_DESC = CUDA_RESOURCE_DESC_v1;

#[toolkits("13.0.96"..)]
type CUDA_RESOURCE_VIEW_DESC = CUDA_RESOURCE_VIEW_DESC_v1;

#[toolkits("13.0.96"..)]
type CUDA_TEXTURE_DESC = CUDA_TEXTURE_DESC_v1;

#[toolkits("13.0.96"..)]
type CUaccessPolicyWindow = CUaccessPolicyWindow_v1;

#[toolkits("13.0.96"..)]
#[handle]
type CUarray = *mut CUarray_st;

#[toolkits("13.0.96"..)]
type CUarrayMapInfo = CUarrayMapInfo_v1;

#[toolkits("13.0.96"..)]
type CUasyncCallback =
    Option<unsafe extern "C" fn(*mut CUasyncNotificationInfo, *mut c_void, CUasyncCallbackHandle)>;

#[toolkits("13.0.96"..)]
#[handle]
type CUasyncCallbackHandle = *mut CUasyncCallbackEntry_st;

#[toolkits("13.0.96"..)]
#[handle]
type CUcontext = *mut CUctx_st;

#[toolkits("13.0.96"..)]
type CUdevResource = CUdevResource_v1;

#[toolkits("13.0.96"..)]
#[handle]
type CUdevResourceDesc = *mut CUdevResourceDesc_st;

#[toolkits("13.0.96"..)]
type CUdevice = CUdevice_v1;

#[toolkits("13.0.96"..)]
type CUdevice_v1 = c_int;

#[toolkits("13.0.96"..)]
type CUdeviceptr = CUdeviceptr_v2;

#[toolkits("13.0.96"..)]
type CUdeviceptr_v1 = c_uint;

#[toolkits("13.0.96"..)]
type CUdeviceptr_v2 = c_ulonglong;

#[toolkits("13.0.96"..)]
type CUdevprop = CUdevprop_v1;

#[toolkits("13.0.96"..)]
#[handle]
type CUevent = *mut CUevent_st;

#[toolkits("13.0.96"..)]
type CUexecAffinityParam = CUexecAffinityParam_v1;

#[toolkits("13.0.96"..)]
type CUexecAffinitySmCount = CUexecAffinitySmCount_v1;

#[toolkits("13.0.96"..)]
type CUextent3D = CUextent3D_v1;

#[toolkits("13.0.96"..)]
#[handle]
type CUexternalMemory = *mut CUextMemory_st;

#[toolkits("13.0.96"..)]
#[handle]
type CUexternalSemaphore = *mut CUextSemaphore_st;

#[toolkits("13.0.96"..)]
#[handle]
type CUfunction = *mut CUfunc_st;

#[toolkits("13.0.96"..)]
#[handle]
type CUgraph = *mut CUgraph_st;

#[toolkits("13.0.96"..)]
type CUgraphConditionalHandle = cuuint64_t;

#[toolkits("13.0.96"..)]
#[handle]
type CUgraphDeviceNode = *mut CUgraphDeviceUpdatableNode_st;

#[toolkits("13.0.96"..)]
#[handle]
type CUgraphExec = *mut CUgraphExec_st;

#[toolkits("13.0.96"..)]
type CUgraphExecUpdateResultInfo = CUgraphExecUpdateResultInfo_v1;

#[toolkits("13.0.96"..)]
#[handle]
type CUgraphNode = *mut CUgraphNode_st;

#[toolkits("13.0.96"..)]
#[handle]
type CUgraphicsResource = *mut CUgraphicsResource_st;

#[toolkits("13.0.96"..)]
#[handle]
type CUgreenCtx = *mut CUgreenCtx_st;

#[toolkits("13.0.96"..)]
type CUhostFn = Option<unsafe extern "C" fn(*mut c_void)>;

#[toolkits("13.0.96"..)]
type CUipcEventHandle = CUipcEventHandle_v1;

#[toolkits("13.0.96"..)]
type CUipcMemHandle = CUipcMemHandle_v1;

#[toolkits("13.0.96"..)]
#[handle]
type CUkernel = *mut CUkern_st;

#[toolkits("13.0.96"..)]
type CUkernelNodeAttrID = CUlaunchAttributeID;

#[toolkits("13.0.96"..)]
type CUkernelNodeAttrValue = CUkernelNodeAttrValue_v1;

#[toolkits("13.0.96"..)]
type CUkernelNodeAttrValue_v1 = CUlaunchAttributeValue;

#[toolkits("13.0.96"..)]
#[handle]
type CUlibrary = *mut CUlib_st;

#[toolkits("13.0.96"..)]
#[handle]
type CUlinkState = *mut CUlinkState_st;

#[toolkits("13.0.96"..)]
type CUlogIterator = c_uint;

#[toolkits("13.0.96"..)]
type CUlogsCallback = Option<unsafe extern "C" fn(*mut c_void, CUlogLevel, *mut c_char, usize)>;

#[toolkits("13.0.96"..)]
#[handle]
type CUlogsCallbackHandle = *mut CUlogsCallbackEntry_st;

#[toolkits("13.0.96"..)]
type CUmemAccessDesc = CUmemAccessDesc_v1;

#[toolkits("13.0.96"..)]
type CUmemAllocationProp = CUmemAllocationProp_v1;

#[toolkits("13.0.96"..)]
type CUmemFabricHandle = CUmemFabricHandle_v1;

#[toolkits("13.0.96"..)]
type CUmemGenericAllocationHandle = CUmemGenericAllocationHandle_v1;

#[toolkits("13.0.96"..)]
type CUmemGenericAllocationHandle_v1 = c_ulonglong;

#[toolkits("13.0.96"..)]
type CUmemLocation = CUmemLocation_v1;

#[toolkits("13.0.96"..)]
type CUmemPoolProps = CUmemPoolProps_v1;

#[toolkits("13.0.96"..)]
type CUmemPoolPtrExportData = CUmemPoolPtrExportData_v1;

#[toolkits("13.0.96"..)]
type CUmemcpy3DOperand = CUmemcpy3DOperand_v1;

#[toolkits("13.0.96"..)]
type CUmemcpyAttributes = CUmemcpyAttributes_v1;

#[toolkits("13.0.96"..)]
#[handle]
type CUmemoryPool = *mut CUmemPoolHandle_st;

#[toolkits("13.0.96"..)]
#[handle]
type CUmipmappedArray = *mut CUmipmappedArray_st;

#[toolkits("13.0.96"..)]
#[handle]
type CUmodule = *mut CUmod_st;

#[toolkits("13.0.96"..)]
type CUmulticastObjectProp = CUmulticastObjectProp_v1;

#[toolkits("13.0.96"..)]
type CUoccupancyB2DSize = Option<unsafe extern "C" fn(c_int) -> usize>;

#[toolkits("13.0.96"..)]
type CUoffset3D = CUoffset3D_v1;

#[toolkits("13.0.96"..)]
#[handle]
type CUstream = *mut CUstream_st;

#[toolkits("13.0.96"..)]
type CUstreamAttrID = CUlaunchAttributeID;

#[toolkits("13.0.96"..)]
type CUstreamAttrValue = CUstreamAttrValue_v1;

#[toolkits("13.0.96"..)]
type CUstreamAttrValue_v1 = CUlaunchAttributeValue;

#[toolkits("13.0.96"..)]
type CUstreamBatchMemOpParams = CUstreamBatchMemOpParams_v1;

#[toolkits("13.0.96"..)]
type CUstreamCallback = Option<unsafe extern "C" fn(CUstream, CUresult, *mut c_void)>;

#[toolkits("13.0.96"..)]
type CUsurfObject = CUsurfObject_v1;

#[toolkits("13.0.96"..)]
type CUsurfObject_v1 = c_ulonglong;

#[toolkits("13.0.96"..)]
#[handle]
type CUsurfref = *mut CUsurfref_st;

#[toolkits("13.0.96"..)]
type CUtexObject = CUtexObject_v1;

#[toolkits("13.0.96"..)]
type CUtexObject_v1 = c_ulonglong;

#[toolkits("13.0.96"..)]
#[handle]
type CUtexref = *mut CUtexref_st;

#[toolkits("13.0.96"..)]
#[handle]
type CUuserObject = *mut CUuserObject_st;

#[toolkits("13.0.96"..)]
type cuuint32_t = u32;

#[toolkits("13.0.96"..)]
type cuuint64_t = u64;
