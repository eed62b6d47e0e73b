//! Copies over a fabric. The function is newer than all drivers that were tested.

/// Memory that a copy reads or writes.
#[fields]
struct CUfabricCpyOperand {
    /// The type of the operand. Endpoints are those of other processes.
    #[undefined(CU_FABRIC_COPY_OPERAND_TYPE_LOGICAL_ENDPOINT)]
    r#type: OneOf<CUfabricCpyOperandType>,
    /// The first byte of memory.
    #[field(op.ptr.ptr)]
    #[when(r#type == CU_FABRIC_COPY_OPERAND_TYPE_POINTER)]
    #[undefined(Freed, Garbage)]
    pointer: Address<Device, Interior, Managed, Pooled, Pinned, Registered>,
}

/// A copy of a batch.
#[fields]
struct CUDA_FABRIC_COPY_BATCH_OP {
    /// The source.
    src: Record<CUfabricCpyOperand>,
    /// The destination.
    dst: Record<CUfabricCpyOperand>,
    /// Bytes to copy. A copy without bytes has valid operands all the same.
    size: CopiedBytes,
    /// Reserved.
    flags: Reserved,
}

/// A number of bytes to copy.
#[domain]
enum CopiedBytes {
    /// 256 bytes.
    #[accepted]
    Some = 256,
    /// One byte.
    #[accepted]
    One = 1,
    /// No bytes.
    #[accepted]
    Zero = 0,
    /// More bytes than there is memory.
    #[undefined]
    AllOnes = all_ones(),
}

/// Copies a batch of ranges in stream order. The copies of a batch have no order.
#[needs(initialized)]
#[class(stream_work)]
#[stream_ordered(hStream)]
#[order(unknown)]
fn cuFabricCpyBatchAsync(
    /// The number of copies.
    numOps: Count<opList>,
    /// The copies.
    opList: Slice<CUDA_FABRIC_COPY_BATCH_OP, numOps>,
    /// Reserved.
    flags: Reserved,
    /// The stream.
    #[without(Garbage)]
    #[refuses(Null = INVALID_VALUE, Legacy = INVALID_VALUE)]
    #[spares(Capture)]
    hStream: Stream<PerThread>,
) {
    /// The device supports no logical endpoints.
    #[rule("supported", documented)]
    if !device.logical_endpoint_unicast_supported()
        && !device.logical_endpoint_multicast_supported()
    {
        return NOT_SUPPORTED;
    }
}

/// A batch makes its copies in the order of its stream, and leaves the bytes beside them as they are.
#[scenario]
#[needs(context)]
#[gate(device.logical_endpoint_unicast_supported())]
#[shows(cuFabricCpyBatchAsync)]
fn a_batch_makes_its_copies(cuda: &Driver) {
    let memory = cuda.cuMemAlloc_v2(64)?;
    cuda.write(memory, &[[1; 16], [2; 16], [3; 16], [4; 16]].concat())?;
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let mut copies = [CUDA_FABRIC_COPY_BATCH_OP::default(); 3];
    for (copy, (to, from, size)) in copies.iter_mut().zip([(0, 16, 8), (40, 0, 4), (52, 32, 0)]) {
        copy.src.r#type = CU_FABRIC_COPY_OPERAND_TYPE_POINTER;
        copy.dst.r#type = CU_FABRIC_COPY_OPERAND_TYPE_POINTER;
        copy.src.op.ptr.ptr = memory + from;
        copy.dst.op.ptr.ptr = memory + to;
        copy.size = size;
    }
    copies[1].src.op.ptr.ptr = memory + 28;
    cuda.cuFabricCpyBatchAsync(copies.len(), copies.as_mut_ptr(), 0, stream)?;
    cuda.cuStreamSynchronize(stream)?;
    let expected = [[2; 8], [1; 8], [2; 8], [2; 8], [3; 8], [3; 8], [4; 8], [4; 8]];
    let mut expected = expected.concat();
    expected[40..44].fill(2);
    expect!(cuda.read(memory, 64)? == expected);
    cuda.cuStreamDestroy_v2(stream)?;
    cuda.cuMemFree_v2(memory)?;
}
