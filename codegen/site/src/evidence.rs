//! Recorded answers, compared with the contracts.

use std::collections::{BTreeMap, HashMap};

use cuspec_spec::case::address::split_twin;
use cuspec_spec::case::{Api, Case, Kind, Outcome};

use crate::facts::{Facts, Subject};

/// The evidence by function and by rule.
pub struct Evidence<'a> {
    pub subjects: &'a [Subject],
    /// The cases of each function, in the order of the plan.
    cases: HashMap<&'a str, Vec<Asked<'a>>>,
    /// Cases by id.
    by_id: HashMap<&'a str, (&'a str, usize)>,
    /// The answers in cases that one rule alone decides.
    rules: HashMap<&'a str, Vec<Shown<'a>>>,
}

/// A case, and the answer of every subject.
pub struct Asked<'a> {
    pub case: &'a Case,
    /// One for each subject; `None` if it was not asked.
    pub answers: Vec<Option<Answer<'a>>>,
}

/// The answer of a subject in a case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answer<'a> {
    /// A code, `crash`, `timeout`, `pass` or `missing`.
    pub code: &'a str,
    /// `wrote argument 1`
    pub remarks: &'a str,
    pub verdict: Verdict,
}

/// The relation of an answer to the contract.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Verdict {
    /// Not among the accepted answers.
    Differs,
    /// As expected.
    Agrees,
    /// The contract leaves it undefined or assumed.
    Open,
}

/// An observation that a subject follows a rule, or does not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shown<'a> {
    pub subject: usize,
    pub case: &'a str,
    pub agrees: bool,
}

impl<'a> Evidence<'a> {
    pub fn new(facts: &'a Facts<'a>) -> Self {
        let mut out = Self {
            subjects: facts.subjects,
            cases: HashMap::new(),
            by_id: HashMap::new(),
            rules: HashMap::new(),
        };
        for case in facts.cases {
            let asked = out.ask(case);
            // The page of the function shows its twin's answers.
            let (function, _) = split_twin(&case.function);
            let cases = out.cases.entry(function).or_default();
            out.by_id.insert(&case.id, (function, cases.len()));
            cases.push(asked);
        }
        out
    }

    fn ask(&mut self, case: &'a Case) -> Asked<'a> {
        let mut answers = Vec::with_capacity(self.subjects.len());
        for (place, subject) in self.subjects.iter().enumerate() {
            let Some(behaviour) = subject.behaviours.get(&case.id) else {
                answers.push(None);
                continue;
            };
            let (code, remarks) = split(behaviour);
            let expected = expect(case, subject);
            let verdict = expected.judge(case.api, case.kind, code);
            // If any of several faults is accepted, the answer proves none of them.
            if let [(rule, _)] = expected.faults.as_slice() {
                let shown = Shown {
                    subject: place,
                    case: &case.id,
                    agrees: verdict == Verdict::Agrees,
                };
                self.rules.entry(rule).or_default().push(shown);
            }
            answers.push(Some(Answer {
                code,
                remarks,
                verdict,
            }));
        }
        Asked { case, answers }
    }

    /// The cases of a function and its twin: calls, surveys and exports. Scenarios are listed by themselves.
    pub fn cases(&self, symbol: &str) -> impl Iterator<Item = &Asked<'a>> {
        let cases = self.cases.get(symbol).map(Vec::as_slice);
        let cases = cases.unwrap_or_default().iter();
        cases.filter(|asked| asked.case.kind != Kind::Scenario)
    }

    pub fn case(&self, id: &str) -> Option<&Asked<'a>> {
        let (function, place) = self.by_id.get(id)?;
        self.cases.get(function)?.get(*place)
    }

    /// Number of cases that any subject was asked.
    pub fn recorded(&self) -> usize {
        let asked = self.cases.values().flatten();
        let recorded = asked.filter(|one| one.answers.iter().any(Option::is_some));
        recorded.count()
    }

    /// The subjects that follow a rule in every case that it alone decides, each with the first
    /// such case.
    pub fn confirmed(&self, rules: &[String]) -> Vec<Shown<'a>> {
        let mut first: BTreeMap<usize, Shown<'a>> = BTreeMap::new();
        for rule in rules {
            for shown in self.rules.get(&**rule).into_iter().flatten() {
                let known = first.entry(shown.subject).or_insert(*shown);
                if !shown.agrees {
                    *known = *shown;
                }
            }
        }
        first.into_values().filter(|one| one.agrees).collect()
    }

    /// The subjects that answered otherwise in a case that one rule alone decides, each with the first case.
    pub fn contradicted(&self, rules: &[String]) -> Vec<Shown<'a>> {
        let mut first: BTreeMap<usize, Shown<'a>> = BTreeMap::new();
        for rule in rules {
            let shown = self.rules.get(&**rule).into_iter().flatten();
            for shown in shown.filter(|one| !one.agrees) {
                first.entry(shown.subject).or_insert(*shown);
            }
        }
        first.into_values().collect()
    }

    /// The subjects whose answers are shown beside each case: those with a device, or all if none has one.
    /// The answers of the others are on their own pages and with the checks.
    pub fn shown(&self) -> Vec<usize> {
        let all = 0..self.subjects.len();
        let has_device = |place: &usize| self.subjects[*place].has_device;
        match self.subjects.iter().any(|subject| subject.has_device) {
            true => all.filter(has_device).collect(),
            false => all.collect(),
        }
    }

    /// The subjects that were asked about a symbol.
    pub fn asked(&self, symbol: &str) -> Vec<usize> {
        let subjects = 0..self.subjects.len();
        let is_asked = |place: &usize| self.cases(symbol).any(|one| one.answers[*place].is_some());
        subjects.filter(is_asked).collect()
    }

    /// The first call of a symbol in which a subject returned a code.
    pub fn seen(&self, symbol: &str, code: &str) -> Vec<Shown<'a>> {
        let mut out: Vec<Shown<'a>> = Vec::new();
        for asked in self.cases(symbol) {
            if asked.case.kind == Kind::Export {
                continue;
            }
            for (subject, answer) in asked.answers.iter().enumerate() {
                let gave = answer.is_some_and(|answer| answer.code == code);
                if gave && !out.iter().any(|one| one.subject == subject) {
                    out.push(Shown {
                        subject,
                        case: &asked.case.id,
                        agrees: true,
                    });
                }
            }
        }
        // A code that only drivers without a device returned lists them; otherwise one subject suffices.
        let shown = self.shown();
        if out.iter().any(|one| shown.contains(&one.subject)) {
            out.retain(|one| shown.contains(&one.subject));
        }
        out
    }
}

impl<'a> Asked<'a> {
    /// The answers of some subjects.
    pub fn of(&self, subjects: &[usize]) -> Vec<Option<Answer<'a>>> {
        let answers = subjects.iter().map(|place| self.answers.get(*place));
        answers.map(|answer| answer.copied().flatten()).collect()
    }
}

/// Splits an answer into its code and remarks.
fn split(behaviour: &str) -> (&str, &str) {
    let (code, remarks) = behaviour.split_once("  ").unwrap_or((behaviour, ""));
    (code.trim_end_matches(','), remarks)
}

/// The accepted outcomes of a subject: those of the deciding faults, or success.
struct Expected<'a> {
    faults: Vec<(&'a str, &'a Outcome)>,
    is_open: bool,
}

fn expect<'a>(case: &'a Case, subject: &Subject) -> Expected<'a> {
    // An undecided fault counts as absent, as in the suite's judge.
    let mut present = case.expect.faults.iter().filter(|fault| match &fault.when {
        None => true,
        Some(when) => when.eval(&subject.machine).is_some_and(|value| value != 0),
    });
    let deciding: Vec<_> = match case.expect.ordered {
        true => present.next().into_iter().collect(),
        false => present.collect(),
    };
    Expected {
        is_open: deciding
            .iter()
            .any(|fault| fault.is_assumed() || fault.outcome == Outcome::Undefined),
        faults: deciding
            .iter()
            .map(|fault| (&*fault.rule, &fault.outcome))
            .collect(),
    }
}

impl Expected<'_> {
    fn judge(&self, api: Api, kind: Kind, code: &str) -> Verdict {
        if self.is_open {
            return Verdict::Open;
        }
        let success = api.success();
        let agrees = match (kind, self.faults.as_slice()) {
            (Kind::Scenario | Kind::Export, _) => code == "pass" || code == success,
            (_, []) => code == success,
            (_, faults) => faults.iter().any(|(_, outcome)| match outcome {
                Outcome::Codes(codes) => codes.iter().any(|accepted| accepted == code),
                Outcome::Undefined => true,
                Outcome::Later(later) => code == later || code == success,
            }),
        };
        match agrees {
            true => Verdict::Agrees,
            false => Verdict::Differs,
        }
    }
}
