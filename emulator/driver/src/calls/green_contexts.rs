//! Green contexts.

use super::green_contexts_resources::{described, resource_of};
use super::prelude::*;
use crate::classify::neighbour;
use crate::objects::handle::Identity;
use crate::objects::multiprocessors::Multiprocessors;
use cuspec_glue::Facts;
use cuspec_glue::classify::{Classify, GreenContext};
use cuspec_glue::driver::calls::GreenContextsCalls;

impl Classify<GreenContext> for Driver {
    fn classify(&self, value: u64) -> Facts<GreenContext> {
        let handle = value as usize;
        let Some(world) = self.known() else {
            return Facts::new(match value {
                0 => GreenContext::Null,
                _ => GreenContext::Garbage,
            });
        };
        let is_captured = |world: &crate::world::World| {
            let mut streams = world.streams.iter();
            streams.any(|(_, stream)| stream.green == Some(handle) && stream.capture.is_some())
        };
        Facts::new(match world.greens.identify(handle) {
            _ if value == 0 => GreenContext::Null,
            Identity::Live if is_captured(&world) => GreenContext::Captured,
            Identity::Live => GreenContext::Created,
            Identity::Gone => GreenContext::Destroyed,
            Identity::Unknown => GreenContext::Garbage,
        })
    }

    fn neighbour(&self, value: u64) -> Option<u64> {
        neighbour::object(&self.known()?.greens, value)
    }
}

impl GreenContextsCalls for Driver {
    unsafe fn cuGreenCtxCreate(
        &self,
        phCtx: *mut CUgreenCtx,
        desc: CUdevResourceDesc,
        _dev: CUdevice,
        flags: c_uint,
    ) -> Outcome {
        // Drivers before 13.3 make none without a default stream.
        if flags == 0 {
            return Err(Code::INVALID_VALUE);
        }
        let mut world = self.lock();
        world.fault.check()?;
        let multiprocessors = match desc as usize {
            0 => Multiprocessors::all(),
            desc => described(&mut world, desc).ok_or(Code::INVALID_VALUE)?,
        };
        let green = world.create_green(multiprocessors);
        // SAFETY: the caller guarantees that `phCtx` is null or valid for writes.
        unsafe { put(phCtx, green as CUgreenCtx) };
        Ok(())
    }

    unsafe fn cuGreenCtxDestroy(&self, hCtx: CUgreenCtx) -> Outcome {
        self.destroy_green(hCtx as usize)
    }

    /// As a context, a green context has the same id.
    unsafe fn cuCtxFromGreenCtx(&self, pContext: *mut CUcontext, hCtx: CUgreenCtx) -> Outcome {
        self.lock().green(hCtx as usize)?;
        // SAFETY: the caller guarantees that `pContext` is null or valid for writes.
        unsafe { put(pContext, hCtx.cast()) };
        Ok(())
    }

    unsafe fn cuGreenCtxGetDevResource(
        &self,
        hCtx: CUgreenCtx,
        resource: *mut CUdevResource,
        _type: CUdevResourceType,
    ) -> Outcome {
        let world = self.lock();
        let has = resource_of(&world.green(hCtx as usize)?.multiprocessors, true);
        // SAFETY: the caller guarantees that `resource` is null or valid for writes.
        unsafe { put(resource, has) };
        Ok(())
    }

    unsafe fn cuGreenCtxGetId(
        &self,
        greenCtx: CUgreenCtx,
        greenCtxId: *mut c_ulonglong,
    ) -> Outcome {
        let world = self.lock();
        let id = world.green(greenCtx as usize)?.id;
        // SAFETY: the caller guarantees that `greenCtxId` is null or valid for writes.
        unsafe { put(greenCtxId, id) };
        Ok(())
    }

    unsafe fn cuGreenCtxStreamCreate(
        &self,
        phStream: *mut CUstream,
        greenCtx: CUgreenCtx,
        _flags: c_uint,
        priority: c_int,
    ) -> Outcome {
        let stream = self
            .lock()
            .create_green_stream(greenCtx as usize, priority)?;
        // SAFETY: the caller guarantees that `phStream` is null or valid for writes.
        unsafe { put(phStream, stream as CUstream) };
        Ok(())
    }

    unsafe fn cuGreenCtxRecordEvent(&self, hCtx: CUgreenCtx, hEvent: CUevent) -> Outcome {
        self.record_event_in_green(hEvent as usize, hCtx as usize)
    }

    unsafe fn cuGreenCtxWaitEvent(&self, hCtx: CUgreenCtx, hEvent: CUevent) -> Outcome {
        self.wait_event_in_green(hCtx as usize, hEvent as usize)
    }

    unsafe fn cuStreamGetGreenCtx(&self, hStream: CUstream, phCtx: *mut CUgreenCtx) -> Outcome {
        let mut world = self.lock();
        world.queried_stream(resolve_stream(hStream))?;
        let green = world.green_of(resolve_stream(hStream))?;
        drop(world);
        // SAFETY: the caller guarantees that `phCtx` is null or valid for writes.
        unsafe { put(phCtx, green.unwrap_or(0) as CUgreenCtx) };
        Ok(())
    }
}
