//! Pools that are shared with other processes.

#![on("13.0.96")]

#[as_driver(cuMemPoolExportToShareableHandle)]
#[order(observed)]
#[needs(devices)]
#[class(process_object)]
fn cudaMemPoolExportToShareableHandle(shareableHandle: _, memPool: _, handleType: _, flags: _) {
    check!(devices);
}

#[as_driver(cuMemPoolImportFromShareableHandle)]
#[needs(devices)]
#[class(process_object)]
fn cudaMemPoolImportFromShareableHandle(
    memPool: _,
    shareableHandle: _,
    handleType: _,
    flags: _,
) {
    check!(devices);
}

#[as_driver(cuMemPoolExportPointer)]
#[needs(devices)]
#[class(process_object)]
fn cudaMemPoolExportPointer(exportData: _, ptr: _) {
    check!(devices);
}

#[as_driver(cuMemPoolImportPointer)]
#[contradicted(
    InitializationError,
    "the runtime initializes itself, and where it cannot there is no device"
)]
#[unreachable(MemoryAllocation, "needs a full host")]
#[unreachable(Success, "takes an allocation of another process")]
#[needs(devices)]
#[class(process_object)]
fn cudaMemPoolImportPointer(ptr: _, memPool: _, exportData: _) {
    check!(devices);
}

/// What is imported is another pool, which nothing is allocated from; allocations are told apart.
#[scenario]
#[needs(runtime)]
#[gate(machine.is_linux() && machine.devices() >= 1)]
#[shows(
    cudaMemPoolExportToShareableHandle,
    cudaMemPoolImportFromShareableHandle,
    cudaMemPoolExportPointer
)]
fn shared_pools_are_the_drivers(cuda: &Runtime) {
    let mut props: cudaMemPoolProps = std::mem::zeroed();
    props.allocType = cudaMemAllocationTypePinned;
    props.handleTypes = cudaMemHandleTypePosixFileDescriptor;
    props.location.r#type = cudaMemLocationTypeDevice;
    let posix = cudaMemHandleTypePosixFileDescriptor;
    let stream = cuda.cudaStreamCreate()?;
    let pool = cuda.cudaMemPoolCreate(&props)?;
    let mut descriptor: c_int = -1;
    let room = (&raw mut descriptor).cast::<c_void>();
    cuda.cudaMemPoolExportToShareableHandle(room, pool, posix, 0)?;
    expect!(descriptor > 2);
    let handle = descriptor as usize as *mut c_void;
    let descriptor: std::os::fd::OwnedFd = std::os::fd::FromRawFd::from_raw_fd(descriptor);
    let imported = cuda.cudaMemPoolImportFromShareableHandle(handle, posix, 0)?;
    drop(descriptor);
    expect!(imported != pool);
    expect!(cuda.cudaMallocFromPoolAsync(4096, imported, stream) == Err(InvalidValue));
    cuda.cudaMemPoolDestroy(imported)?;
    let first = cuda.cudaMallocFromPoolAsync(65536, pool, stream)?;
    let second = cuda.cudaMallocFromPoolAsync(65536, pool, stream)?;
    cuda.cudaStreamSynchronize(stream)?;
    let of_first = cuda.cudaMemPoolExportPointer(first)?;
    let of_second = cuda.cudaMemPoolExportPointer(second)?;
    expect!(of_first.reserved != of_second.reserved);
    cuda.cudaFreeAsync(first, stream)?;
    cuda.cudaFreeAsync(second, stream)?;
    cuda.cudaStreamSynchronize(stream)?;
    cuda.cudaMemPoolDestroy(pool)?;
    cuda.cudaStreamDestroy(stream)?;
}

/// Another process reaches what was allocated from a pool: that allocation, and not the one beside it. What it frees
/// there stays here.
#[scenario]
#[needs(nothing)]
#[gate(machine.is_linux() && machine.devices() >= 1)]
#[shows(
    cudaMemPoolExportPointer,
    cudaMemPoolExportToShareableHandle,
    cudaMemPoolImportFromShareableHandle,
    cudaMemPoolImportPointer
)]
fn another_process_reaches_a_pool(cuda: &Runtime) {
    let other = cuda.process(|cuda, first| {
        let posix = cudaMemHandleTypePosixFileDescriptor;
        let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
        let descriptor = first.receive_descriptor()?;
        let handle = std::os::fd::AsRawFd::as_raw_fd(&descriptor) as usize as *mut c_void;
        let pool = cuda.cudaMemPoolImportFromShareableHandle(handle, posix, 0)?;
        let mut told: cudaMemPoolPtrExportData = first.receive()?;
        let memory = cuda.cudaMemPoolImportPointer(pool, &mut told)?;
        expect!(cuda.driver().read(memory as u64, 4)? == [22; 4]);
        cuda.cudaMemsetAsync(memory, 5, 2, stream)?;
        cuda.cudaFreeAsync(memory, stream)?;
        cuda.cudaStreamSynchronize(stream)?;
        cuda.cudaMemPoolDestroy(pool)?;
        cuda.cudaStreamDestroy(stream)?;
    })?;
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let (pool, descriptor) = cuda.exportable_pool()?;
    let beside = cuda.cudaMallocFromPoolAsync(65536, pool, stream)?;
    let memory = cuda.cudaMallocFromPoolAsync(65536, pool, stream)?;
    cuda.cudaMemsetAsync(beside, 21, 65536, stream)?;
    cuda.cudaMemsetAsync(memory, 22, 65536, stream)?;
    cuda.cudaStreamSynchronize(stream)?;
    other.send_descriptor(&descriptor)?;
    other.send(cuda.cudaMemPoolExportPointer(memory)?)?;
    other.end()?;
    expect!(cuda.driver().read(memory as u64, 4)? == [5, 5, 22, 22]);
    expect!(cuda.driver().read(beside as u64, 65536)? == [21; 65536]);
    cuda.cudaFreeAsync(memory, stream)?;
    cuda.cudaFreeAsync(beside, stream)?;
    cuda.cudaStreamSynchronize(stream)?;
    drop(descriptor);
    cuda.cudaMemPoolDestroy(pool)?;
    cuda.cudaStreamDestroy(stream)?;
}

/// A pool that was imported does not become the one that a device allocates from.
#[scenario]
#[needs(runtime)]
#[lasting]
#[gate(machine.is_linux() && machine.devices() >= 1)]
fn imported_pools_are_no_devices_own(cuda: &Runtime) {
    let (pool, descriptor) = cuda.exportable_pool()?;
    let handle = std::os::fd::AsRawFd::as_raw_fd(&descriptor) as usize as *mut c_void;
    let posix = cudaMemHandleTypePosixFileDescriptor;
    let imported = cuda.cudaMemPoolImportFromShareableHandle(handle, posix, 0)?;
    drop(descriptor);
    let mut place: cudaMemLocation = std::mem::zeroed();
    place.r#type = cudaMemLocationTypeDevice;
    let pinned = cudaMemAllocationTypePinned;
    let before = cuda.cudaDeviceGetMemPool(0)?;
    expect!(cuda.cudaDeviceSetMemPool(0, imported) == Err(InvalidValue));
    expect!(cuda.cudaMemSetMemPool(&mut place, pinned, imported) == Err(InvalidValue));
    expect!(cuda.cudaDeviceGetMemPool(0)? == before);
    // The one that was exported does.
    cuda.cudaDeviceSetMemPool(0, pool)?;
    expect!(cuda.cudaDeviceGetMemPool(0)? == pool);
    cuda.cudaDeviceSetMemPool(0, before)?;
    cuda.cudaMemPoolDestroy(imported)?;
    cuda.cudaMemPoolDestroy(pool)?;
}

/// Whoever has exported memory queues its free behind an event of the process that has imported it, while that process is
/// still at work with the memory.
#[scenario]
#[needs(nothing)]
#[gate(machine.is_linux() && machine.devices() >= 1)]
#[shows(cudaFreeAsync)]
fn exporters_free_behind_importers(cuda: &Runtime) {
    let other = cuda.process(|cuda, first| {
        const DISABLE_TIMING: c_uint = 2;
        const INTERPROCESS: c_uint = 4;
        let posix = cudaMemHandleTypePosixFileDescriptor;
        let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
        let event = cuda.cudaEventCreateWithFlags(DISABLE_TIMING | INTERPROCESS)?;
        let descriptor = first.receive_descriptor()?;
        let handle = std::os::fd::AsRawFd::as_raw_fd(&descriptor) as usize as *mut c_void;
        let pool = cuda.cudaMemPoolImportFromShareableHandle(handle, posix, 0)?;
        let mut told: cudaMemPoolPtrExportData = first.receive()?;
        let memory = cuda.cudaMemPoolImportPointer(pool, &mut told)?;
        // The first fill may wait for what is under way.
        cuda.cudaMemsetAsync(memory, 22, 65536, stream)?;
        cuda.cudaStreamSynchronize(stream)?;
        let gate = cuda.hold(stream)?;
        cuda.cudaMemsetAsync(memory, 5, 65536, stream)?;
        cuda.cudaFreeAsync(memory, stream)?;
        cuda.cudaEventRecord(event, stream)?;
        first.send(cuda.cudaIpcGetEventHandle(event)?)?;
        first.receive::<u8>()?;
        expect!(cuda.cudaEventQuery(event) == Err(NotReady));
        gate.open();
        cuda.cudaStreamSynchronize(stream)?;
        // The event goes when the first process has done with it.
        first.receive::<u8>()?;
        cuda.cudaMemPoolDestroy(pool)?;
        cuda.cudaEventDestroy(event)?;
        cuda.cudaStreamDestroy(stream)?;
    })?;
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let (pool, descriptor) = cuda.exportable_pool()?;
    let memory = cuda.cudaMallocFromPoolAsync(65536, pool, stream)?;
    let seen = cuda.cudaMallocHost(65536)?;
    // The first fill and the first copy may wait for what is under way.
    cuda.cudaMemsetAsync(memory, 21, 65536, stream)?;
    cuda.cudaMemcpyAsync(seen, memory, 65536, cudaMemcpyDeviceToHost, stream)?;
    cuda.cudaStreamSynchronize(stream)?;
    other.send_descriptor(&descriptor)?;
    other.send(cuda.cudaMemPoolExportPointer(memory)?)?;
    let event = cuda.cudaIpcOpenEventHandle(other.receive()?)?;
    cuda.cudaStreamWaitEvent(stream, event, 0)?;
    cuda.cudaMemcpyAsync(seen, memory, 65536, cudaMemcpyDeviceToHost, stream)?;
    cuda.cudaFreeAsync(memory, stream)?;
    expect!(cuda.cudaStreamQuery(stream) == Err(NotReady));
    expect!(*seen.cast::<u8>() == 21);
    other.send(1_u8)?;
    cuda.cudaStreamSynchronize(stream)?;
    let bytes = std::slice::from_raw_parts(seen.cast::<u8>(), 65536);
    expect!(bytes.iter().all(|byte| *byte == 5));
    let mut told = 77_u64;
    let place = (&raw mut told).cast::<c_void>();
    cuda.cudaMemPoolGetAttribute(pool, cudaMemPoolAttrUsedMemCurrent, place)?;
    expect!(told == 0);
    cuda.cudaEventDestroy(event)?;
    other.send(2_u8)?;
    other.end()?;
    drop(descriptor);
    cuda.cudaFreeHost(seen)?;
    cuda.cudaMemPoolDestroy(pool)?;
    cuda.cudaStreamDestroy(stream)?;
}
