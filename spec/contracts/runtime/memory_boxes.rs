//! Slices of rows: taking memory for them, and filling it.

#![on("13.0.96")]

/// Bytes of a row of which memory is taken.
#[domain]
enum SlicedWidth {
    /// Some.
    #[accepted]
    Some = 100,
    /// None.
    #[accepted]
    Zero = 0,
    /// More than any device has.
    #[accepted]
    Huge = 0x1000_0000_0000_0000,
}

/// Rows and slices of which memory is taken.
#[fields(cudaExtent)]
struct SlicedExtent {
    /// Bytes of a row.
    width: SlicedWidth,
    /// Rows of a slice.
    height: Length<10>,
    /// Slices.
    depth: Length<4>,
}

/// How much of slices is filled.
#[fields(cudaExtent)]
struct FilledExtent {
    /// Bytes of a row.
    width: RowWidth,
    /// Rows of a slice.
    height: Length<8>,
    /// Slices.
    depth: Length<4>,
}

/// Slices of rows that lie apart.
#[fields]
struct cudaPitchedPtr {
    /// Where the first row begins.
    #[undefined(Pageable)]
    ptr: Reachable,
    /// Bytes from one row to the next.
    #[without(Enormous)]
    pitch: RowPitch,
    /// Bytes of a row, which nobody looks at.
    xsize: Any,
    /// Rows from one slice to the next.
    ysize: SliceHeight,
}

/// Allocates slices of rows on the current device, each row aligned.
#[needs(devices, runtime)]
#[class(context_object)]
#[order(observed)]
fn cudaMalloc3D(
    /// Room for the address, the bytes between rows, and what was asked for.
    #[creates(DeviceMemory)]
    #[on_failure(written)]
    pitchedDevPtr: Out<cudaPitchedPtr>,
    /// How much there is to be; none is no error.
    extent: Record<SlicedExtent>,
) {
    // A thread gets no current context if the place is null.
    check!(devices, pitchedDevPtr, runtime, outside_callback);
    if extent.width != 0 && extent.height != 0 && extent.depth != 0 {
        check!(no_capture);
    }

    /// There is so much.
    #[rule("available", documented, on("13.0.96"))]
    if extent.width.is_huge() && extent.height != 0 && extent.depth != 0 {
        return MemoryAllocation;
    }

    /// Rows lie at least their own width apart, and no farther than copies of rows can do.
    #[ensure("pitch-holds-a-row", documented, on("13.0.96"))]
    if extent.width != 0 && extent.height != 0 && extent.depth != 0 {
        assert!(
            pitchedDevPtr.pitch.value() >= extent.width
                && pitchedDevPtr.pitch.value() <= device.max_pitch()
        );
    }

    /// Every row can be bound to a texture.
    #[ensure("pitch-suits-textures", documented, on("13.0.96"))]
    if extent.width != 0 && extent.height != 0 && extent.depth != 0 {
        assert!(pitchedDevPtr.pitch.value() % device.texture_pitch_alignment() == 0);
    }

    /// Nothing has no address, and no pitch.
    #[ensure("nothing-for-nothing", observed, on("13.0.96"))]
    if extent.width == 0 || extent.height == 0 || extent.depth == 0 {
        assert!(pitchedDevPtr.ptr.value() == 0);
        assert!(pitchedDevPtr.pitch.value() == 0);
    }

    /// What was asked for stands beside the address.
    #[ensure("tells-what-was-asked", observed, on("13.0.96"))]
    if true {
        assert!(pitchedDevPtr.xsize.value() == extent.width);
        assert!(pitchedDevPtr.ysize.value() == extent.height);
    }
}

/// Rows and slices that are filled lie apart.
#[rules]
fn slices_to_fill(pitchedDevPtr: cudaPitchedPtr, extent: cudaExtent) {
    /// Where there is nothing to fill nothing else is looked at.
    #[rule("nothing-to-fill", observed, on("13.0.96"))]
    if extent.width == 0 || extent.height == 0 || extent.depth == 0 {
        return Success;
    }

    /// A row ends before the next begins; a single one has no use for a pitch.
    #[rule("pitch-holds-a-row", observed, on("13.0.96"))]
    if pitchedDevPtr.pitch < extent.width && (extent.height > 1 || extent.depth > 1) {
        return InvalidValue;
    }

    /// A slice ends before the next begins, even if there is no next.
    #[rule("height-holds-a-slice", observed, on("13.0.96"))]
    if pitchedDevPtr.ysize < extent.height {
        return InvalidValue;
    }
}

/// Fills slices of rows with one byte, and leaves what lies between them.
#[needs(runtime)]
#[class(context_state)]
#[order(observed)]
fn cudaMemset3D(
    /// Where the first slice lies, and how far rows and slices lie apart.
    pitchedDevPtr: Record<cudaPitchedPtr>,
    /// The value of each byte.
    value: Any,
    /// How much is filled.
    extent: Record<FilledExtent>,
) {
    check!(runtime, outside_callback);
    slices_to_fill(pitchedDevPtr, extent);
    default_is_uncaptured();
}

/// Fills slices of rows with one byte in stream order, and leaves what lies between them.
#[needs(runtime)]
#[class(context_state)]
#[order(observed)]
#[stream_ordered(stream)]
fn cudaMemset3DAsync(
    /// Where the first slice lies, and how far rows and slices lie apart.
    pitchedDevPtr: Record<cudaPitchedPtr>,
    /// The value of each byte.
    value: Any,
    /// How much is filled.
    extent: Record<FilledExtent>,
    /// Stream whose order the fill joins.
    stream: Stream<Null, Legacy, PerThread, Capturing>,
) {
    check!(runtime, outside_callback);
    slices_to_fill(pitchedDevPtr, extent);
    check!(stream);
    legacy_is_uncaptured(stream);
    check!(pitchedDevPtr);
}

/// Slices are filled, and what lies between their rows and between them stays.
#[scenario]
#[needs(runtime)]
#[shows(cudaMalloc3D, cudaMemset3D, cudaMemset3DAsync)]
fn slices_keep_apart(cuda: &Runtime) {
    let room = cudaExtent {
        width: 100,
        height: 10,
        depth: 4,
    };
    let slices = cuda.cudaMalloc3D(room)?;
    expect!(slices.pitch >= 100 && (slices.xsize, slices.ysize) == (100, 10));
    let (address, pitch) = (slices.ptr as u64, slices.pitch);
    let all = 40 * pitch;
    let (_, size) = cuda.driver().cuMemGetAddressRange_v2(address)?;
    expect!(size >= all);
    cuda.cudaMemset(slices.ptr, 1, all)?;
    let part = cudaExtent {
        width: 60,
        height: 9,
        depth: 3,
    };
    cuda.cudaMemset3D(slices, 2, part)?;
    cuda.cudaDeviceSynchronize()?;
    let bytes = cuda.driver().read(address, all)?;
    for (row, bytes) in bytes.chunks(pitch).enumerate() {
        let is_filled = row % 10 < 9 && row / 10 < 3;
        let expected = if is_filled { 2 } else { 1 };
        expect!(bytes[..60] == [expected; 60]);
        expect!(bytes[60..] == vec![1; pitch - 60]);
    }

    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let two = cudaExtent {
        width: 3,
        height: 1,
        depth: 2,
    };
    let gate = cuda.driver().hold(stream.cast())?;
    cuda.cudaMemset3DAsync(slices, 3, two, stream)?;
    expect!(cuda.driver().read(address, 4)? == [2; 4]);
    gate.open();
    cuda.cudaStreamSynchronize(stream)?;
    let bytes = cuda.driver().read(address, all)?;
    expect!(bytes[..4] == [3, 3, 3, 2]);
    expect!(bytes[10 * pitch..10 * pitch + 4] == [3, 3, 3, 2]);
    expect!(bytes[pitch..pitch + 4] == [2; 4]);
    expect!(bytes[20 * pitch..20 * pitch + 4] == [2; 4]);
    cuda.cudaStreamDestroy(stream)?;
    cuda.cudaFree(slices.ptr)?;
}

/// The pitch that memory is given, for rows or for slices of them, suits textures that are bound to the rows, and copies
/// between them and arrays.
#[scenario]
#[needs(runtime)]
fn a_pitch_suits_textures_and_copies(cuda: &Runtime) {
    let byte = cuda.cudaCreateChannelDesc(8, 0, 0, 0, cudaChannelFormatKindUnsigned)?;
    let plain: cudaTextureDesc = std::mem::zeroed();
    for width in [1, 100, 4097] {
        let extent = cudaExtent {
            width,
            height: 5,
            depth: 3,
        };
        let slices = cuda.cudaMalloc3D(extent)?;
        let (rows, pitch) = cuda.cudaMallocPitch(width, 15)?;
        for (start, pitch) in [(slices.ptr, slices.pitch), (rows, pitch)] {
            let mut bound: cudaResourceDesc = std::mem::zeroed();
            bound.resType = cudaResourceTypePitch2D;
            bound.res.pitch2D.devPtr = start;
            bound.res.pitch2D.desc = byte;
            bound.res.pitch2D.width = width;
            bound.res.pitch2D.height = 15;
            bound.res.pitch2D.pitchInBytes = pitch;
            let texture = cuda.cudaCreateTextureObject(&bound, &plain, ptr::null())?;
            cuda.cudaDestroyTextureObject(texture)?;

            let array = cuda.cudaMalloc3DArray(&byte, extent, 0)?;
            let sent: Vec<u8> = (0..width * 15).map(|number| number as u8).collect();
            let mut seen = vec![99_u8; width * 15];
            let mut copy: cudaMemcpy3DParms = std::mem::zeroed();
            copy.extent = extent;
            copy.kind = cudaMemcpyDefault;
            let lie = |ptr: *mut c_void, pitch: usize| cudaPitchedPtr {
                ptr,
                pitch,
                xsize: width,
                ysize: 5,
            };
            copy.srcPtr = lie(sent.as_ptr().cast_mut().cast(), width);
            copy.dstPtr = lie(start, pitch);
            cuda.cudaMemcpy3D(&copy)?;
            copy.srcPtr = lie(start, pitch);
            copy.dstPtr = std::mem::zeroed();
            copy.dstArray = array;
            cuda.cudaMemcpy3D(&copy)?;
            copy.srcPtr = std::mem::zeroed();
            copy.srcArray = array;
            copy.dstArray = ptr::null_mut();
            copy.dstPtr = lie(seen.as_mut_ptr().cast(), width);
            cuda.cudaMemcpy3D(&copy)?;
            expect!(seen == sent);
            cuda.cudaFreeArray(array)?;
        }
        cuda.cudaFree(rows)?;
        cuda.cudaFree(slices.ptr)?;
    }
}
