//! A program's functions, run in a stream's order on one of the driver's threads.

use std::ffi::c_void;

use super::engine::{Work, run_callback};
use crate::error::{Code, Outcome};
use crate::graph::NodeKind;
use crate::world::Driver;

/// As `cuLaunchHostFunc` takes it.
pub type HostFunction = unsafe extern "C" fn(data: *mut c_void);

/// As `cuStreamAddCallback` takes it; the stream is the caller's own word for it and the status
/// a `CUresult`.
pub type StreamCallback = unsafe extern "C" fn(stream: *mut c_void, status: u32, data: *mut c_void);

impl Driver {
    /// Runs a function behind everything in a stream. It may be captured.
    ///
    /// # Safety
    /// `function` may be called with `data` from any thread.
    pub unsafe fn launch_host_function(
        &self,
        stream: usize,
        function: HostFunction,
        data: *mut c_void,
    ) -> Outcome {
        let data = data as usize;
        let work: Work = Box::new(move || {
            // SAFETY: the caller answers for both.
            run_callback(|| unsafe { function(data as *mut c_void) });
        });
        self.submit(stream, NodeKind::Host, work)
    }

    /// As `launch_host_function`, for the older kind of function, which cannot be captured.
    ///
    /// # Safety
    /// `function` may be called with `data` from any thread.
    pub unsafe fn add_callback(
        &self,
        stream: usize,
        function: StreamCallback,
        data: *mut c_void,
    ) -> Outcome {
        if self.lock().stream(stream)?.capture.is_some() {
            return Err(Code::STREAM_CAPTURE_UNSUPPORTED);
        }
        let data = data as usize;
        let work: Work = Box::new(move || {
            let success = Code::SUCCESS.0;
            // SAFETY: the caller answers for both.
            run_callback(|| unsafe {
                function(stream as *mut c_void, success, data as *mut c_void);
            });
        });
        self.submit(stream, NodeKind::Host, work)
    }
}
