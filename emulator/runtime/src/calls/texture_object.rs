//! Texture objects.

use cuspec_glue::runtime::calls::TextureObjectCalls;
use cuspec_sys::driver::{CU_RESOURCE_TYPE_ARRAY, CUDA_RESOURCE_VIEW_DESC};
use cuspec_sys::runtime::{
    cudaChannelFormatDesc, cudaChannelFormatKind, cudaResourceDesc, cudaResourceViewDesc,
    cudaTextureDesc, cudaTextureObject_t,
};

use super::prelude::*;
use crate::driver::{code_of, driver};
use crate::textures;

impl TextureObjectCalls for Runtime {
    unsafe fn cudaCreateChannelDesc(
        &self,
        x: c_int,
        y: c_int,
        z: c_int,
        w: c_int,
        f: cudaChannelFormatKind,
    ) -> cudaChannelFormatDesc {
        cudaChannelFormatDesc { x, y, z, w, f }
    }

    unsafe fn cudaCreateTextureObject(
        &self,
        pTexObject: *mut cudaTextureObject_t,
        pResDesc: *const cudaResourceDesc,
        pTexDesc: *const cudaTextureDesc,
        pResViewDesc: *const cudaResourceViewDesc,
    ) -> Outcome {
        // SAFETY: the caller guarantees that these lead to descriptions, the last if it is not null.
        let (memory, reading, view) = unsafe {
            (
                pResDesc.read_unaligned(),
                pTexDesc.read_unaligned(),
                (!pResViewDesc.is_null()).then(|| pResViewDesc.read_unaligned()),
            )
        };
        let memory = textures::memory(&memory)?;
        let driver = driver().ok_or(Code::cudaErrorInsufficientDriver)?;
        let format = match memory.resType {
            CU_RESOURCE_TYPE_ARRAY => {
                // SAFETY: the kind says that the arm of arrays is meant, and the driver looks at the handle.
                let described =
                    unsafe { driver.cuArray3DGetDescriptor_v2(memory.res.array.hArray) };
                described.ok().map(|array| array.Format)
            }
            _ => None,
        };
        if textures::mixes_integers(&memory, format, &reading) {
            return Err(Code::cudaErrorInvalidFilterSetting);
        }
        let (reading, view) = (
            textures::reading(&reading),
            view.as_ref().map(textures::view),
        );
        let view = view.as_ref().map_or(std::ptr::null(), std::ptr::from_ref);
        // SAFETY: all descriptions are there.
        let made = unsafe { driver.cuTexObjectCreate(&memory, &reading, view) };
        // SAFETY: the caller guarantees that the pointer is null or valid for writes.
        unsafe { put(pTexObject, made.map_err(code_of)?) };
        Ok(())
    }

    unsafe fn cudaGetTextureObjectResourceDesc(
        &self,
        pResDesc: *mut cudaResourceDesc,
        texObject: cudaTextureObject_t,
    ) -> Outcome {
        let driver = driver().ok_or(Code::cudaErrorInsufficientDriver)?;
        // SAFETY: the object is a number.
        let told = unsafe { driver.cuTexObjectGetResourceDesc(texObject) }.map_err(code_of)?;
        // SAFETY: the caller guarantees that the pointer is null or valid for writes.
        unsafe { put(pResDesc, textures::memory_back(&told)) };
        Ok(())
    }

    unsafe fn cudaGetTextureObjectTextureDesc(
        &self,
        pTexDesc: *mut cudaTextureDesc,
        texObject: cudaTextureObject_t,
    ) -> Outcome {
        let driver = driver().ok_or(Code::cudaErrorInsufficientDriver)?;
        let mut told = Default::default();
        // SAFETY: there is room for the description.
        let asked = unsafe { (*driver).cuTexObjectGetTextureDesc(&mut told, texObject) };
        asked.map_err(code_of)?;
        // SAFETY: the caller guarantees that the pointer is null or valid for writes.
        unsafe { put(pTexDesc, textures::reading_back(&told)) };
        Ok(())
    }

    unsafe fn cudaGetTextureObjectResourceViewDesc(
        &self,
        pResViewDesc: *mut cudaResourceViewDesc,
        texObject: cudaTextureObject_t,
    ) -> Outcome {
        /// No driver tells of so many elements.
        const NONE: usize = usize::MAX;
        let driver = driver().ok_or(Code::cudaErrorInsufficientDriver)?;
        let mut told = CUDA_RESOURCE_VIEW_DESC {
            width: NONE,
            ..Default::default()
        };
        // SAFETY: there is room for the description.
        let asked = unsafe { (*driver).cuTexObjectGetResourceViewDesc(&mut told, texObject) };
        asked.map_err(code_of)?;
        if told.width != NONE {
            // SAFETY: the caller guarantees that the pointer is null or valid for writes.
            unsafe { put(pResViewDesc, textures::view_back(&told)) };
        }
        Ok(())
    }
}
