//! A field of an arm that no value of the tag stands for.

/// What an extent is.
#[fields]
struct CUDA_ARRAY_DESCRIPTOR {
    /// How wide.
    Width: Any,
    /// How high, where it is wider than anything.
    #[when(Width == 9)]
    Height: Any,
}

/// Makes an array.
#[needs(context)]
#[order(unknown)]
fn cuArrayCreate_v2(
    /// Room for the array.
    #[lends(Array)]
    pHandle: Out<CUarray>,
    /// What it is like.
    pAllocateArray: In<CUDA_ARRAY_DESCRIPTOR>,
) {
}
