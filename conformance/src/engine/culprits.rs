//! Finds the functions after whose calls a process does not exit well.
//!
//! Plain cases are run again, many in a process that exits; if it ends badly, each half of them. Nothing is cleaned up
//! in these processes, so that they call few functions besides. A case is not charged if its preparation calls another
//! function after which a process ends badly.

use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

use crate::engine::exits::{Exits, Finished, Left, is_good};
use crate::engine::hangs::MAX_HANGS;
use crate::engine::outbox::Outbox;
use crate::engine::process::{Reply, WaitCallbacks};
use crate::engine::run::Run;
use crate::results::classify::classify_bad_exit;
use crate::results::verdict::End;
use crate::suite::machine::Machine;
use crate::suite::plan::Plan;
use crate::suite::pool::{Pool, Stage};
use crate::worker::ipc::{Greeting, Report};
use cuspec_case::{Api, Kind};

/// Time limit for the exit of a process that has called several functions. The exit of a single one may take as long
/// as a case.
const GROUP_LIMIT: Duration = Duration::from_secs(3);

impl Run<'_> {
    /// Delivers the results that are open, with charges for functions after which a process does not exit well.
    pub(super) fn find_culprits(
        &self,
        plan: &Plan,
        machine: &Machine,
        exits: Exits,
        outbox: &Outbox<'_>,
    ) {
        let open = exits.into_open();
        let plain = plan.cases.iter().enumerate();
        let plain = plain.filter(|(_, planned)| planned.head.kind == Kind::Plain);
        let mut search = Search {
            run: self,
            plan,
            machine,
            outbox,
            plain: plain
                .map(|(index, planned)| (planned.head.function.as_str(), index))
                .collect(),
            checked: BTreeSet::new(),
            hopeless: BTreeSet::new(),
            culprits: BTreeMap::new(),
            tested: BTreeSet::new(),
            hangs: 0,
            unjudged: 0,
        };
        let start = Instant::now();
        let has_bad_end = open.iter().any(|left| left.end.is_some());
        if !open.is_empty() && !self.is_stopped() {
            search.judge(open);
            self.counters.count_job(start);
        } else {
            open.into_iter()
                .for_each(|left| search.deliver(left.finished));
        }
        self.counters.count_unjudged_exits(search.unjudged);
        let is_found = !search.culprits.is_empty() || !search.hopeless.is_empty();
        self.counters
            .note_unexplained_exit(has_bad_end && !is_found && search.unjudged == 0);
        outbox.send();
    }
}

/// How a process ended that was to exit after its cases.
enum Ending {
    Good,
    Bad {
        end: End,
        /// Functions that the worker itself has called for the last case.
        own_calls: Vec<String>,
    },
    /// It did not finish its cases.
    Unknown,
}

struct Search<'a> {
    run: &'a Run<'a>,
    plan: &'a Plan,
    machine: &'a Machine,
    outbox: &'a Outbox<'a>,
    /// The plain case of each function.
    plain: BTreeMap<&'a str, usize>,
    /// The libraries of which a process without cases was tried, and those of which it did not exit well.
    checked: BTreeSet<Api>,
    hopeless: BTreeSet<Api>,
    /// Functions after which a process does not exit well.
    culprits: BTreeMap<String, End>,
    /// Cases that were run alone because another case needs their functions.
    tested: BTreeSet<usize>,
    /// Functions after which a process hung.
    hangs: usize,
    unjudged: u64,
}

impl Search<'_> {
    fn judge(&mut self, mut open: Vec<Left>) {
        for place in 0..open.len() {
            let Left { pool, end, .. } = &open[place];
            let pool = *pool;
            if end.is_some() && self.checked.insert(pool.api) {
                self.check_start(pool.api, &mut open);
            }
            let mut finished = std::mem::take(&mut open[place].finished);
            if self.hopeless.contains(&pool.api) {
                self.deliver(finished);
                continue;
            }
            // Those come first whose functions other cases need.
            finished.sort_by_key(|finished| (finished.own_calls.len(), finished.index));
            self.search(pool, finished);
            self.outbox.send();
        }
    }

    /// Tries a process that runs no case. If it does not exit well, the library never does: `cuInit` is charged, or else
    /// the first case.
    fn check_start(&mut self, api: Api, open: &mut [Left]) {
        let stage = match self.run.no_device {
            Some(_) => Stage::Bare,
            None => Stage::Initialized,
        };
        let Ending::Bad { end, .. } = self.leave_after(Pool::of(api, stage), &[]) else {
            return;
        };
        // A process of the runtime loads the driver as well.
        let concerned: Vec<Api> = match api {
            Api::Driver => Api::ALL.to_vec(),
            _ => vec![api],
        };
        self.hopeless.extend(concerned);
        let is_of = |left: &&mut Left| left.pool.api == api;
        let all = open.iter_mut().filter(is_of);
        let all = all.flat_map(|left| std::mem::take(&mut left.finished));
        let mut all: Vec<Finished> = all.collect();
        all.sort_by_key(|finished| (finished.result.function != "cuInit", finished.index));
        let mut all = all.into_iter();
        if let Some(mut first) = all.next() {
            classify_bad_exit(&mut first.result, &end, true);
            self.deliver(vec![first]);
        }
        self.deliver(all.collect());
    }

    /// Delivers the results of cases, after those are found whose functions are charged.
    fn search(&mut self, pool: Pool, cases: Vec<Finished>) {
        let mut open = Vec::new();
        for mut finished in cases {
            if let Some(end) = self.culprits.get(&finished.result.function) {
                classify_bad_exit(&mut finished.result, end, false);
                self.deliver(vec![finished]);
            } else if self.is_explained(&finished.own_calls) {
                self.deliver(vec![finished]);
            } else {
                open.push(finished);
            }
        }
        if open.is_empty() {
            return;
        }
        if self.run.hangs.has_limit() && self.hangs >= MAX_HANGS {
            self.unjudged += open.len() as u64;
            return self.deliver(open);
        }
        let indices: Vec<usize> = open.iter().map(|finished| finished.index).collect();
        match self.leave_after(pool, &indices) {
            Ending::Good => self.deliver(open),
            _ if open.len() > 1 => {
                let rest = open.split_off(open.len() / 2);
                self.search(pool, open);
                self.search(pool, rest);
            }
            Ending::Unknown => {
                self.unjudged += 1;
                self.deliver(open);
            }
            Ending::Bad { end, own_calls } => {
                let function = open[0].result.function.clone();
                if !self.is_caused_earlier(&function, &own_calls) {
                    classify_bad_exit(&mut open[0].result, &end, false);
                    self.note_culprit(function, end);
                }
                self.deliver(open);
            }
        }
    }

    fn is_explained(&self, own_calls: &[String]) -> bool {
        own_calls
            .iter()
            .any(|function| self.culprits.contains_key(function))
    }

    fn note_culprit(&mut self, function: String, end: End) {
        self.hangs += usize::from(end == End::Timeout);
        self.culprits.insert(function, end);
    }

    /// Whether one of the functions that the worker called for a case of `function` is the reason of a bad end. Each is
    /// tried alone once.
    fn is_caused_earlier(&mut self, function: &str, own_calls: &[String]) -> bool {
        if self.is_explained(own_calls) {
            return true;
        }
        for earlier in own_calls.iter().filter(|earlier| *earlier != function) {
            let Some(index) = self.plain.get(earlier.as_str()).copied() else {
                continue;
            };
            if !self.tested.insert(index) {
                continue;
            }
            let pool = self.plan.cases[index].pool;
            if let Ending::Bad { end, own_calls } = self.leave_after(pool, &[index]) {
                if !self.is_caused_earlier(earlier, &own_calls) {
                    self.note_culprit(earlier.clone(), end);
                }
                return true;
            }
        }
        false
    }

    /// Runs cases in a process that exits afterwards.
    fn leave_after(&self, pool: Pool, cases: &[usize]) -> Ending {
        let run = self.run;
        let limits = run.limits();
        let since = Instant::now();
        let pool = Pool {
            leaves: true,
            ..pool
        };
        let mut setup = run.setup(pool, self.machine, false);
        setup.keeps_objects = true;
        let started = run.launch(&setup).and_then(|process| run.greet(process));
        run.counters.count_start(since);
        let Ok((mut process, Greeting::Ready)) = started else {
            return Ending::Unknown;
        };
        let mut own_calls = Vec::new();
        for (left, index) in (0..cases.len()).rev().zip(cases) {
            process.send_cases([self.plan.cases[*index].line.request()].iter(), limits);
            let Reply::Line(text) = process.answer(limits, &WaitCallbacks::IGNORE) else {
                return Ending::Unknown;
            };
            let Ok(report) = serde_json::from_str::<Report>(&text) else {
                return Ending::Unknown;
            };
            if left > 0 {
                if report.retire.is_some() {
                    return Ending::Unknown;
                }
                if report.waits {
                    process.resume(limits);
                }
            }
            own_calls = report.own_calls;
        }
        let limit = match cases {
            [_, _, ..] => limits.call.min(GROUP_LIMIT),
            _ => limits.call,
        };
        match process.leave(limits, limit) {
            end if is_good(&end) => Ending::Good,
            end => Ending::Bad { end, own_calls },
        }
    }

    fn deliver(&self, finished: Vec<Finished>) {
        for finished in finished {
            self.outbox.add(finished.index, finished.result);
        }
    }
}
