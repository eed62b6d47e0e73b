//! Anonymous files that processes share.

use std::fs::File;
use std::os::fd::{AsRawFd, FromRawFd};
use std::os::unix::fs::MetadataExt;

/// Whether the process may create a file of this size. Exceeding the limit would end it by a signal.
fn is_allowed(size: u64) -> bool {
    let mut limit = libc::rlimit {
        rlim_cur: 0,
        rlim_max: 0,
    };
    // SAFETY: the structure is valid for writes.
    let answer = unsafe { libc::getrlimit(libc::RLIMIT_FSIZE, &raw mut limit) };
    answer != 0 || size <= limit.rlim_cur
}

/// Creates an anonymous file of this size without pages.
pub fn nameless_file(name: &std::ffi::CStr, size: u64) -> Option<File> {
    if !is_allowed(size) {
        return None;
    }
    // SAFETY: the name is null-terminated.
    let number = unsafe { libc::memfd_create(name.as_ptr(), libc::MFD_CLOEXEC) };
    if number < 0 {
        return None;
    }
    // SAFETY: the descriptor is new and not shared.
    let file = unsafe { File::from_raw_fd(number) };
    file.set_len(size).ok()?;
    Some(file)
}

/// Opens another process's anonymous file by its descriptor there, and verifies its inode.
pub fn reopen(process: u32, descriptor: u32, number: u64) -> Option<File> {
    let path = format!("/proc/{process}/fd/{descriptor}");
    let is_nameless = std::fs::read_link(&path).ok()?;
    if !is_nameless.to_string_lossy().starts_with("/memfd:cuda-") {
        return None;
    }
    let file = File::options().read(true).write(true).open(path).ok()?;
    (file.metadata().ok()?.ino() == number).then_some(file)
}

/// Maps pages of a file over existing ones. Returns whether it succeeded.
pub fn put_pages(at: u64, size: u64, file: &File, start: u64) -> bool {
    let protection = libc::PROT_READ | libc::PROT_WRITE;
    let flags = libc::MAP_SHARED | libc::MAP_FIXED | libc::MAP_NORESERVE;
    // SAFETY: the addresses belong to the caller and are unused.
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
