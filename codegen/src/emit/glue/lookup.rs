//! Emits the table in which `cuGetProcAddress` looks functions up.

use cuspec_spec::declared::Function;
use proc_macro2::{Literal, TokenStream};
use quote::quote;

use super::target::{SOURCES, Target};
use crate::emit::Output;

pub(super) fn emit(target: &Target<'_>) -> Output {
    let functions = target.functions();
    let mut functions: Vec<&Function> = functions.filter(|one| target.exports(one)).collect();
    functions.sort_by_key(|function| (&function.base_name, function.introduced, &function.name));
    let rows = functions.into_iter().map(row);
    Output::rust(
        format!("{SOURCES}/lookup.rs"),
        "spec/declared/driver",
        vec![
            quote! {
                //! The driver's functions by the names programs look them up by.
            },
            quote! {
                /// One form of a function.
                #[derive(Clone, Copy, Debug, PartialEq, Eq)]
                pub struct Variant {
                    /// The name without version or stream suffix.
                    pub base: &'static str,
                    pub symbol: &'static str,
                    /// The version that introduced it, 3020 for 3.2.
                    pub introduced: i32,
                    /// Its variant for the per-thread default stream, and the version that introduced that.
                    pub per_thread: Option<(&'static str, i32)>,
                }

                /// Every form of every function: by base name, then by version.
                pub static VARIANTS: &[Variant] = &[#(#rows),*];
            },
        ],
    )
}

/// Returns the row of a form; one without a known version exists in all versions.
fn row(function: &Function) -> TokenStream {
    let (base, symbol) = (&function.base_name, &function.name);
    let introduced = function.introduced.unwrap_or(0);
    let per_thread = match &function.per_thread {
        Some(variant) => {
            let symbol = &variant.symbol;
            let introduced = Literal::u32_unsuffixed(variant.introduced.unwrap_or(introduced));
            quote!(Some((#symbol, #introduced)))
        }
        None => quote!(None),
    };
    let introduced = Literal::u32_unsuffixed(introduced);
    quote! {
        Variant { base: #base, symbol: #symbol, introduced: #introduced, per_thread: #per_thread }
    }
}
