//! Bytes in and out of the device, for checking that copies and fills really move them.

use std::ffi::c_void;
use std::mem::transmute;
use std::ptr::null_mut;

use crate::{Driver, Failure};

impl Driver {
    /// Copies `len` bytes from a device-side address and waits for them.
    #[track_caller]
    pub fn read(&self, address: u64, len: usize) -> Result<Vec<u8>, Failure> {
        let mut bytes = vec![0; len];
        let name = "cuMemcpyDtoH_v2";
        let copy: unsafe extern "C" fn(*mut u8, u64, usize) -> u32 =
            // SAFETY: the symbol is the function of that name, which has this signature in every
            // toolkit.
            unsafe { transmute(self.demand(name)?) };
        // SAFETY: the vector has room for `len` bytes. The address is the scenario's: what the
        // library makes of one that is not its own is what the suite is for.
        let code = unsafe { copy(bytes.as_mut_ptr(), address, len) };
        accept(name, code).map(|()| bytes)
    }

    /// Copies bytes to a device-side address and waits until they are there.
    #[track_caller]
    pub fn write(&self, address: u64, bytes: &[u8]) -> Result<(), Failure> {
        let name = "cuMemcpyHtoD_v2";
        let copy: unsafe extern "C" fn(u64, *const u8, usize) -> u32 =
            // SAFETY: the symbol is the function of that name, which has this signature in every
            // toolkit.
            unsafe { transmute(self.demand(name)?) };
        // SAFETY: the slice is as long as the length says. The address is the scenario's, as above.
        accept(name, unsafe { copy(address, bytes.as_ptr(), bytes.len()) })?;
        // A copy from memory that is not pinned may be under way when the call returns.
        let name = "cuStreamSynchronize";
        let synchronize: unsafe extern "C" fn(*mut c_void) -> u32 =
            // SAFETY: as above.
            unsafe { transmute(self.demand(name)?) };
        // SAFETY: the null stream is always there, and the one that the copy was made in.
        accept(name, unsafe { synchronize(null_mut()) })
    }

    #[track_caller]
    pub(crate) fn demand(&self, name: &str) -> Result<*const c_void, Failure> {
        self.symbol(name)
            .ok_or_else(|| Failure::new(format!("the symbol {name}"), "no such symbol"))
    }
}

#[track_caller]
pub(crate) fn accept(name: &str, code: u32) -> Result<(), Failure> {
    if code == 0 {
        return Ok(());
    }
    Err(Failure::new(
        format!("{name} to succeed"),
        format!("{code}"),
    ))
}
