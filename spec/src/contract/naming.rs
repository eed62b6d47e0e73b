//! Conversions of registry names for ids and conditions.

use crate::names::ATTRIBUTE;

/// Returns the form in case ids: `ManagedInterior` is `managed-interior`.
pub fn kebab(name: &str) -> String {
    separated(name, '-')
}

/// Returns the form in predicates: `ManagedInterior` is queried as `is_managed_interior()`.
pub fn snake(name: &str) -> String {
    separated(name, '_')
}

fn separated(name: &str, by: char) -> String {
    let mut out = String::new();
    let mut previous = '_';
    for c in name.chars() {
        let starts =
            c.is_ascii_uppercase() && (previous.is_ascii_lowercase() || previous.is_ascii_digit());
        if starts {
            out.push(by);
        }
        out.push(if c == '_' { by } else { c.to_ascii_lowercase() });
        previous = c;
    }
    out
}

/// Returns the device attribute of a query: `max_pitch` is `CU_DEVICE_ATTRIBUTE_MAX_PITCH`.
pub fn attribute_name(question: &str) -> String {
    format!("{ATTRIBUTE}{}", question.to_ascii_uppercase())
}
