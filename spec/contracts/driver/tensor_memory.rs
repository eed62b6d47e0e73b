//! Tensor maps: descriptors with which kernels copy between tensors in global memory and shared memory.

#![on("580.159.04")]

/// The type of a tensor's elements. Words state its size.
#[domain]
enum TensorType {
    /// An unsigned integer of 8 bits.
    #[accepted]
    #[is(byte)]
    Uint8 = CU_TENSOR_MAP_DATA_TYPE_UINT8,
    /// An unsigned integer of 16 bits.
    #[accepted]
    #[is(half)]
    Uint16 = CU_TENSOR_MAP_DATA_TYPE_UINT16,
    /// An unsigned integer of 32 bits.
    #[accepted]
    #[is(word)]
    Uint32 = CU_TENSOR_MAP_DATA_TYPE_UINT32,
    /// A signed integer of 32 bits.
    #[accepted]
    #[is(word)]
    Int32 = CU_TENSOR_MAP_DATA_TYPE_INT32,
    /// An unsigned integer of 64 bits.
    #[accepted]
    #[is(double)]
    Uint64 = CU_TENSOR_MAP_DATA_TYPE_UINT64,
    /// A signed integer of 64 bits.
    #[accepted]
    #[is(double)]
    Int64 = CU_TENSOR_MAP_DATA_TYPE_INT64,
    /// A number of half precision.
    #[accepted]
    #[is(half, floating)]
    Float16 = CU_TENSOR_MAP_DATA_TYPE_FLOAT16,
    /// A number of single precision.
    #[accepted]
    #[is(word, floating)]
    Float32 = CU_TENSOR_MAP_DATA_TYPE_FLOAT32,
    /// A number of double precision.
    #[accepted]
    #[is(double, floating)]
    Float64 = CU_TENSOR_MAP_DATA_TYPE_FLOAT64,
    /// A `bfloat16` number.
    #[accepted]
    #[is(half, floating)]
    Bfloat16 = CU_TENSOR_MAP_DATA_TYPE_BFLOAT16,
    /// A number of single precision; subnormal numbers become zero.
    #[accepted]
    #[is(word, floating)]
    Float32Ftz = CU_TENSOR_MAP_DATA_TYPE_FLOAT32_FTZ,
    /// A `tf32` number.
    #[accepted]
    #[is(word, floating)]
    Tfloat32 = CU_TENSOR_MAP_DATA_TYPE_TFLOAT32,
    /// A `tf32` number; subnormal numbers become zero.
    #[accepted]
    #[is(word, floating)]
    Tfloat32Ftz = CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ,
    /// 16 integers of 4 bits in 8 bytes.
    #[accepted]
    #[is(packed, four)]
    Four = CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B,
    /// 16 integers of 4 bits in 16 bytes.
    #[accepted]
    #[is(packed, spaced, four)]
    SpacedFour = CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B,
    /// 16 integers of 6 bits in 16 bytes.
    #[accepted]
    #[is(packed, spaced, six)]
    SpacedSix = CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B,
    /// A number past all types.
    #[refused(INVALID_VALUE)]
    #[when(value > 15)]
    Unknown = 115,
    /// The first number past all types.
    #[refused(INVALID_VALUE)]
    #[like(Unknown)]
    First = 16,
}

/// The number of dimensions of a tensor. A call reads as many elements of its arrays before it checks the number.
#[domain]
enum TensorRank {
    /// Three.
    #[accepted]
    Three = 3,
    /// One.
    #[accepted]
    One = 1,
    /// Two.
    #[accepted]
    Two = 2,
    /// Four.
    #[accepted]
    Four = 4,
    /// Five.
    #[accepted]
    Five = 5,
    /// Zero.
    #[refused(INVALID_VALUE)]
    Zero = 0,
    /// One more than the largest number.
    #[refused(INVALID_VALUE)]
    #[when(value > 5 && value < 0x8000_0000)]
    Six = 6,
    /// More elements than any array has.
    #[undefined]
    #[when(value >= 0x8000_0000)]
    Huge = 0x8000_0000,
}

/// The address of a tensor. No memory has to be there.
#[domain]
enum TensorAddress {
    /// An address that 128 divides.
    #[accepted]
    Aligned = 0x7f00_0000_1000,
    /// Null.
    #[accepted]
    Null = 0,
    /// An address that 16 divides, and 32 does not.
    #[accepted]
    Sixteen = 0x7f00_0000_0010,
    /// The largest address.
    #[accepted]
    Largest = 0x1ff_ffff_ffff_ffe0,
    /// An address that 8 divides, and 16 does not.
    #[refused(INVALID_VALUE)]
    #[when(value % 16 != 0)]
    Eight = 0x7f00_0000_0008,
    /// An address past the largest one.
    #[refused(INVALID_VALUE)]
    #[when(value >= 0x200_0000_0000_0000)]
    Beyond = 0x200_0000_0000_0000,
}

/// Elements of a tensor in one dimension.
#[domain]
enum TensorExtent {
    /// A number that 128 divides.
    #[accepted]
    Some = 256,
    /// One.
    #[accepted]
    One = 1,
    /// An odd number.
    #[accepted]
    Odd = 191,
    /// 2^31.
    #[accepted]
    Half = 0x8000_0000,
    /// The largest number, 2^32.
    #[accepted]
    Largest = 0x1_0000_0000,
    /// Zero.
    #[refused(INVALID_VALUE)]
    Zero = 0,
    /// One more than the largest number.
    #[refused(INVALID_VALUE)]
    #[when(value > 0x1_0000_0000)]
    Over = 0x1_0000_0001,
}

/// Bytes from one element of a tensor to the next in one dimension.
#[domain]
enum TensorStride {
    /// A number that 128 divides.
    #[accepted]
    Some = 0x4000,
    /// Zero: all elements have the same address.
    #[accepted]
    Zero = 0,
    /// A number that 16 divides, and 32 does not.
    #[accepted]
    Sixteen = 0x4010,
    /// The largest number that 32 divides.
    #[accepted]
    Largest = 0xff_ffff_ffe0,
    /// A number that 8 divides, and 16 does not.
    #[refused(INVALID_VALUE)]
    #[when(value % 16 != 0)]
    Eight = 0x4008,
    /// The first number past the largest one, 2^40.
    #[refused(INVALID_VALUE)]
    #[when(value >= 0x100_0000_0000)]
    Over = 0x100_0000_0000,
}

/// Elements of a box in the innermost dimension.
#[domain]
enum TensorRow {
    /// Half of the largest number.
    #[accepted]
    Some = 128,
    /// 16.
    #[accepted]
    Sixteen = 16,
    /// A number that 16 does not divide.
    #[accepted]
    TwentyFour = 24,
    /// One.
    #[accepted]
    One = 1,
    /// The largest number.
    #[accepted]
    Largest = 256,
    /// Zero.
    #[refused(INVALID_VALUE)]
    Zero = 0,
    /// One more than the largest number.
    #[refused(INVALID_VALUE)]
    #[when(value > 256)]
    Over = 257,
}

/// Elements of a box in another dimension.
#[domain]
enum TensorBoxExtent {
    /// Some.
    #[accepted]
    Some = 8,
    /// One.
    #[accepted]
    One = 1,
    /// The largest number.
    #[accepted]
    Largest = 256,
    /// Zero.
    #[refused(INVALID_VALUE)]
    Zero = 0,
    /// One more than the largest number.
    #[refused(INVALID_VALUE)]
    #[when(value > 256)]
    Over = 257,
}

/// Steps between the elements of a box in one dimension.
#[domain]
enum TensorStep {
    /// One: every element.
    #[accepted]
    One = 1,
    /// The largest number.
    #[accepted]
    Largest = 8,
    /// Zero.
    #[refused(INVALID_VALUE)]
    Zero = 0,
    /// One more than the largest number.
    #[refused(INVALID_VALUE)]
    #[when(value > 8)]
    Over = 9,
}

/// Pixels of a column.
#[domain]
enum TensorColumn {
    /// Some.
    #[accepted]
    Some = 64,
    /// One.
    #[accepted]
    One = 1,
    /// The largest number.
    #[accepted]
    Largest = 1024,
    /// Zero.
    #[refused(INVALID_VALUE)]
    Zero = 0,
    /// One more than the largest number.
    #[refused(INVALID_VALUE)]
    #[when(value > 1024)]
    Over = 1025,
}

/// Offset of a corner of the pixel box, from `-limit` to `limit - 1`.
#[domain]
enum TensorOffset<limit> {
    /// Zero.
    #[accepted]
    Zero = 0,
    /// One.
    #[accepted]
    One = 1,
    /// Minus one.
    #[accepted]
    MinusOne = -1,
    /// The smallest offset.
    #[accepted]
    Smallest = 0 - limit,
    /// The largest offset.
    #[accepted]
    Largest = limit - 1,
    /// Less than the smallest offset.
    #[refused(INVALID_VALUE)]
    #[when(value < 0 - limit)]
    Below = 0 - limit - 1,
    /// More than the largest offset.
    #[refused(INVALID_VALUE)]
    #[when(value >= limit)]
    Above = limit,
}

/// Elements of a tensor in each dimension.
#[fields(cuuint64_t)]
struct TensorExtents<rank> {
    /// Elements in the innermost dimension.
    #[element(0)]
    first: TensorExtent,
    /// Elements in the second dimension.
    #[element(1)]
    #[when(rank >= 2)]
    second: TensorExtent,
    /// Elements in the third dimension.
    #[element(2)]
    #[when(rank >= 3)]
    third: TensorExtent,
    /// Elements in the fourth dimension.
    #[element(3)]
    #[when(rank >= 4)]
    fourth: TensorExtent,
    /// Elements in the fifth dimension.
    #[element(4)]
    #[when(rank >= 5)]
    fifth: TensorExtent,
}

/// Bytes from one element of a tensor to the next in each dimension but the innermost.
#[fields(cuuint64_t)]
struct TensorStrides<rank> {
    /// Bytes in the second dimension.
    #[element(0)]
    #[when(rank >= 2)]
    first: TensorStride,
    /// Bytes in the third dimension.
    #[element(1)]
    #[when(rank >= 3)]
    second: TensorStride,
    /// Bytes in the fourth dimension.
    #[element(2)]
    #[when(rank >= 4)]
    third: TensorStride,
    /// Bytes in the fifth dimension.
    #[element(3)]
    #[when(rank >= 5)]
    fourth: TensorStride,
}

/// Elements of a box in each dimension.
#[fields(cuuint32_t)]
struct TensorBox<rank> {
    /// Elements in the innermost dimension.
    #[element(0)]
    first: TensorRow,
    /// Elements in the second dimension.
    #[element(1)]
    #[when(rank >= 2)]
    second: TensorBoxExtent,
    /// Elements in the third dimension.
    #[element(2)]
    #[when(rank >= 3)]
    third: TensorBoxExtent,
    /// Elements in the fourth dimension.
    #[element(3)]
    #[when(rank >= 4)]
    fourth: TensorBoxExtent,
    /// Elements in the fifth dimension.
    #[element(4)]
    #[when(rank >= 5)]
    fifth: TensorBoxExtent,
}

/// Steps between the elements of a box in each dimension.
#[fields(cuuint32_t)]
struct TensorSteps<rank> {
    /// Step in the innermost dimension.
    #[element(0)]
    first: TensorStep,
    /// Step in the second dimension.
    #[element(1)]
    #[when(rank >= 2)]
    second: TensorStep,
    /// Step in the third dimension.
    #[element(2)]
    #[when(rank >= 3)]
    third: TensorStep,
    /// Step in the fourth dimension.
    #[element(3)]
    #[when(rank >= 4)]
    fourth: TensorStep,
    /// Step in the fifth dimension.
    #[element(4)]
    #[when(rank >= 5)]
    fifth: TensorStep,
}

/// Offsets of a corner of the pixel box in the dimensions between channels and images.
#[fields(c_int)]
struct TensorCorner<rank> {
    /// Offset in the first of these dimensions.
    #[element(0)]
    first: TensorOffset<{ 32768 * (rank == 3) + 128 * (rank == 4) + 16 * (rank == 5) }>,
    /// Offset in the second of these dimensions.
    #[element(1)]
    #[when(rank >= 4)]
    second: TensorOffset<{ 32768 * (rank == 3) + 128 * (rank == 4) + 16 * (rank == 5) }>,
    /// Offset in the third of these dimensions.
    #[element(2)]
    #[when(rank >= 5)]
    third: TensorOffset<{ 32768 * (rank == 3) + 128 * (rank == 4) + 16 * (rank == 5) }>,
}

/// The layout of a tensor in global memory and in shared memory.
#[rules]
fn tensor_layout(
    tensorDataType: TensorType,
    tensorRank: TensorRank,
    globalAddress: TensorAddress,
    globalDim: In<TensorExtents<tensorRank>>,
    globalStrides: In<TensorStrides<tensorRank>>,
    interleave: OneOf<CUtensorMapInterleave>,
    swizzle: OneOf<CUtensorMapSwizzle>,
    oobFill: OneOf<CUtensorMapFloatOOBfill>,
) {
    /// The layout is interleaved in 32 bytes, and 32 does not divide the address.
    #[rule("interleaved-address", documented, on("580.159.04"))]
    if interleave == CU_TENSOR_MAP_INTERLEAVE_32B && globalAddress % 32 != 0 {
        return INVALID_VALUE;
    }

    /// The layout is interleaved in 32 bytes, and 32 does not divide a stride.
    #[rule("interleaved-strides", documented, on("580.159.04"))]
    if interleave == CU_TENSOR_MAP_INTERLEAVE_32B
        && (globalStrides.first % 32 != 0
            || globalStrides.second % 32 != 0
            || globalStrides.third % 32 != 0
            || globalStrides.fourth % 32 != 0)
    {
        return INVALID_VALUE;
    }

    /// The elements are integers, and elements outside the tensor are to be NaN.
    #[rule("nan-needs-floating-point", documented, on("580.159.04"))]
    if oobFill == CU_TENSOR_MAP_FLOAT_OOB_FILL_NAN_REQUEST_ZERO_FMA && !tensorDataType.is_floating()
    {
        return INVALID_VALUE;
    }

    /// The swizzle has atoms of more than 16 bytes, and the compute capability of the device is less than 10.0.
    #[rule("atoms-need-a-device", observed, on("580.159.04"))]
    if swizzle > CU_TENSOR_MAP_SWIZZLE_128B && device.compute_capability_major() < 10 {
        return INVALID_VALUE;
    }

    /// The elements are packed integers, and the compute capability of the device is less than 10.0.
    #[rule("packed-needs-a-device", observed, on("580.159.04"))]
    if tensorDataType.is_packed() && device.compute_capability_major() < 10 {
        return INVALID_VALUE;
    }

    /// The elements are packed into 16 bytes, and 32 does not divide the address.
    #[rule("packed-address", documented)]
    if tensorDataType.is_spaced() && globalAddress % 32 != 0 {
        return INVALID_VALUE;
    }

    /// The elements are packed into 16 bytes, and 32 does not divide a stride.
    #[rule("packed-strides", documented)]
    if tensorDataType.is_spaced()
        && (globalStrides.first % 32 != 0
            || globalStrides.second % 32 != 0
            || globalStrides.third % 32 != 0
            || globalStrides.fourth % 32 != 0)
    {
        return INVALID_VALUE;
    }

    /// The elements are packed, and their number in the innermost dimension is no multiple of 128, or of 2 if they are
    /// packed into 8 bytes.
    #[rule("packed-extent", documented)]
    if tensorDataType.is_spaced() && globalDim.first % 128 != 0
        || tensorDataType.is_packed() && globalDim.first % 2 != 0
    {
        return INVALID_VALUE;
    }

    /// The elements are packed into 16 bytes, and the swizzle is not one that they support.
    #[rule("packed-swizzle", documented)]
    if tensorDataType.is_spaced()
        && (swizzle == CU_TENSOR_MAP_SWIZZLE_32B
            || swizzle == CU_TENSOR_MAP_SWIZZLE_64B
            || swizzle == CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B_FLIP_8B
            || swizzle == CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B && tensorDataType.is_four())
    {
        return INVALID_VALUE;
    }

    /// The elements are integers of 6 bits, and the layout is interleaved.
    #[rule("packed-interleave", documented)]
    if tensorDataType.is_six() && interleave != CU_TENSOR_MAP_INTERLEAVE_NONE {
        return INVALID_VALUE;
    }
}

/// The innermost dimension of a box in shared memory.
#[rules]
fn tensor_row(
    tensorDataType: TensorType,
    row: TensorRow,
    interleave: OneOf<CUtensorMapInterleave>,
    swizzle: OneOf<CUtensorMapSwizzle>,
) {
    /// 16 does not divide the size of a row of the box.
    #[rule("row-of-16-bytes", documented, on("580.159.04"))]
    if row
        * (8 * tensorDataType.is_byte()
            + 16 * tensorDataType.is_half()
            + 32 * tensorDataType.is_word()
            + 64 * tensorDataType.is_double()
            + 4 * tensorDataType.is_four()
            + 6 * tensorDataType.is_six())
        % 128
        != 0
    {
        return INVALID_VALUE;
    }

    /// The layout is not interleaved, and a row of the box is larger than the span of the swizzle.
    #[rule("row-fits-swizzle", documented, on("580.159.04"))]
    if interleave == CU_TENSOR_MAP_INTERLEAVE_NONE
        && swizzle != CU_TENSOR_MAP_SWIZZLE_NONE
        && row
            * (8 * tensorDataType.is_byte()
                + 16 * tensorDataType.is_half()
                + 32 * tensorDataType.is_word()
                + 64 * tensorDataType.is_double()
                + 4 * tensorDataType.is_four()
                + 6 * tensorDataType.is_six())
            > 8 * (32 * (swizzle == CU_TENSOR_MAP_SWIZZLE_32B)
                + 64 * (swizzle == CU_TENSOR_MAP_SWIZZLE_64B)
                + 128 * (swizzle >= CU_TENSOR_MAP_SWIZZLE_128B))
    {
        return INVALID_VALUE;
    }

    /// The elements are packed into 16 bytes, and a row of the box does not have 128 of them.
    #[rule("packed-row", documented)]
    if tensorDataType.is_spaced() && row != 128 {
        return INVALID_VALUE;
    }
}

/// The pixels of a column in shared memory.
#[rules]
fn tensor_column(
    tensorDataType: TensorType,
    channelsPerPixel: TensorRow,
    pixelsPerColumn: TensorColumn,
) {
    /// A column is larger than the shared memory of a multiprocessor.
    #[rule("column-fits-shared-memory", observed, on("580.159.04"))]
    if channelsPerPixel
        * pixelsPerColumn
        * (8 * tensorDataType.is_byte()
            + 16 * tensorDataType.is_half()
            + 32 * tensorDataType.is_word()
            + 64 * tensorDataType.is_double()
            + 4 * tensorDataType.is_four()
            + 6 * tensorDataType.is_six())
        > 8 * device.max_shared_memory_per_multiprocessor()
    {
        return INVALID_VALUE;
    }
}

/// Creates a tensor map with which kernels copy boxes of a tensor between global and shared memory.
#[class(context_state)]
#[order(observed)]
fn cuTensorMapEncodeTiled(
    /// Place for the tensor map. A call whose arguments are refused may write to it.
    #[on_failure(
        written,
        unless(
            NOT_INITIALIZED,
            NOT_PERMITTED,
            INVALID_CONTEXT,
            CONTEXT_IS_DESTROYED,
            DEINITIALIZED
        )
    )]
    tensorMap: Out<CUtensorMap>,
    /// Type of an element.
    tensorDataType: TensorType,
    /// Number of dimensions.
    tensorRank: TensorRank,
    /// Address of the tensor in global memory.
    globalAddress: TensorAddress,
    /// Elements in each dimension, the innermost first.
    globalDim: In<TensorExtents<tensorRank>>,
    /// Bytes from one element to the next in each dimension but the innermost.
    globalStrides: In<TensorStrides<tensorRank>>,
    /// Elements of a box in each dimension.
    boxDim: In<TensorBox<tensorRank>>,
    /// Step between the elements of a box in each dimension.
    elementStrides: In<TensorSteps<tensorRank>>,
    /// Number of bytes in which channels are interleaved.
    interleave: OneOf<CUtensorMapInterleave>,
    /// Permutation of the box in shared memory, which spreads it over the banks.
    swizzle: OneOf<CUtensorMapSwizzle>,
    /// Size in bytes of reads of the L2 cache.
    l2Promotion: OneOf<CUtensorMapL2promotion>,
    /// Value of elements outside the tensor.
    oobFill: OneOf<CUtensorMapFloatOOBfill>,
) {
    tensor_layout(
        tensorDataType,
        tensorRank,
        globalAddress,
        globalDim,
        globalStrides,
        interleave,
        swizzle,
        oobFill,
    );
    tensor_row(tensorDataType, boxDim.first, interleave, swizzle);

    /// The layout is interleaved, and the tensor has fewer than three dimensions.
    #[rule("interleave-needs-three-dimensions", documented, on("580.159.04"))]
    if interleave != CU_TENSOR_MAP_INTERLEAVE_NONE && tensorRank < 3 {
        return INVALID_VALUE;
    }

    /// A box is larger than the shared memory of a multiprocessor. A step reduces its dimension to the number of whole
    /// steps.
    #[rule("box-fits-shared-memory", observed, on("580.159.04"))]
    if tensorRank == 1
        && (boxDim.first / elementStrides.first)
            * (8 * tensorDataType.is_byte()
                + 16 * tensorDataType.is_half()
                + 32 * tensorDataType.is_word()
                + 64 * tensorDataType.is_double()
                + 4 * tensorDataType.is_four()
                + 6 * tensorDataType.is_six())
            > 8 * device.max_shared_memory_per_multiprocessor()
        || tensorRank == 2
            && (boxDim.first / elementStrides.first)
                * (boxDim.second / elementStrides.second)
                * (8 * tensorDataType.is_byte()
                    + 16 * tensorDataType.is_half()
                    + 32 * tensorDataType.is_word()
                    + 64 * tensorDataType.is_double()
                    + 4 * tensorDataType.is_four()
                    + 6 * tensorDataType.is_six())
                > 8 * device.max_shared_memory_per_multiprocessor()
        || tensorRank == 3
            && (boxDim.first / elementStrides.first)
                * (boxDim.second / elementStrides.second)
                * (boxDim.third / elementStrides.third)
                * (8 * tensorDataType.is_byte()
                    + 16 * tensorDataType.is_half()
                    + 32 * tensorDataType.is_word()
                    + 64 * tensorDataType.is_double()
                    + 4 * tensorDataType.is_four()
                    + 6 * tensorDataType.is_six())
                > 8 * device.max_shared_memory_per_multiprocessor()
        || tensorRank == 4
            && (boxDim.first / elementStrides.first)
                * (boxDim.second / elementStrides.second)
                * (boxDim.third / elementStrides.third)
                * (boxDim.fourth / elementStrides.fourth)
                * (8 * tensorDataType.is_byte()
                    + 16 * tensorDataType.is_half()
                    + 32 * tensorDataType.is_word()
                    + 64 * tensorDataType.is_double()
                    + 4 * tensorDataType.is_four()
                    + 6 * tensorDataType.is_six())
                > 8 * device.max_shared_memory_per_multiprocessor()
        || tensorRank == 5
            && (boxDim.first / elementStrides.first)
                * (boxDim.second / elementStrides.second)
                * (boxDim.third / elementStrides.third)
                * (boxDim.fourth / elementStrides.fourth)
                * (boxDim.fifth / elementStrides.fifth)
                * (8 * tensorDataType.is_byte()
                    + 16 * tensorDataType.is_half()
                    + 32 * tensorDataType.is_word()
                    + 64 * tensorDataType.is_double()
                    + 4 * tensorDataType.is_four()
                    + 6 * tensorDataType.is_six())
                > 8 * device.max_shared_memory_per_multiprocessor()
    {
        return INVALID_VALUE;
    }
}

/// Creates a tensor map with which kernels copy the pixels under a convolution's filter into shared memory as columns.
#[class(context_state)]
#[order(observed)]
fn cuTensorMapEncodeIm2col(
    /// Place for the tensor map. A call whose arguments are refused may write to it.
    #[on_failure(
        written,
        unless(
            NOT_INITIALIZED,
            NOT_PERMITTED,
            INVALID_CONTEXT,
            CONTEXT_IS_DESTROYED,
            DEINITIALIZED
        )
    )]
    tensorMap: Out<CUtensorMap>,
    /// Type of an element.
    tensorDataType: TensorType,
    /// Number of dimensions.
    #[refuses(One = INVALID_VALUE, Two = INVALID_VALUE)]
    tensorRank: TensorRank,
    /// Address of the tensor in global memory.
    globalAddress: TensorAddress,
    /// Elements in each dimension, the innermost first.
    globalDim: In<TensorExtents<tensorRank>>,
    /// Bytes from one element to the next in each dimension but the innermost.
    globalStrides: In<TensorStrides<tensorRank>>,
    /// Offsets of the corner of the pixel box with the smallest coordinates.
    #[undefined(Null)]
    pixelBoxLowerCorner: In<TensorCorner<tensorRank>>,
    /// Offsets of the corner with the largest coordinates.
    #[undefined(Null)]
    pixelBoxUpperCorner: In<TensorCorner<tensorRank>>,
    /// Channels of a pixel.
    channelsPerPixel: TensorRow,
    /// Pixels of a column.
    pixelsPerColumn: TensorColumn,
    /// Step between the elements of a box in each dimension.
    elementStrides: In<TensorSteps<tensorRank>>,
    /// Number of bytes in which channels are interleaved.
    interleave: OneOf<CUtensorMapInterleave>,
    /// Permutation of the box in shared memory, which spreads it over the banks.
    swizzle: OneOf<CUtensorMapSwizzle>,
    /// Size in bytes of reads of the L2 cache.
    l2Promotion: OneOf<CUtensorMapL2promotion>,
    /// Value of elements outside the tensor.
    oobFill: OneOf<CUtensorMapFloatOOBfill>,
) {
    tensor_layout(
        tensorDataType,
        tensorRank,
        globalAddress,
        globalDim,
        globalStrides,
        interleave,
        swizzle,
        oobFill,
    );
    tensor_row(tensorDataType, channelsPerPixel, interleave, swizzle);
    tensor_column(tensorDataType, channelsPerPixel, pixelsPerColumn);

    /// The pixel box has no pixel in a dimension.
    #[rule("box-has-pixels", documented, on("580.159.04"))]
    if interleave == CU_TENSOR_MAP_INTERLEAVE_NONE
        && (globalDim.second + pixelBoxUpperCorner.first - pixelBoxLowerCorner.first <= 0
            || globalDim.third + pixelBoxUpperCorner.second - pixelBoxLowerCorner.second <= 0
            || globalDim.fourth + pixelBoxUpperCorner.third - pixelBoxLowerCorner.third <= 0)
        || interleave != CU_TENSOR_MAP_INTERLEAVE_NONE
            && (globalDim.first + pixelBoxUpperCorner.first - pixelBoxLowerCorner.first <= 0
                || globalDim.second + pixelBoxUpperCorner.second - pixelBoxLowerCorner.second <= 0
                || globalDim.third + pixelBoxUpperCorner.third - pixelBoxLowerCorner.third <= 0)
    {
        return INVALID_VALUE;
    }

    /// The tensor has at least 2^31 elements in a dimension of the pixel box, and the box has no pixel there in numbers
    /// of 32 bits with a sign.
    #[rule("spatial-extent", observed, on("580.159.04"))]
    if interleave == CU_TENSOR_MAP_INTERLEAVE_NONE
        && (globalDim.second >= 0x8000_0000
            && globalDim.second + pixelBoxUpperCorner.first - pixelBoxLowerCorner.first
                <= 0x1_0000_0000
            || globalDim.third >= 0x8000_0000
                && globalDim.third + pixelBoxUpperCorner.second - pixelBoxLowerCorner.second
                    <= 0x1_0000_0000
            || globalDim.fourth >= 0x8000_0000
                && globalDim.fourth + pixelBoxUpperCorner.third - pixelBoxLowerCorner.third
                    <= 0x1_0000_0000)
        || interleave != CU_TENSOR_MAP_INTERLEAVE_NONE
            && (globalDim.first >= 0x8000_0000
                && globalDim.first + pixelBoxUpperCorner.first - pixelBoxLowerCorner.first
                    <= 0x1_0000_0000
                || globalDim.second >= 0x8000_0000
                    && globalDim.second + pixelBoxUpperCorner.second - pixelBoxLowerCorner.second
                        <= 0x1_0000_0000
                || globalDim.third >= 0x8000_0000
                    && globalDim.third + pixelBoxUpperCorner.third - pixelBoxLowerCorner.third
                        <= 0x1_0000_0000)
    {
        return INVALID_VALUE;
    }
}

/// Creates an im2col tensor map whose box of pixels has bounds along the width alone.
#[class(context_state)]
#[order(observed)]
fn cuTensorMapEncodeIm2colWide(
    /// Place for the tensor map. A call whose arguments are refused may write to it.
    #[on_failure(
        written,
        unless(
            NOT_INITIALIZED,
            NOT_PERMITTED,
            INVALID_CONTEXT,
            CONTEXT_IS_DESTROYED,
            DEINITIALIZED
        )
    )]
    tensorMap: Out<CUtensorMap>,
    /// Type of an element.
    tensorDataType: TensorType,
    /// Number of dimensions.
    #[refuses(One = INVALID_VALUE, Two = INVALID_VALUE)]
    tensorRank: TensorRank,
    /// Address of the tensor in global memory.
    globalAddress: TensorAddress,
    /// Elements in each dimension, the innermost first.
    globalDim: In<TensorExtents<tensorRank>>,
    /// Bytes from one element to the next in each dimension but the innermost.
    globalStrides: In<TensorStrides<tensorRank>>,
    /// Offset of the left end of the box.
    pixelBoxLowerCornerWidth: TensorOffset<
        { 32768 * (tensorRank == 3) + 128 * (tensorRank == 4) + 16 * (tensorRank == 5) },
    >,
    /// Offset of the right end of the box.
    pixelBoxUpperCornerWidth: TensorOffset<
        { 32768 * (tensorRank == 3) + 128 * (tensorRank == 4) + 16 * (tensorRank == 5) },
    >,
    /// Channels of a pixel.
    channelsPerPixel: TensorRow,
    /// Pixels of a column.
    pixelsPerColumn: TensorColumn,
    /// Step between the elements of a box in each dimension.
    elementStrides: In<TensorSteps<tensorRank>>,
    /// Number of bytes in which channels are interleaved.
    interleave: OneOf<CUtensorMapInterleave>,
    /// Whether `pixelsPerColumn` or 128 pixels are loaded along the width.
    mode: OneOf<CUtensorMapIm2ColWideMode>,
    /// Permutation of the box in shared memory, which spreads it over the banks.
    swizzle: OneOf<CUtensorMapSwizzle>,
    /// Size in bytes of reads of the L2 cache.
    l2Promotion: OneOf<CUtensorMapL2promotion>,
    /// Value of elements outside the tensor.
    oobFill: OneOf<CUtensorMapFloatOOBfill>,
) {
    tensor_layout(
        tensorDataType,
        tensorRank,
        globalAddress,
        globalDim,
        globalStrides,
        interleave,
        swizzle,
        oobFill,
    );
    tensor_row(tensorDataType, channelsPerPixel, interleave, swizzle);
    tensor_column(tensorDataType, channelsPerPixel, pixelsPerColumn);

    /// The pixel box has no pixel in a dimension.
    #[rule("box-has-pixels", documented, on("580.159.04"))]
    if interleave == CU_TENSOR_MAP_INTERLEAVE_NONE
        && (globalDim.second + pixelBoxUpperCornerWidth - pixelBoxLowerCornerWidth <= 0)
        || interleave != CU_TENSOR_MAP_INTERLEAVE_NONE
            && (globalDim.first + pixelBoxUpperCornerWidth - pixelBoxLowerCornerWidth <= 0)
    {
        return INVALID_VALUE;
    }

    /// The tensor has at least 2^31 elements in a dimension of the pixel box, and the box has no pixel there in numbers
    /// of 32 bits with a sign.
    #[rule("spatial-extent", observed, on("580.159.04"))]
    if interleave == CU_TENSOR_MAP_INTERLEAVE_NONE
        && (globalDim.second >= 0x8000_0000
            && globalDim.second + pixelBoxUpperCornerWidth - pixelBoxLowerCornerWidth
                <= 0x1_0000_0000
            || tensorRank >= 4 && globalDim.third >= 0x8000_0000
            || tensorRank >= 5 && globalDim.fourth >= 0x8000_0000)
        || interleave != CU_TENSOR_MAP_INTERLEAVE_NONE
            && (globalDim.first >= 0x8000_0000
                && globalDim.first + pixelBoxUpperCornerWidth - pixelBoxLowerCornerWidth
                    <= 0x1_0000_0000
                || tensorRank >= 4 && globalDim.second >= 0x8000_0000
                || tensorRank >= 5 && globalDim.third >= 0x8000_0000)
    {
        return INVALID_VALUE;
    }
}

/// Replaces the address in a tensor map.
#[class(context_state)]
#[order(observed)]
fn cuTensorMapReplaceAddress(
    /// The tensor map. Its content is not checked.
    #[undefined(Null)]
    tensorMap: InOut<CUtensorMap>,
    /// New address of the tensor in global memory.
    #[refuses(Null = INVALID_VALUE)]
    globalAddress: TensorAddress,
) {
}

/// Equal arguments give equal tensor maps, other arguments give others, and a replaced address is that of the call.
#[scenario]
#[needs(context)]
#[shows(
    cuTensorMapEncodeTiled,
    cuTensorMapEncodeIm2col,
    cuTensorMapEncodeIm2colWide
)]
#[shows(cuTensorMapReplaceAddress)]
#[gate(device.compute_capability_major() >= 9)]
fn tensor_maps_are_functions_of_their_arguments(cuda: &Driver) {
    let extents = [64_u64, 32, 16, 8];
    let strides = [256_u64, 8192, 131_072];
    let (boxed, steps, corner) = ([32_u32, 8, 1, 1], [1_u32; 4], [0_i32; 2]);
    let encode = |form: u32, address: usize, fill| {
        let address: *mut c_void = ptr::without_provenance_mut(address);
        let (extents, strides, steps) = (extents.as_ptr(), strides.as_ptr(), steps.as_ptr());
        let kind = CU_TENSOR_MAP_DATA_TYPE_FLOAT32;
        let none = CU_TENSOR_MAP_INTERLEAVE_NONE;
        let swizzle = CU_TENSOR_MAP_SWIZZLE_128B;
        let cache = CU_TENSOR_MAP_L2_PROMOTION_NONE;
        let corner = corner.as_ptr();
        match form {
            0 => cuda.cuTensorMapEncodeTiled(
                kind,
                4,
                address,
                extents,
                strides,
                boxed.as_ptr(),
                steps,
                none,
                swizzle,
                cache,
                fill,
            ),
            1 => cuda.cuTensorMapEncodeIm2col(
                kind, 4, address, extents, strides, corner, corner, 32, 64, steps, none, swizzle,
                cache, fill,
            ),
            _ => cuda.cuTensorMapEncodeIm2colWide(
                kind,
                4,
                address,
                extents,
                strides,
                0,
                0,
                32,
                64,
                steps,
                none,
                CU_TENSOR_MAP_IM2COL_WIDE_MODE_W,
                swizzle,
                cache,
                fill,
            ),
        }
    };
    let (zero, nan) = (
        CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE,
        CU_TENSOR_MAP_FLOAT_OOB_FILL_NAN_REQUEST_ZERO_FMA,
    );
    for form in 0..3 {
        let mut map = encode(form, 0x1000, zero)?;
        expect!(encode(form, 0x1000, zero)?.opaque == map.opaque);
        expect!(encode(form, 0x1000, nan)?.opaque != map.opaque);
        let moved = encode(form, 0x2000, zero)?;
        expect!(moved.opaque != map.opaque);
        cuda.cuTensorMapReplaceAddress(&mut map, ptr::without_provenance_mut(0x2000))?;
        expect!(map.opaque == moved.opaque);
    }
}

/// The driver accepts a tensor map at an address that 16 divides, and 64 does not.
#[scenario]
#[needs(context)]
#[gate(device.compute_capability_major() >= 9)]
fn a_tensor_map_may_have_any_address(cuda: &Driver) {
    let (extents, boxed, steps) = ([64_u64], [16_u32], [1_u32]);
    let mut room = [CUtensorMap::default(), CUtensorMap::default()];
    let place: *mut CUtensorMap = room.as_mut_ptr().wrapping_byte_add(16);
    let done = cuda.raw().cuTensorMapEncodeTiled(
        place,
        CU_TENSOR_MAP_DATA_TYPE_UINT8,
        1,
        ptr::without_provenance_mut(0x1000),
        extents.as_ptr(),
        extents.as_ptr(),
        boxed.as_ptr(),
        steps.as_ptr(),
        CU_TENSOR_MAP_INTERLEAVE_NONE,
        CU_TENSOR_MAP_SWIZZLE_NONE,
        CU_TENSOR_MAP_L2_PROMOTION_NONE,
        CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE,
    );
    expect!(done == Ok(()));
}
