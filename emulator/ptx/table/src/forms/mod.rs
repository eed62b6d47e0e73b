//! All tested forms, by topic.

mod plain;

mod bits;
mod comparisons;
mod conversions;
mod floats;
mod halves;
mod integers;

use crate::form::Form;

/// Returns all forms. Results are found by name, so new forms may be added anywhere.
pub fn all() -> Vec<Form> {
    let mut all = Vec::new();
    integers::add(&mut all);
    bits::add(&mut all);
    comparisons::add(&mut all);
    floats::add(&mut all);
    halves::add(&mut all);
    conversions::add(&mut all);
    all
}
