//! Planes of arrays.

use super::prelude::*;
use crate::classify::neighbour;
use crate::objects::array::Array;
use crate::objects::handle::Identity;
use cuspec_glue::Facts;
use cuspec_glue::classify::{Classify, PlanarArray};
use cuspec_glue::driver::calls::ArrayPlaneCalls;

impl Classify<PlanarArray> for Driver {
    fn classify(&self, value: u64) -> Facts<PlanarArray> {
        let handle = value as usize;
        let found = self.known().map(|mut world| {
            let arrays = world.others.of::<Array>();
            let planes = arrays.get(handle).map(|array| array.planes.len());
            (arrays.identify(handle), planes)
        });
        match found {
            _ if value == 0 => Facts::new(PlanarArray::Null),
            Some((_, Some(0))) => Facts::new(PlanarArray::Plain),
            Some((_, Some(planes))) => {
                Facts::new(PlanarArray::Planar).with("planes", planes as i128)
            }
            Some((Identity::Gone, _)) => Facts::new(PlanarArray::Destroyed),
            // The real driver crashes for a value that never was an array.
            _ => Facts::new(PlanarArray::Destroyed),
        }
    }

    fn neighbour(&self, value: u64) -> Option<u64> {
        let mut world = self.known()?;
        let arrays = world.others.of::<Array>();
        let is_planar = |handle: u64| {
            let array = arrays.get(handle as usize);
            array.is_some_and(|array| !array.planes.is_empty())
        };
        let other = neighbour::object(arrays, value)?;
        is_planar(other).then_some(other)
    }
}

impl ArrayPlaneCalls for Driver {
    unsafe fn cuArrayGetPlane(
        &self,
        pPlaneArray: *mut CUarray,
        hArray: CUarray,
        planeIdx: c_uint,
    ) -> Outcome {
        let plane = {
            let mut world = self.lock();
            let planes = &world.array(hArray as usize)?.planes;
            planes.get(planeIdx as usize).copied()
        };
        let plane = plane.ok_or(Code::INVALID_VALUE)?;
        // SAFETY: the caller guarantees that the pointer is null or valid for writes.
        unsafe { put(pPlaneArray, plane as CUarray) };
        Ok(())
    }
}
