//! Uses of items, by the used item.

use std::collections::{BTreeSet, HashMap, HashSet};

use cuspec_spec::Registry;
use cuspec_spec::contract::{Axis, Contract, DomainArg, DomainId, DomainUse, Scenario};
use cuspec_spec::declared::{Type, TypedefKind};
use cuspec_spec::guide::{Finding, Program};

use crate::function::Function;
use crate::names::Names;

/// Look-up tables from an item to its uses.
pub struct Uses<'a> {
    /// Functions that take or return a type, by the name of its page, with the parameter.
    pub types: HashMap<&'a str, BTreeSet<(&'a str, &'a str)>>,
    /// Records and typedefs that contain a type, with the field.
    pub holders: HashMap<&'a str, BTreeSet<(&'a str, &'a str)>>,
    /// Records whose fields a contract describes, by the name of the type's page, with the
    /// parameter or the field that leads to one.
    pub records: HashMap<&'a str, BTreeSet<(&'a str, &'a str)>>,
    /// Parameters and fields of a domain.
    pub domains: HashMap<DomainId, Vec<(&'a str, &'a str)>>,
    /// Programs that call a function, by its symbol.
    pub programs: HashMap<&'a str, Vec<&'a Program>>,
    /// Findings about a function, by its symbol.
    pub findings: HashMap<&'a str, Vec<&'a Finding>>,
    /// Scenarios that call a function, by its symbol.
    pub scenarios: HashMap<&'a str, Vec<&'a Scenario>>,
    /// Cases that some page links to.
    pub cases: HashSet<&'a str>,
}

impl<'a> Uses<'a> {
    pub fn new(registry: &'a Registry, names: &Names<'a>, functions: &[Function<'a>]) -> Self {
        let mut uses = Self {
            types: HashMap::new(),
            holders: HashMap::new(),
            records: HashMap::new(),
            domains: HashMap::new(),
            programs: HashMap::new(),
            findings: HashMap::new(),
            scenarios: HashMap::new(),
            cases: HashSet::new(),
        };
        for function in functions {
            for form in &function.forms {
                for param in &form.params {
                    uses.take(names, &param.ty, (function.name, &param.name));
                }
                uses.take(names, &form.result, (function.name, ""));
            }
            let seen = function.returns.iter().flat_map(|returned| &returned.seen);
            uses.cases.extend(seen.map(|shown| shown.case));
            let against = function.checks.iter().flat_map(|check| &check.against);
            uses.cases.extend(against.map(|shown| shown.case));
            if let Some(contract) = function.contract {
                for axis in (0..contract.axes()).map(|index| contract.axis(index)) {
                    uses.ask(axis.domain, (function.name, axis.name));
                }
                for axis in 0..contract.axes() {
                    uses.describe(registry, contract, axis);
                }
            }
        }
        let history = &registry.history;
        for record in &history.records {
            for field in &record.fields {
                uses.hold(names, &field.ty, (&record.name, &field.name));
            }
        }
        for typedef in &history.typedefs {
            match &typedef.kind {
                TypedefKind::Alias(ty) => uses.hold(names, ty, (&typedef.name, "")),
                TypedefKind::Callback { params, result } => {
                    for ty in params.iter().chain([result]) {
                        uses.hold(names, ty, (&typedef.name, ""));
                    }
                }
                TypedefKind::Handle { .. } => {}
            }
        }
        uses.guide(registry, names);
        for scenario in &registry.contracts.scenarios {
            for function in &scenario.calls {
                uses.scenarios.entry(function).or_default().push(scenario);
            }
        }
        uses
    }

    fn guide(&mut self, registry: &'a Registry, names: &Names<'a>) {
        let guide = &registry.guide;
        for program in &guide.programs {
            for name in &program.calls {
                if let Some(symbol) = names.default_function(name) {
                    self.programs.entry(symbol).or_default().push(program);
                }
            }
        }
        for (_, finding) in guide.findings() {
            self.cases.extend(finding.shown.iter().map(String::as_str));
            for function in &finding.about {
                self.findings.entry(function).or_default().push(finding);
            }
        }
    }

    fn take(&mut self, names: &Names<'a>, ty: &'a Type, place: (&'a str, &'a str)) {
        for name in inner(ty) {
            if let Some(page) = names.type_page(name) {
                self.types.entry(page).or_default().insert(place);
            }
        }
    }

    fn hold(&mut self, names: &Names<'a>, ty: &'a Type, place: (&'a str, &'a str)) {
        for name in inner(ty) {
            if let Some(page) = names.type_page(name).filter(|page| *page != place.0) {
                self.holders.entry(page).or_default().insert(place);
            }
        }
    }

    fn ask(&mut self, usage: &'a DomainUse, place: (&'a str, &'a str)) {
        self.domains.entry(usage.domain).or_default().push(place);
        for arg in &usage.args {
            if let DomainArg::Domain(inner) = arg {
                self.ask(inner, place);
            }
        }
    }

    /// Adds a parameter or a field that is or leads to a record with fields.
    fn describe(&mut self, registry: &'a Registry, contract: &'a Contract, axis: usize) {
        if contract.fields_of(axis).next().is_none() {
            return;
        }
        let Axis { name, domain, .. } = contract.axis(axis);
        let history = &registry.history;
        // A list of options has no record in the headers.
        let is_enum = |name: &&str| history.enums.iter().any(|one| one.name == *name);
        let mut ty = record(domain).filter(|name| !is_enum(name));
        // Programs may know the record by another name.
        while let Some(page) = ty {
            let places = self.records.entry(page).or_default();
            if !places.insert((&contract.function, name)) {
                return;
            }
            let mut typedefs = history.typedefs.iter();
            ty = typedefs.find_map(|one| match &one.kind {
                TypedefKind::Alias(Type::Named(of)) if one.name == page => Some(of.as_str()),
                _ => None,
            });
        }
    }
}

/// The header's record behind a domain.
fn record(usage: &DomainUse) -> Option<&str> {
    usage.args.iter().find_map(|arg| match arg {
        DomainArg::Type(ty) => Some(ty.as_str()),
        DomainArg::Record { ty, .. } => Some(ty),
        DomainArg::Domain(inner) => record(inner),
        _ => None,
    })
}

/// The names in a type.
fn inner(ty: &Type) -> Vec<&str> {
    match ty {
        Type::Named(name) => vec![name],
        Type::Void => Vec::new(),
        Type::Pointer { to: inner_type, .. } | Type::Array { of: inner_type, .. } => {
            inner(inner_type)
        }
        Type::Function { params, result } => {
            let parts = params.iter().chain([&**result]);
            parts.flat_map(inner).collect()
        }
    }
}
