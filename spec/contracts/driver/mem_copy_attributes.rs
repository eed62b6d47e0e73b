//! Single copies with attributes, which are newer than the releases that were seen: all here is assumed.

/// Copies memory in stream order, as the attributes say.
#[needs(initialized)]
#[class(process_state)]
#[unobserved(own_process)]
#[stream_ordered(hStream)]
#[order(unknown)]
fn cuMemcpyWithAttributesAsync(
    /// First byte written.
    #[undefined(Freed, Garbage)]
    dst: Unified,
    /// First byte read.
    #[undefined(Freed, Garbage)]
    src: Unified,
    /// Bytes to copy.
    #[refuses(Zero = INVALID_VALUE)]
    size: Bytes<dst>,
    /// How the copy is made.
    attr: In<CUmemcpyAttributes>,
    /// Stream whose order the copy joins.
    #[without(Garbage)]
    #[refuses(Null = INVALID_VALUE, Legacy = INVALID_VALUE)]
    #[spares(Capture)]
    hStream: Stream<PerThread>,
) {
}

/// Copies slices of rows in stream order, as the copy itself says.
#[needs(initialized)]
#[class(process_state)]
#[unobserved(own_process)]
#[stream_ordered(hStream)]
#[order(unknown)]
fn cuMemcpy3DWithAttributesAsync(
    /// What to copy, and where to.
    op: In<CUDA_MEMCPY3D_BATCH_OP>,
    /// Kept for later.
    flags: Reserved,
    /// Stream whose order the copy joins.
    #[without(Garbage)]
    #[refuses(Null = INVALID_VALUE, Legacy = INVALID_VALUE)]
    #[spares(Capture)]
    hStream: Stream<PerThread>,
) {
}

/// A copy goes where it belongs, in stream order, and what lies beside it stays.
#[scenario]
#[needs(context)]
#[shows(cuMemcpy3DWithAttributesAsync, cuMemcpyWithAttributesAsync)]
fn copies_with_attributes_go_their_way(cuda: &Driver) {
    let memory = cuda.cuMemAlloc_v2(256)?;
    cuda.write(memory, &[99; 256])?;
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let sent: Vec<u8> = (0..32).collect();
    let mut attributes = CUmemcpyAttributes {
        srcAccessOrder: CU_MEMCPY_SRC_ACCESS_ORDER_STREAM,
        ..Default::default()
    };
    let from = sent.as_ptr() as u64;
    cuda.cuMemcpyWithAttributesAsync(memory + 1, from, 3, &mut attributes, stream)?;
    let mut copy: CUDA_MEMCPY3D_BATCH_OP = Default::default();
    copy.src.r#type = CU_MEMCPY_OPERAND_TYPE_POINTER;
    copy.src.op.ptr.ptr = from;
    copy.src.op.ptr.rowLength = 4;
    copy.dst.r#type = CU_MEMCPY_OPERAND_TYPE_POINTER;
    copy.dst.op.ptr.ptr = memory + 128;
    copy.dst.op.ptr.rowLength = 5;
    copy.extent = CUextent3D {
        width: 3,
        height: 2,
        depth: 1,
    };
    copy.srcAccessOrder = CU_MEMCPY_SRC_ACCESS_ORDER_STREAM;
    cuda.cuMemcpy3DWithAttributesAsync(&mut copy, 0, stream)?;
    cuda.cuStreamSynchronize(stream)?;
    expect!(cuda.read(memory, 6)? == [99, 0, 1, 2, 99, 99]);
    expect!(cuda.read(memory + 128, 10)? == [0, 1, 2, 99, 99, 4, 5, 6, 99, 99]);
    cuda.cuStreamDestroy_v2(stream)?;
    cuda.cuMemFree_v2(memory)?;
}
