//! Emits mutants of successful calls, to test whether the suite detects them.

use cuspec_spec::case::Api;
use cuspec_spec::contract::{Contract, DomainArg, DomainId, Param, Role, Table};
use cuspec_spec::declared::{Type, TypedefKind};
use cuspec_spec::layout;

use super::target::SOURCES;
use super::target::Target;
use crate::emit::bindings::types;
use crate::emit::text::{block, list, quoted};
use crate::emit::{Output, Section, success};

/// Returns a function for each contract.
pub(super) fn emit(target: &Target<'_>) -> Output {
    let module = target.module();
    let functions = target.slots(|contract| Mutants { target, contract }.function());
    let head = format!(
        "//! What successful calls would do otherwise, for finding out whether the suite would notice.
#![allow(non_snake_case, unused_imports, unused_variables)]
#![allow(clippy::too_many_arguments)]
#![allow(
    clippy::undocumented_unsafe_blocks,
    reason = \"each makes the call that its caller answers for, or one with another argument of the kind\"
)]

use core::ffi::*;

use cuspec_glue_support::elements;
use cuspec_glue_support::mutation::{{Change, Other, Written, answer, bytes}};
use cuspec_sys::{module}::*;

use super::{{Code, Oracle, calls}};
use crate::classify::{{self, Classify}};
"
    );
    let sections = [head, functions];
    Output::rust(
        format!("{SOURCES}/{module}/mutants.rs"),
        &format!("spec/contracts/{module}"),
        sections.map(Section::Text).into(),
    )
}

/// The mutants of one contract.
struct Mutants<'a> {
    target: &'a Target<'a>,
    contract: &'a Contract,
}

impl Mutants<'_> {
    fn function(&self) -> Option<String> {
        let Target {
            names, index, api, ..
        } = *self.target;
        let contract = self.contract;
        let declared = names.function(&contract.function)?;
        if !self.target.returns_code(declared) || contract.returns_last_error {
            return None;
        }
        let name = &contract.function;
        let idents = self.target.idents(declared);
        let registry = self.target.registry;
        let used = success::used(registry, contract);
        let mut statements: Vec<String> =
            used.map(|param| self.neighbour(param, &idents)).collect();
        let written = success::written(registry, contract);
        let written: Vec<String> = written.filter_map(|param| self.written(param)).collect();
        let call = format!("|| changed.{name}({})", idents.join(", "));
        let wait = "|| changed.wait_for_context()".to_owned();
        let applied = list(
            "change.apply(",
            &[list("&[", &written, "]"), wait, call],
            ")",
        );
        statements.push(block("unsafe ", &[applied]));
        let calls = self.target.calls_trait(&contract.file);
        let params = types::params(index, api, &declared.params);
        let params: Vec<String> = ["changed: &L".to_owned(), "change: &Change".to_owned()]
            .into_iter()
            .chain(params)
            .collect();
        let head = format!("pub unsafe fn {name}<L: calls::{calls} + Oracle>(");
        let head = list(&head, &params, ") -> Result<(), L::Error> ");
        Some(format!(
            "/// A call of `{name}` that does something else.
///
/// # Safety
/// Each pointer is null, or good for what the C function does with it.
{}
",
            block(&head, &statements)
        ))
    }

    /// Returns the call with an argument replaced by another object. If the library rejects it, the original
    /// call is made, because a mutant must succeed.
    fn neighbour(&self, param: &Param, idents: &[String]) -> String {
        let of = &param.name;
        let ident = types::ident(of).to_string();
        let domain = success::domain(self.target.registry, &param.domain);
        let find = neighbour_of(&domain.name, &format!("{ident} as usize as u64"));
        let args = idents.iter().map(|other| match *other == ident {
            true => "other as _",
            false => other,
        });
        let args: Vec<&str> = args.collect();
        format!(
            "if let Some(other) = change.neighbour(\"{of}\", || {find})
    && let Some(done) = answer::<Code, _>(unsafe {{ changed.{}({}) }})
{{
    return done;
}}",
            self.contract.function,
            args.join(", ")
        )
    }

    /// Returns the mutant of an out-parameter that the call writes.
    fn written(&self, param: &Param) -> Option<String> {
        let ident = types::ident(&param.name);
        let name = &param.name;
        let declared = self.declared(name)?;
        let registry = self.target.registry;
        let role = success::domain(registry, &param.domain).role;
        let (used, address) = match (role, success::inner(&param.domain)) {
            // The first of several out-parameters.
            (Role::Array, Some(inner)) => {
                let first = format!("elements({ident} as usize as u64, 1, 8)");
                (inner, format!("{first}.first().copied().unwrap_or(0)"))
            }
            _ => (&param.domain, format!("{ident} as usize as u64")),
        };
        let (size, value) = match used.args.first() {
            Some(DomainArg::Tagged { table, by }) => {
                return self.tagged(name, &address, table, *by);
            }
            // The number of elements, or of bytes of a text.
            Some(DomainArg::Param(count)) => (self.count(*count, 1), self.value(declared)),
            _ => {
                let size = layout::size_of_type(self.target.names, declared).unwrap_or(8);
                let size = usize::try_from(size).unwrap_or(8);
                let special = &registry.contracts.vocabulary.special;
                let is_slice = special.out_slice == Some(used.domain);
                let count = used.args.get(1).filter(|_| is_slice);
                let size = match count {
                    Some(DomainArg::Param(count)) => self.count(*count, size),
                    _ => size.to_string(),
                };
                (size, self.value(declared))
            }
        };
        let (offset, other) = value;
        Some(place(name, &address, &size, offset, &other))
    }

    /// Returns the mutant of an out-parameter whose type depends on another parameter.
    fn tagged(&self, name: &str, address: &str, table: &str, by: usize) -> Option<String> {
        let names = self.target.names;
        let mut tables = self.target.registry.contracts.tables.iter();
        let table: &Table = tables.find(|known| known.name == table)?;
        let by = &self.contract.params[by];
        let tag = types::ident(&by.name);
        let tag = match self.param_type(&by.name)? {
            Type::Pointer { .. } => {
                let tags = format!("elements({tag} as usize as u64, 1, 4)");
                format!("{tags}.first().map_or(-1, |tag| *tag as i64)")
            }
            _ => format!("i64::from({tag}.0)"),
        };
        let rows = table.rows.iter().filter_map(|row| {
            let tag = i64::try_from(names.constant(&row.tag)?).ok()?;
            let size = layout::size_of(names, &row.ty)?;
            let (_, other) = self.value(&Type::Named(row.ty.clone()));
            Some((format!("{tag} => {size},"), format!("{tag} => {other},")))
        });
        let (mut sizes, mut others): (Vec<String>, Vec<String>) = rows.unzip();
        sizes.push("_ => 0,".to_owned());
        others.push("_ => Other::Bit,".to_owned());
        let head = format!("match {tag} ");
        let (size, other) = (block(&head, &sizes), block(&head, &others));
        Some(place(name, address, &size, 0, &other))
    }

    /// Returns the size in bytes of the number of elements in a parameter, or behind it.
    fn count(&self, param: usize, size: usize) -> String {
        let name = &self.contract.params[param].name;
        let ident = types::ident(name);
        let count = match self.param_type(name) {
            Some(Type::Pointer { .. }) => {
                let counts = format!("elements({ident} as usize as u64, 1, 8)");
                format!("{counts}.first().map_or(0, |count| *count as i128)")
            }
            _ => format!("{ident} as i128"),
        };
        format!("bytes({count}, {size})")
    }

    fn param_type(&self, name: &str) -> Option<&Type> {
        let declared = self.target.names.function(&self.contract.function)?;
        let mut params = declared.params.iter();
        params
            .find(|param| param.name == name)
            .map(|param| &param.ty)
    }

    /// Returns the type behind a pointer.
    fn declared(&self, name: &str) -> Option<&Type> {
        match self.param_type(name)? {
            Type::Pointer { to, .. } => Some(to),
            _ => None,
        }
    }

    /// Returns the offset of the first value of a type, and its mutation.
    fn value(&self, ty: &Type) -> (u64, String) {
        match ty {
            // Only the driver knows other objects, not the runtime that calls it.
            Type::Pointer { .. } if self.is_below() => (0, "Other::Bit".to_owned()),
            Type::Pointer { .. } => {
                let find = neighbour_of("Host", "value");
                (0, format!("Other::Address(Box::new(|value| {find}))"))
            }
            Type::Array { of, .. } => self.value(of),
            Type::Named(name) => self.named(name),
            Type::Void | Type::Function { .. } => (0, "Other::Bit".to_owned()),
        }
    }

    /// Whether objects belong to the library below.
    fn is_below(&self) -> bool {
        self.target.api == Api::Runtime
    }

    fn named(&self, name: &str) -> (u64, String) {
        let names = self.target.names;
        let vocabulary = &self.target.registry.contracts.vocabulary;
        let is_own = !self.is_below();
        let mut objects =
            DomainId::all(vocabulary).filter(|(_, domain)| is_own && success::is_object(domain));
        if let Some((id, domain)) =
            objects.find(|(_, domain)| domain.c_type.as_deref() == Some(name))
        {
            let find = neighbour_of(&domain.name, "value");
            let kind = match vocabulary.special.address == Some(id) {
                true => "Address",
                false => "Live",
            };
            return (0, format!("Other::{kind}(Box::new(|value| {find}))"));
        }
        if let Some(record) = names.record(name) {
            let Some(first) = record.fields.first() else {
                return (0, "Other::Bit".to_owned());
            };
            let (offset, other) = self.value(&first.ty);
            return (first.offset + offset, other);
        }
        if let Some(enumeration) = names.enumeration(name) {
            let mut values: Vec<i32> = Vec::new();
            for member in &enumeration.members {
                let Ok(value) = i32::try_from(member.value) else {
                    continue;
                };
                if !values.contains(&value) {
                    values.push(value);
                }
            }
            let values: Vec<String> = values.iter().map(i32::to_string).collect();
            return (0, list("Other::Enumerator(&[", &values, "])"));
        }
        let typedef = names.typedef(name);
        match typedef.map(|typedef| &typedef.kind) {
            Some(TypedefKind::Alias(ty)) => self.value(ty),
            _ if matches!(name, "f32" | "c_float") => (0, "Other::Float".to_owned()),
            _ => (0, "Other::Bit".to_owned()),
        }
    }
}

/// Returns the mutation of the first value in an out-parameter.
fn place(name: &str, address: &str, size: &str, offset: u64, other: &str) -> String {
    let fields = [
        format!("param: {}", quoted(name)),
        format!("address: {address}"),
        format!("size: {size}"),
        format!("offset: {offset}"),
        format!("other: {other}"),
    ];
    list("Written { ", &fields, " }")
}

/// Returns the expression for another object of a domain.
fn neighbour_of(domain: &str, value: &str) -> String {
    format!("Classify::<classify::{domain}>::neighbour(changed, {value})")
}
