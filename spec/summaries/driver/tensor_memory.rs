//! Tensor maps: descriptors for copies between tensors and shared memory.

/// Creates a tensor map with which kernels copy the pixels under a convolution's filter into shared
/// memory as columns.
fn cuTensorMapEncodeIm2col();

/// Creates an im2col tensor map whose box of pixels has bounds along the width alone.
fn cuTensorMapEncodeIm2colWide();

/// Creates a tensor map with which kernels copy boxes of a tensor between global and shared memory.
fn cuTensorMapEncodeTiled(
    /// Room for the tensor map, aligned as its type is; kernels take it by value as a
    /// `__grid_constant__` parameter.
    tensorMap: _,
    /// Type of an element.
    tensorDataType: _,
    /// Dimensions of the tensor, 1 to 5.
    tensorRank: _,
    /// Address of the tensor in global memory; aligned to 16 bytes, or 32 for some layouts.
    globalAddress: _,
    /// Elements in each dimension, the innermost first.
    globalDim: _,
    /// Bytes from one element to the next in each dimension but the innermost; multiples of 16.
    globalStrides: _,
    /// Elements of a box in each dimension, up to 256.
    boxDim: _,
    /// Step between the elements of a box in each dimension, 1 to 8.
    elementStrides: _,
    /// Whether the tensor's channels are interleaved, and in how many bytes.
    interleave: _,
    /// How the box is permuted in shared memory, to spread it over the banks.
    swizzle: _,
    /// To how many bytes reads are widened in the L2 cache.
    l2Promotion: _,
    /// What is read outside the tensor: zero, or NaN where elements are floating-point numbers.
    oobFill: _,
);

/// Points an existing tensor map at another tensor of the same topology.
fn cuTensorMapReplaceAddress();

/// States whether a tensor map is for small or for large allocations, or leaves that to the driver,
/// and returns the choice.
fn cuTensorMapSetAllocationClass();
