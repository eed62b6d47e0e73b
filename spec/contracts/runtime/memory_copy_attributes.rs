//! Single copies with attributes, which the drivers that were seen do not have: what they do is assumed.

/// What the runtime asks for may be newer than the driver.
#[rules]
fn the_driver_copies_with_attributes() {
    /// Drivers have it since 13.2.
    #[rule("driver-has-it", observed, on("13.3.29", "13.5.37"), undocumented)]
    if driver.version() < 13020 {
        return CallRequiresNewerDriver;
    }
}

#[class(context_lookup)]
#[as_driver(cuMemcpyWithAttributesAsync)]
#[order(observed)]
#[unreachable(Success, "drivers at hand are older than the runtimes that have it")]
#[unreachable(InvalidValue, "drivers at hand are older than the runtimes that have it")]
fn cudaMemcpyWithAttributesAsync(dst: _, src: _, size: _, attr: _, stream: _) {
    check!(runtime, outside_callback, usable_context);
    the_driver_copies_with_attributes();
}

#[class(context_lookup)]
#[as_driver(cuMemcpy3DWithAttributesAsync)]
#[order(observed)]
#[unreachable(Success, "drivers at hand are older than the runtimes that have it")]
#[unreachable(InvalidValue, "drivers at hand are older than the runtimes that have it")]
fn cudaMemcpy3DWithAttributesAsync(op: _, flags: _, stream: _) {
    check!(runtime, outside_callback, usable_context);
    the_driver_copies_with_attributes();
}

/// A copy goes where it belongs, in stream order, and what lies beside it stays.
#[scenario]
#[needs(nothing)]
#[gate(driver.version() >= 13020)]
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
