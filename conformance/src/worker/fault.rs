//! Records the thread in which the process crashes. A library may leave behind a thread that crashes during
//! a later case; its thread id shows which case it belongs to.

use std::ffi::c_int;
use std::ptr;
use std::sync::atomic::{AtomicPtr, Ordering};

use crate::worker::ipc::shared_page::SharedPage;

/// Signals that are raised in the thread that caused the fault.
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

/// Installs handlers that record a fault on the page before the process ends. A library may replace them by
/// its own.
pub(super) fn install_handlers(page: &'static SharedPage) {
    PAGE.store(ptr::from_ref(page).cast_mut(), Ordering::Release);
    for signal in FAULTS {
        // SAFETY: `sigaction` consists of numbers and an address, for which zero is valid: no flags and an
        // empty mask.
        let mut action: libc::sigaction = unsafe { std::mem::zeroed() };
        let handler: extern "C" fn(c_int) = record_fault;
        action.sa_sigaction = handler as usize;
        // Use the alternate stack, because the fault may be a stack overflow.
        action.sa_flags = libc::SA_ONSTACK;
        // SAFETY: the handler has the signature that the flags require, and is async-signal-safe.
        unsafe { libc::sigaction(signal, &action, ptr::null_mut()) };
    }
}

/// The id of this thread, cached after the first call.
pub(super) fn thread_id() -> i32 {
    thread_local! {
        // SAFETY: the call takes no arguments and cannot fail.
        static NUMBER: i32 = unsafe { libc::gettid() };
    }
    NUMBER.with(|number| *number)
}

/// The signal handler. It must be async-signal-safe: two stores and three system calls.
extern "C" fn record_fault(signal: c_int) {
    let page = PAGE.load(Ordering::Acquire);
    // SAFETY: the page is null or valid until the process ends, since [`install_handlers`] requires
    // `'static`.
    if let Some(page) = unsafe { page.as_ref() } {
        // SAFETY: the call takes no arguments and cannot fail.
        page.note_fault(unsafe { libc::gettid() });
    }
    // SAFETY: both calls take numbers and are async-signal-safe.
    unsafe {
        libc::signal(signal, libc::SIG_DFL);
        // The signal is blocked during the handler, and delivered when it returns.
        libc::raise(signal);
    }
}
