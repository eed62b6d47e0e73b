//! What a driver was found to do: tensor maps and core dumps.

#[findings("Tensor maps and core dumps", "h200-580.159.04", "13.0.96")]
enum TensorMapsAndCoreDumps {
    /// The driver accepts a tensor map at any address.
    #[about(
        cuTensorMapEncodeTiled,
        cuTensorMapEncodeIm2col,
        cuTensorMapEncodeIm2colWide
    )]
    #[documents("The address must be a multiple of 64.")]
    #[shown("tensor_memory/a_tensor_map_may_have_any_address")]
    TensorMapNeedsNoAlignment,
    /// The step in the innermost dimension must be from 1 to 8 in every layout.
    #[about(
        cuTensorMapEncodeTiled,
        cuTensorMapEncodeIm2col,
        cuTensorMapEncodeIm2colWide
    )]
    #[documents("The step is ignored unless the layout is interleaved.")]
    #[shown("cuTensorMapEncodeTiled[elementStrides.first=over]")]
    InnermostStepIsChecked,
    /// A layout that is interleaved in 32 bytes may have any swizzle, or none.
    #[about(
        cuTensorMapEncodeTiled,
        cuTensorMapEncodeIm2col,
        cuTensorMapEncodeIm2colWide
    )]
    #[documents("The swizzle must be `CU_TENSOR_MAP_SWIZZLE_32B`.")]
    #[shown("cuTensorMapEncodeTiled[interleave=CU_TENSOR_MAP_INTERLEAVE_32B]")]
    InterleavedLayoutNeedsNoSwizzle,
    /// The address must be a multiple of 16 and not null, whatever the layout of the map is.
    #[about(cuTensorMapReplaceAddress)]
    #[documents("The address must meet the requirements of the encoding.")]
    #[shown("cuTensorMapReplaceAddress[globalAddress=null]")]
    ReplacedAddressIsCheckedApart,
    /// The driver writes up to 1024 bytes, more than `size` states.
    #[about(cuCoredumpGetAttribute, cuCoredumpGetAttributeGlobal)]
    #[documents("`size` is the size of the memory at `value`.")]
    #[shown("cuCoredumpGetAttributeGlobal[attrib=CU_COREDUMP_FILE,size=given-zero]")]
    NameOfCoreDumpIsWrittenBeyondItsSize,
    /// The pipe of a process whose user trigger is enabled cannot be changed; the code is `NOT_SUPPORTED`.
    #[about(cuCoredumpSetAttributeGlobal)]
    #[documents("`NOT_PERMITTED` is listed, and `NOT_SUPPORTED` is not.")]
    #[shown("coredump/the_pipe_is_fixed_while_the_trigger_is_enabled")]
    FixedPipeIsNotSupported,
}
