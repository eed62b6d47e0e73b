//! Virtual memory that is exported and imported, in the order of the calls.

#![on("580.159.04")]

/// Imported memory is the memory that was exported: what is written through one mapping is read through the other.
#[scenario]
#[needs(context)]
#[gate(machine.is_linux())]
#[shows(cuMemImportFromShareableHandle, cuMemExportToShareableHandle)]
fn imported_memory_is_what_was_exported(cuda: &Driver) {
    const SIZE: usize = 2 << 20;
    let posix = CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR;
    let memory = cuda.exportable_memory(SIZE)?;
    let descriptor = cuda.export_memory(memory)?;
    let handle = descriptor as usize as *mut c_void;
    let descriptor: std::os::fd::OwnedFd = std::os::fd::FromRawFd::from_raw_fd(descriptor);
    let imported = cuda.cuMemImportFromShareableHandle(handle, posix)?;
    drop(descriptor);
    let access = CUmemAccessDesc {
        location: CUmemLocation {
            r#type: CU_MEM_LOCATION_TYPE_DEVICE,
            ..Default::default()
        },
        flags: CU_MEM_ACCESS_FLAGS_PROT_READWRITE,
    };
    let range = cuda.cuMemAddressReserve(2 * SIZE, 0, 0, 0)?;
    let second = range + SIZE as u64;
    cuda.cuMemMap(range, SIZE, 0, memory, 0)?;
    cuda.cuMemMap(second, SIZE, 0, imported, 0)?;
    cuda.cuMemSetAccess(range, 2 * SIZE, &access, 1)?;
    cuda.cuMemsetD8_v2(range, 0x11, SIZE)?;
    cuda.cuMemsetD8_v2(second + 8, 0x22, 8)?;
    cuda.cuCtxSynchronize()?;
    expect!(cuda.read(range + 7, 3)? == [0x11, 0x22, 0x22]);
    cuda.cuMemUnmap(range, 2 * SIZE)?;
    cuda.cuMemAddressFree(range, 2 * SIZE)?;
    cuda.cuMemRelease(imported)?;
    cuda.cuMemRelease(memory)?;
}

/// The access of a device to a mapping reads back as it was set.
#[scenario]
#[needs(context)]
#[shows(cuMemGetAccess, cuMemSetAccess)]
fn access_reads_back(cuda: &Driver) {
    const SIZE: usize = 2 << 20;
    let mut access = CUmemAccessDesc::default();
    access.location.r#type = CU_MEM_LOCATION_TYPE_DEVICE;
    let memory = cuda.exportable_memory(SIZE)?;
    let range = cuda.cuMemAddressReserve(SIZE, 0, 0, 0)?;
    cuda.cuMemMap(range, SIZE, 0, memory, 0)?;
    for flags in [
        CU_MEM_ACCESS_FLAGS_PROT_READWRITE,
        CU_MEM_ACCESS_FLAGS_PROT_READ,
        CU_MEM_ACCESS_FLAGS_PROT_NONE,
    ] {
        access.flags = flags;
        cuda.cuMemSetAccess(range, SIZE, &access, 1)?;
        expect!(cuda.cuMemGetAccess(&access.location, range)? == u64::from(flags.0));
    }
    cuda.cuMemUnmap(range, SIZE)?;
    cuda.cuMemAddressFree(range, SIZE)?;
    cuda.cuMemRelease(memory)?;
}
