//! Memory that somebody else has exported, as arrays with levels.

#![on("580.159.04")]

/// How many levels mapped memory has.
#[domain]
enum MappedLevels {
    /// One.
    #[accepted]
    One = 1,
    /// Some.
    #[accepted]
    Some = 3,
    /// More than there can be. No level at all crashes the driver.
    #[refused(INVALID_VALUE)]
    #[when(value > 100)]
    Many = 1000,
}

/// What array a part of imported memory is to be.
#[fields]
struct CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC {
    /// Where it begins.
    #[refuses(End = INVALID_VALUE)]
    offset: MappedOffset,
    /// What array the first level is.
    arrayDesc: Record<CUDA_ARRAY3D_DESCRIPTOR>,
    /// How many levels.
    numLevels: MappedLevels,
    /// Reserved.
    #[field(reserved[0])]
    reserved0: ReservedWord,
    /// Reserved.
    #[field(reserved[1])]
    reserved1: ReservedWord,
    /// Reserved.
    #[field(reserved[2])]
    reserved2: ReservedWord,
    /// Reserved.
    #[field(reserved[3])]
    reserved3: ReservedWord,
    /// Reserved.
    #[field(reserved[4])]
    reserved4: ReservedWord,
    /// Reserved.
    #[field(reserved[5])]
    reserved5: ReservedWord,
    /// Reserved.
    #[field(reserved[6])]
    reserved6: ReservedWord,
    /// Reserved.
    #[field(reserved[7])]
    reserved7: ReservedWord,
    /// Reserved.
    #[field(reserved[8])]
    reserved8: ReservedWord,
    /// Reserved.
    #[field(reserved[9])]
    reserved9: ReservedWord,
    /// Reserved.
    #[field(reserved[10])]
    reserved10: ReservedWord,
    /// Reserved.
    #[field(reserved[11])]
    reserved11: ReservedWord,
    /// Reserved.
    #[field(reserved[12])]
    reserved12: ReservedWord,
    /// Reserved.
    #[field(reserved[13])]
    reserved13: ReservedWord,
    /// Reserved.
    #[field(reserved[14])]
    reserved14: ReservedWord,
    /// Reserved.
    #[field(reserved[15])]
    reserved15: ReservedWord,
}

/// Maps a part of imported memory as an array with levels.
#[needs(initialized)]
#[class(process_state)]
#[order(partial)]
#[contradicted(INVALID_HANDLE, "null is an invalid value")]
fn cuExternalMemoryGetMappedMipmappedArray(
    /// Room for the array, which is destroyed in the end.
    #[creates(MipmappedArray)]
    mipmap: Out<CUmipmappedArray>,
    /// The memory.
    extMem: ExternalMemory,
    /// Which part of it, and what array.
    #[refuses(
        arrayDesc.Flags.Deferred = INVALID_VALUE,
        arrayDesc.Flags.Sparse = INVALID_VALUE,
        arrayDesc.Flags.SparseCubemap = INVALID_VALUE,
        arrayDesc.Flags.SparseSurface = INVALID_VALUE
    )]
    #[accepts(arrayDesc.Flags.ColorTarget)]
    #[without(
        arrayDesc.Format.Normalized,
        arrayDesc.Format.Block,
        arrayDesc.Format.UnlistedByte
    )]
    mipmapDesc: In<CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC>,
) {
    check!(outside_callback, initialized);

    array_has_a_shape(
        mipmapDesc.arrayDesc.Width,
        mipmapDesc.arrayDesc.Height,
        mipmapDesc.arrayDesc.Depth,
        mipmapDesc.arrayDesc.Flags,
    );
    format_has_its_components(mipmapDesc.arrayDesc.Format, mipmapDesc.arrayDesc.NumChannels);
    video_formats_are_for_video(
        mipmapDesc.arrayDesc.Format,
        mipmapDesc.arrayDesc.NumChannels,
        mipmapDesc.arrayDesc.Flags,
    );
}

/// What is mapped at one place is the same elements each time, and what is mapped elsewhere is others.
#[scenario]
#[needs(context)]
#[gate(machine.is_linux())]
#[shows(cuExternalMemoryGetMappedMipmappedArray)]
fn arrays_at_one_place_are_one(cuda: &Driver) {
    const SIZE: usize = 2 << 20;
    let mut physical: [CUmemGenericAllocationHandle; 2] = [0; 2];
    let mut imported = [ptr::null_mut(); 2];
    for (physical, imported) in physical.iter_mut().zip(&mut imported) {
        *physical = cuda.exportable_memory(SIZE)?;
        let descriptor = cuda.export_memory(*physical)?;
        let mut desc: CUDA_EXTERNAL_MEMORY_HANDLE_DESC = Default::default();
        desc.r#type = CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD;
        desc.handle.fd = descriptor;
        desc.size = SIZE as u64;
        *imported = cuda.cuImportExternalMemory(&desc)?;
    }
    let [memory, another] = imported;

    let mut mapped: CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC = Default::default();
    mapped.arrayDesc.Width = 64;
    mapped.arrayDesc.Height = 32;
    mapped.arrayDesc.Format = CU_AD_FORMAT_UNSIGNED_INT8;
    mapped.arrayDesc.NumChannels = 1;
    mapped.numLevels = 2;
    let first = cuda.cuExternalMemoryGetMappedMipmappedArray(memory, &mapped)?;
    let again = cuda.cuExternalMemoryGetMappedMipmappedArray(memory, &mapped)?;
    let of_another = cuda.cuExternalMemoryGetMappedMipmappedArray(another, &mapped)?;
    mapped.offset = 65536;
    let elsewhere = cuda.cuExternalMemoryGetMappedMipmappedArray(memory, &mapped)?;
    let half = cuda.cuMipmappedArrayGetLevel(first, 1)?;
    let told = cuda.cuArray3DGetDescriptor_v2(half)?;
    expect!((told.Width, told.Height, told.NumChannels) == (32, 16, 1));
    expect!(cuda.cuMipmappedArrayGetLevel(first, 2) == Err(INVALID_VALUE));

    let whole = |array| cuda.cuMipmappedArrayGetLevel(array, 0);
    let (sent, others) = ([5_u8; 64], [6_u8; 64]);
    let mut received = [9_u8; 64];
    cuda.cuMemcpyHtoA_v2(whole(first)?, 0, sent.as_ptr().cast(), 64)?;
    cuda.cuMemcpyHtoA_v2(whole(elsewhere)?, 0, others.as_ptr().cast(), 64)?;
    cuda.cuMemcpyHtoA_v2(whole(of_another)?, 0, others.as_ptr().cast(), 64)?;
    cuda.cuMemcpyAtoH_v2(received.as_mut_ptr().cast(), whole(again)?, 0, 64)?;
    expect!(received == sent);
    // What was mapped stays when the memory goes.
    cuda.cuDestroyExternalMemory(memory)?;
    cuda.cuDestroyExternalMemory(another)?;
    cuda.cuMemcpyAtoH_v2(received.as_mut_ptr().cast(), whole(elsewhere)?, 0, 64)?;
    expect!(received == others);
    for array in [elsewhere, of_another, again, first] {
        cuda.cuMipmappedArrayDestroy(array)?;
    }
    for physical in physical {
        cuda.raw().cuMemRelease(physical)?;
    }
}
