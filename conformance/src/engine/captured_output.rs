//! What the subject wrote: to its standard descriptors, and where only the worker writes.

use std::fs::File;
use std::io::Read;
use std::os::fd::{AsRawFd, OwnedFd, RawFd};

/// The subject's output that is kept per case.
const KEPT: usize = 4096;
/// Reads in one go: a subject that prints without end must not keep the runner from its deadline.
pub(super) const READS: usize = 64;

/// The beginning of what was written since it was last asked for, and how much that was.
pub(crate) struct CapturedOutput {
    output: File,
    kept: Vec<u8>,
    total: u64,
    foreign: u64,
}

impl CapturedOutput {
    /// What comes out of this pipe, which does not block.
    pub(crate) fn new(output: OwnedFd) -> CapturedOutput {
        CapturedOutput {
            output: File::from(output),
            kept: Vec::new(),
            total: 0,
            foreign: 0,
        }
    }

    /// Reads what is there.
    pub(crate) fn drain(&mut self) {
        let mut buffer = [0; 16 * 1024];
        for _ in 0..READS {
            match self.output.read(&mut buffer) {
                Ok(count) if count > 0 => self.keep(&buffer[..count]),
                _ => return,
            }
        }
    }

    /// Adds what was written where only the worker writes.
    pub(crate) fn add_foreign(&mut self, bytes: &[u8]) {
        self.foreign += bytes.len() as u64;
        self.keep(bytes);
    }

    /// The text, and how many bytes there were in all.
    pub(crate) fn take(&mut self) -> Option<(String, u64)> {
        self.drain();
        let total = std::mem::take(&mut self.total);
        let kept = std::mem::take(&mut self.kept);
        (total > 0).then(|| (String::from_utf8_lossy(&kept).into_owned(), total))
    }

    /// How many bytes were written where only the worker writes.
    pub(crate) fn take_foreign(&mut self) -> u64 {
        std::mem::take(&mut self.foreign)
    }

    /// Whether there were any.
    pub(crate) fn has_foreign(&self) -> bool {
        self.foreign > 0
    }

    fn keep(&mut self, bytes: &[u8]) {
        self.total += bytes.len() as u64;
        let room = KEPT.saturating_sub(self.kept.len());
        self.kept.extend_from_slice(&bytes[..bytes.len().min(room)]);
    }
}

impl AsRawFd for CapturedOutput {
    fn as_raw_fd(&self) -> RawFd {
        self.output.as_raw_fd()
    }
}
