"""cuda-core: compiles templates, launches them in one and two dimensions with shared memory and kernel attributes, and
reads the results back through pinned memory."""

import numpy as np
from cuda.core import Device, LaunchConfig, LegacyPinnedMemoryResource, Program, ProgramOptions, launch

SOURCE = r"""
template <typename T>
__global__ void scale(T *out, const T *in, T factor, size_t n)
{
    const size_t step = size_t(gridDim.x) * blockDim.x;
    for (size_t i = threadIdx.x + size_t(blockIdx.x) * blockDim.x; i < n; i += step)
        out[i] = in[i] * factor;
}

extern "C" __global__ void product(float *c, const float *a, const float *b, int n)
{
    extern __shared__ float tiles[];
    float *of_a = tiles, *of_b = tiles + blockDim.x * blockDim.y;
    const int row = blockIdx.y * blockDim.y + threadIdx.y;
    const int column = blockIdx.x * blockDim.x + threadIdx.x;
    const int at = threadIdx.y * blockDim.x + threadIdx.x;
    float sum = 0;
    for (int tile = 0; tile < n; tile += blockDim.x) {
        of_a[at] = a[row * n + tile + threadIdx.x];
        of_b[at] = b[(tile + threadIdx.y) * n + column];
        __syncthreads();
        for (int k = 0; k < blockDim.x; ++k)
            sum += of_a[threadIdx.y * blockDim.x + k] * of_b[k * blockDim.x + threadIdx.x];
        __syncthreads();
    }
    c[row * n + column] = sum;
}
"""

device = Device()
device.set_current()
stream = device.create_stream()
host = LegacyPinnedMemoryResource()
options = ProgramOptions(std="c++17", arch=f"sm_{device.arch}")
names = ("scale<float>", "scale<double>", "scale<int>")
code = Program(SOURCE, code_type="c++", options=options).compile("ptx", name_expressions=names)


def pinned(count, dtype):
    """Returns pinned memory and an array in it."""
    buffer = host.allocate(count * np.dtype(dtype).itemsize, stream=stream)
    return buffer, np.from_dlpack(buffer).view(dtype)


for name, dtype in zip(names, (np.float32, np.float64, np.int32)):
    count = 5000
    buffer, array = pinned(count, dtype)
    array[:] = np.arange(count)
    source, target = (device.allocate(buffer.size, stream=stream) for _ in range(2))
    buffer.copy_to(source, stream=stream)
    kernel = code.get_kernel(name)
    config = LaunchConfig(grid=7, block=96)
    launch(stream, config, kernel, target, source, dtype(3), np.uint64(count))
    target.copy_to(buffer, stream=stream)
    stream.sync()
    assert np.array_equal(array, np.arange(count, dtype=dtype) * dtype(3)), name
    for used in (source, target, buffer):
        used.close(stream)

SIDE, TILE = 48, 16
kernel = code.get_kernel("product")
assert kernel.attributes.max_threads_per_block >= TILE * TILE
assert kernel.attributes.num_regs > 0
assert kernel.num_arguments == 4
assert kernel.occupancy.max_active_blocks_per_multiprocessor(TILE * TILE, 2 * TILE * TILE * 4) >= 1
generator = np.random.default_rng(1)
matrices = [generator.integers(-8, 8, (SIDE, SIDE)).astype(np.float32) for _ in range(2)]
inputs = []
for matrix in matrices:
    buffer, array = pinned(SIDE * SIDE, np.float32)
    array[:] = matrix.ravel()
    inputs.append(device.allocate(buffer.size, stream=stream))
    buffer.copy_to(inputs[-1], stream=stream)
result = device.allocate(SIDE * SIDE * 4, stream=stream)
config = LaunchConfig(grid=(SIDE // TILE, SIDE // TILE), block=(TILE, TILE), shmem_size=2 * TILE * TILE * 4)
launch(stream, config, kernel, result, *inputs, np.int32(SIDE))
buffer, array = pinned(SIDE * SIDE, np.float32)
result.copy_to(buffer, stream=stream)
stream.sync()
# Sums of such small integers are exact in any order.
assert np.array_equal(array.reshape(SIDE, SIDE), matrices[0] @ matrices[1])
