//! Copies of bytes that lie in a row, from and to arrays.

#![on("580.159.04")]

/// Bytes of a row that are left out.
#[domain]
enum ArrayOffset {
    /// None.
    #[accepted]
    Zero = 0,
    /// As many as some elements have.
    #[accepted]
    Some = 16,
}

/// What a copy touches lies inside the row of an array.
#[rules]
fn inside_the_row(array: CUarray, offset: usize, size: usize) {
    /// The bytes end where the row ends.
    #[rule("row-holds", observed, on("580.159.04"))]
    if size + offset > array.row() {
        return INVALID_VALUE;
    }
}

/// The same of what is read.
#[rules]
fn inside_the_row_read(array: CUarray, offset: usize, size: usize) {
    /// The bytes that are read end where the row ends.
    #[rule("row-read-holds", observed, on("580.159.04"))]
    if size + offset > array.row() {
        return INVALID_VALUE;
    }
}

/// Copies from one array to another.
#[class(context_state)]
#[order(observed)]
#[waits(never)]
fn cuMemcpyAtoA_v2(
    /// Array that is written.
    #[refuses(Null = INVALID_VALUE)]
    dstArray: Array,
    /// Bytes of its row before those that are written.
    dstOffset: ArrayOffset,
    /// Array that is read.
    #[refuses(Null = INVALID_VALUE)]
    srcArray: Array,
    /// Bytes of its row before those that are read.
    srcOffset: ArrayOffset,
    /// Bytes to copy.
    ByteCount: Bytes<dstArray>,
) {
    check!(initialized, context, outside_callback);
    default_is_uncaptured();
    copies_something(ByteCount);
    inside_the_row(dstArray, dstOffset, ByteCount);
    inside_the_row_read(srcArray, srcOffset, ByteCount);
}

/// Copies from an array to memory of the device.
#[class(context_state)]
#[order(observed)]
#[waits(own, when(dstDevice.is_host_accessible()))]
#[waits(never)]
fn cuMemcpyAtoD_v2(
    /// First byte written.
    dstDevice: Reachable,
    /// Array that is read.
    #[refuses(Null = INVALID_VALUE)]
    srcArray: Array,
    /// Bytes of its row before those that are read.
    srcOffset: ArrayOffset,
    /// Bytes to copy.
    ByteCount: Bytes<srcArray>,
) {
    check!(initialized, context, outside_callback);
    default_is_uncaptured();
    copies_something(ByteCount);
    inside_the_row(srcArray, srcOffset, ByteCount);
}

/// Copies from memory of the device to an array.
#[class(context_state)]
#[order(observed)]
#[waits(own, when(srcDevice.is_host_accessible()))]
#[waits(never)]
fn cuMemcpyDtoA_v2(
    /// Array that is written.
    #[refuses(Null = INVALID_VALUE)]
    dstArray: Array,
    /// Bytes of its row before those that are written.
    dstOffset: ArrayOffset,
    /// First byte read.
    srcDevice: Reachable,
    /// Bytes to copy.
    ByteCount: Bytes<dstArray>,
) {
    check!(initialized, context, outside_callback);
    default_is_uncaptured();
    copies_something(ByteCount);
    inside_the_row(dstArray, dstOffset, ByteCount);
}

/// Copies from an array to the host and waits for it.
#[class(context_state)]
#[order(observed)]
#[waits(own)]
fn cuMemcpyAtoH_v2(
    /// First byte written.
    #[without(Managed)]
    dstHost: Host,
    /// Array that is read.
    #[refuses(Null = INVALID_VALUE)]
    srcArray: Array,
    /// Bytes of its row before those that are read.
    srcOffset: ArrayOffset,
    /// Bytes to copy.
    ByteCount: Bytes<srcArray>,
) {
    check!(initialized, context, outside_callback);
    default_is_uncaptured();
    copies_something(ByteCount);
    inside_the_row(srcArray, srcOffset, ByteCount);
}

/// Copies from the host to an array and waits for it.
#[class(context_state)]
#[order(observed)]
#[waits(own)]
fn cuMemcpyHtoA_v2(
    /// Array that is written.
    #[refuses(Null = INVALID_VALUE)]
    dstArray: Array,
    /// Bytes of its row before those that are written.
    dstOffset: ArrayOffset,
    /// First byte read.
    #[without(Managed)]
    srcHost: Host,
    /// Bytes to copy.
    ByteCount: Bytes<dstArray>,
) {
    check!(initialized, context, outside_callback);
    default_is_uncaptured();
    copies_something(ByteCount);
    inside_the_row(dstArray, dstOffset, ByteCount);
}

/// Copies from an array to the host in stream order.
#[needs(initialized)]
#[class(stream_copy)]
#[stream_ordered(hStream)]
#[order(observed)]
#[not_safe(
    INVALID_HANDLE,
    "a stream that never was, or is no more, crashes the driver"
)]
#[waits(own, when(dstHost.is_pageable()))]
#[waits(never, own)]
fn cuMemcpyAtoHAsync_v2(
    /// First byte written.
    #[without(Managed)]
    dstHost: Host,
    /// Array that is read.
    #[refuses(Null = INVALID_VALUE)]
    srcArray: Array,
    /// Bytes of its row before those that are read.
    srcOffset: ArrayOffset,
    /// Bytes to copy.
    ByteCount: Bytes<srcArray>,
    /// Stream whose order the copy joins.
    hStream: Stream<Null, Legacy, PerThread, Capturing>,
) {
    check!(initialized, outside_callback, hStream);
    special_stream_has_context(hStream);
    legacy_is_uncaptured(hStream);
    copies_something(ByteCount);
    inside_the_row(srcArray, srcOffset, ByteCount);
}

/// Copies from the host to an array in stream order.
#[needs(initialized)]
#[class(stream_copy)]
#[stream_ordered(hStream)]
#[order(observed)]
#[not_safe(
    INVALID_HANDLE,
    "a stream that never was, or is no more, crashes the driver"
)]
#[waits(never, own)]
fn cuMemcpyHtoAAsync_v2(
    /// Array that is written.
    #[refuses(Null = INVALID_VALUE)]
    dstArray: Array,
    /// Bytes of its row before those that are written.
    dstOffset: ArrayOffset,
    /// First byte read.
    #[without(Managed)]
    srcHost: Host,
    /// Bytes to copy.
    ByteCount: Bytes<dstArray>,
    /// Stream whose order the copy joins.
    hStream: Stream<Null, Legacy, PerThread, Capturing>,
) {
    check!(initialized, outside_callback, hStream);
    special_stream_has_context(hStream);
    legacy_is_uncaptured(hStream);
    copies_something(ByteCount);
    inside_the_row(dstArray, dstOffset, ByteCount);
}

/// Bytes go to arrays, across them and back, in stream order too, and their neighbours stay.
#[scenario]
#[needs(context)]
#[shows(
    cuArrayCreate_v2,
    cuMemcpyAtoA_v2,
    cuMemcpyAtoD_v2,
    cuMemcpyAtoHAsync_v2,
    cuMemcpyAtoH_v2,
    cuMemcpyDtoA_v2,
    cuMemcpyHtoAAsync_v2,
    cuMemcpyHtoA_v2
)]
fn bytes_go_through_arrays(cuda: &Driver) {
    let line = CUDA_ARRAY_DESCRIPTOR {
        Width: 16,
        Height: 0,
        Format: CU_AD_FORMAT_UNSIGNED_INT8,
        NumChannels: 1,
    };
    let first = cuda.cuArrayCreate_v2(&line)?;
    let second = cuda.cuArrayCreate_v2(&line)?;
    let memory = cuda.cuMemAlloc_v2(32)?;
    cuda.write(memory, &[9; 32])?;
    let sent: Vec<u8> = (1..=16).collect();
    let mut received = [0_u8; 16];

    // There and back, and neighbours are left alone.
    cuda.cuMemcpyHtoA_v2(first, 0, [7_u8; 16].as_ptr().cast(), 16)?;
    cuda.cuMemcpyHtoA_v2(first, 4, sent.as_ptr().cast(), 3)?;
    cuda.cuMemcpyAtoH_v2(received.as_mut_ptr().cast(), first, 3, 5)?;
    expect!(received[..6] == [7, 1, 2, 3, 7, 0]);

    // From array to array, and to memory.
    cuda.cuMemcpyHtoA_v2(second, 0, [5_u8; 16].as_ptr().cast(), 16)?;
    cuda.cuMemcpyAtoA_v2(second, 1, first, 4, 3)?;
    cuda.cuMemcpyAtoD_v2(memory + 8, second, 0, 5)?;
    expect!(cuda.read(memory + 7, 7)? == [9, 5, 1, 2, 3, 5, 9]);

    // From memory to the array.
    cuda.cuMemcpyDtoA_v2(second, 8, memory + 9, 3)?;
    cuda.cuMemcpyAtoH_v2(received.as_mut_ptr().cast(), second, 0, 16)?;
    expect!(received == [5, 1, 2, 3, 5, 5, 5, 5, 1, 2, 3, 5, 5, 5, 5, 5]);

    // In the order of a stream, which waits.
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let idle = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let host = cuda.cuMemAllocHost_v2(32)?;
    let bytes = unsafe { core::slice::from_raw_parts_mut(host.cast::<u8>(), 32) };
    bytes[..16].copy_from_slice(&sent);
    bytes[16..].fill(0);
    let gate = cuda.hold(stream)?;
    cuda.cuMemcpyHtoAAsync_v2(first, 2, host, 4, stream)?;
    cuda.cuMemcpyAtoHAsync_v2(host.cast::<u8>().add(16).cast(), first, 1, 6, stream)?;
    cuda.cuStreamSynchronize(idle)?;
    expect!(bytes[16..] == [0; 16]);
    cuda.cuMemcpyAtoH_v2(received.as_mut_ptr().cast(), first, 0, 16)?;
    expect!(received[..8] == [7, 7, 7, 7, 1, 2, 3, 7]);
    gate.open();
    cuda.cuStreamSynchronize(stream)?;
    expect!(bytes[16..] == [7, 1, 2, 3, 4, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    cuda.cuMemFreeHost(host)?;
    cuda.cuStreamDestroy_v2(idle)?;
    cuda.cuStreamDestroy_v2(stream)?;
    cuda.cuMemFree_v2(memory)?;
    cuda.cuArrayDestroy(second)?;
    cuda.cuArrayDestroy(first)?;
}

/// A copy to the host that the caller waits for comes after what blocking streams were given before it.
#[scenario]
#[needs(context)]
#[shows(cuMemcpy2DUnaligned_v2, cuMemcpy3DPeer, cuMemcpy3D_v2, cuMemcpyAtoH_v2)]
fn waiting_copies_out_of_arrays_come_after_blocking_streams(cuda: &Driver) {
    let array = cuda.byte_array(64, 0)?;
    let stream = cuda.cuStreamCreate(CU_STREAM_DEFAULT)?;
    let sent: Vec<[u8; 64]> = (0..5_u8).map(|number| [number; 64]).collect();
    let mut received = [0_u8; 64];
    let rows = CUDA_MEMCPY2D {
        srcMemoryType: CU_MEMORYTYPE_ARRAY,
        srcArray: array,
        dstMemoryType: CU_MEMORYTYPE_HOST,
        dstHost: received.as_mut_ptr().cast(),
        WidthInBytes: 64,
        Height: 1,
        ..Default::default()
    };
    let slices = CUDA_MEMCPY3D {
        srcMemoryType: CU_MEMORYTYPE_ARRAY,
        srcArray: array,
        dstMemoryType: CU_MEMORYTYPE_HOST,
        dstHost: received.as_mut_ptr().cast(),
        WidthInBytes: 64,
        Height: 1,
        Depth: 1,
        ..Default::default()
    };
    let context = cuda.cuCtxGetCurrent()?;
    let peer = CUDA_MEMCPY3D_PEER {
        srcMemoryType: CU_MEMORYTYPE_ARRAY,
        srcArray: array,
        srcContext: context,
        dstMemoryType: CU_MEMORYTYPE_HOST,
        dstHost: received.as_mut_ptr().cast(),
        dstContext: context,
        WidthInBytes: 64,
        Height: 1,
        Depth: 1,
        ..Default::default()
    };
    for number in 1..5_usize {
        let gate = cuda.hold(stream)?;
        cuda.cuMemcpyHtoAAsync_v2(array, 0, sent[number].as_ptr().cast(), 64, stream)?;
        gate.open_soon();
        match number {
            1 => cuda.cuMemcpyAtoH_v2(received.as_mut_ptr().cast(), array, 0, 64)?,
            2 => cuda.cuMemcpy2DUnaligned_v2(&rows)?,
            3 => cuda.cuMemcpy3D_v2(&slices)?,
            _ => cuda.cuMemcpy3DPeer(&peer)?,
        }
        expect!(received == sent[number]);
    }
    cuda.cuStreamDestroy_v2(stream)?;
    cuda.cuArrayDestroy(array)?;
}
