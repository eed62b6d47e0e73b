//! Arrays: memory laid out for textures, with and without mipmap levels.
//!
//! How domains are written: docs/contracts.md, "Writing a domain".

/// An array. Its numbers are the bytes of an element, the bytes of a row, the rows of a slice, and the slices.
#[domain(CUarray, live)]
#[resource(ended_by = cuArrayDestroy)]
#[any_thread]
enum Array {
    /// Four slices of 32 rows of 256 bytes.
    #[accepted]
    #[has(element = 1, remaining = 256, row = 256, rows = 32, slices = 4)]
    Slices,
    /// 32 rows of 256 bytes.
    #[accepted]
    #[has(element = 1, remaining = 256, row = 256, rows = 32, slices = 1)]
    Table,
    /// One row of 256 bytes.
    #[accepted]
    #[has(element = 1, remaining = 256, row = 256, rows = 1, slices = 1)]
    Line,
    /// 32 rows of 64 bytes.
    #[accepted]
    #[has(element = 1, remaining = 64, row = 64, rows = 32, slices = 1)]
    Narrow,
    /// 32 rows of 64 elements of four bytes.
    #[accepted]
    #[has(element = 4, remaining = 256, row = 256, rows = 32, slices = 1)]
    Words,
    /// Four layers of 32 rows of 256 bytes.
    #[accepted]
    #[has(element = 1, remaining = 256, row = 256, rows = 32, slices = 4)]
    Layers,
    /// The first level of an array with levels, which has 32 rows of 256 bytes.
    #[accepted]
    #[has(element = 1, remaining = 256, row = 256, rows = 32, slices = 1)]
    Level,
    /// Null.
    #[refused(INVALID_HANDLE)]
    #[has(element = 1, remaining = 256)]
    Null = 0,
    /// An array that was destroyed.
    #[undefined]
    #[has(element = 1, remaining = 256)]
    Destroyed,
    /// A number that never was a handle.
    #[undefined]
    #[has(element = 1, remaining = 256)]
    Garbage = 0xdead_0000_beef,
}

/// An array with levels. Its numbers are the bytes of an element, the levels, and the bytes of a row and the rows of
/// the first level.
#[domain(CUmipmappedArray, live)]
#[resource(ended_by = cuMipmappedArrayDestroy)]
#[any_thread]
enum MipmappedArray {
    /// Three levels, the first of which has 32 rows of 256 bytes.
    #[accepted]
    #[has(element = 1, levels = 3, row = 256, rows = 32)]
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

/// An array, by what it is made of. Nothing is accepted unless the parameter lists it.
#[domain(CUarray, live)]
#[any_thread]
enum ArrayKind {
    /// One that has its memory.
    #[refused(INVALID_VALUE)]
    Plain,
    /// One for which somebody else is to map memory.
    #[refused(INVALID_VALUE)]
    Deferred,
    /// One for which somebody else is to map memory tile by tile.
    #[refused(INVALID_VALUE)]
    Sparse,
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

/// An array with levels, by what it is made of. Nothing is accepted unless the parameter lists it.
#[domain(CUmipmappedArray, live)]
#[any_thread]
enum MipmapKind {
    /// One that has its memory.
    #[refused(INVALID_VALUE)]
    Plain,
    /// One for which somebody else is to map memory.
    #[refused(INVALID_VALUE)]
    Deferred,
    /// One for which somebody else is to map memory tile by tile.
    #[refused(INVALID_VALUE)]
    Sparse,
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
