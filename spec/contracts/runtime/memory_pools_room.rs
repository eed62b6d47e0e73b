//! What pools hold of the device.

#![on("13.0.96")]

/// A pool that is trimmed keeps what is in use, and at least as much as it may, and gives back what is more.
#[scenario]
#[needs(runtime)]
#[shows(cudaMemPoolTrimTo)]
fn trimmed_pools_keep_what_is_asked(cuda: &Runtime) {
    const SIZE: usize = 32 << 20;
    let pool = cuda.memory_pool()?;
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let mut told = u64::MAX;
    let place = (&raw mut told).cast::<c_void>();
    cuda.cudaMemPoolSetAttribute(pool, cudaMemPoolAttrReleaseThreshold, place)?;
    let mut blocks = [ptr::null_mut(); 4];
    for block in &mut blocks {
        *block = cuda.cudaMallocFromPoolAsync(SIZE, pool, stream)?;
        cuda.cudaMemsetAsync(*block, 7, SIZE, stream)?;
    }
    let [kept, freed @ ..] = blocks;
    for block in freed {
        cuda.cudaFreeAsync(block, stream)?;
    }
    cuda.cudaStreamSynchronize(stream)?;
    cuda.cudaMemPoolGetAttribute(pool, cudaMemPoolAttrReservedMemCurrent, place)?;
    expect!(told >= 4 * SIZE as u64 && told < u64::MAX);
    let whole = told;
    // As much as it may keep, which is more than what is in use.
    cuda.cudaMemPoolTrimTo(pool, 2 * SIZE)?;
    cuda.cudaMemPoolGetAttribute(pool, cudaMemPoolAttrReservedMemCurrent, place)?;
    expect!(told >= 2 * SIZE as u64);
    expect!(told < whole);
    // What is in use.
    cuda.cudaMemPoolTrimTo(pool, 0)?;
    cuda.cudaMemPoolGetAttribute(pool, cudaMemPoolAttrReservedMemCurrent, place)?;
    expect!(told >= SIZE as u64);
    expect!(told < 2 * SIZE as u64);
    expect!(cuda.driver().read(kept as u64, SIZE)? == vec![7; SIZE]);
    // With less there is nothing to do.
    cuda.cudaMemPoolTrimTo(pool, 8 * SIZE)?;
    let before = told;
    cuda.cudaMemPoolGetAttribute(pool, cudaMemPoolAttrReservedMemCurrent, place)?;
    expect!(told == before);
    cuda.cudaFreeAsync(kept, stream)?;
    cuda.cudaStreamSynchronize(stream)?;
    cuda.cudaMemPoolDestroy(pool)?;
    cuda.cudaStreamDestroy(stream)?;
}

/// The mark of what a pool has held stays where it was until it is set back to what is held then, by zero alone.
#[scenario]
#[needs(runtime)]
#[shows(cudaMemPoolGetAttribute, cudaMemPoolSetAttribute)]
fn marks_of_what_is_held_are_set_back(cuda: &Runtime) {
    const SIZE: usize = 32 << 20;
    let pool = cuda.memory_pool()?;
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let (mut told, mut mark, mut zero) = (u64::MAX, u64::MAX, 0_u64);
    let place = (&raw mut told).cast::<c_void>();
    let mark_place = (&raw mut mark).cast::<c_void>();
    let nothing = (&raw mut zero).cast::<c_void>();
    cuda.cudaMemPoolSetAttribute(pool, cudaMemPoolAttrReleaseThreshold, place)?;
    let kept = cuda.cudaMallocFromPoolAsync(SIZE, pool, stream)?;
    let freed = cuda.cudaMallocFromPoolAsync(4 * SIZE, pool, stream)?;
    cuda.cudaFreeAsync(freed, stream)?;
    cuda.cudaStreamSynchronize(stream)?;
    cuda.cudaMemPoolGetAttribute(pool, cudaMemPoolAttrReservedMemCurrent, place)?;
    let most = told;
    cuda.cudaMemPoolTrimTo(pool, 0)?;
    cuda.cudaMemPoolGetAttribute(pool, cudaMemPoolAttrReservedMemCurrent, place)?;
    expect!(told < most);
    cuda.cudaMemPoolGetAttribute(pool, cudaMemPoolAttrReservedMemHigh, mark_place)?;
    expect!(mark == most);
    expect!(cuda.cudaMemPoolSetAttribute(pool, cudaMemPoolAttrReservedMemHigh, place) == Err(InvalidValue));
    cuda.cudaMemPoolSetAttribute(pool, cudaMemPoolAttrReservedMemHigh, nothing)?;
    cuda.cudaMemPoolGetAttribute(pool, cudaMemPoolAttrReservedMemHigh, mark_place)?;
    expect!(mark == told);
    cuda.cudaFreeAsync(kept, stream)?;
    cuda.cudaStreamSynchronize(stream)?;
    cuda.cudaMemPoolDestroy(pool)?;
    cuda.cudaStreamDestroy(stream)?;
}

/// What a pool holds beyond its threshold goes back once somebody waits for an event behind the free, or for the device,
/// and not before the free.
#[scenario]
#[needs(runtime)]
#[shows(cudaFreeAsync)]
fn memory_goes_back_when_somebody_waits(cuda: &Runtime) {
    const SIZE: usize = 64 << 20;
    let pool = cuda.memory_pool()?;
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let event = cuda.cudaEventCreateWithFlags(cudaEventDisableTiming)?;
    let mut told = 77_u64;
    let place = (&raw mut told).cast::<c_void>();
    for waits_for_event in [true, false] {
        let memory = cuda.cudaMallocFromPoolAsync(SIZE, pool, stream)?;
        let gate = cuda.hold(stream)?;
        cuda.cudaFreeAsync(memory, stream)?;
        cuda.cudaEventRecord(event, stream)?;
        cuda.cudaMemPoolGetAttribute(pool, cudaMemPoolAttrReservedMemCurrent, place)?;
        expect!(told >= SIZE as u64);
        expect!(cuda.cudaStreamQuery(stream) == Err(NotReady));
        gate.open();
        match waits_for_event {
            true => cuda.cudaEventSynchronize(event)?,
            false => cuda.cudaDeviceSynchronize()?,
        }
        cuda.cudaMemPoolGetAttribute(pool, cudaMemPoolAttrReservedMemCurrent, place)?;
        expect!(told == 0);
    }
    cuda.cudaEventDestroy(event)?;
    cuda.cudaMemPoolDestroy(pool)?;
    cuda.cudaStreamDestroy(stream)?;
}
