//! Compares types of two toolkits by their representation in calls.

use cuspec_spec::declared::{Api, Interval, Toolkit, Type, TypedefKind};

use super::layouts::is_within;
use super::{History, Layout, typedef_at};

/// A type, and the toolkit in which it is resolved.
type Read<'t> = (&'t Type, &'t Toolkit);

/// The representation of a type in calls.
enum Passed<'h, 'a> {
    /// A number of this size in bytes.
    Number(u64),
    Record(&'h Layout<'a>),
    /// A pointer, with its target; `None` for an opaque type.
    Pointer(Option<Type>),
}

impl History<'_> {
    /// Whether a newer function accepts the arguments of an older one. A record behind a pointer may have
    /// grown, because an older library ignores the rest of it.
    pub(super) fn same_abi(&self, old: Read<'_>, new: Read<'_>, api: Api) -> bool {
        if old == new {
            return true;
        }
        match (
            self.passed(old.0, old.1, api),
            self.passed(new.0, new.1, api),
        ) {
            (Passed::Number(old), Passed::Number(new)) => old == new,
            (Passed::Record(old), Passed::Record(new)) => {
                old.record.size == new.record.size && is_within(old.record, new.record)
            }
            (Passed::Pointer(Some(to)), Passed::Pointer(Some(new_to))) => {
                self.same_target((&to, old.1), (&new_to, new.1), api)
            }
            (Passed::Pointer(_), Passed::Pointer(_)) => true,
            _ => false,
        }
    }

    /// Whether the representation of a type is the same in all toolkits of a span, because every name in it
    /// has only one declaration there.
    pub(super) fn is_stable(&self, ty: &Type, span: (&Toolkit, &Toolkit), api: Api) -> bool {
        let covers = |toolkits: &Interval| toolkits.contains(span.0) && toolkits.contains(span.1);
        match ty {
            Type::Pointer { to, .. } | Type::Array { of: to, .. } => self.is_stable(to, span, api),
            Type::Function { .. } | Type::Void => true,
            Type::Named(name) => {
                let mut layouts = self.layouts_of(api, name).iter();
                let (_, typedefs) = self.typedefs_of(api, name).unwrap_or((api, &[]));
                let mut typedefs = typedefs.iter();
                layouts.all(|layout| covers(&layout.toolkits))
                    && typedefs.all(|item| {
                        covers(&item.toolkits)
                            && match &item.kind {
                                TypedefKind::Alias(target) => self.is_stable(target, span, api),
                                TypedefKind::Handle { .. } | TypedefKind::Callback { .. } => true,
                            }
                    })
            }
        }
    }

    fn same_target(&self, old: Read<'_>, new: Read<'_>, api: Api) -> bool {
        if *old.0 == Type::Void || *new.0 == Type::Void {
            return true;
        }
        let is_renamed = match (old.0, new.0) {
            (Type::Named(old), Type::Named(new)) => self.today(api, old) == self.today(api, new),
            _ => false,
        };
        match (
            self.passed(old.0, old.1, api),
            self.passed(new.0, new.1, api),
        ) {
            (Passed::Record(old), Passed::Record(new)) => {
                // A renamed record is another type, and may be an element of an array.
                let may_grow = old.record.size == new.record.size || is_renamed;
                may_grow && is_within(old.record, new.record)
            }
            _ => self.same_abi(old, new, api),
        }
    }

    fn passed(&self, ty: &Type, toolkit: &Toolkit, api: Api) -> Passed<'_, '_> {
        match ty {
            Type::Pointer { to, .. } | Type::Array { of: to, .. } => {
                Passed::Pointer(Some((**to).clone()))
            }
            Type::Function { .. } => Passed::Pointer(None),
            Type::Void => Passed::Number(0),
            Type::Named(name) => self.passed_name(name, toolkit, api),
        }
    }

    fn passed_name(&self, name: &str, toolkit: &Toolkit, api: Api) -> Passed<'_, '_> {
        if let Some(layout) = self.layout_at(api, name, toolkit) {
            return Passed::Record(layout);
        }
        let typedef = self
            .typedefs_of(api, name)
            .and_then(|(_, items)| typedef_at(items, toolkit));
        match typedef.map(|item| &item.kind) {
            Some(TypedefKind::Alias(target)) => self.passed(target, toolkit, api),
            Some(TypedefKind::Handle { .. } | TypedefKind::Callback { .. }) => {
                Passed::Pointer(None)
            }
            None => Passed::Number(size(name)),
        }
    }
}

/// Returns the size of a number in bytes on 64-bit Linux; an enumeration is an `int`.
fn size(name: &str) -> u64 {
    match name {
        "c_char" | "c_schar" | "c_uchar" | "bool" | "i8" | "u8" => 1,
        "c_short" | "c_ushort" | "i16" | "u16" => 2,
        "c_long" | "c_ulong" | "c_longlong" | "c_ulonglong" | "c_double" | "usize" | "isize"
        | "i64" | "u64" | "f64" => 8,
        _ => 4,
    }
}
