//! Libraries that misbehave outside of the calls under test: in the clean-up of a case, in threads that a call leaves
//! behind, and while the process exits. A preload over the reference driver misbehaves in the way that its environment
//! names.

mod exits;
mod hangs;
mod threads;

use std::ffi::OsStr;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use serde_json::Value;
use tempfile::TempDir;

use crate::{interposer, subject};

/// A finished run with the hook.
struct Finished {
    output: Output,
    results: Vec<Value>,
    _folder: TempDir,
}

impl Finished {
    fn printed(&self) -> String {
        let Output { stdout, stderr, .. } = &self.output;
        [stdout, stderr]
            .map(|text| String::from_utf8_lossy(text))
            .concat()
    }

    fn exit(&self) -> Option<i32> {
        self.output.status.code()
    }

    fn result(&self, case: &str) -> &Value {
        let found = self.results.iter().find(|result| result["case"] == case);
        found.unwrap_or_else(|| panic!("no {case}: {}", self.printed()))
    }

    /// Cases with one of the unexpected outcomes.
    fn bad(&self) -> Vec<&Value> {
        let is_bad = |result: &&Value| {
            let word = result["outcome"].as_str().expect("a word");
            ["fail", "crash", "timeout", "missing", "error"].contains(&word)
        };
        self.results.iter().filter(is_bad).collect()
    }
}

/// `cuconform run` of these cases with the hook, which misbehaves in this way: `hangs:cuMemFree_v2`.
fn run(way: &str, cases: &str, more: &[&str]) -> Finished {
    let folder = tempfile::tempdir().expect("a folder");
    let links = [OsStr::new("-ldl")];
    let hook = subject::build("late/hook.c", folder.path(), "libhook.so", &links);
    let hook = hook.expect("a library");
    let mut command = Command::new(env!("CARGO_BIN_EXE_cuconform"));
    command
        .current_dir(folder.path())
        .args(["run", "--out", "out", "--filter", cases])
        .args(["--env", &format!("LATE={way}"), "--driver"])
        .arg(interposer::beneath())
        .arg("--preload")
        .arg(hook)
        .args(more)
        // These variables may be set if the tests themselves are sharded.
        .env_remove("TEST_SHARD_INDEX")
        .env_remove("JOB_COMPLETION_INDEX")
        .env_remove("BUILDKITE_PARALLEL_JOB");
    let output = command.output().expect("cuconform starts");
    Finished {
        results: results(&folder.path().join("out")),
        output,
        _folder: folder,
    }
}

fn results(folder: &Path) -> Vec<Value> {
    let text = fs::read_to_string(folder.join("results.jsonl")).unwrap_or_default();
    let lines = text.lines();
    lines
        .map(|line| serde_json::from_str(line).expect("a result"))
        .collect()
}
