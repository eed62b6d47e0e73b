//! The input of every page: the facts, and look-up tables computed once.

use std::collections::BTreeMap;

use cuspec_spec::Names as DeclaredNames;
use cuspec_spec::Registry;
use cuspec_spec::declared;
use rayon::prelude::*;

use crate::codes::Codes;
use crate::evidence::Evidence;
use crate::facts::Facts;
use crate::function::Function;
use crate::lifetimes::Lifetimes;
use crate::names::Names;
use crate::toolkits::Toolkits;
use crate::types::{self, Type};
use crate::uses::Uses;

/// The facts and their look-up tables.
pub struct Site<'a> {
    pub facts: &'a Facts<'a>,
    pub registry: &'a Registry,
    pub names: Names<'a>,
    pub codes: Codes<'a>,
    pub toolkits: Toolkits<'a>,
    pub evidence: Evidence<'a>,
    /// Every function of any toolkit, by name.
    pub functions: Vec<Function<'a>>,
    /// Every type of any toolkit, by name.
    pub types: Vec<Type<'a>>,
    pub uses: Uses<'a>,
    pub lifetimes: Lifetimes<'a>,
}

impl<'a> Site<'a> {
    pub fn new(facts: &'a Facts<'a>) -> Self {
        let registry = facts.registry;
        let codes = Codes::new(registry);
        let names = Names::new(registry, &codes);
        let toolkits = Toolkits::new(&registry.history);
        let evidence = Evidence::new(facts);
        let declared = registry.names();
        let functions = functions(registry, &declared, &toolkits, &evidence);
        let types = types::collect(registry, &toolkits);
        let uses = Uses::new(registry, &names, &functions);
        Self {
            facts,
            registry,
            names,
            codes,
            toolkits,
            evidence,
            functions,
            types,
            uses,
            lifetimes: Lifetimes::new(registry),
        }
    }
}

fn functions<'a>(
    registry: &'a Registry,
    declared: &DeclaredNames<'a>,
    toolkits: &Toolkits<'a>,
    evidence: &Evidence<'a>,
) -> Vec<Function<'a>> {
    let mut forms: BTreeMap<&str, Vec<&declared::Function>> = BTreeMap::new();
    for form in &registry.history.functions {
        forms.entry(&form.name).or_default().push(form);
    }
    forms
        .into_par_iter()
        .filter_map(|(name, forms)| {
            Function::new(registry, declared, toolkits, evidence, name, forms)
        })
        .collect()
}
