//! Surface references of programs, which CUDA 12 removed.

/// A surface reference of the program, which a compiler registers.
#[domain]
#[any_thread]
enum ProgramSurface {
    /// A reference of the program.
    #[accepted]
    Registered,
    /// A record that is not registered.
    #[refused(InvalidSurface)]
    Unregistered,
    /// Null.
    #[refused(InvalidSurface)]
    Null = 0,
}

/// Binds an array to a surface reference, in place of its former array.
#[needs(runtime)]
#[class(context_state)]
#[order(unknown)]
#[no_visible_effect("only kernels of the program write through the reference")]
#[unreachable(InvalidValue, "the documents name no cause")]
fn cudaBindSurfaceToArray(
    /// The reference.
    #[alters]
    surfref: ProgramSurface,
    /// The array, which was created for surfaces.
    #[undefined(Plain, Null)]
    array: SurfaceArray,
    /// The elements of the array.
    #[undefined(Null)]
    desc: In<ByteElement>,
) {
}

/// Returns the record of a surface reference of the program.
#[needs(runtime)]
#[class(context_state)]
#[order(unknown)]
fn cudaGetSurfaceReference(
    /// Room for the address of the record.
    #[undefined(Null)]
    surfref: Out<VoidPtr>,
    /// The address of the record in the program.
    symbol: ProgramSurface,
) {
    /// It is the record that was registered.
    #[ensure("is-the-record", documented)]
    if true {
        assert!(surfref.value() == symbol);
    }
}
