//! Virtual memory that processes share.

#![on("580.159.04")]

/// Physical memory that may be exported.
#[domain(CUmemGenericAllocationHandle, live)]
#[any_thread]
enum ExportableMemory {
    /// 2 MiB of the first device, created for export as a file descriptor.
    #[accepted]
    Exportable,
    /// 2 MiB of the first device, created for the process alone.
    #[refused(INVALID_VALUE)]
    Private,
    /// 2 MiB of the first device that were imported.
    #[refused(INVALID_VALUE)]
    Imported,
    /// Null.
    #[refused(INVALID_VALUE)]
    Null = 0,
    /// A number that never was a handle.
    #[undefined]
    Garbage = 0xdead_0000_beef,
}

/// A file descriptor of physical memory.
#[domain(live)]
enum SharedDescriptor {
    /// A descriptor of memory of the process.
    #[accepted]
    Exported,
    /// A number that is no descriptor.
    #[refused(UNKNOWN)]
    Unopened = 999,
    /// Zero, which the driver takes for null.
    #[refused(INVALID_VALUE)]
    Zero = 0,
}

/// Exports physical memory for other processes.
#[needs(initialized)]
#[class(process_state)]
#[order(unknown)]
#[unreachable(NOT_SUPPORTED, "only devices without virtual memory")]
#[unobserved(outside_callback, own_process)]
fn cuMemExportToShareableHandle(
    /// Room for the exported handle, a file descriptor. The caller closes it.
    shareableHandle: Out<c_int>,
    /// The memory.
    #[unseen("a descriptor does not show whose memory it is until it is imported")]
    handle: ExportableMemory,
    /// Kind of handle: the one that the memory was created for.
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
    check!(initialized, outside_callback);
}

/// Imports physical memory that was exported.
#[needs(initialized)]
#[class(process_state)]
#[order(observed, except(own_process, outside_callback))]
#[unobserved(outside_callback, own_process)]
fn cuMemImportFromShareableHandle(
    /// Room for the handle of the memory, which the caller releases.
    #[creates(PhysicalMemory)]
    handle: Out<CUmemGenericAllocationHandle>,
    /// The exported handle, a file descriptor that stays the caller's.
    #[unseen("memory shows where it comes from only where it is mapped")]
    osHandle: SharedDescriptor,
    /// Kind of handle.
    #[refuses(
        CU_MEM_HANDLE_TYPE_NONE = INVALID_VALUE,
        CU_MEM_HANDLE_TYPE_WIN32 = NOT_SUPPORTED,
        CU_MEM_HANDLE_TYPE_WIN32_KMT = NOT_SUPPORTED
    )]
    // The address of a handle is passed for this kind; the driver crashes on a descriptor.
    #[without(CU_MEM_HANDLE_TYPE_FABRIC)]
    shHandleType: OneOf<CUmemAllocationHandleType>,
) {
    check!(initialized, outside_callback, handle);
    if osHandle.is_zero() {
        check!(osHandle);
    }
    check!(shHandleType, osHandle);
}
