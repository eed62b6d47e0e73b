//! What a kernel can be asked and told where the runtime is called.

#![on("13.0.96")]

/// What stands for a kernel where the runtime is called: an address on the host that a program has registered code
/// for, as a compiler has every program do, or the handle of a library's kernel.
///
/// Its numbers are those of the driver's kernels.
#[domain]
#[any_thread]
enum Entry {
    /// A kernel that does nothing and takes no parameter.
    #[accepted]
    #[is(unbounded, registered)]
    #[has(
        max_threads = 1024,
        static_shared = 0,
        most_dynamic_shared = device.max_shared_memory_per_block(),
        parameters = 0,
        parameter_bytes = 0,
        cluster_width = 0
    )]
    Loaded,
    /// A kernel that stores its second parameter, a number, at its first, an address.
    #[accepted]
    #[is(unbounded, registered)]
    #[has(
        max_threads = 1024,
        static_shared = 0,
        most_dynamic_shared = device.max_shared_memory_per_block(),
        parameters = 2,
        parameter_bytes = 12,
        cluster_width = 0
    )]
    Storing,
    /// A kernel that takes parameters of eight sizes.
    #[accepted]
    #[is(unbounded, registered)]
    #[has(
        max_threads = 1024,
        static_shared = 0,
        most_dynamic_shared = device.max_shared_memory_per_block(),
        parameters = 8,
        parameter_bytes = 96,
        cluster_width = 0
    )]
    Varied,
    /// A kernel that was compiled for blocks of at most 128 threads.
    #[accepted]
    #[is(registered)]
    #[has(
        max_threads = 128,
        static_shared = 0,
        most_dynamic_shared = device.max_shared_memory_per_block(),
        parameters = 0,
        parameter_bytes = 0,
        cluster_width = 0
    )]
    Bounded,
    /// A kernel that was compiled for rows of 32 threads and no other block.
    #[accepted]
    #[is(registered)]
    #[has(
        max_threads = 1024,
        static_shared = 0,
        most_dynamic_shared = device.max_shared_memory_per_block(),
        parameters = 0,
        parameter_bytes = 0,
        cluster_width = 0,
        required_x = 32,
        required_y = 1,
        required_z = 1
    )]
    Exact,
    /// A kernel each block of which has 1024 bytes of shared memory anyway.
    #[accepted]
    #[is(unbounded, registered)]
    #[has(
        max_threads = 1024,
        static_shared = 1024,
        most_dynamic_shared = { device.max_shared_memory_per_block() - 1024 },
        parameters = 0,
        parameter_bytes = 0,
        cluster_width = 0
    )]
    Sharing,
    /// A kernel each thread of which needs more than 128 registers, so that no more than 511 of them fit.
    #[accepted]
    #[is(registered)]
    #[has(
        static_shared = 0,
        most_dynamic_shared = device.max_shared_memory_per_block(),
        parameters = 0,
        parameter_bytes = 0,
        cluster_width = 0
    )]
    Hungry,
    /// A kernel that was compiled for clusters of two blocks side by side.
    #[accepted]
    #[is(unbounded, registered)]
    #[has(
        max_threads = 1024,
        static_shared = 0,
        most_dynamic_shared = device.max_shared_memory_per_block(),
        parameters = 0,
        parameter_bytes = 0,
        cluster_width = 2
    )]
    #[gate(device.compute_capability_major() >= 9)]
    Clustered,
    /// The handle of a library's kernel that does nothing.
    #[accepted]
    #[is(unbounded, loaded)]
    #[has(
        max_threads = 1024,
        static_shared = 0,
        most_dynamic_shared = device.max_shared_memory_per_block(),
        parameters = 0,
        parameter_bytes = 0,
        cluster_width = 0
    )]
    #[like(Loaded)]
    OfLibrary,
    /// An address that is registered for a kernel which the code does not have.
    #[refused(SymbolNotFound)]
    #[has(codes = 0)]
    Missing,
    /// An address that is registered for a kernel of which there is no code for the device.
    #[refused(NoKernelImageForDevice)]
    #[has(codes = 0)]
    #[until(
        11080,
        refused(InvalidDeviceFunction),
        on("11.7.99"),
        not_on("11.8.89")
    )]
    Uncoded,
    /// Null.
    #[refused(InvalidDeviceFunction)]
    Null = 0,
    /// The handle of a kernel whose library was unloaded.
    #[undefined]
    Unloaded,
    /// A number that never was a handle, or registered.
    #[undefined]
    Garbage = 0xdead_0000_beef,
}

/// Fills a structure with the properties of a kernel: registers, shared memory, most threads of a
/// block and others.
#[needs(devices, runtime)]
#[class(context_state)]
#[order(observed)]
fn cudaFuncGetAttributes(
    /// Room for the properties; sizes are in bytes.
    #[varies]
    attr: Out<cudaFuncAttributes>,
    /// The kernel, as the program names it.
    func: Entry,
) {
    check!(devices, attr, runtime, outside_callback, func);

    /// A block has at most as many threads as the kernel was compiled for.
    #[ensure("most-threads", documented, on("13.0.96"))]
    if !func.is_hungry() {
        assert!(attr.maxThreadsPerBlock.value() == func.max_threads());
    }

    /// Each block has as much shared memory anyway as the kernel declares.
    #[ensure("declared-shared-memory", documented, on("13.0.96"))]
    if attr.is_place() {
        assert!(attr.sharedSizeBytes.value() == func.static_shared());
    }

    /// No kernel at hand has constants, or spills what its threads have of their own.
    #[ensure("neither-constant-nor-local", documented, on("13.0.96"))]
    if attr.is_place() {
        assert!(attr.constSizeBytes.value() == 0 && attr.localSizeBytes.value() == 0);
    }

    /// A thread of a kernel that keeps more than 128 numbers has a register for each.
    #[ensure("registers-counted", documented, on("13.0.96"))]
    if func.is_hungry() {
        assert!(attr.numRegs.value() > 128 && attr.numRegs.value() <= 255);
    }

    /// A kernel that does nothing has few registers.
    #[ensure("few-registers", documented, on("13.0.96"))]
    if func.is_loaded() {
        assert!(attr.numRegs.value() > 0 && attr.numRegs.value() <= 32);
    }

    /// The text of every kernel at hand but one names the oldest target, 5.0.
    #[ensure("version-of-the-text", documented, on("13.0.96"))]
    if !func.is_clustered() {
        assert!(attr.ptxVersion.value() == 50);
    }

    /// What runs was compiled for the device.
    #[ensure("compiled-for-the-device", documented, on("13.0.96"))]
    if attr.is_place() {
        assert!(
            attr.binaryVersion.value()
                == device.compute_capability_major() * 10 + device.compute_capability_minor()
        );
    }

    /// Nobody has asked for more dynamic shared memory than there is without asking.
    #[ensure("not-opted-in", documented, on("13.0.96"))]
    if attr.is_place() {
        assert!(attr.maxDynamicSharedSizeBytes.value() == func.most_dynamic_shared());
    }

    /// A kernel of clusters tells how wide they are, and others have none.
    #[ensure("width-of-clusters", documented, on("13.0.96"))]
    #[since(12000, not_on("11.8.89"))]
    if attr.is_place() {
        assert!(attr.requiredClusterWidth.value() == func.cluster_width());
    }
}

#[as_driver(cuFuncSetAttribute)]
#[class(context_state)]
#[changes(LastError)]
#[order(observed, except(usable_context, sound_context))]
#[except("read-only")]
fn cudaFuncSetAttribute(
    /// The kernel, as the program names it; the change holds on the current device.
    #[is(hfunc)]
    #[alters]
    #[without(Varied, Hungry)]
    func: Entry,
    // The release is older than clusters.
    #[until(
        11080,
        refuses(
            CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH = InvalidValue,
            CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT = InvalidValue,
            CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH = InvalidValue,
            CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED = InvalidValue,
            CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE = InvalidValue
        ),
        on("11.7.99"),
        not_on("11.8.89")
    )]
    #[refuses(AllOnes = InvalidValue, TopBit = InvalidValue)]
    attr: _,
    value: _,
) {
    check!(runtime);
    #[until(12090, on("12.8.90"), not_on("12.9.79", "13.0.96"))]
    check!(outside_callback, func);
    check!(attr);

    /// What the compiler has decided stays.
    #[rule("read-only", documented, on("13.0.96"))]
    if matches!(
        attr,
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
        return InvalidValue;
    }

    check!(outside_callback, func);
}

#[as_driver(cuKernelGetName)]
#[needs(devices, outside_callback, usable_context)]
#[tolerates(no_capture, uncaptured_context, sound_context)]
#[yields(own_process = UNDEFINED)]
#[order(partial)]
#[except("advance", "weigh")]
fn cudaFuncGetName(
    /// Room for the address of the text.
    #[is(name)]
    name: Out<VoidPtr>,
    /// The kernel, as the program names it.
    #[is(hfunc)]
    #[until(13000, accepts(Missing, Uncoded), on("12.9.79"), not_on("13.0.96"))]
    func: Entry,
) {
    check!(devices);

    // A host function may have no code loaded; what has been loaded depends on the process.
    #[since(13000, on("13.0.96"), not_on("12.9.79"))]
    if func.codes() == 0 {
        check!(outside_callback);
    }

    check!(name, func);

    #[until(13000, on("12.9.79"), not_on("13.0.96"))]
    check!(outside_callback, usable_context);

    /// A kernel has the name that stands in its text.
    #[ensure("as-written", documented, on("13.0.96"))]
    if func.is_loaded() {
        assert!(name.reads("nothing"));
    }
}

#[as_driver(cuFuncGetParamCount)]
#[class(context_lookup)]
#[order(observed)]
#[on("13.3.29", "13.5.37")]
#[unobserved(success, "as-declared")]
#[unreachable(Success, "drivers at hand are older than the runtimes that have it")]
#[unreachable(InvalidValue, "drivers at hand are older than the runtimes that have it")]
fn cudaFuncGetParamCount(
    /// The kernel, as the program names it.
    #[is(func)]
    func: Entry,
    #[unobserved(Null)] paramCount: _,
) {
    check!(runtime, outside_callback, usable_context, func);

    /// Drivers have it since 13.2.
    #[rule("driver-has-it", observed, on("13.3.29", "13.5.37"), undocumented)]
    if driver.version() < 13020 {
        return CallRequiresNewerDriver;
    }
}

#[as_driver(cuFuncGetParamInfo)]
#[class(context_state)]
#[changes(LastError)]
#[order(observed, except(sound_context))]
fn cudaFuncGetParamInfo(
    /// The kernel, as the program names it.
    #[is(func)]
    func: Entry,
    paramIndex: _,
    paramOffset: _,
    paramSize: _,
) {
    check!(runtime, outside_callback, func, paramOffset);
}

#[as_driver(cuFuncSetCacheConfig)]
#[class(context_state)]
#[order(observed, except(sound_context))]
fn cudaFuncSetCacheConfig(
    /// The kernel, as the program names it.
    #[is(hfunc)]
    #[alters]
    #[until(
        13000,
        refuses(OfLibrary = InvalidDeviceFunction),
        on("12.9.79"),
        not_on("13.0.96")
    )]
    func: Entry,
    cacheConfig: _,
) {
    check!(runtime, outside_callback, func);
}

#[as_driver(cuFuncSetSharedMemConfig)]
#[class(context_state)]
#[order(observed, except(sound_context))]
fn cudaFuncSetSharedMemConfig(
    /// The kernel, as the program names it.
    #[is(hfunc)]
    #[alters]
    #[until(
        13000,
        refuses(OfLibrary = InvalidDeviceFunction),
        on("12.9.79"),
        not_on("13.0.96")
    )]
    func: Entry,
    config: _,
) {
    check!(runtime, outside_callback, func);
}
