//! Emits enums of the exemplars that the worker makes and the states that it enters. The worker matches them
//! exhaustively, so a missing one fails to compile.

use std::collections::{BTreeMap, BTreeSet};

use cuspec_spec::Registry;
use cuspec_spec::case::table::Block;
use cuspec_spec::case::{Arg, Case};
use cuspec_spec::contract::{Domain, Exemplar};
use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use crate::emit::Output;

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
        Arg::Int(_) | Arg::Expr(_) | Arg::Null | Arg::Out { .. } | Arg::Text(_) | Arg::Field(_) => {
        }
    }
}

pub(super) fn emit(registry: &Registry, made: &Made) -> Output {
    let domains: Vec<Enum<'_>> = made
        .iter()
        .filter_map(|(domain, exemplars)| Enum::new(registry, domain, exemplars))
        .collect();
    let enums = domains.iter().map(Enum::definition);
    let names: Vec<_> = domains.iter().map(|domain| &domain.name).collect();
    let parse = domains.iter().flat_map(Enum::parse);
    let needs_driver = domains.iter().flat_map(Enum::made_without_driver);
    Output::rust(
        "generated/suite/src/exemplars.rs",
        "spec/vocabulary and spec/contracts",
        vec![
            quote! {
                //! The exemplars that cases have made, an enum for each domain.
            },
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

                /// Makes every exemplar of every domain.
                pub trait Makers: #(Make<#names>)+* {}

                impl<T: #(Make<#names>)+*> Makers for T {}
            },
            quote! {
                /// An exemplar of any domain.
                #[derive(Clone, Copy, Debug, PartialEq, Eq)]
                pub enum Exemplar { #(#names(#names)),* }

                impl Exemplar {
                    /// The exemplar of a domain, both as cases name them; `None` for one that no case has made.
                    pub fn parse(domain: &str, exemplar: &str) -> Option<Exemplar> {
                        Some(match (domain, exemplar) {
                            #(#parse)*
                            _ => return None,
                        })
                    }

                    /// Whether it is made only in a process with an initialised driver.
                    pub fn needs_driver(self) -> bool {
                        !matches!(self, #(#needs_driver)|*)
                    }

                    /// Makes the exemplar: the word that is passed for it.
                    pub fn make<M: Makers>(self, makers: &mut M, numbers: &M::Numbers<'_>) -> Result<u64, M::Error> {
                        match self {
                            #(Exemplar::#names(exemplar) => makers.make(exemplar, numbers),)*
                        }
                    }
                }
            },
            quote!(#(#enums)*),
        ],
    )
}

/// Returns the file of the states that cases run in.
pub(super) fn states(registry: &Registry) -> Output {
    let states = &registry.contracts.vocabulary.states;
    let variants = states.iter().map(|state| {
        let doc = format!(" {}", state.doc);
        let name = format_ident!("{}", camel(&state.name));
        quote!(#[doc = #doc] #name,)
    });
    let parse = states.iter().map(|state| {
        let (text, name) = (&state.name, format_ident!("{}", camel(&state.name)));
        quote!(#text => State::#name,)
    });
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
            domain,
            exemplars: exemplars
                .filter(|exemplar| made.contains(&exemplar.name))
                .collect(),
        })
    }

    fn definition(&self) -> TokenStream {
        let doc = match self.domain.doc.as_str() {
            "" => format!(" `{}`", self.text),
            doc => format!(" {doc}"),
        };
        let name = &self.name;
        let variants = self.exemplars.iter().map(|exemplar| {
            let doc = format!(" {}", exemplar.doc);
            let name = format_ident!("{}", exemplar.name);
            quote!(#[doc = #doc] #name,)
        });
        quote! {
            #[doc = #doc]
            #[derive(Clone, Copy, Debug, PartialEq, Eq)]
            pub enum #name { #(#variants)* }
        }
    }

    fn parse(&self) -> impl Iterator<Item = TokenStream> {
        let (domain, name) = (self.text, &self.name);
        self.exemplars.iter().map(move |exemplar| {
            let text = &exemplar.name;
            let variant = format_ident!("{}", exemplar.name);
            quote!((#domain, #text) => Exemplar::#name(#name::#variant),)
        })
    }

    /// Returns a pattern for each exemplar whose maker needs no initialised driver.
    fn made_without_driver(&self) -> Vec<TokenStream> {
        let name = &self.name;
        if !self.domain.live {
            return vec![quote!(Exemplar::#name(_))];
        }
        let exemplars = self.exemplars.iter();
        let exemplars = exemplars.filter(|exemplar| exemplar.is_made_without_driver);
        let patterns = exemplars.map(|exemplar| {
            let variant = format_ident!("{}", exemplar.name);
            quote!(Exemplar::#name(#name::#variant))
        });
        patterns.collect()
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
