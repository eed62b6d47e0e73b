//! Memory of pools in a capture.

#![on("13.0.96")]

/// What a capture allocates and frees are nodes of its graph, which has the memory: the pool neither counts it nor holds
/// anything for it.
#[scenario]
#[needs(runtime)]
#[shows(cudaMallocAsync, cudaMallocFromPoolAsync, cudaFreeAsync)]
fn captured_memory_is_the_graphs(cuda: &Runtime) {
    const SIZE: usize = 1 << 20;
    let pool = cuda.memory_pool()?;
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let current = cuda.cudaDeviceGetMemPool(0)?;
    let mut before = u64::MAX;
    let place = (&raw mut before).cast::<c_void>();
    cuda.cudaMemPoolGetAttribute(current, cudaMemPoolAttrUsedMemCurrent, place)?;

    cuda.cudaStreamBeginCapture(stream, cudaStreamCaptureModeThreadLocal)?;
    let first = cuda.cudaMallocAsync(SIZE, stream)?;
    let second = cuda.cudaMallocFromPoolAsync(SIZE, pool, stream)?;
    expect!(!first.is_null() && !second.is_null());
    expect!(first.addr().abs_diff(second.addr()) >= SIZE);
    cuda.cudaMemsetAsync(second, 1, SIZE, stream)?;
    cuda.cudaFreeAsync(second, stream)?;
    cuda.cudaFreeAsync(first, stream)?;
    let graph = cuda.cudaStreamEndCapture(stream)?;

    let kinds = cuda.driver().node_kinds(graph.cast())?;
    expect!(kinds.len() == 5);
    let number_of = |wanted| kinds.iter().filter(|kind| **kind == wanted).count();
    expect!(number_of(cuspec_sys::driver::CU_GRAPH_NODE_TYPE_MEM_ALLOC) == 2);
    expect!(number_of(cuspec_sys::driver::CU_GRAPH_NODE_TYPE_MEMSET) == 1);
    expect!(number_of(cuspec_sys::driver::CU_GRAPH_NODE_TYPE_MEM_FREE) == 2);

    let mut told = u64::MAX;
    let place = (&raw mut told).cast::<c_void>();
    for attribute in [
        cudaMemPoolAttrUsedMemCurrent,
        cudaMemPoolAttrUsedMemHigh,
        cudaMemPoolAttrReservedMemCurrent,
        cudaMemPoolAttrReservedMemHigh,
    ] {
        cuda.cudaMemPoolGetAttribute(pool, attribute, place)?;
        expect!(told == 0);
    }
    cuda.cudaMemPoolGetAttribute(current, cudaMemPoolAttrUsedMemCurrent, place)?;
    expect!(told == before);
    cuda.driver().cuGraphDestroy(graph.cast())?;
    cuda.cudaMemPoolDestroy(pool)?;
    cuda.cudaStreamDestroy(stream)?;
}

/// A capture frees what it has allocated, once, and nothing else: memory of a pool that it is told to free stays.
#[scenario]
#[needs(runtime)]
#[shows(cudaFreeAsync)]
fn captures_free_what_is_the_graphs(cuda: &Runtime) {
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let outside = cuda.cudaMallocAsync(4096, stream)?;
    cuda.cudaMemsetAsync(outside, 7, 4096, stream)?;
    cuda.cudaStreamSynchronize(stream)?;

    cuda.cudaStreamBeginCapture(stream, cudaStreamCaptureModeThreadLocal)?;
    expect!(cuda.cudaFreeAsync(outside, stream) == Err(InvalidValue));
    // Whether the capture is spoilt by that is not said.
    if let Ok(graph) = cuda.cudaStreamEndCapture(stream) {
        cuda.driver().cuGraphDestroy(graph.cast())?;
    }

    cuda.cudaStreamBeginCapture(stream, cudaStreamCaptureModeThreadLocal)?;
    let inside = cuda.cudaMallocAsync(4096, stream)?;
    cuda.cudaFreeAsync(inside, stream)?;
    expect!(cuda.cudaFreeAsync(inside, stream) == Err(InvalidValue));
    if let Ok(graph) = cuda.cudaStreamEndCapture(stream) {
        cuda.driver().cuGraphDestroy(graph.cast())?;
    }

    expect!(cuda.driver().read(outside as u64, 4096)? == vec![7; 4096]);
    cuda.cudaFreeAsync(outside, stream)?;
    cuda.cudaStreamSynchronize(stream)?;
    cuda.cudaStreamDestroy(stream)?;
}
