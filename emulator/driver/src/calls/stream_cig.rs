//! Captures of streams into command lists of graphics, which the device does not support.

use super::prelude::*;
use cuspec_glue::driver::calls::StreamCigCalls;

impl StreamCigCalls for Driver {
    unsafe fn cuStreamBeginCaptureToCig(
        &self,
        _hStream: CUstream,
        _streamCigCaptureParams: *mut CUstreamCigCaptureParams,
    ) -> Outcome {
        Err(Code::NOT_SUPPORTED)
    }

    unsafe fn cuStreamEndCaptureToCig(&self, _hStream: CUstream) -> Outcome {
        Err(Code::INVALID_VALUE)
    }
}
