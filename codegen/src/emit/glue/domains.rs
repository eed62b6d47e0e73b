//! An enum for each domain whose values have an identity, and the trait that tells it.

use cuspec_spec::Registry;
use cuspec_spec::contract::{Domain, Role, snake};
use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use super::{SOURCES, has_identity};
use crate::emit::Output;

pub fn emit(registry: &Registry) -> Output {
    let vocabulary = &registry.contracts.vocabulary;
    let domains: Vec<&Domain> = vocabulary
        .domains
        .iter()
        .filter(|d| has_identity(d))
        .collect();
    let enums = domains.iter().map(|domain| exemplars(domain));
    let tells = domains.iter().map(|domain| {
        let doc = format!(" Which exemplar of `{}` a value is.", domain.name);
        let name = format_ident!("{}", snake(&domain.name));
        let kind = format_ident!("{}", domain.name);
        let value = match (&domain.c_type, domain.role) {
            (Some(ty), Role::Record) => {
                let ty = format_ident!("{ty}");
                quote!(#ty)
            }
            _ => quote!(u64),
        };
        quote! {
            #[doc = #doc]
            fn #name(&self, value: #value) -> Facts<#kind>;
        }
    });
    let needs = vocabulary.needs.iter().map(|need| {
        let doc = format!(" {}", need.doc);
        let name = camel(&need.name);
        quote!(#[doc = #doc] #name,)
    });
    Output::rust(
        format!("{SOURCES}/domains.rs"),
        "spec/vocabulary",
        vec![
            quote! {
                //! What live values can be, and the trait that tells.

                use cuspec_sys::driver::*;

                use crate::support::{Exemplar, Facts, Tri};
            },
            quote! {
                /// What a function can ask of the process and the thread.
                #[derive(Clone, Copy, Debug, PartialEq, Eq)]
                pub enum Need { #(#needs)* }
            },
            quote! {
                /// What validation asks the driver.
                pub trait World {
                    /// Whether a need is met for the calling thread.
                    fn need(&self, need: Need) -> bool;
                    /// An attribute of the device, by its number.
                    fn attribute(&self, number: i32) -> Tri;
                    /// A question of `spec/vocabulary/environment.rs`, `driver.version`.
                    fn query(&self, question: &str) -> Tri;
                    #(#tells)*
                }
            },
            quote!(#(#enums)*),
        ],
    )
}

/// `no_capture` is the variant `NoCapture`.
pub fn camel(name: &str) -> proc_macro2::Ident {
    let text: String = name
        .split('_')
        .map(|word| {
            let mut letters = word.chars();
            let first = letters.next().map(|c| c.to_ascii_uppercase());
            first.into_iter().chain(letters).collect::<String>()
        })
        .collect();
    format_ident!("{text}")
}

fn exemplars(domain: &Domain) -> TokenStream {
    let doc = format!(
        " {}",
        if domain.doc.is_empty() {
            &domain.name
        } else {
            &domain.doc
        }
    );
    let name = format_ident!("{}", domain.name);
    let variants: Vec<_> = domain
        .exemplars
        .iter()
        .map(|e| format_ident!("{}", e.name))
        .collect();
    let texts = domain.exemplars.iter().map(|e| &e.name);
    let words = domain.exemplars.iter().map(|exemplar| {
        let own = snake(&exemplar.name);
        let words = &exemplar.is;
        quote!(&[#own #(, #words)*])
    });
    quote! {
        #[doc = #doc]
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum #name { #(#variants),* }

        impl Exemplar for #name {
            fn name(self) -> &'static str {
                match self { #(Self::#variants => #texts),* }
            }

            fn words(self) -> &'static [&'static str] {
                match self { #(Self::#variants => #words),* }
            }
        }
    }
}
