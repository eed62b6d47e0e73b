//! The smallest set of cases that covers everything once: one case per function and one per rule.

use std::collections::{BTreeMap, BTreeSet};

use cuspec_case::{Case, Expr, Kind, Op, Outcome};

use crate::suite::plan::Plan;

/// Suitability of a case for a rule; the smallest value is the best.
///
/// The best case violates the rule on every machine and before all others, and runs everywhere without an
/// option.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Fitness {
    is_hazard: bool,
    is_undefined: bool,
    /// Whether another fault always determines the outcome instead.
    is_hidden: bool,
    /// Whether the answer may be that of another fault, because the order is unknown.
    is_ambiguous: bool,
    gates: usize,
    /// Number of conditions on the machine under which the rule is violated.
    conditions: usize,
    faults_before: usize,
    faults: usize,
}

/// Chooses the ids of the cases. They depend only on the suite, so that every machine chooses the same.
pub(super) fn choose(plan: &Plan) -> Result<BTreeSet<String>, String> {
    // A case that some machines skip covers its function there, and another one elsewhere.
    let mut functions: BTreeMap<(String, bool), (u8, bool, String)> = BTreeMap::new();
    let mut rules: BTreeMap<(String, bool), (Fitness, String)> = BTreeMap::new();
    // Every function is looked up, so that it is covered on machines that skip its calls.
    let mut exports = BTreeSet::new();
    for planned in &plan.cases {
        let case = planned.read()?;
        if case.kind == Kind::Export {
            exports.insert(case.id.clone());
        }
        let candidate = (rank(case.kind), case.hazard.is_some(), case.id.clone());
        let place = (case.function.clone(), runs_everywhere(&case));
        let held = functions.get(&place);
        // Among equals the first case stays, so that a new case does not displace it.
        if held.is_none_or(|held| (candidate.0, candidate.1) < (held.0, held.1)) {
            functions.insert(place, candidate);
        }
        for (rule, fitness) in fitness(&case) {
            let place = (rule.to_owned(), runs_everywhere(&case));
            let held = rules.get(&place);
            if held.is_none_or(|(held, _)| fitness < *held) {
                rules.insert(place, (fitness, case.id.clone()));
            }
        }
    }
    // Of two cases, the one that some machines skip is left out unless it is the better one.
    let is_better = |function: &str, candidate: &(u8, bool, String)| {
        let other = functions.get(&(function.to_owned(), true));
        other.is_none_or(|other| (candidate.0, candidate.1) < (other.0, other.1))
    };
    let functions = functions.iter();
    let functions = functions
        .filter(|((function, everywhere), one)| *everywhere || is_better(function, one))
        .map(|(_, (_, _, id))| id.clone());
    let is_clearer = |rule: &str, fitness: &Fitness| {
        let other = rules.get(&(rule.to_owned(), true));
        let doubts = |fitness: &Fitness| {
            let Fitness {
                is_undefined,
                is_hidden,
                is_ambiguous,
                ..
            } = *fitness;
            (is_undefined, is_hidden, is_ambiguous)
        };
        other.is_none_or(|(other, _)| doubts(fitness) < doubts(other))
    };
    let rules = rules.iter();
    let rules = rules
        .filter(|((rule, everywhere), (fitness, _))| *everywhere || is_clearer(rule, fitness))
        .map(|(_, (_, id))| id.clone());
    Ok(functions.chain(rules).chain(exports).collect())
}

/// Whether no machine skips the case, and its outcome is defined.
fn runs_everywhere(case: &Case) -> bool {
    let faults = case.expect.faults.iter();
    let is_undefined = faults.filter(|fault| fault.outcome == Outcome::Undefined);
    case.gates.is_empty() && case.hazard.is_none() && is_undefined.count() == 0
}

/// Rank of a kind: a plain call covers a function best, and a survey least.
fn rank(kind: Kind) -> u8 {
    match kind {
        Kind::Plain => 0,
        Kind::Accepted => 1,
        Kind::Refused | Kind::Rule | Kind::State | Kind::Order | Kind::Waiting => 2,
        Kind::Export | Kind::Interop => 3,
        Kind::Scenario => 4,
        Kind::Survey | Kind::Sequence => 5,
    }
}

/// Number of conditions that must hold together.
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
        // In an unknown order, one undefined fault makes the outcome undefined.
        let decisive = match case.expect.ordered {
            true => &case.expect.faults[..=place],
            false => &case.expect.faults,
        };
        let fitness = Fitness {
            is_hazard,
            is_undefined: decisive.iter().any(|one| one.outcome == Outcome::Undefined),
            is_hidden: case.expect.ordered && place > certain,
            is_ambiguous: !case.expect.ordered && count > 1,
            gates,
            conditions: fault.when.as_ref().map_or(0, conditions),
            faults_before: place,
            faults: count,
        };
        (fault.rule.as_str(), fitness)
    });
    // Postconditions are checked only after a call without faults.
    let ensures = case.ensures.iter().map(move |ensure| {
        let fitness = Fitness {
            is_hazard,
            is_undefined: false,
            is_hidden: certain < count,
            is_ambiguous: false,
            gates,
            conditions: 0,
            faults_before: count,
            faults: count,
        };
        (ensure.rule.as_str(), fitness)
    });
    faults.chain(ensures)
}
