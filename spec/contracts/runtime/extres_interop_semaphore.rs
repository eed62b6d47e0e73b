//! Semaphores that somebody else has exported.

#![on("13.0.96")]

#[as_driver(cuImportExternalSemaphore)]
#[needs(runtime, outside_callback, no_capture)]
fn cudaImportExternalSemaphore(extSem_out: _, semHandleDesc: _) {
    check!(runtime, semHandleDesc, outside_callback, no_capture, semHandleDesc.r#type, extSem_out);
    check!(semHandleDesc.flags, semHandleDesc.fd);
}

#[as_driver(cuDestroyExternalSemaphore)]
#[order(observed)]
fn cudaDestroyExternalSemaphore(extSem: _) {}

/// What is imported is a semaphore of its own each time.
#[scenario]
#[needs(runtime)]
#[gate(machine.is_linux())]
#[shows(cudaImportExternalSemaphore)]
fn each_import_is_another(cuda: &Runtime) {
    const SIZE: usize = 2 << 20;
    cuda.cudaFree(ptr::null_mut())?;
    let mut props: cuspec_sys::driver::CUmemAllocationProp = Default::default();
    props.r#type = cuspec_sys::driver::CU_MEM_ALLOCATION_TYPE_PINNED;
    props.requestedHandleTypes = cuspec_sys::driver::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR;
    props.location.r#type = cuspec_sys::driver::CU_MEM_LOCATION_TYPE_DEVICE;
    let posix = cuspec_sys::driver::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR;
    let mut physical = 0;
    cuda.driver().raw().cuMemCreate(&mut physical, SIZE, &props, 0)?;
    let mut made = [ptr::null_mut(); 2];
    for semaphore in &mut made {
        let mut descriptor: c_int = -1;
        let room = (&raw mut descriptor).cast::<c_void>();
        cuda.driver().raw().cuMemExportToShareableHandle(room, physical, posix, 0)?;
        let mut desc: cudaExternalSemaphoreHandleDesc = std::mem::zeroed();
        desc.r#type = cudaExternalSemaphoreHandleTypeOpaqueFd;
        desc.handle.fd = descriptor;
        *semaphore = cuda.cudaImportExternalSemaphore(&desc)?;
    }
    let [first, second] = made;
    expect!(first != second);
    cuda.cudaDestroyExternalSemaphore(second)?;
    cuda.cudaDestroyExternalSemaphore(first)?;
    cuda.driver().raw().cuMemRelease(physical)?;
}
