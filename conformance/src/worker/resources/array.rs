//! Arrays, with and without mipmap levels.

use cuspec_case::Api;
use cuspec_suite::exemplars::{
    Array, ArrayKind, Make, MipmapKind, MipmappedArray, PlanarArray, TextureArray, TiledArray,
};

use super::case_resources::CaseResources;
use super::made::{Numbers, SetupError};
use crate::worker::driver_calls::{Extent, Handle, recorded_calls};

recorded_calls! {
    ArrayCalls:
    cuArray3DCreate_v2(array: &mut Handle, descriptor: *const u8);
    cudaMalloc3DArray(array: &mut Handle, format: *const u8, extent: Extent, flags: u32);
    cuArrayDestroy(array: Handle);
    cuMipmappedArrayCreate(array: &mut Handle, descriptor: *const u8, levels: u32);
    cudaMallocMipmappedArray(
        array: &mut Handle, format: *const u8, extent: Extent, levels: u32, flags: u32
    );
    cuMipmappedArrayGetLevel(level: &mut Handle, array: Handle, number: u32);
    cuMipmappedArrayDestroy(array: Handle);
}

/// `CUDA_ARRAY3D_DESCRIPTOR`.
#[repr(C)]
#[derive(Clone, Copy)]
struct Descriptor {
    width: usize,
    height: usize,
    depth: usize,
    format: u32,
    channels: u32,
    flags: u32,
}

impl Descriptor {
    /// `cudaChannelFormatDesc`: the bits of each channel, and the kind of their numbers.
    fn channel_format(&self) -> [u32; 5] {
        const UNSIGNED: u32 = 1;
        const FLOATING: u32 = 2;
        let (bits, kind) = match self.format {
            FLOAT => (32, FLOATING),
            _ => (8, UNSIGNED),
        };
        let of_channel = |channel| if channel < self.channels { bits } else { 0 };
        let [x, y, z, w] = [0, 1, 2, 3].map(of_channel);
        [x, y, z, w, kind]
    }

    fn extent(&self) -> Extent {
        Extent {
            width: self.width,
            height: self.height,
            depth: self.depth,
        }
    }
}

const UNSIGNED_INT8: u32 = 1;
const FLOAT: u32 = 0x20;
const NV12: u32 = 0xb0;

/// `CUDA_ARRAY3D_LAYERED`.
const LAYERED: u32 = 1;

/// `CUDA_ARRAY3D_SURFACE_LDST`.
const SURFACE: u32 = 2;

/// `CUDA_ARRAY3D_SPARSE`.
const SPARSE: u32 = 0x40;

/// `CUDA_ARRAY3D_DEFERRED_MAPPING`.
const DEFERRED: u32 = 0x80;

/// `CUDA_ARRAY3D_VIDEO_ENCODE_DECODE`.
const VIDEO: u32 = 0x100;

/// Number of mipmap levels.
const LEVELS: u32 = 3;

/// 32 rows of 256 bytes.
const TABLE: Descriptor = Descriptor {
    width: 256,
    height: 32,
    depth: 0,
    format: UNSIGNED_INT8,
    channels: 1,
    flags: 0,
};

/// 32 rows of 64 numbers of four bytes.
const WORDS: Descriptor = Descriptor {
    width: 64,
    format: FLOAT,
    ..TABLE
};

/// 32 rows of 64 luma samples, and chroma at half the width and height.
const PLANAR: Descriptor = Descriptor {
    width: 64,
    format: NV12,
    channels: 3,
    flags: VIDEO,
    ..TABLE
};

/// Four slices of such rows.
const SLICES: Descriptor = Descriptor { depth: 4, ..TABLE };

impl Make<Array> for CaseResources<'_> {
    fn make(&mut self, exemplar: Array, numbers: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        match exemplar {
            Array::Slices => create(resources, SLICES),
            Array::Table => create(resources, TABLE),
            Array::Line => create(resources, Descriptor { height: 0, ..TABLE }),
            Array::Narrow => create(resources, Descriptor { width: 64, ..TABLE }),
            Array::Words => create(resources, WORDS),
            Array::Layers => {
                let descriptor = Descriptor {
                    flags: LAYERED,
                    ..SLICES
                };
                create(resources, descriptor)
            }
            Array::Level => {
                let array = create_levels(resources, 0)?;
                let mut level: Handle = std::ptr::null_mut();
                resources.cuMipmappedArrayGetLevel(&mut level, array as Handle, 0)?;
                Ok(level as u64)
            }
            Array::Destroyed => make_destroyed(resources, numbers),
        }
    }
}

// Arrays by whether their format has planes.
impl Make<PlanarArray> for CaseResources<'_> {
    fn make(&mut self, exemplar: PlanarArray, numbers: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        match exemplar {
            // The runtime has no flag for video.
            PlanarArray::Planar => resources.with_driver(|resources| create(resources, PLANAR)),
            PlanarArray::Plain => create(resources, TABLE),
            PlanarArray::Destroyed => make_destroyed(resources, numbers),
        }
    }
}

// Arrays by whether a texture reads them.
impl Make<TextureArray> for CaseResources<'_> {
    fn make(&mut self, exemplar: TextureArray, numbers: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        match exemplar {
            TextureArray::Table => create(resources, TABLE),
            TextureArray::Line => create(resources, Descriptor { height: 0, ..TABLE }),
            TextureArray::Words => create(resources, WORDS),
            TextureArray::Whole => create_levels(resources, 0),
            TextureArray::Destroyed => make_destroyed(resources, numbers),
        }
    }
}

// Arrays by how their memory is allocated.
impl Make<ArrayKind> for CaseResources<'_> {
    fn make(&mut self, exemplar: ArrayKind, numbers: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        match exemplar {
            ArrayKind::Plain => create(resources, TABLE),
            ArrayKind::Deferred => create(resources, flagged(DEFERRED)),
            ArrayKind::Sparse => create(resources, flagged(SPARSE)),
            ArrayKind::Destroyed => make_destroyed(resources, numbers),
        }
    }
}

// Arrays by whether memory can be mapped to their tiles.
impl Make<TiledArray> for CaseResources<'_> {
    fn make(&mut self, exemplar: TiledArray, _: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        match exemplar {
            TiledArray::Tiled => create(resources, tiled(SPARSE)),
            TiledArray::TiledLayers => {
                let descriptor = Descriptor {
                    depth: 2,
                    ..tiled(SPARSE | LAYERED)
                };
                create(resources, descriptor)
            }
            TiledArray::Deferred => create(resources, tiled(DEFERRED)),
            TiledArray::Plain => create(resources, TABLE),
        }
    }
}

impl Make<MipmappedArray> for CaseResources<'_> {
    fn make(&mut self, exemplar: MipmappedArray, numbers: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        match exemplar {
            MipmappedArray::Levels => create_levels(resources, 0),
            MipmappedArray::Destroyed => make_levels_destroyed(resources, numbers),
        }
    }
}

// Mipmapped arrays by how their memory is allocated.
impl Make<MipmapKind> for CaseResources<'_> {
    fn make(&mut self, exemplar: MipmapKind, numbers: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        match exemplar {
            MipmapKind::Plain => create_levels(resources, 0),
            MipmapKind::Deferred => create_levels(resources, DEFERRED),
            MipmapKind::Sparse => create_levels(resources, SPARSE),
            MipmapKind::Destroyed => make_levels_destroyed(resources, numbers),
        }
    }
}

/// An array of the usual size with these flags.
fn flagged(flags: u32) -> Descriptor {
    Descriptor { flags, ..TABLE }
}

/// An array with these flags that is two tiles wide and two tiles high.
fn tiled(flags: u32) -> Descriptor {
    Descriptor {
        width: 512,
        height: 512,
        ..flagged(flags)
    }
}

/// Destroyed right before the call, so that no other object gets its handle.
fn make_destroyed(resources: &mut CaseResources<'_>, _: &Numbers<'_>) -> Result<u64, SetupError> {
    destroyed(resources)
}

/// Like `make_destroyed`, for a mipmapped array.
fn make_levels_destroyed(
    resources: &mut CaseResources<'_>,
    _: &Numbers<'_>,
) -> Result<u64, SetupError> {
    let array = create_levels(resources, 0)?;
    resources.before_call(move |resources| Ok(resources.cuMipmappedArrayDestroy(array as Handle)?));
    Ok(array)
}

/// An array that is destroyed right before the call.
pub(super) fn destroyed(resources: &mut CaseResources<'_>) -> Result<u64, SetupError> {
    let array = create(resources, TABLE)?;
    resources.before_call(move |resources| Ok(resources.cuArrayDestroy(array as Handle)?));
    Ok(array)
}

/// An array that surfaces write.
pub(super) fn writable(resources: &mut CaseResources<'_>) -> Result<u64, SetupError> {
    create(resources, flagged(SURFACE))
}

/// A level of an array that surfaces write.
pub(super) fn writable_level(resources: &mut CaseResources<'_>) -> Result<u64, SetupError> {
    let array = create_levels(resources, SURFACE)?;
    let mut level: Handle = std::ptr::null_mut();
    resources.cuMipmappedArrayGetLevel(&mut level, array as Handle, 0)?;
    Ok(level as u64)
}

/// An array with levels.
pub(super) fn levels(resources: &mut CaseResources<'_>) -> Result<u64, SetupError> {
    create_levels(resources, 0)
}

/// A two-dimensional array.
pub(super) fn table(resources: &mut CaseResources<'_>) -> Result<u64, SetupError> {
    create(resources, TABLE)
}

/// 64 rows of 256 elements of four bytes.
pub(super) fn pixels(resources: &mut CaseResources<'_>) -> Result<u64, SetupError> {
    let descriptor = Descriptor {
        height: 64,
        channels: 4,
        ..TABLE
    };
    create(resources, descriptor)
}

fn create(resources: &mut CaseResources<'_>, descriptor: Descriptor) -> Result<u64, SetupError> {
    let mut array: Handle = std::ptr::null_mut();
    match resources.maker {
        Api::Runtime => {
            let (format, extent) = (descriptor.channel_format(), descriptor.extent());
            let format = format.as_ptr().cast();
            resources.cudaMalloc3DArray(&mut array, format, extent, descriptor.flags)?;
        }
        _ => resources.cuArray3DCreate_v2(&mut array, (&raw const descriptor).cast())?,
    }
    Ok(array as u64)
}

fn create_levels(resources: &mut CaseResources<'_>, flags: u32) -> Result<u64, SetupError> {
    let descriptor = flagged(flags);
    let mut array: Handle = std::ptr::null_mut();
    match resources.maker {
        Api::Runtime => {
            let (format, extent) = (descriptor.channel_format(), descriptor.extent());
            let format = format.as_ptr().cast();
            resources.cudaMallocMipmappedArray(&mut array, format, extent, LEVELS, flags)?;
        }
        _ => {
            let descriptor = (&raw const descriptor).cast();
            resources.cuMipmappedArrayCreate(&mut array, descriptor, LEVELS)?;
        }
    }
    Ok(array as u64)
}
