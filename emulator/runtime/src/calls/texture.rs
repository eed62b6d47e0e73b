//! Texture references of programs.
#![allow(deprecated, reason = "the functions of references are deprecated")]

use cuspec_glue::Facts;
use cuspec_glue::classify::{BoundTexture, Classify, ProgramTexture};
use cuspec_glue::runtime::calls::TextureCalls;
use cuspec_sys::driver::{
    CU_TRSA_OVERRIDE_FORMAT, CU_TRSF_NORMALIZED_COORDINATES, CU_TRSF_READ_AS_INTEGER, CU_TRSF_SRGB,
    CUDA_ARRAY_DESCRIPTOR, CUaddress_mode, CUfilter_mode, CUtexref, Values,
};
use cuspec_sys::runtime::{
    cudaArray_const_t, cudaChannelFormatDesc, cudaMipmappedArray_const_t, textureReference,
};

use super::prelude::*;
use crate::channels::format_of;
use crate::driver::{code_of, driver};
use crate::references;

/// Alignment of the memory of a texture in bytes.
const ALIGNMENT: usize = 512;

impl Classify<ProgramTexture> for Runtime {
    fn classify(&self, value: u64) -> Facts<ProgramTexture> {
        Facts::new(match value {
            0 => ProgramTexture::Null,
            _ if references::is_texture(value as usize) => ProgramTexture::Registered,
            _ => ProgramTexture::Unregistered,
        })
    }
}

impl Classify<BoundTexture> for Runtime {
    fn classify(&self, value: u64) -> Facts<BoundTexture> {
        let address = value as usize;
        match references::offset(address) {
            _ if value == 0 => Facts::new(BoundTexture::Null),
            _ if !references::is_texture(address) => Facts::new(BoundTexture::Unregistered),
            None => Facts::new(BoundTexture::Unbound),
            Some(offset) => Facts::new(BoundTexture::Bound).with("shift", offset as i128),
        }
    }
}

/// The driver's reference for a record of the program, with the settings of the record.
///
/// # Safety
/// A registered record is valid.
unsafe fn prepare(record: *const textureReference) -> Result<(Values, CUtexref), Code> {
    let (reference, reads_fractions) = references::texture(record.cast())?;
    let driver = driver().ok_or(Code::cudaErrorInsufficientDriver)?;
    // SAFETY: the record is registered, and the caller guarantees that it is valid.
    let record = unsafe { record.read_unaligned() };
    let bits = [
        (!reads_fractions, CU_TRSF_READ_AS_INTEGER),
        (record.normalized != 0, CU_TRSF_NORMALIZED_COORDINATES),
        (record.sRGB != 0, CU_TRSF_SRGB),
    ];
    let set = bits.iter().filter(|(is_set, _)| *is_set);
    let flags = set.fold(0, |flags, (_, bit)| flags | bit);
    let filter = CUfilter_mode(record.filterMode.0);
    let (bias, lowest, highest) = (
        record.mipmapLevelBias,
        record.minMipmapLevelClamp,
        record.maxMipmapLevelClamp,
    );
    let set = || {
        // SAFETY: the reference belongs to a loaded module.
        unsafe {
            for (dimension, mode) in (0..).zip(record.addressMode) {
                driver.cuTexRefSetAddressMode(reference, dimension, CUaddress_mode(mode.0))?;
            }
            driver.cuTexRefSetFilterMode(reference, filter)?;
            driver.cuTexRefSetMipmapLevelBias(reference, bias)?;
            driver.cuTexRefSetMipmapLevelClamp(reference, lowest, highest)?;
            driver.cuTexRefSetMaxAnisotropy(reference, record.maxAnisotropy)?;
            driver.cuTexRefSetFlags(reference, flags)
        }
    };
    set().map_err(code_of)?;
    Ok((driver, reference))
}

impl TextureCalls for Runtime {
    unsafe fn cudaBindTexture(
        &self,
        offset: *mut usize,
        texref: *const textureReference,
        devPtr: *const c_void,
        desc: *const cudaChannelFormatDesc,
        size: usize,
    ) -> Outcome {
        // SAFETY: the caller guarantees that records are valid.
        let (driver, reference) = unsafe { prepare(texref) }?;
        // SAFETY: as above; a contract requires the description.
        let (format, channels) = format_of(&unsafe { desc.read_unaligned() })?;
        let address = devPtr as u64;
        let mut shift = 0;
        let place = if offset.is_null() {
            std::ptr::null_mut()
        } else {
            &raw mut shift
        };
        // SAFETY: the place is null or a local value, and the driver does not read the memory.
        let bound = unsafe {
            driver
                .cuTexRefSetFormat(reference, format, channels as c_int)
                .and_then(|()| (*driver).cuTexRefSetAddress_v2(place, reference, address, size))
        };
        bound.map_err(code_of)?;
        references::set_offset(texref as usize, Some(shift));
        // SAFETY: the caller guarantees that the pointer is null or valid for writes.
        unsafe { put(offset, shift) };
        Ok(())
    }

    unsafe fn cudaBindTexture2D(
        &self,
        offset: *mut usize,
        texref: *const textureReference,
        devPtr: *const c_void,
        desc: *const cudaChannelFormatDesc,
        width: usize,
        height: usize,
        pitch: usize,
    ) -> Outcome {
        // SAFETY: the caller guarantees that records are valid.
        let (driver, reference) = unsafe { prepare(texref) }?;
        // SAFETY: as above; a contract requires the description.
        let element = unsafe { desc.read_unaligned() };
        let (format, channels) = format_of(&element)?;
        let shift = devPtr as usize % ALIGNMENT;
        if offset.is_null() && shift != 0 {
            return Err(Code::cudaErrorInvalidValue);
        }
        let bytes = [element.x, element.y, element.z, element.w];
        let bytes = bytes
            .iter()
            .map(|bits| (*bits).max(0) as usize)
            .sum::<usize>()
            / 8;
        let rows = CUDA_ARRAY_DESCRIPTOR {
            // Rows begin at the aligned address.
            Width: width.saturating_add(shift.checked_div(bytes).unwrap_or(0)),
            Height: height,
            Format: format,
            NumChannels: channels,
        };
        let address = devPtr as u64 - shift as u64;
        // SAFETY: the description is a local value, and the driver does not read the memory.
        let bound = unsafe { driver.cuTexRefSetAddress2D_v3(reference, &rows, address, pitch) };
        bound.map_err(code_of)?;
        references::set_offset(texref as usize, Some(shift));
        // SAFETY: the caller guarantees that the pointer is null or valid for writes.
        unsafe { put(offset, shift) };
        Ok(())
    }

    unsafe fn cudaBindTextureToArray(
        &self,
        texref: *const textureReference,
        array: cudaArray_const_t,
        _desc: *const cudaChannelFormatDesc,
    ) -> Outcome {
        // SAFETY: the caller guarantees that records are valid.
        let (driver, reference) = unsafe { prepare(texref) }?;
        let array = array.cast_mut().cast();
        // SAFETY: the driver checks the array.
        let bound = unsafe { driver.cuTexRefSetArray(reference, array, CU_TRSA_OVERRIDE_FORMAT) };
        bound.map_err(code_of)?;
        references::set_offset(texref as usize, Some(0));
        Ok(())
    }

    unsafe fn cudaBindTextureToMipmappedArray(
        &self,
        texref: *const textureReference,
        mipmappedArray: cudaMipmappedArray_const_t,
        _desc: *const cudaChannelFormatDesc,
    ) -> Outcome {
        // SAFETY: the caller guarantees that records are valid.
        let (driver, reference) = unsafe { prepare(texref) }?;
        let array = mipmappedArray.cast_mut().cast();
        let format = CU_TRSA_OVERRIDE_FORMAT;
        // SAFETY: the driver checks the array.
        let bound = unsafe { driver.cuTexRefSetMipmappedArray(reference, array, format) };
        bound.map_err(code_of)?;
        references::set_offset(texref as usize, Some(0));
        Ok(())
    }

    unsafe fn cudaUnbindTexture(&self, texref: *const textureReference) -> Outcome {
        let (reference, _) = references::texture(texref.cast())?;
        if references::offset(texref as usize).is_some() {
            let driver = driver().ok_or(Code::cudaErrorInsufficientDriver)?;
            // SAFETY: the reference belongs to a loaded module.
            unsafe { driver.cuTexRefSetAddress_v2(reference, 0, 0) }.map_err(code_of)?;
        }
        references::set_offset(texref as usize, None);
        Ok(())
    }

    unsafe fn cudaGetTextureAlignmentOffset(
        &self,
        offset: *mut usize,
        texref: *const textureReference,
    ) -> Outcome {
        let bound = references::offset(texref as usize);
        let bound = bound.ok_or(Code::cudaErrorInvalidTextureBinding)?;
        // SAFETY: the caller guarantees that the pointer is null or valid for writes.
        unsafe { put(offset, bound) };
        Ok(())
    }

    unsafe fn cudaGetTextureReference(
        &self,
        texref: *mut *const textureReference,
        symbol: *const c_void,
    ) -> Outcome {
        // SAFETY: the caller guarantees that the pointer is null or valid for writes.
        unsafe { put(texref, symbol.cast()) };
        Ok(())
    }
}
