//! A host function that waits: it keeps a stream busy for as long as a test needs.

use std::ffi::c_void;
use std::sync::{Condvar, Mutex, PoisonError};
use std::time::{Duration, Instant};

use cuspec_sys::driver::{CUhostFn, CUresult, CUstream, CUstreamCallback};

use crate::Driver;

/// A scenario's gate opens by itself after this long: a call that waits for the stream, and should not,
/// comes to an end even though the scenario that would open the gate is the one that waits. It is long enough
/// for what a scenario does meanwhile, also where other processes make contexts on the same device.
const PATIENCE: Duration = Duration::from_secs(3);

/// How long a call is given that is to be seen waiting.
const SOON: Duration = Duration::from_millis(300);

/// Holds back a stream until it is opened. What the driver points to is never freed.
pub struct Gate {
    state: &'static State,
}

#[derive(Default)]
struct State {
    progress: Mutex<Progress>,
    changed: Condvar,
    patience: Duration,
}

#[derive(Default)]
struct Progress {
    open: bool,
    /// When it opens by itself, where that has been said.
    opens: Option<Instant>,
    reached: u32,
}

impl Gate {
    /// A closed gate that opens by itself after three seconds.
    pub(crate) fn new() -> Gate {
        Gate::with_patience(PATIENCE)
    }

    /// A closed gate that opens by itself after `patience`, counted from when a stream reaches it.
    pub fn with_patience(patience: Duration) -> Gate {
        let state = State {
            patience,
            ..State::default()
        };
        Gate {
            state: Box::leak(Box::new(state)),
        }
    }

    /// For `cuStreamAddCallback`.
    pub fn callback(&self) -> CUstreamCallback {
        Some(wait_callback)
    }

    /// For `cuLaunchHostFunc`.
    pub fn host_fn(&self) -> CUhostFn {
        Some(wait_host_fn)
    }

    /// The user data that belongs to either.
    pub fn data(&self) -> *mut c_void {
        std::ptr::from_ref(self.state).cast_mut().cast()
    }

    /// Lets everything through, now and later.
    pub fn open(&self) {
        self.state.lock().open = true;
        self.state.changed.notify_all();
    }

    /// Lets everything through a third of a second from now: for a call that waits for the stream.
    pub fn open_soon(&self) {
        self.state.lock().opens = Some(Instant::now() + SOON);
        self.state.changed.notify_all();
    }

    /// Waits until a stream stands at the gate; whether one does within three seconds.
    pub fn wait_reached(&self) -> bool {
        let deadline = Instant::now() + PATIENCE;
        let mut progress = self.state.lock();
        while progress.reached == 0 {
            let left = deadline.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return false;
            }
            progress = self.state.wait(progress, left);
        }
        true
    }
}

impl Driver {
    /// A host function that waits until the gate is opened, or three seconds are over.
    pub fn gate(&self) -> Gate {
        Gate::new()
    }
}

type Guard<'a> = std::sync::MutexGuard<'a, Progress>;

impl State {
    fn lock(&self) -> Guard<'_> {
        self.progress.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wait<'a>(&'a self, progress: Guard<'a>, limit: Duration) -> Guard<'a> {
        self.changed
            .wait_timeout(progress, limit)
            .unwrap_or_else(PoisonError::into_inner)
            .0
    }

    fn pass(&self) {
        let deadline = Instant::now() + self.patience;
        let mut progress = self.lock();
        progress.reached += 1;
        self.changed.notify_all();
        while !progress.open {
            let opens = progress.opens.unwrap_or(deadline).min(deadline);
            let left = opens.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return;
            }
            progress = self.wait(progress, left);
        }
    }
}

/// # Safety
/// `data` is what [`Gate::data`] gave.
unsafe extern "C" fn wait_callback(_stream: CUstream, _status: CUresult, data: *mut c_void) {
    // SAFETY: the data are the same in both shapes.
    unsafe { wait_host_fn(data) }
}

/// # Safety
/// `data` is what [`Gate::data`] gave.
unsafe extern "C" fn wait_host_fn(data: *mut c_void) {
    // SAFETY: it points to a state that was leaked, so it lives for ever, and is shared by what it
    // is made of.
    unsafe { &*data.cast::<State>() }.pass();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_gate_holds_until_it_is_opened() {
        let gate = Gate::with_patience(Duration::from_secs(60));
        let data = gate.data() as usize;
        // SAFETY: the data are those of a gate.
        let stream = std::thread::spawn(move || unsafe { wait_host_fn(data as *mut c_void) });
        assert!(gate.wait_reached());
        assert!(!stream.is_finished());
        gate.open();
        assert!(stream.join().is_ok());
    }

    #[test]
    fn a_gate_opens_by_itself_at_last() {
        let gate = Gate::with_patience(Duration::from_millis(1));
        // SAFETY: the data are those of a gate.
        unsafe { wait_host_fn(gate.data()) };
        assert!(gate.wait_reached());
    }
}
