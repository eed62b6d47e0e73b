//! Texture objects.

#![on("13.0.96")]

/// Returns a description of elements with so many bits in each of up to four components.
#[class(lookup)]
#[order(observed)]
fn cudaCreateChannelDesc(
    /// Bits of the first component.
    x: Any,
    /// Bits of the second component, none for an element without one.
    y: Any,
    /// Bits of the third component.
    z: Any,
    /// Bits of the fourth component.
    w: Any,
    /// What the components are.
    f: AnyOf<cudaChannelFormatKind>,
) -> cudaChannelFormatDesc {
    /// It holds what it was made from, which is not checked.
    #[ensure("holds-its-parts", documented, on("13.0.96"))]
    if true {
        assert!(result.x.value() == x && result.y.value() == y);
        assert!(result.z.value() == z && result.w.value() == w);
        assert!(result.f.value() == f);
    }
}

/// What a texture reads: the kind decides which arm is meant.
#[fields]
struct cudaResourceDesc {
    /// Which kind of memory it is.
    resType: TextureResource,
    /// The array.
    #[field(res.array.array)]
    #[when(resType == cudaResourceTypeArray)]
    array: Array,
    /// The array with levels.
    #[field(res.mipmap.mipmap)]
    #[when(resType == cudaResourceTypeMipmappedArray)]
    #[without(Null)]
    levels: MipmappedArray,
    /// Where the elements begin.
    #[field(res.linear.devPtr)]
    #[when(resType == cudaResourceTypeLinear)]
    start: LinearStart,
    /// What an element is.
    #[field(res.linear.desc)]
    #[when(resType == cudaResourceTypeLinear)]
    element: Record<cudaChannelFormatDesc>,
    /// Bytes from the start that may be read.
    #[field(res.linear.sizeInBytes)]
    #[when(resType == cudaResourceTypeLinear)]
    size: TextureSize,
    /// Where the first row begins.
    #[field(res.pitch2D.devPtr)]
    #[when(resType == cudaResourceTypePitch2D)]
    rows: LinearStart,
    /// What an element of a row is.
    #[field(res.pitch2D.desc)]
    #[when(resType == cudaResourceTypePitch2D)]
    rowElement: Record<RowElement>,
    /// Elements of a row.
    #[field(res.pitch2D.width)]
    #[when(resType == cudaResourceTypePitch2D)]
    width: TextureExtent<{ device.maximum_texture2d_linear_width() }>,
    /// Rows.
    #[field(res.pitch2D.height)]
    #[when(resType == cudaResourceTypePitch2D)]
    height: TextureExtent<{ device.maximum_texture2d_linear_height() }>,
    /// Bytes from one row to the next.
    #[field(res.pitch2D.pitchInBytes)]
    #[when(resType == cudaResourceTypePitch2D)]
    pitch: TexturePitch,
}

/// What an element of a row of a texture is.
#[fields(cudaChannelFormatDesc)]
struct RowElement {
    /// Bits of the component.
    x: RowBits,
    /// What it is.
    f: RowKind,
}

/// Bits of the only component of an element.
#[domain]
enum RowBits {
    /// Four bytes.
    #[accepted]
    Word = 32,
}

/// What the only component of an element is.
#[domain]
enum RowKind {
    /// A number with a point.
    #[accepted]
    Float = cudaChannelFormatKindFloat,
}

/// Where a texture of the runtime may begin. Nobody looks at what is there.
type LinearStart = Address<
    Device,
    Interior,
    Misaligned,
    Pooled,
    Managed,
    ManagedInterior,
    Pinned,
    PinnedInterior,
    Registered,
    Pageable,
    Freed,
>;

/// Kinds of memory that a texture of the runtime reads.
#[domain]
enum TextureResource {
    /// Elements one behind the other.
    #[accepted]
    Linear = cudaResourceTypeLinear,
    /// An array.
    #[accepted]
    Array = cudaResourceTypeArray,
    /// An array with levels.
    #[accepted]
    Levels = cudaResourceTypeMipmappedArray,
    /// Rows of elements.
    #[accepted]
    Rows = cudaResourceTypePitch2D,
    /// A number past every kind.
    #[refused(InvalidValue)]
    Unknown = 104,
}

/// How a texture is read.
#[fields]
struct cudaTextureDesc {
    /// What is read outside of the first dimension.
    #[field(addressMode[0])]
    addressMode: OneOf<cudaTextureAddressMode>,
    /// Address mode of the second dimension, which textures of one dimension lack.
    #[field(addressMode[1])]
    secondAddressMode: AnyOf<cudaTextureAddressMode>,
    /// What is read between elements.
    filterMode: OneOf<cudaTextureFilterMode>,
    /// What becomes of integers.
    readMode: TextureReading,
    /// Whether coordinates go from 0 to 1.
    normalizedCoords: Choice,
    /// Greatest ratio of anisotropy.
    maxAnisotropy: Any,
    /// What is read between levels.
    mipmapFilterMode: OneOf<cudaTextureFilterMode>,
    /// Whether levels are not mixed.
    disableTrilinearOptimization: Choice,
    /// Whether squares of a cube are read as one, of which there are none here.
    seamlessCubemap: NoCube,
}

/// What becomes of integers that a texture reads.
#[domain]
enum TextureReading {
    /// They stay what they are.
    #[accepted]
    Elements = cudaReadModeElementType,
    /// They become numbers from 0 or -1 to 1.
    #[accepted]
    Normalized = cudaReadModeNormalizedFloat,
    /// A number that is no mode, which is not checked.
    #[accepted]
    Unknown = 2,
}

/// The array that a texture object reads, as elements of another format. Of memory without an array no view
/// is read.
#[fields(cudaResourceViewDesc)]
struct ResourceView<memory> {
    /// What an element of the view is.
    format: ViewFormat,
    /// Elements of a row, as many as the array has.
    #[when(memory.resType == cudaResourceTypeArray)]
    width: ViewExtent<{ memory.array.row() / memory.array.element() }>,
    /// Rows, as many as the array has.
    #[when(memory.resType == cudaResourceTypeArray)]
    height: ViewExtent<{ memory.array.rows() }>,
    /// Elements of a row of the first level, as many as the array has.
    #[field(width)]
    #[when(memory.resType == cudaResourceTypeMipmappedArray)]
    levelWidth: ViewExtent<{ memory.levels.row() / memory.levels.element() }>,
    /// Rows of the first level, as many as the array has.
    #[field(height)]
    #[when(memory.resType == cudaResourceTypeMipmappedArray)]
    levelHeight: ViewExtent<{ memory.levels.rows() }>,
    /// The last level of the view, which is the last level of the array.
    #[when(memory.resType == cudaResourceTypeMipmappedArray)]
    lastMipmapLevel: ViewExtent<{ memory.levels.levels() - 1 }>,
}

/// Whether squares of a cube are read as one.
#[domain]
enum NoCube {
    /// They are not.
    #[accepted]
    No = 0,
    /// They are, where there is no cube.
    #[refused(InvalidValue)]
    Yes = 1,
}

/// Creates a texture object that kernels sample an array or linear memory through.
#[needs(runtime)]
#[class(context_object)]
#[order(observed, except(outside_callback, usable_context, no_capture))]
fn cudaCreateTextureObject(
    /// Room for the texture object.
    #[creates(TexObject)]
    pTexObject: Out<cudaTextureObject_t>,
    /// What it reads.
    pResDesc: In<cudaResourceDesc>,
    /// How it is read.
    #[refuses(Null = InvalidResourceHandle)]
    #[until(11080, refuses(Null = InvalidValue), on("11.7.99"), not_on("11.8.89", "13.0.96"))]
    pTexDesc: In<cudaTextureDesc>,
    /// How an array is looked at.
    pResViewDesc: Optional<ResourceView<pResDesc>>,
) {
    check!(runtime, pResDesc);
    #[since(11080, on("11.8.89", "13.0.96"), not_on("11.7.99"))]
    check!(pTexDesc);

    /// Elements begin where the device wants textures to begin.
    #[rule("aligned", observed, on("13.0.96"))]
    if pResDesc.start.offset() % device.texture_alignment() != 0 {
        return InvalidValue;
    }

    /// Rows begin where the device wants textures to begin.
    #[rule("rows-aligned", assumed)]
    if pResDesc.rows.offset() % device.texture_alignment() != 0 {
        return InvalidValue;
    }

    components_are_alike(
        pResDesc.element.x,
        pResDesc.element.y,
        pResDesc.element.z,
        pResDesc.element.w,
        pResDesc.element.f,
    );

    /// Between integers that stay integers there is nothing to read.
    #[rule("integers-are-not-mixed", observed, on("13.0.96"), undocumented)]
    if pTexDesc.filterMode == cudaFilterModeLinear
        && pTexDesc.readMode == cudaReadModeElementType
        && !pResDesc.element.f.is_float()
    {
        return InvalidFilterSetting;
    }

    /// A number of 32 bits must not be normalized.
    #[rule("wide-numbers-are-not-normalized", observed, on("13.0.96"), undocumented)]
    if pTexDesc.readMode == cudaReadModeNormalizedFloat
        && (pResDesc.element.x == 32 || pResDesc.rowElement.x == 32)
    {
        return InvalidNormSetting;
    }

    check!(pTexDesc, pTexObject);

    /// The address mode of the second dimension must be an enumerator, if there is a second dimension.
    #[rule("second-address-mode", observed, on("13.0.96"))]
    if (pResDesc.resType == cudaResourceTypePitch2D
        || pResDesc.resType == cudaResourceTypeMipmappedArray
        || pResDesc.resType == cudaResourceTypeArray && pResDesc.array.rows() > 1)
        && pTexDesc.secondAddressMode > cudaAddressModeBorder
    {
        return InvalidValue;
    }

    /// How a view names the slices, layers or levels of an array is not specified.
    #[rule("view-of-slices", assumed)]
    if pResViewDesc.is_given() && pResDesc.array.slices() > 1 {
        return UNDEFINED;
    }

    /// A view of an array must have elements of the size that the array has.
    #[rule("view-element-size", observed, on("13.0.96"))]
    if (pResDesc.array.element() == 1 || pResDesc.levels.element() == 1)
        && !matches!(
            pResViewDesc.format,
            cudaResViewFormatUnsignedChar1 | cudaResViewFormatSignedChar1
        )
        || (pResDesc.array.element() == 2 || pResDesc.levels.element() == 2)
            && !matches!(
                pResViewDesc.format,
                cudaResViewFormatUnsignedChar2
                    | cudaResViewFormatSignedChar2
                    | cudaResViewFormatUnsignedShort1
                    | cudaResViewFormatSignedShort1
                    | cudaResViewFormatHalf1
            )
        || (pResDesc.array.element() == 4 || pResDesc.levels.element() == 4)
            && !matches!(
                pResViewDesc.format,
                cudaResViewFormatUnsignedChar4
                    | cudaResViewFormatSignedChar4
                    | cudaResViewFormatUnsignedShort2
                    | cudaResViewFormatSignedShort2
                    | cudaResViewFormatHalf2
                    | cudaResViewFormatUnsignedInt1
                    | cudaResViewFormatSignedInt1
                    | cudaResViewFormatFloat1
            )
    {
        return InvalidValue;
    }
}

#[as_driver(cuTexObjectDestroy)]
#[order(unknown)]
fn cudaDestroyTextureObject(texObject: _) {}

/// Returns which memory a texture object samples.
#[needs(runtime)]
#[class(context_state)]
#[order(observed)]
fn cudaGetTextureObjectResourceDesc(
    /// Room for the description.
    pResDesc: Out<cudaResourceDesc>,
    /// The texture object.
    #[refuses(Null = InvalidValue)]
    texObject: TexObject,
) {
    check!(runtime, pResDesc, outside_callback);
}

/// Returns how a texture object samples: address modes, filtering, normalisation and the rest.
#[needs(runtime)]
#[class(context_state)]
#[order(observed)]
fn cudaGetTextureObjectTextureDesc(
    /// Room for the description.
    #[refuses(Null = InvalidResourceHandle)]
    #[until(11080, accepts(Null), on("11.7.99"), not_on("11.8.89", "13.0.96"))]
    #[may_leave_alone("the driver below leaves the colour of borders alone")]
    #[varies(borderColor)]
    pTexDesc: Out<cudaTextureDesc>,
    /// The texture object.
    #[refuses(Null = InvalidValue)]
    texObject: TexObject,
) {
    check!(runtime, pTexDesc, outside_callback);
}

/// Returns the format, extent and levels that a texture object sees its memory as, if it was
/// created with any.
#[needs(runtime)]
#[class(context_state)]
#[order(observed)]
fn cudaGetTextureObjectResourceViewDesc(
    /// Room for the description. Without a view only the words that are kept for later are defined.
    #[varies(format, width, height, depth, firstMipmapLevel, lastMipmapLevel, firstLayer, lastLayer)]
    pResViewDesc: Out<cudaResourceViewDesc, Null>,
    /// The texture object.
    #[refuses(Null = InvalidValue)]
    texObject: TexObject,
) {
}

/// Texture objects tell all that they were made with, each for itself, and the driver knows them by the same names.
#[scenario]
#[needs(runtime)]
#[shows(
    cudaCreateTextureObject,
    cudaGetTextureObjectResourceDesc,
    cudaGetTextureObjectResourceViewDesc,
    cudaGetTextureObjectTextureDesc
)]
fn textures_tell_how_they_read(cuda: &Runtime) {
    let byte = cudaChannelFormatDesc {
        x: 8,
        f: cudaChannelFormatKindUnsigned,
        ..Default::default()
    };
    let pair = cudaChannelFormatDesc {
        x: 32,
        y: 32,
        f: cudaChannelFormatKindFloat,
        ..Default::default()
    };
    let array = cuda.cudaMallocArray(&byte, 64, 16, 0)?;
    let memory = cuda.cudaMalloc(16384)?;
    let mut of_array: cudaResourceDesc = std::mem::zeroed();
    of_array.resType = cudaResourceTypeArray;
    of_array.res.array.array = array;
    let mut of_memory: cudaResourceDesc = std::mem::zeroed();
    of_memory.resType = cudaResourceTypeLinear;
    of_memory.res.linear.devPtr = memory;
    of_memory.res.linear.desc = pair;
    of_memory.res.linear.sizeInBytes = 4096;
    let mut reading: cudaTextureDesc = std::mem::zeroed();
    reading.addressMode[0] = cudaAddressModeBorder;
    reading.addressMode[1] = cudaAddressModeMirror;
    reading.filterMode = cudaFilterModeLinear;
    reading.readMode = cudaReadModeNormalizedFloat;
    reading.normalizedCoords = 1;
    reading.maxAnisotropy = 7;
    reading.mipmapLevelBias = 0.5;
    reading.maxMipmapLevelClamp = 2.0;
    let mut view: cudaResourceViewDesc = std::mem::zeroed();
    view.format = cudaResViewFormatUnsignedChar1;
    view.width = 64;
    view.height = 16;
    let first = cuda.cudaCreateTextureObject(&of_array, &reading, &view)?;
    let plain: cudaTextureDesc = std::mem::zeroed();
    let second = cuda.cudaCreateTextureObject(&of_memory, &plain, ptr::null())?;
    expect!(first != second);
    let told = cuda.cudaGetTextureObjectResourceDesc(first)?;
    expect!(told.resType == cudaResourceTypeArray && told.res.array.array == array);
    let told = cuda.cudaGetTextureObjectResourceDesc(second)?;
    expect!(told.resType == cudaResourceTypeLinear && told.res.linear.devPtr == memory);
    expect!(told.res.linear.sizeInBytes == 4096);
    let element = told.res.linear.desc;
    expect!((element.x, element.y, element.z, element.w) == (32, 32, 0, 0));
    expect!(element.f == cudaChannelFormatKindFloat);
    let mut told: cudaTextureDesc = std::mem::zeroed();
    cuda.raw().cudaGetTextureObjectTextureDesc(&mut told, first)?;
    expect!(told.addressMode[0] == cudaAddressModeBorder);
    expect!(told.addressMode[1] == cudaAddressModeMirror);
    expect!(told.filterMode == cudaFilterModeLinear);
    expect!(told.readMode == cudaReadModeNormalizedFloat);
    expect!((told.normalizedCoords, told.maxAnisotropy) == (1, 7));
    expect!((told.mipmapLevelBias, told.maxMipmapLevelClamp) == (0.5, 2.0));
    cuda.raw().cudaGetTextureObjectTextureDesc(&mut told, second)?;
    expect!(told.readMode == cudaReadModeElementType);
    expect!((told.normalizedCoords, told.maxAnisotropy) == (0, 0));
    let mut told: cudaResourceViewDesc = std::mem::zeroed();
    cuda.raw().cudaGetTextureObjectResourceViewDesc(&mut told, first)?;
    expect!(told.format == cudaResViewFormatUnsignedChar1);
    expect!((told.width, told.height) == (64, 16));
    let told = cuda.driver().cuTexObjectGetResourceDesc(second)?;
    expect!(told.res.linear.devPtr == memory as u64 && told.res.linear.numChannels == 2);
    cuda.cudaDestroyTextureObject(first)?;
    cuda.cudaDestroyTextureObject(second)?;
    cuda.cudaFree(memory)?;
    cuda.cudaFreeArray(array)?;
}

/// Arrays of numbers of 32 bits are read as they are: the numbers are not normalized. An array with levels and one
/// without cannot stand for each other.
#[scenario]
#[needs(runtime)]
fn wide_numbers_are_not_normalized(cuda: &Runtime) {
    let number = cudaChannelFormatDesc {
        x: 32,
        f: cudaChannelFormatKindFloat,
        ..Default::default()
    };
    let extent = cudaExtent {
        width: 64,
        height: 16,
        depth: 0,
    };
    let array = cuda.cudaMallocArray(&number, 64, 16, 0)?;
    let levels = cuda.cudaMallocMipmappedArray(&number, extent, 2, 0)?;
    let mut of_array: cudaResourceDesc = std::mem::zeroed();
    of_array.resType = cudaResourceTypeArray;
    of_array.res.array.array = array;
    let mut of_levels: cudaResourceDesc = std::mem::zeroed();
    of_levels.resType = cudaResourceTypeMipmappedArray;
    of_levels.res.mipmap.mipmap = levels;
    let plain: cudaTextureDesc = std::mem::zeroed();
    let mut normalized = plain;
    normalized.readMode = cudaReadModeNormalizedFloat;
    for memory in [of_array, of_levels] {
        let texture = cuda.cudaCreateTextureObject(&memory, &plain, ptr::null())?;
        cuda.cudaDestroyTextureObject(texture)?;
        let refused = cuda.cudaCreateTextureObject(&memory, &normalized, ptr::null());
        expect!(refused == Err(InvalidNormSetting));
    }
    of_array.resType = cudaResourceTypeMipmappedArray;
    of_levels.resType = cudaResourceTypeArray;
    let refused = cuda.cudaCreateTextureObject(&of_array, &plain, ptr::null());
    expect!(refused == Err(InvalidValue));
    let refused = cuda.cudaCreateTextureObject(&of_levels, &plain, ptr::null());
    expect!(refused == Err(InvalidChannelDescriptor));
    cuda.cudaFreeMipmappedArray(levels)?;
    cuda.cudaFreeArray(array)?;
}
