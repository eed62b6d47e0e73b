//! Semaphores that somebody else has exported. A driver takes the descriptor of its own memory for one; nobody
//! signals that.

#![on("580.159.04")]

/// An imported semaphore.
#[domain(CUexternalSemaphore, live)]
#[resource(ended_by = cuDestroyExternalSemaphore)]
enum ExternalSemaphore {
    /// One that the suite has imported.
    #[accepted]
    Imported,
    /// One that a stream has signalled.
    #[accepted]
    Signalled,
    /// Null.
    #[refused(INVALID_VALUE)]
    Null = 0,
    /// One that was destroyed.
    #[undefined]
    Destroyed,
    /// A number that never was a handle.
    #[undefined]
    Garbage = 0xdead_0000_beef,
}

/// What is imported.
#[fields]
struct CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC {
    /// By what.
    #[refuses(
        CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32 = INVALID_VALUE,
        CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32_KMT = INVALID_VALUE,
        CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D12_FENCE = INVALID_VALUE,
        CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_FENCE = INVALID_VALUE,
        CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC = INVALID_VALUE,
        CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX = INVALID_VALUE,
        CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX_KMT = INVALID_VALUE,
        CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_WIN32 = INVALID_VALUE
    )]
    r#type: OneOf<CUexternalSemaphoreHandleType>,
    /// The descriptor.
    #[field(handle.fd)]
    #[when(
        r#type == CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD
            || r#type == CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_FD
    )]
    fd: MemoryDescriptor,
    /// Kept for later.
    flags: Reserved,
}

/// Imports a semaphore that somebody else has exported.
#[class(context_object)]
#[order(observed)]
#[contradicted(INVALID_HANDLE, "what is no descriptor of the driver's is an unknown error")]
#[contradicted(OPERATING_SYSTEM, "what is no descriptor of the driver's is an unknown error")]
#[unreachable(NOT_SUPPORTED, "only devices that know of no semaphores")]
fn cuImportExternalSemaphore(
    /// Room for the semaphore.
    #[creates(ExternalSemaphore)]
    extSem_out: Out<CUexternalSemaphore>,
    /// What is imported.
    semHandleDesc: In<CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC>,
) {
    check!(initialized, outside_callback, context, no_capture, extSem_out, semHandleDesc);
    check!(semHandleDesc.flags, semHandleDesc.fd);
}

/// Destroys an imported semaphore.
#[needs(initialized)]
#[class(process_object)]
#[order(observed)]
#[contradicted(INVALID_HANDLE, "null is an invalid value")]
#[no_visible_effect("destroying leaves nothing to ask")]
fn cuDestroyExternalSemaphore(
    /// The semaphore.
    #[ends(ExternalSemaphore)]
    extSem: ExternalSemaphore,
) {
    check!(initialized, outside_callback, no_capture, extSem);
}

/// What is imported is a semaphore of its own each time.
#[scenario]
#[needs(context)]
#[gate(machine.is_linux())]
#[shows(cuImportExternalSemaphore)]
fn each_import_is_another(cuda: &Driver) {
    let physical = cuda.exportable_memory(2 << 20)?;
    let mut made = [ptr::null_mut(); 2];
    for semaphore in &mut made {
        let descriptor = cuda.export_memory(physical)?;
        let mut desc: CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC = Default::default();
        desc.r#type = CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD;
        desc.handle.fd = descriptor;
        *semaphore = cuda.cuImportExternalSemaphore(&desc)?;
    }
    let [first, second] = made;
    expect!(first != second);
    cuda.cuDestroyExternalSemaphore(second)?;
    cuda.cuDestroyExternalSemaphore(first)?;
    cuda.raw().cuMemRelease(physical)?;
}
