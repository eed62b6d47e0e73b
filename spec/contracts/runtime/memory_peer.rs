//! Copies from one device to another.

#![on("13.0.96")]

/// Copies memory from one device to another.
#[as_driver(cuMemcpyPeer)]
#[order(partial)]
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
    pools_of_copy(dst, dstDevice, src, srcDevice, count);
}

/// Copies memory from one device to another in stream order.
#[as_driver(cuMemcpyPeerAsync)]
#[order(partial)]
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
    pools_of_copy(dst, dstDevice, src, srcDevice, count);
}

/// Memory of pools that is copied.
#[rules]
fn pools_of_copy(
    dst: *mut c_void,
    dstDevice: c_int,
    src: *const c_void,
    srcDevice: c_int,
    count: usize,
) {
    /// Memory of a pool is no other device's, unless that was given access to the pool.
    #[rule("pools-of-devices", observed, on("13.0.96"))]
    if count != 0
        && ((dst.is_pooled() && !dstDevice.is_first()) || (src.is_pooled() && !srcDevice.is_first()))
    {
        return InvalidValue;
    }
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

/// A copy of slices from one device to another.
#[fields]
struct cudaMemcpy3DPeerParms {
    /// Array that is read; null for memory.
    #[without(Words)]
    srcArray: Array<Null>,
    /// Elements of a row that are left out where it is read.
    #[field(srcPos.x)]
    srcX: Any,
    /// Rows of a slice that are left out.
    #[field(srcPos.y)]
    srcY: Any,
    /// Slices that are left out.
    #[field(srcPos.z)]
    srcZ: SlicesLeftOut,
    /// Memory that is read where there is no array.
    #[field(srcPtr.ptr)]
    #[when(srcArray.is_null())]
    #[undefined(Freed, Garbage)]
    srcMemory: Reachable,
    /// Bytes from one row of it to the next.
    #[field(srcPtr.pitch)]
    #[when(srcArray.is_null())]
    #[without(Enormous)]
    srcPitch: RowPitch,
    /// Rows from one slice of it to the next.
    #[field(srcPtr.ysize)]
    #[when(srcArray.is_null())]
    srcHeight: SliceHeight,
    /// Device that is read from.
    #[accepts(Cpu, Beyond, Negative)]
    srcDevice: Device,
    /// Array that is written; null for memory.
    #[without(Words)]
    dstArray: Array<Null>,
    /// Elements of a row that are left out where it is written.
    #[field(dstPos.x)]
    dstX: Any,
    /// Rows of a slice that are left out.
    #[field(dstPos.y)]
    dstY: Any,
    /// Slices that are left out.
    #[field(dstPos.z)]
    dstZ: SlicesLeftOut,
    /// Memory that is written where there is no array.
    #[field(dstPtr.ptr)]
    #[when(dstArray.is_null())]
    #[undefined(Freed, Garbage)]
    dstMemory: Reachable,
    /// Bytes from one row of it to the next.
    #[field(dstPtr.pitch)]
    #[when(dstArray.is_null())]
    #[without(Enormous)]
    dstPitch: RowPitch,
    /// Rows from one slice of it to the next.
    #[field(dstPtr.ysize)]
    #[when(dstArray.is_null())]
    dstHeight: SliceHeight,
    /// Device that is written to.
    #[accepts(Cpu, Beyond, Negative)]
    dstDevice: Device,
    /// Elements of a row; bytes where there is no array.
    #[field(extent.width)]
    width: RowWidth,
    /// Rows of a slice.
    #[field(extent.height)]
    height: Length<8>,
    /// How many slices.
    #[field(extent.depth)]
    depth: SliceCount,
}

/// What a copy of slices between devices has to be like.
#[rules]
fn slices_between_devices(p: cudaMemcpy3DPeerParms) {
    /// Both devices are there, even if there is nothing to copy.
    #[rule("devices-exist", documented, on("13.0.96"))]
    if p.dstDevice.is_absent() || p.srcDevice.is_absent() {
        return InvalidDevice;
    }

    if p.width != 0 && p.height != 0 && p.depth != 0 {
        check!(p.srcArray, p.srcMemory, p.dstArray, p.dstMemory);
    }

    rows_and_slices_lie_apart(p);

    /// Where there is nothing to copy nothing else is looked at.
    #[rule("nothing-to-copy", observed, on("13.0.96"))]
    if p.width == 0 || p.height == 0 || p.depth == 0 {
        return Success;
    }
}

/// Copies slices of rows from one device to another.
#[needs(runtime)]
#[class(context_state)]
#[order(partial)]
fn cudaMemcpy3DPeer(
    /// What to copy, and where to.
    p: In<cudaMemcpy3DPeerParms>,
) {
    check!(runtime, outside_callback, p);
    slices_between_devices(p);
    default_is_uncaptured();
    slices_have_room(p);
}

/// Copies slices of rows from one device to another in stream order.
#[needs(runtime)]
#[class(context_state)]
#[order(partial)]
#[stream_ordered(stream)]
fn cudaMemcpy3DPeerAsync(
    /// What to copy, and where to.
    p: In<cudaMemcpy3DPeerParms>,
    /// Stream whose order the copy joins; no capture takes such a copy.
    #[refuses(CaptureInvalidated = StreamCaptureUnsupported)]
    stream: Stream<Null, Legacy, PerThread>,
) {
    check!(runtime, outside_callback, p);
    slices_between_devices(p);
    legacy_is_uncaptured(stream);
    slices_have_room(p);
}

/// Slices go from memory through an array and back, in stream order too, and their neighbours stay.
#[scenario]
#[needs(runtime)]
#[shows(cudaMemcpy3DPeer, cudaMemcpy3DPeerAsync)]
fn slices_go_from_a_device_to_itself(cuda: &Runtime) {
    let memory = cuda.cudaMalloc(256)?;
    let start = memory as u64;
    let bytes: Vec<u8> = (0..64).chain([99; 192]).collect();
    cuda.driver().write(start, &bytes)?;
    let pairs = cuda.cudaCreateChannelDesc(16, 0, 0, 0, cudaChannelFormatKindUnsigned)?;
    let array = cuda.cudaMallocArray(&pairs, 4, 3, 0)?;
    let mut filling: cudaMemcpy3DPeerParms = Default::default();
    filling.srcPtr.ptr = memory;
    filling.srcPtr.pitch = 8;
    filling.srcPtr.ysize = 3;
    filling.dstArray = array;
    filling.extent = cudaExtent {
        width: 4,
        height: 3,
        depth: 1,
    };
    cuda.cudaMemcpy3DPeer(&filling)?;
    // Two elements of two rows come back, which begin with the second of the second row.
    let mut fetching: cudaMemcpy3DPeerParms = Default::default();
    fetching.srcArray = array;
    fetching.srcPos.x = 1;
    fetching.srcPos.y = 1;
    fetching.dstPtr.ptr = (start + 128) as *mut c_void;
    fetching.dstPtr.pitch = 6;
    fetching.dstPtr.ysize = 2;
    fetching.extent = cudaExtent {
        width: 2,
        height: 2,
        depth: 1,
    };
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    // The first read of a context may wait for copies that are held back.
    expect!(cuda.driver().read(start + 128, 12)? == [99; 12]);
    let gate = cuda.hold(stream)?;
    cuda.cudaMemcpy3DPeerAsync(&fetching, stream)?;
    expect!(cuda.driver().read(start + 128, 12)? == [99; 12]);
    gate.open();
    cuda.cudaStreamSynchronize(stream)?;
    expect!(cuda.driver().read(start + 128, 12)? == [10, 11, 12, 13, 99, 99, 18, 19, 20, 21, 99, 99]);
    cuda.cudaStreamDestroy(stream)?;
    cuda.cudaFreeArray(array)?;
    cuda.cudaFree(memory)?;
}

/// From a device to itself memory goes like any other, in stream order too.
#[scenario]
#[needs(runtime)]
#[shows(cudaMemcpyPeer, cudaMemcpyPeerAsync)]
fn a_device_is_its_own_peer(cuda: &Runtime) {
    let memory = cuda.cudaMalloc(256)?;
    let start = memory as u64;
    let bytes: Vec<u8> = (0..64).chain([99; 192]).collect();
    cuda.driver().write(start, &bytes)?;
    cuda.cudaMemcpyPeer((start + 65) as *mut c_void, 0, (start + 3) as *const c_void, 0, 4)?;
    expect!(cuda.driver().read(start + 64, 6)? == [99, 3, 4, 5, 6, 99]);
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let gate = cuda.hold(stream)?;
    cuda.cudaMemcpyPeerAsync((start + 129) as *mut c_void, 0, memory, 0, 3, stream)?;
    expect!(cuda.driver().read(start + 128, 5)? == [99; 5]);
    gate.open();
    cuda.cudaStreamSynchronize(stream)?;
    expect!(cuda.driver().read(start + 128, 5)? == [99, 0, 1, 2, 99]);
    expect!(cuda.cudaMemcpyPeer(memory, 99, memory, 0, 4) == Err(InvalidDevice));
    expect!(cuda.cudaMemcpyPeer(memory, 99, memory, 0, 0) == Ok(()));
    cuda.cudaStreamDestroy(stream)?;
    cuda.cudaFree(memory)?;
}
