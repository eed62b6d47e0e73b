//! The log of failed calls.

use std::ffi::CStr;
use std::io::Write;

use super::prelude::*;
use crate::classify::neighbour;
use crate::objects::log;
use cuspec_glue::Facts;
use cuspec_glue::classify::{Classify, LogsCallback, WritableFile};
use cuspec_glue::driver::calls::LogsCalls;

impl LogsCalls for Driver {
    unsafe fn cuLogsRegisterCallback(
        &self,
        callbackFunc: CUlogsCallback,
        userData: *mut c_void,
        callback_out: *mut CUlogsCallbackHandle,
    ) -> Outcome {
        let handle = log::with(|log| log.listen(callbackFunc, userData));
        // SAFETY: the caller guarantees that `callback_out` is null or valid for writes.
        unsafe { put(callback_out, handle as CUlogsCallbackHandle) };
        Ok(())
    }

    unsafe fn cuLogsUnregisterCallback(&self, callback: CUlogsCallbackHandle) -> Outcome {
        let ended = log::with(|log| log.stop_listening(callback as usize));
        ended.ok_or(Code::INVALID_VALUE)
    }

    unsafe fn cuLogsCurrent(&self, iterator_out: *mut CUlogIterator, _flags: c_uint) -> Outcome {
        // SAFETY: the caller guarantees that `iterator_out` is valid for writes.
        unsafe { put(iterator_out, log::with(|log| log.end())) };
        Ok(())
    }

    unsafe fn cuLogsDumpToFile(
        &self,
        iterator: *mut CUlogIterator,
        pathToFile: *const c_char,
        _flags: c_uint,
    ) -> Outcome {
        // SAFETY: the caller guarantees that `iterator` is null or points to a number.
        let (text, end) = unsafe { read_from(iterator) };
        // SAFETY: the caller guarantees that it is a text.
        let path = unsafe { CStr::from_ptr(pathToFile) };
        let written = std::fs::File::create(path.to_string_lossy().as_ref())
            .and_then(|mut file| file.write_all(text.as_bytes()));
        written.map_err(|_| Code::INVALID_VALUE)?;
        // SAFETY: as above.
        unsafe { put(iterator, end) };
        Ok(())
    }

    unsafe fn cuLogsDumpToMemory(
        &self,
        iterator: *mut CUlogIterator,
        buffer: *mut c_char,
        size: *mut usize,
        _flags: c_uint,
    ) -> Outcome {
        // SAFETY: the caller guarantees that both are null or point to a number.
        let ((text, end), room) = unsafe { (read_from(iterator), array(size, 1)) };
        let room = room.first().copied().unwrap_or(0);
        if text.len() >= room && !text.is_empty() {
            // SAFETY: as above.
            unsafe { put(size, 0) };
            return Err(Code::INVALID_VALUE);
        }
        if !text.is_empty() {
            for (at, byte) in text.bytes().chain([0]).enumerate() {
                // SAFETY: the caller guarantees that the buffer has this size.
                unsafe { put(buffer.wrapping_add(at), byte as c_char) };
            }
        }
        // SAFETY: as above.
        unsafe {
            put(size, text.len());
            put(iterator, end);
        }
        Ok(())
    }
}

/// The text of the log from an entry on, and the number of the next entry.
///
/// # Safety
/// The place is null or readable.
unsafe fn read_from(iterator: *mut CUlogIterator) -> (String, CUlogIterator) {
    // SAFETY: as above.
    let from = unsafe { array(iterator, 1) }.first().copied();
    log::with(|log| (log.text(from.unwrap_or(0)), log.end()))
}

impl Classify<LogsCallback> for Driver {
    fn classify(&self, value: u64) -> Facts<LogsCallback> {
        let handle = value as usize;
        Facts::new(log::with(|log| match value {
            0 => LogsCallback::Null,
            _ if log.has_listener(handle) => LogsCallback::Registered,
            _ if log.had_listener(handle) => LogsCallback::Ended,
            _ => LogsCallback::Garbage,
        }))
    }

    fn neighbour(&self, value: u64) -> Option<u64> {
        log::with(|log| neighbour::object(log.listeners(), value))
    }
}

impl Classify<WritableFile> for Driver {
    fn classify(&self, value: u64) -> Facts<WritableFile> {
        if value == 0 {
            return Facts::new(WritableFile::Null);
        }
        // SAFETY: the caller guarantees that strings are valid.
        let path = unsafe { CStr::from_ptr(value as usize as *const _) };
        let path = path.to_string_lossy();
        let path = std::path::Path::new(path.as_ref());
        Facts::new(match path.parent() {
            _ if path.as_os_str().is_empty() => WritableFile::Empty,
            _ if path.is_dir() => WritableFile::Folder,
            Some(folder) if !folder.as_os_str().is_empty() && !folder.is_dir() => {
                WritableFile::Nowhere
            }
            _ => WritableFile::Sink,
        })
    }
}
