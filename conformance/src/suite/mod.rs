//! The suite as the runner uses it: a few functions, so that tests can supply a suite of their own.

pub mod decision;
pub mod expr_display;
mod filter_prefixes;
pub mod machine;
pub mod order;
pub mod pattern;
pub mod plan;
mod planned_line;
pub mod pool;
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
use cuspec_case::{Api, Basis, Effect, EffectKind, Effects, Kind, Resource, Success};
use cuspec_harness::Scenario;
use cuspec_suite::names;
use cuspec_sys::driver::CUresult;
use cuspec_sys::runtime::cudaError_t;
use sha2::{Digest, Sha256};

/// Reads each argument from the bytes at `args[i]` with the parameter's C type, and calls the function.
/// Returns the result code; for a function that returns another type, zero, and the value is written to
/// `returned`.
///
/// # Safety
/// `function` must be the entry point that the thunk was generated for. Every pointer in `args` must point
/// to at least as many bytes as the parameter's C type has, and `returned` to as many as the return type
/// has.
pub type Thunk = unsafe fn(function: *const c_void, args: &[*const u8], returned: *mut u8) -> u32;

/// A suite: cases, the thunks that call their functions, and the names of result codes.
#[derive(Clone, Copy)]
pub struct Suite {
    /// Names the planned cases with their expectations: the same name means the same suite.
    pub registry: fn() -> &'static str,
    /// The libraries whose cases are run.
    pub apis: &'static [Api],
    /// The planned cases.
    pub cases: fn() -> Box<dyn Iterator<Item = Line>>,
    /// The tables of a file of cases, by the number of the file; a [`Line::Row`] belongs to one of them.
    pub tables: fn(usize) -> &'static [Table<'static>],
    /// The resources that calls create and end, by function.
    pub effects: &'static [Effects],
    /// Functions of the runtime that return the last error of the calling thread.
    pub returning_last_error: &'static [&'static str],
    /// The parts of a successful call that mutants can change, by function.
    pub successes: &'static [Success],
    /// Every resource that `effects` names.
    pub resources: &'static [Resource],
    /// The thunk of a symbol; `None` if the suite does not know the symbol.
    pub thunk: fn(&str) -> Option<Thunk>,
    /// The scenarios, each with its id.
    pub scenarios: &'static [Scenario],
    /// The name of a result code; `None` for a number that no toolkit defines.
    pub code_name: fn(Api, u32) -> Option<&'static str>,
}

impl Suite {
    /// The suite generated from the registry.
    pub fn generated() -> Suite {
        Suite {
            registry: generated_name,
            apis: &Api::ALL,
            cases: || Box::new(generated_rows()),
            tables: generated_tables,
            effects: cuspec_suite::EFFECTS,
            returning_last_error: cuspec_suite::RETURNING_LAST_ERROR,
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

    /// The same suite with the cases of these libraries alone.
    pub fn of_apis(&self, apis: &'static [Api]) -> Suite {
        Suite { apis, ..*self }
    }

    /// A code as text for people: its name, or the signed number if it has no name.
    pub fn show_code(&self, api: Api, code: u32) -> String {
        (self.code_name)(api, code).map_or_else(|| code.cast_signed().to_string(), str::to_owned)
    }

    /// The effects of a successful call of a symbol on resources.
    pub fn effects_of(&self, symbol: &str) -> Option<&'static Effects> {
        let (function, _) = split_twin(symbol);
        self.effects.iter().find(|row| row.function == function)
    }

    /// Whether a successful call of the symbol creates or destroys a context, which may activate or end the primary
    /// one, or changes a setting.
    pub(crate) fn changes_process(&self, symbol: &str) -> bool {
        let contexts = [
            names::CONTEXT,
            names::PRIMARY_CONTEXT_SHARE,
            names::GREEN_CONTEXT,
            names::EXECUTION_CONTEXT,
        ];
        let is_of_context = |effect: &Effect| {
            effect.kind != EffectKind::Lends && contexts.contains(&effect.resource)
        };
        let row = self.effects_of(symbol);
        row.is_some_and(|row| !row.changes.is_empty() || row.effects.iter().any(is_of_context))
    }

    pub fn resource(&self, name: &str) -> Option<&'static Resource> {
        self.resources.iter().find(|resource| resource.name == name)
    }

    /// The basis of an expectation of a case: of the named rule, or of success if `rule` is `None`.
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
            // A result left unwritten violates the expectation of success.
            None => success::is_rule_of_every_call(rule).then_some(case.expect.basis)?,
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

/// The tables of a generated file, parsed on first use.
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
    // Generated tables always parse; a test parses all of them.
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

/// For tests: an empty suite, and plans of given cases.
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
        returning_last_error: &[],
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
