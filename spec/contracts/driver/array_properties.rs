//! What arrays are made of: memory that somebody else maps, and tiles.

#![on("580.159.04")]

/// Tells how much memory is to be mapped to an array that was created without any.
#[needs(initialized)]
#[tolerates(outside_callback, live_context, no_capture, uncaptured_context, own_process)]
#[yields(sound_context = INVALID_VALUE)]
#[order(observed)]
#[unobserved(initialized)]
fn cuArrayGetMemoryRequirements(
    /// Room for size and alignment.
    memoryRequirements: Out<CUDA_ARRAY_MEMORY_REQUIREMENTS>,
    /// The array, which has no memory of its own.
    #[refuses(Null = INVALID_VALUE)]
    #[undefined(Garbage)]
    array: ArrayKind<Deferred>,
    /// The device that is to have the memory. Any number will do.
    #[unseen("no driver looks at it where there is one device")]
    device: Device<Cpu, Beyond, Negative>,
) {
    check!(memoryRequirements, array, device, initialized);
}

/// Tells how a sparse array is cut into tiles.
#[needs(initialized)]
#[tolerates(outside_callback, live_context, no_capture, uncaptured_context, own_process)]
#[yields(sound_context = INVALID_VALUE)]
#[order(observed)]
#[unobserved(initialized)]
fn cuArrayGetSparseProperties(
    /// Room for the tiles.
    sparseProperties: Out<CUDA_ARRAY_SPARSE_PROPERTIES>,
    /// The array, which is sparse.
    #[refuses(Null = INVALID_VALUE)]
    #[undefined(Garbage)]
    array: ArrayKind<Sparse>,
) {
    check!(sparseProperties, array, initialized);
}

/// Tells how much memory is to be mapped to an array with levels that was created without any.
#[needs(initialized)]
#[tolerates(outside_callback, live_context, no_capture, uncaptured_context, own_process)]
#[yields(sound_context = INVALID_VALUE)]
#[order(observed)]
#[unobserved(initialized)]
fn cuMipmappedArrayGetMemoryRequirements(
    /// Room for size and alignment.
    memoryRequirements: Out<CUDA_ARRAY_MEMORY_REQUIREMENTS>,
    /// The array, which has no memory of its own.
    #[refuses(Null = INVALID_VALUE)]
    #[undefined(Garbage)]
    mipmap: MipmapKind<Deferred>,
    /// The device that is to have the memory. Any number will do.
    #[unseen("no driver looks at it where there is one device")]
    device: Device<Cpu, Beyond, Negative>,
) {
    check!(memoryRequirements, mipmap, device, initialized);
}

/// Tells how a sparse array with levels is cut into tiles.
#[needs(initialized)]
#[tolerates(outside_callback, live_context, no_capture, uncaptured_context, own_process)]
#[yields(sound_context = INVALID_VALUE)]
#[order(observed)]
#[unobserved(initialized)]
fn cuMipmappedArrayGetSparseProperties(
    /// Room for the tiles.
    sparseProperties: Out<CUDA_ARRAY_SPARSE_PROPERTIES>,
    /// The array, which is sparse.
    #[refuses(Null = INVALID_VALUE)]
    #[undefined(Garbage)]
    mipmap: MipmapKind<Sparse>,
) {
    check!(sparseProperties, mipmap, initialized);
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
    let small = CUDA_ARRAY3D_DESCRIPTOR {
        Width: 16,
        ..deferred
    };
    let smaller = cuda.cuArray3DCreate_v2(&small)?;
    let least = cuda.cuArrayGetMemoryRequirements(smaller, device)?;
    expect!(least.size >= 16 * 256 * 4 && least.size < 1024 * 256 * 4);
    let needed = cuda.cuArrayGetMemoryRequirements(array, device)?;
    expect!(needed.size >= 1024 * 256 * 4 && needed.size < 4 << 20);
    expect!(needed.alignment.is_power_of_two() && needed.size % needed.alignment == 0);
    cuda.cuArrayDestroy(smaller)?;
    cuda.cuArrayDestroy(array)?;
    let levels = cuda.cuMipmappedArrayCreate(&deferred, 3)?;
    let smaller = cuda.cuMipmappedArrayCreate(&small, 3)?;
    expect!(cuda.cuMipmappedArrayGetMemoryRequirements(smaller, device)?.size < 1024 * 256 * 4);
    let more = cuda.cuMipmappedArrayGetMemoryRequirements(levels, device)?;
    expect!(more.size >= 1024 * 256 * 4 + 512 * 128 * 4 && more.size >= needed.size);
    expect!(more.alignment.is_power_of_two() && more.size % more.alignment == 0);
    cuda.cuMipmappedArrayDestroy(smaller)?;
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
    let wide = CUDA_ARRAY3D_DESCRIPTOR {
        NumChannels: 4,
        ..sparse
    };
    let array = cuda.cuArray3DCreate_v2(&sparse)?;
    let wider = cuda.cuArray3DCreate_v2(&wide)?;
    let tile = cuda.cuArrayGetSparseProperties(wider)?.tileExtent;
    expect!((tile.width, tile.height, tile.depth) == (64, 64, 1));
    let told = cuda.cuArrayGetSparseProperties(array)?;
    let tile = told.tileExtent;
    expect!((tile.width, tile.height, tile.depth) == (128, 128, 1));
    cuda.cuArrayDestroy(wider)?;
    cuda.cuArrayDestroy(array)?;
    let levels = cuda.cuMipmappedArrayCreate(&sparse, 11)?;
    let wider = cuda.cuMipmappedArrayCreate(&wide, 11)?;
    let tile = cuda.cuMipmappedArrayGetSparseProperties(wider)?.tileExtent;
    expect!((tile.width, tile.height, tile.depth) == (64, 64, 1));
    let told = cuda.cuMipmappedArrayGetSparseProperties(levels)?;
    // The levels that are smaller than a tile share one.
    expect!(told.miptailFirstLevel == 4 && told.miptailSize == 65536);
    let tile = told.tileExtent;
    expect!((tile.width, tile.height, tile.depth) == (128, 128, 1));
    cuda.cuMipmappedArrayDestroy(wider)?;
    cuda.cuMipmappedArrayDestroy(levels)?;
}
