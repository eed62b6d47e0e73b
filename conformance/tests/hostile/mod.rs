//! A hostile library: its output and name must not forge reports, failures while it is loaded must not lose
//! cases, and slow calls must be reported.

mod loading;
mod log;
mod machine;
mod progress;
mod reports;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::OnceLock;

use serde_json::Value;
use tempfile::TempDir;

use crate::subject;

/// The library, built once.
fn subject() -> &'static Path {
    static BUILT: OnceLock<(TempDir, PathBuf)> = OnceLock::new();
    let (_, library) = BUILT.get_or_init(|| {
        let folder = tempfile::tempdir().expect("a folder");
        let library = subject::build("hostile/subject.c", folder.path(), "libhostile.so", &[])
            .expect("a library");
        (folder, library)
    });
    library
}

/// `cuconform run` of this library, with results in `out`.
fn run(folder: &Path, library: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cuconform"));
    command
        .current_dir(folder)
        .args(["run", "--out", "out", "--driver"])
        .arg(library)
        // These variables may be set if the tests themselves are sharded.
        .env_remove("TEST_SHARD_INDEX")
        .env_remove("JOB_COMPLETION_INDEX")
        .env_remove("BUILDKITE_PARALLEL_JOB");
    command
}

fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

fn finish(command: &mut Command) -> Output {
    command.output().expect("cuconform starts")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("text")
}

/// The results of the run in `out`.
fn results(folder: &Path) -> Vec<Value> {
    let text = fs::read_to_string(folder.join("out/results.jsonl")).expect("results");
    text.lines()
        .map(|line| serde_json::from_str(line).expect("a result"))
        .collect()
}

fn result(folder: &Path, case: &str) -> Value {
    let mut results = results(folder).into_iter();
    let found = results.find(|result| result["case"] == case);
    found.unwrap_or_else(|| panic!("no {case}"))
}
