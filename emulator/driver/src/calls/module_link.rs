//! What is added to a link, and what comes of it. Options change nothing here.

use super::prelude::*;
use crate::objects::image::Image;
use cuspec_glue::driver::calls::{ModuleCalls, ModuleLinkCalls};

impl ModuleLinkCalls for Driver {
    unsafe fn cuLinkAddData_v2(
        &self,
        state: CUlinkState,
        _type: CUjitInputType,
        data: *mut c_void,
        size: usize,
        _name: *const c_char,
        _numOptions: c_uint,
        _options: *mut CUjit_option,
        _optionValues: *mut *mut c_void,
    ) -> Outcome {
        // SAFETY: the caller answers for its pointers and for the size.
        let bytes = unsafe { array(data.cast::<u8>(), size) };
        add(self, state, &bytes)
    }

    unsafe fn cuLinkAddFile_v2(
        &self,
        state: CUlinkState,
        _type: CUjitInputType,
        path: *const c_char,
        _numOptions: c_uint,
        _options: *mut CUjit_option,
        _optionValues: *mut *mut c_void,
    ) -> Outcome {
        // SAFETY: the caller answers for its texts.
        let bytes = unsafe { file(path) };
        add(self, state, &bytes)
    }

    unsafe fn cuLinkComplete(
        &self,
        state: CUlinkState,
        cubinOut: *mut *mut c_void,
        sizeOut: *mut usize,
    ) -> Outcome {
        let (image, size) = self.lock().complete_link(state as usize)?;
        // SAFETY: the caller answers for its pointers.
        unsafe {
            put(cubinOut, image as *mut c_void);
            put(sizeOut, size);
        }
        Ok(())
    }

    unsafe fn cuLinkCreate(
        &self,
        numOptions: c_uint,
        options: *mut CUjit_option,
        optionValues: *mut *mut c_void,
        stateOut: *mut CUlinkState,
    ) -> Outcome {
        // SAFETY: it is the same function.
        unsafe { self.cuLinkCreate_v2(numOptions, options, optionValues, stateOut) }
    }
}

fn add(driver: &Driver, state: CUlinkState, bytes: &[u8]) -> Outcome {
    let image = Image::of_bytes(bytes);
    let text = String::from_utf8_lossy(bytes);
    let text = text.trim_end_matches('\0').to_owned();
    driver.lock().add_to_link(state as usize, text, image)
}

/// What is in a file; nothing if it cannot be read, which the contract has found out before.
///
/// # Safety
/// A path that is not null is a text with its end.
pub(super) unsafe fn file(path: *const c_char) -> Vec<u8> {
    if path.is_null() {
        return Vec::new();
    }
    // SAFETY: the path is a text.
    let path = unsafe { std::ffi::CStr::from_ptr(path) }.to_string_lossy();
    std::fs::read(&*path).unwrap_or_default()
}
