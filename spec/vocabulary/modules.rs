//! Modules, libraries and their kernels; the images that they are loaded from, and the names in them.
//!
//! How domains are written: docs/contracts.md, "Writing a domain".

/// A module: code and variables that are loaded in one context.
#[domain(CUmodule, live)]
#[resource(ended_by = cuModuleUnload)]
enum Module {
    /// A module with a symbol of each kind.
    #[accepted]
    #[has(kernels = 2)]
    Loaded,
    /// The module that a library is loaded as in the current context.
    #[accepted]
    #[has(kernels = 2)]
    OfLibrary,
    /// A module of another context than the current one.
    #[accepted]
    #[has(kernels = 2)]
    OtherContext,
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

/// A library: code that belongs to no context and is loaded into each that uses it.
#[domain(CUlibrary, live)]
#[resource(ended_by = cuLibraryUnload)]
enum Library {
    /// A library with a symbol of each kind, which no context uses yet.
    #[accepted]
    #[has(kernels = 2)]
    Fresh,
    /// The same once it is loaded into the current context.
    #[accepted]
    #[has(kernels = 2)]
    Used,
    /// A library of PTX with a mistake in it, which nobody has read yet.
    #[accepted]
    #[has(kernels = 0)]
    MistakenPtx,
    /// A library of PTX of a version that nobody has written yet.
    #[accepted]
    #[has(kernels = 0)]
    NewerPtx,
    /// A library of what is no code.
    #[accepted]
    #[has(kernels = 0)]
    Words,
    /// A library of a binary for a device of another architecture.
    #[accepted]
    #[has(kernels = 0)]
    ForeignCubin,
    /// Null.
    #[refused(INVALID_HANDLE)]
    Null = 0,
    /// A library that was unloaded.
    #[undefined]
    Unloaded,
    /// A number that never was a handle.
    #[undefined]
    Garbage = 0xdead_0000_beef,
}

/// A kernel of a library, for whichever context.
#[domain(CUkernel, live)]
enum Kernel {
    /// A kernel with four parameters.
    #[accepted]
    #[has(parameters = 4)]
    Weigh,
    /// A kernel without parameters.
    #[accepted]
    #[has(parameters = 0)]
    Advance,
    /// Null.
    #[refused(INVALID_HANDLE)]
    Null = 0,
    /// A kernel whose library was unloaded.
    #[undefined]
    Unloaded,
    /// A number that never was a handle.
    #[undefined]
    Garbage = 0xdead_0000_beef,
}

/// The name of a symbol of an image, of the kinds that the use lists.
#[domain(text)]
#[any_thread]
enum SymbolName {
    /// A kernel without parameters.
    #[refused(NOT_FOUND)]
    Kernel = "advance",
    /// A kernel with parameters.
    #[refused(NOT_FOUND)]
    #[like(Kernel)]
    OtherKernel = "weigh",
    /// A word in global memory.
    #[refused(NOT_FOUND)]
    #[has(size = 4)]
    Variable = "counter",
    /// An array in global memory.
    #[refused(NOT_FOUND)]
    #[has(size = 64)]
    #[like(Variable)]
    Array = "room",
    /// A word in constant memory.
    #[refused(NOT_FOUND)]
    #[has(size = 4)]
    Constant = "factor",
    /// A word in managed memory.
    #[refused(NOT_FOUND)]
    #[has(size = 4)]
    Managed = "shared_word",
    /// A function that kernels call.
    #[refused(NOT_FOUND)]
    DeviceFunction = "twice",
    /// A name that no image has.
    #[refused(NOT_FOUND)]
    Unknown = "nobody",
    /// The name of a kernel in other letters.
    #[refused(NOT_FOUND)]
    #[like(Unknown)]
    OtherCase = "Advance",
    /// The beginning of a kernel's name.
    #[refused(NOT_FOUND)]
    #[like(Unknown)]
    Beginning = "advanc",
    /// The empty text.
    #[refused(INVALID_VALUE)]
    #[is(empty)]
    Empty = "",
    /// Null.
    #[refused(INVALID_VALUE)]
    Null = 0,
}

/// An image of code, in memory.
#[domain]
#[any_thread]
enum Image {
    /// PTX, with the zero that ends a text.
    #[accepted]
    #[is(ptx)]
    #[has(size = 4096)]
    Ptx,
    /// A binary for the device, as the linker makes it.
    #[accepted]
    #[is(binary)]
    #[has(size = 16384)]
    Cubin,
    /// A container with PTX in it.
    #[accepted]
    #[is(container)]
    #[has(size = 4096)]
    Fatbin,
    /// PTX that breaks off in the middle of a kernel.
    #[refused(INVALID_PTX)]
    #[is(ptx)]
    #[has(size = 4096)]
    TruncatedPtx,
    /// PTX of a version that nobody has written yet.
    #[refused(UNSUPPORTED_PTX_VERSION)]
    #[is(ptx)]
    #[has(size = 4096)]
    NewerPtx,
    /// PTX for a device that is newer than the one at hand.
    #[refused(INVALID_PTX)]
    #[is(ptx)]
    #[has(size = 4096)]
    ForeignPtx,
    /// PTX that calls a function it does not have.
    #[refused(INVALID_PTX)]
    #[is(ptx)]
    #[has(size = 4096)]
    UnresolvedPtx,
    /// PTX that has a kernel twice.
    #[refused(INVALID_PTX)]
    #[is(ptx)]
    #[has(size = 4096)]
    DuplicatePtx,
    /// A text that is no PTX.
    #[refused(INVALID_IMAGE)]
    #[is(text)]
    #[has(size = 4096)]
    Words,
    /// The empty text.
    #[refused(INVALID_IMAGE)]
    #[is(text)]
    #[has(size = 4096)]
    EmptyText,
    /// A binary for a device of another architecture.
    #[refused(NO_BINARY_FOR_GPU)]
    #[is(binary)]
    #[has(size = 4096)]
    ForeignCubin,
    /// A binary of which nothing but the beginning is there, and zeros behind it.
    #[refused(NO_BINARY_FOR_GPU)]
    #[is(binary)]
    #[has(size = 4096)]
    TruncatedCubin,
    /// A container with nothing in it.
    #[refused(NO_BINARY_FOR_GPU)]
    #[is(container)]
    #[has(size = 4096)]
    EmptyFatbin,
    /// An archive of objects.
    #[accepted]
    #[has(size = 4096)]
    Archive,
    /// Null.
    #[refused(INVALID_VALUE)]
    Null = 0,
}

/// The name of a file with an image in it.
#[domain(text)]
#[any_thread]
enum ImageFile {
    /// PTX.
    #[accepted]
    #[is(ptx)]
    Ptx,
    /// A binary for the device, as the linker makes it.
    #[accepted]
    #[is(binary)]
    Cubin,
    /// A container with PTX in it.
    #[accepted]
    #[is(container)]
    Fatbin,
    /// PTX that breaks off in the middle of a kernel.
    #[refused(INVALID_PTX)]
    #[is(ptx)]
    TruncatedPtx,
    /// PTX of a version that nobody has written yet.
    #[refused(UNSUPPORTED_PTX_VERSION)]
    #[is(ptx)]
    NewerPtx,
    /// A text that is no PTX.
    #[refused(INVALID_IMAGE)]
    #[is(text)]
    Words,
    /// A binary for a device of another architecture.
    #[refused(NO_BINARY_FOR_GPU)]
    #[is(binary)]
    ForeignCubin,
    /// A file without a byte.
    #[refused(INVALID_IMAGE)]
    #[is(text)]
    EmptyFile,
    /// An archive of objects.
    #[accepted]
    Archive,
    /// A name that no file has.
    #[refused(FILE_NOT_FOUND)]
    Missing = "/nowhere/image.cubin",
    /// A folder.
    #[refused(OUT_OF_MEMORY)]
    Folder = "/",
    /// The empty name.
    #[refused(INVALID_VALUE)]
    EmptyName = "",
    /// Null.
    #[refused(INVALID_VALUE)]
    Null = 0,
}
