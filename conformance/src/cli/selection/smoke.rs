//! The fewest cases that meet everything once: one for each function and one for each rule.

use std::collections::{BTreeMap, BTreeSet};

use cuspec_case::{Case, Expr, Kind, Op, Outcome};

use crate::suite::plan::Plan;

/// How well a case shows a rule, the best first.
///
/// It shows it for certain if the rule is broken on every machine, comes before all others, and the
/// case runs everywhere without being asked for.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Fitness {
    is_hazard: bool,
    is_undefined: bool,
    /// Whether another fault always answers for it.
    is_hidden: bool,
    gates: usize,
    /// On how many things of the machine it depends whether the rule is broken.
    conditions: usize,
    faults_before: usize,
    faults: usize,
}

/// The ids of the cases. They depend on the suite alone, so that every machine chooses the same.
pub(super) fn choose(plan: &Plan) -> Result<BTreeSet<String>, String> {
    let mut functions: BTreeMap<String, (u8, bool, String)> = BTreeMap::new();
    let mut rules: BTreeMap<String, (Fitness, String)> = BTreeMap::new();
    for planned in &plan.cases {
        let case = planned.read()?;
        let candidate = (rank(case.kind), case.hazard.is_some(), case.id.clone());
        let held = functions.get(&case.function);
        // The first of its rank stays, so that a new case does not displace it.
        if held.is_none_or(|held| (candidate.0, candidate.1) < (held.0, held.1)) {
            functions.insert(case.function.clone(), candidate);
        }
        for (rule, fitness) in fitness(&case) {
            let held = rules.get(rule);
            if held.is_none_or(|(held, _)| fitness < *held) {
                rules.insert(rule.to_owned(), (fitness, case.id.clone()));
            }
        }
    }
    let functions = functions.into_values().map(|(_, _, id)| id);
    Ok(functions
        .chain(rules.into_values().map(|(_, id)| id))
        .collect())
}

/// A plain call says most about a function, and one that is made only when asked for says least.
fn rank(kind: Kind) -> u8 {
    match kind {
        Kind::Plain => 0,
        Kind::Accepted => 1,
        Kind::Refused | Kind::Rule | Kind::State | Kind::Order => 2,
        Kind::Export => 3,
        Kind::Scenario => 4,
        Kind::Survey => 5,
    }
}

/// How many conditions have to hold together.
fn conditions(when: &Expr) -> usize {
    match when {
        Expr::Binary(Op::And, left, right) => conditions(left) + conditions(right),
        _ => 1,
    }
}

fn fitness(case: &Case) -> impl Iterator<Item = (&str, Fitness)> {
    let count = case.expect.faults.len();
    let is_hazard = case.hazard.is_some();
    let gates = case.gates.len();
    let mut faults = case.expect.faults.iter();
    let certain = faults.position(|fault| fault.when.is_none());
    let certain = certain.unwrap_or(count);
    let faults = case.expect.faults.iter().enumerate();
    let faults = faults.map(move |(place, fault)| {
        let fitness = Fitness {
            is_hazard,
            is_undefined: fault.outcome == Outcome::Undefined,
            is_hidden: case.expect.ordered && place > certain,
            gates,
            conditions: fault.when.as_ref().map_or(0, conditions),
            faults_before: place,
            faults: count,
        };
        (fault.rule.as_str(), fitness)
    });
    // What must hold after success is looked at where nothing is wrong.
    let ensures = case.ensures.iter().map(move |ensure| {
        let fitness = Fitness {
            is_hazard,
            is_undefined: false,
            is_hidden: certain < count,
            gates,
            conditions: 0,
            faults_before: count,
            faults: count,
        };
        (ensure.rule.as_str(), fitness)
    });
    faults.chain(ensures)
}
