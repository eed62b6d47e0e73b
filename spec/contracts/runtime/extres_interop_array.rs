//! Memory that somebody else has exported, as arrays with levels.

#![on("13.0.96")]

/// What array a part of imported memory is to be.
#[fields]
struct cudaExternalMemoryMipmappedArrayDesc {
    /// Where it begins.
    #[refuses(End = InvalidValue)]
    offset: MappedOffset,
    /// What its elements are.
    formatDesc: Record<cudaChannelFormatDesc>,
    /// How many the first level has.
    extent: Record<cudaExtent>,
    /// What it is for.
    #[refuses(
        Deferred = InvalidValue,
        SparseCubemap = InvalidValue,
        SparseSurface = InvalidValue
    )]
    #[accepts(ColorTarget)]
    #[without(Sparse)]
    flags: ArrayFlags,
    /// How many levels.
    numLevels: MappedLevels,
}

/// Maps a part of imported memory as an array with levels.
#[needs(runtime)]
#[class(context_lookup)]
#[order(observed)]
#[contradicted(InvalidResourceHandle, "null is an invalid value")]
fn cudaExternalMemoryGetMappedMipmappedArray(
    /// Room for the array, which is freed in the end.
    #[creates(MipmappedArray)]
    mipmap: Out<cudaMipmappedArray_t>,
    /// The memory.
    extMem: ExternalMemory,
    /// Which part of it, and what array.
    mipmapDesc: In<cudaExternalMemoryMipmappedArrayDesc>,
) {
    check!(runtime, mipmapDesc);

    components_are_alike(
        mipmapDesc.formatDesc.x,
        mipmapDesc.formatDesc.y,
        mipmapDesc.formatDesc.z,
        mipmapDesc.formatDesc.w,
        mipmapDesc.formatDesc.f,
    );

    check!(
        outside_callback,
        mipmap,
        extMem,
        mipmapDesc.offset,
        mipmapDesc.extent.width,
        mipmapDesc.extent.height,
        mipmapDesc.extent.depth,
        mipmapDesc.flags,
        mipmapDesc.numLevels
    );

    extent_has_a_shape(
        mipmapDesc.extent.width,
        mipmapDesc.extent.height,
        mipmapDesc.extent.depth,
        mipmapDesc.flags,
    );
    gathered_extent_is_flat(mipmapDesc.extent.height, mipmapDesc.extent.depth, mipmapDesc.flags);
}

/// What is mapped at one place is the same elements each time, and what is mapped elsewhere is others.
#[scenario]
#[needs(runtime)]
#[gate(machine.is_linux())]
#[shows(cudaExternalMemoryGetMappedMipmappedArray)]
fn arrays_at_one_place_are_one(cuda: &Runtime) {
    const SIZE: usize = 2 << 20;
    cuda.cudaFree(ptr::null_mut())?;
    let physical = cuda.driver().exportable_memory(SIZE)?;
    let descriptor = cuda.driver().export_memory(physical)?;
    let mut desc: cudaExternalMemoryHandleDesc = std::mem::zeroed();
    desc.r#type = cudaExternalMemoryHandleTypeOpaqueFd;
    desc.handle.fd = descriptor;
    desc.size = SIZE as u64;
    let memory = cuda.cudaImportExternalMemory(&desc)?;

    let mut mapped: cudaExternalMemoryMipmappedArrayDesc = std::mem::zeroed();
    mapped.formatDesc = cuda.cudaCreateChannelDesc(8, 0, 0, 0, cudaChannelFormatKindUnsigned)?;
    mapped.extent.width = 64;
    mapped.extent.height = 32;
    mapped.numLevels = 1;
    let first = cuda.cudaExternalMemoryGetMappedMipmappedArray(memory, &mapped)?;
    let again = cuda.cudaExternalMemoryGetMappedMipmappedArray(memory, &mapped)?;
    mapped.offset = 65536;
    let elsewhere = cuda.cudaExternalMemoryGetMappedMipmappedArray(memory, &mapped)?;
    let whole = |array| cuda.cudaGetMipmappedArrayLevel(array, 0);
    let (sent, others) = ([5_u8; 64], [6_u8; 64]);
    let mut received = [9_u8; 64];
    let room = received.as_mut_ptr().cast::<c_void>();
    let device = cudaMemcpyHostToDevice;
    cuda.cudaMemcpy2DToArray(whole(first)?, 0, 0, sent.as_ptr().cast(), 64, 64, 1, device)?;
    cuda.cudaMemcpy2DToArray(whole(elsewhere)?, 0, 0, others.as_ptr().cast(), 64, 64, 1, device)?;
    cuda.cudaMemcpy2DFromArray(room, 64, whole(again)?, 0, 0, 64, 1, cudaMemcpyDeviceToHost)?;
    expect!(received == sent);
    for array in [elsewhere, again, first] {
        cuda.cudaFreeMipmappedArray(array)?;
    }
    cuda.cudaDestroyExternalMemory(memory)?;
    cuda.driver().raw().cuMemRelease(physical)?;
}
