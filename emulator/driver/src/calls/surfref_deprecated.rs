//! Surface references.

use super::prelude::*;
use crate::classify::neighbour;
use crate::objects::array::Array;
use crate::objects::handle::Identity;
use crate::objects::reference::SurfaceReference;
use crate::world::World;
use cuspec_glue::Facts;
use cuspec_glue::classify::{Classify, SurfaceArray, SurfaceReference as Exemplar};
use cuspec_glue::driver::calls::SurfrefDeprecatedCalls;

impl World {
    /// The array that a surface reference is bound to, unless it was destroyed.
    fn surface_array(&mut self, reference: CUsurfref) -> Outcome<Option<usize>> {
        let references = self.others.of::<SurfaceReference>();
        let reference = references.get(reference as usize);
        let array = reference.ok_or(Code::INVALID_HANDLE)?.array;
        Ok(array.filter(|array| self.array(*array).is_ok()))
    }
}

impl Classify<Exemplar> for Driver {
    fn classify(&self, value: u64) -> Facts<Exemplar> {
        let known = self.known();
        let known = known.and_then(|mut world| {
            let current = world.current_context();
            let array = world.surface_array(value as CUsurfref).ok()?;
            let references = world.others.of::<SurfaceReference>();
            let context = references.get(value as usize)?.context;
            let exemplar = match array {
                Some(_) => Exemplar::Bound,
                None if current.is_ok_and(|current| current != context) => Exemplar::OtherContext,
                None => Exemplar::Unbound,
            };
            Some((exemplar, context))
        });
        match known {
            _ if value == 0 => Facts::new(Exemplar::Null),
            None => Facts::new(Exemplar::Garbage),
            Some((exemplar, home)) => Facts::new(exemplar).with("home", home as i128),
        }
    }

    fn neighbour(&self, value: u64) -> Option<u64> {
        neighbour::object(self.known()?.others.of::<SurfaceReference>(), value)
    }
}

impl Classify<SurfaceArray> for Driver {
    fn classify(&self, value: u64) -> Facts<SurfaceArray> {
        let handle = value as usize;
        let known = self.known();
        let known = known.map(|mut world| {
            let arrays = world.others.of::<Array>();
            let exemplar = match (arrays.get(handle), arrays.identify(handle)) {
                (Some(array), _) if !array.shape.is_surface() => SurfaceArray::Plain,
                (Some(array), _) if array.is_part => SurfaceArray::WritableLevel,
                (Some(_), _) => SurfaceArray::Writable,
                (None, Identity::Gone) => SurfaceArray::Destroyed,
                (None, _) => SurfaceArray::Garbage,
            };
            (exemplar, arrays.get(handle).map(|array| array.context))
        });
        match known {
            _ if value == 0 => Facts::new(SurfaceArray::Null),
            None => Facts::new(SurfaceArray::Garbage),
            Some((exemplar, None)) => Facts::new(exemplar),
            Some((exemplar, Some(home))) => Facts::new(exemplar).with("home", home as i128),
        }
    }

    fn neighbour(&self, value: u64) -> Option<u64> {
        neighbour::object(self.known()?.others.of::<Array>(), value)
    }
}

impl SurfrefDeprecatedCalls for Driver {
    unsafe fn cuSurfRefSetArray(
        &self,
        hSurfRef: CUsurfref,
        hArray: CUarray,
        _Flags: c_uint,
    ) -> Outcome {
        let mut world = self.lock();
        let context = world.array(hArray as usize)?.context;
        let references = world.others.of::<SurfaceReference>();
        let reference = references.get_mut(hSurfRef as usize);
        let reference = reference.ok_or(Code::INVALID_HANDLE)?;
        if reference.context != context {
            return Err(Code::PEER_ACCESS_NOT_ENABLED);
        }
        reference.array = Some(hArray as usize);
        Ok(())
    }

    unsafe fn cuSurfRefGetArray(&self, phArray: *mut CUarray, hSurfRef: CUsurfref) -> Outcome {
        let array = self.lock().surface_array(hSurfRef)?;
        let array = array.ok_or(Code::INVALID_VALUE)?;
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { put(phArray, array as CUarray) };
        Ok(())
    }
}
