//! The granularity of multicast objects, which the device of this driver does not support.

use super::prelude::*;
use cuspec_glue::driver::calls::MulticastGranularityCalls;

impl MulticastGranularityCalls for Driver {
    unsafe fn cuMulticastGetGranularity(
        &self,
        _granularity: *mut usize,
        _prop: *const CUmulticastObjectProp,
        _option: CUmulticastGranularity_flags,
    ) -> Outcome {
        Err(Code::NOT_SUPPORTED)
    }
}
