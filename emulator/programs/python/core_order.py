"""cuda-core: reads device properties, lets streams wait for events, measures times between events, and fills and
copies memory in stream order."""

import numpy as np
from cuda.core import Device, DeviceMemoryResource, EventOptions, LegacyPinnedMemoryResource, StreamOptions

device = Device(0)
device.set_current()
assert device.name
assert device.compute_capability >= (7, 5)
assert device.properties.multiprocessor_count > 0
assert device.properties.warp_size == 32
assert len(device.uuid) == 36
assert device.context is not None

first = device.create_stream(options=StreamOptions(nonblocking=True))
second = device.create_stream(options=StreamOptions(nonblocking=True, priority=-1))
assert first.is_nonblocking and second.priority == -1
assert first.device == device and first.context == device.context

SIZE = 1 << 16
pool = DeviceMemoryResource(device)
assert pool.is_device_accessible and not pool.is_host_accessible
memory, other = (pool.allocate(SIZE, stream=first) for _ in range(2))
host = LegacyPinnedMemoryResource().allocate(SIZE, stream=first)
seen = np.from_dlpack(host)

timed = EventOptions(timing_enabled=True)
start = first.record(options=timed)
memory.fill(0xA5, stream=first)
memory.copy_to(other, stream=first)
filled = first.record(options=timed)
second.wait(filled)
other.fill(np.uint16(0x0102), stream=second)
host.copy_from(other, stream=second)
done = second.record(options=timed)
done.sync()
assert start.is_done and filled.is_done and done.is_done
assert done - start >= 0
assert np.array_equal(seen.view(np.uint16), np.full(SIZE // 2, 0x0102, np.uint16))
memory.copy_to(host, stream=second)
second.sync()
assert np.array_equal(seen.view(np.uint8), np.full(SIZE, 0xA5, np.uint8))

try:
    memory.copy_to(pool.allocate(SIZE // 2, stream=first), stream=first)
except ValueError:
    pass
else:
    raise AssertionError("a copy into a smaller buffer was taken")

foreign = second.record()
first.wait(foreign)
first.wait(second)
first.sync()
for buffer in (memory, other, host):
    buffer.close(first)
