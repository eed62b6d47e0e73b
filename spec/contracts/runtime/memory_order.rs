//! Whether giving memory back waits for what is under way.

#![on("13.0.96")]

/// Freeing memory that was allocated in stream order waits for no stream.
#[scenario]
#[needs(runtime)]
fn frees_of_memory_in_stream_order_wait_for_nothing(cuda: &Runtime) {
    const SIZE: usize = 1 << 20;
    let pool = cuda.memory_pool()?;
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let first = cuda.cudaMallocFromPoolAsync(SIZE, pool, stream)?;
    let second = cuda.cudaMallocAsync(SIZE, stream)?;
    cuda.cudaMemsetAsync(first, 1, SIZE, stream)?;
    cuda.cudaMemsetAsync(second, 1, SIZE, stream)?;
    cuda.cudaStreamSynchronize(stream)?;
    let gate = cuda.hold(stream)?;
    expect!(gate.wait_reached());
    cuda.cudaFree(first)?;
    cuda.cudaFree(second)?;
    expect!(cuda.cudaStreamQuery(stream) == Err(NotReady));
    gate.open();
    cuda.cudaStreamSynchronize(stream)?;
    expect!(cuda.cudaFree(first) == Err(InvalidValue));
    cuda.cudaStreamDestroy(stream)?;
    cuda.cudaMemPoolDestroy(pool)?;
}
