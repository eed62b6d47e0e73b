//! Copies from one device to another.

#![on("13.0.96")]

/// Copies memory from one device to another.
#[as_driver(cuMemcpyPeer)]
#[order(unknown)]
fn cudaMemcpyPeer(
    dst: _,
    /// Device that it is on. Nobody asks whether it is there.
    #[is(dstContext)]
    #[accepts(Cpu, Beyond, Negative)]
    #[unseen("an address tells by itself which device it is of")]
    dstDevice: Device,
    src: _,
    /// Device that it is on.
    #[is(srcContext)]
    #[accepts(Cpu, Beyond, Negative)]
    #[unseen("an address tells by itself which device it is of")]
    srcDevice: Device,
    count: _,
) {
    check!(runtime, outside_callback);
    devices_of_copy(dstDevice, srcDevice, count);
}

/// Copies memory from one device to another in stream order.
#[as_driver(cuMemcpyPeerAsync)]
#[order(unknown)]
fn cudaMemcpyPeerAsync(
    dst: _,
    /// Device that it is on.
    #[is(dstContext)]
    #[accepts(Cpu, Beyond, Negative)]
    #[unseen("an address tells by itself which device it is of")]
    dstDevice: Device,
    src: _,
    /// Device that it is on.
    #[is(srcContext)]
    #[accepts(Cpu, Beyond, Negative)]
    #[unseen("an address tells by itself which device it is of")]
    srcDevice: Device,
    count: _,
    stream: _,
) {
    check!(runtime, outside_callback);
    devices_of_copy(dstDevice, srcDevice, count);
}

/// Devices of which something is copied.
#[rules]
fn devices_of_copy(dstDevice: c_int, srcDevice: c_int, count: usize) {
    /// Both devices are there, where there is something to copy.
    #[rule("devices-exist", documented, on("13.0.96"))]
    if count != 0 && (dstDevice.is_absent() || srcDevice.is_absent()) {
        return InvalidDevice;
    }
}

/// From a device to itself memory goes like any other, in stream order too.
#[scenario]
#[needs(nothing)]
#[shows(cudaMemcpyPeer, cudaMemcpyPeerAsync)]
fn a_device_is_its_own_peer(cuda: &Runtime) {
    let memory = cuda.cudaMalloc(256)?;
    let driver = cuda.driver();
    let start = memory as u64;
    let bytes: Vec<u8> = (0..64).chain([99; 192]).collect();
    driver.write(start, &bytes)?;
    cuda.cudaMemcpyPeer((start + 65) as *mut c_void, 0, (start + 3) as *const c_void, 0, 4)?;
    expect!(driver.read(start + 64, 6)? == [99, 3, 4, 5, 6, 99]);
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let gate = cuda.driver().gate();
    cuda.cudaLaunchHostFunc(stream, gate.host_fn(), gate.data())?;
    cuda.cudaMemcpyPeerAsync((start + 129) as *mut c_void, 0, memory, 0, 3, stream)?;
    expect!(driver.read(start + 128, 5)? == [99; 5]);
    gate.open();
    cuda.cudaStreamSynchronize(stream)?;
    expect!(driver.read(start + 128, 5)? == [99, 0, 1, 2, 99]);
    expect!(cuda.cudaMemcpyPeer(memory, 99, memory, 0, 4) == Err(InvalidDevice));
    expect!(cuda.cudaMemcpyPeer(memory, 99, memory, 0, 0) == Ok(()));
    cuda.cudaStreamDestroy(stream)?;
    cuda.cudaFree(memory)?;
}
