//! Copies of consecutive bytes that continue from one row of an array to the next. The driver copies row by
//! row.

use cuspec_glue::runtime::calls::MemoryDeprecatedCalls;
use cuspec_sys::runtime::{cudaArray_const_t, cudaArray_t, cudaMemcpyKind, cudaStream_t};

use super::prelude::*;
use crate::channels::row_bytes;
use crate::copies::{Order, Side, copy};
use crate::driver::{code_of, driver};

/// The position of consecutive bytes: in linear memory, or in the rows of an array.
#[derive(Clone, Copy)]
enum Run {
    Memory(*const c_void),
    /// An array, its row size in bytes, and the byte offset of the position.
    Array {
        array: cudaArray_const_t,
        row: usize,
        at: usize,
    },
}

impl Run {
    /// Returns the position at `x`, `y`. Fails if fewer than `count` bytes follow.
    fn in_array(array: cudaArray_const_t, x: usize, y: usize, count: usize) -> Result<Run, Code> {
        let driver = driver().ok_or(Code::cudaErrorInsufficientDriver)?;
        // SAFETY: the caller guarantees that handles are valid.
        let desc = unsafe { driver.cuArray3DGetDescriptor_v2(array.cast_mut().cast()) };
        let desc = desc.map_err(code_of)?;
        let row = row_bytes(&desc);
        let at = y.saturating_mul(row).saturating_add(x);
        match at.saturating_add(count) > row * desc.Height.max(1) {
            true => Err(Code::cudaErrorInvalidValue),
            false => Ok(Run::Array { array, row, at }),
        }
    }

    /// Bytes until the end of the row.
    fn left(self) -> usize {
        match self {
            Run::Memory(_) => usize::MAX,
            Run::Array { row, at, .. } => row - at % row,
        }
    }

    fn side(self) -> (Side, [usize; 3]) {
        match self {
            Run::Memory(start) => (Side::rows(start, 0), [0; 3]),
            Run::Array { array, row, at } => (Side::array(array), [at % row, at / row, 0]),
        }
    }

    fn after(self, count: usize) -> Run {
        match self {
            Run::Memory(start) => Run::Memory(start.wrapping_byte_add(count)),
            Run::Array { array, row, at } => Run::Array {
                array,
                row,
                at: at + count,
            },
        }
    }
}

/// Copies `count` bytes in pieces that lie in one row on both sides.
fn run(mut to: Run, mut from: Run, count: usize, order: Order) -> Outcome {
    let mut left = count;
    while left > 0 {
        let now = left.min(to.left()).min(from.left());
        copy(to.side(), from.side(), [now, 1, 1], order)?;
        (to, from) = (to.after(now), from.after(now));
        left -= now;
    }
    Ok(())
}

impl MemoryDeprecatedCalls for Runtime {
    unsafe fn cudaMemcpyToArray(
        &self,
        dst: cudaArray_t,
        wOffset: usize,
        hOffset: usize,
        src: *const c_void,
        count: usize,
        _kind: cudaMemcpyKind,
    ) -> Outcome {
        let to = Run::in_array(dst, wOffset, hOffset, count)?;
        run(to, Run::Memory(src), count, Order::Waiting)
    }

    unsafe fn cudaMemcpyFromArray(
        &self,
        dst: *mut c_void,
        src: cudaArray_const_t,
        wOffset: usize,
        hOffset: usize,
        count: usize,
        _kind: cudaMemcpyKind,
    ) -> Outcome {
        let from = Run::in_array(src, wOffset, hOffset, count)?;
        run(Run::Memory(dst), from, count, Order::Waiting)
    }

    unsafe fn cudaMemcpyToArrayAsync(
        &self,
        dst: cudaArray_t,
        wOffset: usize,
        hOffset: usize,
        src: *const c_void,
        count: usize,
        _kind: cudaMemcpyKind,
        stream: cudaStream_t,
    ) -> Outcome {
        let to = Run::in_array(dst, wOffset, hOffset, count)?;
        run(to, Run::Memory(src), count, Order::In(stream))
    }

    unsafe fn cudaMemcpyFromArrayAsync(
        &self,
        dst: *mut c_void,
        src: cudaArray_const_t,
        wOffset: usize,
        hOffset: usize,
        count: usize,
        _kind: cudaMemcpyKind,
        stream: cudaStream_t,
    ) -> Outcome {
        let from = Run::in_array(src, wOffset, hOffset, count)?;
        run(Run::Memory(dst), from, count, Order::In(stream))
    }

    unsafe fn cudaMemcpyArrayToArray(
        &self,
        dst: cudaArray_t,
        wOffsetDst: usize,
        hOffsetDst: usize,
        src: cudaArray_const_t,
        wOffsetSrc: usize,
        hOffsetSrc: usize,
        count: usize,
        _kind: cudaMemcpyKind,
    ) -> Outcome {
        let to = Run::in_array(dst, wOffsetDst, hOffsetDst, count)?;
        let from = Run::in_array(src, wOffsetSrc, hOffsetSrc, count)?;
        run(to, from, count, Order::Waiting)
    }
}
