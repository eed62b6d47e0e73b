//! Forms of functions about texture objects that only CUDA 11.8 has. Later toolkits give their record to the functions
//! without a number.

/// How a texture is read, in the record with a field for cubes.
#[fields(cudaTextureDesc_v2)]
struct ReadingWithCubes {
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
    /// Whether the sides of a cube are read as one; there is no cube here.
    seamlessCubemap: NoCube,
}

/// Creates a texture object that kernels sample an array or linear memory through, with a field for cubes.
#[needs(runtime)]
#[class(context_object)]
#[same_rules(cudaCreateTextureObject)]
#[order(unknown)]
fn cudaCreateTextureObject_v2(
    /// Room for the texture object.
    #[creates(TexObject)]
    pTexObject: Out<cudaTextureObject_t>,
    /// The memory that it reads.
    pResDesc: In<cudaResourceDesc>,
    /// How it is read.
    #[refuses(Null = InvalidResourceHandle)]
    pTexDesc: In<ReadingWithCubes>,
    /// The view of an array.
    pResViewDesc: Optional<ResourceView<pResDesc>>,
) {
}

/// Returns how a texture object samples, with a field for cubes.
#[needs(runtime)]
#[class(context_state)]
#[order(unknown)]
fn cudaGetTextureObjectTextureDesc_v2(
    /// Room for the description.
    #[refuses(Null = InvalidResourceHandle)]
    #[may_leave_alone("the driver below leaves the color of borders alone")]
    #[varies(borderColor)]
    pTexDesc: Out<cudaTextureDesc_v2>,
    /// The texture object.
    #[refuses(Null = InvalidValue)]
    texObject: TexObject,
) {
}

/// The forms with a field for cubes create and describe texture objects as the other forms do.
#[scenario]
#[needs(runtime)]
#[shows(cudaCreateTextureObject_v2, cudaGetTextureObjectTextureDesc_v2)]
fn textures_of_11_tell_how_they_read(cuda: &Runtime) {
    let byte = cudaChannelFormatDesc {
        x: 8,
        f: cudaChannelFormatKindUnsigned,
        ..Default::default()
    };
    let memory = cuda.cudaMalloc(16384)?;
    let mut of_memory: cudaResourceDesc_before_13000 = std::mem::zeroed();
    of_memory.resType = cudaResourceTypeLinear;
    of_memory.res.linear.devPtr = memory;
    of_memory.res.linear.desc = byte;
    of_memory.res.linear.sizeInBytes = 4096;
    let mut reading: cudaTextureDesc_v2 = std::mem::zeroed();
    reading.addressMode[0] = cudaAddressModeBorder;
    reading.readMode = cudaReadModeNormalizedFloat;
    reading.normalizedCoords = 1;
    reading.maxAnisotropy = 7;
    let first = cuda.cudaCreateTextureObject_v2(&of_memory, &reading, ptr::null())?;
    reading.maxAnisotropy = 3;
    let second = cuda.cudaCreateTextureObject_v2(&of_memory, &reading, ptr::null())?;
    expect!(first != second);
    for (texture, anisotropy) in [(first, 7), (second, 3)] {
        let mut told: cudaTextureDesc_v2 = std::mem::zeroed();
        cuda.raw().cudaGetTextureObjectTextureDesc_v2(&mut told, texture)?;
        expect!(told.addressMode[0] == cudaAddressModeBorder);
        expect!(told.readMode == cudaReadModeNormalizedFloat);
        expect!((told.normalizedCoords, told.maxAnisotropy) == (1, anisotropy));
        expect!(told.seamlessCubemap == 0);
        cuda.cudaDestroyTextureObject(texture)?;
    }
    cuda.cudaFree(memory)?;
}
