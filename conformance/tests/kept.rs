//! Runs that all tests share; each test takes a copy.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;

/// Filter of the run [`EVENTS`]: a few hundred fast cases.
pub(crate) const EVENTS_ONLY: &str = "^cuEvent";

/// A run of the event cases on the reference driver.
pub(crate) static EVENTS: LazyLock<PathBuf> = LazyLock::new(|| {
    let folder = folder("events");
    let output = Command::new(env!("CARGO_BIN_EXE_cuconform"))
        // This run must be complete even if the tests themselves are sharded.
        .env_remove("TEST_SHARD_INDEX")
        .env_remove("JOB_COMPLETION_INDEX")
        .env_remove("BUILDKITE_PARALLEL_JOB")
        .current_dir(&folder)
        .args(["run", "--filter", EVENTS_ONLY, "--out", "run"])
        .output()
        .expect("cuconform starts");
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    folder.join("run")
});

/// Creates an empty folder with this name, which is kept until the next call.
pub(crate) fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).expect("it can be removed");
    }
    fs::create_dir(&folder).expect("a folder");
    folder
}

/// Copies a run to a new folder.
pub(crate) fn copy(run: &Path, to: &Path) {
    fs::create_dir(to).expect("a folder");
    for entry in fs::read_dir(run).expect("a run") {
        let entry = entry.expect("an entry");
        let (from, to) = (entry.path(), to.join(entry.file_name()));
        match from.is_dir() {
            true => copy(&from, &to),
            false => drop(fs::copy(&from, &to).expect("a copy")),
        }
    }
}
