//! Scenarios as functions: the body as it stands in the contract, with `Ok` at the end.

use std::collections::BTreeMap;

use cuspec_spec::Registry;
use cuspec_spec::case::Api;
use cuspec_spec::contract::Scenario;
use proc_macro2::Ident;
use quote::{format_ident, quote};
use rayon::prelude::*;
use syn::visit_mut::VisitMut;
use syn::{Block, Expr, ItemFn, Stmt, parse_quote};

use crate::emit::bindings::called::Called;
use crate::emit::{Output, Section};

pub(super) fn emit(registry: &Registry) -> Vec<Output> {
    let mut files: BTreeMap<(Api, &str), Vec<&Scenario>> = BTreeMap::new();
    for scenario in &registry.contracts.scenarios {
        let key = (scenario.api, scenario.file.as_str());
        files.entry(key).or_default().push(scenario);
    }
    let called = Called::of(registry);
    let mut outputs: Vec<Output> = files
        .par_iter()
        .map(|((api, file), scenarios)| {
            let module = format_ident!("{}", api.word());
            let library = library(*api);
            let source = format!("spec/contracts/{module}/{file}.rs");
            let functions = scenarios.iter().map(|scenario| function(scenario, &called));
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
            let functions = functions.map(Section::from);
            let sections = std::iter::once(head.into()).chain(functions).collect();
            Output::rust(
                format!("generated/suite/src/scenarios/{module}/{file}.rs"),
                &source,
                sections,
            )
        })
        .collect();
    outputs.push(list(&files, registry));
    outputs
}

fn list(files: &BTreeMap<(Api, &str), Vec<&Scenario>>, registry: &Registry) -> Output {
    let modules = Api::ALL.map(|api| {
        let module = format_ident!("{}", api.word());
        let files = files.keys().filter(|(of, _)| *of == api);
        let files = files.map(|(_, file)| format_ident!("{file}"));
        quote!(mod #module { #(pub(super) mod #files;)* })
    });
    let rows = registry.contracts.scenarios.iter().map(|scenario| {
        let Scenario {
            id,
            file,
            needs,
            calls,
            shows,
            ..
        } = scenario;
        let function = &scenario.function;
        let module = format_ident!("{}", scenario.api.word());
        let file_module = format_ident!("{file}");
        let library = library(scenario.api);
        let name = format_ident!("{}", scenario.name);
        let hazard = match &scenario.hazard {
            Some(hazard) => quote!(Some(#hazard)),
            None => quote!(None),
        };
        quote! {
            Scenario {
                id: #id,
                function: #function,
                calls: &[#(#calls),*],
                shows: &[#(#shows),*],
                group: #file,
                needs: &[#(#needs),*],
                hazard: #hazard,
                run: Run::#library(#module::#file_module::#name),
            },
        }
    });
    Output::rust(
        "generated/suite/src/scenarios/mod.rs",
        "spec/contracts",
        vec![
            quote! {
                //! Every scenario, by the file it stands in.

                #(#modules)*

                use cuspec_harness::{Run, Scenario};
            },
            quote! {
                /// In the order of the contracts.
                pub static SCENARIOS: &[Scenario] = &[#(#rows)*];
            },
        ],
    )
}

/// What the scenarios of an API are functions of.
fn library(api: Api) -> Ident {
    format_ident!("{}", api.handle())
}

fn function(scenario: &Scenario, called: &Called) -> ItemFn {
    let library = library(scenario.api);
    let doc = format!(" {}", scenario.doc);
    let name = format_ident!("{}", scenario.name);
    let mut block = scenario.block();
    Finish { called }.visit_block_mut(&mut block);
    finish(&mut block);
    let mut function: ItemFn = parse_quote! {
        #[doc = #doc]
        pub(crate) fn #name(cuda: &#library) -> Result<(), Failure> {
            unsafe {}
        }
    };
    if let Some(Stmt::Expr(Expr::Unsafe(all), _)) = function.block.stmts.first_mut() {
        all.block.stmts = block.stmts;
    }
    function
}

/// What runs on another thread or in another process may fail as well, so it ends with `Ok` too. A scenario calls functions by
/// their symbols, some of which have other names in the bindings.
struct Finish<'a> {
    called: &'a Called,
}

impl VisitMut for Finish<'_> {
    fn visit_macro_mut(&mut self, name: &mut syn::Macro) {
        if let Ok(mut body) = name.parse_body::<Expr>() {
            self.visit_expr_mut(&mut body);
            name.tokens = quote!(#body);
        }
    }

    fn visit_expr_method_call_mut(&mut self, call: &mut syn::ExprMethodCall) {
        syn::visit_mut::visit_expr_method_call_mut(self, call);
        if let Some(name) = self.called.method(call) {
            call.method = format_ident!("{name}");
        }
        if (call.method == "thread" || call.method == "process")
            && let Some(Expr::Closure(closure)) = call.args.first_mut()
            && let Expr::Block(body) = &mut *closure.body
        {
            finish(&mut body.block);
        }
    }
}

/// Adds `Ok(())` to a block that ends without a value.
fn finish(block: &mut Block) {
    let has_value = match block.stmts.last() {
        Some(Stmt::Expr(Expr::ForLoop(_) | Expr::While(_), None)) => false,
        last => matches!(last, Some(Stmt::Expr(_, None))),
    };
    if !has_value {
        block
            .stmts
            .push(Stmt::Expr(syn::parse_quote!(Ok(())), None));
    }
}
