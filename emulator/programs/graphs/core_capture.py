"""cuda-core: captures graphs with GraphBuilder: a chain, a fork and a join, an embedded graph, callbacks, memory of the
graph, and updates of an executable; captures that fail leave no trace."""

import os
import tempfile

import numpy as np
from cuda.core import (
    Device,
    GraphMemoryResource,
    LaunchConfig,
    LegacyPinnedMemoryResource,
    Program,
    ProgramOptions,
    launch,
)
from cuda.core._utils.cuda_utils import CUDAError
from cuda.core.graph import GraphCompleteOptions, GraphDebugPrintOptions

SOURCE = """
extern "C" __global__ void scale(int *to, const int *from, int factor, int addend, int n)
{
    const int i = threadIdx.x + blockIdx.x * blockDim.x;
    if (i < n)
        to[i] = from[i] * factor + addend;
}

extern "C" __global__ void add(int *to, const int *a, const int *b, int n)
{
    const int i = threadIdx.x + blockIdx.x * blockDim.x;
    if (i < n)
        to[i] = a[i] + b[i];
}

extern "C" __global__ void append(int *number, int digit)
{
    *number = *number * 10 + digit;
}
"""

device = Device()
device.set_current()
stream = device.create_stream()
other = device.create_stream()
host = LegacyPinnedMemoryResource()
options = ProgramOptions(std="c++17", arch=f"sm_{device.arch}")
code = Program(SOURCE, code_type="c++", options=options).compile("ptx")
scale, add, append = (code.get_kernel(name) for name in ("scale", "add", "append"))

COUNT = 777
config = LaunchConfig(grid=(COUNT + 127) // 128, block=128)
single = LaunchConfig(grid=1, block=1)


def pinned(count):
    """Returns pinned memory and an array in it."""
    buffer = host.allocate(count * 4, stream=stream)
    return buffer, np.from_dlpack(buffer).view(np.int32)


numbers, source = pinned(COUNT)
parts = [pinned(COUNT) for _ in range(2)]
result, seen = pinned(COUNT)
digits, digit = pinned(1)


def launch_and_wait(graph, on=stream):
    graph.launch(on)
    on.sync()


# A chain executes in the order of the calls, at each launch and in each stream. The capture executes nothing.
digit[0] = 0
builder = device.create_graph_builder().begin_building()
assert builder.is_building
for one in range(1, 7):
    launch(builder, single, append, digits, np.int32(one))
graph = builder.end_building().complete()
assert not builder.is_building and digit[0] == 0
graph.upload(stream)
launch_and_wait(graph)
assert digit[0] == 123456
digit[0] = 7
launch_and_wait(graph, other)
assert digit[0] == 7123456
graph.close()
builder.close()

# A fork and a join, with new inputs for each launch.
builder = device.create_graph_builder().begin_building(mode="thread_local")
launch(builder, config, scale, result, numbers, np.int32(2), np.int32(0), np.int32(COUNT))
left, right = builder.split(2)
launch(left, config, scale, parts[0][0], result, np.int32(3), np.int32(1), np.int32(COUNT))
launch(right, config, scale, parts[1][0], result, np.int32(5), np.int32(2), np.int32(COUNT))
joined = left.join(left, right)
launch(joined, config, add, result, parts[0][0], parts[1][0], np.int32(COUNT))
graph = joined.end_building().complete(GraphCompleteOptions(auto_free_on_launch=True))
for start in (0, 1000, -5):
    source[:] = np.arange(start, start + COUNT)
    launch_and_wait(graph)
    assert np.array_equal(seen, source * 16 + 3), start
path = os.path.join(tempfile.mkdtemp(), "graph.dot")
joined.debug_dot_print(path, GraphDebugPrintOptions(verbose=True))
with open(path) as file:
    text = file.read()
os.remove(path)
os.rmdir(os.path.dirname(path))
assert text.startswith("digraph") and text.count("->") == 4, text

# An embedded graph executes between the work before and after it.
child = device.create_graph_builder().begin_building()
launch(child, single, append, digits, np.int32(2))
launch(child, single, append, digits, np.int32(3))
child.end_building()
builder = device.create_graph_builder().begin_building()
launch(builder, single, append, digits, np.int32(1))
builder.embed(child)
launch(builder, single, append, digits, np.int32(4))
nested = builder.end_building().complete()
digit[0] = 0
launch_and_wait(nested)
assert digit[0] == 1234
launch_and_wait(nested)
assert digit[0] == 12341234

# Callbacks execute between the kernels of each launch.
calls = []
builder = device.create_graph_builder().begin_building()
launch(builder, single, append, digits, np.int32(5))
builder.callback(lambda: calls.append(int(digit[0])))
launch(builder, single, append, digits, np.int32(6))
builder.callback(lambda: calls.append(int(digit[0])))
called = builder.end_building().complete()
digit[0] = 0
launch_and_wait(called)
launch_and_wait(called)
assert calls == [5, 56, 565, 5656], calls

# Memory of the graph: the second buffer leaves it.
resource = GraphMemoryResource(device)
builder = device.create_graph_builder().begin_building(mode="thread_local")
scratch, kept = (resource.allocate(COUNT * 4, stream=builder) for _ in range(2))
scratch.copy_from(numbers, stream=builder)
launch(builder, config, scale, kept, scratch, np.int32(7), np.int32(1), np.int32(COUNT))
scratch.close(builder)
allocating = builder.end_building().complete(GraphCompleteOptions(auto_free_on_launch=True))
for start in (3, 4):
    source[:] = np.arange(start, start + COUNT)
    allocating.launch(stream)
    kept.copy_to(result, stream=stream)
    stream.sync()
    assert np.array_equal(seen, source * 7 + 1)
assert resource.attributes.used_mem_current > 0
kept.close(stream)
stream.sync()


# An update takes the arguments of another graph of the same shape, and no graph of another shape.
def build(*numbers):
    builder = device.create_graph_builder().begin_building()
    for one in numbers:
        launch(builder, single, append, digits, np.int32(one))
    return builder.end_building()


graph = build(1, 2).complete()
graph.update(build(3, 4))
digit[0] = 0
launch_and_wait(graph)
assert digit[0] == 34
try:
    graph.update(build(5, 6, 7))
except CUDAError as error:
    assert "update" in str(error).lower(), error
else:
    raise AssertionError("an update with another topology was taken")
launch_and_wait(graph)
assert digit[0] == 3434

# A capture that ends before its forked stream is joined fails, and the device is usable after it.
builder = device.create_graph_builder().begin_building()
left, right = builder.split(2)
launch(right, single, append, digits, np.int32(9))
try:
    left.end_building()
except CUDAError as error:
    assert "UNJOINED" in str(error), error
else:
    raise AssertionError("a capture ended without its forked stream")
digit[0] = 0
launch(stream, single, append, digits, np.int32(8))
stream.sync()
assert digit[0] == 8
