//! Numbers that a contract does not list, so that every case passes zero.

use cuspec_spec::contract::{Contract, DomainArg, DomainUse, Role};
use cuspec_spec::declared::{Record, Type};
use cuspec_spec::layout;
use cuspec_spec::{Names, Registry};

use super::argument::{Argument, Class, Status};
use crate::plan::number::{Kind, integer};

/// Returns the numbers in the record of an argument that no field of the contract covers.
pub(super) fn of(
    registry: &Registry,
    names: &Names<'_>,
    contract: &Contract,
    axis: usize,
) -> Vec<Argument> {
    let used = contract.axis(axis).domain;
    let role = registry.contracts.vocabulary[used.domain].role;
    if !matches!(role, Role::Pointer | Role::Array | Role::Record) {
        return Vec::new();
    }
    let Some(record) = record(names, used) else {
        return Vec::new();
    };
    let mut leaves = Vec::new();
    collect(names, record, 0, contract.axis(axis).name, &mut leaves);
    let is_covered = |leaf: &Leaf| {
        let mut fields = contract.fields_of(axis);
        fields.any(|(_, field)| {
            leaf.offset < field.offset + field.size && field.offset < leaf.offset + leaf.size
        })
    };
    let unlisted = leaves.into_iter().filter(|leaf| !is_covered(leaf));
    let unlisted = unlisted.map(|leaf| Argument {
        function: contract.function.clone(),
        argument: leaf.name,
        kind: Kind::Unlisted,
        classes: vec![Class {
            name: "other than zero".to_owned(),
            value: None,
            status: Status::NotAsked,
            by: None,
            basis: None,
        }],
    });
    unlisted.collect()
}

/// Returns the record that a domain names.
fn record<'a>(names: &Names<'a>, used: &DomainUse) -> Option<&'a Record> {
    let ty = used.args.iter().find_map(|arg| match arg {
        DomainArg::Type(ty) | DomainArg::Record { ty, .. } => Some(ty),
        _ => None,
    });
    layout::record_of(names, ty?)
}

/// A number, or an array of numbers, in a record.
struct Leaf {
    name: String,
    offset: u64,
    size: u64,
}

/// Adds the numbers of a record, and those of the records and unions in it.
fn collect(names: &Names<'_>, record: &Record, start: u64, prefix: &str, out: &mut Vec<Leaf>) {
    for field in &record.fields {
        let name = match field.name.is_empty() {
            true => prefix.to_owned(),
            false => format!("{prefix}.{}", field.name),
        };
        let offset = start + field.offset;
        let mut ty = &field.ty;
        while let Type::Array { of, .. } = ty {
            ty = of;
        }
        let inner = match ty {
            Type::Named(name) => layout::record_of(names, name),
            _ => None,
        };
        if let Some(inner) = inner {
            collect(names, inner, offset, &name, out);
        } else if integer(names, ty).is_some() {
            let size = layout::size_of_type(names, &field.ty).unwrap_or(0);
            out.push(Leaf { name, offset, size });
        }
    }
}
