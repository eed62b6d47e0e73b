//! Calls the address of the symbol, kept in a local variable.

use std::ffi::{c_int, c_uint};
use std::hint::black_box;
use std::mem::ManuallyDrop;

use crate::probe::Probe;

type Init = unsafe extern "C" fn(c_uint) -> c_int;
type Empty = unsafe extern "C" fn() -> c_int;
type Work = unsafe extern "C" fn(*mut c_int) -> c_int;

pub struct Side(ManuallyDrop<libloading::Library>);

impl Side {
    fn find<F: Copy>(&self, name: &[u8]) -> F {
        *unsafe { self.0.get::<F>(name) }.expect("the library has the symbol")
    }
}

impl Probe for Side {
    fn open() -> Self {
        let library = unsafe { libloading::Library::new("libcuda.so.1") };
        Self(ManuallyDrop::new(
            library.expect("the library is in the path"),
        ))
    }

    fn first(&self) -> bool {
        let init: Init = self.find(b"cuInit\0");
        unsafe { init(0) == 0 }
    }

    #[inline(never)]
    fn empty(&self, calls: u64) -> bool {
        let function: Empty = black_box(self.find(b"cuCtxSynchronize\0"));
        for _ in 0..calls {
            if unsafe { function() } != 0 {
                return false;
            }
        }
        true
    }

    #[inline(never)]
    fn work(&self, calls: u64) -> bool {
        let function: Work = black_box(self.find(b"cuCtxGetDevice\0"));
        let mut device = 0;
        for _ in 0..calls {
            if unsafe { function(&mut device) } != 0 {
                return false;
            }
        }
        black_box(device);
        true
    }
}
