//! Kernels of the suite, for scenarios that do not test loading.

use std::ffi::{CStr, c_char, c_void};
use std::mem::transmute;
use std::ptr::null_mut;

use cuspec_sys::driver::{CUfunction, CUmodule};

use crate::memory::require_success;
use crate::{Driver, Failure};

impl Driver {
    /// Loads an image into the current context, and returns the module and one of its kernels.
    ///
    /// # Safety
    ///
    /// The driver must be able to find the end of the image, as in text that ends with NUL.
    #[track_caller]
    pub unsafe fn load(
        &self,
        image: *const c_void,
        kernel: &CStr,
    ) -> Result<(CUmodule, CUfunction), Failure> {
        let (mut module, mut function): (CUmodule, CUfunction) = (null_mut(), null_mut());
        let name = "cuModuleLoadData";
        let load: unsafe extern "C" fn(&mut CUmodule, *const c_void) -> u32 =
            // SAFETY: the symbol is this function, which has this signature in every toolkit.
            unsafe { transmute(self.require(name)?) };
        // SAFETY: `module` is valid for writes, and the caller guarantees that the image is valid.
        require_success(name, unsafe { load(&mut module, image) })?;
        let name = "cuModuleGetFunction";
        let find: unsafe extern "C" fn(&mut CUfunction, CUmodule, *const c_char) -> u32 =
            // SAFETY: the symbol is this function, which has this signature in every toolkit.
            unsafe { transmute(self.require(name)?) };
        // SAFETY: `function` is valid for writes, and the name ends with NUL.
        require_success(name, unsafe {
            find(&mut function, module, kernel.as_ptr())
        })?;
        Ok((module, function))
    }
}
