//! Emits a file of entry points for each group: the type of the pointer and a method for each.

use std::collections::HashSet;

use cuspec_spec::Registry;
use cuspec_spec::declared::{Api, Function, Type};
use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use super::entries::Entry;
use super::names::{Item, Names};
use super::{docs, plain, types};
use crate::emit::{Section, text};

/// Returns the sections of a group's file.
pub(super) fn emit<'e, 'a: 'e>(
    registry: &Registry,
    names: &Names,
    api: Api,
    entries: impl Iterator<Item = &'e Entry<'a>>,
) -> Vec<Section> {
    let mut pointers = String::new();
    let mut methods = String::new();
    for entry in entries {
        let (pointer, method) = emit_entry(registry, names, entry);
        pointers += &pointer;
        methods += &method;
    }
    if methods.is_empty() {
        return Vec::new();
    }
    let library = library(api);
    // All methods are too many for one page; each has a page as a free function.
    let methods = format!(
        "#[cfg_attr(doc, doc(hidden))]\nimpl {library} {{\n{}}}\n",
        methods.trim_start_matches('\n')
    );
    vec![Section::Text(pointers), Section::Text(methods)]
}

/// Returns the type of an entry's pointer, and the method that calls through it.
fn emit_entry(registry: &Registry, names: &Names, entry: &Entry) -> (String, String) {
    let function = entry.form.function;
    let api = function.api;
    let name = types::ident(&entry.name);
    let params = types::params(names, api, &entry.params);
    let args = arguments(entry);
    let arrow = types::arrow_text(names, api, &function.result);
    let pointer = match entry.is_plain {
        true => format!(
            "#[doc(hidden)]\npub type Fn_{name} = Fn_{};\n",
            types::ident(&plain::name(function))
        ),
        false => {
            let head = format!("#[doc(hidden)]\npub type Fn_{name} = unsafe extern \"C\" fn");
            text::call(0, &head, &params, &format!("{arrow};"))
        }
    };

    let result = result(names, function);
    let mut inputs = vec!["self".to_owned()];
    inputs.extend(params);
    let call = format!("unsafe {{ self.0.{name}.call{}", args.len());
    let method = format!(
        "\n{docs}{deprecated}    #[inline]\n{head}{call}    }}\n",
        docs = docs::comments("    ", &docs::method(registry, entry)),
        deprecated = deprecated("    ", entry),
        head = text::call(
            4,
            &format!("pub unsafe fn {name}"),
            &inputs,
            &format!(" -> {result} {{"),
        ),
        call = text::call(8, &call, &args, " }"),
    );
    (pointer, method)
}

/// Returns the names of an entry's parameters.
pub(super) fn arguments(entry: &Entry) -> Vec<String> {
    let params = entry.params.iter();
    params
        .map(|param| types::ident(&param.name).to_string())
        .collect()
}

/// Returns the attribute that marks an entry as deprecated.
pub(super) fn deprecated(indent: &str, entry: &Entry) -> String {
    match &entry.deprecated {
        Some(note) => format!("{indent}#[deprecated = {note:?}]\n"),
        None => String::new(),
    }
}

/// Returns the result type of a method: `()` or the library's error for a code, and a plain value otherwise.
pub(super) fn result(names: &Names, function: &Function) -> String {
    match &function.result {
        result if names.is_code(result) => "Result<(), Error>".to_owned(),
        Type::Void => "Result<(), Missing>".to_owned(),
        result => format!(
            "Result<{}, Missing>",
            types::text(names, function.api, result)
        ),
    }
}

/// Returns the records and callbacks that functions of a library return, without those in `known`, each with
/// the module of its type. Other results are codes, numbers or pointers, which have the same form under any
/// name.
pub(super) fn plain_results(
    names: &Names,
    api: Api,
    entries: &[Entry],
    known: &mut HashSet<(Option<Api>, Type)>,
) -> Vec<TokenStream> {
    let home = |ty: &Type| match ty {
        Type::Function { .. } => Some(None),
        Type::Named(name) => match names.item(name) {
            Some(Item::Record(_)) => Some(names.home(name)),
            _ => None,
        },
        Type::Void | Type::Pointer { .. } | Type::Array { .. } => None,
    };
    let mut plain = Vec::new();
    for entry in entries {
        let result = names.resolve(&entry.form.function.result);
        if let Some(home) = home(result)
            && known.insert((home, result.clone()))
        {
            plain.push(types::ty(names, api, result));
        }
    }
    plain
}

/// Returns the functions that are defined in the header: they make a record of their arguments.
pub(super) fn emit_constructors<'a>(
    names: &Names,
    functions: impl Iterator<Item = &'a &'a Function>,
) -> Vec<Section> {
    functions
        .filter_map(|function| emit_constructor(names, function))
        .map(Section::Tokens)
        .collect()
}

fn emit_constructor(names: &Names, function: &Function) -> Option<TokenStream> {
    let members = function
        .inline
        .as_ref()
        .filter(|members| !members.is_empty())?;
    let api = function.api;
    let name = types::ident(&function.name);
    let doc = format!(
        " A record of the arguments, as `{}` of the header.",
        function.name
    );
    let doc = doc + &docs::gone(&function.toolkits);
    let params = function.params.iter().map(|param| {
        let (name, ty) = (types::ident(&param.name), types::ty(names, api, &param.ty));
        quote!(#name: #ty)
    });
    let record = types::ty(names, api, &function.result);
    let fields = members
        .iter()
        .map(|member| (types::ident(&member.field), types::ident(&member.param)));
    let body = match count(names, &function.result) == Some(members.len()) {
        true => {
            let fields = fields.map(|(field, param)| match field == param {
                true => quote!(#field),
                false => quote!(#field: #param),
            });
            quote!(#record { #(#fields),* })
        }
        // Fields that the header's function does not set stay zero.
        false => {
            let fields = fields.map(|(field, param)| quote!(record.#field = #param;));
            quote! {
                let mut record: #record = unsafe { core::mem::zeroed() };
                #(#fields)*
                record
            }
        }
    };
    Some(quote! {
        #[doc = #doc]
        #[inline]
        pub const fn #name(#(#params),*) -> #record {
            #body
        }
    })
}

/// Returns the number of fields of a record.
fn count(names: &Names, ty: &Type) -> Option<usize> {
    match names.resolve(ty) {
        Type::Named(name) => match names.item(name)? {
            Item::Record(record) => Some(record.fields.len()),
            _ => None,
        },
        _ => None,
    }
}

/// Returns the structure of the loaded library.
pub(super) fn library(api: Api) -> proc_macro2::Ident {
    format_ident!("{}", api.handle())
}
