//! Texture and surface objects.

use cuspec_ptx::{Border, Component};
use cuspec_sys::driver::{
    CU_RESOURCE_TYPE_ARRAY, CU_TR_ADDRESS_MODE_BORDER, CU_TR_ADDRESS_MODE_CLAMP,
    CU_TR_ADDRESS_MODE_MIRROR, CU_TR_ADDRESS_MODE_WRAP, CU_TR_FILTER_MODE_POINT,
    CU_TRSF_NORMALIZED_COORDINATES, CU_TRSF_READ_AS_INTEGER, CU_TRSF_SRGB, CUDA_RESOURCE_DESC,
    CUDA_RESOURCE_VIEW_DESC, CUDA_TEXTURE_DESC,
};

use super::array::Shape;

/// A surface object.
pub struct Surface {
    /// The array that it accesses.
    pub array: usize,
}

/// A texture object.
pub struct Texture {
    /// The resource that it reads.
    pub memory: CUDA_RESOURCE_DESC,
    /// Sampling parameters.
    pub reading: CUDA_TEXTURE_DESC,
    /// The view of the array.
    pub view: Option<CUDA_RESOURCE_VIEW_DESC>,
}

// SAFETY: records of numbers, handles and addresses, which are not dereferenced.
unsafe impl Send for Texture {}

/// How a texture object reads an array element by element.
pub struct Reading {
    pub array: usize,
    pub is_normalized: bool,
    pub borders: [Border; 2],
    pub reads_fractions: bool,
}

impl Texture {
    /// Sampling without filtering, conversion or border colour; `None` for any
    /// other.
    pub fn reading(&self) -> Option<Reading> {
        let CUDA_TEXTURE_DESC {
            addressMode,
            filterMode,
            flags,
            borderColor,
            ..
        } = self.reading;
        let is_plain = self.memory.resType == CU_RESOURCE_TYPE_ARRAY
            && self.view.is_none()
            && filterMode == CU_TR_FILTER_MODE_POINT
            && flags & CU_TRSF_SRGB == 0
            && borderColor == [0.0; 4];
        if !is_plain {
            return None;
        }
        let is_normalized = flags & CU_TRSF_NORMALIZED_COORDINATES != 0;
        let border = |axis: usize| {
            Some(match addressMode[axis] {
                CU_TR_ADDRESS_MODE_BORDER => Border::Zero,
                CU_TR_ADDRESS_MODE_CLAMP => Border::Clamp,
                // Unnormalized coordinates do not wrap.
                CU_TR_ADDRESS_MODE_WRAP | CU_TR_ADDRESS_MODE_MIRROR if !is_normalized => {
                    Border::Clamp
                }
                CU_TR_ADDRESS_MODE_WRAP => Border::Wrap,
                CU_TR_ADDRESS_MODE_MIRROR => Border::Mirror,
                _ => return None,
            })
        };
        Some(Reading {
            // SAFETY: `resType` selects this arm of the union.
            array: unsafe { self.memory.res.array.hArray } as usize,
            is_normalized,
            borders: [border(0)?, border(1)?],
            reads_fractions: flags & CU_TRSF_READ_AS_INTEGER == 0,
        })
    }
}

/// The type of a component of such an array, if kernels support it.
pub fn component(shape: &Shape) -> Option<Component> {
    component_of(shape.format)
}

/// The type of a component of this format.
pub fn component_of(format: u32) -> Option<Component> {
    Some(match format {
        0x01 => Component::Unsigned(1),
        0x02 => Component::Unsigned(2),
        0x03 => Component::Unsigned(4),
        0x08 => Component::Signed(1),
        0x09 => Component::Signed(2),
        0x0a => Component::Signed(4),
        0x10 => Component::Float(2),
        0x20 => Component::Float(4),
        _ => return None,
    })
}
