//! Ends processes that a worker leaves behind. A child may leave the worker's process group and close its
//! pipes; after the worker has ended it is reparented to the runner, and still has the worker's mark in its
//! environment.

use std::collections::BTreeSet;
use std::fs;
use std::io::ErrorKind;
use std::sync::Once;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use crate::engine::child::{KILL_TIMEOUT, has_ended_within, is_known};
use crate::engine::memory::adopted_by;
use crate::worker::ipc::MARK;

/// Maximum number of rounds. Children of orphans are reparented to the runner only after the orphans have
/// ended.
const MAX_ROUNDS: u32 = 32;
/// Time for a process to finish `exec`; a later round waits longer, for busy machines.
const EXEC_DELAY: Duration = Duration::from_millis(1);

static COUNT: AtomicU32 = AtomicU32::new(0);

/// A mark that is unique among all workers of all runners.
pub(super) fn make_mark() -> String {
    static ADOPT: Once = Once::new();
    // Otherwise orphans are reparented to init, and cannot be found.
    ADOPT.call_once(|| {
        // SAFETY: the call takes numbers and touches no memory.
        unsafe { libc::prctl(libc::PR_SET_CHILD_SUBREAPER, 1) };
    });
    let number = COUNT.fetch_add(1, Ordering::Relaxed);
    format!("{:010}.{number:010}", std::process::id())
}

/// Ends the processes that a worker has left behind, after the worker itself has ended. `group` is its
/// process group.
///
/// A child that ends after it was listed may leave behind a new one, so children are listed until all have
/// been checked. Other workers are skipped: an exiting one shows no environment either, and exiting takes
/// seconds while it holds a device.
pub(super) fn end(mark: &str, group: u32) {
    let wanted = format!("{MARK}={mark}").into_bytes();
    let mut unrelated = BTreeSet::new();
    for round in 1..=MAX_ROUNDS {
        let children = adopted_by(std::process::id());
        let mut children = children
            .iter()
            .filter(|child| !unrelated.contains(*child) && !is_known(**child))
            .peekable();
        if children.peek().is_none() {
            break;
        }
        let (mut others, mut is_unclear) = (Vec::new(), false);
        for child in children {
            match check_mark(*child, &wanted) {
                MarkCheck::Marked => end_one(*child),
                MarkCheck::Unmarked => others.push(*child),
                MarkCheck::Unclear => is_unclear = true,
            }
        }
        unrelated.extend(others);
        if is_unclear {
            std::thread::sleep(EXEC_DELAY * round);
        }
    }
    reap(group);
}

fn end_one(process: u32) {
    if let Ok(process) = libc::pid_t::try_from(process) {
        // SAFETY: the call takes numbers.
        unsafe { libc::kill(process, libc::SIGKILL) };
        let has_ended = || {
            // SAFETY: the call takes numbers; with a null pointer, the status is not written.
            unsafe { libc::waitpid(process, std::ptr::null_mut(), libc::WNOHANG) != 0 }
        };
        has_ended_within(KILL_TIMEOUT, has_ended);
    }
}

/// Whether a child of the runner has a mark.
enum MarkCheck {
    Marked,
    /// The process belongs to another worker, or has ended.
    Unmarked,
    /// The process is in `exec` and shows an incomplete environment; or it is exiting, and its children
    /// have not been reparented yet.
    Unclear,
}

fn check_mark(process: u32, wanted: &[u8]) -> MarkCheck {
    let (Some(variables), Some(again)) = (read_variables(process), read_variables(process)) else {
        return MarkCheck::Unmarked;
    };
    let has_mark = |variables: &[u8]| variables.split(|byte| *byte == 0).any(|one| one == wanted);
    if has_mark(&variables) || has_mark(&again) {
        MarkCheck::Marked
    } else if variables == again && (!variables.is_empty() || !is_alive(process)) {
        MarkCheck::Unmarked
    } else {
        MarkCheck::Unclear
    }
}

/// Reads the environment of a process. The read takes several system calls; after an `exec` between them,
/// the rest is missing.
fn read_variables(process: u32) -> Option<Vec<u8>> {
    match fs::read(format!("/proc/{process}/environ")) {
        Ok(variables) => Some(variables),
        // A process of another user is not an orphan of a worker.
        Err(error) if error.kind() == ErrorKind::PermissionDenied => None,
        // Newer kernels return an error for an exiting process.
        Err(_) => Some(Vec::new()),
    }
}

/// Whether a process has not ended.
fn is_alive(process: u32) -> bool {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    stat.rsplit_once(") ")
        .is_some_and(|(_, fields)| !fields.starts_with(['Z', 'X']))
}

/// Reaps the ended processes of the group, which are children of the runner by now.
fn reap(group: u32) {
    let Ok(group) = libc::pid_t::try_from(group) else {
        return;
    };
    // SAFETY: with a null pointer, the status is not written.
    while unsafe { libc::waitpid(-group, std::ptr::null_mut(), libc::WNOHANG) } > 0 {}
}
