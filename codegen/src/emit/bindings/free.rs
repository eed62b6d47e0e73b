//! Emits free functions of the process-wide instance, which need no handle and have a page each.

use cuspec_spec::Registry;
use cuspec_spec::case::address::split_twin;
use cuspec_spec::declared::Api;
use quote::quote;

use super::entries::{Entries, Entry};
use super::history::History;
use super::names::Names;
use super::{docs, functions, types};
use crate::emit::{Section, text};

/// Returns the sections of a library's `functions.rs`, which is compiled with the feature `functions`, and
/// for the documentation.
pub(super) fn emit(
    registry: &Registry,
    history: &History,
    names: &Names,
    entries: &Entries,
    api: Api,
) -> Vec<Section> {
    let functions = entries.all.iter();
    let functions = functions.map(|entry| emit_function(registry, history, names, entry));
    let library = functions::library(api);
    let head = format!(
        " Every function of [`{library}::shared`], and of any other [`{library}`] as a method."
    );
    vec![
        Section::Tokens(quote! {
            #![doc = #head]
            //!
            //! As functions they are there with the feature `functions`, also in the module above;
            //! methods of the same names are always there. Twins for a default stream per thread are listed as
            //! methods alone.

            use super::*;
        }),
        Section::Text(functions.collect()),
    ]
}

fn emit_function(registry: &Registry, history: &History, names: &Names, entry: &Entry) -> String {
    let function = entry.form.function;
    let library = functions::library(function.api);
    let name = types::ident(&entry.name);
    let params = types::params(names, function.api, &entry.params);
    let result = functions::result(names, function);
    // A twin is listed only as a method, which keeps the page of all items short.
    let hidden = match split_twin(&entry.name) {
        (_, Some(_)) => "#[doc(hidden)]\n",
        (_, None) => "",
    };
    format!(
        "\n{docs}{hidden}{deprecated}#[inline]\n{head}{call}}}\n",
        docs = docs::comments("", &docs::function(registry, history, entry)),
        deprecated = functions::deprecated("", entry),
        head = text::call(
            0,
            &format!("pub unsafe fn {name}"),
            &params,
            &format!(" -> {result} {{"),
        ),
        call = text::call(
            4,
            &format!("unsafe {{ {library}::shared().{name}"),
            &functions::arguments(entry),
            " }"
        ),
    )
}
