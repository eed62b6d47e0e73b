//! Calls of both APIs from Python, through `cuda-bindings`.
//!
//! Only `spec/python/record.py` writes `spec/python/{driver,runtime}.rs`. It reads the names of parameters
//! and results from an installed package:
//!
//! ```text
//! //! cuda-bindings 13.5.0
//! fn cuStreamCreate(Flags: _) -> phStream;
//! fn cuMemGetInfo() -> (free, total);
//! ```
//!
//! An output parameter in C is a result in Python, after the code.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use syn::ext::IdentExt;
use syn::spanned::Spanned;
use syn::{Attribute, FnArg, ForeignItemFn, Item, Pat, ReturnType, Type};

use crate::declared::{Api, Declared};
use crate::diagnostic::{Diagnostic, nearest};
use crate::source::{File, Source, doc, list};

/// The calls of a release of the package.
#[derive(Clone, Debug, Default)]
pub struct Python {
    /// `cuda-bindings 13.5.0`; empty if none was recorded.
    pub package: String,
    calls: BTreeMap<(Api, String), Call>,
}

/// One function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Call {
    /// The parameters in order, with the package's names.
    pub params: Vec<String>,
    /// The results after the code, in order.
    pub results: Vec<String>,
}

impl Python {
    /// Returns the call of a function, by base name.
    pub fn call(&self, api: Api, base_name: &str) -> Option<&Call> {
        self.calls.get(&(api, base_name.to_owned()))
    }
}

/// Loads both files; undeclared names are mistakes.
pub fn load(root: &Path, history: &Declared, mistakes: &mut Vec<Diagnostic>) -> Python {
    let mut python = Python::default();
    for path in list(root, "python") {
        let Some(source) = Source::read(root, &path, mistakes) else {
            continue;
        };
        let mut file = File::of(&source, mistakes);
        let api = match &*file.stem {
            "driver" => Api::Driver,
            _ => Api::Runtime,
        };
        let functions = history.functions.iter().filter(|one| one.api == api);
        let known: BTreeSet<&str> = functions.map(|one| &*one.base_name).collect();
        python.package = package(&source.syntax.attrs);
        for item in &source.syntax.items {
            match read(item) {
                Ok((name, call)) if known.contains(&*name) => {
                    python.calls.insert((api, name), call);
                }
                Ok((name, _)) => {
                    let help = nearest(&name, known.iter().copied());
                    let help = help.map(|name| format!("did you mean `{name}`?"));
                    let message = format!("no header declares a function `{name}`");
                    file.error_with(item.span(), message, help);
                }
                Err(error) => file.error(error.span(), error.to_string()),
            }
        }
    }
    python
}

/// Returns the package in the first lines: `cuda-bindings 13.5.0`.
fn package(attrs: &[Attribute]) -> String {
    let text = doc(attrs);
    let words: Vec<&str> = text.trim_end_matches('.').split_whitespace().collect();
    words[words.len().saturating_sub(2)..].join(" ")
}

/// Parses `fn cuMemGetInfo() -> (free, total);`.
fn read(item: &Item) -> syn::Result<(String, Call)> {
    let wrong = |span| syn::Error::new(span, "expected `fn name(param: _) -> (result, result);`");
    let Item::Verbatim(tokens) = item else {
        return Err(wrong(item.span()));
    };
    let item: ForeignItemFn = syn::parse2(tokens.clone())?;
    let mut params = Vec::new();
    for input in &item.sig.inputs {
        match input {
            FnArg::Typed(input) => match &*input.pat {
                Pat::Ident(name) => params.push(name.ident.unraw().to_string()),
                other => return Err(wrong(other.span())),
            },
            FnArg::Receiver(other) => return Err(wrong(other.span())),
        }
    }
    let results = match &item.sig.output {
        ReturnType::Default => Vec::new(),
        ReturnType::Type(_, ty) => match &**ty {
            Type::Tuple(tuple) => tuple.elems.iter().map(name).collect::<syn::Result<_>>()?,
            ty => vec![name(ty)?],
        },
    };
    Ok((item.sig.ident.to_string(), Call { params, results }))
}

fn name(ty: &Type) -> syn::Result<String> {
    match ty {
        Type::Path(path) => match path.path.get_ident() {
            Some(name) => Ok(name.unraw().to_string()),
            None => Err(syn::Error::new(ty.span(), "expected a name")),
        },
        other => Err(syn::Error::new(other.span(), "expected a name")),
    }
}
