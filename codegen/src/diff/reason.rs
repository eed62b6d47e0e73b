//! The reason why the ABI of a type changed although its spelling in C did not.

use cuspec_spec::declared::{Record, Type};

use super::shape::Pair;

/// Describes the change of the record or name behind both types; `None` if their spelling differs.
pub(super) fn reason(pair: &Pair<'_, '_>, old: &Type, new: &Type) -> Option<String> {
    let (was, is) = (leaf(old)?, leaf(new)?);
    let records = (
        pair.old.record(pair.api, was),
        pair.new.record(pair.api, is),
    );
    if let (Some(was), Some(is)) = records {
        return explain(was, is);
    }
    if was != is {
        return None;
    }
    let (was, is) = (
        pair.old.expand(pair.api, was)?,
        pair.new.expand(pair.api, is)?,
    );
    match was == is {
        true => reason(pair, &was, &is),
        false => Some(format!(
            "whose type changed from {} to {}",
            pair.old.spell(pair.api, &was),
            pair.new.spell(pair.api, &is)
        )),
    }
}

/// The name behind pointers and arrays.
pub(super) fn leaf(ty: &Type) -> Option<&str> {
    match ty {
        Type::Named(name) => Some(name),
        Type::Pointer { to: of, .. } | Type::Array { of, .. } => leaf(of),
        Type::Void | Type::Function { .. } => None,
    }
}

fn explain(was: &Record, is: &Record) -> Option<String> {
    if was.size != is.size {
        return Some(format!(
            "whose size changed from {} to {} bytes",
            was.size, is.size
        ));
    }
    if was.kind != is.kind {
        return Some("which changed between struct and union".to_owned());
    }
    let moved = was.fields.iter().find_map(|field| {
        let other = is.fields.iter().find(|other| other.name == field.name)?;
        (other.offset != field.offset).then(|| {
            format!(
                "whose field `{}` moved from offset {} to {}",
                field.name, field.offset, other.offset
            )
        })
    });
    let differs = || {
        let mut pairs = was.fields.iter().zip(&is.fields);
        let (field, _) = pairs.find(|(a, b)| (&a.name, &a.ty) != (&b.name, &b.ty))?;
        Some(format!("whose field `{}` changed", field.name))
    };
    moved.or_else(differs)
}
