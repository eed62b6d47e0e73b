//! Malformed tables.

/// A table without its attribute.
enum Colours {
    Red,
}

/// The value of a pointer attribute.
#[tagged(CUpointer_attribute)]
enum PointerValue {
    /// An unknown enumerator.
    #[tag(CU_POINTER_ATTRIBUTE_COLOUR)]
    Colour(CUcontext),
    /// A row without a tag.
    Context(CUcontext),
}
