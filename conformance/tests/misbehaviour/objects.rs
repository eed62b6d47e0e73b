//! Damage to objects that the worker has made and passed to no case.

use cuspec_conformance::results::{CaseResult, Outcome};

use crate::suite::{self, call, plain};
use crate::{Statement, between, expect, require, same};

use Outcome::{Fail, Observed, Pass};

/// Number of fast cases, so that a worker reports several at once, and the place of a special one among them.
const MANY: usize = 40;
const SPECIAL: usize = 25;

pub(crate) fn statements() -> Vec<Statement> {
    vec![
        damage(
            "a_call_that_ends_a_stream_of_others_fails",
            "tEndsAllStreams",
            "another stream, which the call was not given, does not work: cuStreamQuery answered 400",
        ),
        damage(
            "a_call_that_overwrites_memory_of_others_fails",
            "tOverwritesAllMemory",
            "other device memory, which the call was not given, has other bytes",
        ),
        Statement::new(
            "a_scenario_that_ends_a_stream_of_others_fails",
            between(suite::play("ends all streams", false)),
            |results| {
                expect(results, &[Pass, Fail, Pass])?;
                let detail = results[1].detail.as_deref().unwrap_or_default();
                require(detail.contains("another stream"), detail)
            },
        ),
        Statement::new(
            "damage_by_the_cleanup_of_a_case_is_a_note",
            between(suite::makes_a_pool(6)),
            |results| {
                expect(results, &[Pass; 3])?;
                let detail = results[1].detail.as_deref().unwrap_or_default();
                require(
                    detail.starts_with("in preparation or cleanup: another stream"),
                    detail,
                )
            },
        ),
        Statement::new(
            "a_call_with_lasting_effects_may_end_everything",
            between(suite::lasts(&call("tEndsAllStreams", &[]))),
            |results| expect(results, &[Pass; 3]),
        ),
        Statement::new(
            "damage_by_an_undefined_call_is_observed",
            between(suite::undefined(&call("tEndsAllStreams", &[]))),
            |results| expect(results, &[Pass, Observed, Pass]),
        ),
    ]
}

/// The call fails with this detail, wherever it is made.
fn damage(name: &'static str, function: &'static str, found: &'static str) -> Statement {
    let mut cases = vec![plain(); MANY];
    cases[SPECIAL] = call(function, &[]);
    Statement::new(name, cases, move |results| {
        let mut wanted = [Pass; MANY];
        wanted[SPECIAL] = Fail;
        expect(results, &wanted)?;
        check_damage(&results[SPECIAL], function, found)
    })
}

fn check_damage(result: &CaseResult, function: &str, found: &str) -> Result<(), String> {
    let rule = format!("{function}/keeps-objects");
    same(result.rule.as_deref(), Some(&rule))?;
    let detail = format!("{rule} does not hold: {found}");
    same(result.detail.as_deref(), Some(&detail))
}
