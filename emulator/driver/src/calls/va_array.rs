//! Memory mapped to arrays.

use super::prelude::*;
use crate::classify::neighbour;
use crate::device;
use crate::objects::array::Array;
use crate::operations::tiles::{Change, Region, Resource, TILE_POOL};
use cuspec_glue::Facts;
use cuspec_glue::classify::{Classify, TilePool, TiledArray};
use cuspec_glue::driver::calls::VaArrayCalls;

impl Classify<TiledArray> for Driver {
    fn classify(&self, value: u64) -> Facts<TiledArray> {
        let shape = self.known().and_then(|mut world| {
            let arrays = world.others.of::<Array>();
            arrays.get(value as usize).map(|array| array.shape)
        });
        let Some(shape) = shape.filter(|_| value != 0) else {
            // The call itself refuses a value that never was an array.
            return Facts::new(match value {
                0 => TiledArray::Null,
                _ => TiledArray::Deferred,
            });
        };
        let (width, rows, slices) = shape.tile();
        let (depth, layers) = match shape.has_layers() {
            true => (1, shape.slices()),
            false => (shape.slices(), 1),
        };
        Facts::new(match shape {
            _ if shape.is_deferred() => TiledArray::Deferred,
            _ if !shape.is_sparse() => TiledArray::Plain,
            // An array smaller than a tile consists of its tail.
            _ if !shape.fills_a_tile() => TiledArray::Deferred,
            _ if shape.has_layers() => TiledArray::TiledLayers,
            _ => TiledArray::Tiled,
        })
        .with("width", shape.width.into())
        .with("rows", shape.rows().into())
        .with("slices", depth.into())
        .with("layers", layers.into())
        .with("tile_width", width.into())
        .with("tile_rows", rows.into())
        .with("tile_slices", slices.into())
    }

    fn neighbour(&self, value: u64) -> Option<u64> {
        let mut world = self.known()?;
        let arrays = world.others.of::<Array>();
        let other = neighbour::object(arrays, value)?;
        let array = arrays.get(other as usize)?;
        array.shape.is_unmapped().then_some(other)
    }
}

impl Classify<TilePool> for Driver {
    fn classify(&self, value: u64) -> Facts<TilePool> {
        let found = self.known().and_then(|world| {
            let pool = world.memory.physical(value as usize);
            pool.ok().map(|pool| (pool.properties.usage, pool.size))
        });
        let size = found.map_or(0, |(_, size)| size);
        let facts = Facts::new(match found {
            _ if value == 0 => TilePool::Null,
            Some((usage, _)) if usage & TILE_POOL == 0 => TilePool::Ordinary,
            // The call itself refuses a value that never was memory.
            _ => TilePool::Pool,
        });
        facts.with("pool_size", size.into())
    }

    fn neighbour(&self, _: u64) -> Option<u64> {
        None
    }
}

impl VaArrayCalls for Driver {
    unsafe fn cuMemMapArrayAsync(
        &self,
        mapInfoList: *mut CUarrayMapInfo,
        count: c_uint,
        hStream: CUstream,
    ) -> Outcome {
        // SAFETY: the caller guarantees that the list has so many elements.
        let asked = unsafe { array(mapInfoList, count as usize) };
        let changes: Outcome<Vec<_>> = asked.iter().map(change).collect();
        self.map_arrays(&changes?, resolve_stream(hStream))
    }
}

fn change(asked: &CUarrayMapInfo) -> Outcome<(Resource, Region, Change)> {
    let is_plain = asked.flags == 0 && asked.reserved == [0; 2];
    if !is_plain || asked.deviceBitMask != 1 << device::ORDINAL {
        return Err(Code::INVALID_VALUE);
    }
    // SAFETY: both arms are handles, and any number is one.
    let handle = unsafe { asked.resource.array } as usize;
    let resource = match asked.resourceType {
        CU_RESOURCE_TYPE_ARRAY => Resource::Array(handle),
        CU_RESOURCE_TYPE_MIPMAPPED_ARRAY => Resource::Mipmapped(handle),
        _ => return Err(Code::INVALID_VALUE),
    };
    let region = match asked.subresourceType {
        CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_SPARSE_LEVEL => {
            // SAFETY: any bytes are valid numbers.
            let level = unsafe { asked.subresource.sparseLevel };
            Region::Level {
                level: level.level,
                layer: level.layer,
                from: [level.offsetX, level.offsetY, level.offsetZ].map(u64::from),
                extent: [level.extentWidth, level.extentHeight, level.extentDepth].map(u64::from),
            }
        }
        CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_MIPTAIL => {
            // SAFETY: any bytes are valid numbers.
            let tail = unsafe { asked.subresource.miptail };
            Region::Tail {
                layer: tail.layer,
                from: tail.offset,
                size: tail.size,
            }
        }
        _ => return Err(Code::INVALID_VALUE),
    };
    // SAFETY: any number is a valid handle.
    let memory = unsafe { asked.memHandle.memHandle };
    let change = match asked.memOperationType {
        CU_MEM_OPERATION_TYPE_MAP if asked.memHandleType == CU_MEM_HANDLE_TYPE_GENERIC => {
            Change::Map {
                physical: memory as usize,
                from: asked.offset,
            }
        }
        CU_MEM_OPERATION_TYPE_UNMAP if memory == 0 => Change::Unmap,
        _ => return Err(Code::INVALID_VALUE),
    };
    Ok((resource, region, change))
}
