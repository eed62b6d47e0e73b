//! Memory of the device and of the host: taking it, giving it back, filling and copying it.

#![on("13.0.96")]

/// Allocates memory of the current device.
#[as_driver(cuMemAlloc_v2)]
#[needs(devices, runtime, free_memory)]
#[class(context_object)]
#[order(observed)]
#[except("aligned")]
#[unreachable(ExternalDevice, "only where something that is no CUDA device, and that work waits for, has failed")]
fn cudaMalloc(
    devPtr: _,
    /// Bytes to allocate; none is no error.
    #[accepts(Zero, Huge)]
    size: _,
) {
    check!(devices, devPtr, runtime, outside_callback);
    if size != 0 {
        check!(no_capture);
    }

    /// More bytes than any device has are not allocated.
    #[rule("room", documented, on("13.0.96"))]
    if size > 0x100_0000_0000 {
        return MemoryAllocation;
    }

    /// The address suits any kind of variable.
    #[ensure("aligned", documented, on("13.0.96"))]
    if size != 0 {
        assert!(devPtr.value() != 0 && devPtr.value() % 16 == 0);
    }

    /// No bytes have no address.
    #[ensure("nothing-for-nothing", observed, on("13.0.96"))]
    if size == 0 {
        assert!(devPtr.value() == 0);
    }
}

#[as_driver(cuMemAllocManaged)]
#[order(observed)]
#[except("aligned")]
fn cudaMallocManaged(
    devPtr: _,
    /// Bytes to allocate; none is no error.
    #[accepts(Zero)]
    size: _,
    /// Who may touch it at first; without bytes it is not looked at.
    #[accepts(CU_MEM_ATTACH_SINGLE, Unset, Unknown)]
    flags: _,
) {
    check!(runtime, devPtr, outside_callback);

    /// Bytes are allocated for all streams or for the host.
    #[rule("known-flags", documented, on("13.0.96"))]
    if size != 0 && flags != 1 && flags != 2 {
        return InvalidValue;
    }

    if size != 0 {
        check!(no_capture);
    }
    /// The address suits any kind of variable.
    #[ensure("aligned", documented, on("13.0.96"))]
    if size != 0 {
        assert!(devPtr.value() != 0 && devPtr.value() % 16 == 0);
    }

    /// No bytes have no address.
    #[ensure("nothing-for-nothing", observed, on("13.0.96"))]
    if size == 0 {
        assert!(devPtr.value() == 0);
    }
}

#[as_driver(cuMemAllocPitch_v2, ElementSizeBytes = 4)]
#[needs(devices, runtime, free_memory)]
#[class(context_object)]
#[order(observed)]
#[except("countable", "room", "pitch-holds-a-row", "pitch-suits-textures")]
fn cudaMallocPitch(
    devPtr: _,
    pitch: _,
    /// Bytes of a row; none is no error.
    #[accepts(Zero)]
    width: _,
    /// Rows; none is no error.
    #[accepts(Zero)]
    height: _,
) {
    check!(devices, pitch, devPtr, runtime, outside_callback);
    if width != 0 && height != 0 {
        check!(no_capture);
    }

    /// The bytes of all rows, a row being a multiple of 512, are a multiple of 2^64.
    #[rule("countable", observed, on("13.0.96"))]
    if width != 0
        && height != 0
        && (width + 511) / 512 * 512 % 0x1_0000_0000_0000_0000 * height % 0x1_0000_0000_0000_0000 == 0
    {
        return InvalidValue;
    }

    /// The bytes of all rows, modulo 2^64, are more than any device has.
    #[rule("room", documented, on("13.0.96"))]
    if width != 0
        && height != 0
        && (width + 511) / 512 * 512 % 0x1_0000_0000_0000_0000 * height % 0x1_0000_0000_0000_0000 > 0x100_0000_0000
    {
        return MemoryAllocation;
    }

    /// Rows lie at least their own width apart, and no farther than copies of rows can do.
    #[ensure("pitch-holds-a-row", documented, on("13.0.96"))]
    if width != 0 && height != 0 {
        assert!(pitch.value() >= width && pitch.value() <= device.max_pitch());
    }

    /// Every row can be bound to a texture.
    #[ensure("pitch-suits-textures", documented, on("13.0.96"))]
    if width != 0 && height != 0 {
        assert!(pitch.value() % device.texture_pitch_alignment() == 0);
    }

    /// Nothing has no address.
    #[ensure("nothing-for-nothing", observed, on("13.0.96"))]
    if width == 0 || height == 0 {
        assert!(devPtr.value() == 0);
    }
}

#[as_driver(cuMemFree_v2)]
fn cudaFree(devPtr: _) {}

#[as_driver(cuMemAllocHost_v2)]
#[unreachable(ExternalDevice, "only where something that is no CUDA device, and that work waits for, has failed")]
fn cudaMallocHost(ptr: _, size: _) {}

#[as_driver(cuMemHostAlloc)]
#[unreachable(ExternalDevice, "only where something that is no CUDA device, and that work waits for, has failed")]
fn cudaHostAlloc(
    pHost: _,
    /// Bytes to allocate; none is no error.
    #[accepts(Huge)]
    size: _,
    /// Whether all contexts have it, whether it has a device address, whether writes are combined; without bytes it is
    /// not looked at.
    #[accepts(UnknownBit)]
    flags: _,
) {
    check!(runtime, outside_callback);
    if size != 0 {
        check!(no_capture);
    }

    check!(pHost);

    /// Bytes are allocated with known flags.
    #[rule("known-flags", documented, on("13.0.96"))]
    if size != 0 && flags & 0xffff_fff8 != 0 {
        return InvalidValue;
    }

    /// More bytes than any host has are not allocated.
    #[rule("room", documented, on("13.0.96"))]
    if size > 0x100_0000_0000 {
        return MemoryAllocation;
    }
}

#[as_driver(cuMemFreeHost)]
fn cudaFreeHost(ptr: _) {}

#[as_driver(cuMemHostGetDevicePointer_v2)]
#[order(unknown)]
#[unobserved(runtime)]
#[unreachable(
    MemoryAllocation,
    "memory of the host has its address for the device from the beginning"
)]
fn cudaHostGetDevicePointer(pDevice: _, pHost: _, flags: _) {}

#[as_driver(cuMemHostGetFlags)]
#[order(observed, except(outside_callback, usable_context, own_process))]
fn cudaHostGetFlags(pFlags: _, pHost: _) {}

#[as_driver(cuMemHostRegister_v2)]
#[unreachable(ExternalDevice, "only where something that is no CUDA device, and that work waits for, has failed")]
fn cudaHostRegister(ptr: _, size: _, flags: _) {}

#[as_driver(cuMemHostUnregister)]
fn cudaHostUnregister(ptr: _) {}

#[as_driver(cuMemGetInfo_v2)]
fn cudaMemGetInfo(free: _, total: _) {}

#[as_driver(cuMemsetD8_v2)]
fn cudaMemset(devPtr: _, value: _, count: _) {}

#[as_driver(cuMemsetD8Async)]
#[class(context_state)]
#[order(observed)]
#[except("nothing-to-fill")]
#[unobserved(runtime)]
fn cudaMemsetAsync(devPtr: _, value: _, count: _, stream: _) {
    check!(runtime, outside_callback);

    /// Where there is nothing to fill nothing else is looked at.
    #[rule("nothing-to-fill", observed, on("13.0.96"))]
    if count == 0 {
        return Success;
    }

    check!(stream);
}

#[as_driver(cuMemsetD2D8_v2)]
#[except("nothing-to-fill")]
fn cudaMemset2D(devPtr: _, pitch: _, value: _, width: _, height: _) {
    check!(runtime, outside_callback);

    /// Where there is nothing to fill nothing else is looked at.
    #[rule("nothing-to-fill", observed, on("13.0.96"))]
    if width == 0 || height == 0 {
        return Success;
    }
}

#[as_driver(cuMemsetD2D8Async)]
#[class(context_state)]
#[order(observed)]
#[except("nothing-to-fill")]
#[unobserved(runtime)]
fn cudaMemset2DAsync(devPtr: _, pitch: _, value: _, width: _, height: _, stream: _) {
    check!(runtime, outside_callback);

    /// Where there is nothing to fill nothing else is looked at.
    #[rule("nothing-to-fill", observed, on("13.0.96"))]
    if width == 0 || height == 0 {
        return Success;
    }

    check!(stream);
}

/// The direction of a copy. Only memory that the driver does not know is refused as memory of the device.
#[rules]
fn direction_fits(dst: Address, src: Address, kind: cudaMemcpyKind) {
    /// A copy to the device writes memory that the driver knows.
    #[rule("direction-of-target", observed, on("13.0.96"))]
    if matches!(kind, cudaMemcpyHostToDevice | cudaMemcpyDeviceToDevice) && dst.is_pageable() {
        return InvalidValue;
    }

    /// A copy from the device reads memory that the driver knows.
    #[rule("direction-of-source", observed, on("13.0.96"))]
    if matches!(kind, cudaMemcpyDeviceToHost | cudaMemcpyDeviceToDevice) && src.is_pageable() {
        return InvalidValue;
    }

    /// Without unified addressing an address does not show whether it is of the device.
    #[rule("direction-of-addresses", assumed)]
    if !device.unified_addressing()
        && (matches!(kind, cudaMemcpyHostToHost | cudaMemcpyDeviceToHost)
            && (dst.is_device() || dst.is_pooled())
            || matches!(kind, cudaMemcpyHostToHost | cudaMemcpyHostToDevice)
                && (src.is_device() || src.is_pooled()))
    {
        return UNDEFINED;
    }
}

/// Copies of no byte.
#[rules]
fn some_bytes(count: usize) {
    /// Where there is nothing to copy nothing else is looked at.
    #[rule("nothing-to-copy", observed, on("13.0.96"))]
    if count == 0 {
        return Success;
    }
}

/// Copies memory and waits for it.
#[as_driver(cuMemcpy)]
#[order(observed)]
#[except("nothing-to-copy")]
#[unobserved(runtime)]
fn cudaMemcpy(
    dst: _,
    src: _,
    count: _,
    /// Which way it goes; by default the addresses tell.
    #[refuses(Unset = InvalidMemcpyDirection, Unknown = InvalidMemcpyDirection)]
    kind: OneOf<cudaMemcpyKind>,
) {
    check!(runtime, outside_callback);
    some_bytes(count);
    check!(kind);
    direction_fits(dst, src, kind);
}

/// Copies memory in stream order.
#[as_driver(cuMemcpyAsync)]
#[order(observed)]
#[except("nothing-to-copy")]
#[unobserved(runtime)]
fn cudaMemcpyAsync(
    dst: _,
    src: _,
    count: _,
    /// Which way it goes; by default the addresses tell.
    #[refuses(Unset = InvalidMemcpyDirection, Unknown = InvalidMemcpyDirection)]
    kind: OneOf<cudaMemcpyKind>,
    stream: _,
) {
    check!(runtime, outside_callback);
    some_bytes(count);
    check!(kind, stream);
    direction_fits(dst, src, kind);
}

/// What was filled and copied through the device comes back, whichever way the copy is told to go.
#[scenario]
#[needs(runtime)]
#[shows(cudaFree, cudaMalloc, cudaMemcpy, cudaMemcpyAsync, cudaMemset, cudaMemsetAsync)]
fn memory_goes_around(cuda: &Runtime) {
    let first = cuda.cudaMalloc(4096)?;
    let second = cuda.cudaMalloc(4096)?;
    expect!(first != second);
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let mut host = [7_u8; 4096];
    cuda.cudaMemcpy(first, host.as_ptr().cast(), 4096, cudaMemcpyHostToDevice)?;
    cuda.cudaMemcpyAsync(second, first, 4096, cudaMemcpyDeviceToDevice, stream)?;
    // The fill is of the legacy stream, which does not wait for this one.
    cuda.cudaStreamSynchronize(stream)?;
    cuda.cudaMemset(first, 1, 4096)?;
    cuda.cudaMemsetAsync(second, 3, 16, stream)?;
    cuda.cudaStreamSynchronize(stream)?;
    cuda.cudaMemcpy(host.as_mut_ptr().cast(), second, 4096, cudaMemcpyDeviceToHost)?;
    expect!(host[..16] == [3; 16]);
    expect!(host[16..] == [7; 4080]);
    cuda.cudaMemcpy(host.as_mut_ptr().cast(), first, 4096, cudaMemcpyDefault)?;
    expect!(host == [1; 4096]);
    let mut copy = [0_u8; 4096];
    cuda.cudaMemcpy(copy.as_mut_ptr().cast(), host.as_ptr().cast(), 4096, cudaMemcpyHostToHost)?;
    expect!(copy == host);
    cuda.cudaStreamDestroy(stream)?;
    cuda.cudaFree(second)?;
    cuda.cudaFree(first)?;
    expect!(cuda.cudaFree(first) == Err(InvalidValue));
    expect!(cuda.cudaGetLastError() == Err(InvalidValue));
}

/// Memory of the runtime is the driver's, and the other way round.
#[scenario]
#[needs(runtime)]
fn memory_is_the_drivers(cuda: &Runtime) {
    let memory = cuda.cudaMalloc(65536)?;
    expect!(cuda.driver().cuMemGetAddressRange_v2(memory as u64)? == (memory as u64, 65536));
    let other = cuda.driver().cuMemAlloc_v2(65536)?;
    cuda.cudaMemset(other as *mut c_void, 9, 65536)?;
    expect!(cuda.driver().read(other, 65536)? == [9; 65536]);
    cuda.cudaFree(other as *mut c_void)?;
    cuda.driver().cuMemFree_v2(memory as u64)?;
}

/// Freeing nothing sets a fresh process up.
#[scenario]
#[needs(nothing)]
fn freeing_nothing_sets_up(cuda: &Runtime) {
    cuda.cudaFree(ptr::null_mut())?;
    expect!(!cuda.driver().cuCtxGetCurrent()?.is_null());
}

/// Rows keep apart.
#[scenario]
#[needs(runtime)]
#[shows(cudaMallocPitch, cudaMemset2D, cudaMemset2DAsync)]
fn rows_keep_apart(cuda: &Runtime) {
    let (memory, pitch) = cuda.cudaMallocPitch(100, 10)?;
    expect!(pitch >= 100);
    cuda.cudaMemset(memory, 1, 10 * pitch)?;
    cuda.cudaMemset2D(memory, pitch, 2, 100, 10)?;
    let stream = cuda.cudaStreamCreate()?;
    cuda.cudaMemset2DAsync(memory, pitch, 3, 50, 5, stream)?;
    cuda.cudaStreamSynchronize(stream)?;
    let bytes = cuda.driver().read(memory as u64, 10 * pitch)?;
    expect!(bytes[..50] == [3; 50]);
    expect!(bytes[50..100] == [2; 50]);
    expect!(bytes[9 * pitch..9 * pitch + 100] == [2; 100]);
    expect!(bytes[100] == 1);
    cuda.cudaStreamDestroy(stream)?;
    cuda.cudaFree(memory)?;
}

/// What the device writes into memory that both sides reach the host reads at the same address.
#[scenario]
#[needs(runtime)]
#[shows(
    cudaFreeHost,
    cudaHostAlloc,
    cudaHostGetDevicePointer,
    cudaHostGetFlags,
    cudaMallocHost,
    cudaMallocManaged
)]
fn both_sides_reach_memory(cuda: &Runtime) {
    let managed = cuda.cudaMallocManaged(4096, cudaMemAttachGlobal)?;
    cuda.cudaMemset(managed, 0x42, 4096)?;
    cuda.cudaDeviceSynchronize()?;
    expect!(std::ptr::read_volatile(managed.cast::<u8>().add(4095)) == 0x42);
    let pinned = cuda.cudaMallocHost(4096)?;
    let mapped = cuda.cudaHostAlloc(4096, cudaHostAllocMapped | cudaHostAllocPortable)?;
    // That memory is portable a runtime of 13.0 does not tell: all memory is.
    let flags = cuda.cudaHostGetFlags(mapped)?;
    expect!(flags & (cudaHostAllocMapped | cudaHostAllocWriteCombined) == cudaHostAllocMapped);
    let combined = cuda.cudaHostAlloc(4096, cudaHostAllocWriteCombined)?;
    let flags = cuda.cudaHostGetFlags(combined)?;
    expect!(flags & cudaHostAllocWriteCombined == cudaHostAllocWriteCombined);
    cuda.cudaFreeHost(combined)?;
    let address = cuda.cudaHostGetDevicePointer(mapped, 0)?;
    cuda.cudaMemset(address, 0x17, 4096)?;
    cuda.cudaMemcpy(pinned, address, 4096, cudaMemcpyDefault)?;
    cuda.cudaDeviceSynchronize()?;
    expect!(std::ptr::read_volatile(mapped.cast::<u8>().add(4095)) == 0x17);
    expect!(std::ptr::read_volatile(pinned.cast::<u8>().add(4095)) == 0x17);
    cuda.cudaFreeHost(mapped)?;
    cuda.cudaFreeHost(pinned)?;
    expect!(cuda.cudaFreeHost(pinned).is_err());
    cuda.cudaFree(managed)?;
}

/// Memory of the program that is registered the device reaches, until it is not registered any more.
#[scenario]
#[needs(runtime)]
#[shows(cudaHostRegister, cudaHostUnregister)]
fn memory_of_the_program_is_registered(cuda: &Runtime) {
    let mut memory = vec![0_u8; 3 * 4096];
    let start = memory.as_mut_ptr().add(memory.as_ptr().align_offset(4096));
    cuda.cudaHostRegister(start.cast(), 4096, 0)?;
    expect!(cuda.cudaHostRegister(start.cast(), 4096, 0) == Err(HostMemoryAlreadyRegistered));
    cuda.cudaHostUnregister(start.cast())?;
    expect!(cuda.cudaHostUnregister(start.cast()) == Err(HostMemoryNotRegistered));
}

/// The total is that of the device.
#[scenario]
#[needs(runtime)]
#[shows(cudaMemGetInfo)]
fn free_memory_is_a_part_of_all(cuda: &Runtime) {
    let (free, total) = cuda.cudaMemGetInfo()?;
    expect!(total == cuda.driver().cuDeviceTotalMem_v2(cuda.driver().device())?);
    expect!(free <= total && free % 4096 == 0);
}

/// Without bytes nothing is allocated, whichever flags are passed.
#[scenario]
#[needs(runtime)]
fn nothing_is_allocated_with_any_flags(cuda: &Runtime) {
    for flags in [0, 8, 16, 0x8000_0000, u32::MAX] {
        expect!(cuda.cudaHostAlloc(0, flags)?.is_null());
        expect!(cuda.cudaMallocManaged(0, flags)?.is_null());
    }
    expect!(cuda.cudaHostAlloc(4096, 8) == Err(InvalidValue));
    expect!(cuda.cudaMallocManaged(4096, 8) == Err(InvalidValue));
}

/// A capture does not forbid an allocation without bytes.
#[scenario]
#[needs(runtime)]
fn nothing_is_allocated_during_a_capture(cuda: &Runtime) {
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    cuda.cudaStreamBeginCapture(stream, cudaStreamCaptureModeThreadLocal)?;
    let pinned = cuda.cudaHostAlloc(0, cudaHostAllocPortable);
    let (flat, narrow) = (cuda.cudaMallocPitch(512, 0), cuda.cudaMallocPitch(0, 16));
    let refused = cuda.cudaHostAlloc(4096, cudaHostAllocPortable);
    expect!(cuda.cudaStreamEndCapture(stream) == Err(StreamCaptureInvalidated));
    expect!(pinned == Ok(ptr::null_mut()));
    expect!(flat == Ok((ptr::null_mut(), 0)));
    expect!(narrow == Ok((ptr::null_mut(), 0)));
    expect!(refused == Err(StreamCaptureUnsupported));
    cuda.cudaStreamDestroy(stream)?;
}
