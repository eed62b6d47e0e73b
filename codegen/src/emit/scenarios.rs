//! Emits each scenario as a function of the suite and as a separate program. Both contain the author's text
//! with edits, so it is parsed once for both.

mod edits;
mod function;
mod program;

use std::collections::{BTreeMap, BTreeSet};

use cuspec_spec::Registry;
use cuspec_spec::case::Api;
use cuspec_spec::contract::{Scenario, Vocabulary};
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use rayon::prelude::*;

use super::{Form, Output, Section, text};
use crate::emit::bindings::called::Called;
use program::Programs;

/// Returns the scenarios of the suite, every program, and the lists by which they are run.
pub(super) fn emit(registry: &Registry) -> Vec<Output> {
    let called = Called::of(registry);
    let of_all = Programs::of(registry);
    let scenarios = registry.contracts.scenarios.par_iter();
    let made: Vec<(&Scenario, String, Option<String>)> = scenarios
        .map(|scenario| {
            let block = scenario.block();
            let function = function::function(scenario, &block, &called);
            let is_program = !scenario.needs_harness;
            let program = is_program.then(|| program::program(scenario, &block, &called, &of_all));
            (scenario, function, program)
        })
        .collect();
    let programs = || {
        made.iter()
            .filter_map(|(one, _, text)| Some((*one, text.as_ref()?)))
    };
    let mut files: BTreeMap<(Api, &str), Vec<&String>> = BTreeMap::new();
    for (scenario, function, _) in &made {
        let key = (scenario.api, scenario.file.as_str());
        files.entry(key).or_default().push(function);
    }
    let functions = files.iter();
    let mut outputs: Vec<Output> = functions
        .map(|((api, file), functions)| functions_of(*api, file, functions))
        .collect();
    outputs.push(list(files.keys(), registry));
    outputs.extend(programs().map(|(scenario, text)| program::file(scenario, text)));
    let ids: BTreeSet<&str> = programs()
        .map(|(scenario, _)| scenario.id.as_str())
        .collect();
    outputs.extend(program::lists(ids.iter().copied()));
    outputs
}

/// Returns the text of each program, by the id of the scenario. A scenario of two processes has no program.
pub(crate) fn programs(registry: &Registry) -> BTreeMap<String, String> {
    let called = Called::of(registry);
    let of_all = Programs::of(registry);
    let scenarios = registry.contracts.scenarios.par_iter();
    scenarios
        .filter(|scenario| !scenario.needs_harness)
        .map(|scenario| {
            let text = program::program(scenario, &scenario.block(), &called, &of_all);
            (scenario.id.clone(), text)
        })
        .collect()
}

/// Returns the file with the scenarios of a contract file.
fn functions_of(api: Api, file: &str, functions: &[&String]) -> Output {
    let module = format_ident!("{}", api.word());
    let library = format_ident!("{}", api.handle());
    let head = quote! {
        #![allow(
            deprecated, non_snake_case, unused_imports, unused_unsafe, unused_variables, clippy::all
        )]
        #![allow(
            clippy::undocumented_unsafe_blocks,
            reason = "a scenario answers for every call that it makes"
        )]

        use core::ffi::*;
        use core::ptr;

        use cuspec_harness::{#library, Failure, expect, ptx};
        use cuspec_sys::#module::*;

        use crate::codes::#module::*;
    };
    let functions = functions.iter().map(|text| Section::Text((*text).clone()));
    Output::rust(
        format!("generated/suite/src/scenarios/{module}/{file}.rs"),
        &format!("spec/contracts/{module}/{file}.rs"),
        std::iter::once(head.into()).chain(functions).collect(),
    )
}

fn list<'f>(
    files: impl Iterator<Item = &'f (Api, &'f str)> + Clone,
    registry: &Registry,
) -> Output {
    let mut text = String::from("//! Every scenario, by the file it stands in.\n\n");
    for api in Api::ALL {
        let files = files.clone().filter(|(of, _)| *of == api);
        let files: Vec<String> = files
            .map(|(_, file)| format!("pub(super) mod {file};"))
            .collect();
        text += &text::block(&format!("mod {} ", api.word()), &files);
        text += "\n\n";
    }
    text += "use cuspec_harness::{Need, Run, Scenario};\n\n\
             /// In the order of the contracts.\n\
             pub static SCENARIOS: &[Scenario]";
    let vocabulary = &registry.contracts.vocabulary;
    let scenarios = registry.contracts.scenarios.iter();
    let output = Output::rust(
        "generated/suite/src/scenarios/mod.rs",
        "spec/contracts",
        vec![Section::Text(text::table(
            &text,
            scenarios.map(|scenario| row(vocabulary, scenario)),
        ))],
    );
    output.with_form(Form::Lines)
}

/// Returns `Need::Context` for `context`.
fn variant(need: &str) -> TokenStream {
    let (first, rest) = need.split_at(need.len().min(1));
    let name = format_ident!("{}{rest}", first.to_ascii_uppercase());
    quote!(Need::#name)
}

/// Returns the row of a scenario for the harness.
fn row(vocabulary: &Vocabulary, scenario: &Scenario) -> TokenStream {
    let Scenario {
        id,
        function,
        calls,
        shows,
        file,
        ..
    } = scenario;
    let needs = scenario.need_names(vocabulary).into_iter().map(variant);
    let hazard = match vocabulary.hazard_name(scenario.hazard) {
        Some(hazard) => quote!(Some(#hazard)),
        None => quote!(None),
    };
    let library = format_ident!("{}", scenario.api.handle());
    let module = format_ident!("{}", scenario.api.word());
    let (of, name) = (format_ident!("{file}"), format_ident!("{}", scenario.name));
    quote! {
        Scenario {
            id: #id,
            function: #function,
            calls: &[#(#calls),*],
            shows: &[#(#shows),*],
            group: #file,
            needs: &[#(#needs),*],
            hazard: #hazard,
            run: Run::#library(#module::#of::#name),
        }
    }
}
