//! Texture objects: how kernels read memory through the texture units.

/// A texture object, until it is destroyed.
#[resource(CUtexObject, ended_by = cuTexObjectDestroy)]
struct TexObject;

/// A texture object: memory, and how it is read.
#[domain(CUtexObject, live)]
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
    Unknown = 104,
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
    UnknownBit = 0x8000_0000,
}

/// Creates a texture object that kernels sample memory through.
#[needs(context)]
#[order(observed)]
#[unreachable(DEINITIALIZED, "only while the process ends")]
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
#[needs(context)]
#[order(observed)]
#[unreachable(DEINITIALIZED, "only while the process ends")]
#[contradicted(INVALID_VALUE, "zero is destroyed like any other")]
fn cuTexObjectDestroy(
    /// The texture object.
    #[ends(TexObject)]
    texObject: TexObject,
) {
}
