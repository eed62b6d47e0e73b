//! Surface objects: how kernels write arrays.

#![on("580.159.04")]

/// A surface object: an array that kernels write.
#[domain(CUsurfObject, live)]
#[resource(ended_by = cuSurfObjectDestroy)]
enum SurfObject {
    /// One of an array.
    #[accepted]
    Made,
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

/// What a surface writes.
#[fields(CUDA_RESOURCE_DESC)]
struct SurfaceMemory {
    /// Which kind of memory it is.
    resType: SurfaceKind,
    /// The array. Whether it was made for surfaces nobody asks.
    #[field(res.array.hArray)]
    #[when(resType == CU_RESOURCE_TYPE_ARRAY)]
    #[refuses(Null = INVALID_VALUE)]
    array: Array,
    /// Kept for later.
    flags: Reserved,
}

/// Kinds of memory, of which a surface writes one.
#[domain]
enum SurfaceKind {
    /// An array.
    #[accepted]
    Array = CU_RESOURCE_TYPE_ARRAY,
    /// An array with levels.
    #[refused(INVALID_VALUE)]
    Mipmap = CU_RESOURCE_TYPE_MIPMAPPED_ARRAY,
    /// Elements one behind the other.
    #[refused(INVALID_VALUE)]
    Linear = CU_RESOURCE_TYPE_LINEAR,
    /// Rows of elements.
    #[refused(INVALID_VALUE)]
    Rows = CU_RESOURCE_TYPE_PITCH2D,
    /// A number past every kind.
    #[refused(INVALID_VALUE)]
    #[when(value > 3)]
    Unknown = 104,
    /// The first number past every kind.
    #[refused(INVALID_VALUE)]
    First = 4,
}

/// Creates a surface object that kernels write an array through.
#[class(context_object)]
#[order(partial)]
#[waits(never)]
fn cuSurfObjectCreate(
    /// Room for the surface object.
    #[creates(SurfObject)]
    #[undefined(Null)]
    pSurfObject: Out<CUsurfObject>,
    /// What it writes.
    pResDesc: In<SurfaceMemory>,
) {
    check!(initialized, outside_callback, context, no_capture);
}

/// Destroys a surface object, but not the array behind it.
#[class(context_object)]
#[order(partial)]
#[contradicted(INVALID_VALUE, "zero is destroyed like any other")]
#[no_visible_effect("destroying leaves nothing to ask")]
#[waits(never)]
fn cuSurfObjectDestroy(
    /// The surface object.
    #[ends(SurfObject)]
    surfObject: SurfObject,
) {
    check!(initialized);
}

/// Tells which array a surface object writes.
#[class(context_state)]
#[order(partial)]
fn cuSurfObjectGetResourceDesc(
    /// Room for the description.
    pResDesc: Out<CUDA_RESOURCE_DESC>,
    /// The surface object.
    #[refuses(Null = INVALID_VALUE)]
    surfObject: SurfObject,
) {
    check!(initialized, context, outside_callback);
}

/// Each surface object is one of its own, and tells which array it writes.
#[scenario]
#[needs(context)]
#[shows(cuSurfObjectCreate, cuSurfObjectGetResourceDesc)]
fn surfaces_tell_what_they_write(cuda: &Driver) {
    let flat = CUDA_ARRAY3D_DESCRIPTOR {
        Width: 64,
        Height: 16,
        Format: CU_AD_FORMAT_UNSIGNED_INT8,
        NumChannels: 1,
        // `CUDA_ARRAY3D_SURFACE_LDST`.
        Flags: 2,
        ..Default::default()
    };
    let arrays = [cuda.cuArray3DCreate_v2(&flat)?, cuda.cuArray3DCreate_v2(&flat)?];
    let memory = |array| CUDA_RESOURCE_DESC {
        resType: CU_RESOURCE_TYPE_ARRAY,
        res: CUDA_RESOURCE_DESC_v1_res {
            array: CUDA_RESOURCE_DESC_v1_res_array { hArray: array },
        },
        ..Default::default()
    };
    let surfaces = [
        cuda.cuSurfObjectCreate(&memory(arrays[0]))?,
        cuda.cuSurfObjectCreate(&memory(arrays[1]))?,
    ];
    expect!(surfaces[0] != surfaces[1]);
    for (surface, array) in surfaces.into_iter().zip(arrays) {
        let told = cuda.cuSurfObjectGetResourceDesc(surface)?;
        expect!(told.resType == CU_RESOURCE_TYPE_ARRAY && told.res.array.hArray == array);
        cuda.cuSurfObjectDestroy(surface)?;
    }
    for array in arrays {
        cuda.cuArrayDestroy(array)?;
    }
}

/// A surface object is created in the context that made its array; another context has no access to the array.
#[scenario]
#[needs(context)]
fn surfaces_need_access_to_their_array(cuda: &Driver) {
    let flat = CUDA_ARRAY3D_DESCRIPTOR {
        Width: 64,
        Height: 16,
        Format: CU_AD_FORMAT_UNSIGNED_INT8,
        NumChannels: 1,
        // `CUDA_ARRAY3D_SURFACE_LDST`.
        Flags: 2,
        ..Default::default()
    };
    let array = cuda.cuArray3DCreate_v2(&flat)?;
    let memory = CUDA_RESOURCE_DESC {
        resType: CU_RESOURCE_TYPE_ARRAY,
        res: CUDA_RESOURCE_DESC_v1_res {
            array: CUDA_RESOURCE_DESC_v1_res_array { hArray: array },
        },
        ..Default::default()
    };
    let context = cuda.cuCtxCreate_v2(CU_CTX_SCHED_AUTO, 0)?;
    expect!(cuda.cuSurfObjectCreate(&memory) == Err(PEER_ACCESS_NOT_ENABLED));
    cuda.cuCtxDestroy_v2(context)?;
    let surface = cuda.cuSurfObjectCreate(&memory)?;
    cuda.cuSurfObjectDestroy(surface)?;
    cuda.cuArrayDestroy(array)?;
}
