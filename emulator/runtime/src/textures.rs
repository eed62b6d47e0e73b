//! What textures and surfaces read and write, and how, as the runtime and as the driver say it.

use cuspec_glue::runtime::Code;
use cuspec_sys::driver::{
    CU_RESOURCE_TYPE_ARRAY, CU_RESOURCE_TYPE_LINEAR, CU_RESOURCE_TYPE_MIPMAPPED_ARRAY,
    CU_RESOURCE_TYPE_PITCH2D, CUDA_RESOURCE_DESC, CUDA_RESOURCE_VIEW_DESC, CUDA_TEXTURE_DESC,
    CUaddress_mode, CUfilter_mode, CUresourceViewFormat,
};
use cuspec_sys::runtime::{
    cudaFilterModeLinear, cudaReadModeElementType, cudaReadModeNormalizedFloat, cudaResourceDesc,
    cudaResourceTypeArray as ARRAY, cudaResourceTypeLinear as LINEAR,
    cudaResourceTypeMipmappedArray as MIPMAPPED_ARRAY, cudaResourceTypePitch2D as PITCH_2D,
    cudaResourceViewDesc, cudaResourceViewFormat, cudaTextureAddressMode, cudaTextureDesc,
    cudaTextureFilterMode,
};

use crate::channels::{described, format_of};

/// `CU_TRSF_READ_AS_INTEGER` and what else textures are told by bits.
const READ_AS_INTEGER: u32 = 1;
const NORMALIZED_COORDINATES: u32 = 2;
const SRGB: u32 = 0x10;
const DISABLE_TRILINEAR_OPTIMIZATION: u32 = 0x20;
const SEAMLESS_CUBEMAP: u32 = 0x40;

/// What the driver is told of memory.
pub(crate) fn memory(desc: &cudaResourceDesc) -> Result<CUDA_RESOURCE_DESC, Code> {
    let mut told = CUDA_RESOURCE_DESC::default();
    // SAFETY: the kind decides which arm is meant, and every arm is numbers and addresses that nobody follows.
    unsafe {
        match desc.resType {
            ARRAY => {
                told.resType = CU_RESOURCE_TYPE_ARRAY;
                told.res.array.hArray = desc.res.array.array.cast();
            }
            MIPMAPPED_ARRAY => {
                told.resType = CU_RESOURCE_TYPE_MIPMAPPED_ARRAY;
                told.res.mipmap.hMipmappedArray = desc.res.mipmap.mipmap.cast();
            }
            LINEAR => {
                let from = desc.res.linear;
                let (format, channels) = format_of(&from.desc)?;
                told.resType = CU_RESOURCE_TYPE_LINEAR;
                told.res.linear.devPtr = from.devPtr as u64;
                told.res.linear.format = format;
                told.res.linear.numChannels = channels;
                told.res.linear.sizeInBytes = from.sizeInBytes;
            }
            PITCH_2D => {
                let from = desc.res.pitch2D;
                let (format, channels) = format_of(&from.desc)?;
                told.resType = CU_RESOURCE_TYPE_PITCH2D;
                told.res.pitch2D.devPtr = from.devPtr as u64;
                told.res.pitch2D.format = format;
                told.res.pitch2D.numChannels = channels;
                told.res.pitch2D.width = from.width;
                told.res.pitch2D.height = from.height;
                told.res.pitch2D.pitchInBytes = from.pitchInBytes;
            }
            _ => return Err(Code::cudaErrorInvalidValue),
        }
    }
    told.flags = desc.flags;
    Ok(told)
}

/// What a program is told of it.
pub(crate) fn memory_back(desc: &CUDA_RESOURCE_DESC) -> cudaResourceDesc {
    // SAFETY: all zeros is a value of this record.
    let mut told: cudaResourceDesc = unsafe { std::mem::zeroed() };
    // SAFETY: as above.
    unsafe {
        match desc.resType {
            CU_RESOURCE_TYPE_ARRAY => {
                told.resType = ARRAY;
                told.res.array.array = desc.res.array.hArray.cast();
            }
            CU_RESOURCE_TYPE_MIPMAPPED_ARRAY => {
                told.resType = MIPMAPPED_ARRAY;
                told.res.mipmap.mipmap = desc.res.mipmap.hMipmappedArray.cast();
            }
            CU_RESOURCE_TYPE_LINEAR => {
                let from = desc.res.linear;
                told.resType = LINEAR;
                told.res.linear.devPtr = from.devPtr as *mut _;
                told.res.linear.desc = described(from.format, from.numChannels);
                told.res.linear.sizeInBytes = from.sizeInBytes;
            }
            _ => {
                let from = desc.res.pitch2D;
                told.resType = PITCH_2D;
                told.res.pitch2D.devPtr = from.devPtr as *mut _;
                told.res.pitch2D.desc = described(from.format, from.numChannels);
                told.res.pitch2D.width = from.width;
                told.res.pitch2D.height = from.height;
                told.res.pitch2D.pitchInBytes = from.pitchInBytes;
            }
        }
    }
    told.flags = desc.flags;
    told
}

/// How the driver is told to read.
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

/// What a program is told of it.
pub(crate) fn reading_back(desc: &CUDA_TEXTURE_DESC) -> cudaTextureDesc {
    let has = |bit: u32| desc.flags & bit != 0;
    cudaTextureDesc {
        addressMode: desc.addressMode.map(|mode| cudaTextureAddressMode(mode.0)),
        filterMode: cudaTextureFilterMode(desc.filterMode.0),
        readMode: match has(READ_AS_INTEGER) {
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

/// How the driver is told to look at an array.
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

/// What a program is told of it.
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

/// Whether a texture is asked for what lies between integers, of which there is nothing.
pub(crate) fn mixes_integers(
    memory: &CUDA_RESOURCE_DESC,
    format: Option<cuspec_sys::driver::CUarray_format>,
    reading: &cudaTextureDesc,
) -> bool {
    // SAFETY: the kind decides which arm is meant, and the arms are numbers.
    let own = unsafe {
        match memory.resType {
            CU_RESOURCE_TYPE_LINEAR => Some(memory.res.linear.format),
            CU_RESOURCE_TYPE_PITCH2D => Some(memory.res.pitch2D.format),
            _ => format,
        }
    };
    let is_float = own.is_none_or(|format| {
        described(format, 1).f == cuspec_sys::runtime::cudaChannelFormatKindFloat
    });
    reading.filterMode == cudaFilterModeLinear
        && reading.readMode == cudaReadModeElementType
        && !is_float
}
