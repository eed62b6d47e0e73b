//! Every form that is tried, by what it is about.

mod plain;

mod bits;
mod comparisons;
mod conversions;
mod floats;
mod halves;
mod integers;

use crate::form::Form;

/// All forms. One is found by its name, so that more may be added anywhere.
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
