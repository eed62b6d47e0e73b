//! Emits declarations for programs that link functions instead of loading them.

use cuspec_spec::declared::Api;
use quote::quote;

use super::entries::Entries;
use super::names::Names;
use super::{functions, types};
use crate::emit::{Section, text};

/// Returns the sections of a library's `link.rs`, which is compiled with the features for linking.
pub(super) fn emit(names: &Names, api: Api, entries: &Entries) -> Vec<Section> {
    let functions: String = entries
        .all
        .iter()
        .map(|entry| {
            let name = types::ident(&entry.name);
            let link_name = match entry.name == entry.symbol {
                true => String::new(),
                false => format!("    #[link_name = {:?}]\n", entry.symbol),
            };
            let params = types::params(names, api, &entry.params);
            let arrow = types::arrow_text(names, api, &entry.form.function.result);
            let head = format!("pub fn {name}");
            link_name
                + &functions::deprecated("    ", entry)
                + &text::call(4, &head, &params, &format!("{arrow};"))
        })
        .collect();
    vec![
        Section::Tokens(quote! {
            //! Every function as a declaration that the linker resolves: a program that calls one
            //! does not start without it.
            #![allow(clashing_extern_declarations, reason = "a symbol may have had several signatures")]

            extern crate cuspec_link as _;

            use super::*;
        }),
        Section::Text(format!("unsafe extern \"C\" {{\n{functions}}}\n")),
    ]
}
