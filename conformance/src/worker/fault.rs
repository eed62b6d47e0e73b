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

static PAGE: AtomicPtr<SharedPage> = AtomicPtr::new(ptr::null_mut());

/// Has every fault noted on the page before the process dies of it. A library that handles
/// faults itself takes its place, and is free to.
pub(super) fn watch(page: &'static SharedPage) {
    PAGE.store(ptr::from_ref(page).cast_mut(), Ordering::Release);
    for signal in FAULTS {
        // SAFETY: `sigaction` is numbers and an address, for which zeros are a value: no flags and
        // an empty mask.
        let mut action: libc::sigaction = unsafe { std::mem::zeroed() };
        let handler: extern "C" fn(c_int) = note;
        action.sa_sigaction = handler as usize;
        // On the thread's spare stack, for the fault may be that its own is used up.
        action.sa_flags = libc::SA_ONSTACK;
        // SAFETY: the handler has the shape that the flags say, and does only what a handler may
        // do.
        unsafe { libc::sigaction(signal, &action, ptr::null_mut()) };
    }
}

/// The number of this thread, which the system is asked for once.
pub(super) fn thread() -> i32 {
    thread_local! {
        // SAFETY: the call takes nothing and cannot fail.
        static NUMBER: i32 = unsafe { libc::gettid() };
    }
    NUMBER.with(|number| *number)
}

/// Only what a signal handler may do: two stores and three system calls.
extern "C" fn note(signal: c_int) {
    let page = PAGE.load(Ordering::Acquire);
    // SAFETY: the page is null, or one that lives as long as the process, since [`watch`] takes no
    // other.
    if let Some(page) = unsafe { page.as_ref() } {
        // SAFETY: the call takes nothing and cannot fail.
        page.note_fault(unsafe { libc::gettid() });
    }
    // SAFETY: both calls take numbers, and a handler may make them.
    unsafe {
        libc::signal(signal, libc::SIG_DFL);
        // It is blocked while it is handled, and comes as soon as this returns.
        libc::raise(signal);
    }
}
