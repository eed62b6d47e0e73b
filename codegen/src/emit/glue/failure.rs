//! Emits the effects of failed calls: they clear out-parameters, and spoil resources.

use cuspec_spec::contract::{Contract, FailureWrite, Param, Resource};
use cuspec_spec::declared::Type;
use cuspec_spec::layout;
use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};

use super::target::SOURCES;
use super::target::Target;
use crate::emit::bindings::types;
use crate::emit::{Output, Section, text};

/// Returns a function for each contract with such effects.
pub(super) fn emit(target: &Target<'_>) -> Output {
    let module = target.module();
    let functions = target.functions().flat_map(|declared| {
        let contract = target.registry.contract(&declared.name);
        let function = contract.and_then(|contract| function(target, contract));
        let slot = Section::Text(text::slot("", &declared.name, ""));
        std::iter::once(slot).chain(function.map(Section::Tokens))
    });
    let sections = std::iter::once(Section::Tokens(quote! {
        //! What a refused call does all the same, by what the contracts say of failing calls.
        #![allow(non_snake_case, unused_imports, unused_variables)]
        #![allow(clippy::too_many_arguments)]
        #![allow(
            clippy::undocumented_unsafe_blocks,
            reason = "each empties a place that is null or has room, as the function's caller promises"
        )]

        use core::ffi::*;

        use cuspec_sys::#module::*;

        use super::{Code, Oracle};
    }));
    Output::rust(
        format!("{SOURCES}/{module}/failure.rs"),
        &format!("spec/contracts/{module}"),
        sections.chain(functions).collect(),
    )
}

/// Whether a failed call of the function has effects.
pub(super) fn acts(target: &Target<'_>, contract: &Contract) -> bool {
    // The driver performs the effects of calls that it rejects.
    contract.counterpart.is_none()
        && contract.params.iter().any(|param| {
            let on_failure = param.on_failure.as_ref();
            on_failure.is_some_and(|on_failure| on_failure.what == FailureWrite::Zeroed)
                || spoiled(target, param).next().is_some()
        })
}

fn function(target: &Target<'_>, contract: &Contract) -> Option<TokenStream> {
    if !acts(target, contract) {
        return None;
    }
    let names = target.names;
    let declared = names.function(&contract.function)?;
    let doc = format!(
        " A call of `{}` was refused with `code`.",
        contract.function
    );
    let name = format_ident!("{}", contract.function);
    let params = declared.params.iter().map(|param| {
        let ident = types::ident(&param.name);
        let ty = types::ty(target.index, target.api, &param.ty);
        quote!(#ident: #ty)
    });
    let zeroed = contract.params.iter().zip(&declared.params);
    let zeroed = zeroed.filter_map(|(param, declared)| {
        let on_failure = param.on_failure.as_ref();
        let on_failure = on_failure.filter(|found| found.what == FailureWrite::Zeroed)?;
        let Type::Pointer { to, .. } = &declared.ty else {
            return None;
        };
        let size = Literal::u64_unsuffixed(layout::size_of_type(names, to).unwrap_or(8));
        let ident = types::ident(&param.name);
        let codes = codes(target, &on_failure.unless);
        let zero = quote! {
            unsafe { cuspec_glue_support::zero(#ident.cast(), #size) };
        };
        Some(match codes.is_empty() {
            true => zero,
            false => quote!(if !matches!(code, #(#codes)|*) { #zero }),
        })
    });
    let spoils = contract.params.iter().flat_map(|param| {
        spoiled(target, param).map(|resource| {
            let of_both = resource.spoiled_by.iter().chain(&param.spoils);
            let codes = codes(target, of_both);
            let resource = format_ident!("{}", resource.name);
            let ident = types::ident(&param.name);
            quote! {
                if matches!(code, #(#codes)|*) {
                    crate::classify::Spoils::<crate::classify::spoilable::#resource>::spoil(
                        oracle,
                        #ident as usize as u64,
                    );
                }
            }
        })
    });
    Some(quote! {
        #[doc = #doc]
        ///
        /// # Safety
        /// Each place is null or has room for what it is meant for.
        pub unsafe fn #name(oracle: &dyn Oracle, #(#params,)* code: Code) {
            #(#zeroed)*
            #(#spoils)*
        }
    })
}

/// Returns the resources of an argument that some codes spoil.
fn spoiled<'a>(target: &Target<'a>, param: &'a Param) -> impl Iterator<Item = &'a Resource> {
    let vocabulary = &target.registry.contracts.vocabulary;
    let carried = vocabulary[param.domain.domain].carries.iter();
    let kept = carried.filter(|resource| !param.spares.contains(resource));
    let kept = kept.map(|resource| &vocabulary[*resource]);
    kept.filter(|resource| !resource.spoiled_by.is_empty())
}

fn codes<'a>(target: &Target<'_>, codes: impl IntoIterator<Item = &'a String>) -> Vec<TokenStream> {
    let names = target.names;
    let codes = codes.into_iter().map(|code| {
        let code = format_ident!("{}", names.code_of(target.api, code));
        quote!(Code::#code)
    });
    codes.collect()
}
