//! Pools that other processes allocate nothing from, but reach what others have allocated.

#![on("580.159.04")]

/// A pool that may be shared by a descriptor.
#[domain(CUmemoryPool, live)]
enum SharedPool {
    /// One that was made to be shared.
    #[accepted]
    Shareable,
    /// The device's own pool.
    #[refused(INVALID_VALUE)]
    Default,
    /// One that was made for the process alone.
    #[refused(INVALID_VALUE)]
    Created,
    /// Null.
    #[refused(INVALID_VALUE)]
    Null = 0,
    /// A number that never was a handle.
    #[undefined]
    Garbage = 0xdead_0000_beef,
}

/// What a pool is shared by.
#[domain(live)]
enum PoolDescriptor {
    /// A descriptor of a pool.
    #[accepted]
    Exported,
    /// A descriptor of something else.
    #[refused(UNKNOWN)]
    Foreign,
    /// A number that is no descriptor.
    #[refused(UNKNOWN)]
    #[like(Foreign)]
    Nobodys = 999,
}

/// Memory that was allocated from a pool which may be shared.
#[domain(CUdeviceptr, live)]
enum SharedMemory {
    /// Its first byte; a descriptor of the pool has been made.
    #[accepted]
    Shared,
    /// A place inside of it.
    #[refused(INVALID_VALUE)]
    Interior,
    /// Memory of a pool that is not shared.
    #[refused(INVALID_VALUE)]
    Pooled,
    /// Memory of no pool.
    #[refused(INVALID_VALUE)]
    Device,
    /// Null.
    #[refused(INVALID_VALUE)]
    Null = 0,
}

/// What another process says of its allocation, which is the one who knows what is in it.
#[fields]
struct CUmemPoolPtrExportData {
    /// How it begins.
    #[field(reserved)]
    start: Any,
}

/// Gives a descriptor by which other processes know a pool.
#[needs(initialized)]
#[class(process_object)]
#[order(observed)]
#[unreachable(OUT_OF_MEMORY, "needs a full host")]
fn cuMemPoolExportToShareableHandle(
    /// Room for the descriptor.
    handle_out: Out<c_int>,
    /// The pool, which was made to be shared in this way.
    #[unseen("only another process can tell whose it is")]
    pool: SharedPool,
    /// What it is shared by.
    #[refuses(
        CU_MEM_HANDLE_TYPE_NONE = INVALID_VALUE,
        CU_MEM_HANDLE_TYPE_WIN32 = INVALID_VALUE,
        CU_MEM_HANDLE_TYPE_WIN32_KMT = INVALID_VALUE,
        CU_MEM_HANDLE_TYPE_FABRIC = INVALID_VALUE
    )]
    handleType: OneOf<CUmemAllocationHandleType>,
    /// Kept for later.
    flags: Reserved,
) {
    check!(initialized, handle_out, pool, handleType, flags);
}

/// Makes a pool of another process known here.
#[needs(initialized)]
#[class(process_object)]
#[order(observed)]
#[unreachable(OUT_OF_MEMORY, "needs a full host")]
fn cuMemPoolImportFromShareableHandle(
    /// Room for the pool.
    #[creates(MemPool)]
    #[on_failure(written)]
    pool_out: Out<CUmemoryPool>,
    /// The descriptor, which stays the caller's.
    #[unseen("a pool that was imported tells nothing of itself")]
    handle: PoolDescriptor,
    /// What it is shared by.
    #[refuses(
        CU_MEM_HANDLE_TYPE_NONE = INVALID_VALUE,
        CU_MEM_HANDLE_TYPE_WIN32 = NOT_SUPPORTED,
        CU_MEM_HANDLE_TYPE_WIN32_KMT = INVALID_VALUE
    )]
    // Here an address is meant where others take a descriptor.
    #[without(CU_MEM_HANDLE_TYPE_FABRIC)]
    handleType: OneOf<CUmemAllocationHandleType>,
    /// Kept for later.
    flags: Reserved,
) {
    check!(initialized, pool_out, flags, handleType, handle);
}

/// Gives what other processes need to reach an allocation of a pool.
#[needs(initialized)]
#[class(process_object)]
#[order(observed)]
#[unreachable(OUT_OF_MEMORY, "needs a full host")]
fn cuMemPoolExportPointer(
    /// Room for it.
    #[may_leave_alone("a driver fills as many of the bytes as it needs")]
    shareData_out: Out<CUmemPoolPtrExportData>,
    /// The allocation.
    #[unseen("only another process can tell whose it is")]
    ptr: SharedMemory,
) {
    check!(initialized, shareData_out, ptr);
}

/// Gives an address at which an allocation of another process is reached.
#[needs(initialized)]
#[class(process_object)]
#[order(observed)]
#[unreachable(OUT_OF_MEMORY, "needs a full host")]
#[unreachable(SUCCESS, "takes an allocation of another process")]
#[unobserved(success)]
fn cuMemPoolImportPointer(
    /// Room for the address.
    #[creates(DeviceMemory)]
    #[on_failure(written)]
    ptr_out: Out<CUdeviceptr>,
    /// The pool, which was imported.
    #[without(Default, Created)]
    pool: SharedPool,
    /// What the other process was given.
    shareData: In<CUmemPoolPtrExportData>,
) {
    check!(initialized, ptr_out, pool, shareData);

    /// What the suite has made up is no allocation.
    #[rule("somebodys", documented, on("580.159.04"))]
    if (shareData.start == 0 || shareData.start == 7) && machine.devices() != 0 {
        return INVALID_VALUE;
    }
}

/// What is imported is another pool, which nothing is allocated from, and which does not tell of itself.
#[scenario]
#[needs(context)]
#[gate(machine.is_linux())]
#[shows(cuMemPoolExportToShareableHandle, cuMemPoolImportFromShareableHandle)]
fn imported_pools_allocate_nothing(cuda: &Driver) {
    let props = CUmemPoolProps {
        allocType: CU_MEM_ALLOCATION_TYPE_PINNED,
        handleTypes: CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR,
        location: CUmemLocation {
            r#type: CU_MEM_LOCATION_TYPE_DEVICE,
            ..Default::default()
        },
        ..Default::default()
    };
    let posix = CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR;
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let pool = cuda.cuMemPoolCreate(&props)?;
    let mut descriptor: c_int = -1;
    let room = (&raw mut descriptor).cast::<c_void>();
    cuda.cuMemPoolExportToShareableHandle(room, pool, posix, 0)?;
    expect!(descriptor > 2);
    let handle = descriptor as usize as *mut c_void;
    let descriptor: std::os::fd::OwnedFd = std::os::fd::FromRawFd::from_raw_fd(descriptor);
    let imported = cuda.cuMemPoolImportFromShareableHandle(handle, posix, 0)?;
    // The descriptor has served.
    drop(descriptor);
    expect!(imported != pool);
    expect!(cuda.cuMemAllocFromPoolAsync(4096, imported, stream) == Err(INVALID_VALUE));
    let mut told: u64 = 77;
    let place = (&raw mut told).cast::<c_void>();
    let threshold = CU_MEMPOOL_ATTR_RELEASE_THRESHOLD;
    expect!(cuda.cuMemPoolGetAttribute(imported, threshold, place) == Err(INVALID_VALUE));
    expect!(told == 77);
    expect!(cuda.cuMemPoolTrimTo(imported, 0) == Err(INVALID_VALUE));
    let mut none: c_int = -1;
    let room = (&raw mut none).cast::<c_void>();
    let again = cuda.cuMemPoolExportToShareableHandle(room, imported, posix, 0);
    expect!(again == Err(INVALID_VALUE));
    expect!(none == -1);
    cuda.cuMemPoolDestroy(imported)?;

    let memory = cuda.cuMemAllocFromPoolAsync(4096, pool, stream)?;
    cuda.cuMemFreeAsync(memory, stream)?;
    cuda.cuStreamSynchronize(stream)?;
    cuda.cuMemPoolDestroy(pool)?;
    cuda.cuStreamDestroy_v2(stream)?;
}

/// What is told of two allocations differs, and what is told of one is the same each time.
#[scenario]
#[needs(context)]
#[gate(machine.is_linux())]
#[shows(cuMemPoolExportPointer)]
fn allocations_are_told_apart(cuda: &Driver) {
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    // Nothing is told of what is in a pool before the pool itself is shared.
    let (pool, descriptor) = cuda.exportable_pool()?;
    expect!(std::os::fd::AsRawFd::as_raw_fd(&descriptor) > 2);
    let first = cuda.cuMemAllocFromPoolAsync(65536, pool, stream)?;
    let second = cuda.cuMemAllocFromPoolAsync(65536, pool, stream)?;
    cuda.cuStreamSynchronize(stream)?;
    let of_first = cuda.cuMemPoolExportPointer(first)?;
    let of_second = cuda.cuMemPoolExportPointer(second)?;
    expect!(of_first.reserved != of_second.reserved);
    expect!(cuda.cuMemPoolExportPointer(first)?.reserved == of_first.reserved);
    cuda.cuMemFreeAsync(first, stream)?;
    cuda.cuMemFreeAsync(second, stream)?;
    cuda.cuStreamSynchronize(stream)?;
    drop(descriptor);
    cuda.cuMemPoolDestroy(pool)?;
    cuda.cuStreamDestroy_v2(stream)?;
}

/// Another process reaches what was allocated from a pool, by the pool's descriptor and by what is told of the
/// allocation: that allocation, and not the one beside it. What it frees there stays here.
#[scenario]
#[needs(nothing)]
#[gate(machine.is_linux() && machine.devices() >= 1)]
#[shows(
    cuMemPoolExportPointer,
    cuMemPoolExportToShareableHandle,
    cuMemPoolImportFromShareableHandle,
    cuMemPoolImportPointer
)]
fn another_process_reaches_a_pool(cuda: &Driver) {
    let other = cuda.process(|cuda, first| {
        cuda.cuInit(0)?;
        let context = cuda.cuDevicePrimaryCtxRetain(0)?;
        cuda.cuCtxSetCurrent(context)?;
        let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
        let descriptor = first.receive_descriptor()?;
        let handle = std::os::fd::AsRawFd::as_raw_fd(&descriptor) as usize as *mut c_void;
        let posix = CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR;
        let pool = cuda.cuMemPoolImportFromShareableHandle(handle, posix, 0)?;
        let mut told: CUmemPoolPtrExportData = first.receive()?;
        let memory = cuda.cuMemPoolImportPointer(pool, &mut told)?;
        expect!(cuda.read(memory, 4)? == [22; 4]);
        expect!(cuda.cuMemGetAddressRange_v2(memory + 50)? == (memory, 65536));
        cuda.write(memory, &[5, 6])?;
        cuda.cuMemFreeAsync(memory, stream)?;
        cuda.cuStreamSynchronize(stream)?;
        expect!(cuda.cuMemFreeAsync(memory, stream) == Err(INVALID_VALUE));
        // It can be had again, and freed in the other way.
        let memory = cuda.cuMemPoolImportPointer(pool, &mut told)?;
        expect!(cuda.read(memory, 4)? == [5, 6, 22, 22]);
        cuda.cuMemFree_v2(memory)?;
        cuda.cuMemPoolDestroy(pool)?;
        cuda.cuStreamDestroy_v2(stream)?;
        cuda.cuDevicePrimaryCtxRelease_v2(0)?;
    })?;
    cuda.cuInit(0)?;
    let context = cuda.cuDevicePrimaryCtxRetain(0)?;
    cuda.cuCtxSetCurrent(context)?;
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let (pool, descriptor) = cuda.exportable_pool()?;
    let beside = cuda.cuMemAllocFromPoolAsync(65536, pool, stream)?;
    let memory = cuda.cuMemAllocFromPoolAsync(65536, pool, stream)?;
    cuda.cuStreamSynchronize(stream)?;
    cuda.write(beside, &[21; 65536])?;
    cuda.write(memory, &[22; 65536])?;
    other.send_descriptor(&descriptor)?;
    other.send(cuda.cuMemPoolExportPointer(memory)?)?;
    other.end()?;
    expect!(cuda.read(memory, 4)? == [5, 6, 22, 22]);
    expect!(cuda.read(beside, 65536)? == [21; 65536]);
    cuda.cuMemFreeAsync(memory, stream)?;
    cuda.cuMemFreeAsync(beside, stream)?;
    cuda.cuStreamSynchronize(stream)?;
    drop(descriptor);
    cuda.cuMemPoolDestroy(pool)?;
    cuda.cuStreamDestroy_v2(stream)?;
    cuda.cuDevicePrimaryCtxRelease_v2(0)?;
}
