//! A page that a worker shares with the runner. The worker notes on it what it is about to do;
//! the runner reads it when the worker has died and can no longer say.
//!
//! It is an anonymous file, so it survives any death, costs no system call to write to, and does
//! not depend on descriptors that the subject might close.

use std::fs::File;
use std::io;
use std::os::fd::{AsRawFd, FromRawFd, OwnedFd};
use std::ptr::NonNull;
use std::sync::atomic::{AtomicU32, Ordering};

use crate::judge::Decision;

const SIZE: usize = 64 * 1024;
const TEXT: usize = 16;

/// How far a worker got with the case it was given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Between cases, or loading the library.
    Idle,
    /// Making the arguments and entering the state.
    Prepare,
    /// Inside the call.
    Call,
    /// The call has returned; waiting for its work.
    Wait,
    /// Undoing everything.
    CleanUp,
}

impl Phase {
    const ALL: [Phase; 5] = [
        Phase::Idle,
        Phase::Prepare,
        Phase::Call,
        Phase::Wait,
        Phase::CleanUp,
    ];

    /// What the worker was doing, for people.
    pub fn text(self) -> &'static str {
        match self {
            Phase::Idle => "between cases",
            Phase::Prepare => "while its arguments were made",
            Phase::Call => "in the call",
            Phase::Wait => "while its work was waited for",
            Phase::CleanUp => "while it was cleaned up",
        }
    }
}

/// Both ends of the page.
pub struct Board {
    base: NonNull<u8>,
}

// The page is only touched through atomics, or read after the writer is gone.
unsafe impl Send for Board {}
unsafe impl Sync for Board {}

impl Board {
    /// Makes a page, and the descriptor that a worker inherits.
    pub fn create() -> io::Result<(Board, OwnedFd)> {
        let fd = unsafe { libc::memfd_create(c"cuconform".as_ptr(), libc::MFD_CLOEXEC) };
        if fd < 0 {
            return Err(io::Error::last_os_error());
        }
        let fd = unsafe { OwnedFd::from_raw_fd(fd) };
        let file = File::from(fd);
        file.set_len(SIZE as u64)?;
        let board = Board::map(&file)?;
        Ok((board, OwnedFd::from(file)))
    }

    /// Maps the page behind a descriptor.
    pub fn map(file: &impl AsRawFd) -> io::Result<Board> {
        let base = unsafe {
            libc::mmap(
                std::ptr::null_mut(),
                SIZE,
                libc::PROT_READ | libc::PROT_WRITE,
                libc::MAP_SHARED,
                file.as_raw_fd(),
                0,
            )
        };
        if base == libc::MAP_FAILED {
            return Err(io::Error::last_os_error());
        }
        let base = NonNull::new(base.cast()).ok_or_else(|| io::Error::other("mapped at null"))?;
        Ok(Board { base })
    }

    pub fn enter(&self, phase: Phase) {
        self.word(0).store(phase as u32, Ordering::Release);
    }

    pub fn phase(&self) -> Phase {
        let number = self.word(0).load(Ordering::Acquire);
        Phase::ALL
            .into_iter()
            .find(|phase| *phase as u32 == number)
            .unwrap_or(Phase::Idle)
    }

    /// Notes the code before anything else can go wrong.
    pub fn note_code(&self, code: u32) {
        self.word(2).store(code, Ordering::Relaxed);
        self.enter(Phase::Wait);
    }

    /// The code, if the call had returned.
    pub fn code(&self) -> Option<u32> {
        matches!(self.phase(), Phase::Wait | Phase::CleanUp)
            .then(|| self.word(2).load(Ordering::Relaxed))
    }

    /// Notes what will be acceptable. One too long for the page is left out: the runner then
    /// falls back on what it can decide itself.
    pub fn note_decision(&self, decision: &Decision) {
        let text = serde_json::to_vec(decision).unwrap_or_default();
        let text = if text.len() <= SIZE - TEXT {
            text
        } else {
            Vec::new()
        };
        unsafe {
            std::ptr::copy_nonoverlapping(text.as_ptr(), self.base.as_ptr().add(TEXT), text.len());
        }
        self.word(1).store(text.len() as u32, Ordering::Release);
    }

    pub fn decision(&self) -> Option<Decision> {
        let len = self.word(1).load(Ordering::Acquire) as usize;
        if len == 0 || len > SIZE - TEXT {
            return None;
        }
        let mut text = vec![0; len];
        unsafe {
            std::ptr::copy_nonoverlapping(self.base.as_ptr().add(TEXT), text.as_mut_ptr(), len);
        }
        serde_json::from_slice(&text).ok()
    }

    /// Forgets the case before this one.
    pub fn wipe(&self) {
        self.word(1).store(0, Ordering::Relaxed);
        self.enter(Phase::Idle);
    }

    fn word(&self, index: usize) -> &AtomicU32 {
        unsafe { &*self.base.as_ptr().cast::<AtomicU32>().add(index) }
    }
}

impl Drop for Board {
    fn drop(&mut self) {
        unsafe { libc::munmap(self.base.as_ptr().cast(), SIZE) };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_known_only_after_the_call_returned() {
        let (board, file) = Board::create().expect("a page");
        let other = Board::map(&file).expect("the same page");
        other.enter(Phase::Call);
        assert_eq!(board.code(), None);
        other.note_code(700);
        assert_eq!(board.code(), Some(700));
        assert_eq!(board.phase(), Phase::Wait);
    }

    #[test]
    fn a_decision_is_read_from_the_other_end() {
        let (board, file) = Board::create().expect("a page");
        let other = Board::map(&file).expect("the same page");
        assert_eq!(board.decision(), None);
        other.note_decision(&Decision::default());
        assert_eq!(board.decision(), Some(Decision::default()));
    }
}
