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
use std::time::Duration;

use crate::suite::decision::Decision;

const SIZE: usize = 64 * 1024;
const TEXT: usize = 64;

/// The numbers on the page, by their place.
const PHASE: usize = 0;
const LENGTH: usize = 1;
const CODE: usize = 2;
const HAS_CODE: usize = 3;
const ENTERED: usize = 4;
const CALLER: usize = 5;
const FAULT: usize = 6;
const BEGUN: usize = 7;
const TAKEN: usize = 8;
const SECOND_HAND: usize = 9;
const LOADING: usize = 10;

/// How far a worker got with the case it was given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Between cases, or loading the library.
    Idle,
    /// Making the arguments and entering the state.
    Prepare,
    /// The process ends; the call is still to be made.
    Exit,
    /// Inside the call.
    Call,
    /// Inside a scenario, which is many calls.
    Play,
    /// The call has returned; waiting for its work.
    Wait,
    /// Undoing everything.
    CleanUp,
    /// Saying how it went.
    Tell,
}

impl Phase {
    const ALL: [Phase; 8] = [
        Phase::Idle,
        Phase::Prepare,
        Phase::Exit,
        Phase::Call,
        Phase::Play,
        Phase::Wait,
        Phase::CleanUp,
        Phase::Tell,
    ];

    /// What the worker was doing, for people.
    pub fn text(self) -> &'static str {
        match self {
            Phase::Idle => "between cases",
            Phase::Prepare => "while its arguments were made",
            Phase::Exit => "while the process was ending, before the call",
            Phase::Call => "in the call",
            Phase::Play => "in the scenario",
            Phase::Wait => "while its work was waited for",
            Phase::CleanUp => "while it was cleaned up",
            Phase::Tell => "before it could be told",
        }
    }
}

/// Which library a worker loads. A page begins with the first: what is preloaded is there, or has ended
/// the process, before the worker can say anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Loading {
    Preloads,
    Driver,
    Runtime,
    /// All that it was told to.
    Done,
}

impl Loading {
    const ALL: [Loading; 4] = [
        Loading::Preloads,
        Loading::Driver,
        Loading::Runtime,
        Loading::Done,
    ];
}

/// Both ends of the page.
pub struct SharedPage {
    base: NonNull<u8>,
}

// SAFETY: the mapping belongs to no thread.
unsafe impl Send for SharedPage {}
// SAFETY: the words are touched through atomics alone; the text is written by the one thread that
// makes a case's arguments, and read by the runner once the case is over.
unsafe impl Sync for SharedPage {}

impl SharedPage {
    /// Makes a page, and the descriptor that a worker inherits.
    pub fn create() -> io::Result<(SharedPage, OwnedFd)> {
        // SAFETY: the name is a text that ends in a zero.
        let fd = unsafe { libc::memfd_create(c"cuconform".as_ptr(), libc::MFD_CLOEXEC) };
        if fd < 0 {
            return Err(io::Error::last_os_error());
        }
        // SAFETY: the descriptor is new and nobody else's.
        let fd = unsafe { OwnedFd::from_raw_fd(fd) };
        let file = File::from(fd);
        file.set_len(SIZE as u64)?;
        let page = SharedPage::map(&file)?;
        Ok((page, OwnedFd::from(file)))
    }

    /// Maps the page behind a descriptor.
    pub fn map(file: &impl AsRawFd) -> io::Result<SharedPage> {
        // SAFETY: a new mapping, wherever the system puts it, overlaps nothing. A descriptor of
        // something smaller faults when it is used, and not before.
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
        Ok(SharedPage { base })
    }

    pub fn enter(&self, phase: Phase) {
        self.word(ENTERED).store(now(), Ordering::Relaxed);
        self.word(PHASE).store(phase as u32, Ordering::Release);
    }

    pub fn phase(&self) -> Phase {
        let number = self.word(PHASE).load(Ordering::Acquire);
        Phase::ALL
            .into_iter()
            .find(|phase| *phase as u32 == number)
            .unwrap_or(Phase::Idle)
    }

    /// Notes which library is loaded next.
    pub fn load(&self, loading: Loading) {
        self.word(LOADING).store(loading as u32, Ordering::Release);
    }

    /// Which library was being loaded last.
    pub fn loading(&self) -> Loading {
        let number = self.word(LOADING).load(Ordering::Acquire);
        Loading::ALL
            .into_iter()
            .find(|loading| *loading as u32 == number)
            .unwrap_or(Loading::Done)
    }

    /// How long the phase has lasted.
    pub fn time_in_phase(&self) -> Duration {
        let entered = self.word(ENTERED).load(Ordering::Relaxed);
        Duration::from_millis(now().wrapping_sub(entered).into())
    }

    /// Notes the code before anything else can go wrong.
    pub fn note_code(&self, code: u32) {
        self.word(CODE).store(code, Ordering::Relaxed);
        self.word(HAS_CODE).store(1, Ordering::Release);
        self.enter(Phase::Wait);
    }

    /// The code, if the call had returned.
    pub fn code(&self) -> Option<u32> {
        (self.word(HAS_CODE).load(Ordering::Acquire) == 1)
            .then(|| self.word(CODE).load(Ordering::Relaxed))
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
        // SAFETY: the text fits behind `TEXT`, as was just asked, and nobody reads there before the
        // length says so.
        unsafe {
            std::ptr::copy_nonoverlapping(text.as_ptr(), self.base.as_ptr().add(TEXT), text.len());
        }
        self.word(LENGTH)
            .store(text.len() as u32, Ordering::Release);
    }

    pub fn decision(&self) -> Option<Decision> {
        let len = self.word(LENGTH).load(Ordering::Acquire) as usize;
        if len == 0 || len > SIZE - TEXT {
            return None;
        }
        let mut text = vec![0; len];
        // SAFETY: so many bytes lie behind `TEXT` inside the page. They were written before the length,
        // and the runner reads them when the case is over.
        unsafe {
            std::ptr::copy_nonoverlapping(self.base.as_ptr().add(TEXT), text.as_mut_ptr(), len);
        }
        serde_json::from_slice(&text).ok()
    }

    /// Notes that a case was given what has served another.
    pub fn note_second_hand(&self) {
        self.word(SECOND_HAND).store(1, Ordering::Release);
    }

    /// Whether the case was given what has served another.
    pub fn is_second_hand(&self) -> bool {
        self.word(SECOND_HAND).load(Ordering::Acquire) == 1
    }

    /// Notes the thread that a case runs on.
    pub fn note_caller(&self, thread: i32) {
        self.word(CALLER)
            .store(thread.cast_unsigned(), Ordering::Relaxed);
    }

    /// The thread that a case runs on, or the last one ran on.
    pub fn caller(&self) -> i32 {
        self.word(CALLER).load(Ordering::Relaxed).cast_signed()
    }

    /// Notes the thread that the process is about to die of.
    pub fn note_fault(&self, thread: i32) {
        self.word(FAULT)
            .store(thread.cast_unsigned(), Ordering::Relaxed);
    }

    /// The thread that the process died of, if it died of a fault. It is not forgotten between
    /// cases: a process dies once.
    pub fn fault(&self) -> Option<i32> {
        let thread = self.word(FAULT).load(Ordering::Relaxed).cast_signed();
        (thread != 0).then_some(thread)
    }

    /// Notes that a case begins, by its number among those that the process was given, from one.
    pub fn begin(&self, number: u32) {
        self.wipe();
        self.word(BEGUN).store(number, Ordering::Release);
    }

    /// The number of the case that was begun last; zero before the first.
    pub fn begun(&self) -> u32 {
        self.word(BEGUN).load(Ordering::Acquire)
    }

    /// Notes that the runner is about to take what was printed. The worker can otherwise not tell
    /// that there was something.
    pub fn note_output_taken(&self) {
        self.word(TAKEN).store(1, Ordering::SeqCst);
    }

    /// Whether the runner took what was printed since this was last asked.
    pub fn was_output_taken(&self) -> bool {
        self.word(TAKEN).swap(0, Ordering::SeqCst) != 0
    }

    /// Forgets the case before this one.
    pub fn wipe(&self) {
        self.word(HAS_CODE).store(0, Ordering::Relaxed);
        self.word(LENGTH).store(0, Ordering::Relaxed);
        self.word(SECOND_HAND).store(0, Ordering::Relaxed);
        self.enter(Phase::Idle);
    }

    fn word(&self, index: usize) -> &AtomicU32 {
        // SAFETY: every index is one of the constants above, inside the page; pages are aligned for
        // words; and these words are touched through atomics alone.
        unsafe { &*self.base.as_ptr().cast::<AtomicU32>().add(index) }
    }
}

impl Drop for SharedPage {
    fn drop(&mut self) {
        // SAFETY: the page was mapped with this size, and no reference to it outlives its owner.
        unsafe { libc::munmap(self.base.as_ptr().cast(), SIZE) };
    }
}

/// Milliseconds of a clock that all processes share. It comes round every seven weeks, which
/// differences do not mind.
fn now() -> u32 {
    let mut time = libc::timespec {
        tv_sec: 0,
        tv_nsec: 0,
    };
    // SAFETY: the record is borrowed for the length of the call.
    unsafe { libc::clock_gettime(libc::CLOCK_MONOTONIC, &mut time) };
    (time.tv_sec as u64)
        .wrapping_mul(1000)
        .wrapping_add(time.tv_nsec as u64 / 1_000_000) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_known_only_after_the_call_returned() {
        let (page, file) = SharedPage::create().expect("a page");
        let other = SharedPage::map(&file).expect("the same page");
        other.enter(Phase::Call);
        assert_eq!(page.code(), None);
        other.note_code(700);
        assert_eq!(page.code(), Some(700));
        assert_eq!(page.phase(), Phase::Wait);
    }

    #[test]
    fn a_code_of_the_case_before_is_forgotten() {
        let (page, _file) = SharedPage::create().expect("a page");
        page.note_code(700);
        page.wipe();
        page.enter(Phase::CleanUp);
        assert_eq!(page.code(), None);
    }

    #[test]
    fn a_decision_is_read_from_the_other_end() {
        let (page, file) = SharedPage::create().expect("a page");
        let other = SharedPage::map(&file).expect("the same page");
        assert_eq!(page.decision(), None);
        other.note_decision(&Decision::default());
        assert_eq!(page.decision(), Some(Decision::default()));
    }
}
