//! What copies between devices wait for, and what waits for them, where both are the same device.

#![on("13.0.96")]

/// A copy to a peer that names no stream returns at once, is made when all is done that blocking streams had to do before,
/// and they see it in what they have to do later.
#[scenario]
#[needs(runtime)]
#[shows(cudaMemcpy3DPeer, cudaMemcpyPeer)]
fn copies_to_a_peer_join_the_order_of_the_device(cuda: &Runtime) {
    let before = cuda.cudaStreamCreate()?;
    let after = cuda.cudaStreamCreate()?;
    let aside = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let source = cuda.cudaMalloc(16)?;
    let target = cuda.cudaMalloc(64)?;
    let last = target.cast::<u8>().add(32).cast();
    let seen = cuda.cudaMallocHost(64)?.cast::<u8>();
    let mut slices: cudaMemcpy3DPeerParms = Default::default();
    slices.srcPtr.ptr = source;
    (slices.srcPtr.pitch, slices.srcPtr.ysize) = (8, 2);
    slices.dstPtr.ptr = target.cast::<u8>().add(16).cast();
    (slices.dstPtr.pitch, slices.dstPtr.ysize) = (8, 2);
    slices.extent = cudaExtent {
        width: 8,
        height: 2,
        depth: 1,
    };
    let (across, down) = (cudaMemcpyDeviceToDevice, cudaMemcpyDeviceToHost);
    // The first time nothing is held back.
    for round in [1_u8, 2] {
        let gate = cuda.hold(before)?;
        if round == 1 {
            gate.open();
        }
        cuda.cudaMemsetAsync(source, round.into(), 16, before)?;
        cuda.cudaMemcpyPeer(target, 0, source, 0, 16)?;
        cuda.cudaMemcpy3DPeer(&slices)?;
        cuda.cudaMemcpyAsync(last, target, 32, across, after)?;
        if round == 2 {
            expect!(cuda.cudaStreamQuery(before) == Err(NotReady));
            expect!(cuda.cudaStreamQuery(after) == Err(NotReady));
            cuda.cudaMemcpyAsync(seen.cast(), target, 64, down, aside)?;
            cuda.cudaStreamSynchronize(aside)?;
            expect!(std::slice::from_raw_parts(seen, 64) == [1; 64]);
            gate.open();
        }
        cuda.cudaDeviceSynchronize()?;
        cuda.cudaMemcpyAsync(seen.cast(), target, 64, down, aside)?;
        cuda.cudaStreamSynchronize(aside)?;
        expect!(std::slice::from_raw_parts(seen, 64) == [round; 64]);
    }
    cuda.cudaFreeHost(seen.cast())?;
    cuda.cudaFree(target)?;
    cuda.cudaFree(source)?;
    cuda.cudaStreamDestroy(aside)?;
    cuda.cudaStreamDestroy(after)?;
    cuda.cudaStreamDestroy(before)?;
}

/// A copy of slices to a peer that names no stream is done when the call returns where one side is memory of the host.
#[scenario]
#[needs(runtime)]
fn slices_of_the_host_are_waited_for(cuda: &Runtime) {
    let before = cuda.cudaStreamCreate()?;
    let memory = cuda.cudaMalloc(16)?;
    let pinned = cuda.cudaMallocHost(16)?;
    let host = pinned.cast::<[u8; 16]>();
    let mut slices: cudaMemcpy3DPeerParms = Default::default();
    (slices.srcPtr.pitch, slices.srcPtr.ysize) = (8, 2);
    (slices.dstPtr.pitch, slices.dstPtr.ysize) = (8, 2);
    slices.extent = cudaExtent {
        width: 8,
        height: 2,
        depth: 1,
    };
    for is_source in [false, true] {
        cuda.driver().write(memory as u64, &[1; 16])?;
        host.write_volatile([2; 16]);
        (slices.srcPtr.ptr, slices.dstPtr.ptr) = match is_source {
            true => (pinned, memory),
            false => (memory, pinned),
        };
        let gate = cuda.hold(before)?;
        expect!(gate.wait_reached());
        let (copied, seen) = std::thread::scope(|scope| {
            scope.spawn(|| {
                // Time enough for a copy that waits for nothing to return.
                std::thread::sleep(std::time::Duration::from_millis(100));
                gate.open();
            });
            let copied = cuda.cudaMemcpy3DPeer(&slices);
            let seen = host.read_volatile();
            host.write_volatile([3; 16]);
            (copied, seen)
        });
        copied?;
        let expected = if is_source { 2 } else { 1 };
        expect!(seen == [expected; 16]);
        cuda.cudaDeviceSynchronize()?;
        expect!(cuda.driver().read(memory as u64, 16)? == [expected; 16]);
        expect!(host.read_volatile() == [3; 16]);
    }
    cuda.cudaFreeHost(pinned)?;
    cuda.cudaFree(memory)?;
    cuda.cudaStreamDestroy(before)?;
}

/// From a device to itself a copy to a peer that names no stream does not wait for streams that do not block.
#[scenario]
#[needs(runtime)]
fn copies_to_a_peer_pass_streams_that_do_not_block(cuda: &Runtime) {
    let busy = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let memory = cuda.cudaMalloc(48)?.cast::<u8>();
    let start = memory as u64;
    let mut slices: cudaMemcpy3DPeerParms = Default::default();
    slices.srcPtr.ptr = memory.cast();
    (slices.srcPtr.pitch, slices.srcPtr.ysize) = (8, 2);
    slices.dstPtr.ptr = memory.add(32).cast();
    (slices.dstPtr.pitch, slices.dstPtr.ysize) = (8, 2);
    slices.extent = cudaExtent {
        width: 8,
        height: 2,
        depth: 1,
    };
    // The first time nothing is held back.
    for round in [1_u8, 2] {
        cuda.driver().write(start, &[[round; 16], [99; 16], [99; 16]].concat())?;
        let gate = cuda.hold(busy)?;
        if round == 1 {
            gate.open();
        }
        cuda.cudaMemcpyPeer(memory.add(16).cast(), 0, memory.cast(), 0, 16)?;
        cuda.cudaMemcpy3DPeer(&slices)?;
        expect!(cuda.driver().read(start, 48)? == [round; 48]);
        if round == 2 {
            expect!(cuda.cudaStreamQuery(busy) == Err(NotReady));
        }
        gate.open();
        cuda.cudaStreamSynchronize(busy)?;
    }
    cuda.cudaFree(memory.cast())?;
    cuda.cudaStreamDestroy(busy)?;
}
