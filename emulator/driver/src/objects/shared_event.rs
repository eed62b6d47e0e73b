//! What processes share of an event: how often it was recorded, and up to which record all is done.

use std::fs::File;
use std::os::fd::AsRawFd;
use std::os::unix::fs::MetadataExt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use crate::arena::reserve;
use crate::nameless_file::{nameless_file, put_pages, reopen};

const PAGE: usize = 4096;

/// How long a waiting thread sleeps before it looks again: no process can wake a thread of another here.
const MOMENT: Duration = Duration::from_micros(200);

/// A page of a file without a name, which the processes that know the event have in common.
#[derive(Debug)]
pub struct SharedEvent {
    file: File,
    process: u32,
    page: usize,
}

impl SharedEvent {
    /// Of an event of this process, which nobody has recorded.
    pub fn new() -> Option<Arc<SharedEvent>> {
        let file = nameless_file(c"cuda-event", PAGE as u64)?;
        SharedEvent::of(file, std::process::id())
    }

    /// The event of the process that gave out these bytes.
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

    /// By what another process opens it.
    pub fn to_bytes(&self) -> [u8; 16] {
        let number = self.file.metadata().map_or(0, |found| found.ino());
        let mut bytes = [0; 16];
        bytes[..4].copy_from_slice(&self.process.to_le_bytes());
        bytes[4..8].copy_from_slice(&self.file.as_raw_fd().to_le_bytes());
        bytes[8..].copy_from_slice(&number.to_le_bytes());
        bytes
    }

    /// Whether it was made by this process.
    pub fn is_own(&self) -> bool {
        self.process == std::process::id()
    }

    /// Notes one more record, and yields its number.
    pub fn record(&self) -> u64 {
        self.word(0).fetch_add(1, Ordering::AcqRel) + 1
    }

    /// Notes that all before a record is done.
    pub fn finish(&self, record: u64) {
        self.word(1).fetch_max(record, Ordering::AcqRel);
    }

    /// The number of the last record, whoever made it.
    pub fn last(&self) -> u64 {
        self.word(0).load(Ordering::Acquire)
    }

    pub fn is_done(&self, record: u64) -> bool {
        self.word(1).load(Ordering::Acquire) >= record
    }

    /// Waits until all before a record is done.
    pub fn wait(&self, record: u64) {
        if cuspec_glue::mutation::is_early() {
            return;
        }
        while !self.is_done(record) {
            std::thread::sleep(MOMENT);
        }
    }

    fn word(&self, at: usize) -> &AtomicU64 {
        // SAFETY: the page is mapped for as long as this lives, and all who share it take its words for such numbers.
        unsafe { &*(self.page as *const AtomicU64).add(at) }
    }
}

impl Drop for SharedEvent {
    fn drop(&mut self) {
        // SAFETY: the page is this one's own, and nobody refers to it any more.
        unsafe { libc::munmap(self.page as *mut _, PAGE) };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_of_one_is_seen_by_the_other() {
        let first = SharedEvent::new().unwrap();
        let other = SharedEvent::open(&first.to_bytes()).unwrap();
        assert!(other.is_done(other.last()));
        let record = first.record();
        assert!(!other.is_done(other.last()));
        first.finish(record);
        other.wait(other.last());
    }
}
