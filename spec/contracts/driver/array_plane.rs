//! Planes of arrays whose format has several.

#![on("580.159.04")]

/// An array, by whether its format has planes.
#[domain(CUarray, live)]
#[any_thread]
enum PlanarArray {
    /// One of two planes: brightness, and colour for four elements at a time.
    #[accepted]
    #[has(planes = 2)]
    Planar,
    /// One without planes.
    #[refused(INVALID_VALUE)]
    #[has(planes = 2)]
    Plain,
    /// Null.
    #[refused(INVALID_HANDLE)]
    #[has(planes = 2)]
    Null = 0,
    /// An array that was destroyed.
    #[undefined]
    #[has(planes = 2)]
    Destroyed,
}

/// Which plane.
#[domain]
enum PlaneNumber<array> {
    /// The first.
    #[accepted]
    First = 0,
    /// The last.
    #[accepted]
    Last = array.planes() - 1,
    /// One past the last.
    #[refused(INVALID_VALUE)]
    #[when(value >= array.planes())]
    Beyond = array.planes(),
    /// The greatest number.
    #[refused(INVALID_VALUE)]
    #[like(Beyond)]
    Greatest = 0xffff_ffff,
}

/// Gives one plane of an array, as an array that belongs to the whole.
#[class(handle_lookup)]
#[order(observed)]
#[contradicted(INVALID_CONTEXT, "an array gives its planes without a current context as well")]
#[not_safe(NOT_INITIALIZED, "before `cuInit` there is no array, and what is none crashes the driver")]
fn cuArrayGetPlane(
    /// Room for the plane.
    #[lends(Array)]
    pPlaneArray: Out<CUarray>,
    /// The array.
    hArray: PlanarArray,
    /// Which plane.
    planeIdx: PlaneNumber<hArray>,
) {
    check!(hArray, sound_context, pPlaneArray, planeIdx);
}

/// Each plane has the extent and the elements that the format says.
#[scenario]
#[needs(context)]
#[shows(cuArrayGetPlane)]
fn planes_have_extents_of_their_own(cuda: &Driver) {
    let mut whole = CUDA_ARRAY3D_DESCRIPTOR {
        Width: 64,
        Height: 32,
        Format: CU_AD_FORMAT_NV12,
        NumChannels: 3,
        // `CUDA_ARRAY3D_VIDEO_ENCODE_DECODE`.
        Flags: 0x100,
        ..Default::default()
    };
    let expected = [
        (CU_AD_FORMAT_NV12, CU_AD_FORMAT_UNSIGNED_INT8, (32, 16)),
        (CU_AD_FORMAT_P010, CU_AD_FORMAT_UNSIGNED_INT16, (32, 16)),
        (CU_AD_FORMAT_NV16, CU_AD_FORMAT_UNSIGNED_INT8, (32, 32)),
    ];
    for (format, component, colour) in expected {
        whole.Format = format;
        let array = cuda.cuArray3DCreate_v2(&whole)?;
        let other = cuda.cuArray3DCreate_v2(&whole)?;
        let brightness = cuda.cuArrayGetPlane(array, 0)?;
        let chroma = cuda.cuArrayGetPlane(array, 1)?;
        expect!(cuda.cuArrayGetPlane(other, 1)? != chroma);
        expect!(cuda.cuArrayGetPlane(array, 2) == Err(INVALID_VALUE));
        let told = cuda.cuArray3DGetDescriptor_v2(brightness)?;
        expect!((told.Width, told.Height, told.NumChannels) == (64, 32, 1));
        expect!(told.Format == component);
        let told = cuda.cuArray3DGetDescriptor_v2(chroma)?;
        expect!((told.Width, told.Height, told.NumChannels) == (colour.0, colour.1, 2));
        expect!(told.Format == component);
        cuda.cuArrayDestroy(other)?;
        cuda.cuArrayDestroy(array)?;
    }
}
