//! The cases of a run: the cases of the suite that the filter selects.

use std::borrow::Cow;
use std::collections::HashSet;
use std::sync::Arc;

use cuspec_case::table::Table;
use cuspec_case::{Api, Case, Kind};
use cuspec_harness::Need;
use regex::Regex;
use serde::Deserialize;

use super::filter_prefixes::FilterPrefixes;
use super::pool::{Pool, Stage, is_set_up_by_driver};
use super::{Line, Row, Suite};

/// Maximum number of cases of one function in a batch.
pub(crate) const MAX_BATCH_CASES: usize = 64;

/// The part of a case that the runner needs. The worker reads the rest from the line.
#[derive(Clone, Debug)]
pub struct Planned {
    pub line: Line,
    id: Box<str>,
    pub head: Arc<Head>,
    pub pool: Pool,
}

/// The fields of a case that the runner reads besides its id. Cases with equal fields share one value.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Head {
    pub api: Api,
    pub function: String,
    /// The qualified group, such as `driver/stream`.
    pub group: String,
    pub kind: Kind,
    pub state: String,
    pub hazard: Option<String>,
    /// Whether the call can be made without a device.
    pub needs_nothing: bool,
    /// Whether the case needs the device for itself.
    pub exclusive: bool,
    /// Whether the call may change the state of the process for cases after it: what it changes outlasts the
    /// case, it creates or ends a context, or it changes a setting.
    pub is_lasting: bool,
    /// Whether the case of one library is also about the other.
    pub is_interop: bool,
}

impl Head {
    /// Whether a stream makes the call from a host function.
    pub fn is_called_back(&self) -> bool {
        self.state == "in-callback"
    }
}

impl Planned {
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Whether the case has no defined result without a device. The runtime initializes itself, so without
    /// a device only its cases that need nothing, and the cases of the stage without a device, keep their
    /// results.
    pub fn needs_device(&self) -> bool {
        let sets_itself_up = self.head.api == Api::Runtime && !self.head.needs_nothing;
        self.pool.needs_device() || (sets_itself_up && self.pool.stage != Stage::NoDevice)
    }

    /// The whole case.
    pub fn read(&self) -> Result<Case, String> {
        self.line.case()
    }
}

/// The cases of a run, in the suite's order.
#[derive(Clone, Debug, Default)]
pub struct Plan {
    pub cases: Vec<Planned>,
}

impl Plan {
    /// Every case of the suite whose id matches the filter.
    pub fn load(suite: &Suite, filter: Option<&Regex>) -> Result<Plan, String> {
        Plan::parse((suite.cases)(), suite, filter)
    }

    /// Like [`Plan::load`], for cases from any source.
    pub fn parse(
        lines: impl Iterator<Item = Line>,
        suite: &Suite,
        filter: Option<&Regex>,
    ) -> Result<Plan, String> {
        let mut cases = Vec::new();
        let mut heads = Heads::default();
        let prefixes = filter.and_then(FilterPrefixes::of);
        // The table of the previous line, and whether the filter may match any of its cases.
        let mut last: Option<(*const Table<'_>, bool)> = None;
        for line in lines {
            if let (Some(prefixes), Line::Row(row)) = (&prefixes, &line) {
                let table = std::ptr::from_ref(row.table);
                let known = last.filter(|(known, _)| *known == table);
                let (_, may_find) =
                    *last.insert(known.unwrap_or_else(|| (table, prefixes.may_find_in(row.table))));
                if !may_find {
                    continue;
                }
            }
            let row = line.row();
            let words = Words::of(&row)?;
            if !suite.apis.contains(&words.api) {
                continue;
            }
            if filter.is_some_and(|filter| !filter.is_match(&words.case)) {
                continue;
            }
            let words = Words {
                lasting: words.lasting || suite.changes_process(&words.function),
                interop: is_interop(&words, suite),
                ..words
            };
            let head = heads.find(&words);
            let id: Box<str> = words.case.into();
            cases.push(Planned {
                pool: choose_pool(&id, &head, suite),
                line,
                id,
                head,
            });
        }
        Ok(Plan { cases })
    }

    /// Moves calls that need nothing from their process into processes without initialization. Without a
    /// device, no other processes can start.
    pub fn run_bare_without_device(&mut self) {
        for planned in &mut self.cases {
            if planned.head.needs_nothing && planned.head.state == "ready" {
                planned.pool.stage = Stage::Bare;
            }
        }
    }

    /// An index of the cases by id.
    pub fn index(&self) -> Index<'_> {
        let mut sorted: Vec<u32> = (0..self.cases.len() as u32).collect();
        sorted.sort_unstable_by_key(|number| self.cases[*number as usize].id());
        Index { plan: self, sorted }
    }

    /// Batches of cases that a worker runs together, pool by pool. A batch holds cases of one function,
    /// which share their setup, unless the pool needs a new process for each batch.
    pub fn batches(&self) -> Vec<Batch> {
        let mut batches: Vec<Batch> = Vec::new();
        for pool in Pool::all() {
            for (index, planned) in self.cases.iter().enumerate() {
                if planned.pool != pool {
                    continue;
                }
                let fits = batches.last().is_some_and(|last| {
                    last.pool == pool
                        && last.cases.len() < MAX_BATCH_CASES
                        && last.cases.last().is_some_and(|case| {
                            let head = &self.cases[*case].head;
                            pool.ends_with_its_cases() || head.function == planned.head.function
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
    /// Positions of the cases, sorted by id.
    sorted: Vec<u32>,
}

impl Index<'_> {
    /// The ids, sorted.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.sorted.iter().map(|number| self.id(*number))
    }

    /// The ids that begin with a text.
    pub fn beginning_with(&self, text: &str) -> impl Iterator<Item = &str> {
        let first = self
            .sorted
            .partition_point(|number| self.id(*number) < text);
        let ids = self.sorted[first..].iter().map(|number| self.id(*number));
        ids.take_while(move |id| id.starts_with(text))
    }

    fn id(&self, number: u32) -> &str {
        &self.plan.cases[number as usize].id
    }

    /// The position of the case in the plan.
    pub fn find(&self, id: &str) -> Option<usize> {
        let found = self
            .sorted
            .binary_search_by(|number| self.id(*number).cmp(id));
        found.ok().map(|place| self.sorted[place] as usize)
    }
}

/// Cases that one worker runs one after another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Batch {
    pub pool: Pool,
    pub cases: Vec<usize>,
}

/// The ids of all cases of a suite, read without building a plan.
pub fn ids(suite: &Suite) -> impl Iterator<Item = Result<Box<str>, String>> {
    (suite.cases)().map(|line| Words::of(&line.row()).map(|words| words.case.into()))
}

/// The fields that the runner reads from a line.
#[derive(Deserialize)]
struct Words<'a> {
    #[serde(borrow)]
    case: Cow<'a, str>,
    #[serde(default)]
    api: Api,
    #[serde(borrow)]
    function: Cow<'a, str>,
    #[serde(borrow)]
    group: Cow<'a, str>,
    kind: Kind,
    #[serde(borrow, default)]
    state: Cow<'a, str>,
    #[serde(borrow, default)]
    hazard: Option<Cow<'a, str>>,
    #[serde(default)]
    needs_nothing: bool,
    #[serde(default)]
    exclusive: bool,
    #[serde(default)]
    lasting: bool,
    #[serde(skip)]
    interop: bool,
}

impl<'a> Words<'a> {
    /// Reads the fields from a row of a table, or from JSON.
    fn of(row: &'a Result<Row<'_>, &str>) -> Result<Words<'a>, String> {
        let Row { table, text, .. } = match row {
            Ok(row) => row,
            Err(json) => {
                let words: Words<'_> = serde_json::from_str(json).map_err(|error| {
                    format!("a case of the suite does not read: {error}: {json}")
                })?;
                let group = qualified(words.api, &words.group).into();
                return Ok(Words { group, ..words });
            }
        };
        let row = table.row(text)?;
        Ok(Words {
            case: row.id.into(),
            api: table.api,
            function: row.function.into(),
            group: qualified(table.api, table.group).into(),
            kind: row.kind,
            state: row.state.into(),
            hazard: row.hazard.map(Cow::from),
            needs_nothing: row.needs_nothing,
            exclusive: row.exclusive,
            lasting: row.is_lasting,
            interop: false,
        })
    }

    fn head(&self) -> Head {
        Head {
            api: self.api,
            function: self.function.to_string(),
            group: self.group.to_string(),
            kind: self.kind,
            state: self.state.to_string(),
            hazard: self.hazard.as_deref().map(str::to_owned),
            needs_nothing: self.needs_nothing,
            exclusive: self.exclusive,
            is_lasting: self.lasting,
            is_interop: self.interop,
        }
    }

    fn is_of(&self, head: &Head) -> bool {
        self.function == head.function
            && self.group == head.group
            && self.kind == head.kind
            && self.state == head.state
            && self.hazard.as_deref() == head.hazard.as_deref()
            && self.needs_nothing == head.needs_nothing
            && self.exclusive == head.exclusive
            && self.lasting == head.is_lasting
            && self.interop == head.is_interop
    }
}

/// The name of a group, qualified by its API so that it is unique.
fn qualified(api: Api, group: &str) -> String {
    format!("{}/{group}", api.word())
}

/// The distinct heads of a plan.
#[derive(Default)]
struct Heads {
    known: HashSet<Arc<Head>>,
    /// The head found last; the next case usually has the same one.
    last: Option<Arc<Head>>,
}

impl Heads {
    fn find(&mut self, words: &Words<'_>) -> Arc<Head> {
        if let Some(last) = self.last.as_ref().filter(|last| words.is_of(last)) {
            return Arc::clone(last);
        }
        let head = words.head();
        let head = match self.known.get(&head) {
            Some(head) => Arc::clone(head),
            None => Arc::new(head),
        };
        self.known.insert(Arc::clone(&head));
        self.last = Some(Arc::clone(&head));
        head
    }
}

/// Whether a case of the runtime is also about the driver: it passes objects of the driver, it is in a state that the
/// driver sets up, or it is a scenario that calls functions of the driver.
fn is_interop(words: &Words<'_>, suite: &Suite) -> bool {
    let calls_driver = || {
        let scenario = suite.scenario(&words.case);
        let calls = scenario.map_or(&[][..], |scenario| scenario.calls);
        calls.iter().any(|function| !function.starts_with("cuda"))
    };
    match words.kind {
        Kind::Interop => true,
        Kind::Scenario => words.api == Api::Runtime && calls_driver(),
        _ => words.api == Api::Runtime && is_set_up_by_driver(&words.state),
    }
}

fn choose_pool(id: &str, head: &Head, suite: &Suite) -> Pool {
    let needs_nothing = || {
        suite
            .scenario(id)
            .is_some_and(|scenario| scenario.needs.iter().all(|need| *need == Need::Nothing))
    };
    let stage = match head.kind {
        Kind::Survey => Stage::Bare,
        Kind::Scenario if needs_nothing() => Stage::Bare,
        Kind::Scenario => Stage::of_hazard(head.hazard.as_deref()),
        _ => Stage::of_state(&head.state),
    };
    Pool {
        exclusive: head.exclusive,
        ..Pool::of(head.api, stage)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use serde_json::json;

    use super::*;
    use crate::suite::tests::EMPTY;

    /// The ids of the batches of a plan of cases, each given as a function and a state.
    fn batches(cases: &[(&str, &str)]) -> Vec<Vec<String>> {
        let lines = cases.iter().map(|(function, state)| {
            let id = format!("{function} {state}");
            let case = json!({
                "case": id, "function": function, "group": "g", "kind": "state", "state": state,
            });
            Line::from(case.to_string())
        });
        let plan = Plan::parse(lines, &EMPTY, None).expect("a plan");
        let ids = |batch: &Batch| {
            let cases = batch.cases.iter();
            cases
                .map(|case| plan.cases[*case].id().to_owned())
                .collect()
        };
        plan.batches().iter().map(ids).collect()
    }

    #[test]
    fn cases_that_fill_memory_run_alone_and_last() {
        let alone: Vec<_> = Stage::ALL
            .into_iter()
            .filter(|stage| Pool::of(Api::Driver, *stage).runs_alone())
            .collect();
        assert_eq!(alone, [Stage::MemoryFull]);
        assert_eq!(Stage::of_state("memory-full"), Stage::MemoryFull);
        assert_eq!(Stage::of_hazard(Some("fills-memory")), Stage::MemoryFull);
        let cases = [("f", "memory-full"), ("f", "ready"), ("g", "ready")];
        let batches = batches(&cases);
        assert_eq!(batches.last(), Some(&vec!["f memory-full".to_owned()]));
    }

    #[test]
    fn exclusive_cases_share_no_process_with_others_and_run_last() {
        let case = |id: &str, exclusive: bool| {
            let case = json!({
                "case": id, "function": "f", "group": "g", "kind": "state", "exclusive": exclusive,
            });
            Line::from(case.to_string())
        };
        let lines = [case("f[a]", false), case("f[b]", true), case("f[c]", false)];
        let plan = Plan::parse(lines.into_iter(), &EMPTY, None).expect("a plan");
        let batches = plan.batches();
        let cases: Vec<_> = batches.iter().map(|batch| batch.cases.as_slice()).collect();
        assert_eq!(cases, [&[0, 2][..], &[1]]);
        let alone: Vec<_> = batches
            .iter()
            .map(|batch| batch.pool.runs_alone())
            .collect();
        assert_eq!(alone, [false, true]);
    }

    /// Scenarios that query free memory and may still run beside others, with the reason.
    const READS_FREE_MEMORY: [(&str, &str); 4] = [
        (
            "mem/allocations_leave_the_total_alone",
            "its own allocation is not free",
        ),
        (
            "runtime/device_setup/a_destroyed_context_is_not_replaced",
            "the call fails",
        ),
        (
            "runtime/execution_faults/a_trap_is_told_to_everybody",
            "the call fails",
        ),
        (
            "runtime/memory/free_memory_is_a_part_of_all",
            "it compares with the total",
        ),
    ];

    #[test]
    fn scenarios_that_compare_free_memory_run_alone() {
        let suite = Suite::generated();
        let plan = Plan::load(&suite, None).expect("a plan");
        let mut beside_others = BTreeSet::new();
        for planned in &plan.cases {
            let calls = suite.scenario(planned.id()).map(|scenario| scenario.calls);
            let mut calls = calls.into_iter().flatten();
            let reads = calls.any(|call| ["cuMemGetInfo_v2", "cudaMemGetInfo"].contains(call));
            if reads && !planned.pool.runs_alone() {
                beside_others.insert(planned.id());
            }
        }
        let known: BTreeSet<&str> = READS_FREE_MEMORY.iter().map(|(id, _)| *id).collect();
        assert_eq!(
            beside_others, known,
            "mark the scenario `#[exclusive]`, or add it to READS_FREE_MEMORY with a reason"
        );
    }

    #[test]
    fn only_a_process_that_ends_with_its_cases_is_shared_by_functions() {
        let cases = [
            ("f", "exiting"),
            ("f", "no-context"),
            ("g", "exiting"),
            ("g", "no-context"),
        ];
        assert_eq!(
            batches(&cases),
            [
                vec!["f no-context"],
                vec!["g no-context"],
                vec!["f exiting", "g exiting"]
            ]
        );
    }

    #[test]
    fn pools_run_in_the_order_of_their_stages() {
        let cases = [
            ("f", "exiting"),
            ("f", "ready"),
            ("f", "primary-inactive"),
            ("f", "no-device"),
            ("f", "uninitialized"),
        ];
        let reversed: Vec<_> = cases
            .iter()
            .rev()
            .map(|(f, s)| vec![format!("{f} {s}")])
            .collect();
        assert_eq!(batches(&cases), reversed);
    }
}
