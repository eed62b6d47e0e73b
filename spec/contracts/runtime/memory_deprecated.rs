//! Copies of bytes that run on from row to row of an array.

#![on("13.0.96")]

/// Bytes that run on from row to row.
#[domain]
enum RunningBytes {
    /// More than a row has.
    #[accepted]
    Rows = 600,
    /// One.
    #[accepted]
    One = 1,
    /// None.
    #[accepted]
    Zero = 0,
    /// More than an array has.
    #[accepted]
    Many = 16384,
}

/// What runs on in an array that is written ends in it.
#[rules]
fn ends_in_the_array_written(dst: Array, wOffset: usize, hOffset: usize, count: usize) {
    /// The bytes end where the last row ends.
    #[rule("array-written-is-large-enough", observed, on("13.0.96"))]
    if hOffset * dst.row() + wOffset + count > dst.row() * dst.rows() {
        return InvalidValue;
    }
}

/// What runs on in an array that is read ends in it.
#[rules]
fn ends_in_the_array_read(src: Array, wOffset: usize, hOffset: usize, count: usize) {
    /// The bytes end where the last row ends.
    #[rule("array-read-is-large-enough", observed, on("13.0.96"))]
    if hOffset * src.row() + wOffset + count > src.row() * src.rows() {
        return InvalidValue;
    }
}

/// Copies bytes into an array, on from row to row, and waits for it.
#[needs(runtime)]
#[class(context_state)]
#[order(observed, except(sound_context))]
fn cudaMemcpyToArray(
    /// Array that is written.
    #[without(Slices, Layers, Words)]
    dst: Array,
    /// Bytes of its first row that are left out.
    wOffset: ArrayOffset,
    /// Rows of it that are left out.
    hOffset: Any,
    /// First byte read.
    #[undefined(Freed, Garbage)]
    src: Unified,
    /// Bytes to copy.
    count: RunningBytes,
    /// Which way it goes; by default the addresses tell.
    #[undefined(Unset, Unknown)]
    kind: OneOf<cudaMemcpyKind>,
) {
    check!(runtime, outside_callback);
    some_bytes(count);
    direction_to_an_array(kind);
    check!(dst);
    ends_in_the_array_written(dst, wOffset, hOffset, count);
    check!(src);
    source_fits(src, kind);
}

/// Copies bytes out of an array, on from row to row, and waits for it.
#[needs(runtime)]
#[class(context_state)]
#[order(observed)]
fn cudaMemcpyFromArray(
    /// First byte written.
    #[undefined(Freed, Garbage)]
    dst: Unified,
    /// Array that is read.
    #[without(Slices, Layers, Words)]
    src: Array,
    /// Bytes of its first row that are left out.
    wOffset: ArrayOffset,
    /// Rows of it that are left out.
    hOffset: Any,
    /// Bytes to copy.
    count: RunningBytes,
    /// Which way it goes; by default the addresses tell.
    #[undefined(Unset, Unknown)]
    kind: OneOf<cudaMemcpyKind>,
) {
    check!(runtime, outside_callback);
    some_bytes(count);
    direction_from_an_array(kind);
    check!(src);
    ends_in_the_array_read(src, wOffset, hOffset, count);
    check!(dst);
    target_fits(dst, kind);
}

/// Copies bytes into an array, on from row to row, in stream order.
#[needs(runtime)]
#[class(context_state)]
#[order(observed, except(sound_context))]
#[stream_ordered(stream)]
fn cudaMemcpyToArrayAsync(
    /// Array that is written.
    #[without(Slices, Layers, Words)]
    dst: Array,
    /// Bytes of its first row that are left out.
    wOffset: ArrayOffset,
    /// Rows of it that are left out.
    hOffset: Any,
    /// First byte read.
    #[undefined(Freed, Garbage)]
    src: Unified,
    /// Bytes to copy.
    count: RunningBytes,
    /// Which way it goes; by default the addresses tell.
    #[undefined(Unset, Unknown)]
    kind: OneOf<cudaMemcpyKind>,
    /// Stream whose order the copy joins.
    stream: Stream<Null, Legacy, PerThread, Capturing>,
) {
    check!(runtime, outside_callback);
    some_bytes(count);
    direction_to_an_array(kind);
    check!(dst, stream);
    ends_in_the_array_written(dst, wOffset, hOffset, count);
    check!(src);
    source_fits(src, kind);
}

/// Copies bytes out of an array, on from row to row, in stream order.
#[needs(runtime)]
#[class(context_state)]
#[order(observed)]
#[stream_ordered(stream)]
fn cudaMemcpyFromArrayAsync(
    /// First byte written.
    #[undefined(Freed, Garbage)]
    dst: Unified,
    /// Array that is read.
    #[without(Slices, Layers, Words)]
    src: Array,
    /// Bytes of its first row that are left out.
    wOffset: ArrayOffset,
    /// Rows of it that are left out.
    hOffset: Any,
    /// Bytes to copy.
    count: RunningBytes,
    /// Which way it goes; by default the addresses tell.
    #[undefined(Unset, Unknown)]
    kind: OneOf<cudaMemcpyKind>,
    /// Stream whose order the copy joins.
    stream: Stream<Null, Legacy, PerThread, Capturing>,
) {
    check!(runtime, outside_callback);
    some_bytes(count);
    direction_from_an_array(kind);
    check!(src, stream);
    ends_in_the_array_read(src, wOffset, hOffset, count);
    check!(dst);
    target_fits(dst, kind);
}

/// Copies bytes from one array to another, on from row to row in both.
#[needs(runtime)]
#[class(context_object)]
#[unobserved(uncaptured_legacy)]
#[order(observed, except(no_capture))]
#[not_safe(InvalidMemcpyDirection, "nobody may rely on a direction that arrays leave no choice of")]
fn cudaMemcpyArrayToArray(
    /// Array that is written.
    #[without(Slices, Layers, Words)]
    dst: Array,
    /// Bytes of its first row that are left out.
    wOffsetDst: ArrayOffset,
    /// Rows of it that are left out.
    hOffsetDst: Any,
    /// Array that is read.
    #[without(Slices, Layers, Words)]
    src: Array,
    /// Bytes of its first row that are left out.
    wOffsetSrc: ArrayOffset,
    /// Rows of it that are left out.
    hOffsetSrc: Any,
    /// Bytes to copy.
    count: RunningBytes,
    /// Which way it goes, which arrays leave no choice of.
    #[undefined(
        Unset,
        Unknown,
        cudaMemcpyHostToHost,
        cudaMemcpyHostToDevice,
        cudaMemcpyDeviceToHost
    )]
    kind: OneOf<cudaMemcpyKind>,
) {
    check!(runtime, outside_callback);
    some_bytes(count);
    default_is_uncaptured();
    check!(src);
    ends_in_the_array_read(src, wOffsetSrc, hOffsetSrc, count);
    check!(dst);
    ends_in_the_array_written(dst, wOffsetDst, hOffsetDst, count);
}

/// Bytes run on from row to row, between arrays of other widths too, and their neighbours stay.
#[scenario]
#[needs(runtime)]
#[shows(
    cudaMemcpyArrayToArray,
    cudaMemcpyFromArray,
    cudaMemcpyFromArrayAsync,
    cudaMemcpyToArray,
    cudaMemcpyToArrayAsync
)]
fn bytes_run_on_through_arrays(cuda: &Runtime) {
    let sent: Vec<u8> = (0..64).collect();
    let others = [200_u8; 64];
    let mut received = [99_u8; 64];
    let narrow = cuda.byte_array(8, 8)?;
    let wide = cuda.byte_array(16, 4)?;
    let (from, to) = (sent.as_ptr().cast(), received.as_mut_ptr().cast());
    let (up, down) = (cudaMemcpyHostToDevice, cudaMemcpyDeviceToHost);
    cuda.cudaMemcpyToArray(narrow, 0, 0, others.as_ptr().cast(), 64, up)?;
    cuda.cudaMemcpyToArray(wide, 0, 0, others.as_ptr().cast(), 64, up)?;
    // From the middle of the first row to the middle of the fourth.
    cuda.cudaMemcpyToArray(narrow, 5, 0, from, 22, up)?;
    cuda.cudaMemcpyFromArray(to, narrow, 4, 0, 24, down)?;
    expect!(received[0] == 200 && received[23] == 200 && received[24] == 99);
    expect!(received[1..23] == sent[..22]);

    cuda.cudaMemcpyArrayToArray(wide, 14, 1, narrow, 5, 0, 22, cudaMemcpyDeviceToDevice)?;
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    cuda.cudaStreamSynchronize(ptr::null_mut())?;
    cuda.cudaMemcpyToArrayAsync(wide, 15, 3, from, 1, up, stream)?;
    cuda.cudaMemcpyFromArrayAsync(to, wide, 13, 1, 35, down, stream)?;
    cuda.cudaStreamSynchronize(stream)?;
    expect!(received[0] == 200 && received[1..23] == sent[..22]);
    expect!(received[23..34] == [200; 11]);
    expect!(received[34] == 0 && received[35] == 99);
    cuda.cudaStreamDestroy(stream)?;
    cuda.cudaFreeArray(wide)?;
    cuda.cudaFreeArray(narrow)?;
}
