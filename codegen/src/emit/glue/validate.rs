//! Each contract as a function that returns the error, check by check.

use std::collections::{BTreeMap, BTreeSet};

use cuspec_spec::Names;
use cuspec_spec::Registry;
use cuspec_spec::contract::Outcome;
use cuspec_spec::contract::call_space::params_of;
use cuspec_spec::contract::{Contract, INITIALIZED, Step, StepKind};
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use rayon::prelude::*;

use super::classifier::Classifier;
use super::expressions::{Printer, variable};
use super::params::print_outcome;
use super::target::SOURCES;
use super::target::{Target, camel};
use crate::emit::Output;
use crate::emit::bindings::types;

pub(super) fn emit(target: &Target<'_>) -> Vec<Output> {
    let module = target.module();
    let names = target.names;
    let mut files: BTreeMap<&str, Vec<&Contract>> = BTreeMap::new();
    // What cannot fail has nothing to be checked.
    let can_fail =
        |contract: &&Contract| contract.returns.is_none() && !contract.returns_last_error;
    for contract in target.contracts().filter(can_fail) {
        files.entry(&contract.file).or_default().push(contract);
    }
    let modules: Vec<_> = files.keys().map(|file| format_ident!("{file}")).collect();
    let mut outputs = vec![Output::rust(
        format!("{SOURCES}/{module}/validate/mod.rs"),
        &format!("spec/contracts/{module}"),
        vec![quote! {
            //! The contracts, one function each: what is wrong with a call, if anything.

            #(mod #modules;)*
            #(pub use #modules::*;)*
        }],
    )];
    outputs.par_extend(files.into_par_iter().map(|(file, contracts)| {
        let module = target.module();
        let takes_something = contracts.iter().any(|contract| match contract.counterpart {
            Some(_) => !asked_itself(contract).is_empty(),
            None => !contract.params.is_empty(),
        });
        let argument = takes_something.then(|| quote!(type Arg = crate::support::Arg<Code>;));
        let head = quote! {
            #![allow(non_snake_case, unused_variables, unused_imports, clippy::all)]
            #![allow(
                clippy::undocumented_unsafe_blocks,
                reason = "each reads the elements behind a pointer that the C function's caller answers for"
            )]

            use core::ffi::*;

            use cuspec_sys::#module::*;

            use crate::#module::{Checked, Code, Need, Oracle, Outcome};
            use crate::classify::{self, Tells};
            use crate::support::{
                check_argument, check_need, check_rule, element, elements, field, indices, is_per_thread, read,
            };
            use crate::support::tri::*;

            #argument
        };
        let functions = contracts
            .into_iter()
            .map(|contract| function(target, names, contract));
        let sections = std::iter::once(head).chain(functions).collect();
        Output::rust(
            format!("{SOURCES}/{module}/validate/{file}.rs"),
            &format!("spec/contracts/{module}/{file}.rs"),
            sections,
        )
    }));
    outputs
}

fn function(target: &Target<'_>, names: &Names<'_>, contract: &Contract) -> TokenStream {
    let doc = format!(" {}", contract.doc);
    let name = format_ident!("{}", contract.function);
    let params = names
        .function(&contract.function)
        .map(|f| f.params.as_slice())
        .unwrap_or_default();
    let params = params.iter().map(|param| {
        let ident = types::ident(&param.name);
        let ty = types::ty(target.index, target.api, &param.ty);
        quote!(#ident: #ty)
    });
    let classifier = Classifier {
        registry: target.registry,
        names,
        contract,
    };
    let all_asked = asked_itself(contract);
    let classified = match contract.counterpart {
        Some(_) => classifier.statements_of(&all_asked),
        None => classifier.statements(),
    };
    let readers = classifier.readers(&all_asked);
    let steps = own_steps(contract);
    let steps = steps.filter_map(|item| {
        let check = step(target.registry, names, contract, item)?;
        Some(classifier.for_each_element(&asked(item), check))
    });
    quote! {
        #[doc = #doc]
        ///
        /// # Safety
        /// Each pointer is null, or good for what the C function reads of it.
        pub unsafe fn #name(oracle: &dyn Oracle #(, #params)*) -> Checked {
            #(#classified)*
            #readers
            #(#steps)*
            Checked::Continue(())
        }
    }
}

/// What the library checks itself: the rest it leaves to the driver below, and what nobody may rely on too where
/// there is one.
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

/// The parameters and fields that these ask.
pub(super) fn asked_itself(contract: &Contract) -> BTreeSet<usize> {
    own_steps(contract).flat_map(asked).collect()
}

/// The parameters and fields that a step asks.
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
) -> Option<TokenStream> {
    let printer = Printer { names, over: &[] };
    let check = match &step.kind {
        StepKind::Need(name) => {
            let need = registry
                .contracts
                .vocabulary
                .needs
                .iter()
                .find(|n| n.name == *name)?;
            let id = format!("{}/{name}", contract.function);
            let outcome = print_outcome(names, contract, &need.yields);
            let name = format_ident!("{}", camel(name));
            quote!(check_need(oracle.need(Need::#name), #id, #outcome)?;)
        }
        StepKind::Param(param) => {
            let variable = variable(*param);
            let domain = &contract.axis(*param).domain.domain;
            let is_live = registry.contracts.vocabulary.is_live(domain);
            let fault = match is_live && contract.checks_need(INITIALIZED) {
                true => {
                    let need = format_ident!("{}", camel(INITIALIZED));
                    quote!(#variable.fault_in(oracle.need(Need::#need)))
                }
                false => quote!(#variable.fault()),
            };
            quote!(check_argument(#fault)?;)
        }
        StepKind::Rule(rule) => {
            let id = &rule.id;
            let condition = printer.print(&rule.condition);
            let outcome = print_outcome(names, contract, &rule.outcome);
            quote!(check_rule(#condition, #id, #outcome)?;)
        }
        StepKind::LastError | StepKind::Ensure(_) => return None,
    };
    Some(match &step.guard {
        Some(guard) => {
            let guard = printer.print(guard);
            quote!(if truth(#guard) { #check })
        }
        None => check,
    })
}
