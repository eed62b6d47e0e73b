//! Asserts facts about structures and unions, including inner ones.

use cuspec_spec::declared::{Declared, Field, Record, Type, c_type};

use super::paths::Insides;
use super::program::{Claim, Program, View};

/// A record, with its path in C.
struct Place<'a> {
    record: &'a Record,
    /// The innermost enclosing record that C can name, or the record itself.
    ty: String,
    /// Offset in bytes from the start of `ty`.
    base: u64,
    /// Whether it is an anonymous member, whose members belong to the enclosing record.
    is_unnamed: bool,
}

/// Asserts size, alignment, and every field's offset and type.
pub(super) fn assert(declared: &Declared, program: &mut Program) {
    let insides = Insides::find(declared);
    for record in &declared.records {
        if insides.is_inside(record) {
            continue;
        }
        let ty = c_type(declared, record.api, &Type::Named(record.name.clone()));
        if !record.tag.is_empty() && record.tag != record.name {
            let keyword = format!("{:?}", record.kind).to_lowercase();
            let what = format!("the tag of `{}`", record.name);
            program.type_of(what, ty.clone(), format!("{keyword} {}", record.tag));
        }
        let place = Place {
            record,
            ty,
            base: 0,
            is_unnamed: false,
        };
        assert_place(declared, &insides, &place, program);
    }
}

fn assert_place(declared: &Declared, insides: &Insides, place: &Place, program: &mut Program) {
    let record = place.record;
    if place.is_unnamed {
        let what = format!("size and alignment of `{}`, which has no name", record.name);
        program.unchecked.push(what);
    } else {
        program.counts.records += 1;
        let ty = &place.ty;
        program.number(
            format!("the size of `{}`", record.name),
            format!("sizeof({ty})"),
            record.size.into(),
        );
        program.number(
            format!("the alignment of `{}`", record.name),
            format!("_Alignof({ty})"),
            record.align.into(),
        );
    }
    for field in &record.fields {
        assert_field(declared, insides, place, field, program);
    }
}

fn assert_field(
    declared: &Declared,
    insides: &Insides,
    place: &Place,
    field: &Field,
    program: &mut Program,
) {
    let name = format!("{}.{}", place.record.name, field.name);
    let offset = place.base + field.offset;
    if let Some((first, width)) = field.bits {
        program.counts.bit_fields += 1;
        let claim = Claim::Bits {
            record: place.ty.clone(),
            field: field.name.clone(),
            first: offset * 8 + u64::from(first),
            width,
        };
        program.claim(View::Every, format!("the bits of `{name}`"), claim);
        return;
    }
    let inside = insides.of(place.record, field);
    if field.name.is_empty() {
        if let Some(inside) = inside {
            let place = Place {
                record: inside.record,
                ty: place.ty.clone(),
                base: offset,
                is_unnamed: true,
            };
            assert_place(declared, insides, &place, program);
        }
        return;
    }
    program.counts.fields += 1;
    let expression = format!("offsetof({}, {})", place.ty, field.name);
    program.number(format!("the offset of `{name}`"), expression, offset.into());
    let member = format!("(({} *)0)->{}", place.ty, field.name);
    match inside {
        Some(inside) => {
            let place = Place {
                record: inside.record,
                ty: format!("__typeof__({})", inside.reach(&member)),
                base: 0,
                is_unnamed: false,
            };
            assert_place(declared, insides, &place, program);
        }
        None => {
            let ty = c_type(declared, place.record.api, &field.ty);
            program.type_of(format!("the type of `{name}`"), member, ty);
        }
    }
}
