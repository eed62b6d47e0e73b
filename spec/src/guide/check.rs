//! Checks that the names in the guide are declared and that nothing is stated twice.

use std::collections::BTreeSet;

use super::model::{Guide, Handle, Word};
use crate::contract::Contracts;
use crate::declared::Declared;
use crate::diagnostic::{Diagnostic, nearest};
use crate::span::Span;

/// Reports names that no header declares, and duplicates.
pub(super) fn check(guide: &Guide, history: &Declared, contracts: &Contracts) -> Vec<Diagnostic> {
    let known = Known::new(history);
    let mut mistakes = Vec::new();
    for group in &guide.groups {
        let names = &known.groups;
        mistakes.extend(unknown("group", &group.name, names, &group.span));
    }
    for code in &guide.codes {
        mistakes.extend(unknown("result code", &code.name, &known.codes, &code.span));
    }
    for note in &guide.notes {
        mistakes.extend(unknown("note", &note.name, &known.notes, &note.span));
    }
    for handle in &guide.handles {
        let word = &handle.word;
        mistakes.extend(unknown("handle", &word.name, &known.handles, &word.span));
        for name in handle.made_by.iter().chain(&handle.ended_by) {
            mistakes.extend(unknown("function", name, &known.functions, &word.span));
            mistakes.extend(already_in_contract(name, handle, contracts));
        }
    }
    for program in &guide.programs {
        for name in &program.calls {
            mistakes.extend(unknown(
                "function",
                name,
                &known.base_names,
                &program.word.span,
            ));
        }
    }
    for (_, finding) in guide.findings() {
        for name in &finding.about {
            mistakes.extend(unknown(
                "function",
                name,
                &known.functions,
                &finding.word.span,
            ));
        }
    }
    let findings: Vec<&Word> = guide.findings().map(|(_, one)| &one.word).collect();
    mistakes.extend(twice(&findings));
    for list in [&guide.codes, &guide.notes, &guide.predicates] {
        mistakes.extend(twice(&list.iter().collect::<Vec<_>>()));
    }
    mistakes
}

/// The declared names by kind.
struct Known<'a> {
    groups: BTreeSet<&'a str>,
    functions: BTreeSet<&'a str>,
    /// Base names.
    base_names: BTreeSet<&'a str>,
    codes: BTreeSet<&'a str>,
    notes: BTreeSet<&'a str>,
    handles: BTreeSet<&'a str>,
}

impl<'a> Known<'a> {
    fn new(history: &'a Declared) -> Self {
        let functions = history.functions.iter();
        let results = history.enums.iter();
        let results = results.filter(|item| matches!(&*item.name, "CUresult" | "cudaError_t"));
        let handles = history.typedefs.iter();
        // Addresses and objects are numbers in C, but handles in the guide.
        Self {
            groups: functions.clone().map(|item| &*item.group).collect(),
            base_names: functions.clone().map(|item| &*item.base_name).collect(),
            notes: functions
                .clone()
                .flat_map(|item| item.notes.iter().map(String::as_str))
                .collect(),
            functions: functions.map(|item| &*item.name).collect(),
            codes: results
                .flat_map(|item| item.members.iter().map(|member| &*member.name))
                .collect(),
            handles: handles.map(|item| &*item.name).collect(),
        }
    }
}

/// Reports an effect on a handle that is already in a contract.
fn already_in_contract(name: &str, handle: &Handle, contracts: &Contracts) -> Option<Diagnostic> {
    let mut functions = contracts.functions.iter();
    let contract = functions.find(|contract| contract.function == name)?;
    let mut effects = contract.effects();
    effects.find(|(_, effect)| {
        let resource = &contracts.vocabulary[effect.resource];
        resource.c_type.as_ref() == Some(&handle.word.name)
    })?;
    let message = format!(
        "`{name}` has a contract that already declares its effect on `{}`",
        handle.word.name
    );
    let mut mistake = handle.word.span.error(message);
    mistake.help = Some(format!("remove `{name}` here"));
    Some(mistake)
}

fn unknown(sort: &str, name: &str, known: &BTreeSet<&str>, span: &Span) -> Option<Diagnostic> {
    if known.contains(name) {
        return None;
    }
    let mut mistake = span.error(format!("no header has a {sort} `{name}`"));
    mistake.help = nearest(name, known.iter().copied()).map(|n| format!("did you mean `{n}`?"));
    Some(mistake)
}

fn twice(words: &[&Word]) -> Vec<Diagnostic> {
    let mut seen = BTreeSet::new();
    let again = words.iter().filter(|word| !seen.insert(&word.name));
    again
        .map(|word| word.span.error(format!("`{}` is listed twice", word.name)))
        .collect()
}
