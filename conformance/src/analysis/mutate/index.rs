//! The mutants of a suite, and the cases that may detect them.

use std::collections::{BTreeMap, BTreeSet};

use cuspec_case::address::split_twin;
use cuspec_case::{Api, Case, Expr, Kind, Outcome as Answer, Success};

use super::{Change, Claim, Mutant, Part};
use crate::results::{CaseResult, Outcome};
use crate::suite::Suite;
use crate::suite::machine::Machine;
use crate::suite::plan::Plan;
use crate::suite::static_eval::StaticEval;

/// Replacement codes in order of preference; `CUDA_ERROR_UNKNOWN` comes first, since no contract requires it.
const OTHER_CODES: [u32; 3] = [999, 1, 0];

/// Ending of rules that are no checks, since the function itself returns the code by purpose.
const NO_CHECK: &str = "/last-error";

/// How likely a case detects a change, the most likely first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Nearness {
    /// Only this rule determines the expectation of the case.
    Decides,
    /// The rule is one of several that determine it.
    Contributes,
    /// A scenario that shows the effect of the function.
    Shows,
    /// A case of the function that must succeed.
    Succeeds,
    /// The rule is violated too, after another one.
    Follows,
    /// A scenario that calls the function.
    Scenario,
    /// Another case of the function.
    SameFunction,
}

impl Nearness {
    /// Whether the case violates the changed rule.
    pub fn violates_the_rule(self) -> bool {
        matches!(
            self,
            Nearness::Decides | Nearness::Contributes | Nearness::Follows
        )
    }
}

/// The cases of a plan by rule and by function, with their results without a change.
pub struct Index<'a> {
    pub plan: &'a Plan,
    pub baseline: &'a [CaseResult],
    rules: BTreeMap<String, Rule>,
    functions: BTreeMap<String, Vec<usize>>,
    successes: BTreeMap<String, Vec<usize>>,
    scenarios: BTreeMap<&'static str, Vec<usize>>,
    shown: BTreeMap<&'static str, Vec<usize>>,
    /// Functions that leave checks to the library below. Without their call a case that expects a refusal
    /// fails too, which shows nothing about their effect.
    below: BTreeSet<&'static str>,
    /// Postconditions, by function and id.
    ensured: BTreeMap<(String, String), Ensured>,
}

/// The cases in which a postcondition applies.
#[derive(Default)]
struct Ensured {
    cases: Vec<usize>,
    reads_text: bool,
}

/// Whether a condition reads text at an address.
fn reads_text(holds: &Expr) -> bool {
    match holds {
        Expr::Names { .. } | Expr::Reads { .. } => true,
        Expr::Not(inner) => reads_text(inner),
        Expr::Binary(_, left, right) => reads_text(left) || reads_text(right),
        _ => false,
    }
}

#[derive(Default)]
struct Rule {
    api: Api,
    cases: Vec<(Nearness, usize)>,
    /// All accepted codes for the rule, by name.
    codes: Vec<String>,
}

impl<'a> Index<'a> {
    /// Indexes a plan after a run. Cases without a result cannot detect a change.
    pub fn new(
        suite: &Suite,
        plan: &'a Plan,
        baseline: &'a [CaseResult],
        machine: &Machine,
    ) -> Result<Index<'a>, String> {
        let mut index = Index {
            plan,
            baseline,
            rules: BTreeMap::new(),
            functions: BTreeMap::new(),
            successes: BTreeMap::new(),
            scenarios: BTreeMap::new(),
            shown: BTreeMap::new(),
            below: suite
                .successes
                .iter()
                .filter(|success| !success.below.is_empty())
                .map(|success| success.function)
                .collect(),
            ensured: BTreeMap::new(),
        };
        for (number, (planned, result)) in plan.cases.iter().zip(baseline).enumerate() {
            if !result.outcome.is_run() {
                continue;
            }
            if planned.head.kind == Kind::Scenario {
                let basis = planned.read()?.expect.basis;
                // What is not judged notices nothing, and claims nothing.
                if basis.is_some_and(|basis| basis.is_assumption()) {
                    continue;
                }
                let scenario = suite.scenario(planned.id());
                for symbol in scenario.map_or(&[][..], |scenario| scenario.calls) {
                    let (function, _) = split_twin(symbol);
                    index.scenarios.entry(function).or_default().push(number);
                }
                for function in scenario.map_or(&[][..], |scenario| scenario.shows) {
                    index.shown.entry(function).or_default().push(number);
                }
                continue;
            }
            let case = planned.read()?;
            index.add(number, &case, &StaticEval::new(&case, machine));
        }
        Ok(index)
    }

    fn add(&mut self, number: usize, case: &Case, static_eval: &StaticEval<'_>) {
        // A twin is indexed under its function, since mutants change both.
        let (name, _) = split_twin(&case.function);
        let function = self.functions.entry(name.to_owned()).or_default();
        function.push(number);
        let decision = static_eval.decide();
        // A case that is not judged cannot detect a change.
        if decision.is_observed() {
            return;
        }
        // A lookup of the symbol does not call the function.
        if decision.acceptable.is_empty() && case.kind != Kind::Export {
            let function = self.successes.entry(name.to_owned()).or_default();
            function.push(number);
            for ensure in case.ensures.iter().filter(|ensure| !ensure.is_assumed()) {
                let key = (name.to_owned(), ensure.rule.clone());
                // A postcondition that is always true on this machine shows nothing.
                if static_eval
                    .eval(&ensure.holds)
                    .is_some_and(|holds| holds != 0)
                {
                    continue;
                }
                let ensured = self.ensured.entry(key).or_default();
                ensured.cases.push(number);
                ensured.reads_text = reads_text(&ensure.holds);
            }
        }
        let decides = |rule: &str| decision.acceptable.iter().any(|held| held.rule == rule);
        for fault in static_eval.broken_faults() {
            let is_no_check = fault.rule.ends_with(NO_CHECK);
            if fault.is_assumed() || fault.outcome == Answer::Undefined || is_no_check {
                continue;
            }
            let nearness = match (decides(&fault.rule), decision.acceptable.len()) {
                (true, 1) => Nearness::Decides,
                (true, _) => Nearness::Contributes,
                (false, _) => Nearness::Follows,
            };
            let rule = self.rules.entry(fault.rule.clone()).or_default();
            rule.api = case.api;
            rule.cases.push((nearness, number));
            match &fault.outcome {
                Answer::Codes(codes) => rule.codes.extend(codes.iter().cloned()),
                Answer::Later(code) => rule.codes.push(code.clone()),
                Answer::Undefined => {}
            }
        }
    }

    /// Two mutants for every rule that a judged case violates: without the check, and with another code. For
    /// every function that a judged case calls with success, one mutant for each change of an effect.
    pub fn mutants(&self, suite: &Suite) -> Vec<Mutant> {
        // Checks that the driver makes for the runtime are mutated in the driver.
        let is_own = |rule: &String| {
            let function = rule.split('/').next();
            let mut successes = suite.successes.iter();
            let success = successes.find(|success| Some(success.function) == function);
            success.is_none_or(|success| !success.is_below(rule))
        };
        let own: Vec<(&String, &Rule)> =
            self.rules.iter().filter(|(rule, _)| is_own(rule)).collect();
        let off = own.iter().map(|(rule, _)| Mutant {
            of: (*rule).clone(),
            change: Change::Off,
        });
        let code = own.iter().map(|(name, rule)| Mutant {
            of: (*name).clone(),
            change: Change::Code(rule.other_code(suite)),
        });
        let succeeds = |success: &&Success| {
            self.successes.contains_key(success.function)
                || self.scenarios.contains_key(success.function)
        };
        let effects = suite.successes.iter().filter(succeeds);
        let effects = effects.flat_map(|success| {
            changes(success).map(|change| Mutant {
                of: success.function.to_owned(),
                change,
            })
        });
        off.chain(code).chain(effects).collect()
    }

    /// All claims to show an effect: postconditions and scenarios.
    pub fn claims(&self) -> Vec<Claim> {
        let ensured = self.ensured.iter().map(|((function, id), cases)| Claim {
            function: function.clone(),
            by: id.clone(),
            cases: cases.cases.clone(),
            reads_text: cases.reads_text,
        });
        let shown = self.shown.iter().flat_map(|(function, scenarios)| {
            scenarios.iter().map(|number| Claim {
                function: (*function).to_owned(),
                by: self.plan.cases[*number].id().to_owned(),
                cases: vec![*number],
                reads_text: false,
            })
        });
        ensured.chain(shown).collect()
    }

    /// Cases that may detect a change, the most likely first.
    pub fn candidates(&self, mutant: &Mutant) -> Vec<(Nearness, usize)> {
        let mentions = match mutant.change.part() {
            Part::Checks => self.rules.get(&mutant.of),
            Part::Effects => None,
        };
        let mut cases = mentions.map_or_else(Vec::new, |rule| rule.cases.clone());
        let list = |map: Option<&Vec<usize>>| map.cloned().unwrap_or_default();
        let mut add = |nearness, numbers: Vec<usize>| {
            for number in numbers {
                if !cases.iter().any(|(_, known)| *known == number) {
                    cases.push((nearness, number));
                }
            }
        };
        let function = mutant.function();
        if mutant.change.part() == Part::Effects {
            add(Nearness::Shows, list(self.shown.get(function)));
            add(Nearness::Succeeds, list(self.successes.get(function)));
        }
        add(Nearness::Scenario, list(self.scenarios.get(function)));
        if mutant.change.part() == Part::Checks || !self.below.contains(function) {
            add(Nearness::SameFunction, list(self.functions.get(function)));
        }
        // Prefers processes with a context: most cases need one, and starting a process is expensive.
        cases.sort_by_key(|(nearness, number)| {
            let pool = self.plan.cases[*number].pool;
            (*nearness, std::cmp::Reverse(pool), *number)
        });
        cases
    }

    /// Whether a result is unexpected although the case had an expected outcome without the change.
    pub fn is_detected(&self, number: usize, result: &CaseResult) -> bool {
        let before = self.baseline[number].outcome;
        before.is_run() && !before.is_unexpected() && result.outcome.is_unexpected()
    }

    /// Whether a case passes without a change.
    pub fn is_sound(&self, number: usize) -> bool {
        let before = self.baseline[number].outcome;
        before == Outcome::Pass
    }
}

/// The possible changes of a function's effects.
fn changes(success: &Success) -> impl Iterator<Item = Change> + use<> {
    let writes = success.writes.iter().copied();
    let results = success.returns.then_some("result");
    let early = success.waits.then_some(Change::Early);
    let late = success.returns_first.then_some(Change::Late);
    let late_read = (success.reads_first && success.api == Api::Driver).then_some(Change::LateRead);
    std::iter::once(Change::Skip)
        .chain(writes.clone().map(Change::Unwritten))
        .chain(writes.chain(results).map(Change::Value))
        .chain(success.uses.iter().copied().map(Change::Neighbour))
        .chain(early)
        .chain(late)
        .chain(late_read)
}

impl Rule {
    /// A code that no case accepts for the rule.
    fn other_code(&self, suite: &Suite) -> u32 {
        let is_other = |code: &u32| !self.codes.contains(&suite.show_code(self.api, *code));
        OTHER_CODES.into_iter().find(is_other).unwrap_or(u32::MAX)
    }
}
