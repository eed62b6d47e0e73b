//! What is to be run: the suite's cases, less those that nobody asked for.

use std::borrow::Cow;

use cuspec_spec::case::{Case, Kind};
use regex::Regex;
use serde::Deserialize;

use crate::outcome::{CaseResult, Outcome};
use crate::protocol::Pool;
use crate::suite::Suite;

/// Cases of one function that a worker takes at a time.
pub(crate) const BATCH: usize = 64;

/// A case as far as the runner itself needs it. The worker reads the rest from the line.
#[derive(Clone, Debug)]
pub struct Planned {
    pub line: Cow<'static, str>,
    pub head: Head,
    pub pool: Pool,
}

/// What the runner reads of a case.
#[derive(Clone, Debug, Deserialize)]
pub struct Head {
    pub case: String,
    pub function: String,
    pub group: String,
    pub kind: Kind,
    #[serde(default)]
    pub state: String,
    #[serde(default)]
    pub hazard: Option<String>,
}

impl Planned {
    /// The whole case.
    pub fn read(&self) -> Result<Case, String> {
        serde_json::from_str(&self.line).map_err(|error| {
            format!(
                "a case of the suite does not read: {error}: {}",
                self.head.case
            )
        })
    }

    /// A result without a call.
    pub fn result(&self, outcome: Outcome, detail: &str) -> CaseResult {
        CaseResult {
            case: self.head.case.clone(),
            function: self.head.function.clone(),
            group: self.head.group.clone(),
            kind: self.head.kind,
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
            reference: None,
        }
    }
}

/// The cases of a run, in the suite's order.
#[derive(Clone, Debug, Default)]
pub struct Plan {
    pub cases: Vec<Planned>,
}

impl Plan {
    /// Every case of the suite whose id the filter finds something in.
    pub fn load(suite: &Suite, filter: Option<&Regex>) -> Result<Plan, String> {
        Plan::parse((suite.cases)().map(Cow::Borrowed), suite, filter)
    }

    /// The same for cases from anywhere, one JSON object each.
    pub fn parse(
        lines: impl Iterator<Item = Cow<'static, str>>,
        suite: &Suite,
        filter: Option<&Regex>,
    ) -> Result<Plan, String> {
        let mut cases = Vec::new();
        for line in lines {
            let head: Head = serde_json::from_str(&line)
                .map_err(|error| format!("a case of the suite does not read: {error}: {line}"))?;
            if filter.is_none_or(|filter| filter.is_match(&head.case)) {
                let pool = choose_pool(&head, suite);
                cases.push(Planned { line, head, pool });
            }
        }
        Ok(Plan { cases })
    }

    /// Makes the cases to be found by their ids.
    pub fn index(&self) -> Index<'_> {
        let id = |number: u32| self.cases[number as usize].head.case.as_str();
        let mut sorted: Vec<u32> = (0..self.cases.len() as u32).collect();
        sorted.sort_unstable_by(|one, other| id(*one).cmp(id(*other)));
        Index { plan: self, sorted }
    }

    /// Indexes of cases that a worker takes in one go, those that need an uninitialised process
    /// first. A batch never mixes functions, so that it shares what a function needs.
    pub fn batches(&self) -> Vec<Batch> {
        let mut batches: Vec<Batch> = Vec::new();
        for pool in [Pool::Bare, Pool::Initialized] {
            for (index, planned) in self.cases.iter().enumerate() {
                if planned.pool != pool {
                    continue;
                }
                let fits = batches.last().is_some_and(|last| {
                    last.pool == pool
                        && last.cases.len() < BATCH
                        && last.cases.last().is_some_and(|case| {
                            self.cases[*case].head.function == planned.head.function
                        })
                });
                match batches.last_mut() {
                    Some(last) if fits => last.cases.push(index),
                    _ => batches.push(Batch {
                        pool,
                        cases: vec![index],
                    }),
                }
            }
        }
        batches
    }
}

/// Finds cases of a plan by their ids.
pub struct Index<'a> {
    plan: &'a Plan,
    /// The numbers of the cases, in the order of their ids.
    sorted: Vec<u32>,
}

impl Index<'_> {
    /// The number of the case in the plan.
    pub fn find(&self, id: &str) -> Option<usize> {
        let found = self.sorted.binary_search_by(|number| {
            self.plan.cases[*number as usize].head.case.as_str().cmp(id)
        });
        found.ok().map(|place| self.sorted[place] as usize)
    }
}

/// Cases that one worker runs one after the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Batch {
    pub pool: Pool,
    pub cases: Vec<usize>,
}

fn choose_pool(head: &Head, suite: &Suite) -> Pool {
    let needs_nothing = || {
        suite
            .scenario(&head.case)
            .is_some_and(|scenario| scenario.needs.iter().all(|need| *need == "nothing"))
    };
    let bare = match head.kind {
        Kind::Survey => true,
        Kind::Scenario => needs_nothing(),
        _ => head.state == "uninitialized",
    };
    if bare { Pool::Bare } else { Pool::Initialized }
}
