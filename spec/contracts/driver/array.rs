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
    /// Zero, which is none.
    #[refused(INVALID_VALUE)]
    Zero = 0,
    /// A number between the formats that is none.
    #[refused(INVALID_VALUE)]
    Unset = 4,
    /// A number past all formats.
    #[refused(INVALID_VALUE)]
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
    /// Three, which only formats with planes have.
    #[refused(INVALID_VALUE)]
    #[when(value == 3 && (format < CU_AD_FORMAT_P010 || format > CU_AD_FORMAT_YUV444_16bit_SemiPlanar))]
    Three = 3,
    /// More than four.
    #[refused(INVALID_VALUE)]
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
    /// A bit that is not known.
    #[refused(INVALID_VALUE)]
    Unknown = 0x4000_0000,
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

/// What an array of several dimensions can be.
#[rules]
fn array_has_a_shape(width: usize, height: usize, depth: usize, flags: c_uint) {
    /// Slices have rows, unless they are layers.
    #[rule("slices-have-rows", documented, on("580.159.04"))]
    if height == 0 && depth != 0 && !flags.is_layered() {
        return INVALID_VALUE;
    }

    /// There are layers.
    #[rule("some-layers", documented, on("580.159.04"))]
    if flags.is_layered() && depth == 0 {
        return INVALID_VALUE;
    }

    /// The sides of a cube are squares, and six.
    #[rule("cube-has-six-squares", documented, on("580.159.04"))]
    if flags.is_cube() && (width != height || depth != 6) {
        return INVALID_VALUE;
    }

    /// The sides of cubes are squares, and six times as many as the cubes.
    #[rule("cubes-have-squares", documented, on("580.159.04"))]
    if flags.is_cubes() && (width != height || depth == 0 || depth % 6 != 0) {
        return INVALID_VALUE;
    }

    /// What textures gather from has two dimensions.
    #[rule("gathered-from-two-dimensions", documented, on("580.159.04"))]
    if flags.is_gathered() && (height == 0 || depth != 0) {
        return INVALID_VALUE;
    }
}

/// What an array that is cut into tiles can be.
#[rules]
fn tiles_have_rows(height: usize, flags: c_uint) {
    /// Tiles have rows.
    #[rule("tiles-have-rows", documented)]
    if flags.is_sparse() && height == 0 {
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
    tiles_have_rows(pAllocateArray.Height, pAllocateArray.Flags);
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

/// An array tells what it was made as, and how it was made makes no difference.
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
