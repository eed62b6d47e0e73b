//! References to textures and surfaces in modules.

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

/// Looks a texture reference up in a module by its name; the module owns it.
#[needs(context)]
#[order(unknown)]
fn cuModuleGetTexRef(
    /// Room for the reference.
    pTexRef: Out<CUtexref>,
    /// The module.
    hmod: ReferenceModule,
    /// Its name.
    name: SymbolName<Texture>,
) {
}

/// Looks a surface reference up in a module by its name; the module owns it.
#[needs(context)]
#[order(unknown)]
fn cuModuleGetSurfRef(
    /// Room for the reference.
    pSurfRef: Out<CUsurfref>,
    /// The module.
    hmod: ReferenceModule,
    /// Its name.
    name: SymbolName<Surface>,
) {
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
