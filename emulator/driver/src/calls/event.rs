//! Events.

use super::prelude::*;
use cuspec_glue::driver::calls::EventCalls;

impl EventCalls for Driver {
    unsafe fn cuEventCreate(&self, phEvent: *mut CUevent, Flags: c_uint) -> Outcome {
        let event = self.lock().create_event(Flags)?;
        // SAFETY: the caller guarantees that `phEvent` is null or valid for writes.
        unsafe { put(phEvent, event as CUevent) };
        Ok(())
    }

    unsafe fn cuEventRecord(&self, hEvent: CUevent, hStream: CUstream) -> Outcome {
        self.record_event(hEvent as usize, resolve_stream(hStream), 0)
    }

    unsafe fn cuEventRecordWithFlags(
        &self,
        hEvent: CUevent,
        hStream: CUstream,
        flags: c_uint,
    ) -> Outcome {
        self.record_event(hEvent as usize, resolve_stream(hStream), flags)
    }

    unsafe fn cuEventQuery(&self, hEvent: CUevent) -> Outcome {
        self.query_event(hEvent as usize)
    }

    unsafe fn cuEventSynchronize(&self, hEvent: CUevent) -> Outcome {
        self.synchronize_event(hEvent as usize)
    }

    unsafe fn cuEventDestroy_v2(&self, hEvent: CUevent) -> Outcome {
        self.lock().destroy_event(hEvent as usize)
    }

    unsafe fn cuEventElapsedTime(
        &self,
        pMilliseconds: *mut f32,
        hStart: CUevent,
        hEnd: CUevent,
    ) -> Outcome {
        let elapsed = self.lock().elapsed(hStart as usize, hEnd as usize)?;
        // SAFETY: the caller guarantees that `pMilliseconds` is null or valid for writes.
        unsafe { put(pMilliseconds, elapsed) };
        Ok(())
    }

    unsafe fn cuEventElapsedTime_v2(
        &self,
        pMilliseconds: *mut f32,
        hStart: CUevent,
        hEnd: CUevent,
    ) -> Outcome {
        // SAFETY: `cuEventElapsedTime` has the same requirements.
        unsafe { self.cuEventElapsedTime(pMilliseconds, hStart, hEnd) }
    }
}
