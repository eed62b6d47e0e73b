//! Emits a table of the effects of successful calls that mutants change.

use std::collections::BTreeSet;

use cuspec_spec::Registry;
use cuspec_spec::case::ReadTime;
use cuspec_spec::contract::{Contract, StepKind, Vocabulary};
use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use crate::emit::{Form, Output, Section, success, text};

pub(super) fn emit(registry: &Registry) -> Output {
    let mut contracts: Vec<&Contract> = registry.contracts.functions.iter().collect();
    contracts.sort_by(|a, b| a.function.cmp(&b.function));
    let rows = contracts.into_iter();
    let rows = rows.map(|contract| row(registry, contract));
    let output = Output::rust(
        "generated/suite/src/mutants.rs",
        "spec/contracts",
        vec![
            quote! {
                //! What of successful calls can be made otherwise.

                use cuspec_case::{Api, Success};
            }
            .into(),
            Section::Text(text::table(
                "/// Every function with a contract.\npub static SUCCESSES: &[Success]",
                rows,
            )),
        ],
    );
    output.with_form(Form::Lines)
}

fn row(registry: &Registry, contract: &Contract) -> TokenStream {
    let function = &contract.function;
    let writes = success::written(registry, contract).map(|param| &param.name);
    let uses = success::used(registry, contract).map(|param| &param.name);
    let returns = contract.returns.is_some() || contract.returns_last_error;
    let waits = contract.waits.iter().any(|wait| wait.waits);
    let returns_first = contract.waits.iter().any(|wait| !wait.waits);
    let reads_first = contract
        .reads
        .iter()
        .any(|read| read.time == ReadTime::AtReturn);
    let excuse = match &contract.no_visible_effect {
        Some(excuse) => quote!(Some(#excuse)),
        None => quote!(None),
    };
    let unseen = contract.params.iter().filter_map(|param| {
        let name = &param.name;
        let why = param.unseen.as_ref()?;
        Some(quote!((#name, #why)))
    });
    let below = below(&registry.contracts.vocabulary, contract);
    let api = format_ident!("{}", contract.api.handle());
    quote! {
        Success {
            api: Api::#api,
            function: #function,
            writes: &[#(#writes),*],
            uses: &[#(#uses),*],
            returns: #returns,
            waits: #waits,
            returns_first: #returns_first,
            reads_first: #reads_first,
            excuse: #excuse,
            unseen: &[#(#unseen),*],
            below: &[#(#below),*],
        }
    }
}

/// Returns the names of the checks that the driver makes for a function of the runtime with a counterpart.
fn below<'a>(vocabulary: &'a Vocabulary, contract: &'a Contract) -> BTreeSet<&'a str> {
    let derived = contract.steps.iter().filter(|step| step.is_derived);
    let names = derived.map(|step| match &step.kind {
        StepKind::Need(need) => vocabulary[*need].name.as_str(),
        StepKind::Param(axis) => &contract.params[contract.root(*axis)].name,
        StepKind::Rule(rule) => last(&rule.id),
        StepKind::Ensure(ensure) => last(&ensure.id),
        StepKind::LastError => "",
    });
    names.collect()
}

fn last(id: &str) -> &str {
    id.rsplit_once('/').map_or(id, |(_, last)| last)
}
