//! How a worker ends.

use std::ffi::c_void;
use std::ptr::null_mut;
use std::sync::atomic::{AtomicPtr, Ordering};

/// The exit status of a worker that lost the runner: somebody took its descriptors.
pub(crate) const LOST: i32 = 113;

/// The exit status of a worker in which one of several cases has done harm, and nobody knows which.
pub(crate) const HARMED: i32 = 114;

/// What is left to be done when everybody else's exit handlers have run: a pointer to a
/// `&mut dyn FnMut()`, or null.
static LAST_WORK: AtomicPtr<c_void> = AtomicPtr::new(null_mut());

/// Ends the process at once.
pub(super) fn leave(status: i32) -> ! {
    // SAFETY: the call does not return, and runs no handlers that could rely on anything.
    unsafe { libc::_exit(status) }
}

/// Registers the exit handler that does what [`exit_and_do`] is given. Handlers run in the order
/// opposite to that in which they were registered: those of a library that is loaded after this come first.
pub(super) fn register_handler() -> bool {
    // SAFETY: the handler is there for as long as the process.
    unsafe { libc::atexit(do_last_work) == 0 }
}

/// Ends the process as a program does that returns from `main`, and has the handler do the work.
pub(super) fn exit_and_do(mut work: &mut dyn FnMut()) -> ! {
    LAST_WORK.store((&raw mut work).cast(), Ordering::Release);
    // SAFETY: no other thread of the worker ends the process, and this call does not return.
    unsafe { libc::exit(LOST) }
}

extern "C" fn do_last_work() {
    let work = LAST_WORK.swap(null_mut(), Ordering::AcqRel);
    if work.is_null() {
        // Somebody else ends the process.
        return;
    }
    // SAFETY: the pointer is to a variable of `exit_and_do`, which has not returned, and only this
    // handler uses it.
    let work = unsafe { &mut *work.cast::<&mut dyn FnMut()>() };
    work();
    leave(LOST)
}
