//! The manifest of a run: `run.json`, beside the results. It allows an interrupted run to be resumed, and
//! only with the same plan.

use std::ffi::OsString;
use std::io;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::results::environment::ReferenceId;
use crate::results::environment::{Environment, hex};
use crate::suite::plan::Plan;

const FILE: &str = "run.json";

/// Options that select a part of the suite, and whether a value follows.
pub(crate) const SELECTIONS: [(&str, bool); 9] = [
    ("--filter", true),
    ("--group", true),
    ("--rule", true),
    ("--tag", true),
    ("--without", true),
    ("--cases", true),
    ("--rerun", true),
    ("--shard", true),
    ("--smoke", false),
];

/// The command and plan of a run.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RunManifest {
    /// The command line, including the program.
    pub command: Vec<String>,
    /// Working directory of the command, for relative paths.
    pub folder: PathBuf,
    /// Number of planned cases, and a hash of their ids that does not depend on their order.
    pub cases: usize,
    pub plan: String,
}

impl RunManifest {
    /// The manifest of the present command.
    pub fn current(plan: &Plan) -> io::Result<RunManifest> {
        let text = |word: OsString| word.to_string_lossy().into_owned();
        Ok(RunManifest {
            command: std::env::args_os().map(text).collect(),
            folder: std::env::current_dir()?,
            cases: plan.cases.len(),
            plan: hash_plan(plan),
        })
    }

    /// Removes the manifest of an earlier run, so that a new run that fails early cannot be mistaken for it.
    pub fn remove(folder: &Path) -> io::Result<()> {
        match std::fs::remove_file(folder.join(FILE)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
            _ => Ok(()),
        }
    }

    pub fn store(&self, folder: &Path) -> io::Result<()> {
        let text = serde_json::to_string_pretty(self)?;
        let other = folder.join("run.json.new");
        std::fs::write(&other, text + "\n")?;
        std::fs::rename(other, folder.join(FILE))
    }

    pub fn load(folder: &Path) -> Result<RunManifest, String> {
        let path = folder.join(FILE);
        let text = std::fs::read_to_string(&path).map_err(|error| {
            format!(
                "{} contains no run to resume: cannot read {FILE}: {error}",
                folder.display()
            )
        })?;
        serde_json::from_str(&text)
            .map_err(|error| format!("cannot parse {}: {error}", path.display()))
    }

    /// The options of the command that select a part of the suite, as they were written; empty for the whole suite.
    pub fn selection(&self) -> String {
        let mut words = self.command.iter();
        let mut selection: Vec<&str> = Vec::new();
        while let Some(word) = words.next() {
            let name = word.split('=').next().unwrap_or(word);
            let Some((_, has_value)) = SELECTIONS.iter().find(|(option, _)| *option == name) else {
                continue;
            };
            selection.push(word);
            if *has_value && !word.contains('=') {
                selection.extend(words.next().map(String::as_str));
            }
        }
        selection.join(" ")
    }

    /// Describes a difference that prevents resuming the run with `now`.
    pub fn find_difference(&self, now: &RunManifest) -> Option<String> {
        if self.cases != now.cases {
            return Some(format!(
                "the run has {} cases, but {} are planned now",
                self.cases, now.cases
            ));
        }
        (self.plan != now.plan).then(|| "other cases are planned now".to_owned())
    }
}

/// Describes a difference that prevents results of both environments in one run.
pub fn find_difference(then: &Environment, now: &Environment) -> Option<String> {
    let show = |hash: &Option<String>| hash.clone().unwrap_or_else(|| "none".to_owned());
    if then.registry != now.registry {
        return Some(format!(
            "the suite is another one: the run used registry {}, and now it is {}",
            then.registry, now.registry
        ));
    }
    if then.library.sha256 != now.library.sha256 {
        return Some(format!(
            "the library is another one: {} had the hash {}, and {} now has {}",
            then.library.asked.display(),
            show(&then.library.sha256),
            now.library.asked.display(),
            show(&now.library.sha256)
        ));
    }
    let hash = |environment: &Environment| {
        let runtime = environment.runtime.as_ref();
        runtime.map(|library| library.sha256.clone())
    };
    if hash(then) != hash(now) {
        return Some("the runtime is another one".to_owned());
    }
    if let Some(difference) = then.find_surroundings_difference(now) {
        return Some(difference);
    }
    if !ReferenceId::is_same(then.reference.as_ref(), now.reference.as_ref()) {
        return Some(format!(
            "the run is judged by {}, but the command by {}",
            ReferenceId::describe(then.reference.as_ref()),
            ReferenceId::describe(now.reference.as_ref())
        ));
    }
    let same = Environment {
        library: then.library.clone(),
        runtime: then.runtime.clone(),
        preloads: then.preloads.clone(),
        date: then.date.clone(),
        host: then.host.clone(),
        // The order has no effect on outcomes.
        shuffle: then.shuffle,
        reference: then.reference.clone(),
        ..now.clone()
    };
    (same != *then).then(|| "the device or its driver is another one".to_owned())
}

fn hash_plan(plan: &Plan) -> String {
    let mut hash = Sha256::new();
    for id in plan.index().ids() {
        hash.update(id.as_bytes());
        hash.update(b"\n");
    }
    hex(&hash.finalize())
}
