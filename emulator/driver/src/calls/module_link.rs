//! What is added to a link, and what comes of it.

use super::jit_options::JitOptions;
use super::module_load::file;
use super::prelude::*;
use crate::objects::image::{Image, Refusal};
use crate::objects::link::Link;
use cuspec_glue::driver::calls::{ModuleCalls, ModuleLinkCalls};

impl ModuleLinkCalls for Driver {
    unsafe fn cuLinkAddData_v2(
        &self,
        state: CUlinkState,
        _type: CUjitInputType,
        data: *mut c_void,
        size: usize,
        _name: *const c_char,
        numOptions: c_uint,
        options: *mut CUjit_option,
        optionValues: *mut *mut c_void,
    ) -> Outcome {
        // SAFETY: the caller answers for its pointers and for the size.
        unsafe {
            let bytes = array(data.cast::<u8>(), size);
            let options = JitOptions::read(numOptions, options, optionValues);
            add(self, state, Ok(bytes), &options)
        }
    }

    unsafe fn cuLinkAddFile_v2(
        &self,
        state: CUlinkState,
        _type: CUjitInputType,
        path: *const c_char,
        numOptions: c_uint,
        options: *mut CUjit_option,
        optionValues: *mut *mut c_void,
    ) -> Outcome {
        // SAFETY: the caller answers for its pointers.
        unsafe {
            let options = JitOptions::read(numOptions, options, optionValues);
            add(self, state, file(path), &options)
        }
    }

    unsafe fn cuLinkComplete(
        &self,
        state: CUlinkState,
        cubinOut: *mut *mut c_void,
        sizeOut: *mut usize,
    ) -> Outcome {
        // SAFETY: the caller answers for its pointers.
        unsafe {
            let (start, size) = with_link(self, state, |link| {
                let made = link.complete()?;
                Ok((made.as_ptr(), made.len()))
            })?;
            put(cubinOut, start as *mut c_void);
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

/// Does something with a link, and fills the logs that it was begun with.
///
/// # Safety
/// What the values of those options lead to is still there.
unsafe fn with_link<T>(
    driver: &Driver,
    state: CUlinkState,
    work: impl FnOnce(&mut Link) -> Result<T, Refusal>,
) -> Outcome<T> {
    let mut world = driver.lock();
    let link = world.others.of::<Link>().get_mut(state as usize);
    let link = link.ok_or(Code::INVALID_HANDLE)?;
    let options = JitOptions::kept(link.options.clone());
    // SAFETY: the caller answers for the options.
    unsafe { options.tell(work(link)) }
}

/// Gives the linker the text of an image.
///
/// # Safety
/// As [`with_link`], and of the options of this call.
unsafe fn add(
    driver: &Driver,
    state: CUlinkState,
    part: Result<Vec<u8>, Refusal>,
    options: &JitOptions,
) -> Outcome {
    let part = part.and_then(|bytes| Image::part(&bytes));
    // SAFETY: the caller answers for the options.
    unsafe {
        let told = options.tell(part.clone());
        with_link(driver, state, |link| {
            link.texts.push(part?);
            Ok(())
        })?;
        told.map(drop)
    }
}
