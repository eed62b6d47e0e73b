//! Copies from one of two devices to the other.

#![on("13.0.96")]

/// Bytes and slices go from each of two devices to the other, in stream order too, whether the devices reach one another's
/// memory or not.
#[scenario]
#[needs(nothing)]
#[gate(machine.devices() >= 2)]
#[shows(cudaMemcpy3DPeer, cudaMemcpy3DPeerAsync, cudaMemcpyPeer, cudaMemcpyPeerAsync)]
fn bytes_go_to_the_other_device(cuda: &Runtime) {
    cuda.cudaSetDevice(1)?;
    let theirs = cuda.cudaMalloc(64)?;
    cuda.cudaSetDevice(0)?;
    let ours = cuda.cudaMalloc(64)?;
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let can_access = cuda.cudaDeviceCanAccessPeer(0, 1)? != 0 && cuda.cudaDeviceCanAccessPeer(1, 0)? != 0;
    let mut value = 0_u8;
    for has_access in [false, true] {
        cuda.cudaSetDevice(0)?;
        if has_access {
            if !can_access {
                continue;
            }
            cuda.cudaDeviceEnablePeerAccess(1, 0)?;
            cuda.cudaSetDevice(1)?;
            cuda.cudaDeviceEnablePeerAccess(0, 0)?;
            cuda.cudaSetDevice(0)?;
        }
        for (source, from, target, to) in [(ours, 0, theirs, 1), (theirs, 1, ours, 0)] {
            let mut slices = cudaMemcpy3DPeerParms {
                srcDevice: from,
                dstDevice: to,
                ..Default::default()
            };
            slices.srcPtr.ptr = source.cast::<u8>().add(1).cast();
            (slices.srcPtr.pitch, slices.srcPtr.ysize) = (16, 2);
            slices.dstPtr.ptr = target.cast::<u8>().add(4).cast();
            (slices.dstPtr.pitch, slices.dstPtr.ysize) = (16, 2);
            slices.extent = cudaExtent {
                width: 8,
                height: 1,
                depth: 2,
            };
            for function in 0..4 {
                value += 2;
                cuda.cudaSetDevice(from)?;
                cuda.driver().write(source as u64, &[value; 64])?;
                cuda.cudaSetDevice(to)?;
                cuda.driver().write(target as u64, &[value + 1; 64])?;
                cuda.cudaSetDevice(0)?;
                let (start, first) = (slices.dstPtr.ptr, slices.srcPtr.ptr);
                match function {
                    0 => cuda.cudaMemcpyPeer(start, to, first, from, 8)?,
                    1 => cuda.cudaMemcpyPeerAsync(start, to, first, from, 8, stream)?,
                    2 => cuda.cudaMemcpy3DPeer(&slices)?,
                    _ => cuda.cudaMemcpy3DPeerAsync(&slices, stream)?,
                }
                cuda.cudaDeviceSynchronize()?;
                cuda.cudaSetDevice(to)?;
                cuda.cudaDeviceSynchronize()?;
                let mut expected = [value + 1; 64];
                expected[4..12].fill(value);
                if function >= 2 {
                    // The next slice begins two rows farther.
                    expected[36..44].fill(value);
                }
                expect!(cuda.driver().read(target as u64, 64)? == expected);
                cuda.cudaSetDevice(from)?;
                expect!(cuda.driver().read(source as u64, 64)? == [value; 64]);
            }
        }
    }
    cuda.cudaSetDevice(1)?;
    cuda.cudaFree(theirs)?;
    if can_access {
        cuda.cudaDeviceDisablePeerAccess(0)?;
    }
    cuda.cudaSetDevice(0)?;
    if can_access {
        cuda.cudaDeviceDisablePeerAccess(1)?;
    }
    cuda.cudaFree(ours)?;
    cuda.cudaStreamDestroy(stream)?;
}

/// A copy to another device in stream order returns at once, and is made when its stream gets there.
#[scenario]
#[needs(nothing)]
#[gate(machine.devices() >= 2)]
fn copies_to_the_other_device_take_their_turn(cuda: &Runtime) {
    cuda.cudaSetDevice(1)?;
    let theirs = cuda.cudaMalloc(32)?;
    cuda.cudaSetDevice(0)?;
    let ours = cuda.cudaMalloc(16)?;
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let mut slices = cudaMemcpy3DPeerParms {
        srcDevice: 0,
        dstDevice: 1,
        ..Default::default()
    };
    slices.srcPtr.ptr = ours;
    (slices.srcPtr.pitch, slices.srcPtr.ysize) = (8, 2);
    slices.dstPtr.ptr = theirs.cast::<u8>().add(16).cast();
    (slices.dstPtr.pitch, slices.dstPtr.ysize) = (8, 2);
    slices.extent = cudaExtent {
        width: 8,
        height: 2,
        depth: 1,
    };
    // The first time nothing is held back.
    for round in [1_u8, 2] {
        cuda.driver().write(ours as u64, &[round; 16])?;
        let gate = cuda.hold(stream)?;
        if round == 1 {
            gate.open();
        }
        cuda.cudaMemcpyPeerAsync(theirs, 1, ours, 0, 16, stream)?;
        cuda.cudaMemcpy3DPeerAsync(&slices, stream)?;
        if round == 2 {
            cuda.cudaSetDevice(1)?;
            expect!(cuda.driver().read(theirs as u64, 32)? == [1; 32]);
            cuda.cudaSetDevice(0)?;
            expect!(cuda.cudaStreamQuery(stream) == Err(NotReady));
            gate.open();
        }
        cuda.cudaStreamSynchronize(stream)?;
        cuda.cudaSetDevice(1)?;
        expect!(cuda.driver().read(theirs as u64, 32)? == [round; 32]);
        cuda.cudaSetDevice(0)?;
    }
    cuda.cudaSetDevice(1)?;
    cuda.cudaFree(theirs)?;
    cuda.cudaSetDevice(0)?;
    cuda.cudaFree(ours)?;
    cuda.cudaStreamDestroy(stream)?;
}

/// A copy to another device in the order of a stream that does not block is made whatever else either device has to do.
#[scenario]
#[needs(nothing)]
#[gate(machine.devices() >= 2)]
fn copies_in_order_wait_for_no_other_work(cuda: &Runtime) {
    let legacy = ptr::null_mut();
    cuda.cudaSetDevice(1)?;
    let theirs = cuda.cudaMalloc(64)?;
    cuda.cudaMemset(theirs, 99, 64)?;
    cuda.cudaDeviceSynchronize()?;
    let held = cuda.cudaEventCreateWithFlags(cudaEventDisableTiming)?;
    let aside = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    cuda.cudaSetDevice(0)?;
    let ours = cuda.cudaMalloc(64)?;
    let seen = cuda.cudaMallocHost(128)?.cast::<u8>();
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let slices = |from: *mut c_void, source, to: *mut c_void, target| {
        let mut slices = cudaMemcpy3DPeerParms {
            srcDevice: source,
            dstDevice: target,
            ..Default::default()
        };
        slices.srcPtr.ptr = from.cast::<u8>().add(16).cast();
        (slices.srcPtr.pitch, slices.srcPtr.ysize) = (8, 2);
        slices.dstPtr.ptr = to.cast::<u8>().add(48).cast();
        (slices.dstPtr.pitch, slices.dstPtr.ysize) = (8, 2);
        slices.extent = cudaExtent {
            width: 8,
            height: 2,
            depth: 1,
        };
        slices
    };
    // The first time nothing is held back.
    for round in [1_u8, 3] {
        cuda.cudaMemset(ours, round.into(), 32)?;
        cuda.cudaDeviceSynchronize()?;
        cuda.cudaSetDevice(1)?;
        cuda.cudaMemset(theirs, i32::from(round) + 1, 32)?;
        cuda.cudaDeviceSynchronize()?;
        let gate = cuda.driver().gate();
        if round == 1 {
            gate.open();
        }
        // The other device's legacy stream stands at the gate, and this one's waits for it.
        cuda.cudaLaunchHostFunc(legacy, gate.host_fn(), gate.data())?;
        cuda.cudaEventRecord(held, legacy)?;
        cuda.cudaSetDevice(0)?;
        cuda.cudaStreamWaitEvent(legacy, held, 0)?;
        let (ours_behind, theirs_behind) =
            (ours.cast::<u8>().add(32).cast(), theirs.cast::<u8>().add(32).cast());
        cuda.cudaMemcpyPeerAsync(theirs_behind, 1, ours, 0, 16, stream)?;
        cuda.cudaMemcpyPeerAsync(ours_behind, 0, theirs, 1, 16, stream)?;
        cuda.cudaMemcpy3DPeerAsync(&slices(ours, 0, theirs, 1), stream)?;
        cuda.cudaMemcpy3DPeerAsync(&slices(theirs, 1, ours, 0), stream)?;
        cuda.cudaStreamSynchronize(stream)?;
        cuda.cudaMemcpyAsync(seen.cast(), ours, 64, cudaMemcpyDeviceToHost, stream)?;
        cuda.cudaStreamSynchronize(stream)?;
        let down = cudaMemcpyDeviceToHost;
        cuda.cudaSetDevice(1)?;
        cuda.cudaMemcpyAsync(seen.add(64).cast(), theirs, 64, down, aside)?;
        cuda.cudaStreamSynchronize(aside)?;
        if round == 3 {
            expect!(cuda.cudaStreamQuery(legacy) == Err(NotReady));
            expect!(cuda.cudaEventQuery(held) == Err(NotReady));
        }
        let expected = [[round; 32], [round + 1; 32], [round + 1; 32], [round; 32]].concat();
        expect!(std::slice::from_raw_parts(seen, 128) == expected);
        gate.open();
        cuda.cudaDeviceSynchronize()?;
        cuda.cudaSetDevice(0)?;
        cuda.cudaDeviceSynchronize()?;
    }
    cuda.cudaFreeHost(seen.cast())?;
    cuda.cudaFree(ours)?;
    cuda.cudaStreamDestroy(stream)?;
    cuda.cudaSetDevice(1)?;
    cuda.cudaEventDestroy(held)?;
    cuda.cudaStreamDestroy(aside)?;
    cuda.cudaFree(theirs)?;
    cuda.cudaSetDevice(0)?;
}

/// A copy to another device that names no stream comes after what blocking streams of both devices had to do before, and
/// before what they are given later.
#[scenario]
#[needs(nothing)]
#[gate(machine.devices() >= 2)]
fn copies_between_devices_join_the_order_of_both(cuda: &Runtime) {
    cuda.cudaSetDevice(1)?;
    let theirs = cuda.cudaMalloc(64)?;
    let their_last = cuda.cudaMalloc(32)?;
    let their_before = cuda.cudaStreamCreate()?;
    let their_after = cuda.cudaStreamCreate()?;
    cuda.cudaSetDevice(0)?;
    let ours = cuda.cudaMalloc(64)?;
    let our_last = cuda.cudaMalloc(32)?;
    let our_before = cuda.cudaStreamCreate()?;
    let our_after = cuda.cudaStreamCreate()?;
    let behind = |start: *mut c_void, offset| start.cast::<u8>().add(offset).cast::<c_void>();
    let slices = |source, from, target, to| {
        let mut slices = cudaMemcpy3DPeerParms {
            srcDevice: from,
            dstDevice: to,
            ..Default::default()
        };
        slices.srcPtr.ptr = behind(source, 16);
        (slices.srcPtr.pitch, slices.srcPtr.ysize) = (8, 2);
        slices.dstPtr.ptr = behind(target, 48);
        (slices.dstPtr.pitch, slices.dstPtr.ysize) = (8, 2);
        slices.extent = cudaExtent {
            width: 8,
            height: 2,
            depth: 1,
        };
        slices
    };
    let across = cudaMemcpyDeviceToDevice;
    // The devices take turns at being held back; the first time neither is.
    for (round, held) in [(1_u8, None), (3, Some(0)), (5, Some(1))] {
        let gate = cuda.driver().gate();
        let streams = [our_before, their_before];
        if let Some(device) = held {
            cuda.cudaSetDevice(device)?;
            let stream = streams[device as usize];
            cuda.cudaLaunchHostFunc(stream, gate.host_fn(), gate.data())?;
        }
        cuda.cudaSetDevice(1)?;
        cuda.cudaMemsetAsync(theirs, i32::from(round) + 1, 32, their_before)?;
        cuda.cudaSetDevice(0)?;
        cuda.cudaMemsetAsync(ours, round.into(), 32, our_before)?;
        cuda.cudaMemcpyPeer(behind(theirs, 32), 1, ours, 0, 16)?;
        cuda.cudaMemcpyPeer(behind(ours, 32), 0, theirs, 1, 16)?;
        cuda.cudaMemcpy3DPeer(&slices(ours, 0, theirs, 1))?;
        cuda.cudaMemcpy3DPeer(&slices(theirs, 1, ours, 0))?;
        cuda.cudaMemcpyAsync(our_last, behind(ours, 32), 32, across, our_after)?;
        cuda.cudaMemsetAsync(ours, 99, 32, our_after)?;
        cuda.cudaSetDevice(1)?;
        cuda.cudaMemcpyAsync(their_last, behind(theirs, 32), 32, across, their_after)?;
        cuda.cudaMemsetAsync(theirs, 99, 32, their_after)?;
        if let Some(device) = held {
            expect!(cuda.cudaStreamQuery(streams[device as usize]) == Err(NotReady));
            expect!(cuda.cudaStreamQuery(our_after) == Err(NotReady));
            expect!(cuda.cudaStreamQuery(their_after) == Err(NotReady));
        }
        gate.open();
        cuda.cudaDeviceSynchronize()?;
        expect!(cuda.driver().read(their_last as u64, 32)? == [round; 32]);
        cuda.cudaSetDevice(0)?;
        cuda.cudaDeviceSynchronize()?;
        expect!(cuda.driver().read(our_last as u64, 32)? == [round + 1; 32]);
    }
    for memory in [our_last, ours] {
        cuda.cudaFree(memory)?;
    }
    for stream in [our_after, our_before] {
        cuda.cudaStreamDestroy(stream)?;
    }
    cuda.cudaSetDevice(1)?;
    for memory in [their_last, theirs] {
        cuda.cudaFree(memory)?;
    }
    for stream in [their_after, their_before] {
        cuda.cudaStreamDestroy(stream)?;
    }
    cuda.cudaSetDevice(0)?;
}
