//! The resident memory of a process and its children.
//!
//! Limits set by the system are of no use here, because drivers reserve much more address space than they
//! fill. Only resident memory counts.

use std::fs;

/// Default limit of a worker's memory, in megabytes.
pub const DEFAULT_MEGABYTES: u64 = 4096;
/// Maximum depth of the process tree that is summed up.
const MAX_GENERATIONS: u32 = 8;

/// Resident bytes of a process and all its descendants; zero if the process has ended.
pub fn of_family(process: u32) -> u64 {
    measure(process, MAX_GENERATIONS)
}

fn measure(process: u32, generations: u32) -> u64 {
    let own = of_process(process);
    if generations == 0 {
        return own;
    }
    let children = children_of(process);
    children.iter().fold(own, |sum, child| {
        sum.saturating_add(measure(*child, generations - 1))
    })
}

fn of_process(process: u32) -> u64 {
    let Ok(text) = fs::read_to_string(format!("/proc/{process}/statm")) else {
        return 0;
    };
    let pages: u64 = text
        .split_whitespace()
        .nth(1)
        .and_then(|pages| pages.parse().ok())
        .unwrap_or(0);
    pages.saturating_mul(page_size())
}

/// The child processes of all threads of a process.
fn children_of(process: u32) -> Vec<u32> {
    let Ok(threads) = fs::read_dir(format!("/proc/{process}/task")) else {
        return Vec::new();
    };
    let lists = threads
        .flatten()
        .filter_map(|thread| fs::read_to_string(thread.path().join("children")).ok());
    lists.flat_map(|list| read_numbers(&list)).collect()
}

/// Children of a process that were reparented to it. The system assigns them to the first remaining thread
/// of the process.
pub fn adopted_by(process: u32) -> Vec<u32> {
    let list = fs::read_to_string(format!("/proc/{process}/task/{process}/children"));
    read_numbers(&list.unwrap_or_default())
}

fn read_numbers(list: &str) -> Vec<u32> {
    let words = list.split_whitespace();
    words.filter_map(|word| word.parse().ok()).collect()
}

fn page_size() -> u64 {
    // SAFETY: the call takes a number and touches no memory.
    let size = unsafe { libc::sysconf(libc::_SC_PAGESIZE) };
    u64::try_from(size).unwrap_or(4096)
}

#[cfg(test)]
mod tests {
    use std::process::Command;

    use super::*;

    /// Set in the separate process in which this program measures itself.
    const ALONE: &str = "CUSPEC_MEASURE_ALONE";

    /// Other tests of this program allocate memory and start processes at the same time, so this test runs
    /// in a process of its own.
    #[test]
    fn only_resident_memory_is_counted() {
        if std::env::var_os(ALONE).is_none() {
            let this = std::env::current_exe().expect("this program has a path");
            let name = "only_resident_memory_is_counted";
            let alone = Command::new(this).arg(name).env(ALONE, "1").output();
            let alone = alone.expect("this program starts");
            let text = String::from_utf8_lossy(&alone.stdout);
            assert!(alone.status.success(), "{text}");
            assert!(text.contains("1 passed"), "{text}");
            return;
        }
        let before = of_family(std::process::id());
        let reserved: Vec<u8> = Vec::with_capacity(1 << 34);
        let filled = vec![1_u8; 1 << 26];
        let after = of_family(std::process::id());
        assert!(after > before + (1 << 25), "{before} and {after}");
        assert!(after < before + (1 << 33), "{before} and {after}");
        drop((reserved, filled));
    }
}
