//! Several waits and writes at once.

#![on("580.159.04")]

/// Puts several waits and writes into a stream at once, one after the other.
#[needs(initialized, outside_callback, sound_context)]
#[tolerates(live_context, no_capture, uncaptured_context)]
#[yields(own_process = UNDEFINED)]
#[stream_ordered(stream)]
#[order(observed)]
fn cuStreamBatchMemOp_v2(
    /// Stream that waits and writes.
    stream: NotingStream,
    /// How many.
    count: Count<paramArray>,
    /// What, and where.
    #[undefined(Null)]
    #[refuses(writeFlags.CU_STREAM_WRITE_VALUE_NO_MEMORY_BARRIER = INVALID_VALUE)]
    paramArray: Steps<CUstreamBatchMemOpParams, count>,
    /// Kept for later.
    flags: Reserved,
) {
    check!(initialized, own_process);
    special_needs_context(stream);
    legacy_is_uncaptured(stream);
    check!(stream, flags, count, paramArray);

    for step in paramArray {
        check!(step.operation);

        /// Not every device can have writes of others arrive before it goes on.
        #[rule("flush-remote", documented, on("580.159.04"))]
        if step.operation == CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES
            && !stream.device().can_flush_remote_writes()
        {
            return NOT_SUPPORTED;
        }

        check!(step.waitFlags);

        /// Not every device can have writes of others arrive before a wait is over.
        #[rule("flush", documented, on("580.159.04"))]
        if step.waitFlags & 0x4000_0000 != 0 && !stream.device().can_flush_remote_writes() {
            return NOT_SUPPORTED;
        }

        check!(step.waitAddress, step.writeAddress);

        /// A stream neither waits for words of a pool nor writes them; a capture does not look.
        #[rule("no-pool", observed, on("580.159.04"))]
        if (step.waitAddress.is_pooled() || step.writeAddress.is_pooled()) && !stream.is_capturing()
        {
            return INVALID_VALUE;
        }

        /// 64 bits that are waited for lie at a multiple of eight bytes.
        #[rule("awaited-aligned", observed, on("580.159.04"))]
        if step.operation == CU_STREAM_MEM_OP_WAIT_VALUE_64 && step.waitAddress.offset() % 8 == 4 {
            return INVALID_VALUE;
        }

        /// 64 bits that are written lie at a multiple of eight bytes.
        #[rule("written-aligned", observed, on("580.159.04"))]
        if step.operation == CU_STREAM_MEM_OP_WRITE_VALUE_64 && step.writeAddress.offset() % 8 == 4
        {
            return INVALID_VALUE;
        }
    }
}

/// The steps of a batch come one after the other: what stands behind a wait is held back with the stream.
#[scenario]
#[needs(context)]
#[shows(cuStreamBatchMemOp_v2)]
fn batch_goes_step_by_step(cuda: &Driver) {
    let (words, address) = cuda.mapped_words()?;
    let write = |at: u64, value: u32| {
        let mut step = CUstreamBatchMemOpParams::default();
        step.writeValue.operation = CU_STREAM_MEM_OP_WRITE_VALUE_32;
        step.writeValue.address = address + at;
        step.writeValue.anon1.value = value;
        step
    };
    let mut wait = CUstreamBatchMemOpParams::default();
    wait.waitValue.operation = CU_STREAM_MEM_OP_WAIT_VALUE_32;
    wait.waitValue.address = address + 4;
    wait.waitValue.anon1.value = 3;
    wait.waitValue.flags = CU_STREAM_WAIT_VALUE_GEQ.0;
    let mut barrier = CUstreamBatchMemOpParams::default();
    barrier.memoryBarrier.operation = CU_STREAM_MEM_OP_BARRIER;
    barrier.memoryBarrier.flags = CU_STREAM_MEMORY_BARRIER_TYPE_SYS.0;
    let mut steps = [write(0, 1), barrier, wait, write(0, 2), write(8, 7)];
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let other = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    cuda.cuStreamBatchMemOp_v2(stream, 5, steps.as_mut_ptr(), 0)?;
    // What the steps are is read before the call returns.
    steps.fill(CUstreamBatchMemOpParams::default());
    let deadline = std::time::Instant::now() + std::time::Duration::from_secs(1);
    while unsafe { words.read_volatile() } == 0 && std::time::Instant::now() < deadline {
        std::thread::yield_now();
    }
    std::thread::sleep(std::time::Duration::from_millis(10));
    let before = [0, 2].map(|at| unsafe { words.add(at).read_volatile() });
    let held = cuda.cuStreamQuery(stream);
    unsafe { words.add(1).write_volatile(4) };
    cuda.cuStreamSynchronize(stream)?;
    let after = [0, 1, 2, 3].map(|at| unsafe { words.add(at).read_volatile() });
    expect!(before == [1, 0]);
    expect!(held == Err(NOT_READY));
    expect!(after == [2, 4, 7, 0]);
    cuda.cuStreamDestroy_v2(other)?;
    cuda.cuStreamDestroy_v2(stream)?;
    cuda.cuMemFreeHost(words.cast())?;
}

/// Of a batch with a mistake in it nothing is done.
#[scenario]
#[needs(context)]
fn batch_is_done_whole_or_not(cuda: &Driver) {
    let address = cuda.cuMemAlloc_v2(64)?;
    cuda.write(address, &[0; 64])?;
    cuda.cuCtxSynchronize()?;
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let mut good = CUstreamBatchMemOpParams::default();
    good.writeValue.operation = CU_STREAM_MEM_OP_WRITE_VALUE_64;
    good.writeValue.address = address;
    good.writeValue.anon1.value64 = u64::MAX;
    let mut bad = good;
    bad.writeValue.flags = 0x10;
    let mut steps = [good, bad];
    expect!(cuda.cuStreamBatchMemOp_v2(stream, 2, steps.as_mut_ptr(), 0) == Err(INVALID_VALUE));
    cuda.cuStreamSynchronize(stream)?;
    expect!(cuda.read(address, 64)? == [0; 64]);
    cuda.cuStreamBatchMemOp_v2(stream, 1, steps.as_mut_ptr(), 0)?;
    cuda.cuStreamSynchronize(stream)?;
    expect!(cuda.read(address, 8)? == [0xff; 8]);
    cuda.cuStreamDestroy_v2(stream)?;
    cuda.cuMemFree_v2(address)?;
}

/// A batch has fewer than 256 steps, all of which are done.
#[scenario]
#[needs(context)]
fn batches_end_before_256_steps(cuda: &Driver) {
    let address = cuda.cuMemAlloc_v2(4096)?;
    cuda.write(address, &[0; 4096])?;
    cuda.cuCtxSynchronize()?;
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let mut steps = vec![CUstreamBatchMemOpParams::default(); 300];
    for (at, step) in steps.iter_mut().enumerate() {
        step.writeValue.operation = CU_STREAM_MEM_OP_WRITE_VALUE_32;
        step.writeValue.address = address + 4 * at as u64;
        step.writeValue.anon1.value = at as u32 + 1;
    }
    let mut most = 300;
    while most > 0
        && cuda.cuStreamBatchMemOp_v2(stream, most, steps.as_mut_ptr(), 0) == Err(INVALID_VALUE)
    {
        most -= 1;
    }
    expect!(most == 255);
    cuda.cuStreamSynchronize(stream)?;
    let written = cuda.read(address, 4096)?;
    expect!(written[..4] == 1_u32.to_le_bytes());
    expect!(written[4 * 254..4 * 255] == 255_u32.to_le_bytes());
    expect!(written[4 * 255..4 * 256] == [0; 4]);
    cuda.cuStreamDestroy_v2(stream)?;
    cuda.cuMemFree_v2(address)?;
}
