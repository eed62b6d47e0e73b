//! Surface objects.

use super::prelude::*;
use crate::classify::neighbour;
use crate::objects::handle::Identity;
use crate::objects::picture::Surface;
use cuspec_glue::Facts;
use cuspec_glue::classify::{Classify, SurfObject};
use cuspec_glue::driver::calls::SurfobjectCalls;

impl Classify<SurfObject> for Driver {
    fn classify(&self, value: u64) -> Facts<SurfObject> {
        let known = self.known();
        let identity = known.map(|mut world| world.others.of::<Surface>().identify(value as usize));
        Facts::new(match identity {
            _ if value == 0 => SurfObject::Null,
            Some(Identity::Live) => SurfObject::Made,
            Some(Identity::Gone) => SurfObject::Destroyed,
            Some(Identity::Unknown) | None => SurfObject::Garbage,
        })
    }

    fn neighbour(&self, value: u64) -> Option<u64> {
        neighbour::object(self.known()?.others.of::<Surface>(), value)
    }
}

impl SurfobjectCalls for Driver {
    unsafe fn cuSurfObjectCreate(
        &self,
        pSurfObject: *mut CUsurfObject,
        pResDesc: *const CUDA_RESOURCE_DESC,
    ) -> Outcome {
        // SAFETY: the caller guarantees that structures are valid.
        let given = unsafe { array(pResDesc, 1) };
        let given = given.first().ok_or(Code::INVALID_VALUE)?;
        // SAFETY: arrays are the only remaining kind of resource.
        let array = unsafe { given.res.array.hArray } as usize;
        let mut world = self.lock();
        let context = world.array(array).map_err(|_| Code::INVALID_VALUE)?.context;
        // A surface needs access to the memory of the context that made the array.
        if context != world.current_context()? {
            return Err(Code::PEER_ACCESS_NOT_ENABLED);
        }
        let surface = world.others.of::<Surface>().insert(Surface { array });
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { put(pSurfObject, surface as CUsurfObject) };
        Ok(())
    }

    unsafe fn cuSurfObjectDestroy(&self, surfObject: CUsurfObject) -> Outcome {
        let mut world = self.lock();
        world.others.of::<Surface>().remove(surfObject as usize);
        Ok(())
    }

    unsafe fn cuSurfObjectGetResourceDesc(
        &self,
        pResDesc: *mut CUDA_RESOURCE_DESC,
        surfObject: CUsurfObject,
    ) -> Outcome {
        let array = {
            let mut world = self.lock();
            let surface = world.others.of::<Surface>().get(surfObject as usize);
            surface.ok_or(Code::INVALID_VALUE)?.array
        };
        let told = CUDA_RESOURCE_DESC {
            resType: CU_RESOURCE_TYPE_ARRAY,
            res: CUDA_RESOURCE_DESC_v1_res {
                array: CUDA_RESOURCE_DESC_v1_res_array {
                    hArray: array as CUarray,
                },
            },
            ..Default::default()
        };
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { put(pResDesc, told) };
        Ok(())
    }
}
