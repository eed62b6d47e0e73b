"""cuda-core: makes graphs of nodes with GraphDefinition: kernels, copies, fills, allocations, callbacks, events and child
graphs; reads, edits and updates them."""

import numpy as np
from cuda.core import Device, LaunchConfig, LegacyPinnedMemoryResource, Program, ProgramOptions
from cuda.core.graph import GraphDefinition, KernelNode, MemcpyNode, MemsetNode

SOURCE = """
extern "C" __global__ void append(int *number, int digit)
{
    *number = *number * 10 + digit;
}
"""

device = Device()
device.set_current()
stream = device.create_stream()
host = LegacyPinnedMemoryResource()
options = ProgramOptions(std="c++17", arch=f"sm_{device.arch}")
append = Program(SOURCE, code_type="c++", options=options).compile("ptx").get_kernel("append")
single = LaunchConfig(grid=1, block=1)

COUNT = 64
first, other = (host.allocate(COUNT * 4, stream=stream) for _ in range(2))
seen, other_seen = (np.from_dlpack(buffer).view(np.int32) for buffer in (first, other))


def run(graph):
    graph.launch(stream)
    stream.sync()


# A diamond whose sides write to different memory: fill, two kernels, copy of both results, callback.
calls = []
definition = GraphDefinition()
fill = definition.memset(first, np.uint32(4), COUNT)
left = fill.launch(single, append, first, np.int32(1))
right = fill.launch(single, append, int(first.handle) + 4, np.int32(2))
copy = definition.join(left, right).memcpy(other, first, COUNT * 4)
done = copy.callback(lambda: calls.append(other_seen[:3].tolist()))
assert len(definition.nodes()) == 6 and len(definition.edges()) == 6
assert isinstance(fill, MemsetNode) and isinstance(left, KernelNode) and isinstance(copy, MemcpyNode)
assert (fill.dptr, fill.value, fill.element_size, fill.width) == (int(first.handle), 4, 4, COUNT)
assert (copy.dst, copy.src, copy.size) == (int(other.handle), int(first.handle), COUNT * 4)
assert left.grid == (1, 1, 1) and left.block == (1, 1, 1)
assert set(fill.succ) == {left, right} and set(done.pred) == {copy}
graph = definition.instantiate()
run(graph)
run(graph)
assert calls == [[41, 42, 4]] * 2 and np.all(other_seen[2:] == 4), calls

# Nodes of an executable change; the definition and later executables do not.
graph[left].update(config=single, kernel=append, args=(first, np.int32(7)))
graph[fill].update(dst=first, value=np.uint32(5), width=COUNT)
run(graph)
assert calls[-1] == [57, 52, 5]
graph[right].disable()
assert not graph[right].is_enabled
run(graph)
assert calls[-1] == [57, 5, 5]
graph[right].enable()
run(graph)
assert calls[-1] == [57, 52, 5]
run(definition.instantiate())
assert calls[-1] == [41, 42, 4]

# A node of a definition changes for later executables.
left.update(args=(first, np.int32(3)))
run(graph)
assert calls[-1] == [57, 52, 5]
run(definition.instantiate())
assert calls[-1] == [43, 42, 4]
graph.update(definition)
run(graph)
assert calls[-1] == [43, 42, 4]

# Dependencies that are added and removed: the order of the digits.
definition = GraphDefinition()
nodes = [definition.launch(single, append, first, np.int32(one)) for one in range(1, 5)]
for before, after in zip(nodes, nodes[1:]):
    before.succ.add(after)
seen[0] = 0
run(definition.instantiate())
assert seen[0] == 1234
nodes[1].destroy()
assert not nodes[1].is_valid and len(definition.edges()) == 1
nodes[3].succ.add(nodes[0])
seen[0] = 0
run(definition.instantiate())
assert seen[0] == 341
nodes[3].succ.discard(nodes[0])
nodes[2].pred = [nodes[0]]
seen[0] = 0
run(definition.instantiate())
assert seen[0] == 134

# A child graph is a copy.
parent = GraphDefinition()
embedded = parent.launch(single, append, first, np.int32(9)).embed(definition)
embedded.launch(single, append, first, np.int32(8))
assert len(embedded.child_graph.nodes()) == 3
nodes[3].destroy()
seen[0] = 0
run(parent.instantiate())
assert seen[0] == 91348

# Memory that the graph allocates: the kernel reads what the copy before it wrote.
definition = GraphDefinition()
memory = definition.allocate(COUNT * 4)
written = memory.memcpy(memory.dptr, first, COUNT * 4)
launched = written.launch(single, append, memory.dptr, np.int32(5))
launched.memcpy(other, memory.dptr, COUNT * 4).deallocate(memory.dptr)
graph = definition.instantiate()
for start in (1, 2):
    seen[:] = start
    run(graph)
    assert other_seen[0] == start * 10 + 5 and np.all(other_seen[1:] == start)

# Events: a graph records one, and another stream waits for it.
event = device.create_event()
definition = GraphDefinition()
definition.launch(single, append, first, np.int32(6)).record(event)
seen[0] = 0
later = device.create_stream()
definition.instantiate().launch(stream)
later.wait(event)
first.copy_to(other, stream=later)
later.sync()
assert event.is_done and other_seen[0] == 6
