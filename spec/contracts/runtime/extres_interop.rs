//! Memory that somebody else has exported.

#![on("13.0.96")]

#[as_driver(cuImportExternalMemory)]
#[needs(runtime, outside_callback, no_capture)]
fn cudaImportExternalMemory(extMem_out: _, memHandleDesc: _) {
    check!(runtime, memHandleDesc, outside_callback, no_capture, memHandleDesc.r#type, extMem_out);
    check!(memHandleDesc.size, memHandleDesc.flags, memHandleDesc.fd);
}

#[as_driver(cuExternalMemoryGetMappedBuffer)]
#[order(observed)]
fn cudaExternalMemoryGetMappedBuffer(devPtr: _, extMem: _, bufferDesc: _) {
    check!(runtime, bufferDesc, outside_callback, bufferDesc.size, bufferDesc.flags);
}

#[as_driver(cuDestroyExternalMemory)]
#[order(observed)]
fn cudaDestroyExternalMemory(extMem: _) {}

/// Imported memory is the memory that was exported, from the place on that was asked for.
#[scenario]
#[needs(runtime)]
#[gate(machine.is_linux())]
#[shows(cudaImportExternalMemory, cudaExternalMemoryGetMappedBuffer)]
fn imported_memory_is_what_was_exported(cuda: &Runtime) {
    const SIZE: usize = 2 << 20;
    cuda.cudaFree(ptr::null_mut())?;
    let mut props: cuspec_sys::driver::CUmemAllocationProp = Default::default();
    props.r#type = cuspec_sys::driver::CU_MEM_ALLOCATION_TYPE_PINNED;
    props.requestedHandleTypes = cuspec_sys::driver::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR;
    props.location.r#type = cuspec_sys::driver::CU_MEM_LOCATION_TYPE_DEVICE;
    let mut physical = 0;
    let mut descriptor: c_int = -1;
    let room = (&raw mut descriptor).cast::<c_void>();
    let posix = cuspec_sys::driver::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR;
    cuda.driver().raw().cuMemCreate(&mut physical, SIZE, &props, 0)?;
    cuda.driver().raw().cuMemExportToShareableHandle(room, physical, posix, 0)?;
    let mut desc: cudaExternalMemoryHandleDesc = std::mem::zeroed();
    desc.r#type = cudaExternalMemoryHandleTypeOpaqueFd;
    desc.handle.fd = descriptor;
    desc.size = SIZE as u64;
    let memory = cuda.cudaImportExternalMemory(&desc)?;
    let mut whole: cudaExternalMemoryBufferDesc = std::mem::zeroed();
    whole.size = SIZE as u64;
    let mut part = whole;
    part.offset = 4096;
    part.size = 8192;
    let whole = cuda.cudaExternalMemoryGetMappedBuffer(memory, &whole)?;
    let part = cuda.cudaExternalMemoryGetMappedBuffer(memory, &part)?;
    cuda.cudaMemset(whole, 0x5c, SIZE)?;
    cuda.cudaMemset(part, 0x77, 16)?;
    cuda.cudaDeviceSynchronize()?;
    expect!(cuda.driver().read(whole as u64 + 4095, 3)? == [0x5c, 0x77, 0x77]);
    expect!(cuda.driver().read(part as u64 + 15, 2)? == [0x77, 0x5c]);
    cuda.cudaFree(part)?;
    cuda.cudaFree(whole)?;
    cuda.cudaDestroyExternalMemory(memory)?;
    cuda.driver().raw().cuMemRelease(physical)?;
}
