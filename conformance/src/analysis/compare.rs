//! Two runs side by side: two libraries, two drivers, two days.

mod json;
mod markdown;
mod text;

use std::collections::{BTreeMap, HashMap};
use std::path::Path;

use serde::Serialize;

use crate::evidence::recorded_verdict::{is_free, is_same_question};
use crate::evidence::{Entry, Evidence, apply_suite, headline, reference, show};
use crate::results::environment::Environment;
use crate::results::exit::Exit;
use crate::suite::machine::Machine;
use crate::suite::plan::{Plan, Planned};
use crate::suite::static_eval::StaticEval;

pub use json::print_failure;

/// One of the two.
#[derive(Clone, Debug)]
pub struct Side {
    about: About,
    machine: Machine,
    evidence: Evidence,
}

/// Whose run it was, and when.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct About {
    /// As it was asked for.
    pub name: String,
    /// The library's file.
    pub library: String,
    pub sha256: Option<String>,
    /// Device and driver, in words.
    pub subject: String,
    /// When it was recorded, in UTC.
    pub date: String,
    /// Cases that were run.
    pub cases: usize,
}

/// What two subjects did alike and otherwise.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Comparison {
    pub first: About,
    pub second: About,
    /// Cases both have in which the contract promises something, less those in `by_machine`.
    pub compared: usize,
    pub same: usize,
    /// Cases both have that are undefined for either.
    pub undefined: usize,
    pub different: Vec<Difference>,
    /// Cases in which they differ because their machines do: one of the two has a fault in the call
    /// that the other has not.
    pub by_machine: Vec<Difference>,
    /// Cases that only one of them ran, less those that are undefined for it.
    pub only_in_first: Vec<String>,
    pub only_in_second: Vec<String>,
}

/// A case in which they differ.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Difference {
    pub case: String,
    /// The function, or the group of a scenario.
    pub function: String,
    /// The rule that decides the case on the first machine, if one does.
    pub rule: Option<String>,
    pub first: String,
    pub second: String,
}

impl Difference {
    /// The rule, or what stands in for one.
    fn heading(&self) -> &str {
        self.rule.as_deref().unwrap_or(&self.function)
    }
}

impl Side {
    /// Reads the folder of a run or of evidence, or evidence by its name. What is undefined, and what
    /// may be written, is for the present suite to say.
    pub fn open(name: &Path, plan: &Plan) -> Result<Side, String> {
        let opened = reference::open(name)?;
        Side::new(
            name.display().to_string(),
            opened.evidence,
            &opened.environment,
            plan,
        )
    }

    /// Whether it has the case.
    pub fn has(&self, case: &str) -> bool {
        self.evidence.contains_key(case)
    }

    /// The same for what has just been run.
    pub fn new(
        name: String,
        mut evidence: Evidence,
        environment: &Environment,
        plan: &Plan,
    ) -> Result<Side, String> {
        apply_suite(&mut evidence, plan, &environment.driver.machine)?;
        let library = &environment.library;
        let path = library.path.as_ref().unwrap_or(&library.asked);
        Ok(Side {
            about: About {
                name,
                library: path.display().to_string(),
                sha256: library.sha256.clone(),
                subject: headline(environment),
                date: environment.date.clone(),
                cases: evidence.len(),
            },
            machine: environment.driver.machine.clone(),
            evidence,
        })
    }
}

/// Holds one run against another. What is undefined never counts as a difference; the error says
/// why there is no answer.
pub fn compare(first: &Side, second: &Side, plan: &Plan) -> Result<Comparison, String> {
    let mut comparison = Comparison {
        first: first.about.clone(),
        second: second.about.clone(),
        ..Comparison::default()
    };
    let planned = plan.cases.iter();
    let planned: HashMap<&str, &Planned> = planned.map(|planned| (planned.id(), planned)).collect();
    for (case, one) in &first.evidence {
        let Some(other) = second.evidence.get(case) else {
            // That the other was not asked for what nobody is judged by says nothing about it.
            if !one.undefined {
                comparison.only_in_first.push(case.clone());
            }
            continue;
        };
        if one.undefined || other.undefined {
            comparison.undefined += 1;
            continue;
        }
        comparison.compared += 1;
        if one.behaviour == other.behaviour && one.wrote == other.wrote {
            comparison.same += 1;
            continue;
        }
        let planned = planned.get(case.as_str()).copied();
        let machines = (&first.machine, &second.machine);
        comparison.tell_apart(case, planned, (one, other), machines)?;
    }
    let is_new =
        |(case, other): &(&String, &Entry)| !first.evidence.contains_key(*case) && !other.undefined;
    let rest = second.evidence.iter().filter(is_new);
    comparison.only_in_second = rest.map(|(case, _)| case.clone()).collect();
    if comparison.compared == 0 {
        return Err(comparison.tell_nothing());
    }
    Ok(comparison)
}

impl Comparison {
    /// Takes up a case in which they did not do the same, for what it is.
    fn tell_apart(
        &mut self,
        case: &str,
        planned: Option<&Planned>,
        (one, other): (&Entry, &Entry),
        (first, second): (&Machine, &Machine),
    ) -> Result<(), String> {
        let mut difference = Difference {
            case: case.to_owned(),
            function: function_of(case).to_owned(),
            rule: None,
            first: show(one),
            second: show(other),
        };
        let Some(planned) = planned else {
            self.different.push(difference);
            return Ok(());
        };
        let case = planned.read()?;
        difference.rule = StaticEval::new(&case, first).decide().first_rule();
        if !is_same_question(&case, first, second) {
            self.compared -= 1;
            self.by_machine.push(difference);
        } else if one.wrote == other.wrote
            && is_free(&case, second, &one.behaviour, &other.behaviour)
        {
            self.same += 1;
        } else {
            self.different.push(difference);
        }
        Ok(())
    }

    fn tell_nothing(&self) -> String {
        let (first, second) = (&self.first.name, &self.second.name);
        match (self.undefined, self.by_machine.len()) {
            (0, 0) => format!("{first} and {second} have no case in common that both ran"),
            (undefined, by_machine) => format!(
                "of the cases that {first} and {second} have in common, {undefined} are undefined and \
                 {by_machine} differ as the machines do, and there are no others"
            ),
        }
    }

    /// The part in which both did the same, of the cases that promise something, from 0 to 1.
    pub fn share(&self) -> f64 {
        self.same as f64 / self.compared as f64
    }

    /// Whether both did the same, wherever both ran a case and wherever only one did.
    pub fn exit(&self, common: bool) -> Exit {
        let is_whole = self.only_in_first.is_empty() && self.only_in_second.is_empty();
        if self.different.is_empty() && (is_whole || common) {
            Exit::Expected
        } else {
            Exit::Unexpected
        }
    }

    /// `compared 9593 cases, 3 differences`
    fn headline(&self) -> String {
        let count = self.different.len();
        let plural = if count == 1 { "" } else { "s" };
        format!(
            "compared {} cases, {count} difference{plural}",
            self.compared
        )
    }

    /// What the headline leaves open, in words.
    fn rest(&self) -> String {
        format!(
            "{} alike ({:.2} %), {} differ as the machines do, {} undefined, {} only in the first, \
             {} only in the second",
            self.same,
            (self.share() * 10_000.0).floor() / 100.0,
            self.by_machine.len(),
            self.undefined,
            self.only_in_first.len(),
            self.only_in_second.len()
        )
    }

    /// The differences rule by rule, or function by function where no rule decides.
    fn by_heading(differences: &[Difference]) -> BTreeMap<&str, Vec<&Difference>> {
        let mut headings: BTreeMap<&str, Vec<&Difference>> = BTreeMap::new();
        for difference in differences {
            headings
                .entry(difference.heading())
                .or_default()
                .push(difference);
        }
        headings
    }

    /// The lists of cases that only one side has, under their titles; empty ones are left out.
    fn strangers(&self) -> impl Iterator<Item = (&'static str, &[String])> {
        let lists = [
            ("only in the first", self.only_in_first.as_slice()),
            ("only in the second", self.only_in_second.as_slice()),
        ];
        lists.into_iter().filter(|(_, list)| !list.is_empty())
    }

    /// The lists of cases in which they differ, under their titles; empty ones are left out.
    fn differing(&self) -> impl Iterator<Item = (&'static str, &[Difference])> {
        let lists = [
            ("different", self.different.as_slice()),
            ("different as the machines are", self.by_machine.as_slice()),
        ];
        lists.into_iter().filter(|(_, list)| !list.is_empty())
    }
}

/// `cuStreamQuery` of `cuStreamQuery[hStream=null]`, `stream` of `stream/priority_is_clamped`.
fn function_of(case: &str) -> &str {
    case.split(['[', '/']).next().unwrap_or(case)
}

#[cfg(test)]
mod tests;
