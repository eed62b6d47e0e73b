//! A field of a union arm that no value of the tag selects.

/// An extent.
#[fields]
struct CUDA_ARRAY_DESCRIPTOR {
    /// The width.
    Width: Any,
    /// The height, if the width exceeds its maximum.
    #[when(Width == 9)]
    Height: Any,
}

/// Creates an array.
#[needs(context)]
#[order(unknown)]
fn cuArrayCreate_v2(
    /// Room for the array.
    #[lends(Array)]
    pHandle: Out<CUarray>,
    /// The description.
    pAllocateArray: In<CUDA_ARRAY_DESCRIPTOR>,
) {
}
