//! The reference driver's glue, crate `cuspec-glue`: the contracts printed as validation, the
//! traits its hand-written half implements, and every exported symbol.

mod domains;
mod exports;
mod expressions;
mod lookup;
mod numbers;
mod params;
mod validate;

use cuspec_spec::Registry;
use cuspec_spec::contract::{Domain, Role};
use quote::quote;
use rayon::prelude::*;

use super::{Output, banner};

const SOURCES: &str = "generated/glue/src";

/// All files of the crate but its manifest.
pub fn emit(registry: &Registry) -> Vec<Output> {
    let support = "codegen/src/emit/glue/verbatim/support.rs";
    let text = format!(
        "{}\n{}",
        banner("//", support),
        include_str!("glue/verbatim/support.rs")
    );
    let mut outputs = vec![
        Output::rust(
            format!("{SOURCES}/lib.rs"),
            "codegen/src/emit/glue.rs",
            vec![root()],
        ),
        Output::text(format!("{SOURCES}/support.rs"), text),
    ];
    let files = [
        domains::emit,
        exports::emit_effects,
        exports::emit_symbols,
        lookup::emit,
    ];
    outputs.par_extend(files.into_par_iter().map(|emit| emit(registry)));
    outputs.extend(validate::emit(registry));
    outputs
}

fn root() -> proc_macro2::TokenStream {
    quote! {
        //! The contracts as validation code, and the symbols of the driver.
        //!
        //! A driver implements [`World`], which says what live values are, and [`Effects`], which
        //! does what a call does once nothing is wrong with it; [`export_driver!`] defines the
        //! symbols.

        #[rustfmt::skip]
        mod domains;
        #[rustfmt::skip]
        mod effects;
        #[rustfmt::skip]
        mod exports;
        #[rustfmt::skip]
        mod lookup;
        mod support;
        #[rustfmt::skip]
        pub mod validate;

        #[doc(hidden)]
        pub use cuspec_sys as sys;
        pub use domains::*;
        pub use effects::Effects;
        pub use lookup::{VARIANTS, Variant};
        pub use support::*;
    }
}

/// Whether only the driver can tell what a value of the domain is.
fn has_identity(domain: &Domain) -> bool {
    matches!(domain.role, Role::Value | Role::Record)
        && domain
            .exemplars
            .iter()
            .any(|exemplar| exemplar.value.is_none())
}
