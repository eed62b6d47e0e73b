//! The cases that can notice any change that is asked for: only they are run without a change, too.

use std::collections::BTreeSet;

use cuspec_case::Kind;
use cuspec_case::address::split_twin;
use regex::Regex;

use super::{Mutant, Part};
use crate::suite::Suite;
use crate::suite::plan::{Plan, Planned};

/// The plan without cases that are candidates of no mutant whose name the filter finds something in. `parts`
/// is what is changed at all: of effects functions are the names, of checks rules.
pub fn within(
    suite: &Suite,
    mut plan: Plan,
    filter: &Regex,
    parts: &[Part],
) -> Result<Plan, String> {
    let mut functions = BTreeSet::new();
    let mut is_about_a_rule = vec![false; plan.cases.len()];
    for (planned, is_about_a_rule) in plan.cases.iter().zip(&mut is_about_a_rule) {
        if parts.contains(&Part::Effects) {
            let called = called(suite, planned).into_iter();
            functions.extend(
                called
                    .filter(|name| filter.is_match(name))
                    .map(str::to_owned),
            );
        }
        if parts.contains(&Part::Checks) && planned.head.kind != Kind::Scenario {
            for fault in planned.read()?.expect.faults {
                if filter.is_match(&fault.rule) {
                    functions.insert(Mutant::function_of(&fault.rule).to_owned());
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
    Ok(plan)
}

/// The functions that a case calls or shows; a twin's is the function's own.
fn called<'p>(suite: &Suite, planned: &'p Planned) -> Vec<&'p str> {
    if planned.head.kind != Kind::Scenario {
        return vec![split_twin(&planned.head.function).0];
    }
    let scenario = suite.scenario(planned.id());
    let names = scenario.map_or([&[][..]; 2], |scenario| [scenario.calls, scenario.shows]);
    let names = names.into_iter().flatten();
    names.map(|name| split_twin(name).0).collect()
}
