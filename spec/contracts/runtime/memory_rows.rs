//! Copies of rows that lie apart, between memory and arrays.

#![on("13.0.96")]

/// Copies of no row, or of rows without a byte.
#[rules]
fn some_rows(width: usize, height: usize) {
    /// Where there is nothing to copy nothing else is looked at.
    #[rule("nothing-to-copy", observed, on("13.0.96"))]
    if width == 0 || height == 0 {
        return Success;
    }
}

/// Rows that are written lie apart.
#[rules]
fn rows_written_lie_apart(dpitch: usize, width: usize, height: usize) {
    /// A row that is written ends before the next begins.
    #[rule("pitch-written-holds-a-row", documented, on("13.0.96"))]
    if dpitch < width && height > 1 {
        return InvalidPitchValue;
    }
}

/// A single row that is written has room.
#[rules]
fn row_written_has_room(dpitch: usize, width: usize, height: usize) {
    /// A single row has no use for a pitch, but one that there is has to hold it.
    #[rule("pitch-written-holds-the-row", observed, on("13.0.96"))]
    if height == 1 && dpitch < width && dpitch != 0 {
        return InvalidValue;
    }
}

/// Rows that are read lie apart.
#[rules]
fn rows_read_lie_apart(spitch: usize, width: usize, height: usize) {
    /// A row that is read ends before the next begins.
    #[rule("pitch-read-holds-a-row", documented, on("13.0.96"))]
    if spitch < width && height > 1 {
        return InvalidPitchValue;
    }
}

/// A single row that is read has room.
#[rules]
fn row_read_has_room(spitch: usize, width: usize, height: usize) {
    /// A single row has no use for a pitch, but one that there is has to hold it.
    #[rule("pitch-read-holds-the-row", observed, on("13.0.96"))]
    if height == 1 && spitch < width && spitch != 0 {
        return InvalidValue;
    }
}

/// The pitch of a single row beside an array.
#[rules]
fn a_row_has_a_pitch(pitch: usize, height: usize) {
    // A runtime of 13.0 divides by it, which ends the process where a row of the array is longer.
    /// Even a single row has a pitch.
    #[rule("some-pitch", assumed)]
    if height == 1 && pitch == 0 {
        return UNDEFINED;
    }
}

/// Rows that are written to an array are inside of it.
#[rules]
fn inside_the_array_written(
    dst: Array,
    wOffset: usize,
    hOffset: usize,
    width: usize,
    height: usize,
) {
    /// Rows end where those of the array end.
    #[rule("array-written-is-wide-enough", observed, on("13.0.96"))]
    if wOffset + width > dst.row() {
        return InvalidValue;
    }

    /// The array has as many rows.
    #[rule("array-written-is-high-enough", observed, on("13.0.96"))]
    if hOffset + height > dst.rows() {
        return InvalidValue;
    }
}

/// Rows that are read from an array are inside of it.
#[rules]
fn inside_the_array_read(src: Array, wOffset: usize, hOffset: usize, width: usize, height: usize) {
    /// Rows end where those of the array end.
    #[rule("array-read-is-wide-enough", observed, on("13.0.96"))]
    if wOffset + width > src.row() {
        return InvalidValue;
    }

    /// The array has as many rows.
    #[rule("array-read-is-high-enough", observed, on("13.0.96"))]
    if hOffset + height > src.rows() {
        return InvalidValue;
    }
}

/// The direction of a copy to an array.
#[rules]
fn direction_to_an_array(kind: cudaMemcpyKind) {
    /// An array is on a device.
    #[rule("array-on-a-device", documented, on("13.0.96"))]
    if matches!(kind, cudaMemcpyHostToHost | cudaMemcpyDeviceToHost) {
        return InvalidMemcpyDirection;
    }
}

/// The direction of a copy to an array, and the memory that is read.
#[rules]
fn source_fits(src: Address, kind: cudaMemcpyKind) {
    /// A copy from the device reads memory that the driver knows.
    #[rule("direction", observed, on("13.0.96"))]
    if kind == cudaMemcpyDeviceToDevice && src.is_pageable() {
        return InvalidValue;
    }

    /// Without unified addressing an address does not show whether it is of the device.
    #[rule("direction-of-addresses", assumed)]
    if !device.unified_addressing()
        && kind == cudaMemcpyHostToDevice
        && (src.is_device() || src.is_pooled())
    {
        return UNDEFINED;
    }
}

/// The direction of a copy from an array.
#[rules]
fn direction_from_an_array(kind: cudaMemcpyKind) {
    /// An array is on a device.
    #[rule("array-on-a-device", documented, on("13.0.96"))]
    if matches!(kind, cudaMemcpyHostToHost | cudaMemcpyHostToDevice) {
        return InvalidMemcpyDirection;
    }
}

/// The direction of a copy from an array, and the memory that is written.
#[rules]
fn target_fits(dst: Address, kind: cudaMemcpyKind) {
    /// A copy to the device writes memory that the driver knows.
    #[rule("direction", observed, on("13.0.96"))]
    if kind == cudaMemcpyDeviceToDevice && dst.is_pageable() {
        return InvalidValue;
    }

    /// Without unified addressing an address does not show whether it is of the device.
    #[rule("direction-of-addresses", assumed)]
    if !device.unified_addressing()
        && kind == cudaMemcpyDeviceToHost
        && (dst.is_device() || dst.is_pooled())
    {
        return UNDEFINED;
    }
}

/// Copies rows of memory and waits for it.
#[needs(runtime)]
#[class(context_state)]
#[order(observed)]
fn cudaMemcpy2D(
    /// First byte written.
    #[undefined(Freed, Garbage)]
    dst: Unified,
    /// Bytes from one row that is written to the next.
    #[without(Enormous)]
    dpitch: RowPitch,
    /// First byte read.
    #[undefined(Freed, Garbage)]
    src: Unified,
    /// Bytes from one row that is read to the next.
    #[without(Enormous)]
    spitch: RowPitch,
    /// Bytes of a row.
    width: RowWidth,
    /// How many rows.
    height: Length<16>,
    /// Which way it goes; by default the addresses tell.
    #[refuses(Unset = InvalidMemcpyDirection, Unknown = InvalidMemcpyDirection)]
    kind: OneOf<cudaMemcpyKind>,
) {
    check!(runtime, outside_callback);
    some_rows(width, height);
    rows_written_lie_apart(dpitch, width, height);
    rows_read_lie_apart(spitch, width, height);
    check!(kind);
    check!(dst, src);
    row_written_has_room(dpitch, width, height);
    row_read_has_room(spitch, width, height);
    direction_fits(dst, src, kind);
}

/// Copies rows of memory to an array and waits for it.
#[needs(runtime)]
#[class(context_state)]
#[order(observed, except(sound_context))]
fn cudaMemcpy2DToArray(
    /// Array that is written.
    dst: Array,
    /// Bytes of its rows that are left out.
    wOffset: ArrayOffset,
    /// Rows of it that are left out.
    hOffset: Any,
    /// First byte read.
    #[undefined(Freed, Garbage)]
    src: Unified,
    /// Bytes from one row that is read to the next.
    #[without(Enormous)]
    spitch: RowPitch,
    /// Bytes of a row.
    width: RowWidth,
    /// How many rows.
    height: Length<16>,
    /// Which way it goes; by default the addresses tell.
    #[refuses(Unset = InvalidMemcpyDirection, Unknown = InvalidMemcpyDirection)]
    kind: OneOf<cudaMemcpyKind>,
) {
    check!(runtime, outside_callback);
    some_rows(width, height);
    rows_read_lie_apart(spitch, width, height);
    check!(kind);
    direction_to_an_array(kind);
    check!(dst);
    a_row_has_a_pitch(spitch, height);
    default_is_uncaptured();
    check!(src);
    source_fits(src, kind);
    row_read_has_room(spitch, width, height);
    inside_the_array_written(dst, wOffset, hOffset, width, height);
}

/// Copies rows of an array to memory and waits for it.
#[needs(runtime)]
#[class(context_state)]
#[order(observed)]
fn cudaMemcpy2DFromArray(
    /// First byte written.
    #[undefined(Freed, Garbage)]
    dst: Unified,
    /// Bytes from one row that is written to the next.
    #[without(Enormous)]
    dpitch: RowPitch,
    /// Array that is read.
    src: Array,
    /// Bytes of its rows that are left out.
    wOffset: ArrayOffset,
    /// Rows of it that are left out.
    hOffset: Any,
    /// Bytes of a row.
    width: RowWidth,
    /// How many rows.
    height: Length<16>,
    /// Which way it goes; by default the addresses tell.
    #[refuses(Unset = InvalidMemcpyDirection, Unknown = InvalidMemcpyDirection)]
    kind: OneOf<cudaMemcpyKind>,
) {
    check!(runtime, outside_callback);
    some_rows(width, height);
    rows_written_lie_apart(dpitch, width, height);
    check!(kind);
    direction_from_an_array(kind);
    check!(src);
    a_row_has_a_pitch(dpitch, height);
    default_is_uncaptured();
    check!(dst);
    target_fits(dst, kind);
    row_written_has_room(dpitch, width, height);
    inside_the_array_read(src, wOffset, hOffset, width, height);
}

/// Copies rows of memory in stream order.
#[needs(runtime)]
#[class(context_state)]
#[order(observed)]
#[stream_ordered(stream)]
fn cudaMemcpy2DAsync(
    /// First byte written.
    #[undefined(Freed, Garbage)]
    dst: Unified,
    /// Bytes from one row that is written to the next.
    #[without(Enormous)]
    dpitch: RowPitch,
    /// First byte read.
    #[undefined(Freed, Garbage)]
    src: Unified,
    /// Bytes from one row that is read to the next.
    #[without(Enormous)]
    spitch: RowPitch,
    /// Bytes of a row.
    width: RowWidth,
    /// How many rows.
    height: Length<16>,
    /// Which way it goes; by default the addresses tell.
    #[refuses(Unset = InvalidMemcpyDirection, Unknown = InvalidMemcpyDirection)]
    kind: OneOf<cudaMemcpyKind>,
    /// Stream whose order the copy joins.
    stream: Stream<Null, Legacy, PerThread, Capturing>,
) {
    check!(runtime, outside_callback);
    some_rows(width, height);
    rows_written_lie_apart(dpitch, width, height);
    rows_read_lie_apart(spitch, width, height);
    check!(kind);
    check!(stream);
    check!(dst, src);
    row_written_has_room(dpitch, width, height);
    row_read_has_room(spitch, width, height);
    direction_fits(dst, src, kind);
}

/// Copies rows of memory to an array in stream order.
#[needs(runtime)]
#[class(context_state)]
#[order(observed, except(sound_context))]
#[stream_ordered(stream)]
fn cudaMemcpy2DToArrayAsync(
    /// Array that is written.
    dst: Array,
    /// Bytes of its rows that are left out.
    wOffset: ArrayOffset,
    /// Rows of it that are left out.
    hOffset: Any,
    /// First byte read.
    #[undefined(Freed, Garbage)]
    src: Unified,
    /// Bytes from one row that is read to the next.
    #[without(Enormous)]
    spitch: RowPitch,
    /// Bytes of a row.
    width: RowWidth,
    /// How many rows.
    height: Length<16>,
    /// Which way it goes; by default the addresses tell.
    #[refuses(Unset = InvalidMemcpyDirection, Unknown = InvalidMemcpyDirection)]
    kind: OneOf<cudaMemcpyKind>,
    /// Stream whose order the copy joins.
    stream: Stream<Null, Legacy, PerThread, Capturing>,
) {
    check!(runtime, outside_callback);
    some_rows(width, height);
    rows_read_lie_apart(spitch, width, height);
    check!(kind);
    direction_to_an_array(kind);
    check!(dst);
    a_row_has_a_pitch(spitch, height);
    check!(stream);
    legacy_is_uncaptured(stream);
    check!(src);
    source_fits(src, kind);
    row_read_has_room(spitch, width, height);
    inside_the_array_written(dst, wOffset, hOffset, width, height);
}

/// Copies rows of an array to memory in stream order.
#[needs(runtime)]
#[class(context_state)]
#[order(observed)]
#[stream_ordered(stream)]
fn cudaMemcpy2DFromArrayAsync(
    /// First byte written.
    #[undefined(Freed, Garbage)]
    dst: Unified,
    /// Bytes from one row that is written to the next.
    #[without(Enormous)]
    dpitch: RowPitch,
    /// Array that is read.
    src: Array,
    /// Bytes of its rows that are left out.
    wOffset: ArrayOffset,
    /// Rows of it that are left out.
    hOffset: Any,
    /// Bytes of a row.
    width: RowWidth,
    /// How many rows.
    height: Length<16>,
    /// Which way it goes; by default the addresses tell.
    #[refuses(Unset = InvalidMemcpyDirection, Unknown = InvalidMemcpyDirection)]
    kind: OneOf<cudaMemcpyKind>,
    /// Stream whose order the copy joins.
    stream: Stream<Null, Legacy, PerThread, Capturing>,
) {
    check!(runtime, outside_callback);
    some_rows(width, height);
    rows_written_lie_apart(dpitch, width, height);
    check!(kind);
    direction_from_an_array(kind);
    check!(src);
    a_row_has_a_pitch(dpitch, height);
    check!(stream);
    legacy_is_uncaptured(stream);
    check!(dst);
    target_fits(dst, kind);
    row_written_has_room(dpitch, width, height);
    inside_the_array_read(src, wOffset, hOffset, width, height);
}

/// Copies rows of an array to another.
#[needs(runtime)]
#[class(context_state)]
#[order(observed)]
fn cudaMemcpy2DArrayToArray(
    /// Array that is written.
    #[refuses(Null = InvalidValue)]
    dst: Array,
    /// Bytes of its rows that are left out.
    wOffsetDst: ArrayOffset,
    /// Rows of it that are left out.
    hOffsetDst: Any,
    /// Array that is read.
    src: Array,
    /// Bytes of its rows that are left out.
    wOffsetSrc: ArrayOffset,
    /// Rows of it that are left out.
    hOffsetSrc: Any,
    /// Bytes of a row.
    width: RowWidth,
    /// How many rows.
    height: Length<16>,
    /// Which way it goes, which arrays leave no choice of.
    #[refuses(
        Unset = InvalidMemcpyDirection,
        Unknown = InvalidMemcpyDirection,
        cudaMemcpyHostToHost = InvalidMemcpyDirection,
        cudaMemcpyHostToDevice = InvalidMemcpyDirection,
        cudaMemcpyDeviceToHost = InvalidMemcpyDirection
    )]
    kind: OneOf<cudaMemcpyKind>,
) {
    check!(runtime, outside_callback);
    some_rows(width, height);
    check!(kind, src);
    default_is_uncaptured();
    check!(dst);
    inside_the_array_written(dst, wOffsetDst, hOffsetDst, width, height);
    inside_the_array_read(src, wOffsetSrc, hOffsetSrc, width, height);
}

/// Rows go to memory, through arrays and back, and what lies between and beside them stays.
#[scenario]
#[needs(runtime)]
#[shows(
    cudaMemcpy2D,
    cudaMemcpy2DArrayToArray,
    cudaMemcpy2DAsync,
    cudaMemcpy2DFromArray,
    cudaMemcpy2DFromArrayAsync,
    cudaMemcpy2DToArray,
    cudaMemcpy2DToArrayAsync
)]
fn rows_go_around(cuda: &Runtime) {
    let sent: Vec<u8> = (0..32).collect();
    let mut received = [99_u8; 32];
    let memory = cuda.cudaMalloc(64)?;
    cuda.cudaMemset(memory, 77, 64)?;
    // Two rows of three bytes, out of rows of eight, into rows of sixteen.
    let (from, to) = (sent.as_ptr().cast(), received.as_mut_ptr().cast());
    cuda.cudaMemcpy2D(memory, 16, from, 8, 3, 2, cudaMemcpyHostToDevice)?;
    cuda.cudaMemcpy2D(to, 4, memory, 16, 4, 3, cudaMemcpyDeviceToHost)?;
    expect!(received[..12] == [0, 1, 2, 77, 8, 9, 10, 77, 77, 77, 77, 77]);
    expect!(received[12..] == [99; 20]);

    let first = cuda.byte_array(8, 4)?;
    let second = cuda.byte_array(8, 4)?;
    let others = [55_u8; 32];
    let other = others.as_ptr().cast();
    cuda.cudaMemcpy2DToArray(second, 0, 0, other, 8, 8, 4, cudaMemcpyHostToDevice)?;
    cuda.cudaMemcpy2DToArray(first, 0, 0, from, 8, 8, 4, cudaMemcpyDefault)?;
    let across = cudaMemcpyDeviceToDevice;
    cuda.cudaMemcpy2DArrayToArray(second, 1, 2, first, 3, 1, 2, 2, across)?;
    cuda.cudaMemcpy2DFromArray(to, 4, second, 0, 1, 4, 3, cudaMemcpyDeviceToHost)?;
    expect!(received[..12] == [55, 55, 55, 55, 55, 11, 12, 55, 55, 19, 20, 55]);

    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let down = cudaMemcpyDeviceToHost;
    cuda.cudaMemcpy2DToArrayAsync(first, 4, 3, other, 8, 4, 1, cudaMemcpyHostToDevice, stream)?;
    cuda.cudaMemcpy2DFromArrayAsync(to, 8, first, 0, 2, 8, 2, down, stream)?;
    cuda.cudaStreamSynchronize(stream)?;
    let expected = [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 55, 55, 55, 55];
    expect!(received[..16] == expected);
    cuda.cudaMemcpy2DAsync(memory, 4, memory.cast::<u8>().add(16).cast(), 16, 3, 2, across, stream)?;
    cuda.cudaMemcpy2DAsync(to, 8, memory, 8, 8, 1, down, stream)?;
    cuda.cudaStreamSynchronize(stream)?;
    expect!(received[..8] == [8, 9, 10, 77, 77, 77, 77, 77]);
    cuda.cudaStreamDestroy(stream)?;
    cuda.cudaFreeArray(second)?;
    cuda.cudaFreeArray(first)?;
    cuda.cudaFree(memory)?;
}
