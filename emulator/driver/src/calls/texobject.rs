//! Texture objects, which nothing reads through yet.

use super::prelude::*;
use crate::classify::neighbour;
use crate::objects::handle::Identity;
use cuspec_glue::Facts;
use cuspec_glue::classify::{Tells, TexObject};
use cuspec_glue::driver::calls::TexobjectCalls;

/// The bytes of `CUDA_RESOURCE_DESC`.
const DESCRIBED: usize = size_of::<CUDA_RESOURCE_DESC>();

/// A texture object, which nothing reads through yet.
pub(super) struct Texture {
    /// What it reads, as it was passed.
    memory: [u8; DESCRIBED],
}

impl Texture {
    /// What a texture object reads.
    pub(super) fn memory_of(driver: &Driver, texture: CUtexObject) -> Option<[u8; DESCRIBED]> {
        let mut world = driver.lock();
        let textures = world.others.of::<Texture>();
        Some(textures.get(texture as usize)?.memory)
    }
}

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

    fn neighbour(&self, value: u64) -> Option<u64> {
        neighbour::object(self.known()?.others.of::<Texture>(), value)
    }
}

impl TexobjectCalls for Driver {
    unsafe fn cuTexObjectCreate(
        &self,
        pTexObject: *mut CUtexObject,
        pResDesc: *const CUDA_RESOURCE_DESC,
        _pTexDesc: *const CUDA_TEXTURE_DESC,
        _pResViewDesc: *const CUDA_RESOURCE_VIEW_DESC,
    ) -> Outcome {
        // SAFETY: the caller answers for its structures.
        let given = unsafe { array(pResDesc.cast::<u8>(), DESCRIBED) };
        let memory = given.try_into().map_err(|_| Code::INVALID_VALUE)?;
        let texture = self
            .lock()
            .others
            .of::<Texture>()
            .insert(Texture { memory });
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
