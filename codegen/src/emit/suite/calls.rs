//! The methods scenarios are written with: out-parameters are what a call returns.

use std::collections::BTreeSet;

use cuspec_spec::Registry;
use cuspec_spec::contract::Contract;
use cuspec_spec::declared::{Api, Function, Type};
use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use crate::emit::Output;
use crate::emit::bindings::names::Names;
use crate::emit::bindings::types;

pub fn emit(registry: &Registry) -> Output {
    let names = Names::index(&registry.declared);
    let called: BTreeSet<&str> = registry
        .contracts
        .scenarios
        .iter()
        .flat_map(|scenario| scenario.calls.iter().map(String::as_str))
        .collect();
    let methods = registry
        .declared
        .functions
        .iter()
        .filter(|f| f.api == Api::Driver && called.contains(f.name.as_str()))
        .map(|function| {
            let contract = registry.contract(&function.name);
            method(&names, function, contract)
        });
    let sections = vec![
        quote! {
            //! One method for each function that a scenario calls. What the contract calls an
            //! out-parameter is what the method returns.
            #![allow(non_snake_case, clippy::all)]

            use core::ffi::*;
            use core::mem::{MaybeUninit, transmute};

            use cuspec_harness::Driver;
            use cuspec_sys::driver::*;
        },
        quote! {
            fn success(code: CUresult) -> Result<(), CUresult> {
                if code == CUresult::CUDA_SUCCESS { Ok(()) } else { Err(code) }
            }
        },
        quote! {
            /// The driver's functions. A symbol that is not there is `CUDA_ERROR_NOT_FOUND`.
            pub trait Calls {
                fn entry(&self, symbol: &str) -> Result<*const c_void, CUresult>;
                #(#methods)*
            }

            impl Calls for Driver {
                fn entry(&self, symbol: &str) -> Result<*const c_void, CUresult> {
                    self.symbol(symbol).ok_or(CUresult::CUDA_ERROR_NOT_FOUND)
                }
            }
        },
    ];
    Output::rust(
        "generated/suite/src/calls.rs",
        "spec/contracts/driver",
        sections,
    )
}

fn method(names: &Names<'_>, function: &Function, contract: Option<&Contract>) -> TokenStream {
    let name = format_ident!("{}", function.name);
    let alias = format_ident!("Fn_{}", function.name);
    let symbol = &function.name;
    let mut inputs = Vec::new();
    let mut places = Vec::new();
    let mut results = Vec::new();
    let mut args = Vec::new();
    for (index, param) in function.params.iter().enumerate() {
        let ident = types::ident(&param.name);
        let is_out = contract.is_some_and(|c| c.params[index].domain.domain == "Out");
        match &param.ty {
            Type::Pointer { to, .. } if is_out && **to != Type::Void => {
                let ty = types::ty(names, Api::Driver, to);
                places.push(quote!(let mut #ident = MaybeUninit::<#ty>::zeroed();));
                args.push(quote!(#ident.as_mut_ptr()));
                results.push((ident, ty));
            }
            other => {
                let ty = types::ty(names, Api::Driver, other);
                args.push(quote!(#ident));
                inputs.push(quote!(#ident: #ty));
            }
        }
    }
    let (ty, value) = match results.as_slice() {
        [] => (quote!(()), quote!(())),
        [(ident, ty)] => (quote!(#ty), quote!(unsafe { #ident.assume_init() })),
        many => {
            let types = many.iter().map(|(_, ty)| ty);
            let values = many
                .iter()
                .map(|(ident, _)| quote!(unsafe { #ident.assume_init() }));
            (quote!((#(#types),*)), quote!((#(#values),*)))
        }
    };
    quote! {
        fn #name(&self #(, #inputs)*) -> Result<#ty, CUresult> {
            let entry = self.entry(#symbol)?;
            #(#places)*
            success(unsafe { transmute::<*const c_void, #alias>(entry)(#(#args),*) })?;
            Ok(#value)
        }
    }
}
