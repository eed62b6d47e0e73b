//! The basis of every expectation, and whether recorded answers support the claims of contracts.

use std::collections::{BTreeMap, BTreeSet};

use cuspec_site::facts::Machine;
use cuspec_spec::case::{Basis, Case, Fault, Kind, Outcome};
use cuspec_spec::declared::Api;
use serde::Serialize;

use crate::evidence::Evidence;

/// Expectations and the cases that they decide, by basis.
#[derive(Debug, Default, PartialEq, Serialize)]
pub(super) struct Judged {
    /// Counts by kind of basis.
    pub(super) kinds: BTreeMap<&'static str, Count>,
    /// Counts by the release that showed it.
    pub(super) releases: BTreeMap<String, Count>,
    /// Cases whose expectation has no basis.
    pub(super) unfounded: Vec<String>,
    /// Cases that the contract leaves undefined.
    pub(super) undefined: usize,
}

/// A count of expectations and cases.
#[derive(Debug, Default, PartialEq, Serialize)]
pub(super) struct Count {
    /// Distinct rules, statements and successes.
    pub(super) expectations: usize,
    /// Cases that they decide on the recorded machine.
    pub(super) cases: usize,
}

/// A claim that a release showed something which its evidence does not show.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub(super) struct Unshown {
    /// The rule, a function for its success, or a scenario.
    pub(super) expectation: String,
    /// The release that is said to have shown it.
    pub(super) release: String,
    /// The case that contradicts it; `None` if no case asked.
    pub(super) against: Option<String>,
}

/// An expectation of a case, and its basis.
struct Expectation<'c> {
    id: &'c str,
    basis: Option<&'c Basis>,
    /// The answer of the case if it holds.
    answers: Answers<'c>,
}

enum Answers<'c> {
    /// The outcome of this fault.
    Fault(&'c Fault),
    /// Success.
    Success,
}

/// Collects the expectations of a case on every machine.
fn expectations(case: &Case) -> Vec<Expectation<'_>> {
    let faults = case.expect.faults.iter();
    let faults = faults.filter(|fault| fault.outcome != Outcome::Undefined);
    let mut out: Vec<Expectation<'_>> = faults.map(of_fault).collect();
    if case.expect.faults.iter().all(|fault| fault.when.is_some()) {
        out.push(of_success(case));
        out.extend(case.ensures.iter().map(|ensure| Expectation {
            id: &ensure.rule,
            basis: ensure.basis.as_ref(),
            answers: Answers::Success,
        }));
    }
    out
}

fn of_fault(fault: &Fault) -> Expectation<'_> {
    Expectation {
        id: &fault.rule,
        basis: fault.basis.as_ref(),
        answers: Answers::Fault(fault),
    }
}

fn of_success(case: &Case) -> Expectation<'_> {
    Expectation {
        id: match case.kind {
            Kind::Scenario | Kind::Export => &case.id,
            _ => &case.function,
        },
        basis: case.expect.basis.as_ref(),
        answers: Answers::Success,
    }
}

/// Returns the expectations that decide a case on the recorded machine: its faults, only the first if
/// the order is known; none for success.
pub(super) fn deciding<'c>(case: &'c Case, machine: &Machine) -> Vec<&'c Fault> {
    let mut present = case.expect.faults.iter().filter(|fault| match &fault.when {
        None => true,
        Some(when) => when.eval(machine).is_some_and(|value| value != 0),
    });
    match case.expect.ordered {
        true => present.next().into_iter().collect(),
        false => present.collect(),
    }
}

/// Counts expectations by basis.
pub(super) fn count(cases: &[Case], evidence: &Evidence) -> Judged {
    let machine = evidence.machine();
    let mut out = Judged::default();
    let mut known: BTreeSet<(&str, &Basis)> = BTreeSet::new();
    for case in cases {
        for expectation in expectations(case) {
            match expectation.basis {
                Some(basis) => {
                    if known.insert((expectation.id, basis)) {
                        out.add(basis, |count| count.expectations += 1);
                    }
                }
                None => out.unfounded.push(case.id.clone()),
            }
        }
        let faults = deciding(case, &machine);
        if faults
            .iter()
            .any(|fault| fault.outcome == Outcome::Undefined)
        {
            out.undefined += 1;
            continue;
        }
        let basis = match faults.first() {
            None => case.expect.basis.as_ref(),
            // A case is recorded and not judged if one of its accepted outcomes is assumed.
            Some(first) => {
                let assumed = faults.iter().find(|fault| fault.is_assumed());
                assumed.unwrap_or(first).basis.as_ref()
            }
        };
        if let Some(basis) = basis {
            out.add(basis, |count| count.cases += 1);
        }
    }
    out.unfounded.dedup();
    out
}

impl Judged {
    fn add(&mut self, basis: &Basis, add: impl Fn(&mut Count)) {
        add(self.kinds.entry(basis.word()).or_default());
        for release in &basis.on {
            add(self.releases.entry(release.clone()).or_default());
        }
    }
}

/// The evidence for one expectation.
#[derive(Default)]
struct Shown<'c> {
    is_shown: bool,
    against: Option<&'c str>,
}

/// Returns every claim of a recorded release that no case of its evidence
/// shows.
pub(super) fn unshown(cases: &[Case], evidence: &[Evidence]) -> Vec<Unshown> {
    let mut seen: BTreeMap<(&str, &str), Shown<'_>> = BTreeMap::new();
    for case in cases {
        for expectation in expectations(case) {
            for release in expectation.basis.iter().flat_map(|basis| &basis.on) {
                seen.entry((expectation.id, release)).or_default();
            }
        }
    }
    let mut recorded = BTreeSet::new();
    for evidence in evidence {
        recorded.extend(Api::ALL.into_iter().filter_map(|api| evidence.release(api)));
        let machine = evidence.machine();
        for case in cases {
            note(case, evidence, &machine, &mut seen);
        }
    }
    let missing = seen.into_iter().filter(|((_, release), shown)| {
        recorded.contains(release) && (!shown.is_shown || shown.against.is_some())
    });
    let missing = missing.map(|((expectation, release), shown)| Unshown {
        expectation: expectation.to_owned(),
        release: release.to_owned(),
        against: shown.against.map(str::to_owned),
    });
    missing.collect()
}

/// Adds the evidence of one case. If any of several faults is accepted, the answer proves none of them.
fn note<'c>(
    case: &'c Case,
    evidence: &Evidence,
    machine: &Machine,
    seen: &mut BTreeMap<(&'c str, &'c str), Shown<'c>>,
) {
    let (Some(behaviour), Some(release)) = (evidence.of(&case.id), evidence.release(case.api))
    else {
        return;
    };
    let code = behaviour.split([',', ' ']).next().unwrap_or(behaviour);
    let shows = match deciding(case, machine).as_slice() {
        [] => {
            let mut all = vec![of_success(case)];
            all.extend(expectations(case).into_iter().filter(|one| {
                let mut ensures = case.ensures.iter();
                ensures.any(|ensure| ensure.rule == one.id)
            }));
            all
        }
        [fault] => vec![of_fault(fault)],
        _ => return,
    };
    for expectation in shows {
        let names = |on: &&'c String| on.as_str() == release;
        let Some(release) = expectation
            .basis
            .and_then(|basis| basis.on.iter().find(names))
        else {
            continue;
        };
        let entry = seen.entry((expectation.id, release)).or_default();
        match expectation.answers.has(case.api, code) {
            true => entry.is_shown = true,
            false => entry.against = entry.against.or(Some(&case.id)),
        }
    }
}

impl Answers<'_> {
    /// Whether the answer of a driver is the expected one.
    fn has(&self, api: Api, code: &str) -> bool {
        let is_success = code == api.success() || code == "pass";
        match self {
            Answers::Success => is_success,
            Answers::Fault(fault) => match &fault.outcome {
                Outcome::Codes(codes) => codes.iter().any(|accepted| accepted == code),
                Outcome::Undefined => true,
                Outcome::Later(later) => code == later || is_success,
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use cuspec_spec::Registry;

    use super::*;
    use crate::plan;

    /// The cases of a small registry, and the answers of its driver.
    fn lamps() -> (Vec<Case>, Evidence) {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/site/lamps");
        let registry = Registry::load(&root.join("spec")).expect("a registry");
        let folder = root.join("conformance/evidence/desk-1.2");
        let evidence = Evidence::load(&folder).expect("evidence");
        (plan::cases(&registry), evidence)
    }

    #[test]
    fn a_claim_that_the_evidence_shows_is_not_reported() {
        let (cases, evidence) = lamps();
        assert_eq!(unshown(&cases, &[evidence]), []);
    }

    #[test]
    fn a_claim_that_a_driver_contradicts_or_was_never_asked_is_named() {
        let (cases, mut evidence) = lamps();
        let refused = "cuLampOpen_v2[lamp=null]".to_owned();
        let answer = "CUDA_ERROR_NOT_SUPPORTED".to_owned();
        evidence.behaviours.insert(refused.clone(), answer);
        evidence
            .behaviours
            .retain(|case, _| !case.contains("uninitialized"));
        let unshown = unshown(&cases, &[evidence]);
        let named = |name: &str, against: Option<String>| Unshown {
            expectation: format!("cuLampOpen_v2/{name}"),
            release: "1.2".to_owned(),
            against,
        };
        let wanted = [
            named("initialized", None),
            named("lamp.null", Some(refused)),
        ];
        assert_eq!(unshown, wanted);
    }

    #[test]
    fn nothing_is_asked_of_a_release_without_evidence() {
        let (cases, mut evidence) = lamps();
        evidence.environment["library"]["release"] = "1.3".into();
        assert_eq!(unshown(&cases, &[evidence]), []);
    }

    #[test]
    fn cases_are_counted_by_the_expectation_that_decides_them() {
        let (mut cases, evidence) = lamps();
        let judged = count(&cases, &evidence);
        assert_eq!(judged.unfounded, [""; 0]);
        // Before `cuInit` the driver returns a code that the header does not list.
        let initialized = |case: &&Case| {
            let mut faults = case.expect.faults.iter();
            faults.any(|fault| fault.rule == "cuLampOpen_v2/initialized")
        };
        let before = cases.iter().filter(initialized).count();
        assert!(before > 0);
        let observed = &judged.kinds["observed"];
        assert!(observed.cases >= before, "{judged:?}");
        let all: usize = judged.kinds.values().map(|count| count.cases).sum();
        assert_eq!(all + judged.undefined, cases.len());

        let silent = cases.iter_mut().find(|case| case.id == "cuLampOpen_v2[]");
        silent.expect("the plain case").expect.basis = None;
        assert_eq!(count(&cases, &evidence).unfounded, ["cuLampOpen_v2[]"]);
    }
}
