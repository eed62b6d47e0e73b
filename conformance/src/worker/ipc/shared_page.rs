//! A memory page that a worker shares with the runner. The worker records its progress on it, and the
//! runner reads it after the worker has crashed or hung.
//!
//! It is an anonymous file: it survives any crash, needs no system call to write, and does not depend on
//! descriptors that the subject might close.

use std::fs::File;
use std::io;
use std::os::fd::{AsRawFd, FromRawFd, OwnedFd};
use std::ptr::NonNull;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use crate::suite::decision::Decision;

const SIZE: usize = 64 * 1024;
/// Position and maximum length of the name of a function.
const NAME_OFFSET: usize = 64;
const MAX_NAME: usize = 64;
const TEXT_OFFSET: usize = NAME_OFFSET + MAX_NAME;

/// Indexes of the numbers on the page.
const PHASE: usize = 0;
const LENGTH: usize = 1;
const CODE: usize = 2;
const HAS_CODE: usize = 3;
const ENTERED: usize = 4;
const CALLER: usize = 5;
const FAULT: usize = 6;
const BEGUN: usize = 7;
const OUTPUT_TAKEN: usize = 8;
const REUSED: usize = 9;
const LOADING: usize = 10;
const STEP: usize = 11;
const NAME_LENGTH: usize = 12;

/// The progress of a worker with its current case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Between cases, or loading the library.
    Idle,
    /// Making the arguments and entering the state.
    Prepare,
    /// The process is exiting, and the call has not been made.
    Exit,
    /// Inside the call.
    Call,
    /// Inside a scenario, which is many calls.
    Scenario,
    /// The call has returned; waiting for the work that it started.
    Wait,
    /// Cleaning up.
    CleanUp,
    /// Sending the report.
    Report,
}

impl Phase {
    const ALL: [Phase; 8] = [
        Phase::Idle,
        Phase::Prepare,
        Phase::Exit,
        Phase::Call,
        Phase::Scenario,
        Phase::Wait,
        Phase::CleanUp,
        Phase::Report,
    ];

    /// The phase as text for people.
    pub fn text(self) -> &'static str {
        match self {
            Phase::Idle => "between cases",
            Phase::Prepare => "while its arguments were made",
            Phase::Exit => "while the process was ending, before the call",
            Phase::Call => "in the call",
            Phase::Scenario => "in the scenario",
            Phase::Wait => "while waiting for its work",
            Phase::CleanUp => "during cleanup",
            Phase::Report => "while its result was reported",
        }
    }
}

/// The library that a worker is loading. A new page holds the first value, because preloaded libraries may
/// end the process before the worker can record anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Loading {
    Preloads,
    Driver,
    Runtime,
    /// All libraries are loaded.
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

/// A mapping of the page, in the worker or in the runner.
pub struct SharedPage {
    base: NonNull<u8>,
}

// SAFETY: the mapping is not bound to a thread.
unsafe impl Send for SharedPage {}
// SAFETY: the numbers are accessed only through atomics. The text is written by the one thread that makes a
// case's arguments, and read by the runner after the case has ended.
unsafe impl Sync for SharedPage {}

impl SharedPage {
    /// Creates a page, and the descriptor that a worker inherits.
    pub fn create() -> io::Result<(SharedPage, OwnedFd)> {
        // SAFETY: the name is a C string.
        let fd = unsafe { libc::memfd_create(c"cuconform".as_ptr(), libc::MFD_CLOEXEC) };
        if fd < 0 {
            return Err(io::Error::last_os_error());
        }
        // SAFETY: the descriptor is new and has no other owner.
        let fd = unsafe { OwnedFd::from_raw_fd(fd) };
        let file = File::from(fd);
        file.set_len(SIZE as u64)?;
        let page = SharedPage::map(&file)?;
        Ok((page, OwnedFd::from(file)))
    }

    /// Maps the page of a descriptor.
    pub fn map(file: &impl AsRawFd) -> io::Result<SharedPage> {
        // SAFETY: the system chooses the address, so the mapping overlaps no other. A file that is too
        // small causes a fault only on access.
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

    /// Records the library that is loaded next.
    pub fn load(&self, loading: Loading) {
        self.word(LOADING).store(loading as u32, Ordering::Release);
    }

    /// The library that was being loaded last.
    pub fn loading(&self) -> Loading {
        let number = self.word(LOADING).load(Ordering::Acquire);
        Loading::ALL
            .into_iter()
            .find(|loading| *loading as u32 == number)
            .unwrap_or(Loading::Done)
    }

    /// The time since the current phase began.
    pub fn time_in_phase(&self) -> Duration {
        let entered = self.word(ENTERED).load(Ordering::Relaxed);
        Duration::from_millis(now().wrapping_sub(entered).into())
    }

    /// Records the code of a call immediately after it returned.
    pub fn note_code(&self, code: u32) {
        self.word(CODE).store(code, Ordering::Relaxed);
        self.word(HAS_CODE).store(1, Ordering::Release);
        self.enter(Phase::Wait);
    }

    /// The code of the call; `None` if the call has not returned.
    pub fn code(&self) -> Option<u32> {
        (self.word(HAS_CODE).load(Ordering::Acquire) == 1)
            .then(|| self.word(CODE).load(Ordering::Relaxed))
    }

    /// Records the acceptable results. A text too long for the page is left out; the runner then evaluates
    /// the expectation itself.
    pub fn note_decision(&self, decision: &Decision) {
        let text = serde_json::to_vec(decision).unwrap_or_default();
        let text = if text.len() <= SIZE - TEXT_OFFSET {
            text
        } else {
            Vec::new()
        };
        // SAFETY: the text fits after `TEXT_OFFSET`, as checked above, and the runner reads it only after the
        // length is set.
        unsafe {
            std::ptr::copy_nonoverlapping(
                text.as_ptr(),
                self.base.as_ptr().add(TEXT_OFFSET),
                text.len(),
            );
        }
        self.word(LENGTH)
            .store(text.len() as u32, Ordering::Release);
    }

    pub fn decision(&self) -> Option<Decision> {
        let len = self.word(LENGTH).load(Ordering::Acquire) as usize;
        if len == 0 || len > SIZE - TEXT_OFFSET {
            return None;
        }
        let mut text = vec![0; len];
        // SAFETY: `len` bytes after `TEXT_OFFSET` are inside the page. They were written before the length,
        // and the runner reads them after the case has ended.
        unsafe {
            std::ptr::copy_nonoverlapping(
                self.base.as_ptr().add(TEXT_OFFSET),
                text.as_mut_ptr(),
                len,
            );
        }
        serde_json::from_slice(&text).ok()
    }

    /// Records that the worker itself calls this function.
    pub fn begin_own_call(&self, function: &str) {
        let length = function.len().min(MAX_NAME);
        // SAFETY: `length` bytes after `NAME_OFFSET` are inside the page and before the text, and the runner reads
        // them only after the process has ended.
        unsafe {
            let place = self.base.as_ptr().add(NAME_OFFSET);
            std::ptr::copy_nonoverlapping(function.as_ptr(), place, length);
        }
        self.word(NAME_LENGTH)
            .store(length as u32, Ordering::Release);
    }

    /// Records that the call of the worker itself has returned.
    pub fn end_own_call(&self) {
        self.word(NAME_LENGTH).store(0, Ordering::Release);
    }

    /// The function that the worker itself was calling, if any. A library may have overwritten the page, so that other
    /// texts than names of functions are left out.
    pub fn own_call(&self) -> Option<String> {
        let length = self.word(NAME_LENGTH).load(Ordering::Acquire) as usize;
        if length == 0 || length > MAX_NAME {
            return None;
        }
        let mut name = vec![0; length];
        // SAFETY: as in `begin_own_call`.
        unsafe {
            let place = self.base.as_ptr().add(NAME_OFFSET);
            std::ptr::copy_nonoverlapping(place, name.as_mut_ptr(), length);
        }
        let is_name = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
        let name = name.iter().all(is_name).then_some(name)?;
        String::from_utf8(name).ok()
    }

    /// Records that the case uses an object that an earlier case has used.
    pub fn note_reused(&self) {
        self.word(REUSED).store(1, Ordering::Release);
    }

    /// Whether the case uses an object that an earlier case has used.
    pub fn is_reused(&self) -> bool {
        self.word(REUSED).load(Ordering::Acquire) == 1
    }

    /// Records the thread that runs the case.
    pub fn note_caller(&self, thread: i32) {
        self.word(CALLER)
            .store(thread.cast_unsigned(), Ordering::Relaxed);
    }

    /// The thread that runs the case, or that ran the last one.
    pub fn caller(&self) -> i32 {
        self.word(CALLER).load(Ordering::Relaxed).cast_signed()
    }

    /// Records the thread whose fault ends the process.
    pub fn note_fault(&self, thread: i32) {
        self.word(FAULT)
            .store(thread.cast_unsigned(), Ordering::Relaxed);
    }

    /// The thread whose fault ended the process, if any. It is kept between cases, because a process ends
    /// only once.
    pub fn fault(&self) -> Option<i32> {
        let thread = self.word(FAULT).load(Ordering::Relaxed).cast_signed();
        (thread != 0).then_some(thread)
    }

    /// Records that a case begins. `number` counts the cases of this process, from 1.
    pub fn begin(&self, number: u32) {
        self.clear();
        self.word(BEGUN).store(number, Ordering::Release);
    }

    /// Records that a step of a sequence begins, counted from zero.
    pub fn begin_step(&self, step: usize) {
        let step = u32::try_from(step).unwrap_or(u32::MAX);
        self.word(STEP).store(step, Ordering::Release);
    }

    /// The step of the sequence that was begun last.
    pub fn step(&self) -> usize {
        self.word(STEP).load(Ordering::Acquire) as usize
    }

    /// The number of the case that was begun last; zero before the first.
    pub fn begun(&self) -> u32 {
        self.word(BEGUN).load(Ordering::Acquire)
    }

    /// Records that the runner is about to take output. Otherwise the worker could not know that there was
    /// any.
    pub fn note_output_taken(&self) {
        self.word(OUTPUT_TAKEN).store(1, Ordering::SeqCst);
    }

    /// Whether the runner has taken output since the last call.
    pub fn was_output_taken(&self) -> bool {
        self.word(OUTPUT_TAKEN).swap(0, Ordering::SeqCst) != 0
    }

    /// Clears the data of the previous case.
    pub fn clear(&self) {
        self.word(HAS_CODE).store(0, Ordering::Relaxed);
        self.word(LENGTH).store(0, Ordering::Relaxed);
        self.word(REUSED).store(0, Ordering::Relaxed);
        self.word(STEP).store(0, Ordering::Relaxed);
        self.enter(Phase::Idle);
    }

    fn word(&self, index: usize) -> &AtomicU32 {
        // SAFETY: every index is one of the constants above and inside the page; the page is aligned for
        // numbers, which are accessed only through atomics.
        unsafe { &*self.base.as_ptr().cast::<AtomicU32>().add(index) }
    }
}

impl Drop for SharedPage {
    fn drop(&mut self) {
        // SAFETY: the page was mapped with this size, and no reference to it outlives its owner.
        unsafe { libc::munmap(self.base.as_ptr().cast(), SIZE) };
    }
}

/// Milliseconds of a clock shared by all processes. It wraps after seven weeks, which does not affect
/// differences.
fn now() -> u32 {
    let mut time = libc::timespec {
        tv_sec: 0,
        tv_nsec: 0,
    };
    // SAFETY: the record is borrowed for the call.
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
    fn the_code_of_the_previous_case_is_cleared() {
        let (page, _file) = SharedPage::create().expect("a page");
        page.note_code(700);
        page.clear();
        page.enter(Phase::CleanUp);
        assert_eq!(page.code(), None);
    }

    #[test]
    fn a_call_of_the_worker_is_known_until_it_returns() {
        let (page, file) = SharedPage::create().expect("a page");
        let other = SharedPage::map(&file).expect("the same page");
        other.begin_own_call("cuMemFree_v2");
        assert_eq!(page.own_call().as_deref(), Some("cuMemFree_v2"));
        other.end_own_call();
        assert_eq!(page.own_call(), None);
        other.begin_own_call("::error::no name");
        assert_eq!(page.own_call(), None);
    }

    #[test]
    fn a_decision_is_read_through_another_mapping() {
        let (page, file) = SharedPage::create().expect("a page");
        let other = SharedPage::map(&file).expect("the same page");
        assert_eq!(page.decision(), None);
        other.note_decision(&Decision::default());
        assert_eq!(page.decision(), Some(Decision::default()));
    }
}
