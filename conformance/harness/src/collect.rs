//! Callbacks that record the results of their calls.

use std::ffi::c_void;
use std::sync::{Arc, Mutex, PoisonError};

use cuspec_sys::driver::{CUhostFn, CUresult, CUstream, CUstreamCallback};

use crate::Driver;

/// The results of the calls that a callback made, in order.
pub struct Seen<E> {
    answers: Mutex<Vec<Result<(), E>>>,
}

impl<E> Seen<E> {
    /// Records the result of a call, without its value.
    pub fn push<T>(&self, answer: Result<T, E>) {
        self.lock().push(answer.map(drop));
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Vec<Result<(), E>>> {
        self.answers.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A callback with a body, with the two signatures that the driver uses.
///
/// Its data are never freed, since the driver may call it at any later time.
pub struct Collector<E: 'static> {
    call: &'static Call,
    seen: Arc<Seen<E>>,
}

struct Call {
    body: Box<dyn Fn()>,
}

impl<E: 'static> Collector<E> {
    /// For `cuStreamAddCallback`.
    pub fn callback(&self) -> CUstreamCallback {
        Some(run_callback)
    }

    /// For `cuLaunchHostFunc`.
    pub fn host_fn(&self) -> CUhostFn {
        Some(run_host_fn)
    }

    /// The user data for both.
    pub fn data(&self) -> *mut c_void {
        std::ptr::from_ref(self.call).cast_mut().cast()
    }

    /// Returns the recorded results and clears them.
    pub fn take(&self) -> Vec<Result<(), E>> {
        std::mem::take(&mut *self.seen.lock())
    }
}

impl Driver {
    /// Makes a callback from a closure. It may run on any thread of the driver, more than once.
    pub fn collect<E: 'static>(&self, body: impl Fn(&Driver, &Seen<E>) + 'static) -> Collector<E> {
        let seen = Arc::new(Seen {
            answers: Mutex::new(Vec::new()),
        });
        let (driver, noted) = (*self, Arc::clone(&seen));
        let call = Call {
            body: Box::new(move || body(&driver, &noted)),
        };
        Collector {
            call: Box::leak(Box::new(call)),
            seen,
        }
    }
}

/// # Safety
/// `data` must come from [`Collector::data`].
unsafe extern "C" fn run_callback(_stream: CUstream, _status: CUresult, data: *mut c_void) {
    // SAFETY: both signatures use the same data.
    unsafe { run_host_fn(data) }
}

/// # Safety
/// `data` must come from [`Collector::data`].
unsafe extern "C" fn run_host_fn(data: *mut c_void) {
    // SAFETY: the data point to a leaked `Call`, which is never freed and never changed.
    let call = unsafe { &*data.cast::<Call>() };
    (call.body)();
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    #[test]
    fn the_body_runs_when_the_driver_calls() {
        // The C library replaces a driver: the body makes no call.
        let driver = Driver::open(Path::new("libc.so.6")).expect("a C library");
        let collector = driver.collect(|_, seen| {
            seen.push(Ok(7));
            seen.push::<()>(Err("refused"));
        });
        let callback = collector.callback().expect("a function");
        // SAFETY: the data come from the same collector.
        unsafe {
            callback(
                std::ptr::null_mut(),
                CUresult::CUDA_SUCCESS,
                collector.data(),
            )
        };
        assert_eq!(collector.take(), [Ok(()), Err("refused")]);
        assert_eq!(collector.take(), []);
    }
}
