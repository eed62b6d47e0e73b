//! Host functions and attachments in stream order.

use super::prelude::*;
use crate::memory::Place;
use crate::objects::graph::NodeKind;
use cuspec_glue::driver::calls::StreamWorkCalls;

/// `CU_MEM_ATTACH_SINGLE`.
const ATTACH_SINGLE: c_uint = 4;

impl StreamWorkCalls for Driver {
    unsafe fn cuStreamWaitEvent(
        &self,
        hStream: CUstream,
        hEvent: CUevent,
        Flags: c_uint,
    ) -> Outcome {
        self.wait_event(resolve_stream(hStream), hEvent as usize, Flags)
    }

    unsafe fn cuStreamAddCallback(
        &self,
        hStream: CUstream,
        callback: CUstreamCallback,
        userData: *mut c_void,
        _flags: c_uint,
    ) -> Outcome {
        let callback = callback.ok_or(Code::INVALID_VALUE)?;
        let (given, data) = (hStream as usize, userData as usize);
        self.add_callback(resolve_stream(hStream), move || {
            // SAFETY: the caller guarantees that the function is valid and may use its data.
            unsafe {
                callback(
                    given as CUstream,
                    CUresult(Code::SUCCESS.0),
                    data as *mut c_void,
                );
            }
        })
    }

    unsafe fn cuStreamAttachMemAsync(
        &self,
        hStream: CUstream,
        dptr: CUdeviceptr,
        _length: usize,
        flags: c_uint,
    ) -> Outcome {
        let stream = self.lock().resolve_stream(resolve_stream(hStream))?;
        let only = (flags == ATTACH_SINGLE).then_some(stream);
        match self.lock().memory.locate(dptr) {
            Place::Known(found) if found.is_managed() => {}
            Place::Pageable => return Ok(()),
            _ => return Err(Code::INVALID_VALUE),
        }
        let work = move || {
            let driver = crate::world::driver();
            driver.lock().memory.attach(dptr, flags, only);
        };
        self.submit(stream, NodeKind::Empty, Box::new(work))
    }
}
