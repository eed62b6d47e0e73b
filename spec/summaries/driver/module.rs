//! Modules: code that is loaded into one context, and the linker that makes it.

/// Adds PTX, cubin, object code or another input from memory to a link; PTX is compiled first.
fn cuLinkAddData_v2(
    /// The link that is under way.
    state: _,
    /// What kind of input it is.
    r#type: _,
    /// The input; PTX ends with a zero byte. It may be freed after the call.
    data: _,
    /// Bytes of it.
    size: _,
    /// Name for messages of the linker; null for none.
    name: _,
    /// Number of options for this input.
    numOptions: _,
    /// Which options; null if there are none.
    options: _,
    /// The value of each option, cast to a pointer; null if there are none.
    optionValues: _,
);

/// Adds PTX, cubin, object code or another input from a file to a link; PTX is compiled first.
fn cuLinkAddFile_v2(
    /// The link that is under way.
    state: _,
    /// What kind of input the file holds.
    r#type: _,
    /// Path of the file.
    path: _,
    /// Number of options for this input.
    numOptions: _,
    /// Which options; null if there are none.
    options: _,
    /// The value of each option, cast to a pointer; null if there are none.
    optionValues: _,
);

/// Finishes a link and returns the image, which lives only as long as the link itself.
fn cuLinkComplete(
    /// The link; nothing can be added to it any more.
    state: _,
    /// Room for the address of the image, which `cuModuleLoadData` takes; `cuLinkDestroy` frees it.
    cubinOut: _,
    /// Room for its size in bytes; may be null.
    sizeOut: _,
);

/// Lists handles of a module's kernels, up to as many as there is room for.
fn cuModuleEnumerateFunctions();

/// Looks a kernel up in a module by its name.
fn cuModuleGetFunction(
    /// Room for the kernel, which lives as long as the module.
    hfunc: _,
    /// The module.
    hmod: _,
    /// Its name, as mangled by the compiler; C linkage leaves it as it is.
    name: _,
);

/// Returns how many kernels a module holds.
fn cuModuleGetFunctionCount();

/// Returns the address and the size of a variable that a module holds.
fn cuModuleGetGlobal_v2(
    /// Room for the address; may be null if `bytes` is not.
    dptr: _,
    /// Room for the size in bytes; may be null if `dptr` is not.
    bytes: _,
    /// The module.
    hmod: _,
    /// Its name, as mangled by the compiler.
    name: _,
);

/// Tells whether modules are loaded whole or kernel by kernel as they are needed.
fn cuModuleGetLoadingMode();

/// Loads a cubin, PTX or fat binary from a file into the current context.
fn cuModuleLoad(
    /// Room for the module, which `cuModuleUnload` frees.
    module: _,
    /// Path of the file.
    fname: _,
);

/// Loads a cubin, PTX or fat binary from memory into the current context; PTX is compiled first.
fn cuModuleLoadData(
    /// Room for the module, which `cuModuleUnload` frees.
    module: _,
    /// The code; PTX ends with a zero byte.
    image: _,
);

/// Loads code from memory into the current context, with options for the compiler of PTX.
fn cuModuleLoadDataEx(
    /// Room for the module, which `cuModuleUnload` frees.
    module: _,
    /// The code; PTX ends with a zero byte.
    image: _,
    /// Number of options.
    numOptions: _,
    /// Which options: optimisation level, buffers for messages and others; null if there are none.
    options: _,
    /// The value of each option, cast to a pointer; some are written to. Null if there are none.
    optionValues: _,
);

/// Loads the part of a fat binary in memory that suits the device into the current context.
fn cuModuleLoadFatBinary();

/// Unloads a module from the current context; its kernels and variables are gone with it.
fn cuModuleUnload(
    /// The module.
    hmod: _,
);
