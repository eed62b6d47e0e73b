//! The last error that the runtime keeps for the calling thread: a call that fails sets it, and no
//! other call does.

use cuspec_harness::Runtime;
use cuspec_sys::runtime::Error;

/// The setting of the vocabulary that a call says it changes where this is not so.
const SETTING: &str = "LastError";

/// `cudaErrorNotReady`.
const NOT_READY: u32 = 600;
/// `cudaErrorNoDevice`.
const NO_DEVICE: u32 = 100;

/// What became of the last error over a call that answered with a code, if that is not what should.
pub(super) fn inspect((before, found): (u32, u32), code: u32, changes: &[&str]) -> Option<Change> {
    // Where there is no device a runtime says so whatever else has failed.
    if changes.contains(&SETTING) || before == NO_DEVICE {
        return None;
    }
    // That something is under way is an answer.
    let expected = match code {
        0 | NOT_READY => before,
        code => code,
    };
    (found != expected).then_some(Change { found, expected })
}

/// A last error that is not what it should be.
pub(super) struct Change {
    pub found: u32,
    pub expected: u32,
}

/// What the last error is. A library that cannot be asked has none.
pub(super) fn peek(runtime: &Runtime) -> u32 {
    number(runtime.cudaPeekAtLastError())
}

/// Makes sure that there is none.
pub(super) fn reset(runtime: &Runtime) {
    let _ = runtime.cudaGetLastError();
}

/// Makes a call that fails; its code.
pub(super) fn fail(runtime: &Runtime) -> u32 {
    // SAFETY: the runtime refuses a null pointer, and writes nowhere.
    number(unsafe { runtime.raw().cudaRuntimeGetVersion(std::ptr::null_mut()) })
}

fn number(answer: Result<(), Error>) -> u32 {
    answer.err().and_then(Error::code).map_or(0, |code| code.0)
}
