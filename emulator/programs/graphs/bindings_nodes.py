"""cuda-bindings: graphs of the driver: explicit and captured nodes, parameters read and set, captures into an existing
graph, updates, clones, edges, and calls that fail."""

import ctypes
import struct

from cuda.bindings import driver

from outcome import failed, ok

CODE = driver.CUresult
TYPE = driver.CUgraphNodeType
GLOBAL = driver.CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_GLOBAL
STATUS = driver.CUstreamCaptureStatus

# *number = *number * 10 + digit
PTX = b"""
.version 7.0
.target sm_50
.address_size 64
.visible .entry append(.param .u64 number, .param .u32 digit)
{
    .reg .b32 %r<2>;
    .reg .b64 %d;
    ld.param.u64 %d, [number];
    ld.param.u32 %r0, [digit];
    ld.global.u32 %r1, [%d];
    mad.lo.u32 %r1, %r1, 10, %r0;
    st.global.u32 [%d], %r1;
    ret;
}
\0"""

ok(driver.cuInit(0))
device = ok(driver.cuDeviceGet(0))
context = ok(driver.cuCtxCreate(driver.CUctxCreateParams(), 0, device))
module = ok(driver.cuModuleLoadData(PTX))
kernel = ok(driver.cuModuleGetFunction(module, b"append"))
stream = ok(driver.cuStreamCreate(driver.CUstream_flags.CU_STREAM_NON_BLOCKING))
side = ok(driver.cuStreamCreate(driver.CUstream_flags.CU_STREAM_NON_BLOCKING))
number = ok(driver.cuMemAlloc(4))
TYPES = (None, ctypes.c_uint32)


def launch(digit, on=stream):
    ok(driver.cuLaunchKernel(kernel, 1, 1, 1, 1, 1, 1, 0, on, ((number, digit), TYPES), 0))


def append(digit):
    """Returns the parameters of a kernel node."""
    parameters = driver.CUDA_KERNEL_NODE_PARAMS()
    parameters.func = kernel
    parameters.gridDimX = parameters.gridDimY = parameters.gridDimZ = 1
    parameters.blockDimX = parameters.blockDimY = parameters.blockDimZ = 1
    parameters.kernelParams = ((number, digit), TYPES)
    return parameters


def node(graph, digit, *before):
    return ok(driver.cuGraphAddKernelNode(graph, list(before) or None, len(before), append(digit)))


def result(executable):
    """Launches an executable twice, from zero, and returns the number."""
    ok(driver.cuMemsetD32Async(number, 0, 1, stream))
    for _ in range(2):
        ok(driver.cuGraphLaunch(executable, stream))
    ok(driver.cuStreamSynchronize(stream))
    return read()


def read():
    data = bytearray(4)
    ok(driver.cuMemcpyDtoH(data, number, 4))
    return struct.unpack("I", data)[0]


def nodes_of(graph):
    _, count = ok(driver.cuGraphGetNodes(graph, 0))
    return ok(driver.cuGraphGetNodes(graph, count))[0]


# Explicit nodes, whose parameters are read and set. Executables keep the parameters that they were made with.
graph = ok(driver.cuGraphCreate(0))
first = node(graph, 1)
second = node(graph, 2, first)
executable = ok(driver.cuGraphInstantiate(graph, 0))
assert result(executable) == 1212
found = ok(driver.cuGraphKernelNodeGetParams(second))
assert int(found.func) == int(kernel) and found.gridDimX == 1 and found.blockDimX == 1
values = ctypes.cast(int(found.kernelParams), ctypes.POINTER(ctypes.c_void_p))
assert ctypes.c_uint64.from_address(values[0]).value == int(number)
assert ctypes.c_uint32.from_address(values[1]).value == 2
ok(driver.cuGraphKernelNodeSetParams(second, append(3)))
assert result(executable) == 1212
ok(driver.cuGraphExecKernelNodeSetParams(executable, second, append(4)))
assert result(executable) == 1414
later = ok(driver.cuGraphInstantiate(graph, 0))
assert result(later) == 1313
foreign = node(ok(driver.cuGraphCreate(0)), 1)
failed(driver.cuGraphExecKernelNodeSetParams(executable, foreign, append(5)), CODE.CUDA_ERROR_INVALID_VALUE)
assert result(executable) == 1414
info = ok(driver.cuGraphExecUpdate(executable, graph))
assert info.result == driver.CUgraphExecUpdateResult.CU_GRAPH_EXEC_UPDATE_SUCCESS
assert result(executable) == 1313

# A clone is independent.
clone = ok(driver.cuGraphClone(graph))
twin = ok(driver.cuGraphNodeFindInClone(second, clone))
ok(driver.cuGraphKernelNodeSetParams(twin, append(9)))
cloned = ok(driver.cuGraphInstantiate(clone, 0))
assert result(cloned) == 1919
ok(driver.cuGraphDestroyNode(twin))
assert len(nodes_of(clone)) == 1 and len(nodes_of(graph)) == 2
node(clone, 5)
answer = driver.cuGraphExecUpdate(executable, clone)
assert answer[0] == CODE.CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE, answer
assert result(executable) == 1313

# A capture with a fork: the side stream belongs to the capture from its wait on, until the end.
event = ok(driver.cuEventCreate(driver.CUevent_flags.CU_EVENT_DISABLE_TIMING))
joined = ok(driver.cuEventCreate(driver.CUevent_flags.CU_EVENT_DISABLE_TIMING))
ok(driver.cuStreamBeginCapture(stream, GLOBAL))
launch(6)
ok(driver.cuEventRecord(event, stream))
ok(driver.cuStreamWaitEvent(side, event, 0))
launch(7, side)
status, identity, captured, dependencies, _, count = ok(driver.cuStreamGetCaptureInfo(side))
assert status == STATUS.CU_STREAM_CAPTURE_STATUS_ACTIVE and count == 1
assert ok(driver.cuGraphNodeGetType(dependencies[0])) == TYPE.CU_GRAPH_NODE_TYPE_KERNEL
assert int(ok(driver.cuStreamGetCaptureInfo(stream))[1]) == int(identity)
assert len(nodes_of(captured)) == 2
ok(driver.cuEventRecord(joined, side))
ok(driver.cuStreamWaitEvent(stream, joined, 0))

# A node that is added by hand, and that the next work of the stream then depends on.
*_, dependencies, _, count = ok(driver.cuStreamGetCaptureInfo(stream))
extra = node(captured, 8, *dependencies)
flag = driver.CUstreamUpdateCaptureDependencies_flags.CU_STREAM_SET_CAPTURE_DEPENDENCIES
ok(driver.cuStreamUpdateCaptureDependencies(stream, [extra], [driver.CUgraphEdgeData()], 1, flag))
*_, dependencies, _, count = ok(driver.cuStreamGetCaptureInfo(stream))
assert count == 1 and int(dependencies[0]) == int(extra)
launch(9)
ended = ok(driver.cuStreamEndCapture(stream))
assert int(ended) == int(captured)
assert ok(driver.cuStreamIsCapturing(side)) == STATUS.CU_STREAM_CAPTURE_STATUS_NONE
assert len(nodes_of(ended)) == 4
assert result(ok(driver.cuGraphInstantiate(ended, 0))) == 67896789

# A capture into an existing graph, behind one of its nodes.
whole = ok(driver.cuGraphCreate(0))
start = node(whole, 1)
ok(driver.cuStreamBeginCaptureToGraph(stream, whole, [start], [driver.CUgraphEdgeData()], 1, GLOBAL))
launch(2)
launch(3)
assert int(ok(driver.cuStreamEndCapture(stream))) == int(whole)
assert result(ok(driver.cuGraphInstantiate(whole, 0))) == 123123

# Host nodes and a child graph.
calls = []


@ctypes.CFUNCTYPE(None, ctypes.c_void_p)
def note(argument):
    calls.append(argument)


parameters = driver.CUDA_HOST_NODE_PARAMS()
parameters.fn = driver.CUhostFn(_ptr=ctypes.addressof(note))
parameters.userData = 5
parent = ok(driver.cuGraphCreate(0))
child = ok(driver.cuGraphAddChildGraphNode(parent, None, 0, whole))
called = ok(driver.cuGraphAddHostNode(parent, [child], 1, parameters))
node(parent, 4, called)
nested = ok(driver.cuGraphInstantiate(parent, 0))
assert result(nested) == 12341234 and calls == [5, 5]
parameters.userData = 6
ok(driver.cuGraphExecHostNodeSetParams(nested, called, parameters))
assert result(nested) == 12341234 and calls == [5, 5, 6, 6]

# Edges: a second one between the same nodes is refused, as is the removal of one that does not exist.
pair = ok(driver.cuGraphCreate(0))
left, right = node(pair, 1), node(pair, 2)
ok(driver.cuGraphAddDependencies(pair, [right], [left], [driver.CUgraphEdgeData()], 1))
plain = [driver.CUgraphEdgeData()]
failed(driver.cuGraphAddDependencies(pair, [right], [left], plain, 1), CODE.CUDA_ERROR_INVALID_VALUE)
failed(driver.cuGraphRemoveDependencies(pair, [left], [right], plain, 1), CODE.CUDA_ERROR_INVALID_VALUE)
*_, edges = ok(driver.cuGraphGetEdges(pair, 0))
assert edges == 1
assert result(ok(driver.cuGraphInstantiate(pair, 0))) == 2121

# A captured call that the device cannot capture invalidates the capture, and only the capture.
ok(driver.cuStreamBeginCapture(stream, GLOBAL))
launch(1)
failed(driver.cuStreamQuery(stream), CODE.CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED)
failed(driver.cuStreamEndCapture(stream), CODE.CUDA_ERROR_STREAM_CAPTURE_INVALIDATED)
assert result(executable) == 1313
ok(driver.cuGraphExecDestroy(executable))
ok(driver.cuGraphDestroy(graph))
ok(driver.cuCtxSynchronize())
