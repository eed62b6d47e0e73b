//! From cases to text.

use std::collections::HashMap;
use std::fmt::Write;

use serde::Serialize;

use super::SAME_NAME;
use crate::{Api, Arg, Case, Kind};

/// Cases that are written together.
pub enum Block {
    /// A function and its cases.
    Function(FunctionBlock),
    /// [`Kind::Survey`]
    Survey(Vec<Case>),
    /// [`Kind::Export`]
    Exports(Vec<Case>),
    /// [`Kind::Scenario`]
    Scenarios(Vec<Case>),
}

/// The cases of one contract.
pub struct FunctionBlock {
    /// The symbol.
    pub function: String,
    /// The function whose rules are meant: the symbol itself, unless that is a twin.
    pub contract: String,
    /// The names of its parameters, in order.
    pub params: Vec<String>,
    /// The fields of records that parameters are or point to.
    pub fields: Vec<PlannedField>,
    /// The plain case first: others are named by what differs from it.
    pub cases: Vec<PlannedCase>,
}

/// A field of a record that a parameter is or points to.
pub struct PlannedField {
    /// `pCopy.srcHost`
    pub name: String,
    /// What it is called where nothing is special about it.
    pub plain: String,
}

/// A case, and what its arguments are called.
pub struct PlannedCase {
    /// The case itself.
    pub case: Case,
    /// One per parameter: `created`, `CU_MEM_ATTACH_HOST`.
    pub labels: Vec<String>,
    /// The arguments, one per parameter, with the names of fields where the case has what they are.
    pub templates: Vec<Arg>,
    /// One per field; none for one that is not there.
    pub fields: Vec<Option<(String, Arg)>>,
}

/// The file of a group: every case of its blocks can be read from it again.
pub fn write(api: Api, group: &str, blocks: &[Block]) -> String {
    let mut text = format!("cases {} {group}\n", api.word());
    for block in blocks {
        text.push('\n');
        match block {
            Block::Function(block) => function(&mut text, block),
            Block::Survey(cases) => listed(&mut text, "survey", cases, survey_row),
            Block::Exports(cases) => listed(&mut text, "exports", cases, export_row),
            Block::Scenarios(cases) => listed(&mut text, "scenarios", cases, scenario_row),
        }
    }
    text
}

/// Things of one section: the JSON of each, once, under a label of its own.
#[derive(Default)]
struct Section {
    entries: Vec<(String, String)>,
    /// The label of a thing, by its name and its JSON.
    known: HashMap<(String, String), String>,
    names: HashMap<String, usize>,
}

impl Section {
    fn add(&mut self, name: &str, value: &impl Serialize) -> String {
        // What is planned is plain data, so it always has a JSON form.
        let json = serde_json::to_string(value).unwrap_or_default();
        let key = (name.to_owned(), json);
        if let Some(label) = self.known.get(&key) {
            return label.clone();
        }
        let count = self.names.entry(name.to_owned()).or_default();
        *count += 1;
        let label = match count {
            1 => name.to_owned(),
            count => format!("{name}{SAME_NAME}{count}"),
        };
        self.entries.push((label.clone(), key.1.clone()));
        self.known.insert(key, label.clone());
        label
    }

    fn print(&self, text: &mut String, head: &str) {
        if self.entries.is_empty() {
            return;
        }
        push(text, format_args!("{head}\n"));
        for (label, json) in &self.entries {
            push(text, format_args!(" {label} {json}\n"));
        }
    }
}

/// Writing to a string cannot fail.
fn push(text: &mut String, what: std::fmt::Arguments<'_>) {
    let _ = text.write_fmt(what);
}

fn function(text: &mut String, block: &FunctionBlock) {
    let mut params: Vec<Section> = block.params.iter().map(|_| Section::default()).collect();
    let mut fields: Vec<Section> = block.fields.iter().map(|_| Section::default()).collect();
    let (mut faults, mut ensures, mut gates) =
        (Section::default(), Section::default(), Section::default());
    let rows: Vec<String> = block
        .cases
        .iter()
        .map(|planned| {
            let case = &planned.case;
            let mut row = format!(" {}", case.kind.word());
            for (param, name) in block.params.iter().enumerate() {
                let label = params[param].add(&planned.labels[param], &planned.templates[param]);
                if params[param].entries[0].0 != label {
                    push(&mut row, format_args!(" {name}={label}"));
                }
            }
            for ((field, section), value) in
                block.fields.iter().zip(&mut fields).zip(&planned.fields)
            {
                let Some((label, value)) = value else {
                    continue;
                };
                let label = section.add(label, value);
                if label != field.plain {
                    push(&mut row, format_args!(" {}={label}", field.name));
                }
            }
            state(&mut row, case);
            for fault in &case.expect.faults {
                let label = faults.add(short(&fault.rule, &block.contract), &fault.without_rule());
                push(&mut row, format_args!(" !{label}"));
            }
            for ensure in &case.ensures {
                let label =
                    ensures.add(short(&ensure.rule, &block.contract), &ensure.without_rule());
                push(&mut row, format_args!(" +{label}"));
            }
            tail(&mut row, case, &mut gates);
            if let Some((_, number)) = case.id.rsplit_once("]#") {
                push(&mut row, format_args!(" #{number}"));
            }
            row
        })
        .collect();
    let first = &block.cases[0].case;
    push(text, format_args!("fn {}", block.function));
    if block.contract != block.function {
        push(text, format_args!(" of={}", block.contract));
    }
    for (word, holds) in [
        ("ordered", first.expect.ordered),
        ("lasting", first.lasting),
    ] {
        if holds {
            push(text, format_args!(" {word}"));
        }
    }
    if let Some(size) = first.returns {
        push(text, format_args!(" returns={size}"));
    }
    text.push('\n');
    for (param, name) in params.iter().zip(&block.params) {
        param.print(text, &format!("param {name}"));
    }
    for (section, field) in fields.iter().zip(&block.fields) {
        section.print(text, &format!("field {} {}", field.name, field.plain));
    }
    faults.print(text, "fault");
    ensures.print(text, "ensure");
    gates.print(text, "gate");
    text.push_str("case\n");
    rows.iter()
        .for_each(|row| push(text, format_args!("{row}\n")));
}

/// What stands behind the function in a rule's id.
fn short<'a>(rule: &'a str, function: &str) -> &'a str {
    rule.strip_prefix(function)
        .and_then(|rest| rest.strip_prefix('/'))
        .unwrap_or(rule)
}

fn state(row: &mut String, case: &Case) {
    if case.state != "ready" {
        push(row, format_args!(" @{}", case.state));
    }
}

/// What any case may say.
fn tail(row: &mut String, case: &Case, gates: &mut Section) {
    for gate in &case.gates {
        let label = gates.add(&gate.name(), gate);
        push(row, format_args!(" ?{label}"));
    }
    if let Some(hazard) = &case.hazard {
        push(row, format_args!(" ^{hazard}"));
    }
    if !case.shares_thread && case.kind.is_of_contract() {
        row.push_str(" own");
    }
}

fn listed(
    text: &mut String,
    head: &str,
    cases: &[Case],
    row: impl Fn(&Case, &mut Section) -> String,
) {
    let mut gates = Section::default();
    let rows: Vec<String> = cases.iter().map(|case| row(case, &mut gates)).collect();
    push(text, format_args!("{head}\n"));
    gates.print(text, "gate");
    text.push_str("case\n");
    rows.iter()
        .for_each(|row| push(text, format_args!(" {row}\n")));
}

fn survey_row(case: &Case, gates: &mut Section) -> String {
    let mut row = case.function.clone();
    let sizes: Vec<String> = case
        .args
        .iter()
        .map(|arg| match arg {
            Arg::Record { size, .. } => size.to_string(),
            _ => "0".to_owned(),
        })
        .collect();
    if !sizes.is_empty() {
        push(&mut row, format_args!(" ({})", sizes.join(",")));
    }
    tail(&mut row, case, gates);
    row
}

fn export_row(case: &Case, gates: &mut Section) -> String {
    let mut row = case.function.clone();
    if let Some(lookup) = &case.lookup {
        let (name, version, flags) = (&lookup.name, lookup.version, lookup.flags);
        push(&mut row, format_args!(" ={name}:{version}:{flags}"));
    }
    tail(&mut row, case, gates);
    row
}

fn scenario_row(case: &Case, gates: &mut Section) -> String {
    let mut row = format!("{} {}", case.id, case.function);
    state(&mut row, case);
    if case.lasting {
        row.push_str(" lasting");
    }
    tail(&mut row, case, gates);
    row
}

impl Kind {
    /// Whether it is a call that a contract speaks of.
    fn is_of_contract(self) -> bool {
        !matches!(self, Kind::Survey | Kind::Export | Kind::Scenario)
    }
}
