//! Classifies numbers: emits the exemplar of a live value.

use cuspec_spec::case::Op;
use cuspec_spec::contract::choice::{bind, bound, enumerators, mask};
use cuspec_spec::contract::unlisted::{self, Member, Unlisted};
use cuspec_spec::contract::{Domain, DomainUse, Exemplar, ExemplarValue, Expr, kebab};

use super::classifier::Classifier;
use super::expressions::Printer;
use super::params::number;
use crate::emit::text::list;

impl Classifier<'_> {
    /// Returns the rows of a number: each exemplar with its values.
    pub(super) fn scalar(
        &self,
        domain: &Domain,
        used: &DomainUse,
        prefix: &str,
        raw: &str,
    ) -> String {
        let members = enumerators(self.names, used);
        // The first fault of a value stays. Exemplars with a single value come before those with many, or a condition
        // that holds for the value of another exemplar would hide its check.
        let unlisted = unlisted::numbers(domain, used, &members, bound(self.names, used));
        let mut rows = Vec::new();
        for exemplar in &domain.exemplars {
            rows.extend(self.unlisted(used, exemplar, prefix, &unlisted));
        }
        let exemplars = domain.exemplars.iter();
        let (many, single): (Vec<&Exemplar>, Vec<&Exemplar>) = exemplars.partition(has_condition);
        for exemplar in single.into_iter().chain(many) {
            rows.extend(self.rows(domain, used, exemplar, prefix, &members, &unlisted));
        }
        number(raw, &rows)
    }

    /// Returns the rows of exemplars for numbers outside the enumeration. An exemplar of many numbers has a
    /// separate row.
    fn unlisted(
        &self,
        used: &DomainUse,
        exemplar: &Exemplar,
        prefix: &str,
        unlisted: &[Unlisted],
    ) -> Vec<String> {
        let stands_for_many = matches!(
            exemplar.value,
            Some(ExemplarValue::Beyond | ExemplarValue::UnknownBit)
        );
        let own = unlisted.iter().filter(|one| one.exemplar == exemplar.name);
        let own = own.filter(|_| !stands_for_many);
        let rows = own.map(|one| {
            let standing = used.standing(exemplar, &one.label);
            let is = is_number(used, one.value);
            self.row(&is, exemplar, &standing, prefix, &one.label)
        });
        rows.collect()
    }

    fn rows(
        &self,
        domain: &Domain,
        used: &DomainUse,
        exemplar: &Exemplar,
        prefix: &str,
        members: &[Member],
        unlisted: &[Unlisted],
    ) -> Vec<String> {
        let row = |is: &str, name: &str, own: &str| {
            let standing = used.standing(exemplar, name);
            self.row(is, exemplar, &standing, prefix, own)
        };
        let own = kebab(&exemplar.name);
        let all: i128 = members.iter().fold(0, |all, member| all | member.value);
        let mask = mask(domain, used);
        let numbers = |values: &mut dyn Iterator<Item = i128>| {
            let values: Vec<String> = values.map(|value| value.to_string()).collect();
            list("&[", &values, "]")
        };
        match &exemplar.value {
            Some(ExemplarValue::Each | ExemplarValue::Within | ExemplarValue::Beside) => {
                let is_named =
                    |member: &&Member| used.standings.iter().any(|(n, _)| *n == member.name);
                let (named, others): (Vec<&Member>, Vec<&Member>) =
                    members.iter().partition(is_named);
                let named = named.into_iter().map(|member| {
                    let name = &member.name;
                    row(&equals(member.value), name, name)
                });
                // The other members are distinguished only if a condition can query them.
                let mut others = others.into_iter().map(|member| member.value);
                let others = (!exemplar.is.is_empty()).then(|| {
                    let others = numbers(&mut others);
                    let is = list("is_among(", &["value".to_owned(), others], ")");
                    row(&is, &exemplar.name, &own)
                });
                named.chain(others).collect()
            }
            Some(ExemplarValue::Beyond) => {
                let others = unlisted.iter().filter(|one| one.exemplar != exemplar.name);
                let known = members.iter().map(|member| member.value);
                let known = known.chain(others.map(|other| other.value));
                let all = all_bits(used);
                let known = numbers(&mut known.map(|value| value & all));
                vec![row(&is_beside(all, known), &exemplar.name, &own)]
            }
            Some(ExemplarValue::UnknownBit) => {
                let is = format!("not(has_bits(value, {all}, value))");
                vec![row(&is, &exemplar.name, &own)]
            }
            // Combinations of unknown bits, where no exemplar stands for them.
            Some(ExemplarValue::OtherBits) if !members.is_empty() && !has_unknown_bit(domain) => {
                let is = format!("not(has_bits(value, {all}, value))");
                vec![row(&is, &exemplar.name, &own)]
            }
            Some(ExemplarValue::Mixed) => {
                let within = members.iter().map(|member| member.value);
                let within = numbers(&mut within.filter(|value| value & !mask == 0));
                vec![row(&is_beside(mask, within), &exemplar.name, &own)]
            }
            Some(ExemplarValue::All) => {
                vec![row(&equals(all), &exemplar.name, &own)]
            }
            Some(ExemplarValue::Expr(value)) => {
                let is = match &exemplar.when {
                    Some(when) => bind(when, used),
                    None => Expr::Binary(Op::Eq, Box::new(Expr::Live), Box::new(bind(value, used))),
                };
                let is = Printer {
                    vocabulary: &self.registry.contracts.vocabulary,
                    over: &[],
                    is_guard: false,
                }
                .print(&is);
                vec![row(&is, &exemplar.name, &own)]
            }
            Some(
                ExemplarValue::Gap
                | ExemplarValue::Gaps
                | ExemplarValue::Below
                | ExemplarValue::Above
                | ExemplarValue::Bound
                | ExemplarValue::TopBit
                | ExemplarValue::AllOnes
                | ExemplarValue::GapBit
                | ExemplarValue::OtherBits
                | ExemplarValue::Text(_),
            )
            | None => Vec::new(),
        }
    }
}

/// Whether an exemplar stands for all values that meet a condition.
fn has_condition(exemplar: &&Exemplar) -> bool {
    let is_open = matches!(
        exemplar.value,
        Some(
            ExemplarValue::Beyond
                | ExemplarValue::UnknownBit
                | ExemplarValue::OtherBits
                | ExemplarValue::Mixed
        )
    );
    is_open || exemplar.when.is_some()
}

fn has_unknown_bit(domain: &Domain) -> bool {
    let mut values = domain.exemplars.iter().map(|exemplar| &exemplar.value);
    values.any(|value| matches!(value, Some(ExemplarValue::UnknownBit)))
}

fn equals(number: i128) -> String {
    format!("equals(value, {number})")
}

/// Returns the condition that the value has only these bits and is none of these numbers.
fn is_beside(bits: i128, numbers: String) -> String {
    list(
        "is_beside(",
        &["value".to_owned(), bits.to_string(), numbers],
        ")",
    )
}

/// Returns the condition that the value equals a number, independent of the sign of its type.
fn is_number(used: &DomainUse, number: i128) -> String {
    let all = all_bits(used);
    format!("has_bits(value, {all}, {})", number & all)
}

/// Returns a mask of all bits of the parameter type of a number.
fn all_bits(used: &DomainUse) -> i128 {
    (1 << used.bits) - 1
}
