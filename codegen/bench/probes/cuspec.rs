//! Through the table of cuspec-sys.

use std::hint::black_box;

use cuspec_sys::driver::Driver;

use crate::probe::Probe;

pub struct Side(&'static Driver);

impl Probe for Side {
    fn open() -> Self {
        Self(Driver::open().expect("the library is in the path"))
    }

    fn first(&self) -> bool {
        unsafe { self.0.cuInit(0) }.is_ok()
    }

    #[inline(never)]
    fn empty(&self, calls: u64) -> u64 {
        let mut failures = 0;
        for _ in 0..calls {
            failures += u64::from(unsafe { self.0.cuCtxSynchronize() }.is_err());
        }
        failures
    }

    #[inline(never)]
    fn work(&self, calls: u64) -> u64 {
        let (mut failures, mut device) = (0, Default::default());
        for _ in 0..calls {
            failures += u64::from(unsafe { self.0.cuCtxGetDevice(&mut device) }.is_err());
        }
        black_box(device);
        failures
    }
}
