"""cuda-bindings: checks the order of work in streams and events, memory of pools and managed memory, and the
driver's answers about names, codes and missing functions."""

import ctypes
import threading

from cuda.bindings import driver

from outcome import failed, ok

CODE = driver.CUresult
SIZE = 1 << 20

failed(driver.cuCtxGetDevice(), CODE.CUDA_ERROR_NOT_INITIALIZED)
ok(driver.cuInit(0))
assert ok(driver.cuDriverGetVersion()) >= 13000
assert ok(driver.cuGetErrorName(CODE.CUDA_ERROR_INVALID_VALUE)) == b"CUDA_ERROR_INVALID_VALUE"
_, status = ok(driver.cuGetProcAddress(b"cuMemAlloc", 13000, 0))
assert status == driver.CUdriverProcAddressQueryResult.CU_GET_PROC_ADDRESS_SUCCESS
answer = driver.cuGetProcAddress(b"cuDoesNotExist", 13000, 0)
assert answer[2] == driver.CUdriverProcAddressQueryResult.CU_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND

device = ok(driver.cuDeviceGet(0))
failed(driver.cuDeviceGet(ok(driver.cuDeviceGetCount())), CODE.CUDA_ERROR_INVALID_DEVICE)
parameters = driver.CUctxCreateParams()
context = ok(driver.cuCtxCreate(parameters, 0, device))
assert int(ok(driver.cuCtxGetCurrent())) == int(context)

# The second stream is blocked until the first one has reached the event.
first = ok(driver.cuStreamCreate(driver.CUstream_flags.CU_STREAM_NON_BLOCKING))
second = ok(driver.cuStreamCreate(driver.CUstream_flags.CU_STREAM_NON_BLOCKING))
start, middle, end = (ok(driver.cuEventCreate(0)) for _ in range(3))
gate, seen = threading.Event(), []


@ctypes.CFUNCTYPE(None, ctypes.c_void_p)
def hold(number):
    seen.append(("held", number))
    gate.wait(20)


@ctypes.CFUNCTYPE(None, ctypes.c_void_p)
def note(number):
    seen.append(("noted", number))


def host_function(function):
    return driver.CUhostFn(_ptr=ctypes.addressof(function))


memory = ok(driver.cuMemAlloc(SIZE))
ok(driver.cuEventRecord(start, first))
ok(driver.cuLaunchHostFunc(first, host_function(hold), 1))
ok(driver.cuMemsetD8Async(memory, 0x5A, SIZE, first))
ok(driver.cuEventRecord(middle, first))
ok(driver.cuStreamWaitEvent(second, middle, 0))
ok(driver.cuLaunchHostFunc(second, host_function(note), 2))
ok(driver.cuEventRecord(end, second))
failed(driver.cuEventQuery(middle), CODE.CUDA_ERROR_NOT_READY)
failed(driver.cuStreamQuery(second), CODE.CUDA_ERROR_NOT_READY)
gate.set()
ok(driver.cuStreamSynchronize(second))
assert seen == [("held", 1), ("noted", 2)], seen
ok(driver.cuEventQuery(middle))
assert ok(driver.cuEventElapsedTime(start, end)) >= 0
filled = bytearray(SIZE)
ok(driver.cuMemcpyDtoH(filled, memory, SIZE))
assert filled == b"\x5a" * SIZE

# A pool allocates in stream order; host and device can access managed memory.
pooled = ok(driver.cuMemAllocAsync(SIZE, first))
ok(driver.cuMemcpyDtoDAsync(pooled, memory, SIZE, first))
ok(driver.cuMemsetD32Async(pooled, 0x01020304, 4, first))
ok(driver.cuStreamSynchronize(first))
ok(driver.cuMemcpyDtoH(filled, pooled, 20))
assert filled[:20] == b"\x04\x03\x02\x01" * 4 + b"\x5a" * 4
ok(driver.cuMemFreeAsync(pooled, first))
flags = driver.CUmemAttach_flags.CU_MEM_ATTACH_GLOBAL
managed = ok(driver.cuMemAllocManaged(SIZE, flags))
ok(driver.cuMemsetD8(managed, 7, SIZE))
ok(driver.cuCtxSynchronize())
assert ctypes.string_at(int(managed), 16) == b"\x07" * 16
kind = driver.CUpointer_attribute.CU_POINTER_ATTRIBUTE_MEMORY_TYPE
assert ok(driver.cuPointerGetAttribute(kind, memory)) == driver.CUmemorytype.CU_MEMORYTYPE_DEVICE

free, total = ok(driver.cuMemGetInfo())
assert 0 < free < total
failed(driver.cuMemAlloc(total * 2), CODE.CUDA_ERROR_OUT_OF_MEMORY)

for address in (memory, managed):
    ok(driver.cuMemFree(address))
for event in (start, middle, end):
    ok(driver.cuEventDestroy(event))
for stream in (first, second):
    ok(driver.cuStreamDestroy(stream))
ok(driver.cuCtxDestroy(context))
