//! Copies between host and device, to check that copies and fills move bytes.

use std::ffi::c_void;
use std::mem::transmute;
use std::ptr::null_mut;

use crate::{Driver, Failure};

impl Driver {
    /// Copies `len` bytes from a device address and waits for them.
    #[track_caller]
    pub fn read(&self, address: u64, len: usize) -> Result<Vec<u8>, Failure> {
        let mut bytes = vec![0; len];
        let name = "cuMemcpyDtoH_v2";
        let copy: unsafe extern "C" fn(*mut u8, u64, usize) -> u32 =
            // SAFETY: the symbol is this function, which has this signature in every toolkit.
            unsafe { transmute(self.require(name)?) };
        // SAFETY: the vector has room for `len` bytes. The scenario chooses the address; the suite tests how
        // the library handles a foreign one.
        let code = unsafe { copy(bytes.as_mut_ptr(), address, len) };
        require_success(name, code).map(|()| bytes)
    }

    /// Copies bytes to a device address and waits until they have arrived.
    #[track_caller]
    pub fn write(&self, address: u64, bytes: &[u8]) -> Result<(), Failure> {
        let name = "cuMemcpyHtoD_v2";
        let copy: unsafe extern "C" fn(u64, *const u8, usize) -> u32 =
            // SAFETY: the symbol is this function, which has this signature in every toolkit.
            unsafe { transmute(self.require(name)?) };
        // SAFETY: the slice has the given length. The scenario chooses the address, as above.
        require_success(name, unsafe { copy(address, bytes.as_ptr(), bytes.len()) })?;
        // A copy from pageable memory may still be in progress when the call returns.
        let name = "cuStreamSynchronize";
        let synchronize: unsafe extern "C" fn(*mut c_void) -> u32 =
            // SAFETY: as above.
            unsafe { transmute(self.require(name)?) };
        // SAFETY: the null stream always exists, and the copy was made in it.
        require_success(name, unsafe { synchronize(null_mut()) })
    }

    #[track_caller]
    pub(crate) fn require(&self, name: &str) -> Result<*const c_void, Failure> {
        self.symbol(name)
            .ok_or_else(|| Failure::new(format!("the symbol {name}"), "no such symbol"))
    }
}

#[track_caller]
pub(crate) fn require_success(name: &str, code: u32) -> Result<(), Failure> {
    if code == 0 {
        return Ok(());
    }
    Err(Failure::new(
        format!("{name} to succeed"),
        format!("{code}"),
    ))
}
