//! Numbers that are no enumerators, in place of one.

use crate::contract::model::{Domain, DomainArg, DomainUse, ExemplarValue, Expr};
use crate::contract::naming::kebab;

/// An enumerator as a value.
pub struct Member {
    /// The enumerator in full.
    pub name: String,
    /// Its number.
    pub value: i128,
    /// The version that introduced it, if a toolkit without it is known: 13010 for 13.1.
    pub since: Option<i128>,
}

/// A number that is no enumerator, with its exemplar.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unlisted {
    /// The exemplar's name.
    pub exemplar: String,
    /// Name in a case's id: `above-all`, `gap-3`.
    pub label: String,
    /// The number.
    pub value: i128,
}

/// Returns each such number of a domain once, under its first exemplar. A bound is the number of a `.._MAX`.
pub fn numbers(
    domain: &Domain,
    used: &DomainUse,
    members: &[Member],
    bound: Option<i128>,
) -> Vec<Unlisted> {
    let all: u128 = if used.bits < 64 {
        (1 << used.bits) - 1
    } else {
        u64::MAX.into()
    };
    let bits = |value: i128| value.cast_unsigned() & all;
    let known: Vec<u128> = members.iter().map(|member| bits(member.value)).collect();
    // Bits that headers give as macros.
    let given = argument(domain, used, "all");
    let known_bits = known
        .iter()
        .fold(bits(given.unwrap_or(0)), |all, value| all | value);
    // A combination of known bits is known.
    let combines = |value: &ExemplarValue| {
        matches!(value, ExemplarValue::UnknownBit | ExemplarValue::OtherBits)
    };
    let own = || domain.exemplars.iter().filter_map(|e| e.value.as_ref());
    let is_combined = given.is_some() || own().any(combines);
    let is_own = |number: i128| {
        own().any(|value| match value {
            ExemplarValue::Expr(Expr::Int(own)) => bits(*own) == bits(number),
            _ => false,
        })
    };
    let is_known = |value: u128| match is_combined {
        true => value & known_bits == value,
        false => known.contains(&value),
    };
    let mut out: Vec<Unlisted> = Vec::new();
    for exemplar in &domain.exemplars {
        let Some(value) = &exemplar.value else {
            continue;
        };
        let values = match value {
            ExemplarValue::Bound => bound.into_iter().collect(),
            _ => candidates(value, members, used.bits),
        };
        for value in values {
            let is_new = !out.iter().any(|known| bits(known.value) == bits(value));
            if is_new && !is_known(bits(value)) && !is_own(value) {
                let name = kebab(&exemplar.name);
                out.push(Unlisted {
                    label: match exemplar.value {
                        Some(ExemplarValue::Gaps) => format!("{name}-{value}"),
                        Some(ExemplarValue::OtherBits) => {
                            format!("{name}-{}", value.trailing_zeros())
                        }
                        _ => name,
                    },
                    exemplar: exemplar.name.clone(),
                    value,
                });
            }
        }
    }
    out
}

/// The number that is the argument of a domain's parameter.
pub(super) fn argument(domain: &Domain, used: &DomainUse, name: &str) -> Option<i128> {
    let mut args = domain.params.iter().zip(&used.args);
    let (_, arg) = args.find(|(param, _)| param.name == name)?;
    match arg {
        DomainArg::Expr(Expr::Int(value) | Expr::Constant { value, .. }) => Some(*value),
        _ => None,
    }
}

fn candidates(value: &ExemplarValue, members: &[Member], bits: u32) -> Vec<i128> {
    let values = || members.iter().map(|member| member.value);
    match value {
        ExemplarValue::Gap => gap(members).into_iter().collect(),
        ExemplarValue::Gaps => beside_gaps(members),
        ExemplarValue::Below => values().min().map(|least| least - 1).into_iter().collect(),
        ExemplarValue::Above => values().max().map(|most| most + 1).into_iter().collect(),
        ExemplarValue::Beyond => vec![values().max().unwrap_or(0) + 100],
        ExemplarValue::TopBit => vec![1 << (bits - 1)],
        ExemplarValue::AllOnes => vec![(1 << bits) - 1],
        ExemplarValue::UnknownBit => vec![unknown_bit(members)],
        ExemplarValue::GapBit => gap_bit(members).into_iter().collect(),
        ExemplarValue::OtherBits => (0..bits).map(|bit| 1 << bit).collect(),
        ExemplarValue::Expr(_)
        | ExemplarValue::Text(_)
        | ExemplarValue::Bound
        | ExemplarValue::Each
        | ExemplarValue::All
        | ExemplarValue::Mixed
        | ExemplarValue::Within
        | ExemplarValue::Beside => Vec::new(),
    }
}

/// All enumerators together.
pub fn bits(members: &[Member]) -> i128 {
    members.iter().fold(0, |all, member| all | member.value)
}

/// The smallest number from zero that is no enumerator, if it is below the greatest.
fn gap(members: &[Member]) -> Option<i128> {
    let values = || members.iter().map(|member| member.value);
    let greatest = values().max()?;
    (0..greatest).find(|candidate| values().all(|value| value != *candidate))
}

/// The first and the last number of every gap between enumerators.
fn beside_gaps(members: &[Member]) -> Vec<i128> {
    let mut values: Vec<i128> = members.iter().map(|member| member.value).collect();
    values.sort_unstable();
    let mut out = Vec::new();
    for pair in values.windows(2) {
        if pair[1] - pair[0] > 1 {
            out.push(pair[0] + 1);
            out.push(pair[1] - 1);
        }
    }
    out
}

/// The first bit above those of enumerators.
fn unknown_bit(members: &[Member]) -> i128 {
    let bits = bits(members);
    (0..31)
        .map(|bit| 1 << bit)
        .find(|bit| bits & bit == 0 && *bit > bits / 2)
        .unwrap_or(1 << 30)
}

/// The first bit below the greatest that no enumerator has.
fn gap_bit(members: &[Member]) -> Option<i128> {
    let bits = bits(members);
    let all = (0..63).map(|bit| 1 << bit);
    all.take_while(|bit| *bit < bits)
        .find(|bit| bits & bit == 0)
}
