//! One-dimensional memsets.

use super::prelude::*;
use super::{fill, joining, waiting};
use cuspec_glue::driver::calls::MemSetCalls;

/// Defines the two memsets of an element type: synchronous, and in a stream.
macro_rules! lines {
    ($($element:ty, $line:ident, $line_async:ident;)*) => {
        $(unsafe fn $line(&self, dstDevice: CUdeviceptr, element: $element, N: usize) -> Outcome {
            fill::<$element>(self, dstDevice, 0, element.into(), (N, 1), waiting())
        }

        unsafe fn $line_async(
            &self,
            dstDevice: CUdeviceptr,
            element: $element,
            N: usize,
            hStream: CUstream,
        ) -> Outcome {
            fill::<$element>(self, dstDevice, 0, element.into(), (N, 1), joining(hStream))
        })*
    };
}

impl MemSetCalls for Driver {
    lines! {
        c_uchar, cuMemsetD8_v2, cuMemsetD8Async;
        c_ushort, cuMemsetD16_v2, cuMemsetD16Async;
        c_uint, cuMemsetD32_v2, cuMemsetD32Async;
    }
}
