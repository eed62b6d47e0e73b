//! Emits the second layer: methods return out-parameters as values, and are safe if the contract leaves no
//! duties to the caller.

use std::collections::BTreeMap;

use cuspec_spec::Registry;
use cuspec_spec::contract::{Contract, DomainArg, Param};
use cuspec_spec::declared::{Api, Function, Type};
use proc_macro2::TokenStream;
use quote::quote;

use super::entries::{Entries, Entry};
use super::names::Names;
use super::{docs, duties, functions, plain, types};
use crate::emit::{Section, text};

/// Returns the sections of a library's `values.rs`; none for one without contracts.
pub(super) fn emit(
    registry: &Registry,
    names: &Names,
    entries: &Entries,
    api: Api,
) -> Vec<Section> {
    let methods = methods(registry, names, entries);
    if methods.is_empty() {
        return Vec::new();
    }
    let methods = in_slots(entries, "    ", &methods, Method::text);
    vec![
        Section::Tokens(emit_handle(api)),
        Section::Text(format!(
            "#[cfg_attr(doc, doc(hidden))]\nimpl Values {{\n{methods}}}\n"
        )),
    ]
}

/// Returns the sections of the file of free functions for the process-wide instance.
pub(super) fn emit_free(
    registry: &Registry,
    names: &Names,
    entries: &Entries,
    api: Api,
) -> Vec<Section> {
    let library = functions::library(api);
    let methods = methods(registry, names, entries);
    let functions = in_slots(entries, "", &methods, |method| method.free_text(&library));
    let head = format!(
        " The functions under contract with results as values, of [`{library}::shared`]; and as methods \
         of the same names of [`{library}::values`]."
    );
    vec![
        Section::Tokens(quote! {
            #![doc = #head]
            //!
            //! One is safe where the contract leaves nothing to the caller: wrong numbers are for the
            //! library to refuse. As functions they are there with the feature `functions`; the methods
            //! are always there.

            use super::*;
        }),
        Section::Text(functions),
    ]
}

/// The methods by name, with a line for every name that may get a method: a function whose contract is new changes nothing
/// but what follows its line.
fn in_slots<'e>(
    entries: &Entries,
    margin: &str,
    methods: &[Method<'e>],
    print: impl Fn(&Method<'e>) -> String,
) -> String {
    let mut slots: BTreeMap<&str, String> = BTreeMap::new();
    for entry in &entries.all {
        slots.entry(&entry.name).or_default();
    }
    for method in methods {
        slots
            .entry(&method.name)
            .or_default()
            .push_str(&print(method));
    }
    let slots = slots.into_iter();
    slots
        .map(|(name, content)| text::slot(margin, name, &content))
        .collect()
}

/// A method for each function under contract, also under its plain name. It is that of the form which the
/// contract is about, so that a toolkit that nobody has held contracts against changes no method here.
fn methods<'e>(registry: &Registry, names: &Names, entries: &'e Entries) -> Vec<Method<'e>> {
    let declared: Vec<&Function> = registry.declared.functions.iter().collect();
    let mut methods = Vec::new();
    for form in &declared {
        let contract = registry.contract(&form.name);
        let (Some(contract), Some(entry)) = (contract, entry_of(entries, form)) else {
            continue;
        };
        let own = Some(plain::name(form));
        let others = declared.iter().copied().filter(|one| one.api == form.api);
        let others: Vec<&Function> = others.collect();
        let base = plain::stands_for(&others, form).then(|| form.base_name.clone());
        for name in own.into_iter().chain(base) {
            let is_named = |one: &&Entry| {
                let is_same = one.form.function.name == form.name;
                one.name == name && is_same && one.form.suffix == entry.form.suffix
            };
            let entry = entries.all.iter().find(is_named).unwrap_or(entry);
            let manner = Manner::AsValues;
            methods.push(Method::new(
                registry, names, contract, entry, form, name, manner,
            ));
        }
        // A twin gets a method only if its name would otherwise mean another form.
        let is_twin = |one: &&Entry| {
            one.is_per_thread
                && one.form.function.name == form.name
                && one.form.suffix == entry.form.suffix
        };
        let mut twins = entries.all.iter().filter(|_| !entry.form.suffix.is_empty());
        if let Some(twin) = twins.find(is_twin) {
            let name = twin.symbol.to_owned();
            let manner = Manner::PassedOn;
            methods.push(Method::new(
                registry, names, contract, twin, form, name, manner,
            ));
        }
    }
    methods.sort_by(|a, b| a.name.cmp(&b.name));
    methods
}

/// Returns the entry of the form of the contract.
fn entry_of<'e, 'a>(entries: &'e Entries<'a>, form: &Function) -> Option<&'e Entry<'a>> {
    let mut all = entries.all.iter();
    all.find(|entry| {
        let function = entry.form.function;
        let is_symbol = (function.api, &function.name) == (form.api, &form.name);
        is_symbol && entry.has_contract && !entry.is_per_thread && !entry.is_plain
    })
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
        /// contract are those of the library itself. Each has a page in the module [`values`].
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

/// Returns the duties that the method of a function leaves to its caller.
pub(super) fn duties(
    registry: &Registry,
    names: &Names,
    function: &Function,
    contract: &Contract,
) -> Vec<String> {
    let returned = function.params.iter().zip(&contract.params);
    let returned = returned.filter(|(param, wish)| target(registry, &param.ty, wish).is_some());
    let returned: Vec<&str> = match contract.returns {
        Some(_) => Vec::new(),
        None => returned.map(|(param, _)| &*param.name).collect(),
    };
    duties::of(registry, names, function, contract, &|name| {
        returned.contains(&name)
    })
}

/// Whether a method returns the results of a function, or passes its arguments on.
#[derive(Clone, Copy, PartialEq)]
enum Manner {
    AsValues,
    PassedOn,
}

/// A method of the second layer.
struct Method<'e> {
    name: String,
    entry: &'e Entry<'e>,
    docs: Vec<String>,
    is_unsafe: bool,
    /// Parameters, `phEvent: *mut CUevent`, without the library.
    inputs: Vec<String>,
    /// The arguments for the method of the first layer.
    args: Vec<String>,
    /// A local variable for each returned value.
    places: String,
    /// The type of the result; empty if the result is passed on.
    result: String,
    value: Option<String>,
    /// Whether the only result is written through the first argument.
    is_first: bool,
}

impl<'e> Method<'e> {
    fn new(
        registry: &Registry,
        names: &Names,
        contract: &Contract,
        entry: &'e Entry,
        form: &Function,
        name: String,
        manner: Manner,
    ) -> Self {
        let function = entry.form.function;
        let api = function.api;
        // A function without a result code is passed on unchanged.
        let is_twin = manner == Manner::PassedOn;
        let is_passed_on = is_twin || contract.returns.is_some();
        let (mut inputs, mut args, mut results) = (Vec::new(), Vec::new(), Vec::new());
        let mut is_first = false;
        for (param, wish) in entry.params.iter().zip(&contract.params) {
            let name = types::ident(&param.name);
            match target(registry, &param.ty, wish).filter(|_| !is_passed_on) {
                Some(to) => {
                    let is_place = to == *place(&param.ty);
                    is_first |= is_place && args.is_empty();
                    args.push(match is_place {
                        true => format!("&mut {name}"),
                        false => format!("(&raw mut {name}).cast()"),
                    });
                    results.push(Returned {
                        name: &param.name,
                        ty: to,
                    });
                }
                None => {
                    args.push(name.to_string());
                    let ty = types::text(names, api, &param.ty);
                    inputs.push(format!("{name}: {ty}"));
                }
            }
        }
        let duties = self::duties(registry, names, form, contract);
        let is_unsafe = is_twin || !duties.is_empty();
        let (ty, value) = result(names, api, &results);
        let places = results.iter().map(|result| {
            let name = types::ident(result.name);
            let ty = types::text(names, api, &result.ty);
            format!("        let mut {name}: {ty} = unsafe {{ core::mem::zeroed() }};\n")
        });
        Self {
            name,
            entry,
            docs: describe(contract, entry, &results, duties),
            is_unsafe,
            inputs,
            args,
            places: places.collect(),
            result: match is_passed_on {
                true => functions::result(names, function),
                false => format!("Result<{ty}, Error>"),
            },
            value: (!results.is_empty()).then_some(value),
            is_first: is_first && results.len() == 1,
        }
    }

    fn text(&self) -> String {
        let mut inputs = vec!["self".to_owned()];
        inputs.extend(self.inputs.iter().cloned());
        let entry = types::ident(&self.entry.name);
        let call = format!("unsafe {{ self.0.{entry}");
        let body = match &self.value {
            // This form needs half the compile time and half the code size of the general one below.
            Some(_) if self.is_first => {
                let call = format!("unsafe {{ self.0.0.{entry}.value{}", self.args.len());
                text::call(8, &call, &self.args[1..], " }")
            }
            None => text::call(8, &call, &self.args, " }"),
            Some(value) => format!(
                "{}            Ok(()) => Ok({value}),
            Err(error) => Err(error),
        }}
",
                text::call(8, &format!("match {call}"), &self.args, " } {")
            ),
        };
        let head = self.head("    ", &inputs);
        let places = match self.is_first {
            true => "",
            false => &self.places,
        };
        format!("\n{head}{places}{body}    }}\n")
    }

    fn free_text(&self, library: &proc_macro2::Ident) -> String {
        let name = types::ident(&self.name);
        let inputs = self.inputs.iter();
        let args = inputs.map(|input| input.split(':').next().unwrap_or_default().to_owned());
        let args: Vec<String> = args.collect();
        let call = format!("{library}::shared().values().{name}");
        let call = match self.is_unsafe {
            true => text::call(4, &format!("unsafe {{ {call}"), &args, " }"),
            false => text::call(4, &call, &args, ""),
        };
        format!("\n{}{call}}}\n", self.head("", &self.inputs))
    }

    /// Returns the method up to its body.
    fn head(&self, indent: &str, inputs: &[String]) -> String {
        let unsafety = if self.is_unsafe { "unsafe " } else { "" };
        let name = types::ident(&self.name);
        let docs = docs::comments(indent, &self.docs);
        let deprecated = functions::deprecated(indent, self.entry);
        let head = text::call(
            indent.len(),
            &format!("pub {unsafety}fn {name}"),
            inputs,
            &format!(" -> {} {{", self.result),
        );
        format!("{docs}{deprecated}{indent}#[inline]\n{head}")
    }
}

/// Returns the type of the value in an out-parameter, if the method returns it. For a pointer to bytes the
/// contract may declare a number of several bytes.
fn target(registry: &Registry, ty: &Type, wish: &Param) -> Option<Type> {
    let to = place(ty);
    let is_out = registry.contracts.vocabulary.special.out == Some(wish.domain.domain);
    if !is_out || *to == Type::Void || to == ty {
        return None;
    }
    match (to, wish.domain.args.first()) {
        (Type::Named(bytes), Some(DomainArg::Type(number))) if bytes == "c_char" => {
            Some(Type::Named(number.clone()))
        }
        _ => Some(to.clone()),
    }
}

/// Returns the type behind a pointer.
fn place(ty: &Type) -> &Type {
    match ty {
        Type::Pointer { to, .. } => to,
        other => other,
    }
}

/// Returns the result type of a method, and the value.
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

/// Returns the documentation: our sentence, the order of several results, and the duties of the caller.
fn describe(
    contract: &Contract,
    entry: &Entry,
    results: &[Returned],
    duties: Vec<String>,
) -> Vec<String> {
    let library = functions::library(entry.form.function.api);
    let name = &entry.name;
    let mut paragraphs = vec![
        contract.doc.clone(),
        format!("See [`{name}`](functions::{name}), a method of [`{library}`]."),
    ];
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
