//! Arrays, with and without levels.

#![on("13.0.96")]

/// Destroys an array and frees its memory.
#[as_driver(cuArrayDestroy)]
#[class(context_object)]
#[order(observed, except(no_capture))]
#[contradicted(
    InvalidValue,
    "null is nothing to free, and any other array that is none ends the process"
)]
fn cudaFreeArray(
    /// The array; null is nothing to free.
    #[accepts(Null)]
    array: _,
) {
    /// Freeing nothing succeeds.
    #[rule("null", documented, on("13.0.96"))]
    if array.is_null() {
        return Success;
    }
}

/// Destroys an array with all of its levels.
#[as_driver(cuMipmappedArrayDestroy)]
#[class(context_object)]
#[order(observed, except(no_capture))]
#[contradicted(
    InvalidValue,
    "null is nothing to free, and nobody may rely on what becomes of one that was destroyed"
)]
fn cudaFreeMipmappedArray(
    /// The array; null is nothing to free.
    #[accepts(Null)]
    mipmappedArray: _,
) {
    /// Freeing nothing succeeds.
    #[rule("null", documented, on("13.0.96"))]
    if mipmappedArray.is_null() {
        return Success;
    }
}

#[as_driver(cuMipmappedArrayGetLevel)]
#[needs(runtime)]
#[class(context_state)]
#[order(observed)]
fn cudaGetMipmappedArrayLevel(levelArray: _, mipmappedArray: _, level: _) {
    check!(runtime, outside_callback, mipmappedArray);
}

#[as_driver(cuArrayGetPlane)]
#[needs(runtime)]
#[class(context_state)]
#[order(observed)]
fn cudaArrayGetPlane(pPlaneArray: _, hArray: _, planeIdx: _) {}

#[as_driver(cuArrayGetMemoryRequirements)]
#[order(observed)]
#[needs(devices)]
#[tolerates(outside_callback, live_context, no_capture, uncaptured_context, own_process)]
fn cudaArrayGetMemoryRequirements(
    #[on_failure(written)] memoryRequirements: _,
    array: _,
    device: _,
) {
    check!(devices);
}

#[as_driver(cuArrayGetSparseProperties)]
#[order(observed)]
#[needs(devices)]
#[tolerates(outside_callback, live_context, no_capture, uncaptured_context, own_process)]
fn cudaArrayGetSparseProperties(#[on_failure(written)] sparseProperties: _, array: _) {
    check!(devices);
}

#[as_driver(cuMipmappedArrayGetMemoryRequirements)]
#[order(observed)]
#[needs(devices)]
#[tolerates(outside_callback, live_context, no_capture, uncaptured_context, own_process)]
fn cudaMipmappedArrayGetMemoryRequirements(
    #[on_failure(written)] memoryRequirements: _,
    mipmap: _,
    device: _,
) {
    check!(devices);
}

#[as_driver(cuMipmappedArrayGetSparseProperties)]
#[order(observed)]
#[needs(devices)]
#[tolerates(outside_callback, live_context, no_capture, uncaptured_context, own_process)]
fn cudaMipmappedArrayGetSparseProperties(#[on_failure(written)] sparseProperties: _, mipmap: _) {
    check!(devices);
}

/// Tells what the elements of an array are, how many there are, and what it is for.
#[needs(devices)]
#[class(handle_lookup)]
#[order(observed)]
#[contradicted(InvalidValue, "null is an invalid handle, and every place may be left out")]
fn cudaArrayGetInfo(
    /// Room for what its elements are, or null for a caller who does not ask.
    #[on_failure(written)]
    desc: Out<cudaChannelFormatDesc, Null>,
    /// Room for its extent, or null.
    #[on_failure(written)]
    extent: Out<cudaExtent, Null>,
    /// Room for what it is for, or null.
    #[on_failure(written)]
    flags: Out<c_uint, Null>,
    /// The array.
    array: Array,
) {
    check!(devices, array);

    /// The arrays at hand are for nothing special, but for layers.
    #[ensure("flags", documented)]
    if !flags.is_null() {
        assert!(flags.value() <= 1);
    }
}

/// Tells what the elements of an array are.
#[needs(devices, runtime)]
#[class(context_state)]
#[order(observed, except(outside_callback, usable_context, sound_context, own_process))]
fn cudaGetChannelDesc(
    /// Room for what they are.
    desc: Out<cudaChannelFormatDesc>,
    /// The array.
    array: Array,
) {
    check!(devices, desc, runtime, array);
}

/// An array returns its descriptor, also to the driver.
#[scenario]
#[needs(runtime)]
#[shows(cudaArrayGetInfo, cudaGetChannelDesc, cudaMalloc3DArray, cudaMallocArray)]
fn arrays_tell_what_they_were_made_as(cuda: &Runtime) {
    let pairs = cuda.cudaCreateChannelDesc(16, 16, 0, 0, cudaChannelFormatKindSigned)?;
    let array = cuda.cudaMallocArray(&pairs, 48, 24, 0)?;
    let (told, extent, flags) = cuda.cudaArrayGetInfo(array)?;
    expect!((told.x, told.y, told.z, told.w) == (16, 16, 0, 0));
    expect!(told.f == cudaChannelFormatKindSigned);
    expect!((extent.width, extent.height, extent.depth) == (48, 24, 0));
    expect!(flags == 0);
    let driver = cuda.driver().cuArray3DGetDescriptor_v2(array.cast())?;
    expect!((driver.Width, driver.Height, driver.Depth) == (48, 24, 0));
    expect!(driver.NumChannels == 2 && driver.Flags == 0);
    cuda.cudaFreeArray(array)?;

    let floats = cuda.cudaCreateChannelDesc(32, 32, 32, 32, cudaChannelFormatKindFloat)?;
    let room = cudaExtent {
        width: 16,
        height: 8,
        depth: 4,
    };
    let array = cuda.cudaMalloc3DArray(&floats, room, cudaArrayLayered)?;
    let told = cuda.cudaGetChannelDesc(array)?;
    expect!((told.x, told.y, told.z, told.w) == (32, 32, 32, 32));
    expect!(told.f == cudaChannelFormatKindFloat);
    let (_, extent, flags) = cuda.cudaArrayGetInfo(array)?;
    expect!((extent.width, extent.height, extent.depth) == (16, 8, 4));
    expect!(flags == cudaArrayLayered);
    cuda.cudaFreeArray(array)?;
}

/// An array returns its flags.
#[scenario]
#[needs(runtime)]
#[shows(cudaArrayGetInfo)]
fn arrays_tell_what_they_are_for(cuda: &Runtime) {
    let floats = cuda.cudaCreateChannelDesc(32, 0, 0, 0, cudaChannelFormatKindFloat)?;
    let surface = cudaArraySurfaceLoadStore;
    let kinds = [
        (0, 4),
        (surface, 0),
        (cudaArrayTextureGather, 0),
        (surface | cudaArrayTextureGather, 0),
        (cudaArrayLayered, 4),
        (cudaArrayLayered | surface, 4),
        (cudaArrayCubemap, 6),
        (cudaArrayCubemap | surface, 6),
        (cudaArrayCubemap | cudaArrayLayered, 12),
        (cudaArraySparse, 0),
        (cudaArraySparse | cudaArrayLayered, 4),
        (cudaArrayDeferredMapping, 0),
    ];
    for (flags, depth) in kinds {
        let room = cudaExtent {
            width: 64,
            height: 64,
            depth,
        };
        let array = cuda.cudaMalloc3DArray(&floats, room, flags)?;
        let (_, extent, told) = cuda.cudaArrayGetInfo(array)?;
        expect!((told, extent.depth) == (flags, depth));
        cuda.cudaFreeArray(array)?;
        let levels = cuda.cudaMallocMipmappedArray(&floats, room, 1, flags)?;
        let level = cuda.cudaGetMipmappedArrayLevel(levels, 0)?;
        let (_, extent, told) = cuda.cudaArrayGetInfo(level)?;
        expect!((told, extent.depth) == (flags, depth));
        cuda.cudaFreeMipmappedArray(levels)?;
    }
}

/// Each level is an array of half the size.
#[scenario]
#[needs(runtime)]
#[shows(cudaGetMipmappedArrayLevel, cudaMallocMipmappedArray)]
fn levels_of_an_array_halve(cuda: &Runtime) {
    let bytes = cuda.cudaCreateChannelDesc(8, 0, 0, 0, cudaChannelFormatKindUnsigned)?;
    let room = cudaExtent {
        width: 32,
        height: 16,
        depth: 0,
    };
    let array = cuda.cudaMallocMipmappedArray(&bytes, room, 3, 0)?;
    let levels = [
        cuda.cudaGetMipmappedArrayLevel(array, 0)?,
        cuda.cudaGetMipmappedArrayLevel(array, 1)?,
        cuda.cudaGetMipmappedArrayLevel(array, 2)?,
    ];
    for (level, extent) in levels.iter().zip([(32, 16), (16, 8), (8, 4)]) {
        let (told, found, _) = cuda.cudaArrayGetInfo(*level)?;
        expect!((found.width, found.height, found.depth) == (extent.0, extent.1, 0));
        expect!((told.x, told.y) == (8, 0));
    }
    expect!(cuda.cudaGetMipmappedArrayLevel(array, 3) == Err(InvalidValue));
    cuda.cudaFreeMipmappedArray(array)?;
}

/// The runtime and the driver return the same properties.
#[scenario]
#[needs(runtime)]
#[shows(
    cudaArrayGetMemoryRequirements,
    cudaArrayGetSparseProperties,
    cudaMipmappedArrayGetMemoryRequirements,
    cudaMipmappedArrayGetSparseProperties
)]
fn properties_of_arrays_are_the_drivers(cuda: &Runtime) {
    let floats = cuda.cudaCreateChannelDesc(32, 0, 0, 0, cudaChannelFormatKindFloat)?;
    let room = cudaExtent {
        width: 512,
        height: 512,
        depth: 0,
    };
    let array = cuda.cudaMalloc3DArray(&floats, room, cudaArrayDeferredMapping)?;
    let needed = cuda.cudaArrayGetMemoryRequirements(array, 0)?;
    expect!(needed.size >= 512 * 512 * 4 && needed.size % needed.alignment == 0);
    cuda.cudaFreeArray(array)?;
    let array = cuda.cudaMallocMipmappedArray(&floats, room, 2, cudaArrayDeferredMapping)?;
    let more = cuda.cudaMipmappedArrayGetMemoryRequirements(array, 0)?;
    expect!(more.size >= 512 * 512 * 4 + 256 * 256 * 4 && more.size % more.alignment == 0);
    cuda.cudaFreeMipmappedArray(array)?;

    let array = cuda.cudaMalloc3DArray(&floats, room, cudaArraySparse)?;
    let tile = cuda.cudaArrayGetSparseProperties(array)?.tileExtent;
    expect!((tile.width, tile.height, tile.depth) == (128, 128, 1));
    cuda.cudaFreeArray(array)?;
    let array = cuda.cudaMallocMipmappedArray(&floats, room, 2, cudaArraySparse)?;
    let tile = cuda.cudaMipmappedArrayGetSparseProperties(array)?.tileExtent;
    expect!((tile.width, tile.height, tile.depth) == (128, 128, 1));
    cuda.cudaFreeMipmappedArray(array)?;
}

/// Memory is copied into arrays and back.
#[scenario]
#[needs(runtime)]
#[shows(
    cudaMemcpy2DFromArray,
    cudaMemcpy2DFromArrayAsync,
    cudaMemcpy2DToArray,
    cudaMemcpy2DToArrayAsync,
    cudaMemcpyFromArray,
    cudaMemcpyFromArrayAsync,
    cudaMemcpyToArray,
    cudaMemcpyToArrayAsync
)]
fn memory_of_the_device_fills_arrays(cuda: &Runtime) {
    let sent: Vec<u8> = (0..64).collect();
    let (from, to) = (cuda.cudaMalloc(64)?, cuda.cudaMalloc(64)?);
    cuda.cudaMemcpy(from, sent.as_ptr().cast(), 64, cudaMemcpyHostToDevice)?;
    let array = cuda.byte_array(8, 4)?;
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let across = cudaMemcpyDeviceToDevice;
    for round in 0..4 {
        cuda.cudaMemset(to, 99, 64)?;
        cuda.cudaDeviceSynchronize()?;
        // Each round begins elsewhere, so that nothing is left of the one before.
        let start = from.cast::<u8>().add(8 * round).cast();
        match round {
            0 => {
                cuda.cudaMemcpy2DToArray(array, 0, 0, start, 8, 8, 4, across)?;
                cuda.cudaMemcpy2DFromArray(to, 8, array, 0, 0, 8, 4, across)?;
            }
            1 => {
                cuda.cudaMemcpy2DToArrayAsync(array, 0, 0, start, 8, 8, 4, across, stream)?;
                cuda.cudaMemcpy2DFromArrayAsync(to, 8, array, 0, 0, 8, 4, across, stream)?;
            }
            2 => {
                cuda.cudaMemcpyToArray(array, 0, 0, start, 32, across)?;
                cuda.cudaMemcpyFromArray(to, array, 0, 0, 32, across)?;
            }
            _ => {
                cuda.cudaMemcpyToArrayAsync(array, 0, 0, start, 32, across, stream)?;
                cuda.cudaMemcpyFromArrayAsync(to, array, 0, 0, 32, across, stream)?;
            }
        }
        cuda.cudaDeviceSynchronize()?;
        let mut received = [0_u8; 64];
        cuda.cudaMemcpy(received.as_mut_ptr().cast(), to, 64, cudaMemcpyDeviceToHost)?;
        expect!(received[..32] == sent[8 * round..8 * round + 32]);
        expect!(received[32..] == [99; 32]);
    }
    cuda.cudaStreamDestroy(stream)?;
    cuda.cudaFreeArray(array)?;
    cuda.cudaFree(to)?;
    cuda.cudaFree(from)?;
}

/// A plane has the extent and the components that the format says.
#[scenario]
#[needs(runtime)]
#[shows(cudaArrayGetPlane)]
fn planes_have_extents_of_their_own(cuda: &Runtime) {
    cuda.cudaFree(ptr::null_mut())?;
    let whole = cuspec_sys::driver::CUDA_ARRAY3D_DESCRIPTOR {
        Width: 64,
        Height: 32,
        Format: cuspec_sys::driver::CU_AD_FORMAT_NV12,
        NumChannels: 3,
        // `CUDA_ARRAY3D_VIDEO_ENCODE_DECODE`.
        Flags: 0x100,
        ..Default::default()
    };
    let array = cuda.driver().cuArray3DCreate_v2(&whole)?;
    let brightness = cuda.cudaArrayGetPlane(array.cast(), 0)?;
    let colour = cuda.cudaArrayGetPlane(array.cast(), 1)?;
    let (mut extent, mut flags) = (cudaExtent::default(), 0);
    for (plane, expected) in [(brightness, (64, 32)), (colour, (32, 16))] {
        cuda.raw().cudaArrayGetInfo(ptr::null_mut(), &mut extent, &mut flags, plane)?;
        expect!((extent.width, extent.height, extent.depth) == (expected.0, expected.1, 0));
    }
    expect!(cuda.cudaArrayGetPlane(array.cast(), 2) == Err(InvalidValue));
    cuda.driver().cuArrayDestroy(array)?;
}

/// A picture of two planes and its planes return their kinds.
#[scenario]
#[needs(runtime)]
#[shows(cudaGetChannelDesc)]
fn planes_have_elements_of_their_own(cuda: &Runtime) {
    cuda.cudaFree(ptr::null_mut())?;
    let picture = cuspec_sys::driver::CUDA_ARRAY3D_DESCRIPTOR {
        Width: 64,
        Height: 32,
        Format: cuspec_sys::driver::CU_AD_FORMAT_NV12,
        NumChannels: 3,
        // `CUDA_ARRAY3D_VIDEO_ENCODE_DECODE`.
        Flags: 0x100,
        ..Default::default()
    };
    let array = cuda.driver().cuArray3DCreate_v2(&picture)?;
    let whole = cuda.cudaGetChannelDesc(array.cast())?;
    expect!(whole.f == cudaChannelFormatKindNV12);
    expect!((whole.x, whole.y, whole.z, whole.w) == (8, 8, 8, 0));
    let brightness = cuda.cudaGetChannelDesc(cuda.cudaArrayGetPlane(array.cast(), 0)?)?;
    expect!(brightness.f == cudaChannelFormatKindUnsigned);
    expect!((brightness.x, brightness.y, brightness.z, brightness.w) == (8, 0, 0, 0));
    let colour = cuda.cudaGetChannelDesc(cuda.cudaArrayGetPlane(array.cast(), 1)?)?;
    expect!(colour.f == cudaChannelFormatKindUnsigned);
    expect!((colour.x, colour.y, colour.z, colour.w) == (8, 8, 0, 0));
    cuda.driver().cuArrayDestroy(array)?;
}
