//! Single copies with attributes, which are newer than the releases that were seen: all here is assumed.

#[as_driver(cuMemcpyWithAttributesAsync)]
fn cudaMemcpyWithAttributesAsync(dst: _, src: _, size: _, attr: _, stream: _) {}

#[as_driver(cuMemcpy3DWithAttributesAsync)]
fn cudaMemcpy3DWithAttributesAsync(op: _, flags: _, stream: _) {}

/// A copy goes where it belongs, in stream order, and what lies beside it stays.
#[scenario]
#[needs(nothing)]
#[shows(cudaMemcpy3DWithAttributesAsync, cudaMemcpyWithAttributesAsync)]
fn copies_with_attributes_go_their_way(cuda: &Runtime) {
    let memory = cuda.cudaMalloc(256)?.cast::<u8>();
    cuda.cudaMemset(memory.cast(), 99, 256)?;
    cuda.cudaDeviceSynchronize()?;
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let sent: Vec<u8> = (0..32).collect();
    let from = sent.as_ptr().cast::<c_void>();
    let mut attributes: cudaMemcpyAttributes = Default::default();
    attributes.srcAccessOrder = cudaMemcpySrcAccessOrderStream;
    cuda.cudaMemcpyWithAttributesAsync(memory.add(1).cast(), from, 3, &mut attributes, stream)?;
    let mut copy: cudaMemcpy3DBatchOp = Default::default();
    copy.src.r#type = cudaMemcpyOperandTypePointer;
    copy.src.op.ptr.ptr = from.cast_mut();
    copy.src.op.ptr.rowLength = 4;
    copy.dst.r#type = cudaMemcpyOperandTypePointer;
    copy.dst.op.ptr.ptr = memory.add(128).cast();
    copy.dst.op.ptr.rowLength = 5;
    copy.extent = cudaExtent {
        width: 3,
        height: 2,
        depth: 1,
    };
    copy.srcAccessOrder = cudaMemcpySrcAccessOrderStream;
    cuda.cudaMemcpy3DWithAttributesAsync(&mut copy, 0, stream)?;
    cuda.cudaStreamSynchronize(stream)?;
    expect!(cuda.driver().read(memory as u64, 6)? == [99, 0, 1, 2, 99, 99]);
    expect!(cuda.driver().read(memory as u64 + 128, 10)? == [0, 1, 2, 99, 99, 4, 5, 6, 99, 99]);
    cuda.cudaStreamDestroy(stream)?;
    cuda.cudaFree(memory.cast())?;
}
