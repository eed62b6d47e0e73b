//! Limit of host memory that backs the device's memory.
//!
//! The device has far more memory than most machines. An allocation costs nothing; touched pages take
//! host memory, and a machine that runs out of it kills processes. Every
//! touch of new pages is therefore charged here first.

use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::code::{Code, Outcome};

/// Reserve for the rest of the machine: this fraction, and at least this many bytes.
const RESERVE_FRACTION: u64 = 16;
const MIN_RESERVE: u64 = 256 << 20;

/// Bytes that may be taken before the free memory of the machine is read again.
const BYTES_BETWEEN_READS: u64 = 64 << 20;

/// Limit of host memory in bytes, and the amount in use.
#[derive(Debug)]
pub struct Budget {
    limit: u64,
    taken: AtomicU64,
    /// Bytes taken since the machine's free memory was last read; `None` for a fixed budget.
    since_read: Option<AtomicU64>,
}

impl Budget {
    /// A budget from the machine's free memory.
    pub fn of_host() -> Budget {
        Budget {
            limit: total().map_or(u64::MAX, without_reserve),
            taken: AtomicU64::new(0),
            since_read: Some(AtomicU64::new(BYTES_BETWEEN_READS)),
        }
    }

    /// A fixed budget in bytes.
    pub fn of(limit: u64) -> Budget {
        Budget {
            limit,
            taken: AtomicU64::new(0),
            since_read: None,
        }
    }

    pub fn taken(&self) -> u64 {
        self.taken.load(Ordering::Relaxed)
    }

    /// Takes bytes of the host. Fails if they exceed the budget.
    pub fn take(&self, size: u64) -> Outcome {
        let grown = |taken: u64| taken.checked_add(size).filter(|sum| *sum <= self.limit);
        let order = Ordering::Relaxed;
        self.taken
            .fetch_update(order, order, grown)
            .map_err(|_| Code::OUT_OF_MEMORY)?;
        if self.machine_has(size) {
            return Ok(());
        }
        self.give(size);
        Err(Code::OUT_OF_MEMORY)
    }

    pub fn give(&self, size: u64) {
        let order = Ordering::Relaxed;
        let shrunk = |taken: u64| Some(taken.saturating_sub(size));
        let _ = self.taken.fetch_update(order, order, shrunk);
    }

    /// Whether the machine has that much memory free, unless it was read recently.
    fn machine_has(&self, size: u64) -> bool {
        let Some(since_read) = &self.since_read else {
            return true;
        };
        let before = since_read.fetch_add(size.min(BYTES_BETWEEN_READS), Ordering::Relaxed);
        if before.saturating_add(size) <= BYTES_BETWEEN_READS {
            return true;
        }
        let has_room = available().is_none_or(|available| size <= available);
        let next = if has_room { 0 } else { BYTES_BETWEEN_READS };
        since_read.store(next, Ordering::Relaxed);
        has_room
    }
}

fn without_reserve(total: u64) -> u64 {
    total.saturating_sub((total / RESERVE_FRACTION).max(MIN_RESERVE))
}

/// Total memory of the machine, or of the process's control group, in bytes.
fn total() -> Option<u64> {
    let machine = of_machine("MemTotal:")?;
    Some(group().map_or(machine, |(limit, _)| limit.min(machine)))
}

/// Bytes that may be taken now, without the reserve.
fn available() -> Option<u64> {
    let reserve = total().map_or(MIN_RESERVE, |total| total - without_reserve(total));
    let machine = of_machine("MemAvailable:")?;
    let group = group().map_or(machine, |(limit, used)| limit.saturating_sub(used));
    Some(machine.min(group).saturating_sub(reserve))
}

/// A value of `/proc/meminfo`, in bytes.
fn of_machine(label: &str) -> Option<u64> {
    let text = fs::read_to_string("/proc/meminfo").ok()?;
    let line = text.lines().find_map(|line| line.strip_prefix(label))?;
    let kibibytes: u64 = line.split_whitespace().next()?.parse().ok()?;
    kibibytes.checked_mul(1024)
}

/// The tightest limit among the control groups of this process, if any, and its unreclaimable
/// memory.
fn group() -> Option<(u64, u64)> {
    let groups = fs::read_to_string("/proc/self/cgroup").ok()?;
    let limits = groups.lines().filter_map(|line| {
        let (controllers, path) = line.split_once(':')?.1.split_once(':')?;
        let (root, files) = match controllers {
            "" => ("/sys/fs/cgroup", &UNIFIED),
            "memory" => ("/sys/fs/cgroup/memory", &SEPARATE),
            _ => return None,
        };
        // A container sees its own group at the root, under any name.
        let folders = Path::new(path).ancestors();
        let folders = folders.map(|folder| format!("{root}{}", folder.display()));
        let known = folders.filter_map(|folder| files.read(&folder));
        known.min_by_key(|(limit, used)| limit.saturating_sub(*used))
    });
    limits.min_by_key(|(limit, used)| limit.saturating_sub(*used))
}

/// Files of a version of control groups that hold limit and statistics.
struct GroupFiles {
    limit: &'static str,
    counted: [&'static str; 2],
}

static UNIFIED: GroupFiles = GroupFiles {
    limit: "memory.max",
    counted: ["anon", "shmem"],
};

static SEPARATE: GroupFiles = GroupFiles {
    limit: "memory.limit_in_bytes",
    counted: ["total_rss", "total_shmem"],
};

impl GroupFiles {
    /// The limit of a group and its usage; `None` if it has no limit.
    fn read(&self, folder: &str) -> Option<(u64, u64)> {
        let limit = fs::read_to_string(format!("{folder}/{}", self.limit)).ok()?;
        let limit = limit.trim().parse().ok()?;
        let statistics = fs::read_to_string(format!("{folder}/memory.stat")).unwrap_or_default();
        let used = statistics.lines().filter_map(|line| {
            let (name, bytes) = line.split_once(' ')?;
            self.counted
                .contains(&name)
                .then(|| bytes.parse::<u64>().ok())?
        });
        Some((limit, used.sum()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn released_bytes_can_be_charged_again() {
        let budget = Budget::of(10);
        budget.take(6).unwrap();
        assert_eq!(budget.take(5), Err(Code::OUT_OF_MEMORY));
        budget.take(4).unwrap();
        budget.give(10);
        assert_eq!(budget.take(10), Ok(()));
        assert_eq!(budget.take(u64::MAX), Err(Code::OUT_OF_MEMORY));
    }

    #[test]
    fn the_total_memory_exceeds_the_budget() {
        let budget = Budget::of_host();
        assert_eq!(budget.take(1 << 20), Ok(()));
        let all = of_machine("MemTotal:").unwrap();
        assert_eq!(budget.take(all), Err(Code::OUT_OF_MEMORY));
        assert_eq!(budget.taken(), 1 << 20);
    }

    #[test]
    fn a_budget_of_the_machine_refuses_memory_in_use() {
        let budget = Budget {
            limit: u64::MAX,
            taken: AtomicU64::new(0),
            since_read: Some(AtomicU64::new(0)),
        };
        let all = of_machine("MemTotal:").unwrap();
        assert_eq!(budget.take(all), Err(Code::OUT_OF_MEMORY));
        assert_eq!(budget.taken(), 0);
    }

    #[test]
    fn limit_and_usage_of_a_group_are_read_from_its_files() {
        let folder = tempfile::tempdir().unwrap();
        let name = folder.path().to_str().unwrap();
        let write = |file: &str, text: &str| fs::write(folder.path().join(file), text).unwrap();
        assert_eq!(UNIFIED.read(name), None);
        write("memory.max", "max\n");
        assert_eq!(UNIFIED.read(name), None);
        write("memory.max", "1000\n");
        write("memory.stat", "anon 100\nfile 700\nshmem 20\n");
        assert_eq!(UNIFIED.read(name), Some((1000, 120)));
        write("memory.limit_in_bytes", "2000\n");
        write("memory.stat", "rss 1\ntotal_rss 300\ntotal_shmem 4\n");
        assert_eq!(SEPARATE.read(name), Some((2000, 304)));
    }
}
