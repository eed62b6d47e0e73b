//! Memory and semaphores that somebody else has exported. What is at hand is memory of the driver's own.

#![on("580.159.04")]

/// Imported memory.
#[domain(CUexternalMemory, live)]
#[resource(ended_by = cuDestroyExternalMemory)]
enum ExternalMemory {
    /// 2 MiB of the device.
    #[accepted]
    #[has(size = 2097152)]
    Imported,
    /// Null.
    #[refused(INVALID_VALUE)]
    #[has(size = 2097152)]
    Null = 0,
    /// Memory that was destroyed.
    #[undefined]
    #[has(size = 2097152)]
    Destroyed,
    /// A number that never was a handle.
    #[undefined]
    #[has(size = 2097152)]
    Garbage = 0xdead_0000_beef,
}

/// A descriptor of memory, which belongs to the driver once it has been taken.
#[domain(live)]
enum MemoryDescriptor {
    /// One of 2 MiB of the device.
    #[accepted]
    Exported,
    /// One of something else.
    #[refused(UNKNOWN)]
    Foreign,
    /// A number that is no descriptor.
    #[refused(UNKNOWN)]
    #[like(Foreign)]
    Nobodys = 999,
}

/// Bytes of what is imported.
#[domain]
enum ImportedSize {
    /// 2 MiB.
    #[accepted]
    All = 2097152,
    /// Half of it.
    #[accepted]
    Half = 1048576,
    /// None.
    #[refused(INVALID_VALUE)]
    None = 0,
}

/// What is imported.
#[fields]
struct CUDA_EXTERNAL_MEMORY_HANDLE_DESC {
    /// By what.
    #[refuses(
        CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32 = INVALID_VALUE,
        CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32_KMT = INVALID_VALUE,
        CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_HEAP = INVALID_VALUE,
        CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_RESOURCE = INVALID_VALUE,
        CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE = INVALID_VALUE,
        CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE_KMT = INVALID_VALUE,
        CU_EXTERNAL_MEMORY_HANDLE_TYPE_NVSCIBUF = INVALID_VALUE
    )]
    // Another driver of the system has to have made one.
    #[without(CU_EXTERNAL_MEMORY_HANDLE_TYPE_DMABUF_FD)]
    r#type: OneOf<CUexternalMemoryHandleType>,
    /// The descriptor.
    #[field(handle.fd)]
    #[when(r#type == CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD)]
    fd: MemoryDescriptor,
    /// Bytes of it.
    size: ImportedSize,
    /// Whether the memory stands by itself.
    flags: Flags<1>,
}

/// Which part of imported memory is mapped.
#[fields]
struct CUDA_EXTERNAL_MEMORY_BUFFER_DESC {
    /// Where it begins.
    offset: MappedOffset,
    /// Bytes of it.
    size: MappedSize,
    /// Kept for later.
    flags: Reserved,
}

/// Where a mapped part of 2 MiB begins.
#[domain]
enum MappedOffset {
    /// At the first byte.
    #[accepted]
    Start = 0,
    /// In the middle.
    #[accepted]
    Middle = 1048576,
    /// At the second byte.
    #[accepted]
    Second = 1,
    /// Behind the end.
    #[accepted]
    End = 2097152,
}

/// Bytes of a mapped part of 2 MiB.
#[domain]
enum MappedSize {
    /// A page.
    #[accepted]
    Page = 4096,
    /// One byte.
    #[accepted]
    One = 1,
    /// All of it.
    #[accepted]
    All = 2097152,
    /// A byte more.
    #[accepted]
    Over = 2097153,
    /// None.
    #[refused(INVALID_VALUE)]
    None = 0,
}

/// Imports memory that somebody else has exported, or the driver itself.
#[class(context_object)]
#[order(observed)]
#[contradicted(INVALID_HANDLE, "what is no descriptor of memory is an unknown error")]
#[contradicted(OPERATING_SYSTEM, "what is no descriptor of memory is an unknown error")]
fn cuImportExternalMemory(
    /// Room for the memory.
    #[creates(ExternalMemory)]
    extMem_out: Out<CUexternalMemory>,
    /// What is imported.
    memHandleDesc: In<CUDA_EXTERNAL_MEMORY_HANDLE_DESC>,
) {
    check!(initialized, outside_callback, context, no_capture, extMem_out, memHandleDesc);
    check!(memHandleDesc.size, memHandleDesc.flags, memHandleDesc.fd);
}

/// Maps a part of imported memory.
#[needs(initialized)]
#[class(process_state)]
#[order(observed)]
#[contradicted(INVALID_HANDLE, "null is an invalid value")]
#[contradicted(ALREADY_MAPPED, "a part can be mapped several times")]
fn cuExternalMemoryGetMappedBuffer(
    /// Room for the address, which is freed in the end.
    #[creates(DeviceMemory)]
    devPtr: Out<CUdeviceptr>,
    /// The memory.
    extMem: ExternalMemory,
    /// Which part of it.
    bufferDesc: In<CUDA_EXTERNAL_MEMORY_BUFFER_DESC>,
) {
    check!(initialized, outside_callback);

    /// The part lies inside.
    #[rule("inside", documented, on("580.159.04"))]
    if bufferDesc.offset + bufferDesc.size > extMem.size() {
        return INVALID_VALUE;
    }
}

/// Destroys imported memory; what was mapped of it is still to be freed.
#[needs(initialized)]
#[class(process_object)]
#[order(observed)]
#[contradicted(INVALID_HANDLE, "null is an invalid value")]
#[no_visible_effect("destroying leaves nothing to ask")]
fn cuDestroyExternalMemory(
    /// The memory.
    #[ends(ExternalMemory)]
    extMem: ExternalMemory,
) {
    check!(initialized, outside_callback, no_capture, extMem);
}

/// Imported memory is the memory that was exported, from the place on that was asked for.
#[scenario]
#[needs(context)]
#[gate(machine.is_linux())]
#[shows(cuImportExternalMemory, cuExternalMemoryGetMappedBuffer)]
fn imported_memory_is_what_was_exported(cuda: &Driver) {
    const SIZE: usize = 2 << 20;
    let place = CUmemLocation {
        r#type: CU_MEM_LOCATION_TYPE_DEVICE,
        ..Default::default()
    };
    let props = CUmemAllocationProp {
        r#type: CU_MEM_ALLOCATION_TYPE_PINNED,
        requestedHandleTypes: CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR,
        location: place,
        ..Default::default()
    };
    let access = CUmemAccessDesc {
        location: place,
        flags: CU_MEM_ACCESS_FLAGS_PROT_READWRITE,
    };
    let mut physical: CUmemGenericAllocationHandle = 0;
    let mut at: CUdeviceptr = 0;
    cuda.raw().cuMemCreate(&mut physical, SIZE, &props, 0)?;
    cuda.raw().cuMemAddressReserve(&mut at, SIZE, 0, 0, 0)?;
    cuda.raw().cuMemMap(at, SIZE, 0, physical, 0)?;
    cuda.raw().cuMemSetAccess(at, SIZE, &access, 1)?;
    cuda.cuMemsetD8_v2(at, 0x5c, SIZE)?;
    cuda.cuMemsetD8_v2(at + 4096, 0x77, 16)?;
    cuda.cuCtxSynchronize()?;

    let mut descriptor: c_int = -1;
    let room = (&raw mut descriptor).cast::<c_void>();
    let posix = CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR;
    cuda.raw().cuMemExportToShareableHandle(room, physical, posix, 0)?;
    let mut desc: CUDA_EXTERNAL_MEMORY_HANDLE_DESC = Default::default();
    desc.r#type = CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD;
    desc.handle.fd = descriptor;
    desc.size = SIZE as u64;
    let memory = cuda.cuImportExternalMemory(&desc)?;
    let mut part: CUDA_EXTERNAL_MEMORY_BUFFER_DESC = Default::default();
    part.offset = 4096;
    part.size = 8192;
    let mapped = cuda.cuExternalMemoryGetMappedBuffer(memory, &part)?;
    let mut expected = vec![0x5c_u8; 8192];
    expected[..16].fill(0x77);
    expect!(cuda.read(mapped, 8192)? == expected);
    cuda.cuMemsetD8_v2(mapped + 16, 0x11, 1)?;
    cuda.cuCtxSynchronize()?;
    expect!(cuda.read(at + 4096 + 15, 3)? == [0x77, 0x11, 0x5c]);
    cuda.cuMemFree_v2(mapped)?;
    cuda.cuDestroyExternalMemory(memory)?;
    // The memory stays who exported it.
    expect!(cuda.read(at + 4096 + 15, 3)? == [0x77, 0x11, 0x5c]);
    cuda.raw().cuMemUnmap(at, SIZE)?;
    cuda.raw().cuMemRelease(physical)?;
    cuda.raw().cuMemAddressFree(at, SIZE)?;
}

/// Each import is the memory that its descriptor stands for.
#[scenario]
#[needs(context)]
#[gate(machine.is_linux())]
#[shows(cuImportExternalMemory, cuExternalMemoryGetMappedBuffer)]
fn imports_are_told_apart(cuda: &Driver) {
    const SIZE: usize = 2 << 20;
    let mut whole: CUDA_EXTERNAL_MEMORY_BUFFER_DESC = Default::default();
    whole.size = SIZE as u64;
    let mut physical: [CUmemGenericAllocationHandle; 2] = [0; 2];
    let mut memory = [ptr::null_mut(); 3];
    for at in 0..3 {
        // The second is imported twice.
        let of = usize::from(at > 0);
        if at != 2 {
            physical[of] = cuda.exportable_memory(SIZE)?;
        }
        let descriptor = cuda.export_memory(physical[of])?;
        let mut desc: CUDA_EXTERNAL_MEMORY_HANDLE_DESC = Default::default();
        desc.r#type = CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD;
        desc.handle.fd = descriptor;
        desc.size = SIZE as u64;
        memory[at] = cuda.cuImportExternalMemory(&desc)?;
    }
    let mapped = [
        cuda.cuExternalMemoryGetMappedBuffer(memory[0], &whole)?,
        cuda.cuExternalMemoryGetMappedBuffer(memory[1], &whole)?,
        cuda.cuExternalMemoryGetMappedBuffer(memory[2], &whole)?,
    ];
    cuda.cuMemsetD8_v2(mapped[0], 1, 16)?;
    cuda.cuMemsetD8_v2(mapped[2], 2, 16)?;
    cuda.cuCtxSynchronize()?;
    expect!(cuda.read(mapped[0], 16)? == [1; 16]);
    expect!(cuda.read(mapped[1], 16)? == [2; 16]);
    expect!(cuda.read(mapped[2], 16)? == [2; 16]);
    for address in mapped {
        cuda.cuMemFree_v2(address)?;
    }
    for memory in memory {
        cuda.cuDestroyExternalMemory(memory)?;
    }
    for physical in physical {
        cuda.raw().cuMemRelease(physical)?;
    }
}
