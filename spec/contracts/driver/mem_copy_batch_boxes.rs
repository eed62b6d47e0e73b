//! Copies of slices of rows by the batch.

#![on("580.159.04")]

/// Elements of a row, or rows of a slice.
#[domain]
enum BoxExtent<some> {
    /// As many as the domain is written with.
    #[accepted]
    Some = some,
    /// One.
    #[accepted]
    One = 1,
    /// None, which is nothing to copy.
    #[refused(INVALID_VALUE)]
    Zero = 0,
}

/// How many slices.
#[domain]
enum BoxDepth {
    /// One.
    #[accepted]
    One = 1,
    /// Two.
    #[accepted]
    Two = 2,
    /// None, which is nothing to copy.
    #[refused(INVALID_VALUE)]
    Zero = 0,
}

/// One side of a copy of slices.
#[fields]
struct CUmemcpy3DOperand {
    /// What it is.
    r#type: OneOf<CUmemcpy3DOperandType>,
    /// Where it begins in memory.
    #[field(op.ptr.ptr)]
    #[when(r#type == CU_MEMCPY_OPERAND_TYPE_POINTER)]
    #[undefined(Freed, Garbage)]
    start: Unified,
    /// Elements from one row to the next; none stands for rows without gaps.
    #[field(op.ptr.rowLength)]
    #[when(r#type == CU_MEMCPY_OPERAND_TYPE_POINTER)]
    #[without(Enormous)]
    rowLength: RowPitch,
    /// Rows from one slice to the next; none stands for slices without gaps.
    #[field(op.ptr.layerHeight)]
    #[when(r#type == CU_MEMCPY_OPERAND_TYPE_POINTER)]
    layerHeight: SliceHeight,
    /// The array.
    #[field(op.array.array)]
    #[when(r#type == CU_MEMCPY_OPERAND_TYPE_ARRAY)]
    // Larger elements are for a scenario; the driver dies of no array.
    #[without(Words)]
    #[undefined(Null)]
    array: Array,
    /// Elements of a row that are left out.
    #[field(op.array.offset.x)]
    #[when(r#type == CU_MEMCPY_OPERAND_TYPE_ARRAY)]
    x: Any,
    /// Rows of a slice that are left out.
    #[field(op.array.offset.y)]
    #[when(r#type == CU_MEMCPY_OPERAND_TYPE_ARRAY)]
    y: Any,
    /// Slices that are left out.
    #[field(op.array.offset.z)]
    #[when(r#type == CU_MEMCPY_OPERAND_TYPE_ARRAY)]
    z: SlicesLeftOut,
}

/// A copy of slices of a batch.
#[fields]
struct CUDA_MEMCPY3D_BATCH_OP {
    /// What is read.
    src: Record<CUmemcpy3DOperand>,
    /// What is written.
    dst: Record<CUmemcpy3DOperand>,
    /// Elements of a row; bytes where there is no array.
    #[field(extent.width)]
    width: BoxExtent<128>,
    /// Rows of a slice.
    #[field(extent.height)]
    height: BoxExtent<8>,
    /// How many slices.
    #[field(extent.depth)]
    depth: BoxDepth,
    /// When the source may be read.
    #[refuses(CU_MEMCPY_SRC_ACCESS_ORDER_INVALID = INVALID_VALUE)]
    srcAccessOrder: OneOf<CUmemcpySrcAccessOrder>,
    /// Whether it may share the device with kernels.
    flags: BitsOf<CUmemcpyFlags>,
}

/// Rows and slices of a copy lie apart, and inside of arrays.
#[rules]
fn boxes_fit(op: CUDA_MEMCPY3D_BATCH_OP) {
    /// A row that is read ends before the next begins, even if there is no next.
    #[rule("row-read-holds", observed, on("580.159.04"))]
    if op.src.rowLength != 0 && op.src.rowLength < op.width {
        return INVALID_VALUE;
    }

    /// A slice that is read ends before the next begins, even if there is no next.
    #[rule("slice-read-holds", observed, on("580.159.04"))]
    if op.src.layerHeight != 0 && op.src.layerHeight < op.height {
        return INVALID_VALUE;
    }

    /// Rows that are read end where those of the array end.
    #[rule("array-read-is-wide-enough", observed, on("580.159.04"))]
    if op.src.x + op.width > op.src.array.row() {
        return INVALID_VALUE;
    }

    /// There are as many rows to be read.
    #[rule("array-read-is-high-enough", observed, on("580.159.04"))]
    if op.src.y + op.height > op.src.array.rows() {
        return INVALID_VALUE;
    }

    /// There are as many slices to be read.
    #[rule("array-read-is-deep-enough", observed, on("580.159.04"))]
    if op.src.z + op.depth > op.src.array.slices() {
        return INVALID_VALUE;
    }

    /// A row that is written ends before the next begins, even if there is no next.
    #[rule("row-written-holds", observed, on("580.159.04"))]
    if op.dst.rowLength != 0 && op.dst.rowLength < op.width {
        return INVALID_VALUE;
    }

    /// A slice that is written ends before the next begins, even if there is no next.
    #[rule("slice-written-holds", observed, on("580.159.04"))]
    if op.dst.layerHeight != 0 && op.dst.layerHeight < op.height {
        return INVALID_VALUE;
    }

    /// Rows that are written end where those of the array end.
    #[rule("array-written-is-wide-enough", observed, on("580.159.04"))]
    if op.dst.x + op.width > op.dst.array.row() {
        return INVALID_VALUE;
    }

    /// There are as many rows to be written.
    #[rule("array-written-is-high-enough", observed, on("580.159.04"))]
    if op.dst.y + op.height > op.dst.array.rows() {
        return INVALID_VALUE;
    }

    /// There are as many slices to be written.
    #[rule("array-written-is-deep-enough", observed, on("580.159.04"))]
    if op.dst.z + op.depth > op.dst.array.slices() {
        return INVALID_VALUE;
    }
}

/// Copies slices of rows in no particular order among themselves.
#[needs(initialized, outside_callback, intact_context, sound_context)]
#[tolerates(own_process, no_capture, uncaptured_context)]
#[stream_ordered(hStream)]
#[order(unknown)]
#[contradicted(
    NOT_INITIALIZED,
    "before `cuInit` there are default streams alone, which are refused first"
)]
fn cuMemcpy3DBatchAsync_v2(
    /// How many copies.
    numOps: Count<opList>,
    /// The copies.
    #[refuses(Empty = INVALID_VALUE, NullEmpty = INVALID_VALUE)]
    #[without(Twice)]
    opList: Slice<CUDA_MEMCPY3D_BATCH_OP, numOps>,
    /// Kept for later.
    flags: Reserved,
    /// Stream whose order the copies join; no capture takes a batch, nor is spoilt by one.
    // The driver dies of a number that never was a stream, also before `cuInit`.
    #[without(Garbage)]
    #[refuses(Legacy = INVALID_VALUE)]
    #[spares(Capture)]
    hStream: Stream<Null, PerThread>,
) {
    batch_has_no_default_stream(hStream);
    check!(initialized);
    batch_needs_a_context();
    check!(outside_callback, hStream);
    for op in opList {
        boxes_fit(op);
    }
}

/// Copies slices of rows in no particular order among themselves, and may tell which copy is at fault.
#[needs(initialized, outside_callback, intact_context, sound_context)]
#[tolerates(own_process, no_capture, uncaptured_context)]
#[stream_ordered(hStream)]
#[order(unknown)]
#[contradicted(
    NOT_INITIALIZED,
    "before `cuInit` there are default streams alone, which are refused first"
)]
fn cuMemcpy3DBatchAsync(
    /// How many copies.
    numOps: Count<opList>,
    /// The copies.
    #[refuses(Empty = INVALID_VALUE, NullEmpty = INVALID_VALUE)]
    #[without(Twice)]
    opList: Slice<CUDA_MEMCPY3D_BATCH_OP, numOps>,
    /// Room for the number of the copy that is at fault; the greatest number stands for none, or for one that
    /// nobody knows.
    #[on_failure(written)]
    failIdx: Out<usize, Null>,
    /// Kept for later.
    flags: Reserved,
    /// Stream whose order the copies join; no capture takes a batch, nor is spoilt by one.
    // The driver dies of a number that never was a stream, also before `cuInit`.
    #[without(Garbage)]
    #[refuses(Legacy = INVALID_VALUE)]
    #[spares(Capture)]
    hStream: Stream<Null, PerThread>,
) {
    never_in_the_legacy_stream(hStream);
    check!(initialized);
    batch_needs_a_context();
    check!(outside_callback, hStream);
    for op in opList {
        boxes_fit(op);
    }

    /// No copy is at fault.
    #[ensure("none-at-fault", observed, on("580.159.04"))]
    if !failIdx.is_null() {
        assert!(failIdx.value() == 0xffff_ffff_ffff_ffff);
    }
}

/// Slices go to memory and through an array of larger elements; what lies between them stays.
#[scenario]
#[needs(context)]
#[shows(cuMemcpy3DBatchAsync, cuMemcpy3DBatchAsync_v2)]
fn boxes_of_a_batch_go_their_way(cuda: &Driver) {
    let memory = cuda.cuMemAlloc_v2(128)?;
    cuda.write(memory, &[99; 128])?;
    let words = CUDA_ARRAY_DESCRIPTOR {
        Width: 4,
        Height: 2,
        Format: CU_AD_FORMAT_UNSIGNED_INT16,
        NumChannels: 1,
    };
    let array = cuda.cuArrayCreate_v2(&words)?;
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let sent: Vec<u8> = (0..64).collect();
    let start = |address: u64, row: usize, layer: usize| {
        let mut operand: CUmemcpy3DOperand = Default::default();
        operand.r#type = CU_MEMCPY_OPERAND_TYPE_POINTER;
        operand.op.ptr.ptr = address;
        operand.op.ptr.rowLength = row;
        operand.op.ptr.layerHeight = layer;
        operand
    };
    let mut inside: CUmemcpy3DOperand = Default::default();
    inside.r#type = CU_MEMCPY_OPERAND_TYPE_ARRAY;
    inside.op.array.array = array;
    inside.op.array.offset = CUoffset3D { x: 1, y: 0, z: 0 };
    let copy = |dst, src, width, height, depth| CUDA_MEMCPY3D_BATCH_OP {
        src,
        dst,
        extent: CUextent3D { width, height, depth },
        srcAccessOrder: CU_MEMCPY_SRC_ACCESS_ORDER_STREAM,
        flags: 0,
    };
    // Two slices of two rows of three bytes, and two rows of two words of an array.
    let from = sent.as_ptr() as u64;
    let mut copies = [
        copy(start(memory, 8, 4), start(from, 4, 3), 3, 2, 2),
        copy(inside, start(from, 5, 0), 2, 2, 1),
    ];
    // The first read of a context may wait for copies that are held back.
    expect!(cuda.read(memory, 128)? == [99; 128]);
    let gate = cuda.hold(stream)?;
    cuda.cuMemcpy3DBatchAsync_v2(2, copies.as_mut_ptr(), 0, stream)?;
    expect!(cuda.read(memory, 128)? == [99; 128]);
    gate.open();
    cuda.cuStreamSynchronize(stream)?;
    let bytes = cuda.read(memory, 64)?;
    expect!(bytes[..12] == [0, 1, 2, 99, 99, 99, 99, 99, 4, 5, 6, 99]);
    expect!(bytes[16..32] == [99; 16]);
    expect!(bytes[32..44] == [12, 13, 14, 99, 99, 99, 99, 99, 16, 17, 18, 99]);

    let mut back = [
        copy(start(memory + 64, 3, 0), inside, 2, 2, 1),
        copy(start(memory + 96, 0, 0), start(memory, 8, 0), 2, 1, 1),
    ];
    let mut fault = 77;
    let gate = cuda.hold(stream)?;
    cuda.raw().cuMemcpy3DBatchAsync(2, back.as_mut_ptr(), &mut fault, 0, stream)?;
    expect!(fault == usize::MAX);
    expect!(cuda.read(memory + 64, 64)? == [99; 64]);
    gate.open();
    cuda.cuStreamSynchronize(stream)?;
    expect!(cuda.read(memory + 64, 12)? == [0, 1, 2, 3, 99, 99, 10, 11, 12, 13, 99, 99]);
    expect!(cuda.read(memory + 96, 4)? == [0, 1, 99, 99]);
    cuda.cuStreamDestroy_v2(stream)?;
    cuda.cuArrayDestroy(array)?;
    cuda.cuMemFree_v2(memory)?;
}

/// A box in the stream's order is read when its turn comes; one that is read during the call has been read when the call
/// returns, whatever becomes of the source.
#[scenario]
#[needs(context)]
#[shows(cuMemcpy3DBatchAsync, cuMemcpy3DBatchAsync_v2)]
fn boxes_are_read_when_the_order_says(cuda: &Driver) {
    let memory = cuda.cuMemAlloc_v2(64)?;
    let pinned = cuda.cuMemAllocHost_v2(64)?.cast::<u8>();
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let orders = [
        (CU_MEMCPY_SRC_ACCESS_ORDER_STREAM, 2),
        (CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL, 1),
    ];
    for (order, seen) in orders {
        for is_older in [false, true] {
            cuda.write(memory, &[99; 64])?;
            std::ptr::write_bytes(pinned, 1, 64);
            let mut copy: CUDA_MEMCPY3D_BATCH_OP = Default::default();
            copy.src.r#type = CU_MEMCPY_OPERAND_TYPE_POINTER;
            copy.src.op.ptr.ptr = pinned as u64 + 2;
            copy.dst.r#type = CU_MEMCPY_OPERAND_TYPE_POINTER;
            copy.dst.op.ptr.ptr = memory + 1;
            copy.extent = CUextent3D {
                width: 3,
                height: 1,
                depth: 1,
            };
            copy.srcAccessOrder = order;
            let mut fault = 77;
            // It opens by itself where a call waits until the source was read.
            let gate = cuda.hold(stream)?;
            let copied = match is_older {
                true => cuda.raw().cuMemcpy3DBatchAsync(1, &mut copy, &mut fault, 0, stream),
                false => cuda.cuMemcpy3DBatchAsync_v2(1, &mut copy, 0, stream),
            };
            copied?;
            std::ptr::write_bytes(pinned, 2, 64);
            gate.open();
            cuda.cuStreamSynchronize(stream)?;
            expect!(cuda.read(memory, 5)? == [99, seen, seen, seen, 99]);
        }
    }
    cuda.cuStreamDestroy_v2(stream)?;
    cuda.cuMemFreeHost(pinned.cast())?;
    cuda.cuMemFree_v2(memory)?;
}
