//! Texture references.

use super::prelude::*;
use crate::classify::neighbour;
use crate::objects::array::{Array, Mipmapped};
use crate::objects::handle::Identity;
use crate::objects::reference::{Bound, TextureReference, element_bytes};
use crate::world::World;
use cuspec_glue::Facts;
use cuspec_glue::classify::{
    Classify, ReferenceArray, ReferenceColor, ReferenceLevels, TextureReference as Exemplar,
};
use cuspec_glue::driver::calls::TexrefDeprecatedCalls;

/// Alignment of the memory of a texture in bytes.
const ALIGNMENT: u64 = 512;

/// The part of a dimension that the driver reads.
const DIMENSION: u64 = 0xffff_ffff;

/// The most elements and bytes of a texture without rows.
const MOST_ELEMENTS: u64 = 1 << 30;
const MOST_BYTES: u64 = 1 << 32;

impl World {
    fn texture_reference(&mut self, handle: CUtexref) -> Outcome<&mut TextureReference> {
        let references = self.others.of::<TextureReference>();
        let reference = references.get_mut(handle as usize);
        reference.ok_or(Code::INVALID_HANDLE)
    }

    /// Binds an array of a context. With the flag the reference takes the format of the array.
    fn bind_array(
        &mut self,
        handle: CUtexref,
        array: (Bound, usize),
        format: (u32, u32),
        flags: c_uint,
    ) -> Outcome {
        let (bound, context) = array;
        let reference = self.texture_reference(handle)?;
        if reference.context != context {
            return Err(Code::PEER_ACCESS_NOT_ENABLED);
        }
        reference.bound = bound;
        if flags & CU_TRSA_OVERRIDE_FORMAT != 0 {
            (reference.format, reference.channels) = (format.0, format.1 as i32);
        }
        Ok(())
    }

    /// What a reference is bound to: nothing, once its array has been destroyed.
    fn bound(&mut self, handle: CUtexref) -> Outcome<Bound> {
        let bound = self.texture_reference(handle)?.bound;
        let is_there = match bound {
            Bound::Array(array) => self.array(array).is_ok(),
            Bound::Levels(array) => self.others.of::<Mipmapped>().get(array).is_some(),
            Bound::Nothing | Bound::Linear { .. } | Bound::Rows { .. } => true,
        };
        Ok(if is_there { bound } else { Bound::Nothing })
    }
}

impl Driver {
    /// Changes a setting of a reference.
    fn set(&self, reference: CUtexref, change: impl FnOnce(&mut TextureReference)) -> Outcome {
        change(self.lock().texture_reference(reference)?);
        Ok(())
    }

    /// Returns a setting of a reference.
    fn setting<T>(
        &self,
        reference: CUtexref,
        setting: impl FnOnce(&TextureReference) -> T,
    ) -> Outcome<T> {
        let mut world = self.lock();
        Ok(setting(world.texture_reference(reference)?))
    }

    /// Binds rows of memory.
    fn bind_rows(
        &self,
        reference: CUtexref,
        desc: *const CUDA_ARRAY_DESCRIPTOR,
        address: u64,
        pitch: usize,
    ) -> Outcome {
        // SAFETY: the caller guarantees that structures are valid.
        let rows = unsafe { array(desc, 1) };
        let rows = rows.first().ok_or(Code::INVALID_VALUE)?;
        let (width, height) = (rows.Width as u64, rows.Height as u64);
        let (width, height) = (width & DIMENSION, height & DIMENSION);
        let (format, channels) = (rows.Format.0, rows.NumChannels as i32);
        let pitch = pitch as u64;
        if !address.is_multiple_of(ALIGNMENT) || element_bytes(format, channels) * width > pitch {
            return Err(Code::INVALID_VALUE);
        }
        self.set(reference, |reference| {
            reference.bound = Bound::Rows {
                address,
                width,
                height,
                pitch,
            };
            (reference.format, reference.channels) = (format, channels);
        })
    }
}

impl Classify<Exemplar> for Driver {
    fn classify(&self, value: u64) -> Facts<Exemplar> {
        let known = self.known();
        let exemplar = known.map(|mut world| {
            let current = world.current_context();
            let is_elsewhere = |context| current.is_ok_and(|current| current != context);
            let reference = value as CUtexref;
            match (world.bound(reference), world.texture_reference(reference)) {
                (Ok(Bound::Linear { .. } | Bound::Rows { .. }), _) => Exemplar::Linear,
                (Ok(Bound::Array(_)), _) => Exemplar::Array,
                (Ok(Bound::Levels(_)), _) => Exemplar::Levels,
                (_, Ok(reference)) if is_elsewhere(reference.context) => Exemplar::OtherContext,
                (_, Ok(reference)) if reference.is_of_module => Exemplar::Declared,
                (_, Ok(_)) => Exemplar::Created,
                (_, Err(_)) => {
                    let references = world.others.of::<TextureReference>();
                    match references.identify(value as usize) {
                        Identity::Gone => Exemplar::Destroyed,
                        Identity::Live | Identity::Unknown => Exemplar::Garbage,
                    }
                }
            }
        });
        let facts = Facts::new(match exemplar {
            _ if value == 0 => Exemplar::Null,
            exemplar => exemplar.unwrap_or(Exemplar::Garbage),
        });
        let context = |reference: &TextureReference| reference.context;
        match exemplar.and_then(|_| self.setting(value as CUtexref, context).ok()) {
            Some(home) => facts.with("home", home as i128),
            None => facts,
        }
    }

    fn neighbour(&self, value: u64) -> Option<u64> {
        neighbour::object(self.known()?.others.of::<TextureReference>(), value)
    }
}

impl Classify<ReferenceArray> for Driver {
    fn classify(&self, value: u64) -> Facts<ReferenceArray> {
        let handle = value as usize;
        let known = self.known().and_then(|mut world| {
            let arrays = world.others.of::<Array>();
            let is_gone = arrays.identify(handle) == Identity::Gone;
            let array = arrays.get(handle).map(|array| {
                let exemplar = match array.shape {
                    shape if shape.is_layered() => ReferenceArray::Layers,
                    shape if shape.depth > 0 => ReferenceArray::Slices,
                    _ if array.is_part => ReferenceArray::Level,
                    shape if shape.height > 0 => ReferenceArray::Table,
                    _ => ReferenceArray::Line,
                };
                (exemplar, array.context)
            });
            array.or(is_gone.then_some((ReferenceArray::Destroyed, 0)))
        });
        match known {
            _ if value == 0 => Facts::new(ReferenceArray::Null),
            None => Facts::new(ReferenceArray::Garbage),
            Some((ReferenceArray::Destroyed, _)) => Facts::new(ReferenceArray::Destroyed),
            Some((exemplar, home)) => Facts::new(exemplar).with("home", home as i128),
        }
    }

    fn neighbour(&self, value: u64) -> Option<u64> {
        neighbour::object(self.known()?.others.of::<Array>(), value)
    }
}

impl Classify<ReferenceLevels> for Driver {
    fn classify(&self, value: u64) -> Facts<ReferenceLevels> {
        let handle = value as usize;
        let known = self.known().map(|mut world| {
            let arrays = world.others.of::<Mipmapped>();
            let is_gone = arrays.identify(handle) == Identity::Gone;
            (arrays.get(handle).map(|array| array.context), is_gone)
        });
        match known {
            _ if value == 0 => Facts::new(ReferenceLevels::Null),
            Some((Some(home), _)) => Facts::new(ReferenceLevels::Levels).with("home", home as i128),
            Some((None, true)) => Facts::new(ReferenceLevels::Destroyed),
            _ => Facts::new(ReferenceLevels::Garbage),
        }
    }

    fn neighbour(&self, value: u64) -> Option<u64> {
        neighbour::object(self.known()?.others.of::<Mipmapped>(), value)
    }
}

impl Classify<ReferenceColor> for Driver {
    fn classify(&self, value: u64) -> Facts<ReferenceColor> {
        Facts::new(match value {
            0 => ReferenceColor::Null,
            _ => ReferenceColor::Given,
        })
    }
}

impl TexrefDeprecatedCalls for Driver {
    unsafe fn cuTexRefCreate(&self, pTexRef: *mut CUtexref) -> Outcome {
        let mut world = self.lock();
        let made = TextureReference::new(world.working_context()?, false);
        let reference = world.others.of().insert(made);
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { put(pTexRef, reference as CUtexref) };
        Ok(())
    }

    unsafe fn cuTexRefDestroy(&self, hTexRef: CUtexref) -> Outcome {
        let mut world = self.lock();
        let references = world.others.of::<TextureReference>();
        let ended = references.remove(hTexRef as usize);
        ended.map(drop).ok_or(Code::INVALID_HANDLE)
    }

    unsafe fn cuTexRefSetAddress_v2(
        &self,
        ByteOffset: *mut usize,
        hTexRef: CUtexref,
        dptr: CUdeviceptr,
        bytes: usize,
    ) -> Outcome {
        let offset = dptr % ALIGNMENT;
        if ByteOffset.is_null() && offset != 0 {
            return Err(Code::INVALID_VALUE);
        }
        // Fetches add the offset to their coordinates.
        let bytes = (bytes as u64).wrapping_add(offset);
        let element = self.setting(hTexRef, |known| element_bytes(known.format, known.channels))?;
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { put(ByteOffset, offset as usize) };
        if bytes / element > (MOST_BYTES / element).min(MOST_ELEMENTS) {
            return Err(Code::INVALID_VALUE);
        }
        self.set(hTexRef, |reference| {
            let address = dptr - offset;
            reference.bound = Bound::Linear { address, bytes };
        })
    }

    unsafe fn cuTexRefSetAddress_v2_failed(
        &self,
        ByteOffset: *mut usize,
        _hTexRef: CUtexref,
        dptr: CUdeviceptr,
        _bytes: usize,
        answered: ResultCode,
    ) {
        let offset = match answered {
            ResultCode::CUDA_ERROR_INVALID_VALUE => dptr % ALIGNMENT,
            ResultCode::CUDA_ERROR_INVALID_HANDLE => 0,
            _ => return,
        };
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { put(ByteOffset, offset as usize) };
    }

    unsafe fn cuTexRefSetAddress(
        &self,
        _ByteOffset: *mut c_uint,
        _hTexRef: CUtexref,
        _dptr: CUdeviceptr_v1,
        _bytes: c_uint,
    ) -> Outcome {
        Err(Code::INVALID_CONTEXT)
    }

    unsafe fn cuTexRefSetAddress_failed(
        &self,
        ByteOffset: *mut c_uint,
        _hTexRef: CUtexref,
        _dptr: CUdeviceptr_v1,
        _bytes: c_uint,
        answered: ResultCode,
    ) {
        if matches!(
            answered,
            ResultCode::CUDA_ERROR_INVALID_CONTEXT | ResultCode::CUDA_ERROR_INVALID_HANDLE
        ) {
            // SAFETY: the caller guarantees that pointers are valid.
            unsafe { put(ByteOffset, 0) };
        }
    }

    unsafe fn cuTexRefSetAddress2D_v3(
        &self,
        hTexRef: CUtexref,
        desc: *const CUDA_ARRAY_DESCRIPTOR,
        dptr: CUdeviceptr,
        Pitch: usize,
    ) -> Outcome {
        self.bind_rows(hTexRef, desc, dptr, Pitch)
    }

    unsafe fn cuTexRefSetAddress2D_v2(
        &self,
        hTexRef: CUtexref,
        desc: *const CUDA_ARRAY_DESCRIPTOR,
        dptr: CUdeviceptr,
        Pitch: usize,
    ) -> Outcome {
        self.bind_rows(hTexRef, desc, dptr, Pitch)
    }

    unsafe fn cuTexRefSetAddress2D(
        &self,
        _hTexRef: CUtexref,
        _desc: *const CUDA_ARRAY_DESCRIPTOR_v1,
        _dptr: CUdeviceptr_v1,
        _Pitch: c_uint,
    ) -> Outcome {
        Err(Code::INVALID_CONTEXT)
    }

    unsafe fn cuTexRefSetArray(
        &self,
        hTexRef: CUtexref,
        hArray: CUarray,
        Flags: c_uint,
    ) -> Outcome {
        let mut world = self.lock();
        let array = world.array(hArray as usize)?;
        let format = (array.shape.format, array.shape.channels);
        let bound = (Bound::Array(hArray as usize), array.context);
        world.bind_array(hTexRef, bound, format, Flags)
    }

    unsafe fn cuTexRefSetMipmappedArray(
        &self,
        hTexRef: CUtexref,
        hMipmappedArray: CUmipmappedArray,
        Flags: c_uint,
    ) -> Outcome {
        let mut world = self.lock();
        let arrays = world.others.of::<Mipmapped>();
        let array = arrays.get(hMipmappedArray as usize);
        let array = array.ok_or(Code::INVALID_HANDLE)?;
        let format = (array.shape.format, array.shape.channels);
        let bound = (Bound::Levels(hMipmappedArray as usize), array.context);
        world.bind_array(hTexRef, bound, format, Flags)
    }

    unsafe fn cuTexRefGetAddress_v2(&self, pdptr: *mut CUdeviceptr, hTexRef: CUtexref) -> Outcome {
        let address = match self.lock().bound(hTexRef)? {
            Bound::Linear { address, .. } | Bound::Rows { address, .. } => address,
            Bound::Nothing | Bound::Array(_) | Bound::Levels(_) => return Err(Code::INVALID_VALUE),
        };
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { put(pdptr, address) };
        Ok(())
    }

    unsafe fn cuTexRefGetAddress(
        &self,
        _pdptr: *mut CUdeviceptr_v1,
        _hTexRef: CUtexref,
    ) -> Outcome {
        Err(Code::INVALID_CONTEXT)
    }

    unsafe fn cuTexRefGetAddress_failed(
        &self,
        pdptr: *mut CUdeviceptr_v1,
        _hTexRef: CUtexref,
        answered: ResultCode,
    ) {
        if matches!(
            answered,
            ResultCode::CUDA_ERROR_INVALID_CONTEXT | ResultCode::CUDA_ERROR_INVALID_HANDLE
        ) {
            // SAFETY: the caller guarantees that pointers are valid.
            unsafe { put(pdptr, 0) };
        }
    }

    unsafe fn cuTexRefGetArray(&self, phArray: *mut CUarray, hTexRef: CUtexref) -> Outcome {
        let Bound::Array(array) = self.lock().bound(hTexRef)? else {
            return Err(Code::INVALID_VALUE);
        };
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { put(phArray, array as CUarray) };
        Ok(())
    }

    unsafe fn cuTexRefGetMipmappedArray(
        &self,
        phMipmappedArray: *mut CUmipmappedArray,
        hTexRef: CUtexref,
    ) -> Outcome {
        let Bound::Levels(array) = self.lock().bound(hTexRef)? else {
            return Err(Code::INVALID_VALUE);
        };
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { put(phMipmappedArray, array as CUmipmappedArray) };
        Ok(())
    }

    unsafe fn cuTexRefSetFormat(
        &self,
        hTexRef: CUtexref,
        fmt: CUarray_format,
        NumPackedComponents: c_int,
    ) -> Outcome {
        self.set(hTexRef, |reference| {
            reference.format = fmt.0;
            reference.channels = NumPackedComponents;
        })
    }

    unsafe fn cuTexRefSetAddressMode(
        &self,
        hTexRef: CUtexref,
        dim: c_int,
        am: CUaddress_mode,
    ) -> Outcome {
        let is_known = [
            CU_TR_ADDRESS_MODE_WRAP,
            CU_TR_ADDRESS_MODE_CLAMP,
            CU_TR_ADDRESS_MODE_MIRROR,
            CU_TR_ADDRESS_MODE_BORDER,
        ]
        .contains(&am);
        let mode = if is_known {
            am
        } else {
            CU_TR_ADDRESS_MODE_CLAMP
        };
        let mut world = self.lock();
        let modes = &mut world.texture_reference(hTexRef)?.modes;
        let place = usize::try_from(dim).ok().and_then(|dim| modes.get_mut(dim));
        *place.ok_or(Code::INVALID_VALUE)? = mode.0;
        Ok(())
    }

    unsafe fn cuTexRefSetFilterMode(&self, hTexRef: CUtexref, fm: CUfilter_mode) -> Outcome {
        self.set(hTexRef, |reference| reference.filter = fm.0)
    }

    unsafe fn cuTexRefSetMipmapFilterMode(&self, hTexRef: CUtexref, fm: CUfilter_mode) -> Outcome {
        self.set(hTexRef, |reference| reference.mipmap_filter = fm.0)
    }

    unsafe fn cuTexRefSetMipmapLevelBias(&self, hTexRef: CUtexref, bias: f32) -> Outcome {
        self.set(hTexRef, |reference| reference.bias = bias)
    }

    unsafe fn cuTexRefSetMipmapLevelClamp(
        &self,
        hTexRef: CUtexref,
        minMipmapLevelClamp: f32,
        maxMipmapLevelClamp: f32,
    ) -> Outcome {
        let clamp = [minMipmapLevelClamp, maxMipmapLevelClamp];
        self.set(hTexRef, |reference| reference.clamp = clamp)
    }

    unsafe fn cuTexRefSetMaxAnisotropy(&self, hTexRef: CUtexref, maxAniso: c_uint) -> Outcome {
        self.set(hTexRef, |reference| reference.anisotropy = maxAniso)
    }

    unsafe fn cuTexRefSetBorderColor(&self, hTexRef: CUtexref, pBorderColor: *mut f32) -> Outcome {
        // SAFETY: the caller guarantees that pointers are valid.
        let color = unsafe { array(pBorderColor.cast_const(), 4) };
        let color = <[f32; 4]>::try_from(&*color).map_err(|_| Code::INVALID_VALUE)?;
        self.set(hTexRef, |reference| reference.color = color)
    }

    unsafe fn cuTexRefSetFlags(&self, hTexRef: CUtexref, Flags: c_uint) -> Outcome {
        self.set(hTexRef, |reference| reference.flags = Flags)
    }

    unsafe fn cuTexRefGetFormat(
        &self,
        pFormat: *mut CUarray_format,
        pNumChannels: *mut c_int,
        hTexRef: CUtexref,
    ) -> Outcome {
        let (format, channels) = self.setting(hTexRef, |known| (known.format, known.channels))?;
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe {
            put(pFormat, CUarray_format(format as _));
            put(pNumChannels, channels);
        }
        Ok(())
    }

    unsafe fn cuTexRefGetAddressMode(
        &self,
        pam: *mut CUaddress_mode,
        hTexRef: CUtexref,
        dim: c_int,
    ) -> Outcome {
        let modes = self.setting(hTexRef, |known| known.modes)?;
        let mode = usize::try_from(dim).ok().and_then(|dim| modes.get(dim));
        let mode = *mode.ok_or(Code::INVALID_VALUE)?;
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { put(pam, CUaddress_mode(mode as _)) };
        Ok(())
    }

    unsafe fn cuTexRefGetFilterMode(&self, pfm: *mut CUfilter_mode, hTexRef: CUtexref) -> Outcome {
        let filter = self.setting(hTexRef, |known| known.filter)?;
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { put(pfm, CUfilter_mode(filter as _)) };
        Ok(())
    }

    unsafe fn cuTexRefGetMipmapFilterMode(
        &self,
        pfm: *mut CUfilter_mode,
        hTexRef: CUtexref,
    ) -> Outcome {
        let filter = self.setting(hTexRef, |known| known.mipmap_filter)?;
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { put(pfm, CUfilter_mode(filter as _)) };
        Ok(())
    }

    unsafe fn cuTexRefGetMipmapLevelBias(&self, pbias: *mut f32, hTexRef: CUtexref) -> Outcome {
        let bias = self.setting(hTexRef, |known| known.bias)?;
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { put(pbias, bias) };
        Ok(())
    }

    unsafe fn cuTexRefGetMipmapLevelClamp(
        &self,
        pminMipmapLevelClamp: *mut f32,
        pmaxMipmapLevelClamp: *mut f32,
        hTexRef: CUtexref,
    ) -> Outcome {
        let [lowest, highest] = self.setting(hTexRef, |known| known.clamp)?;
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe {
            put(pminMipmapLevelClamp, lowest);
            put(pmaxMipmapLevelClamp, highest);
        }
        Ok(())
    }

    unsafe fn cuTexRefGetMaxAnisotropy(&self, pmaxAniso: *mut c_int, hTexRef: CUtexref) -> Outcome {
        let anisotropy = self.setting(hTexRef, |known| known.anisotropy)?;
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { put(pmaxAniso, anisotropy as c_int) };
        Ok(())
    }

    unsafe fn cuTexRefGetBorderColor(&self, pBorderColor: *mut f32, hTexRef: CUtexref) -> Outcome {
        let color = self.setting(hTexRef, |known| known.color)?;
        // SAFETY: the caller guarantees that there is room for four numbers.
        unsafe { put(pBorderColor.cast(), color) };
        Ok(())
    }

    unsafe fn cuTexRefGetFlags(&self, pFlags: *mut c_uint, hTexRef: CUtexref) -> Outcome {
        let flags = self.setting(hTexRef, |known| known.flags)?;
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { put(pFlags, flags) };
        Ok(())
    }
}
