//! Copies by the batch: between memory, and between memory and arrays.

#![on("13.0.96")]

#[as_driver(cuMemcpyBatchAsync_v2)]
#[class(context_state)]
fn cudaMemcpyBatchAsync(
    dsts: _,
    srcs: _,
    sizes: _,
    count: _,
    attrs: _,
    attrsIdxs: _,
    numAttrs: _,
    stream: _,
) {
}

#[as_driver(cuMemcpy3DBatchAsync_v2)]
#[class(context_state)]
fn cudaMemcpy3DBatchAsync(numOps: _, opList: _, flags: _, stream: _) {}

/// Copies and boxes of a batch go where they belong, in stream order, and what lies beside them stays.
#[scenario]
#[needs(runtime)]
#[shows(cudaMemcpy3DBatchAsync, cudaMemcpyBatchAsync)]
fn copies_of_batches_go_their_way(cuda: &Runtime) {
    let memory = cuda.cudaMalloc(256)?.cast::<u8>();
    cuda.cudaMemset(memory.cast(), 99, 256)?;
    cuda.cudaDeviceSynchronize()?;
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    // A batch that reads memory which is not pinned may wait for its stream.
    let pinned = cuda.cudaMallocHost(64)?;
    let sent = core::slice::from_raw_parts_mut(pinned.cast::<u8>(), 64);
    (0..64).for_each(|at| sent[at] = at as u8);
    let targets = [memory.add(1).cast::<c_void>(), memory.add(130).cast()];
    let sources = [sent.as_ptr().cast::<c_void>(), sent.as_ptr().add(32).cast()];
    let sizes = [3, 5];
    let mut attributes: cudaMemcpyAttributes = Default::default();
    attributes.srcAccessOrder = cudaMemcpySrcAccessOrderStream;
    let mut index = 0;
    // The first read of a context may wait for copies that are held back.
    expect!(cuda.driver().read(memory as u64, 256)? == [99; 256]);
    let gate = cuda.hold(stream)?;
    cuda.cudaMemcpyBatchAsync(
        targets.as_ptr(),
        sources.as_ptr(),
        sizes.as_ptr(),
        2,
        &mut attributes,
        &mut index,
        1,
        stream,
    )?;
    expect!(cuda.driver().read(memory as u64, 256)? == [99; 256]);
    gate.open();
    cuda.cudaStreamSynchronize(stream)?;
    expect!(cuda.driver().read(memory as u64, 6)? == [99, 0, 1, 2, 99, 99]);
    expect!(cuda.driver().read(memory as u64 + 128, 8)? == [99, 99, 32, 33, 34, 35, 36, 99]);

    let mut copy: cudaMemcpy3DBatchOp = Default::default();
    copy.src.r#type = cudaMemcpyOperandTypePointer;
    copy.src.op.ptr.ptr = sent.as_ptr() as *mut c_void;
    copy.src.op.ptr.rowLength = 4;
    copy.src.op.ptr.layerHeight = 3;
    copy.dst.r#type = cudaMemcpyOperandTypePointer;
    copy.dst.op.ptr.ptr = memory.add(64).cast();
    copy.dst.op.ptr.rowLength = 6;
    copy.dst.op.ptr.layerHeight = 2;
    copy.extent = cudaExtent {
        width: 3,
        height: 2,
        depth: 2,
    };
    copy.srcAccessOrder = cudaMemcpySrcAccessOrderStream;
    cuda.cudaMemcpy3DBatchAsync(1, &mut copy, 0, stream)?;
    cuda.cudaStreamSynchronize(stream)?;
    let expected = [0, 1, 2, 99, 99, 99, 4, 5, 6, 99, 99, 99, 12, 13, 14, 99, 99, 99, 16, 17, 18, 99];
    expect!(cuda.driver().read(memory as u64 + 64, 22)? == expected);
    cuda.cudaStreamDestroy(stream)?;
    cuda.cudaFreeHost(pinned)?;
    cuda.cudaFree(memory.cast())?;
}

/// Copies and boxes in the stream's order are read when their turn comes; those that are read during the call have been
/// read when the call returns.
#[scenario]
#[needs(runtime)]
#[shows(cudaMemcpy3DBatchAsync, cudaMemcpyBatchAsync)]
fn sources_are_read_when_the_order_says(cuda: &Runtime) {
    let memory = cuda.cudaMalloc(64)?.cast::<u8>();
    let pinned = cuda.cudaMallocHost(64)?.cast::<u8>();
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let orders = [
        (cudaMemcpySrcAccessOrderStream, 2),
        (cudaMemcpySrcAccessOrderDuringApiCall, 1),
    ];
    for (order, seen) in orders {
        for is_box in [false, true] {
            cuda.driver().write(memory as u64, &[99; 64])?;
            std::ptr::write_bytes(pinned, 1, 64);
            let target = memory.add(1).cast::<c_void>();
            let source = pinned.add(2).cast::<c_void>().cast_const();
            let mut attributes: cudaMemcpyAttributes = Default::default();
            attributes.srcAccessOrder = order;
            let (size, mut start) = (3, 0);
            let mut copy: cudaMemcpy3DBatchOp = Default::default();
            copy.src.r#type = cudaMemcpyOperandTypePointer;
            copy.src.op.ptr.ptr = source.cast_mut();
            copy.dst.r#type = cudaMemcpyOperandTypePointer;
            copy.dst.op.ptr.ptr = target;
            copy.extent = cudaExtent {
                width: 3,
                height: 1,
                depth: 1,
            };
            copy.srcAccessOrder = order;
            // It opens by itself where a call waits until the source was read.
            let gate = cuda.hold(stream)?;
            let copied = match is_box {
                true => cuda.cudaMemcpy3DBatchAsync(1, &mut copy, 0, stream),
                false => cuda.cudaMemcpyBatchAsync(
                    &target,
                    &source,
                    &size,
                    1,
                    &mut attributes,
                    &mut start,
                    1,
                    stream,
                ),
            };
            copied?;
            std::ptr::write_bytes(pinned, 2, 64);
            gate.open();
            cuda.cudaStreamSynchronize(stream)?;
            expect!(cuda.driver().read(memory as u64, 5)? == [99, seen, seen, seen, 99]);
        }
    }
    cuda.cudaStreamDestroy(stream)?;
    cuda.cudaFreeHost(pinned.cast())?;
    cuda.cudaFree(memory.cast())?;
}
