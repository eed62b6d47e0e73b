//! Restriction of a plan to the cases that can detect a selected mutant, so that the baseline run is short.

use std::collections::BTreeSet;

use cuspec_case::Kind;
use cuspec_case::address::split_twin;
use regex::Regex;

use super::{Mutant, Part};
use crate::suite::Suite;
use crate::suite::plan::{Plan, Planned};

/// The selection of a filter.
#[derive(Debug)]
pub struct Chosen {
    /// The cases that can detect a selected mutant.
    pub plan: Plan,
    /// The selected rules and functions.
    pub names: BTreeSet<String>,
}

/// Selects the rules and functions whose name matches the filter, and those that a matching case tests: the
/// rules that it violates, or else the functions that it calls. Thus a filter of `run` selects the rules and
/// functions that the cases of that run test. Names are those of rules for checks, and those of functions for
/// effects, if `parts` contains these.
pub fn within(
    suite: &Suite,
    mut plan: Plan,
    filter: &Regex,
    parts: &[Part],
) -> Result<Chosen, String> {
    let mut names = BTreeSet::new();
    let mut functions = BTreeSet::new();
    let mut is_about_a_rule = vec![false; plan.cases.len()];
    for (planned, is_about_a_rule) in plan.cases.iter().zip(&mut is_about_a_rule) {
        let is_named = filter.is_match(planned.id());
        let reads = is_named || parts.contains(&Part::Checks);
        let faults = match planned.head.kind {
            Kind::Scenario => Vec::new(),
            _ if reads => planned.read()?.expect.faults,
            _ => Vec::new(),
        };
        if parts.contains(&Part::Effects) {
            let is_effect_named = is_named && faults.is_empty();
            for name in called(suite, planned) {
                if is_effect_named || filter.is_match(name) {
                    functions.insert(name.to_owned());
                    names.insert(name.to_owned());
                }
            }
        }
        if parts.contains(&Part::Checks) {
            for fault in faults {
                if is_named || filter.is_match(&fault.rule) {
                    functions.insert(Mutant::function_of(&fault.rule).to_owned());
                    names.insert(fault.rule);
                    *is_about_a_rule = true;
                }
            }
        }
    }
    let mut is_about_a_rule = is_about_a_rule.into_iter();
    plan.cases.retain(|planned| {
        let called = called(suite, planned);
        is_about_a_rule.next() == Some(true) || called.iter().any(|name| functions.contains(*name))
    });
    Ok(Chosen { plan, names })
}

/// The functions that a case calls or shows, with twins replaced by their function.
fn called<'p>(suite: &Suite, planned: &'p Planned) -> Vec<&'p str> {
    if planned.head.kind != Kind::Scenario {
        return vec![split_twin(&planned.head.function).0];
    }
    let scenario = suite.scenario(planned.id());
    let names = scenario.map_or([&[][..]; 2], |scenario| [scenario.calls, scenario.shows]);
    let names = names.into_iter().flatten();
    names.map(|name| split_twin(name).0).collect()
}
