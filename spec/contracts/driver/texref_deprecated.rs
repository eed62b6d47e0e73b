//! Texture references, which texture objects have replaced.

#![on("580.159.04")]

/// A texture reference: memory, and how kernels of a module read it. Its number stands for its context.
#[domain(CUtexref, live)]
#[resource(ended_by = cuTexRefDestroy)]
#[any_thread]
enum TextureReference {
    /// A new reference that belongs to no module and is bound to nothing.
    #[accepted]
    #[is(unbound)]
    #[has(home = 1)]
    Created,
    /// A reference that a module declares and that is bound to nothing.
    #[accepted]
    #[is(unbound)]
    #[has(home = 1)]
    Declared,
    /// A new reference that is bound to memory of the device, the start of an allocation.
    #[accepted]
    #[has(home = 1)]
    Linear,
    /// A new reference that is bound to an array, and has its format.
    #[accepted]
    #[has(home = 1)]
    Array,
    /// A new reference that is bound to an array with levels, and has its format.
    #[accepted]
    #[has(home = 1)]
    Levels,
    /// A new reference of a context that is not current, which is bound to nothing.
    #[accepted]
    #[own_thread]
    #[is(unbound)]
    #[has(home = 2)]
    OtherContext,
    /// Null.
    #[refused(INVALID_HANDLE)]
    Null = 0,
    /// A reference that was destroyed.
    #[undefined]
    Destroyed,
    /// A number that never was a handle.
    #[undefined]
    Garbage = 0xdead_0000_beef,
}

/// An array that a texture reference is bound to. Its number stands for its context.
#[domain(CUarray, live)]
#[any_thread]
enum ReferenceArray {
    /// An array of two dimensions.
    #[accepted]
    #[has(home = 1)]
    Table,
    /// An array of one dimension.
    #[accepted]
    #[has(home = 1)]
    Line,
    /// An array of three dimensions.
    #[accepted]
    #[has(home = 1)]
    Slices,
    /// An array of layers.
    #[accepted]
    #[has(home = 1)]
    Layers,
    /// A level of an array with levels.
    #[accepted]
    #[has(home = 1)]
    Level,
    /// Null.
    #[refused(INVALID_HANDLE)]
    Null = 0,
    /// An array that was destroyed.
    #[undefined]
    Destroyed,
    /// A number that never was a handle.
    #[undefined]
    Garbage = 0xdead_0000_beef,
}

/// An array with levels that a texture reference is bound to. Its number stands for its context.
#[domain(CUmipmappedArray, live)]
#[any_thread]
enum ReferenceLevels {
    /// An array with levels.
    #[accepted]
    #[has(home = 1)]
    Levels,
    /// Null.
    #[refused(INVALID_HANDLE)]
    Null = 0,
    /// An array that was destroyed.
    #[undefined]
    Destroyed,
    /// A number that never was a handle.
    #[undefined]
    Garbage = 0xdead_0000_beef,
}

/// The dimension of a texture.
#[domain]
enum TextureDimension {
    /// The first.
    #[accepted]
    First = 0,
    /// The second.
    #[accepted]
    Second = 1,
    /// The third.
    #[accepted]
    Third = 2,
    /// One more than there are.
    #[refused(INVALID_VALUE)]
    #[when(value > 2)]
    Fourth = 3,
    /// One below the first.
    #[refused(INVALID_VALUE)]
    #[when(value < 0)]
    Negative = -1,
}

/// Components of an element that a texture reference reads.
#[domain]
enum PackedComponents {
    /// One.
    #[accepted]
    One = 1,
    /// Two.
    #[accepted]
    Two = 2,
    /// Four.
    #[accepted]
    Four = 4,
    /// None, which is not checked.
    #[accepted]
    Zero = 0,
    /// A negative number, which is not checked.
    #[accepted]
    Negative = -1,
    /// Three.
    #[refused(INVALID_VALUE)]
    Three = 3,
    /// More than four.
    #[refused(INVALID_VALUE)]
    #[when(value > 4)]
    Five = 5,
}

/// A number of levels or an offset from a level, as the bits of a number of single precision.
#[domain]
enum LevelNumber {
    /// Zero.
    #[accepted]
    Zero = 0,
    /// One and a half.
    #[accepted]
    OneAndHalf = 0x3fc0_0000,
    /// Minus two.
    #[accepted]
    Negative = 0xc000_0000,
    /// More levels than an array can have.
    #[accepted]
    Huge = 0x7149_f2ca,
    /// Infinity.
    #[accepted]
    Infinite = 0x7f80_0000,
    /// No number.
    #[accepted]
    NotANumber = 0x7fc0_0000,
}

/// Four numbers of single precision: the components of a color.
#[domain]
enum ReferenceColor {
    /// A color.
    #[accepted]
    Given,
    /// Null: no color.
    #[refused(INVALID_VALUE)]
    Null = 0,
}

/// Bytes of memory that a texture reference reads.
#[domain]
enum ReferenceSize {
    /// Some elements.
    #[accepted]
    Some = 4096,
    /// No byte.
    #[accepted]
    Zero = 0,
    /// As many bytes as a texture of any format can have.
    #[accepted]
    Most = 0x4000_0000,
    /// More bytes than a texture of any format can have.
    #[refused(INVALID_VALUE)]
    #[when(value >= 0x1_0000_0010 && value < 0xffff_ffff_ffff_0000)]
    Over = 0x1_0000_0010,
    /// So many that the end lies beyond the largest address.
    #[refused(INVALID_VALUE)]
    Wrapping = 0xffff_ffff_ffff_fe00,
}

/// Where the memory of a texture reference begins. The driver does not check whether there is memory.
type ReferenceStart = Address<
    Device,
    Interior,
    Misaligned,
    Managed,
    ManagedInterior,
    Pooled,
    Pinned,
    PinnedInterior,
    Registered,
    Pageable,
    Mapped,
    Freed,
    Null,
    Garbage,
>;

/// Rows of elements that a texture reference reads.
#[fields(CUDA_ARRAY_DESCRIPTOR)]
struct ReferenceRows {
    /// Elements of a row.
    Width: RowExtent<{ device.maximum_texture2d_linear_width() }>,
    /// Rows.
    Height: RowExtent<{ device.maximum_texture2d_linear_height() }>,
    /// The type of a component of an element.
    Format: AnyOf<CUarray_format>,
    /// Components of an element.
    NumChannels: RowComponents,
}

/// Rows, or elements of a row, of which a texture has at most `most`. The driver reads the lower half of the number.
#[domain]
enum RowExtent<most> {
    /// Some.
    #[accepted]
    Some = 32,
    /// One.
    #[accepted]
    One = 1,
    /// None.
    #[accepted]
    Zero = 0,
    /// The greatest number.
    #[accepted]
    Most = most,
    /// One more than the greatest number.
    #[refused(INVALID_VALUE)]
    #[when(value & 0xffff_ffff > most)]
    Over = most + 1,
}

/// Components of an element of a row.
#[domain]
enum RowComponents {
    /// One.
    #[accepted]
    One = 1,
    /// Two.
    #[accepted]
    Two = 2,
    /// Four.
    #[accepted]
    Four = 4,
    /// None, which is not checked.
    #[accepted]
    Zero = 0,
    /// Three, which is not checked.
    #[accepted]
    Three = 3,
    /// Five, which is not checked.
    #[accepted]
    Five = 5,
}

/// Bytes from one row of a texture reference to the next.
#[domain]
enum ReferencePitch {
    /// More than a row has.
    #[accepted]
    Wide = 4096,
    /// The greatest pitch.
    #[accepted]
    Most = device.maximum_texture2d_linear_pitch(),
    /// A pitch that is not aligned for the device.
    #[accepted]
    Odd = 4097,
    /// More than the greatest pitch.
    #[refused(INVALID_VALUE)]
    #[when(value > device.maximum_texture2d_linear_pitch())]
    Over = device.maximum_texture2d_linear_pitch() + device.texture_pitch_alignment(),
    /// No byte.
    #[accepted]
    Zero = 0,
}

/// Functions from before CUDA 3.2 take references of contexts from before CUDA 3.2.
#[rules]
fn context_is_from_before_3020() {
    /// The reference belongs to a context from CUDA 3.2 or later, which every context of a later driver is.
    #[rule("context-from-before-3020", observed, on("580.159.04"))]
    if driver.version() >= 3020 {
        return INVALID_CONTEXT;
    }
}

/// Rows do not overlap. A number of components that no element has counts as one.
#[rules]
fn rows_fit_their_pitch(desc: In<ReferenceRows>, pitch: usize) {
    /// A row must not have more bytes than the pitch.
    #[rule("row-fits-pitch", observed, on("580.159.04"))]
    if desc.Width & 0xffff_ffff > pitch
        || matches!(
            desc.Format,
            CU_AD_FORMAT_UNSIGNED_INT16 | CU_AD_FORMAT_SIGNED_INT16 | CU_AD_FORMAT_HALF
        ) && ((desc.Width & 0xffff_ffff) * 2 > pitch
            || desc.NumChannels < 5 && (desc.Width & 0xffff_ffff) * desc.NumChannels * 2 > pitch)
        || matches!(
            desc.Format,
            CU_AD_FORMAT_UNSIGNED_INT32 | CU_AD_FORMAT_SIGNED_INT32 | CU_AD_FORMAT_FLOAT
        ) && ((desc.Width & 0xffff_ffff) * 4 > pitch
            || desc.NumChannels < 5 && (desc.Width & 0xffff_ffff) * desc.NumChannels * 4 > pitch)
        || matches!(
            desc.Format,
            CU_AD_FORMAT_UNSIGNED_INT8 | CU_AD_FORMAT_SIGNED_INT8
        ) && desc.NumChannels < 5
            && (desc.Width & 0xffff_ffff) * desc.NumChannels > pitch
    {
        return INVALID_VALUE;
    }
}

/// Creates a texture reference that belongs to no module. No kernel reads through it.
#[class(context_state)]
#[order(observed)]
#[waits(never)]
fn cuTexRefCreate(
    /// Room for the reference.
    #[creates(TextureReference)]
    pTexRef: Out<CUtexref>,
) {
}

/// Destroys a texture reference that `cuTexRefCreate` created.
#[needs(initialized)]
#[class(device_state)]
#[order(observed)]
#[contradicted(INVALID_CONTEXT, "a reference is destroyed without a current context as well")]
#[contradicted(INVALID_VALUE, "null is an invalid handle")]
#[no_visible_effect("a destroyed reference must not be passed to any function")]
#[waits(never)]
fn cuTexRefDestroy(
    /// The reference.
    #[ends(TextureReference)]
    #[undefined(Declared)]
    hTexRef: TextureReference,
) {
    check!(initialized, own_process, outside_callback, hTexRef, sound_context);
}

/// Binds memory to a texture reference in place of its former memory, and returns the number of bytes that fetches
/// have to add if the address is not aligned. The format of the reference applies.
#[needs(initialized)]
#[class(device_state)]
#[order(observed)]
#[contradicted(INVALID_CONTEXT, "a reference is bound without a current context as well")]
#[waits(never)]
fn cuTexRefSetAddress_v2(
    /// Room for the distance of the address from the aligned address before it, in bytes. Null if the address is
    /// aligned.
    #[on_failure(written)]
    ByteOffset: Out<usize, Null>,
    /// The reference.
    #[alters]
    hTexRef: TextureReference,
    /// The first byte of the memory. Null binds an address without memory.
    #[without(Garbage)]
    dptr: ReferenceStart,
    /// Bytes that may be read.
    bytes: ReferenceSize,
) {
    check!(initialized, own_process, outside_callback, hTexRef, sound_context);

    /// If the address is not aligned for textures, there must be room for the offset.
    #[rule("offset-of-unaligned", documented, on("580.159.04"))]
    if ByteOffset.is_null()
        && (dptr.offset() % device.texture_alignment() != 0
        || dptr.is_garbage() && dptr % device.texture_alignment() != 0)
    {
        return INVALID_VALUE;
    }

    check!(bytes);

    /// The offset is the distance from the aligned address before.
    #[ensure("offset", documented, on("580.159.04"))]
    if !ByteOffset.is_null() {
        assert!(ByteOffset.value() == dptr.offset() % device.texture_alignment());
    }
}

/// Binds memory to a texture reference in place of its former memory, in the form for addresses of 32 bits.
#[needs(initialized)]
#[class(process_state)]
#[order(observed)]
#[no_visible_effect("contexts from before CUDA 3.2 no longer exist, so the call always fails")]
#[waits(never)]
#[unreachable(SUCCESS, "takes a context of the first form")]
#[unreachable(INVALID_VALUE, "takes a context of the first form")]
fn cuTexRefSetAddress(
    /// Room for the offset.
    #[on_failure(written)]
    ByteOffset: Out<c_uint, Null>,
    /// The reference.
    #[alters]
    hTexRef: TextureReference,
    /// The address.
    dptr: Any,
    /// Bytes that may be read.
    bytes: Any,
) {
    check!(initialized, own_process, outside_callback, hTexRef);
    context_is_from_before_3020();
}

/// Binds rows of memory to a texture reference as a texture of two dimensions, in place of its former memory. The
/// reference takes the format of the rows.
#[needs(initialized)]
#[class(device_state)]
#[order(observed)]
#[contradicted(INVALID_CONTEXT, "a reference is bound without a current context as well")]
#[waits(never)]
fn cuTexRefSetAddress2D_v3(
    /// The reference.
    #[alters]
    hTexRef: TextureReference,
    /// The elements of a row, the rows, and the format.
    desc: In<ReferenceRows>,
    /// The first byte of the first row.
    #[without(Garbage)]
    dptr: ReferenceStart,
    /// Bytes from one row to the next.
    Pitch: ReferencePitch,
) {
    check!(initialized, own_process, outside_callback, hTexRef, sound_context, desc);

    /// The first row must be aligned for textures.
    #[rule("aligned", documented, on("580.159.04"))]
    if dptr.offset() % device.texture_alignment() != 0
        || dptr.is_garbage() && dptr % device.texture_alignment() != 0 {
        return INVALID_VALUE;
    }

    check!(Pitch);

    /// The pitch of several rows must be aligned for the device.
    #[rule("pitch-aligned", documented, on("580.159.04"))]
    if Pitch % device.texture_pitch_alignment() != 0 && desc.Height & 0xffff_ffff > 1 {
        return INVALID_VALUE;
    }

    rows_fit_their_pitch(desc, Pitch);
}

/// Binds rows of memory to a texture reference, in the form that accepts a pitch that is not aligned for the device.
#[needs(initialized)]
#[class(device_state)]
#[order(observed)]
#[waits(never)]
#[contradicted(INVALID_CONTEXT, "no context is needed")]
fn cuTexRefSetAddress2D_v2(
    /// The reference.
    #[alters]
    hTexRef: TextureReference,
    /// The elements of a row, the rows, and the format.
    #[accepts(Width.Over, Height.Over)]
    desc: In<ReferenceRows>,
    /// The first byte of the first row.
    #[without(Garbage)]
    dptr: ReferenceStart,
    /// Bytes from one row to the next.
    #[accepts(Over)]
    Pitch: ReferencePitch,
) {
    check!(initialized, own_process, outside_callback, hTexRef, sound_context, desc);

    /// The first row must be aligned for textures.
    #[rule("aligned", observed, on("580.159.04"))]
    if dptr.offset() % device.texture_alignment() != 0
        || dptr.is_garbage() && dptr % device.texture_alignment() != 0 {
        return INVALID_VALUE;
    }

    rows_fit_their_pitch(desc, Pitch);
}

/// Binds rows of memory to a texture reference, in the form for addresses of 32 bits.
#[needs(initialized)]
#[class(process_state)]
#[order(observed)]
#[no_visible_effect("contexts from before CUDA 3.2 no longer exist, so the call always fails")]
#[waits(never)]
#[unreachable(SUCCESS, "takes a context of the first form")]
#[unreachable(INVALID_VALUE, "takes a context of the first form")]
fn cuTexRefSetAddress2D(
    /// The reference.
    #[alters]
    hTexRef: TextureReference,
    /// The elements of a row, the rows, and the format.
    desc: In<CUDA_ARRAY_DESCRIPTOR_v1, Null>,
    /// The address.
    dptr: Any,
    /// Bytes from one row to the next.
    Pitch: Any,
) {
    check!(initialized, own_process, outside_callback, hTexRef);
    context_is_from_before_3020();
}

/// Binds an array to a texture reference, in place of its former memory.
#[needs(initialized)]
#[class(device_state)]
#[order(observed)]
#[contradicted(INVALID_CONTEXT, "a reference is bound without a current context as well")]
#[waits(never)]
fn cuTexRefSetArray(
    /// The reference.
    #[alters]
    hTexRef: TextureReference,
    /// The array.
    hArray: ReferenceArray,
    /// `CU_TRSA_OVERRIDE_FORMAT` gives the reference the format of the array; without it the format stays.
    Flags: Flags<1>,
) {
    check!(initialized, own_process, outside_callback, hTexRef, sound_context, hArray, Flags);

    /// The reference must belong to the context of the array.
    #[rule("same-context", observed, on("580.159.04"), undocumented)]
    if hTexRef.home() != hArray.home() {
        return PEER_ACCESS_NOT_ENABLED;
    }
}

/// Binds an array with levels to a texture reference, in place of its former memory.
#[needs(initialized)]
#[class(device_state)]
#[order(observed)]
#[contradicted(INVALID_CONTEXT, "a reference is bound without a current context as well")]
#[waits(never)]
fn cuTexRefSetMipmappedArray(
    /// The reference.
    #[alters]
    hTexRef: TextureReference,
    /// The array.
    hMipmappedArray: ReferenceLevels,
    /// `CU_TRSA_OVERRIDE_FORMAT` gives the reference the format of the array; without it the format stays.
    Flags: Flags<1>,
) {
    check!(initialized, own_process, outside_callback, hTexRef, sound_context, hMipmappedArray);
    check!(Flags);

    /// The reference must belong to the context of the array.
    #[rule("same-context", observed, on("580.159.04"), undocumented)]
    if hTexRef.home() != hMipmappedArray.home() {
        return PEER_ACCESS_NOT_ENABLED;
    }
}

/// Returns the address of the memory that is bound to a texture reference.
#[needs(initialized)]
#[class(device_state)]
#[order(observed)]
#[contradicted(INVALID_CONTEXT, "a reference tells its memory without a current context as well")]
fn cuTexRefGetAddress_v2(
    /// Room for the address.
    #[lends(DeviceMemory)]
    #[on_failure(zeroed)]
    pdptr: Out<CUdeviceptr, Null>,
    /// The reference.
    #[refuses(
        Created = INVALID_VALUE,
        Declared = INVALID_VALUE,
        Array = INVALID_VALUE,
        Levels = INVALID_VALUE,
        OtherContext = INVALID_VALUE
    )]
    hTexRef: TextureReference,
) {
    check!(initialized, own_process, outside_callback);
    if hTexRef.is_null() {
        check!(hTexRef);
    }
    check!(sound_context, hTexRef, pdptr);
}

/// Returns the address of the memory that is bound to a texture reference, in the form for addresses of 32 bits.
#[needs(initialized)]
#[class(process_state)]
#[order(observed)]
#[no_visible_effect("contexts from before CUDA 3.2 no longer exist, so the call always fails")]
#[unreachable(SUCCESS, "takes a context of the first form")]
#[unreachable(INVALID_VALUE, "takes a context of the first form")]
fn cuTexRefGetAddress(
    /// Room for the address.
    #[on_failure(written)]
    pdptr: Out<CUdeviceptr_v1, Null>,
    /// The reference.
    hTexRef: TextureReference,
) {
    check!(initialized, own_process, outside_callback, hTexRef);
    context_is_from_before_3020();
}

/// Returns the array that is bound to a texture reference.
#[needs(initialized)]
#[class(device_state)]
#[order(observed)]
#[contradicted(INVALID_CONTEXT, "a reference tells its array without a current context as well")]
fn cuTexRefGetArray(
    /// Room for the array.
    #[lends(Array)]
    // The driver crashes if something is bound.
    #[undefined(Null)]
    phArray: Out<CUarray>,
    /// The reference.
    #[refuses(
        Created = INVALID_VALUE,
        Declared = INVALID_VALUE,
        Linear = INVALID_VALUE,
        Levels = INVALID_VALUE,
        OtherContext = INVALID_VALUE
    )]
    hTexRef: TextureReference,
) {
    check!(initialized, own_process, outside_callback);
    if hTexRef.is_null() {
        check!(hTexRef);
    }
    check!(sound_context, hTexRef, phArray);
}

/// Returns the array with levels that is bound to a texture reference.
#[needs(initialized)]
#[class(device_state)]
#[order(observed)]
#[contradicted(INVALID_CONTEXT, "a reference tells its array without a current context as well")]
fn cuTexRefGetMipmappedArray(
    /// Room for the array.
    #[lends(MipmappedArray)]
    // The driver crashes if something is bound.
    #[undefined(Null)]
    phMipmappedArray: Out<CUmipmappedArray>,
    /// The reference.
    #[refuses(
        Created = INVALID_VALUE,
        Declared = INVALID_VALUE,
        Linear = INVALID_VALUE,
        Array = INVALID_VALUE,
        OtherContext = INVALID_VALUE
    )]
    hTexRef: TextureReference,
) {
    check!(initialized, own_process, outside_callback);
    if hTexRef.is_null() {
        check!(hTexRef);
    }
    check!(sound_context, hTexRef, phMipmappedArray);
}

/// A texture reference is bound to memory, to rows, to an array, or to an array with levels: the last of them. The
/// offset of memory is rounded down. An array that is destroyed is no longer bound.
#[scenario]
#[needs(context)]
#[shows(
    cuTexRefSetAddress_v2,
    cuTexRefGetAddress_v2,
    cuTexRefSetAddress2D_v2,
    cuTexRefSetAddress2D_v3,
    cuTexRefSetArray,
    cuTexRefGetArray,
    cuTexRefSetMipmappedArray,
    cuTexRefGetMipmappedArray
)]
fn references_are_bound_to_one_memory(cuda: &Driver) {
    let reference = cuda.cuTexRefCreate()?;
    let other = cuda.cuTexRefCreate()?;
    let memory = cuda.cuMemAlloc_v2(16384)?;
    let array = cuda.byte_array(64, 16)?;
    let whole = CUDA_ARRAY3D_DESCRIPTOR {
        Width: 16,
        Height: 4,
        Format: CU_AD_FORMAT_UNSIGNED_INT16,
        NumChannels: 2,
        ..Default::default()
    };
    let levels = cuda.cuMipmappedArrayCreate(&whole, 2)?;
    let rows = CUDA_ARRAY_DESCRIPTOR {
        Width: 32,
        Height: 4,
        Format: CU_AD_FORMAT_FLOAT,
        NumChannels: 1,
    };
    let mut offset = 77;
    cuda.raw().cuTexRefSetAddress_v2(&mut offset, reference, memory + 1100, 4096)?;
    expect!((offset, cuda.cuTexRefGetAddress_v2(reference)?) == (76, memory + 1024));
    expect!(cuda.cuTexRefGetAddress_v2(other) == Err(INVALID_VALUE));
    cuda.cuTexRefSetArray(reference, array, CU_TRSA_OVERRIDE_FORMAT)?;
    expect!(cuda.cuTexRefGetArray(reference)? == array);
    expect!(cuda.cuTexRefGetAddress_v2(reference) == Err(INVALID_VALUE));
    expect!(cuda.cuTexRefGetFormat(reference)? == (CU_AD_FORMAT_UNSIGNED_INT8, 1));
    cuda.cuTexRefSetAddress2D_v3(reference, &rows, memory, 512)?;
    expect!(cuda.cuTexRefGetAddress_v2(reference)? == memory);
    expect!(cuda.cuTexRefGetArray(reference) == Err(INVALID_VALUE));
    expect!(cuda.cuTexRefGetFormat(reference)? == (CU_AD_FORMAT_FLOAT, 1));
    cuda.cuTexRefSetMipmappedArray(reference, levels, CU_TRSA_OVERRIDE_FORMAT)?;
    expect!(cuda.cuTexRefGetMipmappedArray(reference)? == levels);
    expect!(cuda.cuTexRefGetFormat(reference)? == (CU_AD_FORMAT_UNSIGNED_INT16, 2));
    cuda.cuTexRefSetAddress2D_v2(reference, &rows, memory + 512, 513)?;
    expect!(cuda.cuTexRefGetAddress_v2(reference)? == memory + 512);
    expect!(cuda.cuTexRefGetMipmappedArray(reference) == Err(INVALID_VALUE));
    cuda.cuTexRefSetArray(reference, array, 0)?;
    expect!(cuda.cuTexRefGetFormat(reference)? == (CU_AD_FORMAT_FLOAT, 1));
    cuda.cuArrayDestroy(array)?;
    expect!(cuda.cuTexRefGetArray(reference) == Err(INVALID_VALUE));
    cuda.cuMipmappedArrayDestroy(levels)?;
    cuda.cuTexRefDestroy(other)?;
    cuda.cuTexRefDestroy(reference)?;
    cuda.cuMemFree_v2(memory)?;
}

/// A kernel reads the memory that the texture reference of its module was bound to when it was launched.
#[scenario]
#[needs(context)]
#[shows(cuTexRefSetAddress_v2, cuTexRefSetFormat, cuTexRefSetFlags)]
fn kernels_read_through_texture_references(cuda: &Driver) {
    let (module, look) = cuda.load(ptx!("references"), c"look")?;
    let picture = cuda.cuModuleGetTexRef(module, c"picture".as_ptr())?;
    let memory = cuda.cuMemAlloc_v2(2048)?;
    cuda.write(memory, &[3, 4])?;
    cuda.write(memory + 1024, &[5, 6])?;
    let mut to = cuda.cuMemAlloc_v2(4)?;
    let mut values: [*mut c_void; 1] = [(&raw mut to).cast()];
    cuda.cuTexRefSetFlags(picture, CU_TRSF_READ_AS_INTEGER)?;
    for (components, address, expected) in [(1, memory, 3), (1, memory + 1024, 5)] {
        cuda.cuTexRefSetFormat(picture, CU_AD_FORMAT_UNSIGNED_INT8, components)?;
        cuda.cuTexRefSetAddress_v2(picture, address, 2)?;
        let (stream, extra) = (ptr::null_mut(), ptr::null_mut());
        cuda.cuLaunchKernel(look, 1, 1, 1, 1, 1, 1, 0, stream, values.as_mut_ptr(), extra)?;
        cuda.cuCtxSynchronize()?;
        expect!(cuda.read(to, 4)? == [expected, 0, 0, 0]);
    }
    cuda.cuMemFree_v2(to)?;
    cuda.cuMemFree_v2(memory)?;
    cuda.raw().cuModuleUnload(module)?;
}

/// Sets the format and the number of components of the elements that a texture reference reads. Later bindings apply
/// it.
#[needs(initialized)]
#[class(device_state)]
#[order(observed)]
#[contradicted(INVALID_CONTEXT, "a reference is set without a current context as well")]
#[waits(never)]
fn cuTexRefSetFormat(
    /// The reference.
    #[alters]
    hTexRef: TextureReference,
    /// The type of a component, which is not checked.
    fmt: AnyOf<CUarray_format>,
    /// Components of an element.
    NumPackedComponents: PackedComponents,
) {
    check!(initialized, own_process, outside_callback, hTexRef, sound_context);
}

/// Sets how a texture reference reads outside of one dimension. An unknown mode clamps.
#[needs(initialized)]
#[class(device_state)]
#[order(observed)]
#[contradicted(INVALID_CONTEXT, "a reference is set without a current context as well")]
#[waits(never)]
fn cuTexRefSetAddressMode(
    /// The reference.
    #[alters]
    hTexRef: TextureReference,
    /// The dimension.
    dim: TextureDimension,
    /// The mode.
    am: AnyOf<CUaddress_mode>,
) {
    check!(initialized, own_process, outside_callback, hTexRef, sound_context);
}

/// Sets how a texture reference reads between elements.
#[needs(initialized)]
#[class(device_state)]
#[order(observed)]
#[contradicted(INVALID_CONTEXT, "a reference is set without a current context as well")]
#[contradicted(INVALID_VALUE, "every number is accepted, and null is an invalid handle")]
#[waits(never)]
fn cuTexRefSetFilterMode(
    /// The reference.
    #[alters]
    hTexRef: TextureReference,
    /// The filter mode, which is not checked.
    fm: AnyOf<CUfilter_mode>,
) {
    check!(initialized, own_process, outside_callback, hTexRef, sound_context);
}

/// Sets how a texture reference reads between levels.
#[needs(initialized)]
#[class(device_state)]
#[order(observed)]
#[contradicted(INVALID_CONTEXT, "a reference is set without a current context as well")]
#[waits(never)]
fn cuTexRefSetMipmapFilterMode(
    /// The reference.
    #[alters]
    hTexRef: TextureReference,
    /// The filter mode.
    fm: OneOf<CUfilter_mode>,
) {
    check!(initialized, own_process, outside_callback, hTexRef, sound_context);
}

/// Sets the offset that a texture reference adds to the level of its array.
#[needs(initialized)]
#[class(device_state)]
#[order(observed)]
#[contradicted(INVALID_CONTEXT, "a reference is set without a current context as well")]
#[contradicted(INVALID_VALUE, "every number is accepted, and null is an invalid handle")]
#[waits(never)]
fn cuTexRefSetMipmapLevelBias(
    /// The reference.
    #[alters]
    hTexRef: TextureReference,
    /// The offset.
    bias: LevelNumber,
) {
    check!(initialized, own_process, outside_callback, hTexRef, sound_context);
}

/// Sets the lowest and the highest level that a texture reference reads. Memory without levels ignores them.
#[needs(initialized)]
#[class(device_state)]
#[order(observed)]
#[contradicted(INVALID_CONTEXT, "a reference is set without a current context as well")]
#[contradicted(INVALID_VALUE, "every number is accepted, and null is an invalid handle")]
#[waits(never)]
fn cuTexRefSetMipmapLevelClamp(
    /// The reference.
    #[alters]
    hTexRef: TextureReference,
    /// The lowest level.
    minMipmapLevelClamp: LevelNumber,
    /// The highest level, which is not compared with the lowest.
    maxMipmapLevelClamp: LevelNumber,
) {
    check!(initialized, own_process, outside_callback, hTexRef, sound_context);
}

/// Sets the largest anisotropy of a texture reference.
#[needs(initialized)]
#[class(device_state)]
#[order(observed)]
#[contradicted(INVALID_CONTEXT, "a reference is set without a current context as well")]
#[contradicted(INVALID_VALUE, "every number is accepted, and null is an invalid handle")]
#[waits(never)]
fn cuTexRefSetMaxAnisotropy(
    /// The reference.
    #[alters]
    hTexRef: TextureReference,
    /// The anisotropy, which is not checked.
    maxAniso: Any,
) {
    check!(initialized, own_process, outside_callback, hTexRef, sound_context);
}

/// Sets the color that a texture reference reads outside of its memory.
#[needs(initialized)]
#[class(device_state)]
#[order(observed)]
#[contradicted(INVALID_CONTEXT, "a reference is set without a current context as well")]
#[waits(never)]
fn cuTexRefSetBorderColor(
    /// The reference.
    #[alters]
    hTexRef: TextureReference,
    /// The four components of the color.
    pBorderColor: ReferenceColor,
) {
    check!(initialized, own_process, outside_callback, hTexRef, sound_context);
}

/// Sets whether a texture reference reads integers as integers, takes normalized coordinates, and the other flags.
#[needs(initialized)]
#[class(device_state)]
#[order(observed)]
#[contradicted(INVALID_CONTEXT, "a reference is set without a current context as well")]
#[waits(never)]
fn cuTexRefSetFlags(
    /// The reference.
    #[alters]
    hTexRef: TextureReference,
    /// The flags, of which the driver accepts the lowest six bits.
    Flags: Flags<0x3f>,
) {
    check!(initialized, own_process, outside_callback, hTexRef, sound_context);
}

/// Returns the format of the elements that a texture reference reads, and the number of their components.
#[needs(initialized)]
#[class(device_state)]
#[order(observed)]
#[contradicted(INVALID_CONTEXT, "a reference tells its format without a current context as well")]
#[contradicted(INVALID_VALUE, "a null place is accepted")]
fn cuTexRefGetFormat(
    /// Room for the type of a component. Null to leave it out.
    pFormat: Out<CUarray_format, Null>,
    /// Room for the number of components. Null to leave it out.
    pNumChannels: Out<c_int, Null>,
    /// The reference.
    hTexRef: TextureReference,
) {
    check!(initialized, own_process, outside_callback, hTexRef, sound_context);

    /// The elements of a new reference are numbers of single precision.
    #[ensure("new-format", observed, on("580.159.04"))]
    if hTexRef.is_unbound() && !pFormat.is_null() {
        assert!(pFormat.value() == CU_AD_FORMAT_FLOAT);
    }

    /// The elements of a new reference have one component.
    #[ensure("new-components", observed, on("580.159.04"))]
    if hTexRef.is_unbound() && !pNumChannels.is_null() {
        assert!(pNumChannels.value() == 1);
    }
}

/// Returns how a texture reference reads outside of one dimension.
#[needs(initialized)]
#[class(device_state)]
#[order(observed)]
#[contradicted(INVALID_CONTEXT, "a reference tells its modes without a current context as well")]
fn cuTexRefGetAddressMode(
    /// Room for the mode.
    pam: Out<CUaddress_mode>,
    /// The reference.
    hTexRef: TextureReference,
    /// The dimension.
    dim: TextureDimension,
) {
    check!(initialized, own_process, outside_callback, hTexRef, sound_context);

    /// A new reference clamps coordinates.
    #[ensure("new", observed, on("580.159.04"))]
    if hTexRef.is_unbound() {
        assert!(pam.value() == CU_TR_ADDRESS_MODE_CLAMP);
    }
}

/// Returns how a texture reference reads between elements.
#[needs(initialized)]
#[class(device_state)]
#[order(observed)]
#[contradicted(INVALID_CONTEXT, "a reference tells its modes without a current context as well")]
fn cuTexRefGetFilterMode(
    /// Room for the mode.
    pfm: Out<CUfilter_mode>,
    /// The reference.
    hTexRef: TextureReference,
) {
    check!(initialized, own_process, outside_callback, hTexRef, sound_context);

    /// A new reference reads the nearest element.
    #[ensure("new", observed, on("580.159.04"))]
    if hTexRef.is_unbound() {
        assert!(pfm.value() == CU_TR_FILTER_MODE_POINT);
    }
}

/// Returns how a texture reference reads between levels.
#[needs(initialized)]
#[class(device_state)]
#[order(observed)]
#[contradicted(INVALID_CONTEXT, "a reference tells its modes without a current context as well")]
fn cuTexRefGetMipmapFilterMode(
    /// Room for the mode.
    pfm: Out<CUfilter_mode>,
    /// The reference.
    hTexRef: TextureReference,
) {
    check!(initialized, own_process, outside_callback, hTexRef, sound_context);

    /// A new reference reads the nearest level.
    #[ensure("new", observed, on("580.159.04"))]
    if hTexRef.is_unbound() {
        assert!(pfm.value() == CU_TR_FILTER_MODE_POINT);
    }
}

/// Returns the offset that a texture reference adds to the level of its array.
#[needs(initialized)]
#[class(device_state)]
#[order(observed)]
#[contradicted(INVALID_CONTEXT, "a reference tells its levels without a current context as well")]
fn cuTexRefGetMipmapLevelBias(
    /// Room for the offset.
    pbias: Out<f32>,
    /// The reference.
    hTexRef: TextureReference,
) {
    check!(initialized, own_process, outside_callback, hTexRef, sound_context);
}

/// Returns the lowest and the highest level that a texture reference reads.
#[needs(initialized)]
#[class(device_state)]
#[order(observed)]
#[contradicted(INVALID_CONTEXT, "a reference tells its levels without a current context as well")]
fn cuTexRefGetMipmapLevelClamp(
    /// Room for the lowest level.
    pminMipmapLevelClamp: Out<f32>,
    /// Room for the highest level.
    pmaxMipmapLevelClamp: Out<f32>,
    /// The reference.
    hTexRef: TextureReference,
) {
    check!(initialized, own_process, outside_callback, hTexRef, sound_context);
}

/// Returns the largest anisotropy of a texture reference.
#[needs(initialized)]
#[class(device_state)]
#[order(observed)]
#[contradicted(INVALID_CONTEXT, "a reference tells its anisotropy without a current context as well")]
fn cuTexRefGetMaxAnisotropy(
    /// Room for the anisotropy.
    pmaxAniso: Out<c_int>,
    /// The reference.
    hTexRef: TextureReference,
) {
    check!(initialized, own_process, outside_callback, hTexRef, sound_context);

    /// A new reference has no anisotropy.
    #[ensure("new", observed, on("580.159.04"))]
    if hTexRef.is_unbound() {
        assert!(pmaxAniso.value() == 0);
    }
}

/// Returns the color that a texture reference reads outside of its memory.
#[needs(initialized)]
#[class(device_state)]
#[order(observed)]
#[contradicted(INVALID_CONTEXT, "a reference tells its color without a current context as well")]
fn cuTexRefGetBorderColor(
    /// Room for the four components of the color.
    pBorderColor: OutSlice<f32, 4>,
    /// The reference.
    hTexRef: TextureReference,
) {
    check!(initialized, own_process, outside_callback, hTexRef, sound_context);
}

/// Returns the flags of a texture reference.
#[needs(initialized)]
#[class(device_state)]
#[order(observed)]
#[contradicted(INVALID_CONTEXT, "a reference tells its flags without a current context as well")]
fn cuTexRefGetFlags(
    /// Room for the flags.
    pFlags: Out<c_uint>,
    /// The reference.
    hTexRef: TextureReference,
) {
    check!(initialized, own_process, outside_callback, hTexRef, sound_context);

    /// A new reference has no flags.
    #[ensure("new", observed, on("580.159.04"))]
    if hTexRef.is_unbound() {
        assert!(pFlags.value() == 0);
    }
}

/// Each texture reference has its own settings, and the driver returns them unchanged. It stores numbers that are no
/// filter modes, and clamps coordinates for numbers that are no address modes.
#[scenario]
#[needs(context)]
#[shows(
    cuTexRefCreate,
    cuTexRefSetFormat,
    cuTexRefSetAddressMode,
    cuTexRefSetFilterMode,
    cuTexRefSetMipmapFilterMode,
    cuTexRefSetMipmapLevelBias,
    cuTexRefSetMipmapLevelClamp,
    cuTexRefSetMaxAnisotropy,
    cuTexRefSetBorderColor,
    cuTexRefSetFlags,
    cuTexRefGetFormat,
    cuTexRefGetAddressMode,
    cuTexRefGetFilterMode,
    cuTexRefGetMipmapFilterMode,
    cuTexRefGetMipmapLevelBias,
    cuTexRefGetMipmapLevelClamp,
    cuTexRefGetMaxAnisotropy,
    cuTexRefGetBorderColor,
    cuTexRefGetFlags
)]
fn references_have_their_own_settings(cuda: &Driver) {
    let references = [cuda.cuTexRefCreate()?, cuda.cuTexRefCreate()?];
    expect!(references[0] != references[1]);
    let modes = [CU_TR_ADDRESS_MODE_MIRROR, CU_TR_ADDRESS_MODE_BORDER];
    for ((reference, mode), number) in references.into_iter().zip(modes).zip([2_u16, 4]) {
        let share = f32::from(number);
        let mut color = [share, 0.5, -1.0, 1.0];
        cuda.cuTexRefSetFormat(reference, CU_AD_FORMAT_SIGNED_INT16, number.into())?;
        cuda.cuTexRefSetAddressMode(reference, 1, mode)?;
        cuda.cuTexRefSetFilterMode(reference, CUfilter_mode(number.into()))?;
        cuda.cuTexRefSetMipmapFilterMode(reference, CU_TR_FILTER_MODE_LINEAR)?;
        cuda.cuTexRefSetMipmapLevelBias(reference, -share)?;
        cuda.cuTexRefSetMipmapLevelClamp(reference, share + 1.0, share)?;
        cuda.cuTexRefSetMaxAnisotropy(reference, u32::from(number) * 10)?;
        cuda.cuTexRefSetBorderColor(reference, color.as_mut_ptr())?;
        cuda.cuTexRefSetFlags(reference, number.into())?;
    }
    for ((reference, mode), number) in references.into_iter().zip(modes).zip([2_u16, 4]) {
        let share = f32::from(number);
        let mut color = [9.0; 4];
        expect!(cuda.cuTexRefGetFormat(reference)? == (CU_AD_FORMAT_SIGNED_INT16, number.into()));
        expect!(cuda.cuTexRefGetAddressMode(reference, 0)? == CU_TR_ADDRESS_MODE_CLAMP);
        expect!(cuda.cuTexRefGetAddressMode(reference, 1)? == mode);
        expect!(cuda.cuTexRefGetFilterMode(reference)? == CUfilter_mode(number.into()));
        expect!(cuda.cuTexRefGetMipmapFilterMode(reference)? == CU_TR_FILTER_MODE_LINEAR);
        expect!(cuda.cuTexRefGetMipmapLevelBias(reference)? == -share);
        expect!(cuda.cuTexRefGetMipmapLevelClamp(reference)? == (share + 1.0, share));
        expect!(cuda.cuTexRefGetMaxAnisotropy(reference)? == c_int::from(number) * 10);
        cuda.raw().cuTexRefGetBorderColor(color.as_mut_ptr(), reference)?;
        expect!(color == [share, 0.5, -1.0, 1.0]);
        expect!(cuda.cuTexRefGetFlags(reference)? == u32::from(number));
        cuda.cuTexRefSetAddressMode(reference, 1, CUaddress_mode(7))?;
        expect!(cuda.cuTexRefGetAddressMode(reference, 1)? == CU_TR_ADDRESS_MODE_CLAMP);
        cuda.cuTexRefDestroy(reference)?;
    }
}
