//! Copies of slices of rows.

#![on("580.159.04")]

/// Rows from the beginning of a slice to that of the next.
#[domain]
enum SliceHeight {
    /// More than a slice has.
    #[accepted]
    High = 16,
    /// One.
    #[accepted]
    One = 1,
    /// None: all slices begin at one place.
    #[accepted]
    Zero = 0,
}

/// Slices that are left out.
#[domain]
enum SlicesLeftOut {
    /// None.
    #[accepted]
    Zero = 0,
    /// One.
    #[accepted]
    One = 1,
}

/// How many slices.
#[domain]
enum SliceCount {
    /// One.
    #[accepted]
    One = 1,
    /// Two.
    #[accepted]
    Two = 2,
    /// None.
    #[accepted]
    Zero = 0,
}

/// A level of an array without levels.
#[domain]
enum Level {
    /// The only one.
    #[accepted]
    Only = 0,
    /// One that is not there.
    #[refused(INVALID_VALUE)]
    Next = 1,
}

/// A copy of slices from one place to another, each on the host, on a device or in an array.
#[fields]
struct CUDA_MEMCPY3D {
    /// What kind of memory the source is.
    srcMemoryType: OneOf<CUmemorytype>,
    /// What kind of memory the destination is.
    dstMemoryType: OneOf<CUmemorytype>,
    /// Where a source on the host begins.
    #[when(srcMemoryType == CU_MEMORYTYPE_HOST)]
    #[without(Managed)]
    srcHost: Host,
    /// Where a source on a device begins.
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
    /// Bytes from one row of the source to the next. How far the rows of the host may lie apart is up to
    /// the host.
    #[when(srcMemoryType == CU_MEMORYTYPE_HOST)]
    #[field(srcPitch)]
    #[without(Enormous)]
    srcHostPitch: RowPitch,
    /// Bytes from one row of the source to the next.
    #[when(srcMemoryType == CU_MEMORYTYPE_DEVICE || srcMemoryType == CU_MEMORYTYPE_UNIFIED)]
    srcPitch: RowPitch,
    /// Rows from one slice of the source to the next.
    #[when(srcMemoryType != CU_MEMORYTYPE_ARRAY)]
    srcHeight: SliceHeight,
    /// Bytes of a row of the source that are left out.
    srcXInBytes: Any,
    /// Rows of a slice of the source that are left out.
    srcY: Any,
    /// Slices of the source that are left out.
    srcZ: SlicesLeftOut,
    /// Which level of the source that is an array; there is one.
    #[when(srcMemoryType == CU_MEMORYTYPE_ARRAY)]
    srcLOD: Level,
    /// Where a destination on the host begins.
    #[when(dstMemoryType == CU_MEMORYTYPE_HOST)]
    #[without(Managed)]
    dstHost: Host,
    /// Where a destination on a device begins.
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
    /// Bytes from one row of the destination to the next. How far the rows of the host may lie apart is up to
    /// the host.
    #[when(dstMemoryType == CU_MEMORYTYPE_HOST)]
    #[field(dstPitch)]
    #[without(Enormous)]
    dstHostPitch: RowPitch,
    /// Bytes from one row of the destination to the next.
    #[when(dstMemoryType == CU_MEMORYTYPE_DEVICE || dstMemoryType == CU_MEMORYTYPE_UNIFIED)]
    dstPitch: RowPitch,
    /// Rows from one slice of the destination to the next.
    #[when(dstMemoryType != CU_MEMORYTYPE_ARRAY)]
    dstHeight: SliceHeight,
    /// Bytes of a row of the destination that are left out.
    dstXInBytes: Any,
    /// Rows of a slice of the destination that are left out.
    dstY: Any,
    /// Slices of the destination that are left out.
    dstZ: SlicesLeftOut,
    /// Which level of the destination that is an array; there is one.
    #[when(dstMemoryType == CU_MEMORYTYPE_ARRAY)]
    dstLOD: Level,
    /// Bytes of a row.
    WidthInBytes: RowWidth,
    /// Rows of a slice.
    Height: Length<8>,
    /// How many slices.
    Depth: SliceCount,
}

/// Copies of no slice, of slices without a row, or of rows without a byte.
#[rules]
fn slices_to_copy(pCopy: CUDA_MEMCPY3D) {
    /// Where there is nothing to copy nothing else is looked at.
    #[rule("nothing-to-copy", observed, on("580.159.04"))]
    if pCopy.WidthInBytes == 0 || pCopy.Height == 0 || pCopy.Depth == 0 {
        return SUCCESS;
    }

    check!(pCopy.srcMemoryType, pCopy.dstMemoryType);
    check!(pCopy.srcHost, pCopy.srcDevice, pCopy.srcUnified, pCopy.srcArray, pCopy.srcLOD);
    check!(pCopy.dstHost, pCopy.dstDevice, pCopy.dstUnified, pCopy.dstArray, pCopy.dstLOD);
}

/// Rows and slices that a copy reads and writes lie apart.
#[rules]
fn slices_lie_apart(pCopy: CUDA_MEMCPY3D) {
    /// A row of the source ends before the next begins, even if there is no next.
    #[rule("source-pitch-holds-a-row", documented, on("580.159.04"))]
    if pCopy.srcHostPitch != 0 && pCopy.srcHostPitch < pCopy.srcXInBytes + pCopy.WidthInBytes
        || pCopy.srcPitch != 0 && pCopy.srcPitch < pCopy.srcXInBytes + pCopy.WidthInBytes
    {
        return INVALID_VALUE;
    }

    /// A slice of the source ends before the next begins, even if there is no next.
    #[rule("source-height-holds-a-slice", documented, on("580.159.04"))]
    if pCopy.srcHeight != 0 && pCopy.srcHeight < pCopy.srcY + pCopy.Height {
        return INVALID_VALUE;
    }

    /// The second row of the source begins in its memory: one that lies too far from the first is behind the end.
    #[rule("source-pitch-in-reach", observed, on("580.159.04"))]
    if (pCopy.Height > 1 || pCopy.Depth > 1 || pCopy.srcY > 0 || pCopy.srcZ > 0)
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

    /// A slice of the destination ends before the next begins, even if there is no next.
    #[rule("destination-height-holds-a-slice", documented, on("580.159.04"))]
    if pCopy.dstHeight != 0 && pCopy.dstHeight < pCopy.dstY + pCopy.Height {
        return INVALID_VALUE;
    }

    /// The second row of the destination begins in its memory: one that lies too far from the first is behind the end.
    #[rule("destination-pitch-in-reach", observed, on("580.159.04"))]
    if (pCopy.Height > 1 || pCopy.Depth > 1 || pCopy.dstY > 0 || pCopy.dstZ > 0)
        && pCopy.dstPitch.is_enormous()
        && (pCopy.dstPitch > pCopy.dstDevice.remaining()
            || pCopy.dstPitch > pCopy.dstUnified.remaining())
    {
        return INVALID_VALUE;
    }
}

/// What a copy of slices touches of arrays is inside of them.
#[rules]
fn slices_inside_arrays(pCopy: CUDA_MEMCPY3D) {
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

    /// There are as many slices to be read.
    #[rule("array-read-is-deep-enough", observed, on("580.159.04"))]
    if pCopy.srcZ + pCopy.Depth > pCopy.srcArray.slices() {
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

    /// There are as many slices to be written.
    #[rule("array-written-is-deep-enough", observed, on("580.159.04"))]
    if pCopy.dstZ + pCopy.Depth > pCopy.dstArray.slices() {
        return INVALID_VALUE;
    }
}

/// Copies slices of rows between any two kinds of memory and waits for it.
#[class(context_state)]
#[order(observed)]
#[waits(own, when(pCopy.srcMemoryType == CU_MEMORYTYPE_HOST || pCopy.dstMemoryType == CU_MEMORYTYPE_HOST))]
#[waits(never, when(pCopy.srcMemoryType == CU_MEMORYTYPE_ARRAY && pCopy.dstMemoryType == CU_MEMORYTYPE_ARRAY))]
fn cuMemcpy3D_v2(
    /// What to copy, and where to.
    pCopy: In<CUDA_MEMCPY3D>,
) {
    check!(initialized, context, outside_callback);
    default_is_uncaptured();
    check!(pCopy);
    slices_to_copy(pCopy);
    slices_lie_apart(pCopy);
    slices_inside_arrays(pCopy);
}

/// Copies slices of rows between any two kinds of memory in stream order.
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
fn cuMemcpy3DAsync_v2(
    /// What to copy, and where to.
    pCopy: In<CUDA_MEMCPY3D>,
    /// Stream whose order the copy joins.
    hStream: Stream<Null, Legacy, PerThread, Capturing>,
) {
    check!(initialized, outside_callback, hStream);
    special_stream_has_context(hStream);
    legacy_is_uncaptured(hStream);
    check!(pCopy);
    slices_to_copy(pCopy);
    slices_lie_apart(pCopy);
    slices_inside_arrays(pCopy);
}

/// Slices go from the host to memory, to an array, to another one and back; what is between them stays.
#[scenario]
#[needs(context)]
#[shows(cuMemcpy3DAsync_v2, cuMemcpy3D_v2)]
fn slices_go_around(cuda: &Driver) {
    let sent: Vec<u8> = (0..24).collect();
    let memory = cuda.cuMemAlloc_v2(128)?;
    cuda.write(memory, &[99; 128])?;
    // Two slices of two rows of three bytes, out of two slices of three rows of four.
    let mut copy = CUDA_MEMCPY3D {
        srcMemoryType: CU_MEMORYTYPE_HOST,
        srcHost: sent.as_ptr().cast(),
        srcPitch: 4,
        srcHeight: 3,
        srcXInBytes: 1,
        srcY: 1,
        dstMemoryType: CU_MEMORYTYPE_DEVICE,
        dstDevice: memory,
        dstPitch: 8,
        dstHeight: 4,
        WidthInBytes: 3,
        Height: 2,
        Depth: 2,
        ..Default::default()
    };
    cuda.cuMemcpy3D_v2(&copy)?;
    let bytes = cuda.read(memory, 64)?;
    expect!(bytes[..12] == [5, 6, 7, 99, 99, 99, 99, 99, 9, 10, 11, 99]);
    expect!(bytes[16..32] == [99; 16]);
    expect!(bytes[32..44] == [17, 18, 19, 99, 99, 99, 99, 99, 21, 22, 23, 99]);

    let cube = CUDA_ARRAY3D_DESCRIPTOR {
        Width: 4,
        Height: 3,
        Depth: 2,
        Format: CU_AD_FORMAT_UNSIGNED_INT8,
        NumChannels: 1,
        ..Default::default()
    };
    let (first, second) = (cuda.cuArray3DCreate_v2(&cube)?, cuda.cuArray3DCreate_v2(&cube)?);
    let others = [88_u8; 24];
    copy = CUDA_MEMCPY3D {
        srcMemoryType: CU_MEMORYTYPE_HOST,
        srcHost: others.as_ptr().cast(),
        srcPitch: 4,
        srcHeight: 3,
        dstMemoryType: CU_MEMORYTYPE_ARRAY,
        dstArray: second,
        WidthInBytes: 4,
        Height: 3,
        Depth: 2,
        ..Default::default()
    };
    cuda.cuMemcpy3D_v2(&copy)?;
    copy.srcHost = sent.as_ptr().cast();
    copy.dstArray = first;
    cuda.cuMemcpy3D_v2(&copy)?;

    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let crossing = CUDA_MEMCPY3D {
        srcMemoryType: CU_MEMORYTYPE_ARRAY,
        srcArray: first,
        srcXInBytes: 1,
        srcZ: 1,
        dstMemoryType: CU_MEMORYTYPE_ARRAY,
        dstArray: second,
        dstXInBytes: 2,
        dstY: 1,
        WidthInBytes: 2,
        Height: 2,
        Depth: 1,
        ..Default::default()
    };
    let mut received = [0_u8; 24];
    let fetching = CUDA_MEMCPY3D {
        srcMemoryType: CU_MEMORYTYPE_ARRAY,
        srcArray: second,
        dstMemoryType: CU_MEMORYTYPE_HOST,
        dstHost: received.as_mut_ptr().cast(),
        dstPitch: 4,
        dstHeight: 3,
        WidthInBytes: 4,
        Height: 3,
        Depth: 2,
        ..Default::default()
    };
    let gate = cuda.hold(stream)?;
    cuda.cuMemcpy3DAsync_v2(&crossing, stream)?;
    cuda.cuMemcpy3D_v2(&fetching)?;
    expect!(received == [88; 24]);
    gate.open();
    cuda.cuStreamSynchronize(stream)?;
    cuda.cuMemcpy3D_v2(&fetching)?;
    expect!(received[..12] == [88, 88, 88, 88, 88, 88, 13, 14, 88, 88, 17, 18]);
    expect!(received[12..] == [88; 12]);
    cuda.cuStreamDestroy_v2(stream)?;
    cuda.cuArrayDestroy(second)?;
    cuda.cuArrayDestroy(first)?;
    cuda.cuMemFree_v2(memory)?;
}
