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
    /// A number past every kind.
    #[refused(InvalidValue)]
    Unknown = 104,
}

/// How a texture is read.
#[fields]
struct cudaTextureDesc {
    /// What is read outside of the first dimension.
    #[field(addressMode[0])]
    #[undefined(TopBit, AllOnes)]
    addressMode: OneOf<cudaTextureAddressMode>,
    /// What is read between elements.
    #[undefined(TopBit, AllOnes)]
    filterMode: OneOf<cudaTextureFilterMode>,
    /// What becomes of integers.
    readMode: TextureReading,
    /// Whether coordinates go from 0 to 1.
    normalizedCoords: Choice,
    /// Greatest ratio of anisotropy.
    maxAnisotropy: Any,
    /// What is read between levels.
    #[undefined(TopBit, AllOnes)]
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
    /// How an array is looked at; nothing of memory without one.
    pResViewDesc: Absent,
) {
    check!(runtime, pResDesc);
    #[since(11080, on("11.8.89", "13.0.96"), not_on("11.7.99"))]
    check!(pTexDesc);

    /// Elements begin where the device wants textures to begin.
    #[rule("aligned", observed, on("13.0.96"))]
    if pResDesc.start.offset() % device.texture_alignment() != 0 {
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

    check!(pTexDesc, pTexObject);
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
    /// Room for the description.
    #[may_leave_alone("a texture object that was made without a view has none")]
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
