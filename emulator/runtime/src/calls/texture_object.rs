//! Texture objects.

use cuspec_glue::runtime::calls::TextureObjectCalls;
use cuspec_sys::driver::{
    CU_RESOURCE_TYPE_ARRAY, CU_RESOURCE_TYPE_LINEAR, CU_RESOURCE_TYPE_MIPMAPPED_ARRAY,
    CUDA_RESOURCE_DESC, CUDA_RESOURCE_VIEW_DESC, CUarray_format, Values,
};
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
        // SAFETY: the caller guarantees that the pointers point to descriptors; the last may be null.
        let (memory, reading, view) = unsafe {
            (
                pResDesc.read_unaligned(),
                pTexDesc.read_unaligned(),
                (!pResViewDesc.is_null()).then(|| pResViewDesc.read_unaligned()),
            )
        };
        let memory = textures::memory(&memory)?;
        let driver = driver().ok_or(Code::cudaErrorInsufficientDriver)?;
        let format = elements(driver, &memory)?;
        if textures::mixes_integers(format, &reading) {
            return Err(Code::cudaErrorInvalidFilterSetting);
        }
        if textures::normalizes_wide_numbers(format, &reading) {
            return Err(Code::cudaErrorInvalidNormSetting);
        }
        let (reading, view) = (
            textures::reading(&reading),
            view.as_ref().map(textures::view),
        );
        let view = view.as_ref().map_or(std::ptr::null(), std::ptr::from_ref);
        // SAFETY: the descriptors are local values.
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
        // SAFETY: the driver checks the object, which is a number.
        let desc = unsafe { driver.cuTexObjectGetResourceDesc(texObject) }.map_err(code_of)?;
        // SAFETY: the caller guarantees that the pointer is null or valid for writes.
        unsafe { put(pResDesc, textures::memory_back(&desc)) };
        Ok(())
    }

    unsafe fn cudaGetTextureObjectTextureDesc(
        &self,
        pTexDesc: *mut cudaTextureDesc,
        texObject: cudaTextureObject_t,
    ) -> Outcome {
        let driver = driver().ok_or(Code::cudaErrorInsufficientDriver)?;
        let mut desc = Default::default();
        // SAFETY: the descriptor is a local value.
        let result = unsafe { (*driver).cuTexObjectGetTextureDesc(&mut desc, texObject) };
        result.map_err(code_of)?;
        // SAFETY: the driver checks the object, which is a number.
        let memory = unsafe { driver.cuTexObjectGetResourceDesc(texObject) }.map_err(code_of)?;
        let format = elements(driver, &memory)?;
        // SAFETY: the caller guarantees that the pointer is null or valid for writes.
        unsafe { put(pTexDesc, textures::reading_back(&desc, format)) };
        Ok(())
    }

    unsafe fn cudaGetTextureObjectResourceViewDesc(
        &self,
        pResViewDesc: *mut cudaResourceViewDesc,
        texObject: cudaTextureObject_t,
    ) -> Outcome {
        let driver = driver().ok_or(Code::cudaErrorInsufficientDriver)?;
        // The driver writes no view of a texture without one.
        let mut desc = CUDA_RESOURCE_VIEW_DESC::default();
        // SAFETY: the descriptor is a local value.
        let result = unsafe { (*driver).cuTexObjectGetResourceViewDesc(&mut desc, texObject) };
        result.map_err(code_of)?;
        // SAFETY: the caller guarantees that the pointer is null or valid for writes.
        unsafe { put(pResViewDesc, textures::view_back(&desc)) };
        Ok(())
    }
}

/// Returns the format of the elements that a texture would read, if the driver knows it. Fails if an array is in
/// place of an array with levels, or the reverse.
fn elements(driver: Values, memory: &CUDA_RESOURCE_DESC) -> Result<Option<CUarray_format>, Code> {
    // SAFETY: the driver checks handles.
    let array = |array| unsafe { driver.cuArray3DGetDescriptor_v2(array) }.ok();
    // SAFETY: as above.
    let level = |whole| unsafe { driver.cuMipmappedArrayGetLevel(whole, 0) }.ok();
    // SAFETY: `resType` selects the arm of the union.
    let (desc, is_other_kind, code) = unsafe {
        match memory.resType {
            CU_RESOURCE_TYPE_ARRAY => {
                let handle = memory.res.array.hArray;
                let desc = array(handle);
                let is_whole = desc.is_none() && level(handle.cast()).is_some();
                (desc, is_whole, Code::cudaErrorInvalidChannelDescriptor)
            }
            CU_RESOURCE_TYPE_MIPMAPPED_ARRAY => {
                let handle = memory.res.mipmap.hMipmappedArray;
                let desc = level(handle).and_then(array);
                let is_array = desc.is_none() && array(handle.cast()).is_some();
                (desc, is_array, Code::cudaErrorInvalidValue)
            }
            CU_RESOURCE_TYPE_LINEAR => return Ok(Some(memory.res.linear.format)),
            _ => return Ok(Some(memory.res.pitch2D.format)),
        }
    };
    match is_other_kind {
        true => Err(code),
        false => Ok(desc.map(|desc| desc.Format)),
    }
}
