//! Memory that somebody else has exported.

#![on("13.0.96")]

#[as_driver(cuImportExternalMemory)]
#[needs(runtime)]
#[class(context_object)]
fn cudaImportExternalMemory(extMem_out: _, memHandleDesc: _) {
    check!(runtime, memHandleDesc, outside_callback, no_capture, memHandleDesc.r#type, extMem_out);
    check!(memHandleDesc.size, memHandleDesc.flags, memHandleDesc.fd);
}

#[as_driver(cuExternalMemoryGetMappedBuffer)]
#[class(context_lookup)]
#[order(observed)]
fn cudaExternalMemoryGetMappedBuffer(devPtr: _, extMem: _, bufferDesc: _) {
    check!(runtime, bufferDesc, outside_callback, bufferDesc.size, bufferDesc.flags);
}

#[as_driver(cuDestroyExternalMemory)]
#[needs(runtime, outside_callback, live_context, no_capture, own_process)]
#[tolerates(uncaptured_context, sound_context)]
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
    let physical = cuda.driver().exportable_memory(SIZE)?;
    let descriptor = cuda.driver().export_memory(physical)?;
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

/// A descriptor whose import is refused, as the rest of the record is wrong, is still the program's, which imports it after all; so
/// is one that is no semaphore.
#[scenario]
#[needs(runtime)]
#[gate(machine.is_linux())]
#[shows(cudaImportExternalMemory, cudaImportExternalSemaphore)]
fn refused_descriptors_stay_the_programs(cuda: &Runtime) {
    const SIZE: usize = 2 << 20;
    cuda.cudaFree(ptr::null_mut())?;
    let physical = cuda.driver().exportable_memory(SIZE)?;
    let numbers = [
        cuda.driver().export_memory(physical)?,
        cuda.driver().export_memory(physical)?,
    ];
    let foreign = std::fs::File::open("/dev/zero")?;
    let foreign_number = std::os::fd::AsRawFd::as_raw_fd(&foreign);

    let mut desc: cudaExternalMemoryHandleDesc = std::mem::zeroed();
    desc.r#type = cudaExternalMemoryHandleTypeOpaqueFd;
    desc.size = SIZE as u64;
    // That of a file which is no memory at all is left out: this driver closes it all the same.
    desc.handle.fd = numbers[0];
    desc.size = 0;
    expect!(cuda.cudaImportExternalMemory(&desc) == Err(InvalidValue));
    desc.size = SIZE as u64;
    desc.flags = 0x100;
    expect!(cuda.cudaImportExternalMemory(&desc) == Err(InvalidValue));
    desc.flags = 0;
    let memory = cuda.cudaImportExternalMemory(&desc)?;

    let mut desc: cudaExternalSemaphoreHandleDesc = std::mem::zeroed();
    desc.r#type = cudaExternalSemaphoreHandleTypeOpaqueFd;
    desc.handle.fd = foreign_number;
    expect!(cuda.cudaImportExternalSemaphore(&desc).is_err());
    desc.handle.fd = numbers[1];
    desc.flags = 0x100;
    expect!(cuda.cudaImportExternalSemaphore(&desc) == Err(InvalidValue));
    desc.flags = 0;
    let semaphore = cuda.cudaImportExternalSemaphore(&desc)?;

    let mut byte = [1_u8];
    std::io::Read::read_exact(&mut &foreign, &mut byte)?;
    expect!(byte == [0]);
    cuda.cudaDestroyExternalSemaphore(semaphore)?;
    cuda.cudaDestroyExternalMemory(memory)?;
    cuda.driver().raw().cuMemRelease(physical)?;
}

/// A buffer that is mapped from imported memory is freed when the import has ended, once.
#[scenario]
#[needs(runtime)]
#[gate(machine.is_linux())]
fn buffers_are_freed_after_their_import(cuda: &Runtime) {
    const SIZE: usize = 2 << 20;
    cuda.cudaFree(ptr::null_mut())?;
    let physical = cuda.driver().exportable_memory(SIZE)?;
    let descriptor = cuda.driver().export_memory(physical)?;
    let mut desc: cudaExternalMemoryHandleDesc = std::mem::zeroed();
    desc.r#type = cudaExternalMemoryHandleTypeOpaqueFd;
    desc.handle.fd = descriptor;
    desc.size = SIZE as u64;
    let memory = cuda.cudaImportExternalMemory(&desc)?;
    let mut whole: cudaExternalMemoryBufferDesc = std::mem::zeroed();
    whole.size = SIZE as u64;
    let buffer = cuda.cudaExternalMemoryGetMappedBuffer(memory, &whole)?;
    cuda.cudaDestroyExternalMemory(memory)?;
    cuda.cudaFree(buffer)?;
    expect!(cuda.cudaFree(buffer) == Err(InvalidValue));
    cuda.driver().raw().cuMemRelease(physical)?;
}
