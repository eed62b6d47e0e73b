//! What is added to a link, and what comes of it.

use super::jit_options::JitOptions;
use super::module_load::{file, tell_mistake};
use super::prelude::*;
use crate::objects::image::{Image, Refusal};
use crate::objects::link::Link;
use cuspec_glue::driver::Code as ResultCode;
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

    unsafe fn cuLinkAddData_v2_failed(
        &self,
        state: CUlinkState,
        _type: CUjitInputType,
        data: *mut c_void,
        size: usize,
        _name: *const c_char,
        numOptions: c_uint,
        options: *mut CUjit_option,
        optionValues: *mut *mut c_void,
        code: ResultCode,
    ) {
        // SAFETY: the caller answers for its pointers and for the size.
        unsafe {
            tell_mistake_of_part(self, state, code, || {
                let options = JitOptions::read(numOptions, options, optionValues);
                (options, Ok(array(data.cast::<u8>(), size)))
            });
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
        // SAFETY: pointers are valid as the contract of this trait says.
        unsafe {
            let options = JitOptions::read(numOptions, options, optionValues);
            add(self, state, file(path), &options)
        }
    }

    unsafe fn cuLinkAddFile_v2_failed(
        &self,
        state: CUlinkState,
        _type: CUjitInputType,
        path: *const c_char,
        numOptions: c_uint,
        options: *mut CUjit_option,
        optionValues: *mut *mut c_void,
        code: ResultCode,
    ) {
        // SAFETY: pointers are valid as the contract of this trait says.
        unsafe {
            tell_mistake_of_part(self, state, code, || {
                let options = JitOptions::read(numOptions, options, optionValues);
                (options, file(path))
            });
        }
    }

    unsafe fn cuLinkAddData_failed(
        &self,
        state: CUlinkState,
        r#type: CUjitInputType,
        data: *mut c_void,
        size: usize,
        name: *const c_char,
        numOptions: c_uint,
        options: *mut CUjit_option,
        optionValues: *mut *mut c_void,
        code: ResultCode,
    ) {
        // SAFETY: it is the same function.
        unsafe {
            self.cuLinkAddData_v2_failed(
                state,
                r#type,
                data,
                size,
                name,
                numOptions,
                options,
                optionValues,
                code,
            );
        }
    }

    unsafe fn cuLinkAddFile_failed(
        &self,
        state: CUlinkState,
        r#type: CUjitInputType,
        path: *const c_char,
        numOptions: c_uint,
        options: *mut CUjit_option,
        optionValues: *mut *mut c_void,
        code: ResultCode,
    ) {
        // SAFETY: it is the same function.
        unsafe {
            self.cuLinkAddFile_v2_failed(
                state,
                r#type,
                path,
                numOptions,
                options,
                optionValues,
                code,
            );
        }
    }

    unsafe fn cuLinkComplete(
        &self,
        state: CUlinkState,
        cubinOut: *mut *mut c_void,
        sizeOut: *mut usize,
    ) -> Outcome {
        // SAFETY: pointers are valid as the contract of this trait says.
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
    let options = JitOptions::leak(link.options.clone());
    // SAFETY: the caller answers for the options.
    unsafe { options.tell(work(link)) }
}

/// Fills the logs of a call that was refused for a mistake in its image, and those of the link.
///
/// # Safety
/// As [`with_link`], and as [`tell_mistake`].
unsafe fn tell_mistake_of_part(
    driver: &Driver,
    state: CUlinkState,
    code: ResultCode,
    look: impl FnOnce() -> (JitOptions, Result<Vec<u8>, Refusal>),
) {
    let look = || {
        let (options, part) = look();
        let refusal = part.and_then(|bytes| Image::part(&bytes)).err();
        if let Some(refusal) = refusal.clone() {
            // SAFETY: the caller answers for the options of the link. The call answers the code, whatever is told.
            let _: Outcome = unsafe { with_link(driver, state, |_| Err(refusal)) };
        }
        (options, refusal)
    };
    // SAFETY: as above.
    unsafe { tell_mistake(code, look) };
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
