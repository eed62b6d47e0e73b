//! The second layer: what a contract calls an out-parameter is what a method returns, and a method
//! is safe where the contract leaves nothing to its caller.

use cuspec_spec::Registry;
use cuspec_spec::contract::{Contract, DomainArg, Param};
use cuspec_spec::declared::{Api, Function, Type};
use proc_macro2::TokenStream;
use quote::quote;

use super::history::{Form, History};
use super::names::Names;
use super::{docs, duties, functions, types};
use crate::emit::{Section, text};

/// The sections of a library's `values.rs`; none for one without contracts.
pub(super) fn emit(
    registry: &Registry,
    history: &History,
    names: &Names,
    api: Api,
) -> Vec<Section> {
    let functions = names.functions.iter().filter(|f| f.api == api);
    let methods: String = functions
        .filter_map(|function| {
            let contract = registry.contract(&function.name)?;
            let form = history.forms(api, &function.name).pop()?;
            Some(emit_method(registry, history, names, contract, &form))
        })
        .collect();
    if methods.is_empty() {
        return Vec::new();
    }
    let methods = methods.trim_start_matches('\n');
    vec![
        Section::Tokens(emit_handle(api)),
        Section::List(format!("impl Values {{\n{methods}}}\n")),
    ]
}

fn emit_handle(api: Api) -> TokenStream {
    let library = functions::library(api);
    let doc = format!(
        " The functions of a [`{library}`] that have a contract: what a function writes to a place \
         is what the method returns."
    );
    quote! {
        #[doc = #doc]
        ///
        /// A method is safe where the contract leaves nothing to the caller: wrong numbers are for
        /// the library to refuse. All others say what they ask for, and functions without a
        /// contract are those of the library itself.
        #[derive(Clone, Copy, Debug)]
        pub struct Values(#library);

        impl #library {
            /// The same functions, with results as values.
            #[inline]
            pub fn values(self) -> Values {
                Values(self)
            }
        }

        impl core::ops::Deref for Values {
            type Target = #library;
            #[inline]
            fn deref(&self) -> &#library {
                &self.0
            }
        }
    }
}

/// A parameter that the method returns, and the type of the value.
struct Returned<'a> {
    name: &'a str,
    ty: Type,
}

fn emit_method(
    registry: &Registry,
    history: &History,
    names: &Names,
    contract: &Contract,
    form: &Form,
) -> String {
    let function = form.function;
    let api = function.api;
    if contract.returns.is_some() {
        return emit_forward(registry, names, contract, function);
    }
    let at = |ty: &Type| history.at(api, ty, Some(form.last));
    let (mut inputs, mut args, mut results) = (vec!["self".to_owned()], Vec::new(), Vec::new());
    for (param, wish) in function.params.iter().zip(&contract.params) {
        let name = types::ident(&param.name);
        match target(&param.ty, wish) {
            Some(to) => {
                args.push(match to == *place(&param.ty) {
                    true => format!("&mut {name}"),
                    false => format!("(&raw mut {name}).cast()"),
                });
                results.push(Returned {
                    name: &param.name,
                    ty: at(&to),
                });
            }
            None => {
                args.push(name.to_string());
                inputs.push(format!(
                    "{name}: {}",
                    types::text(names, api, &at(&param.ty))
                ));
            }
        }
    }
    let duties = duties::of(registry, names, function, contract);
    let (ty, value) = result(names, api, &results);
    let places: String = results
        .iter()
        .map(|result| {
            let name = types::ident(result.name);
            let ty = types::text(names, api, &result.ty);
            format!("        let mut {name}: {ty} = unsafe {{ core::mem::zeroed() }};\n")
        })
        .collect();
    let unsafety = if duties.is_empty() { "" } else { "unsafe " };
    let name = types::ident(&function.name);
    let head = text::call(
        4,
        &format!("pub {unsafety}fn {name}"),
        &inputs,
        &format!(" -> Result<{ty}, Error> {{"),
    );
    let call = format!("unsafe {{ self.0.{name}");
    let body = match results.is_empty() {
        true => text::call(8, &call, &args, " }"),
        false => format!(
            "{}            Ok(()) => Ok({value}),
            Err(error) => Err(error),
        }}
",
            text::call(8, &format!("match {call}"), &args, " } {")
        ),
    };
    let docs = docs::comments("    ", &describe(contract, function, &results, duties));
    format!("\n{docs}    #[inline]\n{head}{places}{body}    }}\n")
}

/// A function that returns no code is passed on as it is.
fn emit_forward(
    registry: &Registry,
    names: &Names,
    contract: &Contract,
    function: &Function,
) -> String {
    let mut inputs = vec!["self".to_owned()];
    let mut args = Vec::new();
    for param in &function.params {
        let name = types::ident(&param.name);
        inputs.push(format!(
            "{name}: {}",
            types::text(names, function.api, &param.ty)
        ));
        args.push(name.to_string());
    }
    let duties = duties::of(registry, names, function, contract);
    let unsafety = if duties.is_empty() { "" } else { "unsafe " };
    let name = types::ident(&function.name);
    let ty = types::text(names, function.api, &function.result);
    let docs = docs::comments("    ", &describe(contract, function, &[], duties));
    let head = text::call(
        4,
        &format!("pub {unsafety}fn {name}"),
        &inputs,
        &format!(" -> Result<{ty}, crate::Missing> {{"),
    );
    let call = text::call(8, &format!("unsafe {{ self.0.{name}"), &args, " }");
    format!("\n{docs}    #[inline]\n{head}{call}    }}\n")
}

/// What a place is for, if the method returns what is put there. A place of bytes may be for a
/// number that has several, which the contract tells.
fn target(ty: &Type, wish: &Param) -> Option<Type> {
    let to = place(ty);
    if wish.domain.domain != "Out" || *to == Type::Void || to == ty {
        return None;
    }
    match (to, wish.domain.args.first()) {
        (Type::Named(bytes), Some(DomainArg::Type(number))) if bytes == "c_char" => {
            Some(Type::Named(number.clone()))
        }
        _ => Some(to.clone()),
    }
}

/// What a pointer points to.
fn place(ty: &Type) -> &Type {
    match ty {
        Type::Pointer { to, .. } => to,
        other => other,
    }
}

/// The type of what a method returns, and the value.
fn result(names: &Names, api: Api, results: &[Returned]) -> (String, String) {
    let types: Vec<String> = results
        .iter()
        .map(|result| types::text(names, api, &result.ty))
        .collect();
    let values: Vec<String> = results
        .iter()
        .map(|result| types::ident(result.name).to_string())
        .collect();
    match results {
        [_] => (types.concat(), values.concat()),
        _ => (
            format!("({})", types.join(", ")),
            format!("({})", values.join(", ")),
        ),
    }
}

/// Our sentence, the order of several results, and what the caller owes.
fn describe(
    contract: &Contract,
    function: &Function,
    results: &[Returned],
    duties: Vec<String>,
) -> Vec<String> {
    let library = functions::library(function.api);
    let name = &function.name;
    let mut paragraphs = vec![contract.doc.clone(), format!("See [`{library}::{name}`].")];
    if let [_, _, ..] = results {
        let names: Vec<String> = results
            .iter()
            .map(|result| format!("`{}`", result.name))
            .collect();
        paragraphs.push(format!("Returns {}.", names.join(", ")));
    }
    if !duties.is_empty() {
        paragraphs.push(format!("# Safety\n\n{}", duties.join("\n")));
    }
    paragraphs
}
