//! Modules, and the linker that makes them.

#![on("580.159.04")]

/// A link in the making.
#[domain(CUlinkState, live)]
#[resource(ended_by = cuLinkDestroy)]
enum LinkState {
    /// A link that nothing has been added to.
    #[accepted]
    Created,
    /// A link with a whole image in it.
    #[accepted]
    Filled,
    /// A link with an image in it that calls a function which nobody has.
    #[accepted]
    Unresolved,
    /// A link that is complete.
    #[accepted]
    Completed,
    /// Null.
    #[refused(INVALID_HANDLE)]
    Null = 0,
    /// A link that was destroyed.
    #[undefined]
    Destroyed,
    /// A number that never was a handle.
    #[undefined]
    Garbage = 0xdead_0000_beef,
}

/// An option of a compilation.
#[fields(CUjit_option)]
struct JitOption {
    /// Which option.
    #[whole]
    #[refuses(
        CU_JIT_BINARY_LOADER_THREAD_COUNT = INVALID_VALUE,
        CU_JIT_NUM_OPTIONS = INVALID_VALUE
    )]
    // Drivers of 13.0 do not know them.
    #[unobserved(CU_JIT_BINARY_LOADER_THREAD_COUNT, CU_JIT_NUM_OPTIONS)]
    key: OneOf<CUjit_option>,
}

/// The value of an option, which decides what it is.
#[fields(VoidPtr)]
struct JitValue<option> {
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
    level: Range<0, 4, Above>,
    /// What to compile for.
    #[whole]
    #[when(option.key == CU_JIT_TARGET)]
    #[undefined(Gap)]
    target: OneOf<CUjit_target, Unset, TopBit>,
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
    /// How many kernels that is.
    #[whole]
    #[when(option.key == CU_JIT_REFERENCED_KERNEL_COUNT)]
    kernelCount: NameCount,
    /// How many variables that is.
    #[whole]
    #[when(option.key == CU_JIT_REFERENCED_VARIABLE_COUNT)]
    variableCount: NameCount,
}

/// The address of a list of names, which is not followed.
#[domain]
enum NameList {
    /// None.
    #[accepted]
    None = 0,
    /// Some address.
    #[accepted]
    Some = 2,
}

/// The length of a list of names that is not given.
#[domain]
enum NameCount {
    /// No names.
    #[accepted]
    None = 0,
    /// The driver follows the missing list.
    #[undefined]
    #[when(value > 0)]
    One = 1,
}

/// A list of names that is an option has an address.
#[rules]
fn names_are_somewhere(option: JitOption, value: JitValue, options: Slice) {
    /// The address of a list of names is not null.
    #[rule("names-are-somewhere", observed, on("580.159.04"))]
    if options.is_one()
        && (option.key == CU_JIT_REFERENCED_KERNEL_NAMES && value.kernelNames == 0
            || option.key == CU_JIT_REFERENCED_VARIABLE_NAMES && value.variableNames == 0)
    {
        return INVALID_VALUE;
    }
}

/// How many of something the compiler is to reckon with.
#[domain]
enum JitAmount {
    /// An amount that every device has.
    #[accepted]
    Some = 64,
    /// Zero.
    #[refused(INVALID_VALUE)]
    Zero = 0,
}

/// Begins a link, to which inputs are then added and which yields one image for a device.
#[class(context_state)]
#[tolerates(free_memory)]
#[order(observed)]
#[unreachable(OUT_OF_MEMORY, "it is allocated in host memory, which no case fills")]
#[unreachable(JIT_COMPILER_NOT_FOUND, "only where the library of the compiler is missing")]
fn cuLinkCreate_v2(
    /// How many options.
    numOptions: Count<options>,
    /// Which options, such as the target and buffers for messages.
    options: Slice<JitOption, numOptions>,
    /// The value of each option, cast to a pointer; where some are written to, they must stay as long as
    /// the link.
    optionValues: Beside<JitValue<options>, options>,
    /// Room for the link.
    #[creates(LinkState)]
    stateOut: Out<CUlinkState>,
) {
    check!(initialized, context);

    for option in options {
        /// A link takes no binary that it could fall back on.
        #[rule("no-fallback", observed, on("580.159.04"))]
        if option.key == CU_JIT_FALLBACK_STRATEGY {
            return INVALID_VALUE;
        }

        /// A buffer comes with its size, and a list with its length.
        #[rule("comes-with-another", observed, on("580.159.04"))]
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

    for (option, value) in zip(options, optionValues) {
        names_are_somewhere(option, value, options);
    }
}

/// Ends a link and frees its image, which has to be loaded or copied before.
#[needs(initialized)]
#[class(lookup)]
#[order(observed)]
#[no_visible_effect("destroying leaves nothing to ask")]
#[unobserved(initialized)]
fn cuLinkDestroy(
    /// The link.
    #[ends(LinkState)]
    #[undefined(Garbage)]
    state: LinkState,
) {
    check!(state, initialized);
}

/// Each option has the value beside it, and is checked with no other.
#[scenario]
#[needs(context)]
fn options_have_their_values_beside_them(cuda: &Driver) {
    let (target, registers) = (80 as *mut c_void, 64 as *mut c_void);
    let mut keys = [CU_JIT_TARGET, CU_JIT_MAX_REGISTERS];
    let mut values = [target, registers];
    let link = cuda.cuLinkCreate_v2(2, keys.as_mut_ptr(), values.as_mut_ptr())?;
    cuda.cuLinkDestroy(link)?;
    let mut values = [registers, target];
    let swapped = cuda.cuLinkCreate_v2(2, keys.as_mut_ptr(), values.as_mut_ptr());
    expect!(swapped == Err(INVALID_VALUE));
}

/// Options that 13.1 introduced are unknown to earlier drivers.
#[scenario]
#[needs(context)]
#[gate(driver.version() >= 13000)]
#[gate(driver.version() < 13010)]
fn newer_options_are_refused(cuda: &Driver) {
    for number in [35, 36] {
        let mut key = CUjit_option(number);
        for mut value in [ptr::null_mut(), 1 as *mut c_void] {
            expect!(cuda.cuLinkCreate_v2(1, &mut key, &mut value) == Err(INVALID_VALUE));
            let loaded = cuda.cuModuleLoadDataEx(ptx!("nothing"), 1, &mut key, &mut value);
            expect!(loaded == Err(INVALID_VALUE));
        }
    }
}

/// Each link that is begun is one of its own.
#[scenario]
#[needs(context)]
#[shows(cuLinkCreate_v2)]
fn links_are_told_apart(cuda: &Driver) {
    let none = core::ptr::null_mut();
    let first = cuda.cuLinkCreate_v2(0, none, core::ptr::null_mut())?;
    let second = cuda.cuLinkCreate_v2(0, none, core::ptr::null_mut())?;
    expect!(!first.is_null());
    expect!(first != second);
    cuda.cuLinkDestroy(second)?;
    cuda.cuLinkDestroy(first)?;
}
