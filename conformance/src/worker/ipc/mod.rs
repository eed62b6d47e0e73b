//! The protocol between the runner and a worker: JSON, one line in each direction per case.
//!
//! The worker first receives a [`Setup`] and answers with a [`Greeting`]. After that, each line to it is a
//! case in the form of the suite, and each line back is a [`Report`]. Every line begins with a token and a
//! space: the runner chooses the token, and the answer repeats it. A line without the token was written by
//! the library.
//!
//! Several cases may be sent at once. The worker runs them one after another, and answers in the same
//! order, several at a time. After a report with [`Report::waits`] it begins no case until it has received
//! [`RESUME`]. A worker of the stage `Exiting` receives [`RESUME`] after its last case, and answers no case
//! before that. A worker that gets no further case receives [`LEAVE`] if its end is judged; otherwise it is killed.

use std::collections::BTreeMap;
use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use crate::suite::Suite;
use crate::suite::decision::Decision;
use crate::suite::machine::Machine;
use crate::suite::pool::Pool;
use question::Question;

pub mod question;
pub mod shared_page;

/// The first command-line argument of a worker.
pub const WORKER: &str = "worker";
/// The environment variable that marks a worker and all its descendants.
pub const MARK: &str = "CUCONFORM_WORKER";
/// The length of a mark in bytes.
pub const MARK_LENGTH: usize = 21;
/// The message that lets a waiting worker continue.
pub const RESUME: &str = "null";
/// The message that lets a worker without a case end as a program does.
pub const LEAVE: &str = "\"leave\"";

/// The first line to a worker.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// The driver; `None` if a runtime is tested alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub driver: Option<PathBuf>,
    /// The runtime, which is loaded after the driver if the cases of the pool or the probe need it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub runtime: Option<PathBuf>,
    /// Libraries that the process was started with, before these.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub preloads: Vec<PathBuf>,
    /// Environment variables of the libraries, besides those that the process was started with.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub variables: BTreeMap<String, String>,
    pub pool: Pool,
    /// Facts for gates and conditions, found once by the probe.
    pub machine: Machine,
    /// Maximum resident memory of the process, in bytes.
    pub memory: u64,
    /// Whether to make calls whose behavior the contract leaves undefined.
    #[serde(default)]
    pub runs_undefined: bool,
    /// Whether to report the state of the thread after each call.
    #[serde(default)]
    pub observes: bool,
    /// Whether to describe the library and the device; no cases follow.
    #[serde(default)]
    pub probe: bool,
    /// Questions that are skipped, because they ended an earlier process.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub left_out: Vec<Question>,
    /// Whether objects stay when a case ends, so that the process calls few functions.
    #[serde(default)]
    pub keeps_objects: bool,
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
    /// The file named as the runtime is not a CUDA runtime.
    NotRuntime(String),
    /// The cases need a device, and the library has none.
    NoDevice(String),
    /// The library lacks a function that the runner needs.
    Unusable(String),
}

/// The library and the device behind it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Description {
    /// The file that was loaded, with links resolved.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub resolved: Option<PathBuf>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub driver_version: Option<i32>,
    /// The runtime, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub runtime: Option<RuntimeDescription>,
    pub devices: i32,
    /// Whether the first two devices can access each other's memory.
    #[serde(default)]
    pub has_peers: bool,
    /// Whether an OpenGL context without a window can be made, and has a device that the driver lists.
    #[serde(default)]
    pub has_opengl: bool,
    /// Why no device is available.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub no_device: Option<String>,
    /// Why the primary context of the device cannot be retained.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub no_context: Option<String>,
    /// Why cases use a context of `cuCtxCreate` in place of the primary context; `None` if they use the primary context.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub no_primary: Option<String>,
    /// Questions that ended the process, and how they ended it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fatal: Vec<FatalQuestion>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub device: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub total_memory: Option<u64>,
    pub machine: Machine,
}

impl Description {
    /// The device, for people.
    pub fn device_in_words(&self) -> &str {
        match &self.no_device {
            Some(_) => "no device",
            None => self.device.as_deref().unwrap_or("an unnamed device"),
        }
    }
}

/// A question that ended the process.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FatalQuestion {
    pub question: Question,
    /// How the process ended, such as `SIGSEGV` or `timeout`.
    pub ended: String,
}

/// The runtime above the driver.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct RuntimeDescription {
    /// The file that was loaded, with links resolved.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub resolved: Option<PathBuf>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub version: Option<i32>,
}

/// The message about a symbol that the library does not export.
pub fn missing_message(function: &str) -> String {
    format!("{MISSING}{function}")
}

const MISSING: &str = "the library does not export ";

/// The symbol that such a message names; `None` for other texts.
pub fn find_missing(text: &str) -> Option<&str> {
    let rest = text.strip_prefix(MISSING)?;
    rest.split([';', ' ']).next()
}

/// The report of a worker about one case.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Report {
    pub what: Execution,
    /// Duration of the call in microseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time_us: Option<f64>,
    /// Duration of the case in microseconds, including setup and cleanup.
    #[serde(default)]
    pub spent_us: f64,
    /// Notes for people, such as a failed release.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<String>,
    /// Functions that the worker itself has called for the case and before the first case, if the process leaves.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub own_calls: Vec<String>,
    /// Why the process cannot run another case; it accepts no further case.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub retire: Option<String>,
    /// Whether an unexpected result may come from an object that an earlier case used, and the process
    /// cannot repeat the case with a fresh object.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_doubtful: bool,
    /// Threads that appeared during this case.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub threads: Vec<i32>,
    /// Whether the watched objects have not been used after the case. A later report confirms the result; if the process
    /// ends because an object was damaged, the case is run again.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_unconfirmed: bool,
    /// Whether the process exceeded its memory limit since the last check.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_too_large: bool,
    /// Whether the worker waits for [`RESUME`]. It waits if output must be taken before the next case
    /// prints, or if the runner may want to end this process.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub waits: bool,
}

/// The result of a case.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Execution {
    Called(Called),
    /// A scenario; `failure` is the expectation that did not hold.
    Played {
        failure: Option<String>,
        /// The function to which the failure is charged, if it is another than the case's.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        function: Option<String>,
    },
    /// A sequence: the answer of each step.
    Sequence {
        answers: Vec<String>,
    },
    Skipped {
        reason: String,
    },
    /// The contract leaves the call undefined, and such calls are not enabled.
    Undefined,
    /// The library failed to create an object that the case needs.
    Refused {
        reason: String,
    },
    /// The symbol is not exported.
    #[default]
    Missing,
    /// The scenario calls this symbol, which is not exported.
    Lacks {
        symbol: String,
    },
    /// The runner cannot make an argument or call that the case needs.
    Unable {
        reason: String,
    },
}

impl Execution {
    /// Whether the library met all expectations, so that its objects can be reused.
    pub(crate) fn is_sound(&self, suite: &Suite) -> bool {
        match self {
            Execution::Called(called) => called.is_sound(suite),
            Execution::Played { failure, .. } => failure.is_none(),
            Execution::Sequence { .. }
            | Execution::Skipped { .. }
            | Execution::Undefined
            | Execution::Missing
            | Execution::Lacks { .. } => true,
            Execution::Refused { .. } | Execution::Unable { .. } => false,
        }
    }

    /// Whether the call has returned, its result is judged, and it is not the expected one.
    pub(crate) fn is_unexpected(&self, suite: &Suite) -> bool {
        let is_judged = matches!(self, Execution::Called(called) if !called.decision.is_observed());
        is_judged && !self.is_sound(suite)
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
    /// The state of the thread afterwards, if [`Setup::observes`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub aftermath: Option<Aftermath>,
}

/// The state of the calling thread after a call, compared with the one before.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Aftermath {
    /// The status of the capture that the state of the case holds, if it holds one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub capture: Option<CaptureStatus>,
    pub context: ContextChange,
    /// The last error of the runtime, by name; `None` for a call of the driver.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last_error: Option<String>,
    /// The places that the call has written.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub written: Vec<String>,
}

/// The status of a capture after a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum CaptureStatus {
    Active,
    Invalidated,
    /// The stream is not capturing any more.
    Ended,
    /// The driver does not return the status.
    Unknown,
}

/// The current context after a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ContextChange {
    /// The same as before.
    Same,
    /// None, and there was one before.
    None,
    /// Another one, or one where there was none.
    Other,
}
