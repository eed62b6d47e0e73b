//! Conversions between the texture and surface descriptors of the runtime and of the driver.

use cuspec_glue::runtime::Code;
use cuspec_sys::driver::{
    CU_RESOURCE_TYPE_ARRAY, CU_RESOURCE_TYPE_LINEAR, CU_RESOURCE_TYPE_MIPMAPPED_ARRAY,
    CU_RESOURCE_TYPE_PITCH2D, CUDA_RESOURCE_DESC, CUDA_RESOURCE_VIEW_DESC, CUDA_TEXTURE_DESC,
    CUaddress_mode, CUarray_format, CUfilter_mode, CUresourceViewFormat,
};
use cuspec_sys::runtime::{
    cudaChannelFormatKindFloat as FLOAT, cudaFilterModeLinear, cudaReadModeElementType,
    cudaReadModeNormalizedFloat, cudaResourceDesc, cudaResourceTypeArray as ARRAY,
    cudaResourceTypeLinear as LINEAR, cudaResourceTypeMipmappedArray as MIPMAPPED_ARRAY,
    cudaResourceTypePitch2D as PITCH_2D, cudaResourceViewDesc, cudaResourceViewFormat,
    cudaTextureAddressMode, cudaTextureDesc, cudaTextureFilterMode,
};

use crate::channels::{channel_desc, format_of};

/// `CU_TRSF_READ_AS_INTEGER` and the other flags of texture descriptors.
const READ_AS_INTEGER: u32 = 1;
const NORMALIZED_COORDINATES: u32 = 2;
const SRGB: u32 = 0x10;
const DISABLE_TRILINEAR_OPTIMIZATION: u32 = 0x20;
const SEAMLESS_CUBEMAP: u32 = 0x40;

/// Converts a resource descriptor for the driver.
pub(crate) fn memory(desc: &cudaResourceDesc) -> Result<CUDA_RESOURCE_DESC, Code> {
    let mut out = CUDA_RESOURCE_DESC::default();
    // SAFETY: the kind selects the arm of the union, and each arm consists of numbers and addresses that are
    // not dereferenced.
    unsafe {
        match desc.resType {
            ARRAY => {
                out.resType = CU_RESOURCE_TYPE_ARRAY;
                out.res.array.hArray = desc.res.array.array.cast();
            }
            MIPMAPPED_ARRAY => {
                out.resType = CU_RESOURCE_TYPE_MIPMAPPED_ARRAY;
                out.res.mipmap.hMipmappedArray = desc.res.mipmap.mipmap.cast();
            }
            LINEAR => {
                let from = desc.res.linear;
                let (format, channels) = format_of(&from.desc)?;
                out.resType = CU_RESOURCE_TYPE_LINEAR;
                out.res.linear.devPtr = from.devPtr as u64;
                out.res.linear.format = format;
                out.res.linear.numChannels = channels;
                out.res.linear.sizeInBytes = from.sizeInBytes;
            }
            PITCH_2D => {
                let from = desc.res.pitch2D;
                let (format, channels) = format_of(&from.desc)?;
                out.resType = CU_RESOURCE_TYPE_PITCH2D;
                out.res.pitch2D.devPtr = from.devPtr as u64;
                out.res.pitch2D.format = format;
                out.res.pitch2D.numChannels = channels;
                out.res.pitch2D.width = from.width;
                out.res.pitch2D.height = from.height;
                out.res.pitch2D.pitchInBytes = from.pitchInBytes;
            }
            _ => return Err(Code::cudaErrorInvalidValue),
        }
    }
    out.flags = desc.flags;
    Ok(out)
}

/// Converts a resource descriptor of the driver for the program.
pub(crate) fn memory_back(desc: &CUDA_RESOURCE_DESC) -> cudaResourceDesc {
    // SAFETY: this record may be all zeros.
    let mut out: cudaResourceDesc = unsafe { std::mem::zeroed() };
    // SAFETY: this record may be all zeros.
    unsafe {
        match desc.resType {
            CU_RESOURCE_TYPE_ARRAY => {
                out.resType = ARRAY;
                out.res.array.array = desc.res.array.hArray.cast();
            }
            CU_RESOURCE_TYPE_MIPMAPPED_ARRAY => {
                out.resType = MIPMAPPED_ARRAY;
                out.res.mipmap.mipmap = desc.res.mipmap.hMipmappedArray.cast();
            }
            CU_RESOURCE_TYPE_LINEAR => {
                let from = desc.res.linear;
                out.resType = LINEAR;
                out.res.linear.devPtr = from.devPtr as *mut _;
                out.res.linear.desc = channel_desc(from.format, from.numChannels);
                out.res.linear.sizeInBytes = from.sizeInBytes;
            }
            _ => {
                let from = desc.res.pitch2D;
                out.resType = PITCH_2D;
                out.res.pitch2D.devPtr = from.devPtr as *mut _;
                out.res.pitch2D.desc = channel_desc(from.format, from.numChannels);
                out.res.pitch2D.width = from.width;
                out.res.pitch2D.height = from.height;
                out.res.pitch2D.pitchInBytes = from.pitchInBytes;
            }
        }
    }
    out.flags = desc.flags;
    out
}

/// Converts a texture descriptor for the driver.
pub(crate) fn reading(desc: &cudaTextureDesc) -> CUDA_TEXTURE_DESC {
    let bits = [
        (desc.readMode == cudaReadModeElementType, READ_AS_INTEGER),
        (desc.normalizedCoords != 0, NORMALIZED_COORDINATES),
        (desc.sRGB != 0, SRGB),
        (
            desc.disableTrilinearOptimization != 0,
            DISABLE_TRILINEAR_OPTIMIZATION,
        ),
        (desc.seamlessCubemap != 0, SEAMLESS_CUBEMAP),
    ];
    let set = bits.iter().filter(|(is_set, _)| *is_set);
    CUDA_TEXTURE_DESC {
        addressMode: desc.addressMode.map(|mode| CUaddress_mode(mode.0)),
        filterMode: CUfilter_mode(desc.filterMode.0),
        flags: set.fold(0, |flags, (_, bit)| flags | bit),
        maxAnisotropy: desc.maxAnisotropy,
        mipmapFilterMode: CUfilter_mode(desc.mipmapFilterMode.0),
        mipmapLevelBias: desc.mipmapLevelBias,
        minMipmapLevelClamp: desc.minMipmapLevelClamp,
        maxMipmapLevelClamp: desc.maxMipmapLevelClamp,
        borderColor: desc.borderColor,
        ..Default::default()
    }
}

/// Converts a texture descriptor of the driver for the program. Elements of 32 bits are not normalized.
pub(crate) fn reading_back(
    desc: &CUDA_TEXTURE_DESC,
    format: Option<CUarray_format>,
) -> cudaTextureDesc {
    let is_wide = format.is_some_and(|format| channel_desc(format, 1).x == 32);
    let has = |bit: u32| desc.flags & bit != 0;
    cudaTextureDesc {
        addressMode: desc.addressMode.map(|mode| cudaTextureAddressMode(mode.0)),
        filterMode: cudaTextureFilterMode(desc.filterMode.0),
        readMode: match has(READ_AS_INTEGER) || is_wide {
            true => cudaReadModeElementType,
            false => cudaReadModeNormalizedFloat,
        },
        sRGB: has(SRGB).into(),
        borderColor: desc.borderColor,
        normalizedCoords: has(NORMALIZED_COORDINATES).into(),
        maxAnisotropy: desc.maxAnisotropy,
        mipmapFilterMode: cudaTextureFilterMode(desc.mipmapFilterMode.0),
        mipmapLevelBias: desc.mipmapLevelBias,
        minMipmapLevelClamp: desc.minMipmapLevelClamp,
        maxMipmapLevelClamp: desc.maxMipmapLevelClamp,
        disableTrilinearOptimization: has(DISABLE_TRILINEAR_OPTIMIZATION).into(),
        seamlessCubemap: has(SEAMLESS_CUBEMAP).into(),
    }
}

/// Converts a resource view descriptor for the driver.
pub(crate) fn view(desc: &cudaResourceViewDesc) -> CUDA_RESOURCE_VIEW_DESC {
    CUDA_RESOURCE_VIEW_DESC {
        format: CUresourceViewFormat(desc.format.0),
        width: desc.width,
        height: desc.height,
        depth: desc.depth,
        firstMipmapLevel: desc.firstMipmapLevel,
        lastMipmapLevel: desc.lastMipmapLevel,
        firstLayer: desc.firstLayer,
        lastLayer: desc.lastLayer,
        ..Default::default()
    }
}

/// Converts a resource view descriptor of the driver for the program.
pub(crate) fn view_back(desc: &CUDA_RESOURCE_VIEW_DESC) -> cudaResourceViewDesc {
    cudaResourceViewDesc {
        format: cudaResourceViewFormat(desc.format.0),
        width: desc.width,
        height: desc.height,
        depth: desc.depth,
        firstMipmapLevel: desc.firstMipmapLevel,
        lastMipmapLevel: desc.lastMipmapLevel,
        firstLayer: desc.firstLayer,
        lastLayer: desc.lastLayer,
        ..Default::default()
    }
}

/// Returns whether a texture would interpolate between integers, which is not supported.
pub(crate) fn mixes_integers(format: Option<CUarray_format>, reading: &cudaTextureDesc) -> bool {
    let is_integer = format.is_some_and(|format| channel_desc(format, 1).f != FLOAT);
    reading.filterMode == cudaFilterModeLinear
        && reading.readMode == cudaReadModeElementType
        && is_integer
}

/// Returns whether a texture would normalize numbers of 32 bits, which is not supported.
pub(crate) fn normalizes_wide_numbers(
    format: Option<CUarray_format>,
    reading: &cudaTextureDesc,
) -> bool {
    let is_wide = format.is_some_and(|format| channel_desc(format, 1).x == 32);
    reading.readMode == cudaReadModeNormalizedFloat && is_wide
}
