//! What is added to a link, and what comes of it.

#![on("580.159.04")]

/// An option of one input is about how it is compiled.
#[rules]
fn input_option(option: JitOption) {
    /// What is compiled for, and what is linked with it, is a matter of the whole link.
    #[rule("of-the-whole-link", observed, on("580.159.04"))]
    if matches!(
        option.key,
        CU_JIT_WALL_TIME
            | CU_JIT_TARGET_FROM_CUCONTEXT
            | CU_JIT_TARGET
            | CU_JIT_FALLBACK_STRATEGY
            | CU_JIT_LTO
            | CU_JIT_FTZ
            | CU_JIT_PREC_DIV
            | CU_JIT_PREC_SQRT
            | CU_JIT_FMA
            | CU_JIT_REFERENCED_KERNEL_COUNT
            | CU_JIT_REFERENCED_VARIABLE_COUNT
            | CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES
    ) {
        return INVALID_VALUE;
    }

    /// How many threads a block has is told by the compiler, to an address that is a number here.
    #[rule("threads-are-told", observed, on("580.159.04"))]
    if option.key == CU_JIT_THREADS_PER_BLOCK {
        return UNDEFINED;
    }
}

/// The value of an option of one input of a link.
#[fields(VoidPtr)]
struct InputValue<option> {
    /// Registers that a thread may use.
    #[whole]
    #[when(option.key == CU_JIT_MAX_REGISTERS)]
    maxRegisters: JitAmount,
    /// How hard to try.
    #[whole]
    #[when(option.key == CU_JIT_OPTIMIZATION_LEVEL)]
    level: Range<0, 4, Above>,
    /// What to cache.
    #[whole]
    #[when(option.key == CU_JIT_CACHE_MODE)]
    cacheMode: OneOf<CUjit_cacheMode, TopBit>,
}

/// Bytes of an image.
#[domain]
enum ImageSize<image> {
    /// All of them, the zero that ends a text included.
    #[accepted]
    Exact = image.size(),
    /// All but the last.
    #[accepted]
    WithoutEnd = image.size() - 1,
    /// None.
    #[refused(INVALID_VALUE)]
    Zero = 0,
}

/// A name for messages.
#[domain(text)]
#[any_thread]
enum InputName {
    /// Some name.
    #[accepted]
    Given = "input",
    /// The empty name.
    #[accepted]
    Empty = "",
    /// Null: none.
    #[accepted]
    Null = 0,
}

/// A kind of input is a kind of image.
#[rules]
fn input_of_its_kind(r#type: OneOf, data: Image, options: Slice) {
    /// PTX may come in a container, and a container may be PTX, but neither is a binary.
    #[rule("ptx-is-no-binary", observed, on("580.159.04"))]
    if matches!(r#type, CU_JIT_INPUT_PTX | CU_JIT_INPUT_FATBINARY) && data.is_binary() {
        return NO_BINARY_FOR_GPU;
    }

    /// What is compiled already is not told how to be.
    #[rule("a-cubin-takes-no-options", observed, on("580.159.04"))]
    if r#type == CU_JIT_INPUT_CUBIN && !options.is_empty() {
        return INVALID_VALUE;
    }

    /// A binary is a binary.
    #[rule("a-cubin-is-a-binary", observed, on("580.159.04"))]
    if r#type == CU_JIT_INPUT_CUBIN && options.is_empty() && !data.is_binary() {
        return INVALID_IMAGE;
    }

    /// A linked binary is not linked again.
    #[rule("linked-once", assumed)]
    if r#type == CU_JIT_INPUT_CUBIN && options.is_empty() && data.is_cubin() {
        return UNDEFINED;
    }

    /// Object code is none of the images at hand; a binary is the nearest.
    #[rule("an-object-is-a-binary", observed, on("580.159.04"), undocumented)]
    if r#type == CU_JIT_INPUT_OBJECT && !data.is_binary() {
        return UNKNOWN;
    }

    /// A binary that is linked is no object code any more.
    #[rule("an-object-is-not-linked", observed, on("580.159.04"))]
    if r#type == CU_JIT_INPUT_OBJECT && data.is_cubin() {
        return INVALID_IMAGE;
    }

    if !data.is_archive() {
        /// A library is an archive.
        #[rule("no-archive", observed, on("580.159.04"), undocumented)]
        if r#type == CU_JIT_INPUT_LIBRARY {
            return UNKNOWN;
        }
    }

    /// Code before its compilation wants a compiler of its own, which is not everywhere.
    #[rule("nvvm-is-compiled", assumed)]
    if r#type == CU_JIT_INPUT_NVVM {
        return JIT_COMPILER_NOT_FOUND;
    }
}

/// Adds PTX, cubin, object code or another input from memory to a link; PTX is compiled first.
#[needs(initialized)]
#[class(lookup)]
#[tolerates(free_memory)]
#[order(partial)]
#[unreachable(OUT_OF_MEMORY, "it is allocated in host memory, which no case fills")]
#[unobserved(initialized)]
fn cuLinkAddData_v2(
    /// The link that is under way.
    #[alters]
    // What is added beside something else must not define it once more; scenarios add what fits.
    #[without(Filled, Unresolved)]
    #[undefined(Completed, Garbage)]
    state: LinkState,
    /// What kind of input it is.
    #[accepts(AllOnes)]
    r#type: InputKind,
    /// The input; PTX ends with a zero byte. It may be freed after the call.
    #[accepts(UnresolvedPtx)]
    #[without(ForeignPtx, Archive)]
    data: Image,
    /// Bytes of it.
    size: ImageSize<data>,
    /// Name for messages of the linker; null for none.
    name: InputName,
    /// Number of options for this input.
    numOptions: Count<options>,
    /// Which options; null if there are none.
    options: Slice<JitOption, numOptions>,
    /// The value of each option, cast to a pointer; null if there are none.
    #[on_failure(
        written,
        unless(DEINITIALIZED, NOT_INITIALIZED, INVALID_HANDLE, INVALID_VALUE)
    )]
    optionValues: Beside<InputValue<options>, options>,
) {
    check!(state, initialized, size, options);
    // Of a cubin the image is looked at first.
    if r#type != CU_JIT_INPUT_CUBIN {
        check!(optionValues);
    }
    input_of_its_kind(r#type, data, options);
    check!(optionValues);

    /// No kind has every bit of the type.
    #[rule("some-kind", observed, on("580.159.04"))]
    if r#type == 0xffff_ffff && options.is_empty() {
        return INVALID_VALUE;
    }

    /// With options the driver follows them, and crashes.
    #[rule("options-of-some-kind", assumed)]
    if r#type == 0xffff_ffff && !options.is_empty() {
        return UNDEFINED;
    }

    for option in options {
        lonely_option(option, options);
        lonely_names(option, options);
        input_option(option);
    }
    check!(r#type, data, name);
}

/// Kinds of input; PTX comes first, since every image at hand has it.
#[domain]
enum InputKind {
    /// PTX.
    #[accepted]
    Ptx = CU_JIT_INPUT_PTX,
    /// A container.
    #[accepted]
    Fatbinary = CU_JIT_INPUT_FATBINARY,
    /// A binary.
    #[accepted]
    Cubin = CU_JIT_INPUT_CUBIN,
    /// An object of the host with binaries in it.
    #[accepted]
    Object = CU_JIT_INPUT_OBJECT,
    /// An archive of such objects.
    #[accepted]
    Library = CU_JIT_INPUT_LIBRARY,
    /// Code that was not compiled yet.
    #[accepted]
    Nvvm = CU_JIT_INPUT_NVVM,
    /// One more than the greatest.
    #[refused(INVALID_VALUE)]
    AboveAll = CU_JIT_NUM_INPUT_TYPES,
    /// A number past every kind.
    #[refused(INVALID_VALUE)]
    #[when(value > CU_JIT_NUM_INPUT_TYPES && value != 0xffff_ffff)]
    Unknown = 105,
    /// Two more than the greatest.
    #[refused(INVALID_VALUE)]
    #[like(Unknown)]
    Next = 7,
    /// Every bit of the type.
    #[refused(INVALID_VALUE)]
    #[like(Unknown)]
    AllOnes = all_ones(),
}

/// Adds PTX, cubin, object code or another input from a file to a link; PTX is compiled first.
#[needs(initialized)]
#[class(lookup)]
#[tolerates(free_memory)]
#[order(partial)]
#[unreachable(OUT_OF_MEMORY, "it is allocated in host memory, which no case fills")]
#[unobserved(initialized)]
fn cuLinkAddFile_v2(
    /// The link that is under way.
    #[alters]
    // What is added beside something else must not define it once more; scenarios add what fits.
    #[without(Filled, Unresolved)]
    #[undefined(Completed, Garbage)]
    state: LinkState,
    /// What kind of input the file holds.
    #[undefined(AllOnes)]
    r#type: InputKind,
    /// Path of the file.
    #[without(Archive)]
    path: ImageFile,
    /// Number of options for this input.
    numOptions: Count<options>,
    /// Which options; null if there are none.
    options: Slice<JitOption, numOptions>,
    /// The value of each option, cast to a pointer; null if there are none.
    #[on_failure(
        written,
        unless(DEINITIALIZED, NOT_INITIALIZED, INVALID_HANDLE, INVALID_VALUE)
    )]
    optionValues: Beside<InputValue<options>, options>,
) {
    check!(state, initialized, options);
    // Of a cubin the image is looked at first.
    if r#type != CU_JIT_INPUT_CUBIN {
        check!(optionValues);
    }
    input_of_its_kind(r#type, path, options);
    check!(optionValues);

    for option in options {
        lonely_option(option, options);
        lonely_names(option, options);
        input_option(option);
    }
    check!(r#type, path);
}

/// Finishes a link and returns the image, which lives only as long as the link itself.
#[needs(initialized)]
#[class(lookup)]
#[tolerates(free_memory)]
#[order(observed)]
#[unreachable(OUT_OF_MEMORY, "it is allocated in host memory, which no case fills")]
#[unobserved(initialized)]
fn cuLinkComplete(
    /// The link; nothing can be added to it any more.
    #[alters]
    #[undefined(Created, Completed, Garbage)]
    state: LinkState,
    /// Room for the address of the image, which `cuModuleLoadData` takes; `cuLinkDestroy` frees it.
    cubinOut: Out<VoidPtr>,
    /// Room for its size in bytes; may be null.
    #[unseen("how long an image is nobody knows but the linker, and a byte more does no harm")]
    sizeOut: Out<usize, Null>,
) {
    check!(state, initialized, cubinOut);

    /// An input calls a function that no input defines.
    #[rule("resolved", observed, on("580.159.04"), undocumented)]
    if state.is_unresolved() {
        return INVALID_SOURCE;
    }
}

/// Adds an input from memory to a link, as programs did before 6.5.
#[needs(initialized)]
#[class(lookup)]
#[order(partial)]
#[same_rules(cuLinkAddData_v2)]
#[unobserved(initialized)]
fn cuLinkAddData(
    /// The link that is under way.
    #[alters]
    // What is added beside something else must not define it once more; scenarios add what fits.
    #[without(Filled, Unresolved)]
    #[undefined(Completed, Garbage)]
    state: LinkState,
    /// What kind of input it is.
    #[accepts(AllOnes)]
    r#type: InputKind,
    /// The input; PTX ends with a zero byte.
    #[accepts(UnresolvedPtx)]
    #[without(ForeignPtx, Archive)]
    data: Image,
    /// Bytes of it.
    size: ImageSize<data>,
    /// Name for messages of the linker; null for none.
    name: InputName,
    /// Number of options for this input.
    numOptions: Count<options>,
    /// Which options; null if there are none.
    options: Slice<JitOption, numOptions>,
    /// The value of each option, cast to a pointer; null if there are none.
    #[on_failure(
        written,
        unless(DEINITIALIZED, NOT_INITIALIZED, INVALID_HANDLE, INVALID_VALUE)
    )]
    optionValues: Beside<InputValue<options>, options>,
) {
}

/// Adds an input from a file to a link, as programs did before 6.5.
#[needs(initialized)]
#[class(lookup)]
#[order(partial)]
#[same_rules(cuLinkAddFile_v2)]
#[unobserved(initialized)]
fn cuLinkAddFile(
    /// The link that is under way.
    #[alters]
    // What is added beside something else must not define it once more; scenarios add what fits.
    #[without(Filled, Unresolved)]
    #[undefined(Completed, Garbage)]
    state: LinkState,
    /// What kind of input the file holds.
    #[undefined(AllOnes)]
    r#type: InputKind,
    /// Path of the file.
    #[without(Archive)]
    path: ImageFile,
    /// Number of options for this input.
    numOptions: Count<options>,
    /// Which options; null if there are none.
    options: Slice<JitOption, numOptions>,
    /// The value of each option, cast to a pointer; null if there are none.
    #[on_failure(
        written,
        unless(DEINITIALIZED, NOT_INITIALIZED, INVALID_HANDLE, INVALID_VALUE)
    )]
    optionValues: Beside<InputValue<options>, options>,
) {
}

/// Begins a link, as programs did before 6.5.
#[class(context_state)]
#[order(observed)]
#[unreachable(OUT_OF_MEMORY, "it is allocated in host memory, which no case fills")]
#[unreachable(JIT_COMPILER_NOT_FOUND, "only where the library of the compiler is missing")]
fn cuLinkCreate(
    /// How many options.
    numOptions: Count<options>,
    /// Which options.
    options: Slice<JitOption, numOptions>,
    /// The value of each option, cast to a pointer.
    optionValues: Beside<JitValue<options>, options>,
    /// Room for the link.
    #[creates(LinkState)]
    stateOut: Out<CUlinkState>,
) {
    for option in options {
        lonely_option(option, options);
    }

    for (option, value) in zip(options, optionValues) {
        names_are_somewhere(option, value, options);
    }
}

/// The first forms make links and add to them as the newer ones do.
#[scenario]
#[needs(context)]
#[shows(cuLinkCreate, cuLinkAddData, cuLinkAddFile)]
fn the_first_forms_link_as_well(cuda: &Driver) {
    let (keys, values) = (ptr::null_mut(), ptr::null_mut());
    let link = cuda.cuLinkCreate(0, keys, values)?;
    let other = cuda.cuLinkCreate(0, keys, values)?;
    expect!(link != other);
    let image: *const c_void = ptx!("caller");
    let size = CStr::from_ptr(image.cast()).count_bytes() + 1;
    let (text, name) = (image.cast_mut(), c"caller".as_ptr());
    cuda.cuLinkAddData(link, CU_JIT_INPUT_PTX, text, size, name, 0, keys, values)?;
    let path = std::env::temp_dir().join(format!("image-{}.ptx", std::process::id()));
    let image: *const c_void = ptx!("callee");
    std::fs::write(&path, CStr::from_ptr(image.cast()).to_bytes())?;
    let name = std::ffi::CString::new(path.as_os_str().as_encoded_bytes())?;
    cuda.cuLinkAddFile(link, CU_JIT_INPUT_PTX, name.as_ptr(), 0, keys, values)?;
    std::fs::remove_file(&path)?;
    let (image, _) = cuda.cuLinkComplete(link)?;
    let module = cuda.cuModuleLoadData(image)?;
    cuda.cuLinkDestroy(link)?;
    let caller = cuda.cuModuleGetFunction(module, c"caller".as_ptr());
    expect!(caller.is_ok());
    cuda.cuModuleUnload(module)?;
    cuda.cuLinkDestroy(other)?;
}

/// What is added to a link is in its image, and in no other.
#[scenario]
#[needs(context)]
#[shows(cuLinkAddData_v2, cuLinkComplete)]
fn links_have_what_was_added_to_them(cuda: &Driver) {
    let (keys, values) = (ptr::null_mut(), ptr::null_mut());
    let link = cuda.cuLinkCreate_v2(0, keys, values)?;
    let other = cuda.cuLinkCreate_v2(0, keys, values)?;
    let symbols: *const c_void = ptx!("symbols");
    let copy: *const c_void = ptx!("copy");
    for (link, image) in [(link, symbols), (other, copy)] {
        let size = CStr::from_ptr(image.cast()).count_bytes() + 1;
        let (text, name) = (image.cast_mut(), c"image".as_ptr());
        cuda.cuLinkAddData_v2(link, CU_JIT_INPUT_PTX, text, size, name, 0, keys, values)?;
    }
    let (image, _) = cuda.cuLinkComplete(link)?;
    let module = cuda.cuModuleLoadData(image)?;
    expect!(cuda.cuModuleGetFunction(module, c"weigh".as_ptr()).is_ok());
    expect!(cuda.cuModuleGetFunction(module, c"copy".as_ptr()) == Err(NOT_FOUND));
    cuda.cuModuleUnload(module)?;
    let (image, _) = cuda.cuLinkComplete(other)?;
    let module = cuda.cuModuleLoadData(image)?;
    expect!(cuda.cuModuleGetFunction(module, c"copy".as_ptr()).is_ok());
    cuda.cuModuleUnload(module)?;
    cuda.cuLinkDestroy(other)?;
    cuda.cuLinkDestroy(link)?;
}

/// Two texts become one image, which runs after the link is gone.
#[scenario]
#[needs(context)]
fn two_texts_are_linked_into_one(cuda: &Driver) {
    let (keys, values) = (ptr::null_mut(), ptr::null_mut());
    let link = cuda.cuLinkCreate_v2(0, keys, values)?;
    let (caller, callee): (*const c_void, *const c_void) = (ptx!("caller"), ptx!("callee"));
    for (image, name) in [(caller, c"caller"), (callee, c"callee")] {
        let size = CStr::from_ptr(image.cast()).count_bytes() + 1;
        let (text, name) = (image.cast_mut(), name.as_ptr());
        cuda.cuLinkAddData_v2(link, CU_JIT_INPUT_PTX, text, size, name, 0, keys, values)?;
    }
    let (image, size) = cuda.cuLinkComplete(link)?;
    expect!(!image.is_null());
    expect!(size > 64);
    let module = cuda.cuModuleLoadData(image)?;
    cuda.cuLinkDestroy(link)?;

    let caller = cuda.cuModuleGetFunction(module, c"caller".as_ptr())?;
    let memory = cuda.cuMemAlloc_v2(4)?;
    let (mut to, mut value) = (memory, 7_u32);
    let mut params = [(&raw mut to).cast::<c_void>(), (&raw mut value).cast()];
    let (stream, parameters) = (ptr::null_mut(), params.as_mut_ptr());
    cuda.cuLaunchKernel(
        caller,
        1,
        1,
        1,
        1,
        1,
        1,
        0,
        stream,
        parameters,
        ptr::null_mut(),
    )?;
    expect!(cuda.read(memory, 4)? == 21u32.to_le_bytes());
    cuda.cuMemFree_v2(memory)?;
    cuda.cuModuleUnload(module)?;
}

/// A file may be added as well.
#[scenario]
#[needs(context)]
#[shows(cuLinkAddFile_v2)]
fn a_file_is_linked(cuda: &Driver) {
    let (keys, values) = (ptr::null_mut(), ptr::null_mut());
    let link = cuda.cuLinkCreate_v2(0, keys, values)?;
    let other = cuda.cuLinkCreate_v2(0, keys, values)?;
    let path = std::env::temp_dir().join(format!("image-{}.ptx", std::process::id()));
    let image: *const c_void = ptx!("symbols");
    std::fs::write(&path, CStr::from_ptr(image.cast()).to_bytes())?;
    let name = std::ffi::CString::new(path.as_os_str().as_encoded_bytes())?;
    cuda.cuLinkAddFile_v2(link, CU_JIT_INPUT_PTX, name.as_ptr(), 0, keys, values)?;
    std::fs::remove_file(&path)?;
    let (image, _) = cuda.cuLinkComplete(link)?;
    let module = cuda.cuModuleLoadData(image)?;
    cuda.cuLinkDestroy(link)?;
    cuda.cuModuleGetFunction(module, c"weigh".as_ptr())?;
    let (counter, size) = cuda.cuModuleGetGlobal_v2(module, c"counter".as_ptr())?;
    expect!(size == 4);
    expect!(cuda.read(counter, 4)? == 7u32.to_le_bytes());
    cuda.cuModuleUnload(module)?;
    cuda.cuLinkDestroy(other)?;
}

/// A function that nobody has keeps a link from being completed, and the log names it.
#[scenario]
#[needs(context)]
fn a_missing_function_is_named_in_the_log(cuda: &Driver) {
    let mut log = [0_u8; 4096];
    let mut keys = [CU_JIT_ERROR_LOG_BUFFER, CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES];
    let mut values = [log.as_mut_ptr().cast(), log.len() as *mut c_void];
    let link = cuda.cuLinkCreate_v2(2, keys.as_mut_ptr(), values.as_mut_ptr())?;
    let image: *const c_void = ptx!("caller");
    let size = CStr::from_ptr(image.cast()).count_bytes() + 1;
    let (none, no_values) = (ptr::null_mut(), ptr::null_mut());
    let name = c"caller".as_ptr();
    cuda.cuLinkAddData_v2(
        link,
        CU_JIT_INPUT_PTX,
        image.cast_mut(),
        size,
        name,
        0,
        none,
        no_values,
    )?;
    expect!(cuda.cuLinkComplete(link).is_err());
    let told = CStr::from_bytes_until_nul(&log)?
        .to_string_lossy()
        .into_owned();
    expect!(told.contains("triple"));
    cuda.cuLinkDestroy(link)?;
}

/// A function that two inputs have keeps a link from being completed.
#[scenario]
#[needs(context)]
fn a_function_is_linked_once(cuda: &Driver) {
    let (keys, values) = (ptr::null_mut(), ptr::null_mut());
    let link = cuda.cuLinkCreate_v2(0, keys, values)?;
    let image: *const c_void = ptx!("callee");
    let size = CStr::from_ptr(image.cast()).count_bytes() + 1;
    let (text, name) = (image.cast_mut(), c"callee".as_ptr());
    let first = cuda.cuLinkAddData_v2(link, CU_JIT_INPUT_PTX, text, size, name, 0, keys, values);
    expect!(first == Ok(()));
    let second = cuda.cuLinkAddData_v2(link, CU_JIT_INPUT_PTX, text, size, name, 0, keys, values);
    let completed = cuda.cuLinkComplete(link);
    expect!(second.is_err() || completed.is_err());
    cuda.cuLinkDestroy(link)?;
}

/// An input that defines the kernels of an earlier input is refused when it is added.
#[scenario]
#[needs(context)]
fn a_kernel_is_added_once(cuda: &Driver) {
    let (keys, values) = (ptr::null_mut(), ptr::null_mut());
    let link = cuda.cuLinkCreate_v2(0, keys, values)?;
    let image: *const c_void = ptx!("symbols");
    let size = CStr::from_ptr(image.cast()).count_bytes() + 1;
    let (text, name) = (image.cast_mut(), c"symbols".as_ptr());
    cuda.cuLinkAddData_v2(link, CU_JIT_INPUT_PTX, text, size, name, 0, keys, values)?;
    let second = cuda.cuLinkAddData_v2(link, CU_JIT_INPUT_PTX, text, size, name, 0, keys, values);
    expect!(second == Err(INVALID_SOURCE));
    cuda.cuLinkDestroy(link)?;
}
