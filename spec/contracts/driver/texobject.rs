//! Texture objects: how kernels read memory through the texture units.

#![on("580.159.04")]

/// A texture object: memory, and how it is read.
#[domain(CUtexObject, live)]
#[resource(ended_by = cuTexObjectDestroy)]
enum TexObject {
    /// One that reads bytes of the device one by one.
    #[accepted]
    Linear,
    /// Zero, which stands for none.
    #[accepted]
    Null = 0,
    /// One that was destroyed.
    #[undefined]
    Destroyed,
    /// A number that never was one.
    #[undefined]
    Garbage = 0xdead_0000_beef,
}

/// What a texture reads: the kind decides which arm is meant.
#[fields]
struct CUDA_RESOURCE_DESC {
    /// Which kind of memory it is.
    resType: TextureMemory,
    /// The array.
    #[field(res.array.hArray)]
    #[when(resType == CU_RESOURCE_TYPE_ARRAY)]
    array: TextureArray,
    /// The array with levels.
    #[field(res.mipmap.hMipmappedArray)]
    #[when(resType == CU_RESOURCE_TYPE_MIPMAPPED_ARRAY)]
    #[undefined(Null)]
    levels: MipmappedArray,
    /// Where the elements begin.
    #[field(res.linear.devPtr)]
    #[when(resType == CU_RESOURCE_TYPE_LINEAR)]
    start: TextureStart,
    /// What a component of an element is.
    #[field(res.linear.format)]
    #[when(resType == CU_RESOURCE_TYPE_LINEAR)]
    format: TextureFormat,
    /// Components of an element.
    #[field(res.linear.numChannels)]
    #[when(resType == CU_RESOURCE_TYPE_LINEAR)]
    channels: TextureChannels,
    /// Bytes from the start that may be read.
    #[field(res.linear.sizeInBytes)]
    #[when(resType == CU_RESOURCE_TYPE_LINEAR)]
    size: TextureSize,
    /// Where the first row begins.
    #[field(res.pitch2D.devPtr)]
    #[when(resType == CU_RESOURCE_TYPE_PITCH2D)]
    rows: TextureStart,
    /// What a component of an element of a row is.
    #[field(res.pitch2D.format)]
    #[when(resType == CU_RESOURCE_TYPE_PITCH2D)]
    rowFormat: TextureFormat,
    /// Components of an element of a row.
    #[field(res.pitch2D.numChannels)]
    #[when(resType == CU_RESOURCE_TYPE_PITCH2D)]
    rowChannels: TextureChannels,
    /// Elements of a row.
    #[field(res.pitch2D.width)]
    #[when(resType == CU_RESOURCE_TYPE_PITCH2D)]
    width: TextureExtent<{ device.maximum_texture2d_linear_width() }>,
    /// Rows.
    #[field(res.pitch2D.height)]
    #[when(resType == CU_RESOURCE_TYPE_PITCH2D)]
    height: TextureExtent<{ device.maximum_texture2d_linear_height() }>,
    /// Bytes from one row to the next.
    #[field(res.pitch2D.pitchInBytes)]
    #[when(resType == CU_RESOURCE_TYPE_PITCH2D)]
    pitch: TexturePitch,
    /// Kept for later.
    flags: Reserved,
}

/// The array that a texture reads. Its numbers are the bytes of an element and of a row, and the rows.
#[domain(CUarray, live)]
#[any_thread]
enum TextureArray {
    /// 32 rows of 256 bytes.
    #[accepted]
    #[has(element = 1, row = 256, rows = 32)]
    Table,
    /// One row of 256 bytes.
    #[accepted]
    #[has(element = 1, row = 256, rows = 1)]
    Line,
    /// 32 rows of 64 elements of four bytes.
    #[accepted]
    #[has(element = 4, row = 256, rows = 32)]
    Words,
    /// An array with levels, in place of one of its levels.
    #[refused(INVALID_VALUE)]
    #[has(element = 1, row = 256, rows = 32)]
    Whole,
    /// Null.
    #[undefined]
    #[has(element = 1, row = 256, rows = 32)]
    Null = 0,
    /// An array that was destroyed.
    #[undefined]
    #[has(element = 1, row = 256, rows = 32)]
    Destroyed,
}

/// Kinds of memory that a texture reads.
#[domain]
enum TextureMemory {
    /// Elements one behind the other.
    #[accepted]
    Linear = CU_RESOURCE_TYPE_LINEAR,
    /// Rows of elements.
    #[accepted]
    Rows = CU_RESOURCE_TYPE_PITCH2D,
    /// An array.
    #[accepted]
    Array = CU_RESOURCE_TYPE_ARRAY,
    /// An array with levels.
    #[accepted]
    Levels = CU_RESOURCE_TYPE_MIPMAPPED_ARRAY,
    /// A number past every kind.
    #[refused(INVALID_VALUE)]
    #[when(value > 3)]
    Unknown = 104,
    /// The first number past every kind.
    #[refused(INVALID_VALUE)]
    First = 4,
}

/// Where texture memory begins; whether memory is there nobody looks.
type TextureStart = Address<
    Device,
    Interior,
    Misaligned,
    Managed,
    ManagedInterior,
    Pooled,
    Pinned,
    PinnedInterior,
    Registered,
    Pageable,
    Freed,
>;

/// What a component of an element in memory without an array is.
#[domain]
enum TextureFormat {
    /// Numbers of single precision.
    #[accepted]
    Float = CU_AD_FORMAT_FLOAT,
    /// Bytes.
    #[accepted]
    Bytes = CU_AD_FORMAT_UNSIGNED_INT8,
    /// Numbers of half precision.
    #[accepted]
    Half = CU_AD_FORMAT_HALF,
    /// Four numbers that share 32 bits.
    #[accepted]
    Packed = CU_AD_FORMAT_UNORM_INT_101010_2,
    /// A format of several planes, as all formats that only arrays have.
    #[refused(INVALID_VALUE)]
    #[when(!matches!(
        value,
        CU_AD_FORMAT_UNSIGNED_INT8
            | CU_AD_FORMAT_UNSIGNED_INT16
            | CU_AD_FORMAT_UNSIGNED_INT32
            | CU_AD_FORMAT_SIGNED_INT8
            | CU_AD_FORMAT_SIGNED_INT16
            | CU_AD_FORMAT_SIGNED_INT32
            | CU_AD_FORMAT_HALF
            | CU_AD_FORMAT_FLOAT
            | CU_AD_FORMAT_UNORM_INT_101010_2
    ))]
    Planar = CU_AD_FORMAT_NV12,
    /// A normalized integer, which only arrays have.
    #[refused(INVALID_VALUE)]
    #[like(Planar)]
    Normalized = CU_AD_FORMAT_UNORM_INT8X1,
    /// Zero, which is no format.
    #[refused(INVALID_VALUE)]
    Zero = 0,
    /// A number that is no format.
    #[refused(INVALID_VALUE)]
    Unset = 4,
    /// A number past all formats.
    #[refused(INVALID_VALUE)]
    #[like(Unset)]
    Unknown = 0xfff,
}

/// Components of an element.
#[domain]
enum TextureChannels {
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
    /// Three.
    #[refused(INVALID_VALUE)]
    Three = 3,
    /// More than four.
    #[refused(INVALID_VALUE)]
    #[when(value > 4)]
    Five = 5,
}

/// Bytes that a texture may read.
#[domain]
enum TextureSize {
    /// Some elements.
    #[accepted]
    Some = 4096,
    /// No byte.
    #[accepted]
    Zero = 0,
    /// More bytes than a texture of any format can have.
    #[refused(INVALID_VALUE)]
    #[when(value >= 0x20_0000_0000)]
    Huge = 0x20_0000_0000,
}

/// Elements in one direction, of which a texture has at most `most`.
#[domain]
enum TextureExtent<most> {
    /// Some.
    #[accepted]
    Some = 32,
    /// None.
    #[accepted]
    Zero = 0,
    /// The greatest number.
    #[accepted]
    Most = most,
    /// One more than the greatest number.
    #[refused(INVALID_VALUE)]
    #[when(value > most)]
    Over = most + 1,
}

/// Bytes from one row of a texture to the next.
#[domain]
enum TexturePitch {
    /// More than a row has.
    #[accepted]
    Wide = 512,
    /// No byte: all rows are the same.
    #[accepted]
    Zero = 0,
    /// Less than a row has.
    #[accepted]
    Narrow = device.texture_pitch_alignment(),
    /// The greatest pitch.
    #[accepted]
    Most = device.maximum_texture2d_linear_pitch(),
    /// Beyond the greatest pitch.
    #[refused(INVALID_VALUE)]
    #[when(value > device.maximum_texture2d_linear_pitch())]
    Over = device.maximum_texture2d_linear_pitch() + device.texture_pitch_alignment(),
    /// A pitch that is not aligned for the device.
    #[refused(INVALID_VALUE)]
    #[when(value % device.texture_pitch_alignment() != 0)]
    Odd = 513,
}

/// How a texture is read.
#[fields]
struct CUDA_TEXTURE_DESC {
    /// What is read outside of the first dimension.
    #[field(addressMode[0])]
    addressMode: OneOf<CUaddress_mode>,
    /// Address mode of the second dimension, which textures of one dimension lack.
    #[field(addressMode[1])]
    secondAddressMode: AnyOf<CUaddress_mode>,
    /// What is read between elements.
    filterMode: OneOf<CUfilter_mode>,
    /// Bits from macros.
    flags: SamplingFlags,
    /// Greatest ratio of anisotropy.
    maxAnisotropy: Any,
    /// What is read between levels.
    mipmapFilterMode: OneOf<CUfilter_mode>,
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
}

/// A word that is reserved for later use.
#[domain]
enum ReservedWord {
    /// Zero.
    #[accepted]
    Zero = 0,
    /// Not zero.
    #[refused(INVALID_VALUE)]
    #[when(value != 0)]
    Set = 1,
}

/// The array that a texture object reads, as elements of another format. Of memory without an array no view
/// is read.
#[fields(CUDA_RESOURCE_VIEW_DESC)]
struct TextureView<memory> {
    /// What an element of the view is.
    format: ViewFormat,
    /// Elements of a row, as many as the array has.
    #[when(memory.resType == CU_RESOURCE_TYPE_ARRAY)]
    width: ViewExtent<{ memory.array.row() / memory.array.element() }>,
    /// Rows, as many as the array has.
    #[when(memory.resType == CU_RESOURCE_TYPE_ARRAY)]
    height: ViewExtent<{ memory.array.rows() }>,
    /// Elements of a row of the first level, as many as the array has.
    #[field(width)]
    #[when(memory.resType == CU_RESOURCE_TYPE_MIPMAPPED_ARRAY)]
    levelWidth: ViewExtent<{ memory.levels.row() / memory.levels.element() }>,
    /// Rows of the first level, as many as the array has.
    #[field(height)]
    #[when(memory.resType == CU_RESOURCE_TYPE_MIPMAPPED_ARRAY)]
    levelHeight: ViewExtent<{ memory.levels.rows() }>,
    /// The last level of the view, which is the last level of the array.
    #[when(memory.resType == CU_RESOURCE_TYPE_MIPMAPPED_ARRAY)]
    lastMipmapLevel: ViewExtent<{ memory.levels.levels() - 1 }>,
}

/// What an element of a view is. An array decides which of them it can be shown as.
#[domain]
enum ViewFormat {
    /// A byte.
    #[accepted]
    Byte = CU_RES_VIEW_FORMAT_UINT_1X8,
    /// A byte with a sign.
    #[accepted]
    SignedByte = CU_RES_VIEW_FORMAT_SINT_1X8,
    /// Four bytes.
    #[accepted]
    FourBytes = CU_RES_VIEW_FORMAT_UINT_4X8,
    /// Two numbers of two bytes.
    #[accepted]
    Pair = CU_RES_VIEW_FORMAT_FLOAT_2X16,
    /// A number of four bytes.
    #[accepted]
    Word = CU_RES_VIEW_FORMAT_FLOAT_1X32,
    /// A number of sixteen bytes.
    #[accepted]
    FourWords = CU_RES_VIEW_FORMAT_UINT_4X32,
    /// A compressed block.
    #[accepted]
    Block = CU_RES_VIEW_FORMAT_UNSIGNED_BC1,
    /// No format.
    #[accepted]
    Unspecified = CU_RES_VIEW_FORMAT_NONE,
    /// A number past all formats.
    #[accepted]
    Unknown = 0xfff,
}

/// An extent of a view.
#[domain]
enum ViewExtent<whole> {
    /// The extent of the array.
    #[accepted]
    Whole = whole,
}

/// The second address mode of a texture. A texture of one dimension has none.
#[rules]
fn second_address_mode_is_known(memory: In<CUDA_RESOURCE_DESC>, reading: In<CUDA_TEXTURE_DESC>) {
    /// The address mode of the second dimension must be an enumerator, if there is a second dimension.
    #[rule("second-address-mode", observed, on("580.159.04"))]
    if (memory.resType == CU_RESOURCE_TYPE_PITCH2D
        || memory.resType == CU_RESOURCE_TYPE_MIPMAPPED_ARRAY
        || memory.resType == CU_RESOURCE_TYPE_ARRAY && memory.array.rows() > 1)
        && reading.secondAddressMode > CU_TR_ADDRESS_MODE_BORDER
    {
        return INVALID_VALUE;
    }
}

/// A view shows the bytes of an array as elements of another format.
#[rules]
fn view_shows_whole_elements(memory: In<CUDA_RESOURCE_DESC>, view: Optional<TextureView>) {
    /// A view of an array must have elements of the size that the array has.
    #[rule("view-element-size", observed, on("580.159.04"))]
    if (memory.array.element() == 1 || memory.levels.element() == 1)
        && !matches!(
            view.format,
            CU_RES_VIEW_FORMAT_UINT_1X8 | CU_RES_VIEW_FORMAT_SINT_1X8
        )
        || (memory.array.element() == 2 || memory.levels.element() == 2)
            && !matches!(
                view.format,
                CU_RES_VIEW_FORMAT_UINT_2X8
                    | CU_RES_VIEW_FORMAT_SINT_2X8
                    | CU_RES_VIEW_FORMAT_UINT_1X16
                    | CU_RES_VIEW_FORMAT_SINT_1X16
                    | CU_RES_VIEW_FORMAT_FLOAT_1X16
            )
        || (memory.array.element() == 4 || memory.levels.element() == 4)
            && !matches!(
                view.format,
                CU_RES_VIEW_FORMAT_UINT_4X8
                    | CU_RES_VIEW_FORMAT_SINT_4X8
                    | CU_RES_VIEW_FORMAT_UINT_2X16
                    | CU_RES_VIEW_FORMAT_SINT_2X16
                    | CU_RES_VIEW_FORMAT_FLOAT_2X16
                    | CU_RES_VIEW_FORMAT_UINT_1X32
                    | CU_RES_VIEW_FORMAT_SINT_1X32
                    | CU_RES_VIEW_FORMAT_FLOAT_1X32
            )
    {
        return INVALID_VALUE;
    }
}

/// How a texture is read, as bits from macros.
#[domain]
enum SamplingFlags {
    /// No bit.
    #[accepted]
    None = 0,
    /// Integers stay integers.
    #[accepted]
    ReadAsInteger = CU_TRSF_READ_AS_INTEGER,
    /// Coordinates from 0 to 1.
    #[accepted]
    NormalizedCoordinates = CU_TRSF_NORMALIZED_COORDINATES,
    /// No mixing of levels.
    #[accepted]
    DisableTrilinearOptimization = CU_TRSF_DISABLE_TRILINEAR_OPTIMIZATION,
    /// A bit that is not known.
    #[refused(INVALID_VALUE)]
    #[when(value > 0x3f)]
    UnknownBit = 0x8000_0000,
    /// The first bit that is not known.
    #[refused(INVALID_VALUE)]
    FirstUnknownBit = 0x40,
    /// The last bit that is known.
    #[accepted]
    SeamlessCubemap = 0x20,
}

/// Creates a texture object that kernels sample memory through.
#[class(context_object)]
#[order(observed)]
#[waits(never)]
fn cuTexObjectCreate(
    /// Room for the texture object.
    #[creates(TexObject)]
    pTexObject: Out<CUtexObject>,
    /// What it reads.
    pResDesc: In<CUDA_RESOURCE_DESC>,
    /// How it is read.
    pTexDesc: In<CUDA_TEXTURE_DESC>,
    /// How an array is looked at.
    pResViewDesc: Optional<TextureView<pResDesc>>,
) {
    /// Elements begin where the device wants textures to begin.
    #[rule("aligned", documented, on("580.159.04"))]
    if pResDesc.start.offset() % device.texture_alignment() != 0 {
        return INVALID_VALUE;
    }

    /// Rows begin where the device wants textures to begin.
    #[rule("rows-aligned", documented, on("580.159.04"))]
    if pResDesc.rows.offset() % device.texture_alignment() != 0 {
        return INVALID_VALUE;
    }

    second_address_mode_is_known(pResDesc, pTexDesc);

    view_shows_whole_elements(pResDesc, pResViewDesc);
}

/// Destroys a texture object, but not the memory that it samples.
#[no_visible_effect("destroying leaves nothing to ask")]
#[class(context_object)]
#[order(observed)]
#[contradicted(INVALID_VALUE, "zero is destroyed like any other")]
#[waits(never)]
fn cuTexObjectDestroy(
    /// The texture object.
    #[ends(TexObject)]
    texObject: TexObject,
) {
}

/// Each texture object is one of its own, and tells what kind of memory it reads.
#[scenario]
#[needs(context)]
#[shows(cuTexObjectCreate)]
fn textures_tell_what_they_read(cuda: &Driver) {
    let memory = cuda.cuMemAlloc_v2(16384)?;
    let linear = CUDA_RESOURCE_DESC_v1_res_linear {
        devPtr: memory,
        format: CU_AD_FORMAT_FLOAT,
        numChannels: 1,
        sizeInBytes: 16384,
    };
    let rows = CUDA_RESOURCE_DESC_v1_res_pitch2D {
        devPtr: memory,
        format: CU_AD_FORMAT_FLOAT,
        numChannels: 1,
        width: 32,
        height: 32,
        pitchInBytes: 512,
    };
    let elements = CUDA_RESOURCE_DESC {
        resType: CU_RESOURCE_TYPE_LINEAR,
        res: CUDA_RESOURCE_DESC_v1_res { linear },
        ..Default::default()
    };
    let table = CUDA_RESOURCE_DESC {
        resType: CU_RESOURCE_TYPE_PITCH2D,
        res: CUDA_RESOURCE_DESC_v1_res { pitch2D: rows },
        ..Default::default()
    };
    let reading = CUDA_TEXTURE_DESC::default();
    let first = cuda.cuTexObjectCreate(&elements, &reading, ptr::null())?;
    let second = cuda.cuTexObjectCreate(&table, &reading, ptr::null())?;
    expect!(first != second);
    let told = cuda.cuTexObjectGetResourceDesc(first)?;
    expect!(told.resType == CU_RESOURCE_TYPE_LINEAR);
    expect!(told.res.linear.devPtr == memory && told.res.linear.sizeInBytes == 16384);
    let told = cuda.cuTexObjectGetResourceDesc(second)?;
    expect!(told.resType == CU_RESOURCE_TYPE_PITCH2D);
    expect!(told.res.pitch2D.devPtr == memory && told.res.pitch2D.pitchInBytes == 512);
    cuda.cuTexObjectDestroy(first)?;
    cuda.cuTexObjectDestroy(second)?;
    cuda.cuMemFree_v2(memory)?;
}

/// Tells which memory a texture object reads.
#[class(context_state)]
#[order(partial)]
fn cuTexObjectGetResourceDesc(
    /// Room for the description.
    pResDesc: Out<CUDA_RESOURCE_DESC>,
    /// The texture object.
    #[refuses(Null = INVALID_VALUE)]
    texObject: TexObject,
) {
    check!(initialized, context, outside_callback);
}

/// Tells how a texture object reads.
#[class(context_state)]
#[order(partial)]
fn cuTexObjectGetTextureDesc(
    /// Room for the description.
    #[may_leave_alone("a driver of 580 leaves what is kept for later alone")]
    pTexDesc: Out<CUDA_TEXTURE_DESC>,
    /// The texture object.
    #[refuses(Null = INVALID_VALUE)]
    texObject: TexObject,
) {
    check!(initialized, context, outside_callback);
}

/// Tells what a texture object sees an array as.
#[class(context_state)]
#[order(partial)]
fn cuTexObjectGetResourceViewDesc(
    /// Room for the description.
    #[may_leave_alone("a texture object that was made without a view has none")]
    pResViewDesc: Out<CUDA_RESOURCE_VIEW_DESC>,
    /// The texture object.
    #[refuses(Null = INVALID_VALUE)]
    texObject: TexObject,
) {
    check!(initialized, context, outside_callback);
}

/// Texture objects tell all that they were made with, each for itself.
#[scenario]
#[needs(context)]
#[shows(cuTexObjectGetResourceDesc, cuTexObjectGetResourceViewDesc, cuTexObjectGetTextureDesc)]
fn textures_tell_how_they_read(cuda: &Driver) {
    let arrays = [cuda.byte_array(64, 16)?, cuda.byte_array(64, 16)?];
    let mut view = CUDA_RESOURCE_VIEW_DESC {
        format: CU_RES_VIEW_FORMAT_UINT_1X8,
        width: 64,
        height: 16,
        ..Default::default()
    };
    let mut reading = CUDA_TEXTURE_DESC {
        flags: CU_TRSF_NORMALIZED_COORDINATES | CU_TRSF_READ_AS_INTEGER,
        maxAnisotropy: 7,
        mipmapLevelBias: 0.5,
        maxMipmapLevelClamp: 2.0,
        ..Default::default()
    };
    reading.addressMode[0] = CU_TR_ADDRESS_MODE_CLAMP;
    let memory = |array| CUDA_RESOURCE_DESC {
        resType: CU_RESOURCE_TYPE_ARRAY,
        res: CUDA_RESOURCE_DESC_v1_res {
            array: CUDA_RESOURCE_DESC_v1_res_array { hArray: array },
        },
        ..Default::default()
    };
    let first = cuda.cuTexObjectCreate(&memory(arrays[0]), &reading, &view)?;
    reading.maxAnisotropy = 3;
    view.format = CU_RES_VIEW_FORMAT_SINT_1X8;
    let second = cuda.cuTexObjectCreate(&memory(arrays[1]), &reading, &view)?;
    let expected = [
        (first, arrays[0], 7, CU_RES_VIEW_FORMAT_UINT_1X8),
        (second, arrays[1], 3, CU_RES_VIEW_FORMAT_SINT_1X8),
    ];
    for (texture, array, anisotropy, format) in expected {
        let told = cuda.cuTexObjectGetResourceDesc(texture)?;
        expect!(told.resType == CU_RESOURCE_TYPE_ARRAY && told.res.array.hArray == array);
        let told = cuda.cuTexObjectGetTextureDesc(texture)?;
        expect!(told.addressMode[0] == CU_TR_ADDRESS_MODE_CLAMP);
        expect!((told.flags, told.maxAnisotropy) == (reading.flags, anisotropy));
        expect!((told.mipmapLevelBias, told.maxMipmapLevelClamp) == (0.5, 2.0));
        let mut told = CUDA_RESOURCE_VIEW_DESC::default();
        cuda.raw().cuTexObjectGetResourceViewDesc(&mut told, texture)?;
        expect!((told.format, told.width, told.height) == (format, 64, 16));
        cuda.cuTexObjectDestroy(texture)?;
    }
    for array in arrays {
        cuda.cuArrayDestroy(array)?;
    }
}
