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
    width: TextureExtent,
    /// Rows.
    #[field(res.pitch2D.height)]
    #[when(resType == CU_RESOURCE_TYPE_PITCH2D)]
    height: TextureExtent,
    /// Bytes from one row to the next.
    #[field(res.pitch2D.pitchInBytes)]
    #[when(resType == CU_RESOURCE_TYPE_PITCH2D)]
    pitch: TexturePitch,
    /// Kept for later.
    flags: Reserved,
}

/// Kinds of memory that a texture reads; what needs an array is left out.
#[domain]
enum TextureMemory {
    /// Elements one behind the other.
    #[accepted]
    Linear = CU_RESOURCE_TYPE_LINEAR,
    /// Rows of elements.
    #[accepted]
    Rows = CU_RESOURCE_TYPE_PITCH2D,
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

/// What a component of an element is.
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
    /// Zero, which is no format.
    #[refused(INVALID_VALUE)]
    Zero = 0,
    /// A number that is no format.
    #[refused(INVALID_VALUE)]
    Unset = 4,
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
}

/// Elements in one direction.
#[domain]
enum TextureExtent {
    /// Some.
    #[accepted]
    Some = 32,
    /// None.
    #[accepted]
    Zero = 0,
}

/// Bytes from one row of a texture to the next.
#[domain]
enum TexturePitch {
    /// As the device wants rows aligned.
    #[accepted]
    Wide = 512,
    /// A byte more.
    #[refused(INVALID_VALUE)]
    Odd = 513,
}

/// How a texture is read.
#[fields]
struct CUDA_TEXTURE_DESC {
    /// What is read outside of the first dimension.
    #[field(addressMode[0])]
    addressMode: OneOf<CUaddress_mode>,
    /// What is read between elements.
    filterMode: OneOf<CUfilter_mode>,
    /// Bits from macros.
    flags: SamplingFlags,
    /// Greatest ratio of anisotropy.
    maxAnisotropy: Any,
    /// What is read between levels.
    mipmapFilterMode: OneOf<CUfilter_mode>,
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
    /// How an array is looked at; nothing of memory without one.
    pResViewDesc: Absent,
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
}

/// A place that has to be null.
#[domain]
enum Absent {
    /// Null.
    #[accepted]
    Null = 0,
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
