//! Calls linked functions, which the loader resolves before `main`.

use std::hint::black_box;

use cust_raw::cudaError_enum;

use crate::probe::Probe;

pub struct Side;

impl Probe for Side {
    fn open() -> Self {
        Self
    }

    fn first(&self) -> bool {
        unsafe { cust_raw::cuInit(0) == cudaError_enum::CUDA_SUCCESS }
    }

    #[inline(never)]
    fn empty(&self, calls: u64) -> bool {
        for _ in 0..calls {
            let code = unsafe { cust_raw::cuCtxSynchronize() };
            if code != cudaError_enum::CUDA_SUCCESS {
                return false;
            }
        }
        true
    }

    #[inline(never)]
    fn work(&self, calls: u64) -> bool {
        let mut device = 0;
        for _ in 0..calls {
            let code = unsafe { cust_raw::cuCtxGetDevice(&mut device) };
            if code != cudaError_enum::CUDA_SUCCESS {
                return false;
            }
        }
        black_box(device);
        true
    }
}
