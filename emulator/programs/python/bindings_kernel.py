"""cuda-bindings: compiles a C++ kernel with NVRTC, loads it, launches it with arguments of several types, and reads
the results back."""

import ctypes
import struct

from cuda.bindings import driver, nvrtc

from outcome import failed, ok

SOURCE = b"""
__constant__ float bias = 0.5f;
__device__ unsigned launches;

extern "C" __global__ void saxpy(double *out, const float *x, const float *y, float a, short shift, size_t n)
{
    size_t i = blockIdx.x * (size_t)blockDim.x + threadIdx.x;
    if (i == 0) atomicAdd(&launches, 1u);
    if (i < n) out[i] = (double)(a * x[i] + y[i]) + bias + shift;
}
"""
COUNT = 1000
BLOCK = 128


def compiled(source, *options):
    """Returns the PTX of a source. If compilation fails, the message contains the log."""
    program = ok(nvrtc.nvrtcCreateProgram(source, b"saxpy.cu", 0, [], []))
    code = nvrtc.nvrtcCompileProgram(program, len(options), list(options))[0]
    log = bytearray(ok(nvrtc.nvrtcGetProgramLogSize(program)))
    ok(nvrtc.nvrtcGetProgramLog(program, log))
    assert code == nvrtc.nvrtcResult.NVRTC_SUCCESS, log.decode()
    ptx = bytearray(ok(nvrtc.nvrtcGetPTXSize(program)))
    ok(nvrtc.nvrtcGetPTX(program, ptx))
    ok(nvrtc.nvrtcDestroyProgram(program))
    return bytes(ptx)


ok(driver.cuInit(0))
device = ok(driver.cuDeviceGet(0))
attribute = driver.CUdevice_attribute
major = ok(driver.cuDeviceGetAttribute(attribute.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, device))
minor = ok(driver.cuDeviceGetAttribute(attribute.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR, device))
context = ok(driver.cuDevicePrimaryCtxRetain(device))
ok(driver.cuCtxSetCurrent(context))

ptx = compiled(SOURCE, f"--gpu-architecture=compute_{major}{minor}".encode(), b"--fmad=false")
module = ok(driver.cuModuleLoadData(ptx))
kernel = ok(driver.cuModuleGetFunction(module, b"saxpy"))
failed(driver.cuModuleGetFunction(module, b"daxpy"), driver.CUresult.CUDA_ERROR_NOT_FOUND)

x = struct.pack(f"{COUNT}f", *range(COUNT))
y = struct.pack(f"{COUNT}f", *(3 * i for i in range(COUNT)))
stream = ok(driver.cuStreamCreate(0))
d_x, d_y, d_out = (ok(driver.cuMemAlloc(COUNT * size)) for size in (4, 4, 8))
ok(driver.cuMemcpyHtoDAsync(d_x, x, len(x), stream))
ok(driver.cuMemcpyHtoDAsync(d_y, y, len(y), stream))

values = (d_out, d_x, d_y, 2.0, -7, COUNT)
types = (None, None, None, ctypes.c_float, ctypes.c_short, ctypes.c_size_t)
blocks = (COUNT + BLOCK - 1) // BLOCK
for _ in range(2):
    ok(driver.cuLaunchKernel(kernel, blocks, 1, 1, BLOCK, 1, 1, 0, stream, (values, types), 0))
out = bytearray(COUNT * 8)
ok(driver.cuMemcpyDtoHAsync(out, d_out, len(out), stream))
ok(driver.cuStreamSynchronize(stream))
assert list(struct.unpack(f"{COUNT}d", out)) == [5 * i + 0.5 - 7 for i in range(COUNT)]

address, size = ok(driver.cuModuleGetGlobal(module, b"launches"))
assert size == 4
launches = bytearray(4)
ok(driver.cuMemcpyDtoH(launches, address, 4))
assert struct.unpack("I", launches) == (2,)

address, size = ok(driver.cuModuleGetGlobal(module, b"bias"))
ok(driver.cuMemcpyHtoD(address, struct.pack("f", 10.0), size))
ok(driver.cuLaunchKernel(kernel, blocks, 1, 1, BLOCK, 1, 1, 0, stream, (values, types), 0))
ok(driver.cuStreamSynchronize(stream))
ok(driver.cuMemcpyDtoH(out, d_out, len(out)))
assert list(struct.unpack(f"{COUNT}d", out)) == [5 * i + 10.0 - 7 for i in range(COUNT)]

wide = driver.cuLaunchKernel(kernel, 1, 1, 1, 2048, 1, 1, 0, stream, (values, types), 0)
failed(wide, driver.CUresult.CUDA_ERROR_INVALID_VALUE)

for memory in (d_x, d_y, d_out):
    ok(driver.cuMemFree(memory))
ok(driver.cuModuleUnload(module))
ok(driver.cuStreamDestroy(stream))
ok(driver.cuDevicePrimaryCtxRelease(device))
