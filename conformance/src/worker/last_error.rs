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

/// What the last error was around a call, on the thread that made it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Around {
    pub before: u32,
    pub after: u32,
    /// What it was when it was asked for to be reset.
    pub taken: u32,
}

/// What became of the last error over a call that answered with a code, if that is not what should.
pub(super) fn inspect(around: Around, code: u32, changes: &[&str]) -> Option<Change> {
    let Around {
        before,
        after,
        taken,
    } = around;
    // Where there is no device a runtime says so whatever else has failed.
    if changes.contains(&SETTING) || before == NO_DEVICE {
        return None;
    }
    // That something is under way is an answer.
    let expected = match code {
        0 | NOT_READY => before,
        code => code,
    };
    // Both ways of asking have to say the same.
    let wrong = [after, taken].into_iter().find(|found| *found != expected);
    wrong.map(|found| Change { found, expected })
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

/// What it is, and that there is none afterwards.
pub(super) fn take(runtime: &Runtime) -> u32 {
    number(runtime.cudaGetLastError())
}

/// Makes sure that there is none.
pub(super) fn reset(runtime: &Runtime) {
    let _ = take(runtime);
}

/// Makes a call that fails; its code.
pub(super) fn fail(runtime: &Runtime) -> u32 {
    // SAFETY: the runtime refuses a null pointer, and writes nowhere.
    number(unsafe { runtime.raw().cudaRuntimeGetVersion(std::ptr::null_mut()) })
}

fn number(answer: Result<(), Error>) -> u32 {
    answer.err().and_then(Error::code).map_or(0, |code| code.0)
}
