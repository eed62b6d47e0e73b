//! The sentence of each function: from its contract or its summary.

use std::collections::BTreeMap;
use std::path::Path;

use crate::declared::{Api, Declared, Function, file_of};
use crate::registry::Registry;
use crate::summaries::{Summary, folder, header_has, is_of};
use cuspec_diagnostic::Diagnostic;

impl Registry {
    /// Returns the summary of a function, from its contract or its summary file. An obsolete form without
    /// either has the summary of the form that its base name maps to today.
    ///
    /// Only the parameters of this function are included.
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

    /// Returns the summary under the function's own name.
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

    /// Returns the successor of an obsolete form: the form that its base name maps to today. A newer form or
    /// an alternative form is not obsolete.
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

    /// Returns remarks that need human review but are no mistakes: functions without a summary, summaries
    /// with outdated parameter names, and contracts that newer toolkits affect. Each import of a toolkit can
    /// add remarks.
    pub fn remarks(&self) -> Vec<Diagnostic> {
        let mut missing: BTreeMap<(Api, String), Vec<String>> = BTreeMap::new();
        for function in &self.declared.functions {
            // An obsolete form inherits the summary of its successor.
            if self.summary(function).is_none() && self.successor(function).is_none() {
                let file = (function.api, file_of(&function.group));
                let names = missing.entry(file).or_default();
                names.push(format!("`{}`", function.name));
            }
        }
        let missing = missing.into_iter().map(|((api, file), names)| {
            let path = format!("{}/{file}.rs", folder(api));
            let message = format!("no summary for {}", names.join(", "));
            let help = "write one for each function, as described in docs/summaries.md";
            Diagnostic::for_file(Path::new(&path), message).with_help(help)
        });
        missing
            .chain(self.outdated())
            .chain(self.lagging())
            .collect()
    }

    /// Returns remarks on summaries whose parameters have other names in the newest toolkit.
    fn outdated(&self) -> impl Iterator<Item = Diagnostic> {
        let summaries = self.summaries.iter();
        summaries.filter_map(|(api, name, written)| {
            let function = function(&self.declared, api, name)?;
            let is_current = written.params.is_empty()
                || is_of(
                    function,
                    written.params.iter().map(|(name, _)| name.as_str()),
                );
            let remark = || {
                let message =
                    format!("the newest header has other names for the parameters of `{name}`");
                let remark = written.span.error(message);
                remark.with_help(header_has(function))
            };
            (!is_current).then(remark)
        })
    }
}

fn function<'a>(declared: &'a Declared, api: Api, name: &str) -> Option<&'a Function> {
    let mut functions = declared.functions.iter();
    functions.find(|function| function.api == api && function.name == name)
}
