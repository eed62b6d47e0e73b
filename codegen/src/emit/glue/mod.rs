//! Emits the glue of the reference libraries, crate `cuspec-glue`: validation by the contracts, the traits
//! that the hand-written halves implement, and every exported symbol. Each API has a module, and the values
//! of both have another.

mod below;
mod calls;
mod classifier;
mod classify;
mod elements;
mod exports;
mod expressions;
mod failure;
mod lookup;
mod mutants;
mod numbers;
mod params;
mod target;
mod validate;

use cuspec_spec::Registry;
use cuspec_spec::declared::Api;
use quote::quote;
use rayon::prelude::*;

use super::bindings::names::Names as Index;
use super::{Form, Output, Section};
use target::SOURCES;
use target::Target;

/// Returns all files of the crate except its manifest.
pub(super) fn emit(registry: &Registry) -> Vec<Output> {
    let mut outputs = vec![
        Output::rust(
            format!("{SOURCES}/lib.rs"),
            "codegen/src/emit/glue/mod.rs",
            vec![root()],
        ),
        classify::emit(registry),
    ];
    let index = Index::index_in(&registry.declared, "cuspec_sys");
    let names = registry.names();
    for api in Api::ALL {
        let target = Target {
            api,
            registry,
            index: &index,
            names: &names,
        };
        let files = [
            calls::emit_uncontracted,
            exports::emit,
            failure::emit,
            mutants::emit,
        ];
        outputs.par_extend(files.into_par_iter().map(|emit| emit(&target)));
        outputs.extend(calls::emit(&target));
        outputs.extend(below::emit(&target));
        let validation = validate::emit(&target);
        outputs.push(library(&target, &validation));
        outputs.extend(validation);
        if api == Api::Driver {
            outputs.push(lookup::emit(&target));
        }
    }
    outputs
}

fn root() -> proc_macro2::TokenStream {
    quote! {
        //! The contracts as validation code, and the symbols of both libraries.
        //!
        //! A library implements the oracle of its API, which says what live values are, and its calls,
        //! which do what a function does once nothing is wrong with a call. Then
        //! [`export_driver!`] or [`export_runtime!`] defines the symbols.

        #[rustfmt::skip]
        pub mod classify;
        #[rustfmt::skip]
        pub mod driver;
        #[rustfmt::skip]
        mod lookup;
        #[rustfmt::skip]
        pub mod runtime;

        pub use cuspec_glue_support::*;
        #[doc(hidden)]
        pub use cuspec_sys as sys;
        pub use lookup::{VARIANTS, Variant};
    }
}

/// Returns the traits that a library of the API implements, and the queries of its validation.
fn library(target: &Target<'_>, validation: &[Output]) -> Output {
    let module = target.module();
    let name = match target.api {
        Api::Driver => quote! {
            //! The driver.
        },
        _ => quote! {
            //! The runtime.
        },
    };
    let result = quote::format_ident!("{}", cuspec_spec::result_type(target.api));
    let oracle = classify::oracle(target, validation);
    let below = target
        .contracts()
        .any(|contract| contract.counterpart.is_some());
    let driver_calls = below.then(|| {
        quote!(
            pub mod driver_calls;
        )
    });
    let below = below.then(|| {
        quote! {
            /// The driver below.
            pub trait Below: Library {
                /// Where a function of the driver is.
                fn counterpart(
                    &self,
                    symbol: &'static core::ffi::CStr,
                ) -> Result<*const core::ffi::c_void, Self::Error>;
            }
        }
    });
    let sections = vec![Section::Tokens(quote! {
        #name

        pub mod calls;
        #driver_calls
        mod exports;
        pub mod failure;
        pub mod mutants;
        pub mod uncontracted;
        pub mod validate;

        #[allow(unused_imports, reason = "an API without contracts asks nothing")]
        use crate::classify::{Spoils, Classify};
        use cuspec_glue_support::Tri;

        /// What a function of the API returns.
        pub use cuspec_sys::#module::#result as Code;
        pub type Checked = cuspec_glue_support::Checked<Code>;
        pub type Outcome = cuspec_glue_support::Outcome<Code>;

        /// How the library says that a call has failed.
        pub trait Library {
            type Error: From<Code> + Into<Code>;

            /// What a call answers that has failed with this code.
            fn failed(&self, code: Code) -> Code {
                code
            }

            /// Does what a call that has succeeded has left to do, and may still fail.
            fn completed(&self) -> Result<(), Code> {
                Ok(())
            }

            /// Waits for all work of the current context, for a mutant that waits where it must not.
            fn wait_for_context(&self) {}
        }

        #below
    })];
    let output = Output::rust(
        format!("{SOURCES}/{module}/mod.rs"),
        "codegen/src/emit/glue/mod.rs",
        sections.into_iter().chain(oracle).collect(),
    );
    output.with_form(Form::Lines)
}
