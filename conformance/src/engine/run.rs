//! A run: the libraries, the options, and the facts that are known so far.

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsString;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use super::charges::{self, Charge};
use super::hangs::Hangs;
use super::launch::Launch;
use super::limits::Limits;
use super::refusals::Refusals;
use super::run_stats::{Counters, RunStats};
use super::start_error::StartError;
use super::subject::Subject;
use crate::evidence::reference::Reference;
use crate::results::CaseResult;
use crate::results::slow::Slow;
use crate::suite::Suite;
use crate::suite::plan::Planned;
use crate::worker::ipc::Description;
use crate::worker::ipc::question::Question;
use crate::worker::preload;

/// Maximum default number of workers, for any number of cores: more workers share the device, slow each
/// other down, and bring calls near their limit.
const MAX_DEFAULT_JOBS: usize = 4;
/// Default time limit for a worker to load the library and create its context.
pub const START_TIMEOUT: Duration = Duration::from_secs(120);

/// A run of the suite against a driver, and optionally a runtime.
pub struct Run<'a> {
    pub(super) suite: &'a Suite,
    pub(super) subject: Subject,
    pub(super) jobs: usize,
    pub(super) timeout: Duration,
    pub(super) start_timeout: Duration,
    pub(super) memory: Option<u64>,
    pub(super) hazards: BTreeSet<String>,
    pub(super) runs_undefined: bool,
    pub(super) observes: bool,
    pub(super) skips: BTreeMap<String, String>,
    pub(super) no_device: Option<String>,
    pub(super) no_context: Option<String>,
    pub(super) charges: BTreeMap<String, Charge>,
    /// Queries that are skipped, because the library did not survive them.
    pub(super) left_out: Vec<Question>,
    pub(super) launch: Launch,
    pub(super) stop: Vec<&'a AtomicBool>,
    pub(super) seed: Option<u64>,
    pub(super) isolates: bool,
    pub(super) judges_exits: bool,
    pub(super) counters: Counters,
    pub(super) refusals: Refusals,
    pub(super) hangs: Hangs,
    pub(super) reference: Option<&'a Reference>,
    pub(super) observer: Option<&'a dyn Observer>,
}

/// Receives events other than results during a run.
pub trait Observer: Sync {
    /// A case came near its limit. Called again if the case is retried.
    fn on_slow(&self, case: &str, slow: &Slow);
    /// A worker failed to start for this reason, and another one is started in its place.
    fn on_failed_start(&self, reason: &str);
}

impl<'a> Run<'a> {
    /// A run with one worker per core, at most four. Workers run this executable.
    pub fn new(suite: &'a Suite, subject: &Subject) -> io::Result<Run<'a>> {
        let subject = subject.absolute()?;
        Ok(Run {
            suite,
            jobs: std::thread::available_parallelism()
                .map_or(1, |cores| cores.get().min(MAX_DEFAULT_JOBS)),
            timeout: Duration::from_secs(10),
            start_timeout: START_TIMEOUT,
            memory: None,
            hazards: BTreeSet::new(),
            runs_undefined: false,
            observes: false,
            skips: BTreeMap::new(),
            no_device: None,
            no_context: None,
            charges: BTreeMap::new(),
            left_out: Vec::new(),
            launch: launch(&subject)?,
            stop: Vec::new(),
            seed: None,
            isolates: false,
            judges_exits: false,
            counters: Counters::default(),
            refusals: Refusals::default(),
            hangs: Hangs::default(),
            reference: None,
            observer: None,
            subject,
        })
    }

    /// Sets the number of workers.
    pub fn jobs(mut self, jobs: usize) -> Run<'a> {
        self.jobs = jobs.max(1);
        self
    }

    /// Sets the time limit of one call with the work it starts. Setup and cleanup may take longer.
    pub fn timeout(mut self, timeout: Duration) -> Run<'a> {
        self.timeout = timeout;
        self
    }

    /// Sets the time limit for a worker to load the library and create its context.
    pub fn start_timeout(mut self, timeout: Duration) -> Run<'a> {
        self.start_timeout = timeout;
        self
    }

    /// Sets the memory limit of one worker with its children, in megabytes.
    pub fn memory(mut self, megabytes: u64) -> Run<'a> {
        self.memory = Some(megabytes);
        self
    }

    /// Includes cases of this hazard.
    pub fn hazard(mut self, name: &str) -> Run<'a> {
        self.hazards.insert(name.to_owned());
        self
    }

    /// Includes calls whose behavior the contract leaves undefined.
    pub fn undefined(mut self, runs_undefined: bool) -> Run<'a> {
        self.runs_undefined = runs_undefined;
        self
    }

    /// Adds the state of the calling thread after each call to the results.
    pub fn observe(mut self, observes: bool) -> Run<'a> {
        self.observes = observes;
        self
    }

    /// Skips these cases, each for its reason.
    pub fn skip(mut self, cases: BTreeMap<String, String>) -> Run<'a> {
        self.skips.extend(cases);
        self
    }

    /// Applies the description of the library. A query that ended the probe is charged to the case that
    /// makes the same call, and cases are skipped if a device or context they need is missing. Without a
    /// device, each remaining case gets a process of its own, because a failed `cuInit` changes the state
    /// of the driver.
    pub fn found(mut self, description: &Description) -> Run<'a> {
        self.isolates |= description.no_device.is_some();
        self.no_device = description.no_device.clone();
        self.no_context = description.no_context.clone();
        self.charges = charges::of(description, self.subject.driver.is_some());
        let fatal = description.fatal.iter();
        self.left_out = fatal.map(|fatal| fatal.question).collect();
        self
    }

    /// Sets an environment variable of the library.
    pub fn env(mut self, name: impl Into<OsString>, value: impl Into<OsString>) -> Run<'a> {
        self.launch.set(name.into(), value.into());
        self
    }

    /// Sets the folder that workers run in.
    pub fn folder(mut self, folder: &Path) -> Run<'a> {
        self.launch = self.launch.in_folder(folder);
        self
    }

    /// Skips the remaining cases once the flag is set.
    pub fn stop_when(mut self, flag: &'a AtomicBool) -> Run<'a> {
        self.stop.push(flag);
        self
    }

    /// Runs cases in an order that depends on the seed, instead of the suite's order.
    pub fn shuffle(mut self, seed: Option<u64>) -> Run<'a> {
        self.seed = seed;
        self
    }

    /// Judges results by those of another library, wherever it has a result.
    pub fn reference(mut self, reference: Option<&'a Reference>) -> Run<'a> {
        self.reference = reference;
        self
    }

    /// Sets the observer of events other than results.
    pub fn observer(mut self, observer: &'a dyn Observer) -> Run<'a> {
        self.observer = Some(observer);
        self
    }

    /// Gives each case a process of its own.
    pub fn isolate(mut self, isolates: bool) -> Run<'a> {
        self.isolates = isolates;
        self
    }

    /// Sets whether cases are skipped after others have hung in the same state.
    pub fn hang_limit(mut self, has_limit: bool) -> Run<'a> {
        self.hangs.limit(has_limit);
        self
    }

    /// Sets whether processes end as programs do after the plain cases, and their ends are judged.
    pub fn judge_exits(mut self, judges_exits: bool) -> Run<'a> {
        self.judges_exits = judges_exits;
        self
    }

    /// Totals of all cases run so far.
    pub fn run_stats(&self) -> RunStats {
        self.counters.read()
    }

    pub(crate) fn limits(&self) -> Limits {
        let limits = Limits::of(self.timeout);
        Limits {
            memory: self
                .memory
                .map_or(limits.memory, |megabytes| megabytes << 20),
            ..limits
        }
    }

    pub(crate) fn report_slow(&self, planned: &Planned, slow: &Slow) {
        if let Some(observer) = self.observer {
            observer.on_slow(planned.id(), slow);
        }
    }

    pub(crate) fn report_failed_start(&self, error: &StartError) {
        self.counters.count_failed_start();
        if let Some(observer) = self.observer {
            observer.on_failed_start(&error.to_string());
        }
    }

    /// The result of a case that is known from the probe.
    pub(crate) fn charge(&self, planned: &Planned) -> Option<CaseResult> {
        let charge = self.charges.get(planned.id())?;
        Some(charge.result(self.suite, planned))
    }

    /// The reason to skip a case.
    pub(crate) fn skip_reason(&self, planned: &Planned) -> Option<String> {
        if let Some(hazard) = &planned.head.hazard
            && !self.hazards.contains(hazard)
        {
            return Some(format!("hazard: ask for it with --hazard {hazard}"));
        }
        if let Some(reason) = self.skips.get(planned.id()) {
            return Some(reason.clone());
        }
        if let Some(reason) = self.no_device.as_ref().filter(|_| planned.needs_device()) {
            return Some(format!("no device: {reason}"));
        }
        if let Some(reason) = self
            .no_context
            .as_ref()
            .filter(|_| planned.pool.needs_context())
        {
            return Some(format!("no context: {reason}"));
        }
        if planned.head.is_called_back() && self.left_out.contains(&Question::HostFunction) {
            return Some("no stream runs a host function".to_owned());
        }
        if let Some(reason) = self.hangs.skip_reason(planned) {
            return Some(reason);
        }
        self.is_stopped()
            .then(|| "the run was stopped before this case".to_owned())
    }

    pub(super) fn is_stopped(&self) -> bool {
        self.stop.iter().any(|flag| flag.load(Ordering::Relaxed))
    }

    /// Whether each case gets a process of its own.
    pub(crate) fn isolates(&self) -> bool {
        self.isolates
    }

    pub(crate) fn counters(&self) -> &Counters {
        &self.counters
    }
}

/// Workers with the environment that the subject needs.
fn launch(subject: &Subject) -> io::Result<Launch> {
    let mut launch = Launch::this_program()?;
    for (name, value) in &subject.variables {
        launch.set(name.into(), value.into());
    }
    if !subject.preloads.is_empty() {
        let wanted = preload::join(subject.preloads.iter().map(PathBuf::as_path));
        launch.set(preload::PRELOADS.into(), wanted);
    }
    Ok(launch)
}
