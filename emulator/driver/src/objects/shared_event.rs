//! The state of an interprocess event: number of records, and the last completed one.

use std::fs::File;
use std::os::fd::AsRawFd;
use std::os::unix::fs::MetadataExt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use crate::arena::reserve;
use crate::nameless_file::{nameless_file, put_pages, reopen};

const PAGE: usize = 4096;

/// Poll interval of waiting threads: a process cannot wake threads of another here.
const POLL_INTERVAL: Duration = Duration::from_micros(200);

/// A page of an anonymous file, shared by the processes that use the event.
#[derive(Debug)]
pub struct SharedEvent {
    file: File,
    process: u32,
    page: usize,
}

impl SharedEvent {
    /// Creates the state of an event of this process.
    pub fn new() -> Option<Arc<SharedEvent>> {
        let file = nameless_file(c"cuda-event", PAGE as u64)?;
        SharedEvent::of(file, std::process::id())
    }

    /// Opens the event of another process by its exported bytes.
    pub fn open(bytes: &[u8]) -> Option<Arc<SharedEvent>> {
        let word = |at: usize| Some(u32::from_le_bytes(bytes.get(at..at + 4)?.try_into().ok()?));
        let number = u64::from_le_bytes(bytes.get(8..16)?.try_into().ok()?);
        let process = word(0)?;
        SharedEvent::of(reopen(process, word(4)?, number)?, process)
    }

    fn of(file: File, process: u32) -> Option<Arc<SharedEvent>> {
        let page = reserve(PAGE, libc::PROT_READ | libc::PROT_WRITE)?;
        let shared = SharedEvent {
            file,
            process,
            page,
        };
        put_pages(page as u64, PAGE as u64, &shared.file, 0).then(|| Arc::new(shared))
    }

    /// The bytes by which another process opens it.
    pub fn to_bytes(&self) -> [u8; 16] {
        let number = self.file.metadata().map_or(0, |found| found.ino());
        let mut bytes = [0; 16];
        bytes[..4].copy_from_slice(&self.process.to_le_bytes());
        bytes[4..8].copy_from_slice(&self.file.as_raw_fd().to_le_bytes());
        bytes[8..].copy_from_slice(&number.to_le_bytes());
        bytes
    }

    /// Whether this process created it.
    pub fn is_own(&self) -> bool {
        self.process == std::process::id()
    }

    /// Adds a record and returns its number.
    pub fn record(&self) -> u64 {
        self.word(0).fetch_add(1, Ordering::AcqRel) + 1
    }

    /// Marks a record as completed.
    pub fn finish(&self, record: u64) {
        self.word(1).fetch_max(record, Ordering::AcqRel);
    }

    /// Number of the last record by any process.
    pub fn last(&self) -> u64 {
        self.word(0).load(Ordering::Acquire)
    }

    pub fn is_done(&self, record: u64) -> bool {
        self.word(1).load(Ordering::Acquire) >= record
    }

    /// Waits until a record is completed.
    pub fn wait(&self, record: u64) {
        if cuspec_glue::mutation::is_early() {
            return;
        }
        while !self.is_done(record) {
            std::thread::sleep(POLL_INTERVAL);
        }
    }

    fn word(&self, at: usize) -> &AtomicU64 {
        // SAFETY: the page is mapped as long as this value lives, and all processes access these words as
        // atomics.
        unsafe { &*(self.page as *const AtomicU64).add(at) }
    }
}

impl Drop for SharedEvent {
    fn drop(&mut self) {
        // SAFETY: the page belongs to this value, and no reference to it is left.
        unsafe { libc::munmap(self.page as *mut _, PAGE) };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_is_visible_in_the_other_process() {
        let first = SharedEvent::new().unwrap();
        let other = SharedEvent::open(&first.to_bytes()).unwrap();
        assert!(other.is_done(other.last()));
        let record = first.record();
        assert!(!other.is_done(other.last()));
        first.finish(record);
        other.wait(other.last());
    }
}
