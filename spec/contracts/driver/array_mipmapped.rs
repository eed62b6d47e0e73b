//! Arrays with levels, each half as large as the one before.

#![on("580.159.04")]

/// How many levels.
#[domain]
enum ArrayLevels {
    /// Some.
    #[accepted]
    Some = 3,
    /// One.
    #[accepted]
    One = 1,
    /// None, which is as much as one.
    #[accepted]
    Zero = 0,
    /// More than there can be.
    #[accepted]
    Many = 1000,
}

/// Which level.
#[domain]
enum ArrayLevel<array> {
    /// The first.
    #[accepted]
    First = 0,
    /// The last.
    #[accepted]
    Last = array.levels() - 1,
    /// One past the last.
    #[refused(INVALID_VALUE)]
    #[when(value >= array.levels())]
    Beyond = array.levels(),
}

/// Creates an array with levels.
#[class(context_object)]
#[order(observed)]
#[unreachable(OUT_OF_MEMORY, "only arrays that do not fit the device, and those at hand fit")]
#[unreachable(UNKNOWN, "the documents name no way to it")]
#[waits(never)]
fn cuMipmappedArrayCreate(
    /// Room for the array.
    #[creates(MipmappedArray)]
    pHandle: Out<CUmipmappedArray>,
    /// What array the first level is to be.
    pMipmappedArrayDesc: In<CUDA_ARRAY3D_DESCRIPTOR>,
    /// How many levels; more than there can be are as many as there can be.
    numMipmapLevels: ArrayLevels,
) {
    check!(initialized, context, outside_callback, no_capture);
    array_has_a_shape(
        pMipmappedArrayDesc.Width,
        pMipmappedArrayDesc.Height,
        pMipmappedArrayDesc.Depth,
        pMipmappedArrayDesc.Flags,
    );
    tiles_have_rows(
        pMipmappedArrayDesc.Height,
        pMipmappedArrayDesc.Depth,
        pMipmappedArrayDesc.Flags,
    );
    format_has_its_components(pMipmappedArrayDesc.Format, pMipmappedArrayDesc.NumChannels);
    video_formats_are_for_video(
        pMipmappedArrayDesc.Format,
        pMipmappedArrayDesc.NumChannels,
        pMipmappedArrayDesc.Flags,
    );
}

/// Destroys an array with all of its levels.
#[needs(initialized, no_capture, sound_context)]
#[tolerates(live_context, uncaptured_context, own_process)]
#[yields(outside_callback = UNDEFINED)]
#[order(observed)]
#[contradicted(INVALID_CONTEXT, "an array is destroyed without a current context as well")]
#[unreachable(ARRAY_IS_MAPPED, "only arrays of another API are mapped")]
#[not_safe(CONTEXT_IS_DESTROYED, "an array goes with its context, and what is gone may not be passed")]
#[waits(context)]
fn cuMipmappedArrayDestroy(
    /// The array.
    #[ends(MipmappedArray)]
    // The driver dies of it, also where it has found no device.
    #[without(Garbage)]
    hMipmappedArray: MipmappedArray,
) {
    #[until(11040, on("340.108", "390.157", "418.226.00"), not_on("470.256.02", "580.159.04"))]
    check!(hMipmappedArray);
    // A `cuInit` that has found no device has done enough for this.
    if !process.is_without_devices() {
        check!(initialized);
    }
    check!(hMipmappedArray, initialized, no_capture);
}

/// Gives one level of an array, as an array that belongs to the whole.
#[class(handle_lookup)]
#[order(observed)]
#[contradicted(INVALID_CONTEXT, "an array gives its levels without a current context as well")]
#[not_safe(NOT_INITIALIZED, "before `cuInit` there is no array, and what is none crashes the driver")]
fn cuMipmappedArrayGetLevel(
    /// Room for the level.
    #[lends(Array)]
    pLevelArray: Out<CUarray>,
    /// The array.
    hMipmappedArray: MipmappedArray,
    /// Which level.
    level: ArrayLevel<hMipmappedArray>,
) {
    check!(hMipmappedArray, sound_context, pLevelArray, level);
}

/// Levels halve until nothing is left to halve, and each is an array that is copied to for itself.
#[scenario]
#[needs(context)]
#[shows(cuMipmappedArrayCreate, cuMipmappedArrayGetLevel)]
fn levels_halve(cuda: &Driver) {
    let whole = CUDA_ARRAY3D_DESCRIPTOR {
        Width: 16,
        Height: 4,
        Format: CU_AD_FORMAT_UNSIGNED_INT8,
        NumChannels: 1,
        ..Default::default()
    };
    let array = cuda.cuMipmappedArrayCreate(&whole, 3)?;
    let other = cuda.cuMipmappedArrayCreate(&CUDA_ARRAY3D_DESCRIPTOR { Width: 64, ..whole }, 1)?;
    let single = cuda.cuMipmappedArrayGetLevel(other, 0)?;
    expect!(cuda.cuArray3DGetDescriptor_v2(single)?.Width == 64);
    expect!(cuda.cuMipmappedArrayGetLevel(other, 1) == Err(INVALID_VALUE));
    let levels = [
        cuda.cuMipmappedArrayGetLevel(array, 0)?,
        cuda.cuMipmappedArrayGetLevel(array, 1)?,
        cuda.cuMipmappedArrayGetLevel(array, 2)?,
    ];
    for (number, (level, extent)) in levels.iter().zip([(16, 4), (8, 2), (4, 1)]).enumerate() {
        let told = cuda.cuArray3DGetDescriptor_v2(*level)?;
        expect!((told.Width, told.Height, told.Depth) == (extent.0, extent.1, 0));
        expect!(told.Format == CU_AD_FORMAT_UNSIGNED_INT8 && told.NumChannels == 1);
        let sent = [number as u8 + 1; 16];
        cuda.cuMemcpyHtoA_v2(*level, 0, sent.as_ptr().cast(), extent.0)?;
    }
    for (number, (level, width)) in levels.iter().zip([16, 8, 4]).enumerate() {
        let mut received = [9_u8; 16];
        cuda.cuMemcpyAtoH_v2(received.as_mut_ptr().cast(), *level, 0, width)?;
        expect!(received[..width] == vec![number as u8 + 1; width]);
        expect!(received[width..] == vec![9; 16 - width]);
    }
    expect!(cuda.cuMipmappedArrayGetLevel(array, 3) == Err(INVALID_VALUE));
    expect!(cuda.cuMipmappedArrayGetLevel(array, 1)? == levels[1]);
    cuda.cuMipmappedArrayDestroy(other)?;
    cuda.cuMipmappedArrayDestroy(array)?;
}

/// What an array has taken of the device's memory is free again once it is destroyed, with levels or without.
#[scenario]
#[needs(context)]
#[exclusive]
#[shows(cuArrayDestroy, cuMipmappedArrayDestroy)]
fn arrays_give_their_memory_back(cuda: &Driver) {
    // Half of 16 GiB: programs beside the suite may use the device meanwhile, for less than that.
    const ABOUT: usize = 32768 * 32768 * 16 / 2;
    let large = CUDA_ARRAY3D_DESCRIPTOR {
        Width: 32768,
        Height: 32768,
        Depth: 0,
        Format: CU_AD_FORMAT_FLOAT,
        NumChannels: 4,
        Flags: 0,
    };
    let (before, _) = cuda.cuMemGetInfo_v2()?;
    let array = cuda.cuArray3DCreate_v2(&large)?;
    let (during, _) = cuda.cuMemGetInfo_v2()?;
    cuda.cuArrayDestroy(array)?;
    let (after, _) = cuda.cuMemGetInfo_v2()?;
    expect!(during + ABOUT < before && during + ABOUT < after);
    let array = cuda.cuMipmappedArrayCreate(&large, 1)?;
    let (during, _) = cuda.cuMemGetInfo_v2()?;
    cuda.cuMipmappedArrayDestroy(array)?;
    let (last, _) = cuda.cuMemGetInfo_v2()?;
    expect!(during + ABOUT < after && during + ABOUT < last);
}
