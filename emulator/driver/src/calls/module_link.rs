//! Adding images to a link, and completing it.

use super::jit_options::JitOptions;
use super::module_load::{file, fill_logs};
use super::prelude::*;
use crate::objects::image::{Image, Refusal};
use crate::objects::link::Link;
use cuspec_glue::driver::Code as ResultCode;
use cuspec_glue::driver::calls::{ModuleCalls, ModuleLinkCalls};

impl ModuleLinkCalls for Driver {
    unsafe fn cuLinkAddData_v2(
        &self,
        state: CUlinkState,
        r#type: CUjitInputType,
        data: *mut c_void,
        size: usize,
        _name: *const c_char,
        numOptions: c_uint,
        options: *mut CUjit_option,
        optionValues: *mut *mut c_void,
    ) -> Outcome {
        // SAFETY: the caller guarantees that pointers and size are valid.
        unsafe {
            let bytes = array(data.cast::<u8>(), size);
            let options = JitOptions::read(numOptions, options, optionValues);
            add(self, state, r#type, Ok(bytes), &options)
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
        // SAFETY: the caller guarantees that pointers and size are valid.
        unsafe {
            fill_logs_of_part(self, state, code, || {
                let options = JitOptions::read(numOptions, options, optionValues);
                (options, Ok(array(data.cast::<u8>(), size)))
            });
        }
    }

    unsafe fn cuLinkAddFile_v2(
        &self,
        state: CUlinkState,
        r#type: CUjitInputType,
        path: *const c_char,
        numOptions: c_uint,
        options: *mut CUjit_option,
        optionValues: *mut *mut c_void,
    ) -> Outcome {
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe {
            let options = JitOptions::read(numOptions, options, optionValues);
            add(self, state, r#type, file(path), &options)
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
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe {
            fill_logs_of_part(self, state, code, || {
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
        // SAFETY: same function.
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
        // SAFETY: same function.
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
        // SAFETY: the caller guarantees that pointers are valid.
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
        // SAFETY: same function.
        unsafe { self.cuLinkCreate_v2(numOptions, options, optionValues, stateOut) }
    }
}

/// Works on a link, and fills the logs given at its creation.
///
/// # Safety
/// The values of those options are still valid.
unsafe fn with_link<T>(
    driver: &Driver,
    state: CUlinkState,
    work: impl FnOnce(&mut Link) -> Result<T, Refusal>,
) -> Outcome<T> {
    let mut world = driver.lock();
    let link = world.others.of::<Link>().get_mut(state as usize);
    let link = link.ok_or(Code::INVALID_HANDLE)?;
    let options = JitOptions::leak(link.options.clone());
    // SAFETY: the caller guarantees that the options is valid.
    unsafe { options.finish(work(link)) }
}

/// Fills the logs of a call that failed by a mistake in its image, and those of the link.
///
/// # Safety
/// As [`with_link`], and as [`fill_logs`].
unsafe fn fill_logs_of_part(
    driver: &Driver,
    state: CUlinkState,
    code: ResultCode,
    look: impl FnOnce() -> (JitOptions, Result<Vec<u8>, Refusal>),
) {
    if code == Code::JIT_COMPILER_NOT_FOUND.into() {
        let mut world = driver.lock();
        if let Some(link) = world.others.of::<Link>().get_mut(state as usize) {
            link.lacks_compiler = true;
        }
    }
    let look = || {
        let (options, part) = look();
        let refusal = part.and_then(|bytes| Image::part(&bytes)).err();
        if let Some(refusal) = refusal.clone() {
            // SAFETY: the caller guarantees that the options of the link are valid. The result is ignored,
            // because the call returns the code of its contract.
            let _: Outcome = unsafe { with_link(driver, state, |_| Err(refusal)) };
        }
        (options, refusal)
    };
    // SAFETY: as above.
    unsafe { fill_logs(code, look) };
}

/// Adds a library, or the text of an image, to a link.
///
/// # Safety
/// As [`with_link`], also for the options of this call.
unsafe fn add(
    driver: &Driver,
    state: CUlinkState,
    r#type: CUjitInputType,
    input: Result<Vec<u8>, Refusal>,
    options: &JitOptions,
) -> Outcome {
    if r#type == CU_JIT_INPUT_LIBRARY {
        // SAFETY: the caller guarantees that the options are valid.
        return unsafe { with_link(driver, state, |link| link.add_library(&input?)) };
    }
    let part = input.and_then(|bytes| Image::part(&bytes));
    // SAFETY: the caller guarantees that the options are valid.
    unsafe {
        let told = options.finish(part.clone());
        with_link(driver, state, |link| link.add(part?))?;
        told.map(drop)
    }
}
