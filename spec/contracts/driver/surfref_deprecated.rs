//! Surface references, which surface objects have replaced.

#![on("580.159.04")]

/// A surface reference of a module: an array that kernels of the module write. Its number stands for its context.
#[domain(CUsurfref, live)]
#[any_thread]
enum SurfaceReference {
    /// A reference that is bound to an array.
    #[accepted]
    #[has(home = 1)]
    Bound,
    /// A reference that is bound to nothing.
    #[accepted]
    #[has(home = 1)]
    Unbound,
    /// A reference of a context that is not current, which is bound to nothing.
    #[accepted]
    #[own_thread]
    #[has(home = 2)]
    OtherContext,
    /// Null.
    #[refused(INVALID_HANDLE)]
    Null = 0,
    /// A number that never was a handle.
    #[undefined]
    Garbage = 0xdead_0000_beef,
}

/// An array, by whether surfaces write it. Its number stands for its context.
#[domain(CUarray, live)]
#[any_thread]
enum SurfaceArray {
    /// An array that was created for surfaces.
    #[accepted]
    #[has(home = 1)]
    Writable,
    /// A level of an array with levels that was created for surfaces.
    #[accepted]
    #[has(home = 1)]
    WritableLevel,
    /// An array that was not created for surfaces.
    #[refused(INVALID_VALUE)]
    #[has(home = 1)]
    Plain,
    /// Null.
    #[refused(INVALID_HANDLE)]
    Null = 0,
    /// An array that was destroyed.
    #[undefined]
    Destroyed,
    /// A number that never was a handle.
    #[undefined]
    Garbage = 0xdead_0000_beef,
}

/// Binds an array to a surface reference, in place of its former array.
#[needs(initialized)]
#[class(device_state)]
#[order(observed)]
#[contradicted(INVALID_CONTEXT, "a reference is bound without a current context as well")]
#[waits(never)]
fn cuSurfRefSetArray(
    /// The reference.
    #[alters]
    hSurfRef: SurfaceReference,
    /// The array, which was created for surfaces.
    hArray: SurfaceArray,
    /// Reserved.
    Flags: Reserved,
) {
    check!(initialized, own_process, outside_callback, hSurfRef, sound_context, hArray, Flags);

    /// The reference must belong to the context of the array.
    #[rule("same-context", observed, on("580.159.04"), undocumented)]
    if hSurfRef.home() != hArray.home() {
        return PEER_ACCESS_NOT_ENABLED;
    }
}

/// Returns the array that is bound to a surface reference.
#[needs(initialized)]
#[class(device_state)]
#[order(observed)]
#[contradicted(INVALID_CONTEXT, "a reference tells its array without a current context as well")]
fn cuSurfRefGetArray(
    /// Room for the array.
    #[lends(Array)]
    // The driver crashes if an array is bound.
    #[undefined(Null)]
    phArray: Out<CUarray>,
    /// The reference.
    #[refuses(Unbound = INVALID_VALUE, OtherContext = INVALID_VALUE)]
    hSurfRef: SurfaceReference,
) {
    check!(initialized, own_process, outside_callback);
    if hSurfRef.is_null() {
        check!(hSurfRef);
    }
    check!(sound_context, hSurfRef, phArray);
}

/// A surface reference is bound to the last array that was set, until the array is destroyed.
#[scenario]
#[needs(context)]
#[shows(cuSurfRefSetArray, cuSurfRefGetArray)]
fn surface_references_are_bound_to_one_array(cuda: &Driver) {
    let modules = [
        cuda.cuModuleLoadData(ptx!("references"))?,
        cuda.cuModuleLoadData(ptx!("references"))?,
    ];
    let canvas = cuda.cuModuleGetSurfRef(modules[0], c"canvas".as_ptr())?;
    let other = cuda.cuModuleGetSurfRef(modules[1], c"canvas".as_ptr())?;
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
    cuda.cuSurfRefSetArray(canvas, arrays[0], 0)?;
    expect!(cuda.cuSurfRefGetArray(canvas)? == arrays[0]);
    expect!(cuda.cuSurfRefGetArray(other) == Err(INVALID_VALUE));
    cuda.cuSurfRefSetArray(canvas, arrays[1], 0)?;
    cuda.cuSurfRefSetArray(other, arrays[0], 0)?;
    expect!(cuda.cuSurfRefGetArray(canvas)? == arrays[1]);
    expect!(cuda.cuSurfRefGetArray(other)? == arrays[0]);
    cuda.cuArrayDestroy(arrays[1])?;
    expect!(cuda.cuSurfRefGetArray(canvas) == Err(INVALID_VALUE));
    cuda.cuArrayDestroy(arrays[0])?;
    for module in modules {
        cuda.cuModuleUnload(module)?;
    }
}
