//! What every function does, in a sentence of our own, whether it has a contract or not.
//!
//! `spec/summaries/{driver,runtime}/*.rs` is written by people, for functions without a contract:
//!
//! ```text
//! /// Returns the version of the installed driver.
//! fn cudaDriverGetVersion(
//!     /// Room for the version, 13000 for 13.0.
//!     driverVersion: _,
//! );
//! ```

mod read;

use std::collections::BTreeMap;
use std::path::Path;

use crate::declared::{Api, Declared, Function, file_of};
use crate::registry::Registry;
use crate::span::Span;
use cuspec_diagnostic::Diagnostic;

pub use read::load;

/// What a function and its parameters are for, by its contract or its summary.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary<'a> {
    /// What a call does, in one sentence.
    pub doc: &'a str,
    /// Each parameter's name and sentence, in the header's order. Without a contract, parameters
    /// may have none.
    pub params: Vec<(&'a str, &'a str)>,
}

impl<'a> Summary<'a> {
    /// The sentence of a parameter.
    pub fn param(&self, name: &str) -> Option<&'a str> {
        let found = self.params.iter().find(|(param, _)| *param == name);
        found.map(|(_, doc)| *doc)
    }
}

/// Everything that is written below `spec/summaries`.
#[derive(Debug, Default)]
pub struct Summaries {
    functions: BTreeMap<(Api, String), Written>,
}

/// The summary of one function, as it stands in its file.
#[derive(Debug)]
pub struct Written {
    /// The file it stands in, without its ending: `mem` for `summaries/driver/mem.rs`.
    pub file: String,
    /// What the function does.
    pub doc: String,
    /// Names and sentences, as the header of some toolkit has them; may be empty.
    pub params: Vec<(String, String)>,
    /// Where it is written.
    pub span: Span,
}

impl Summaries {
    /// The summary of a function, if one is written for that very name.
    pub fn get(&self, api: Api, function: &str) -> Option<&Written> {
        self.functions.get(&(api, function.to_owned()))
    }
}

impl Registry {
    /// What a function does. Its contract says so, or else its summary; an obsolete form that has
    /// neither does what the form does that programs get for its base name today.
    ///
    /// Of the parameters, those that the function itself has.
    pub fn summary(&self, function: &Function) -> Option<Summary<'_>> {
        let own = self.stated(function.api, &function.name);
        let mut summary = own.or_else(|| {
            let current = self.successor(function)?;
            self.stated(current.api, &current.name)
        })?;
        let is_there = |name: &str| function.params.iter().any(|param| param.name == name);
        summary.params.retain(|(name, _)| is_there(name));
        Some(summary)
    }

    /// What is said of a function under its own name.
    fn stated(&self, api: Api, name: &str) -> Option<Summary<'_>> {
        if let Some(contract) = self.contract(name) {
            let params = contract.params.iter();
            return Some(Summary {
                doc: &contract.doc,
                params: params.map(|p| (p.name.as_str(), p.doc.as_str())).collect(),
            });
        }
        let written = self.summaries.get(api, name)?;
        let params = written.params.iter();
        Some(Summary {
            doc: &written.doc,
            params: params
                .map(|(name, doc)| (name.as_str(), doc.as_str()))
                .collect(),
        })
    }

    /// The form that took the place of an obsolete one: the one that programs get for the base name
    /// today. A form that is newer than that one, or an alternative to it, is not obsolete.
    fn successor(&self, function: &Function) -> Option<&Function> {
        let forms = self.declared.functions.iter();
        let mut current = forms.filter(|other| {
            other.api == function.api
                && other.base_name == function.base_name
                && other.name != function.name
                && other.is_default()
        });
        current.find(|other| {
            other.introduced > function.introduced
                || function.toolkits.end.is_some() && other.toolkits.end.is_none()
        })
    }

    /// What is not wrong and yet for people to look at: functions that nobody has written a sentence
    /// for, and sentences about parameters that the newest header calls something else. A toolkit
    /// that was just imported brings both with it.
    pub fn remarks(&self) -> Vec<Diagnostic> {
        let mut missing: BTreeMap<(Api, String), Vec<String>> = BTreeMap::new();
        for function in &self.declared.functions {
            // An obsolete form has its sentence as soon as the form has one that took its place.
            if self.summary(function).is_none() && self.successor(function).is_none() {
                let file = (function.api, file_of(&function.group));
                let names = missing.entry(file).or_default();
                names.push(format!("`{}`", function.name));
            }
        }
        let missing = missing.into_iter().map(|((api, file), names)| {
            let path = format!("{}/{file}.rs", folder(api));
            let message = format!("no sentence yet for {}", names.join(", "));
            let help = "write one for each function, as docs/summaries.md shows";
            Diagnostic::for_file(Path::new(&path), message).with_help(help)
        });
        missing.chain(self.outdated()).collect()
    }

    /// Summaries whose parameters have other names in the newest toolkit.
    fn outdated(&self) -> impl Iterator<Item = Diagnostic> {
        let summaries = self.summaries.functions.iter();
        summaries.filter_map(|((api, name), written)| {
            let function = function(&self.declared, *api, name)?;
            let is_current = written.params.is_empty()
                || is_of(
                    function,
                    written.params.iter().map(|(name, _)| name.as_str()),
                );
            let remark = || {
                let message =
                    format!("the newest header names the parameters of `{name}` otherwise");
                let remark = written.span.error(message);
                remark.with_help(header_has(function))
            };
            (!is_current).then(remark)
        })
    }
}

/// The folder with the summaries of one API, in `spec`.
fn folder(api: Api) -> &'static str {
    match api {
        Api::Driver => "summaries/driver",
        Api::Runtime => "summaries/runtime",
    }
}

fn function<'a>(declared: &'a Declared, api: Api, name: &str) -> Option<&'a Function> {
    let mut functions = declared.functions.iter();
    functions.find(|function| function.api == api && function.name == name)
}

/// Whether these are the names of a function's parameters, in its order.
fn is_of<'n>(function: &Function, names: impl Iterator<Item = &'n str>) -> bool {
    function.params.iter().map(|p| p.name.as_str()).eq(names)
}

fn header_has(function: &Function) -> String {
    let names: Vec<&str> = function.params.iter().map(|p| p.name.as_str()).collect();
    format!("the header has ({})", names.join(", "))
}
