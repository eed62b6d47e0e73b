//! Written by `cuspec import` from `cuda.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDA_GRAPH)]
#[introduced(11040)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, INVALID_DEVICE)]
#[see(cuDeviceSetGraphMemAttribute, cuGraphAddMemAllocNode)]
#[see(cuGraphAddMemFreeNode)]
fn cuDeviceGetGraphMemAttribute(
    device: CUdevice,
    attr: CUgraphMem_attribute,
    value: *mut c_void,
) -> CUresult;

#[group(CUDA_GRAPH)]
#[introduced(11040)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, INVALID_DEVICE)]
#[see(cuGraphAddMemAllocNode, cuGraphAddMemFreeNode)]
#[see(cuDeviceSetGraphMemAttribute, cuDeviceGetGraphMemAttribute)]
fn cuDeviceGraphMemTrim(device: CUdevice) -> CUresult;

#[group(CUDA_GRAPH)]
#[introduced(11040)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, INVALID_DEVICE)]
#[see(cuDeviceGetGraphMemAttribute, cuGraphAddMemAllocNode)]
#[see(cuGraphAddMemFreeNode)]
fn cuDeviceSetGraphMemAttribute(
    device: CUdevice,
    attr: CUgraphMem_attribute,
    value: *mut c_void,
) -> CUresult;

#[group(CUDA_GRAPH)]
#[introduced(11070)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, NOT_SUPPORTED, INVALID_VALUE)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cuGraphAddNode, cuStreamBatchMemOp, cuStreamWaitValue32)]
#[see(cuStreamWriteValue32, cuStreamWaitValue64, cuStreamWriteValue64)]
#[see(cuGraphBatchMemOpNodeGetParams, cuGraphBatchMemOpNodeSetParams)]
#[see(cuGraphCreate, cuGraphDestroyNode, cuGraphAddChildGraphNode)]
#[see(cuGraphAddEmptyNode, cuGraphAddKernelNode, cuGraphAddMemcpyNode)]
#[see(cuGraphAddMemsetNode)]
fn cuGraphAddBatchMemOpNode(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
    nodeParams: *const CUDA_BATCH_MEM_OP_NODE_PARAMS,
) -> CUresult;

#[group(CUDA_GRAPH)]
#[introduced(10000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_VALUE)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cuGraphAddNode, cuGraphChildGraphNodeGetGraph, cuGraphCreate)]
#[see(cuGraphDestroyNode, cuGraphAddEmptyNode, cuGraphAddKernelNode)]
#[see(cuGraphAddHostNode, cuGraphAddMemcpyNode, cuGraphAddMemsetNode)]
#[see(cuGraphClone)]
fn cuGraphAddChildGraphNode(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
    childGraph: CUgraph,
) -> CUresult;

#[group(CUDA_GRAPH)]
#[default("11.7.99".."13.0.48")]
#[introduced(10000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".."13.0.48", SUCCESS, INVALID_VALUE)]
fn cuGraphAddDependencies(
    hGraph: CUgraph,
    from: *const CUgraphNode,
    to: *const CUgraphNode,
    numDependencies: usize,
) -> CUresult;

#[group(CUDA_GRAPH)]
#[base(cuGraphAddDependencies)]
#[default("13.0.48"..)]
#[introduced(12030)]
#[toolkits("12.3.52"..)]
#[returns("12.3.52".., SUCCESS, INVALID_VALUE)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cuGraphRemoveDependencies, cuGraphGetEdges, cuGraphNodeGetDependencies)]
#[see(cuGraphNodeGetDependentNodes)]
fn cuGraphAddDependencies_v2(
    hGraph: CUgraph,
    from: *const CUgraphNode,
    to: *const CUgraphNode,
    edgeData: *const CUgraphEdgeData,
    numDependencies: usize,
) -> CUresult;

#[group(CUDA_GRAPH)]
#[introduced(10000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_VALUE)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cuGraphAddNode, cuGraphCreate, cuGraphDestroyNode)]
#[see(cuGraphAddChildGraphNode, cuGraphAddKernelNode, cuGraphAddHostNode)]
#[see(cuGraphAddMemcpyNode, cuGraphAddMemsetNode)]
fn cuGraphAddEmptyNode(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
) -> CUresult;

#[group(CUDA_GRAPH)]
#[introduced(11010)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, NOT_SUPPORTED, INVALID_VALUE)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cuGraphAddNode, cuGraphAddEventWaitNode, cuEventRecordWithFlags)]
#[see(cuStreamWaitEvent, cuGraphCreate, cuGraphDestroyNode)]
#[see(cuGraphAddChildGraphNode, cuGraphAddEmptyNode, cuGraphAddKernelNode)]
#[see(cuGraphAddMemcpyNode, cuGraphAddMemsetNode)]
fn cuGraphAddEventRecordNode(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
    event: CUevent,
) -> CUresult;

#[group(CUDA_GRAPH)]
#[introduced(11010)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, NOT_SUPPORTED, INVALID_VALUE)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cuGraphAddNode, cuGraphAddEventRecordNode, cuEventRecordWithFlags)]
#[see(cuStreamWaitEvent, cuGraphCreate, cuGraphDestroyNode)]
#[see(cuGraphAddChildGraphNode, cuGraphAddEmptyNode, cuGraphAddKernelNode)]
#[see(cuGraphAddMemcpyNode, cuGraphAddMemsetNode)]
fn cuGraphAddEventWaitNode(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
    event: CUevent,
) -> CUresult;

#[group(CUDA_GRAPH)]
#[introduced(11020)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, NOT_SUPPORTED, INVALID_VALUE)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cuGraphAddNode, cuGraphExternalSemaphoresSignalNodeGetParams)]
#[see(cuGraphExternalSemaphoresSignalNodeSetParams)]
#[see(cuGraphExecExternalSemaphoresSignalNodeSetParams)]
#[see(cuGraphAddExternalSemaphoresWaitNode, cuImportExternalSemaphore)]
#[see(cuSignalExternalSemaphoresAsync, cuWaitExternalSemaphoresAsync)]
#[see(cuGraphCreate, cuGraphDestroyNode, cuGraphAddEventRecordNode)]
#[see(cuGraphAddEventWaitNode, cuGraphAddChildGraphNode, cuGraphAddEmptyNode)]
#[see(cuGraphAddKernelNode, cuGraphAddMemcpyNode, cuGraphAddMemsetNode)]
fn cuGraphAddExternalSemaphoresSignalNode(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
    nodeParams: *const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
) -> CUresult;

#[group(CUDA_GRAPH)]
#[introduced(11020)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, NOT_SUPPORTED, INVALID_VALUE)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cuGraphAddNode, cuGraphExternalSemaphoresWaitNodeGetParams)]
#[see(cuGraphExternalSemaphoresWaitNodeSetParams)]
#[see(cuGraphExecExternalSemaphoresWaitNodeSetParams)]
#[see(cuGraphAddExternalSemaphoresSignalNode, cuImportExternalSemaphore)]
#[see(cuSignalExternalSemaphoresAsync, cuWaitExternalSemaphoresAsync)]
#[see(cuGraphCreate, cuGraphDestroyNode, cuGraphAddEventRecordNode)]
#[see(cuGraphAddEventWaitNode, cuGraphAddChildGraphNode, cuGraphAddEmptyNode)]
#[see(cuGraphAddKernelNode, cuGraphAddMemcpyNode, cuGraphAddMemsetNode)]
fn cuGraphAddExternalSemaphoresWaitNode(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
    nodeParams: *const CUDA_EXT_SEM_WAIT_NODE_PARAMS,
) -> CUresult;

#[group(CUDA_GRAPH)]
#[introduced(10000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, NOT_SUPPORTED, INVALID_VALUE)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cuGraphAddNode, cuLaunchHostFunc, cuGraphHostNodeGetParams)]
#[see(cuGraphHostNodeSetParams, cuGraphCreate, cuGraphDestroyNode)]
#[see(cuGraphAddChildGraphNode, cuGraphAddEmptyNode, cuGraphAddKernelNode)]
#[see(cuGraphAddMemcpyNode, cuGraphAddMemsetNode)]
fn cuGraphAddHostNode(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
    nodeParams: *const CUDA_HOST_NODE_PARAMS,
) -> CUresult;

#[group(CUDA_GRAPH)]
#[introduced(10000)]
#[toolkits("11.7.99".."12.0.107")]
#[returns("11.7.99".."12.0.107", SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_VALUE)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cuLaunchKernel, cuLaunchCooperativeKernel, cuGraphKernelNodeGetParams)]
#[see(cuGraphKernelNodeSetParams, cuGraphCreate, cuGraphDestroyNode)]
#[see(cuGraphAddChildGraphNode, cuGraphAddEmptyNode, cuGraphAddHostNode)]
#[see(cuGraphAddMemcpyNode, cuGraphAddMemsetNode)]
fn cuGraphAddKernelNode(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
    nodeParams: *const CUDA_KERNEL_NODE_PARAMS,
) -> CUresult;

#[group(CUDA_GRAPH)]
#[not_default]
#[introduced(10000)]
#[toolkits("12.0.107"..)]
fn cuGraphAddKernelNode(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
    nodeParams: *const CUDA_KERNEL_NODE_PARAMS_v1,
) -> CUresult;

#[group(CUDA_GRAPH)]
#[base(cuGraphAddKernelNode)]
#[introduced(12000)]
#[toolkits("12.0.107"..)]
#[returns("12.0.107".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_VALUE)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cuGraphAddNode, cuLaunchKernel, cuLaunchCooperativeKernel)]
#[see(cuGraphKernelNodeGetParams, cuGraphKernelNodeSetParams, cuGraphCreate)]
#[see(cuGraphDestroyNode, cuGraphAddChildGraphNode, cuGraphAddEmptyNode)]
#[see(cuGraphAddHostNode, cuGraphAddMemcpyNode, cuGraphAddMemsetNode)]
fn cuGraphAddKernelNode_v2(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
    nodeParams: *const CUDA_KERNEL_NODE_PARAMS,
) -> CUresult;

#[group(CUDA_GRAPH)]
#[introduced(11040)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, NOT_SUPPORTED, INVALID_VALUE)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cuGraphAddNode, cuGraphAddMemFreeNode, cuGraphMemAllocNodeGetParams)]
#[see(cuDeviceGraphMemTrim, cuDeviceGetGraphMemAttribute)]
#[see(cuDeviceSetGraphMemAttribute, cuMemAllocAsync, cuMemFreeAsync)]
#[see(cuGraphCreate, cuGraphDestroyNode, cuGraphAddChildGraphNode)]
#[see(cuGraphAddEmptyNode, cuGraphAddEventRecordNode)]
#[see(cuGraphAddEventWaitNode, cuGraphAddExternalSemaphoresSignalNode)]
#[see(cuGraphAddExternalSemaphoresWaitNode, cuGraphAddKernelNode)]
#[see(cuGraphAddMemcpyNode, cuGraphAddMemsetNode)]
fn cuGraphAddMemAllocNode(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
    nodeParams: *mut CUDA_MEM_ALLOC_NODE_PARAMS,
) -> CUresult;

#[group(CUDA_GRAPH)]
#[introduced(11040)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, NOT_SUPPORTED, INVALID_VALUE)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cuGraphAddNode, cuGraphAddMemAllocNode, cuGraphMemFreeNodeGetParams)]
#[see(cuDeviceGraphMemTrim, cuDeviceGetGraphMemAttribute)]
#[see(cuDeviceSetGraphMemAttribute, cuMemAllocAsync, cuMemFreeAsync)]
#[see(cuGraphCreate, cuGraphDestroyNode, cuGraphAddChildGraphNode)]
#[see(cuGraphAddEmptyNode, cuGraphAddEventRecordNode)]
#[see(cuGraphAddEventWaitNode, cuGraphAddExternalSemaphoresSignalNode)]
#[see(cuGraphAddExternalSemaphoresWaitNode, cuGraphAddKernelNode)]
#[see(cuGraphAddMemcpyNode, cuGraphAddMemsetNode)]
fn cuGraphAddMemFreeNode(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
    dptr: CUdeviceptr,
) -> CUresult;

#[group(CUDA_GRAPH)]
#[introduced(10000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_VALUE)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cuGraphAddNode, cuMemcpy3D, cuGraphMemcpyNodeGetParams)]
#[see(cuGraphMemcpyNodeSetParams, cuGraphCreate, cuGraphDestroyNode)]
#[see(cuGraphAddChildGraphNode, cuGraphAddEmptyNode, cuGraphAddKernelNode)]
#[see(cuGraphAddHostNode, cuGraphAddMemsetNode)]
fn cuGraphAddMemcpyNode(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
    copyParams: *const CUDA_MEMCPY3D,
    ctx: CUcontext,
) -> CUresult;

#[group(CUDA_GRAPH)]
#[introduced(10000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_VALUE, INVALID_CONTEXT)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cuGraphAddNode, cuMemsetD2D32, cuGraphMemsetNodeGetParams)]
#[see(cuGraphMemsetNodeSetParams, cuGraphCreate, cuGraphDestroyNode)]
#[see(cuGraphAddChildGraphNode, cuGraphAddEmptyNode, cuGraphAddKernelNode)]
#[see(cuGraphAddHostNode, cuGraphAddMemcpyNode)]
fn cuGraphAddMemsetNode(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
    memsetParams: *const CUDA_MEMSET_NODE_PARAMS,
    ctx: CUcontext,
) -> CUresult;

#[group(CUDA_GRAPH)]
#[default("12.2.53".."13.0.48")]
#[introduced(12020)]
#[toolkits("12.2.53"..)]
#[returns("12.2.53".."13.0.48", SUCCESS, INVALID_VALUE, INVALID_CONTEXT, NOT_SUPPORTED)]
fn cuGraphAddNode(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
    nodeParams: *mut CUgraphNodeParams,
) -> CUresult;

#[group(CUDA_GRAPH)]
#[base(cuGraphAddNode)]
#[default("13.0.48"..)]
#[introduced(12030)]
#[toolkits("12.3.52"..)]
#[returns("12.3.52".., SUCCESS, INVALID_VALUE, INVALID_CONTEXT, NOT_SUPPORTED)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cuGraphCreate, cuGraphNodeSetParams, cuGraphExecNodeSetParams)]
fn cuGraphAddNode_v2(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    dependencyData: *const CUgraphEdgeData,
    numDependencies: usize,
    nodeParams: *mut CUgraphNodeParams,
) -> CUresult;

#[group(CUDA_GRAPH)]
#[base(cuGraphAddNode)]
#[not_default]
#[introduced(13040)]
#[toolkits("13.4.49"..)]
#[returns("13.4.49".., SUCCESS, INVALID_VALUE, INVALID_CONTEXT, NOT_SUPPORTED)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cuGraphCreate, cuGraphNodeSetParams_v2, cuGraphExecNodeSetParams)]
fn cuGraphAddNode_v3(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    dependencyData: *const CUgraphEdgeData,
    numDependencies: usize,
    nodeParams: *mut CUgraphNodeParams,
) -> CUresult;

#[group(CUDA_GRAPH)]
#[introduced(11070)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_VALUE)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cuGraphNodeGetParams, cuStreamBatchMemOp, cuGraphAddBatchMemOpNode)]
#[see(cuGraphBatchMemOpNodeSetParams)]
fn cuGraphBatchMemOpNodeGetParams(
    hNode: CUgraphNode,
    nodeParams_out: *mut CUDA_BATCH_MEM_OP_NODE_PARAMS,
) -> CUresult;

#[group(CUDA_GRAPH)]
#[introduced(11070)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, INVALID_VALUE, INVALID_HANDLE, OUT_OF_MEMORY)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cuGraphNodeSetParams, cuStreamBatchMemOp, cuGraphAddBatchMemOpNode)]
#[see(cuGraphBatchMemOpNodeGetParams)]
fn cuGraphBatchMemOpNodeSetParams(
    hNode: CUgraphNode,
    nodeParams: *const CUDA_BATCH_MEM_OP_NODE_PARAMS,
) -> CUresult;

#[group(CUDA_GRAPH)]
#[introduced(10000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_VALUE)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cuGraphAddChildGraphNode, cuGraphNodeFindInClone)]
fn cuGraphChildGraphNodeGetGraph(hNode: CUgraphNode, phGraph: *mut CUgraph) -> CUresult;

#[group(CUDA_GRAPH)]
#[introduced(10000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, INVALID_VALUE, OUT_OF_MEMORY)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cuGraphCreate, cuGraphNodeFindInClone)]
fn cuGraphClone(phGraphClone: *mut CUgraph, originalGraph: CUgraph) -> CUresult;

#[group(CUDA_GRAPH)]
#[introduced(12030)]
#[toolkits("12.3.52"..)]
#[returns("12.3.52".., SUCCESS, INVALID_VALUE, NOT_SUPPORTED)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cuGraphAddNode)]
fn cuGraphConditionalHandleCreate(
    pHandle_out: *mut CUgraphConditionalHandle,
    hGraph: CUgraph,
    ctx: CUcontext,
    defaultLaunchValue: c_uint,
    flags: c_uint,
) -> CUresult;

#[group(CUDA_GRAPH)]
#[introduced(10000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_VALUE, OUT_OF_MEMORY)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cuGraphAddChildGraphNode, cuGraphAddEmptyNode, cuGraphAddKernelNode)]
#[see(cuGraphAddHostNode, cuGraphAddMemcpyNode, cuGraphAddMemsetNode)]
#[see(cuGraphInstantiate, cuGraphDestroy, cuGraphGetNodes)]
#[see(cuGraphGetRootNodes, cuGraphGetEdges, cuGraphClone)]
fn cuGraphCreate(phGraph: *mut CUgraph, flags: c_uint) -> CUresult;

#[group(CUDA_GRAPH)]
#[introduced(11030)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, INVALID_VALUE, OPERATING_SYSTEM)]
fn cuGraphDebugDotPrint(hGraph: CUgraph, path: *const c_char, flags: c_uint) -> CUresult;

#[group(CUDA_GRAPH)]
#[introduced(10000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_VALUE)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cuGraphCreate)]
fn cuGraphDestroy(hGraph: CUgraph) -> CUresult;

#[group(CUDA_GRAPH)]
#[introduced(10000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, INVALID_VALUE)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cuGraphAddChildGraphNode, cuGraphAddEmptyNode, cuGraphAddKernelNode)]
#[see(cuGraphAddHostNode, cuGraphAddMemcpyNode, cuGraphAddMemsetNode)]
fn cuGraphDestroyNode(hNode: CUgraphNode) -> CUresult;

#[group(CUDA_GRAPH)]
#[introduced(11010)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_VALUE)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cuGraphAddEventRecordNode, cuGraphEventRecordNodeSetEvent)]
#[see(cuGraphEventWaitNodeGetEvent, cuEventRecordWithFlags)]
#[see(cuStreamWaitEvent)]
fn cuGraphEventRecordNodeGetEvent(hNode: CUgraphNode, event_out: *mut CUevent) -> CUresult;

#[group(CUDA_GRAPH)]
#[introduced(11010)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, INVALID_VALUE, INVALID_HANDLE, OUT_OF_MEMORY)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cuGraphNodeSetParams, cuGraphAddEventRecordNode)]
#[see(cuGraphEventRecordNodeGetEvent, cuGraphEventWaitNodeSetEvent)]
#[see(cuEventRecordWithFlags, cuStreamWaitEvent)]
fn cuGraphEventRecordNodeSetEvent(hNode: CUgraphNode, event: CUevent) -> CUresult;

#[group(CUDA_GRAPH)]
#[introduced(11010)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_VALUE)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cuGraphAddEventWaitNode, cuGraphEventWaitNodeSetEvent)]
#[see(cuGraphEventRecordNodeGetEvent, cuEventRecordWithFlags)]
#[see(cuStreamWaitEvent)]
fn cuGraphEventWaitNodeGetEvent(hNode: CUgraphNode, event_out: *mut CUevent) -> CUresult;

#[group(CUDA_GRAPH)]
#[introduced(11010)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, INVALID_VALUE, INVALID_HANDLE, OUT_OF_MEMORY)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cuGraphNodeSetParams, cuGraphAddEventWaitNode)]
#[see(cuGraphEventWaitNodeGetEvent, cuGraphEventRecordNodeSetEvent)]
#[see(cuEventRecordWithFlags, cuStreamWaitEvent)]
fn cuGraphEventWaitNodeSetEvent(hNode: CUgraphNode, event: CUevent) -> CUresult;

#[group(CUDA_GRAPH)]
#[introduced(11070)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, INVALID_VALUE)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cuGraphExecNodeSetParams, cuStreamBatchMemOp, cuGraphAddBatchMemOpNode)]
#[see(cuGraphBatchMemOpNodeGetParams, cuGraphBatchMemOpNodeSetParams)]
#[see(cuGraphInstantiate)]
fn cuGraphExecBatchMemOpNodeSetParams(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    nodeParams: *const CUDA_BATCH_MEM_OP_NODE_PARAMS,
) -> CUresult;

#[group(CUDA_GRAPH)]
#[introduced(11010)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, INVALID_VALUE)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cuGraphExecNodeSetParams, cuGraphAddChildGraphNode)]
#[see(cuGraphChildGraphNodeGetGraph, cuGraphExecKernelNodeSetParams)]
#[see(cuGraphExecMemcpyNodeSetParams, cuGraphExecMemsetNodeSetParams)]
#[see(cuGraphExecHostNodeSetParams, cuGraphExecEventRecordNodeSetEvent)]
#[see(cuGraphExecEventWaitNodeSetEvent)]
#[see(cuGraphExecExternalSemaphoresSignalNodeSetParams)]
#[see(cuGraphExecExternalSemaphoresWaitNodeSetParams, cuGraphExecUpdate)]
#[see(cuGraphInstantiate)]
fn cuGraphExecChildGraphNodeSetParams(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    childGraph: CUgraph,
) -> CUresult;

#[group(CUDA_GRAPH)]
#[introduced(10000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_VALUE)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cuGraphInstantiate, cuGraphUpload, cuGraphLaunch)]
fn cuGraphExecDestroy(hGraphExec: CUgraphExec) -> CUresult;

#[group(CUDA_GRAPH)]
#[introduced(11010)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, INVALID_VALUE)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cuGraphExecNodeSetParams, cuGraphAddEventRecordNode)]
#[see(cuGraphEventRecordNodeGetEvent, cuGraphEventWaitNodeSetEvent)]
#[see(cuEventRecordWithFlags, cuStreamWaitEvent)]
#[see(cuGraphExecKernelNodeSetParams, cuGraphExecMemcpyNodeSetParams)]
#[see(cuGraphExecMemsetNodeSetParams, cuGraphExecHostNodeSetParams)]
#[see(cuGraphExecChildGraphNodeSetParams, cuGraphExecEventWaitNodeSetEvent)]
#[see(cuGraphExecExternalSemaphoresSignalNodeSetParams)]
#[see(cuGraphExecExternalSemaphoresWaitNodeSetParams, cuGraphExecUpdate)]
#[see(cuGraphInstantiate)]
fn cuGraphExecEventRecordNodeSetEvent(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    event: CUevent,
) -> CUresult;

#[group(CUDA_GRAPH)]
#[introduced(11010)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, INVALID_VALUE)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cuGraphExecNodeSetParams, cuGraphAddEventWaitNode)]
#[see(cuGraphEventWaitNodeGetEvent, cuGraphEventRecordNodeSetEvent)]
#[see(cuEventRecordWithFlags, cuStreamWaitEvent)]
#[see(cuGraphExecKernelNodeSetParams, cuGraphExecMemcpyNodeSetParams)]
#[see(cuGraphExecMemsetNodeSetParams, cuGraphExecHostNodeSetParams)]
#[see(cuGraphExecChildGraphNodeSetParams, cuGraphExecEventRecordNodeSetEvent)]
#[see(cuGraphExecExternalSemaphoresSignalNodeSetParams)]
#[see(cuGraphExecExternalSemaphoresWaitNodeSetParams, cuGraphExecUpdate)]
#[see(cuGraphInstantiate)]
fn cuGraphExecEventWaitNodeSetEvent(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    event: CUevent,
) -> CUresult;

#[group(CUDA_GRAPH)]
#[introduced(11020)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, INVALID_VALUE)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cuGraphExecNodeSetParams, cuGraphAddExternalSemaphoresSignalNode)]
#[see(cuImportExternalSemaphore, cuSignalExternalSemaphoresAsync)]
#[see(cuWaitExternalSemaphoresAsync, cuGraphExecKernelNodeSetParams)]
#[see(cuGraphExecMemcpyNodeSetParams, cuGraphExecMemsetNodeSetParams)]
#[see(cuGraphExecHostNodeSetParams, cuGraphExecChildGraphNodeSetParams)]
#[see(cuGraphExecEventRecordNodeSetEvent, cuGraphExecEventWaitNodeSetEvent)]
#[see(cuGraphExecExternalSemaphoresWaitNodeSetParams, cuGraphExecUpdate)]
#[see(cuGraphInstantiate)]
fn cuGraphExecExternalSemaphoresSignalNodeSetParams(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    nodeParams: *const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
) -> CUresult;

#[group(CUDA_GRAPH)]
#[introduced(11020)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, INVALID_VALUE)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cuGraphExecNodeSetParams, cuGraphAddExternalSemaphoresWaitNode)]
#[see(cuImportExternalSemaphore, cuSignalExternalSemaphoresAsync)]
#[see(cuWaitExternalSemaphoresAsync, cuGraphExecKernelNodeSetParams)]
#[see(cuGraphExecMemcpyNodeSetParams, cuGraphExecMemsetNodeSetParams)]
#[see(cuGraphExecHostNodeSetParams, cuGraphExecChildGraphNodeSetParams)]
#[see(cuGraphExecEventRecordNodeSetEvent, cuGraphExecEventWaitNodeSetEvent)]
#[see(cuGraphExecExternalSemaphoresSignalNodeSetParams, cuGraphExecUpdate)]
#[see(cuGraphInstantiate)]
fn cuGraphExecExternalSemaphoresWaitNodeSetParams(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    nodeParams: *const CUDA_EXT_SEM_WAIT_NODE_PARAMS,
) -> CUresult;

#[group(CUDA_GRAPH)]
#[introduced(12000)]
#[toolkits("12.0.107"..)]
#[returns("12.0.107".., SUCCESS, INVALID_VALUE)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cuGraphInstantiate, cuGraphInstantiateWithParams)]
fn cuGraphExecGetFlags(hGraphExec: CUgraphExec, flags: *mut cuuint64_t) -> CUresult;

#[group(CUDA_GRAPH)]
#[introduced(13010)]
#[toolkits("13.1.80"..)]
#[returns("13.1.80".., SUCCESS, INVALID_VALUE)]
#[see(cuGraphGetNodes, cuGraphDebugDotPrint, cuGraphNodeGetContainingGraph)]
#[see(cuGraphNodeGetLocalId, cuGraphNodeGetToolsId, cuGraphGetId)]
fn cuGraphExecGetId(hGraphExec: CUgraphExec, graphId: *mut c_uint) -> CUresult;

#[group(CUDA_GRAPH)]
#[introduced(10020)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, INVALID_VALUE)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cuGraphExecNodeSetParams, cuGraphAddHostNode, cuGraphHostNodeSetParams)]
#[see(cuGraphExecKernelNodeSetParams, cuGraphExecMemcpyNodeSetParams)]
#[see(cuGraphExecMemsetNodeSetParams, cuGraphExecChildGraphNodeSetParams)]
#[see(cuGraphExecEventRecordNodeSetEvent, cuGraphExecEventWaitNodeSetEvent)]
#[see(cuGraphExecExternalSemaphoresSignalNodeSetParams)]
#[see(cuGraphExecExternalSemaphoresWaitNodeSetParams, cuGraphExecUpdate)]
#[see(cuGraphInstantiate)]
fn cuGraphExecHostNodeSetParams(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    nodeParams: *const CUDA_HOST_NODE_PARAMS,
) -> CUresult;

#[group(CUDA_GRAPH)]
#[introduced(10010)]
#[toolkits("11.7.99".."12.0.107")]
#[returns("11.7.99".."12.0.107", SUCCESS, INVALID_VALUE)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cuGraphAddKernelNode, cuGraphKernelNodeSetParams)]
#[see(cuGraphExecMemcpyNodeSetParams, cuGraphExecMemsetNodeSetParams)]
#[see(cuGraphExecHostNodeSetParams, cuGraphExecChildGraphNodeSetParams)]
#[see(cuGraphExecEventRecordNodeSetEvent, cuGraphExecEventWaitNodeSetEvent)]
#[see(cuGraphExecExternalSemaphoresSignalNodeSetParams)]
#[see(cuGraphExecExternalSemaphoresWaitNodeSetParams, cuGraphExecUpdate)]
#[see(cuGraphInstantiate)]
fn cuGraphExecKernelNodeSetParams(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    nodeParams: *const CUDA_KERNEL_NODE_PARAMS,
) -> CUresult;

#[group(CUDA_GRAPH)]
#[not_default]
#[introduced(10010)]
#[toolkits("12.0.107"..)]
fn cuGraphExecKernelNodeSetParams(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    nodeParams: *const CUDA_KERNEL_NODE_PARAMS_v1,
) -> CUresult;

#[group(CUDA_GRAPH)]
#[base(cuGraphExecKernelNodeSetParams)]
#[introduced(12000)]
#[toolkits("12.0.107"..)]
#[returns("12.0.107".., SUCCESS, INVALID_VALUE)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cuGraphExecNodeSetParams, cuGraphAddKernelNode)]
#[see(cuGraphKernelNodeSetParams, cuGraphExecMemcpyNodeSetParams)]
#[see(cuGraphExecMemsetNodeSetParams, cuGraphExecHostNodeSetParams)]
#[see(cuGraphExecChildGraphNodeSetParams, cuGraphExecEventRecordNodeSetEvent)]
#[see(cuGraphExecEventWaitNodeSetEvent)]
#[see(cuGraphExecExternalSemaphoresSignalNodeSetParams)]
#[see(cuGraphExecExternalSemaphoresWaitNodeSetParams, cuGraphExecUpdate)]
#[see(cuGraphInstantiate)]
fn cuGraphExecKernelNodeSetParams_v2(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    nodeParams: *const CUDA_KERNEL_NODE_PARAMS,
) -> CUresult;

#[group(CUDA_GRAPH)]
#[introduced(10020)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, INVALID_VALUE)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cuGraphExecNodeSetParams, cuGraphAddMemcpyNode)]
#[see(cuGraphMemcpyNodeSetParams, cuGraphExecKernelNodeSetParams)]
#[see(cuGraphExecMemsetNodeSetParams, cuGraphExecHostNodeSetParams)]
#[see(cuGraphExecChildGraphNodeSetParams, cuGraphExecEventRecordNodeSetEvent)]
#[see(cuGraphExecEventWaitNodeSetEvent)]
#[see(cuGraphExecExternalSemaphoresSignalNodeSetParams)]
#[see(cuGraphExecExternalSemaphoresWaitNodeSetParams, cuGraphExecUpdate)]
#[see(cuGraphInstantiate)]
fn cuGraphExecMemcpyNodeSetParams(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    copyParams: *const CUDA_MEMCPY3D,
    ctx: CUcontext,
) -> CUresult;

#[group(CUDA_GRAPH)]
#[introduced(10020)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, INVALID_VALUE)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cuGraphExecNodeSetParams, cuGraphAddMemsetNode)]
#[see(cuGraphMemsetNodeSetParams, cuGraphExecKernelNodeSetParams)]
#[see(cuGraphExecMemcpyNodeSetParams, cuGraphExecHostNodeSetParams)]
#[see(cuGraphExecChildGraphNodeSetParams, cuGraphExecEventRecordNodeSetEvent)]
#[see(cuGraphExecEventWaitNodeSetEvent)]
#[see(cuGraphExecExternalSemaphoresSignalNodeSetParams)]
#[see(cuGraphExecExternalSemaphoresWaitNodeSetParams, cuGraphExecUpdate)]
#[see(cuGraphInstantiate)]
fn cuGraphExecMemsetNodeSetParams(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    memsetParams: *const CUDA_MEMSET_NODE_PARAMS,
    ctx: CUcontext,
) -> CUresult;

#[group(CUDA_GRAPH)]
#[introduced(12020)]
#[toolkits("12.2.53"..)]
#[returns("12.2.53".., SUCCESS, INVALID_VALUE, NOT_SUPPORTED)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cuGraphAddNode, cuGraphNodeSetParams, cuGraphExecUpdate)]
#[see(cuGraphInstantiate)]
fn cuGraphExecNodeSetParams(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    nodeParams: *mut CUgraphNodeParams,
) -> CUresult;

#[group(CUDA_GRAPH)]
#[default("11.7.99".."12.0.107")]
#[introduced(10020)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".."12.0.107", SUCCESS, GRAPH_EXEC_UPDATE_FAILURE)]
fn cuGraphExecUpdate(
    hGraphExec: CUgraphExec,
    hGraph: CUgraph,
    hErrorNode_out: *mut CUgraphNode,
    updateResult_out: *mut CUgraphExecUpdateResult,
) -> CUresult;

#[group(CUDA_GRAPH)]
#[base(cuGraphExecUpdate)]
#[introduced(12000)]
#[toolkits("12.0.107"..)]
#[returns("12.0.107".., SUCCESS, GRAPH_EXEC_UPDATE_FAILURE)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cuGraphInstantiate)]
fn cuGraphExecUpdate_v2(
    hGraphExec: CUgraphExec,
    hGraph: CUgraph,
    resultInfo: *mut CUgraphExecUpdateResultInfo,
) -> CUresult;

#[group(CUDA_GRAPH)]
#[introduced(11020)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_VALUE)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cuGraphNodeGetParams, cuLaunchKernel)]
#[see(cuGraphAddExternalSemaphoresSignalNode)]
#[see(cuGraphExternalSemaphoresSignalNodeSetParams)]
#[see(cuGraphAddExternalSemaphoresWaitNode, cuSignalExternalSemaphoresAsync)]
#[see(cuWaitExternalSemaphoresAsync)]
fn cuGraphExternalSemaphoresSignalNodeGetParams(
    hNode: CUgraphNode,
    params_out: *mut CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
) -> CUresult;

#[group(CUDA_GRAPH)]
#[introduced(11020)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, INVALID_VALUE, INVALID_HANDLE, OUT_OF_MEMORY)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cuGraphNodeSetParams, cuGraphAddExternalSemaphoresSignalNode)]
#[see(cuGraphExternalSemaphoresSignalNodeSetParams)]
#[see(cuGraphAddExternalSemaphoresWaitNode, cuSignalExternalSemaphoresAsync)]
#[see(cuWaitExternalSemaphoresAsync)]
fn cuGraphExternalSemaphoresSignalNodeSetParams(
    hNode: CUgraphNode,
    nodeParams: *const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
) -> CUresult;

#[group(CUDA_GRAPH)]
#[introduced(11020)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_VALUE)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cuGraphNodeGetParams, cuLaunchKernel)]
#[see(cuGraphAddExternalSemaphoresWaitNode)]
#[see(cuGraphExternalSemaphoresWaitNodeSetParams)]
#[see(cuSignalExternalSemaphoresAsync, cuWaitExternalSemaphoresAsync)]
fn cuGraphExternalSemaphoresWaitNodeGetParams(
    hNode: CUgraphNode,
    params_out: *mut CUDA_EXT_SEM_WAIT_NODE_PARAMS,
) -> CUresult;

#[group(CUDA_GRAPH)]
#[introduced(11020)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, INVALID_VALUE, INVALID_HANDLE, OUT_OF_MEMORY)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cuGraphNodeSetParams, cuGraphAddExternalSemaphoresWaitNode)]
#[see(cuGraphExternalSemaphoresWaitNodeSetParams)]
#[see(cuSignalExternalSemaphoresAsync, cuWaitExternalSemaphoresAsync)]
fn cuGraphExternalSemaphoresWaitNodeSetParams(
    hNode: CUgraphNode,
    nodeParams: *const CUDA_EXT_SEM_WAIT_NODE_PARAMS,
) -> CUresult;

#[group(CUDA_GRAPH)]
#[default("11.7.99".."13.0.48")]
#[introduced(10000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".."13.0.48", SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_VALUE)]
fn cuGraphGetEdges(
    hGraph: CUgraph,
    from: *mut CUgraphNode,
    to: *mut CUgraphNode,
    numEdges: *mut usize,
) -> CUresult;

#[group(CUDA_GRAPH)]
#[base(cuGraphGetEdges)]
#[default("13.0.48"..)]
#[introduced(12030)]
#[toolkits("12.3.52"..)]
#[returns("12.3.52".., SUCCESS, LOSSY_QUERY, DEINITIALIZED, NOT_INITIALIZED, INVALID_VALUE)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cuGraphGetNodes, cuGraphGetRootNodes, cuGraphAddDependencies)]
#[see(cuGraphRemoveDependencies, cuGraphNodeGetDependencies)]
#[see(cuGraphNodeGetDependentNodes)]
fn cuGraphGetEdges_v2(
    hGraph: CUgraph,
    from: *mut CUgraphNode,
    to: *mut CUgraphNode,
    edgeData: *mut CUgraphEdgeData,
    numEdges: *mut usize,
) -> CUresult;

#[group(CUDA_GRAPH)]
#[introduced(13010)]
#[toolkits("13.1.80"..)]
#[returns("13.1.80".., SUCCESS, INVALID_VALUE)]
#[see(cuGraphGetNodes, cuGraphDebugDotPrint, cuGraphNodeGetContainingGraph)]
#[see(cuGraphNodeGetLocalId, cuGraphNodeGetToolsId, cuGraphExecGetId)]
fn cuGraphGetId(hGraph: CUgraph, graphId: *mut c_uint) -> CUresult;

#[group(CUDA_GRAPH)]
#[introduced(10000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_VALUE)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cuGraphCreate, cuGraphGetRootNodes, cuGraphGetEdges)]
#[see(cuGraphNodeGetType, cuGraphNodeGetDependencies)]
#[see(cuGraphNodeGetDependentNodes)]
fn cuGraphGetNodes(hGraph: CUgraph, nodes: *mut CUgraphNode, numNodes: *mut usize) -> CUresult;

#[group(CUDA_GRAPH)]
#[introduced(10000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_VALUE)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cuGraphCreate, cuGraphGetNodes, cuGraphGetEdges, cuGraphNodeGetType)]
#[see(cuGraphNodeGetDependencies, cuGraphNodeGetDependentNodes)]
fn cuGraphGetRootNodes(
    hGraph: CUgraph,
    rootNodes: *mut CUgraphNode,
    numRootNodes: *mut usize,
) -> CUresult;

#[group(CUDA_GRAPH)]
#[introduced(10000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_VALUE)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cuGraphNodeGetParams, cuLaunchHostFunc, cuGraphAddHostNode)]
#[see(cuGraphHostNodeSetParams)]
fn cuGraphHostNodeGetParams(hNode: CUgraphNode, nodeParams: *mut CUDA_HOST_NODE_PARAMS)
-> CUresult;

#[group(CUDA_GRAPH)]
#[introduced(10000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_VALUE)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cuGraphNodeSetParams, cuLaunchHostFunc, cuGraphAddHostNode)]
#[see(cuGraphHostNodeGetParams)]
fn cuGraphHostNodeSetParams(
    hNode: CUgraphNode,
    nodeParams: *const CUDA_HOST_NODE_PARAMS,
) -> CUresult;

#[group(CUDA_GRAPH)]
#[not_default]
#[introduced(10000)]
#[toolkits("11.7.99"..)]
fn cuGraphInstantiate(
    phGraphExec: *mut CUgraphExec,
    hGraph: CUgraph,
    phErrorNode: *mut CUgraphNode,
    logBuffer: *mut c_char,
    bufferSize: usize,
) -> CUresult;

#[group(CUDA_GRAPH)]
#[introduced(11040)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_VALUE)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cuGraphInstantiate, cuGraphCreate, cuGraphUpload, cuGraphLaunch)]
#[see(cuGraphExecDestroy)]
fn cuGraphInstantiateWithFlags(
    phGraphExec: *mut CUgraphExec,
    hGraph: CUgraph,
    flags: c_ulonglong,
) -> CUresult;

#[group(CUDA_GRAPH)]
#[introduced(12000)]
#[toolkits("12.0.107"..)]
#[per_thread(cuGraphInstantiateWithParams_ptsz, 12000)]
#[returns("12.0.107".., SUCCESS, INVALID_VALUE)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cuGraphCreate, cuGraphInstantiate, cuGraphExecDestroy)]
fn cuGraphInstantiateWithParams(
    phGraphExec: *mut CUgraphExec,
    hGraph: CUgraph,
    instantiateParams: *mut CUDA_GRAPH_INSTANTIATE_PARAMS,
) -> CUresult;

#[group(CUDA_GRAPH)]
#[base(cuGraphInstantiate)]
#[default("11.7.99".."12.0.107")]
#[introduced(11000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".."12.0.107", SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_VALUE)]
fn cuGraphInstantiate_v2(
    phGraphExec: *mut CUgraphExec,
    hGraph: CUgraph,
    phErrorNode: *mut CUgraphNode,
    logBuffer: *mut c_char,
    bufferSize: usize,
) -> CUresult;

#[group(CUDA_GRAPH)]
#[introduced(11000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, INVALID_VALUE)]
#[notes(errors_from_earlier_launches)]
fn cuGraphKernelNodeCopyAttributes(dst: CUgraphNode, src: CUgraphNode) -> CUresult;

#[group(CUDA_GRAPH)]
#[introduced(11000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, INVALID_VALUE, INVALID_HANDLE)]
#[notes(errors_from_earlier_launches)]
fn cuGraphKernelNodeGetAttribute(
    hNode: CUgraphNode,
    attr: CUkernelNodeAttrID,
    value_out: *mut CUkernelNodeAttrValue,
) -> CUresult;

#[group(CUDA_GRAPH)]
#[introduced(10000)]
#[toolkits("11.7.99".."12.0.107")]
#[returns("11.7.99".."12.0.107", SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_VALUE)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cuLaunchKernel, cuGraphAddKernelNode, cuGraphKernelNodeSetParams)]
fn cuGraphKernelNodeGetParams(
    hNode: CUgraphNode,
    nodeParams: *mut CUDA_KERNEL_NODE_PARAMS,
) -> CUresult;

#[group(CUDA_GRAPH)]
#[not_default]
#[introduced(10000)]
#[toolkits("12.0.107"..)]
fn cuGraphKernelNodeGetParams(
    hNode: CUgraphNode,
    nodeParams: *mut CUDA_KERNEL_NODE_PARAMS_v1,
) -> CUresult;

#[group(CUDA_GRAPH)]
#[base(cuGraphKernelNodeGetParams)]
#[introduced(12000)]
#[toolkits("12.0.107"..)]
#[returns("12.0.107".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_VALUE)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cuGraphNodeGetParams, cuLaunchKernel, cuGraphAddKernelNode)]
#[see(cuGraphKernelNodeSetParams)]
fn cuGraphKernelNodeGetParams_v2(
    hNode: CUgraphNode,
    nodeParams: *mut CUDA_KERNEL_NODE_PARAMS,
) -> CUresult;

#[group(CUDA_GRAPH)]
#[introduced(11000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, INVALID_VALUE, INVALID_HANDLE)]
#[notes(errors_from_earlier_launches)]
fn cuGraphKernelNodeSetAttribute(
    hNode: CUgraphNode,
    attr: CUkernelNodeAttrID,
    value: *const CUkernelNodeAttrValue,
) -> CUresult;

#[group(CUDA_GRAPH)]
#[introduced(10000)]
#[toolkits("11.7.99".."12.0.107")]
#[returns("11.7.99".."12.0.107", SUCCESS, INVALID_VALUE, INVALID_HANDLE, OUT_OF_MEMORY)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cuLaunchKernel, cuGraphAddKernelNode, cuGraphKernelNodeGetParams)]
fn cuGraphKernelNodeSetParams(
    hNode: CUgraphNode,
    nodeParams: *const CUDA_KERNEL_NODE_PARAMS,
) -> CUresult;

#[group(CUDA_GRAPH)]
#[not_default]
#[introduced(10000)]
#[toolkits("12.0.107"..)]
fn cuGraphKernelNodeSetParams(
    hNode: CUgraphNode,
    nodeParams: *const CUDA_KERNEL_NODE_PARAMS_v1,
) -> CUresult;

#[group(CUDA_GRAPH)]
#[base(cuGraphKernelNodeSetParams)]
#[introduced(12000)]
#[toolkits("12.0.107"..)]
#[returns("12.0.107".., SUCCESS, INVALID_VALUE, INVALID_HANDLE, OUT_OF_MEMORY)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cuGraphNodeSetParams, cuLaunchKernel, cuGraphAddKernelNode)]
#[see(cuGraphKernelNodeGetParams)]
fn cuGraphKernelNodeSetParams_v2(
    hNode: CUgraphNode,
    nodeParams: *const CUDA_KERNEL_NODE_PARAMS,
) -> CUresult;

#[group(CUDA_GRAPH)]
#[introduced(10000)]
#[toolkits("11.7.99"..)]
#[per_thread(cuGraphLaunch_ptsz, 10000)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_VALUE)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cuGraphInstantiate, cuGraphUpload, cuGraphExecDestroy)]
fn cuGraphLaunch(hGraphExec: CUgraphExec, hStream: CUstream) -> CUresult;

#[group(CUDA_GRAPH)]
#[introduced(11040)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_VALUE)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cuGraphNodeGetParams, cuGraphAddMemAllocNode)]
#[see(cuGraphMemFreeNodeGetParams)]
fn cuGraphMemAllocNodeGetParams(
    hNode: CUgraphNode,
    params_out: *mut CUDA_MEM_ALLOC_NODE_PARAMS,
) -> CUresult;

#[group(CUDA_GRAPH)]
#[introduced(11040)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_VALUE)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cuGraphNodeGetParams, cuGraphAddMemFreeNode)]
#[see(cuGraphMemAllocNodeGetParams)]
fn cuGraphMemFreeNodeGetParams(hNode: CUgraphNode, dptr_out: *mut CUdeviceptr) -> CUresult;

#[group(CUDA_GRAPH)]
#[introduced(10000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_VALUE)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cuGraphNodeGetParams, cuMemcpy3D, cuGraphAddMemcpyNode)]
#[see(cuGraphMemcpyNodeSetParams)]
fn cuGraphMemcpyNodeGetParams(hNode: CUgraphNode, nodeParams: *mut CUDA_MEMCPY3D) -> CUresult;

#[group(CUDA_GRAPH)]
#[introduced(10000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_VALUE)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cuGraphNodeSetParams, cuMemcpy3D, cuGraphAddMemcpyNode)]
#[see(cuGraphMemcpyNodeGetParams)]
fn cuGraphMemcpyNodeSetParams(hNode: CUgraphNode, nodeParams: *const CUDA_MEMCPY3D) -> CUresult;

#[group(CUDA_GRAPH)]
#[introduced(10000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_VALUE)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cuGraphNodeGetParams, cuMemsetD2D32, cuGraphAddMemsetNode)]
#[see(cuGraphMemsetNodeSetParams)]
fn cuGraphMemsetNodeGetParams(
    hNode: CUgraphNode,
    nodeParams: *mut CUDA_MEMSET_NODE_PARAMS,
) -> CUresult;

#[group(CUDA_GRAPH)]
#[introduced(10000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_VALUE)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cuGraphNodeSetParams, cuMemsetD2D32, cuGraphAddMemsetNode)]
#[see(cuGraphMemsetNodeGetParams)]
fn cuGraphMemsetNodeSetParams(
    hNode: CUgraphNode,
    nodeParams: *const CUDA_MEMSET_NODE_PARAMS,
) -> CUresult;

#[group(CUDA_GRAPH)]
#[introduced(10000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, INVALID_VALUE)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cuGraphClone)]
fn cuGraphNodeFindInClone(
    phNode: *mut CUgraphNode,
    hOriginalNode: CUgraphNode,
    hClonedGraph: CUgraph,
) -> CUresult;

#[group(CUDA_GRAPH)]
#[introduced(13010)]
#[toolkits("13.1.80"..)]
#[returns("13.1.80".., SUCCESS, INVALID_VALUE)]
#[see(cuGraphGetNodes, cuGraphDebugDotPrint, cuGraphNodeGetLocalId)]
#[see(cuGraphNodeGetToolsId, cuGraphGetId, cuGraphExecGetId)]
fn cuGraphNodeGetContainingGraph(hNode: CUgraphNode, phGraph: *mut CUgraph) -> CUresult;

#[group(CUDA_GRAPH)]
#[default("11.7.99".."13.0.48")]
#[introduced(10000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".."13.0.48", SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_VALUE)]
fn cuGraphNodeGetDependencies(
    hNode: CUgraphNode,
    dependencies: *mut CUgraphNode,
    numDependencies: *mut usize,
) -> CUresult;

#[group(CUDA_GRAPH)]
#[base(cuGraphNodeGetDependencies)]
#[default("13.0.48"..)]
#[introduced(12030)]
#[toolkits("12.3.52"..)]
#[returns("12.3.52".., SUCCESS, LOSSY_QUERY, DEINITIALIZED, NOT_INITIALIZED, INVALID_VALUE)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cuGraphNodeGetDependentNodes, cuGraphGetNodes, cuGraphGetRootNodes)]
#[see(cuGraphGetEdges, cuGraphAddDependencies, cuGraphRemoveDependencies)]
fn cuGraphNodeGetDependencies_v2(
    hNode: CUgraphNode,
    dependencies: *mut CUgraphNode,
    edgeData: *mut CUgraphEdgeData,
    numDependencies: *mut usize,
) -> CUresult;

#[group(CUDA_GRAPH)]
#[default("11.7.99".."13.0.48")]
#[introduced(10000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".."13.0.48", SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_VALUE)]
fn cuGraphNodeGetDependentNodes(
    hNode: CUgraphNode,
    dependentNodes: *mut CUgraphNode,
    numDependentNodes: *mut usize,
) -> CUresult;

#[group(CUDA_GRAPH)]
#[base(cuGraphNodeGetDependentNodes)]
#[default("13.0.48"..)]
#[introduced(12030)]
#[toolkits("12.3.52"..)]
#[returns("12.3.52".., SUCCESS, LOSSY_QUERY, DEINITIALIZED, NOT_INITIALIZED, INVALID_VALUE)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cuGraphNodeGetDependencies, cuGraphGetNodes, cuGraphGetRootNodes)]
#[see(cuGraphGetEdges, cuGraphAddDependencies, cuGraphRemoveDependencies)]
fn cuGraphNodeGetDependentNodes_v2(
    hNode: CUgraphNode,
    dependentNodes: *mut CUgraphNode,
    edgeData: *mut CUgraphEdgeData,
    numDependentNodes: *mut usize,
) -> CUresult;

#[group(CUDA_GRAPH)]
#[introduced(11060)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, INVALID_VALUE)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cuGraphNodeSetEnabled, cuGraphExecUpdate, cuGraphInstantiate)]
#[see(cuGraphLaunch)]
fn cuGraphNodeGetEnabled(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    isEnabled: *mut c_uint,
) -> CUresult;

#[group(CUDA_GRAPH)]
#[introduced(13010)]
#[toolkits("13.1.80"..)]
#[returns("13.1.80".., SUCCESS, INVALID_VALUE)]
#[see(cuGraphGetNodes, cuGraphDebugDotPrint, cuGraphNodeGetContainingGraph)]
#[see(cuGraphNodeGetToolsId, cuGraphGetId, cuGraphExecGetId)]
fn cuGraphNodeGetLocalId(hNode: CUgraphNode, nodeId: *mut c_uint) -> CUresult;

#[group(CUDA_GRAPH)]
#[introduced(13020)]
#[toolkits("13.2.51"..)]
#[returns("13.2.51".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_VALUE)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cuGraphNodeSetParams, cuGraphAddNode, cuGraphExecNodeSetParams)]
fn cuGraphNodeGetParams(hNode: CUgraphNode, nodeParams: *mut CUgraphNodeParams) -> CUresult;

#[group(CUDA_GRAPH)]
#[introduced(13010)]
#[toolkits("13.1.80"..)]
#[returns("13.1.80".., SUCCESS, INVALID_VALUE)]
#[see(cuGraphGetNodes, cuGraphDebugDotPrint, cuGraphNodeGetContainingGraph)]
#[see(cuGraphNodeGetLocalId, cuGraphGetId, cuGraphExecGetId)]
fn cuGraphNodeGetToolsId(hNode: CUgraphNode, toolsNodeId: *mut c_ulonglong) -> CUresult;

#[group(CUDA_GRAPH)]
#[introduced(10000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_VALUE)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cuGraphGetNodes, cuGraphGetRootNodes, cuGraphChildGraphNodeGetGraph)]
#[see(cuGraphKernelNodeGetParams, cuGraphKernelNodeSetParams)]
#[see(cuGraphHostNodeGetParams, cuGraphHostNodeSetParams)]
#[see(cuGraphMemcpyNodeGetParams, cuGraphMemcpyNodeSetParams)]
#[see(cuGraphMemsetNodeGetParams, cuGraphMemsetNodeSetParams)]
fn cuGraphNodeGetType(hNode: CUgraphNode, r#type: *mut CUgraphNodeType) -> CUresult;

#[group(CUDA_GRAPH)]
#[introduced(11060)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, INVALID_VALUE)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cuGraphNodeGetEnabled, cuGraphExecUpdate, cuGraphInstantiate)]
#[see(cuGraphLaunch)]
fn cuGraphNodeSetEnabled(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    isEnabled: c_uint,
) -> CUresult;

#[group(CUDA_GRAPH)]
#[introduced(12020)]
#[toolkits("12.2.53"..)]
#[returns("12.2.53".., SUCCESS, INVALID_VALUE, NOT_SUPPORTED)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cuGraphAddNode, cuGraphNodeGetParams, cuGraphExecNodeSetParams)]
fn cuGraphNodeSetParams(hNode: CUgraphNode, nodeParams: *mut CUgraphNodeParams) -> CUresult;

#[group(CUDA_GRAPH)]
#[base(cuGraphNodeSetParams)]
#[not_default]
#[introduced(13040)]
#[toolkits("13.4.49"..)]
#[returns("13.4.49".., SUCCESS, INVALID_VALUE, INVALID_CONTEXT, NOT_SUPPORTED)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cuGraphAddNode_v3, cuGraphNodeGetParams, cuGraphExecNodeSetParams)]
fn cuGraphNodeSetParams_v2(hNode: CUgraphNode, nodeParams: *mut CUgraphNodeParams) -> CUresult;

#[group(CUDA_GRAPH)]
#[introduced(11030)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, INVALID_VALUE)]
#[see(cuUserObjectCreate, cuUserObjectRetain, cuUserObjectRelease)]
#[see(cuGraphRetainUserObject, cuGraphCreate)]
fn cuGraphReleaseUserObject(graph: CUgraph, object: CUuserObject, count: c_uint) -> CUresult;

#[group(CUDA_GRAPH)]
#[default("11.7.99".."13.0.48")]
#[introduced(10000)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".."13.0.48", SUCCESS, INVALID_VALUE)]
fn cuGraphRemoveDependencies(
    hGraph: CUgraph,
    from: *const CUgraphNode,
    to: *const CUgraphNode,
    numDependencies: usize,
) -> CUresult;

#[group(CUDA_GRAPH)]
#[base(cuGraphRemoveDependencies)]
#[default("13.0.48"..)]
#[introduced(12030)]
#[toolkits("12.3.52"..)]
#[returns("12.3.52".., SUCCESS, INVALID_VALUE)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cuGraphAddDependencies, cuGraphGetEdges, cuGraphNodeGetDependencies)]
#[see(cuGraphNodeGetDependentNodes)]
fn cuGraphRemoveDependencies_v2(
    hGraph: CUgraph,
    from: *const CUgraphNode,
    to: *const CUgraphNode,
    edgeData: *const CUgraphEdgeData,
    numDependencies: usize,
) -> CUresult;

#[group(CUDA_GRAPH)]
#[introduced(11030)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, INVALID_VALUE)]
#[see(cuUserObjectCreate, cuUserObjectRetain, cuUserObjectRelease)]
#[see(cuGraphReleaseUserObject, cuGraphCreate)]
fn cuGraphRetainUserObject(
    graph: CUgraph,
    object: CUuserObject,
    count: c_uint,
    flags: c_uint,
) -> CUresult;

#[group(CUDA_GRAPH)]
#[introduced(11010)]
#[toolkits("11.7.99"..)]
#[per_thread(cuGraphUpload_ptsz, 11010)]
#[returns("11.7.99".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_VALUE)]
#[notes(graph_thread_safety, errors_from_earlier_launches)]
#[see(cuGraphInstantiate, cuGraphLaunch, cuGraphExecDestroy)]
fn cuGraphUpload(hGraphExec: CUgraphExec, hStream: CUstream) -> CUresult;

#[group(CUDA_GRAPH)]
#[introduced(11030)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, INVALID_VALUE)]
#[see(cuUserObjectRetain, cuUserObjectRelease, cuGraphRetainUserObject)]
#[see(cuGraphReleaseUserObject, cuGraphCreate)]
fn cuUserObjectCreate(
    object_out: *mut CUuserObject,
    ptr: *mut c_void,
    destroy: CUhostFn,
    initialRefcount: c_uint,
    flags: c_uint,
) -> CUresult;

#[group(CUDA_GRAPH)]
#[introduced(11030)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, INVALID_VALUE)]
#[see(cuUserObjectCreate, cuUserObjectRetain, cuGraphRetainUserObject)]
#[see(cuGraphReleaseUserObject, cuGraphCreate)]
fn cuUserObjectRelease(object: CUuserObject, count: c_uint) -> CUresult;

#[group(CUDA_GRAPH)]
#[introduced(11030)]
#[toolkits("11.7.99"..)]
#[returns("11.7.99".., SUCCESS, INVALID_VALUE)]
#[see(cuUserObjectCreate, cuUserObjectRelease, cuGraphRetainUserObject)]
#[see(cuGraphReleaseUserObject, cuGraphCreate)]
fn cuUserObjectRetain(object: CUuserObject, count: c_uint) -> CUresult;
