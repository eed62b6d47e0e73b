//! Options of the compiler. Only the options for logs have an effect.

use super::prelude::*;
use crate::objects::image::Refusal;
use crate::objects::link::Options;

/// `CU_JIT_*`.
const WALL_TIME: u32 = 2;
const INFO_LOG_BUFFER: u32 = 3;
const INFO_LOG_BUFFER_SIZE: u32 = 4;
const ERROR_LOG_BUFFER: u32 = 5;
const ERROR_LOG_BUFFER_SIZE: u32 = 6;

/// Options as passed: numbers, each with a pointer or a value in a pointer's bytes.
pub(super) struct JitOptions {
    numbers: Vec<u32>,
    values: *mut *mut c_void,
    /// Initial values.
    first: Vec<u64>,
}

impl JitOptions {
    /// # Safety
    /// Each array is null or has `count` elements; the second lives as long as the options.
    pub(super) unsafe fn read(
        count: c_uint,
        options: *const CUjit_option,
        values: *mut *mut c_void,
    ) -> JitOptions {
        // SAFETY: the caller guarantees that the array is valid.
        let numbers = unsafe { array(options.cast::<u32>(), count as usize) };
        // SAFETY: as above.
        let first = unsafe { array(values.cast::<u64>(), count as usize) };
        JitOptions {
            numbers,
            values,
            first,
        }
    }

    /// Options kept for later calls; their values stay at their address.
    pub(super) fn leak(options: Options) -> JitOptions {
        JitOptions {
            numbers: options.numbers,
            values: options.values as *mut *mut c_void,
            first: options.first,
        }
    }

    /// The reverse of it.
    pub(super) fn keep(self) -> Options {
        Options {
            numbers: self.numbers,
            values: self.values as usize,
            first: self.first,
        }
    }

    fn place(&self, option: u32) -> Option<*mut *mut c_void> {
        let at = self.numbers.iter().position(|number| *number == option)?;
        // SAFETY: each option has a value.
        (!self.values.is_null()).then(|| unsafe { self.values.add(at) })
    }

    fn value(&self, option: u32) -> Option<u64> {
        let at = self.numbers.iter().position(|number| *number == option)?;
        self.first.get(at).copied()
    }

    /// Fills the requested logs with the text of a refusal, as far as they have room, and writes their
    /// lengths. Returns the loaded value, or the code.
    ///
    /// # Safety
    /// Each log is valid for writes of its size.
    pub(super) unsafe fn finish<T>(&self, done: Result<T, Refusal>) -> Outcome<T> {
        let said = done.as_ref().err().map_or("", |refusal| &refusal.log);
        // SAFETY: the caller guarantees that the logs are valid.
        unsafe {
            self.fill(INFO_LOG_BUFFER, INFO_LOG_BUFFER_SIZE, "");
            self.fill(ERROR_LOG_BUFFER, ERROR_LOG_BUFFER_SIZE, said);
            if let Some(place) = self.place(WALL_TIME) {
                put(place.cast::<f32>(), 0.0);
            }
        }
        done.map_err(|refusal| refusal.code)
    }

    /// # Safety
    /// As `finish`.
    unsafe fn fill(&self, buffer: u32, size: u32, text: &str) {
        let (Some(log), Some(room)) = (self.value(buffer), self.value(size)) else {
            return;
        };
        let Some(place) = self.place(size) else {
            return;
        };
        // The lower half of the value is the size.
        let room = room as u32 as usize;
        // SAFETY: the log is valid for writes of its size, and its address is writable.
        unsafe {
            put_text(log as *mut c_char, room, text);
            let written = match text.is_empty() {
                true => 0,
                false => room.min(text.len() + 1),
            };
            put(place.cast::<u32>(), written as u32);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Loads with an error log of a size.
    fn refuse(room: usize, said: &str) -> (Vec<u8>, usize, Outcome) {
        let mut log = vec![b'?'; room + 1];
        let options = [
            CUjit_option(ERROR_LOG_BUFFER),
            CUjit_option(ERROR_LOG_BUFFER_SIZE),
        ];
        let mut values = [log.as_mut_ptr().cast::<c_void>(), room as *mut c_void];
        // SAFETY: both arrays have two elements, and the log is valid for writes of its size.
        let told = unsafe {
            let options = JitOptions::read(2, options.as_ptr(), values.as_mut_ptr());
            options.finish(Err(Refusal::new(Code::INVALID_PTX, said)))
        };
        (log, values[1] as usize, told)
    }

    #[test]
    fn a_log_is_filled_and_its_size_written_back() {
        let (log, size, told) = refuse(16, "line 3");
        assert_eq!(told, Err(Code::INVALID_PTX));
        assert_eq!((&log[..7], size), (&b"line 3\0"[..], 7));
    }

    #[test]
    fn a_log_is_truncated_to_its_buffer() {
        let (log, size, _) = refuse(4, "line 3");
        assert_eq!((&log[..], size), (&b"lin\0?"[..], 4));
        let (log, size, _) = refuse(0, "line 3");
        assert_eq!((&log[..], size), (&b"?"[..], 0));
    }
}
