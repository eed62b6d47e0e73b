//! The order of cases where it differs from the suite's, and the grouping of cases into processes.

use crate::suite::plan::{Batch, MAX_BATCH_CASES, Plan};
use crate::suite::pool::{Pool, Stage};
use cuspec_case::Kind;
use sha2::{Digest, Sha256};

/// Batches in an order that depends only on the seed. Functions are mixed; cases of one pool stay together,
/// because two pools never share a process.
///
/// The relative order of two cases does not depend on the rest of the plan, so leaving cases out changes no
/// order.
pub fn shuffle(plan: &Plan, seed: u64) -> Vec<Batch> {
    let mut batches = Vec::new();
    for pool in Pool::all() {
        let mut cases: Vec<(u64, usize)> = Vec::new();
        for (index, planned) in plan.cases.iter().enumerate() {
            if planned.pool == pool {
                cases.push((hash(&seed.to_le_bytes(), planned.id()), index));
            }
        }
        cases.sort_unstable();
        batches.extend(cases.chunks(MAX_BATCH_CASES).map(|chunk| Batch {
            pool,
            cases: chunk.iter().map(|(_, index)| *index).collect(),
        }));
    }
    batches
}

/// The same batches, but no process gets both calls and scenarios: first all calls, then all scenarios, so
/// that a job changes the kind of process only once.
pub fn separate_calls(plan: &Plan, batches: Vec<Batch>) -> Vec<Batch> {
    let mut calls = Vec::new();
    let mut scenarios = Vec::new();
    for batch in batches {
        let is_scenario = |case: &usize| plan.cases[*case].head.kind == Kind::Scenario;
        let (scenario_cases, call_cases): (Vec<_>, Vec<_>) =
            batch.cases.into_iter().partition(is_scenario);
        let pool = Pool {
            calls_only: true,
            ..batch.pool
        };
        calls.push(Batch {
            pool,
            cases: call_cases,
        });
        scenarios.push(Batch {
            pool: batch.pool,
            cases: scenario_cases,
        });
    }
    let mut all = calls;
    all.append(&mut scenarios);
    all.retain(|batch| !batch.cases.is_empty());
    all
}

/// The same batches, but the plain cases come first, in processes whose ends are judged. One plain case of each
/// function is enough for that.
pub fn gather_plain(plan: &Plan, batches: Vec<Batch>) -> Vec<Batch> {
    let is_gathered = |pool: Pool, case: &usize| {
        let is_open = matches!(pool.stage, Stage::Bare | Stage::Initialized | Stage::Ready);
        is_open && !pool.runs_alone() && plan.cases[*case].head.kind == Kind::Plain
    };
    let mut gathered: Vec<Batch> = Vec::new();
    let mut rest = Vec::new();
    for Batch { pool, cases } in batches {
        let (plain, others): (Vec<_>, Vec<_>) =
            cases.into_iter().partition(|case| is_gathered(pool, case));
        let leaving = Pool {
            leaves: true,
            ..pool
        };
        for case in plain {
            let fits =
                |batch: &&mut Batch| batch.pool == leaving && batch.cases.len() < MAX_BATCH_CASES;
            match gathered.last_mut().filter(fits) {
                Some(batch) => batch.cases.push(case),
                None => gathered.push(Batch {
                    pool: leaving,
                    cases: vec![case],
                }),
            }
        }
        if !others.is_empty() {
            rest.push(Batch {
                pool,
                cases: others,
            });
        }
    }
    gathered.append(&mut rest);
    gathered
}

/// A hash of a case that is the same on every machine and in every version of this program.
pub fn hash(salt: &[u8], id: &str) -> u64 {
    let digest = Sha256::new().chain_update(salt).chain_update(id).finalize();
    digest
        .iter()
        .take(8)
        .fold(0, |number, byte| number << 8 | u64::from(*byte))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::suite::Line;
    use crate::suite::tests::EMPTY;

    #[test]
    fn plain_cases_of_one_stage_share_processes_that_leave() {
        let case = |id: &str, kind: &str, state: &str| {
            let function = id.split('[').next();
            let case = json!({
                "case": id, "function": function, "group": "g", "kind": kind, "state": state,
            });
            Line::from(case.to_string())
        };
        let lines = [
            case("f[]", "plain", "ready"),
            case("f[a]", "accepted", "ready"),
            case("g[]", "plain", "ready"),
            case("h[]", "plain", "exiting"),
            case("i[]", "plain", "uninitialized"),
        ];
        let plan = Plan::parse(lines.into_iter(), &EMPTY, None).expect("a plan");
        let batches = gather_plain(&plan, plan.batches());
        let batches: Vec<_> = batches
            .iter()
            .map(|batch| (batch.pool.leaves, batch.cases.as_slice()))
            .collect();
        let expected = [
            (true, &[4][..]),
            (true, &[0, 2]),
            (false, &[1]),
            (false, &[3]),
        ];
        assert_eq!(batches, expected);
    }

    #[test]
    fn calls_run_before_scenarios_when_they_are_separated() {
        let case = |id: &str, kind: &str| {
            let case = json!({
                "case": id, "function": "f", "group": "g", "kind": kind, "state": "ready",
            });
            Line::from(case.to_string())
        };
        let lines = [
            ("scenario", "scenario"),
            ("f[]", "state"),
            ("f[a]", "state"),
        ];
        let lines = lines.map(|(id, kind)| case(id, kind)).into_iter();
        let plan = Plan::parse(lines, &EMPTY, None).expect("a plan");
        let batches = separate_calls(&plan, plan.batches());
        let apart: Vec<_> = batches
            .iter()
            .map(|batch| (batch.pool.calls_only, batch.cases.as_slice()))
            .collect();
        assert_eq!(apart, [(true, &[1, 2][..]), (false, &[0][..])]);
    }
}
