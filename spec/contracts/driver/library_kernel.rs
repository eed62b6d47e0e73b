//! Kernels of libraries: what they are in a context, and their attributes on a device.

#![on("580.159.04")]

/// Returns the function that stands for a library's kernel in the current context, loading it if
/// need be.
#[class(context_state)]
#[order(observed)]
#[unreachable(
    NOT_FOUND,
    "every context at hand is of a device that the images are for"
)]
#[unobserved(initialized)]
#[unreachable(NOT_INITIALIZED, "null is refused first, and a handle of nothing is followed")]
fn cuKernelGetFunction(
    /// Room for the function, which belongs to the library.
    pFunc: Out<CUfunction>,
    /// The kernel.
    #[undefined(Garbage)]
    kernel: Kernel,
) {
    check!(pFunc, kernel, initialized, context, live_context);
}

/// Returns the library that holds a kernel.
#[class(process_state)]
#[order(observed)]
#[unreachable(NOT_FOUND, "every kernel has a library")]
#[unreachable(
    NOT_INITIALIZED,
    "a handle is followed whether or not the driver is initialized"
)]
fn cuKernelGetLibrary(
    /// Room for the library, which is lent.
    #[lends(Library)]
    pLib: Out<CUlibrary>,
    /// The kernel.
    #[undefined(Garbage)]
    kernel: Kernel,
) {
    check!(pLib, kernel);
}

/// Returns the name of a library's kernel as the compiler mangled it; the text belongs to the
/// driver.
#[class(process_state)]
#[order(observed)]
fn cuKernelGetName(
    /// Room for the address of the text.
    name: Out<VoidPtr>,
    /// The kernel.
    #[refuses(Null = INVALID_VALUE)]
    #[undefined(Garbage)]
    hfunc: Kernel,
) {
    check!(name, hfunc);

    /// It is the name that the image has.
    #[ensure("weigh", documented)]
    if hfunc.is_weigh() {
        assert!(name.reads("weigh"));
    }

    /// Another kernel has another.
    #[ensure("advance", documented)]
    if hfunc.is_advance() {
        assert!(name.reads("advance"));
    }
}

/// Which parameter of a kernel: those of the one that has four.
#[domain]
enum WeighParameter {
    /// An address.
    #[accepted]
    #[has(position = 0, size = 8)]
    Address = 0,
    /// A byte.
    #[accepted]
    #[has(position = 8, size = 1)]
    Byte = 1,
    /// A word, which is aligned.
    #[accepted]
    #[has(position = 12, size = 4)]
    Word = 2,
    /// A structure of 48 bytes, the last one.
    #[accepted]
    #[has(position = 16, size = 48)]
    Block = 3,
    /// One past the last.
    #[accepted]
    Beyond = 4,
    /// A number that no kernel has so many parameters as.
    #[accepted]
    AllOnes = all_ones(),
}

/// Returns where one parameter of a library's kernel lies among its arguments, and how large it is,
/// in bytes.
#[class(context_state)]
#[order(observed)]
fn cuKernelGetParamInfo(
    /// The kernel.
    #[refuses(Null = INVALID_VALUE)]
    kernel: Kernel,
    /// Which parameter, from zero.
    paramIndex: WeighParameter,
    /// Room for the offset.
    paramOffset: Out<usize>,
    /// Room for the size; null if nobody asks for it.
    paramSize: Out<usize, Null>,
) {
    check!(paramOffset, kernel, initialized, context);

    /// There is such a parameter.
    #[rule("has-the-parameter", documented)]
    if paramIndex >= kernel.parameters() {
        return INVALID_VALUE;
    }

    /// It lies behind those before it, where its type is aligned.
    #[ensure("offset", documented)]
    if true {
        assert!(paramOffset.value() == paramIndex.position());
    }

    /// It has the size of its type.
    #[ensure("size", documented)]
    if !paramSize.is_null() {
        assert!(paramSize.value() == paramIndex.size());
    }
}

/// Returns how many parameters a library's kernel takes.
#[needs(initialized, own_process)]
#[tolerates(outside_callback, live_context, no_capture, uncaptured_context, sound_context)]
#[unobserved(own_process)]
#[order(unknown)]
#[unobserved(success, alive, initialized)]
fn cuKernelGetParamCount(
    /// The kernel.
    #[refuses(Null = INVALID_VALUE)]
    #[unobserved(Null)]
    kernel: Kernel,
    /// Room for the number.
    #[unobserved(Null)]
    paramCount: Out<usize>,
) {
    /// It is the number of the image.
    #[ensure("counts-parameters", documented)]
    if true {
        assert!(paramCount.value() == kernel.parameters());
    }
}

/// Returns one property of a library's kernel as it is on one device.
#[needs(initialized)]
#[class(process_state)]
#[unobserved(initialized)]
#[order(observed, except(outside_callback))]
#[unreachable(
    NOT_INITIALIZED,
    "a handle is followed whether or not the driver is initialized"
)]
fn cuKernelGetAttribute(
    /// Room for the value.
    pi: Out<c_int>,
    /// Which property.
    attrib: OneOf<CUfunction_attribute>,
    /// The kernel.
    #[undefined(Garbage)]
    kernel: Kernel,
    /// The device.
    dev: Device,
) {
    #[until(12050, on("535.261.03", "550.163.01"), not_on("555.58.02"))]
    check!(initialized);
    check!(kernel, pi, dev, attrib, initialized);

    /// A kernel without shared memory has none.
    #[ensure("no-shared-memory", documented)]
    if attrib == CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES {
        assert!(pi.value() == 0);
    }

    /// A small kernel runs in blocks as large as the device takes.
    #[ensure("whole-blocks", documented)]
    if attrib == CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK {
        assert!(pi.value() == device.max_threads_per_block());
    }

    /// Code runs on devices of its own kind.
    #[ensure("binary-version", documented)]
    if attrib == CU_FUNC_ATTRIBUTE_BINARY_VERSION {
        assert!(
            pi.value()
                == device.compute_capability_major() * 10 + device.compute_capability_minor()
        );
    }

    /// The image was written for devices of compute capability 5.0.
    #[ensure("ptx-version", documented)]
    if attrib == CU_FUNC_ATTRIBUTE_PTX_VERSION {
        assert!(pi.value() == 50);
    }

    /// Nobody has asked for more shared memory than is there without asking.
    #[ensure("dynamic-shared-memory", documented)]
    if attrib == CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES {
        assert!(pi.value() == device.max_shared_memory_per_block());
    }

    /// Nobody has preferred anything.
    #[ensure("carveout", documented)]
    if attrib == CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT {
        assert!(pi.value() == -1);
    }

    /// A kernel that says nothing of clusters asks for none.
    #[ensure("no-clusters", documented)]
    if matches!(
        attrib,
        CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET
            | CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH
            | CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT
            | CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH
    ) {
        assert!(pi.value() == 0);
    }
}

/// A value of an attribute of a kernel.
#[domain]
enum KernelAttributeValue {
    /// Nothing, or as the driver likes.
    #[accepted]
    Zero = 0,
    /// One.
    #[accepted]
    One = 1,
    /// One hundred, of a hundred.
    #[accepted]
    Hundred = 100,
    /// One more.
    #[accepted]
    HundredAndOne = 101,
    /// As much shared memory as a block of the device may have.
    #[accepted]
    Most = device.max_shared_memory_per_block_optin(),
    /// A byte more.
    #[accepted]
    Over = device.max_shared_memory_per_block_optin() + 1,
    /// Minus one, which stands for no preference.
    #[accepted]
    MinusOne = -1,
    /// Minus two.
    #[accepted]
    MinusTwo = -2,
}

/// Changes a property of a library's kernel on one device, in all contexts of that device.
#[needs(initialized)]
#[class(process_state)]
#[unobserved(initialized)]
#[order(observed, except(outside_callback))]
#[unreachable(OUT_OF_MEMORY, "it is allocated in host memory, which no case fills")]
#[unreachable(
    NOT_INITIALIZED,
    "a handle is followed whether or not the driver is initialized"
)]
fn cuKernelSetAttribute(
    /// Which property.
    #[refuses(
        CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK = INVALID_VALUE,
        CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES = INVALID_VALUE,
        CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES = INVALID_VALUE,
        CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES = INVALID_VALUE,
        CU_FUNC_ATTRIBUTE_NUM_REGS = INVALID_VALUE,
        CU_FUNC_ATTRIBUTE_PTX_VERSION = INVALID_VALUE,
        CU_FUNC_ATTRIBUTE_BINARY_VERSION = INVALID_VALUE,
        CU_FUNC_ATTRIBUTE_CACHE_MODE_CA = INVALID_VALUE,
        CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET = INVALID_VALUE
    )]
    attrib: OneOf<CUfunction_attribute>,
    /// The value.
    val: KernelAttributeValue,
    /// The kernel.
    #[alters]
    #[undefined(Garbage)]
    kernel: Kernel,
    /// The device.
    dev: Device,
) {
    #[until(12050, on("535.261.03", "550.163.01"), not_on("555.58.02"))]
    check!(initialized);
    check!(kernel, dev, attrib, initialized);

    /// Shared memory is some, and no more than a block of the device may have.
    #[rule("dynamic-shared-memory", documented)]
    if attrib == CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
        && (val < 0 || val > device.max_shared_memory_per_block_optin())
    {
        return INVALID_VALUE;
    }

    /// A preference is a part of a hundred, or none.
    #[rule("carveout", documented)]
    if attrib == CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT && (val < -1 || val > 100) {
        return INVALID_VALUE;
    }

    /// A cluster has no fewer blocks than none.
    #[rule("cluster-size", observed, on("580.159.04"))]
    if matches!(
        attrib,
        CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH
            | CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT
            | CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH
    ) && val < 0
    {
        return INVALID_VALUE;
    }

    /// A policy is one of the enumeration.
    #[rule("scheduling-policy", observed, on("580.159.04"))]
    if attrib == CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE && (val < 0 || val > 2) {
        return INVALID_VALUE;
    }
}

/// Prefers more L1 cache or more shared memory for a library's kernel on one device; only a hint.
#[needs(initialized)]
#[class(process_state)]
#[unobserved(initialized)]
#[order(observed, except(outside_callback, own_process))]
#[no_visible_effect("only a hint, and nobody can ask for it")]
#[unreachable(OUT_OF_MEMORY, "it is allocated in host memory, which no case fills")]
#[unreachable(
    NOT_INITIALIZED,
    "a handle is followed whether or not the driver is initialized"
)]
fn cuKernelSetCacheConfig(
    /// The kernel.
    #[undefined(Garbage)]
    kernel: Kernel,
    /// What to prefer.
    config: OneOf<CUfunc_cache>,
    /// The device.
    dev: Device,
) {
    #[until(12050, on("535.261.03", "550.163.01"), not_on("555.58.02"))]
    check!(initialized);
    check!(kernel, dev, config, initialized);
}

/// A kernel has one handle, and knows its library and its name.
#[scenario]
#[needs(context)]
#[shows(cuLibraryGetKernel, cuLibraryEnumerateKernels, cuKernelGetLibrary)]
fn a_kernel_knows_its_library(cuda: &Driver) {
    let (no_keys, no_values) = (ptr::null_mut(), ptr::null_mut());
    let image = ptx!("symbols");
    let (keys, values) = (ptr::null_mut(), ptr::null_mut());
    let library = cuda.cuLibraryLoadData(image, no_keys, no_values, 0, keys, values, 0)?;
    let other = cuda.cuLibraryLoadData(image, no_keys, no_values, 0, keys, values, 0)?;
    expect!(library != other);
    let weigh = cuda.cuLibraryGetKernel(library, c"weigh".as_ptr())?;
    let advance = cuda.cuLibraryGetKernel(library, c"advance".as_ptr())?;
    let others = cuda.cuLibraryGetKernel(other, c"weigh".as_ptr())?;
    expect!(weigh != advance);
    expect!(weigh != others);
    expect!(cuda.cuLibraryGetKernel(library, c"weigh".as_ptr())? == weigh);
    expect!(cuda.cuKernelGetLibrary(weigh)? == library);
    expect!(cuda.cuKernelGetLibrary(others)? == other);
    let mut listed = [ptr::null_mut(); 2];
    cuda.cuLibraryEnumerateKernels(listed.as_mut_ptr(), 2, library)?;
    expect!(listed == [weigh, advance]);
    cuda.cuLibraryUnload(other)?;
    cuda.cuLibraryUnload(library)?;
}

/// In each context a kernel is another function, and in the module of its library the one of its name.
#[scenario]
#[needs(context)]
#[shows(cuKernelGetFunction, cuLibraryGetModule)]
fn a_kernel_is_a_function_of_each_context(cuda: &Driver) {
    let library = cuda.load_library(ptx!("symbols"))?;
    let weigh = cuda.cuLibraryGetKernel(library, c"weigh".as_ptr())?;
    let advance = cuda.cuLibraryGetKernel(library, c"advance".as_ptr())?;
    let here = cuda.cuKernelGetFunction(weigh)?;
    expect!(cuda.cuKernelGetFunction(advance)? != here);
    let module = cuda.cuLibraryGetModule(library)?;
    expect!(cuda.cuKernelGetFunction(weigh)? == here);
    expect!(cuda.cuLibraryGetModule(library)? == module);
    expect!(cuda.cuModuleGetFunction(module, c"weigh".as_ptr())? == here);

    let context = cuda.cuCtxCreate_v2(CU_CTX_SCHED_AUTO, 0)?;
    let there = cuda.cuKernelGetFunction(weigh)?;
    expect!(there != here);
    expect!(cuda.cuLibraryGetModule(library)? != module);
    expect!(cuda.cuLibraryGetKernel(library, c"weigh".as_ptr())? == weigh);
    cuda.cuCtxDestroy_v2(context)?;
    cuda.cuLibraryUnload(library)?;
}

/// A kernel may be launched as it is, in whichever context is current.
#[scenario]
#[needs(context)]
fn a_kernel_may_be_launched_as_it_is(cuda: &Driver) {
    let library = cuda.load_library(ptx!("symbols"))?;
    let advance = cuda
        .cuLibraryGetKernel(library, c"advance".as_ptr())?
        .cast();
    let (stream, none) = (ptr::null_mut(), ptr::null_mut());
    cuda.cuLaunchKernel(advance, 1, 1, 1, 1, 1, 1, 0, stream, none, ptr::null_mut())?;
    cuda.cuCtxSynchronize()?;
    let (counter, _) = cuda.cuLibraryGetGlobal(library, c"counter".as_ptr())?;
    expect!(cuda.read(counter, 4)? == 8u32.to_le_bytes());
    cuda.cuLibraryUnload(library)?;
}

/// What is said of a kernel on a device is true of it, and of no other kernel.
#[scenario]
#[needs(context)]
#[shows(cuKernelSetAttribute, cuKernelGetAttribute)]
fn a_kernel_keeps_what_it_is_told(cuda: &Driver) {
    let library = cuda.load_library(ptx!("symbols"))?;
    let weigh = cuda.cuLibraryGetKernel(library, c"weigh".as_ptr())?;
    let advance = cuda.cuLibraryGetKernel(library, c"advance".as_ptr())?;
    let (carveout, device) = (CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT, 0);
    expect!(cuda.cuKernelGetAttribute(carveout, weigh, device)? == -1);
    cuda.cuKernelSetAttribute(carveout, 50, weigh, device)?;
    expect!(cuda.cuKernelGetAttribute(carveout, weigh, device)? == 50);
    expect!(cuda.cuKernelGetAttribute(carveout, advance, device)? == -1);
    cuda.cuLibraryUnload(library)?;
}

/// What is said of a kernel is true of the function that it is in a context.
#[scenario]
#[needs(context)]
fn a_function_is_what_its_kernel_was_told(cuda: &Driver) {
    let library = cuda.load_library(ptx!("symbols"))?;
    let weigh = cuda.cuLibraryGetKernel(library, c"weigh".as_ptr())?;
    let carveout = CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT;
    cuda.cuKernelSetAttribute(carveout, 50, weigh, 0)?;
    let function = cuda.cuKernelGetFunction(weigh)?;
    let mut told = 0;
    cuda.raw()
        .cuFuncGetAttribute(&mut told, carveout, function)?;
    expect!(told == 50);
    cuda.cuLibraryUnload(library)?;
}

/// The parameters of a kernel are those of its own, whatever another of the name has.
#[scenario]
#[needs(context)]
#[shows(cuKernelGetParamInfo)]
fn parameters_are_those_of_one_kernel(cuda: &Driver) {
    let library = cuda.load_library(ptx!("symbols"))?;
    let namesake = cuda.load_library(ptx!("namesakes"))?;
    let weigh = cuda.cuLibraryGetKernel(library, c"weigh".as_ptr())?;
    let other = cuda.cuLibraryGetKernel(namesake, c"weigh".as_ptr())?;
    expect!(cuda.cuKernelGetParamInfo(weigh, 1)? == (8, 1));
    expect!(cuda.cuKernelGetParamInfo(other, 1)? == (4, 2));
    cuda.cuLibraryUnload(namesake)?;
    cuda.cuLibraryUnload(library)?;
}
