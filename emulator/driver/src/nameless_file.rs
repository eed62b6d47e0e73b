//! Files without names, by which processes share bytes.

use std::fs::File;
use std::os::fd::{AsRawFd, FromRawFd};
use std::os::unix::fs::MetadataExt;

/// Whether the process may have a file of so many bytes. Where it may not, making one would end it by a signal.
fn is_allowed(size: u64) -> bool {
    let mut limit = libc::rlimit {
        rlim_cur: 0,
        rlim_max: 0,
    };
    // SAFETY: the limit is a place for what is asked for.
    let answer = unsafe { libc::getrlimit(libc::RLIMIT_FSIZE, &raw mut limit) };
    answer != 0 || size <= limit.rlim_cur
}

/// A file without a name, of so many bytes, none of which takes a page yet.
pub fn nameless_file(name: &std::ffi::CStr, size: u64) -> Option<File> {
    if !is_allowed(size) {
        return None;
    }
    // SAFETY: the name is a text with an end.
    let number = unsafe { libc::memfd_create(name.as_ptr(), libc::MFD_CLOEXEC) };
    if number < 0 {
        return None;
    }
    // SAFETY: the descriptor is new, and nobody else knows it.
    let file = unsafe { File::from_raw_fd(number) };
    file.set_len(size).ok()?;
    Some(file)
}

/// Another process's file without a name, by the descriptor that it has of it and the number of the file.
pub fn reopen(process: u32, descriptor: u32, number: u64) -> Option<File> {
    let path = format!("/proc/{process}/fd/{descriptor}");
    let is_nameless = std::fs::read_link(&path).ok()?;
    if !is_nameless.to_string_lossy().starts_with("/memfd:cuda-") {
        return None;
    }
    let file = File::options().read(true).write(true).open(path).ok()?;
    (file.metadata().ok()?.ino() == number).then_some(file)
}

/// Puts pages of a file where others were; whether that worked.
pub fn put_pages(at: u64, size: u64, file: &File, start: u64) -> bool {
    let protection = libc::PROT_READ | libc::PROT_WRITE;
    let flags = libc::MAP_SHARED | libc::MAP_FIXED | libc::MAP_NORESERVE;
    // SAFETY: the addresses are the caller's own, in which nothing lives.
    let mapped = unsafe {
        libc::mmap(
            at as *mut _,
            size as usize,
            protection,
            flags,
            file.as_raw_fd(),
            start as libc::off_t,
        )
    };
    mapped != libc::MAP_FAILED
}
