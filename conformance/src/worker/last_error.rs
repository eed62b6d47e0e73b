//! The last error that the runtime keeps for each thread. A failing call sets it; no other call may change
//! it. Before a call that is to succeed there is an error, so that a call which clears it is noticed.

use cuspec_harness::Runtime;
use cuspec_sys::runtime::Error;

/// The name of this setting in the vocabulary. A call that lists it may change the last error.
const SETTING: &str = "LastError";

/// `cudaErrorNotReady`.
const NOT_READY: u32 = 600;
/// `cudaErrorNoDevice`.
const NO_DEVICE: u32 = 100;

/// The last error before and after a call, on the thread of the call.
#[derive(Clone, Copy, Debug)]
pub(super) struct Around {
    pub before: u32,
    pub after: u32,
    /// The value returned by `cudaGetLastError`, which also resets it.
    pub taken: u32,
}

/// Checks the last error around a call that returned this code. Returns the difference, if any.
pub(super) fn inspect(around: Around, code: u32, changes: &[&str]) -> Option<Change> {
    let Around {
        before,
        after,
        taken,
    } = around;
    // Without a device, the runtime returns this error whatever else has failed.
    if changes.contains(&SETTING) || before == NO_DEVICE {
        return None;
    }
    // `NotReady` is a status, not an error.
    let expected = match code {
        0 | NOT_READY => before,
        code => code,
    };
    // Peeking and resetting must return the same value.
    let wrong = [after, taken].into_iter().find(|found| *found != expected);
    wrong.map(|found| Change { found, expected })
}

/// A last error with an unexpected value.
pub(super) struct Change {
    pub found: u32,
    pub expected: u32,
}

impl Change {
    /// Describes the change, for people. `code` is that of the call.
    pub(super) fn describe(&self, code: u32, show: impl Fn(u32) -> String) -> String {
        let (found, expected) = (show(self.found), show(self.expected));
        match (code, self.found) {
            (0 | NOT_READY, 0) => format!("a successful call cleared the last error {expected}"),
            (0 | NOT_READY, _) => {
                format!("a successful call changed the last error from {expected} to {found}")
            }
            _ => format!("a failed call left the last error {found}, not its code {expected}"),
        }
    }
}

/// The current last error; zero if the runtime does not export the function.
pub(super) fn peek(runtime: &Runtime) -> u32 {
    number(runtime.cudaPeekAtLastError())
}

/// The current last error, which is then reset.
pub(super) fn take(runtime: &Runtime) -> u32 {
    number(runtime.cudaGetLastError())
}

/// Resets the last error.
pub(super) fn reset(runtime: &Runtime) {
    let _ = take(runtime);
}

/// Makes a call that fails, and returns its code.
pub(super) fn cause_error(runtime: &Runtime) -> u32 {
    // SAFETY: the runtime rejects a null pointer and writes nothing.
    number(unsafe { runtime.raw().cudaRuntimeGetVersion(std::ptr::null_mut()) })
}

fn number(answer: Result<(), Error>) -> u32 {
    answer.err().and_then(Error::code).map_or(0, |code| code.0)
}
