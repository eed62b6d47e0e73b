//! Each contract states what a call does without each need that the vocabulary marks as `stated`.

use crate::contract::model::{Contract, Need, NeedId, StepKind, Vocabulary};
use cuspec_diagnostic::Diagnostic;

/// Maximum number of classes that a message names.
const MAX_CLASSES: usize = 4;

/// Reports the needs that a contract leaves open.
pub(super) fn check(vocabulary: &Vocabulary, contract: &Contract, mistakes: &mut Vec<Diagnostic>) {
    let is_open = |(id, need): &(NeedId, &Need)| {
        need.is_stated && need.form_of.is_none() && !is_stated(vocabulary, contract, *id)
    };
    let (ids, names): (Vec<NeedId>, Vec<&str>) = NeedId::all(vocabulary)
        .filter(is_open)
        .map(|(id, need)| (id, need.name.as_str()))
        .unzip();
    if ids.is_empty() {
        return;
    }
    let quoted: Vec<String> = names.iter().map(|need| format!("`{need}`")).collect();
    let message = format!(
        "`{}` does not state the result of a call without {}",
        contract.function,
        quoted.join(", ")
    );
    let list = names.join(", ");
    let mut help = format!(
        "add `#[needs({list})]` if the call fails, or `#[tolerates({list})]` if it succeeds"
    );
    let classes = fitting_classes(vocabulary, contract, &ids);
    match classes.len() {
        0 => {}
        1..=MAX_CLASSES => help += &format!("; a class states it as well: {}", classes.join(", ")),
        count => help += &format!("; {count} classes of `spec/vocabulary` state it as well"),
    }
    let mut mistake = contract.span.error(message);
    mistake.help = Some(help);
    mistakes.push(mistake);
}

/// Whether the contract has, checks or tolerates this need or another form of it.
fn is_stated(vocabulary: &Vocabulary, contract: &Contract, need: NeedId) -> bool {
    let is_form = |one: &NeedId| is_form_of(vocabulary, *one, need);
    let checks = |kind: &StepKind| matches!(kind, StepKind::Need(one) if is_form(one));
    contract.needs.iter().any(is_form)
        || contract.tolerates.iter().any(is_form)
        || contract.steps.iter().any(|step| checks(&step.kind))
}

fn is_form_of(vocabulary: &Vocabulary, one: NeedId, need: NeedId) -> bool {
    one == need || vocabulary[one].form_of == Some(need)
}

/// The attributes of the classes that state all these needs, and that agree with the contract about all others.
fn fitting_classes(vocabulary: &Vocabulary, contract: &Contract, open: &[NeedId]) -> Vec<String> {
    let agrees =
        |with: &[NeedId], against: &[NeedId]| with.iter().all(|one| !against.contains(one));
    let classes = vocabulary.classes.iter().filter(|class| {
        let is_stated = |need: &NeedId| {
            let mut stated = class.needs.iter().chain(&class.tolerates);
            stated.any(|one| is_form_of(vocabulary, *one, *need))
        };
        open.iter().all(is_stated)
            && agrees(&class.needs, &contract.tolerates)
            && agrees(&class.tolerates, &contract.needs)
    });
    classes
        .map(|class| format!("`#[class({})]`", class.name))
        .collect()
}
