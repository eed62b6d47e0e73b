//! Cliques of the device, which is alone in its fabric.

use super::prelude::*;
use crate::device;
use cuspec_glue::driver::calls::CliqueCalls;

/// The cliques of the device: it accesses itself by address.
fn cliques() -> [CUcliqueInfo; 1] {
    [CUcliqueInfo {
        r#type: CU_CLIQUE_TYPE_UNICAST_POINTER,
        id: 1,
    }]
}

impl CliqueCalls for Driver {
    unsafe fn cuDeviceGetCliqueCount(&self, count: *mut usize, _dev: CUdevice) -> Outcome {
        // SAFETY: the caller guarantees that the place is null or valid for writes.
        unsafe { put(count, cliques().len()) };
        Ok(())
    }

    unsafe fn cuDeviceGetCliqueInfo(
        &self,
        cliqueInfo: *mut CUcliqueInfo,
        count: *mut usize,
        _dev: CUdevice,
    ) -> Outcome {
        // SAFETY: the caller guarantees that the number is valid.
        let room = unsafe { array(count, 1) }.first().copied().unwrap_or(0);
        let known = cliques();
        let written = room.min(known.len());
        // SAFETY: the caller guarantees that there is room for this many cliques.
        unsafe {
            put_each(cliqueInfo, known.into_iter().take(written));
            put(count, written);
        }
        Ok(())
    }

    unsafe fn cuDeviceGetFabricClusterUuid(&self, uuid: *mut CUuuid, _dev: CUdevice) -> Outcome {
        // SAFETY: the caller guarantees that the place is null or valid for writes.
        unsafe { put(uuid.cast(), device::UUID) };
        Ok(())
    }
}
