//! Emits enums of the exemplars that the worker makes and the states that it enters. The worker matches them
//! exhaustively, so a missing one fails to compile.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

use cuspec_spec::Registry;
use cuspec_spec::case::table::Block;
use cuspec_spec::case::{Arg, Case};
use cuspec_spec::contract::{Domain, Exemplar, Param};
use cuspec_spec::declared::Type;
use quote::{format_ident, quote};

use crate::emit::{Form, Output, Section, text};

/// Exemplars that cases make, by domain; a domain of several types includes the type: `Callback<CUhostFn>`.
pub(super) type Made = BTreeMap<String, BTreeSet<String>>;

/// Adds the exemplars that the cases of a block make.
pub(super) fn collect(block: &Block, out: &mut Made) {
    let of_case = |case: &Case, out: &mut Made| {
        for arg in &case.args {
            of_arg(arg, out);
        }
    };
    match block {
        Block::Function(function) => {
            for planned in &function.cases {
                for value in planned.params.iter().chain(&planned.fields).flatten() {
                    of_arg(&value.template, out);
                }
                of_case(&planned.case, out);
            }
        }
        Block::Survey(cases) | Block::Exports(cases) | Block::Scenarios(cases) => {
            for case in cases {
                of_case(case, out);
            }
        }
    }
}

fn of_arg(arg: &Arg, out: &mut Made) {
    match arg {
        Arg::Make {
            domain, exemplar, ..
        } => {
            let known = out.get(domain).is_some_and(|of| of.contains(exemplar));
            if !known {
                let of_domain = out.entry(domain.clone()).or_default();
                of_domain.insert(exemplar.clone());
            }
        }
        Arg::In(inner) | Arg::Replaced { value: inner, .. } => of_arg(inner, out),
        Arg::Slice { elements, .. } => {
            for element in elements {
                of_arg(element, out);
            }
        }
        Arg::Record { fields, .. } => {
            for (_, _, field) in fields {
                of_arg(field, out);
            }
        }
        Arg::Int(_)
        | Arg::Expr(_)
        | Arg::Null
        | Arg::Out { .. }
        | Arg::Text(_)
        | Arg::Field(_)
        | Arg::Result { .. }
        | Arg::Written { .. } => {}
    }
}

pub(super) fn emit(registry: &Registry, made: &Made) -> Output {
    let domains = made
        .iter()
        .filter_map(|(domain, exemplars)| Enum::new(registry, domain, exemplars));
    let domains: String = domains.map(|domain| domain.line()).collect();
    let output = Output::rust(
        "generated/suite/src/exemplars.rs",
        "spec/vocabulary and spec/contracts",
        vec![
            quote! {
                //! The exemplars that cases have made, an enum for each domain.
            }
            .into(),
            quote! {
                /// Makes arguments.
                pub trait Maker {
                    /// The numbers of an exemplar: `allocation_size` and the like.
                    type Numbers<'n>;
                    type Error;
                }

                /// Makes the exemplars of one domain.
                pub trait Make<E>: Maker {
                    /// Makes an exemplar: the word that is passed for it.
                    fn make(&mut self, exemplar: E, numbers: &Self::Numbers<'_>) -> Result<u64, Self::Error>;
                }
            }
            .into(),
            Section::Text(include_str!("exemplars.macro").to_owned()),
            Section::Text(format!("exemplars! {{\n{domains}}}\n")),
        ],
    );
    output.with_form(Form::Lines)
}

/// Returns the file of the states that cases run in.
pub(super) fn states(registry: &Registry) -> Output {
    let states = &registry.contracts.vocabulary.states;
    let variants = states.iter().map(|state| {
        let doc = format!(" {}", state.doc);
        let name = format_ident!("{}", camel(&state.name));
        quote!(#[doc = #doc] #name,)
    });
    let names = states
        .iter()
        .map(|state| (&state.name, format_ident!("{}", camel(&state.name))));
    let parse = names
        .clone()
        .map(|(text, name)| quote!(#text => State::#name,));
    let named = names
        .clone()
        .map(|(text, name)| quote!(State::#name => #text,));
    let (all, count) = (names.map(|(_, name)| name), states.len());
    Output::rust(
        "generated/suite/src/states.rs",
        "spec/vocabulary/states.rs",
        vec![
            quote! {
                //! The states that cases are run in.
            },
            quote! {
                /// What the process and the thread are like when a call is made.
                #[derive(Clone, Copy, Debug, PartialEq, Eq)]
                pub enum State { #(#variants)* }

                impl State {
                    /// Every state, in the order of the vocabulary.
                    pub const ALL: [State; #count] = [#(State::#all),*];

                    /// The name, as cases write it.
                    pub fn name(self) -> &'static str {
                        match self { #(#named)* }
                    }

                    /// The state of this name, as cases write it: `no-context`.
                    pub fn parse(name: &str) -> Option<State> {
                        Some(match name {
                            #(#parse)*
                            _ => return None,
                        })
                    }
                }
            },
        ],
    )
}

/// The enum of a domain's exemplars.
struct Enum<'a> {
    /// The domain as cases name it, `Callback<CUhostFn>`.
    text: &'a str,
    name: proc_macro2::Ident,
    registry: &'a Registry,
    domain: &'a Domain,
    exemplars: Vec<&'a Exemplar>,
}

impl<'a> Enum<'a> {
    fn new(registry: &'a Registry, text: &'a str, made: &BTreeSet<String>) -> Option<Self> {
        let (base, of) = match text.strip_suffix('>').and_then(|text| text.split_once('<')) {
            Some((base, of)) => (base, Some(of)),
            None => (text, None),
        };
        let name = match of {
            Some(of) => format_ident!("{base}Of{of}"),
            None => format_ident!("{base}"),
        };
        let mut domains = registry.contracts.vocabulary.domains.iter();
        let domain = domains.find(|domain| domain.name == base)?;
        let exemplars = domain.exemplars.iter();
        Some(Self {
            text,
            name,
            registry,
            domain,
            exemplars: exemplars
                .filter(|exemplar| made.contains(&exemplar.name))
                .collect(),
        })
    }

    /// The resource of an exemplar, or the C type of its values if they are no resource; empty if neither is known.
    fn class_of(&self, exemplar: &Exemplar) -> Cow<'a, str> {
        let vocabulary = &self.registry.contracts.vocabulary;
        let c_type = self.domain.c_type.as_deref();
        match vocabulary.resource_of(self.domain, exemplar) {
            Some(resource) => Cow::Borrowed(&vocabulary[resource].name),
            None if c_type.is_none() && self.domain.live => Cow::Owned(self.pointer_type()),
            None => Cow::Borrowed(c_type.unwrap_or_default()),
        }
    }

    /// The C type of parameters that point to a record, `*CUdevResource`; empty for other parameters.
    fn pointer_type(&self) -> String {
        let contracts = &self.registry.contracts;
        let mut records = contracts.functions.iter().filter_map(|contract| {
            let mut params = contract.params.iter();
            let is_of_domain =
                |param: &Param| contracts.vocabulary[param.domain.domain].name == self.domain.name;
            let param = params.position(is_of_domain)?;
            match &self
                .registry
                .function(&contract.function)?
                .params
                .get(param)?
                .ty
            {
                Type::Pointer { to, .. } => match &**to {
                    Type::Named(record) => Some(format!("*{record}")),
                    _ => None,
                },
                _ => None,
            }
        });
        records.next().unwrap_or_default()
    }

    /// The entry of the macro: the name, the text that cases have, and for each exemplar whether making it takes an
    /// initialised driver, and its class.
    fn line(&self) -> String {
        let doc = match self.domain.doc.as_str() {
            "" => format!("`{}`", self.text),
            doc => doc.to_owned(),
        };
        let exemplars = self.exemplars.iter().map(|exemplar| {
            let needs_driver = self.domain.live && !exemplar.is_made_without_driver;
            format!(
                "{}: {needs_driver} {:?}",
                exemplar.name,
                self.class_of(exemplar)
            )
        });
        let exemplars: Vec<String> = exemplars.collect();
        let (name, text) = (&self.name, self.text);
        let exemplars = exemplars.join(", ");
        text::entry(&doc, &format!("{name} = {text:?} {{ {exemplars} }}"))
    }
}

/// Returns `NoContext` for `no-context`.
fn camel(kebab: &str) -> String {
    let words = kebab.split('-').map(|word| {
        let (first, rest) = word.split_at(word.len().min(1));
        first.to_ascii_uppercase() + rest
    });
    words.collect()
}
