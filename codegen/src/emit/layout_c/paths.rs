//! Records inside others, which C can reach only through a member.

use std::collections::{HashMap, HashSet};

use cuspec_spec::declared::{Api, Declared, Field, Record, Type};

/// Every record without a name.
pub(super) struct Insides<'a> {
    records: HashMap<(Api, &'a str), &'a Record>,
    inside: HashSet<(Api, &'a str)>,
}

/// A record inside another.
pub(super) struct Inside<'a> {
    pub record: &'a Record,
    /// Number of arrays and pointers between the member and the record.
    depth: usize,
}

impl Inside<'_> {
    /// Returns the C expression of the record for a member.
    pub(super) fn reach(&self, member: &str) -> String {
        format!("{}{member}", "*".repeat(self.depth))
    }
}

impl<'a> Insides<'a> {
    /// Finds these records: the registry names them after the member, and no typedef has that name.
    pub(super) fn find(declared: &'a Declared) -> Self {
        let records: HashMap<_, _> = declared
            .records
            .iter()
            .map(|record| ((record.api, record.name.as_str()), record))
            .collect();
        let mut insides = Self {
            records,
            inside: HashSet::new(),
        };
        for outer in &declared.records {
            for field in &outer.fields {
                if let Some(inside) = insides.look(outer, field) {
                    let name = inside.record.name.as_str();
                    insides.inside.insert((outer.api, name));
                }
            }
        }
        insides
    }

    pub(super) fn is_inside(&self, record: &Record) -> bool {
        self.inside.contains(&(record.api, record.name.as_str()))
    }

    /// Returns the inner record of a field, if the field is one.
    pub(super) fn of(&self, outer: &Record, field: &Field) -> Option<Inside<'a>> {
        let inside = self.look(outer, field)?;
        self.is_inside(inside.record).then_some(inside)
    }

    fn look(&self, outer: &Record, field: &Field) -> Option<Inside<'a>> {
        let mut depth = 0;
        let mut ty = &field.ty;
        let name = loop {
            match ty {
                Type::Array { of, .. } | Type::Pointer { to: of, .. } => {
                    depth += 1;
                    ty = of;
                }
                Type::Named(name) => break name.as_str(),
                Type::Void | Type::Function { .. } => return None,
            }
        };
        let record = *self.records.get(&(outer.api, name))?;
        let is_named_after = record
            .name
            .strip_prefix(outer.name.as_str())
            .and_then(|rest| rest.strip_prefix('_'))
            .is_some_and(|rest| match field.name.as_str() {
                "" => rest.starts_with("anonymous"),
                name => rest == name,
            });
        (record.tag.is_empty() && is_named_after).then_some(Inside { record, depth })
    }
}
