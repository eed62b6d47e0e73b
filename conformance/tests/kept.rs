//! Runs that are made once for all tests, of which each takes a copy.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;

/// What the run of [`EVENTS`] is made with: a few hundred cases that are quickly run.
pub(crate) const EVENTS_ONLY: &str = "^cuEvent";

/// A run of the cases of events on the reference driver.
pub(crate) static EVENTS: LazyLock<PathBuf> = LazyLock::new(|| {
    let folder = folder("events");
    let output = Command::new(env!("CARGO_BIN_EXE_cuconform"))
        // Where these tests are themselves run in parts, this is whole all the same.
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

/// An empty folder of this name, which stays until the next time.
pub(crate) fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).expect("it can be removed");
    }
    fs::create_dir(&folder).expect("a folder");
    folder
}

/// Copies a run into a folder that is not there yet.
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
