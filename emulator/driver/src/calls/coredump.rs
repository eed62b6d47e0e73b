//! Settings for core dumps.

use super::prelude::*;
use crate::objects::coredump::{self, NAME_SIZE, Setting, Value};
use cuspec_glue::driver::calls::CoredumpCalls;

/// The setting of a valid number.
fn setting(attrib: CUcoredumpSettings) -> Outcome<Setting> {
    Setting::of(attrib.0).ok_or(Code::INVALID_VALUE)
}

/// Writes a value, or its size. A name is followed by zeros, up to the size of the memory or of the longest name.
///
/// # Safety
/// `size` is null or points to a number of bytes, and `value` is null or has room for so many.
unsafe fn give(setting: Setting, found: &Value, value: *mut c_void, size: *mut usize) -> Outcome {
    if value.is_null() {
        // SAFETY: the caller guarantees that `size` is null or valid for writes.
        unsafe { put(size, setting.size()) };
        return Ok(());
    }
    // SAFETY: the caller guarantees that `size` is null or valid for reads.
    let room = unsafe { array(size, 1) }.first().copied().unwrap_or(0);
    match found {
        // SAFETY: the contract accepts only memory of the size of the setting.
        Value::Switch(on) => unsafe { put(value.cast(), *on) },
        // SAFETY: as above.
        Value::Flags(flags) => unsafe { put(value.cast(), *flags) },
        Value::Name(name) if name.len() > room => return Err(Code::INVALID_VALUE),
        Value::Name(name) => {
            let zeros = std::iter::repeat(0);
            let bytes = name.iter().copied().chain(zeros);
            // SAFETY: the caller guarantees that there is room for `room` bytes.
            unsafe { put_each(value.cast::<u8>(), bytes.take(room.min(NAME_SIZE))) };
        }
    }
    Ok(())
}

/// Reads a value. A name ends at its end mark, and has at most `longest` characters.
///
/// # Safety
/// `value` points to a value of the setting.
unsafe fn take(setting: Setting, value: *const c_void, longest: usize) -> Value {
    match setting {
        Setting::Flags => {
            // SAFETY: the caller guarantees that a value of the setting is there.
            Value::Flags(unsafe { value.cast::<u32>().read_unaligned() })
        }
        Setting::File | Setting::Pipe => {
            let start = value.cast::<u8>();
            let longest = longest.min(NAME_SIZE - 1);
            // SAFETY: a text is read up to its end mark, which the caller guarantees to exist in the memory.
            let length = unsafe { libc::strnlen(start.cast(), longest) };
            // SAFETY: as above.
            Value::Name(unsafe { array(start, length) })
        }
        // SAFETY: as above.
        _ => Value::Switch(unsafe { value.cast::<u8>().read() }),
    }
}

impl CoredumpCalls for Driver {
    unsafe fn cuCoredumpGetAttribute(
        &self,
        attrib: CUcoredumpSettings,
        value: *mut c_void,
        size: *mut usize,
    ) -> Outcome {
        let setting = setting(attrib)?;
        let world = self.lock();
        let context = world.context(world.current_context()?)?;
        let found = context.coredump.get(setting).ok_or(Code::INVALID_VALUE)?;
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { give(setting, &found, value, size) }
    }

    unsafe fn cuCoredumpGetAttributeGlobal(
        &self,
        attrib: CUcoredumpSettings,
        value: *mut c_void,
        size: *mut usize,
    ) -> Outcome {
        let setting = setting(attrib)?;
        let found = coredump::with(|process| process.get(setting));
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { give(setting, &found, value, size) }
    }

    unsafe fn cuCoredumpSetAttribute(
        &self,
        attrib: CUcoredumpSettings,
        value: *mut c_void,
        size: *mut usize,
    ) -> Outcome {
        let setting = setting(attrib)?;
        if value.is_null() {
            // SAFETY: the caller guarantees that `size` is null or valid for writes.
            unsafe { put(size, setting.size()) };
            return Ok(());
        }
        // SAFETY: the caller guarantees that pointers are valid. The name of a context ends where its size says.
        let value = unsafe {
            let longest = array(size, 1).first().copied().unwrap_or(0);
            take(setting, value, longest)
        };
        let mut world = self.lock();
        let handle = world.current_context()?;
        world.context_mut(handle)?.coredump.set(setting, value);
        Ok(())
    }

    unsafe fn cuCoredumpSetAttributeGlobal(
        &self,
        attrib: CUcoredumpSettings,
        value: *mut c_void,
        size: *mut usize,
    ) -> Outcome {
        let setting = setting(attrib)?;
        if value.is_null() {
            // SAFETY: the caller guarantees that `size` is null or valid for writes.
            unsafe { put(size, setting.size()) };
            return Ok(());
        }
        // SAFETY: the caller guarantees that pointers are valid. The name of the process ends at its end mark alone.
        let value = unsafe { take(setting, value, NAME_SIZE) };
        coredump::with(|process| process.set(setting, value))
    }
}
