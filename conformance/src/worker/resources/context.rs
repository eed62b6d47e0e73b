//! Contexts.

use super::table::{Table, garbage, null};

pub(super) static TABLE: Table = &[
    ("Primary", |resources, _| {
        Ok(resources.shared.primary.unwrap_or(0))
    }),
    ("Created", |resources, _| resources.spare_context()),
    ("Null", null),
    ("Destroyed", |resources, _| resources.destroyed_context()),
    ("Garbage", garbage),
];
