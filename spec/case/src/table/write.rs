//! From cases to text.

use std::borrow::Cow;
use std::collections::HashMap;
use std::fmt::Write;

use serde::Serialize;

use super::{SAME_NAME, VaryingPart};
use crate::case::{EnsureEntry, FaultEntry};
use crate::{Api, Arg, Basis, Case, Expr, Kind};

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
    /// Its parameters, in order.
    pub params: Vec<PlannedParam>,
    /// The fields of records that parameters are or point to.
    pub fields: Vec<PlannedField>,
    /// The plain case first: others are named by what differs from it.
    pub cases: Vec<PlannedCase>,
}

/// A parameter of a function.
pub struct PlannedParam {
    /// `hStream`
    pub name: String,
    /// The domain of its values, without spaces: `Stream`, `Out<CUevent>`.
    pub domain: String,
    /// Whether the result differs between machines, processes or moments.
    pub varies: bool,
    /// The parts of the result of which the same is true.
    pub varying: Vec<VaryingPart>,
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
    /// One per parameter; none for one that is as in the plain case.
    pub params: Vec<Option<PlannedValue>>,
    /// One per field; none for one that is as in the plain case, or not there.
    pub fields: Vec<Option<PlannedValue>>,
}

/// What is passed for a parameter or stands in a field.
pub struct PlannedValue {
    /// What it is called: `created`, `CU_MEM_ATTACH_HOST`.
    pub label: String,
    /// What is made, with the names of fields where a case has what they are.
    pub template: Arg,
}

/// The first line of a group's file. Every case can be read from it and the group's blocks again.
pub fn head(api: Api, group: &str) -> String {
    format!("cases {} {group}\n", api.word())
}

impl Block {
    /// The block as it stands in the file of its group, with the blank line before it.
    pub fn text(&self) -> String {
        let mut text = "\n".to_owned();
        match self {
            Block::Function(block) => function(&mut text, block),
            Block::Survey(cases) => listed(&mut text, "survey", cases, survey_row),
            Block::Exports(cases) => listed(&mut text, "exports", cases, export_row),
            Block::Scenarios(cases) => listed(&mut text, "scenarios", cases, scenario_row),
        }
        text
    }
}

/// Things of one section: each once, under a label of its own.
struct Section<'v, T: Clone> {
    entries: Vec<(String, Cow<'v, T>)>,
    /// Where in the list those are that have a name.
    places: HashMap<String, Vec<usize>>,
}

impl<T: Clone> Default for Section<'_, T> {
    fn default() -> Self {
        Self {
            entries: Vec::new(),
            places: HashMap::new(),
        }
    }
}

impl<'v, T: Clone + PartialEq + Serialize> Section<'v, T> {
    /// The place of a thing in the list. Its label is its name, with a number where another has that name already.
    fn add(&mut self, name: &str, value: &'v T) -> usize {
        let is_same = |known: &T| known == value;
        self.add_unless(name, is_same, || Cow::Borrowed(value))
    }

    /// The same for a thing that is not there until it is wanted.
    fn add_unless(
        &mut self,
        name: &str,
        is_same: impl Fn(&T) -> bool,
        value: impl FnOnce() -> Cow<'v, T>,
    ) -> usize {
        let mut same_name = self.places.get(name).into_iter().flatten();
        let known = same_name.find(|place| is_same(&self.entries[**place].1));
        known
            .copied()
            .unwrap_or_else(|| self.add_new(name, value()))
    }

    fn label(&self, place: usize) -> &str {
        &self.entries[place].0
    }

    fn add_new(&mut self, name: &str, value: Cow<'v, T>) -> usize {
        let place = self.entries.len();
        let same_name = self.places.entry(name.to_owned()).or_default();
        same_name.push(place);
        let label = match same_name.len() {
            1 => name.to_owned(),
            count => format!("{name}{SAME_NAME}{count}"),
        };
        self.entries.push((label, value));
        place
    }

    /// Each thing as JSON, which plain data always has.
    fn print(&self, text: &mut String, head: &str) {
        if self.entries.is_empty() {
            return;
        }
        push(text, format_args!("{head}\n"));
        for (label, value) in &self.entries {
            let json = serde_json::to_string(&**value).unwrap_or_default();
            push(text, format_args!(" {label} {json}\n"));
        }
    }
}

impl<'v> Section<'v, Expr> {
    /// The label of a gate, which is called by what it asks.
    fn add_gate(&mut self, gate: &'v Expr) -> &str {
        let known = self.entries.iter().position(|(_, known)| **known == *gate);
        let place = known.unwrap_or_else(|| self.add_new(&gate.name(), Cow::Borrowed(gate)));
        self.label(place)
    }
}

/// What the expectations of a block stand on, called by the kind of basis that each is.
struct Bases<'v> {
    section: Section<'v, Basis>,
    /// The place of what stands first, which goes without saying.
    first: Option<usize>,
}

impl<'v> Bases<'v> {
    /// Begins with what the success of a case stands on.
    fn of(case: &'v Case) -> Self {
        let mut section = Section::default();
        let first = case.expect.basis.as_ref();
        Bases {
            first: first.map(|basis| section.add(basis.word(), basis)),
            section,
        }
    }

    /// The label of a basis that is not the first.
    fn other(&mut self, basis: Option<&'v Basis>) -> Option<&str> {
        let basis = basis?;
        let place = self.section.add(basis.word(), basis);
        (self.first != Some(place)).then(|| self.section.label(place))
    }
}

/// Writing to a string cannot fail.
fn push(text: &mut String, what: std::fmt::Arguments<'_>) {
    let _ = text.write_fmt(what);
}

fn function(text: &mut String, block: &FunctionBlock) {
    let mut params: Vec<Section<'_, Arg>> = Vec::new();
    params.resize_with(block.params.len(), Section::default);
    let mut fields: Vec<Section<'_, Arg>> = Vec::new();
    fields.resize_with(block.fields.len(), Section::default);
    let mut faults: Section<'_, FaultEntry> = Section::default();
    let mut ensures: Section<'_, EnsureEntry> = Section::default();
    let mut gates: Section<'_, Expr> = Section::default();
    let common = common_gates(block);
    let head: Vec<String> = common
        .iter()
        .map(|gate| gates.add_gate(gate).to_owned())
        .collect();
    // What the success stands on, which everything else does that names nothing.
    let mut bases = Bases::of(&block.cases[0].case);
    let mut rows = String::new();
    for planned in &block.cases {
        let case = &planned.case;
        push(&mut rows, format_args!(" {}", case.kind.word()));
        for ((param, section), value) in block.params.iter().zip(&mut params).zip(&planned.params) {
            let name = &param.name;
            let Some(value) = value else { continue };
            let place = section.add(&value.label, &value.template);
            if place != 0 {
                push(&mut rows, format_args!(" {name}={}", section.label(place)));
            }
        }
        for ((field, section), value) in block.fields.iter().zip(&mut fields).zip(&planned.fields) {
            let Some(value) = value else { continue };
            let place = section.add(&value.label, &value.template);
            let label = section.label(place);
            if label != field.plain {
                push(&mut rows, format_args!(" {}={label}", field.name));
            }
        }
        state(&mut rows, case);
        if let Some(waiting) = &case.waiting {
            let names: Vec<String> = block
                .params
                .iter()
                .map(|param| param.name.clone())
                .collect();
            rows += &waiting.words(&names);
        }
        for fault in &case.expect.faults {
            let basis = bases.other(fault.basis.as_ref());
            let place = faults.add_unless(
                short(&fault.rule, &block.contract),
                |known| fault.is_entry(known, basis),
                || Cow::Owned(fault.entry(basis)),
            );
            push(&mut rows, format_args!(" !{}", faults.label(place)));
        }
        for ensure in &case.ensures {
            let basis = bases.other(ensure.basis.as_ref());
            let place = ensures.add_unless(
                short(&ensure.rule, &block.contract),
                |known| ensure.is_entry(known, basis),
                || Cow::Owned(ensure.entry(basis)),
            );
            push(&mut rows, format_args!(" +{}", ensures.label(place)));
        }
        tail(&mut rows, case, &common, &mut gates);
        if let Some((_, number)) = case.id.rsplit_once("]#") {
            push(&mut rows, format_args!(" #{number}"));
        }
        rows.push('\n');
    }
    let first = &block.cases[0].case;
    push(text, format_args!("fn {}", block.function));
    if block.contract != block.function {
        push(text, format_args!(" of={}", block.contract));
    }
    for (word, holds) in [
        ("ordered", first.expect.ordered),
        ("lasting", first.lasting),
        ("needs-nothing", first.needs_nothing),
    ] {
        if holds {
            push(text, format_args!(" {word}"));
        }
    }
    if let Some(size) = first.returns {
        push(text, format_args!(" returns={size}"));
    }
    for label in head {
        push(text, format_args!(" ?{label}"));
    }
    text.push('\n');
    bases.section.print(text, "basis");
    for (section, param) in params.iter().zip(&block.params) {
        let parts = param.varying.iter().map(|part| {
            let VaryingPart { offset, size, of } = part;
            format!(" varies={offset}+{size}/{of}")
        });
        let varies = match param.varies {
            true => " varies".to_owned(),
            false => parts.collect::<String>(),
        };
        section.print(
            text,
            &format!("param {} {}{varies}", param.name, param.domain),
        );
    }
    for (section, field) in fields.iter().zip(&block.fields) {
        section.print(text, &format!("field {} {}", field.name, field.plain));
    }
    faults.print(text, "fault");
    ensures.print(text, "ensure");
    gates.print(text, "gate");
    text.push_str("case\n");
    text.push_str(&rows);
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

/// The gates with which every case of a function begins.
fn common_gates(block: &FunctionBlock) -> Vec<Expr> {
    let mut cases = block.cases.iter().map(|planned| &planned.case.gates);
    let first = cases.next().map_or(&[][..], Vec::as_slice);
    let common = cases.fold(first, |common, gates| {
        let same = common
            .iter()
            .zip(gates)
            .take_while(|(one, other)| one == other);
        &common[..same.count()]
    });
    common.to_vec()
}

/// What any case may say, less the gates that are said of all.
fn tail<'v>(row: &mut String, case: &'v Case, common: &[Expr], gates: &mut Section<'v, Expr>) {
    for gate in &case.gates[common.len()..] {
        row.push_str(" ?");
        row.push_str(gates.add_gate(gate));
    }
    if let Some(hazard) = &case.hazard {
        push(row, format_args!(" ^{hazard}"));
    }
    if !case.shares_thread && case.kind.is_of_contract() {
        row.push_str(" own");
    }
}

fn listed<'v>(
    text: &mut String,
    head: &str,
    cases: &'v [Case],
    row: impl Fn(&'v Case, &mut Section<'v, Expr>) -> String,
) {
    let mut gates = Section::default();
    let Some(first) = cases.first() else { return };
    let mut bases = Bases::of(first);
    let rows: Vec<String> = cases
        .iter()
        .map(|case| {
            let mut row = row(case, &mut gates);
            if let Some(label) = bases.other(case.expect.basis.as_ref()) {
                push(&mut row, format_args!(" *{label}"));
            }
            row
        })
        .collect();
    push(text, format_args!("{head}\n"));
    bases.section.print(text, "basis");
    gates.print(text, "gate");
    text.push_str("case\n");
    rows.iter()
        .for_each(|row| push(text, format_args!(" {row}\n")));
}

fn survey_row<'v>(case: &'v Case, gates: &mut Section<'v, Expr>) -> String {
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
    tail(&mut row, case, &[], gates);
    row
}

fn export_row<'v>(case: &'v Case, gates: &mut Section<'v, Expr>) -> String {
    let mut row = case.function.clone();
    if let Some(lookup) = &case.lookup {
        let (name, version, flags) = (&lookup.name, lookup.version, lookup.flags);
        push(&mut row, format_args!(" ={name}:{version}:{flags}"));
    }
    tail(&mut row, case, &[], gates);
    row
}

fn scenario_row<'v>(case: &'v Case, gates: &mut Section<'v, Expr>) -> String {
    let mut row = format!("{} {}", case.id, case.function);
    state(&mut row, case);
    if case.lasting {
        row.push_str(" lasting");
    }
    if case.exclusive {
        row.push_str(" exclusive");
    }
    tail(&mut row, case, &[], gates);
    row
}

impl Kind {
    /// Whether it is a call that a contract speaks of.
    fn is_of_contract(self) -> bool {
        !matches!(self, Kind::Survey | Kind::Export | Kind::Scenario)
    }
}
