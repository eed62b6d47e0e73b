//! Sizes of C types on 64-bit Linux, in bytes.

use crate::declared::{Declared, Record, Toolkit, Type, TypedefKind};
use crate::names::Names;

/// Returns the size of a named type: a C primitive, a record, an enumeration, a handle, an alias, or an array of
/// these, `[c_char; 1024]`. `None` for an undeclared name and for `c_void`.
pub fn size_of(names: &Names<'_>, name: &str) -> Option<u64> {
    if let Some((of, length)) = array(name) {
        return size_of(names, of)?.checked_mul(length);
    }
    Some(match name {
        "c_char" | "c_schar" | "c_uchar" | "u8" | "i8" | "bool" => 1,
        "c_short" | "c_ushort" | "u16" | "i16" => 2,
        "c_int" | "c_uint" | "c_float" | "u32" | "i32" | "f32" => 4,
        "c_long" | "c_ulong" | "c_longlong" | "c_ulonglong" | "usize" | "isize" | "c_double"
        | "u64" | "i64" | "f64" | "VoidPtr" => 8,
        _ => {
            if let Some(record) = names.record(name) {
                return Some(record.size);
            }
            if let Some(item) = names.enumeration(name) {
                return Some(item.size());
            }
            let typedef = names.typedef(name)?;
            match &typedef.kind {
                TypedefKind::Handle { .. } | TypedefKind::Callback { .. } => 8,
                TypedefKind::Alias(ty) => return size_of_type(names, ty),
            }
        }
    })
}

/// Returns the size of any type; `None` for `void` and for undeclared names.
pub fn size_of_type(names: &Names<'_>, ty: &Type) -> Option<u64> {
    match ty {
        Type::Named(name) => size_of(names, name),
        Type::Void => None,
        Type::Pointer { .. } | Type::Function { .. } => Some(8),
        Type::Array { of, len } => Some(size_of_type(names, of)? * len),
    }
}

/// Returns whether every byte of a value is significant: a number, an address, or a record of these without
/// padding or unions.
pub fn is_solid(names: &Names<'_>, name: &str) -> bool {
    let Some(record) = record_of(names, name) else {
        return size_of(names, name).is_some();
    };
    let is_solid_type = |ty: &Type| {
        let mut inner = ty;
        while let Type::Array { of, .. } = inner {
            inner = of;
        }
        match inner {
            Type::Named(name) => is_solid(names, name),
            Type::Pointer { .. } | Type::Function { .. } => true,
            Type::Void | Type::Array { .. } => false,
        }
    };
    let mut end = 0;
    let has_no_gap = record.fields.iter().all(|field| {
        let is_next = field.offset == end;
        end += size_of_type(names, &field.ty).unwrap_or(0);
        is_next && is_solid_type(&field.ty)
    });
    has_no_gap && end == record.size
}

/// Returns the offset and type of a record's field, `location.id`. Anonymous members are searched as well.
pub fn field(names: &Names<'_>, record: &Record, path: &str) -> Option<(u64, Type)> {
    let (first, rest) = path.split_once('.').unwrap_or((path, ""));
    let (offset, ty) = member(names, record, first)?;
    if rest.is_empty() {
        return Some((offset, ty));
    }
    let Type::Named(inner) = ty else { return None };
    let (within, ty) = field(names, record_of(names, &inner)?, rest)?;
    Some((offset + within, ty))
}

/// Returns the first toolkit of the history whose record has a field, `location.id`. A field that was removed
/// and added again counts from its return. `None` if the newest form of the record lacks it.
pub fn first_with_field<'a>(
    history: &'a Declared,
    names: &Names<'_>,
    record: &str,
    path: &str,
) -> Option<&'a Toolkit> {
    let name = record_of(names, record).map_or(record, |record| record.name.as_str());
    let (own, rest) = path.split_once('.').unwrap_or((path, ""));
    let own = element(own).map_or(own, |(array, _)| array);
    let first_in = |form: &'a Record| {
        let since = &form.toolkits.first;
        let fields = form.fields.iter().filter_map(|field| {
            let inner = match (&field.ty, field.name.as_str()) {
                (Type::Named(inner), "") => first_with_field(history, names, inner, path)?,
                (_, name) if name != own => return None,
                (Type::Named(inner), _) if !rest.is_empty() => {
                    first_with_field(history, names, inner, rest)?
                }
                _ => since,
            };
            Some(since.max(inner))
        });
        fields.min()
    };
    let forms = history.records.iter().filter(|form| form.name == name);
    let forms = Vec::from_iter(forms.map(|form| (&form.toolkits.first, first_in(form))));
    let lacking = forms.iter().filter(|(_, first)| first.is_none());
    let gone = lacking.map(|(since, _)| *since).max();
    let having = forms.iter().filter_map(|(_, first)| *first);
    having
        .filter(|first| gone.is_none_or(|gone| *first > gone))
        .min()
}

/// Returns the offset and type of a field, or of one array element, `addressMode[0]`.
fn member(names: &Names<'_>, record: &Record, name: &str) -> Option<(u64, Type)> {
    if let Some((array, index)) = element(name) {
        let (offset, Type::Array { of, len }) = member(names, record, array)? else {
            return None;
        };
        let size = size_of_type(names, &of)?;
        return (index < len).then_some((offset + index * size, *of));
    }
    record.fields.iter().find_map(|field| {
        if field.name == name {
            return Some((field.offset, field.ty.clone()));
        }
        match &field.ty {
            Type::Named(inner) if field.name.is_empty() => {
                let (offset, ty) = member(names, names.record(inner)?, name)?;
                Some((field.offset + offset, ty))
            }
            _ => None,
        }
    })
}

/// Splits `addressMode[0]` into array and index.
fn element(name: &str) -> Option<(&str, u64)> {
    let (array, rest) = name.split_once('[')?;
    Some((array, rest.strip_suffix(']')?.parse().ok()?))
}

/// Splits `[c_char; 1024]` into the type of an element and the number of elements.
fn array(name: &str) -> Option<(&str, u64)> {
    let (of, length) = name
        .strip_prefix('[')?
        .strip_suffix(']')?
        .rsplit_once(';')?;
    Some((of.trim(), length.trim().parse().ok()?))
}

/// Returns the record of a name, through typedefs.
pub fn record_of<'a>(names: &Names<'a>, name: &str) -> Option<&'a Record> {
    if let Some(record) = names.record(name) {
        return Some(record);
    }
    match &names.typedef(name)?.kind {
        TypedefKind::Alias(Type::Named(inner)) if inner != name => record_of(names, inner),
        _ => None,
    }
}

/// Returns whether the type is signed.
pub fn is_signed(names: &Names<'_>, name: &str) -> bool {
    if matches!(
        name,
        "c_char" | "c_schar" | "c_short" | "c_int" | "c_long" | "c_longlong"
    ) {
        return true;
    }
    if let Some(item) = names.enumeration(name) {
        return item.is_signed;
    }
    names.typedef(name).is_some_and(|t| match &t.kind {
        TypedefKind::Alias(Type::Named(inner)) => inner != name && is_signed(names, inner),
        _ => false,
    })
}
