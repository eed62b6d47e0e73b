//! Memsets.

use super::prelude::*;
use crate::memory::copy::Rows;
use crate::memory::transfer::{Fill, Order};

/// Defines the four memsets of one element type: a line or rows, waiting or in a stream.
macro_rules! memsets {
    ($element:ty, $line:ident, $line_async:ident, $rows:ident, $rows_async:ident) => {
        pub unsafe fn $line(
            driver: &Driver,
            dstDevice: CUdeviceptr,
            element: $element,
            N: usize,
        ) -> Outcome {
            fill::<$element>(driver, dstDevice, 0, element.into(), N, 1, waiting())
        }

        pub unsafe fn $line_async(
            driver: &Driver,
            dstDevice: CUdeviceptr,
            element: $element,
            N: usize,
            hStream: CUstream,
        ) -> Outcome {
            let order = joining(hStream);
            fill::<$element>(driver, dstDevice, 0, element.into(), N, 1, order)
        }

        pub unsafe fn $rows(
            driver: &Driver,
            dstDevice: CUdeviceptr,
            dstPitch: usize,
            element: $element,
            Width: usize,
            Height: usize,
        ) -> Outcome {
            let (order, element) = (waiting(), element.into());
            fill::<$element>(driver, dstDevice, dstPitch, element, Width, Height, order)
        }

        pub unsafe fn $rows_async(
            driver: &Driver,
            dstDevice: CUdeviceptr,
            dstPitch: usize,
            element: $element,
            Width: usize,
            Height: usize,
            hStream: CUstream,
        ) -> Outcome {
            let (order, element) = (joining(hStream), element.into());
            fill::<$element>(driver, dstDevice, dstPitch, element, Width, Height, order)
        }
    };
}

memsets!(
    c_uchar,
    cuMemsetD8_v2,
    cuMemsetD8Async,
    cuMemsetD2D8_v2,
    cuMemsetD2D8Async
);
memsets!(
    c_ushort,
    cuMemsetD16_v2,
    cuMemsetD16Async,
    cuMemsetD2D16_v2,
    cuMemsetD2D16Async
);
memsets!(
    c_uint,
    cuMemsetD32_v2,
    cuMemsetD32Async,
    cuMemsetD2D32_v2,
    cuMemsetD2D32Async
);

fn fill<T>(
    driver: &Driver,
    start: CUdeviceptr,
    pitch: usize,
    element: u32,
    count: usize,
    height: usize,
    order: Order,
) -> Outcome {
    let fill = Fill {
        to: Rows {
            start,
            pitch: pitch as u64,
        },
        element,
        element_size: size_of::<T>() as u64,
        count: count as u64,
        height: height as u64,
    };
    driver.fill(fill, order)
}
