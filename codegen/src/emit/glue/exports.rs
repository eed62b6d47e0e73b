//! Every declared symbol of the driver, and the trait behind them.

use cuspec_spec::Registry;
use cuspec_spec::declared::{Api, Function};
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use super::SOURCES;
use crate::emit::Output;
use crate::emit::bindings::{names::Names as Index, types};

/// The trait of effects: contracted functions must be there, all others answer that they are not.
pub fn emit_effects(registry: &Registry) -> Output {
    let index = Index::index(&registry.declared);
    let methods = functions(registry).map(|function| {
        let name = format_ident!("{}", function.name);
        let (idents, types) = params(&index, function, &quote!());
        let doc = summary(registry, function);
        if registry.contract(&function.name).is_some() {
            quote!(#[doc = #doc] fn #name(&self #(, #idents: #types)*) -> CUresult;)
        } else {
            let unused = idents.iter().map(|ident| quote!(#ident));
            quote! {
                #[doc = #doc]
                fn #name(&self #(, #idents: #types)*) -> CUresult {
                    let _ = (#(#unused,)*);
                    CUresult::CUDA_ERROR_NOT_SUPPORTED
                }
            }
        }
    });
    Output::rust(
        format!("{SOURCES}/effects.rs"),
        "spec/declared/driver and spec/contracts/driver",
        vec![
            quote! {
                //! What calls do, once nothing is wrong with them.
                #![allow(non_snake_case, clippy::too_many_arguments)]

                use core::ffi::*;

                use cuspec_sys::driver::*;
            },
            quote! {
                /// One method per function of the driver. Arguments have been validated.
                pub trait Effects {
                    /// A contract refused a call; `arguments` are the first eight bytes of each. This
                    /// is the place for what a refused call does all the same.
                    fn refused(&self, function: &str, arguments: &[u64], code: CUresult) {
                        let _ = (function, arguments, code);
                    }

                    #(#methods)*
                }
            },
        ],
    )
}

fn summary(registry: &Registry, function: &Function) -> String {
    match registry.contract(&function.name) {
        Some(contract) => format!(" {}", contract.doc),
        None => " No contract: not supported unless the driver says otherwise.".to_owned(),
    }
}

/// The macro that defines the symbols.
pub fn emit_symbols(registry: &Registry) -> Output {
    let index = Index::index(&registry.declared);
    let mut symbols = Vec::new();
    for function in functions(registry) {
        let is_contracted = registry.contract(&function.name).is_some();
        symbols.push(symbol(
            &index,
            function,
            &function.name,
            false,
            is_contracted,
        ));
        if let Some(twin) = &function.per_thread {
            symbols.push(symbol(&index, function, &twin.symbol, true, is_contracted));
        }
    }
    Output::rust(
        format!("{SOURCES}/exports.rs"),
        "spec/declared/driver",
        vec![quote! {
            //! The symbols of the driver.

            /// Defines every declared symbol. `$driver` is a function that returns a reference to
            /// what implements `World` and `Effects`.
            #[macro_export]
            macro_rules! export_driver {
                ($driver:path) => {
                    #(#symbols)*
                };
            }
        }],
    )
}

fn symbol(
    index: &Index<'_>,
    function: &Function,
    symbol: &str,
    per_thread: bool,
    is_contracted: bool,
) -> TokenStream {
    let name = format_ident!("{symbol}");
    let target = format_ident!("{}", function.name);
    let root = quote!($crate::sys::driver::);
    let (idents, types) = params(index, function, &root);
    let validate = is_contracted.then(|| {
        quote! {
            if let $crate::Verdict::Stop(code) = $crate::validate::#target(driver #(, #idents)*) {
                $crate::Effects::refused(driver, stringify!(#target), &[#($crate::bits(&#idents)),*], code);
                return code;
            }
        }
    });
    quote! {
        #[unsafe(no_mangle)]
        #[allow(non_snake_case, clippy::too_many_arguments)]
        pub extern "C" fn #name(#(#idents: #types),*) -> $crate::sys::driver::CUresult {
            $crate::enter(#per_thread, || {
                let driver = $driver();
                #validate
                $crate::unless_skipped($crate::Effects::#target(driver #(, #idents)*))
            })
        }
    }
}

fn functions(registry: &Registry) -> impl Iterator<Item = &Function> {
    registry
        .declared
        .functions
        .iter()
        .filter(|f| f.api == Api::Driver)
}

/// Names and types of the parameters. Inside the macro the types are taken from the alias of the
/// whole signature's module.
fn params(
    index: &Index<'_>,
    function: &Function,
    root: &TokenStream,
) -> (Vec<Ident>, Vec<TokenStream>) {
    let idents = function
        .params
        .iter()
        .map(|p| types::ident(&p.name))
        .collect();
    let types = function
        .params
        .iter()
        .map(|p| qualified(types::ty(index, Api::Driver, &p.ty), root))
        .collect();
    (idents, types)
}

/// Puts a path before every name of a type that is not of the language or of `core::ffi`.
fn qualified(ty: TokenStream, root: &TokenStream) -> TokenStream {
    if root.is_empty() {
        return ty;
    }
    ty.into_iter()
        .map(|token| match token {
            proc_macro2::TokenTree::Ident(ident) => {
                let name = ident.to_string();
                if name.starts_with("c_") {
                    quote!(::core::ffi::#ident)
                } else if name.starts_with("CU") || name.starts_with("cu") {
                    quote!(#root #ident)
                } else {
                    quote!(#ident)
                }
            }
            proc_macro2::TokenTree::Group(group) => {
                let inner = qualified(group.stream(), root);
                let group = proc_macro2::Group::new(group.delimiter(), inner);
                quote!(#group)
            }
            other => quote!(#other),
        })
        .collect()
}
