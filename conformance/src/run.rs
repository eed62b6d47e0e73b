//! The engine: a plan, a subject and some workers in, one result per case out.

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use crate::board::Phase;
use crate::judge::{End, Observation, Verdict, judge};
use crate::outcome::{CaseResult, Outcome};
use crate::plan::{Batch, Plan, Planned};
use crate::process::{Launch, Process, Reply};
use crate::protocol::{Called, Description, Greeting, Machine, Pool, Report, Setup, What};
use crate::suite::Suite;

/// How long a worker may take to load the library and make its context.
const START: Duration = Duration::from_secs(120);
/// How often a worker that does not start is started again.
const ATTEMPTS: u32 = 3;

/// A run of the suite against one library.
pub struct Run<'a> {
    suite: &'a Suite,
    driver: PathBuf,
    jobs: usize,
    timeout: Duration,
    hazards: BTreeSet<String>,
    launch: Launch,
    stop: Option<&'a AtomicBool>,
}

/// Why there is nothing to run against.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProbeError {
    /// No library, or no device behind it.
    Absent(String),
    /// It could not be found out.
    Broken(String),
}

impl<'a> Run<'a> {
    /// A run with one worker per core. Workers are this very executable.
    pub fn new(suite: &'a Suite, driver: &Path) -> io::Result<Run<'a>> {
        // A name without a slash is for the loader to find, wherever the worker runs.
        let driver = match driver.components().count() {
            1 if !driver.is_absolute() => driver.to_owned(),
            _ => std::path::absolute(driver)?,
        };
        Ok(Run {
            suite,
            driver,
            jobs: std::thread::available_parallelism().map_or(1, usize::from),
            timeout: Duration::from_secs(10),
            hazards: BTreeSet::new(),
            launch: Launch::this_program()?,
            stop: None,
        })
    }

    /// Workers at a time.
    pub fn jobs(mut self, jobs: usize) -> Run<'a> {
        self.jobs = jobs.max(1);
        self
    }

    /// How long one case may take.
    pub fn timeout(mut self, timeout: Duration) -> Run<'a> {
        self.timeout = timeout;
        self
    }

    /// Runs cases of this hazard too.
    pub fn hazard(mut self, name: &str) -> Run<'a> {
        self.hazards.insert(name.to_owned());
        self
    }

    /// A variable that the library sees.
    pub fn env(mut self, name: impl Into<OsString>, value: impl Into<OsString>) -> Run<'a> {
        self.launch.env.push((name.into(), value.into()));
        self
    }

    /// The folder that workers run in.
    pub fn folder(mut self, folder: &Path) -> Run<'a> {
        self.launch = self.launch.in_folder(folder);
        self
    }

    /// Skips whatever is left once the flag is up, for whoever has seen enough.
    pub fn stop_when(mut self, flag: &'a AtomicBool) -> Run<'a> {
        self.stop = Some(flag);
        self
    }

    /// Finds out what the library is, and that there is a device behind it.
    pub fn probe(&self) -> Result<Description, ProbeError> {
        let setup = self.setup(Pool::Bare, &Machine::default(), true);
        match self.start(&setup) {
            Ok((_, Greeting::Described(description))) => Ok(*description),
            Ok((_, Greeting::NoLibrary(reason))) => Err(ProbeError::Absent(format!(
                "cannot load {}: {reason}",
                self.driver.display()
            ))),
            Ok((_, Greeting::NoDevice(reason))) => Err(ProbeError::Absent(format!(
                "no device behind {}: {reason}",
                self.driver.display()
            ))),
            Ok((_, Greeting::Unusable(reason))) => Err(ProbeError::Absent(format!(
                "{} is no CUDA driver: {reason}",
                self.driver.display()
            ))),
            Ok((_, Greeting::Ready)) => Err(ProbeError::Broken(
                "the probe answered something else".to_owned(),
            )),
            Err(reason) => Err(ProbeError::Broken(reason)),
        }
    }

    /// Runs every case of the plan; results in the plan's order. Each is also handed to `on_result`
    /// as soon as it is known, with its index.
    pub fn execute(
        &self,
        plan: &Plan,
        machine: &Machine,
        on_result: &(dyn Fn(usize, &CaseResult) + Sync),
    ) -> Vec<CaseResult> {
        let batches = plan.batches();
        let next = AtomicUsize::new(0);
        let results: Mutex<Vec<Option<CaseResult>>> = Mutex::new(vec![None; plan.cases.len()]);
        let deliver = |index: usize, result: CaseResult| {
            on_result(index, &result);
            if let Ok(mut results) = results.lock() {
                results[index] = Some(result);
            }
        };
        std::thread::scope(|scope| {
            for _ in 0..self.jobs.min(batches.len()) {
                scope.spawn(|| {
                    let mut slot = Slot::new(self, machine);
                    while let Some(batch) = batches.get(next.fetch_add(1, Ordering::Relaxed)) {
                        slot.run_batch(plan, batch, &deliver);
                    }
                });
            }
        });
        let results = results.into_inner().unwrap_or_default();
        let lost = |planned: &Planned| blank(planned, Outcome::Error, "the runner lost it");
        plan.cases
            .iter()
            .zip(results)
            .map(|(planned, result)| result.unwrap_or_else(|| lost(planned)))
            .collect()
    }

    fn setup(&self, pool: Pool, machine: &Machine, probe: bool) -> Setup {
        Setup {
            driver: self.driver.clone(),
            pool,
            machine: machine.clone(),
            probe,
        }
    }

    /// Starts a worker and hears its greeting.
    fn start(&self, setup: &Setup) -> Result<(Process, Greeting), String> {
        let mut process = Process::start(&self.launch)
            .map_err(|error| format!("cannot start a worker: {error}"))?;
        let line = serde_json::to_string(setup)
            .map_err(|error| format!("cannot tell a worker what to do: {error}"))?;
        match process.ask(&line, START) {
            Reply::Line(text) => match serde_json::from_str(&text) {
                Ok(greeting) => Ok((process, greeting)),
                Err(error) => Err(format!("a worker greets with nonsense: {error}: {text}")),
            },
            Reply::Ended(end) => {
                let printed = process.take_output().map(|(text, _)| text);
                let printed = printed.unwrap_or_default();
                Err(format!(
                    "a worker ended ({}) while it loaded the library. {}",
                    end.word(),
                    printed.trim()
                ))
            }
        }
    }
}

/// One thread of the runner, and the worker it has at the moment.
struct Slot<'a> {
    run: &'a Run<'a>,
    machine: &'a Machine,
    worker: Option<(Pool, Process)>,
}

impl<'a> Slot<'a> {
    fn new(run: &'a Run<'a>, machine: &'a Machine) -> Slot<'a> {
        Slot {
            run,
            machine,
            worker: None,
        }
    }

    fn run_batch(&mut self, plan: &Plan, batch: &Batch, deliver: &dyn Fn(usize, CaseResult)) {
        for index in &batch.cases {
            let planned = &plan.cases[*index];
            deliver(*index, self.run_case(planned));
        }
    }

    fn run_case(&mut self, planned: &Planned) -> CaseResult {
        if let Some(hazard) = &planned.head.hazard
            && !self.run.hazards.contains(hazard)
        {
            let reason = format!("hazard: ask for it with --hazard {hazard}");
            return blank(planned, Outcome::Skip, &reason);
        }
        if self
            .run
            .stop
            .is_some_and(|flag| flag.load(Ordering::Relaxed))
        {
            return blank(planned, Outcome::Skip, "the run was stopped before");
        }
        let timeout = self.run.timeout;
        let suite = self.run.suite;
        let worker = match self.worker(planned.pool) {
            Ok(worker) => worker,
            Err(reason) => return blank(planned, Outcome::Error, &reason),
        };
        worker.board().wipe();
        let reply = worker.ask(&planned.line, timeout);
        let mut fit = false;
        let mut result = match reply {
            Reply::Line(text) => match serde_json::from_str::<Report>(&text) {
                Ok(report) => {
                    fit = report.retire.is_none();
                    conclude(suite, planned, report)
                }
                Err(_) => conclude_end(suite, planned, worker, &End::Silence),
            },
            Reply::Ended(end) => conclude_end(suite, planned, worker, &end),
        };
        result.output = worker.take_output().map(|(text, total)| clip(text, total));
        if !fit {
            self.dismiss();
        }
        result
    }

    /// A healthy worker of the right kind.
    fn worker(&mut self, pool: Pool) -> Result<&mut Process, String> {
        let fits = matches!(&self.worker, Some((held, _)) if *held == pool);
        if !fits {
            self.dismiss();
            self.worker = Some((pool, self.start_worker(pool)?));
        }
        match &mut self.worker {
            Some((_, process)) => Ok(process),
            None => Err("no worker".to_owned()),
        }
    }

    /// Ends the worker. A process that holds a device takes its time to go, and the next one need
    /// not wait for that.
    fn dismiss(&mut self) {
        if let Some((_, process)) = self.worker.take() {
            std::thread::spawn(move || drop(process));
        }
    }

    fn start_worker(&self, pool: Pool) -> Result<Process, String> {
        let setup = self.run.setup(pool, self.machine, false);
        let mut reason = String::new();
        for _ in 0..ATTEMPTS {
            reason = match self.run.start(&setup) {
                Ok((process, Greeting::Ready)) => return Ok(process),
                Ok((_, greeting)) => format!("a worker could not get ready: {greeting:?}"),
                Err(reason) => reason,
            };
        }
        Err(reason)
    }
}

/// Turns a worker's report into a result.
fn conclude(suite: &Suite, planned: &Planned, report: Report) -> CaseResult {
    let notes = (!report.notes.is_empty()).then(|| report.notes.join("; "));
    let mut result = match report.what {
        What::Called(called) => conclude_call(suite, planned, called),
        What::Played { failure: None } => blank(planned, Outcome::Pass, ""),
        What::Played {
            failure: Some(failure),
        } => blank(planned, Outcome::Fail, &failure),
        What::Skipped { reason } => blank(planned, Outcome::Skip, &reason),
        What::Missing => blank(
            planned,
            Outcome::Missing,
            &format!("the library does not export {}", planned.head.function),
        ),
        What::Unable { reason } => blank(planned, Outcome::Error, &reason),
    };
    result.time_us = report.time_us;
    result.detail = join(result.detail, notes);
    result
}

fn conclude_call(suite: &Suite, planned: &Planned, called: Called) -> CaseResult {
    let seen = Observation {
        code: Some(suite.show_code(called.code)),
        later: called.later.map(|code| suite.show_code(code)),
        end: None,
        touched: called.touched,
        overrun: called.overrun,
        broken: called.broken,
        poisoned: called.poisoned,
    };
    fill(planned, judge(&called.decision, &seen), seen)
}

/// The worker ended: what it had noted on the board is all that is left of the case.
fn conclude_end(suite: &Suite, planned: &Planned, worker: &Process, end: &End) -> CaseResult {
    let board = worker.board();
    let seen = Observation {
        code: board.code().map(|code| suite.show_code(code)),
        end: Some(end.clone()),
        ..Observation::default()
    };
    let phase = board.phase();
    let decision = board.decision();
    let known = decision.is_some();
    let mut result = fill(planned, judge(&decision.unwrap_or_default(), &seen), seen);
    if !known {
        result.expected = None;
    }
    if phase != Phase::Call {
        result.detail = join(result.detail, Some(phase.text().to_owned()));
    }
    result
}

fn fill(planned: &Planned, verdict: Verdict, seen: Observation) -> CaseResult {
    CaseResult {
        code: seen.code,
        ended: seen.end.map(|end| end.word()),
        later: seen.later,
        expected: Some(verdict.expected),
        rule: verdict.rule,
        undefined: verdict.undefined,
        canary_broken: !seen.touched.is_empty() || !seen.overrun.is_empty(),
        detail: verdict.detail,
        ..blank(planned, verdict.outcome, "")
    }
}

fn blank(planned: &Planned, outcome: Outcome, detail: &str) -> CaseResult {
    CaseResult {
        case: planned.head.case.clone(),
        function: planned.head.function.clone(),
        group: planned.head.group.clone(),
        kind: planned.head.kind,
        outcome,
        code: None,
        ended: None,
        later: None,
        expected: None,
        rule: None,
        undefined: false,
        canary_broken: false,
        time_us: None,
        detail: (!detail.is_empty()).then(|| detail.to_owned()),
        output: None,
    }
}

fn join(one: Option<String>, other: Option<String>) -> Option<String> {
    match (one, other) {
        (Some(one), Some(other)) => Some(format!("{one}; {other}")),
        (one, other) => one.or(other),
    }
}

fn clip(text: String, total: u64) -> String {
    if text.len() as u64 >= total {
        return text;
    }
    format!("{text}\n[{total} bytes in all]")
}
