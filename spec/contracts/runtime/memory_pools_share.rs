//! Pools that are shared with other processes.

#![on("13.0.96")]

#[as_driver(cuMemPoolExportToShareableHandle)]
#[order(observed)]
fn cudaMemPoolExportToShareableHandle(shareableHandle: _, memPool: _, handleType: _, flags: _) {}

#[as_driver(cuMemPoolImportFromShareableHandle)]
fn cudaMemPoolImportFromShareableHandle(
    memPool: _,
    shareableHandle: _,
    handleType: _,
    flags: _,
) {
}

#[as_driver(cuMemPoolExportPointer)]
fn cudaMemPoolExportPointer(exportData: _, ptr: _) {}

#[as_driver(cuMemPoolImportPointer)]
fn cudaMemPoolImportPointer(ptr: _, memPool: _, exportData: _) {}

/// What is imported is another pool, which nothing is allocated from; allocations are told apart.
#[scenario]
#[needs(nothing)]
#[gate(machine.is_linux())]
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
