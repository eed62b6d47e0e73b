//! Scenarios as functions: the body as it stands in the contract, with `Ok` at the end.

use std::collections::BTreeMap;

use cuspec_spec::Registry;
use cuspec_spec::contract::Scenario;
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::visit_mut::VisitMut;
use syn::{Block, Expr, Stmt};

use crate::emit::Output;

pub fn emit(registry: &Registry) -> Vec<Output> {
    let mut files: BTreeMap<&str, Vec<&Scenario>> = BTreeMap::new();
    for scenario in &registry.contracts.scenarios {
        files.entry(&scenario.file).or_default().push(scenario);
    }
    let mut outputs: Vec<Output> = files
        .iter()
        .map(|(file, scenarios)| {
            let source = format!("spec/contracts/driver/{file}.rs");
            let bodies = scenarios.iter().map(|scenario| body(scenario));
            let head = quote! {
                #![allow(
                    non_snake_case, unused_imports, unused_unsafe, unused_variables, clippy::all
                )]

                use core::ffi::*;
                use core::ptr;

                use cuspec_harness::{Driver, Failure, expect};
                use cuspec_sys::driver::*;

                use crate::codes::*;
            };
            let sections = std::iter::once(head).chain(bodies).collect();
            Output::rust(
                format!("generated/suite/src/scenarios/{file}.rs"),
                &source,
                sections,
            )
        })
        .collect();
    outputs.push(list(&files, registry));
    outputs
}

fn list(files: &BTreeMap<&str, Vec<&Scenario>>, registry: &Registry) -> Output {
    let modules = files.keys().map(|file| format_ident!("{file}"));
    let rows = registry.contracts.scenarios.iter().map(|scenario| {
        let Scenario {
            id,
            file,
            needs,
            calls,
            ..
        } = scenario;
        let function = calls.first().cloned().unwrap_or_default();
        let module = format_ident!("{file}");
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
                group: #file,
                needs: &[#(#needs),*],
                hazard: #hazard,
                run: #module::#name,
            },
        }
    });
    Output::rust(
        "generated/suite/src/scenarios/mod.rs",
        "spec/contracts/driver",
        vec![
            quote! {
                //! Every scenario, by the file it stands in.

                #(mod #modules;)*

                use cuspec_harness::Scenario;
            },
            quote! {
                /// In the order of the contracts.
                pub static SCENARIOS: &[Scenario] = &[#(#rows)*];
            },
        ],
    )
}

fn body(scenario: &Scenario) -> TokenStream {
    let doc = format!(" {}", scenario.doc);
    let name = format_ident!("{}", scenario.name);
    let mut block = scenario.block();
    Finish.visit_block_mut(&mut block);
    finish(&mut block);
    let statements = &block.stmts;
    quote! {
        #[doc = #doc]
        pub fn #name(cuda: &Driver) -> Result<(), Failure> {
            // A scenario answers for every call that it makes.
            unsafe {
                #(#statements)*
            }
        }
    }
}

/// What runs on another thread may fail as well, so it ends with `Ok` too.
struct Finish;

impl VisitMut for Finish {
    fn visit_expr_method_call_mut(&mut self, call: &mut syn::ExprMethodCall) {
        syn::visit_mut::visit_expr_method_call_mut(self, call);
        if call.method == "thread"
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
