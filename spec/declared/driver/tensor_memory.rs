//! Written by `cuspec import` from `cuda.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(CUDA_TENSOR_MEMORY)]
#[introduced(12000)]
#[toolkits("12.0.107"..)]
#[returns("12.0.107".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[see(cuTensorMapEncodeTiled, cuTensorMapEncodeIm2colWide)]
#[see(cuTensorMapReplaceAddress)]
fn cuTensorMapEncodeIm2col(
    tensorMap: *mut CUtensorMap,
    tensorDataType: CUtensorMapDataType,
    tensorRank: cuuint32_t,
    globalAddress: *mut c_void,
    globalDim: *const cuuint64_t,
    globalStrides: *const cuuint64_t,
    pixelBoxLowerCorner: *const c_int,
    pixelBoxUpperCorner: *const c_int,
    channelsPerPixel: cuuint32_t,
    pixelsPerColumn: cuuint32_t,
    elementStrides: *const cuuint32_t,
    interleave: CUtensorMapInterleave,
    swizzle: CUtensorMapSwizzle,
    l2Promotion: CUtensorMapL2promotion,
    oobFill: CUtensorMapFloatOOBfill,
) -> CUresult;

#[group(CUDA_TENSOR_MEMORY)]
#[introduced(12080)]
#[toolkits("12.8.57"..)]
#[returns("12.8.57".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[see(cuTensorMapEncodeTiled, cuTensorMapEncodeIm2col)]
#[see(cuTensorMapReplaceAddress)]
fn cuTensorMapEncodeIm2colWide(
    tensorMap: *mut CUtensorMap,
    tensorDataType: CUtensorMapDataType,
    tensorRank: cuuint32_t,
    globalAddress: *mut c_void,
    globalDim: *const cuuint64_t,
    globalStrides: *const cuuint64_t,
    pixelBoxLowerCornerWidth: c_int,
    pixelBoxUpperCornerWidth: c_int,
    channelsPerPixel: cuuint32_t,
    pixelsPerColumn: cuuint32_t,
    elementStrides: *const cuuint32_t,
    interleave: CUtensorMapInterleave,
    mode: CUtensorMapIm2ColWideMode,
    swizzle: CUtensorMapSwizzle,
    l2Promotion: CUtensorMapL2promotion,
    oobFill: CUtensorMapFloatOOBfill,
) -> CUresult;

#[group(CUDA_TENSOR_MEMORY)]
#[introduced(12000)]
#[toolkits("12.0.107"..)]
#[returns("12.0.107".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[see(cuTensorMapEncodeIm2col, cuTensorMapEncodeIm2colWide)]
#[see(cuTensorMapReplaceAddress)]
fn cuTensorMapEncodeTiled(
    tensorMap: *mut CUtensorMap,
    tensorDataType: CUtensorMapDataType,
    tensorRank: cuuint32_t,
    globalAddress: *mut c_void,
    globalDim: *const cuuint64_t,
    globalStrides: *const cuuint64_t,
    boxDim: *const cuuint32_t,
    elementStrides: *const cuuint32_t,
    interleave: CUtensorMapInterleave,
    swizzle: CUtensorMapSwizzle,
    l2Promotion: CUtensorMapL2promotion,
    oobFill: CUtensorMapFloatOOBfill,
) -> CUresult;

#[group(CUDA_TENSOR_MEMORY)]
#[introduced(12000)]
#[toolkits("12.0.107"..)]
#[returns("12.0.107".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[see(cuTensorMapEncodeTiled, cuTensorMapEncodeIm2col)]
#[see(cuTensorMapEncodeIm2colWide)]
fn cuTensorMapReplaceAddress(tensorMap: *mut CUtensorMap, globalAddress: *mut c_void) -> CUresult;

#[group(CUDA_TENSOR_MEMORY)]
#[introduced(13050)]
#[toolkits("13.5.37"..)]
#[returns("13.5.37".., SUCCESS, DEINITIALIZED, NOT_INITIALIZED, INVALID_CONTEXT, INVALID_VALUE)]
#[see(cuTensorMapEncodeTiled, cuTensorMapEncodeIm2col)]
#[see(cuTensorMapEncodeIm2colWide, cuTensorMapReplaceAddress)]
fn cuTensorMapSetAllocationClass(
    tensorMap: *mut CUtensorMap,
    allocClass: CUtensorMapAllocClass,
    outAllocClass: *mut CUtensorMapAllocClass,
) -> CUresult;
