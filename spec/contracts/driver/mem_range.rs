//! Memory for the drivers of other devices.

#![on("580.159.04")]

/// Gives a descriptor by which drivers of other devices reach whole pages of memory.
#[class(context_state)]
#[order(partial)]
fn cuMemGetHandleForAddressRange(
    /// Room for the descriptor.
    #[on_failure(written)]
    #[varies]
    handle: Out<c_int>,
    /// First byte of the range, where a page begins. What comes from a pool may begin anywhere in one.
    #[undefined(Freed, Pooled)]
    #[unseen("a descriptor tells how long it is, and only another device what is in it")]
    dptr: Address<Device, Interior, Misaligned, Pooled>,
    /// Bytes of the range, in whole pages.
    #[refuses(One = INVALID_VALUE, Zero = INVALID_VALUE)]
    size: Bytes<dptr>,
    /// What kind of descriptor.
    handleType: OneOf<CUmemRangeHandleType>,
    /// Which way other devices go.
    #[refuses(
        CU_MEM_RANGE_FLAG_DMA_BUF_MAPPING_TYPE_PCIE = NOT_SUPPORTED,
        All = NOT_SUPPORTED,
        AllOnes = NOT_SUPPORTED
    )]
    flags: BitsOf<CUmemRangeFlags>,
) {
    check!(handle);

    /// A range begins where a page does.
    #[rule("page-begins", observed, on("580.159.04"))]
    if dptr.offset() % 4096 != 0 {
        return INVALID_VALUE;
    }

    check!(size, initialized, outside_callback, context, dptr, handleType, flags);
}

/// A descriptor stands for as many bytes as were asked for.
#[scenario]
#[needs(context)]
#[gate(machine.is_linux())]
#[shows(cuMemGetHandleForAddressRange)]
fn ranges_are_as_long_as_asked(cuda: &Driver) {
    use std::io::{Seek, SeekFrom};
    use std::os::fd::FromRawFd;
    let memory = cuda.cuMemAlloc_v2(4 << 20)?;
    let dma_buf = CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD;
    for (offset, size) in [(0, 4 << 20), (65536, 65536), (4096, 8192)] {
        let mut descriptor: c_int = -1;
        let room = (&raw mut descriptor).cast::<c_void>();
        cuda.cuMemGetHandleForAddressRange(room, memory + offset, size, dma_buf, 0)?;
        expect!(descriptor >= 0);
        let mut file = std::fs::File::from_raw_fd(descriptor);
        expect!(file.seek(SeekFrom::End(0)).ok() == Some(size as u64));
    }
    cuda.cuMemFree_v2(memory)?;
}
