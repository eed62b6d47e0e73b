"""cuda-core: nodes that fill memory of a pool, of a memory resource and of the graph itself."""

import numpy as np
from cuda.core import Device, DeviceMemoryResource, LegacyPinnedMemoryResource
from cuda.core.graph import GraphDefinition

device = Device()
device.set_current()
stream = device.create_stream()
COUNT = 256
host = LegacyPinnedMemoryResource().allocate(COUNT, stream=stream)
seen = np.from_dlpack(host).view(np.uint8)


def check(definition, wanted):
    """Launches a graph that ends with a copy to the host."""
    graph = definition.instantiate()
    for _ in range(2):
        seen[:] = 0xEE
        graph.launch(stream)
        stream.sync()
        assert np.array_equal(seen, wanted)


for memory in (device.allocate(COUNT, stream=stream), DeviceMemoryResource(device).allocate(COUNT, stream=stream)):
    definition = GraphDefinition()
    fill = definition.memset(memory, 7, COUNT)
    fill = fill.memset(memory, np.uint16(0x0102), 8)
    fill = fill.memset(memory, 9, 4, height=3, pitch=64)
    wanted = np.full(COUNT, 7, np.uint8)
    wanted[:16] = [2, 1] * 8
    for row in range(3):
        wanted[row * 64 : row * 64 + 4] = 9
    fill.memcpy(host, memory, COUNT)
    check(definition, wanted)

definition = GraphDefinition()
memory = definition.allocate(COUNT)
fill = memory.memset(memory.dptr, 5, COUNT)
fill.memcpy(host, memory.dptr, COUNT).deallocate(memory.dptr)
check(definition, np.full(COUNT, 5, np.uint8))
