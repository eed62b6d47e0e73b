//! The suite as the runner sees it: a few functions, so that tests can bring a suite of their own.

pub mod decision;
pub mod expr_display;
mod filter_prefixes;
pub mod machine;
pub mod order;
pub mod pattern;
pub mod plan;
mod planned_line;
pub mod profile;
pub mod shard;
pub mod static_eval;
pub mod success;

pub use planned_line::{Line, Row};

use core::ffi::c_void;
use std::borrow::Cow;
use std::sync::{LazyLock, OnceLock};

use cuspec_case::address::split_twin;
use cuspec_case::table::{self, Table};
use cuspec_case::{Api, Basis, Effects, Kind, Resource, Success};
use cuspec_harness::Scenario;
use cuspec_sys::driver::CUresult;
use cuspec_sys::runtime::cudaError_t;
use sha2::{Digest, Sha256};

/// Reads each argument from the bytes at `args[i]` with the parameter's C type, and calls. What comes
/// back is the code, or zero from a function that returns something else, which goes to `returned`.
///
/// # Safety
/// `function` must be the entry point the thunk was made for, and every pointer in `args` must
/// lead to at least as many bytes as the parameter's C type has, `returned` to as many as that of what
/// the function returns.
pub type Thunk = unsafe fn(function: *const c_void, args: &[*const u8], returned: *mut u8) -> u32;

/// What is run: cases, how their functions are called, and the names of the codes they return.
#[derive(Clone, Copy)]
pub struct Suite {
    /// Names the planned cases with their expectations: the same name means the same suite.
    pub registry: fn() -> &'static str,
    /// The libraries whose cases are run.
    pub apis: &'static [Api],
    /// The planned cases.
    pub cases: fn() -> Box<dyn Iterator<Item = Line>>,
    /// The tables of a file of cases, by its number, that a [`Line::Row`] is in.
    pub tables: fn(usize) -> &'static [Table<'static>],
    /// What calls make and end, sorted by function.
    pub effects: &'static [Effects],
    /// What of successful calls can be made otherwise, by function.
    pub successes: &'static [Success],
    /// Every resource that effects name.
    pub resources: &'static [Resource],
    /// How to call a symbol; `None` for one the suite does not know.
    pub thunk: fn(&str) -> Option<Thunk>,
    /// The scenarios, found by their id.
    pub scenarios: &'static [Scenario],
    /// The name of a result code; `None` for a number that no toolkit knows.
    pub code_name: fn(Api, u32) -> Option<&'static str>,
}

impl Suite {
    /// The suite that was generated from the registry.
    pub fn generated() -> Suite {
        Suite {
            registry: generated_name,
            apis: &Api::ALL,
            cases: || Box::new(generated_rows()),
            tables: generated_tables,
            effects: generated_effects(),
            successes: cuspec_suite::SUCCESSES,
            resources: cuspec_suite::RESOURCES,
            thunk: cuspec_suite::thunk,
            scenarios: cuspec_suite::SCENARIOS,
            code_name: |api, code| match api {
                Api::Driver => CUresult(code).name(),
                Api::Runtime => cudaError_t(code).name(),
                Api::Library(_) => None,
            },
        }
    }

    /// The same without the cases of the runtime, unless there is one.
    pub fn with_runtime(&self, is_there: bool) -> Suite {
        Suite {
            apis: if is_there { self.apis } else { &[Api::Driver] },
            ..*self
        }
    }

    /// A code for people: its name, or the number where it has none,
    /// signed as C has it.
    pub fn show_code(&self, api: Api, code: u32) -> String {
        (self.code_name)(api, code).map_or_else(|| code.cast_signed().to_string(), str::to_owned)
    }

    /// What a successful call of a symbol does to resources.
    pub fn effects_of(&self, symbol: &str) -> Option<&'static Effects> {
        let (function, _) = split_twin(symbol);
        let place = self
            .effects
            .binary_search_by(|row| row.function.cmp(function));
        place.ok().map(|place| &self.effects[place])
    }

    pub fn resource(&self, name: &str) -> Option<&'static Resource> {
        self.resources.iter().find(|resource| resource.name == name)
    }

    /// What an expectation of a case stands on: a rule, or success where none is named.
    pub(crate) fn basis(
        &self,
        kind: Kind,
        function: &str,
        case: &str,
        rule: Option<&str>,
    ) -> Option<Basis> {
        let is_of_contract = !matches!(kind, Kind::Scenario | Kind::Export);
        let of = is_of_contract.then_some(function);
        let files = (0..).map(|file| (self.tables)(file));
        let tables = files.take_while(|tables| !tables.is_empty()).flatten();
        let mut cases = tables
            .filter(|table| table.function() == of)
            .filter_map(|table| {
                let is_it = |row: &&str| table.row(row).is_ok_and(|row| row.id == case);
                table.case(table.rows().find(is_it)?).ok()
            });
        let case = cases.next()?;
        let Some(rule) = rule else {
            return case.expect.basis;
        };
        let faults = case.expect.faults.into_iter();
        let faults = faults.map(|fault| (fault.rule, fault.basis));
        let ensures = case.ensures.into_iter();
        let mut all = faults.chain(ensures.map(|ensure| (ensure.rule, ensure.basis)));
        match all.find(|(known, _)| known == rule) {
            Some((_, basis)) => basis,
            // To leave a result unwritten is not to succeed.
            None => success::is_rule_of_success(rule).then_some(case.expect.basis)?,
        }
    }

    pub(crate) fn scenario(&self, id: &str) -> Option<&'static Scenario> {
        self.scenarios.iter().find(|scenario| scenario.id == id)
    }
}

/// The hash of the generated cases, 16 hexadecimal digits, in whatever order the files are listed.
fn generated_name() -> &'static str {
    static NAME: LazyLock<String> = LazyLock::new(|| {
        let mut files = cuspec_suite::CASES.to_vec();
        files.sort_unstable();
        let mut hasher = Sha256::new();
        files.iter().for_each(|file| hasher.update(file));
        let digest = hasher.finalize();
        digest
            .iter()
            .take(8)
            .map(|byte| format!("{byte:02x}"))
            .collect()
    });
    &NAME
}

/// The effects by function: the generated list may stand in any order.
pub fn generated_effects() -> &'static [Effects] {
    static SORTED: LazyLock<Vec<Effects>> = LazyLock::new(|| {
        let mut effects = cuspec_suite::EFFECTS.to_vec();
        effects.sort_unstable_by_key(|row| row.function);
        effects
    });
    &SORTED
}

/// The tables of a generated file, which are read when they are first asked for.
fn generated_tables(file: usize) -> &'static [Table<'static>] {
    static FILES: LazyLock<Vec<OnceLock<Vec<Table<'static>>>>> = LazyLock::new(|| {
        cuspec_suite::CASES
            .iter()
            .map(|_| OnceLock::new())
            .collect()
    });
    let Some(tables) = FILES.get(file) else {
        return &[];
    };
    // What was generated reads: a test reads all of it.
    tables.get_or_init(|| table::tables(cuspec_suite::CASES[file]).unwrap_or_default())
}

fn generated_rows() -> impl Iterator<Item = Line> {
    (0..cuspec_suite::CASES.len()).flat_map(|file| {
        let tables = generated_tables(file).iter().enumerate();
        tables.flat_map(move |(number, table)| {
            let place = (file, number);
            table.rows().map(move |row| {
                let text = Cow::Borrowed(row);
                Line::Row(Row { table, place, text })
            })
        })
    })
}

/// For tests: a suite of no cases, and plans of other ones.
#[cfg(test)]
pub(crate) mod tests {
    use serde_json::json;

    use super::{Api, Line, Suite};
    use crate::suite::plan::Plan;

    pub(crate) static EMPTY: Suite = Suite {
        apis: &Api::ALL,
        registry: || "test",
        cases: || Box::new(std::iter::empty()),
        tables: |_| &[],
        effects: &[],
        successes: &[],
        resources: &[],
        thunk: |_| None,
        scenarios: &[],
        code_name: |_, _| None,
    };

    /// A plan of plain cases with these ids.
    pub(crate) fn plan_of(ids: &[&str]) -> Plan {
        let lines = ids.iter().map(|id| {
            let case = json!({ "case": id, "function": "f", "group": "g", "kind": "plain" });
            Line::from(case.to_string())
        });
        Plan::parse(lines, &EMPTY, None).expect("a plan")
    }
}
