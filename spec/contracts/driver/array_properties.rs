//! What arrays are made of: planes, memory that somebody else maps, tiles.

#![on("580.159.04")]

/// Which plane.
#[domain]
enum PlaneIndex {
    /// The first.
    #[accepted]
    First = 0,
    /// The second.
    #[accepted]
    Second = 1,
    /// The third, of two.
    #[refused(INVALID_VALUE)]
    #[when(value > 1)]
    Beyond = 2,
}

/// Gives one plane of an array whose format has several, as an array of its own.
#[needs(initialized, outside_callback)]
#[order(unknown)]
fn cuArrayGetPlane(
    /// Room for the plane, which belongs to the array.
    #[lends(Array)]
    pPlaneArray: Out<CUarray>,
    /// The array. Those of a single plane have none to give.
    hArray: ArrayKind<Picture>,
    /// Which plane.
    planeIdx: PlaneIndex,
) {
}

/// Tells how much memory is to be mapped to an array that was created without any.
#[needs(initialized, outside_callback)]
#[order(unknown)]
fn cuArrayGetMemoryRequirements(
    /// Room for size and alignment.
    memoryRequirements: Out<CUDA_ARRAY_MEMORY_REQUIREMENTS>,
    /// The array, which has no memory of its own.
    #[refuses(Null = INVALID_VALUE)]
    array: ArrayKind<Deferred>,
    /// The device that is to have the memory.
    #[refuses(Cpu = INVALID_VALUE, Beyond = INVALID_VALUE, Negative = INVALID_VALUE)]
    device: Device,
) {
}

/// Tells how a sparse array is cut into tiles.
#[needs(initialized, outside_callback)]
#[order(unknown)]
fn cuArrayGetSparseProperties(
    /// Room for the tiles.
    sparseProperties: Out<CUDA_ARRAY_SPARSE_PROPERTIES>,
    /// The array, which is sparse.
    #[refuses(Null = INVALID_VALUE)]
    array: ArrayKind<Sparse>,
) {
}

/// Tells how much memory is to be mapped to an array with levels that was created without any.
#[needs(initialized, outside_callback)]
#[order(unknown)]
fn cuMipmappedArrayGetMemoryRequirements(
    /// Room for size and alignment.
    memoryRequirements: Out<CUDA_ARRAY_MEMORY_REQUIREMENTS>,
    /// The array, which has no memory of its own.
    #[refuses(Null = INVALID_VALUE)]
    mipmap: MipmapKind<Deferred>,
    /// The device that is to have the memory.
    #[refuses(Cpu = INVALID_VALUE, Beyond = INVALID_VALUE, Negative = INVALID_VALUE)]
    device: Device,
) {
}

/// Tells how a sparse array with levels is cut into tiles.
#[needs(initialized, outside_callback)]
#[order(unknown)]
fn cuMipmappedArrayGetSparseProperties(
    /// Room for the tiles.
    sparseProperties: Out<CUDA_ARRAY_SPARSE_PROPERTIES>,
    /// The array, which is sparse.
    #[refuses(Null = INVALID_VALUE)]
    mipmap: MipmapKind<Sparse>,
) {
}

/// The memory that an array waits for holds all of its elements.
#[scenario]
#[needs(context)]
#[shows(cuArrayGetMemoryRequirements, cuMipmappedArrayGetMemoryRequirements)]
fn deferred_arrays_tell_what_they_need(cuda: &Driver) {
    let device = cuda.cuCtxGetDevice()?;
    let deferred = CUDA_ARRAY3D_DESCRIPTOR {
        Width: 1024,
        Height: 256,
        Format: CU_AD_FORMAT_FLOAT,
        NumChannels: 1,
        Flags: CUDA_ARRAY3D_DEFERRED_MAPPING,
        ..Default::default()
    };
    let array = cuda.cuArray3DCreate_v2(&deferred)?;
    let needed = cuda.cuArrayGetMemoryRequirements(array, device)?;
    expect!(needed.size >= 1024 * 256 * 4 && needed.size < 4 << 20);
    expect!(needed.alignment.is_power_of_two() && needed.size % needed.alignment == 0);
    cuda.cuArrayDestroy(array)?;
    let levels = cuda.cuMipmappedArrayCreate(&deferred, 3)?;
    let more = cuda.cuMipmappedArrayGetMemoryRequirements(levels, device)?;
    expect!(more.size >= 1024 * 256 * 4 + 512 * 128 * 4 && more.size >= needed.size);
    expect!(more.alignment.is_power_of_two() && more.size % more.alignment == 0);
    cuda.cuMipmappedArrayDestroy(levels)?;
}

/// The tiles of a sparse array have as many bytes each as memory is mapped at a time.
#[scenario]
#[needs(context)]
#[shows(cuArrayGetSparseProperties, cuMipmappedArrayGetSparseProperties)]
fn tiles_are_as_large_as_a_mapping(cuda: &Driver) {
    let sparse = CUDA_ARRAY3D_DESCRIPTOR {
        Width: 1024,
        Height: 1024,
        Format: CU_AD_FORMAT_FLOAT,
        NumChannels: 1,
        Flags: CUDA_ARRAY3D_SPARSE,
        ..Default::default()
    };
    let array = cuda.cuArray3DCreate_v2(&sparse)?;
    let told = cuda.cuArrayGetSparseProperties(array)?;
    let tile = told.tileExtent;
    expect!((tile.width, tile.height, tile.depth) == (128, 128, 1));
    cuda.cuArrayDestroy(array)?;
    let levels = cuda.cuMipmappedArrayCreate(&sparse, 4)?;
    let told = cuda.cuMipmappedArrayGetSparseProperties(levels)?;
    let tile = told.tileExtent;
    expect!((tile.width, tile.height, tile.depth) == (128, 128, 1));
    cuda.cuMipmappedArrayDestroy(levels)?;
}

/// A picture of two planes has one of brightness and one of colour, which is half as large.
#[scenario]
#[needs(context)]
#[shows(cuArrayGetPlane)]
fn pictures_have_planes(cuda: &Driver) {
    let picture = CUDA_ARRAY3D_DESCRIPTOR {
        Width: 64,
        Height: 32,
        Format: CU_AD_FORMAT_NV12,
        NumChannels: 3,
        ..Default::default()
    };
    let array = cuda.cuArray3DCreate_v2(&picture)?;
    let bright = cuda.cuArrayGetPlane(array, 0)?;
    let told = cuda.cuArray3DGetDescriptor_v2(bright)?;
    expect!((told.Width, told.Height, told.NumChannels) == (64, 32, 1));
    expect!(told.Format == CU_AD_FORMAT_UNSIGNED_INT8);
    let coloured = cuda.cuArrayGetPlane(array, 1)?;
    let told = cuda.cuArray3DGetDescriptor_v2(coloured)?;
    expect!((told.Width, told.Height, told.NumChannels) == (32, 16, 2));
    expect!(told.Format == CU_AD_FORMAT_UNSIGNED_INT8);
    expect!(cuda.cuArrayGetPlane(array, 2) == Err(INVALID_VALUE));
    cuda.cuMemcpyHtoA_v2(bright, 0, [1_u8; 64].as_ptr().cast(), 64)?;
    cuda.cuMemcpyHtoA_v2(coloured, 0, [2_u8; 64].as_ptr().cast(), 64)?;
    let mut received = [0_u8; 64];
    cuda.cuMemcpyAtoH_v2(received.as_mut_ptr().cast(), bright, 0, 64)?;
    expect!(received == [1; 64]);
    cuda.cuMemcpyAtoH_v2(received.as_mut_ptr().cast(), coloured, 0, 64)?;
    expect!(received == [2; 64]);
    cuda.cuArrayDestroy(array)?;
}
