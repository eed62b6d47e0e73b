//! Making arrays, with and without levels.

#![on("13.0.96")]

/// Bits of the first component of an element, as many as the others that are there.
#[domain]
enum ComponentBits {
    /// A byte.
    #[accepted]
    Byte = 8,
    /// Two bytes.
    #[accepted]
    Pair = 16,
    /// Four bytes.
    #[accepted]
    Word = 32,
    /// None.
    #[refused(InvalidChannelDescriptor)]
    Zero = 0,
    /// A byte and a half.
    #[refused(InvalidChannelDescriptor)]
    Twelve = 12,
}

/// Bits of a further component.
#[domain]
enum MoreBits {
    /// None: there is no such component.
    #[accepted]
    None = 0,
    /// A byte.
    #[accepted]
    Byte = 8,
    /// Four bytes.
    #[accepted]
    Word = 32,
}

/// What the components of an element are.
#[domain]
enum ComponentKind {
    /// Numbers without a sign.
    #[accepted]
    Unsigned = cudaChannelFormatKindUnsigned,
    /// Numbers with a sign.
    #[accepted]
    Signed = cudaChannelFormatKindSigned,
    /// Numbers with a point.
    #[accepted]
    Float = cudaChannelFormatKindFloat,
    /// Nothing.
    #[refused(InvalidChannelDescriptor)]
    Nothing = cudaChannelFormatKindNone,
    /// A number past all kinds.
    #[refused(InvalidChannelDescriptor)]
    Unknown = 0xfff,
}

/// What an element of an array is.
#[fields]
struct cudaChannelFormatDesc {
    /// Bits of the first component.
    x: ComponentBits,
    /// Bits of the second.
    y: MoreBits,
    /// Bits of the third.
    z: MoreBits,
    /// Bits of the fourth.
    w: MoreBits,
    /// What they are.
    f: ComponentKind,
}

/// Elements of a row, rows and slices of an array.
#[fields]
struct cudaExtent {
    /// Elements of a row.
    width: ArrayWidth,
    /// Rows; none for one dimension.
    height: ArrayHeight,
    /// Slices or layers; none for one or two dimensions.
    depth: ArrayDepth,
}

/// What elements an array can have.
#[rules]
fn components_are_alike(x: c_int, y: c_int, z: c_int, w: c_int, f: cudaChannelFormatKind) {
    /// Elements have one, two or four components, and three if their kind says so.
    #[rule("one-two-or-four", observed, on("13.0.96"), undocumented)]
    if y == 0 && (z != 0 || w != 0)
        || (z == 0) != (w == 0)
            && f != cudaChannelFormatKindNV12
            && f != cudaChannelFormatKindUnsignedBlockCompressed6H
            && f != cudaChannelFormatKindSignedBlockCompressed6H
    {
        return InvalidChannelDescriptor;
    }

    /// All components have as many bits.
    #[rule("alike", observed, on("13.0.96"), undocumented)]
    if y != 0 && y != x
        || z != 0 && z != x
        || w != 0 && w != x
    {
        return InvalidChannelDescriptor;
    }

    /// No number with a point has eight bits.
    #[rule("no-small-floats", observed, on("13.0.96"), undocumented)]
    if f.is_float() && x == 8 {
        return InvalidChannelDescriptor;
    }
}

/// What an array of several dimensions can be.
#[rules]
fn extent_has_a_shape(width: usize, height: usize, depth: usize, flags: c_uint) {
    /// Slices have rows, unless they are layers.
    #[rule("slices-have-rows", documented)]
    if height == 0 && depth != 0 && !flags.is_layered() {
        return InvalidValue;
    }

    /// There are layers.
    #[rule("some-layers", documented)]
    if flags.is_layered() && depth == 0 {
        return InvalidValue;
    }

    /// The sides of a cube are squares, and six.
    #[rule("cube-has-six-squares", documented)]
    if flags.is_cube() && (width != height || depth != 6) {
        return InvalidValue;
    }

    /// The sides of cubes are squares, and six times as many as the cubes.
    #[rule("cubes-have-squares", documented)]
    if flags.is_cubes() && (width != height || depth == 0 || depth % 6 != 0) {
        return InvalidValue;
    }

}

/// What an array that textures gather from can be.
#[rules]
fn gathered_extent_is_flat(height: usize, depth: usize, flags: c_uint) {
    /// What textures gather from has two dimensions.
    #[rule("gathered-from-two-dimensions", documented, on("13.0.96"))]
    if flags & 8 != 0 && (height == 0 || depth != 0) {
        return InvalidValue;
    }

    /// The bit that no header lists is for two dimensions.
    #[rule("unlisted-has-two-dimensions", observed, on("13.0.96"))]
    if flags & 0x8000_0000 != 0 && (height == 0 || depth != 0) {
        return InvalidValue;
    }
}

/// What an array that is cut into tiles can be.
#[rules]
fn sparse_extent_has_rows(height: usize, flags: c_uint) {
    /// Tiles have rows.
    #[rule("tiles-have-rows", documented)]
    if flags.is_sparse() && height == 0 {
        return InvalidValue;
    }

    /// Surfaces write no tiles.
    #[rule("no-tiles-of-surfaces", assumed)]
    if flags & 0x42 == 0x42 {
        return InvalidValue;
    }
}

/// Cubes that are cut into tiles.
#[rules]
fn cubes_have_no_tiles(depth: usize, flags: c_uint) {
    /// A single cube has no tiles.
    #[rule("no-tiles-of-a-cube", assumed)]
    if flags & 0x45 == 0x44 && depth == 6 {
        return InvalidValue;
    }
}

/// Creates an array of one or two dimensions on the current device.
#[needs(devices, runtime)]
#[class(context_object)]
#[order(partial)]
#[unreachable(
    MemoryAllocation,
    "only arrays that do not fit the device, and those at hand fit"
)]
fn cudaMallocArray(
    /// Room for the array.
    #[creates(Array)]
    #[on_failure(zeroed)]
    array: Out<cudaArray_t>,
    /// What its elements are.
    desc: In<cudaChannelFormatDesc>,
    /// Elements of a row.
    #[accepts(Zero)]
    width: ArrayWidth,
    /// Rows; none for one dimension.
    height: ArrayHeight,
    /// What it is for.
    flags: ArrayFlags,
) {
    check!(devices, array, desc, runtime, outside_callback);

    /// The array has columns.
    #[rule("some-columns", observed, on("13.0.96"))]
    if width == 0 {
        return InvalidValue;
    }

    /// An array of two dimensions has no layers, and is no cube.
    #[rule("no-layers", documented, on("13.0.96"))]
    if flags.is_layered() || flags.is_cube() || flags.is_cubes() {
        return InvalidValue;
    }

    components_are_alike(desc.x, desc.y, desc.z, desc.w, desc.f);
    check!(desc.x, desc.y, desc.z, desc.w, desc.f, flags, no_capture, width, height);

    /// What textures gather from has two dimensions.
    #[rule("gathered-from-two-dimensions", documented, on("13.0.96"))]
    if flags & 8 != 0 && height == 0 {
        return InvalidValue;
    }

    /// The bit that no header lists is for two dimensions.
    #[rule("unlisted-has-two-dimensions", observed, on("13.0.96"))]
    if flags & 0x8000_0000 != 0 && height == 0 {
        return InvalidValue;
    }

    sparse_extent_has_rows(height, flags);
}

/// Creates an array of up to three dimensions on the current device.
#[needs(runtime)]
#[class(context_object)]
#[order(partial)]
#[unreachable(
    MemoryAllocation,
    "only arrays that do not fit the device, and those at hand fit"
)]
fn cudaMalloc3DArray(
    /// Room for the array.
    #[creates(Array)]
    #[on_failure(zeroed)]
    array: Out<cudaArray_t>,
    /// What its elements are.
    desc: In<cudaChannelFormatDesc>,
    /// How many there are.
    extent: Record<cudaExtent>,
    /// What it is for.
    flags: ArrayFlags,
) {
    check!(runtime, array, desc, outside_callback);
    extent_has_a_shape(extent.width, extent.height, extent.depth, flags);
    components_are_alike(desc.x, desc.y, desc.z, desc.w, desc.f);
    check!(desc.x, desc.y, desc.z, desc.w, desc.f);
    gathered_extent_is_flat(extent.height, extent.depth, flags);
    sparse_extent_has_rows(extent.height, flags);
    cubes_have_no_tiles(extent.depth, flags);
    check!(no_capture, extent, flags);
}

/// Creates an array with levels on the current device.
#[needs(runtime)]
#[class(context_object)]
#[order(partial)]
#[unreachable(
    MemoryAllocation,
    "only arrays that do not fit the device, and those at hand fit"
)]
fn cudaMallocMipmappedArray(
    /// Room for the array.
    #[creates(MipmappedArray)]
    #[on_failure(zeroed)]
    mipmappedArray: Out<cudaMipmappedArray_t>,
    /// What its elements are.
    desc: In<cudaChannelFormatDesc>,
    /// How many the first level has.
    extent: Record<cudaExtent>,
    /// How many levels; more than there can be are as many as there can be.
    numLevels: ArrayLevels,
    /// What it is for.
    flags: ArrayFlags,
) {
    check!(runtime, mipmappedArray, desc, outside_callback);
    components_are_alike(desc.x, desc.y, desc.z, desc.w, desc.f);
    check!(desc.x, desc.y, desc.z, desc.w, desc.f);
    extent_has_a_shape(extent.width, extent.height, extent.depth, flags);
    gathered_extent_is_flat(extent.height, extent.depth, flags);
    sparse_extent_has_rows(extent.height, flags);
    cubes_have_no_tiles(extent.depth, flags);
    check!(no_capture, extent, numLevels, flags);
}

/// An extent or flags that no array has are reported before a format that no array has.
#[scenario]
#[needs(runtime)]
fn extents_are_checked_before_formats(cuda: &Runtime) {
    // No array has a third component without a second one.
    let gap = cudaChannelFormatDesc {
        x: 8,
        z: 8,
        f: cudaChannelFormatKindUnsigned,
        ..Default::default()
    };
    expect!(cuda.cudaMallocArray(&gap, 64, 64, 0) == Err(InvalidChannelDescriptor));
    expect!(cuda.cudaMallocArray(&gap, 0, 64, 0) == Err(InvalidValue));
    // `cudaArrayLayered`, without layers.
    expect!(cuda.cudaMallocArray(&gap, 64, 64, 1) == Err(InvalidValue));
    let extent = cudaExtent {
        width: 64,
        height: 64,
        depth: 0,
    };
    expect!(cuda.cudaMalloc3DArray(&gap, extent, 0) == Err(InvalidChannelDescriptor));
    expect!(cuda.cudaMalloc3DArray(&gap, extent, 1) == Err(InvalidValue));
}
