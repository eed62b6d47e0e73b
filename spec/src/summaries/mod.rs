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

use crate::declared::{Api, Function};
use crate::span::Span;

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
#[derive(Clone, Debug, Default)]
pub struct Summaries {
    functions: BTreeMap<(Api, String), Written>,
}

/// The summary of one function, as it stands in its file.
#[derive(Clone, Debug)]
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

    /// Every summary with its function, by API and name.
    pub fn iter(&self) -> impl Iterator<Item = (Api, &str, &Written)> {
        let all = self.functions.iter();
        all.map(|((api, function), written)| (*api, function.as_str(), written))
    }
}

/// The folder with the summaries of one API, in `spec`.
pub(crate) fn folder(api: Api) -> String {
    format!("summaries/{}", api.word())
}

/// Whether these are the names of a function's parameters, in its order.
pub(crate) fn is_of<'n>(function: &Function, names: impl Iterator<Item = &'n str>) -> bool {
    function.params.iter().map(|p| p.name.as_str()).eq(names)
}

/// What to say where names are not those of the header.
pub(crate) fn header_has(function: &Function) -> String {
    let names: Vec<&str> = function.params.iter().map(|p| p.name.as_str()).collect();
    format!("the header has ({})", names.join(", "))
}
