//! Copies of rows.

use cuspec_glue::runtime::calls::MemoryRowsCalls;
use cuspec_sys::runtime::{cudaArray_const_t, cudaArray_t, cudaMemcpyKind, cudaStream_t};

use super::prelude::*;
use crate::copies::{Order, Side, copy};

/// The offset of a copy that starts at the first byte.
const ALL: [usize; 3] = [0; 3];

impl MemoryRowsCalls for Runtime {
    unsafe fn cudaMemcpy2D(
        &self,
        dst: *mut c_void,
        dpitch: usize,
        src: *const c_void,
        spitch: usize,
        width: usize,
        height: usize,
        _kind: cudaMemcpyKind,
    ) -> Outcome {
        let (to, from) = (Side::rows(dst, dpitch), Side::rows(src, spitch));
        copy((to, ALL), (from, ALL), [width, height, 1], Order::Waiting)
    }

    unsafe fn cudaMemcpy2DToArray(
        &self,
        dst: cudaArray_t,
        wOffset: usize,
        hOffset: usize,
        src: *const c_void,
        spitch: usize,
        width: usize,
        height: usize,
        _kind: cudaMemcpyKind,
    ) -> Outcome {
        let (to, from) = (Side::array(dst), Side::rows(src, spitch));
        let at = [wOffset, hOffset, 0];
        copy((to, at), (from, ALL), [width, height, 1], Order::Waiting)
    }

    unsafe fn cudaMemcpy2DFromArray(
        &self,
        dst: *mut c_void,
        dpitch: usize,
        src: cudaArray_const_t,
        wOffset: usize,
        hOffset: usize,
        width: usize,
        height: usize,
        _kind: cudaMemcpyKind,
    ) -> Outcome {
        let (to, from) = (Side::rows(dst, dpitch), Side::array(src));
        let at = [wOffset, hOffset, 0];
        copy((to, ALL), (from, at), [width, height, 1], Order::Waiting)
    }

    unsafe fn cudaMemcpy2DAsync(
        &self,
        dst: *mut c_void,
        dpitch: usize,
        src: *const c_void,
        spitch: usize,
        width: usize,
        height: usize,
        _kind: cudaMemcpyKind,
        stream: cudaStream_t,
    ) -> Outcome {
        let (to, from) = (Side::rows(dst, dpitch), Side::rows(src, spitch));
        copy(
            (to, ALL),
            (from, ALL),
            [width, height, 1],
            Order::In(stream),
        )
    }

    unsafe fn cudaMemcpy2DToArrayAsync(
        &self,
        dst: cudaArray_t,
        wOffset: usize,
        hOffset: usize,
        src: *const c_void,
        spitch: usize,
        width: usize,
        height: usize,
        _kind: cudaMemcpyKind,
        stream: cudaStream_t,
    ) -> Outcome {
        let (to, from) = (Side::array(dst), Side::rows(src, spitch));
        let at = [wOffset, hOffset, 0];
        copy((to, at), (from, ALL), [width, height, 1], Order::In(stream))
    }

    unsafe fn cudaMemcpy2DFromArrayAsync(
        &self,
        dst: *mut c_void,
        dpitch: usize,
        src: cudaArray_const_t,
        wOffset: usize,
        hOffset: usize,
        width: usize,
        height: usize,
        _kind: cudaMemcpyKind,
        stream: cudaStream_t,
    ) -> Outcome {
        let (to, from) = (Side::rows(dst, dpitch), Side::array(src));
        let at = [wOffset, hOffset, 0];
        copy((to, ALL), (from, at), [width, height, 1], Order::In(stream))
    }

    unsafe fn cudaMemcpy2DArrayToArray(
        &self,
        dst: cudaArray_t,
        wOffsetDst: usize,
        hOffsetDst: usize,
        src: cudaArray_const_t,
        wOffsetSrc: usize,
        hOffsetSrc: usize,
        width: usize,
        height: usize,
        _kind: cudaMemcpyKind,
    ) -> Outcome {
        let to = (Side::array(dst), [wOffsetDst, hOffsetDst, 0]);
        let from = (Side::array(src), [wOffsetSrc, hOffsetSrc, 0]);
        copy(to, from, [width, height, 1], Order::Waiting)
    }
}
