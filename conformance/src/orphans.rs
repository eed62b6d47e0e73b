//! What a worker leaves running. A child may leave the worker's process group and close its pipes;
//! it then comes to the runner when the worker is gone, and still bears the worker's mark.

use std::fs;
use std::sync::Once;
use std::sync::atomic::{AtomicU32, Ordering};

use crate::memory::children_of;

/// The variable that marks a worker and all that descend from it.
pub const MARK: &str = "CUCONFORM_WORKER";
/// Children of orphans come to the runner when the orphans are gone.
const ROUNDS: u32 = 8;

static COUNT: AtomicU32 = AtomicU32::new(0);

/// A mark that no other worker bears, of this runner or another.
pub fn make_mark() -> String {
    static ADOPT: Once = Once::new();
    // Without this they would go to the system's first process, and could not be told from others.
    ADOPT.call_once(|| {
        unsafe { libc::prctl(libc::PR_SET_CHILD_SUBREAPER, 1) };
    });
    let number = COUNT.fetch_add(1, Ordering::Relaxed);
    format!("{}.{number}", std::process::id())
}

/// Ends what a worker has left, once the worker itself is gone. `group` is its process group.
pub fn end(mark: &str, group: u32) {
    for _ in 0..ROUNDS {
        let left = find(mark);
        for process in &left {
            unsafe {
                libc::kill(*process, libc::SIGKILL);
                libc::waitpid(*process, std::ptr::null_mut(), 0);
            }
        }
        if left.is_empty() {
            break;
        }
    }
    bury(group);
}

/// Children of the runner that bear the mark.
fn find(mark: &str) -> Vec<libc::pid_t> {
    let wanted = format!("{MARK}={mark}").into_bytes();
    let bears_it = |process: &u32| {
        fs::read(format!("/proc/{process}/environ"))
            .is_ok_and(|text| text.split(|byte| *byte == 0).any(|entry| entry == wanted))
    };
    children_of(std::process::id())
        .into_iter()
        .filter(bears_it)
        .filter_map(|process| process.try_into().ok())
        .collect()
}

/// Those that are dead already are for the runner to bury, now that they are its own.
fn bury(group: u32) {
    let Ok(group) = libc::pid_t::try_from(group) else {
        return;
    };
    while unsafe { libc::waitpid(-group, std::ptr::null_mut(), libc::WNOHANG) } > 0 {}
}
