//! The suite as the runner sees it: a few functions, so that tests can bring a suite of their own.

pub mod decision;
pub mod expr_display;
pub mod machine;
pub mod order;
pub mod pattern;
pub mod plan;
pub mod shard;
pub mod static_eval;

use core::ffi::c_void;
use std::borrow::Cow;

use cuspec_harness::Scenario;
use cuspec_sys::driver::CUresult;

/// Reads each argument from the bytes at `args[i]` with the parameter's C type, and calls.
///
/// # Safety
/// `function` must be the entry point the thunk was made for, and every pointer in `args` must
/// lead to at least as many bytes as the parameter's C type has.
pub type Thunk = unsafe fn(function: *const c_void, args: &[*const u8]) -> u32;

/// A planned case: one JSON object, on one line.
#[derive(Clone, Debug)]
pub enum Line {
    /// It is part of the program.
    Static(&'static str),
    Owned(Box<str>),
    /// It is made from its number whenever it is asked for, so that a suite of very many cases need
    /// not lie in memory.
    Made(fn(u32) -> String, u32),
}

impl Line {
    pub fn text(&self) -> Cow<'_, str> {
        match self {
            Line::Static(text) => Cow::Borrowed(text),
            Line::Owned(text) => Cow::Borrowed(text),
            Line::Made(make, number) => Cow::Owned(make(*number)),
        }
    }
}

impl From<String> for Line {
    fn from(text: String) -> Line {
        Line::Owned(text.into())
    }
}

/// What is run: cases, how their functions are called, and the names of the codes they return.
#[derive(Clone, Copy)]
pub struct Suite {
    /// Hash of the registry that the suite was generated from.
    pub registry: &'static str,
    /// The planned cases.
    pub cases: fn() -> Box<dyn Iterator<Item = Line>>,
    /// How to call a symbol; `None` for one the suite does not know.
    pub thunk: fn(&str) -> Option<Thunk>,
    /// The scenarios, found by their id.
    pub scenarios: &'static [Scenario],
    /// The name of a result code; `None` for a number that no toolkit knows.
    pub code_name: fn(u32) -> Option<&'static str>,
}

impl Suite {
    /// The suite that was generated from the registry.
    pub fn generated() -> Suite {
        Suite {
            registry: cuspec_suite::REGISTRY_HASH,
            cases: || Box::new(cuspec_suite::cases().map(Line::Static)),
            thunk: cuspec_suite::thunk,
            scenarios: cuspec_suite::SCENARIOS,
            code_name: |code| CUresult(code).name(),
        }
    }

    /// A code for people: its name, or the number where it has none,
    /// signed as C has it.
    pub fn show_code(&self, code: u32) -> String {
        (self.code_name)(code).map_or_else(|| code.cast_signed().to_string(), str::to_owned)
    }

    pub(crate) fn scenario(&self, id: &str) -> Option<&'static Scenario> {
        self.scenarios.iter().find(|scenario| scenario.id == id)
    }
}

/// For tests: a suite of no cases, and plans of other ones.
#[cfg(test)]
pub(crate) mod tests {
    use serde_json::json;

    use super::{Line, Suite};
    use crate::suite::plan::Plan;

    pub static EMPTY: Suite = Suite {
        registry: "test",
        cases: || Box::new(std::iter::empty()),
        thunk: |_| None,
        scenarios: &[],
        code_name: |_| None,
    };

    /// A plan of plain cases with these ids.
    pub fn plan_of(ids: &[&str]) -> Plan {
        let lines = ids.iter().map(|id| {
            let case = json!({ "case": id, "function": "f", "group": "g", "kind": "plain" });
            Line::from(case.to_string())
        });
        Plan::parse(lines, &EMPTY, None).expect("a plan")
    }
}
