//! Surface objects: how kernels write arrays.

#![on("13.0.96")]

/// What a surface writes.
#[fields(cudaResourceDesc)]
struct SurfaceResource {
    /// Which kind of memory it is.
    resType: SurfaceResourceKind,
    /// The array. Whether it was made for surfaces nobody asks.
    #[field(res.array.array)]
    #[when(resType == cudaResourceTypeArray)]
    array: Array,
    /// The array with levels, which no surface writes.
    #[field(res.mipmap.mipmap)]
    #[when(resType == cudaResourceTypeMipmappedArray)]
    levels: MipmappedArray,
}

/// Kinds of memory, of which a surface writes one.
#[domain]
enum SurfaceResourceKind {
    /// An array.
    #[accepted]
    Array = cudaResourceTypeArray,
    /// An array with levels.
    #[accepted]
    Levels = cudaResourceTypeMipmappedArray,
    /// Elements one behind the other, of which nothing is said.
    #[refused(InvalidChannelDescriptor)]
    Linear = cudaResourceTypeLinear,
    /// A number past every kind.
    #[refused(InvalidValue)]
    #[when(value >= 4)]
    Unknown = 104,
}

/// Creates a surface object that kernels read and write an array through.
#[needs(runtime)]
#[class(context_object)]
#[order(observed, except(no_capture))]
fn cudaCreateSurfaceObject(
    /// Room for the surface object.
    #[creates(SurfObject)]
    pSurfObject: Out<cudaSurfaceObject_t>,
    /// What it writes.
    pResDesc: In<SurfaceResource>,
) {
    check!(
        runtime,
        pSurfObject,
        pResDesc,
        outside_callback,
        pResDesc.resType,
        pResDesc.array,
        pResDesc.levels
    );

    /// A surface must not be of an array with levels.
    #[rule("no-levels", observed, on("13.0.96"))]
    if pResDesc.resType == cudaResourceTypeMipmappedArray {
        return InvalidValue;
    }

    check!(no_capture);
}

#[as_driver(cuSurfObjectDestroy)]
#[order(unknown)]
fn cudaDestroySurfaceObject(surfObject: _) {}

/// Returns which array a surface object reads and writes.
#[needs(runtime)]
#[class(context_state)]
#[order(observed)]
fn cudaGetSurfaceObjectResourceDesc(
    /// Room for the description.
    #[undefined(Null)]
    pResDesc: Out<cudaResourceDesc>,
    /// The surface object.
    #[refuses(Null = InvalidValue)]
    surfObject: SurfObject,
) {
}

/// Each surface object is one of its own, and tells which array it writes, to the driver as well.
#[scenario]
#[needs(runtime)]
#[shows(cudaCreateSurfaceObject, cudaGetSurfaceObjectResourceDesc)]
fn surfaces_tell_what_they_write(cuda: &Runtime) {
    let byte = cudaChannelFormatDesc {
        x: 8,
        f: cudaChannelFormatKindUnsigned,
        ..Default::default()
    };
    // `cudaArraySurfaceLoadStore`.
    let arrays = [
        cuda.cudaMallocArray(&byte, 64, 16, 2)?,
        cuda.cudaMallocArray(&byte, 64, 16, 2)?,
    ];
    let mut memory: cudaResourceDesc = std::mem::zeroed();
    memory.resType = cudaResourceTypeArray;
    memory.res.array.array = arrays[0];
    let first = cuda.cudaCreateSurfaceObject(&memory)?;
    memory.res.array.array = arrays[1];
    let second = cuda.cudaCreateSurfaceObject(&memory)?;
    expect!(first != second);
    for (surface, array) in [(first, arrays[0]), (second, arrays[1])] {
        let told = cuda.cudaGetSurfaceObjectResourceDesc(surface)?;
        expect!(told.resType == cudaResourceTypeArray && told.res.array.array == array);
        let told = cuda.driver().cuSurfObjectGetResourceDesc(surface)?;
        expect!(told.res.array.hArray as usize == array as usize);
        cuda.cudaDestroySurfaceObject(surface)?;
        cuda.cudaFreeArray(array)?;
    }
}
