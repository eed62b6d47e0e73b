//! Comparison of two runs.

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

/// One side of a comparison.
#[derive(Clone, Debug)]
pub struct Side {
    about: About,
    machine: Machine,
    evidence: Evidence,
}

/// Origin of a side.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct About {
    /// Name or path on the command line.
    pub name: String,
    /// The library's file.
    pub library: String,
    pub sha256: Option<String>,
    /// Device and driver, for people.
    pub subject: String,
    /// Date of the record, in UTC.
    pub date: String,
    /// Number of executed cases.
    pub cases: usize,
}

/// Common and differing results of two subjects.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Comparison {
    pub first: About,
    pub second: About,
    /// Common cases with an expectation, without those in `by_machine`.
    pub compared: usize,
    pub same: usize,
    /// Common cases that are undefined for either side.
    pub undefined: usize,
    pub different: Vec<Difference>,
    /// Cases that differ since the machines differ: on one of them the call has a fault that it does not have
    /// on the other.
    pub by_machine: Vec<Difference>,
    /// Cases that only one side ran, without those that are undefined for it.
    pub only_in_first: Vec<String>,
    pub only_in_second: Vec<String>,
}

/// A case with different results.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Difference {
    pub case: String,
    /// The function, or the group of a scenario.
    pub function: String,
    /// The rule that decides the case on the first machine, if there is one.
    pub rule: Option<String>,
    pub first: String,
    pub second: String,
}

impl Difference {
    /// The rule, or else the function.
    fn heading(&self) -> &str {
        self.rule.as_deref().unwrap_or(&self.function)
    }
}

impl Side {
    /// Reads the folder of a run or of evidence, or evidence by name. The present suite determines which
    /// cases are undefined and which places may be written.
    pub fn open(name: &Path, plan: &Plan) -> Result<Side, String> {
        let opened = reference::open(name)?;
        Side::new(
            name.display().to_string(),
            opened.evidence,
            &opened.environment,
            plan,
        )
    }

    /// Whether this side has the case.
    pub fn has(&self, case: &str) -> bool {
        self.evidence.contains_key(case)
    }

    /// A side from evidence that was just gathered.
    pub fn new(
        name: String,
        mut evidence: Evidence,
        environment: &Environment,
        plan: &Plan,
    ) -> Result<Side, String> {
        apply_suite(&mut evidence, plan, &environment.driver.machine)?;
        Ok(Side {
            about: About {
                name,
                library: environment.libraries_in_words(),
                sha256: environment.subject().sha256.clone(),
                subject: headline(environment),
                date: environment.date.clone(),
                cases: evidence.len(),
            },
            machine: environment.driver.machine.clone(),
            evidence,
        })
    }
}

/// Compares two sides. Undefined cases are never differences. Fails if no case can be compared.
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
            // A case that is not judged need not be run by both sides.
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
        comparison.add_difference(case, planned, (one, other), machines)?;
    }
    let is_new =
        |(case, other): &(&String, &Entry)| !first.evidence.contains_key(*case) && !other.undefined;
    let rest = second.evidence.iter().filter(is_new);
    comparison.only_in_second = rest.map(|(case, _)| case.clone()).collect();
    if comparison.compared == 0 {
        return Err(comparison.nothing_compared());
    }
    Ok(comparison)
}

impl Comparison {
    /// Records a case with different results, by the kind of difference.
    fn add_difference(
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

    fn nothing_compared(&self) -> String {
        let (first, second) = (&self.first.name, &self.second.name);
        match (self.undefined, self.by_machine.len()) {
            (0, 0) => format!("{first} and {second} have no common case that both ran"),
            (undefined, by_machine) => format!(
                "{first} and {second} have no comparable common case: {undefined} are undefined, and \
                 {by_machine} differ since the machines differ"
            ),
        }
    }

    /// Share of common cases with the same result, from 0 to 1.
    pub fn share(&self) -> f64 {
        self.same as f64 / self.compared as f64
    }

    /// Exit status: whether there is no difference and, without `common`, no case that only one side ran.
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

    /// Details of the comparison besides the headline.
    fn rest(&self) -> String {
        format!(
            "{} alike ({:.2} %), {} differ since the machines differ, {} undefined, {} only in the first, \
             {} only in the second",
            self.same,
            (self.share() * 10_000.0).floor() / 100.0,
            self.by_machine.len(),
            self.undefined,
            self.only_in_first.len(),
            self.only_in_second.len()
        )
    }

    /// Differences by rule, or by function if no rule decides.
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

    /// Lists of cases that only one side has, with their titles, without empty lists.
    fn one_sided(&self) -> impl Iterator<Item = (&'static str, &[String])> {
        let lists = [
            ("only in the first", self.only_in_first.as_slice()),
            ("only in the second", self.only_in_second.as_slice()),
        ];
        lists.into_iter().filter(|(_, list)| !list.is_empty())
    }

    /// Lists of differences, with their titles, without empty lists.
    fn differing(&self) -> impl Iterator<Item = (&'static str, &[Difference])> {
        let lists = [
            ("different", self.different.as_slice()),
            (
                "different since the machines differ",
                self.by_machine.as_slice(),
            ),
        ];
        lists.into_iter().filter(|(_, list)| !list.is_empty())
    }
}

/// The function or group of a case: `cuStreamQuery` of `cuStreamQuery[hStream=null]`, `stream` of
/// `stream/priority_is_clamped`.
fn function_of(case: &str) -> &str {
    case.split(['[', '/']).next().unwrap_or(case)
}

#[cfg(test)]
mod tests;
