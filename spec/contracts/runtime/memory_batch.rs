//! Managed ranges by the batch: moved ahead of their use, and given up.

#![on("13.0.96")]

#[as_driver(cuMemPrefetchBatchAsync)]
#[class(context_state)]
fn cudaMemPrefetchBatchAsync(
    dptrs: _,
    sizes: _,
    count: _,
    prefetchLocs: _,
    prefetchLocIdxs: _,
    numPrefetchLocs: _,
    flags: _,
    stream: _,
) {
}

#[as_driver(cuMemDiscardAndPrefetchBatchAsync)]
#[class(context_state)]
fn cudaMemDiscardAndPrefetchBatchAsync(
    dptrs: _,
    sizes: _,
    count: _,
    prefetchLocs: _,
    prefetchLocIdxs: _,
    numPrefetchLocs: _,
    flags: _,
    stream: _,
) {
}

#[as_driver(cuMemDiscardBatchAsync)]
#[class(context_state)]
fn cudaMemDiscardBatchAsync(dptrs: _, sizes: _, count: _, flags: _, stream: _) {}

/// Each range is moved to the place that is meant from its index on, and its neighbours stay where they are.
#[scenario]
#[needs(runtime)]
#[gate(device.concurrent_managed_access())]
#[shows(cudaMemDiscardAndPrefetchBatchAsync, cudaMemPrefetchBatchAsync)]
fn ranges_are_moved_to_their_places(cuda: &Runtime) {
    const BLOCK: usize = 65536;
    let memory = cuda.cudaMallocManaged(2 * BLOCK, cudaMemAttachGlobal)?;
    std::ptr::write_bytes(memory.cast::<u8>(), 5, 2 * BLOCK);
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let mut place: cudaMemLocation = std::mem::zeroed();
    place.r#type = cudaMemLocationTypeDevice;
    let (mut start, mut size, mut index) = (memory, BLOCK, 0);
    cuda.cudaMemPrefetchBatchAsync(&mut start, &mut size, 1, &mut place, &mut index, 1, 0, stream)?;
    cuda.cudaStreamSynchronize(stream)?;
    let neighbour = memory.cast::<u8>().add(BLOCK).cast::<c_void>();
    let mut last: [c_int; 2] = [77; 2];
    for (answer, start) in last.iter_mut().zip([memory, neighbour]) {
        let room = std::ptr::from_mut(answer).cast::<c_void>();
        let question = cudaMemRangeAttributeLastPrefetchLocation;
        cuda.cudaMemRangeGetAttribute(room, 4, question, start, BLOCK)?;
    }
    expect!(last == [0, -2]);
    expect!(cuda.driver().read(memory as u64, 2 * BLOCK)? == [5; 2 * BLOCK]);
    start = neighbour;
    cuda.cudaMemDiscardAndPrefetchBatchAsync(&mut start, &mut size, 1, &mut place, &mut index, 1, 0, stream)?;
    cuda.cudaStreamSynchronize(stream)?;
    let room = (&raw mut last[1]).cast::<c_void>();
    let question = cudaMemRangeAttributeLastPrefetchLocation;
    cuda.cudaMemRangeGetAttribute(room, 4, question, neighbour, BLOCK)?;
    expect!(last[1] == 0);
    expect!(cuda.driver().read(memory as u64, BLOCK)? == [5; BLOCK]);
    cuda.cudaStreamDestroy(stream)?;
    cuda.cudaFree(memory)?;
}
