//! Libraries: loading them, and what is in one.

#![on("580.159.04")]

/// An option of a library.
#[fields(CUlibraryOption)]
struct LibraryOption {
    /// Which option.
    #[whole]
    #[undefined(CU_LIBRARY_HOST_UNIVERSAL_FUNCTION_AND_DATA_TABLE)]
    #[refuses(CU_LIBRARY_NUM_OPTIONS = INVALID_VALUE)]
    key: OneOf<CUlibraryOption>,
}

/// The value of an option of a library, which decides what it is.
#[fields(VoidPtr)]
struct LibraryValue<option> {
    /// Whether the image stays where it is, so that nobody has to copy it.
    #[whole]
    #[when(option.key == CU_LIBRARY_BINARY_IS_PRESERVED)]
    preserved: Any,
}

/// A library is read when something in it is asked for.
#[rules]
fn library_can_be_read(library: Library) {
    /// Its PTX has no mistake.
    #[rule("no-mistake", observed, on("580.159.04"), undocumented)]
    if library.is_mistaken_ptx() {
        return INVALID_PTX;
    }

    /// Its PTX is of a version that the compiler knows.
    #[rule("known-version", observed, on("580.159.04"), undocumented)]
    if library.is_newer_ptx() {
        return UNSUPPORTED_PTX_VERSION;
    }

    /// It is code.
    #[rule("is-code", observed, on("580.159.04"), undocumented)]
    if library.is_words() {
        return INVALID_IMAGE;
    }

    /// Its code is for the device.
    #[rule("for-the-device", observed, on("580.159.04"), undocumented)]
    if library.is_foreign_cubin() {
        return NO_BINARY_FOR_GPU;
    }
}

/// Creates a library from code in memory, which is loaded into each context when it is first used
/// there or at once.
#[needs(initialized)]
#[class(process_state)]
#[tolerates(free_memory)]
#[order(observed)]
#[unreachable(OUT_OF_MEMORY, "it is allocated in host memory, which no case fills")]
#[unreachable(
    JIT_COMPILER_NOT_FOUND,
    "only where the library of the compiler is missing"
)]
#[unreachable(
    SHARED_OBJECT_SYMBOL_NOT_FOUND,
    "only where a library of the driver is not the one that belongs to it"
)]
#[unreachable(
    SHARED_OBJECT_INIT_FAILED,
    "only where a library of the driver does not start"
)]
#[unreachable(NOT_SUPPORTED, "only of images and options that the system lacks")]
#[contradicted(INVALID_PTX, "a library is read when it is first used, and whoever uses it is told")]
#[contradicted(UNSUPPORTED_PTX_VERSION, "a library is read when it is first used, and whoever uses it is told")]
#[contradicted(NO_BINARY_FOR_GPU, "a library is read when it is first used, and whoever uses it is told")]
#[waits(never)]
fn cuLibraryLoadData(
    /// Room for the library, which `cuLibraryUnload` frees.
    #[creates(Library)]
    library: Out<CUlibrary>,
    /// The code; PTX ends with a zero byte.
    #[accepts(
        TruncatedPtx,
        NewerPtx,
        ForeignPtx,
        UnresolvedPtx,
        DuplicatePtx,
        Words,
        EmptyText,
        ForeignCubin,
        TruncatedCubin,
        EmptyFatbin
    )]
    // No driver was asked yet.
    #[unobserved(Archive)]
    code: Image,
    /// Which options for the compiler of PTX.
    jitOptions: Slice<JitOption, numJitOptions>,
    /// The value of each of them, cast to a pointer.
    #[accepts(target.Older)]
    #[undefined(target.Newer, target.First, level.Below)]
    jitOptionsValues: Beside<LoadValue<jitOptions>, jitOptions>,
    /// How many options for the compiler.
    numJitOptions: Count<jitOptions>,
    /// Which options of the library.
    #[undefined(Null)]
    libraryOptions: Slice<LibraryOption, numLibraryOptions>,
    /// The value of each of them, cast to a pointer.
    #[accepts(Null)]
    libraryOptionValues: Beside<LibraryValue<libraryOptions>, libraryOptions>,
    /// How many options of the library.
    numLibraryOptions: Count<libraryOptions>,
) {
    check!(code, library, initialized);
    for option in jitOptions {
        lonely_option(option, jitOptions);
        lonely_names(option, jitOptions);
    }
}

/// Creates a library from code in a file, which is loaded into each context when it is first used
/// there or at once.
#[needs(initialized)]
#[class(process_state)]
#[tolerates(free_memory)]
#[order(unknown)]
#[unreachable(OUT_OF_MEMORY, "it is allocated in host memory, which no case fills")]
#[unreachable(
    JIT_COMPILER_NOT_FOUND,
    "only where the library of the compiler is missing"
)]
#[unreachable(
    SHARED_OBJECT_SYMBOL_NOT_FOUND,
    "only where a library of the driver is not the one that belongs to it"
)]
#[unreachable(
    SHARED_OBJECT_INIT_FAILED,
    "only where a library of the driver does not start"
)]
#[unreachable(NOT_SUPPORTED, "only of images and options that the system lacks")]
#[contradicted(INVALID_PTX, "a library is read when it is first used, and whoever uses it is told")]
#[contradicted(UNSUPPORTED_PTX_VERSION, "a library is read when it is first used, and whoever uses it is told")]
#[contradicted(NO_BINARY_FOR_GPU, "a library is read when it is first used, and whoever uses it is told")]
fn cuLibraryLoadFromFile(
    /// Room for the library, which `cuLibraryUnload` frees.
    #[creates(Library)]
    library: Out<CUlibrary>,
    /// Path of the file.
    #[accepts(TruncatedPtx, NewerPtx, Words, ForeignCubin)]
    // No driver was asked yet.
    #[unobserved(Archive)]
    fileName: ImageFile,
    /// Which options for the compiler of PTX.
    jitOptions: Slice<JitOption, numJitOptions>,
    /// The value of each of them, cast to a pointer.
    #[accepts(target.Older)]
    #[undefined(target.Newer, target.First, level.Below)]
    jitOptionsValues: Beside<LoadValue<jitOptions>, jitOptions>,
    /// How many options for the compiler.
    numJitOptions: Count<jitOptions>,
    /// Which options of the library.
    #[undefined(Null)]
    #[without(Two, Twice)]
    libraryOptions: Slice<LibraryOption, numLibraryOptions>,
    /// The value of each of them, cast to a pointer.
    #[accepts(Null)]
    libraryOptionValues: Beside<LibraryValue<libraryOptions>, libraryOptions>,
    /// How many options of the library.
    numLibraryOptions: Count<libraryOptions>,
) {
    for option in jitOptions {
        lonely_option(option, jitOptions);
        lonely_names(option, jitOptions);
    }

    for option in libraryOptions {
        /// An image in a file does not stay anywhere.
        #[rule("stays-nowhere", documented)]
        if option.key == CU_LIBRARY_BINARY_IS_PRESERVED {
            return INVALID_VALUE;
        }
    }
}

/// Unloads a library from all contexts; its kernels and variables are gone with it.
#[needs(initialized)]
#[class(process_object)]
#[order(observed)]
#[no_visible_effect("what is unloaded may not be asked for any more")]
#[contradicted(INVALID_VALUE, "null is refused, but as no handle")]
fn cuLibraryUnload(
    /// The library.
    #[ends(Library)]
    library: Library,
) {
    check!(library, initialized);

    check!(library, initialized);
}

/// Looks a kernel up in a library by its name; the handle serves in every context.
#[needs(initialized)]
#[class(process_state)]
#[order(observed)]
#[unreachable(NOT_INITIALIZED, "null is refused first, and a handle of nothing is followed")]
#[unobserved(initialized)]
fn cuLibraryGetKernel(
    /// Room for the kernel, which lives as long as the library.
    pKernel: Out<CUkernel>,
    /// The library.
    library: Library,
    /// Its name, as mangled by the compiler.
    #[refuses(Empty = NOT_FOUND)]
    #[accepts(Null)]
    name: SymbolName<Kernel, OtherKernel>,
) {
    check!(pKernel);

    /// There is a name.
    #[rule("named", observed, on("580.159.04"))]
    if name.is_null() {
        return INVALID_VALUE;
    }

    check!(library, initialized);
    library_can_be_read(library);
    check!(name);
}

/// Returns how many kernels a library holds.
#[needs(initialized)]
#[class(process_state)]
#[order(observed)]
fn cuLibraryGetKernelCount(
    /// Room for the number.
    count: Out<c_uint>,
    /// The library.
    lib: Library,
) {
    check!(count, lib, initialized);

    /// It is the number of kernels, functions that they call not counted.
    #[ensure("kernels", documented)]
    if true {
        assert!(count.value() == lib.kernels());
    }
}

/// Lists handles of a library's kernels, up to as many as there is room for, in the reverse of the order in which a module
/// lists them.
#[needs(initialized)]
#[class(process_state)]
#[order(observed)]
fn cuLibraryEnumerateKernels(
    /// Room for the handles.
    #[may_leave_alone("there may be more room than kernels")]
    kernels: OutSlice<CUkernel, numKernels>,
    /// How many there is room for.
    numKernels: Length<2>,
    /// The library.
    lib: Library,
) {
    check!(kernels, lib, initialized);

}

/// Returns the module that a library is loaded as in the current context, loading it if need be.
#[class(context_state)]
#[order(observed)]
#[unreachable(
    NOT_FOUND,
    "every context at hand is of a device that the images are for"
)]
#[unreachable(NOT_INITIALIZED, "null is refused first, and a handle of nothing is followed")]
#[unobserved(initialized, context)]
#[waits(context)]
fn cuLibraryGetModule(
    /// Room for the module, which belongs to the library.
    #[lends(Module)]
    pMod: Out<CUmodule>,
    /// The library.
    #[alters]
    library: Library,
) {
    check!(pMod, library, initialized, context, live_context);
    library_can_be_read(library);
}

/// Returns the address and the size of a library's variable in the current context.
#[class(context_state)]
#[order(observed)]
#[unreachable(NOT_INITIALIZED, "null is refused first, and a handle of nothing is followed")]
#[unobserved(initialized, context)]
#[waits(context)]
fn cuLibraryGetGlobal(
    /// Room for the address; may be null if `bytes` is not.
    #[lends(DeviceMemory)]
    dptr: Out<CUdeviceptr, Null>,
    /// Room for the size in bytes; may be null if `dptr` is not.
    bytes: Out<usize, Null>,
    /// The library.
    #[alters]
    library: Library,
    /// Its name, as mangled by the compiler.
    #[refuses(Kernel = INVALID_VALUE, OtherKernel = INVALID_VALUE)]
    #[accepts(Null, Empty)]
    name: SymbolName<Variable, Array, Constant, Managed>,
) {
    /// Whoever asks for nothing is told so.
    #[rule("asks-for-something", documented)]
    if dptr.is_null() && bytes.is_null() {
        return INVALID_VALUE;
    }

    /// There is a name.
    #[rule("named", observed, on("580.159.04"))]
    if name.is_null() || name.is_empty() {
        return INVALID_VALUE;
    }

    check!(library, initialized, context, live_context);
    library_can_be_read(library);
    check!(name);

    /// The size is that of the variable.
    #[ensure("size", documented)]
    if !bytes.is_null() {
        assert!(bytes.value() == name.size());
    }
}

/// Returns the address and the size of a library's managed variable, which is the same in all
/// contexts.
#[needs(initialized)]
#[class(process_state)]
#[order(observed)]
#[unreachable(NOT_INITIALIZED, "null is refused first, and a handle of nothing is followed")]
#[unobserved(initialized)]
fn cuLibraryGetManaged(
    /// Room for the address; may be null if `bytes` is not.
    #[lends(DeviceMemory)]
    dptr: Out<CUdeviceptr, Null>,
    /// Room for the size in bytes; may be null if `dptr` is not.
    bytes: Out<usize, Null>,
    /// The library.
    #[alters]
    library: Library,
    /// Its name, as mangled by the compiler.
    #[accepts(Null, Empty)]
    name: SymbolName<Managed>,
) {
    /// Whoever asks for nothing is told so.
    #[rule("asks-for-something", documented)]
    if dptr.is_null() && bytes.is_null() {
        return INVALID_VALUE;
    }

    /// There is a name.
    #[rule("named", observed, on("580.159.04"))]
    if name.is_null() || name.is_empty() {
        return INVALID_VALUE;
    }

    check!(library, initialized);
    library_can_be_read(library);
    check!(name);

    /// The size is that of the variable.
    #[ensure("size", documented)]
    if !bytes.is_null() {
        assert!(bytes.value() == name.size());
    }
}

/// Returns a pointer to one of a library's functions that host and device code can both call.
#[needs(initialized)]
#[class(process_state)]
#[order(observed)]
#[no_visible_effect("no function at hand can be called by the host")]
#[unreachable(SUCCESS, "only on a device that shares the host's page tables")]
#[unobserved(success)]
fn cuLibraryGetUnifiedFunction(
    /// Room for the pointer.
    fptr: Out<VoidPtr>,
    /// The library, which nobody reads where nothing is shared.
    library: Library,
    /// Its name, as mangled by the compiler, at which nobody looks where nothing is shared.
    symbol: SymbolName<
        Kernel,
        OtherKernel,
        Variable,
        Array,
        Constant,
        Managed,
        DeviceFunction,
        OtherCase,
        Beginning,
        Unknown,
        Empty,
        Null,
    >,
) {
    check!(initialized, fptr, library);

    // Nobody has looked at a device that shares the host's page tables.
    /// A function that the library was given no table for is none that the host can call.
    #[rule("shared-with-the-host", observed, on("580.159.04"), documented = NOT_FOUND)]
    if !device.pageable_memory_access_uses_host_page_tables() {
        return INVALID_VALUE;
    }
}

/// Names mean what they mean in one library, whatever others have.
#[scenario]
#[needs(context)]
#[gate(device.managed_memory())]
#[shows(
    cuLibraryGetKernelCount,
    cuLibraryGetGlobal,
    cuLibraryGetManaged,
    cuLibraryGetModule
)]
fn names_are_those_of_one_library(cuda: &Driver) {
    let library = cuda.load_library(ptx!("symbols"))?;
    let namesake = cuda.load_library(ptx!("namesakes"))?;
    expect!(cuda.cuLibraryGetKernelCount(library)? == 2);
    expect!(cuda.cuLibraryGetKernelCount(namesake)? == 3);
    let (counter, size) = cuda.cuLibraryGetGlobal(library, c"counter".as_ptr())?;
    expect!(size == 4);
    expect!(cuda.read(counter, 4)? == 7u32.to_le_bytes());
    let (counter, size) = cuda.cuLibraryGetGlobal(namesake, c"counter".as_ptr())?;
    expect!(size == 8);
    expect!(cuda.read(counter, 8)? == 21u64.to_le_bytes());
    let (_, size) = cuda.cuLibraryGetManaged(library, c"shared_word".as_ptr())?;
    expect!(size == 4);
    let module = cuda.cuLibraryGetModule(library)?;
    expect!(cuda.cuModuleGetFunctionCount(module)? == 2);
    let module = cuda.cuLibraryGetModule(namesake)?;
    expect!(cuda.cuModuleGetFunctionCount(module)? == 3);
    expect!(cuda.cuLibraryGetKernel(library, c"third".as_ptr()) == Err(NOT_FOUND));
    cuda.cuLibraryUnload(namesake)?;
    cuda.cuLibraryUnload(library)?;
}

/// Each context has its own variables of a library, which begin as the image says.
#[scenario]
#[needs(context)]
#[shows(cuLibraryGetGlobal, cuLibraryLoadData)]
fn each_context_has_its_own_variables(cuda: &Driver) {
    let (no_keys, no_values) = (ptr::null_mut(), ptr::null_mut());
    let (keys, values) = (ptr::null_mut(), ptr::null_mut());
    let library =
        cuda.cuLibraryLoadData(ptx!("symbols"), no_keys, no_values, 0, keys, values, 0)?;
    let (here, size) = cuda.cuLibraryGetGlobal(library, c"counter".as_ptr())?;
    expect!(size == 4);
    expect!(cuda.read(here, 4)? == 7u32.to_le_bytes());
    cuda.write(here, &9u32.to_le_bytes())?;
    let context = cuda.cuCtxCreate_v2(CU_CTX_SCHED_AUTO, 0)?;
    let (there, _) = cuda.cuLibraryGetGlobal(library, c"counter".as_ptr())?;
    expect!(there != here);
    expect!(cuda.read(there, 4)? == 7u32.to_le_bytes());
    cuda.cuCtxDestroy_v2(context)?;
    expect!(cuda.cuLibraryGetGlobal(library, c"counter".as_ptr())? == (here, 4));
    expect!(cuda.read(here, 4)? == 9u32.to_le_bytes());
    cuda.cuLibraryUnload(library)?;
}

/// A managed variable is at one address for all contexts and for the host.
#[scenario]
#[needs(context)]
#[gate(device.managed_memory())]
#[shows(cuLibraryGetManaged)]
fn all_contexts_share_managed_variables(cuda: &Driver) {
    let library = cuda.load_library(ptx!("symbols"))?;
    let (address, size) = cuda.cuLibraryGetManaged(library, c"shared_word".as_ptr())?;
    expect!(size == 4);
    let word = address as *mut u32;
    expect!(word.read_volatile() == 5);
    word.write_volatile(11);
    expect!(cuda.read(address, 4)? == 11u32.to_le_bytes());
    let context = cuda.cuCtxCreate_v2(CU_CTX_SCHED_AUTO, 0)?;
    expect!(cuda.cuLibraryGetManaged(library, c"shared_word".as_ptr())? == (address, 4));
    cuda.cuCtxDestroy_v2(context)?;
    cuda.cuLibraryUnload(library)?;
}

/// An image is copied, unless the program promises to keep it: what becomes of it later is no matter to
/// the library.
#[scenario]
#[needs(context)]
fn an_image_may_be_freed_once_a_library_has_it(cuda: &Driver) {
    let text: *const c_void = ptx!("symbols");
    let mut image = CStr::from_ptr(text.cast()).to_bytes_with_nul().to_vec();
    let (no_keys, no_values) = (ptr::null_mut(), ptr::null_mut());
    let (keys, values) = (ptr::null_mut(), ptr::null_mut());
    let code = image.as_ptr().cast();
    let library = cuda.cuLibraryLoadData(code, no_keys, no_values, 0, keys, values, 0)?;
    image.fill(b' ');
    drop(image);
    let weigh = cuda.cuLibraryGetKernel(library, c"weigh".as_ptr())?;
    cuda.cuKernelGetFunction(weigh)?;
    let (counter, _) = cuda.cuLibraryGetGlobal(library, c"counter".as_ptr())?;
    expect!(cuda.read(counter, 4)? == 7u32.to_le_bytes());
    cuda.cuLibraryUnload(library)?;
}

/// A library from a file is what one from memory is.
#[scenario]
#[needs(context)]
#[shows(cuLibraryLoadFromFile)]
fn a_library_may_come_from_a_file(cuda: &Driver) {
    let (no_keys, no_values) = (ptr::null_mut(), ptr::null_mut());
    let path = std::env::temp_dir().join(format!("image-{}.ptx", std::process::id()));
    let image: *const c_void = ptx!("symbols");
    std::fs::write(&path, CStr::from_ptr(image.cast()).to_bytes())?;
    let name = std::ffi::CString::new(path.as_os_str().as_encoded_bytes())?;
    let (none, nothing) = (ptr::null_mut(), ptr::null_mut());
    let namesake = cuda.load_library(ptx!("namesakes"))?;
    let library =
        cuda.cuLibraryLoadFromFile(name.as_ptr(), no_keys, no_values, 0, none, nothing, 0)?;
    std::fs::remove_file(&path)?;
    let weigh = cuda.cuLibraryGetKernel(library, c"weigh".as_ptr())?;
    cuda.cuKernelGetFunction(weigh)?;
    expect!(library != namesake);
    expect!(cuda.cuLibraryGetKernelCount(library)? == 2);
    cuda.cuLibraryUnload(library)?;
    cuda.cuLibraryUnload(namesake)?;
}

/// An image is read when its library is first used: whoever asks for a kernel is told of a mistake
/// in it, however often, and there are none to count.
#[scenario]
#[needs(context)]
fn a_mistake_is_told_to_whoever_asks_for_a_kernel(cuda: &Driver) {
    let (no_keys, no_values) = (ptr::null_mut(), ptr::null_mut());
    let (none, nothing) = (ptr::null_mut(), ptr::null_mut());
    let broken = c".version 6.3\n.target sm_50\n.address_size 64\n.visible .entry advance() { nonsense; }";
    let newer = c".version 99.9\n.target sm_50\n.address_size 64\n.visible .entry advance() { ret; }";
    let words = c"these words are no code";
    let mut libraries = Vec::new();
    for image in [broken, newer, words] {
        let image = image.as_ptr().cast();
        let library = cuda.cuLibraryLoadData(image, no_keys, no_values, 0, none, nothing, 0)?;
        expect!(cuda.cuLibraryGetKernelCount(library)? == 0);
        libraries.push(library);
    }
    let name = c"advance".as_ptr();
    for _ in 0..2 {
        expect!(cuda.cuLibraryGetKernel(libraries[0], name) == Err(INVALID_PTX));
        expect!(cuda.cuLibraryGetKernel(libraries[1], name) == Err(UNSUPPORTED_PTX_VERSION));
        expect!(cuda.cuLibraryGetKernel(libraries[2], name) == Err(INVALID_IMAGE));
    }
    expect!(cuda.cuLibraryGetModule(libraries[0]) == Err(INVALID_PTX));
    expect!(cuda.cuLibraryGetModule(libraries[1]) == Err(UNSUPPORTED_PTX_VERSION));
    expect!(cuda.cuLibraryGetModule(libraries[2]) == Err(INVALID_IMAGE));
    for library in libraries {
        cuda.cuLibraryUnload(library)?;
    }
}
