//! Output of the subject: on its standard descriptors, and on the descriptor that belongs to the worker.

use std::fs::File;
use std::io::Read;
use std::os::fd::{AsRawFd, OwnedFd, RawFd};

/// Maximum number of bytes of output kept per case.
const MAX_KEPT_BYTES: usize = 4096;
/// Maximum number of reads at a time, so that a subject that prints without end cannot delay the runner's
/// deadline.
pub(super) const MAX_READS: usize = 64;

/// The beginning of the output since it was last taken, and its total size.
pub(crate) struct CapturedOutput {
    output: File,
    kept: Vec<u8>,
    total: u64,
    foreign: u64,
}

impl CapturedOutput {
    /// Captures the output of this pipe, which must be non-blocking.
    pub(crate) fn new(output: OwnedFd) -> CapturedOutput {
        CapturedOutput {
            output: File::from(output),
            kept: Vec::new(),
            total: 0,
            foreign: 0,
        }
    }

    /// Reads the available output.
    pub(crate) fn drain(&mut self) {
        let mut buffer = [0; 16 * 1024];
        for _ in 0..MAX_READS {
            match self.output.read(&mut buffer) {
                Ok(count) if count > 0 => self.keep(&buffer[..count]),
                _ => return,
            }
        }
    }

    /// Adds output that the subject wrote to the worker's own descriptor.
    pub(crate) fn add_foreign(&mut self, bytes: &[u8]) {
        self.foreign += bytes.len() as u64;
        self.keep(bytes);
    }

    /// Takes the text, and the total number of bytes.
    pub(crate) fn take(&mut self) -> Option<(String, u64)> {
        self.drain();
        let total = std::mem::take(&mut self.total);
        let kept = std::mem::take(&mut self.kept);
        (total > 0).then(|| (String::from_utf8_lossy(&kept).into_owned(), total))
    }

    /// Takes the number of bytes that the subject wrote to the worker's own descriptor.
    pub(crate) fn take_foreign(&mut self) -> u64 {
        std::mem::take(&mut self.foreign)
    }

    /// Whether the subject wrote to the worker's own descriptor.
    pub(crate) fn has_foreign(&self) -> bool {
        self.foreign > 0
    }

    fn keep(&mut self, bytes: &[u8]) {
        self.total += bytes.len() as u64;
        let room = MAX_KEPT_BYTES.saturating_sub(self.kept.len());
        self.kept.extend_from_slice(&bytes[..bytes.len().min(room)]);
    }
}

impl AsRawFd for CapturedOutput {
    fn as_raw_fd(&self) -> RawFd {
        self.output.as_raw_fd()
    }
}
