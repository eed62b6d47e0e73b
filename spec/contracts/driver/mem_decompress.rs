//! Decompression by the hardware of a device.

#![on("580.159.04")]

/// One decompression of a batch.
#[fields]
struct CUmemDecompressParams {
    /// Bytes to read.
    srcNumBytes: Any,
    /// Bytes that are expected to be written; zero for unknown.
    dstNumBytes: Any,
    /// Room for the bytes that were written.
    dstActBytes: Opaque,
    /// Compressed bytes.
    src: Opaque,
    /// Room for the bytes.
    dst: Opaque,
    /// The algorithm.
    algo: OneOf<CUmemDecompressAlgorithm>,
}

/// Decompresses a batch of buffers in stream order, with the hardware of the device for that.
#[needs(live_context, outside_callback, own_process, sound_context)]
#[tolerates(no_capture, uncaptured_context)]
#[stream_ordered(stream)]
#[order(observed)]
#[unreachable(SUCCESS, "takes a device with such hardware")]
#[unreachable(INVALID_HANDLE, "takes a device with such hardware")]
#[no_visible_effect("no device at hand has such hardware")]
#[unobserved(success, own_process)]
#[unreachable(INVALID_VALUE, "takes a device with such hardware")]
fn cuMemBatchDecompressAsync(
    /// The decompressions.
    paramsArray: Slice<CUmemDecompressParams, count>,
    /// Number of decompressions.
    count: Count<paramsArray>,
    /// Reserved.
    flags: Reserved,
    /// Room for the number of the decompression that a failure is about, or null.
    #[may_leave_alone("a call that succeeds has no such number")]
    errorIndex: Out<usize, Null>,
    /// Stream whose order the batch joins.
    #[without(Garbage, Destroyed)]
    #[refuses(CaptureInvalidated = STREAM_CAPTURE_UNSUPPORTED)]
    stream: UncapturedStream,
) {
    check!(initialized);
    if stream.is_capturing() {
        check!(stream);
    }
    if stream.is_special() {
        check!(context, live_context, outside_callback);
    }
    check!(sound_context);

    /// The device has no hardware for decompression.
    #[rule("has-hardware", observed, on("580.159.04"), undocumented)]
    if device.mem_decompress_algorithm_mask() == 0 {
        return NOT_SUPPORTED;
    }

    check!(own_process);
}
