//! A sequence of the first forms of memory functions.

/// In a context of the first form, memory has addresses of 32 bits, at which the first forms fill and copy it. The module has
/// no managed variable: the driver 580.159.04 crashes when it loads one into such a context.
#[scenario]
#[needs(nothing)]
#[gate(machine.devices() >= 1)]
#[shows(
    cuMemAlloc,
    cuMemAllocHost,
    cuMemAllocPitch,
    cuMemFree,
    cuMemGetAddressRange,
    cuMemGetInfo,
    cuMemHostGetDevicePointer,
    cuMemcpyDtoD,
    cuMemcpyDtoDAsync,
    cuMemcpyDtoH,
    cuMemcpyDtoHAsync,
    cuMemcpyHtoD,
    cuMemcpyHtoDAsync,
    cuMemsetD16,
    cuMemsetD2D16,
    cuMemsetD2D32,
    cuMemsetD2D8,
    cuMemsetD32,
    cuMemsetD8,
    cuModuleGetGlobal
)]
fn first_forms_have_addresses_of_32_bits(cuda: &Driver) {
    cuda.cuInit(0)?;
    let context = cuda.cuCtxCreate(CUctx_flags(0), 0)?;
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let (memory, pitch) = cuda.cuMemAllocPitch(8, 4, 4)?;
    expect!(pitch >= 8);
    cuda.cuMemFree(memory)?;
    let (memory, other) = (cuda.cuMemAlloc(64)?, cuda.cuMemAlloc(64)?);
    expect!(cuda.cuMemGetAddressRange(memory + 63)? == (memory, 64));
    let (free, total) = cuda.cuMemGetInfo()?;
    // More memory than a number of 32 bits can express is as much as it can express.
    expect!(total > 0 && free <= total);

    cuda.cuMemsetD8(memory, 9, 64)?;
    cuda.cuMemsetD16(memory, 0x0201, 1)?;
    cuda.cuMemsetD32(memory + 4, 0x0605_0403, 1)?;
    cuda.cuMemsetD2D8(memory + 8, 4, 7, 1, 2)?;
    cuda.cuMemsetD2D16(memory + 16, 4, 0x0808, 1, 2)?;
    cuda.cuMemsetD2D32(memory + 24, 8, 0x0505_0505, 1, 2)?;
    let mut seen = [0_u8; 40];
    cuda.cuMemcpyDtoH(seen.as_mut_ptr().cast(), memory, 40)?;
    expect!(seen[..12] == [1, 2, 9, 9, 3, 4, 5, 6, 7, 9, 9, 9]);
    expect!(seen[12..24] == [7, 9, 9, 9, 8, 8, 9, 9, 8, 8, 9, 9]);
    expect!(seen[24..] == [5, 5, 5, 5, 9, 9, 9, 9, 5, 5, 5, 5, 9, 9, 9, 9]);

    let host = cuda.cuMemAllocHost(64)?;
    let bytes = core::slice::from_raw_parts_mut(host.cast::<u8>(), 64);
    bytes.fill(3);
    cuda.cuMemcpyHtoD(other, host, 32)?;
    cuda.cuMemcpyDtoD(memory, other, 4)?;
    cuda.cuMemcpyHtoDAsync(memory + 8, host, 4, stream)?;
    cuda.cuMemcpyDtoDAsync(memory + 16, other, 4, stream)?;
    cuda.cuMemcpyDtoHAsync(bytes[32..].as_mut_ptr().cast(), memory, 20, stream)?;
    cuda.cuStreamSynchronize(stream)?;
    expect!(bytes[32..44] == [3, 3, 3, 3, 3, 4, 5, 6, 3, 3, 3, 3]);
    expect!(bytes[44..52] == [7, 9, 9, 9, 3, 3, 3, 3]);
    let mapped = cuda.cuMemHostAlloc(64, CU_MEMHOSTALLOC_DEVICEMAP as u32)?;
    let address = cuda.cuMemHostGetDevicePointer(mapped, 0)?;
    cuda.cuMemsetD8(address, 4, 8)?;
    cuda.cuCtxSynchronize()?;
    expect!(core::slice::from_raw_parts(mapped.cast::<u8>(), 8) == [4; 8]);
    let module = cuda.cuModuleLoadData(ptx!("variables"))?;
    let (counter, size) = cuda.cuModuleGetGlobal(module, c"counter".as_ptr())?;
    expect!(size == 4);
    cuda.cuMemcpyDtoH(seen.as_mut_ptr().cast(), counter, 4)?;
    expect!(seen[..4] == [7, 0, 0, 0]);

    expect!(cuda.cuMemAlloc(0) == Err(INVALID_VALUE));
    expect!(cuda.cuMemcpyHtoD(memory, host, 65) == Err(INVALID_VALUE));
    expect!(cuda.cuMemFree(memory + 1) == Err(INVALID_VALUE));
    cuda.cuMemFree(memory)?;
    expect!(cuda.cuMemFree(memory) == Err(INVALID_VALUE));
    expect!(cuda.cuMemGetAddressRange(memory) == Err(NOT_FOUND));
    cuda.cuMemFree(other)?;
    cuda.cuModuleUnload(module)?;
    cuda.cuMemFreeHost(mapped)?;
    cuda.cuMemFreeHost(host)?;
    cuda.cuStreamDestroy_v2(stream)?;
    cuda.cuCtxDestroy_v2(context)?;
}
