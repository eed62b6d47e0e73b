//! Calls through the function table of cuspec-sys.

use std::hint::black_box;

use cuspec_sys::driver::Driver;

use crate::probe::Probe;

pub struct Side(Driver);

impl Probe for Side {
    fn open() -> Self {
        Self(Driver::open().expect("the library is in the path"))
    }

    fn first(&self) -> bool {
        unsafe { self.0.cuInit(0) }.is_ok()
    }

    #[inline(never)]
    fn empty(&self, calls: u64) -> bool {
        for _ in 0..calls {
            if unsafe { self.0.cuCtxSynchronize() }.is_err() {
                return false;
            }
        }
        true
    }

    #[inline(never)]
    fn work(&self, calls: u64) -> bool {
        let mut device = Default::default();
        for _ in 0..calls {
            if unsafe { self.0.cuCtxGetDevice(&mut device) }.is_err() {
                return false;
            }
        }
        black_box(device);
        true
    }
}
