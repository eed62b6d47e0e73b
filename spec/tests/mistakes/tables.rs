//! Tables that are not written as such.

/// Not marked.
enum Colours {
    Red,
}

/// What a pointer attribute is.
#[tagged(CUpointer_attribute)]
enum PointerValue {
    /// No such attribute.
    #[tag(CU_POINTER_ATTRIBUTE_COLOUR)]
    Colour(CUcontext),
    /// No tag.
    Context(CUcontext),
}
