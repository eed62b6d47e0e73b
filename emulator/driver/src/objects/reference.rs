//! Texture and surface references.

use cuspec_ptx::{Border, Component};
use cuspec_sys::driver::{
    CU_TR_ADDRESS_MODE_BORDER, CU_TR_ADDRESS_MODE_CLAMP, CU_TR_ADDRESS_MODE_MIRROR,
    CU_TR_ADDRESS_MODE_WRAP, CU_TR_FILTER_MODE_LINEAR, CU_TR_FILTER_MODE_POINT,
    CU_TRSF_NORMALIZED_COORDINATES, CU_TRSF_READ_AS_INTEGER, CU_TRSF_SRGB,
};

use super::picture::component_of;

/// `CU_AD_FORMAT_FLOAT`.
const FLOAT: u32 = 0x20;

/// A texture reference: memory, and how kernels of a module read it.
#[derive(Clone, Copy, Debug)]
pub struct TextureReference {
    pub context: usize,
    /// Whether a module declares it; otherwise the program created it.
    pub is_of_module: bool,
    pub bound: Bound,
    /// The number of the type of a component, and the number of components.
    pub format: u32,
    pub channels: i32,
    /// Numbers of the address modes of the dimensions.
    pub modes: [u32; 3],
    /// The filter modes between elements and between levels.
    pub filter: u32,
    pub mipmap_filter: u32,
    pub bias: f32,
    /// The lowest and the highest level.
    pub clamp: [f32; 2],
    pub anisotropy: u32,
    pub color: [f32; 4],
    pub flags: u32,
}

/// The memory that a texture reference is bound to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    Nothing,
    /// Elements from an address.
    Linear {
        address: u64,
        bytes: u64,
    },
    /// Rows of elements from an address.
    Rows {
        address: u64,
        width: u64,
        height: u64,
        pitch: u64,
    },
    /// The handle of an array.
    Array(usize),
    /// The handle of an array with levels.
    Levels(usize),
}

impl TextureReference {
    /// A new reference.
    pub fn new(context: usize, is_of_module: bool) -> TextureReference {
        TextureReference {
            context,
            is_of_module,
            bound: Bound::Nothing,
            format: FLOAT,
            channels: 1,
            modes: [CU_TR_ADDRESS_MODE_CLAMP.0; 3],
            filter: CU_TR_FILTER_MODE_POINT.0,
            mipmap_filter: CU_TR_FILTER_MODE_POINT.0,
            bias: 0.0,
            clamp: [0.0; 2],
            anisotropy: 0,
            color: [0.0; 4],
            flags: 0,
        }
    }

    /// How kernels read it, if that is without conversion.
    pub fn reading(&self) -> Option<Reading> {
        if self.flags & CU_TRSF_SRGB != 0 {
            return None;
        }
        let is_normalized = self.flags & CU_TRSF_NORMALIZED_COORDINATES != 0;
        let border = |axis: usize| {
            let mode = self.modes.get(axis).copied().unwrap_or_default();
            let is = |other: cuspec_sys::driver::CUaddress_mode| mode == other.0;
            match () {
                () if is(CU_TR_ADDRESS_MODE_BORDER) => Border::Zero,
                () if is(CU_TR_ADDRESS_MODE_WRAP) && is_normalized => Border::Wrap,
                () if is(CU_TR_ADDRESS_MODE_MIRROR) && is_normalized => Border::Mirror,
                // Unnormalized coordinates do not wrap.
                () => Border::Clamp,
            }
        };
        Some(Reading {
            is_normalized,
            borders: [border(0), border(1)],
            reads_fractions: self.flags & CU_TRSF_READ_AS_INTEGER == 0,
            is_filtered: self.filter == CU_TR_FILTER_MODE_LINEAR.0,
        })
    }

    /// The type of a component in memory without an array, if kernels support it, and the number of components.
    pub fn element(&self) -> Option<(Component, u32)> {
        Some((component_of(self.format)?, components(self.channels)))
    }
}

/// Components of an element: a number that no element has counts as one.
fn components(channels: i32) -> u32 {
    match channels {
        2 => 2,
        3 => 3,
        4 => 4,
        _ => 1,
    }
}

/// Bytes of an element in memory without an array.
pub fn element_bytes(format: u32, channels: i32) -> u64 {
    // A format that names its components or its blocks has a size of its own.
    let own = match format {
        0x30 | 0xc1 | 0xc3 | 0xc7 | 0xc9 => Some(2),
        0x50 | 0xc2 | 0xc4 | 0xc8 | 0xca => Some(4),
        // Four channels of 16 bits, and blocks of 64 bits.
        0x91 | 0x92 | 0x97 | 0x98 | 0xc5 | 0xcb => Some(8),
        // Blocks of 128 bits.
        0x93..=0x96 | 0x99..=0x9e => Some(16),
        0xb0 | 0xc0 | 0xc6 => Some(1),
        _ => None,
    };
    own.unwrap_or_else(|| {
        let component = match format {
            0x02 | 0x09 | 0x10 => 2,
            0x03 | 0x0a | 0x20 => 4,
            _ => 1,
        };
        component * u64::from(components(channels))
    })
}

/// How kernels read the memory of a reference.
pub struct Reading {
    pub is_normalized: bool,
    pub borders: [Border; 2],
    pub reads_fractions: bool,
    pub is_filtered: bool,
}

/// A surface reference.
#[derive(Clone, Copy, Debug)]
pub struct SurfaceReference {
    pub context: usize,
    /// The handle of the array that it is bound to.
    pub array: Option<usize>,
}
