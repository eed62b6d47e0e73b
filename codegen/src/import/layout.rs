//! Offsets of the members of a record.
//!
//! bindgen asserts most offsets; those of anonymous members follow from C's rules.

use std::collections::BTreeMap;

use cuspec_spec::declared::{RecordKind, Type};

use super::bindings::{Bindings, Record};

/// The place of a field in its record.
pub(super) struct Place {
    pub offset: u64,
    pub bits: Option<(u32, u32)>,
}

/// Sizes and alignments of all named types.
pub(super) struct Layouts<'a> {
    records: BTreeMap<&'a str, (u64, u64)>,
    enums: BTreeMap<&'a str, u64>,
    typedefs: BTreeMap<&'a str, &'a Type>,
}

impl<'a> Layouts<'a> {
    pub(super) fn new(bindings: &'a Bindings) -> Self {
        let records = &bindings.records;
        Self {
            records: records
                .iter()
                .filter_map(|r| Some((&*r.tag, r.layout?)))
                .collect(),
            enums: bindings
                .enums
                .iter()
                .map(|item| (&*item.tag, if item.repr.ends_with("long") { 8 } else { 4 }))
                .collect(),
            typedefs: bindings
                .typedefs
                .iter()
                .map(|(name, ty)| (&**name, ty))
                .collect(),
        }
    }

    /// Returns the place of each field: its offset, and for a bit-field its first bit there and its width.
    pub(super) fn places(&self, record: &Record) -> Result<Vec<Place>, String> {
        let mut places = Vec::new();
        let (mut end, mut unit_start) = (0_u64, 0);
        for field in &record.fields {
            if let Some((first, width, (size, align))) = field.bits {
                if first == 0 {
                    unit_start = end.next_multiple_of(align.max(1));
                    end = unit_start + size;
                }
                let bits = Some((first % 8, width));
                places.push(Place {
                    offset: unit_start + u64::from(first / 8),
                    bits,
                });
                continue;
            }
            let (size, align) = self.of(&field.ty).ok_or_else(|| {
                format!("a record whose member `{}` has no known size", field.name)
            })?;
            let offset = match (field.offset, record.kind) {
                (Some(offset), _) => offset,
                (None, RecordKind::Union) => 0,
                (None, RecordKind::Struct) => end.next_multiple_of(align.max(1)),
            };
            end = offset + size;
            places.push(Place { offset, bits: None });
        }
        Ok(places)
    }

    fn of(&self, ty: &Type) -> Option<(u64, u64)> {
        match ty {
            Type::Pointer { .. } | Type::Function { .. } => Some((8, 8)),
            Type::Array { of, len } => self.of(of).map(|(size, align)| (size * len, align)),
            Type::Void => None,
            Type::Named(name) => self.of_name(name),
        }
    }

    fn of_name(&self, name: &str) -> Option<(u64, u64)> {
        let size = match name {
            "bool" | "c_char" | "c_schar" | "c_uchar" | "u8" | "i8" => 1,
            "c_short" | "c_ushort" | "u16" | "i16" => 2,
            "c_int" | "c_uint" | "u32" | "i32" | "f32" => 4,
            "c_long" | "c_ulong" | "c_longlong" | "c_ulonglong" | "usize" | "isize" | "u64"
            | "i64" | "f64" => 8,
            name if self.enums.contains_key(name) => self.enums[name],
            name => match self.records.get(name) {
                Some(layout) => return Some(*layout),
                None => return self.of(self.typedefs.get(name)?),
            },
        };
        Some((size, size))
    }
}
