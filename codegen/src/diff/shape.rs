//! The difference between two types: for a C compiler, and for a compiled program.

use cuspec_spec::declared::{Api, RecordKind, Type};

use super::leaves::leaves;
use super::view::View;

/// Limit of typedef expansion; no header comes near it, and a cyclic registry terminates.
const DEPTH: u32 = 64;

/// The relation of a type to its predecessor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TypeChange {
    None,
    /// Only the pointee became const.
    ConstGained,
    /// Only the pointee is no longer const.
    ConstLost,
    /// Neither type has a name in C, and their fields are the same.
    Renamed,
    /// C distinguishes them; a compiled program does not.
    Retyped,
    /// The passed bytes differ, or those behind a pointer.
    Reshaped,
}

/// Two views of the same API, old and new.
#[derive(Clone, Copy)]
pub(super) struct Pair<'v, 'a> {
    pub old: &'v View<'a>,
    pub new: &'v View<'a>,
    pub api: Api,
}

impl Pair<'_, '_> {
    pub(super) fn compare(&self, old: &Type, new: &Type) -> TypeChange {
        if self.is_same(old, new, true, DEPTH) {
            return match self.keeps_shape(old, new, DEPTH) {
                true => TypeChange::None,
                false => TypeChange::Reshaped,
            };
        }
        if let (
            Type::Pointer {
                to: old_to,
                is_const: was,
            },
            Type::Pointer {
                to: new_to,
                is_const: is,
            },
        ) = (old, new)
            && self.is_same(old_to, new_to, true, DEPTH)
        {
            return match (was, is) {
                (false, true) => TypeChange::ConstGained,
                _ => TypeChange::ConstLost,
            };
        }
        if self.is_same(old, new, false, DEPTH) {
            return TypeChange::Retyped;
        }
        if self.is_renamed(old, new) {
            return TypeChange::Renamed;
        }
        match self.fits(old, new) {
            true => TypeChange::Retyped,
            false => TypeChange::Reshaped,
        }
    }

    /// Whether the ABI of both types is the same.
    pub(super) fn fits(&self, old: &Type, new: &Type) -> bool {
        let old = shape(self.old, self.api, old, DEPTH);
        let new = shape(self.new, self.api, new, DEPTH);
        fits(&old, &new)
    }

    /// Whether C treats two types as one.
    pub(super) fn is_same_type(&self, old: &Type, new: &Type) -> bool {
        self.is_same(old, new, true, DEPTH)
    }

    /// Whether the typedefs in a type that C treats as the same still denote the
    /// same bytes. The change of a record is reported by itself.
    fn keeps_shape(&self, old: &Type, new: &Type, depth: u32) -> bool {
        let Some(depth) = depth.checked_sub(1) else {
            return true;
        };
        let keeps = |a: &Type, b: &Type| self.keeps_shape(a, b, depth);
        match (old, new) {
            (Type::Pointer { to: a, .. }, Type::Pointer { to: b, .. })
            | (Type::Array { of: a, .. }, Type::Array { of: b, .. }) => keeps(a, b),
            (
                Type::Function {
                    params: a,
                    result: x,
                },
                Type::Function {
                    params: b,
                    result: y,
                },
            ) => a.iter().zip(b).all(|(a, b)| keeps(a, b)) && keeps(x, y),
            (Type::Named(a), Type::Named(b)) => {
                let expanded = (self.old.expand(self.api, a), self.new.expand(self.api, b));
                match expanded {
                    (Some(a), Some(b)) if self.is_same(&a, &b, true, depth) => keeps(&a, &b),
                    (None, None) => true,
                    _ => self.fits(old, new),
                }
            }
            _ => true,
        }
    }

    /// A name that stays is the same type; the change of its definition is reported by itself.
    fn is_same(&self, old: &Type, new: &Type, with_const: bool, depth: u32) -> bool {
        let Some(depth) = depth.checked_sub(1) else {
            return false;
        };
        match (old, new) {
            (Type::Named(a), Type::Named(b)) if a == b => return true,
            (Type::Pointer { to: a, is_const: p }, Type::Pointer { to: b, is_const: q }) => {
                return (p == q || !with_const) && self.is_same(a, b, with_const, depth);
            }
            (Type::Array { of: a, len: m }, Type::Array { of: b, len: n }) => {
                return m == n && self.is_same(a, b, with_const, depth);
            }
            (
                Type::Function {
                    params: a,
                    result: x,
                },
                Type::Function {
                    params: b,
                    result: y,
                },
            ) => {
                let is_same = |(a, b)| self.is_same(a, b, with_const, depth);
                return a.len() == b.len()
                    && a.iter().zip(b).all(is_same)
                    && self.is_same(x, y, with_const, depth);
            }
            (Type::Void, Type::Void) => return true,
            _ => {}
        }
        // One of them is a typedef that the other is not; it may denote the other.
        if let Type::Named(name) = old
            && let Some(expanded) = self.old.expand(self.api, name)
        {
            return self.is_same(&expanded, new, with_const, depth);
        }
        if let Type::Named(name) = new
            && let Some(expanded) = self.new.expand(self.api, name)
        {
            return self.is_same(old, &expanded, with_const, depth);
        }
        false
    }

    fn is_renamed(&self, old: &Type, new: &Type) -> bool {
        let (Type::Named(old), Type::Named(new)) = (old, new) else {
            return false;
        };
        let is_nested = self.old.is_nested(self.api, old) || self.new.is_nested(self.api, new);
        let (Some(old), Some(new)) = (
            self.old.record(self.api, old),
            self.new.record(self.api, new),
        ) else {
            return false;
        };
        let (a, b) = (leaves(self.old, old), leaves(self.new, new));
        is_nested
            && (old.kind, old.size, old.align) == (new.kind, new.size, new.align)
            && a.len() == b.len()
            && a.iter().zip(&b).all(|(a, b)| {
                (a.name, a.offset, a.bits) == (b.name, b.offset, b.bits)
                    && self.is_same(a.ty, b.ty, true, DEPTH)
            })
    }
}

/// The ABI of a type.
#[derive(Debug, PartialEq)]
enum Shape {
    /// No value, or an opaque type.
    Unknown,
    /// Bytes of an integer; its sign does not show in a register.
    Whole(u64),
    Float(u64),
    Pointer(Box<Shape>),
    Array(Box<Shape>, u64),
    Function(Vec<Shape>, Box<Shape>),
    Record {
        kind: RecordKind,
        size: u64,
        align: u64,
        parts: Vec<Part>,
    },
}

/// A field of a record.
#[derive(Debug, PartialEq)]
struct Part {
    offset: u64,
    bits: Option<(u32, u32)>,
    shape: Shape,
}

fn shape(view: &View<'_>, api: Api, ty: &Type, depth: u32) -> Shape {
    let Some(depth) = depth.checked_sub(1) else {
        return Shape::Unknown;
    };
    let inner = |ty: &Type| shape(view, api, ty, depth);
    match ty {
        Type::Void => Shape::Unknown,
        Type::Pointer { to, .. } => Shape::Pointer(Box::new(inner(to))),
        Type::Array { of, len } => Shape::Array(Box::new(inner(of)), *len),
        Type::Function { params, result } => Shape::Pointer(Box::new(Shape::Function(
            params.iter().map(inner).collect(),
            Box::new(inner(result)),
        ))),
        Type::Named(name) => shape_of_name(view, api, name, depth),
    }
}

fn shape_of_name(view: &View<'_>, api: Api, name: &str, depth: u32) -> Shape {
    match name {
        "c_char" | "c_schar" | "c_uchar" | "u8" | "i8" | "bool" => return Shape::Whole(1),
        "c_short" | "c_ushort" | "u16" | "i16" => return Shape::Whole(2),
        "c_int" | "c_uint" | "u32" | "i32" => return Shape::Whole(4),
        "c_long" | "c_ulong" | "c_longlong" | "c_ulonglong" | "usize" | "isize" | "u64" | "i64" => {
            return Shape::Whole(8);
        }
        "f32" => return Shape::Float(4),
        "f64" => return Shape::Float(8),
        _ => {}
    }
    if view.enumeration(api, name).is_some() {
        return Shape::Whole(4);
    }
    if let Some(record) = view.record(api, name) {
        let parts = record.fields.iter().map(|field| {
            // The pointee of a pointer inside a record is compared with that type.
            let shape = match &field.ty {
                Type::Pointer { .. } | Type::Function { .. } => {
                    Shape::Pointer(Box::new(Shape::Unknown))
                }
                ty => shape(view, api, ty, depth),
            };
            Part {
                offset: field.offset,
                bits: field.bits,
                shape,
            }
        });
        return Shape::Record {
            kind: record.kind,
            size: record.size,
            align: record.align,
            parts: parts.collect(),
        };
    }
    match view.expand(api, name) {
        Some(ty) => shape(view, api, &ty, depth),
        None => Shape::Unknown,
    }
}

/// Whether a value of one may be passed for the other; an opaque pointer accepts every pointer.
fn fits(old: &Shape, new: &Shape) -> bool {
    match (old, new) {
        (Shape::Pointer(a), Shape::Pointer(b)) => {
            matches!(**a, Shape::Unknown) || matches!(**b, Shape::Unknown) || fits(a, b)
        }
        (Shape::Array(a, m), Shape::Array(b, n)) => m == n && fits(a, b),
        (Shape::Function(a, x), Shape::Function(b, y)) => {
            a.len() == b.len() && a.iter().zip(b).all(|(a, b)| fits(a, b)) && fits(x, y)
        }
        (
            Shape::Record {
                kind,
                size,
                align,
                parts,
            },
            Shape::Record {
                kind: new_kind,
                size: new_size,
                align: new_align,
                parts: new_parts,
            },
        ) => {
            (kind, size, align) == (new_kind, new_size, new_align)
                && parts.len() == new_parts.len()
                && parts.iter().zip(new_parts).all(|(a, b)| {
                    (a.offset, a.bits) == (b.offset, b.bits) && fits(&a.shape, &b.shape)
                })
        }
        (old, new) => old == new,
    }
}
