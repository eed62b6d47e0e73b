//! One thread of the runner, and the worker it has at the moment.

use crate::board::Phase;
use crate::conclude::{conclude, conclude_end, conclude_repeated};
use crate::judge::End;
use crate::outcome::{CaseResult, Outcome};
use crate::plan::{Batch, Plan, Planned};
use crate::process::{Process, Reply};
use crate::protocol::{Greeting, Machine, Pool, Report, What};
use crate::run::Run;

/// How often a worker that does not start is started again.
const ATTEMPTS: u32 = 3;

pub struct Slot<'a> {
    run: &'a Run<'a>,
    machine: &'a Machine,
    worker: Option<Worker>,
}

struct Worker {
    pool: Pool,
    process: Process,
    /// Whether it has seen a case before.
    used: bool,
}

/// What came of giving a case to a worker once.
struct Attempt {
    result: CaseResult,
    /// What went wrong is perhaps not the case's doing: its own call was not reached, or was over.
    is_doubtful: bool,
}

impl<'a> Slot<'a> {
    pub fn new(run: &'a Run<'a>, machine: &'a Machine) -> Slot<'a> {
        Slot {
            run,
            machine,
            worker: None,
        }
    }

    pub fn run_batch(&mut self, plan: &Plan, batch: &Batch, deliver: &dyn Fn(usize, CaseResult)) {
        for index in &batch.cases {
            let planned = &plan.cases[*index];
            deliver(*index, self.run_case(planned));
        }
    }

    /// What goes wrong around a call is tried again, once, in a fresh process: a case answers for
    /// its own call, and neither for a busy machine nor for what another case has left behind.
    fn run_case(&mut self, planned: &Planned) -> CaseResult {
        if let Some(reason) = self.run.passes_over(planned) {
            return planned.result(Outcome::Skip, &reason);
        }
        let first = self.attempt(planned, false);
        if !first.is_doubtful {
            return first.result;
        }
        self.dismiss();
        self.attempt(planned, true).result
    }

    fn attempt(&mut self, planned: &Planned, is_last: bool) -> Attempt {
        let (suite, limits) = (self.run.suite, self.run.limits());
        let worker = match self.worker(planned.pool) {
            Ok(worker) => worker,
            Err(reason) => {
                return Attempt {
                    result: planned.result(Outcome::Error, &reason),
                    is_doubtful: false,
                };
            }
        };
        let was_used = std::mem::replace(&mut worker.used, true);
        let process = &mut worker.process;
        process.board().wipe();
        let reply = process.ask(&planned.line, limits);
        let mut fit = false;
        let mut attempt = match reply {
            Reply::Line(text) => match serde_json::from_str::<Report>(&text) {
                Ok(report) => {
                    fit = report.retire.is_none();
                    Attempt {
                        is_doubtful: was_used && matches!(report.what, What::Refused { .. }),
                        result: conclude(suite, planned, report),
                    }
                }
                Err(_) => Attempt {
                    result: conclude_end(suite, planned, process.board(), &End::Silence),
                    is_doubtful: false,
                },
            },
            Reply::Ended(end) => {
                let board = process.board();
                let is_doubtful =
                    matches!(board.phase(), Phase::Idle | Phase::Prepare | Phase::CleanUp);
                let result = if is_doubtful && is_last {
                    conclude_repeated(suite, planned, board, &end)
                } else {
                    conclude_end(suite, planned, board, &end)
                };
                Attempt {
                    result,
                    is_doubtful,
                }
            }
        };
        attempt.result.output = process.take_output().map(|(text, total)| clip(text, total));
        if !fit {
            self.dismiss();
        }
        attempt
    }

    /// A healthy worker of the right kind.
    fn worker(&mut self, pool: Pool) -> Result<&mut Worker, String> {
        let fits = matches!(&self.worker, Some(held) if held.pool == pool);
        if !fits {
            self.dismiss();
            self.worker = Some(Worker {
                pool,
                process: self.start_worker(pool)?,
                used: false,
            });
        }
        self.worker.as_mut().ok_or_else(|| "no worker".to_owned())
    }

    /// Ends the worker. A process that holds a device takes its time to go, and the next one need
    /// not wait for that.
    fn dismiss(&mut self) {
        if let Some(worker) = self.worker.take() {
            std::thread::spawn(move || drop(worker));
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

fn clip(text: String, total: u64) -> String {
    if text.len() as u64 >= total {
        return text;
    }
    format!("{text}\n[{total} bytes in all]")
}
