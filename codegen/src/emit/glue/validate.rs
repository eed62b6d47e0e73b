//! Emits each contract as a function that makes its checks in order and returns the error.

use std::collections::{BTreeMap, BTreeSet};

use cuspec_spec::Names;
use cuspec_spec::Registry;
use cuspec_spec::contract::Outcome;
use cuspec_spec::contract::axes::params_of;
use cuspec_spec::contract::{Contract, Step, StepKind};
use rayon::prelude::*;

use super::classifier::Classifier;
use super::expressions::{Printer, variable};
use super::params::print_outcome;
use super::target::SOURCES;
use super::target::{Target, camel};
use crate::emit::bindings::types;
use crate::emit::text::{block, list, quoted};
use crate::emit::{Form, Output, Section};

pub(super) fn emit(target: &Target<'_>) -> Vec<Output> {
    let module = target.module();
    let names = target.names;
    let mut files: BTreeMap<&str, Vec<&Contract>> = BTreeMap::new();
    // A function that cannot fail has no checks.
    let can_fail =
        |contract: &&Contract| contract.returns.is_none() && !contract.returns_last_error;
    for contract in target.contracts().filter(can_fail) {
        files.entry(&contract.file).or_default().push(contract);
    }
    let mods: String = files.keys().map(|file| format!("mod {file};\n")).collect();
    let uses: String = files
        .keys()
        .map(|file| format!("pub use {file}::*;\n"))
        .collect();
    let list = Output::rust(
        format!("{SOURCES}/{module}/validate/mod.rs"),
        &format!("spec/contracts/{module}"),
        vec![Section::Text(format!(
            "//! The contracts, one function each: what is wrong with a call, if anything.

{mods}
{uses}"
        ))],
    );
    let mut outputs = vec![list.with_form(Form::Lines)];
    outputs.par_extend(files.into_par_iter().map(|(file, contracts)| {
        let functions = contracts.iter();
        let functions = functions.map(|contract| function(target, names, contract));
        let sections = std::iter::once(head(target, &contracts)).chain(functions);
        Output::rust(
            format!("{SOURCES}/{}/validate/{file}.rs", target.api.word()),
            &format!("spec/contracts/{}/{file}.rs", target.api.word()),
            sections.map(Section::Text).collect(),
        )
    }));
    outputs
}

/// Returns the head of a file.
fn head(target: &Target<'_>, contracts: &[&Contract]) -> String {
    let module = target.api.word();
    let takes_something = contracts.iter().any(|contract| match contract.counterpart {
        Some(_) => !asked_itself(contract).is_empty(),
        None => !contract.params.is_empty(),
    });
    let argument = match takes_something {
        true => "\ntype Arg = cuspec_glue_support::Arg<Code>;\n",
        false => "",
    };
    format!(
        "#![allow(non_snake_case, unused_variables, unused_imports, clippy::all)]
#![allow(
    clippy::undocumented_unsafe_blocks,
    reason = \"each reads the elements behind a pointer that the C function's caller answers for\"
)]

use core::ffi::*;

use cuspec_glue_support::tri::*;
use cuspec_glue_support::{{
    any, check_argument, check_need, check_rule, element, elements, field, indices, is_per_thread,
    read,
}};
use cuspec_sys::{module}::*;

use crate::{module}::{{Checked, Code, Need, Oracle, Outcome, Question}};
use crate::classify::{{self, Classify}};
{argument}"
    )
}

fn function(target: &Target<'_>, names: &Names<'_>, contract: &Contract) -> String {
    let params = names
        .function(&contract.function)
        .map(|f| f.params.as_slice())
        .unwrap_or_default();
    let params = types::params(target.index, target.api, params);
    let classifier = Classifier {
        registry: target.registry,
        names,
        contract,
    };
    let all_asked = asked_itself(contract);
    let mut statements = match contract.counterpart {
        Some(_) => classifier.statements_of(&all_asked),
        None => classifier.statements(),
    };
    statements.extend(classifier.readers(&all_asked));
    for item in own_steps(contract) {
        if let Some(check) = step(target.registry, names, contract, item) {
            statements.extend(classifier.for_each_element(&asked(item), check));
        }
    }
    statements.push("Checked::Continue(())".to_owned());
    let params: Vec<String> = std::iter::once("oracle: &dyn Oracle".to_owned())
        .chain(params)
        .collect();
    let head = format!("pub unsafe fn {}(", contract.function);
    let head = list(&head, &params, ") -> Checked ");
    let doc = &contract.doc;
    format!(
        "/// {doc}
///
/// # Safety
/// Each pointer is null, or good for what the C function reads of it.
{}
",
        block(&head, &statements)
    )
}

/// Returns the steps that the library checks itself. The driver below makes the others; rules with an
/// undefined outcome are left to it as well.
fn own_steps(contract: &Contract) -> impl Iterator<Item = &Step> {
    let is_promised = |step: &&Step| match &step.kind {
        StepKind::Rule(rule) => {
            contract.counterpart.is_none() || rule.outcome != Outcome::Undefined
        }
        _ => true,
    };
    let own = contract.steps.iter().filter(|step| !step.is_derived);
    own.filter(is_promised)
}

/// Returns the parameters and fields on which these steps depend.
pub(super) fn asked_itself(contract: &Contract) -> BTreeSet<usize> {
    own_steps(contract).flat_map(asked).collect()
}

/// Returns the parameters and fields on which a step depends.
fn asked(step: &Step) -> BTreeSet<usize> {
    let mut out = BTreeSet::new();
    if let Some(guard) = &step.guard {
        params_of(guard, &mut out);
    }
    match &step.kind {
        StepKind::Param(axis) => {
            out.insert(*axis);
        }
        StepKind::Rule(rule) => params_of(&rule.condition, &mut out),
        StepKind::LastError | StepKind::Need(_) | StepKind::Ensure(_) => {}
    }
    out
}

fn step(
    registry: &Registry,
    names: &Names<'_>,
    contract: &Contract,
    step: &Step,
) -> Option<String> {
    let vocabulary = &registry.contracts.vocabulary;
    let printer = Printer {
        vocabulary,
        over: &[],
        is_guard: false,
    };
    let check = match &step.kind {
        StepKind::Need(need) => {
            let outcome = contract.outcome_without(vocabulary, *need);
            let outcome = print_outcome(names, contract, outcome);
            let need = &vocabulary[*need];
            let id = format!("{}/{}", contract.function, need.name);
            let answer = format!("oracle.need(Need::{})", camel(&need.name));
            list("check_need(", &[answer, quoted(&id), outcome], ")?;")
        }
        StepKind::Param(param) => {
            let variable = variable(*param);
            let is_live = vocabulary[contract.axis(*param).domain.domain].live;
            let initialized = vocabulary.special_needs.initialized;
            let fault = match initialized.filter(|need| contract.checks_need(*need)) {
                Some(need) if is_live => {
                    let need = camel(&vocabulary[need].name);
                    format!("{variable}.fault_in(oracle.need(Need::{need}))")
                }
                _ => format!("{variable}.fault()"),
            };
            format!("check_argument({fault})?;")
        }
        StepKind::Rule(rule) => {
            let id = &rule.id;
            let condition = printer.print(&rule.condition);
            let outcome = print_outcome(names, contract, &rule.outcome);
            list("check_rule(", &[condition, quoted(id), outcome], ")?;")
        }
        StepKind::LastError | StepKind::Ensure(_) => return None,
    };
    Some(match &step.guard {
        Some(guard) => {
            let printer = Printer {
                is_guard: true,
                ..printer
            };
            let head = list("if truth(", &[printer.print(guard)], ") ");
            block(&head, &[check])
        }
        None => check,
    })
}
