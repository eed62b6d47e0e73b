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
    /// More than a device can skip.
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
    #[without(CU_MEMORYTYPE_ARRAY)]
    srcMemoryType: OneOf<CUmemorytype>,
    /// What kind of memory the destination is.
    #[without(CU_MEMORYTYPE_ARRAY)]
    dstMemoryType: OneOf<CUmemorytype>,
    /// Where the rows of a source on the host begin.
    #[when(srcMemoryType == CU_MEMORYTYPE_HOST)]
    srcHost: Host,
    /// Where the rows of a source on a device begin.
    #[when(srcMemoryType == CU_MEMORYTYPE_DEVICE)]
    srcDevice: Reachable,
    /// The same, for an address that is of either side.
    #[field(srcDevice)]
    #[when(srcMemoryType == CU_MEMORYTYPE_UNIFIED)]
    #[undefined(Freed, Garbage)]
    srcUnified: Unified,
    /// Where the rows of a destination on the host begin.
    #[when(dstMemoryType == CU_MEMORYTYPE_HOST)]
    dstHost: Host,
    /// Where the rows of a destination on a device begin.
    #[when(dstMemoryType == CU_MEMORYTYPE_DEVICE)]
    dstDevice: Reachable,
    /// The same, for an address that is of either side.
    #[field(dstDevice)]
    #[when(dstMemoryType == CU_MEMORYTYPE_UNIFIED)]
    #[undefined(Freed, Garbage)]
    dstUnified: Unified,
    /// Bytes from one row of the source to the next. How far the rows of the host may lie apart is up to
    /// the host.
    #[when(srcMemoryType == CU_MEMORYTYPE_HOST)]
    #[field(srcPitch)]
    #[without(Enormous)]
    srcHostPitch: RowPitch,
    /// Bytes from one row of the source to the next.
    #[when(srcMemoryType != CU_MEMORYTYPE_HOST)]
    srcPitch: RowPitch,
    /// Bytes from one row of the destination to the next.
    #[when(dstMemoryType == CU_MEMORYTYPE_HOST)]
    #[field(dstPitch)]
    #[without(Enormous)]
    dstHostPitch: RowPitch,
    /// Bytes from one row of the destination to the next.
    #[when(dstMemoryType != CU_MEMORYTYPE_HOST)]
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

/// Copies a rectangle of rows between any two kinds of memory and waits for it.
#[needs(context, outside_callback)]
#[order(observed)]
#[waits]
fn cuMemcpy2D_v2(
    /// What to copy, and where to.
    pCopy: In<CUDA_MEMCPY2D>,
) {
    check!(initialized, context, outside_callback, pCopy);

    /// A row of the source ends before the next begins.
    #[rule("source-pitch-holds-a-row", documented, on("580.159.04"))]
    if pCopy.Height > 1
        && (pCopy.srcHostPitch != 0 && pCopy.srcHostPitch < pCopy.srcXInBytes + pCopy.WidthInBytes
            || pCopy.srcPitch != 0 && pCopy.srcPitch < pCopy.srcXInBytes + pCopy.WidthInBytes)
    {
        return INVALID_VALUE;
    }

    /// A row of the destination ends before the next begins.
    #[rule("destination-pitch-holds-a-row", documented, on("580.159.04"))]
    if pCopy.Height > 1
        && (pCopy.dstHostPitch != 0 && pCopy.dstHostPitch < pCopy.dstXInBytes + pCopy.WidthInBytes
            || pCopy.dstPitch != 0 && pCopy.dstPitch < pCopy.dstXInBytes + pCopy.WidthInBytes)
    {
        return INVALID_VALUE;
    }

    /// Rows of the source on a device lie no further apart than the device can do.
    #[rule("source-pitch-in-reach", documented)]
    if pCopy.srcPitch.is_enormous() && pCopy.srcPitch > device.max_pitch() {
        return INVALID_VALUE;
    }

    /// Rows of the destination on a device lie no further apart than the device can do.
    #[rule("destination-pitch-in-reach", documented)]
    if pCopy.dstPitch.is_enormous() && pCopy.dstPitch > device.max_pitch() {
        return INVALID_VALUE;
    }
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
    // By itself the gate opens only after a while.
    let gate = cuda.gate();
    cuda.cuLaunchHostFunc(stream, gate.host_fn(), gate.data())?;
    cuda.cuMemsetD8Async(memory, 2, 64, stream)?;
    cuda.cuMemcpy2D_v2(&copy)?;
    expect!(received == [2; 6]);
    cuda.cuMemFree_v2(memory)?;
    cuda.cuStreamDestroy_v2(stream)?;
}
