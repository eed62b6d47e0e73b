//! Properties of arrays.

use super::prelude::*;
use crate::classify::neighbour;
use crate::objects::array::{Array, Mipmapped, Shape, TILE};
use crate::objects::handle::Identity;
use cuspec_glue::Facts;
use cuspec_glue::classify::{ArrayKind, Classify, MipmapKind};
use cuspec_glue::driver::calls::ArrayPropertiesCalls;

impl Classify<ArrayKind> for Driver {
    fn classify(&self, value: u64) -> Facts<ArrayKind> {
        let handle = value as usize;
        let found = self.known().map(|mut world| {
            let arrays = world.others.of::<Array>();
            let kind = arrays.get(handle).map(|array| match array.shape {
                shape if shape.is_deferred() => ArrayKind::Deferred,
                shape if shape.is_sparse() => ArrayKind::Sparse,
                _ => ArrayKind::Plain,
            });
            (arrays.identify(handle), kind)
        });
        Facts::new(match found {
            _ if value == 0 => ArrayKind::Null,
            Some((_, Some(kind))) => kind,
            Some((Identity::Gone, _)) => ArrayKind::Destroyed,
            _ => ArrayKind::Garbage,
        })
    }

    fn neighbour(&self, value: u64) -> Option<u64> {
        neighbour::object(self.known()?.others.of::<Array>(), value)
    }
}

impl Classify<MipmapKind> for Driver {
    fn classify(&self, value: u64) -> Facts<MipmapKind> {
        let handle = value as usize;
        let found = self.known().map(|mut world| {
            let arrays = world.others.of::<Mipmapped>();
            let kind = arrays.get(handle).map(|array| match array.shape {
                shape if shape.is_deferred() => MipmapKind::Deferred,
                shape if shape.is_sparse() => MipmapKind::Sparse,
                _ => MipmapKind::Plain,
            });
            (arrays.identify(handle), kind)
        });
        Facts::new(match found {
            _ if value == 0 => MipmapKind::Null,
            Some((_, Some(kind))) => kind,
            Some((Identity::Gone, _)) => MipmapKind::Destroyed,
            _ => MipmapKind::Garbage,
        })
    }

    fn neighbour(&self, value: u64) -> Option<u64> {
        neighbour::object(self.known()?.others.of::<Mipmapped>(), value)
    }
}

impl ArrayPropertiesCalls for Driver {
    unsafe fn cuArrayGetMemoryRequirements(
        &self,
        memoryRequirements: *mut CUDA_ARRAY_MEMORY_REQUIREMENTS,
        array: CUarray,
        _device: CUdevice,
    ) -> Outcome {
        let shape = self.lock().array(array as usize)?.shape;
        let told = requirements(shape.size()?);
        // SAFETY: the caller guarantees that the pointer is null or valid for writes.
        unsafe { put(memoryRequirements, told) };
        Ok(())
    }

    unsafe fn cuArrayGetSparseProperties(
        &self,
        sparseProperties: *mut CUDA_ARRAY_SPARSE_PROPERTIES,
        array: CUarray,
    ) -> Outcome {
        let shape = {
            let mut world = self.lock();
            let array = world.array(array as usize)?;
            // A level may be in the tail, which is a property of the whole array.
            if array.is_part {
                return Err(Code::INVALID_VALUE);
            }
            array.shape
        };
        let told = tiles(&shape, 1)?;
        // SAFETY: the caller guarantees that the pointer is null or valid for writes.
        unsafe { put(sparseProperties, told) };
        Ok(())
    }

    unsafe fn cuMipmappedArrayGetMemoryRequirements(
        &self,
        memoryRequirements: *mut CUDA_ARRAY_MEMORY_REQUIREMENTS,
        mipmap: CUmipmappedArray,
        _device: CUdevice,
    ) -> Outcome {
        let (shape, levels) = with_levels(self, mipmap)?;
        let sizes = (0..levels).map(|number| shape.level(number).size());
        let size = sizes.sum::<Outcome<u64>>()?;
        // SAFETY: the caller guarantees that the pointer is null or valid for writes.
        unsafe { put(memoryRequirements, requirements(size)) };
        Ok(())
    }

    unsafe fn cuMipmappedArrayGetSparseProperties(
        &self,
        sparseProperties: *mut CUDA_ARRAY_SPARSE_PROPERTIES,
        mipmap: CUmipmappedArray,
    ) -> Outcome {
        let (shape, levels) = with_levels(self, mipmap)?;
        let told = tiles(&shape, levels)?;
        // SAFETY: the caller guarantees that the pointer is null or valid for writes.
        unsafe { put(sparseProperties, told) };
        Ok(())
    }
}

/// The first level of an array with levels, and the number of levels.
fn with_levels(driver: &Driver, array: CUmipmappedArray) -> Outcome<(Shape, u32)> {
    let mut world = driver.lock();
    let arrays = world.others.of::<Mipmapped>();
    let array = arrays.get(array as usize).ok_or(Code::INVALID_HANDLE)?;
    Ok((array.shape, array.levels.len() as u32))
}

/// Memory is mapped to arrays by tiles.
fn requirements(size: u64) -> CUDA_ARRAY_MEMORY_REQUIREMENTS {
    CUDA_ARRAY_MEMORY_REQUIREMENTS {
        size: size.next_multiple_of(TILE) as usize,
        alignment: TILE as usize,
        ..Default::default()
    }
}

/// Levels smaller than a tile share the mip tail. Each layer has its own tail, unless no level fills a tile.
fn tiles(shape: &Shape, levels: u32) -> Outcome<CUDA_ARRAY_SPARSE_PROPERTIES> {
    let (width, height, depth) = shape.tile();
    let first = (0..levels).take_while(|number| shape.level(*number).fills_a_tile());
    let first = first.count() as u32;
    let has_tail = first < levels;
    let is_single = has_tail && first == 0;
    let sizes = (first..levels).map(|number| shape.level(number).size());
    let size = sizes.sum::<Outcome<u64>>()?;
    let layers = match shape.has_layers() && !is_single {
        true => shape.slices(),
        false => 1,
    };
    let mut told = CUDA_ARRAY_SPARSE_PROPERTIES {
        miptailFirstLevel: if has_tail { first } else { 0 },
        miptailSize: (size / layers).next_multiple_of(TILE),
        flags: u32::from(is_single),
        ..Default::default()
    };
    told.tileExtent.width = width;
    told.tileExtent.height = height;
    told.tileExtent.depth = depth;
    Ok(told)
}
