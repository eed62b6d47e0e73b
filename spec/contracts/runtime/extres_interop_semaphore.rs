//! Semaphores that somebody else has exported.

#![on("13.0.96")]

#[as_driver(cuImportExternalSemaphore)]
#[needs(runtime)]
#[class(context_object)]
fn cudaImportExternalSemaphore(extSem_out: _, semHandleDesc: _) {
    check!(runtime, semHandleDesc, outside_callback, no_capture, semHandleDesc.r#type, extSem_out);
    check!(semHandleDesc.flags, semHandleDesc.fd);
}

#[as_driver(cuDestroyExternalSemaphore)]
#[needs(runtime, outside_callback, live_context, no_capture, own_process)]
#[tolerates(uncaptured_context, sound_context)]
#[order(observed)]
fn cudaDestroyExternalSemaphore(extSem: _) {}

/// What is imported is a semaphore of its own each time.
#[scenario]
#[needs(runtime)]
#[gate(machine.is_linux())]
#[shows(cudaImportExternalSemaphore)]
fn each_import_is_another(cuda: &Runtime) {
    cuda.cudaFree(ptr::null_mut())?;
    let physical = cuda.driver().exportable_memory(2 << 20)?;
    let mut made = [ptr::null_mut(); 2];
    for semaphore in &mut made {
        let descriptor = cuda.driver().export_memory(physical)?;
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
