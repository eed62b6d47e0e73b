//! The declared layer in one toolkit.

use std::collections::BTreeSet;

use cuspec_spec::declared::{Api, Declared, Function, Toolkit, Type, c_type};

use crate::distill::entry::Entry;

/// One toolkit's part of the declared layer.
pub(super) struct View<'d> {
    pub declared: &'d Declared,
    pub toolkit: &'d Toolkit,
    functions: Vec<&'d Function>,
    codes: BTreeSet<&'d str>,
    names: BTreeSet<&'d str>,
}

/// The header of an API; both if the API is unknown.
pub(super) fn header(api: Option<Api>) -> &'static str {
    match api {
        Some(api) => api.header(),
        None => "cuda.h, cuda_runtime_api.h",
    }
}

impl<'d> View<'d> {
    pub(super) fn new(declared: &'d Declared, toolkit: &'d Toolkit) -> Self {
        let functions: Vec<&Function> = declared
            .functions
            .iter()
            .filter(|function| function.toolkits.contains(toolkit))
            .collect();
        let members = declared.enums.iter().flat_map(|list| &list.members);
        let codes = members
            .filter(|member| member.toolkits.contains(toolkit))
            .map(|member| member.name.as_str())
            .collect();
        let mut names: BTreeSet<&str> = declared
            .records
            .iter()
            .map(|record| record.name.as_str())
            .collect();
        names.extend(
            declared
                .enums
                .iter()
                .flat_map(|list| [list.name.as_str(), list.tag.as_str()]),
        );
        names.extend(
            declared
                .typedefs
                .iter()
                .map(|typedef| typedef.name.as_str()),
        );
        names.extend(
            declared
                .constants
                .iter()
                .map(|constant| constant.name.as_str()),
        );
        for function in &functions {
            names.extend([function.name.as_str(), function.base_name.as_str()]);
            names.extend(
                function
                    .per_thread
                    .iter()
                    .map(|variant| variant.symbol.as_str()),
            );
        }
        Self {
            declared,
            toolkit,
            functions,
            codes,
            names,
        }
    }

    /// Returns the function of a page's name: the symbol that the header maps it to, else the symbol
    /// of that name, else a variant of it.
    pub(super) fn find(&self, entry: &Entry) -> Option<&'d Function> {
        self.candidates(&entry.function).into_iter().next()
    }

    fn candidates(&self, name: &str) -> Vec<&'d Function> {
        let rank = |function: &Function| {
            let is_base = function.base_name == name;
            let is_variant = function
                .per_thread
                .as_ref()
                .is_some_and(|variant| variant.symbol == name);
            match () {
                () if is_base && function.is_default() => Some(0),
                () if function.name == name => Some(1),
                () if is_base => Some(2),
                () if is_variant => Some(3),
                () => None,
            }
        };
        let ranked = self
            .functions
            .iter()
            .filter_map(|function| Some((rank(function)?, *function)));
        let mut ranked: Vec<(u8, &Function)> = ranked.collect();
        ranked.sort_by_key(|(rank, _)| *rank);
        ranked.into_iter().map(|(_, function)| function).collect()
    }

    /// Returns another variant of a function with exactly these parameters.
    pub(super) fn other_variant(
        &self,
        entry: &Entry,
        function: &Function,
        params: &[&str],
    ) -> Option<&'d str> {
        let takes = |other: &&Function| {
            other.name != function.name
                && other
                    .params
                    .iter()
                    .map(|param| param.name.as_str())
                    .eq(params.iter().copied())
        };
        let mut candidates = self.candidates(&entry.function).into_iter();
        candidates.find(takes).map(|other| other.name.as_str())
    }

    /// Names of callable functions of the API that a name belongs to by its spelling.
    pub(super) fn functions_like(&self, name: &str) -> impl Iterator<Item = &'d str> {
        let is_runtime = name.starts_with("cuda");
        self.functions
            .iter()
            .flat_map(|function| [function.base_name.as_str(), function.name.as_str()])
            .filter(move |known| known.starts_with("cuda") == is_runtime)
    }

    pub(super) fn has_code(&self, name: &str) -> bool {
        self.codes.contains(name)
    }

    pub(super) fn has_name(&self, name: &str) -> bool {
        self.names.contains(name)
    }

    /// The type as C spells it.
    pub(super) fn c_type(&self, api: Api, ty: &Type) -> String {
        c_type(self.declared, api, ty)
    }
}
