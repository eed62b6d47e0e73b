//! Two-dimensional memsets.

use super::prelude::*;
use super::{fill, joining, waiting};
use cuspec_glue::driver::calls::MemSetRowsCalls;

/// Defines the two memsets of an element type: synchronous, and in a stream.
macro_rules! rows {
    ($($element:ty, $rows:ident, $rows_async:ident;)*) => {
        $(unsafe fn $rows(
            &self,
            dstDevice: CUdeviceptr,
            dstPitch: usize,
            element: $element,
            Width: usize,
            Height: usize,
        ) -> Outcome {
            let size = (Width, Height);
            fill::<$element>(self, dstDevice, dstPitch, element.into(), size, waiting())
        }

        unsafe fn $rows_async(
            &self,
            dstDevice: CUdeviceptr,
            dstPitch: usize,
            element: $element,
            Width: usize,
            Height: usize,
            hStream: CUstream,
        ) -> Outcome {
            let (size, order) = ((Width, Height), joining(hStream));
            fill::<$element>(self, dstDevice, dstPitch, element.into(), size, order)
        })*
    };
}

impl MemSetRowsCalls for Driver {
    rows! {
        c_uchar, cuMemsetD2D8_v2, cuMemsetD2D8Async;
        c_ushort, cuMemsetD2D16_v2, cuMemsetD2D16Async;
        c_uint, cuMemsetD2D32_v2, cuMemsetD2D32Async;
    }
}
