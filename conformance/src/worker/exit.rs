//! Ends the worker process.

use std::ffi::c_void;
use std::ptr::null_mut;
use std::sync::atomic::{AtomicPtr, Ordering};

/// The exit status of a worker that lost its connection to the runner, or cannot continue.
pub(crate) const LOST_STATUS: i32 = 113;

/// The exit status of a worker that one of several cases has damaged, if it is unknown which one.
pub(crate) const DAMAGED_STATUS: i32 = 114;

/// The exit status of a worker that ends as a program does.
pub(crate) const LEFT_STATUS: i32 = 115;

/// Work to do after the exit handlers of all libraries: a pointer to a `&mut dyn FnMut()`, or null.
static EXIT_WORK: AtomicPtr<c_void> = AtomicPtr::new(null_mut());

/// Ends the process at once, without exit handlers.
pub(super) fn exit_now(status: i32) -> ! {
    // SAFETY: the call does not return and runs no handlers.
    unsafe { libc::_exit(status) }
}

/// Ends the process as a return from `main` does: exit handlers and destructors run.
pub(super) fn leave() -> ! {
    // SAFETY: no other thread of the worker calls `exit`, and this call does not return.
    unsafe { libc::exit(LEFT_STATUS) }
}

/// Registers the exit handler that runs the work of [`exit_with_work`]. Handlers run in reverse order of
/// registration, so those of libraries loaded later run first.
pub(super) fn register_handler() -> bool {
    // SAFETY: the handler is a function of this program and is valid until the process ends.
    unsafe { libc::atexit(run_exit_work) == 0 }
}

/// Ends the process as a return from `main` does, and lets the exit handler run `work`.
pub(super) fn exit_with_work(mut work: &mut dyn FnMut()) -> ! {
    EXIT_WORK.store((&raw mut work).cast(), Ordering::Release);
    // SAFETY: no other thread of the worker calls `exit`, and this call does not return.
    unsafe { libc::exit(LOST_STATUS) }
}

extern "C" fn run_exit_work() {
    let work = EXIT_WORK.swap(null_mut(), Ordering::AcqRel);
    if work.is_null() {
        // Another caller of `exit` ends the process.
        return;
    }
    // SAFETY: the pointer is to a variable of `exit_with_work`, which has not returned, and only this handler
    // uses it.
    let work = unsafe { &mut *work.cast::<&mut dyn FnMut()>() };
    work();
    exit_now(LOST_STATUS)
}
