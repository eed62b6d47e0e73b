//! The fields of a record that C can name.

use cuspec_spec::declared::{Record, RecordKind, Type};

use super::view::View;

/// A field that C can name, at any depth.
pub(super) struct Leaf<'a> {
    pub name: &'a str,
    pub ty: &'a Type,
    /// Bytes from the start of the outermost record.
    pub offset: u64,
    pub bits: Option<(u32, u32)>,
    /// The anonymous records around it, outermost first.
    pub path: Vec<&'a str>,
    /// Kind of the innermost record around it.
    pub home: RecordKind,
}

/// Returns the fields of a record that C can name, in the order of the declaration.
pub(super) fn leaves<'a>(view: &View<'a>, record: &'a Record) -> Vec<Leaf<'a>> {
    let mut found = Vec::new();
    collect(view, record, 0, &mut Vec::new(), &mut found);
    found
}

fn collect<'a>(
    view: &View<'a>,
    record: &'a Record,
    start: u64,
    path: &mut Vec<&'a str>,
    found: &mut Vec<Leaf<'a>>,
) {
    for field in &record.fields {
        let offset = start + field.offset;
        match &field.ty {
            Type::Named(name) if field.name.is_empty() => {
                // Ends at a record that contains itself.
                if let Some(inner) = view.record(record.api, name)
                    && !path.contains(&name.as_str())
                {
                    path.push(name);
                    collect(view, inner, offset, path, found);
                    path.pop();
                }
            }
            // A bit-field without a name is padding.
            _ if field.name.is_empty() => {}
            ty => found.push(Leaf {
                name: &field.name,
                ty,
                offset,
                bits: field.bits,
                path: path.clone(),
                home: record.kind,
            }),
        }
    }
}
