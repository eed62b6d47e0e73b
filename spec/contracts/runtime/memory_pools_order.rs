//! When memory of pools is given and taken back.

#![on("13.0.96")]

/// Whoever allocates in a stream has the address while the stream is held, whichever pool it comes from, and work that
/// is queued behind uses the memory.
#[scenario]
#[needs(runtime)]
fn addresses_are_known_at_once(cuda: &Runtime) {
    const SIZE: usize = 1 << 20;
    let pool = cuda.memory_pool()?;
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let seen = cuda.cudaMallocHost(2 * SIZE)?;
    let beyond = seen.cast::<u8>().add(SIZE);
    // The first fill and the first copy may wait for what is under way.
    let memory = cuda.cudaMallocAsync(SIZE, stream)?;
    cuda.cudaMemsetAsync(memory, 9, SIZE, stream)?;
    cuda.cudaMemcpyAsync(seen, memory, SIZE, cudaMemcpyDeviceToHost, stream)?;
    cuda.cudaFreeAsync(memory, stream)?;
    cuda.cudaStreamSynchronize(stream)?;
    *beyond = 9;

    let gate = cuda.hold(stream)?;
    let first = cuda.cudaMallocAsync(SIZE, stream)?;
    let second = cuda.cudaMallocFromPoolAsync(SIZE, pool, stream)?;
    expect!(!first.is_null() && !second.is_null());
    expect!(first.addr().abs_diff(second.addr()) >= SIZE);
    cuda.cudaMemsetAsync(first, 1, SIZE, stream)?;
    cuda.cudaMemsetAsync(second, 2, SIZE, stream)?;
    cuda.cudaMemcpyAsync(seen, first, SIZE, cudaMemcpyDeviceToHost, stream)?;
    cuda.cudaMemcpyAsync(beyond.cast(), second, SIZE, cudaMemcpyDeviceToHost, stream)?;
    expect!(gate.wait_reached());
    expect!(cuda.cudaStreamQuery(stream) == Err(NotReady));
    expect!((*seen.cast::<u8>(), *beyond) == (9, 9));
    gate.open();
    cuda.cudaStreamSynchronize(stream)?;
    let bytes = std::slice::from_raw_parts(seen.cast::<u8>(), 2 * SIZE);
    expect!(bytes[..SIZE].iter().all(|byte| *byte == 1));
    expect!(bytes[SIZE..].iter().all(|byte| *byte == 2));
    cuda.cudaFreeAsync(first, stream)?;
    cuda.cudaFreeAsync(second, stream)?;
    cuda.cudaStreamSynchronize(stream)?;
    cuda.cudaFreeHost(seen)?;
    cuda.cudaMemPoolDestroy(pool)?;
    cuda.cudaStreamDestroy(stream)?;
}

/// What one stream allocates and fills, another uses behind an event.
#[scenario]
#[needs(runtime)]
fn other_streams_use_memory_behind_an_event(cuda: &Runtime) {
    const SIZE: usize = 1 << 20;
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let other = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let event = cuda.cudaEventCreateWithFlags(cudaEventDisableTiming)?;
    let seen = cuda.cudaMallocHost(SIZE)?;
    // The first fill and the first copy may wait for what is under way.
    let memory = cuda.cudaMallocAsync(SIZE, stream)?;
    cuda.cudaMemsetAsync(memory, 9, SIZE, stream)?;
    cuda.cudaMemcpyAsync(seen, memory, SIZE, cudaMemcpyDeviceToHost, stream)?;
    cuda.cudaFreeAsync(memory, stream)?;
    cuda.cudaStreamSynchronize(stream)?;

    let gate = cuda.hold(stream)?;
    let memory = cuda.cudaMallocAsync(SIZE, stream)?;
    cuda.cudaMemsetAsync(memory, 1, SIZE, stream)?;
    cuda.cudaEventRecord(event, stream)?;
    cuda.cudaStreamWaitEvent(other, event, 0)?;
    cuda.cudaMemsetAsync(memory, 2, SIZE / 2, other)?;
    cuda.cudaMemcpyAsync(seen, memory, SIZE, cudaMemcpyDeviceToHost, other)?;
    cuda.cudaFreeAsync(memory, other)?;
    expect!(gate.wait_reached());
    expect!(cuda.cudaStreamQuery(other) == Err(NotReady));
    expect!(*seen.cast::<u8>() == 9);
    gate.open();
    cuda.cudaStreamSynchronize(other)?;
    let bytes = std::slice::from_raw_parts(seen.cast::<u8>(), SIZE);
    expect!(bytes[..SIZE / 2].iter().all(|byte| *byte == 2));
    expect!(bytes[SIZE / 2..].iter().all(|byte| *byte == 1));
    cuda.cudaStreamSynchronize(stream)?;
    cuda.cudaFreeHost(seen)?;
    cuda.cudaEventDestroy(event)?;
    cuda.cudaStreamDestroy(other)?;
    cuda.cudaStreamDestroy(stream)?;
}

/// Freeing in a stream does not wait for the stream, whose earlier work is done with the memory before anybody else has
/// it.
#[scenario]
#[needs(runtime)]
#[shows(cudaFreeAsync)]
fn frees_in_stream_order_wait_for_nothing(cuda: &Runtime) {
    const SIZE: usize = 1 << 20;
    let pool = cuda.memory_pool()?;
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let other = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let seen = cuda.cudaMallocHost(SIZE)?;
    let memory = cuda.cudaMallocFromPoolAsync(SIZE, pool, stream)?;
    // The first fill and the first copy may wait for what is under way.
    cuda.cudaMemsetAsync(memory, 9, SIZE, stream)?;
    cuda.cudaMemcpyAsync(seen, memory, SIZE, cudaMemcpyDeviceToHost, stream)?;
    cuda.cudaStreamSynchronize(stream)?;

    let gate = cuda.hold(stream)?;
    cuda.cudaMemsetAsync(memory, 1, SIZE, stream)?;
    cuda.cudaMemcpyAsync(seen, memory, SIZE, cudaMemcpyDeviceToHost, stream)?;
    cuda.cudaFreeAsync(memory, stream)?;
    expect!(gate.wait_reached());
    expect!(cuda.cudaStreamQuery(stream) == Err(NotReady));
    // Whatever either stream is given now, the work before the free does not see what is done with it.
    let later = cuda.cudaMallocFromPoolAsync(SIZE, pool, stream)?;
    cuda.cudaMemsetAsync(later, 2, SIZE, stream)?;
    let beside = cuda.cudaMallocFromPoolAsync(SIZE, pool, other)?;
    cuda.cudaMemsetAsync(beside, 3, SIZE, other)?;
    expect!(*seen.cast::<u8>() == 9);
    gate.open();
    cuda.cudaStreamSynchronize(stream)?;
    let bytes = std::slice::from_raw_parts(seen.cast::<u8>(), SIZE);
    expect!(bytes.iter().all(|byte| *byte == 1));
    cuda.cudaStreamSynchronize(other)?;
    for (memory, byte) in [(later, 2), (beside, 3)] {
        expect!(cuda.driver().read(memory as u64, SIZE)? == vec![byte; SIZE]);
        cuda.cudaFreeAsync(memory, stream)?;
    }
    cuda.cudaStreamSynchronize(stream)?;
    cuda.cudaFreeHost(seen)?;
    cuda.cudaMemPoolDestroy(pool)?;
    cuda.cudaStreamDestroy(other)?;
    cuda.cudaStreamDestroy(stream)?;
}

/// A pool that may use nothing once more leaves memory to its stream whose free is pending: other streams are given other
/// memory, behind an event too, and do not wait.
#[scenario]
#[needs(runtime)]
#[shows(cudaMemPoolSetAttribute)]
fn pending_memory_is_not_used_once_more(cuda: &Runtime) {
    // What a pool takes of the device at once, so that nothing is left beside an allocation.
    const SIZE: usize = 32 << 20;
    let pool = cuda.memory_pool()?;
    let mut never: c_int = 0;
    let place = (&raw mut never).cast::<c_void>();
    cuda.cudaMemPoolSetAttribute(pool, cudaMemPoolReuseFollowEventDependencies, place)?;
    cuda.cudaMemPoolSetAttribute(pool, cudaMemPoolReuseAllowOpportunistic, place)?;
    cuda.cudaMemPoolSetAttribute(pool, cudaMemPoolReuseAllowInternalDependencies, place)?;
    let mut streams = [ptr::null_mut(); 3];
    for stream in &mut streams {
        *stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    }
    let [stream, other, behind] = streams;
    let event = cuda.cudaEventCreateWithFlags(cudaEventDisableTiming)?;
    let memory = cuda.cudaMallocFromPoolAsync(SIZE, pool, stream)?;
    // The first fill may wait for what is under way.
    cuda.cudaMemsetAsync(memory, 9, SIZE, stream)?;
    cuda.cudaStreamSynchronize(stream)?;

    let gate = cuda.hold(stream)?;
    cuda.cudaFreeAsync(memory, stream)?;
    cuda.cudaEventRecord(event, stream)?;
    let beside = cuda.cudaMallocFromPoolAsync(SIZE, pool, other)?;
    expect!(beside.addr().abs_diff(memory.addr()) >= SIZE);
    cuda.cudaMemsetAsync(beside, 1, SIZE, other)?;
    cuda.cudaStreamSynchronize(other)?;
    cuda.cudaStreamWaitEvent(behind, event, 0)?;
    let after = cuda.cudaMallocFromPoolAsync(SIZE, pool, behind)?;
    expect!(after.addr().abs_diff(memory.addr()) >= SIZE);
    expect!(after.addr().abs_diff(beside.addr()) >= SIZE);
    expect!(cuda.cudaStreamQuery(stream) == Err(NotReady));
    gate.open();
    cuda.cudaStreamSynchronize(stream)?;
    cuda.cudaFreeAsync(beside, other)?;
    cuda.cudaFreeAsync(after, behind)?;
    for stream in streams {
        cuda.cudaStreamSynchronize(stream)?;
        cuda.cudaStreamDestroy(stream)?;
    }
    cuda.cudaEventDestroy(event)?;
    cuda.cudaMemPoolDestroy(pool)?;
}

/// A pool is destroyed without a wait while its memory is in use, which stays what it is until it is freed.
#[scenario]
#[needs(runtime)]
#[shows(cudaMemPoolDestroy)]
fn memory_outlives_its_pool(cuda: &Runtime) {
    let pool = cuda.memory_pool()?;
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let freed = cuda.cudaMallocFromPoolAsync(1 << 20, pool, stream)?;
    let memory = cuda.cudaMallocFromPoolAsync(4096, pool, stream)?;
    // The first fill and the first copy may wait for what is under way.
    cuda.cudaMemsetAsync(memory, 9, 4096, stream)?;
    cuda.cudaStreamSynchronize(stream)?;
    expect!(cuda.driver().read(memory as u64, 4096)? == vec![9; 4096]);

    let gate = cuda.hold(stream)?;
    cuda.cudaFreeAsync(freed, stream)?;
    cuda.cudaMemsetAsync(memory, 1, 2048, stream)?;
    cuda.cudaMemPoolDestroy(pool)?;
    expect!(gate.wait_reached());
    expect!(cuda.cudaStreamQuery(stream) == Err(NotReady));
    gate.open();
    cuda.cudaStreamSynchronize(stream)?;
    expect!(cuda.cudaPointerGetAttributes(memory)?.r#type == cudaMemoryTypeDevice);
    cuda.cudaMemsetAsync(memory, 2, 1024, stream)?;
    cuda.cudaStreamSynchronize(stream)?;
    let bytes = cuda.driver().read(memory as u64, 4096)?;
    expect!(bytes[..1024] == [2; 1024]);
    expect!(bytes[1024..2048] == [1; 1024]);
    expect!(bytes[2048..] == [9; 2048]);
    cuda.cudaFreeAsync(memory, stream)?;
    cuda.cudaStreamSynchronize(stream)?;
    cuda.cudaStreamDestroy(stream)?;
}

/// What a destroyed pool held goes back to the device once all of it is freed, though the pool would have kept it.
#[scenario]
#[needs(runtime)]
#[exclusive]
#[shows(cudaMemPoolDestroy)]
fn destroyed_pools_keep_nothing(cuda: &Runtime) {
    const SIZE: usize = 256 << 20;
    const NEAR: usize = 8 << 20;
    let mut most = u64::MAX;
    let place = (&raw mut most).cast::<c_void>();
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    // Programs beside the suite may take memory and give it back, but not the same amount at the same moment in every
    // round.
    let mut seen = false;
    for _round in 0..32 {
        let pool = cuda.memory_pool()?;
        cuda.cudaMemPoolSetAttribute(pool, cudaMemPoolAttrReleaseThreshold, place)?;
        let memory = cuda.cudaMallocFromPoolAsync(SIZE, pool, stream)?;
        cuda.cudaStreamSynchronize(stream)?;
        cuda.cudaMemPoolDestroy(pool)?;
        let (there, _total) = cuda.cudaMemGetInfo()?;
        cuda.cudaFreeAsync(memory, stream)?;
        cuda.cudaStreamSynchronize(stream)?;
        let (after, _total) = cuda.cudaMemGetInfo()?;
        seen = after.saturating_sub(there).abs_diff(SIZE) < NEAR;
        if seen {
            break;
        }
    }
    expect!(seen);
    cuda.cudaStreamDestroy(stream)?;
}
