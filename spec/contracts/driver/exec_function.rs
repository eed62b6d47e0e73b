//! What a kernel can be asked and told.

#![on("580.159.04")]

/// Returns one property of a kernel: registers, shared memory, most threads of a block, PTX version
/// and others.
#[needs(initialized)]
#[class(device_state)]
#[unreachable(INVALID_CONTEXT, "a kernel has a context, whichever is current")]
#[order(observed, except(own_process))]
#[unreachable(FUNCTION_NOT_LOADED, "asking for a property loads the kernel")]
fn cuFuncGetAttribute(
    /// Room for the value; sizes are in bytes.
    pi: Out<c_int>,
    /// Which property.
    // Drivers of 13.0 do not know them.
    #[unobserved(
        CU_FUNC_ATTRIBUTE_DEVICE_NODE_UPDATE_SUPPORTED,
        CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE
    )]
    attrib: OneOf<CUfunction_attribute>,
    /// The kernel.
    hfunc: Function,
) {
    #[until(12040, on("470.256.02", "535.261.03"), not_on("550.163.01"))]
    check!(initialized);
    check!(pi, hfunc, initialized, outside_callback, attrib);

    /// A block has at most as many threads as the kernel was compiled for.
    #[ensure("most-threads", documented, on("580.159.04"))]
    if attrib == CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK {
        assert!(pi.value() == hfunc.max_threads());
    }

    /// Each block has as much shared memory anyway as the kernel declares.
    #[ensure("declared-shared-memory", documented, on("580.159.04"))]
    if attrib == CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES {
        assert!(pi.value() == hfunc.static_shared());
    }

    /// No kernel at hand has constants, or spills what its threads have of their own.
    #[ensure("neither-constant-nor-local", documented, on("580.159.04"))]
    if matches!(
        attrib,
        CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES | CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES
    ) {
        assert!(pi.value() == 0);
    }

    /// A thread of a kernel that keeps more than 128 numbers has a register for each.
    #[ensure("registers-counted", documented, on("580.159.04"))]
    if attrib == CU_FUNC_ATTRIBUTE_NUM_REGS && hfunc.is_hungry() {
        assert!(pi.value() > 128 && pi.value() <= 255);
    }

    /// A kernel that does nothing has few registers.
    #[ensure("few-registers", documented, on("580.159.04"))]
    if attrib == CU_FUNC_ATTRIBUTE_NUM_REGS && hfunc.is_loaded() {
        assert!(pi.value() > 0 && pi.value() <= 32);
    }

    /// The text of every kernel at hand but one names the oldest target, 5.0.
    #[ensure("version-of-the-text", documented, on("580.159.04"))]
    if attrib == CU_FUNC_ATTRIBUTE_PTX_VERSION && !hfunc.is_clustered() {
        assert!(pi.value() == 50);
    }

    /// What runs was compiled for the device.
    #[ensure("compiled-for-the-device", documented, on("580.159.04"))]
    if attrib == CU_FUNC_ATTRIBUTE_BINARY_VERSION {
        assert!(
            pi.value()
                == device.compute_capability_major() * 10 + device.compute_capability_minor()
        );
    }

    /// Nobody has asked for more dynamic shared memory than there is without asking.
    #[ensure("not-opted-in", documented, on("580.159.04"))]
    if attrib == CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES {
        assert!(pi.value() == device.max_shared_memory_per_block() - hfunc.static_shared());
    }

    /// A kernel of clusters tells how wide they are, and others have none.
    #[ensure("width-of-clusters", documented, on("580.159.04"))]
    if attrib == CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH {
        assert!(pi.value() == hfunc.cluster_width());
    }

    /// Clusters beyond what every device takes have to be allowed.
    #[ensure("portable-clusters", documented, on("580.159.04"))]
    if attrib == CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED {
        assert!(pi.value() == 0);
    }
}

/// Changes a property of a kernel, such as how much dynamic shared memory its launches may ask for.
#[needs(initialized)]
#[class(device_state)]
#[unreachable(INVALID_CONTEXT, "a kernel has a context, whichever is current")]
#[order(observed)]
fn cuFuncSetAttribute(
    /// The kernel; the change holds for all later launches of it.
    #[alters]
    #[without(Varied, Shaped, Hungry)]
    hfunc: Function,
    /// Which property; most can only be read.
    #[unobserved(
        CU_FUNC_ATTRIBUTE_DEVICE_NODE_UPDATE_SUPPORTED,
        CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE
    )]
    #[undefined(AllOnes, TopBit)]
    attrib: OneOf<CUfunction_attribute>,
    /// The new value; sizes are in bytes.
    value: FunctionValue,
) {
    /// What the compiler has decided stays.
    #[rule("read-only", documented, on("580.159.04"))]
    if matches!(
        attrib,
        CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK
            | CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES
            | CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES
            | CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES
            | CU_FUNC_ATTRIBUTE_NUM_REGS
            | CU_FUNC_ATTRIBUTE_PTX_VERSION
            | CU_FUNC_ATTRIBUTE_BINARY_VERSION
            | CU_FUNC_ATTRIBUTE_CACHE_MODE_CA
            | CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET
    ) {
        return INVALID_VALUE;
    }

    /// Dynamic shared memory and what the kernel declares fit into a block together.
    #[rule("shared-fits", documented, on("580.159.04"))]
    if attrib == CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
        && (value < 0 || value + hfunc.static_shared() > device.max_shared_memory_per_block_optin())
    {
        return INVALID_VALUE;
    }

    /// A share is of a hundred, or left to the driver.
    #[rule("share-of-a-hundred", documented, on("580.159.04"))]
    if attrib == CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT && (value < -1 || value > 100) {
        return INVALID_VALUE;
    }

    /// A size of clusters that the compiler has decided stays.
    #[rule("cluster-compiled-in", observed, on("580.159.04"), documented = NOT_PERMITTED)]
    if hfunc.is_clustered()
        && matches!(
            attrib,
            CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH
                | CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT
                | CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH
        )
    {
        return INVALID_VALUE;
    }

    /// A cluster has no fewer than no blocks.
    #[rule("cluster-not-negative", documented, on("580.159.04"))]
    if value < 0
        && matches!(
            attrib,
            CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH
                | CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT
                | CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH
        )
    {
        return INVALID_VALUE;
    }

    /// How clusters are spread is one of three words.
    #[rule("known-scheduling", observed, on("580.159.04"))]
    if attrib == CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE
        && (value < 0 || value > CU_CLUSTER_SCHEDULING_POLICY_LOAD_BALANCING)
    {
        return INVALID_VALUE;
    }
}

/// Returns the module that holds a kernel.
#[needs(initialized)]
#[class(device_state)]
#[order(unknown)]
#[unreachable(NOT_FOUND, "every kernel that can be had is a module's")]
#[unreachable(INVALID_CONTEXT, "a kernel has a context, whichever is current")]
#[unobserved(initialized)]
fn cuFuncGetModule(
    /// Room for the module.
    #[lends(Module)]
    hmod: Out<CUmodule>,
    /// The kernel.
    #[refuses(Null = INVALID_VALUE)]
    hfunc: Function,
) {
}

/// Returns a kernel's name as the compiler mangled it; the text belongs to the driver.
#[needs(initialized)]
#[class(device_state)]
#[order(observed)]
fn cuFuncGetName(
    /// Room for the address of the text.
    name: Out<VoidPtr>,
    /// The kernel.
    #[refuses(Null = INVALID_VALUE)]
    #[until(13000, undefined(Garbage), on("550.163.01"), not_on("580.159.04"))]
    hfunc: Function,
) {
    check!(name, hfunc, initialized, outside_callback);

    /// A kernel has the name that stands in its text.
    #[ensure("as-written", documented, on("580.159.04"))]
    if hfunc.is_loaded() {
        assert!(name.reads("nothing"));
    }
}

/// Returns how many parameters a kernel takes.
#[needs(initialized)]
#[class(process_state)]
#[unobserved(own_process)]
#[order(unknown)]
#[unobserved(success, alive, initialized, outside_callback)]
fn cuFuncGetParamCount(
    /// The kernel.
    #[unobserved(Null)]
    func: Function,
    /// Room for the number.
    #[unobserved(Null)]
    paramCount: Out<usize>,
) {
    /// It takes as many as its text declares.
    #[ensure("as-declared", documented)]
    if func.is_loaded() || func.is_storing() || func.is_varied() {
        assert!(paramCount.value() == func.parameters());
    }
}

/// Returns where one parameter of a kernel lies in its block of arguments, and how large it is, in
/// bytes.
#[needs(initialized)]
#[class(device_state)]
#[order(observed)]
fn cuFuncGetParamInfo(
    /// The kernel.
    #[refuses(Null = INVALID_VALUE)]
    #[until(13000, undefined(Garbage), on("550.163.01"), not_on("580.159.04"))]
    func: Function,
    /// Which parameter.
    paramIndex: ParameterIndex,
    /// Room for the offset.
    paramOffset: Out<usize>,
    /// Room for the size.
    paramSize: Out<usize, Null>,
) {
    check!(paramOffset, func, initialized, outside_callback);

    /// A kernel has no parameter behind its last.
    #[rule("there-is-one", documented, on("580.159.04"))]
    if paramIndex >= func.parameters() {
        return INVALID_VALUE;
    }

    /// An address comes first in every kernel at hand that takes anything.
    #[ensure("address-first", documented, on("580.159.04"))]
    if paramIndex == 0 && !paramSize.is_null() {
        assert!(paramOffset.value() == 0 && paramSize.value() == 8);
    }

    /// A word of four bytes comes right behind the address, and a byte as well.
    #[ensure("behind-the-address", documented, on("580.159.04"))]
    if paramIndex == 1 && func.is_storing() && !paramSize.is_null() {
        assert!(paramOffset.value() == 8 && paramSize.value() == 4);
    }

    /// A block of 48 bytes begins where it is aligned.
    #[ensure("aligned", documented, on("580.159.04"))]
    if paramIndex == 7 && func.is_varied() && !paramSize.is_null() {
        assert!(paramOffset.value() == 48 && paramSize.value() == 48);
    }
}

/// Tells whether a kernel's code is on the device already, which lazy loading may put off until the
/// first launch.
#[needs(initialized)]
#[class(device_state)]
#[order(observed)]
fn cuFuncIsLoaded(
    /// Room for the answer.
    state: Out<CUfunctionLoadingState>,
    /// The kernel.
    function: Function,
) {
    check!(state, function, initialized, outside_callback);

    /// It is one of two words.
    #[ensure("one-of-two", documented, on("580.159.04"))]
    if state.is_place() {
        assert!(state.value() < CU_FUNCTION_LOADING_STATE_MAX);
    }
}

/// Loads a kernel's code onto the device now, so that its first launch does not have to.
#[needs(initialized)]
#[class(device_state)]
#[order(observed)]
#[contradicted(INVALID_VALUE, "null is refused, but as no handle")]
fn cuFuncLoad(
    /// The kernel.
    #[alters]
    function: Function,
) {
    check!(function, initialized, outside_callback);
}

/// Prefers more L1 cache or more shared memory for a kernel, where both share one memory; only a
/// hint.
#[needs(initialized)]
#[class(device_state)]
#[unreachable(INVALID_CONTEXT, "a kernel has a context, whichever is current")]
#[order(observed)]
#[no_visible_effect("it is a hint, and nobody can ask for it")]
fn cuFuncSetCacheConfig(
    /// The kernel.
    #[alters]
    hfunc: Function,
    /// The preference; none takes that of the context.
    config: OneOf<CUfunc_cache>,
) {
}

/// A kernel knows the module that it was found in, and no other.
#[scenario]
#[needs(context)]
#[shows(cuFuncGetModule)]
fn a_kernel_knows_its_module(cuda: &Driver) {
    let (first, in_first) = cuda.load(ptx!("nothing"), c"nothing")?;
    let (second, in_second) = cuda.load(ptx!("nothing"), c"nothing")?;
    expect!(first != second && in_first != in_second);
    expect!(cuda.cuFuncGetModule(in_first) == Ok(first));
    expect!(cuda.cuFuncGetModule(in_second) == Ok(second));
    cuda.raw().cuModuleUnload(second)?;
    cuda.raw().cuModuleUnload(first)?;
}

/// A kernel that is told to be loaded is loaded, and so is one that was launched.
#[scenario]
#[needs(context)]
#[shows(cuFuncLoad, cuFuncIsLoaded)]
fn a_kernel_is_loaded_when_asked_to(cuda: &Driver) {
    let (module, kernel) = cuda.load(ptx!("nothing"), c"nothing")?;
    let (other, launched) = cuda.load(ptx!("nothing"), c"nothing")?;
    cuda.cuFuncLoad(kernel)?;
    expect!(cuda.cuFuncIsLoaded(kernel)? == CU_FUNCTION_LOADING_STATE_LOADED);
    cuda.cuFuncLoad(kernel)?;
    let none = ptr::null_mut();
    cuda.cuLaunchKernel(launched, 1, 1, 1, 1, 1, 1, 0, ptr::null_mut(), none, none)?;
    expect!(cuda.cuFuncIsLoaded(launched)? == CU_FUNCTION_LOADING_STATE_LOADED);
    cuda.cuStreamSynchronize(ptr::null_mut())?;
    cuda.raw().cuModuleUnload(other)?;
    cuda.raw().cuModuleUnload(module)?;
}

/// A block may have more shared memory than usual once its kernel has been told so, and that kernel alone.
#[scenario]
#[needs(context)]
#[shows(cuFuncSetAttribute, cuFuncGetAttribute)]
fn shared_memory_is_asked_for_in_advance(cuda: &Driver) {
    let (module, kernel) = cuda.load(ptx!("shared"), c"dynamic_size")?;
    let (beside, other) = cuda.load(ptx!("shared"), c"dynamic_size")?;
    let usual = CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK;
    let most = CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN;
    let usual = cuda.cuDeviceGetAttribute(usual, 0)?;
    let most = cuda.cuDeviceGetAttribute(most, 0)?;
    let to = cuda.cuMemAlloc_v2(8)?;
    let launch = |kernel, bytes: c_int| {
        let mut params = [(&raw const to).cast_mut().cast::<c_void>()];
        let (stream, none) = (ptr::null_mut(), ptr::null_mut());
        let params = params.as_mut_ptr();
        cuda.cuLaunchKernel(kernel, 1, 1, 1, 1, 1, 1, bytes as u32, stream, params, none)
    };
    expect!(launch(kernel, usual) == Ok(()));
    expect!(cuda.read(to, 8)? == [usual.to_le_bytes(), usual.to_le_bytes()].concat());
    expect!(launch(kernel, most) == Err(INVALID_VALUE));
    let size = CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES;
    cuda.cuFuncSetAttribute(kernel, size, most)?;
    expect!(cuda.cuFuncGetAttribute(size, kernel) == Ok(most));
    expect!(cuda.cuFuncGetAttribute(size, other) == Ok(usual));
    expect!(launch(kernel, most) == Ok(()));
    expect!(cuda.read(to, 8)? == [most.to_le_bytes(), most.to_le_bytes()].concat());
    expect!(launch(other, most) == Err(INVALID_VALUE));
    cuda.cuMemFree_v2(to)?;
    cuda.raw().cuModuleUnload(beside)?;
    cuda.raw().cuModuleUnload(module)?;
}

/// What a kernel is told of its share of the fast memory, and of its clusters, can be asked for.
#[scenario]
#[needs(context)]
#[shows(cuFuncSetAttribute)]
fn what_a_kernel_is_told_it_tells(cuda: &Driver) {
    let (module, kernel) = cuda.load(ptx!("nothing"), c"nothing")?;
    let settings = [
        (CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT, 50),
        (CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, 1024),
    ];
    for (attribute, value) in settings {
        expect!(cuda.cuFuncGetAttribute(attribute, kernel)? != value);
        cuda.cuFuncSetAttribute(kernel, attribute, value)?;
        expect!(cuda.cuFuncGetAttribute(attribute, kernel) == Ok(value));
    }
    let none = ptr::null_mut();
    let stream = ptr::null_mut();
    expect!(cuda.cuLaunchKernel(kernel, 1, 1, 1, 1, 1, 1, 1024, stream, none, none) == Ok(()));
    cuda.cuStreamSynchronize(stream)?;
    cuda.raw().cuModuleUnload(module)?;
}

/// A size of clusters that a kernel is told holds for its launches.
#[scenario]
#[needs(context)]
#[gate(device.cluster_launch() == 1)]
fn clusters_are_set_on_a_kernel(cuda: &Driver) {
    let (module, kernel) = cuda.load(ptx!("cluster"), c"of_any")?;
    let to = cuda.cuMemAlloc_v2(4)?;
    let sizes = [
        (CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH, 4),
        (CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT, 1),
        (CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH, 1),
    ];
    for (attribute, value) in sizes {
        cuda.cuFuncSetAttribute(kernel, attribute, value)?;
        expect!(cuda.cuFuncGetAttribute(attribute, kernel) == Ok(value));
    }
    let mut params = [(&raw const to).cast_mut().cast::<c_void>()];
    let (stream, none) = (ptr::null_mut(), ptr::null_mut());
    cuda.cuLaunchKernel(
        kernel,
        8,
        1,
        1,
        1,
        1,
        1,
        0,
        stream,
        params.as_mut_ptr(),
        none,
    )?;
    expect!(cuda.read(to, 4)? == [4, 0, 0, 0]);
    cuda.cuMemFree_v2(to)?;
    cuda.raw().cuModuleUnload(module)?;
}

/// Each kernel tells of itself, whichever was loaded last.
#[scenario]
#[needs(context)]
#[shows(cuFuncGetName, cuFuncGetParamInfo)]
fn each_kernel_tells_of_itself(cuda: &Driver) {
    let (storing, store) = cuda.load(ptx!("store"), c"store")?;
    let (sharing, holding) = cuda.load(ptx!("shapes"), c"holding")?;
    let name = core::ffi::CStr::from_ptr(cuda.cuFuncGetName(store)?.cast());
    expect!(name == c"store");
    let (mut offset, mut size) = (0, 0);
    cuda.raw()
        .cuFuncGetParamInfo(store, 1, &mut offset, &mut size)?;
    expect!((offset, size) == (8, 4));
    let beyond = cuda
        .raw()
        .cuFuncGetParamInfo(holding, 0, &mut offset, &mut size);
    expect!(beyond == Err(INVALID_VALUE));
    let of_store = cuda.cuOccupancyAvailableDynamicSMemPerBlock(store, 8, 64)?;
    let of_holding = cuda.cuOccupancyAvailableDynamicSMemPerBlock(holding, 8, 64)?;
    expect!(of_store == of_holding + 1024);
    cuda.raw().cuModuleUnload(sharing)?;
    cuda.raw().cuModuleUnload(storing)?;
}

/// The parameters of a kernel are those of its own, whatever another of the name has.
#[scenario]
#[needs(context)]
#[shows(cuFuncGetParamInfo)]
fn each_kernel_has_parameters_of_its_own(cuda: &Driver) {
    let (module, weigh) = cuda.load(ptx!("symbols"), c"weigh")?;
    let (namesake, other) = cuda.load(ptx!("namesakes"), c"weigh")?;
    expect!(cuda.cuFuncGetParamInfo(weigh, 1)? == (8, 1));
    expect!(cuda.cuFuncGetParamInfo(other, 1)? == (4, 2));
    cuda.raw().cuModuleUnload(namesake)?;
    cuda.raw().cuModuleUnload(module)?;
}

/// A kernel that was only listed is not loaded yet where loading is lazy, and is where it is not.
#[scenario]
#[needs(context)]
#[shows(cuModuleGetLoadingMode)]
fn what_is_lazy_is_loaded_later(cuda: &Driver) {
    let mut mode = CU_MODULE_EAGER_LOADING;
    cuda.raw().cuModuleGetLoadingMode(&mut mode)?;
    let mut module = ptr::null_mut();
    cuda.raw().cuModuleLoadData(&mut module, ptx!("nothing"))?;
    let mut kernel = ptr::null_mut();
    cuda.raw()
        .cuModuleEnumerateFunctions(&mut kernel, 1, module)?;
    let state = cuda.cuFuncIsLoaded(kernel)?;
    let is_lazy = mode == CU_MODULE_LAZY_LOADING;
    expect!((state == CU_FUNCTION_LOADING_STATE_UNLOADED) == is_lazy);
    cuda.raw().cuModuleUnload(module)?;
}
