//! Texture objects, which nothing reads through yet.

use super::prelude::*;
use crate::objects::handle::Identity;
use cuspec_glue::Facts;
use cuspec_glue::classify::{Tells, TexObject};
use cuspec_glue::driver::calls::TexobjectCalls;

/// What a texture object reads and how is checked, and then of no use.
struct Texture;

impl Tells<TexObject> for Driver {
    fn tell(&self, value: u64) -> Facts<TexObject> {
        let known = self.known();
        let identity = known.map(|mut world| world.others.of::<Texture>().identify(value as usize));
        Facts::new(match identity {
            _ if value == 0 => TexObject::Null,
            Some(Identity::Live) => TexObject::Linear,
            Some(Identity::Gone) => TexObject::Destroyed,
            Some(Identity::Unknown) | None => TexObject::Garbage,
        })
    }
}

impl TexobjectCalls for Driver {
    unsafe fn cuTexObjectCreate(
        &self,
        pTexObject: *mut CUtexObject,
        _pResDesc: *const CUDA_RESOURCE_DESC,
        _pTexDesc: *const CUDA_TEXTURE_DESC,
        _pResViewDesc: *const CUDA_RESOURCE_VIEW_DESC,
    ) -> Outcome {
        let texture = self.lock().others.of::<Texture>().insert(Texture);
        // SAFETY: the caller answers for its pointers.
        unsafe { put(pTexObject, texture as CUtexObject) };
        Ok(())
    }

    unsafe fn cuTexObjectDestroy(&self, texObject: CUtexObject) -> Outcome {
        let mut world = self.lock();
        world.others.of::<Texture>().remove(texObject as usize);
        Ok(())
    }
}
