//! Calls through cudarc's `sys` functions, the layer below `result` and `safe`.

use std::hint::black_box;

use cudarc::driver::sys::{self, CUresult};

use crate::probe::Probe;

pub struct Side;

impl Probe for Side {
    fn open() -> Self {
        unsafe { sys::culib() };
        Self
    }

    fn first(&self) -> bool {
        unsafe { sys::cuInit(0) == CUresult::CUDA_SUCCESS }
    }

    #[inline(never)]
    fn empty(&self, calls: u64) -> bool {
        for _ in 0..calls {
            let code = unsafe { sys::cuCtxSynchronize() };
            if code != CUresult::CUDA_SUCCESS {
                return false;
            }
        }
        true
    }

    #[inline(never)]
    fn work(&self, calls: u64) -> bool {
        let mut device = 0;
        for _ in 0..calls {
            let code = unsafe { sys::cuCtxGetDevice(&mut device) };
            if code != CUresult::CUDA_SUCCESS {
                return false;
            }
        }
        black_box(device);
        true
    }
}
