//! One sentence per function, with or without a contract.
//!
//! `spec/summaries/{driver,runtime}/*.rs` is written by hand, for functions without a contract:
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

use crate::declared::{Api, Function};
use crate::span::Span;

pub use read::load;

/// The sentences for a function and its parameters, from its contract or its summary.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary<'a> {
    /// The effect of a call, in one sentence.
    pub doc: &'a str,
    /// The name and sentence of each parameter, in the header's order. May be empty without a contract.
    pub params: Vec<(&'a str, &'a str)>,
}

impl<'a> Summary<'a> {
    /// Returns the sentence of a parameter.
    pub fn param(&self, name: &str) -> Option<&'a str> {
        let found = self.params.iter().find(|(param, _)| *param == name);
        found.map(|(_, doc)| *doc)
    }
}

/// The contents of `spec/summaries`.
#[derive(Clone, Debug, Default)]
pub struct Summaries {
    functions: BTreeMap<(Api, String), Written>,
}

/// The summary of one function in its file.
#[derive(Clone, Debug)]
pub struct Written {
    /// The file name without extension: `mem` for `summaries/driver/mem.rs`.
    pub file: String,
    /// The effect of the function.
    pub doc: String,
    /// Names and sentences of parameters, as in the header of some toolkit; may be empty.
    pub params: Vec<(String, String)>,
    /// Its position.
    pub span: Span,
}

impl Summaries {
    /// Returns the summary of a function of exactly this name.
    pub fn get(&self, api: Api, function: &str) -> Option<&Written> {
        self.functions.get(&(api, function.to_owned()))
    }

    /// Returns all summaries with their functions, by API and name.
    pub fn iter(&self) -> impl Iterator<Item = (Api, &str, &Written)> {
        let all = self.functions.iter();
        all.map(|((api, function), written)| (*api, function.as_str(), written))
    }
}

/// Returns the folder of an API's summaries below `spec`.
pub(crate) fn folder(api: Api) -> String {
    format!("summaries/{}", api.word())
}

/// Returns whether these are the parameter names of a function, in order.
pub(crate) fn is_of<'n>(function: &Function, names: impl Iterator<Item = &'n str>) -> bool {
    function.params.iter().map(|p| p.name.as_str()).eq(names)
}

/// Returns the help for parameter names that differ from the header.
pub(crate) fn header_has(function: &Function) -> String {
    let names: Vec<&str> = function.params.iter().map(|p| p.name.as_str()).collect();
    format!("the header has ({})", names.join(", "))
}
