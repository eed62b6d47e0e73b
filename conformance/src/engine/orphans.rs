//! What a worker leaves running. A child may leave the worker's process group and close its pipes;
//! it then comes to the runner when the worker is gone, and still bears the worker's mark.

use std::collections::BTreeSet;
use std::fs;
use std::io::ErrorKind;
use std::sync::Once;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use crate::engine::child::is_known;
use crate::engine::memory::adopted_by;
use crate::worker::ipc::MARK;

/// Children of orphans come to the runner when the orphans are gone.
const ROUNDS: u32 = 32;
/// How long it takes to become another program; on a busy machine longer, round by round.
const MOMENT: Duration = Duration::from_millis(1);

static COUNT: AtomicU32 = AtomicU32::new(0);

/// A mark that no other worker bears, of this runner or another.
pub(super) fn make_mark() -> String {
    static ADOPT: Once = Once::new();
    // Without this they would go to the system's first process, and could not be told from others.
    ADOPT.call_once(|| {
        // SAFETY: the call takes numbers and touches no memory.
        unsafe { libc::prctl(libc::PR_SET_CHILD_SUBREAPER, 1) };
    });
    let number = COUNT.fetch_add(1, Ordering::Relaxed);
    format!("{:010}.{number:010}", std::process::id())
}

/// Ends what a worker has left, once the worker itself is gone. `group` is its process group.
///
/// A child that ends right after it was listed may leave one behind that was not, so children are
/// listed until there is none that has not been looked at. Other workers are passed over: one that
/// ends shows no variables either, and with a device in its hands it does so for seconds.
pub(super) fn end(mark: &str, group: u32) {
    let wanted = format!("{MARK}={mark}").into_bytes();
    let mut strangers = BTreeSet::new();
    for round in 1..=ROUNDS {
        let children = adopted_by(std::process::id());
        let mut children = children
            .iter()
            .filter(|child| !strangers.contains(*child) && !is_known(**child))
            .peekable();
        if children.peek().is_none() {
            break;
        }
        let (mut others, mut is_unclear) = (Vec::new(), false);
        for child in children {
            match look(*child, &wanted) {
                Bearing::ReferenceId => end_one(*child),
                Bearing::Nothing => others.push(*child),
                Bearing::Unclear => is_unclear = true,
            }
        }
        strangers.extend(others);
        if is_unclear {
            std::thread::sleep(MOMENT * round);
        }
    }
    reap(group);
}

fn end_one(process: u32) {
    if let Ok(process) = libc::pid_t::try_from(process) {
        // SAFETY: both calls take numbers, and a null place for the status asks for none.
        unsafe {
            libc::kill(process, libc::SIGKILL);
            libc::waitpid(process, std::ptr::null_mut(), 0);
        }
    }
}

/// What a child of the runner has of a mark.
enum Bearing {
    ReferenceId,
    /// It is another worker's, or has ended.
    Nothing,
    /// It is becoming another program right now, and shows some variables or none until it has; or it
    /// is about to end, and its children have not come to the runner yet.
    Unclear,
}

fn look(process: u32, wanted: &[u8]) -> Bearing {
    let (Some(variables), Some(again)) = (read_variables(process), read_variables(process)) else {
        return Bearing::Nothing;
    };
    let has_mark = |variables: &[u8]| variables.split(|byte| *byte == 0).any(|one| one == wanted);
    if has_mark(&variables) || has_mark(&again) {
        Bearing::ReferenceId
    } else if variables == again && (!variables.is_empty() || !is_alive(process)) {
        Bearing::Nothing
    } else {
        Bearing::Unclear
    }
}

/// What a process shows of its variables. It takes several reads, and those after it has become
/// another program find no more.
fn read_variables(process: u32) -> Option<Vec<u8>> {
    match fs::read(format!("/proc/{process}/environ")) {
        Ok(variables) => Some(variables),
        // One that has become somebody else's is none of ours.
        Err(error) if error.kind() == ErrorKind::PermissionDenied => None,
        // Newer kernels show nothing of a process that is on its way out.
        Err(_) => Some(Vec::new()),
    }
}

/// Whether a process has not ended.
fn is_alive(process: u32) -> bool {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    stat.rsplit_once(") ")
        .is_some_and(|(_, fields)| !fields.starts_with(['Z', 'X']))
}

/// Those that are dead already are for the runner to reap, now that they are its own.
fn reap(group: u32) {
    let Ok(group) = libc::pid_t::try_from(group) else {
        return;
    };
    // SAFETY: a null place for the status asks for none.
    while unsafe { libc::waitpid(-group, std::ptr::null_mut(), libc::WNOHANG) } > 0 {}
}
