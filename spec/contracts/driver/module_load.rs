//! Modules: loading them, and unloading them.

#![on("580.159.04")]

/// The value of an option of an image that is loaded, which decides what it is.
#[fields(VoidPtr)]
struct LoadValue<option> {
    /// Registers that a thread may use.
    #[whole]
    #[when(option.key == CU_JIT_MAX_REGISTERS)]
    maxRegisters: JitAmount,
    /// Threads of a block, replaced by what was found.
    #[whole]
    #[when(option.key == CU_JIT_THREADS_PER_BLOCK)]
    #[undefined(Zero)]
    threadsPerBlock: JitAmount,
    /// How hard to try.
    #[whole]
    #[when(option.key == CU_JIT_OPTIMIZATION_LEVEL)]
    level: LoadLevel,
    /// What to compile for.
    #[whole]
    #[when(option.key == CU_JIT_TARGET)]
    target: LoadTarget,
    /// What to take where no binary fits.
    #[whole]
    #[when(option.key == CU_JIT_FALLBACK_STRATEGY)]
    fallback: AnyOf<CUjit_fallback>,
    /// What to cache.
    #[whole]
    #[when(option.key == CU_JIT_CACHE_MODE)]
    cacheMode: OneOf<CUjit_cacheMode, TopBit>,
    /// The kernels that other code refers to.
    #[whole]
    #[when(option.key == CU_JIT_REFERENCED_KERNEL_NAMES)]
    kernelNames: NameList,
    /// The variables that other code refers to.
    #[whole]
    #[when(option.key == CU_JIT_REFERENCED_VARIABLE_NAMES)]
    variableNames: NameList,
}

/// How hard the compiler tries.
#[domain]
enum LoadLevel {
    /// Not at all.
    #[accepted]
    Lowest = 0,
    /// As hard as it can.
    #[accepted]
    Highest = 4,
    /// One more than that.
    #[accepted]
    #[when(value > 4 && value <= 0x7fff_ffff)]
    Above = 5,
    /// One below zero.
    #[refused(INVALID_PTX)]
    #[when(value > 0x7fff_ffff)]
    Below = 0xffff_ffff_ffff_ffff,
}

/// What an image is compiled for that is to run at once.
#[domain]
enum LoadTarget {
    /// What the device is.
    #[accepted]
    #[gate(device.compute_capability_major() == 9)]
    Own = CU_TARGET_COMPUTE_90,
    /// A device that is older, whose code does not run on this one.
    #[refused(INVALID_SOURCE)]
    #[when(matches!(value, CU_TARGET_COMPUTE_50 | CU_TARGET_COMPUTE_52 | CU_TARGET_COMPUTE_53 | CU_TARGET_COMPUTE_60 | CU_TARGET_COMPUTE_61 | CU_TARGET_COMPUTE_62 | CU_TARGET_COMPUTE_70 | CU_TARGET_COMPUTE_72 | CU_TARGET_COMPUTE_75 | CU_TARGET_COMPUTE_80 | CU_TARGET_COMPUTE_86 | CU_TARGET_COMPUTE_87 | CU_TARGET_COMPUTE_89))]
    Older = CU_TARGET_COMPUTE_75,
    /// A device that is newer.
    #[refused(INVALID_SOURCE)]
    #[when(matches!(value, CU_TARGET_COMPUTE_100 | CU_TARGET_COMPUTE_103 | CU_TARGET_COMPUTE_110 | CU_TARGET_COMPUTE_120 | CU_TARGET_COMPUTE_121))]
    Newer = CU_TARGET_COMPUTE_120,
    /// A number that was a device before the numbers were those of the architectures.
    #[refused(INVALID_IMAGE)]
    #[when(value <= 6)]
    First = 0,
    /// A number that is no device.
    #[refused(INVALID_VALUE)]
    #[when(value == 29
        || value > 6 && value < 20
        || value > CU_TARGET_COMPUTE_90 && value < CU_TARGET_COMPUTE_100
        || value > CU_TARGET_COMPUTE_121 && value < CU_TARGET_COMPUTE_90A
        || value > CU_TARGET_COMPUTE_121F)]
    Unset = 29,
}

/// An option that takes another beside it, and has none.
#[rules]
fn lonely_option(option: JitOption, options: Slice) {
    /// A buffer comes with its size, and a list with its length.
    #[rule("comes-with-another", assumed)]
    if options.is_one()
        && matches!(
            option.key,
            CU_JIT_INFO_LOG_BUFFER
                | CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES
                | CU_JIT_ERROR_LOG_BUFFER
                | CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES
                | CU_JIT_GLOBAL_SYMBOL_NAMES
                | CU_JIT_GLOBAL_SYMBOL_ADDRESSES
                | CU_JIT_GLOBAL_SYMBOL_COUNT
        )
    {
        return INVALID_VALUE;
    }
}

/// A list of names takes another option beside it.
#[rules]
fn lonely_names(option: JitOption, options: Slice) {
    /// A list of names comes with its length.
    #[rule("names-come-with-another", assumed)]
    if options.is_one()
        && matches!(
            option.key,
            CU_JIT_REFERENCED_KERNEL_NAMES | CU_JIT_REFERENCED_VARIABLE_NAMES
        )
    {
        return INVALID_VALUE;
    }
}

/// Loads a cubin, PTX or fat binary from memory into the current context; PTX is compiled first.
#[needs(free_memory)]
#[class(context_state)]
#[order(observed)]
#[unreachable(JIT_COMPILER_NOT_FOUND, "only where the library of the compiler is missing")]
#[unreachable(
    SHARED_OBJECT_SYMBOL_NOT_FOUND,
    "only where a library of the driver is not the one that belongs to it"
)]
#[unreachable(
    SHARED_OBJECT_INIT_FAILED,
    "only where a library of the driver does not start"
)]
#[waits(context)]
fn cuModuleLoadData(
    /// Room for the module, which `cuModuleUnload` frees.
    #[creates(Module)]
    module: Out<CUmodule>,
    /// The code; PTX ends with a zero byte.
    #[without(Archive)]
    image: Image,
) {
}

/// Loads code from memory into the current context, with options for the compiler of PTX.
#[needs(free_memory)]
#[class(context_state)]
#[order(partial)]
#[unreachable(JIT_COMPILER_NOT_FOUND, "only where the library of the compiler is missing")]
#[unreachable(
    SHARED_OBJECT_SYMBOL_NOT_FOUND,
    "only where a library of the driver is not the one that belongs to it"
)]
#[unreachable(
    SHARED_OBJECT_INIT_FAILED,
    "only where a library of the driver does not start"
)]
#[unobserved(initialized)]
fn cuModuleLoadDataEx(
    /// Room for the module, which `cuModuleUnload` frees.
    #[creates(Module)]
    module: Out<CUmodule>,
    /// The code; PTX ends with a zero byte.
    #[without(Archive)]
    image: Image,
    /// Number of options.
    numOptions: Count<options>,
    /// Which options: optimisation level, buffers for messages and others.
    options: Slice<JitOption, numOptions>,
    /// The value of each option, cast to a pointer; some are written to.
    #[on_failure(
        written,
        unless(DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)
    )]
    optionValues: Beside<LoadValue<options>, options>,
) {
    check!(initialized, context);

    for option in options {
        lonely_option(option, options);

        /// What the compiler keeps to itself asks for what it does not compile.
        #[rule("internal", observed, on("580.159.04"))]
        if option.key == CU_JIT_NEW_SM3X_OPT {
            return INVALID_PTX;
        }
    }

    for (option, value) in zip(options, optionValues) {
        names_are_somewhere(option, value, options);
    }
}

/// Loads the part of a fat binary in memory that suits the device into the current context.
#[needs(free_memory)]
#[class(context_state)]
#[order(observed)]
#[unreachable(JIT_COMPILER_NOT_FOUND, "only where the library of the compiler is missing")]
#[unreachable(NOT_FOUND, "no image at hand asks for anything that is not in it")]
#[unreachable(
    SHARED_OBJECT_SYMBOL_NOT_FOUND,
    "only where a library of the driver is not the one that belongs to it"
)]
#[unreachable(
    SHARED_OBJECT_INIT_FAILED,
    "only where a library of the driver does not start"
)]
fn cuModuleLoadFatBinary(
    /// Room for the module, which `cuModuleUnload` frees.
    #[creates(Module)]
    module: Out<CUmodule>,
    /// The container, or an image without one.
    #[without(Archive)]
    fatCubin: Image,
) {
}

/// Loads a cubin, PTX or fat binary from a file into the current context.
#[needs(free_memory)]
#[class(context_state)]
#[order(observed)]
#[unreachable(JIT_COMPILER_NOT_FOUND, "only where the library of the compiler is missing")]
#[unreachable(NOT_FOUND, "no image at hand asks for anything that is not in it")]
#[unreachable(
    SHARED_OBJECT_SYMBOL_NOT_FOUND,
    "only where a library of the driver is not the one that belongs to it"
)]
#[unreachable(
    SHARED_OBJECT_INIT_FAILED,
    "only where a library of the driver does not start"
)]
fn cuModuleLoad(
    /// Room for the module, which `cuModuleUnload` frees.
    #[creates(Module)]
    module: Out<CUmodule>,
    /// Path of the file.
    #[without(Archive)]
    fname: ImageFile,
) {
}

/// Unloads a module from the current context; its kernels and variables are gone with it.
#[needs(initialized)]
#[class(device_object)]
#[unreachable(INVALID_CONTEXT, "a module has a context, whichever is current")]
#[order(observed, except(no_capture))]
#[contradicted(INVALID_VALUE, "null is refused, but as no handle")]
#[waits(context)]
fn cuModuleUnload(
    /// The module.
    #[ends(Module)]
    #[refuses(OfLibrary = NOT_PERMITTED)]
    #[refuses(Null = INVALID_HANDLE)]
    hmod: Module,
) {
}

/// Tells whether modules are loaded whole or kernel by kernel as they are needed.
#[needs(initialized)]
#[class(process_state)]
#[order(observed)]
#[contradicted(INVALID_VALUE, "null is followed")]
fn cuModuleGetLoadingMode(
    /// Room for the mode.
    #[undefined(Null)]
    mode: Out<CUmoduleLoadingMode>,
) {
    /// Kernels are loaded when they are first used, unless the environment says otherwise.
    #[ensure("lazy", assumed)]
    if true {
        assert!(mode.value() == CU_MODULE_LAZY_LOADING);
    }

    /// There are two ways.
    #[ensure("one-of-two", documented)]
    if true {
        assert!(mode.value() == CU_MODULE_EAGER_LOADING || mode.value() == CU_MODULE_LAZY_LOADING);
    }
}

/// What is loaded in each way has the kernels of its image.
#[scenario]
#[needs(context)]
#[shows(
    cuModuleLoad,
    cuModuleLoadData,
    cuModuleLoadDataEx,
    cuModuleLoadFatBinary
)]
fn an_image_may_come_from_anywhere(cuda: &Driver) {
    let symbols: *const c_void = ptx!("symbols");
    let (keys, values) = (ptr::null_mut(), ptr::null_mut());
    let path = std::env::temp_dir().join(format!("image-{}.ptx", std::process::id()));
    std::fs::write(&path, CStr::from_ptr(symbols.cast()).to_bytes())?;
    let name = std::ffi::CString::new(path.as_os_str().as_encoded_bytes())?;
    let modules = [
        cuda.cuModuleLoadData(symbols)?,
        cuda.cuModuleLoadDataEx(symbols, 0, keys, values)?,
        cuda.cuModuleLoadFatBinary(symbols)?,
        cuda.cuModuleLoad(name.as_ptr())?,
    ];
    std::fs::remove_file(&path)?;
    let mut kernels = Vec::new();
    for module in modules {
        kernels.push(cuda.cuModuleGetFunction(module, c"weigh".as_ptr())?);
    }
    kernels.sort();
    kernels.dedup();
    expect!(kernels.len() == modules.len());
    for module in modules {
        cuda.cuModuleUnload(module)?;
    }
}

/// Where PTX has a mistake, the log tells of it, and its size is replaced by how much was told.
#[scenario]
#[needs(context)]
fn a_mistake_is_told_in_the_log(cuda: &Driver) {
    let image = c".version 6.3\n.target sm_50\n.address_size 64\n.visible .entry broken() { nonsense; }";
    let mut log = [0_u8; 4096];
    let mut keys = [CU_JIT_ERROR_LOG_BUFFER, CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES];
    let mut values = [log.as_mut_ptr().cast(), log.len() as *mut c_void];
    let loaded = cuda.cuModuleLoadDataEx(
        image.as_ptr().cast(),
        2,
        keys.as_mut_ptr(),
        values.as_mut_ptr(),
    );
    expect!(loaded == Err(INVALID_PTX));
    let told = values[1] as usize;
    expect!(told > 0);
    expect!(told <= log.len());
    expect!(log[0] != 0);
    expect!(log[told..].iter().all(|byte| *byte == 0));
}

/// What does not fit into the log is left out, and nothing is written behind it.
#[scenario]
#[needs(context)]
fn a_log_is_no_longer_than_its_buffer(cuda: &Driver) {
    let image = c".version 6.3\n.target sm_50\n.address_size 64\n.visible .entry broken() { nonsense; }";
    let mut log = [0x5a_u8; 64];
    let mut keys = [CU_JIT_ERROR_LOG_BUFFER, CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES];
    let mut values = [log.as_mut_ptr().cast(), 16 as *mut c_void];
    let loaded = cuda.cuModuleLoadDataEx(
        image.as_ptr().cast(),
        2,
        keys.as_mut_ptr(),
        values.as_mut_ptr(),
    );
    expect!(loaded == Err(INVALID_PTX));
    expect!(log[0] != 0x5a);
    expect!(log[16..].iter().all(|byte| *byte == 0x5a));
}

/// An image is copied while it is loaded: what becomes of it later is no matter to the module.
#[scenario]
#[needs(context)]
fn an_image_may_be_freed_once_it_is_loaded(cuda: &Driver) {
    let text: *const c_void = ptx!("symbols");
    let mut image = CStr::from_ptr(text.cast()).to_bytes_with_nul().to_vec();
    let module = cuda.cuModuleLoadData(image.as_ptr().cast())?;
    image.fill(b' ');
    drop(image);
    let (counter, _) = cuda.cuModuleGetGlobal_v2(module, c"counter".as_ptr())?;
    expect!(cuda.read(counter, 4)? == 7u32.to_le_bytes());
    cuda.cuModuleGetFunction(module, c"weigh".as_ptr())?;
    cuda.cuModuleUnload(module)?;
}

/// A module that is unloaded while one of its kernels is still to run waits for it.
#[scenario]
#[needs(context)]
fn unloading_waits_for_kernels(cuda: &Driver) {
    let module = cuda.cuModuleLoadData(ptx!("store"))?;
    let store = cuda.cuModuleGetFunction(module, c"store".as_ptr())?;
    let memory = cuda.cuMemAlloc_v2(4)?;
    cuda.write(memory, &0u32.to_le_bytes())?;
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let gate = cuda.hold(stream)?;
    let (mut to, mut value) = (memory, 21_u32);
    let mut params = [(&raw mut to).cast::<c_void>(), (&raw mut value).cast()];
    let parameters = params.as_mut_ptr();
    cuda.cuLaunchKernel(store, 1, 1, 1, 1, 1, 1, 0, stream, parameters, ptr::null_mut())?;
    gate.open();
    cuda.cuModuleUnload(module)?;
    cuda.cuStreamSynchronize(stream)?;
    expect!(cuda.read(memory, 4)? == 21u32.to_le_bytes());
    cuda.cuStreamDestroy_v2(stream)?;
    cuda.cuMemFree_v2(memory)?;
}
