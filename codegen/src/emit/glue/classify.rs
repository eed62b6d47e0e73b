//! Emits an enum for each domain whose values have an identity, and the traits by which a library classifies
//! values.

use std::collections::BTreeSet;

use cuspec_spec::Registry;
use cuspec_spec::contract::{Contract, Domain, DomainArg, DomainUse, NeedId, Outcome, snake};
use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use super::expressions::question_name;
use super::target::SOURCES;
use super::target::{Target, camel};
use super::validate::asked_itself;
use crate::emit::{Form, Output, Section, text};

/// Returns the file that both APIs share.
pub(super) fn emit(registry: &Registry) -> Output {
    let vocabulary = &registry.contracts.vocabulary;
    let domains = vocabulary
        .domains
        .iter()
        .filter(|domain| domain.has_identity());
    let domains: String = domains.map(exemplars).collect();
    let spoilable = vocabulary.resources.iter();
    let spoilable = spoilable.filter(|resource| !resource.spoiled_by.is_empty());
    let spoilable = spoilable
        .map(|resource| text::entry(&resource.doc, &format!("pub struct {};", resource.name)));
    let spoilable: String = spoilable.collect();
    let output = Output::rust(
        format!("{SOURCES}/classify.rs"),
        "spec/vocabulary",
        vec![
            quote! {
                //! What live values can be, and the traits that tell.

                use cuspec_glue_support::{Exemplar, Facts, domains};
            }
            .into(),
            quote! {
                /// Returns which exemplar of a domain a value is.
                pub trait Classify<E: Exemplar> {
                    fn classify(&self, value: u64) -> Facts<E>;

                    /// Another value of the domain that a call would take as well, if there is one.
                    fn neighbour(&self, _value: u64) -> Option<u64> {
                        None
                    }
                }

                /// Spoils a resource that belongs to a value, if there is one.
                pub trait Spoils<R> {
                    fn spoil(&self, value: u64);
                }
            }
            .into(),
            Section::Text(format!(
                "/// Resources that calls spoil.\npub mod spoilable {{\n{spoilable}}}\n"
            )),
            Section::Text(format!("domains! {{\n{domains}}}\n")),
        ],
    );
    output.with_form(Form::Lines)
}

/// Returns the trait that combines the queries of an API's contracts.
pub(super) fn oracle(target: &Target<'_>, validation: &[Output]) -> Vec<Section> {
    let questions = questions(target, validation);
    let mut asked = BTreeSet::new();
    let mut spoiled = BTreeSet::new();
    for contract in target.contracts() {
        // The driver makes these checks, so the runtime needs no query.
        if contract.counterpart.is_some() {
            let axes = asked_itself(contract);
            asked_by(target.registry, contract, axes, &mut asked);
            continue;
        }
        asked_by(target.registry, contract, 0..contract.axes(), &mut asked);
        let vocabulary = &target.registry.contracts.vocabulary;
        let params = contract.params.iter();
        let carried = params.flat_map(|param| &vocabulary[param.domain.domain].carries);
        spoiled.extend(carried.map(|resource| &vocabulary[*resource].name));
    }
    let needs = NeedId::all(&target.registry.contracts.vocabulary);
    let needs = needs.filter(|(id, _)| {
        let mut contracts = target.contracts();
        contracts.any(|contract| contract.checks_need_itself(*id))
    });
    let common = target.registry.contracts.vocabulary.needs.iter();
    let common = common.filter(|need| need.every_function_of == Some(target.api));
    let common = common.filter_map(|need| {
        let Outcome::Codes(codes) = &need.yields else {
            return None;
        };
        let code = codes.first()?;
        let code = format_ident!("{}", target.names.code_of(target.api, code));
        let name = format_ident!("{}", camel(&need.name));
        Some(quote! {
            if !library.need(Need::#name) {
                return Some(Code::#code);
            }
        })
    });
    let common: Vec<TokenStream> = common.collect();
    let library = match common.as_slice() {
        [] => format_ident!("_library"),
        _ => format_ident!("library"),
    };
    let needs = needs.map(|(_, need)| text::entry(&need.doc, &format!("{},", camel(&need.name))));
    let needs: String = needs.collect();
    let classified = asked.iter();
    let classified = classified.map(|domain| format!("    Classify<crate::classify::{domain}>;\n"));
    let spoils = spoiled.iter();
    let spoils =
        spoils.map(|resource| format!("    Spoils<crate::classify::spoilable::{resource}>;\n"));
    let bounds: String = classified.chain(spoils).collect();
    let enums = format!(
        "/// What functions of the API ask of the process and the thread.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {{
{needs}}}

/// What conditions of the API's contracts ask, attributes of the device aside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {{
{questions}}}
"
    );
    let asks = quote! {
        /// What validation asks about the process, the thread and the machine.
        pub trait Asks {
            /// Whether a need is met for the calling thread.
            fn need(&self, need: Need) -> bool;
            /// An attribute of the device, by its number.
            fn attribute(&self, number: i32) -> Tri;
            /// The answer to a question of `spec/vocabulary/environment.rs`.
            fn query(&self, question: Question) -> Tri;
        }

        /// What a function is refused with that no contract is about: a need that every function has.
        pub fn refuse(#library: &dyn Asks) -> Option<Code> {
            #(#common)*
            None
        }

        macro_rules! oracle {
            ($($bound:path;)*) => {
                /// Everything that validation asks the library.
                pub trait Oracle: Asks $(+ $bound)* {}

                impl<T: Asks $(+ $bound)*> Oracle for T {}
            };
        }
    };
    let oracle = format!("oracle! {{\n{bounds}}}\n");
    vec![Section::Text(enums), asks.into(), Section::Text(oracle)]
}

/// Returns the queries of an API's validation, as variants of an enum.
fn questions(target: &Target<'_>, validation: &[Output]) -> String {
    let asked: BTreeSet<&str> = validation
        .iter()
        .flat_map(|output| output.text.split("Question::").skip(1))
        .map(|rest| {
            let end = rest.find(|c: char| !c.is_ascii_alphanumeric());
            &rest[..end.unwrap_or(rest.len())]
        })
        .collect();
    let known = target.registry.contracts.vocabulary.questions.iter();
    let variants = known.filter_map(|question| {
        let name = question_name(&question.object, &question.name);
        let doc = match question.doc.as_str() {
            "" => format!("`{}.{}`", question.object, question.name),
            doc => doc.to_owned(),
        };
        let is_asked = asked.contains(name.as_str());
        is_asked.then(|| text::entry(&doc, &format!("{name},")))
    });
    variants.collect()
}

/// Returns the domains, among these parameters and fields, whose values a contract must classify.
fn asked_by(
    registry: &Registry,
    contract: &Contract,
    axes: impl IntoIterator<Item = usize>,
    out: &mut BTreeSet<String>,
) {
    fn of_use(registry: &Registry, used: &DomainUse, out: &mut BTreeSet<String>) {
        let domain = &registry.contracts.vocabulary[used.domain];
        if domain.has_identity() {
            out.insert(domain.name.clone());
        }
        for arg in &used.args {
            if let DomainArg::Domain(inner) = arg {
                of_use(registry, inner, out);
            }
        }
    }
    for axis in axes {
        of_use(registry, contract.axis(axis).domain, out);
    }
}

/// The entry of the macro: each exemplar, and the words that hold for it beside its own.
fn exemplars(domain: &Domain) -> String {
    let doc = match domain.doc.as_str() {
        "" => &domain.name,
        doc => doc,
    };
    let exemplars = domain.exemplars.iter().map(|exemplar| {
        let mut words = vec![snake(&exemplar.name)];
        words.extend(exemplar.is.iter().cloned());
        format!("{}: {words:?}", exemplar.name)
    });
    let exemplars: Vec<String> = exemplars.collect();
    let exemplars = exemplars.join(", ");
    text::entry(doc, &format!("{} {{ {exemplars} }}", domain.name))
}
