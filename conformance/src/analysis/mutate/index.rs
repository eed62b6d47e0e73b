//! What can be mutated, and which cases might notice.

use std::collections::{BTreeMap, BTreeSet};

use cuspec_case::address::split_twin;
use cuspec_case::{Api, Case, Expr, Kind, Outcome as Answer, Success};

use super::{Change, Claim, Mutant, Part};
use crate::results::{CaseResult, Outcome};
use crate::suite::Suite;
use crate::suite::machine::Machine;
use crate::suite::plan::Plan;
use crate::suite::static_eval::StaticEval;

/// `CUDA_ERROR_UNKNOWN`, which no contract asks for, and what to take where one does.
const OTHER_CODES: [u32; 3] = [999, 1, 0];

/// What a function answers by this is no fault of the call: it is what the call is there for.
const NO_CHECK: &str = "/last-error";

/// How likely a case is to notice a change, the likeliest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Nearness {
    /// The rule alone decides what the case expects.
    Decides,
    /// The rule is one of several that will do.
    Contributes,
    /// A scenario that shows what the function does.
    Shows,
    /// A case of the function that has to succeed.
    Succeeds,
    /// The rule is broken too, behind another one.
    Follows,
    /// A scenario that calls the function.
    Scenario,
    /// Any other case of the function.
    SameFunction,
}

impl Nearness {
    /// Whether it is a case that breaks the rule that is changed.
    pub fn breaks_the_rule(self) -> bool {
        matches!(
            self,
            Nearness::Decides | Nearness::Contributes | Nearness::Follows
        )
    }
}

/// The plan by rule and by function, with what came of every case without a change.
pub struct Index<'a> {
    pub plan: &'a Plan,
    pub baseline: &'a [CaseResult],
    rules: BTreeMap<String, Rule>,
    functions: BTreeMap<String, Vec<usize>>,
    successes: BTreeMap<String, Vec<usize>>,
    scenarios: BTreeMap<&'static str, Vec<usize>>,
    shown: BTreeMap<&'static str, Vec<usize>>,
    /// Functions that leave checks to the library below: without their call nothing is refused either, which says
    /// nothing of what they do.
    below: BTreeSet<&'static str>,
    /// By function, and by the id of what it ensures.
    ensured: BTreeMap<(String, String), Ensured>,
}

/// The cases in which something is ensured.
#[derive(Default)]
struct Ensured {
    cases: Vec<usize>,
    is_about_a_text: bool,
}

/// Whether a condition follows an address to a text.
fn is_about_a_text(holds: &Expr) -> bool {
    match holds {
        Expr::Names { .. } | Expr::Reads { .. } => true,
        Expr::Not(inner) => is_about_a_text(inner),
        Expr::Binary(_, left, right) => is_about_a_text(left) || is_about_a_text(right),
        _ => false,
    }
}

#[derive(Default)]
struct Rule {
    api: Api,
    cases: Vec<(Nearness, usize)>,
    /// Every code that a case accepts for it, by name.
    codes: Vec<String>,
}

impl<'a> Index<'a> {
    /// Sorts a plan that has been run. Cases that did not run can notice nothing.
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
        // What a twin does is what its function does, and changes with it.
        let (name, _) = split_twin(&case.function);
        let function = self.functions.entry(name.to_owned()).or_default();
        function.push(number);
        let decision = static_eval.decide();
        // What is not judged notices nothing.
        if decision.is_observed() {
            return;
        }
        // To look a function up is not to call it.
        if decision.acceptable.is_empty() && case.kind != Kind::Export {
            let function = self.successes.entry(name.to_owned()).or_default();
            function.push(number);
            for ensure in case.ensures.iter().filter(|ensure| !ensure.is_assumed()) {
                let key = (name.to_owned(), ensure.rule.clone());
                // What holds whatever is written is no claim on this machine.
                if static_eval
                    .eval(&ensure.holds)
                    .is_some_and(|holds| holds != 0)
                {
                    continue;
                }
                let ensured = self.ensured.entry(key).or_default();
                ensured.cases.push(number);
                ensured.is_about_a_text = is_about_a_text(&ensure.holds);
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

    /// Two changes of every rule that some judged case breaks: off, and another code. And of every function
    /// that some judged case calls with success, each thing that it could do instead.
    pub fn mutants(&self, suite: &Suite) -> Vec<Mutant> {
        // What the driver checks for the runtime is changed where the driver's checks are.
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

    /// Everything that is said to show what a function does: what contracts ensure, and what scenarios show.
    pub fn claims(&self) -> Vec<Claim> {
        let ensured = self.ensured.iter().map(|((function, id), cases)| Claim {
            function: function.clone(),
            by: id.clone(),
            cases: cases.cases.clone(),
            is_about_a_text: cases.is_about_a_text,
        });
        let shown = self.shown.iter().flat_map(|(function, scenarios)| {
            scenarios.iter().map(|number| Claim {
                function: (*function).to_owned(),
                by: self.plan.cases[*number].id().to_owned(),
                cases: vec![*number],
                is_about_a_text: false,
            })
        });
        ensured.chain(shown).collect()
    }

    /// The cases that might notice a change, the likeliest first.
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
        // A process that has a context first: most cases need one, and starting costs the most.
        cases.sort_by_key(|(nearness, number)| {
            let pool = self.plan.cases[*number].pool;
            (*nearness, std::cmp::Reverse(pool), *number)
        });
        cases
    }

    /// Whether a result is unexpected where it was not without the change.
    pub fn is_noticed(&self, number: usize, result: &CaseResult) -> bool {
        let before = self.baseline[number].outcome;
        before.is_run() && !before.is_unexpected() && result.outcome.is_unexpected()
    }

    /// Whether a case comes out as expected without a change.
    pub fn is_sound(&self, number: usize) -> bool {
        let before = self.baseline[number].outcome;
        before == Outcome::Pass
    }
}

/// What a function could do when nothing is wrong with a call.
fn changes(success: &Success) -> impl Iterator<Item = Change> + use<> {
    let writes = success.writes.iter().copied();
    let results = success.returns.then_some("result");
    let early = success.waits.then_some(Change::Early);
    std::iter::once(Change::Skip)
        .chain(writes.clone().map(Change::Unwritten))
        .chain(writes.chain(results).map(Change::Value))
        .chain(success.uses.iter().copied().map(Change::Neighbour))
        .chain(early)
}

impl Rule {
    /// A code that no case accepts for the rule.
    fn other_code(&self, suite: &Suite) -> u32 {
        let is_other = |code: &u32| !self.codes.contains(&suite.show_code(self.api, *code));
        OTHER_CODES.into_iter().find(is_other).unwrap_or(u32::MAX)
    }
}
