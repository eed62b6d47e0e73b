//! EGL images, which this driver cannot have, because no EGL is beside it.

use super::prelude::*;
use cuspec_glue::Facts;
use cuspec_glue::classify::{Classify, EglImage};
use cuspec_glue::driver::calls::EglImageCalls;

impl Classify<EglImage> for Driver {
    /// No image is known, because there is no EGL.
    fn classify(&self, value: u64) -> Facts<EglImage> {
        Facts::new(match value {
            0 => EglImage::Null,
            _ => EglImage::Garbage,
        })
    }
}

impl EglImageCalls for Driver {
    unsafe fn cuGraphicsEGLRegisterImage(
        &self,
        _pCudaResource: *mut CUgraphicsResource,
        _image: EGLImageKHR,
        _flags: c_uint,
    ) -> Outcome {
        Err(Code::INVALID_HANDLE)
    }
}
