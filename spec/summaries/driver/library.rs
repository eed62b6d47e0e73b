//! Libraries: code that belongs to no context and is loaded into each one that uses it.

/// Returns one property of a library's kernel as it is on one device.
fn cuKernelGetAttribute();

/// Returns the function that stands for a library's kernel in the current context, loading it if
/// need be.
fn cuKernelGetFunction();

/// Returns the library that holds a kernel.
fn cuKernelGetLibrary();

/// Returns the name of a library's kernel as the compiler mangled it; the text belongs to the
/// driver.
fn cuKernelGetName();

/// Returns how many parameters a library's kernel takes.
fn cuKernelGetParamCount();

/// Returns where one parameter of a library's kernel lies among its arguments, and how large it is,
/// in bytes.
fn cuKernelGetParamInfo();

/// Changes a property of a library's kernel on one device, in all contexts of that device.
fn cuKernelSetAttribute();

/// Prefers more L1 cache or more shared memory for a library's kernel on one device; only a hint.
fn cuKernelSetCacheConfig();

/// Lists handles of a library's kernels, up to as many as there is room for.
fn cuLibraryEnumerateKernels();

/// Returns the address and the size of a library's variable in the current context.
fn cuLibraryGetGlobal();

/// Looks a kernel up in a library by its name; the handle serves in every context.
fn cuLibraryGetKernel();

/// Returns how many kernels a library holds.
fn cuLibraryGetKernelCount();

/// Returns the address and the size of a library's managed variable, which is the same in all
/// contexts.
fn cuLibraryGetManaged();

/// Returns the module that a library is loaded as in the current context, loading it if need be.
fn cuLibraryGetModule();

/// Returns a pointer to one of a library's functions that host and device code can both call.
fn cuLibraryGetUnifiedFunction();

/// Creates a library from code in memory, which is loaded into each context when it is first used
/// there or at once.
fn cuLibraryLoadData();

/// Creates a library from code in a file, which is loaded into each context when it is first used
/// there or at once.
fn cuLibraryLoadFromFile();

/// Unloads a library from all contexts; its kernels and variables are gone with it.
fn cuLibraryUnload();
