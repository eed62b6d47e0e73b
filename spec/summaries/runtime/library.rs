//! Libraries: code that is loaded while the program runs and belongs to no device.

/// Changes a property of a library's kernel on one device.
fn cudaKernelSetAttributeForDevice(
    /// The kernel.
    kernel: _,
    /// Which property.
    attr: _,
    /// The new value; sizes are in bytes.
    value: _,
    /// The device.
    device: _,
);

/// Lists handles of a library's kernels, up to as many as there is room for.
fn cudaLibraryEnumerateKernels();

/// Returns the address and the size of a library's variable on the current device.
fn cudaLibraryGetGlobal();

/// Looks a kernel up in a library by its name; the handle serves on every device.
fn cudaLibraryGetKernel(
    /// Room for the kernel, which can be launched as a function is and lives as long as the
    /// library.
    pKernel: _,
    /// The library.
    library: _,
    /// Its name, as mangled by the compiler; C linkage leaves it as it is.
    name: _,
);

/// Returns how many kernels a library holds.
fn cudaLibraryGetKernelCount();

/// Returns the address and the size of a library's managed variable, which is the same on all
/// devices.
fn cudaLibraryGetManaged();

/// Returns a pointer to one of a library's functions that host and device code can both call.
fn cudaLibraryGetUnifiedFunction();

/// Creates a library from code in memory, which is loaded onto each device when it is first used
/// there or at once.
fn cudaLibraryLoadData(
    /// Room for the library, which `cudaLibraryUnload` unloads.
    library: _,
    /// Cubin, PTX or fat binary; PTX ends with a zero byte.
    code: _,
    /// Options for the compiler of PTX; null if there are none.
    jitOptions: _,
    /// The value of each, cast to a pointer; null if there are none.
    jitOptionsValues: _,
    /// Number of options for the compiler.
    numJitOptions: _,
    /// Options for the library, such as that the code stays where it is; null if there are none.
    libraryOptions: _,
    /// The value of each, cast to a pointer; null if there are none.
    libraryOptionValues: _,
    /// Number of options for the library.
    numLibraryOptions: _,
);

/// Creates a library from code in a file, which is loaded onto each device when it is first used
/// there or at once.
fn cudaLibraryLoadFromFile();

/// Unloads a library from all devices; its kernels and variables are gone with it.
fn cudaLibraryUnload(
    /// The library.
    library: _,
);
