//! The classes of numbers that a suite has to pass through an argument.

use std::collections::BTreeSet;

use cuspec_spec::contract::Contract;

use super::limits;
use crate::plan::number::{Kind, Number};

/// Returns the name and the value of each class, each value once.
pub(super) fn of(contract: &Contract, axis: usize, number: &Number<'_>) -> Vec<(String, i128)> {
    let mut all = match number.kind {
        Kind::Enumeration => of_enumeration(number),
        Kind::Flags => of_flags(number),
        Kind::Reserved | Kind::Unlisted => of_reserved(number),
        Kind::Amount => of_amount(contract, axis, number),
    };
    let mut seen = BTreeSet::new();
    all.retain(|(_, value)| seen.insert(number.truncated(*value)));
    all
}

/// Each enumerator, and the numbers next to them.
fn of_enumeration(number: &Number<'_>) -> Vec<(String, i128)> {
    let mut out = enumerators(number);
    // A bound stands for no value, so the number past the others is unknown.
    let bound = number.enumeration.and_then(|item| item.bound());
    let own = out
        .iter()
        .filter(|(name, _)| bound.is_none_or(|bound| bound.name != *name));
    let last = own.map(|(_, value)| *value).max();
    let is_known = |value: i128| out.iter().any(|(_, known)| *known == value);
    let gap = last.and_then(|last| (0..last).find(|value| !is_known(*value)));
    out.extend(last.map(|last| ("past the last".to_owned(), last + 1)));
    out.extend(gap.map(|gap| ("first unknown".to_owned(), gap)));
    out.push(zero());
    out.push(all_ones(number));
    out
}

/// Each enumerator, each bit alone, and all bits.
fn of_flags(number: &Number<'_>) -> Vec<(String, i128)> {
    let bits = (0..number.bits).map(|bit| match number.known_bits >> bit & 1 {
        0 => (format!("unknown bit {bit}"), 1 << bit),
        _ => (format!("bit {bit}"), 1 << bit),
    });
    let mut out = enumerators(number);
    out.push(zero());
    out.extend(bits);
    out.push(all_ones(number));
    out
}

fn of_reserved(number: &Number<'_>) -> Vec<(String, i128)> {
    vec![zero(), one(), all_ones(number)]
}

/// The ends of the type, and the limits in the contract with the numbers next to them.
fn of_amount(contract: &Contract, axis: usize, number: &Number<'_>) -> Vec<(String, i128)> {
    let mut out = vec![zero(), one()];
    let ends = number.ends().into_iter();
    out.extend(ends.map(|(name, value)| (name.to_owned(), value)));
    for limit in limits::of(contract, axis, number) {
        let near = [limit - 1, limit, limit + 1].into_iter();
        let near = near.filter(|value| number.holds(*value));
        out.extend(near.map(|value| (value.to_string(), value)));
    }
    out
}

fn enumerators(number: &Number<'_>) -> Vec<(String, i128)> {
    let members = number.enumeration.iter().flat_map(|item| &item.members);
    let members = members.map(|member| (member.name.clone(), member.value.into()));
    members.collect()
}

fn zero() -> (String, i128) {
    ("zero".to_owned(), 0)
}

fn one() -> (String, i128) {
    ("one".to_owned(), 1)
}

fn all_ones(number: &Number<'_>) -> (String, i128) {
    ("all ones".to_owned(), number.all_ones().cast_signed())
}
