"""cuda-core: graphs whose conditional nodes are decided by kernels: loops, alternatives, selections, nested bodies, and
bodies that are captured."""

import numpy as np
from cuda.core import Device, LaunchConfig, LegacyPinnedMemoryResource, Program, ProgramOptions, launch
from cuda.core.graph import GraphDefinition

SOURCE = """
extern "C" __device__ __cudart_builtin__ void CUDARTAPI
cudaGraphSetConditional(cudaGraphConditionalHandle handle, unsigned int value);

// One round of the Collatz sequence, which goes on until it reaches one.
extern "C" __global__ void next_round(cudaGraphConditionalHandle goes_on, unsigned *number, unsigned *rounds)
{
    *number = *number % 2 ? 3 * *number + 1 : *number / 2;
    *rounds += 1;
    cudaGraphSetConditional(goes_on, *number > 1);
}

extern "C" __global__ void select_body(cudaGraphConditionalHandle which, const unsigned *number, unsigned count)
{
    cudaGraphSetConditional(which, *number % count);
}

extern "C" __global__ void append(unsigned *number, unsigned digit)
{
    *number = *number * 10 + digit;
}
"""

device = Device()
device.set_current()
stream = device.create_stream()
options = ProgramOptions(std="c++17", arch=f"sm_{device.arch}")
module = Program(SOURCE, code_type="c++", options=options).compile("ptx")
next_round, select, append = (module.get_kernel(name) for name in ("next_round", "select_body", "append"))
single = LaunchConfig(grid=1, block=1)

buffer = LegacyPinnedMemoryResource().allocate(16, stream=stream)
words = np.from_dlpack(buffer).view(np.uint32)
number, rounds = int(buffer.handle), int(buffer.handle) + 4


def run(graph):
    graph.launch(stream)
    stream.sync()


# A loop whose kernel decides whether it goes on. Each launch starts with the default value.
definition = GraphDefinition()
goes_on = definition.create_condition(default_value=1)
definition.while_loop(goes_on).body.launch(single, next_round, goes_on, number, rounds)
graph = definition.instantiate()
for start, expected in ((27, 111), (1, 3), (6, 8)):
    words[:2] = (start, 0)
    run(graph)
    assert (words[0], words[1]) == (1, expected), words

# Alternatives: a kernel in front of the node decides.
definition = GraphDefinition()
is_odd = definition.create_condition()
decided = definition.launch(single, select, is_odd, number, np.uint32(2))
either = decided.if_else(is_odd)
either.then.launch(single, append, rounds, np.uint32(1))
either.else_.launch(single, append, rounds, np.uint32(2))
either.launch(single, append, rounds, np.uint32(9))
graph = definition.instantiate()
words[1] = 0
for start in (4, 5, 7):
    words[0] = start
    run(graph)
assert words[1] == 291919, words

# A selection, with a loop in one of its bodies, and values without a body.
definition = GraphDefinition()
which = definition.create_condition()
goes_on = definition.create_condition(default_value=1)
decided = definition.launch(single, select, which, number, np.uint32(5))
selected = decided.switch(which, 3)
first, second, third = selected.branches
first.launch(single, append, rounds, np.uint32(7))
second.while_loop(goes_on).body.launch(single, next_round, goes_on, number, rounds)
graph = definition.instantiate()
for start, expected in ((5, (5, 7)), (6, (1, 8)), (7, (7, 0)), (8, (8, 0)), (16, (1, 4))):
    words[:2] = (start, 0)
    run(graph)
    assert (words[0], words[1]) == expected, (start, words)

# Captured bodies, with work in front of the node and behind it.
builder = device.create_graph_builder().begin_building()
is_odd = builder.create_condition()
launch(builder, single, select, is_odd, number, np.uint32(2))
body = builder.if_then(is_odd).begin_building()
launch(body, single, append, rounds, np.uint32(1))
launch(body, single, append, rounds, np.uint32(2))
body.end_building()
launch(builder, single, append, rounds, np.uint32(3))
graph = builder.end_building().complete()
words[1] = 0
for start in (3, 4):
    words[0] = start
    run(graph)
assert words[1] == 1233, words
