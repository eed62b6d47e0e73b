//! Which thread a process dies of. A library may leave a thread behind that crashes when another
//! case is in flight; the number of the thread tells them apart.

use std::ffi::c_int;
use std::ptr;
use std::sync::atomic::{AtomicPtr, Ordering};

use crate::worker::ipc::shared_page::SharedPage;

/// Signals that a fault raises, in the thread that is at fault.
const FAULTS: [c_int; 7] = [
    libc::SIGILL,
    libc::SIGTRAP,
    libc::SIGABRT,
    libc::SIGBUS,
    libc::SIGFPE,
    libc::SIGSEGV,
    libc::SIGSYS,
];

static BOARD: AtomicPtr<SharedPage> = AtomicPtr::new(ptr::null_mut());

/// Has every fault noted on the page before the process dies of it. A library that handles
/// faults itself takes its place, and is free to.
pub(super) fn watch(page: &'static SharedPage) {
    BOARD.store(ptr::from_ref(page).cast_mut(), Ordering::Release);
    for signal in FAULTS {
        let mut action: libc::sigaction = unsafe { std::mem::zeroed() };
        let handler: extern "C" fn(c_int) = note;
        action.sa_sigaction = handler as usize;
        // On the thread's spare stack, for the fault may be that its own is used up.
        action.sa_flags = libc::SA_ONSTACK;
        unsafe { libc::sigaction(signal, &action, ptr::null_mut()) };
    }
}

/// The number of this thread, which the system is asked for once.
pub(super) fn thread() -> i32 {
    thread_local! {
        static NUMBER: i32 = unsafe { libc::gettid() };
    }
    NUMBER.with(|number| *number)
}

/// Only what a signal handler may do: two stores and three system calls.
extern "C" fn note(signal: c_int) {
    let page = BOARD.load(Ordering::Acquire);
    if let Some(page) = unsafe { page.as_ref() } {
        page.note_fault(unsafe { libc::gettid() });
    }
    unsafe {
        libc::signal(signal, libc::SIG_DFL);
        // It is blocked while it is handled, and comes as soon as this returns.
        libc::raise(signal);
    }
}
