//! References to textures and surfaces in modules.

#![on("580.159.04")]

/// A module with a reference to a texture and one to a surface.
#[domain(CUmodule, live)]
enum ReferenceModule {
    /// A module with one of each.
    #[accepted]
    Loaded,
    /// Null.
    #[refused(INVALID_VALUE)]
    Null = 0,
    /// A module that was unloaded.
    #[undefined]
    Unloaded,
    /// A number that never was a handle.
    #[undefined]
    Garbage = 0xdead_0000_beef,
}

/// The name of a symbol of an image with references, of the kinds that the use lists.
#[domain(text)]
#[any_thread]
enum ReferenceName {
    /// A reference to a texture.
    #[refused(NOT_FOUND)]
    Texture = "picture",
    /// A reference to a surface.
    #[refused(NOT_FOUND)]
    Surface = "canvas",
    /// A kernel.
    #[refused(NOT_FOUND)]
    Kernel = "look",
    /// A name that the image does not have.
    #[refused(NOT_FOUND)]
    Unknown = "nobody",
    /// The empty text.
    #[refused(NOT_FOUND)]
    Empty = "",
    /// Null.
    #[refused(INVALID_VALUE)]
    Null = 0,
}

/// Looks a texture reference up in a module by its name; the module owns it.
#[needs(initialized)]
#[class(device_state)]
#[unreachable(INVALID_CONTEXT, "a module has a context, whichever is current")]
#[order(observed)]
fn cuModuleGetTexRef(
    /// Room for the reference.
    #[lends(TextureReference)]
    pTexRef: Out<CUtexref>,
    /// The module.
    #[unseen("references of one name are alike until they are bound")]
    #[refuses(Null = INVALID_HANDLE)]
    hmod: ReferenceModule,
    /// Its name.
    #[refuses(Empty = INVALID_VALUE)]
    name: ReferenceName<Texture>,
) {
    check!(initialized, own_process, outside_callback, hmod, sound_context, pTexRef, name);
}

/// Looks a surface reference up in a module by its name; the module owns it.
#[needs(initialized)]
#[class(device_state)]
#[unreachable(INVALID_CONTEXT, "a module has a context, whichever is current")]
#[order(observed)]
fn cuModuleGetSurfRef(
    /// Room for the reference.
    #[unseen("what a reference is bound to is a matter of functions that have no contract")]
    pSurfRef: Out<CUsurfref>,
    /// The module.
    #[unseen("references of one name are alike until they are bound")]
    #[refuses(Null = INVALID_HANDLE)]
    hmod: ReferenceModule,
    /// Its name.
    #[refuses(Empty = INVALID_VALUE)]
    name: ReferenceName<Surface>,
) {
    check!(initialized, own_process, outside_callback, hmod, sound_context, pSurfRef, name);
}

/// A reference has one handle, and each module has its own.
#[scenario]
#[needs(context)]
#[shows(cuModuleGetTexRef, cuModuleGetSurfRef)]
fn references_belong_to_one_module(cuda: &Driver) {
    let module = cuda.cuModuleLoadData(ptx!("references"))?;
    let other = cuda.cuModuleLoadData(ptx!("references"))?;
    let picture = cuda.cuModuleGetTexRef(module, c"picture".as_ptr())?;
    let canvas = cuda.cuModuleGetSurfRef(module, c"canvas".as_ptr())?;
    expect!(!picture.is_null());
    expect!(!canvas.is_null());
    expect!(cuda.cuModuleGetTexRef(module, c"picture".as_ptr())? == picture);
    expect!(cuda.cuModuleGetSurfRef(module, c"canvas".as_ptr())? == canvas);
    expect!(cuda.cuModuleGetTexRef(other, c"picture".as_ptr())? != picture);
    expect!(cuda.cuModuleGetSurfRef(other, c"canvas".as_ptr())? != canvas);
    cuda.cuModuleUnload(other)?;
    cuda.cuModuleUnload(module)?;
}
