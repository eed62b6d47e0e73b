//! Host functions and kernel launches.

use super::prelude::*;
use crate::objects::graph::NodeWork;
use cuspec_glue::driver::calls::ExecCalls;

impl ExecCalls for Driver {
    unsafe fn cuLaunchHostFunc(
        &self,
        hStream: CUstream,
        r#fn: CUhostFn,
        userData: *mut c_void,
    ) -> Outcome {
        let function = r#fn.ok_or(Code::INVALID_VALUE)?;
        let data = userData as usize;
        let node = NodeWork::Host {
            function: function as usize,
            data,
        };
        self.launch_host_function(resolve_stream(hStream), node, move || {
            // SAFETY: the caller guarantees that the function is valid and may use its data.
            unsafe { function(data as *mut c_void) };
        })
    }

    /// The way a thread waits is not observable.
    unsafe fn cuLaunchHostFunc_v2(
        &self,
        hStream: CUstream,
        r#fn: CUhostFn,
        userData: *mut c_void,
        _syncMode: c_uint,
    ) -> Outcome {
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { self.cuLaunchHostFunc(hStream, r#fn, userData) }
    }
}
