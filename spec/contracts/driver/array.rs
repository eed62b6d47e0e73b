//! Arrays: memory of the device in a layout of its own, which copies and textures read.

#![on("580.159.04")]

/// Elements of a row.
#[domain]
enum ArrayWidth {
    /// Some.
    #[accepted]
    Some = 64,
    /// One.
    #[accepted]
    One = 1,
    /// None.
    #[refused(INVALID_VALUE)]
    Zero = 0,
    /// More than any device can do.
    #[refused(INVALID_VALUE)]
    Huge = 0x10_0000,
}

/// Rows of a slice.
#[domain]
enum ArrayHeight {
    /// As many as a row has elements.
    #[accepted]
    Square = 64,
    /// Fewer.
    #[accepted]
    Flat = 16,
    /// None: the array has one dimension.
    #[accepted]
    Zero = 0,
    /// More than any device can do.
    #[refused(INVALID_VALUE)]
    Huge = 0x10_0000,
}

/// Slices or layers.
#[domain]
enum ArrayDepth {
    /// None: the array has one or two dimensions.
    #[accepted]
    Zero = 0,
    /// As many as a cube has sides.
    #[accepted]
    Sides = 6,
    /// One more.
    #[accepted]
    Seven = 7,
    /// As many as two cubes have sides.
    #[accepted]
    TwoCubes = 12,
    /// More than any device can do.
    #[refused(INVALID_VALUE)]
    Huge = 0x10_0000,
}

/// What a component of an element is.
#[domain]
enum ArrayFormat {
    /// A byte.
    #[accepted]
    Byte = CU_AD_FORMAT_UNSIGNED_INT8,
    /// A number of two bytes.
    #[accepted]
    Pair = CU_AD_FORMAT_SIGNED_INT16,
    /// A number of four bytes.
    #[accepted]
    Word = CU_AD_FORMAT_UNSIGNED_INT32,
    /// A number of half precision.
    #[accepted]
    Half = CU_AD_FORMAT_HALF,
    /// A number of single precision.
    #[accepted]
    Float = CU_AD_FORMAT_FLOAT,
    /// A normalized byte.
    #[accepted]
    Normalized = CU_AD_FORMAT_UNORM_INT8X1,
    /// Four normalized bytes.
    #[accepted]
    FourNormalized = CU_AD_FORMAT_UNORM_INT8X4,
    /// A compressed block of one component.
    #[accepted]
    Block = CU_AD_FORMAT_BC4_UNORM,
    /// A compressed block of four components.
    #[accepted]
    FourBlock = CU_AD_FORMAT_BC1_UNORM,
    /// Four numbers that share 32 bits.
    #[accepted]
    Packed = CU_AD_FORMAT_UNORM_INT_101010_2,
    /// A picture of two planes.
    #[accepted]
    Planar = CU_AD_FORMAT_NV12,
    /// A byte, with a bit that no header lists.
    #[accepted]
    UnlistedByte = 0x101,
    /// Zero, which is none.
    #[refused(INVALID_VALUE)]
    Zero = 0,
    /// A number between the formats that is none.
    #[refused(INVALID_VALUE)]
    #[when(value & 0xff != CU_AD_FORMAT_UNORM_INT_101010_2 && !(value & 0xff >= CU_AD_FORMAT_BC1_UNORM && value & 0xff <= CU_AD_FORMAT_SNORM_INT16X4) && !matches!(
        value & 0xff,
        CU_AD_FORMAT_UNSIGNED_INT8
            | CU_AD_FORMAT_UNSIGNED_INT16
            | CU_AD_FORMAT_UNSIGNED_INT32
            | CU_AD_FORMAT_SIGNED_INT8
            | CU_AD_FORMAT_SIGNED_INT16
            | CU_AD_FORMAT_SIGNED_INT32
            | CU_AD_FORMAT_HALF
            | CU_AD_FORMAT_FLOAT
    ))]
    Unset = 4,
    /// A number past all formats.
    #[refused(INVALID_VALUE)]
    #[like(Unset)]
    Unknown = 0xfff,
}

/// Components of an element.
#[domain]
enum ArrayChannels<format> {
    /// One.
    #[accepted]
    One = 1,
    /// Two.
    #[accepted]
    Two = 2,
    /// Four.
    #[accepted]
    Four = 4,
    /// None.
    #[refused(INVALID_VALUE)]
    Zero = 0,
    /// Three, which no format has but BC6H and those with planes.
    #[refused(INVALID_VALUE)]
    #[when(value == 3 && (format < CU_AD_FORMAT_BC6H_UF16 || format > CU_AD_FORMAT_YUV444_16bit_SemiPlanar))]
    Three = 3,
    /// More than four.
    #[refused(INVALID_VALUE)]
    #[when(value > 4)]
    Five = 5,
}

/// What an array is for, as bits from macros.
#[domain]
enum ArrayFlags {
    /// No bit.
    #[accepted]
    #[is(plain)]
    None = 0,
    /// Slices are layers.
    #[accepted]
    #[is(layered)]
    #[when(value & 5 == 1)]
    Layered = 1,
    /// Surfaces write it.
    #[accepted]
    #[is(plain)]
    Surface = 2,
    /// Slices are the sides of a cube.
    #[accepted]
    #[is(cube)]
    #[when(value & 5 == 4)]
    Cubemap = 4,
    /// Layers are the sides of cubes.
    #[accepted]
    #[is(cubes)]
    #[when(value & 5 == 5)]
    Cubes = 5,
    /// Textures gather from it.
    #[accepted]
    #[is(gathered)]
    #[when(value & 13 == 8)]
    Gather = 8,
    /// Somebody else maps memory to it, tile by tile.
    #[accepted]
    #[is(sparse)]
    #[when(value & 0x4d == 0x40)]
    Sparse = 0x40,
    /// Somebody else maps memory to it.
    #[accepted]
    #[is(deferred)]
    Deferred = 0x80,
    /// A picture of a video.
    #[accepted]
    #[is(plain)]
    Video = 0x100,
    /// The highest bit, which no header lists.
    #[accepted]
    #[is(plain)]
    Unlisted = 0x8000_0000,
    /// Layers that textures gather from.
    #[accepted]
    #[is(layered)]
    GatheredLayers = 9,
    /// A cube that is cut into tiles.
    #[accepted]
    #[is(cube)]
    SparseCubemap = 0x44,
    /// Tiles that surfaces write.
    #[accepted]
    #[is(sparse)]
    SparseSurface = 0x42,
    /// A depth texture of another API.
    #[refused(INVALID_VALUE)]
    DepthTexture = 0x10,
    /// A color target of another API.
    #[refused(INVALID_VALUE)]
    #[when(value & 0x20 != 0)]
    ColorTarget = 0x20,
    /// A bit that is not known.
    #[refused(INVALID_VALUE)]
    #[when(value & 0x7fff_fe10 != 0)]
    Unknown = 0x4000_0000,
    /// The first bit that is not known.
    #[refused(INVALID_VALUE)]
    #[like(Unknown)]
    FirstUnknown = 0x200,
}

/// An array of one or two dimensions.
#[fields]
struct CUDA_ARRAY_DESCRIPTOR {
    /// Elements of a row.
    Width: ArrayWidth,
    /// Rows; none for one dimension.
    #[without(Square)]
    Height: ArrayHeight,
    /// What a component of an element is.
    Format: ArrayFormat,
    /// Components of an element.
    NumChannels: ArrayChannels<Format>,
}

/// An array of up to three dimensions.
#[fields]
struct CUDA_ARRAY3D_DESCRIPTOR {
    /// Elements of a row.
    Width: ArrayWidth,
    /// Rows; none for one dimension.
    Height: ArrayHeight,
    /// Slices or layers; none for one or two dimensions.
    Depth: ArrayDepth,
    /// What a component of an element is.
    Format: ArrayFormat,
    /// Components of an element.
    NumChannels: ArrayChannels<Format>,
    /// What it is for.
    Flags: ArrayFlags,
}

/// What an array of several dimensions can be. The driver reads the lower half of a dimension.
#[rules]
fn array_has_a_shape(width: usize, height: usize, depth: usize, flags: c_uint) {
    /// Slices have rows, unless they are layers.
    #[rule("slices-have-rows", documented, on("580.159.04"))]
    if height & 0xffff_ffff == 0 && depth & 0xffff_ffff != 0 && !flags.is_layered() {
        return INVALID_VALUE;
    }

    /// There are layers.
    #[rule("some-layers", documented, on("580.159.04"))]
    if flags.is_layered() && depth & 0xffff_ffff == 0 {
        return INVALID_VALUE;
    }

    /// The sides of a cube are squares, and six.
    #[rule("cube-has-six-squares", documented, on("580.159.04"))]
    if flags.is_cube() && (width & 0xffff_ffff != height & 0xffff_ffff || depth & 0xffff_ffff != 6) {
        return INVALID_VALUE;
    }

    /// The sides of cubes are squares, and six times as many as the cubes.
    #[rule("cubes-have-squares", documented, on("580.159.04"))]
    if flags.is_cubes() && (width & 0xffff_ffff != height & 0xffff_ffff || depth & 0xffff_ffff == 0 || (depth & 0xffff_ffff) % 6 != 0) {
        return INVALID_VALUE;
    }

    /// What textures gather from has two dimensions.
    #[rule("gathered-from-two-dimensions", documented, on("580.159.04"))]
    if flags & 8 != 0 && (height & 0xffff_ffff == 0 || depth & 0xffff_ffff != 0) {
        return INVALID_VALUE;
    }

    /// The bit that no header lists is for two dimensions.
    #[rule("unlisted-has-two-dimensions", observed, on("580.159.04"))]
    if flags & 0x8000_0000 != 0 && (height & 0xffff_ffff == 0 || depth & 0xffff_ffff != 0) {
        return INVALID_VALUE;
    }
}

/// Components of the formats that state their number.
#[rules]
fn format_has_its_components(format: CUarray_format, channels: c_uint) {
    /// An array of a format that states the number of components must have as many.
    #[rule("components-of-the-format", observed, on("580.159.04"))]
    if matches!(
        format,
        CU_AD_FORMAT_UNORM_INT8X1
            | CU_AD_FORMAT_UNORM_INT16X1
            | CU_AD_FORMAT_SNORM_INT8X1
            | CU_AD_FORMAT_SNORM_INT16X1
            | CU_AD_FORMAT_BC4_UNORM
            | CU_AD_FORMAT_BC4_SNORM
    ) && channels != 1
        || matches!(
            format,
            CU_AD_FORMAT_UNORM_INT8X2
                | CU_AD_FORMAT_UNORM_INT16X2
                | CU_AD_FORMAT_SNORM_INT8X2
                | CU_AD_FORMAT_SNORM_INT16X2
                | CU_AD_FORMAT_BC5_UNORM
                | CU_AD_FORMAT_BC5_SNORM
        ) && channels != 2
        || matches!(
            format,
            CU_AD_FORMAT_UNORM_INT8X4
                | CU_AD_FORMAT_UNORM_INT16X4
                | CU_AD_FORMAT_SNORM_INT8X4
                | CU_AD_FORMAT_SNORM_INT16X4
                | CU_AD_FORMAT_BC1_UNORM
                | CU_AD_FORMAT_BC1_UNORM_SRGB
                | CU_AD_FORMAT_BC2_UNORM
                | CU_AD_FORMAT_BC2_UNORM_SRGB
                | CU_AD_FORMAT_BC3_UNORM
                | CU_AD_FORMAT_BC3_UNORM_SRGB
                | CU_AD_FORMAT_BC7_UNORM
                | CU_AD_FORMAT_BC7_UNORM_SRGB
                | CU_AD_FORMAT_UNORM_INT_101010_2
        ) && channels != 4
        || matches!(format, CU_AD_FORMAT_BC6H_UF16 | CU_AD_FORMAT_BC6H_SF16) && channels != 3
    {
        return INVALID_VALUE;
    }
}

/// Formats that video engines read and write.
#[rules]
fn video_formats_are_for_video(format: CUarray_format, channels: c_uint, flags: c_uint) {
    /// An array of a video format must be made for video.
    #[rule("video-formats-are-for-video", observed, on("580.159.04"))]
    if format >= CU_AD_FORMAT_P010
        && format <= CU_AD_FORMAT_YUV444_16bit_SemiPlanar
        && flags & 0x100 == 0
    {
        return INVALID_VALUE;
    }

    /// Which video formats have another number of components than three is not specified.
    #[rule("components-of-video", assumed)]
    if format >= CU_AD_FORMAT_P010
        && format <= CU_AD_FORMAT_YUV444_16bit_SemiPlanar
        && flags & 0x100 != 0
        && channels != 3
    {
        return UNDEFINED;
    }
}

/// What an array that is cut into tiles can be.
#[rules]
fn tiles_have_rows(height: usize, depth: usize, flags: c_uint) {
    /// Tiles have rows.
    #[rule("tiles-have-rows", documented)]
    if flags.is_sparse() && height & 0xffff_ffff == 0 {
        return INVALID_VALUE;
    }

    /// Surfaces write no tiles.
    #[rule("no-tiles-of-surfaces", observed, on("580.159.04"))]
    if flags & 0x42 == 0x42 {
        return INVALID_VALUE;
    }

    /// A single cube has no tiles.
    #[rule("no-tiles-of-a-cube", observed, on("580.159.04"))]
    if flags & 0x45 == 0x44 && depth & 0xffff_ffff == 6 {
        return INVALID_VALUE;
    }
}

/// Creates an array of one or two dimensions.
#[class(context_object)]
#[order(observed)]
#[unreachable(OUT_OF_MEMORY, "only arrays that do not fit the device, and those at hand fit")]
#[unreachable(UNKNOWN, "the documents name no way to it")]
#[waits(never)]
fn cuArrayCreate_v2(
    /// Room for the array.
    #[creates(Array)]
    pHandle: Out<CUarray>,
    /// What array it is to be.
    pAllocateArray: In<CUDA_ARRAY_DESCRIPTOR>,
) {
    check!(initialized, context, outside_callback, no_capture);
    format_has_its_components(pAllocateArray.Format, pAllocateArray.NumChannels);

    /// Only an array that is made for video has a video format.
    #[rule("no-video-formats", observed, on("580.159.04"))]
    if pAllocateArray.Format >= CU_AD_FORMAT_P010
        && pAllocateArray.Format <= CU_AD_FORMAT_YUV444_16bit_SemiPlanar
    {
        return INVALID_VALUE;
    }
}

/// Creates an array of up to three dimensions.
#[class(context_object)]
#[order(observed, except(outside_callback))]
#[unreachable(OUT_OF_MEMORY, "only arrays that do not fit the device, and those at hand fit")]
#[unreachable(UNKNOWN, "the documents name no way to it")]
#[waits(never)]
fn cuArray3DCreate_v2(
    /// Room for the array.
    #[creates(Array)]
    pHandle: Out<CUarray>,
    /// What array it is to be.
    pAllocateArray: In<CUDA_ARRAY3D_DESCRIPTOR>,
) {
    check!(initialized, context, outside_callback, no_capture);
    array_has_a_shape(
        pAllocateArray.Width,
        pAllocateArray.Height,
        pAllocateArray.Depth,
        pAllocateArray.Flags,
    );
    tiles_have_rows(pAllocateArray.Height, pAllocateArray.Depth, pAllocateArray.Flags);
    format_has_its_components(pAllocateArray.Format, pAllocateArray.NumChannels);
    video_formats_are_for_video(
        pAllocateArray.Format,
        pAllocateArray.NumChannels,
        pAllocateArray.Flags,
    );
}

/// Destroys an array and frees its memory. A host function of a stream that is waited for would wait for itself.
#[needs(initialized, no_capture, sound_context)]
#[tolerates(live_context, uncaptured_context, own_process)]
#[yields(outside_callback = UNDEFINED)]
#[order(observed)]
#[contradicted(INVALID_CONTEXT, "an array is destroyed without a current context as well")]
#[unreachable(ARRAY_IS_MAPPED, "only arrays of another API are mapped")]
#[not_safe(CONTEXT_IS_DESTROYED, "an array goes with its context, and what is gone may not be passed")]
#[waits(context)]
fn cuArrayDestroy(
    /// The array.
    #[ends(Array)]
    #[undefined(Level)]
    // The driver dies of it, also where it has found no device.
    #[without(Garbage)]
    hArray: Array,
) {
    #[until(11040, on("340.108", "390.157", "418.226.00"), not_on("470.256.02", "580.159.04"))]
    check!(hArray);
    // A `cuInit` that has found no device has done enough for this.
    if !process.is_without_devices() {
        check!(initialized);
    }
    check!(hArray, initialized, no_capture);
}

/// Tells the extent and the format of an array of one or two dimensions.
#[class(handle_lookup)]
#[order(observed)]
#[contradicted(INVALID_CONTEXT, "an array tells about itself without a current context as well")]
#[not_safe(NOT_INITIALIZED, "before `cuInit` there is no array, and what is none crashes the driver")]
fn cuArrayGetDescriptor_v2(
    /// Room for the description.
    pArrayDescriptor: Out<CUDA_ARRAY_DESCRIPTOR>,
    /// The array.
    hArray: Array,
) {
    check!(hArray, sound_context, pArrayDescriptor);
}

/// Tells the extent, the format and the flags of an array.
#[class(handle_lookup)]
#[order(observed)]
#[contradicted(INVALID_CONTEXT, "an array tells about itself without a current context as well")]
#[not_safe(NOT_INITIALIZED, "before `cuInit` there is no array, and what is none crashes the driver")]
#[not_safe(CONTEXT_IS_DESTROYED, "an array goes with its context, and what is gone may not be passed")]
fn cuArray3DGetDescriptor_v2(
    /// Room for the description.
    pArrayDescriptor: Out<CUDA_ARRAY3D_DESCRIPTOR>,
    /// The array.
    hArray: Array,
) {
    check!(hArray, sound_context, pArrayDescriptor);
}

/// An array returns its descriptor.
#[scenario]
#[needs(context)]
#[shows(cuArray3DCreate_v2, cuArray3DGetDescriptor_v2, cuArrayCreate_v2, cuArrayGetDescriptor_v2)]
fn arrays_tell_what_they_are(cuda: &Driver) {
    let flat = CUDA_ARRAY_DESCRIPTOR {
        Width: 48,
        Height: 24,
        Format: CU_AD_FORMAT_FLOAT,
        NumChannels: 2,
    };
    let array = cuda.cuArrayCreate_v2(&flat)?;
    let told = cuda.cuArrayGetDescriptor_v2(array)?;
    expect!((told.Width, told.Height) == (48, 24));
    expect!(told.Format == CU_AD_FORMAT_FLOAT && told.NumChannels == 2);
    let told = cuda.cuArray3DGetDescriptor_v2(array)?;
    expect!((told.Width, told.Height, told.Depth) == (48, 24, 0));
    expect!(told.Format == CU_AD_FORMAT_FLOAT && told.NumChannels == 2 && told.Flags == 0);
    let flatter = cuda.cuArrayCreate_v2(&CUDA_ARRAY_DESCRIPTOR { Height: 12, ..flat })?;
    let told = cuda.cuArrayGetDescriptor_v2(array)?;
    expect!((told.Width, told.Height) == (48, 24));
    let told = cuda.cuArrayGetDescriptor_v2(flatter)?;
    expect!((told.Width, told.Height) == (48, 12));
    cuda.cuArrayDestroy(flatter)?;
    cuda.cuArrayDestroy(array)?;

    let layers = CUDA_ARRAY3D_DESCRIPTOR {
        Width: 16,
        Height: 8,
        Depth: 4,
        Format: CU_AD_FORMAT_UNSIGNED_INT16,
        NumChannels: 4,
        Flags: CUDA_ARRAY3D_LAYERED,
    };
    let array = cuda.cuArray3DCreate_v2(&layers)?;
    let told = cuda.cuArray3DGetDescriptor_v2(array)?;
    expect!((told.Width, told.Height, told.Depth) == (16, 8, 4));
    expect!(told.Format == CU_AD_FORMAT_UNSIGNED_INT16 && told.NumChannels == 4);
    expect!(told.Flags == CUDA_ARRAY3D_LAYERED);
    let told = cuda.cuArrayGetDescriptor_v2(array)?;
    expect!((told.Width, told.Height) == (16, 8));
    expect!(told.Format == CU_AD_FORMAT_UNSIGNED_INT16 && told.NumChannels == 4);
    cuda.cuArrayDestroy(array)?;
}
