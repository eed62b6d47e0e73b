//! When copies are made, and what waits for them.

#![on("580.159.04")]

/// A copy of a batch that keeps the stream's order reads pageable memory when its turn comes. The call waits for
/// this, unless the copy stays in pageable memory; it never waits for a copy to pageable memory.
#[scenario]
#[needs(context)]
#[shows(cuMemcpyBatchAsync_v2)]
fn a_batch_accesses_pageable_memory_in_order(cuda: &Driver) {
    let device = cuda.cuMemAlloc_v2(64)?;
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let (mut source, mut target) = ([1_u8; 64], [2_u8; 64]);
    let (from, to) = (source.as_mut_ptr(), target.as_mut_ptr());
    let mut attributes = CUmemcpyAttributes {
        srcAccessOrder: CU_MEMCPY_SRC_ACCESS_ORDER_STREAM,
        ..Default::default()
    };
    let copy = |mut to: CUdeviceptr, mut from: CUdeviceptr, attributes: &mut CUmemcpyAttributes| {
        let (mut size, mut start) = (64, 0);
        cuda.cuMemcpyBatchAsync_v2(
            &mut to,
            &mut from,
            &mut size,
            1,
            attributes,
            &mut start,
            1,
            stream,
        )
    };
    let gate = cuda.hold(stream)?;
    expect!(gate.wait_reached());
    gate.open_soon();
    copy(device, from as u64, &mut attributes)?;
    expect!(gate.is_open());
    cuda.cuStreamSynchronize(stream)?;
    expect!(cuda.read(device, 64)? == [1; 64]);

    let gate = cuda.hold(stream)?;
    expect!(gate.wait_reached());
    copy(to as u64, device, &mut attributes)?;
    expect!(cuda.cuStreamQuery(stream) == Err(NOT_READY));
    expect!(std::ptr::read_volatile(to.cast::<[u8; 64]>()) == [2; 64]);
    gate.open();
    cuda.cuStreamSynchronize(stream)?;
    expect!(std::ptr::read_volatile(to.cast::<[u8; 64]>()) == [1; 64]);

    let gate = cuda.hold(stream)?;
    expect!(gate.wait_reached());
    copy(to as u64, from as u64, &mut attributes)?;
    expect!(cuda.cuStreamQuery(stream) == Err(NOT_READY));
    std::ptr::write_bytes(from, 3, 64);
    gate.open();
    cuda.cuStreamSynchronize(stream)?;
    expect!(std::ptr::read_volatile(to.cast::<[u8; 64]>()) == [3; 64]);
    cuda.cuStreamDestroy_v2(stream)?;
    cuda.cuMemFree_v2(device)?;
}

/// The per-thread variant of a synchronous copy from pageable memory to the device waits for earlier work of its own
/// stream. While the legacy stream is busy it returns as soon as the source is read, and the copy is made later.
#[scenario]
#[needs(context)]
fn a_copy_of_a_thread_does_not_wait_for_the_legacy_stream(cuda: &Driver) {
    let device = cuda.cuMemAlloc_v2(64)?;
    let mut source = [1_u8; 64];
    let from = source.as_mut_ptr();
    let aside = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    for is_plain in [false, true] {
        let copy = || match is_plain {
            false => cuda.cuMemcpyHtoD_v2_ptds(device, from.cast(), 64),
            true => cuda.cuMemcpy_ptds(device, from as u64, 64),
        };
        cuda.cuMemsetD8Async(device, 9, 64, aside)?;
        cuda.cuStreamSynchronize(aside)?;
        std::ptr::write_bytes(from, 1, 64);
        let gate = cuda.hold(CU_STREAM_LEGACY)?;
        expect!(gate.wait_reached());
        copy()?;
        expect!(cuda.cuStreamQuery(CU_STREAM_LEGACY) == Err(NOT_READY));
        std::ptr::write_bytes(from, 2, 64);
        gate.open();
        cuda.cuCtxSynchronize()?;
        expect!(cuda.read(device, 64)? == [1; 64]);

        let gate = cuda.hold(CU_STREAM_PER_THREAD)?;
        expect!(gate.wait_reached());
        gate.open_soon();
        copy()?;
        expect!(gate.is_open());
        cuda.cuStreamSynchronize(CU_STREAM_PER_THREAD)?;
        expect!(cuda.read(device, 64)? == [2; 64]);
    }
    cuda.cuStreamDestroy_v2(aside)?;
    cuda.cuMemFree_v2(device)?;
}

/// A synchronous copy between the host and memory of another context waits for the legacy stream of that context.
#[scenario]
#[needs(context)]
fn a_copy_waits_for_the_context_of_the_memory(cuda: &Driver) {
    let memory = cuda.cuMemAlloc_v2(16)?;
    let current = cuda.cuCtxGetCurrent()?;
    let other = cuda.new_context()?;
    let mut bytes = [1_u8; 16];
    for is_down in [false, true] {
        cuda.cuCtxSetCurrent(current)?;
        let gate = cuda.hold(CU_STREAM_LEGACY)?;
        expect!(gate.wait_reached());
        cuda.cuCtxSetCurrent(other)?;
        gate.open_soon();
        match is_down {
            false => cuda.cuMemcpyHtoD_v2(memory, bytes.as_ptr().cast(), 16)?,
            true => cuda.cuMemcpyDtoH_v2(bytes.as_mut_ptr().cast(), memory, 16)?,
        }
        expect!(gate.is_open());
        cuda.cuCtxSetCurrent(current)?;
    }
    cuda.cuCtxDestroy_v2(other)?;
    cuda.cuMemFree_v2(memory)?;
    expect!(cuda.cuCtxPopCurrent_v2()? == current);
}
