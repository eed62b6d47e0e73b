//! Launches from before `cuLaunchKernel`, which set everything on the kernel first.

#![on("580.159.04")]

/// A reference to a texture.
#[domain(CUtexref, live)]
enum TexRef {
    /// One that a module declares and that reads memory.
    #[accepted]
    Bound,
    /// One that a module declares and that reads nothing yet.
    #[refused(INVALID_VALUE)]
    Unbound,
    /// One that was made by itself.
    #[refused(INVALID_VALUE)]
    Created,
    /// Null.
    #[refused(INVALID_HANDLE)]
    Null = 0,
    /// A number that never was one.
    #[undefined]
    Garbage = 0xdead_0000_beef,
}

/// Threads of a block in one direction, as the older functions take them.
#[domain]
enum ShapeThreads<most> {
    /// One.
    #[accepted]
    One = 1,
    /// A warp.
    #[accepted]
    Some = 32,
    /// As many as the device takes.
    #[accepted]
    Most = most,
    /// None.
    #[refused(INVALID_VALUE)]
    Zero = 0,
    /// One more than the device takes.
    #[refused(INVALID_VALUE)]
    #[when(value > most)]
    Over = most + 1,
    /// One below zero.
    #[refused(INVALID_VALUE)]
    #[when(value < 0)]
    Negative = -1,
}

/// Bytes of parameters, of which there is room for 4096.
#[domain]
enum ParameterBytes {
    /// As many as an address has.
    #[accepted]
    Eight = 8,
    /// As many as an address and a number have.
    #[accepted]
    Twelve = 12,
    /// None.
    #[accepted]
    Zero = 0,
    /// Most.
    #[accepted]
    Most = 4096,
    /// A number that is negative as a signed one.
    #[undefined]
    #[when(value >= 0x8000_0000)]
    Wrapping = 0xffff_ffff,
    /// More than there is room for.
    #[refused(INVALID_VALUE)]
    #[when(value > 4096)]
    Over = 0x7fff_ffff,
}

/// Where a parameter begins, in bytes.
#[domain]
enum ParameterOffset {
    /// At the beginning.
    #[accepted]
    Zero = 0,
    /// Behind an address.
    #[accepted]
    Eight = 8,
    /// Where nothing larger than a byte is aligned.
    #[accepted]
    Odd = 3,
    /// One below zero.
    #[refused(INVALID_VALUE)]
    #[when(value < 0)]
    Negative = -1,
    /// Behind all room.
    #[refused(INVALID_VALUE)]
    #[when(value > 4096)]
    Over = 0x7fff_ff00,
}

/// Sets the dimensions of a block for later `cuLaunch` and `cuLaunchGrid` calls of a kernel.
#[class(context_state)]
#[order(observed)]
fn cuFuncSetBlockShape(
    /// The kernel.
    #[alters]
    #[without(Varied, Shaped, Hungry)]
    hfunc: Function,
    /// Threads of a block in x.
    x: ShapeThreads<{ device.max_block_dim_x() }>,
    /// Threads of a block in y.
    y: ShapeThreads<{ device.max_block_dim_y() }>,
    /// Threads of a block in z.
    z: ShapeThreads<{ device.max_block_dim_z() }>,
) {
    check!(initialized, context, outside_callback, hfunc);

    /// The older functions know the kernels of the current context alone.
    #[rule("of-the-current-context", observed, on("580.159.04"))]
    if hfunc.is_other_context() {
        return INVALID_HANDLE;
    }

    /// A block has no more threads than the device takes in one.
    #[rule("threads-fit-device", documented)]
    if x * y * z > device.max_threads_per_block() {
        return INVALID_VALUE;
    }

    /// A block has no more threads than the kernel was compiled for.
    #[rule("threads-fit-kernel", documented, on("580.159.04"))]
    if hfunc.is_bounded() && x * y * z > hfunc.max_threads() {
        return INVALID_VALUE;
    }

    /// A kernel that was compiled for one shape of block takes no other.
    #[rule("shape-fits-kernel", documented, on("580.159.04"))]
    if hfunc.is_exact()
        && (x != hfunc.required_x() || y != hfunc.required_y() || z != hfunc.required_z())
    {
        return INVALID_VALUE;
    }
}

/// Sets how wide a kernel's banks of shared memory are, which no recent device lets one choose.
#[needs(initialized)]
#[class(device_state)]
#[unreachable(INVALID_CONTEXT, "a kernel has a context, whichever is current")]
#[order(observed)]
#[no_visible_effect("it is a hint, and nobody can ask for it")]
fn cuFuncSetSharedMemConfig(
    /// The kernel.
    #[alters]
    hfunc: Function,
    /// How wide; the default is that of the context.
    config: OneOf<CUsharedconfig>,
) {
}

/// Sets how many bytes of dynamic shared memory a block gets in later `cuLaunch` and `cuLaunchGrid`
/// calls.
#[class(context_state)]
#[order(observed)]
fn cuFuncSetSharedSize(
    /// The kernel.
    #[alters]
    #[without(Varied, Shaped, Hungry)]
    hfunc: Function,
    /// How many bytes.
    bytes: SharedBytes,
) {
    /// The older functions know the kernels of the current context alone.
    #[rule("of-the-current-context", observed, on("580.159.04"))]
    if hfunc.is_other_context() {
        return INVALID_HANDLE;
    }

    /// Dynamic shared memory comes on top of what the kernel has anyway.
    #[rule("shared-fits", documented, on("580.159.04"))]
    if bytes > hfunc.most_dynamic_shared() {
        return INVALID_VALUE;
    }
}

/// Sets how many bytes of arguments later `cuLaunch` and `cuLaunchGrid` calls hand to a kernel.
#[class(context_state)]
#[order(observed)]
fn cuParamSetSize(
    /// The kernel.
    #[alters]
    #[without(Bounded, Exact, Sharing, Hungry, Clustered, Shaped)]
    hfunc: Function,
    /// How many bytes.
    numbytes: ParameterBytes,
) {
    check!(initialized, context, outside_callback, hfunc);

    /// The older functions know the kernels of the current context alone.
    #[rule("of-the-current-context", observed, on("580.159.04"))]
    if hfunc.is_other_context() {
        return INVALID_HANDLE;
    }
}

/// Makes a texture reference available to a kernel that is launched by `cuLaunch` or
/// `cuLaunchGrid`.
#[class(context_state)]
#[order(observed)]
#[no_visible_effect("a kernel reads the references of its module without being told")]
fn cuParamSetTexRef(
    /// The kernel.
    #[alters]
    #[without(Storing, Varied, Bounded, Exact, Sharing, Hungry, Clustered, Shaped)]
    hfunc: Function,
    /// Which unit, of which there is one.
    texunit: TextureUnit,
    /// The reference.
    hTexRef: TexRef,
) {
    check!(initialized, context, outside_callback, hfunc);

    /// The older functions know the kernels of the current context alone.
    #[rule("of-the-current-context", observed, on("580.159.04"))]
    if hfunc.is_other_context() {
        return INVALID_HANDLE;
    }
}

/// The unit that a texture reference is for: there is one word for it.
#[domain]
enum TextureUnit {
    /// Whichever the compiler has chosen.
    #[accepted]
    Default = -1,
    /// A unit by its number.
    #[accepted]
    First = 0,
}

/// A number with a fraction, by its bits.
#[domain]
enum FractionBits {
    /// Zero.
    #[accepted]
    Zero = 0,
    /// One and a half.
    #[accepted]
    OneAndHalf = 0x3fc0_0000,
}

/// Writes a float into a kernel's block of arguments for later `cuLaunch` and `cuLaunchGrid` calls.
#[class(context_state)]
#[order(observed)]
fn cuParamSetf(
    /// The kernel.
    #[alters]
    #[without(Bounded, Exact, Sharing, Hungry, Clustered, Shaped)]
    hfunc: Function,
    /// Where it begins, in bytes.
    #[undefined(Negative)]
    offset: ParameterOffset,
    /// The value.
    value: FractionBits,
) {
    check!(initialized, context, outside_callback, hfunc);

    /// The older functions know the kernels of the current context alone.
    #[rule("of-the-current-context", observed, on("580.159.04"))]
    if hfunc.is_other_context() {
        return INVALID_HANDLE;
    }
}

/// Writes an unsigned integer into a kernel's block of arguments for later `cuLaunch` and
/// `cuLaunchGrid` calls.
#[class(context_state)]
#[order(observed)]
fn cuParamSeti(
    /// The kernel.
    #[alters]
    #[without(Bounded, Exact, Sharing, Hungry, Clustered, Shaped)]
    hfunc: Function,
    /// Where it begins, in bytes.
    #[undefined(Negative)]
    offset: ParameterOffset,
    /// The value.
    value: Any,
) {
    check!(initialized, context, outside_callback, hfunc);

    /// The older functions know the kernels of the current context alone.
    #[rule("of-the-current-context", observed, on("580.159.04"))]
    if hfunc.is_other_context() {
        return INVALID_HANDLE;
    }
}

/// Copies any number of bytes into a kernel's block of arguments for later `cuLaunch` and
/// `cuLaunchGrid` calls.
#[class(context_state)]
#[order(observed)]
fn cuParamSetv(
    /// The kernel.
    #[alters]
    #[without(Bounded, Exact, Sharing, Hungry, Clustered, Shaped)]
    hfunc: Function,
    /// Where they begin.
    #[undefined(Negative)]
    offset: ParameterOffset,
    /// The bytes.
    #[without(Managed)]
    ptr: Host,
    /// How many.
    numbytes: ParameterBytes,
) {
    check!(initialized, context, outside_callback, hfunc);

    /// The older functions know the kernels of the current context alone.
    #[rule("of-the-current-context", observed, on("580.159.04"))]
    if hfunc.is_other_context() {
        return INVALID_HANDLE;
    }
}

/// The shape of a block, the shared memory and the parameters that are set on a kernel are those of its
/// next launch.
#[scenario]
#[needs(context)]
#[shows(cuFuncSetBlockShape, cuParamSetv, cuParamSetSize, cuLaunchGrid)]
fn a_grid_has_what_was_set_before(cuda: &Driver) {
    let (module, identify) = cuda.load(ptx!("identify"), c"identify")?;
    // Nothing is set on the same kernel of another module.
    let (beside, _) = cuda.load(ptx!("identify"), c"identify")?;
    let to = cuda.cuMemAlloc_v2(28)?;
    cuda.write(to, &[0; 28])?;
    cuda.cuFuncSetBlockShape(identify, 8, 4, 2)?;
    let mut address = to;
    cuda.cuParamSetv(identify, 0, (&raw mut address).cast(), 8)?;
    address = 0;
    cuda.cuParamSetSize(identify, 8)?;
    cuda.cuLaunchGrid(identify, 3, 2)?;
    expect!(std::hint::black_box(address) == 0);
    let mut seen = [0_u32; 7];
    cuda.cuMemcpyDtoH_v2(seen.as_mut_ptr().cast(), to, 28)?;
    expect!(seen == [3, 2, 1, 8, 4, 2, 3 * 2 * 8 * 4 * 2]);
    cuda.cuMemFree_v2(to)?;
    cuda.raw().cuModuleUnload(beside)?;
    cuda.raw().cuModuleUnload(module)?;
}

/// A number that is set as a parameter arrives, whole or with a fraction.
#[scenario]
#[needs(context)]
#[shows(cuLaunch, cuParamSeti, cuParamSetf)]
fn numbers_are_set_as_parameters(cuda: &Driver) {
    let (module, store) = cuda.load(ptx!("store"), c"store")?;
    // Nothing is set on the same kernel of another module.
    let (beside, _) = cuda.load(ptx!("store"), c"store")?;
    let to = cuda.cuMemAlloc_v2(4)?;
    let mut address = to;
    cuda.cuFuncSetBlockShape(store, 1, 1, 1)?;
    cuda.cuParamSetv(store, 0, (&raw mut address).cast(), 8)?;
    cuda.cuParamSeti(store, 8, 7)?;
    cuda.cuParamSetSize(store, 12)?;
    cuda.cuLaunch(store)?;
    expect!(cuda.read(to, 4)? == [7, 0, 0, 0]);
    cuda.cuParamSetf(store, 8, 1.5)?;
    cuda.cuLaunch(store)?;
    expect!(cuda.read(to, 4)? == 1.5_f32.to_le_bytes());
    cuda.cuMemFree_v2(to)?;
    cuda.raw().cuModuleUnload(beside)?;
    cuda.raw().cuModuleUnload(module)?;
}

/// The shared memory that is set on a kernel is that of its next launch, which waits its turn.
#[scenario]
#[needs(context)]
#[shows(cuFuncSetSharedSize, cuLaunchGridAsync)]
fn shared_memory_is_set_before(cuda: &Driver) {
    let (module, kernel) = cuda.load(ptx!("shared"), c"dynamic_size")?;
    // Nothing is set on the same kernel of another module.
    let (beside, _) = cuda.load(ptx!("shared"), c"dynamic_size")?;
    let stream = cuda.cuStreamCreate(CU_STREAM_NON_BLOCKING)?;
    let to = cuda.cuMemAlloc_v2(8)?;
    cuda.write(to, &[0; 8])?;
    let mut address = to;
    cuda.cuFuncSetBlockShape(kernel, 1, 1, 1)?;
    cuda.cuFuncSetSharedSize(kernel, 2048)?;
    cuda.cuParamSetv(kernel, 0, (&raw mut address).cast(), 8)?;
    cuda.cuParamSetSize(kernel, 8)?;
    let gate = cuda.hold(stream)?;
    cuda.cuLaunchGridAsync(kernel, 1, 1, stream)?;
    expect!(cuda.cuStreamQuery(stream) == Err(NOT_READY));
    expect!(cuda.read(to, 8)? == [0; 8]);
    gate.open();
    cuda.cuStreamSynchronize(stream)?;
    expect!(cuda.read(to, 8)? == [0, 8, 0, 0, 0, 8, 0, 0]);
    cuda.cuMemFree_v2(to)?;
    cuda.cuStreamDestroy_v2(stream)?;
    cuda.raw().cuModuleUnload(beside)?;
    cuda.raw().cuModuleUnload(module)?;
}
