//! One row of a block becomes a case.

use serde::de::DeserializeOwned;

use super::super::parse::mistake;
use super::super::plain_label;
use super::{Body, Entry, Field, Function, Table, Word, words};
use crate::{
    Arg, Basis, Case, Ensure, EnsureEntry, Expect, Fault, FaultEntry, Lookup, Outcome, Waiting,
};

impl Table<'_> {
    /// The case of a row.
    pub fn case(&self, row: &str) -> Result<Case, String> {
        let head = self.row(row)?;
        let mut case = Case {
            id: head.id,
            api: self.api,
            function: head.function.to_owned(),
            group: self.group.to_owned(),
            kind: head.kind,
            state: head.state.to_owned(),
            args: Vec::new(),
            returns: None,
            expect: Expect::default(),
            ensures: Vec::new(),
            gates: Vec::new(),
            lookup: None,
            waiting: None,
            lasting: words(row).any(|word| matches!(word, Word::Plain("lasting"))),
            shares_thread: false,
            needs_nothing: head.needs_nothing,
            exclusive: head.exclusive,
            hazard: head.hazard.map(str::to_owned),
            steps: Vec::new(),
        };
        if let Body::Function(function) = &self.body {
            for label in &function.gates {
                case.gates.push(read(&self.gates, label, row)?);
            }
        }
        case.expect.basis = self.basis(None, row)?;
        for word in words(row) {
            match word {
                Word::Gate(label) => case.gates.push(read(&self.gates, label, row)?),
                Word::Basis(label) => case.expect.basis = self.basis(Some(label), row)?,
                _ => {}
            }
        }
        match &self.body {
            Body::Function(function) => {
                function.fill(&mut case, row, &|label| self.basis(label, row))?;
            }
            Body::Survey => survey(&mut case, row)?,
            Body::Exports => export(&mut case, row)?,
            Body::Scenarios => {}
        }
        Ok(case)
    }

    /// What stands under a label of the section, or first in it.
    fn basis(&self, label: Option<&str>, row: &str) -> Result<Option<Basis>, String> {
        let first = self.bases.first().map(|(label, _)| *label);
        let label = label.or(first);
        label.map(|label| read(&self.bases, label, row)).transpose()
    }
}

/// Finds the basis under a label, or the first one.
type FindBasis<'f> = &'f dyn Fn(Option<&str>) -> Result<Option<Basis>, String>;

/// The thing under a label of a section.
fn read<T: DeserializeOwned>(entries: &[Entry<'_>], label: &str, row: &str) -> Result<T, String> {
    let found = entries.iter().find(|(known, _)| *known == label);
    let (_, json) = found.ok_or_else(|| mistake(&format!("nothing is called `{label}`"), row))?;
    serde_json::from_str(json).map_err(|error| mistake(&error.to_string(), json))
}

impl Function<'_> {
    fn fill(&self, case: &mut Case, row: &str, basis: FindBasis<'_>) -> Result<(), String> {
        let mut labels: Vec<&str> = Vec::new();
        for param in &self.params {
            let plain = param.entries.first();
            labels.push(plain.map(|(label, _)| *label).unwrap_or_default());
        }
        let mut fields: Vec<&str> = self.fields.iter().map(|field| field.plain).collect();
        case.shares_thread = true;
        case.lasting = self.is_lasting;
        case.returns = self.returns;
        case.expect.ordered = self.is_ordered;
        let rule = |label: &str| format!("{}/{}", self.contract, plain_label(label));
        for word in words(row) {
            match word {
                Word::Arg(param, label) => {
                    let is_it = |field: &Field<'_>| field.name == param;
                    if let Some(at) = self.fields.iter().position(is_it) {
                        fields[at] = label;
                        continue;
                    }
                    let at = self.params.iter().position(|known| known.name == param);
                    let at = at.ok_or_else(|| mistake("no such parameter", row))?;
                    labels[at] = label;
                }
                Word::Fault(label) => {
                    let entry: FaultEntry = read(&self.faults, label, row)?;
                    let basis = basis(entry.basis.as_deref())?;
                    case.expect.faults.push(entry.with_rule(rule(label), basis));
                }
                Word::Ensure(label) => {
                    let entry: EnsureEntry = read(&self.ensures, label, row)?;
                    let basis = basis(entry.basis.as_deref())?;
                    case.ensures.push(entry.with_rule(rule(label), basis));
                }
                Word::Plain("own") => case.shares_thread = false,
                _ => {}
            }
        }
        let pairs = || {
            words(row).filter_map(|word| match word {
                Word::Waiting(key, value) => Some((key, value)),
                _ => None,
            })
        };
        if pairs().next().is_some() {
            let find = |param: &str| self.params.iter().position(|known| known.name == param);
            let waiting = Waiting::parse(pairs(), find);
            case.waiting = Some(waiting.ok_or_else(|| mistake("no such held work", row))?);
        }
        for (param, label) in self.params.iter().zip(labels) {
            let template = read::<Arg>(&param.entries, label, row)?;
            case.args.push(template.with_fields(&|name| {
                let at = self.fields.iter().position(|field| field.name == name);
                let at = at.ok_or_else(|| mistake("no such field", row))?;
                read::<Arg>(&self.fields[at].entries, fields[at], row)
            })?);
        }
        Ok(())
    }
}

/// `cuMemMap (0,0,0,8,0)`: a zero for each number, and records of so many bytes.
fn survey(case: &mut Case, row: &str) -> Result<(), String> {
    let sizes = row.split(' ').nth(1).and_then(|word| {
        let inner = word.strip_prefix('(')?;
        inner.strip_suffix(')')
    });
    for size in sizes.into_iter().flat_map(|sizes| sizes.split(',')) {
        let size: u64 = size
            .parse()
            .map_err(|_| mistake("the size of an argument is no number", row))?;
        case.args.push(match size {
            0 => Arg::Int(0),
            size => Arg::Record {
                size,
                fields: Vec::new(),
            },
        });
    }
    case.expect.faults.push(Fault {
        rule: format!("{}/survey", case.function),
        when: None,
        outcome: Outcome::Undefined,
        basis: None,
    });
    Ok(())
}

/// `cuMemAlloc_v2 =cuMemAlloc:3020:1`
fn export(case: &mut Case, row: &str) -> Result<(), String> {
    let Some(text) = row.split(' ').find_map(|word| word.strip_prefix('=')) else {
        return Ok(());
    };
    let wrong = || mistake("a look-up is `=NAME:VERSION:FLAGS`", row);
    let mut parts = text.split(':');
    let (name, version, flags) = (parts.next(), parts.next(), parts.next());
    case.lookup = Some(Lookup {
        name: name.ok_or_else(wrong)?.to_owned(),
        version: version.and_then(|v| v.parse().ok()).ok_or_else(wrong)?,
        flags: flags.and_then(|v| v.parse().ok()).ok_or_else(wrong)?,
    });
    Ok(())
}

impl FaultEntry {
    fn with_rule(self, rule: String, basis: Option<Basis>) -> Fault {
        Fault {
            rule,
            when: self.when,
            outcome: self.outcome,
            basis,
        }
    }
}

impl EnsureEntry {
    fn with_rule(self, rule: String, basis: Option<Basis>) -> Ensure {
        Ensure {
            rule,
            holds: self.holds,
            basis,
        }
    }
}
