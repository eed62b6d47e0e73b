//! Evidence as a reference: recorded results of a real library take precedence over the contracts.

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

/// Results of a library, and its machine.
#[derive(Clone, Debug)]
pub struct Reference {
    pub mark: ReferenceId,
    machine: Machine,
    evidence: Evidence,
    /// Outcomes of cases that did not pass on the libraries beneath, if the reference is a run of them.
    beneath: BTreeMap<String, Outcome>,
}

impl Reference {
    /// Opens a reference by the rules of [`open`].
    pub fn open(name: &Path) -> Result<Reference, String> {
        Ok(Reference::new(name, open(name)?))
    }

    /// Opens a run of the libraries beneath the subject. Failures there also occur above and are no finding
    /// about the subject. That includes results that evidence does not contain: failed scenarios,
    /// postconditions, and ends of the process.
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

    /// Whether the reference has a result of any of these cases.
    pub fn has_any(&self, plan: &Plan) -> bool {
        let mut cases = plan.cases.iter();
        cases.any(|planned| self.evidence.contains_key(planned.id()))
    }

    /// Judges a result on `machine`. Without an applicable result of the reference, the verdict of the
    /// contract stays.
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

/// Evidence with its environment.
#[derive(Clone, Debug)]
pub struct Opened {
    /// Name of the folder.
    pub name: String,
    pub environment: Environment,
    pub evidence: Evidence,
}

/// Opens the folder of a run or of evidence. A bare name is also looked up in the evidence of the repository
/// around the current folder, and then in the built-in evidence.
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
        return Err(format!(
            "{} contains no case that was run",
            folder.display()
        ));
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

/// Marks a result that the libraries beneath already have.
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
