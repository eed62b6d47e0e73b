//! One thread of the runner, and the worker it has at the moment.

use crate::board::Phase;
use crate::conclude::{charge, conclude, conclude_end, conclude_repeated};
use crate::held::{Held, Leaving};
use crate::judge::End;
use crate::outcome::{CaseResult, Outcome};
use crate::plan::{Batch, Plan, Planned};
use crate::process::{Process, Reply};
use crate::protocol::{Greeting, Machine, Pool, Report, What};
use crate::run::Run;

/// How often a worker that does not start is started again.
const ATTEMPTS: u32 = 3;
/// How many cases in a row find no worker before the rest is given up.
const HOPE: u32 = 3;

pub struct Slot<'a> {
    run: &'a Run<'a>,
    machine: &'a Machine,
    worker: Option<Worker>,
    leaving: Leaving,
    /// Cases in a row that found no worker.
    hopeless: u32,
}

/// Takes a result, with the number of its case in the plan.
pub type Deliver<'a> = &'a dyn Fn(usize, CaseResult);

struct Worker {
    pool: Pool,
    process: Process,
    /// Whether it has seen a case before.
    used: bool,
    /// Results that may yet turn out to be another's: their cases left threads behind.
    held: Held,
}

/// What came of giving a case to a worker once.
struct Attempt {
    result: CaseResult,
    /// What went wrong is perhaps not the case's doing: its own call was not reached, or was over.
    is_doubtful: bool,
    /// The worker is good for another case.
    is_fit: bool,
    /// A thread of an earlier case ended the process: this one has not had its turn.
    is_interrupted: bool,
    /// Threads that it left behind.
    threads: Vec<i32>,
}

impl<'a> Slot<'a> {
    pub fn new(run: &'a Run<'a>, machine: &'a Machine) -> Slot<'a> {
        Slot {
            run,
            machine,
            worker: None,
            leaving: Leaving::default(),
            hopeless: 0,
        }
    }

    pub fn run_batch(&mut self, plan: &Plan, batch: &Batch, deliver: Deliver<'_>) {
        for index in &batch.cases {
            let attempt = self.run_case(&plan.cases[*index], deliver);
            match &mut self.worker {
                Some(worker) if !attempt.threads.is_empty() => {
                    worker.held.add(*index, attempt.result, attempt.threads);
                }
                _ => deliver(*index, attempt.result),
            }
            if !attempt.is_fit {
                self.dismiss(deliver);
            }
            self.leaving.look(deliver);
        }
    }

    /// Ends the worker, and delivers what was held back.
    pub fn finish(&mut self, deliver: Deliver<'_>) {
        self.dismiss(deliver);
        self.leaving.finish(deliver);
    }

    /// What goes wrong around a call is tried again, once, in a fresh process: a case answers for
    /// its own call, and neither for a busy machine nor for what another case has left behind.
    fn run_case(&mut self, planned: &Planned, deliver: Deliver<'_>) -> Attempt {
        if let Some(reason) = self.run.passes_over(planned) {
            return Attempt::of(planned.result(Outcome::Skip, &reason));
        }
        let mut attempt = self.attempt(planned, false, deliver);
        if attempt.is_interrupted {
            self.dismiss(deliver);
            attempt = self.attempt(planned, false, deliver);
        }
        if !attempt.is_doubtful {
            return attempt;
        }
        self.dismiss(deliver);
        self.attempt(planned, true, deliver)
    }

    fn attempt(&mut self, planned: &Planned, is_last: bool, deliver: Deliver<'_>) -> Attempt {
        let (suite, limits) = (self.run.suite, self.run.limits());
        let worker = match self.worker(planned.pool, deliver) {
            Ok(worker) => worker,
            Err(reason) => return Attempt::of(planned.result(Outcome::Error, &reason)),
        };
        let was_used = std::mem::replace(&mut worker.used, true);
        let process = &mut worker.process;
        process.board().wipe();
        let mut attempt = match read(process.ask(&planned.line, limits), limits.memory) {
            Ok(mut report) => {
                charge(&mut report, process.take_foreign());
                let is_fit = report.retire.is_none();
                Attempt {
                    is_fit,
                    is_doubtful: was_used && matches!(report.what, What::Refused { .. }),
                    threads: std::mem::take(&mut report.threads),
                    ..Attempt::of(conclude(suite, planned, report))
                }
            }
            Err(end) => {
                let board = process.board();
                let is_doubtful = !matches!(end, End::Memory)
                    && matches!(board.phase(), Phase::Idle | Phase::Prepare | Phase::CleanUp);
                let result = if is_doubtful && is_last {
                    conclude_repeated(suite, planned, board, &end)
                } else {
                    conclude_end(suite, planned, board, &end)
                };
                Attempt {
                    is_fit: false,
                    is_doubtful,
                    is_interrupted: worker.held.charge(board.fault(), &end),
                    ..Attempt::of(result)
                }
            }
        };
        attempt.result.output = process.take_output().map(|(text, total)| clip(text, total));
        attempt
    }

    /// A healthy worker of the right kind.
    fn worker(&mut self, pool: Pool, deliver: Deliver<'_>) -> Result<&mut Worker, String> {
        let fits = matches!(&self.worker, Some(held) if held.pool == pool);
        if !fits {
            self.dismiss(deliver);
            self.worker = Some(Worker {
                pool,
                process: self.start_worker(pool)?,
                used: false,
                held: Held::default(),
            });
        }
        self.worker.as_mut().ok_or_else(|| "no worker".to_owned())
    }

    /// Ends the worker. A process that holds a device takes its time to go, and the next one need
    /// not wait for that.
    fn dismiss(&mut self, deliver: Deliver<'_>) {
        if let Some(Worker { process, held, .. }) = self.worker.take() {
            self.leaving.add(process, held, deliver);
        }
    }

    fn start_worker(&mut self, pool: Pool) -> Result<Process, String> {
        if self.hopeless >= HOPE {
            return Err("no worker could be started for the cases before this one".to_owned());
        }
        let setup = self.run.setup(pool, self.machine, false);
        let mut reason = String::new();
        for _ in 0..ATTEMPTS {
            reason = match self.run.start(&setup) {
                Ok((process, Greeting::Ready)) => {
                    self.hopeless = 0;
                    return Ok(process);
                }
                Ok((_, greeting)) => format!("a worker could not get ready: {greeting:?}"),
                Err(reason) => reason,
            };
        }
        self.hopeless += 1;
        Err(reason)
    }
}

impl Attempt {
    fn of(result: CaseResult) -> Attempt {
        Attempt {
            result,
            is_doubtful: false,
            is_fit: true,
            is_interrupted: false,
            threads: Vec::new(),
        }
    }
}

/// What a worker says, or how it ended. One that filled too much memory and gave it back in time
/// has ended all the same.
fn read(reply: Reply, memory: u64) -> Result<Report, End> {
    let text = match reply {
        Reply::Line(text) => text,
        Reply::Ended(end) => return Err(end),
    };
    let report: Report = serde_json::from_str(&text).map_err(|_| End::Silence)?;
    match report.peak {
        Some(peak) if peak > memory => Err(End::Memory),
        _ => Ok(report),
    }
}

fn clip(text: String, total: u64) -> String {
    if text.len() as u64 >= total {
        return text;
    }
    format!("{text}\n[{total} bytes in all]")
}
