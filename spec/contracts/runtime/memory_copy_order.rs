//! When copies and fills are made, and what waits for them.

#![on("13.0.96")]

/// The symbols of the per-thread stream copy and fill without the legacy stream, so a captured stream that the legacy
/// stream waits for stays valid.
#[scenario]
#[needs(runtime)]
fn per_thread_copies_leave_the_legacy_stream_alone(cuda: &Runtime) {
    let memory = cuda.cudaMalloc(64)?;
    let array = cuda.byte_array(8, 2)?;
    let down = cudaMemcpyDeviceToHost;
    let across = cudaMemcpyDeviceToDevice;
    let mut seen = [0_u8; 16];
    let mut slices = cudaMemcpy3DParms {
        kind: cudaMemcpyDeviceToHost,
        ..Default::default()
    };
    slices.srcPtr.ptr = memory;
    (slices.srcPtr.pitch, slices.srcPtr.ysize) = (8, 2);
    slices.dstPtr.ptr = seen.as_mut_ptr().cast();
    (slices.dstPtr.pitch, slices.dstPtr.ysize) = (8, 2);
    slices.extent = cudaExtent {
        width: 8,
        height: 2,
        depth: 1,
    };
    let filled = cudaPitchedPtr {
        ptr: memory,
        pitch: 8,
        xsize: 8,
        ysize: 2,
    };
    let stream = cuda.cudaStreamCreate()?;
    cuda.cudaStreamBeginCapture(stream, cudaStreamCaptureModeRelaxed)?;
    cuda.cudaMemset3D_ptds(filled, 5, slices.extent)?;
    cuda.cudaMemcpy2DToArray_ptds(array, 0, 0, memory, 8, 8, 2, across)?;
    cuda.cudaMemcpy3D_ptds(&slices)?;
    expect!(seen == [5; 16]);
    seen = [0; 16];
    let to = seen.as_mut_ptr();
    cuda.cudaMemcpy2DFromArray_ptds(to.cast(), 8, array, 0, 0, 8, 2, down)?;
    expect!(std::slice::from_raw_parts(to, 16) == [5; 16]);
    let graph = cuda.cudaStreamEndCapture(stream)?;
    cuda.driver().cuGraphDestroy(graph.cast())?;
    cuda.cudaStreamDestroy(stream)?;
    cuda.cudaFreeArray(array)?;
    cuda.cudaFree(memory)?;
}

/// Copies of rows and slices in stream order return at once, and are made when their stream gets there.
#[scenario]
#[needs(runtime)]
#[shows(
    cudaMemcpy2DAsync,
    cudaMemcpy2DFromArrayAsync,
    cudaMemcpy2DToArrayAsync,
    cudaMemcpy3DAsync
)]
fn rows_and_slices_take_their_turn(cuda: &Runtime) {
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let idle = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let source = cuda.cudaMalloc(64)?;
    let target = cuda.cudaMalloc(64)?;
    let pinned = cuda.cudaMallocHost(64)?.cast::<u8>();
    let first = cuda.byte_array(8, 2)?;
    let written = cuda.byte_array(8, 2)?;
    let mut slices = cudaMemcpy3DParms {
        kind: cudaMemcpyDeviceToDevice,
        ..Default::default()
    };
    slices.srcPtr.ptr = source;
    (slices.srcPtr.pitch, slices.srcPtr.ysize) = (8, 2);
    slices.dstPtr.ptr = target.cast::<u8>().add(32).cast();
    (slices.dstPtr.pitch, slices.dstPtr.ysize) = (8, 2);
    slices.extent = cudaExtent {
        width: 8,
        height: 2,
        depth: 2,
    };
    let across = cudaMemcpyDeviceToDevice;
    let down = cudaMemcpyDeviceToHost;
    let mut seen = [0_u8; 16];
    let to = seen.as_mut_ptr();
    let look = || cuda.cudaMemcpy2DFromArray(to.cast(), 8, written, 0, 0, 8, 2, down);
    // The first time everything is there at once; what is copied then is copied again while the stream is held.
    for round in [1_u8, 2] {
        cuda.cudaMemset(source, round.into(), 64)?;
        cuda.cudaMemcpy2DToArray(first, 0, 0, source, 8, 8, 2, across)?;
        cuda.cudaDeviceSynchronize()?;
        let gate = cuda.hold(stream)?;
        if round == 1 {
            gate.open();
        }
        cuda.cudaMemcpy2DAsync(target, 8, source, 8, 8, 2, across, stream)?;
        cuda.cudaMemcpy2DAsync(pinned.cast(), 8, source, 8, 8, 2, down, stream)?;
        cuda.cudaMemcpy2DFromArrayAsync(pinned.add(16).cast(), 8, first, 0, 0, 8, 2, down, stream)?;
        cuda.cudaMemcpy2DToArrayAsync(written, 0, 0, source, 8, 8, 2, across, stream)?;
        cuda.cudaMemcpy3DAsync(&slices, stream)?;
        if round == 2 {
            cuda.cudaStreamSynchronize(idle)?;
            expect!(std::slice::from_raw_parts(pinned, 32) == [1; 32]);
            expect!(cuda.driver().read(target as u64, 16)? == [1; 16]);
            expect!(cuda.driver().read(target as u64 + 32, 32)? == [1; 32]);
            look()?;
            expect!(std::slice::from_raw_parts(to, 16) == [1; 16]);
            expect!(cuda.cudaStreamQuery(stream) == Err(NotReady));
            gate.open();
        }
        cuda.cudaStreamSynchronize(stream)?;
        expect!(std::slice::from_raw_parts(pinned, 32) == [round; 32]);
        expect!(cuda.driver().read(target as u64, 16)? == [round; 16]);
        expect!(cuda.driver().read(target as u64 + 32, 32)? == [round; 32]);
        look()?;
        expect!(std::slice::from_raw_parts(to, 16) == [round; 16]);
    }
    cuda.cudaFreeArray(written)?;
    cuda.cudaFreeArray(first)?;
    cuda.cudaFreeHost(pinned.cast())?;
    cuda.cudaFree(target)?;
    cuda.cudaFree(source)?;
    cuda.cudaStreamDestroy(idle)?;
    cuda.cudaStreamDestroy(stream)?;
}

/// Fills of device memory that name no stream return before the legacy stream gets to them.
#[scenario]
#[needs(runtime)]
#[shows(cudaMemset, cudaMemset2D, cudaMemset3D)]
fn fills_of_device_memory_are_not_waited_for(cuda: &Runtime) {
    let memory = cuda.cudaMalloc(96)?;
    let seen = cuda.cudaMallocHost(96)?;
    let aside = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let (legacy, down) = (ptr::null_mut(), cudaMemcpyDeviceToHost);
    let mut slices: cudaPitchedPtr = Default::default();
    slices.ptr = memory.cast::<u8>().add(64).cast();
    (slices.pitch, slices.xsize, slices.ysize) = (8, 8, 2);
    let extent = cudaExtent {
        width: 8,
        height: 2,
        depth: 2,
    };
    // The first time everything is there at once.
    for round in [1_u8, 2] {
        let gate = cuda.hold(legacy)?;
        if round == 1 {
            gate.open();
        }
        cuda.cudaMemset(memory, round.into(), 32)?;
        cuda.cudaMemset2D(memory.cast::<u8>().add(32).cast(), 8, round.into(), 8, 4)?;
        cuda.cudaMemset3D(slices, round.into(), extent)?;
        if round == 2 {
            expect!(cuda.cudaStreamQuery(legacy) == Err(NotReady));
            cuda.cudaMemcpyAsync(seen, memory, 96, down, aside)?;
            cuda.cudaStreamSynchronize(aside)?;
            expect!(std::slice::from_raw_parts(seen.cast::<u8>(), 96) == [1; 96]);
            gate.open();
        }
        cuda.cudaStreamSynchronize(legacy)?;
        cuda.cudaMemcpyAsync(seen, memory, 96, down, aside)?;
        cuda.cudaStreamSynchronize(aside)?;
        expect!(std::slice::from_raw_parts(seen.cast::<u8>(), 96) == [round; 96]);
    }
    cuda.cudaStreamDestroy(aside)?;
    cuda.cudaFreeHost(seen)?;
    cuda.cudaFree(memory)?;
}

/// Fills of pinned memory that name no stream return when the memory is filled.
#[scenario]
#[needs(runtime)]
fn fills_of_pinned_memory_are_waited_for(cuda: &Runtime) {
    let memory = cuda.cudaMallocHost(32)?;
    let legacy = ptr::null_mut();
    let mut slices: cudaPitchedPtr = Default::default();
    slices.ptr = memory;
    (slices.pitch, slices.xsize, slices.ysize) = (8, 8, 2);
    let extent = cudaExtent {
        width: 8,
        height: 2,
        depth: 2,
    };
    for number in 1..4_u8 {
        std::ptr::write_bytes(memory.cast::<u8>(), 99, 32);
        let gate = cuda.hold(legacy)?;
        expect!(gate.wait_reached());
        let (filled, seen) = std::thread::scope(|scope| {
            scope.spawn(|| {
                // Time enough for a fill that waits for nothing to return.
                std::thread::sleep(std::time::Duration::from_millis(100));
                gate.open();
            });
            let filled = match number {
                1 => cuda.cudaMemset(memory, 1, 32),
                2 => cuda.cudaMemset2D(memory, 8, 2, 8, 4),
                _ => cuda.cudaMemset3D(slices, 3, extent),
            };
            (filled, std::ptr::read_volatile(memory.cast::<[u8; 32]>()))
        });
        filled?;
        expect!(seen == [number; 32]);
    }
    cuda.cudaFreeHost(memory)?;
}
