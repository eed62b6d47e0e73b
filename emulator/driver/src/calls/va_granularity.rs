//! The granularity of physical memory.

use super::prelude::*;
use crate::device::ALLOCATION_GRANULARITY;
use cuspec_glue::driver::calls::VaGranularityCalls;

impl VaGranularityCalls for Driver {
    unsafe fn cuMemGetAllocationGranularity(
        &self,
        granularity: *mut usize,
        _prop: *const CUmemAllocationProp,
        _option: CUmemAllocationGranularity_flags,
    ) -> Outcome {
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { put(granularity, ALLOCATION_GRANULARITY as usize) };
        Ok(())
    }
}
