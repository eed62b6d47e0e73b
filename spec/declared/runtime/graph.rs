//! Written by `cuspec import` from `cuda_runtime_api.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDART_GRAPH)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidDevice)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaDeviceSetGraphMemAttribute, cudaGraphAddMemAllocNode)]
#[see(cudaGraphAddMemFreeNode, cudaDeviceGraphMemTrim, cudaMallocAsync)]
#[see(cudaFreeAsync)]
fn cudaDeviceGetGraphMemAttribute(
    device: c_int,
    attr: cudaGraphMemAttributeType,
    value: *mut c_void,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGraphAddMemAllocNode, cudaGraphAddMemFreeNode)]
#[see(cudaDeviceGetGraphMemAttribute, cudaDeviceSetGraphMemAttribute)]
#[see(cudaMallocAsync, cudaFreeAsync)]
fn cudaDeviceGraphMemTrim(device: c_int) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidDevice)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaDeviceGetGraphMemAttribute, cudaGraphAddMemAllocNode)]
#[see(cudaGraphAddMemFreeNode, cudaDeviceGraphMemTrim, cudaMallocAsync)]
#[see(cudaFreeAsync)]
fn cudaDeviceSetGraphMemAttribute(
    device: c_int,
    attr: cudaGraphMemAttributeType,
    value: *mut c_void,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGraphAddNode, cudaGraphChildGraphNodeGetGraph, cudaGraphCreate)]
#[see(cudaGraphDestroyNode, cudaGraphAddEmptyNode, cudaGraphAddKernelNode)]
#[see(cudaGraphAddHostNode, cudaGraphAddMemcpyNode, cudaGraphAddMemsetNode)]
#[see(cudaGraphClone)]
fn cudaGraphAddChildGraphNode(
    pGraphNode: *mut cudaGraphNode_t,
    graph: cudaGraph_t,
    pDependencies: *const cudaGraphNode_t,
    numDependencies: usize,
    childGraph: cudaGraph_t,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.7.99".."13.0.48")]
#[returns("11.7.99".."13.0.48", Success, InvalidValue)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGraphRemoveDependencies, cudaGraphGetEdges)]
#[see(cudaGraphNodeGetDependencies, cudaGraphNodeGetDependentNodes)]
fn cudaGraphAddDependencies(
    graph: cudaGraph_t,
    from: *const cudaGraphNode_t,
    to: *const cudaGraphNode_t,
    numDependencies: usize,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("13.0.48"..)]
#[returns("13.0.48".., Success, InvalidValue)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGraphRemoveDependencies, cudaGraphGetEdges)]
#[see(cudaGraphNodeGetDependencies, cudaGraphNodeGetDependentNodes)]
fn cudaGraphAddDependencies(
    graph: cudaGraph_t,
    from: *const cudaGraphNode_t,
    to: *const cudaGraphNode_t,
    edgeData: *const cudaGraphEdgeData,
    numDependencies: usize,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[base(cudaGraphAddDependencies)]
#[not_default]
#[toolkits("12.3.52".."13.0.48")]
#[returns("12.3.52".."13.0.48", Success, InvalidValue)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGraphRemoveDependencies, cudaGraphGetEdges)]
#[see(cudaGraphNodeGetDependencies, cudaGraphNodeGetDependentNodes)]
fn cudaGraphAddDependencies_v2(
    graph: cudaGraph_t,
    from: *const cudaGraphNode_t,
    to: *const cudaGraphNode_t,
    edgeData: *const cudaGraphEdgeData,
    numDependencies: usize,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(graph_thread_safety, init_rt, callback)]
#[see(cudaGraphAddNode, cudaGraphCreate, cudaGraphDestroyNode)]
#[see(cudaGraphAddChildGraphNode, cudaGraphAddKernelNode)]
#[see(cudaGraphAddHostNode, cudaGraphAddMemcpyNode, cudaGraphAddMemsetNode)]
fn cudaGraphAddEmptyNode(
    pGraphNode: *mut cudaGraphNode_t,
    graph: cudaGraph_t,
    pDependencies: *const cudaGraphNode_t,
    numDependencies: usize,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGraphAddNode, cudaGraphAddEventWaitNode, cudaEventRecordWithFlags)]
#[see(cudaStreamWaitEvent, cudaGraphCreate, cudaGraphDestroyNode)]
#[see(cudaGraphAddChildGraphNode, cudaGraphAddEmptyNode)]
#[see(cudaGraphAddKernelNode, cudaGraphAddMemcpyNode, cudaGraphAddMemsetNode)]
fn cudaGraphAddEventRecordNode(
    pGraphNode: *mut cudaGraphNode_t,
    graph: cudaGraph_t,
    pDependencies: *const cudaGraphNode_t,
    numDependencies: usize,
    event: cudaEvent_t,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGraphAddNode, cudaGraphAddEventRecordNode)]
#[see(cudaEventRecordWithFlags, cudaStreamWaitEvent, cudaGraphCreate)]
#[see(cudaGraphDestroyNode, cudaGraphAddChildGraphNode)]
#[see(cudaGraphAddEmptyNode, cudaGraphAddKernelNode, cudaGraphAddMemcpyNode)]
#[see(cudaGraphAddMemsetNode)]
fn cudaGraphAddEventWaitNode(
    pGraphNode: *mut cudaGraphNode_t,
    graph: cudaGraph_t,
    pDependencies: *const cudaGraphNode_t,
    numDependencies: usize,
    event: cudaEvent_t,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGraphAddNode, cudaGraphExternalSemaphoresSignalNodeGetParams)]
#[see(cudaGraphExternalSemaphoresSignalNodeSetParams)]
#[see(cudaGraphExecExternalSemaphoresSignalNodeSetParams)]
#[see(cudaGraphAddExternalSemaphoresWaitNode, cudaImportExternalSemaphore)]
#[see(cudaSignalExternalSemaphoresAsync, cudaWaitExternalSemaphoresAsync)]
#[see(cudaGraphCreate, cudaGraphDestroyNode, cudaGraphAddEventRecordNode)]
#[see(cudaGraphAddEventWaitNode, cudaGraphAddChildGraphNode)]
#[see(cudaGraphAddEmptyNode, cudaGraphAddKernelNode, cudaGraphAddMemcpyNode)]
#[see(cudaGraphAddMemsetNode)]
fn cudaGraphAddExternalSemaphoresSignalNode(
    pGraphNode: *mut cudaGraphNode_t,
    graph: cudaGraph_t,
    pDependencies: *const cudaGraphNode_t,
    numDependencies: usize,
    nodeParams: *const cudaExternalSemaphoreSignalNodeParams,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGraphAddNode, cudaGraphExternalSemaphoresWaitNodeGetParams)]
#[see(cudaGraphExternalSemaphoresWaitNodeSetParams)]
#[see(cudaGraphExecExternalSemaphoresWaitNodeSetParams)]
#[see(cudaGraphAddExternalSemaphoresSignalNode, cudaImportExternalSemaphore)]
#[see(cudaSignalExternalSemaphoresAsync, cudaWaitExternalSemaphoresAsync)]
#[see(cudaGraphCreate, cudaGraphDestroyNode, cudaGraphAddEventRecordNode)]
#[see(cudaGraphAddEventWaitNode, cudaGraphAddChildGraphNode)]
#[see(cudaGraphAddEmptyNode, cudaGraphAddKernelNode, cudaGraphAddMemcpyNode)]
#[see(cudaGraphAddMemsetNode)]
fn cudaGraphAddExternalSemaphoresWaitNode(
    pGraphNode: *mut cudaGraphNode_t,
    graph: cudaGraph_t,
    pDependencies: *const cudaGraphNode_t,
    numDependencies: usize,
    nodeParams: *const cudaExternalSemaphoreWaitNodeParams,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, NotSupported, InvalidValue)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGraphAddNode, cudaLaunchHostFunc, cudaGraphHostNodeGetParams)]
#[see(cudaGraphHostNodeSetParams, cudaGraphCreate, cudaGraphDestroyNode)]
#[see(cudaGraphAddChildGraphNode, cudaGraphAddEmptyNode)]
#[see(cudaGraphAddKernelNode, cudaGraphAddMemcpyNode, cudaGraphAddMemsetNode)]
fn cudaGraphAddHostNode(
    pGraphNode: *mut cudaGraphNode_t,
    graph: cudaGraph_t,
    pDependencies: *const cudaGraphNode_t,
    numDependencies: usize,
    pNodeParams: *const cudaHostNodeParams,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue, InvalidDeviceFunction)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[notes(cudaKernel_t)]
#[see(cudaGraphAddNode, cudaLaunchKernel, cudaGraphKernelNodeGetParams)]
#[see(cudaGraphKernelNodeSetParams, cudaGraphCreate, cudaGraphDestroyNode)]
#[see(cudaGraphAddChildGraphNode, cudaGraphAddEmptyNode)]
#[see(cudaGraphAddHostNode, cudaGraphAddMemcpyNode, cudaGraphAddMemsetNode)]
fn cudaGraphAddKernelNode(
    pGraphNode: *mut cudaGraphNode_t,
    graph: cudaGraph_t,
    pDependencies: *const cudaGraphNode_t,
    numDependencies: usize,
    pNodeParams: *const cudaKernelNodeParams,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    Success, CudartUnloading, InitializationError, NotSupported, InvalidValue, OutOfMemory,
)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cudaGraphAddNode, cudaGraphAddMemFreeNode)]
#[see(cudaGraphMemAllocNodeGetParams, cudaDeviceGraphMemTrim)]
#[see(cudaDeviceGetGraphMemAttribute, cudaDeviceSetGraphMemAttribute)]
#[see(cudaMallocAsync, cudaFreeAsync, cudaGraphCreate, cudaGraphDestroyNode)]
#[see(cudaGraphAddChildGraphNode, cudaGraphAddEmptyNode)]
#[see(cudaGraphAddEventRecordNode, cudaGraphAddEventWaitNode)]
#[see(cudaGraphAddExternalSemaphoresSignalNode)]
#[see(cudaGraphAddExternalSemaphoresWaitNode, cudaGraphAddKernelNode)]
#[see(cudaGraphAddMemcpyNode, cudaGraphAddMemsetNode)]
fn cudaGraphAddMemAllocNode(
    pGraphNode: *mut cudaGraphNode_t,
    graph: cudaGraph_t,
    pDependencies: *const cudaGraphNode_t,
    numDependencies: usize,
    nodeParams: *mut cudaMemAllocNodeParams,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.7.99"..)]
#[returns(
    "11.7.99"..,
    Success, CudartUnloading, InitializationError, NotSupported, InvalidValue, OutOfMemory,
)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cudaGraphAddNode, cudaGraphAddMemAllocNode)]
#[see(cudaGraphMemFreeNodeGetParams, cudaDeviceGraphMemTrim)]
#[see(cudaDeviceGetGraphMemAttribute, cudaDeviceSetGraphMemAttribute)]
#[see(cudaMallocAsync, cudaFreeAsync, cudaGraphCreate, cudaGraphDestroyNode)]
#[see(cudaGraphAddChildGraphNode, cudaGraphAddEmptyNode)]
#[see(cudaGraphAddEventRecordNode, cudaGraphAddEventWaitNode)]
#[see(cudaGraphAddExternalSemaphoresSignalNode)]
#[see(cudaGraphAddExternalSemaphoresWaitNode, cudaGraphAddKernelNode)]
#[see(cudaGraphAddMemcpyNode, cudaGraphAddMemsetNode)]
fn cudaGraphAddMemFreeNode(
    pGraphNode: *mut cudaGraphNode_t,
    graph: cudaGraph_t,
    pDependencies: *const cudaGraphNode_t,
    numDependencies: usize,
    dptr: *mut c_void,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGraphAddNode, cudaMemcpy3D, cudaGraphAddMemcpyNodeToSymbol)]
#[see(cudaGraphAddMemcpyNodeFromSymbol, cudaGraphAddMemcpyNode1D)]
#[see(cudaGraphMemcpyNodeGetParams, cudaGraphMemcpyNodeSetParams)]
#[see(cudaGraphCreate, cudaGraphDestroyNode, cudaGraphAddChildGraphNode)]
#[see(cudaGraphAddEmptyNode, cudaGraphAddKernelNode, cudaGraphAddHostNode)]
#[see(cudaGraphAddMemsetNode)]
fn cudaGraphAddMemcpyNode(
    pGraphNode: *mut cudaGraphNode_t,
    graph: cudaGraph_t,
    pDependencies: *const cudaGraphNode_t,
    numDependencies: usize,
    pCopyParams: *const cudaMemcpy3DParms,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaMemcpy, cudaGraphAddMemcpyNode, cudaGraphMemcpyNodeGetParams)]
#[see(cudaGraphMemcpyNodeSetParams, cudaGraphMemcpyNodeSetParams1D)]
#[see(cudaGraphCreate, cudaGraphDestroyNode, cudaGraphAddChildGraphNode)]
#[see(cudaGraphAddEmptyNode, cudaGraphAddKernelNode, cudaGraphAddHostNode)]
#[see(cudaGraphAddMemsetNode)]
fn cudaGraphAddMemcpyNode1D(
    pGraphNode: *mut cudaGraphNode_t,
    graph: cudaGraph_t,
    pDependencies: *const cudaGraphNode_t,
    numDependencies: usize,
    dst: *mut c_void,
    src: *const c_void,
    count: usize,
    kind: cudaMemcpyKind,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaMemcpyFromSymbol, cudaGraphAddMemcpyNode)]
#[see(cudaGraphAddMemcpyNodeToSymbol, cudaGraphMemcpyNodeGetParams)]
#[see(cudaGraphMemcpyNodeSetParams, cudaGraphMemcpyNodeSetParamsFromSymbol)]
#[see(cudaGraphMemcpyNodeSetParamsToSymbol, cudaGraphCreate)]
#[see(cudaGraphDestroyNode, cudaGraphAddChildGraphNode)]
#[see(cudaGraphAddEmptyNode, cudaGraphAddKernelNode, cudaGraphAddHostNode)]
#[see(cudaGraphAddMemsetNode)]
fn cudaGraphAddMemcpyNodeFromSymbol(
    pGraphNode: *mut cudaGraphNode_t,
    graph: cudaGraph_t,
    pDependencies: *const cudaGraphNode_t,
    numDependencies: usize,
    dst: *mut c_void,
    symbol: *const c_void,
    count: usize,
    offset: usize,
    kind: cudaMemcpyKind,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaMemcpyToSymbol, cudaGraphAddMemcpyNode)]
#[see(cudaGraphAddMemcpyNodeFromSymbol, cudaGraphMemcpyNodeGetParams)]
#[see(cudaGraphMemcpyNodeSetParams, cudaGraphMemcpyNodeSetParamsToSymbol)]
#[see(cudaGraphMemcpyNodeSetParamsFromSymbol, cudaGraphCreate)]
#[see(cudaGraphDestroyNode, cudaGraphAddChildGraphNode)]
#[see(cudaGraphAddEmptyNode, cudaGraphAddKernelNode, cudaGraphAddHostNode)]
#[see(cudaGraphAddMemsetNode)]
fn cudaGraphAddMemcpyNodeToSymbol(
    pGraphNode: *mut cudaGraphNode_t,
    graph: cudaGraph_t,
    pDependencies: *const cudaGraphNode_t,
    numDependencies: usize,
    symbol: *const c_void,
    src: *const c_void,
    count: usize,
    offset: usize,
    kind: cudaMemcpyKind,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue, InvalidDevice)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGraphAddNode, cudaMemset2D, cudaGraphMemsetNodeGetParams)]
#[see(cudaGraphMemsetNodeSetParams, cudaGraphCreate, cudaGraphDestroyNode)]
#[see(cudaGraphAddChildGraphNode, cudaGraphAddEmptyNode)]
#[see(cudaGraphAddKernelNode, cudaGraphAddHostNode, cudaGraphAddMemcpyNode)]
fn cudaGraphAddMemsetNode(
    pGraphNode: *mut cudaGraphNode_t,
    graph: cudaGraph_t,
    pDependencies: *const cudaGraphNode_t,
    numDependencies: usize,
    pMemsetParams: *const cudaMemsetParams,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("12.2.53".."13.0.48")]
#[returns("12.2.53".."13.0.48", Success, InvalidValue, InvalidDeviceFunction, NotSupported)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGraphCreate, cudaGraphNodeSetParams, cudaGraphExecNodeSetParams)]
fn cudaGraphAddNode(
    pGraphNode: *mut cudaGraphNode_t,
    graph: cudaGraph_t,
    pDependencies: *const cudaGraphNode_t,
    numDependencies: usize,
    nodeParams: *mut cudaGraphNodeParams,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("13.0.48"..)]
#[returns("13.0.48".., Success, InvalidValue, InvalidDeviceFunction, NotSupported)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGraphCreate, cudaGraphNodeSetParams, cudaGraphExecNodeSetParams)]
fn cudaGraphAddNode(
    pGraphNode: *mut cudaGraphNode_t,
    graph: cudaGraph_t,
    pDependencies: *const cudaGraphNode_t,
    dependencyData: *const cudaGraphEdgeData,
    numDependencies: usize,
    nodeParams: *mut cudaGraphNodeParams,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[base(cudaGraphAddNode)]
#[not_default]
#[toolkits("12.3.52".."13.0.48")]
#[returns("12.3.52".."13.0.48", Success, InvalidValue, InvalidDeviceFunction, NotSupported)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGraphCreate, cudaGraphNodeSetParams, cudaGraphExecNodeSetParams)]
fn cudaGraphAddNode_v2(
    pGraphNode: *mut cudaGraphNode_t,
    graph: cudaGraph_t,
    pDependencies: *const cudaGraphNode_t,
    dependencyData: *const cudaGraphEdgeData,
    numDependencies: usize,
    nodeParams: *mut cudaGraphNodeParams,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGraphAddChildGraphNode, cudaGraphNodeFindInClone)]
fn cudaGraphChildGraphNodeGetGraph(node: cudaGraphNode_t, pGraph: *mut cudaGraph_t) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue, MemoryAllocation)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGraphCreate, cudaGraphNodeFindInClone)]
fn cudaGraphClone(pGraphClone: *mut cudaGraph_t, originalGraph: cudaGraph_t) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("12.3.52"..)]
#[returns("12.3.52".., CUDA_SUCCESS, CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cuGraphAddNode)]
fn cudaGraphConditionalHandleCreate(
    pHandle_out: *mut cudaGraphConditionalHandle,
    graph: cudaGraph_t,
    defaultLaunchValue: c_uint,
    flags: c_uint,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[base(cudaGraphConditionalHandleCreate)]
#[not_default]
#[toolkits("13.1.80"..)]
#[returns("13.1.80".., CUDA_SUCCESS, CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cuGraphAddNode)]
fn cudaGraphConditionalHandleCreate_v2(
    pHandle_out: *mut cudaGraphConditionalHandle,
    graph: cudaGraph_t,
    ctx: cudaExecutionContext_t,
    defaultLaunchValue: c_uint,
    flags: c_uint,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue, MemoryAllocation)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGraphAddChildGraphNode, cudaGraphAddEmptyNode)]
#[see(cudaGraphAddKernelNode, cudaGraphAddHostNode, cudaGraphAddMemcpyNode)]
#[see(cudaGraphAddMemsetNode, cudaGraphInstantiate, cudaGraphDestroy)]
#[see(cudaGraphGetNodes, cudaGraphGetRootNodes, cudaGraphGetEdges)]
#[see(cudaGraphClone)]
fn cudaGraphCreate(pGraph: *mut cudaGraph_t, flags: c_uint) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue, OperatingSystem)]
fn cudaGraphDebugDotPrint(graph: cudaGraph_t, path: *const c_char, flags: c_uint) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[notes(destroy_ub)]
#[see(cudaGraphCreate)]
fn cudaGraphDestroy(graph: cudaGraph_t) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[notes(destroy_ub)]
#[see(cudaGraphAddChildGraphNode, cudaGraphAddEmptyNode)]
#[see(cudaGraphAddKernelNode, cudaGraphAddHostNode, cudaGraphAddMemcpyNode)]
#[see(cudaGraphAddMemsetNode)]
fn cudaGraphDestroyNode(node: cudaGraphNode_t) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGraphAddEventRecordNode, cudaGraphEventRecordNodeSetEvent)]
#[see(cudaGraphEventWaitNodeGetEvent, cudaEventRecordWithFlags)]
#[see(cudaStreamWaitEvent)]
fn cudaGraphEventRecordNodeGetEvent(
    node: cudaGraphNode_t,
    event_out: *mut cudaEvent_t,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGraphNodeSetParams, cudaGraphAddEventRecordNode)]
#[see(cudaGraphEventRecordNodeGetEvent, cudaGraphEventWaitNodeSetEvent)]
#[see(cudaEventRecordWithFlags, cudaStreamWaitEvent)]
fn cudaGraphEventRecordNodeSetEvent(node: cudaGraphNode_t, event: cudaEvent_t) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGraphAddEventWaitNode, cudaGraphEventWaitNodeSetEvent)]
#[see(cudaGraphEventRecordNodeGetEvent, cudaEventRecordWithFlags)]
#[see(cudaStreamWaitEvent)]
fn cudaGraphEventWaitNodeGetEvent(
    node: cudaGraphNode_t,
    event_out: *mut cudaEvent_t,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGraphNodeSetParams, cudaGraphAddEventWaitNode)]
#[see(cudaGraphEventWaitNodeGetEvent, cudaGraphEventRecordNodeSetEvent)]
#[see(cudaEventRecordWithFlags, cudaStreamWaitEvent)]
fn cudaGraphEventWaitNodeSetEvent(node: cudaGraphNode_t, event: cudaEvent_t) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGraphExecNodeSetParams, cudaGraphAddChildGraphNode)]
#[see(cudaGraphChildGraphNodeGetGraph, cudaGraphExecKernelNodeSetParams)]
#[see(cudaGraphExecMemcpyNodeSetParams, cudaGraphExecMemsetNodeSetParams)]
#[see(cudaGraphExecHostNodeSetParams, cudaGraphExecEventRecordNodeSetEvent)]
#[see(cudaGraphExecEventWaitNodeSetEvent)]
#[see(cudaGraphExecExternalSemaphoresSignalNodeSetParams)]
#[see(cudaGraphExecExternalSemaphoresWaitNodeSetParams, cudaGraphExecUpdate)]
#[see(cudaGraphInstantiate)]
fn cudaGraphExecChildGraphNodeSetParams(
    hGraphExec: cudaGraphExec_t,
    node: cudaGraphNode_t,
    childGraph: cudaGraph_t,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[notes(destroy_ub)]
#[see(cudaGraphInstantiate, cudaGraphUpload, cudaGraphLaunch)]
fn cudaGraphExecDestroy(graphExec: cudaGraphExec_t) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGraphExecNodeSetParams, cudaGraphAddEventRecordNode)]
#[see(cudaGraphEventRecordNodeGetEvent, cudaGraphEventWaitNodeSetEvent)]
#[see(cudaEventRecordWithFlags, cudaStreamWaitEvent)]
#[see(cudaGraphExecKernelNodeSetParams, cudaGraphExecMemcpyNodeSetParams)]
#[see(cudaGraphExecMemsetNodeSetParams, cudaGraphExecHostNodeSetParams)]
#[see(cudaGraphExecChildGraphNodeSetParams)]
#[see(cudaGraphExecEventWaitNodeSetEvent)]
#[see(cudaGraphExecExternalSemaphoresSignalNodeSetParams)]
#[see(cudaGraphExecExternalSemaphoresWaitNodeSetParams, cudaGraphExecUpdate)]
#[see(cudaGraphInstantiate)]
fn cudaGraphExecEventRecordNodeSetEvent(
    hGraphExec: cudaGraphExec_t,
    hNode: cudaGraphNode_t,
    event: cudaEvent_t,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGraphExecNodeSetParams, cudaGraphAddEventWaitNode)]
#[see(cudaGraphEventWaitNodeGetEvent, cudaGraphEventRecordNodeSetEvent)]
#[see(cudaEventRecordWithFlags, cudaStreamWaitEvent)]
#[see(cudaGraphExecKernelNodeSetParams, cudaGraphExecMemcpyNodeSetParams)]
#[see(cudaGraphExecMemsetNodeSetParams, cudaGraphExecHostNodeSetParams)]
#[see(cudaGraphExecChildGraphNodeSetParams)]
#[see(cudaGraphExecEventRecordNodeSetEvent)]
#[see(cudaGraphExecExternalSemaphoresSignalNodeSetParams)]
#[see(cudaGraphExecExternalSemaphoresWaitNodeSetParams, cudaGraphExecUpdate)]
#[see(cudaGraphInstantiate)]
fn cudaGraphExecEventWaitNodeSetEvent(
    hGraphExec: cudaGraphExec_t,
    hNode: cudaGraphNode_t,
    event: cudaEvent_t,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGraphExecNodeSetParams, cudaGraphAddExternalSemaphoresSignalNode)]
#[see(cudaImportExternalSemaphore, cudaSignalExternalSemaphoresAsync)]
#[see(cudaWaitExternalSemaphoresAsync, cudaGraphExecKernelNodeSetParams)]
#[see(cudaGraphExecMemcpyNodeSetParams, cudaGraphExecMemsetNodeSetParams)]
#[see(cudaGraphExecHostNodeSetParams, cudaGraphExecChildGraphNodeSetParams)]
#[see(cudaGraphExecEventRecordNodeSetEvent)]
#[see(cudaGraphExecEventWaitNodeSetEvent)]
#[see(cudaGraphExecExternalSemaphoresWaitNodeSetParams, cudaGraphExecUpdate)]
#[see(cudaGraphInstantiate)]
fn cudaGraphExecExternalSemaphoresSignalNodeSetParams(
    hGraphExec: cudaGraphExec_t,
    hNode: cudaGraphNode_t,
    nodeParams: *const cudaExternalSemaphoreSignalNodeParams,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGraphExecNodeSetParams, cudaGraphAddExternalSemaphoresWaitNode)]
#[see(cudaImportExternalSemaphore, cudaSignalExternalSemaphoresAsync)]
#[see(cudaWaitExternalSemaphoresAsync, cudaGraphExecKernelNodeSetParams)]
#[see(cudaGraphExecMemcpyNodeSetParams, cudaGraphExecMemsetNodeSetParams)]
#[see(cudaGraphExecHostNodeSetParams, cudaGraphExecChildGraphNodeSetParams)]
#[see(cudaGraphExecEventRecordNodeSetEvent)]
#[see(cudaGraphExecEventWaitNodeSetEvent)]
#[see(cudaGraphExecExternalSemaphoresSignalNodeSetParams)]
#[see(cudaGraphExecUpdate, cudaGraphInstantiate)]
fn cudaGraphExecExternalSemaphoresWaitNodeSetParams(
    hGraphExec: cudaGraphExec_t,
    hNode: cudaGraphNode_t,
    nodeParams: *const cudaExternalSemaphoreWaitNodeParams,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("12.0.107"..)]
#[returns("12.0.107".., Success, InvalidValue)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGraphInstantiate, cudaGraphInstantiateWithFlags)]
#[see(cudaGraphInstantiateWithParams)]
fn cudaGraphExecGetFlags(graphExec: cudaGraphExec_t, flags: *mut c_ulonglong) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("13.1.80"..)]
#[returns("13.1.80".., Success, InvalidValue)]
#[see(cudaGraphGetNodes, cudaGraphDebugDotPrint)]
#[see(cudaGraphNodeGetContainingGraph, cudaGraphNodeGetLocalId)]
#[see(cudaGraphNodeGetToolsId, cudaGraphGetId)]
fn cudaGraphExecGetId(hGraphExec: cudaGraphExec_t, graphID: *mut c_uint) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGraphExecNodeSetParams, cudaGraphAddHostNode)]
#[see(cudaGraphHostNodeSetParams, cudaGraphExecKernelNodeSetParams)]
#[see(cudaGraphExecMemcpyNodeSetParams, cudaGraphExecMemsetNodeSetParams)]
#[see(cudaGraphExecChildGraphNodeSetParams)]
#[see(cudaGraphExecEventRecordNodeSetEvent)]
#[see(cudaGraphExecEventWaitNodeSetEvent)]
#[see(cudaGraphExecExternalSemaphoresSignalNodeSetParams)]
#[see(cudaGraphExecExternalSemaphoresWaitNodeSetParams, cudaGraphExecUpdate)]
#[see(cudaGraphInstantiate)]
fn cudaGraphExecHostNodeSetParams(
    hGraphExec: cudaGraphExec_t,
    node: cudaGraphNode_t,
    pNodeParams: *const cudaHostNodeParams,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[notes(cudaKernel_t)]
#[see(cudaGraphExecNodeSetParams, cudaGraphAddKernelNode)]
#[see(cudaGraphKernelNodeSetParams, cudaGraphExecMemcpyNodeSetParams)]
#[see(cudaGraphExecMemsetNodeSetParams, cudaGraphExecHostNodeSetParams)]
#[see(cudaGraphExecChildGraphNodeSetParams)]
#[see(cudaGraphExecEventRecordNodeSetEvent)]
#[see(cudaGraphExecEventWaitNodeSetEvent)]
#[see(cudaGraphExecExternalSemaphoresSignalNodeSetParams)]
#[see(cudaGraphExecExternalSemaphoresWaitNodeSetParams, cudaGraphExecUpdate)]
#[see(cudaGraphInstantiate)]
fn cudaGraphExecKernelNodeSetParams(
    hGraphExec: cudaGraphExec_t,
    node: cudaGraphNode_t,
    pNodeParams: *const cudaKernelNodeParams,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGraphExecNodeSetParams, cudaGraphAddMemcpyNode)]
#[see(cudaGraphMemcpyNodeSetParams, cudaGraphExecMemcpyNodeSetParamsToSymbol)]
#[see(cudaGraphExecMemcpyNodeSetParamsFromSymbol)]
#[see(cudaGraphExecMemcpyNodeSetParams1D, cudaGraphExecKernelNodeSetParams)]
#[see(cudaGraphExecMemsetNodeSetParams, cudaGraphExecHostNodeSetParams)]
#[see(cudaGraphExecChildGraphNodeSetParams)]
#[see(cudaGraphExecEventRecordNodeSetEvent)]
#[see(cudaGraphExecEventWaitNodeSetEvent)]
#[see(cudaGraphExecExternalSemaphoresSignalNodeSetParams)]
#[see(cudaGraphExecExternalSemaphoresWaitNodeSetParams, cudaGraphExecUpdate)]
#[see(cudaGraphInstantiate)]
fn cudaGraphExecMemcpyNodeSetParams(
    hGraphExec: cudaGraphExec_t,
    node: cudaGraphNode_t,
    pNodeParams: *const cudaMemcpy3DParms,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGraphAddMemcpyNode, cudaGraphAddMemcpyNode1D)]
#[see(cudaGraphMemcpyNodeSetParams, cudaGraphMemcpyNodeSetParams1D)]
#[see(cudaGraphExecMemcpyNodeSetParams, cudaGraphExecKernelNodeSetParams)]
#[see(cudaGraphExecMemsetNodeSetParams, cudaGraphExecHostNodeSetParams)]
#[see(cudaGraphExecChildGraphNodeSetParams)]
#[see(cudaGraphExecEventRecordNodeSetEvent)]
#[see(cudaGraphExecEventWaitNodeSetEvent)]
#[see(cudaGraphExecExternalSemaphoresSignalNodeSetParams)]
#[see(cudaGraphExecExternalSemaphoresWaitNodeSetParams, cudaGraphExecUpdate)]
#[see(cudaGraphInstantiate)]
fn cudaGraphExecMemcpyNodeSetParams1D(
    hGraphExec: cudaGraphExec_t,
    node: cudaGraphNode_t,
    dst: *mut c_void,
    src: *const c_void,
    count: usize,
    kind: cudaMemcpyKind,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGraphAddMemcpyNode, cudaGraphAddMemcpyNodeFromSymbol)]
#[see(cudaGraphMemcpyNodeSetParams, cudaGraphMemcpyNodeSetParamsFromSymbol)]
#[see(cudaGraphExecMemcpyNodeSetParams)]
#[see(cudaGraphExecMemcpyNodeSetParamsToSymbol)]
#[see(cudaGraphExecKernelNodeSetParams, cudaGraphExecMemsetNodeSetParams)]
#[see(cudaGraphExecHostNodeSetParams, cudaGraphExecChildGraphNodeSetParams)]
#[see(cudaGraphExecEventRecordNodeSetEvent)]
#[see(cudaGraphExecEventWaitNodeSetEvent)]
#[see(cudaGraphExecExternalSemaphoresSignalNodeSetParams)]
#[see(cudaGraphExecExternalSemaphoresWaitNodeSetParams, cudaGraphExecUpdate)]
#[see(cudaGraphInstantiate)]
fn cudaGraphExecMemcpyNodeSetParamsFromSymbol(
    hGraphExec: cudaGraphExec_t,
    node: cudaGraphNode_t,
    dst: *mut c_void,
    symbol: *const c_void,
    count: usize,
    offset: usize,
    kind: cudaMemcpyKind,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGraphAddMemcpyNode, cudaGraphAddMemcpyNodeToSymbol)]
#[see(cudaGraphMemcpyNodeSetParams, cudaGraphMemcpyNodeSetParamsToSymbol)]
#[see(cudaGraphExecMemcpyNodeSetParams)]
#[see(cudaGraphExecMemcpyNodeSetParamsFromSymbol)]
#[see(cudaGraphExecKernelNodeSetParams, cudaGraphExecMemsetNodeSetParams)]
#[see(cudaGraphExecHostNodeSetParams, cudaGraphExecChildGraphNodeSetParams)]
#[see(cudaGraphExecEventRecordNodeSetEvent)]
#[see(cudaGraphExecEventWaitNodeSetEvent)]
#[see(cudaGraphExecExternalSemaphoresSignalNodeSetParams)]
#[see(cudaGraphExecExternalSemaphoresWaitNodeSetParams, cudaGraphExecUpdate)]
#[see(cudaGraphInstantiate)]
fn cudaGraphExecMemcpyNodeSetParamsToSymbol(
    hGraphExec: cudaGraphExec_t,
    node: cudaGraphNode_t,
    symbol: *const c_void,
    src: *const c_void,
    count: usize,
    offset: usize,
    kind: cudaMemcpyKind,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGraphExecNodeSetParams, cudaGraphAddMemsetNode)]
#[see(cudaGraphMemsetNodeSetParams, cudaGraphExecKernelNodeSetParams)]
#[see(cudaGraphExecMemcpyNodeSetParams, cudaGraphExecHostNodeSetParams)]
#[see(cudaGraphExecChildGraphNodeSetParams)]
#[see(cudaGraphExecEventRecordNodeSetEvent)]
#[see(cudaGraphExecEventWaitNodeSetEvent)]
#[see(cudaGraphExecExternalSemaphoresSignalNodeSetParams)]
#[see(cudaGraphExecExternalSemaphoresWaitNodeSetParams, cudaGraphExecUpdate)]
#[see(cudaGraphInstantiate)]
fn cudaGraphExecMemsetNodeSetParams(
    hGraphExec: cudaGraphExec_t,
    node: cudaGraphNode_t,
    pNodeParams: *const cudaMemsetParams,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("12.2.53"..)]
#[returns("12.2.53".., Success, InvalidValue, InvalidDeviceFunction, NotSupported)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGraphAddNode, cudaGraphNodeSetParams, cudaGraphExecUpdate)]
#[see(cudaGraphInstantiate)]
fn cudaGraphExecNodeSetParams(
    graphExec: cudaGraphExec_t,
    node: cudaGraphNode_t,
    nodeParams: *mut cudaGraphNodeParams,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.7.99".."12.0.107")]
#[returns("11.7.99".."12.0.107", Success, GraphExecUpdateFailure)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGraphInstantiate)]
fn cudaGraphExecUpdate(
    hGraphExec: cudaGraphExec_t,
    hGraph: cudaGraph_t,
    hErrorNode_out: *mut cudaGraphNode_t,
    updateResult_out: *mut cudaGraphExecUpdateResult,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("12.0.107"..)]
#[returns("12.0.107".., Success, GraphExecUpdateFailure)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGraphInstantiate)]
fn cudaGraphExecUpdate(
    hGraphExec: cudaGraphExec_t,
    hGraph: cudaGraph_t,
    resultInfo: *mut cudaGraphExecUpdateResultInfo,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGraphNodeGetParams, cudaLaunchKernel)]
#[see(cudaGraphAddExternalSemaphoresSignalNode)]
#[see(cudaGraphExternalSemaphoresSignalNodeSetParams)]
#[see(cudaGraphAddExternalSemaphoresWaitNode)]
#[see(cudaSignalExternalSemaphoresAsync, cudaWaitExternalSemaphoresAsync)]
fn cudaGraphExternalSemaphoresSignalNodeGetParams(
    hNode: cudaGraphNode_t,
    params_out: *mut cudaExternalSemaphoreSignalNodeParams,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGraphNodeSetParams, cudaGraphAddExternalSemaphoresSignalNode)]
#[see(cudaGraphExternalSemaphoresSignalNodeSetParams)]
#[see(cudaGraphAddExternalSemaphoresWaitNode)]
#[see(cudaSignalExternalSemaphoresAsync, cudaWaitExternalSemaphoresAsync)]
fn cudaGraphExternalSemaphoresSignalNodeSetParams(
    hNode: cudaGraphNode_t,
    nodeParams: *const cudaExternalSemaphoreSignalNodeParams,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGraphNodeGetParams, cudaLaunchKernel)]
#[see(cudaGraphAddExternalSemaphoresWaitNode)]
#[see(cudaGraphExternalSemaphoresWaitNodeSetParams)]
#[see(cudaSignalExternalSemaphoresAsync, cudaWaitExternalSemaphoresAsync)]
fn cudaGraphExternalSemaphoresWaitNodeGetParams(
    hNode: cudaGraphNode_t,
    params_out: *mut cudaExternalSemaphoreWaitNodeParams,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGraphNodeSetParams, cudaGraphAddExternalSemaphoresWaitNode)]
#[see(cudaGraphExternalSemaphoresWaitNodeSetParams)]
#[see(cudaSignalExternalSemaphoresAsync, cudaWaitExternalSemaphoresAsync)]
fn cudaGraphExternalSemaphoresWaitNodeSetParams(
    hNode: cudaGraphNode_t,
    nodeParams: *const cudaExternalSemaphoreWaitNodeParams,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.7.99".."13.0.48")]
#[returns("11.7.99".."13.0.48", Success, InvalidValue)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGraphGetNodes, cudaGraphGetRootNodes, cudaGraphAddDependencies)]
#[see(cudaGraphRemoveDependencies, cudaGraphNodeGetDependencies)]
#[see(cudaGraphNodeGetDependentNodes)]
fn cudaGraphGetEdges(
    graph: cudaGraph_t,
    from: *mut cudaGraphNode_t,
    to: *mut cudaGraphNode_t,
    numEdges: *mut usize,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("13.0.48"..)]
#[returns("13.0.48".., Success, LossyQuery, InvalidValue)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGraphGetNodes, cudaGraphGetRootNodes, cudaGraphAddDependencies)]
#[see(cudaGraphRemoveDependencies, cudaGraphNodeGetDependencies)]
#[see(cudaGraphNodeGetDependentNodes)]
fn cudaGraphGetEdges(
    graph: cudaGraph_t,
    from: *mut cudaGraphNode_t,
    to: *mut cudaGraphNode_t,
    edgeData: *mut cudaGraphEdgeData,
    numEdges: *mut usize,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[base(cudaGraphGetEdges)]
#[not_default]
#[toolkits("12.3.52".."13.0.48")]
#[returns("12.3.52".."13.0.48", Success, LossyQuery, InvalidValue)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGraphGetNodes, cudaGraphGetRootNodes, cudaGraphAddDependencies)]
#[see(cudaGraphRemoveDependencies, cudaGraphNodeGetDependencies)]
#[see(cudaGraphNodeGetDependentNodes)]
fn cudaGraphGetEdges_v2(
    graph: cudaGraph_t,
    from: *mut cudaGraphNode_t,
    to: *mut cudaGraphNode_t,
    edgeData: *mut cudaGraphEdgeData,
    numEdges: *mut usize,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("13.1.80"..)]
#[returns("13.1.80".., Success, InvalidValue)]
#[see(cudaGraphGetNodes, cudaGraphDebugDotPrint)]
#[see(cudaGraphNodeGetContainingGraph, cudaGraphNodeGetLocalId)]
#[see(cudaGraphNodeGetToolsId, cudaGraphExecGetId)]
fn cudaGraphGetId(hGraph: cudaGraph_t, graphID: *mut c_uint) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGraphCreate, cudaGraphGetRootNodes, cudaGraphGetEdges)]
#[see(cudaGraphNodeGetType, cudaGraphNodeGetDependencies)]
#[see(cudaGraphNodeGetDependentNodes)]
fn cudaGraphGetNodes(
    graph: cudaGraph_t,
    nodes: *mut cudaGraphNode_t,
    numNodes: *mut usize,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGraphCreate, cudaGraphGetNodes, cudaGraphGetEdges)]
#[see(cudaGraphNodeGetType, cudaGraphNodeGetDependencies)]
#[see(cudaGraphNodeGetDependentNodes)]
fn cudaGraphGetRootNodes(
    graph: cudaGraph_t,
    pRootNodes: *mut cudaGraphNode_t,
    pNumRootNodes: *mut usize,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGraphNodeGetParams, cudaLaunchHostFunc, cudaGraphAddHostNode)]
#[see(cudaGraphHostNodeSetParams)]
fn cudaGraphHostNodeGetParams(
    node: cudaGraphNode_t,
    pNodeParams: *mut cudaHostNodeParams,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGraphNodeSetParams, cudaLaunchHostFunc, cudaGraphAddHostNode)]
#[see(cudaGraphHostNodeGetParams)]
fn cudaGraphHostNodeSetParams(
    node: cudaGraphNode_t,
    pNodeParams: *const cudaHostNodeParams,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.7.99".."12.0.107")]
#[returns("11.7.99".."12.0.107", Success, InvalidValue)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGraphInstantiateWithFlags, cudaGraphCreate, cudaGraphUpload)]
#[see(cudaGraphLaunch, cudaGraphExecDestroy)]
fn cudaGraphInstantiate(
    pGraphExec: *mut cudaGraphExec_t,
    graph: cudaGraph_t,
    pErrorNode: *mut cudaGraphNode_t,
    pLogBuffer: *mut c_char,
    bufferSize: usize,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("12.0.107"..)]
#[returns("12.0.107".., Success, InvalidValue)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGraphInstantiateWithFlags, cudaGraphCreate, cudaGraphUpload)]
#[see(cudaGraphLaunch, cudaGraphExecDestroy)]
fn cudaGraphInstantiate(
    pGraphExec: *mut cudaGraphExec_t,
    graph: cudaGraph_t,
    flags: c_ulonglong,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGraphInstantiate, cudaGraphCreate, cudaGraphUpload)]
#[see(cudaGraphLaunch, cudaGraphExecDestroy)]
fn cudaGraphInstantiateWithFlags(
    pGraphExec: *mut cudaGraphExec_t,
    graph: cudaGraph_t,
    flags: c_ulonglong,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("12.0.107"..)]
#[per_thread(cudaGraphInstantiateWithParams_ptsz)]
#[returns("12.0.107".., Success, InvalidValue)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGraphCreate, cudaGraphInstantiate, cudaGraphInstantiateWithFlags)]
#[see(cudaGraphExecDestroy)]
fn cudaGraphInstantiateWithParams(
    pGraphExec: *mut cudaGraphExec_t,
    graph: cudaGraph_t,
    instantiateParams: *mut cudaGraphInstantiateParams,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.7.99".."13.0.48")]
#[returns("11.7.99".."13.0.48", Success, InvalidContext)]
#[notes(errors_from_earlier_launches)]
#[see(cudaAccessPolicyWindow)]
fn cudaGraphKernelNodeCopyAttributes(hSrc: cudaGraphNode_t, hDst: cudaGraphNode_t) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("13.0.48"..)]
#[returns("13.0.48".., Success, InvalidContext)]
#[notes(errors_from_earlier_launches)]
#[see(cudaAccessPolicyWindow)]
fn cudaGraphKernelNodeCopyAttributes(hDst: cudaGraphNode_t, hSrc: cudaGraphNode_t) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.7.99".."11.8.89")]
#[returns("11.7.99".."11.8.89", Success, InvalidValue, InvalidResourceHandle)]
#[notes(errors_from_earlier_launches)]
#[see(cudaAccessPolicyWindow)]
fn cudaGraphKernelNodeGetAttribute(
    hNode: cudaGraphNode_t,
    attr: cudaKernelNodeAttrID,
    value_out: *mut cudaKernelNodeAttrValue,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.8.89"..)]
#[returns("11.8.89".., Success, InvalidValue, InvalidResourceHandle)]
#[notes(errors_from_earlier_launches)]
#[see(cudaAccessPolicyWindow)]
fn cudaGraphKernelNodeGetAttribute(
    hNode: cudaGraphNode_t,
    attr: cudaLaunchAttributeID,
    value_out: *mut cudaLaunchAttributeValue,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue, InvalidDeviceFunction)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGraphNodeGetParams, cudaLaunchKernel, cudaGraphAddKernelNode)]
#[see(cudaGraphKernelNodeSetParams)]
fn cudaGraphKernelNodeGetParams(
    node: cudaGraphNode_t,
    pNodeParams: *mut cudaKernelNodeParams,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.7.99".."11.8.89")]
#[returns("11.7.99".."11.8.89", Success, InvalidValue, InvalidResourceHandle)]
#[notes(errors_from_earlier_launches)]
#[see(cudaAccessPolicyWindow)]
fn cudaGraphKernelNodeSetAttribute(
    hNode: cudaGraphNode_t,
    attr: cudaKernelNodeAttrID,
    value: *const cudaKernelNodeAttrValue,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.8.89"..)]
#[returns("11.8.89".., Success, InvalidValue, InvalidResourceHandle)]
#[notes(errors_from_earlier_launches)]
#[see(cudaAccessPolicyWindow)]
fn cudaGraphKernelNodeSetAttribute(
    hNode: cudaGraphNode_t,
    attr: cudaLaunchAttributeID,
    value: *const cudaLaunchAttributeValue,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue, InvalidResourceHandle, MemoryAllocation)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[notes(cudaKernel_t)]
#[see(cudaGraphNodeSetParams, cudaLaunchKernel, cudaGraphAddKernelNode)]
#[see(cudaGraphKernelNodeGetParams)]
fn cudaGraphKernelNodeSetParams(
    node: cudaGraphNode_t,
    pNodeParams: *const cudaKernelNodeParams,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.7.99"..)]
#[per_thread(cudaGraphLaunch_ptsz)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGraphInstantiate, cudaGraphUpload, cudaGraphExecDestroy)]
fn cudaGraphLaunch(graphExec: cudaGraphExec_t, stream: cudaStream_t) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGraphNodeGetParams, cudaGraphAddMemAllocNode)]
#[see(cudaGraphMemFreeNodeGetParams)]
fn cudaGraphMemAllocNodeGetParams(
    node: cudaGraphNode_t,
    params_out: *mut cudaMemAllocNodeParams,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGraphNodeGetParams, cudaGraphAddMemFreeNode)]
#[see(cudaGraphMemFreeNodeGetParams)]
fn cudaGraphMemFreeNodeGetParams(node: cudaGraphNode_t, dptr_out: *mut c_void) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGraphNodeGetParams, cudaMemcpy3D, cudaGraphAddMemcpyNode)]
#[see(cudaGraphMemcpyNodeSetParams)]
fn cudaGraphMemcpyNodeGetParams(
    node: cudaGraphNode_t,
    pNodeParams: *mut cudaMemcpy3DParms,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGraphNodeSetParams, cudaMemcpy3D)]
#[see(cudaGraphMemcpyNodeSetParamsToSymbol)]
#[see(cudaGraphMemcpyNodeSetParamsFromSymbol, cudaGraphMemcpyNodeSetParams1D)]
#[see(cudaGraphAddMemcpyNode, cudaGraphMemcpyNodeGetParams)]
fn cudaGraphMemcpyNodeSetParams(
    node: cudaGraphNode_t,
    pNodeParams: *const cudaMemcpy3DParms,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaMemcpy, cudaGraphMemcpyNodeSetParams, cudaGraphAddMemcpyNode)]
#[see(cudaGraphMemcpyNodeGetParams)]
fn cudaGraphMemcpyNodeSetParams1D(
    node: cudaGraphNode_t,
    dst: *mut c_void,
    src: *const c_void,
    count: usize,
    kind: cudaMemcpyKind,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaMemcpyFromSymbol, cudaGraphMemcpyNodeSetParams)]
#[see(cudaGraphMemcpyNodeSetParamsToSymbol, cudaGraphAddMemcpyNode)]
#[see(cudaGraphMemcpyNodeGetParams)]
fn cudaGraphMemcpyNodeSetParamsFromSymbol(
    node: cudaGraphNode_t,
    dst: *mut c_void,
    symbol: *const c_void,
    count: usize,
    offset: usize,
    kind: cudaMemcpyKind,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaMemcpyToSymbol, cudaGraphMemcpyNodeSetParams)]
#[see(cudaGraphMemcpyNodeSetParamsFromSymbol, cudaGraphAddMemcpyNode)]
#[see(cudaGraphMemcpyNodeGetParams)]
fn cudaGraphMemcpyNodeSetParamsToSymbol(
    node: cudaGraphNode_t,
    symbol: *const c_void,
    src: *const c_void,
    count: usize,
    offset: usize,
    kind: cudaMemcpyKind,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGraphNodeGetParams, cudaMemset2D, cudaGraphAddMemsetNode)]
#[see(cudaGraphMemsetNodeSetParams)]
fn cudaGraphMemsetNodeGetParams(
    node: cudaGraphNode_t,
    pNodeParams: *mut cudaMemsetParams,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGraphNodeSetParams, cudaMemset2D, cudaGraphAddMemsetNode)]
#[see(cudaGraphMemsetNodeGetParams)]
fn cudaGraphMemsetNodeSetParams(
    node: cudaGraphNode_t,
    pNodeParams: *const cudaMemsetParams,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGraphClone)]
fn cudaGraphNodeFindInClone(
    pNode: *mut cudaGraphNode_t,
    originalNode: cudaGraphNode_t,
    clonedGraph: cudaGraph_t,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("13.1.80"..)]
#[returns("13.1.80".., Success, InvalidValue)]
#[see(cudaGraphGetNodes, cudaGraphDebugDotPrint, cudaGraphNodeGetLocalId)]
#[see(cudaGraphNodeGetToolsId, cudaGraphGetId, cudaGraphExecGetId)]
fn cudaGraphNodeGetContainingGraph(
    hNode: cudaGraphNode_t,
    phGraph: *mut cudaGraph_t,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.7.99".."13.0.48")]
#[returns("11.7.99".."13.0.48", Success, InvalidValue)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGraphNodeGetDependentNodes, cudaGraphGetNodes)]
#[see(cudaGraphGetRootNodes, cudaGraphGetEdges, cudaGraphAddDependencies)]
#[see(cudaGraphRemoveDependencies)]
fn cudaGraphNodeGetDependencies(
    node: cudaGraphNode_t,
    pDependencies: *mut cudaGraphNode_t,
    pNumDependencies: *mut usize,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("13.0.48"..)]
#[returns("13.0.48".., Success, LossyQuery, InvalidValue)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGraphNodeGetDependentNodes, cudaGraphGetNodes)]
#[see(cudaGraphGetRootNodes, cudaGraphGetEdges, cudaGraphAddDependencies)]
#[see(cudaGraphRemoveDependencies)]
fn cudaGraphNodeGetDependencies(
    node: cudaGraphNode_t,
    pDependencies: *mut cudaGraphNode_t,
    edgeData: *mut cudaGraphEdgeData,
    pNumDependencies: *mut usize,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[base(cudaGraphNodeGetDependencies)]
#[not_default]
#[toolkits("12.3.52".."13.0.48")]
#[returns("12.3.52".."13.0.48", Success, LossyQuery, InvalidValue)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGraphNodeGetDependentNodes, cudaGraphGetNodes)]
#[see(cudaGraphGetRootNodes, cudaGraphGetEdges, cudaGraphAddDependencies)]
#[see(cudaGraphRemoveDependencies)]
fn cudaGraphNodeGetDependencies_v2(
    node: cudaGraphNode_t,
    pDependencies: *mut cudaGraphNode_t,
    edgeData: *mut cudaGraphEdgeData,
    pNumDependencies: *mut usize,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.7.99".."13.0.48")]
#[returns("11.7.99".."13.0.48", Success, InvalidValue)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGraphNodeGetDependencies, cudaGraphGetNodes, cudaGraphGetRootNodes)]
#[see(cudaGraphGetEdges, cudaGraphAddDependencies)]
#[see(cudaGraphRemoveDependencies)]
fn cudaGraphNodeGetDependentNodes(
    node: cudaGraphNode_t,
    pDependentNodes: *mut cudaGraphNode_t,
    pNumDependentNodes: *mut usize,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("13.0.48"..)]
#[returns("13.0.48".., Success, LossyQuery, InvalidValue)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGraphNodeGetDependencies, cudaGraphGetNodes, cudaGraphGetRootNodes)]
#[see(cudaGraphGetEdges, cudaGraphAddDependencies)]
#[see(cudaGraphRemoveDependencies)]
fn cudaGraphNodeGetDependentNodes(
    node: cudaGraphNode_t,
    pDependentNodes: *mut cudaGraphNode_t,
    edgeData: *mut cudaGraphEdgeData,
    pNumDependentNodes: *mut usize,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[base(cudaGraphNodeGetDependentNodes)]
#[not_default]
#[toolkits("12.3.52".."13.0.48")]
#[returns("12.3.52".."13.0.48", Success, LossyQuery, InvalidValue)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGraphNodeGetDependencies, cudaGraphGetNodes, cudaGraphGetRootNodes)]
#[see(cudaGraphGetEdges, cudaGraphAddDependencies)]
#[see(cudaGraphRemoveDependencies)]
fn cudaGraphNodeGetDependentNodes_v2(
    node: cudaGraphNode_t,
    pDependentNodes: *mut cudaGraphNode_t,
    edgeData: *mut cudaGraphEdgeData,
    pNumDependentNodes: *mut usize,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGraphNodeSetEnabled, cudaGraphExecUpdate, cudaGraphInstantiate)]
#[see(cudaGraphLaunch)]
fn cudaGraphNodeGetEnabled(
    hGraphExec: cudaGraphExec_t,
    hNode: cudaGraphNode_t,
    isEnabled: *mut c_uint,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("13.1.80"..)]
#[returns("13.1.80".., Success, InvalidValue)]
#[see(cudaGraphGetNodes, cudaGraphDebugDotPrint)]
#[see(cudaGraphNodeGetContainingGraph, cudaGraphNodeGetToolsId)]
#[see(cudaGraphGetId, cudaGraphExecGetId)]
fn cudaGraphNodeGetLocalId(hNode: cudaGraphNode_t, nodeId: *mut c_uint) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("13.2.51"..)]
#[returns("13.2.51".., Success, InvalidValue, NotSupported)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGraphNodeGetParams, cudaGraphNodeSetParams, cudaGraphAddNode)]
#[see(cudaGraphExecNodeSetParams)]
fn cudaGraphNodeGetParams(
    node: cudaGraphNode_t,
    nodeParams: *mut cudaGraphNodeParams,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("13.1.80"..)]
#[returns("13.1.80".., CUDA_SUCCESS, InvalidValue)]
#[see(cudaGraphGetNodes, cudaGraphDebugDotPrint)]
#[see(cudaGraphNodeGetContainingGraph, cudaGraphNodeGetLocalId)]
#[see(cudaGraphGetId, cudaGraphExecGetId)]
fn cudaGraphNodeGetToolsId(hNode: cudaGraphNode_t, toolsNodeId: *mut c_ulonglong) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGraphGetNodes, cudaGraphGetRootNodes)]
#[see(cudaGraphChildGraphNodeGetGraph, cudaGraphKernelNodeGetParams)]
#[see(cudaGraphKernelNodeSetParams, cudaGraphHostNodeGetParams)]
#[see(cudaGraphHostNodeSetParams, cudaGraphMemcpyNodeGetParams)]
#[see(cudaGraphMemcpyNodeSetParams, cudaGraphMemsetNodeGetParams)]
#[see(cudaGraphMemsetNodeSetParams)]
fn cudaGraphNodeGetType(node: cudaGraphNode_t, pType: *mut cudaGraphNodeType) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGraphNodeGetEnabled, cudaGraphExecUpdate, cudaGraphInstantiate)]
#[see(cudaGraphLaunch)]
fn cudaGraphNodeSetEnabled(
    hGraphExec: cudaGraphExec_t,
    hNode: cudaGraphNode_t,
    isEnabled: c_uint,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("12.2.53"..)]
#[returns("12.2.53".., Success, InvalidValue, InvalidDeviceFunction, NotSupported)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGraphNodeGetParams, cudaGraphAddNode, cudaGraphExecNodeSetParams)]
fn cudaGraphNodeSetParams(
    node: cudaGraphNode_t,
    nodeParams: *mut cudaGraphNodeParams,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[see(cudaUserObjectCreate, cudaUserObjectRetain, cudaUserObjectRelease)]
#[see(cudaGraphRetainUserObject, cudaGraphCreate)]
fn cudaGraphReleaseUserObject(
    graph: cudaGraph_t,
    object: cudaUserObject_t,
    count: c_uint,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.7.99".."13.0.48")]
#[returns("11.7.99".."13.0.48", Success, InvalidValue)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGraphAddDependencies, cudaGraphGetEdges)]
#[see(cudaGraphNodeGetDependencies, cudaGraphNodeGetDependentNodes)]
fn cudaGraphRemoveDependencies(
    graph: cudaGraph_t,
    from: *const cudaGraphNode_t,
    to: *const cudaGraphNode_t,
    numDependencies: usize,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("13.0.48"..)]
#[returns("13.0.48".., Success, InvalidValue)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGraphAddDependencies, cudaGraphGetEdges)]
#[see(cudaGraphNodeGetDependencies, cudaGraphNodeGetDependentNodes)]
fn cudaGraphRemoveDependencies(
    graph: cudaGraph_t,
    from: *const cudaGraphNode_t,
    to: *const cudaGraphNode_t,
    edgeData: *const cudaGraphEdgeData,
    numDependencies: usize,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[base(cudaGraphRemoveDependencies)]
#[not_default]
#[toolkits("12.3.52".."13.0.48")]
#[returns("12.3.52".."13.0.48", Success, InvalidValue)]
#[notes(graph_thread_safety, errors_from_earlier_launches, init_rt, callback)]
#[see(cudaGraphAddDependencies, cudaGraphGetEdges)]
#[see(cudaGraphNodeGetDependencies, cudaGraphNodeGetDependentNodes)]
fn cudaGraphRemoveDependencies_v2(
    graph: cudaGraph_t,
    from: *const cudaGraphNode_t,
    to: *const cudaGraphNode_t,
    edgeData: *const cudaGraphEdgeData,
    numDependencies: usize,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[see(cudaUserObjectCreate, cudaUserObjectRetain, cudaUserObjectRelease)]
#[see(cudaGraphReleaseUserObject, cudaGraphCreate)]
fn cudaGraphRetainUserObject(
    graph: cudaGraph_t,
    object: cudaUserObject_t,
    count: c_uint,
    flags: c_uint,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.7.99"..)]
#[per_thread(cudaGraphUpload_ptsz)]
#[returns("11.7.99".., Success, InvalidValue)]
#[notes(errors_from_earlier_launches, init_rt)]
#[see(cudaGraphInstantiate, cudaGraphLaunch, cudaGraphExecDestroy)]
fn cudaGraphUpload(graphExec: cudaGraphExec_t, stream: cudaStream_t) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[see(cudaUserObjectRetain, cudaUserObjectRelease, cudaGraphRetainUserObject)]
#[see(cudaGraphReleaseUserObject, cudaGraphCreate)]
fn cudaUserObjectCreate(
    object_out: *mut cudaUserObject_t,
    ptr: *mut c_void,
    destroy: cudaHostFn_t,
    initialRefcount: c_uint,
    flags: c_uint,
) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[see(cudaUserObjectCreate, cudaUserObjectRetain, cudaGraphRetainUserObject)]
#[see(cudaGraphReleaseUserObject, cudaGraphCreate)]
fn cudaUserObjectRelease(object: cudaUserObject_t, count: c_uint) -> cudaError_t;

#[group(CUDART_GRAPH)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., Success, InvalidValue)]
#[see(cudaUserObjectCreate, cudaUserObjectRelease, cudaGraphRetainUserObject)]
#[see(cudaGraphReleaseUserObject, cudaGraphCreate)]
fn cudaUserObjectRetain(object: cudaUserObject_t, count: c_uint) -> cudaError_t;
