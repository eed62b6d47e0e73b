//! Texture objects.

use super::device::{element_size, widest_linear_texture};
use super::prelude::*;
use crate::classify::neighbour;
use crate::memory::kinds::Kind;
use crate::objects::array::{Array, Mipmapped};
use crate::objects::handle::Identity;
use crate::objects::picture::Texture;
use cuspec_glue::Facts;
use cuspec_glue::classify::{Classify, TexObject, TextureArray};
use cuspec_glue::driver::calls::TexobjectCalls;

impl Driver {
    /// Reads a part of a texture object.
    fn of_texture<T>(&self, texture: CUtexObject, asked: impl FnOnce(&Texture) -> T) -> Outcome<T> {
        let mut world = self.lock();
        let found = world.others.of::<Texture>().get(texture as usize);
        found.map(asked).ok_or(Code::INVALID_VALUE)
    }
}

impl Classify<TexObject> for Driver {
    fn classify(&self, value: u64) -> Facts<TexObject> {
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

impl Classify<TextureArray> for Driver {
    fn classify(&self, value: u64) -> Facts<TextureArray> {
        let handle = value as usize;
        let Some(mut world) = self.known() else {
            return Facts::new(match value {
                0 => TextureArray::Null,
                _ => TextureArray::Destroyed,
            });
        };
        if let Some(array) = world.others.of::<Array>().get(handle) {
            let shape = array.shape;
            let exemplar = match (shape.height, shape.viewed_element()) {
                (0, _) => TextureArray::Line,
                (_, 4) => TextureArray::Words,
                _ => TextureArray::Table,
            };
            return Facts::new(exemplar)
                .with("element", shape.viewed_element().into())
                .with("row", shape.row().into())
                .with("rows", shape.rows().into());
        }
        let is_whole = world.others.of::<Mipmapped>().get(handle).is_some();
        Facts::new(match value {
            0 => TextureArray::Null,
            _ if is_whole => TextureArray::Whole,
            // The real driver crashes for a value that never was an array.
            _ => TextureArray::Destroyed,
        })
    }

    fn neighbour(&self, value: u64) -> Option<u64> {
        neighbour::object(self.known()?.others.of::<Array>(), value)
    }
}

impl TexobjectCalls for Driver {
    unsafe fn cuTexObjectCreate(
        &self,
        pTexObject: *mut CUtexObject,
        pResDesc: *const CUDA_RESOURCE_DESC,
        pTexDesc: *const CUDA_TEXTURE_DESC,
        pResViewDesc: *const CUDA_RESOURCE_VIEW_DESC,
    ) -> Outcome {
        // SAFETY: the caller guarantees that structures are valid.
        let (memory, reading, view) = unsafe {
            (
                array(pResDesc, 1),
                array(pTexDesc, 1),
                array(pResViewDesc, 1),
            )
        };
        let memory = *memory.first().ok_or(Code::INVALID_VALUE)?;
        if memory.resType == CU_RESOURCE_TYPE_LINEAR {
            // SAFETY: the kind selects this arm.
            let linear = unsafe { memory.res.linear };
            let width = widest_linear_texture(linear.format, linear.numChannels);
            let element = element_size(linear.format, linear.numChannels);
            // The device packs variables, so one does not begin where a texture may.
            let world = self.lock();
            let found = world.memory.find(linear.devPtr);
            let is_variable = found.is_some_and(|found| matches!(found.kind, Kind::Variable));
            drop(world);
            if is_variable || linear.sizeInBytes / element > width {
                return Err(Code::INVALID_VALUE);
            }
        }
        let made = Texture {
            memory,
            reading: *reading.first().ok_or(Code::INVALID_VALUE)?,
            view: view.first().copied(),
        };
        let texture = self.lock().others.of::<Texture>().insert(made);
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { put(pTexObject, texture as CUtexObject) };
        Ok(())
    }

    unsafe fn cuTexObjectGetResourceDesc(
        &self,
        pResDesc: *mut CUDA_RESOURCE_DESC,
        texObject: CUtexObject,
    ) -> Outcome {
        let told = self.of_texture(texObject, |texture| texture.memory)?;
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { put(pResDesc, told) };
        Ok(())
    }

    unsafe fn cuTexObjectGetTextureDesc(
        &self,
        pTexDesc: *mut CUDA_TEXTURE_DESC,
        texObject: CUtexObject,
    ) -> Outcome {
        let told = self.of_texture(texObject, |texture| texture.reading)?;
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { put(pTexDesc, told) };
        Ok(())
    }

    unsafe fn cuTexObjectGetResourceViewDesc(
        &self,
        pResViewDesc: *mut CUDA_RESOURCE_VIEW_DESC,
        texObject: CUtexObject,
    ) -> Outcome {
        if let Some(told) = self.of_texture(texObject, |texture| texture.view)? {
            // SAFETY: the caller guarantees that pointers are valid.
            unsafe { put(pResViewDesc, told) };
        }
        Ok(())
    }

    unsafe fn cuTexObjectDestroy(&self, texObject: CUtexObject) -> Outcome {
        let mut world = self.lock();
        world.others.of::<Texture>().remove(texObject as usize);
        Ok(())
    }
}
