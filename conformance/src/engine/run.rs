//! A run: the libraries, how it is run, and what is known of it so far.

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsString;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use super::charges::{self, Charge};
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

/// How many workers there are where nobody says otherwise, however many cores: on a device more of them
/// are slower, and make each other wait until calls come near their limit.
const JOBS: usize = 4;
/// How long a worker may take to load the library and make its context, where nobody says otherwise.
pub const START: Duration = Duration::from_secs(120);

/// A run of the suite against a driver, and perhaps a runtime.
pub struct Run<'a> {
    pub(super) suite: &'a Suite,
    pub(super) subject: Subject,
    pub(super) jobs: usize,
    pub(super) timeout: Duration,
    pub(super) start_timeout: Duration,
    pub(super) memory: Option<u64>,
    pub(super) hazards: BTreeSet<String>,
    pub(super) runs_undefined: bool,
    pub(super) skips: BTreeMap<String, String>,
    pub(super) no_device: Option<String>,
    pub(super) no_context: Option<String>,
    pub(super) charges: BTreeMap<String, Charge>,
    /// What the library is asked no more, since it did not survive that.
    pub(super) left_out: Vec<Question>,
    pub(super) launch: Launch,
    pub(super) stop: Vec<&'a AtomicBool>,
    pub(super) seed: Option<u64>,
    pub(super) isolates: bool,
    pub(super) counters: Counters,
    pub(super) refusals: Refusals,
    pub(super) reference: Option<&'a Reference>,
    pub(super) observer: Option<&'a dyn Observer>,
}

/// Is told what happens besides results, while it happens.
pub trait Observer: Sync {
    /// A case comes near its limit; perhaps more than once, where it is tried again.
    fn on_slow(&self, case: &str, slow: &Slow);
    /// A worker did not start, for this reason, and another one is started in its place.
    fn on_failed_start(&self, reason: &str);
}

impl<'a> Run<'a> {
    /// A run with one worker per core, but no more than four. Workers are this very executable.
    pub fn new(suite: &'a Suite, subject: &Subject) -> io::Result<Run<'a>> {
        let subject = subject.absolute()?;
        Ok(Run {
            suite,
            jobs: std::thread::available_parallelism().map_or(1, |cores| cores.get().min(JOBS)),
            timeout: Duration::from_secs(10),
            start_timeout: START,
            memory: None,
            hazards: BTreeSet::new(),
            runs_undefined: false,
            skips: BTreeMap::new(),
            no_device: None,
            no_context: None,
            charges: BTreeMap::new(),
            left_out: Vec::new(),
            launch: launch(&subject)?,
            stop: Vec::new(),
            seed: None,
            isolates: false,
            counters: Counters::default(),
            refusals: Refusals::default(),
            reference: None,
            observer: None,
            subject,
        })
    }

    /// Workers at a time.
    pub fn jobs(mut self, jobs: usize) -> Run<'a> {
        self.jobs = jobs.max(1);
        self
    }

    /// How long one call may take, with the work it starts. Making what it needs and undoing that
    /// may take longer.
    pub fn timeout(mut self, timeout: Duration) -> Run<'a> {
        self.timeout = timeout;
        self
    }

    /// How long a worker may take to load the library and make its context.
    pub fn start_timeout(mut self, timeout: Duration) -> Run<'a> {
        self.start_timeout = timeout;
        self
    }

    /// Megabytes that one worker may fill, with its children.
    pub fn memory(mut self, megabytes: u64) -> Run<'a> {
        self.memory = Some(megabytes);
        self
    }

    /// Runs cases of this hazard too.
    pub fn hazard(mut self, name: &str) -> Run<'a> {
        self.hazards.insert(name.to_owned());
        self
    }

    /// Makes calls of which the contract says nothing too.
    pub fn undefined(mut self, runs_undefined: bool) -> Run<'a> {
        self.runs_undefined = runs_undefined;
        self
    }

    /// Passes over these cases, each for its reason.
    pub fn skip(mut self, cases: BTreeMap<String, String>) -> Run<'a> {
        self.skips.extend(cases);
        self
    }

    /// Reckons with what was found out about the library. What it did not survive being asked is charged
    /// to the case that asks the same, and every case is passed over that needs what there is not.
    /// Without a device each of the others has a process of its own: a driver that has refused `cuInit` is
    /// not what it was before, and cannot be told from one that nobody has asked.
    pub fn found(mut self, description: &Description) -> Run<'a> {
        self.isolates |= description.no_device.is_some();
        self.no_device = description.no_device.clone();
        self.no_context = description.no_context.clone();
        self.charges = charges::of(description);
        let deadly = description.deadly.iter();
        self.left_out = deadly.map(|deadly| deadly.question).collect();
        self
    }

    /// A variable that the library sees.
    pub fn env(mut self, name: impl Into<OsString>, value: impl Into<OsString>) -> Run<'a> {
        self.launch.set(name.into(), value.into());
        self
    }

    /// The folder that workers run in.
    pub fn folder(mut self, folder: &Path) -> Run<'a> {
        self.launch = self.launch.in_folder(folder);
        self
    }

    /// Skips whatever is left once the flag is up, for whoever has seen enough.
    pub fn stop_when(mut self, flag: &'a AtomicBool) -> Run<'a> {
        self.stop.push(flag);
        self
    }

    /// Runs cases in an order that the seed decides, instead of the suite's.
    pub fn shuffle(mut self, seed: Option<u64>) -> Run<'a> {
        self.seed = seed;
        self
    }

    /// Judges by what another library did, wherever that says anything.
    pub fn reference(mut self, reference: Option<&'a Reference>) -> Run<'a> {
        self.reference = reference;
        self
    }

    /// Has somebody told of what happens besides results.
    pub fn observer(mut self, observer: &'a dyn Observer) -> Run<'a> {
        self.observer = Some(observer);
        self
    }

    /// Gives each case a process of its own.
    pub fn isolate(mut self, isolates: bool) -> Run<'a> {
        self.isolates = isolates;
        self
    }

    /// What everything that was run so far has taken.
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

    pub(crate) fn report_failed_start(&self, unstarted: &StartError) {
        self.counters.count_failed_start();
        if let Some(observer) = self.observer {
            observer.on_failed_start(&unstarted.to_string());
        }
    }

    /// What came of a case when the runner asked the same before the first.
    pub(crate) fn charge(&self, planned: &Planned) -> Option<CaseResult> {
        let charge = self.charges.get(planned.id())?;
        Some(charge.result(self.suite, planned))
    }

    /// Why a case is not run at all.
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
            return Some("no function of the host is run by a stream".to_owned());
        }
        let stopped = self.stop.iter().any(|flag| flag.load(Ordering::Relaxed));
        stopped.then(|| "the run was stopped before".to_owned())
    }

    /// Whether each case has a process of its own.
    pub(crate) fn isolates(&self) -> bool {
        self.isolates
    }

    pub(crate) fn counters(&self) -> &Counters {
        &self.counters
    }
}

/// Workers that see what the subject asks for.
fn launch(subject: &Subject) -> io::Result<Launch> {
    let mut launch = Launch::this_program()?;
    for (name, value) in &subject.variables {
        launch.set(name.into(), value.into());
    }
    if !subject.preloads.is_empty() {
        let wanted = preload::join(subject.preloads.iter().map(PathBuf::as_path));
        launch.set(preload::WANTED.into(), wanted);
    }
    Ok(launch)
}
