//! Texture references of programs, which CUDA 12 removed.

/// A texture reference of the program, which a compiler registers.
#[domain]
#[any_thread]
enum ProgramTexture {
    /// A reference of the program.
    #[accepted]
    Registered,
    /// A record that is not registered.
    #[refused(InvalidTexture)]
    Unregistered,
    /// Null.
    #[refused(InvalidTexture)]
    Null = 0,
}

/// A texture reference of the program, by whether memory is bound to it. Its number is the distance of the memory from
/// an aligned address.
#[domain(live)]
#[any_thread]
enum BoundTexture {
    /// A reference that is bound to memory which is not aligned.
    #[accepted]
    #[has(shift = 100)]
    Bound,
    /// A reference that is bound to nothing.
    #[refused(InvalidTextureBinding)]
    Unbound,
    /// A record that is not registered.
    #[refused(InvalidTexture)]
    Unregistered,
    /// Null.
    #[refused(InvalidTexture)]
    Null = 0,
}

/// An element of one byte.
#[fields(cudaChannelFormatDesc)]
struct ByteElement {
    /// Bits of the component.
    x: ByteBits,
    /// The type of the component.
    f: ByteKind,
}

/// Bits of the only component of an element.
#[domain]
enum ByteBits {
    /// A byte.
    #[accepted]
    Byte = 8,
}

/// The type of the only component of an element.
#[domain]
enum ByteKind {
    /// An integer without a sign.
    #[accepted]
    Unsigned = cudaChannelFormatKindUnsigned,
}

/// Bytes of memory that a texture reference of a program reads.
#[domain]
enum BoundSize {
    /// Some elements.
    #[accepted]
    Some = 4096,
    /// One element.
    #[accepted]
    One = 1,
}

/// Elements of a row, or rows, of a texture reference of a program.
#[domain]
enum BoundExtent {
    /// Some.
    #[accepted]
    Some = 32,
    /// One.
    #[accepted]
    One = 1,
}

/// Bytes from one row of a texture reference of a program to the next.
#[domain]
enum BoundPitch {
    /// More than a row has.
    #[accepted]
    Wide = 512,
    /// As many as a row has.
    #[accepted]
    Narrow = device.texture_pitch_alignment(),
}

/// Binds memory to a texture reference, in place of its former memory.
#[needs(runtime)]
#[class(context_state)]
#[order(unknown)]
fn cudaBindTexture(
    /// Room for the distance of the address from the aligned address before it, in bytes. Null if the address is
    /// aligned.
    #[on_failure(written)]
    offset: Out<usize, Null>,
    /// The reference.
    #[alters]
    texref: ProgramTexture,
    /// The first byte of the memory.
    #[undefined(Mapped, Null, Garbage)]
    devPtr: LinearStart,
    /// The elements.
    #[undefined(Null)]
    desc: In<ByteElement>,
    /// Bytes that may be read.
    size: BoundSize,
) {
    /// If the address is not aligned for textures, there must be room for the offset.
    #[rule("offset-of-unaligned", documented)]
    if offset.is_null() && devPtr.offset() % device.texture_alignment() != 0 {
        return InvalidValue;
    }

    /// The offset is the distance from the aligned address before.
    #[ensure("offset", documented)]
    if !offset.is_null() {
        assert!(offset.value() == devPtr.offset() % device.texture_alignment());
    }
}

/// Binds rows of memory to a texture reference as a texture of two dimensions, in place of its former memory.
#[needs(runtime)]
#[class(context_state)]
#[order(unknown)]
fn cudaBindTexture2D(
    /// Room for the distance of the address from the aligned address before it, in bytes. Null if the address is
    /// aligned.
    #[on_failure(written)]
    offset: Out<usize, Null>,
    /// The reference.
    #[alters]
    texref: ProgramTexture,
    /// The first byte of the first row.
    #[undefined(Mapped, Null, Garbage)]
    devPtr: LinearStart,
    /// The elements.
    #[undefined(Null)]
    desc: In<ByteElement>,
    /// Elements of a row.
    width: BoundExtent,
    /// Rows.
    height: BoundExtent,
    /// Bytes from one row to the next.
    pitch: BoundPitch,
) {
    /// If the address is not aligned for textures, there must be room for the offset.
    #[rule("offset-of-unaligned", documented)]
    if offset.is_null() && devPtr.offset() % device.texture_alignment() != 0 {
        return InvalidValue;
    }

    /// An offset that is no multiple of an element, or that makes a row longer than the pitch, is not specified.
    #[rule("offset-in-row", assumed)]
    if devPtr.offset() % device.texture_alignment() != 0 {
        return UNDEFINED;
    }

    /// The offset is the distance from the aligned address before.
    #[ensure("offset", documented)]
    if !offset.is_null() {
        assert!(offset.value() == devPtr.offset() % device.texture_alignment());
    }
}

/// Binds an array to a texture reference, in place of its former memory.
#[needs(runtime)]
#[class(context_state)]
#[order(unknown)]
#[no_visible_effect("only kernels of the program read through the reference")]
#[unreachable(InvalidValue, "the documents name no cause")]
fn cudaBindTextureToArray(
    /// The reference.
    #[alters]
    texref: ProgramTexture,
    /// The array.
    #[without(Words)]
    #[undefined(Null)]
    array: Array,
    /// The elements of the array.
    #[undefined(Null)]
    desc: In<ByteElement>,
) {
}

/// Binds an array with levels to a texture reference, in place of its former memory.
#[needs(runtime)]
#[class(context_state)]
#[order(unknown)]
#[no_visible_effect("only kernels of the program read through the reference")]
#[unreachable(InvalidValue, "the documents name no cause")]
fn cudaBindTextureToMipmappedArray(
    /// The reference.
    #[alters]
    texref: ProgramTexture,
    /// The array.
    #[undefined(Null)]
    mipmappedArray: MipmappedArray,
    /// The elements of the array.
    #[undefined(Null)]
    desc: In<ByteElement>,
) {
}

/// Unbinds the memory of a texture reference. A reference that is bound to nothing stays so.
#[needs(runtime)]
#[class(context_state)]
#[order(unknown)]
#[no_visible_effect("only kernels of the program read through the reference")]
fn cudaUnbindTexture(
    /// The reference.
    #[alters]
    texref: ProgramTexture,
) {
}

/// Returns the distance of the memory of a texture reference from the aligned address before it, in bytes.
#[needs(runtime)]
#[class(context_state)]
#[order(unknown)]
fn cudaGetTextureAlignmentOffset(
    /// Room for the distance.
    #[undefined(Null)]
    offset: Out<usize>,
    /// The reference.
    texref: BoundTexture,
) {
    /// It is the offset of the binding.
    #[ensure("offset", documented)]
    if true {
        assert!(offset.value() == texref.shift());
    }
}

/// Returns the record of a texture reference of the program.
#[needs(runtime)]
#[class(context_state)]
#[order(unknown)]
fn cudaGetTextureReference(
    /// Room for the address of the record.
    #[undefined(Null)]
    texref: Out<VoidPtr>,
    /// The address of the record in the program.
    symbol: ProgramTexture,
) {
    /// It is the record that was registered.
    #[ensure("is-the-record", documented)]
    if true {
        assert!(texref.value() == symbol);
    }
}
