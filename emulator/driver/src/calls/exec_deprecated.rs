//! Launches before `cuLaunchKernel`, which set everything on the function first.

use super::prelude::*;
use crate::classify::neighbour;
use crate::objects::reference::{Bound, TextureReference};
use cuspec_glue::Facts;
use cuspec_glue::classify::{Classify, TexRef};
use cuspec_glue::driver::calls::ExecDeprecatedCalls;

impl Classify<TexRef> for Driver {
    fn classify(&self, value: u64) -> Facts<TexRef> {
        let known = self.known();
        let reference = known.and_then(|mut world| {
            let references = world.others.of::<TextureReference>();
            references.get(value as usize).copied()
        });
        Facts::new(match reference {
            _ if value == 0 => TexRef::Null,
            Some(reference) if !reference.is_of_module => TexRef::Created,
            Some(reference) if reference.bound != Bound::Nothing => TexRef::Bound,
            Some(_) => TexRef::Unbound,
            None => TexRef::Garbage,
        })
    }

    fn neighbour(&self, value: u64) -> Option<u64> {
        neighbour::object(self.known()?.others.of::<TextureReference>(), value)
    }
}

impl Driver {
    /// Writes bytes into the parameter buffer of a function.
    fn set_parameter(&self, function: usize, offset: c_int, bytes: &[u8]) -> Outcome {
        let mut world = self.lock();
        let offset = usize::try_from(offset).map_err(|_| Code::INVALID_VALUE)?;
        let room = &mut world.notes(function).parameters;
        // Bytes past the largest parameter buffer are never read.
        let room_left = room.len().saturating_sub(offset);
        let bytes = &bytes[..bytes.len().min(room_left)];
        let place = room.get_mut(offset..offset.saturating_add(bytes.len()));
        place.ok_or(Code::INVALID_VALUE)?.copy_from_slice(bytes);
        Ok(())
    }
}

impl ExecDeprecatedCalls for Driver {
    unsafe fn cuFuncSetBlockShape(
        &self,
        hfunc: CUfunction,
        x: c_int,
        y: c_int,
        z: c_int,
    ) -> Outcome {
        let shape = [x, y, z].map(c_int::unsigned_abs);
        self.lock().notes(hfunc as usize).shape = Some(shape);
        Ok(())
    }

    unsafe fn cuFuncSetSharedMemConfig(
        &self,
        hfunc: CUfunction,
        _config: CUsharedconfig,
    ) -> Outcome {
        self.lock().function(hfunc as usize).map(drop)
    }

    unsafe fn cuFuncSetSharedSize(&self, hfunc: CUfunction, bytes: c_uint) -> Outcome {
        self.lock().notes(hfunc as usize).shared = bytes;
        Ok(())
    }

    unsafe fn cuParamSetSize(&self, hfunc: CUfunction, numbytes: c_uint) -> Outcome {
        self.lock().notes(hfunc as usize).parameter_bytes = numbytes as usize;
        Ok(())
    }

    unsafe fn cuParamSetTexRef(
        &self,
        hfunc: CUfunction,
        _texunit: c_int,
        _hTexRef: CUtexref,
    ) -> Outcome {
        self.lock().function(hfunc as usize).map(drop)
    }

    unsafe fn cuParamSetf(&self, hfunc: CUfunction, offset: c_int, value: f32) -> Outcome {
        self.set_parameter(hfunc as usize, offset, &value.to_le_bytes())
    }

    unsafe fn cuParamSeti(&self, hfunc: CUfunction, offset: c_int, value: c_uint) -> Outcome {
        self.set_parameter(hfunc as usize, offset, &value.to_le_bytes())
    }

    unsafe fn cuParamSetv(
        &self,
        hfunc: CUfunction,
        offset: c_int,
        ptr: *mut c_void,
        numbytes: c_uint,
    ) -> Outcome {
        // SAFETY: the caller guarantees that pointers are valid.
        let bytes = unsafe { array(ptr.cast::<u8>(), numbytes as usize) };
        self.set_parameter(hfunc as usize, offset, &bytes)
    }
}
