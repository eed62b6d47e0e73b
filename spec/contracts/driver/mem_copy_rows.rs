//! Copies of rows that lie apart.

#![on("580.159.04")]

/// Bytes from the beginning of a row to that of the next.
#[domain]
enum RowPitch {
    /// More than a row has.
    #[accepted]
    Wide = 512,
    /// Less than some rows have.
    #[accepted]
    Narrow = 64,
    /// An odd number of bytes.
    #[accepted]
    Odd = 511,
    /// No byte: all rows begin at one place.
    #[accepted]
    Zero = 0,
    /// More than devices say that they can skip.
    #[accepted]
    #[when(value > 0x7fff_ffff)]
    Enormous = 0x8000_0000,
}

/// Bytes of a row that are copied.
#[domain]
enum RowWidth {
    /// Some bytes.
    #[accepted]
    Some = 128,
    /// One byte.
    #[accepted]
    One = 1,
    /// No byte.
    #[accepted]
    Zero = 0,
}

/// A copy of rows from one place to another, each on the host or on a device.
#[fields]
struct CUDA_MEMCPY2D {
    /// What kind of memory the source is.
    srcMemoryType: OneOf<CUmemorytype>,
    /// What kind of memory the destination is.
    dstMemoryType: OneOf<CUmemorytype>,
    /// Where the rows of a source on the host begin.
    #[when(srcMemoryType == CU_MEMORYTYPE_HOST)]
    #[without(Managed)]
    srcHost: Host,
    /// Where the rows of a source on a device begin.
    #[when(srcMemoryType == CU_MEMORYTYPE_DEVICE)]
    srcDevice: Reachable,
    /// The same, for an address that is of either side.
    #[field(srcDevice)]
    #[when(srcMemoryType == CU_MEMORYTYPE_UNIFIED)]
    #[undefined(Freed, Garbage)]
    srcUnified: Unified,
    /// The array that is the source.
    #[when(srcMemoryType == CU_MEMORYTYPE_ARRAY)]
    #[refuses(Null = INVALID_VALUE)]
    srcArray: Array,
    /// Where the rows of a destination on the host begin.
    #[when(dstMemoryType == CU_MEMORYTYPE_HOST)]
    #[without(Managed)]
    dstHost: Host,
    /// Where the rows of a destination on a device begin.
    #[when(dstMemoryType == CU_MEMORYTYPE_DEVICE)]
    dstDevice: Reachable,
    /// The same, for an address that is of either side.
    #[field(dstDevice)]
    #[when(dstMemoryType == CU_MEMORYTYPE_UNIFIED)]
    #[undefined(Freed, Garbage)]
    dstUnified: Unified,
    /// The array that is the destination.
    #[when(dstMemoryType == CU_MEMORYTYPE_ARRAY)]
    #[refuses(Null = INVALID_VALUE)]
    dstArray: Array,
    /// Bytes from one row of the source to the next. How far the rows of the host may lie apart is up to
    /// the host.
    #[when(srcMemoryType == CU_MEMORYTYPE_HOST)]
    #[field(srcPitch)]
    #[without(Enormous)]
    srcHostPitch: RowPitch,
    /// Bytes from one row of the source to the next.
    #[when(srcMemoryType == CU_MEMORYTYPE_DEVICE || srcMemoryType == CU_MEMORYTYPE_UNIFIED)]
    srcPitch: RowPitch,
    /// Bytes from one row of the destination to the next.
    #[when(dstMemoryType == CU_MEMORYTYPE_HOST)]
    #[field(dstPitch)]
    #[without(Enormous)]
    dstHostPitch: RowPitch,
    /// Bytes from one row of the destination to the next.
    #[when(dstMemoryType == CU_MEMORYTYPE_DEVICE || dstMemoryType == CU_MEMORYTYPE_UNIFIED)]
    dstPitch: RowPitch,
    /// Bytes of a row of the source that are left out.
    srcXInBytes: Any,
    /// Rows of the source that are left out.
    srcY: Any,
    /// Bytes of a row of the destination that are left out.
    dstXInBytes: Any,
    /// Rows of the destination that are left out.
    dstY: Any,
    /// Bytes of a row.
    WidthInBytes: RowWidth,
    /// How many rows.
    Height: Length<16>,
}

/// Copies of no row, or of rows without a byte.
#[rules]
fn rows_to_copy(pCopy: CUDA_MEMCPY2D) {
    /// Where there is nothing to copy nothing else is looked at.
    #[rule("nothing-to-copy", observed, on("580.159.04"))]
    if pCopy.WidthInBytes == 0 || pCopy.Height == 0 {
        return SUCCESS;
    }

    check!(pCopy.srcMemoryType, pCopy.dstMemoryType);
    check!(pCopy.srcHost, pCopy.srcDevice, pCopy.srcUnified, pCopy.srcArray);
    check!(pCopy.dstHost, pCopy.dstDevice, pCopy.dstUnified, pCopy.dstArray);
}

/// Rows that a copy reads and writes lie apart.
#[rules]
fn rows_lie_apart(pCopy: CUDA_MEMCPY2D) {
    /// A row of the source ends before the next begins, even if there is no next.
    #[rule("source-pitch-holds-a-row", documented, on("580.159.04"))]
    if pCopy.srcHostPitch != 0 && pCopy.srcHostPitch < pCopy.srcXInBytes + pCopy.WidthInBytes
        || pCopy.srcPitch != 0 && pCopy.srcPitch < pCopy.srcXInBytes + pCopy.WidthInBytes
    {
        return INVALID_VALUE;
    }

    /// The second row of the source begins in its memory: one that lies too far from the first is behind the end.
    #[rule("source-pitch-in-reach", observed, on("580.159.04"))]
    if (pCopy.Height > 1 || pCopy.srcY > 0)
        && pCopy.srcPitch.is_enormous()
        && (pCopy.srcPitch > pCopy.srcDevice.remaining()
            || pCopy.srcPitch > pCopy.srcUnified.remaining())
    {
        return INVALID_VALUE;
    }

    /// A row of the destination ends before the next begins, even if there is no next.
    #[rule("destination-pitch-holds-a-row", documented, on("580.159.04"))]
    if pCopy.dstHostPitch != 0 && pCopy.dstHostPitch < pCopy.dstXInBytes + pCopy.WidthInBytes
        || pCopy.dstPitch != 0 && pCopy.dstPitch < pCopy.dstXInBytes + pCopy.WidthInBytes
    {
        return INVALID_VALUE;
    }

    /// The second row of the destination begins in its memory: one that lies too far from the first is behind the end.
    #[rule("destination-pitch-in-reach", observed, on("580.159.04"))]
    if (pCopy.Height > 1 || pCopy.dstY > 0)
        && pCopy.dstPitch.is_enormous()
        && (pCopy.dstPitch > pCopy.dstDevice.remaining()
            || pCopy.dstPitch > pCopy.dstUnified.remaining())
    {
        return INVALID_VALUE;
    }
}

/// What a copy of rows touches of arrays is inside of them.
#[rules]
fn rows_inside_arrays(pCopy: CUDA_MEMCPY2D) {
    /// Rows that are read end where those of the array end.
    #[rule("array-read-is-wide-enough", observed, on("580.159.04"))]
    if pCopy.srcXInBytes + pCopy.WidthInBytes > pCopy.srcArray.row() {
        return INVALID_VALUE;
    }

    /// There are as many rows to be read.
    #[rule("array-read-is-high-enough", observed, on("580.159.04"))]
    if pCopy.srcY + pCopy.Height > pCopy.srcArray.rows() {
        return INVALID_VALUE;
    }

    /// Rows that are written end where those of the array end.
    #[rule("array-written-is-wide-enough", observed, on("580.159.04"))]
    if pCopy.dstXInBytes + pCopy.WidthInBytes > pCopy.dstArray.row() {
        return INVALID_VALUE;
    }

    /// There are as many rows to be written.
    #[rule("array-written-is-high-enough", observed, on("580.159.04"))]
    if pCopy.dstY + pCopy.Height > pCopy.dstArray.rows() {
        return INVALID_VALUE;
    }
}

/// Copies a rectangle of rows between any two kinds of memory and waits for it.
#[class(context_state)]
#[order(observed)]
#[waits(own, when(pCopy.srcMemoryType == CU_MEMORYTYPE_HOST || pCopy.dstMemoryType == CU_MEMORYTYPE_HOST))]
#[waits(never, when(pCopy.srcMemoryType == CU_MEMORYTYPE_ARRAY && pCopy.dstMemoryType == CU_MEMORYTYPE_ARRAY))]
fn cuMemcpy2D_v2(
    /// What to copy, and where to.
    pCopy: In<CUDA_MEMCPY2D>,
) {
    check!(initialized, context, outside_callback);
    default_is_uncaptured();
    check!(pCopy);
    rows_to_copy(pCopy);
    rows_lie_apart(pCopy);
    rows_inside_arrays(pCopy);
}

/// The same for rows that lie in any way.
#[class(context_state)]
#[order(observed)]
#[waits(own, when(pCopy.srcMemoryType == CU_MEMORYTYPE_HOST || pCopy.dstMemoryType == CU_MEMORYTYPE_HOST))]
#[waits(never, when(pCopy.srcMemoryType == CU_MEMORYTYPE_ARRAY && pCopy.dstMemoryType == CU_MEMORYTYPE_ARRAY))]
fn cuMemcpy2DUnaligned_v2(
    /// What to copy, and where to.
    pCopy: In<CUDA_MEMCPY2D>,
) {
    check!(initialized, context, outside_callback);
    default_is_uncaptured();
    check!(pCopy);
    rows_to_copy(pCopy);
    rows_lie_apart(pCopy);
    rows_inside_arrays(pCopy);
}

/// Copies a rectangle of rows in stream order.
#[needs(initialized)]
#[class(stream_copy)]
#[stream_ordered(hStream)]
#[order(observed)]
#[not_safe(
    INVALID_HANDLE,
    "a stream that never was, or is no more, crashes the driver"
)]
#[waits(own, when(pCopy.dstMemoryType == CU_MEMORYTYPE_HOST && (pCopy.dstHost.is_pageable() || pCopy.srcMemoryType == CU_MEMORYTYPE_HOST)))]
#[waits(never, own, when(pCopy.dstMemoryType != CU_MEMORYTYPE_UNIFIED && pCopy.srcMemoryType != CU_MEMORYTYPE_UNIFIED))]
fn cuMemcpy2DAsync_v2(
    /// What to copy, and where to.
    pCopy: In<CUDA_MEMCPY2D>,
    /// Stream whose order the copy joins.
    hStream: Stream<Null, Legacy, PerThread, Capturing>,
) {
    check!(initialized, outside_callback, hStream);
    special_stream_has_context(hStream);
    legacy_is_uncaptured(hStream);
    check!(pCopy);
    rows_to_copy(pCopy);
    rows_lie_apart(pCopy);
    rows_inside_arrays(pCopy);
}

/// Rows that lie side by side on the host lie apart on the device, and what is between them stays.
#[scenario]
#[needs(context)]
#[shows(cuMemcpy2D_v2)]
fn rows_are_set_apart(cuda: &Driver) {
    let memory = cuda.cuMemAlloc_v2(64)?;
    cuda.write(memory, &[9; 64])?;
    let sent = [1_u8, 2, 3, 4, 5, 6];
    let copy = CUDA_MEMCPY2D {
        srcMemoryType: CU_MEMORYTYPE_HOST,
        srcHost: sent.as_ptr().cast(),
        srcPitch: 3,
        dstMemoryType: CU_MEMORYTYPE_DEVICE,
        dstDevice: memory,
        dstPitch: 8,
        dstXInBytes: 1,
        WidthInBytes: 3,
        Height: 2,
        ..Default::default()
    };
    cuda.cuMemcpy2D_v2(&copy)?;
    expect!(cuda.read(memory, 14)? == [9, 1, 2, 3, 9, 9, 9, 9, 9, 4, 5, 6, 9, 9]);
    cuda.cuMemFree_v2(memory)?;
}

/// A copy of rows that the caller waits for comes after what blocking streams were given before it.
#[scenario]
#[needs(context)]
#[shows(cuMemcpy2D_v2)]
fn waiting_copy_of_rows_comes_after_blocking_streams(cuda: &Driver) {
    let stream = cuda.cuStreamCreate(CU_STREAM_DEFAULT)?;
    let memory = cuda.cuMemAlloc_v2(64)?;
    cuda.cuMemsetD8_v2(memory, 1, 64)?;
    let mut received = [0_u8; 6];
    let copy = CUDA_MEMCPY2D {
        srcMemoryType: CU_MEMORYTYPE_DEVICE,
        srcDevice: memory,
        srcPitch: 8,
        dstMemoryType: CU_MEMORYTYPE_HOST,
        dstHost: received.as_mut_ptr().cast(),
        dstPitch: 3,
        WidthInBytes: 3,
        Height: 2,
        ..Default::default()
    };
    let gate = cuda.hold(stream)?;
    cuda.cuMemsetD8Async(memory, 2, 64, stream)?;
    gate.open_soon();
    cuda.cuMemcpy2D_v2(&copy)?;
    expect!(received == [2; 6]);
    cuda.cuMemFree_v2(memory)?;
    cuda.cuStreamDestroy_v2(stream)?;
}

/// Rows go through arrays, from one to another and past what is left out, and their neighbours stay.
#[scenario]
#[needs(context)]
#[shows(cuMemcpy2DAsync_v2, cuMemcpy2DUnaligned_v2, cuMemcpy2D_v2)]
fn rows_go_through_arrays(cuda: &Driver) {
    let (first, second) = (cuda.byte_array(8, 4)?, cuda.byte_array(8, 4)?);
    let sent: Vec<u8> = (0..32).collect();
    let others = [77_u8; 32];
    let mut received = [99_u8; 32];
    let mut filling = CUDA_MEMCPY2D {
        srcMemoryType: CU_MEMORYTYPE_HOST,
        srcHost: sent.as_ptr().cast(),
        dstMemoryType: CU_MEMORYTYPE_ARRAY,
        dstArray: first,
        WidthInBytes: 8,
        Height: 4,
        ..Default::default()
    };
    cuda.cuMemcpy2D_v2(&filling)?;
    filling.dstArray = second;
    filling.srcHost = others.as_ptr().cast();
    cuda.cuMemcpy2DUnaligned_v2(&filling)?;

    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let crossing = CUDA_MEMCPY2D {
        srcMemoryType: CU_MEMORYTYPE_ARRAY,
        srcArray: first,
        srcXInBytes: 3,
        srcY: 1,
        dstMemoryType: CU_MEMORYTYPE_ARRAY,
        dstArray: second,
        dstXInBytes: 1,
        dstY: 2,
        WidthInBytes: 2,
        Height: 2,
        ..Default::default()
    };
    let fetching = CUDA_MEMCPY2D {
        srcMemoryType: CU_MEMORYTYPE_ARRAY,
        srcArray: second,
        dstMemoryType: CU_MEMORYTYPE_HOST,
        dstHost: received.as_mut_ptr().cast(),
        dstPitch: 8,
        WidthInBytes: 4,
        Height: 4,
        ..Default::default()
    };
    let gate = cuda.hold(stream)?;
    cuda.cuMemcpy2DAsync_v2(&crossing, stream)?;
    cuda.cuMemcpy2D_v2(&fetching)?;
    expect!(received[16..24] == [77, 77, 77, 77, 99, 99, 99, 99]);
    gate.open();
    cuda.cuStreamSynchronize(stream)?;
    cuda.cuMemcpy2DUnaligned_v2(&fetching)?;
    expect!(received[8..16] == [77, 77, 77, 77, 99, 99, 99, 99]);
    expect!(received[16..24] == [77, 11, 12, 77, 99, 99, 99, 99]);
    expect!(received[24..] == [77, 19, 20, 77, 99, 99, 99, 99]);
    cuda.cuStreamDestroy_v2(stream)?;
    cuda.cuArrayDestroy(second)?;
    cuda.cuArrayDestroy(first)?;
}
