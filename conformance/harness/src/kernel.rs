//! Kernels of the suite, for scenarios that are about something else than how they are loaded.

use std::ffi::{CStr, c_char, c_void};
use std::mem::transmute;
use std::ptr::null_mut;

use cuspec_sys::driver::{CUfunction, CUmodule};

use crate::memory::accept;
use crate::{Driver, Failure};

impl Driver {
    /// Loads an image into the current context: the module, and one of its kernels.
    ///
    /// # Safety
    ///
    /// The image is one that the driver knows the end of, such as a text that ends in a zero.
    #[track_caller]
    pub unsafe fn load(
        &self,
        image: *const c_void,
        kernel: &CStr,
    ) -> Result<(CUmodule, CUfunction), Failure> {
        let (mut module, mut function): (CUmodule, CUfunction) = (null_mut(), null_mut());
        let name = "cuModuleLoadData";
        let load: unsafe extern "C" fn(&mut CUmodule, *const c_void) -> u32 =
            // SAFETY: the symbol is the function of that name, which has this signature in every
            // toolkit.
            unsafe { transmute(self.demand(name)?) };
        // SAFETY: there is room for the module, and the caller answers for the image.
        accept(name, unsafe { load(&mut module, image) })?;
        let name = "cuModuleGetFunction";
        let find: unsafe extern "C" fn(&mut CUfunction, CUmodule, *const c_char) -> u32 =
            // SAFETY: the symbol is the function of that name, which has this signature in every
            // toolkit.
            unsafe { transmute(self.demand(name)?) };
        // SAFETY: there is room for the kernel, and the name ends in a zero.
        accept(name, unsafe {
            find(&mut function, module, kernel.as_ptr())
        })?;
        Ok((module, function))
    }
}
