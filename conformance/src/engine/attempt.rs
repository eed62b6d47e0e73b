//! The result of one attempt to run a case in a worker.

use std::time::Duration;

use crate::engine::exits::Finished;
use crate::engine::limits::Limits;
use crate::engine::pending_exit::{LateEnd, PendingExit, is_of_library};
use crate::engine::process::{Process, Reply};
use crate::engine::run::Run;
use crate::results::CaseResult;
use crate::results::classify::{
    classify, classify_end, classify_foreign_output, classify_hang, classify_repeated_end,
};
use crate::results::slow::Slow;
use crate::results::verdict::End;
use crate::suite::Suite;
use crate::suite::plan::Planned;
use crate::suite::pool::Pool;
use crate::worker::ipc::shared_page::Phase;
use crate::worker::ipc::{Execution, Report};

/// A worker and its state.
pub(super) struct Worker {
    pub pool: Pool,
    pub process: Process,
    /// Whether it has run a case before.
    pub used: bool,
    /// Results that a later crash may still change, because their cases left threads behind.
    pub held: PendingExit,
    /// Results that the end of the process may still change.
    pub finished: Vec<Finished>,
    /// Whether it takes no further case, because of a case that has ended.
    pub has_retired: bool,
}

/// The result of one attempt to run a case in a worker.
pub(super) struct Attempt {
    pub result: CaseResult,
    /// The failure may not be the case's own, because it occurred before or after the call under test.
    pub needs_retry: bool,
    /// The worker can run another case.
    pub is_fit: bool,
    /// How the case ended the process; `None` if it did not.
    pub end: Option<End>,
    /// A thread of an earlier case has ended the process before this case had finished.
    pub interrupted_by: Option<LateEnd>,
    /// A later report of the worker confirms the result.
    pub is_unconfirmed: bool,
    /// The worker waits for a message before it starts the next case.
    pub waits: bool,
    /// Threads that the case left behind.
    pub threads: Vec<i32>,
    /// Functions that the worker itself has called for the case.
    pub own_calls: Vec<String>,
    /// The function that the worker called outside of the call under test, and that did not return.
    pub hung_in: Option<String>,
}

impl Worker {
    pub(super) fn new(pool: Pool, process: Process) -> Worker {
        Worker {
            pool,
            process,
            used: false,
            held: PendingExit::default(),
            finished: Vec::new(),
            has_retired: false,
        }
    }

    /// Whether the process can end as a program does, and its end is judged.
    pub(super) fn can_leave(&self) -> bool {
        let takes_cases = self.process.is_idle();
        let is_alive = takes_cases || (self.has_retired && !self.process.is_over());
        self.pool.leaves && self.used && is_alive
    }

    /// Classifies a case by the reply of its worker, or by how the worker ended.
    pub(super) fn classify(
        &mut self,
        run: &Run<'_>,
        planned: &Planned,
        reply: Reply,
        is_last: bool,
    ) -> Attempt {
        let (suite, limits) = (run.suite, run.limits());
        let was_used = std::mem::replace(&mut self.used, true);
        // Cases that share a process prepare it together, before the first call.
        let was_shared = was_used || self.pool.ends_with_its_cases();
        let mut attempt = match read(reply) {
            Ok(mut report) => {
                run.counters().count_case(&report);
                classify_foreign_output(&mut report, self.process.printed().take_foreign());
                self.has_retired = report.retire.is_some();
                Attempt {
                    is_fit: report.retire.is_none(),
                    needs_retry: was_shared
                        && (report.is_doubtful || matches!(report.what, Execution::Refused { .. })),
                    is_unconfirmed: report.is_unconfirmed,
                    waits: report.waits,
                    threads: std::mem::take(&mut report.threads),
                    own_calls: std::mem::take(&mut report.own_calls),
                    ..Attempt::of(classify(suite, planned, report))
                }
            }
            Err(end) => self.classify_end(suite, planned, &end, is_last),
        };
        if attempt.waits || !attempt.is_fit {
            let printed = self.process.printed().take();
            attempt.result.output = printed.map(|(text, total)| clip(text, total));
        }
        attempt.result.slow = find_slow(&attempt.result, self.process.take_slow(), limits);
        attempt
    }

    fn classify_end(
        &mut self,
        suite: &Suite,
        planned: &Planned,
        end: &End,
        is_last: bool,
    ) -> Attempt {
        let page = self.process.page();
        // An earlier case may have changed the state of a resource that this case was given as well.
        let is_doubtful = page.is_reused()
            && page
                .decision()
                .is_some_and(|decision| !decision.is_observed());
        let needs_retry = !matches!(end, End::Memory)
            && (is_doubtful
                || matches!(page.phase(), Phase::Idle | Phase::Prepare | Phase::CleanUp));
        let interrupted_by = match (page.fault(), end) {
            (Some(thread), _) => Some(LateEnd::Fault(thread)).filter(|_| self.held.has(thread)),
            (None, end) => {
                Some(LateEnd::Unknown).filter(|_| is_of_library(end) && !self.held.is_empty())
            }
        };
        let is_outside = matches!(page.phase(), Phase::Prepare | Phase::CleanUp);
        let hung_in = page
            .own_call()
            .filter(|_| is_outside && *end == End::Timeout);
        let result = match &hung_in {
            Some(function) => classify_hang(suite, planned, page, function),
            None if needs_retry && is_last => classify_repeated_end(suite, planned, page, end),
            None => classify_end(suite, planned, page, end),
        };
        Attempt {
            is_fit: false,
            needs_retry,
            hung_in,
            end: Some(end.clone()),
            interrupted_by,
            ..Attempt::of(result)
        }
    }
}

impl Attempt {
    fn of(result: CaseResult) -> Attempt {
        Attempt {
            result,
            needs_retry: false,
            is_fit: true,
            end: None,
            interrupted_by: None,
            is_unconfirmed: false,
            waits: false,
            threads: Vec::new(),
            own_calls: Vec::new(),
            hung_in: None,
        }
    }
}

/// The share of its limit that a case took, if it came near the limit without ending its process. The
/// worker's own measurement of the call is the most precise.
fn find_slow(result: &CaseResult, seen: Option<Slow>, limits: Limits) -> Option<Slow> {
    if result.ended.is_some() {
        return None;
    }
    let time = result
        .time_us
        .map(|time| Duration::from_secs_f64(time / 1e6));
    let call = time.and_then(|time| Slow::of(Phase::Call, time, limits.call));
    let both = [call, seen].into_iter().flatten();
    both.max_by(|one, other| one.share().total_cmp(&other.share()))
}

/// Parses the reply of a worker. A worker that reports excessive memory counts as ended, even if it freed
/// the memory in time.
fn read(reply: Reply) -> Result<Report, End> {
    let text = match reply {
        Reply::Line(text) => text,
        Reply::Ended(end) => return Err(end),
    };
    let report: Report = serde_json::from_str(&text).map_err(|_| End::Silence)?;
    if report.is_too_large {
        return Err(End::Memory);
    }
    Ok(report)
}

fn clip(text: String, total: u64) -> String {
    if text.len() as u64 >= total {
        return text;
    }
    format!("{text}\n[{total} bytes in all]")
}
