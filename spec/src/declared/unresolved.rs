//! Types that are used but not declared.

use std::collections::HashSet;
use std::path::Path;

use super::load::library_folder;
use super::model::{Api, Declared, Type, TypedefKind};
use cuspec_diagnostic::Diagnostic;

/// Primitive types, which C declares.
const PRIMITIVES: &[&str] = &[
    "bool",
    "c_char",
    "c_double",
    "c_float",
    "c_int",
    "c_long",
    "c_longlong",
    "c_schar",
    "c_short",
    "c_uchar",
    "c_uint",
    "c_ulong",
    "c_ulonglong",
    "c_ushort",
    "f32",
    "f64",
    "i16",
    "i32",
    "i64",
    "i8",
    "isize",
    "u16",
    "u32",
    "u64",
    "u8",
    "usize",
];

/// A type that is used but not declared.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Unresolved {
    /// The API whose header uses it.
    pub api: Api,
    /// The function, record or type that uses it.
    pub item: String,
    /// The type.
    pub name: String,
}

/// Returns each type that no toolkit declares: output from the layer could not use it.
pub fn unresolved(declared: &Declared) -> Vec<Unresolved> {
    let mut known: HashSet<&str> = PRIMITIVES.iter().copied().collect();
    known.extend(declared.enums.iter().map(|item| item.name.as_str()));
    known.extend(declared.records.iter().map(|item| item.name.as_str()));
    for item in &declared.typedefs {
        known.insert(&item.name);
        if let TypedefKind::Handle { tag } = &item.kind {
            known.insert(tag);
        }
    }
    let mut found = Vec::new();
    let mut look = |api: Api, item: &str, ty: &Type| {
        for_each_name(ty, &mut |name| {
            if !known.contains(name) {
                found.push(Unresolved {
                    api,
                    item: item.to_owned(),
                    name: name.to_owned(),
                });
            }
        });
    };
    for item in &declared.functions {
        look(item.api, &item.name, &item.result);
        for param in &item.params {
            look(item.api, &item.name, &param.ty);
        }
    }
    for item in &declared.records {
        for field in &item.fields {
            look(item.api, &item.name, &field.ty);
        }
    }
    for item in &declared.typedefs {
        match &item.kind {
            TypedefKind::Handle { .. } => {}
            TypedefKind::Callback { params, result } => {
                look(item.api, &item.name, result);
                for param in params {
                    look(item.api, &item.name, param);
                }
            }
            TypedefKind::Alias(ty) => look(item.api, &item.name, ty),
        }
    }
    found.sort();
    found.dedup();
    found
}

/// Reports each undeclared type.
pub fn check(spec_dir: &Path, declared: &Declared, mistakes: &mut Vec<Diagnostic>) {
    for one in unresolved(declared) {
        let root = match one.api {
            Api::Library(library) => library_folder(spec_dir, library),
            Api::Driver | Api::Runtime => spec_dir.to_owned(),
        };
        let folder = root.join("declared").join(one.api.word());
        let message = format!(
            "`{}` is of a type `{}` that no toolkit declares",
            one.item, one.name
        );
        let help = "`cuspec import` skips declarations that it cannot parse; check its output for this type";
        mistakes.push(Diagnostic::for_file(&folder, message).with_help(help));
    }
}

fn for_each_name(ty: &Type, see: &mut impl FnMut(&str)) {
    match ty {
        Type::Named(name) => see(name),
        Type::Void => {}
        Type::Pointer { to: of, .. } | Type::Array { of, .. } => for_each_name(of, see),
        Type::Function { params, result } => {
            for ty in params.iter().chain([&**result]) {
                for_each_name(ty, see);
            }
        }
    }
}
