"""cuda-core: loads code from PTX, links two texts with the driver, checks that an error comes with its log, and that
binary code for a GPU, which the reference driver cannot run, is rejected with the right code."""

import numpy as np
from cuda.core import (
    Device, LaunchConfig, LegacyPinnedMemoryResource, Linker, LinkerOptions, ObjectCode, Program, ProgramOptions, launch,
)

CALLER = r"""
extern __device__ int twice(int);
extern "C" __global__ void apply(int *values) { values[threadIdx.x] = twice(values[threadIdx.x]) + 1; }
"""
CALLEE = r"__device__ int twice(int value) { return 2 * value; }"

device = Device()
device.set_current()
stream = device.create_stream()
arch = f"sm_{device.arch}"
options = ProgramOptions(std="c++17", arch=arch, relocatable_device_code=True)
parts = [Program(source, "c++", options=options).compile("ptx") for source in (CALLER, CALLEE)]


def run(code):
    """Returns the numbers from 0 on after the kernel has changed them."""
    buffer = LegacyPinnedMemoryResource().allocate(32 * 4, stream=stream)
    values = np.from_dlpack(buffer).view(np.int32)
    values[:] = np.arange(32)
    launch(stream, LaunchConfig(grid=1, block=32), code.get_kernel("apply"), buffer)
    stream.sync()
    return values.copy()


linked = Linker(*parts, options=LinkerOptions(arch=arch)).link("cubin")
assert np.array_equal(run(linked), 2 * np.arange(32) + 1)

alone = CALLER.replace("extern __device__ int twice(int);", CALLEE)
ptx = Program(alone, "c++", options=ProgramOptions(arch=arch)).compile("ptx")
assert np.array_equal(run(ObjectCode.from_ptx(bytes(ptx.code))), 2 * np.arange(32) + 1)

try:
    Program("__global__ void broken( {}", "c++", options=ProgramOptions(arch=arch)).compile("ptx")
except Exception as error:
    assert "expected" in str(error), error
else:
    raise AssertionError("a mistake was compiled")

linker = Linker(parts[0], options=LinkerOptions(arch=arch))
try:
    linker.link("cubin")
except Exception:
    assert "twice" in linker.get_error_log(), linker.get_error_log()
else:
    raise AssertionError("a function that is nowhere was linked")

binary = Program(alone, "c++", options=ProgramOptions(arch=arch)).compile("cubin")
try:
    binary.get_kernel("apply")
except Exception as error:
    assert "NO_BINARY_FOR_GPU" in str(error), error
else:
    # A GPU accepts it.
    assert np.array_equal(run(binary), 2 * np.arange(32) + 1)
