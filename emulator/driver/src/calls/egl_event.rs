//! Events from EGL syncs, which the device of this driver does not have.

use super::prelude::*;
use cuspec_glue::Facts;
use cuspec_glue::classify::{Classify, EglSync};
use cuspec_glue::driver::calls::EglEventCalls;

impl Classify<EglSync> for Driver {
    /// No sync is known, because there is no EGL.
    fn classify(&self, value: u64) -> Facts<EglSync> {
        Facts::new(match value {
            0 => EglSync::Null,
            _ => EglSync::Garbage,
        })
    }
}

impl EglEventCalls for Driver {
    unsafe fn cuEventCreateFromEGLSync(
        &self,
        _phEvent: *mut CUevent,
        _eglSync: EGLSyncKHR,
        _flags: c_uint,
    ) -> Outcome {
        Err(Code::NOT_SUPPORTED)
    }
}
