//! Arrays with levels.

use super::array::requested_shape;
use super::prelude::*;
use crate::classify::neighbour;
use crate::objects::array::Mipmapped;
use crate::objects::handle::Identity;
use cuspec_glue::Facts;
use cuspec_glue::classify::{Classify, MipmappedArray};
use cuspec_glue::driver::calls::ArrayMipmappedCalls;

impl Classify<MipmappedArray> for Driver {
    fn classify(&self, value: u64) -> Facts<MipmappedArray> {
        let handle = value as usize;
        let Some(mut world) = self.known() else {
            return Facts::new(match value {
                0 => MipmappedArray::Null,
                _ => MipmappedArray::Garbage,
            });
        };
        let arrays = world.others.of::<Mipmapped>();
        let Some(array) = arrays.get(handle) else {
            return Facts::new(match arrays.identify(handle) {
                _ if value == 0 => MipmappedArray::Null,
                Identity::Gone => MipmappedArray::Destroyed,
                _ => MipmappedArray::Garbage,
            });
        };
        let shape = array.shape;
        Facts::new(MipmappedArray::Levels)
            .with("element", shape.viewed_element().into())
            .with("levels", array.levels.len() as i128)
            .with("row", shape.row().into())
            .with("rows", shape.rows().into())
    }

    fn neighbour(&self, value: u64) -> Option<u64> {
        neighbour::object(self.known()?.others.of::<Mipmapped>(), value)
    }
}

impl ArrayMipmappedCalls for Driver {
    unsafe fn cuMipmappedArrayCreate(
        &self,
        pHandle: *mut CUmipmappedArray,
        pMipmappedArrayDesc: *const CUDA_ARRAY3D_DESCRIPTOR,
        numMipmapLevels: c_uint,
    ) -> Outcome {
        // SAFETY: the caller guarantees that pointers are valid.
        let shape = unsafe { requested_shape(pMipmappedArrayDesc) }?;
        let array = self.create_mipmapped_array(shape, numMipmapLevels)?;
        // SAFETY: the caller guarantees that `pHandle` is null or valid for writes.
        unsafe { put(pHandle, array as CUmipmappedArray) };
        Ok(())
    }

    unsafe fn cuMipmappedArrayDestroy(&self, hMipmappedArray: CUmipmappedArray) -> Outcome {
        self.destroy_mipmapped_array(hMipmappedArray as usize)
    }

    unsafe fn cuMipmappedArrayGetLevel(
        &self,
        pLevelArray: *mut CUarray,
        hMipmappedArray: CUmipmappedArray,
        level: c_uint,
    ) -> Outcome {
        let found = {
            let mut world = self.lock();
            let arrays = world.others.of::<Mipmapped>();
            let array = arrays.get(hMipmappedArray as usize);
            let levels = &array.ok_or(Code::INVALID_HANDLE)?.levels;
            levels.get(level as usize).copied()
        };
        let found = found.ok_or(Code::INVALID_VALUE)?;
        // SAFETY: the caller guarantees that the pointer is null or valid for writes.
        unsafe { put(pLevelArray, found as CUarray) };
        Ok(())
    }
}
