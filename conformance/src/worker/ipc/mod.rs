//! What the runner and a worker say to each other: JSON, one line each way per case.
//!
//! The worker is first sent a [`Setup`] and answers with a [`Greeting`]; then each line to it is a
//! case as the suite has it, and each line back a [`Report`]. Every line begins with a word and a
//! space: the runner chooses the word, and the answer repeats it. What comes from the worker
//! without it was written by the library, and answers nothing.
//!
//! Several cases may be sent at once. The worker runs them one after the other, and answers in the
//! same order, several at a time. After a report that says [`Report::waits`] it begins no case
//! before it has been sent [`GO_ON`]. One that calls while it ends is sent that behind the last case as
//! well, and answers none before.

use std::collections::BTreeMap;
use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use crate::suite::Suite;
use crate::suite::decision::Decision;
use crate::suite::machine::Machine;
use crate::suite::plan::Pool;
use question::Question;

pub mod question;
pub mod shared_page;

/// The first argument of a program that is started as a worker.
pub const WORKER: &str = "worker";
/// The variable that marks a worker and all that descend from it.
pub const MARK: &str = "CUCONFORM_WORKER";
/// How many bytes a mark has.
pub const MARK_LENGTH: usize = 21;
/// Sent to a worker that waits.
pub const GO_ON: &str = "null";

/// The first line to a worker.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Setup {
    pub driver: PathBuf,
    /// Loaded after the driver, where the cases of the pool, or the probe, need it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub runtime: Option<PathBuf>,
    /// Libraries that the process was started with, before these.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub preloads: Vec<PathBuf>,
    /// What the libraries see beside what the process was started with.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub variables: BTreeMap<String, String>,
    pub pool: Pool,
    /// Answers to the questions of gates and conditions, found out once by the probe.
    pub machine: Machine,
    /// Bytes that the process may have resident.
    pub memory: u64,
    /// Whether calls are made of which the contract says nothing.
    #[serde(default)]
    pub runs_undefined: bool,
    /// Asks for a description of the library and the device; no cases follow.
    #[serde(default)]
    pub probe: bool,
    /// What it is not asked, since it did not survive that before.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub left_out: Vec<Question>,
}

/// The first line from a worker.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Greeting {
    Ready,
    Described(Box<Description>),
    /// The driver could not be loaded.
    NoLibrary(String),
    /// The runtime could not be loaded.
    NoRuntime(String),
    /// What was named as the runtime is none.
    NotRuntime(String),
    /// A worker whose cases need a device came upon a library that gives it none.
    NoDevice(String),
    /// The library lacks what the runner itself needs.
    Unusable(String),
}

/// The library and the device behind it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Description {
    /// The file that was really loaded.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub resolved: Option<PathBuf>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub driver_version: Option<i32>,
    /// The same for the runtime, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub runtime: Option<RuntimeDescription>,
    pub devices: i32,
    /// Whether the first two devices reach the memory of one another.
    #[serde(default)]
    pub has_peers: bool,
    /// What the library answered where there is no device to be had.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub no_device: Option<String>,
    /// Why no process can have the primary context of the device.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub no_context: Option<String>,
    /// What the library was asked and did not survive, and how it ended the process.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub deadly: Vec<Deadly>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub device: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub total_memory: Option<u64>,
    pub machine: Machine,
}

impl Description {
    /// What stands behind the library, for people.
    pub fn device_in_words(&self) -> &str {
        match &self.no_device {
            Some(_) => "no device",
            None => self.device.as_deref().unwrap_or("an unnamed device"),
        }
    }
}

/// A question that ended the process.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deadly {
    pub question: Question,
    /// The word for it: `SIGSEGV`, `timeout`.
    pub ended: String,
}

/// The runtime above the driver.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct RuntimeDescription {
    /// The file that was really loaded.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub resolved: Option<PathBuf>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub version: Option<i32>,
}

/// What is said of a symbol that is not there.
pub fn say_missing(function: &str) -> String {
    format!("{MISSING}{function}")
}

const MISSING: &str = "the library does not export ";

/// The symbol of which something says that it is not there.
pub fn find_missing(text: &str) -> Option<&str> {
    let rest = text.strip_prefix(MISSING)?;
    rest.split([';', ' ']).next()
}

/// What a worker says about one case.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Report {
    pub what: What,
    /// Microseconds inside the call.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time_us: Option<f64>,
    /// Microseconds that the case took with all that is around its call.
    #[serde(default)]
    pub spent_us: f64,
    /// Remarks for people: a release that failed, say.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<String>,
    /// Why the process is no longer fit for the next case; it expects no further line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub retire: Option<String>,
    /// Whether it came as a surprise, with what another case had used before, in a process that is no
    /// longer fit to try it with something fresh.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_doubtful: bool,
    /// Threads that are there since this case.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub threads: Vec<i32>,
    /// Whether the process had more resident, at a time since this was last looked at, than it may.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_too_large: bool,
    /// Whether the worker waits for [`GO_ON`]: something was printed, and has to be taken before
    /// the next case prints; or the runner may not want this process to go on.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub waits: bool,
}

/// How the case went.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum What {
    Called(Called),
    /// A scenario; what it expected in vain, if anything.
    Played {
        failure: Option<String>,
    },
    Skipped {
        reason: String,
    },
    /// The contract says nothing of the call, and nobody asked for what it does.
    Undefined,
    /// The library refused to make what the case needs.
    Refused {
        reason: String,
    },
    /// The symbol is not exported.
    #[default]
    Missing,
    /// A scenario calls this symbol too, which is not exported.
    Lacks {
        symbol: String,
    },
    /// The runner cannot make what the case asks for.
    Unable {
        reason: String,
    },
}

impl What {
    /// Whether the library has done nothing but what was promised, so that what it was given is as good
    /// as before.
    pub(crate) fn is_sound(&self, suite: &Suite) -> bool {
        match self {
            What::Called(called) => called.is_sound(suite),
            What::Played { failure } => failure.is_none(),
            What::Skipped { .. } | What::Undefined | What::Missing | What::Lacks { .. } => true,
            What::Refused { .. } | What::Unable { .. } => false,
        }
    }
}

impl Called {
    fn is_sound(&self, suite: &Suite) -> bool {
        let show = |code| suite.show_code(self.decision.api, code);
        let later = self.later.map(show);
        let is_met = self.decision.met_by(&show(self.code), later.as_deref());
        is_met.is_some()
            && !self.decision.is_undefined()
            && self.touched.is_empty()
            && self.overrun.is_empty()
            && self.broken.is_empty()
            && self.poisoned.is_none()
    }
}

/// A call that returned.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Called {
    pub decision: Decision,
    pub code: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub later: Option<u32>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub touched: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub overrun: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub broken: Vec<(String, String)>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub poisoned: Option<String>,
}
