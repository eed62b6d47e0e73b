//! Arrays, with and without mipmap levels.

use super::case_resources::CaseResources;
use super::made::{Numbers, SetupError};
use super::table::{Table, garbage, null};
use crate::worker::driver_calls::{Handle, recorded_calls};

recorded_calls! {
    ArrayCalls:
    cuArray3DCreate_v2(array: &mut Handle, descriptor: *const u8);
    cuArrayDestroy(array: Handle);
    cuMipmappedArrayCreate(array: &mut Handle, descriptor: *const u8, levels: u32);
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

const UNSIGNED_INT8: u32 = 1;
const FLOAT: u32 = 0x20;
const NV12: u32 = 0xb0;

/// `CUDA_ARRAY3D_LAYERED`.
const LAYERED: u32 = 1;

/// `CUDA_ARRAY3D_SPARSE`.
const SPARSE: u32 = 0x40;

/// `CUDA_ARRAY3D_DEFERRED_MAPPING`.
const DEFERRED: u32 = 0x80;

/// `CUDA_ARRAY3D_VIDEO_ENCODE_DECODE`.
const VIDEO: u32 = 0x100;

/// Levels of an array with levels.
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

/// Brightness in 32 rows of 64, and colour in half as many of half as many.
const PLANAR: Descriptor = Descriptor {
    width: 64,
    format: NV12,
    channels: 3,
    flags: VIDEO,
    ..TABLE
};

/// So many slices of such rows.
const SLICES: Descriptor = Descriptor { depth: 4, ..TABLE };

pub(super) static ARRAYS: Table = &[
    ("Table", |resources, _| create(resources, TABLE)),
    ("Line", |resources, _| {
        create(resources, Descriptor { height: 0, ..TABLE })
    }),
    ("Narrow", |resources, _| {
        create(resources, Descriptor { width: 64, ..TABLE })
    }),
    ("Words", |resources, _| {
        let descriptor = Descriptor {
            width: 64,
            format: FLOAT,
            ..TABLE
        };
        create(resources, descriptor)
    }),
    ("Slices", |resources, _| create(resources, SLICES)),
    ("Layers", |resources, _| {
        let descriptor = Descriptor {
            flags: LAYERED,
            ..SLICES
        };
        create(resources, descriptor)
    }),
    ("Level", |resources, _| {
        let array = create_levels(resources, 0)?;
        let mut level: Handle = std::ptr::null_mut();
        resources.cuMipmappedArrayGetLevel(&mut level, array as Handle, 0)?;
        Ok(level as u64)
    }),
    ("Null", null),
    ("Destroyed", make_destroyed),
    ("Garbage", garbage),
];

/// Arrays by whether their format has planes.
pub(super) static PLANAR_ARRAYS: Table = &[
    ("Planar", |resources, _| create(resources, PLANAR)),
    ("Plain", |resources, _| create(resources, TABLE)),
    ("Null", null),
    ("Destroyed", make_destroyed),
];

/// Arrays by what they are made of.
pub(super) static ARRAY_KINDS: Table = &[
    ("Plain", |resources, _| create(resources, TABLE)),
    ("Deferred", |resources, _| {
        create(resources, flagged(DEFERRED))
    }),
    ("Sparse", |resources, _| create(resources, flagged(SPARSE))),
    ("Null", null),
    ("Destroyed", make_destroyed),
    ("Garbage", garbage),
];

/// Arrays by whether memory can be mapped to their tiles.
pub(super) static TILED_ARRAYS: Table = &[
    ("Tiled", |resources, _| create(resources, tiled(SPARSE))),
    ("TiledLayers", |resources, _| {
        let descriptor = Descriptor {
            depth: 2,
            ..tiled(SPARSE | LAYERED)
        };
        create(resources, descriptor)
    }),
    ("Deferred", |resources, _| {
        create(resources, tiled(DEFERRED))
    }),
    ("Plain", |resources, _| create(resources, TABLE)),
    ("Null", null),
];

pub(super) static MIPMAPPED_ARRAYS: Table = &[
    ("Levels", |resources, _| create_levels(resources, 0)),
    ("Null", null),
    ("Destroyed", make_levels_destroyed),
    ("Garbage", garbage),
];

/// Arrays with levels by what they are made of.
pub(super) static MIPMAP_KINDS: Table = &[
    ("Plain", |resources, _| create_levels(resources, 0)),
    ("Deferred", |resources, _| {
        create_levels(resources, DEFERRED)
    }),
    ("Sparse", |resources, _| create_levels(resources, SPARSE)),
    ("Null", null),
    ("Destroyed", make_levels_destroyed),
    ("Garbage", garbage),
];

/// An array of the usual size with a flag.
fn flagged(flags: u32) -> Descriptor {
    Descriptor { flags, ..TABLE }
}

/// An array of a flag that is two tiles wide and two high.
fn tiled(flags: u32) -> Descriptor {
    Descriptor {
        width: 512,
        height: 512,
        ..flagged(flags)
    }
}

/// Destroyed as the last thing before the call, so that no other has its handle.
fn make_destroyed(resources: &mut CaseResources<'_>, _: &Numbers<'_>) -> Result<u64, SetupError> {
    let array = create(resources, TABLE)?;
    resources.on_arm(move |resources| Ok(resources.cuArrayDestroy(array as Handle)?));
    Ok(array)
}

/// The same of an array with levels.
fn make_levels_destroyed(
    resources: &mut CaseResources<'_>,
    _: &Numbers<'_>,
) -> Result<u64, SetupError> {
    let array = create_levels(resources, 0)?;
    resources.on_arm(move |resources| Ok(resources.cuMipmappedArrayDestroy(array as Handle)?));
    Ok(array)
}

/// An array of rows.
pub(super) fn table(resources: &mut CaseResources<'_>) -> Result<u64, SetupError> {
    create(resources, TABLE)
}

fn create(resources: &mut CaseResources<'_>, descriptor: Descriptor) -> Result<u64, SetupError> {
    let mut array: Handle = std::ptr::null_mut();
    resources.cuArray3DCreate_v2(&mut array, (&raw const descriptor).cast())?;
    Ok(array as u64)
}

fn create_levels(resources: &mut CaseResources<'_>, flags: u32) -> Result<u64, SetupError> {
    let descriptor = flagged(flags);
    let mut array: Handle = std::ptr::null_mut();
    resources.cuMipmappedArrayCreate(&mut array, (&raw const descriptor).cast(), LEVELS)?;
    Ok(array as u64)
}
