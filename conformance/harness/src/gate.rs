//! A host function that waits, so that a stream stays busy as long as a test needs it.

use std::ffi::c_void;
use std::sync::{Condvar, Mutex, PoisonError};
use std::time::{Duration, Instant};

use cuspec_sys::driver::{CUhostFn, CUresult, CUstream, CUstreamCallback};

use crate::Driver;

/// Time after which a scenario's gate opens by itself. A call that should not wait for the stream, but does,
/// then returns even though the scenario cannot open the gate. The time is long enough for the work of a
/// scenario, even while other processes create contexts on the same device.
const GATE_TIMEOUT: Duration = Duration::from_secs(3);

/// Time during which a call must be observed to wait.
const OPEN_DELAY: Duration = Duration::from_millis(300);

/// Blocks a stream until it is opened. The data of the host function are never freed.
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
    /// Time at which it opens by itself, if that is set.
    opens: Option<Instant>,
    reached: u32,
}

impl Gate {
    /// A closed gate that opens by itself after three seconds.
    pub(crate) fn new() -> Gate {
        Gate::with_patience(GATE_TIMEOUT)
    }

    /// A closed gate that opens by itself after `patience`, measured from the arrival of a stream.
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

    /// The user data for both.
    pub fn data(&self) -> *mut c_void {
        std::ptr::from_ref(self.state).cast_mut().cast()
    }

    /// Opens the gate for all present and later streams.
    pub fn open(&self) {
        self.state.lock().open = true;
        self.state.changed.notify_all();
    }

    /// Opens the gate after a third of a second, for a call that waits for the stream.
    pub fn open_soon(&self) {
        self.state.lock().opens = Some(Instant::now() + OPEN_DELAY);
        self.state.changed.notify_all();
    }

    /// Whether it was opened. A call that has to wait for the stream returns after that, though the stream itself may
    /// still be busy: a copy from pageable memory returns once its source is read.
    pub fn is_open(&self) -> bool {
        let progress = self.state.lock();
        progress.open || progress.opens.is_some_and(|time| time <= Instant::now())
    }

    /// Waits until a stream reaches the gate. Returns false after three seconds.
    pub fn wait_reached(&self) -> bool {
        let deadline = Instant::now() + GATE_TIMEOUT;
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
    /// A host function that waits until the gate is open, at most three seconds.
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
/// `data` must come from [`Gate::data`].
unsafe extern "C" fn wait_callback(_stream: CUstream, _status: CUresult, data: *mut c_void) {
    // SAFETY: both signatures use the same data.
    unsafe { wait_host_fn(data) }
}

/// # Safety
/// `data` must come from [`Gate::data`].
unsafe extern "C" fn wait_host_fn(data: *mut c_void) {
    // SAFETY: the data point to a leaked `State`, which is never freed and whose parts may be shared between
    // threads.
    unsafe { &*data.cast::<State>() }.pass();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_gate_blocks_until_it_is_opened() {
        let gate = Gate::with_patience(Duration::from_secs(60));
        let data = gate.data() as usize;
        // SAFETY: the data come from a gate.
        let stream = std::thread::spawn(move || unsafe { wait_host_fn(data as *mut c_void) });
        assert!(gate.wait_reached());
        assert!(!stream.is_finished());
        gate.open();
        assert!(stream.join().is_ok());
    }

    #[test]
    fn a_gate_is_open_once_its_delay_has_passed() {
        let gate = Gate::with_patience(Duration::from_secs(60));
        assert!(!gate.is_open());
        gate.open_soon();
        // SAFETY: the data come from a gate.
        unsafe { wait_host_fn(gate.data()) };
        assert!(gate.is_open());
    }

    #[test]
    fn a_gate_opens_by_itself_after_its_timeout() {
        let gate = Gate::with_patience(Duration::from_millis(1));
        // SAFETY: the data come from a gate.
        unsafe { wait_host_fn(gate.data()) };
        assert!(gate.wait_reached());
    }
}
