//! Loads summaries and reports their mistakes.

use std::collections::BTreeMap;
use std::path::Path;

use syn::ext::IdentExt;
use syn::spanned::Spanned;
use syn::{Attribute, FnArg, ForeignItemFn, Ident, Item, Pat, ReturnType, Type};

use super::{Summaries, Written, folder, header_has, is_of};
use crate::contract::Contracts;
use crate::declared::{Api, Declared, Function};
use crate::source::{File, Source, doc, list};
use cuspec_diagnostic::{Diagnostic, nearest};

/// Loads all summaries below `root` (the `spec/` folder), for the functions of `history`.
///
/// A parameter may have the name of any toolkit, because a name that a newer header changes is not an error
/// of the summary.
pub fn load(
    root: &Path,
    history: &Declared,
    contracts: &Contracts,
    mistakes: &mut Vec<Diagnostic>,
) -> Summaries {
    let mut summaries = Summaries::default();
    let forms = Forms::of(history);
    for api in [Api::Driver, Api::Runtime] {
        let mut reader = Reader {
            api,
            forms: &forms,
            contracts,
            summaries: &mut summaries,
        };
        for path in list(root, &folder(api)) {
            let Some(source) = Source::read(root, &path, mistakes) else {
                continue;
            };
            let mut file = File::of(&source, mistakes);
            for item in &source.syntax.items {
                reader.read_item(&mut file, item);
            }
        }
    }
    summaries
}

struct Reader<'a> {
    api: Api,
    forms: &'a Forms<'a>,
    contracts: &'a Contracts,
    summaries: &'a mut Summaries,
}

impl<'a> Reader<'a> {
    fn read_item(&mut self, file: &mut File<'_>, item: &Item) {
        let function = match item {
            Item::Verbatim(tokens) => syn::parse2::<ForeignItemFn>(tokens.clone()),
            other => {
                let message = "a file of summaries may contain only functions without bodies";
                Err(syn::Error::new(other.span(), message))
            }
        };
        match function {
            Ok(function) => self.read_function(file, &function),
            Err(error) => file.error(error.span(), error.to_string()),
        }
    }

    fn read_function(&mut self, file: &mut File<'_>, item: &ForeignItemFn) {
        let ident = &item.sig.ident;
        let name = ident.to_string();
        let Some(forms) = self.forms(file, ident) else {
            return;
        };
        if let Some(contract) = self.contracts.functions.iter().find(|c| c.function == name) {
            let help = format!(
                "remove this summary: the contract of `{name}` is in {}:{}",
                contract.span.path.display(),
                contract.span.line
            );
            let message = format!("`{name}` has a contract, whose sentence replaces the summary");
            return file.error_with(ident.span(), message, Some(help));
        }
        if let Some(first) = self.summaries.get(self.api, &name) {
            let (path, line) = (first.span.path.display(), first.span.line);
            let help = format!("the first is in {path}:{line}");
            let message = format!("`{name}` has two summaries");
            return file.error_with(ident.span(), message, Some(help));
        }
        if let ReturnType::Type(_, result) = &item.sig.output {
            file.error(
                result.span(),
                "a summary has no result type; the header declares it",
            );
        }
        let doc = sentence(file, &item.attrs, ident, "function");
        let written = Written {
            file: file.stem.clone(),
            doc,
            params: read_params(file, item, forms),
            span: file.span(ident.span()),
        };
        self.summaries.functions.insert((self.api, name), written);
    }

    /// Returns the forms of a name in the toolkits, the newest last. Reports a name that was never a
    /// function.
    fn forms(&self, file: &mut File<'_>, ident: &Ident) -> Option<&'a [&'a Function]> {
        let name = ident.to_string();
        if let Some(forms) = self.forms.get(self.api, &name) {
            return Some(forms);
        }
        let other = [Api::Driver, Api::Runtime]
            .into_iter()
            .find(|other| self.forms.get(*other, &name).is_some());
        let (message, help) = match other {
            Some(other) => (
                format!("`{name}` is not a function of this API"),
                Some(format!("its summary belongs below spec/{}", folder(other))),
            ),
            None => (
                format!("no header declares a function `{name}`"),
                nearest(&name, self.forms.names(self.api))
                    .map(|suggestion| format!("did you mean `{suggestion}`?")),
            ),
        };
        file.error_with(ident.span(), message, help);
        None
    }
}

/// Parses the names and sentences of a summary's parameters.
fn read_params(
    file: &mut File<'_>,
    item: &ForeignItemFn,
    forms: &[&Function],
) -> Vec<(String, String)> {
    let mut params = Vec::new();
    for input in &item.sig.inputs {
        let FnArg::Typed(input) = input else {
            file.error(input.span(), "a C function has no `self`");
            continue;
        };
        let Pat::Ident(pattern) = &*input.pat else {
            file.error(input.pat.span(), "expected a parameter's name");
            continue;
        };
        if !matches!(&*input.ty, Type::Infer(_)) {
            let help = Some("write `_`".to_owned());
            file.error_with(
                input.ty.span(),
                "a summary has no parameter types; the header declares them",
                help,
            );
        }
        let doc = sentence(file, &input.attrs, &pattern.ident, "parameter");
        params.push((pattern.ident.unraw().to_string(), doc, &pattern.ident));
    }
    let names = || params.iter().map(|(name, ..)| name.as_str());
    let is_known = forms.iter().any(|form| is_of(form, names()));
    if let Some(newest) = forms.last()
        && !params.is_empty()
        && !is_known
    {
        reject_params(file, item, newest, &params);
    }
    params
        .into_iter()
        .map(|(name, doc, _)| (name, doc))
        .collect()
}

/// Reports parameters that differ from the header.
fn reject_params(
    file: &mut File<'_>,
    item: &ForeignItemFn,
    declared: &Function,
    written: &[(String, String, &Ident)],
) {
    let known = || declared.params.iter().map(|param| param.name.as_str());
    let mut is_complete = true;
    for (name, _, ident) in written {
        if !known().any(|param| param == name) {
            let suggestion =
                nearest(name, known()).map(|suggestion| format!("did you mean `{suggestion}`?"));
            let help = suggestion.unwrap_or_else(|| header_has(declared));
            let message = format!("the header has no parameter `{name}`");
            file.error_with(ident.span(), message, Some(help));
            is_complete = false;
        }
    }
    for missing in known().filter(|param| !written.iter().any(|(name, ..)| name == param)) {
        let message = format!("parameter `{missing}` is missing; describe all parameters or none");
        file.error_with(item.sig.ident.span(), message, Some(header_has(declared)));
        is_complete = false;
    }
    if is_complete {
        let message = "the parameters are not in the header's order";
        file.error_with(item.sig.ident.span(), message, Some(header_has(declared)));
    }
}

/// Returns the doc comment, and reports any other attribute.
fn sentence(file: &mut File<'_>, attrs: &[Attribute], ident: &Ident, what: &str) -> String {
    for attr in attrs.iter().filter(|attr| !attr.path().is_ident("doc")) {
        file.error(attr.span(), "a summary may have only a doc comment");
    }
    let sentence = doc(attrs);
    if sentence.is_empty() {
        let name = ident.unraw();
        let message = format!("{what} `{name}` has no sentence; write a doc comment");
        file.error(ident.span(), message);
    }
    sentence
}

/// The forms of each name in the toolkits, the newest last.
struct Forms<'a>(BTreeMap<(Api, String), Vec<&'a Function>>);

impl<'a> Forms<'a> {
    fn of(history: &'a Declared) -> Self {
        let mut forms: BTreeMap<_, Vec<&Function>> = BTreeMap::new();
        for function in &history.functions {
            let key = (function.api, function.name.clone());
            forms.entry(key).or_default().push(function);
        }
        for forms in forms.values_mut() {
            forms.sort_by_key(|form| &form.toolkits.first);
        }
        Self(forms)
    }

    fn get(&self, api: Api, name: &str) -> Option<&[&'a Function]> {
        self.0.get(&(api, name.to_owned())).map(Vec::as_slice)
    }

    fn names(&self, api: Api) -> impl Iterator<Item = &str> {
        let keys = self.0.keys();
        keys.filter(move |(of, _)| *of == api)
            .map(|(_, name)| name.as_str())
    }
}
