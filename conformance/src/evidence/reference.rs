//! Evidence as the measure of a subject: what a real library did decides, wherever it says
//! anything.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::Path;

use sha2::{Digest, Sha256};

use super::store;
use super::{Entry, Evidence, headline, load, show};
use crate::evidence::recorded_verdict::judge_by;
use crate::results::environment::{BeneathId, Environment, ReferenceId, hex};
use crate::results::store::Lines;
use crate::results::{CaseResult, Outcome, ReferenceVerdict};
use crate::suite::machine::Machine;
use crate::suite::plan::{Plan, Planned};

/// What a library did, and the machine that it did it on.
#[derive(Clone, Debug)]
pub struct Reference {
    pub mark: ReferenceId,
    machine: Machine,
    evidence: Evidence,
    /// How each case came out that did not pass, where the subject stands on the reference itself.
    beneath: BTreeMap<String, Outcome>,
}

impl Reference {
    /// Opens what [`open`] finds.
    pub fn open(name: &Path) -> Result<Reference, String> {
        Ok(Reference::new(name, open(name)?))
    }

    /// Opens a run of what lies beneath the subject. What went wrong there goes wrong above it too, and
    /// is no finding about the subject, even where evidence of a driver says nothing: in scenarios,
    /// in statements about results, where the process comes to its end.
    pub fn beneath(run: &Path, id: BeneathId) -> Result<Reference, String> {
        let mut beneath = BTreeMap::new();
        for result in Lines::of(run)? {
            let result = result?;
            if result.outcome.is_unexpected() {
                beneath.insert(result.case, result.outcome);
            }
        }
        let mut reference = Reference::open(run)?;
        reference.mark.beneath = Some(id);
        Ok(Reference {
            beneath,
            ..reference
        })
    }

    pub(crate) fn new(asked: &Path, opened: Opened) -> Reference {
        let Opened {
            name,
            environment,
            evidence,
        } = opened;
        let mark = ReferenceId {
            name,
            asked: asked.to_owned(),
            subject: headline(&environment),
            sha256: hash(&evidence, &environment.driver.machine),
            date: environment.date,
            beneath: None,
        };
        Reference {
            mark,
            machine: environment.driver.machine,
            evidence,
            beneath: BTreeMap::new(),
        }
    }

    /// Whether it was recorded in any of these cases.
    pub fn has_any(&self, plan: &Plan) -> bool {
        let mut cases = plan.cases.iter();
        cases.any(|planned| self.evidence.contains_key(planned.id()))
    }

    /// Judges what a subject did on `machine`. A result that the reference says nothing about
    /// stays as the contract has it.
    pub fn judge(&self, planned: &Planned, machine: &Machine, result: CaseResult) -> CaseResult {
        let (Some(entry), Ok(case)) = (self.evidence.get(planned.id()), planned.read()) else {
            return result;
        };
        let behaviour = result.behaviour();
        let result = judge_by(entry, &case, &self.machine, machine, result);
        let is_inherited = self.beneath.get(planned.id()) == Some(&result.by_contract())
            && entry.behaviour == behaviour;
        if !is_inherited || !result.outcome.is_unexpected() {
            return result;
        }
        inherit(entry, result)
    }
}

/// Evidence, and what it was made on.
#[derive(Clone, Debug)]
pub struct Opened {
    /// The folder's own name.
    pub name: String,
    pub environment: Environment,
    pub evidence: Evidence,
}

/// Opens the folder of a run or of evidence. A name alone is also looked for among the evidence kept
/// from the current folder upwards, and then in what this program was built with.
pub fn open(name: &Path) -> Result<Opened, String> {
    if name.is_dir() {
        return read(name);
    }
    let kept = store::in_reach();
    let is_name = name.components().count() == 1;
    if let Some(kept) = kept.as_ref().filter(|_| is_name)
        && kept.join(name).is_dir()
    {
        return read(&kept.join(name));
    }
    let built_in = name.to_str().and_then(store::built_in);
    if let Some((environment, evidence)) = built_in {
        return Ok(Opened {
            name: name.display().to_string(),
            environment,
            evidence,
        });
    }
    let mut names: BTreeSet<String> = store::built_in_names().collect();
    names.extend(kept.as_deref().map(names_in).unwrap_or_default());
    let names: Vec<String> = names.into_iter().collect();
    Err(format!(
        "there is no evidence in {}; name a folder of evidence or of a run, or one of {}",
        name.display(),
        names.join(", ")
    ))
}

fn read(folder: &Path) -> Result<Opened, String> {
    let evidence = load(folder)?;
    if evidence.is_empty() {
        return Err(format!("{} has no case that was run", folder.display()));
    }
    let environment = Environment::load(folder)?;
    let folder = folder.canonicalize().unwrap_or_else(|_| folder.to_owned());
    let name = folder.file_name().unwrap_or_default().to_string_lossy();
    Ok(Opened {
        name: name.into_owned(),
        environment,
        evidence,
    })
}

fn names_in(kept: &Path) -> Vec<String> {
    let list = std::fs::read_dir(kept).into_iter().flatten().flatten();
    let folders = list.filter(|item| item.path().is_dir());
    folders
        .map(|item| item.file_name().to_string_lossy().into_owned())
        .collect()
}

/// A result that is what the library beneath the subject did.
fn inherit(entry: &Entry, result: CaseResult) -> CaseResult {
    let verdict = ReferenceVerdict {
        did: show(entry),
        contract: result.by_contract(),
        expected: result.expected.clone(),
    };
    CaseResult {
        outcome: Outcome::Pass,
        reference: result.reference.or(Some(verdict)),
        ..result
    }
}

fn hash(evidence: &Evidence, machine: &Machine) -> String {
    let mut text = String::new();
    for (case, entry) in evidence {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{case}  {}", show(entry));
    }
    let _ = write!(text, "{machine:?}");
    hex(&Sha256::digest(text.as_bytes()))
}

#[cfg(test)]
mod tests;
