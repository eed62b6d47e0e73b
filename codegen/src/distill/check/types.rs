//! Compares a parameter's type on a page with the declared one.
//!
//! Pages spell types in C or in Rust, with handles, typedefs and enumerations written out or not.
//! Both sides are reduced to a base and a number of pointers; only a certain difference
//! counts.

use cuspec_spec::declared::{Declared, Type, TypedefKind};

use crate::distill::entry::Shape;

/// A base type and its number of pointers.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Core {
    base: String,
    depth: usize,
}

/// Whether a page's type certainly differs from the declared one.
pub(super) fn differ(text: &str, shape: Shape, declared: &Type, all: &Declared) -> bool {
    let page = match shape {
        Shape::DocsRs => read_rust(text),
        Shape::Pdf | Shape::Html => read_c(text),
        Shape::Sphinx => None,
    };
    let (Some(page), Some(header)) = (page, core(declared)) else {
        return false;
    };
    resolve(page, all, 0) != resolve(header, all, 0)
}

/// The core of a declared type; `None` for arrays and functions, which pages spell too freely.
fn core(ty: &Type) -> Option<Core> {
    match ty {
        Type::Named(name) => Some(Core {
            base: name.clone(),
            depth: 0,
        }),
        Type::Void => Some(Core {
            base: "c_void".to_owned(),
            depth: 0,
        }),
        Type::Pointer { to, .. } => core(to).map(|inner| Core {
            depth: inner.depth + 1,
            ..inner
        }),
        Type::Array { .. } | Type::Function { .. } => None,
    }
}

/// Reads `const CUevent_flags *`.
fn read_c(text: &str) -> Option<Core> {
    if text.contains(['(', '[', '<']) {
        return None;
    }
    let depth = text.matches('*').count();
    let words: Vec<&str> = text
        .split(|c: char| c.is_whitespace() || c == '*')
        .filter(|word| !matches!(*word, "" | "const" | "struct" | "enum" | "union"))
        .collect();
    let base = match words.as_slice() {
        ["void"] => "c_void",
        ["char"] => "c_char",
        ["unsigned", "char"] => "c_uchar",
        ["short"] => "c_short",
        ["unsigned", "short"] => "c_ushort",
        ["int"] => "c_int",
        ["unsigned"] | ["unsigned", "int"] => "c_uint",
        ["long"] => "c_long",
        ["unsigned", "long"] => "c_ulong",
        ["long", "long"] => "c_longlong",
        ["unsigned", "long", "long"] => "c_ulonglong",
        ["float"] => "f32",
        ["double"] => "f64",
        ["size_t"] => "usize",
        [name] => name,
        _ => return None,
    };
    Some(Core {
        base: base.to_owned(),
        depth,
    })
}

/// Reads `*mut *const c_void` and `::std::os::raw::c_uint`.
fn read_rust(text: &str) -> Option<Core> {
    let mut rest = text.trim();
    let mut depth = 0;
    while let Some(inner) = rest
        .strip_prefix("*mut ")
        .or_else(|| rest.strip_prefix("*const "))
    {
        rest = inner.trim_start();
        depth += 1;
    }
    let name = rest.rsplit("::").next().unwrap_or(rest).trim();
    crate::distill::signature::is_identifier(name).then(|| Core {
        base: name.to_owned(),
        depth,
    })
}

/// Resolves all typedefs of a type.
fn resolve(ty: Core, all: &Declared, depth: usize) -> Core {
    let base = match ty.base.as_str() {
        "f32" | "c_float" => "float",
        "f64" | "c_double" => "double",
        "i8" | "c_schar" => "c_char",
        "u8" => "c_uchar",
        "i16" => "c_short",
        "u16" => "c_ushort",
        "i32" => "c_int",
        "u32" => "c_uint",
        "i64" | "c_long" | "c_longlong" | "int64_t" => "i64",
        "u64" | "c_ulong" | "c_ulonglong" | "uint64_t" | "cuuint64_t" | "usize" | "size_t" => "u64",
        "cuuint32_t" | "uint32_t" => "c_uint",
        name => name,
    };
    if base != ty.base {
        return Core {
            base: base.to_owned(),
            ..ty
        };
    }
    if let Some(list) = all
        .enums
        .iter()
        .find(|list| list.name == base || list.tag == base)
    {
        return Core {
            base: list.tag.clone(),
            ..ty
        };
    }
    let Some(typedef) = all
        .typedefs
        .iter()
        .find(|typedef| typedef.name == base)
        .filter(|_| depth < 8)
    else {
        return ty;
    };
    match &typedef.kind {
        TypedefKind::Handle { tag } => Core {
            base: tag.clone(),
            depth: ty.depth + 1,
        },
        TypedefKind::Alias(inner) => match core(inner) {
            Some(inner) => resolve(
                Core {
                    depth: inner.depth + ty.depth,
                    ..inner
                },
                all,
                depth + 1,
            ),
            None => ty,
        },
        TypedefKind::Callback { .. } => ty,
    }
}
