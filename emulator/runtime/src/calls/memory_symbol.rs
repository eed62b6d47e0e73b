//! Device variables of the program.

use cuspec_glue::Facts;
use cuspec_glue::classify::{Classify, Variable};
use cuspec_glue::runtime::calls::MemorySymbolCalls;
use cuspec_glue::runtime::driver_calls;
use cuspec_sys::runtime::{cudaMemcpyKind, cudaStream_t};

use super::prelude::*;
use crate::registered;

impl Classify<Variable> for Runtime {
    fn classify(&self, value: u64) -> Facts<Variable> {
        let address = value as usize as *const c_void;
        let size = |size: usize| i128::try_from(size).unwrap_or(0);
        match registered::variable(address) {
            _ if value == 0 => Facts::new(Variable::Null),
            _ if registered::is_kernel(address) => Facts::new(Variable::OfKernel),
            Ok((_, bytes)) => Facts::new(Variable::Room).with("size", size(bytes)),
            Err(Code::cudaErrorSymbolNotFound) => Facts::new(Variable::Missing),
            Err(Code::cudaErrorNoKernelImageForDevice) => Facts::new(Variable::Uncoded),
            Err(_) => Facts::new(Variable::Unregistered),
        }
    }
}

/// Where the bytes of a variable lie that a copy is about.
pub(super) fn part(symbol: *const c_void, offset: usize) -> Result<*mut c_void, Code> {
    let (place, _) = registered::variable(symbol)?;
    Ok(place.wrapping_add(offset) as *mut c_void)
}

impl MemorySymbolCalls for Runtime {
    unsafe fn cudaGetSymbolAddress(
        &self,
        devPtr: *mut *mut c_void,
        symbol: *const c_void,
    ) -> Outcome {
        let place = part(symbol, 0)?;
        // SAFETY: the caller guarantees that `devPtr` is valid for writes.
        unsafe { put(devPtr, place) };
        Ok(())
    }

    unsafe fn cudaGetSymbolSize(&self, size: *mut usize, symbol: *const c_void) -> Outcome {
        let (_, bytes) = registered::variable(symbol)?;
        // SAFETY: the caller guarantees that `size` is valid for writes.
        unsafe { put(size, bytes) };
        Ok(())
    }

    unsafe fn cudaMemcpyToSymbol(
        &self,
        symbol: *const c_void,
        src: *const c_void,
        count: usize,
        offset: usize,
        kind: cudaMemcpyKind,
    ) -> Outcome {
        let place = part(symbol, offset)?;
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { driver_calls::cudaMemcpyToSymbol(self, place, src, count, offset, kind) }
    }

    unsafe fn cudaMemcpyToSymbolAsync(
        &self,
        symbol: *const c_void,
        src: *const c_void,
        count: usize,
        offset: usize,
        kind: cudaMemcpyKind,
        stream: cudaStream_t,
    ) -> Outcome {
        let place = part(symbol, offset)?;
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe {
            driver_calls::cudaMemcpyToSymbolAsync(self, place, src, count, offset, kind, stream)
        }
    }

    unsafe fn cudaMemcpyFromSymbol(
        &self,
        dst: *mut c_void,
        symbol: *const c_void,
        count: usize,
        offset: usize,
        kind: cudaMemcpyKind,
    ) -> Outcome {
        let place = part(symbol, offset)?;
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { driver_calls::cudaMemcpyFromSymbol(self, dst, place, count, offset, kind) }
    }

    unsafe fn cudaMemcpyFromSymbolAsync(
        &self,
        dst: *mut c_void,
        symbol: *const c_void,
        count: usize,
        offset: usize,
        kind: cudaMemcpyKind,
        stream: cudaStream_t,
    ) -> Outcome {
        let place = part(symbol, offset)?;
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe {
            driver_calls::cudaMemcpyFromSymbolAsync(self, dst, place, count, offset, kind, stream)
        }
    }
}
